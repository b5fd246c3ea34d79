"""Cards as the object of a sentence: «положили даму пик», whole names again and nothing glued together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from hearts_qt.rules.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_qt.rules.cards import Card

translate = QCoreApplication.translate

_CARD_OBJECTS = (
    (
        QT_TRANSLATE_NOOP("Cards", "the two of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the three of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the four of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the five of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the six of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the seven of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the eight of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the nine of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the ten of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the jack of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the queen of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the king of clubs"),
        QT_TRANSLATE_NOOP("Cards", "the ace of clubs"),
    ),
    (
        QT_TRANSLATE_NOOP("Cards", "the two of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the three of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the four of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the five of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the six of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the seven of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the eight of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the nine of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the ten of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the jack of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the queen of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the king of diamonds"),
        QT_TRANSLATE_NOOP("Cards", "the ace of diamonds"),
    ),
    (
        QT_TRANSLATE_NOOP("Cards", "the two of spades"),
        QT_TRANSLATE_NOOP("Cards", "the three of spades"),
        QT_TRANSLATE_NOOP("Cards", "the four of spades"),
        QT_TRANSLATE_NOOP("Cards", "the five of spades"),
        QT_TRANSLATE_NOOP("Cards", "the six of spades"),
        QT_TRANSLATE_NOOP("Cards", "the seven of spades"),
        QT_TRANSLATE_NOOP("Cards", "the eight of spades"),
        QT_TRANSLATE_NOOP("Cards", "the nine of spades"),
        QT_TRANSLATE_NOOP("Cards", "the ten of spades"),
        QT_TRANSLATE_NOOP("Cards", "the jack of spades"),
        QT_TRANSLATE_NOOP("Cards", "the queen of spades"),
        QT_TRANSLATE_NOOP("Cards", "the king of spades"),
        QT_TRANSLATE_NOOP("Cards", "the ace of spades"),
    ),
    (
        QT_TRANSLATE_NOOP("Cards", "the two of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the three of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the four of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the five of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the six of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the seven of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the eight of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the nine of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the ten of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the jack of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the queen of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the king of hearts"),
        QT_TRANSLATE_NOOP("Cards", "the ace of hearts"),
    ),
)


def card_object(card: Card) -> str:
    """The card that somebody plays or passes: «даму пик»."""
    if card.is_joker:
        return translate("Cards", "a joker", "play what: accusative singular; джокера")
    return translate("Cards", str(_CARD_OBJECTS[card.suit][card.rank - Rank.TWO]))


def card_objects(cards: Iterable[Card]) -> str:
    """Several of them, in the order given, with commas between them."""
    return ", ".join(map(card_object, cards))
