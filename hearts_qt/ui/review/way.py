"""Where a wish leads: from one step of a review to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.rules.events import DealScored
from hearts_qt.ui.review.keys import Wish

if TYPE_CHECKING:
    from collections.abc import Collection

    from hearts_qt.game.review import DealReview


def target(wanted: Wish, review: DealReview, at: int, marked: Collection[int]) -> int:
    """The step to which ``wanted`` leads from step ``at``; ``marked`` are the decisions to stop at."""
    last = len(review.steps) - 1
    match wanted:
        case Wish.FIRST:
            return 0
        case Wish.TRICK_BEFORE:
            return _trick_before(review, at)
        case Wish.BEFORE:
            return max(0, at - 1)
        case Wish.AFTER:
            return min(last, at + 1)
        case Wish.TRICK_AFTER:
            return _trick_after(review, at)
        case Wish.LAST:
            return last
        case Wish.MARK_BEFORE:
            return max((k for k in marked if k < at), default=at)
        case Wish.NEXT_MARK:
            return min((k for k in marked if k > at), default=at)
        case Wish.PRACTISE | Wish.DECISIONS | Wish.BACK:
            return at


def is_end(review: DealReview, at: int) -> bool:
    """Whether step ``at`` shows the score."""
    return isinstance(review.steps[at].events[0], DealScored)


def _trick_after(review: DealReview, at: int) -> int:
    """The next moment at which a trick lies whole."""
    number = review.steps[at].number
    end = review.step_of_trick(number)
    if at < end:
        return end
    return review.step_of_trick(number + 1) if number < review.tricks else len(review.steps) - 1


def _trick_before(review: DealReview, at: int) -> int:
    if is_end(review, at):
        return review.step_of_last_card()
    number = review.steps[at].number
    return review.step_of_trick(number - 1) if number else 0
