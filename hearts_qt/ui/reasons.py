"""Why a move is advised: one sentence for every motive of the computer players' thinking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.game.frames import PERSON
from hearts_qt.rules.cards import Suit
from hearts_qt.rules.moves import Bid, ChooseMoon, Declare, ExchangeWidow, NameSuit, PassCards, PlayCard
from hearts_qt.rules.switches import Moon
from hearts_qt.table import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.game.frames import Sitter

translate = QCoreApplication.translate


def hint_sentence(advice: Advice, sitters: Sequence[Sitter]) -> str:
    """The advised move, then the reason for it."""
    reason = reason_sentence(advice, sitters)
    match advice.move:
        case PlayCard(card=card):
            return translate("Texts", "Hint: {card}. {reason}").format(card=words.card_name(card), reason=reason)
        case PassCards(cards=cards):
            names = ", ".join(words.card_name(card) for card in cards)
            return translate("Texts", "Hint: pass {cards}. {reason}").format(cards=names, reason=reason)
        case ExchangeWidow(cards=cards):
            names = ", ".join(words.card_name(card) for card in cards)
            return translate("Texts", "Hint: lay away {cards}. {reason}").format(cards=names, reason=reason)
        case Bid(chips=None):
            return translate("Texts", "Hint: pass. {reason}").format(reason=reason)
        case Bid(chips=int() as chips):
            text = translate("Texts", "Hint: bid %n chip(s). {reason}", None, chips)
            return text.format(reason=reason)
        case NameSuit(suit=suit):
            text = translate("Texts", "Hint: name {suit}. {reason}", "nominative; Подсказка: {suit}. {reason}")
            return text.format(suit=words.suit_name(suit), reason=reason)
        case Declare(everything=True):
            return translate("Texts", "Hint: declare it. {reason}").format(reason=reason)
        case Declare():
            return translate("Texts", "Hint: do not declare. {reason}").format(reason=reason)
        case ChooseMoon(choice=Moon.SUBTRACT):
            return translate("Texts", "Hint: take the points off your own score. {reason}").format(reason=reason)
        case ChooseMoon():
            return translate("Texts", "Hint: give the points to everybody else. {reason}").format(reason=reason)
        case _:
            return translate("Texts", "Hint: finish the deal. {reason}").format(reason=reason)


def reason_sentence(advice: Advice, sitters: Sequence[Sitter]) -> str:
    """The reason alone. A fact that is missing is left out with the sentence that would name it."""
    other = advice.seat if advice.seat not in (None, PERSON) else None
    name = "" if other is None else words.sitter_name(sitters[other])
    card = "" if advice.card is None else words.card_name(advice.card)
    cards = ", ".join(words.card_name(c) for c in advice.cards)
    text = _with_seat(advice.reason) if name else ""
    text = text or (_with_card(advice) if card else "")
    text = text or (_with_suit(advice.reason, advice.suit) if advice.suit is not None else "")
    return (text or _plain(advice.reason)).format(card=card, name=name, cards=cards)


def _with_seat(motive: Motive) -> str:
    match motive:
        case Motive.DUMP_QUEEN:
            return translate("Texts", "{name} is taking this trick: the right place for this card.")
        case Motive.DUMP_HIGH_HEARTS:
            return translate("Texts", "{name} is taking this trick: the points go there.")
        case Motive.STOP_MOON:
            return translate(
                "Texts", "So far {name} has every point: let somebody else take one, or it is a moon."
            )
        case Motive.MOON_SUBTRACT:
            return translate("Texts", "Otherwise the match would end with {name} in front.")
        case Motive.POINTS_TO_PARTNER:
            return translate("Texts", "{name}, your partner, is taking this trick and would get the points.")
        case Motive.SPARE_PARTNER:
            return translate("Texts", "{name}, your partner, is taking this trick: keep the points for others.")
        case Motive.DEFEAT_DECLARER:
            return translate("Texts", "{name} has declared every trick: let somebody else get one.")
        case Motive.DEFEAT_BY_CARD:
            return translate("Texts", "{name} has declared every penalty card: let somebody else get one.")
        case _:
            return ""


def _with_card(advice: Advice) -> str:
    match advice.reason:
        case Motive.SMOKE_OUT_QUEEN:
            return translate("Texts", "Low cards of the suit force out the {card}.")
        case Motive.DUCK_UNDER:
            return translate("Texts", "It is the highest card that stays under the {card}.")
        case Motive.STAY_UNDER:
            return translate("Texts", "It stays under the {card}.")
        case Motive.DUMP_DANGER:
            return translate("Texts", "The {card} is still out, and this card could catch it.")
        case Motive.GRAB_BONUS:
            return translate("Texts", "This can win the {card}, which takes points off your score.")
        case Motive.KEEP_BONUS:
            return translate("Texts", "The {card} is worth waiting for: keep what can win it.")
        case Motive.CANCEL:
            return translate("Texts", "It cancels the other {card}: neither of them takes the trick.")
        case Motive.PASS_QUEEN:
            return translate("Texts", "Too few low cards guard the {card}.")
        case Motive.PASS_DEAREST:
            return translate("Texts", "The {card} is the costliest card: let somebody else have it.")
        case Motive.PASS_HIGH_SPADES if len(advice.cards) == 1:
            return translate(
                "Texts", "The {cards} could catch the {card}.", "one card; Поймать чужую карту может …"
            )
        case Motive.PASS_HIGH_SPADES if advice.cards:
            return translate("Texts", "These could catch the {card}: {cards}.")
        case _:
            return ""


def _with_suit(motive: Motive, suit: Suit) -> str:
    match motive, suit:
        case ((Motive.BID_FOR_SUIT | Motive.NAME_SAFE_SUIT), Suit.CLUBS):
            return translate("Texts", "Clubs are the suit you will take fewest of.")
        case ((Motive.BID_FOR_SUIT | Motive.NAME_SAFE_SUIT), Suit.DIAMONDS):
            return translate("Texts", "Diamonds are the suit you will take fewest of.")
        case ((Motive.BID_FOR_SUIT | Motive.NAME_SAFE_SUIT), Suit.SPADES):
            return translate("Texts", "Spades are the suit you will take fewest of.")
        case ((Motive.BID_FOR_SUIT | Motive.NAME_SAFE_SUIT), Suit.HEARTS):
            return translate("Texts", "Hearts are the suit you will take fewest of.")
        case (Motive.NAME_TRUMPS, Suit.CLUBS):
            return translate("Texts", "With clubs as trumps your hand is at its best.")
        case (Motive.NAME_TRUMPS, Suit.DIAMONDS):
            return translate("Texts", "With diamonds as trumps your hand is at its best.")
        case (Motive.NAME_TRUMPS, Suit.SPADES):
            return translate("Texts", "With spades as trumps your hand is at its best.")
        case (Motive.NAME_TRUMPS, Suit.HEARTS):
            return translate("Texts", "With hearts as trumps your hand is at its best.")
        case ((Motive.VOID_SUIT | Motive.PASS_TO_VOID), Suit.CLUBS):
            return translate("Texts", "Without clubs you can discard what you like.")
        case ((Motive.VOID_SUIT | Motive.PASS_TO_VOID), Suit.DIAMONDS):
            return translate("Texts", "Without diamonds you can discard what you like.")
        case ((Motive.VOID_SUIT | Motive.PASS_TO_VOID), Suit.SPADES):
            return translate("Texts", "Without spades you can discard what you like.")
        case ((Motive.VOID_SUIT | Motive.PASS_TO_VOID), Suit.HEARTS):
            return translate("Texts", "Without hearts you can discard what you like.")
        case Motive.PASS_HIGH_HEARTS, Suit.HEARTS:
            return translate("Texts", "High hearts take tricks that cost points.")
        case _:
            return ""


def _plain(motive: Motive) -> str:
    match motive:
        case Motive.ONLY_CARD:
            return translate("Texts", "There is nothing else you may play.")
        case Motive.CHANCE:
            return translate("Texts", "One card is as good as another here.")
        case Motive.SECOND_BEST:
            return translate("Texts", "It is the next best choice.")
        case Motive.TRIED_BEST:
            return translate("Texts", "Tried out in many possible deals, this card did best.")
        case Motive.MAY_BE_NEEDED:
            return translate("Texts", "You may still need this card, though.")
        case Motive.MAY_TAKE:
            return translate("Texts", "This card takes the trick unless it is beaten.")
        case Motive.WILL_TAKE:
            return translate("Texts", "This card takes the trick.")
        case Motive.SAFE_LEAD:
            return translate("Texts", "Somebody else will probably have to take this trick.")
        case Motive.SMOKE_OUT_QUEEN:
            return translate("Texts", "Low cards of the suit force out the costliest card.")
        case Motive.CASH_EARLY:
            return translate("Texts", "While everybody can still follow suit, a high card gets away cheaply.")
        case Motive.LEAST_RISK:
            return translate("Texts", "No lead is safe; this one risks least.")
        case Motive.DUCK_UNDER:
            return translate("Texts", "It is the highest card that does not take the trick.")
        case Motive.STAY_UNDER:
            return translate("Texts", "This card does not take the trick.")
        case Motive.LOWEST_OF_SUIT:
            return translate(
                "Texts", "Your lowest card of the suit, and the hope that somebody plays a higher one."
            )
        case Motive.TAKE_CHEAPLY_LAST:
            return translate("Texts", "You play last and the trick costs nothing: get rid of your highest card.")
        case Motive.WIN_WITH_HIGHEST:
            return translate("Texts", "If you take the trick, take it with your highest card.")
        case Motive.KEEP_GUARD:
            return translate("Texts", "The low cards stay to guard what is left.")
        case Motive.DUMP_QUEEN:
            return translate("Texts", "Here is the chance to give the costliest card away.")
        case Motive.DUMP_HIGH_HEARTS:
            return translate("Texts", "Somebody else is taking this trick: the points go there.")
        case Motive.POINTS_TO_PARTNER:
            return translate("Texts", "Your partner is taking this trick and would get the points.")
        case Motive.DUMP_DANGER:
            return translate("Texts", "This card could catch points later.")
        case Motive.VOID_SUIT | Motive.PASS_TO_VOID:
            return translate("Texts", "One suit fewer, and you can discard what you like.")
        case Motive.SHORTEN_SUIT:
            return translate("Texts", "Then only one card of the suit is left in your hand.")
        case Motive.DISCARD_HIGH:
            return translate("Texts", "It could have taken a trick later: better without it.")
        case Motive.DISCARD_HARMLESS:
            return translate("Texts", "You will not miss this card.")
        case Motive.STOP_MOON:
            return translate("Texts", "Otherwise somebody may take everything, and that is a moon.")
        case Motive.SHOOT_MOON:
            return translate("Texts", "You have a chance to take everything: shoot the moon.")
        case Motive.GIVE_UP_MOON:
            return translate("Texts", "You could try for the moon; this card gives it up.")
        case Motive.GRAB_BONUS:
            return translate("Texts", "This can win the card that takes points off your score.")
        case Motive.KEEP_BONUS:
            return translate("Texts", "Keep what can win the bonus card for a better trick.")
        case Motive.PASS_QUEEN:
            return translate("Texts", "Too few low cards guard the costliest card.")
        case Motive.PASS_DEAREST:
            return translate("Texts", "It is the costliest card: let somebody else have it.")
        case Motive.PASS_HIGH_SPADES:
            return translate("Texts", "Among them is what could catch the costliest card.")
        case Motive.PASS_FOR_REST:
            return translate("Texts", "What is left in your hand is easier to play.")
        case Motive.PASS_HIGH_HEARTS:
            return translate("Texts", "High penalty cards come back as points.")
        case Motive.PASS_HIGH_CARDS:
            return translate("Texts", "High cards like these are likely to take tricks.")
        case Motive.PASS_FOR_MOON:
            return translate("Texts", "With what is left you can take every trick.")
        case Motive.TAKE_GAIN:
            return translate("Texts", "In this deal it pays to take: this card can do it.")
        case Motive.KEEP_WINNERS:
            return translate("Texts", "In this deal it pays to take: keep the better cards.")
        case Motive.PLAY_JOKER:
            return translate("Texts", "The joker takes nothing and gets you out of this trick.")
        case Motive.CANCEL:
            return translate("Texts", "Two identical cards cancel each other: neither takes the trick.")
        case Motive.MAKE_DRAW:
            return translate("Texts", "Others will probably have to draw for this suit.")
        case Motive.SPARE_PARTNER:
            return translate("Texts", "Your partner is taking this trick: keep the points for others.")
        case Motive.BID_FOR_SUIT | Motive.NAME_SAFE_SUIT:
            return translate("Texts", "This is the suit you will take fewest of.")
        case Motive.NAME_TRUMPS:
            return translate("Texts", "With this suit as trumps your hand is at its best.")
        case Motive.PASS_BID:
            return translate("Texts", "No suit is safe enough for the price.")
        case Motive.DECLARE:
            return translate("Texts", "Your hand can take everything.")
        case Motive.DECLINE:
            return translate("Texts", "Your hand cannot take everything.")
        case Motive.TAKE_EVERYTHING:
            return translate("Texts", "You declared everything, and this card takes the trick.")
        case Motive.DEFEAT_DECLARER:
            return translate("Texts", "One trick to anybody else, and the declarer has failed.")
        case Motive.DEFEAT_BY_CARD:
            return translate("Texts", "One penalty card to anybody else, and the declarer has failed.")
        case Motive.KEEP_STOPPER:
            return translate("Texts", "Keep the cards that can still stop the declarer.")
        case Motive.LAY_AWAY_HIGH:
            return translate("Texts", "High cards like these are likely to take tricks.")
        case Motive.LAY_AWAY_TO_VOID:
            return translate("Texts", "One suit fewer, and you can discard what you like.")
        case Motive.MOON_ADD:
            return translate("Texts", "Everybody else pays, and you gain as much as you can.")
        case Motive.MOON_LOWER:
            return translate("Texts", "Bringing yourself down helps more now than driving the others up.")
        case Motive.MOON_SUBTRACT:
            return translate("Texts", "Otherwise the match would end with somebody else in front.")
