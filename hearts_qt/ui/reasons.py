"""Why a move is advised: one sentence for every motive of the computer players' thinking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.game.frames import PERSON
from hearts_qt.rules.cards import Suit
from hearts_qt.rules.moves import ChooseMoon, PassCards, PlayCard
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
    text = _with_seat(advice.reason) if name else ""
    text = text or (_with_card(advice.reason) if card else "")
    text = text or (_with_suit(advice.reason, advice.suit) if advice.suit is not None else "")
    return (text or _plain(advice.reason)).format(card=card, name=name)


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
        case _:
            return ""


def _with_card(motive: Motive) -> str:
    match motive:
        case Motive.SMOKE_OUT_QUEEN:
            return translate("Texts", "Low cards of the suit force out the {card}.")
        case Motive.DUCK_UNDER:
            return translate("Texts", "It is the highest card that stays under the {card}.")
        case Motive.DUMP_DANGER:
            return translate("Texts", "The {card} is still out, and this card could catch it.")
        case Motive.GRAB_BONUS:
            return translate("Texts", "This wins the {card}, which takes points off your score.")
        case Motive.KEEP_BONUS:
            return translate("Texts", "The {card} is worth waiting for: keep what can win it.")
        case Motive.PASS_QUEEN:
            return translate("Texts", "Too few low cards guard the {card}.")
        case Motive.PASS_HIGH_SPADES:
            return translate("Texts", "These cards could catch the {card}.")
        case _:
            return ""


def _with_suit(motive: Motive, suit: Suit) -> str:
    match motive, suit:
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
        case Motive.SAFE_LEAD:
            return translate("Texts", "Somebody will almost certainly have to take this trick from you.")
        case Motive.SMOKE_OUT_QUEEN:
            return translate("Texts", "Low cards of the suit force out the dearest card.")
        case Motive.CASH_EARLY:
            return translate("Texts", "While everybody still follows suit, a high card gets away cheaply.")
        case Motive.LEAST_RISK:
            return translate("Texts", "No lead is safe; this one risks least.")
        case Motive.DUCK_UNDER:
            return translate("Texts", "It is the highest card that does not take the trick.")
        case Motive.LOWEST_OF_SUIT:
            return translate("Texts", "A low card, and the hope that somebody plays a higher one.")
        case Motive.TAKE_CHEAPLY_LAST:
            return translate("Texts", "You play last and the trick costs nothing: get rid of a high card.")
        case Motive.WIN_WITH_HIGHEST:
            return translate("Texts", "If you take the trick, then with your highest card.")
        case Motive.KEEP_GUARD:
            return translate("Texts", "The low cards stay to guard what is left.")
        case Motive.DUMP_QUEEN:
            return translate("Texts", "Here is the chance to give the dearest card away.")
        case Motive.DUMP_HIGH_HEARTS:
            return translate("Texts", "Somebody else is taking this trick: the points go there.")
        case Motive.DUMP_DANGER:
            return translate("Texts", "This card could catch points later.")
        case Motive.VOID_SUIT | Motive.PASS_TO_VOID:
            return translate("Texts", "A suit less, and you can discard what you like.")
        case Motive.DISCARD_HIGH:
            return translate("Texts", "It could have taken a trick later: better without it.")
        case Motive.DISCARD_HARMLESS:
            return translate("Texts", "You will not miss this card.")
        case Motive.STOP_MOON:
            return translate("Texts", "Somebody else must take a point, or it is a moon.")
        case Motive.SHOOT_MOON:
            return translate("Texts", "You can take every trick: shoot the moon.")
        case Motive.GRAB_BONUS:
            return translate("Texts", "This wins the card that takes points off your score.")
        case Motive.KEEP_BONUS:
            return translate("Texts", "Keep what can win the bonus card for a better trick.")
        case Motive.PASS_QUEEN:
            return translate("Texts", "Too few low cards guard the dearest card.")
        case Motive.PASS_HIGH_SPADES:
            return translate("Texts", "These cards could catch the dearest card.")
        case Motive.PASS_HIGH_HEARTS:
            return translate("Texts", "High penalty cards come back as points.")
        case Motive.PASS_HIGH_CARDS:
            return translate("Texts", "These cards are the likeliest to take tricks.")
        case Motive.PASS_FOR_MOON:
            return translate("Texts", "With what is left you can take every trick.")
        case Motive.MOON_ADD:
            return translate("Texts", "Everybody else pays, and you gain as much as you can.")
        case Motive.MOON_SUBTRACT:
            return translate("Texts", "Otherwise the match would end with somebody else in front.")
