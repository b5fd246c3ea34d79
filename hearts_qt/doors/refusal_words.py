"""Why the rules refuse something, in short English for another program's log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.rules.state import Match, Phase

if TYPE_CHECKING:
    from collections.abc import Mapping


class Impossible(ValueError):
    """What another program says cannot be, or cannot be now; the message is the reason, in a few words."""


_PHASES: Mapping[Phase, str] = {
    Phase.DEALING: "no cards have been dealt",
    Phase.BIDDING: "the bids come first",
    Phase.NAMING: "the suit has to be named first",
    Phase.DECLARING: "the declarations come first",
    Phase.PASSING: "the pass comes first",
    Phase.PLAYING: "the cards are being played",
    Phase.EXCHANGING: "the exchange of the widow comes first",
    Phase.CHOOSING_MOON: "the shooter chooses first what the moon does",
    Phase.SCORED: "the deal is over",
    Phase.OVER: "the deal is over",
}

_REASONS: Mapping[Reason, str] = {
    Reason.NOT_IN_HAND: "{card} is not in the hand",
    Reason.MUST_FOLLOW: "the suit led, {suit}, has to be followed",
    Reason.MUST_OPEN_WITH: "{card} opens the deal",
    Reason.MUST_OPEN_WITH_SUIT: "a card of {suit} opens the deal",
    Reason.HEARTS_CLOSED: "hearts are not broken",
    Reason.HEARTS_LAST: "a heart is led only from a hand of hearts",
    Reason.NO_HEART_LEAD_FIRST: "the first trick is not led with a heart",
    Reason.MUST_PLAY_QUEEN: "the declarer's king calls for {card}",
    Reason.MUST_DISCARD_HEART: "who cannot follow discards a heart",
    Reason.MUST_DISCARD_QUEEN: "who cannot follow discards a queen",
    Reason.MUST_DISCARD_PENALTY: "who cannot follow discards a penalty card",
    Reason.JOKER_ONLY_WHEN_VOID: "a joker is played only by who cannot follow",
    Reason.NO_POINTS_ON_FIRST_TRICK: "no penalty card on the first trick",
    Reason.WRONG_PASS_COUNT: "exactly {count} cards are passed",
    Reason.PASSED_TWICE: "a card is named twice",
    Reason.BID_TOO_LOW: "a bid is at least {count}",
    Reason.BID_TOO_HIGH: "a bid is at most {count}",
    Reason.WRONG_EXCHANGE_COUNT: "exactly {count} cards are laid away",
    Reason.NO_PENALTY_AWAY: "penalty cards are laid away only for want of others",
    Reason.NOT_A_MOON_CHOICE: "a moon adds or subtracts",
}


def sentence_of_phase(phase: Phase) -> str:
    """What the deal waits for."""
    return _PHASES[phase]


def sentence(refusal: Refusal, match: Match) -> str:
    """The reason of ``refusal``, with what it is about; ``match`` is the one it was refused in."""
    reason = refusal.reason
    if reason is Reason.WRONG_PHASE:
        return _PHASES[match.phase]
    if reason is Reason.NOT_YOUR_TURN:
        seats = ", ".join(map(str, match.to_move))
        return f"it is the turn of seat {seats}" if seats else "it is nobody's turn"
    words = _REASONS.get(reason) or str(reason.value).replace("_", " ")
    suit = refusal.suit.letter if refusal.suit is not None else ""
    return words.format(card=refusal.card, suit=suit, count=refusal.count)
