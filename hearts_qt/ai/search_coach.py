"""The coach that tries every move, the one that was made among them, and counts what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.ai.coach import Weighed
from hearts_qt.ai.search import Search, weighed_cards, weighed_sets
from hearts_qt.ai.strategy import never
from hearts_qt.ai.thinking import EFFORTS, Effort, Thinking
from hearts_qt.rules.moves import ExchangeWidow, PassCards
from hearts_qt.rules.state import Phase

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.view import View


class SearchCoach(Struct, frozen=True):
    """Counts in points (chips) of the deal, whatever the match stands at."""

    effort: Effort = EFFORTS["expert"]

    def weigh(
        self, view: View, made: Move, rng: random.Random, cancelled: Callable[[], bool] = never
    ) -> tuple[Weighed, ...]:
        """As `Coach.weigh` says. Bids and declarations are ordered and not counted."""
        if view.seat not in view.to_move:
            return ()
        thinking = Thinking(view, self.effort, rng, cancelled, by_points=True)
        if view.phase is Phase.PLAYING and len(view.legal) > 1:
            found = weighed_cards(view, thinking)
        elif view.phase in (Phase.PASSING, Phase.EXCHANGING) and isinstance(made, PassCards | ExchangeWidow):
            found = weighed_sets(view, thinking, tuple(sorted(made.cards)))
        else:
            return tuple(Weighed(a) for a in Search(self.effort).advise(view, rng, cancelled))
        # Points that leave one seat go to the others: the lead over them changes by more than the own score.
        part = 1 - 1 / view.rules.seats
        return tuple(Weighed(advice, part * cost) for advice, cost in found)
