"""What the program says about the game: from rules' values to whole sentences in the player's language.

Everything is looked up when it is asked for, so a switch of the language needs no more than asking again.
A sentence is always one message: languages order their words differently and bend the names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.cards import Suit
from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.table import words
from hearts_qt.ui.variant_names import variant_name as variant_name

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate

USUAL_PASS = 3
"""The number of cards that nearly every game passes; it is written out."""


# -- small pieces ---------------------------------------------------------------------------------------------


def points(n: int) -> str:
    """``46 points``; a negative number with a real minus sign."""
    size = abs(n)
    text = translate("Texts", "%n point(s)", None, size)
    return f"−{text}" if n < 0 else text


def signed(n: int) -> str:
    """``+5``, ``0`` or ``−10``, with a real minus sign."""
    return f"+{n}" if n > 0 else number(n)


def number(n: int) -> str:
    """``46`` or ``−10``, with a real minus sign."""
    return str(n).replace("-", "−")


def match_length(rules: Rules) -> str:
    """When the match ends, in a few words: ``to 100 points``."""
    limit, deals = rules.limit or 0, rules.deals or 0
    by_limit = translate("Texts", "to %n point(s)", None, limit)
    if rules.limit is None:
        return translate("Texts", "%n deal(s)", None, deals)
    if rules.deals is None:
        return by_limit
    return translate("Texts", "{limit} or %n deal(s)", "limit: to 100 points; до 100 очков", deals).format(
        limit=by_limit
    )


def rules_summary(variant: str, rules: Rules) -> str:
    """The right end of the status line: ``Classic Hearts, to 100 points``."""
    return translate("Texts", "{variant}, {length}").format(
        variant=variant_name(variant), length=match_length(rules)
    )


def sheet_notes(rules: Rules) -> tuple[str, str]:
    """The note beside the title of the score sheet, ``to 100 points, fewer is better``, and a shorter one."""
    if rules.in_chips:
        text = translate("Texts", "{length}, chips: more is better")
    elif rules.high_wins:
        text = translate("Texts", "{length}, more is better")
    else:
        text = translate("Texts", "{length}, fewer is better")
    most = translate("Texts", "more is better", "note in the score sheet")
    least = translate("Texts", "fewer is better", "note in the score sheet")
    return text.format(length=match_length(rules)), most if rules.most_wins else least


def level_name(key: str) -> str:
    """The name of a level of computer players; an unknown one is shown by its key."""
    match key:
        case "easy":
            return translate("Texts", "Easy")
        case "medium":
            return translate("Texts", "Medium")
        case "strong":
            return translate("Texts", "Strong")
        case "expert":
            return translate("Texts", "Expert")
        case "random":
            return translate("Texts", "Beginner")
        case "rule_of_thumb":
            return translate("Texts", "Regular")
        case _:
            return key


# -- refusals -------------------------------------------------------------------------------------------------


def refusal_sentence(refusal: Refusal) -> str:
    """Why the rules forbid it, and what may be done instead."""
    match refusal.reason:
        case Reason.MUST_FOLLOW:
            return _must_follow(refusal.suit)
        case Reason.MUST_OPEN_WITH if refusal.card is not None:
            return translate("Texts", "The first lead of the deal is the {card}.").format(
                card=words.card_name(refusal.card)
            )
        case Reason.MUST_OPEN_WITH | Reason.MUST_OPEN_WITH_SUIT:
            return _must_open(refusal.suit)
        case Reason.HEARTS_CLOSED:
            return translate("Texts", "Hearts are not broken yet: lead another suit.")
        case Reason.HEARTS_LAST:
            return translate("Texts", "In this deal hearts are led last: lead another suit.")
        case Reason.NO_HEART_LEAD_FIRST:
            return translate("Texts", "The first trick may not be led with a heart.")
        case Reason.MUST_PLAY_QUEEN:
            return translate("Texts", "The declarer’s king calls for its queen: play it.")
        case Reason.MUST_DISCARD_HEART:
            return translate("Texts", "You cannot follow suit, so you must discard a heart.")
        case Reason.MUST_DISCARD_QUEEN:
            return translate("Texts", "You cannot follow suit and have no heart, so you must discard a queen.")
        case Reason.MUST_DISCARD_PENALTY:
            return translate("Texts", "You cannot follow suit, so you must discard a penalty card.")
        case Reason.JOKER_ONLY_WHEN_VOID:
            return translate("Texts", "A joker may be played only when you cannot follow suit.")
        case Reason.BID_TOO_LOW:
            count = refusal.count or 0
            return translate("Texts", "Bid at least %n chip(s), or pass.", None, count)
        case Reason.BID_TOO_HIGH:
            count = refusal.count or 0
            return translate("Texts", "You have %n chip(s) and cannot bid more.", None, count)
        case Reason.NOT_A_SUIT:
            return translate("Texts", "Name one of the four suits.")
        case Reason.WRONG_EXCHANGE_COUNT:
            count = refusal.count or 0
            return translate("Texts", "Lay away exactly %n card(s).", None, count)
        case Reason.NO_PENALTY_AWAY:
            return translate("Texts", "A penalty card may not be laid away while you hold others.")
        case Reason.NO_POINTS_ON_FIRST_TRICK:
            return translate("Texts", "No points on the first trick: play a card that costs nothing.")
        case Reason.WRONG_PASS_COUNT if refusal.count == USUAL_PASS:
            return translate("Texts", "Exactly three cards are passed.")
        case Reason.WRONG_PASS_COUNT:
            count = refusal.count or 0
            return translate("Texts", "Exactly %n card(s) are passed.", None, count)
        case Reason.PASSED_TWICE:
            return translate("Texts", "One card cannot be passed twice.")
        case Reason.NOT_IN_HAND:
            return translate("Texts", "That card is not in your hand.")
        case Reason.NOT_YOUR_TURN:
            return translate("Texts", "It is not your turn yet.")
        case Reason.WRONG_PHASE:
            return translate("Texts", "That cannot be done just now.")
        case Reason.NOT_A_MOON_CHOICE:
            return translate("Texts", "Choose one of the two ways to score the moon.")
        case Reason.NOTHING_TO_MEND:
            return translate("Texts", "There is no illegal card to take back.")
        case Reason.NOTHING_TO_CLAIM:
            return translate("Texts", "The deal is not decided yet: play on.")
        case Reason.MATCH_OVER:
            return translate("Texts", "The match is over.")


def _must_follow(suit: Suit | None) -> str:
    match suit:
        case Suit.CLUBS:
            return translate("Texts", "You must follow suit: play a club.")
        case Suit.DIAMONDS:
            return translate("Texts", "You must follow suit: play a diamond.")
        case Suit.SPADES:
            return translate("Texts", "You must follow suit: play a spade.")
        case Suit.HEARTS:
            return translate("Texts", "You must follow suit: play a heart.")
        case _:
            return translate("Texts", "You must follow suit.")


def _must_open(suit: Suit | None) -> str:
    match suit:
        case Suit.DIAMONDS:
            return translate("Texts", "The first lead of the deal is a diamond.")
        case Suit.SPADES:
            return translate("Texts", "The first lead of the deal is a spade.")
        case Suit.HEARTS:
            return translate("Texts", "The first lead of the deal is a heart.")
        case _:
            return translate("Texts", "The first lead of the deal is a club.")
