"""What computer players answer, and whose turn it is to be asked."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hearts_qt.ai.levels import strategy
from hearts_qt.ai.strategy import choose
from hearts_qt.game.frames import PERSON
from hearts_qt.game.offers import is_answer
from hearts_qt.rules.state import Phase
from hearts_qt.rules.transition import refuse, step
from hearts_qt.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_qt.game.frames import Sitter
    from hearts_qt.rules.state import Match


def due(match: Match) -> int:
    """The seat to ask: computers choose their pass while the person still looks at the cards."""
    return next((seat for seat in match.to_move if seat != PERSON), PERSON)


def dice(seed: int, seat: int, made: int) -> Random:
    """A computer's choice depends on the match, the seat and the number of moves made: undo repeats it."""
    return Random(f"{seed}/{seat}/{made}")


def answers(
    match: Match, players: Sequence[tuple[str, Sitter]], seed: int, made: int, gone: Callable[[], bool]
) -> tuple[object, ...]:
    """What the computer player does who is to move, on the thread of the jobs.

    In a pass all of them, one after the other: they do not see what the others give away, and the person is not to
    wait for them when the cards have been dealt. ``players``: level and name of all but the person.
    """
    moves: list[object] = []
    while (seat := due(match)) != PERSON:
        level, sitter = players[seat - 1]
        seen = view(match, seat)
        try:
            move = choose(strategy(level, sitter.character), seen, dice(seed, seat, made + len(moves)), gone)
        except Exception:
            # Those before can move; this one is asked again then.
            if not moves:
                raise
            break
        is_good = is_answer(move) and refuse(match, move) is None
        if is_good or not moves:
            moves.append(move)
        if not is_good or match.phase is not Phase.PASSING:
            break
        match, _ = step(match, move)
    return tuple(moves)
