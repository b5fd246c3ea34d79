"""Players of the arena alone, to measure the others by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.ai.encoding import DUCKING
from hearts_qt.ai.levels import UnknownLevel, strategy
from hearts_qt.ai.search import Search, decide
from hearts_qt.ai.strategy import never
from hearts_qt.ai.thinking import Effort, Thinking
from hearts_qt.ai.worlds import Worlds

if TYPE_CHECKING:
    import random
    from array import array
    from collections.abc import Callable

    from hearts_qt.ai.knowledge import Knowledge
    from hearts_qt.ai.strategy import Advice, Strategy
    from hearts_qt.rules.state import Match
    from hearts_qt.rules.view import View

SIMPLEST = Effort(worlds=300, sets=0, policy=DUCKING)
"""The simplest search: 300 worlds, the quick policy, a pass by rule of thumb."""
SEEING = Effort(worlds=2, sets=2, seconds=5.0, sets_seconds=5.0)
"""There is but one world to try."""


class _TrueWorld(Worlds):
    """The world as it is, again and again."""

    def __init__(self, known: Knowledge, match: Match) -> None:
        super().__init__(known)
        deal = match.deal
        held = {} if deal is None else {c: s for s, hand in enumerate(deal.hands) for c in hand}
        self._truth = bytes(held.get(c, known.pile) for c in self.sampler.cards)

    def draw(self, count: int, rng: random.Random) -> array[int]:
        return self.lay_out([self._truth] * count, rng)


class _Seeing(Thinking):
    """Thinks about the true world alone."""

    match: Match

    def _source(self) -> Worlds:
        return _TrueWorld(self._known, self.match)


class AllSeeing:
    """Sees every hand, and tries each move in the true world. The arena shows it the match with `watch`."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def watch(self, match: Match) -> None:
        """The match before the next move."""
        self._match = match

    def advise(self, view: View, rng: random.Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        """The advice for the match last watched."""

        def think() -> Thinking:
            if self._match is None:
                raise ValueError("the all-seeing player has been shown nothing")
            thinking = _Seeing(view, SEEING, rng, cancelled)
            thinking.match = self._match
            return thinking

        return decide(view, think, rng)


YARDSTICKS = ("simplest_search", "all_seeing")


def contender(key: str) -> Strategy:
    """The player with a key of `levels` or `YARDSTICKS`. Raises UnknownLevel."""
    match key:
        case "simplest_search":
            return Search(SIMPLEST)
        case "all_seeing":
            return AllSeeing()
        case _:
            try:
                return strategy(key)
            except UnknownLevel as unknown:
                unknown.known += YARDSTICKS
                raise
