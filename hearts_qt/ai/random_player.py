"""The player without a thought: any legal move, each as likely as the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.ai.strategy import Advice, Motive, never
from hearts_qt.rules.cards import SUITS
from hearts_qt.rules.moves import (
    Bid,
    ChooseMoon,
    Declare,
    ExchangeWidow,
    Move,
    NameSuit,
    PassCards,
    PlayCard,
)
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Moon

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View

DARING = 0.02
"""How seldom everything is undertaken: evenly drawn, that would decide nearly every deal."""


class RandomPlayer(Struct, frozen=True):
    """Draws its moves by lot. A measure for the others, and a source of odd positions for tests."""

    def advise(self, view: View, rng: random.Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        """Every legal move in random order (for a pass and an exchange: one drawn at random)."""
        del cancelled
        if view.seat not in view.to_move:
            return ()
        moves: list[Move] = []
        match view.phase:
            case Phase.BIDDING:
                moves = [Bid(view.seat, None)]
                if view.least_bid <= view.totals[view.seat]:
                    moves.append(Bid(view.seat, view.least_bid))
                rng.shuffle(moves)
            case Phase.NAMING:
                moves = [NameSuit(view.seat, suit) for suit in rng.sample(SUITS, len(SUITS))]
            case Phase.DECLARING:
                everything = rng.random() < DARING
                moves = [Declare(view.seat, everything), Declare(view.seat, not everything)]
            case Phase.PASSING:
                moves = [PassCards(view.seat, tuple(sorted(rng.sample(view.hand, view.rules.pass_count))))]
            case Phase.PLAYING:
                moves = [PlayCard(view.seat, c) for c in rng.sample(view.legal, len(view.legal))]
            case Phase.EXCHANGING:
                moves = [ExchangeWidow(view.seat, _laid_away(view, rng))]
            case Phase.CHOOSING_MOON:
                moves = [ChooseMoon(view.seat, m) for m in rng.sample((Moon.ADD, Moon.SUBTRACT), 2)]
            case _:
                pass
        return tuple(Advice(move, Motive.CHANCE) for move in moves)


def _laid_away(view: View, rng: random.Random) -> tuple[Card, ...]:
    """As many cards as the widow had, penalty cards only where there are too few others."""
    shuffled = rng.sample(view.hand, len(view.hand))
    shuffled.sort(key=lambda c: penalty_of(view.rules, c) > 0)
    return tuple(sorted(shuffled[: len(view.widow)]))
