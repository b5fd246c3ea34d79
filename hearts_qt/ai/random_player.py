"""The player without a thought: any legal move, each as likely as the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.rules.moves import ChooseMoon, Move, PassCards, PlayCard
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Moon

if TYPE_CHECKING:
    import random

    from hearts_qt.rules.view import View


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Draws its moves by lot. A measure for the others, and a source of odd positions for tests."""

    def advise(self, view: View, rng: random.Random) -> tuple[Advice, ...]:
        """Every legal move in random order (for a pass: one drawn at random)."""
        if view.seat not in view.to_move:
            return ()
        moves: list[Move] = []
        match view.phase:
            case Phase.PASSING:
                moves = [PassCards(view.seat, tuple(sorted(rng.sample(view.hand, view.rules.pass_count))))]
            case Phase.PLAYING:
                moves = [PlayCard(view.seat, c) for c in rng.sample(view.legal, len(view.legal))]
            case Phase.CHOOSING_MOON:
                moves = [ChooseMoon(view.seat, m) for m in rng.sample((Moon.ADD, Moon.SUBTRACT), 2)]
            case _:
                pass
        return tuple(Advice(move, Motive.CHANCE) for move in moves)
