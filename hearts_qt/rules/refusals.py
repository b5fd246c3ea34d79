"""Why a move is refused: a reason and the facts that a sentence about it needs."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card, Suit


class Reason(Enum):
    """One reason a rule can give."""

    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    MUST_FOLLOW = "must_follow"
    """``suit`` was led and is in the hand."""
    MUST_OPEN_WITH = "must_open_with"
    """``card`` opens the first trick."""
    MUST_OPEN_WITH_SUIT = "must_open_with_suit"
    """A card of ``suit`` opens the first trick."""
    HEARTS_CLOSED = "hearts_closed"
    HEARTS_LAST = "hearts_last"
    """A heart is led only from a hand of hearts."""
    NO_HEART_LEAD_FIRST = "no_heart_lead_first"
    MUST_PLAY_QUEEN = "must_play_queen"
    """The declarer led a king; ``card``, its queen, has to fall."""
    MUST_DISCARD_HEART = "must_discard_heart"
    MUST_DISCARD_QUEEN = "must_discard_queen"
    MUST_DISCARD_PENALTY = "must_discard_penalty"
    JOKER_ONLY_WHEN_VOID = "joker_only_when_void"
    NO_POINTS_ON_FIRST_TRICK = "no_points_on_first_trick"
    WRONG_PASS_COUNT = "wrong_pass_count"
    """Exactly ``count`` cards are passed."""
    PASSED_TWICE = "passed_twice"
    BID_TOO_LOW = "bid_too_low"
    """A bid is at least ``count``."""
    BID_TOO_HIGH = "bid_too_high"
    """A bid is at most ``count``, what the bidder has."""
    NOT_A_SUIT = "not_a_suit"
    WRONG_EXCHANGE_COUNT = "wrong_exchange_count"
    """Exactly ``count`` cards are laid away."""
    NO_PENALTY_AWAY = "no_penalty_away"
    """A penalty card is not laid away while others can be."""
    NOT_A_MOON_CHOICE = "not_a_moon_choice"
    NOTHING_TO_MEND = "nothing_to_mend"
    """There is no illegal card to take back, or to let stand."""
    NOTHING_TO_CLAIM = "nothing_to_claim"
    MATCH_OVER = "match_over"


class Refusal(Struct, frozen=True):
    """A reason with its facts; those that a reason does not mention are None."""

    reason: Reason
    suit: Suit | None = None
    card: Card | None = None
    count: int | None = None


class IllegalMove(ValueError):
    """A move the rules refuse; ``refusal`` says why, the message names move and position."""

    def __init__(self, refusal: Refusal, message: str) -> None:
        super().__init__(message)
        self.refusal = refusal
