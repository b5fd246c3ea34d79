"""Why a move is refused: a reason and the facts that a sentence about it needs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

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
    NO_POINTS_ON_FIRST_TRICK = "no_points_on_first_trick"
    WRONG_PASS_COUNT = "wrong_pass_count"
    """Exactly ``count`` cards are passed."""
    PASSED_TWICE = "passed_twice"
    NOT_A_MOON_CHOICE = "not_a_moon_choice"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Refusal:
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
