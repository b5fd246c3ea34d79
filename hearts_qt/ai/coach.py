"""A player's decisions weighed after the fact.

A coach gets the view that the player had and nothing else, so it judges the decision and not its luck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from hearts_qt.ai.strategy import never
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.ruleset import value_of

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from hearts_qt.ai.strategy import Advice, Strategy
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.view import View


class Weighed(Struct, frozen=True):
    """One move as a coach sees it.

    Attributes:
        advice: the move and why it is worth making.
        cost: by how many points (chips) of this deal it is expected to end worse than the best move, never below
            0; None: this coach orders moves without counting.
    """

    advice: Advice
    cost: float | None = None

    @property
    def move(self) -> Move:
        """The move itself."""
        return self.advice.move


class Coach(Protocol):
    """Weighs moves. An instance is used from one background thread, and the same question has the same answer."""

    def weigh(
        self, view: View, made: Move, rng: random.Random, cancelled: Callable[[], bool] = never
    ) -> tuple[Weighed, ...]:
        """The moves open to the seat of ``view``, best first, ``made`` among them where the coach can judge it.

        Empty when the seat had nothing to decide. ``cancelled`` is asked now and then; once it says so, the answer
        may be worth nothing.
        """
        ...


class AdvisingCoach(Struct, frozen=True):
    """Says what ``strategy`` would have done. It orders the moves and knows no costs."""

    strategy: Strategy

    def weigh(
        self, view: View, made: Move, rng: random.Random, cancelled: Callable[[], bool] = never
    ) -> tuple[Weighed, ...]:
        """As `Coach.weigh` says; a pass or an exchange that the strategy did not think of is not in it."""
        return tuple(Weighed(advice) for advice in self.strategy.advise(view, rng, cancelled))


class Verdict(Struct, frozen=True):
    """What a coach says to one decision.

    Attributes:
        made: the move that was made.
        best: the coach's own; equal to ``made``, or worth the same, when ``agrees``.
        cost: of ``made`` against ``best``; None where nobody counted.
        agrees: whether nothing better was to be had.
        made_reason: why ``made`` could be played, where the coach had it on its list.
    """

    made: Move
    best: Advice
    cost: float | None
    agrees: bool
    made_reason: Advice | None = None


SMALL_COST = 0.05
"""A difference below this many points is none: it would be written down as nought."""


def verdict(view: View, made: Move, weighed: tuple[Weighed, ...]) -> Verdict | None:
    """The verdict on ``made`` in the position of ``view``; None where there was nothing to decide."""
    if not weighed:
        return None
    best = weighed[0]
    own = next((w for w in weighed if same_move(w.move, made)), None)
    cost = None if own is None or own.cost is None else max(0.0, own.cost)
    if cost is not None:
        agrees = cost < SMALL_COST
    else:
        agrees = same_move(best.move, made) or _worth_the_same(view, best.move, made)
    return Verdict(made, best.advice, cost, agrees, None if own is None else own.advice)


def same_move(one: Move, other: Move) -> bool:
    """Whether two moves are the same; the order in which cards were chosen is none of their difference."""
    if isinstance(one, PlayCard) and isinstance(other, PlayCard):
        return one.seat == other.seat and one.card.face == other.card.face
    ours, theirs = getattr(one, "cards", None), getattr(other, "cards", None)
    if ours is not None and theirs is not None and type(one) is type(other):
        return sorted(c.face for c in ours) == sorted(c.face for c in theirs)
    return one == other


def _worth_the_same(view: View, best: Move, made: Move) -> bool:
    """Whether two cards of one suit and one price have no card between them that somebody else could hold."""
    if not isinstance(best, PlayCard) or not isinstance(made, PlayCard):
        return False
    one, other = best.card, made.card
    if one.suit is not other.suit or value_of(view.rules, one) != value_of(view.rules, other):
        return False
    strengths = sorted((view.rules.strength(one), view.rules.strength(other)))
    seen = set(view.hand) | _fallen(view)
    between = (
        c for c in view.rules.pack if c.suit is one.suit and strengths[0] < view.rules.strength(c) < strengths[1]
    )
    return all(c in seen for c in between)


def _fallen(view: View) -> set[Card]:
    return {c for trick in view.tricks for c in trick.cards}
