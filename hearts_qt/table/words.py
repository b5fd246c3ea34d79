"""Words that the table and the window both need, translated where they are used and never at import.

A card has one whole name in every language: nothing is glued together. Sentences with a name in them exist once
for every `Gender` where Russian needs it; English has the same text in each.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from hearts_qt.game.frames import Sitter
from hearts_qt.rules.cards import Rank, Suit
from hearts_qt.rules.switches import Direction

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hearts_qt.rules.cards import Card

translate = QCoreApplication.translate

_CARD_NAMES = (
    (
        QT_TRANSLATE_NOOP("Cards", "two of clubs"),
        QT_TRANSLATE_NOOP("Cards", "three of clubs"),
        QT_TRANSLATE_NOOP("Cards", "four of clubs"),
        QT_TRANSLATE_NOOP("Cards", "five of clubs"),
        QT_TRANSLATE_NOOP("Cards", "six of clubs"),
        QT_TRANSLATE_NOOP("Cards", "seven of clubs"),
        QT_TRANSLATE_NOOP("Cards", "eight of clubs"),
        QT_TRANSLATE_NOOP("Cards", "nine of clubs"),
        QT_TRANSLATE_NOOP("Cards", "ten of clubs"),
        QT_TRANSLATE_NOOP("Cards", "jack of clubs"),
        QT_TRANSLATE_NOOP("Cards", "queen of clubs"),
        QT_TRANSLATE_NOOP("Cards", "king of clubs"),
        QT_TRANSLATE_NOOP("Cards", "ace of clubs"),
    ),
    (
        QT_TRANSLATE_NOOP("Cards", "two of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "three of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "four of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "five of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "six of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "seven of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "eight of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "nine of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "ten of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "jack of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "queen of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "king of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "ace of diamonds"),
    ),
    (
        QT_TRANSLATE_NOOP("Cards", "two of spades"),
        QT_TRANSLATE_NOOP("Cards", "three of spades"),
        QT_TRANSLATE_NOOP("Cards", "four of spades"),
        QT_TRANSLATE_NOOP("Cards", "five of spades"),
        QT_TRANSLATE_NOOP("Cards", "six of spades"),
        QT_TRANSLATE_NOOP("Cards", "seven of spades"),
        QT_TRANSLATE_NOOP("Cards", "eight of spades"),
        QT_TRANSLATE_NOOP("Cards", "nine of spades"),
        QT_TRANSLATE_NOOP("Cards", "ten of spades"),
        QT_TRANSLATE_NOOP("Cards", "jack of spades"),
        QT_TRANSLATE_NOOP("Cards", "queen of spades"),
        QT_TRANSLATE_NOOP("Cards", "king of spades"),
        QT_TRANSLATE_NOOP("Cards", "ace of spades"),
    ),
    (
        QT_TRANSLATE_NOOP("Cards", "two of hearts"),
        QT_TRANSLATE_NOOP("Cards", "three of hearts"),
        QT_TRANSLATE_NOOP("Cards", "four of hearts"),
        QT_TRANSLATE_NOOP("Cards", "five of hearts"),
        QT_TRANSLATE_NOOP("Cards", "six of hearts"),
        QT_TRANSLATE_NOOP("Cards", "seven of hearts"),
        QT_TRANSLATE_NOOP("Cards", "eight of hearts"),
        QT_TRANSLATE_NOOP("Cards", "nine of hearts"),
        QT_TRANSLATE_NOOP("Cards", "ten of hearts"),
        QT_TRANSLATE_NOOP("Cards", "jack of hearts"),
        QT_TRANSLATE_NOOP("Cards", "queen of hearts"),
        QT_TRANSLATE_NOOP("Cards", "king of hearts"),
        QT_TRANSLATE_NOOP("Cards", "ace of hearts"),
    ),
)

_LATIN = {Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K", Rank.ACE: "A"}
_RUSSIAN = {Rank.JACK: "В", Rank.QUEEN: "Д", Rank.KING: "К", Rank.ACE: "Т"}


class Gender(Enum):
    """How a verb in the past agrees with a name."""

    MASCULINE = "masculine"
    FEMININE = "feminine"
    YOU = "you"
    """The person, addressed with the polite plural: «вы взяли»."""


_MASCULINE = frozenset({Sitter.TIKHON, Sitter.PROKHOR, Sitter.LUKYAN, Sitter.NAZAR, Sitter.SAVVA})


def sitter_gender(sitter: Sitter) -> Gender:
    """The grammatical gender of the name, for choosing a sentence."""
    if sitter is Sitter.PERSON:
        return Gender.YOU
    return Gender.MASCULINE if sitter in _MASCULINE else Gender.FEMININE


def sitter_name(sitter: Sitter) -> str:
    """The name, as it stands at the head of a sentence and on a plate: «Марфа», «Вы»."""
    match sitter:
        case Sitter.PERSON:
            return translate("Names", "You", "on the plate and in the score sheet")
        case Sitter.MARFA:
            return translate("Names", "Martha", "who: nominative; Марфа")
        case Sitter.TIKHON:
            return translate("Names", "Oliver", "who: nominative; Тихон")
        case Sitter.ZLATA:
            return translate("Names", "Zoe", "who: nominative; Злата")
        case Sitter.PROKHOR:
            return translate("Names", "Peter", "who: nominative; Прохор")
        case Sitter.ULYANA:
            return translate("Names", "Ursula", "who: nominative; Ульяна")
        case Sitter.LUKYAN:
            return translate("Names", "Luke", "who: nominative; Лукьян")
        case Sitter.FYOKLA:
            return translate("Names", "Thea", "who: nominative; Фёкла")
        case Sitter.NAZAR:
            return translate("Names", "Nick", "who: nominative; Назар")
        case Sitter.AGNIA:
            return translate("Names", "Agnes", "who: nominative; Агния")
        case Sitter.SAVVA:
            return translate("Names", "Sam", "who: nominative; Савва")


def label_name(sitter: Sitter, own_name: str) -> str:
    """The name on a plate, in a table or a chart: there the person is called by ``own_name``, if there is one."""
    return own_name if sitter is Sitter.PERSON and own_name else sitter_name(sitter)


def together(names: Sequence[str]) -> str:
    """The names of those who have one score: one, or two partners."""
    if len(names) == 1:
        return names[0]
    return translate("Names", "{first} and {second}", "two partners").format(first=names[0], second=names[1])


def sitter_dative(sitter: Sitter) -> str:
    """The name of the one who is given something: «Марфе», «вам»."""
    match sitter:
        case Sitter.PERSON:
            return translate("Names", "you", "to whom: dative; вам")
        case Sitter.MARFA:
            return translate("Names", "Martha", "to whom: dative; Марфе")
        case Sitter.TIKHON:
            return translate("Names", "Oliver", "to whom: dative; Тихону")
        case Sitter.ZLATA:
            return translate("Names", "Zoe", "to whom: dative; Злате")
        case Sitter.PROKHOR:
            return translate("Names", "Peter", "to whom: dative; Прохору")
        case Sitter.ULYANA:
            return translate("Names", "Ursula", "to whom: dative; Ульяне")
        case Sitter.LUKYAN:
            return translate("Names", "Luke", "to whom: dative; Лукьяну")
        case Sitter.FYOKLA:
            return translate("Names", "Thea", "to whom: dative; Фёкле")
        case Sitter.NAZAR:
            return translate("Names", "Nick", "to whom: dative; Назару")
        case Sitter.AGNIA:
            return translate("Names", "Agnes", "to whom: dative; Агнии")
        case Sitter.SAVVA:
            return translate("Names", "Sam", "to whom: dative; Савве")


def card_name(card: Card) -> str:
    """The whole name of a card: «дама пик»."""
    if card.is_joker:
        return joker_name()
    return translate("Cards", str(_CARD_NAMES[card.suit][card.rank - Rank.TWO]))


def joker_name() -> str:
    """The name of any joker."""
    return translate("Cards", "joker", "the card, nominative; джокер")


def card_names(cards: Iterable[Card]) -> str:
    """The names of several cards, in the order given, with commas between them."""
    return ", ".join(map(card_name, cards))


def suit_name(suit: Suit) -> str:
    """The suit as a subject: «трефы»."""
    match suit:
        case Suit.CLUBS:
            return translate("Cards", "clubs", "the suit, nominative plural; трефы")
        case Suit.DIAMONDS:
            return translate("Cards", "diamonds", "the suit, nominative plural; бубны")
        case Suit.SPADES:
            return translate("Cards", "spades", "the suit, nominative plural; пики")
        case Suit.HEARTS:
            return translate("Cards", "hearts", "the suit, nominative plural; черви")
        case Suit.JOKERS:
            return translate("Cards", "jokers", "the suit, nominative plural; джокеры")


def card_of_suit(suit: Suit) -> str:
    """One card of the suit as an object: «бубну» in «положите бубну»."""
    match suit:
        case Suit.CLUBS:
            return translate("Cards", "a club", "play what: accusative singular; трефу")
        case Suit.DIAMONDS:
            return translate("Cards", "a diamond", "play what: accusative singular; бубну")
        case Suit.SPADES:
            return translate("Cards", "a spade", "play what: accusative singular; пику")
        case Suit.HEARTS:
            return translate("Cards", "a heart", "play what: accusative singular; черву")
        case Suit.JOKERS:
            return translate("Cards", "a joker", "play what: accusative singular; джокера")


def rank_letter(rank: Rank, letters: str) -> str:
    """What is printed in the corner of a card; ``letters`` as in `Appearance`."""
    return (_RUSSIAN if letters == "ru" else _LATIN).get(rank, str(int(rank)))


def card_letters(card: Card, letters: str) -> str:
    """A card in two or three signs, for narrow places: ``Q♠`` or ``Д♠``."""
    return rank_letter(card.rank, letters) + card.suit.symbol


def direction_name(direction: Direction) -> str:
    """Where the cards go, as an adverb: «налево»."""
    match direction:
        case Direction.LEFT:
            return translate("Directions", "to the left", "pass the cards where; налево")
        case Direction.RIGHT:
            return translate("Directions", "to the right", "pass the cards where; направо")
        case Direction.ACROSS:
            return translate("Directions", "across", "pass the cards where; напротив")
        case Direction.SCATTER:
            return translate("Directions", "to everybody", "a card to each of the others; всем по карте")
        case Direction.HOLD:
            return translate("Directions", "no passing", "this deal; без передачи")
