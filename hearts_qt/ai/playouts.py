"""Many worlds, the same for every candidate move, played to their end: what each move leads to on average."""

from __future__ import annotations

from array import array
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_qt.ai.encoding import Masks, Table
    from hearts_qt.ai.kernel import Kernel

SLICE = 0.012
"""Seconds that one call of the simulator may take; in between it can be stopped."""
FIRST_SLICE = 4
"""Worlds in the first call, before it is known how long one takes."""


def never() -> bool:
    """Nobody asks to stop."""
    return False


class Results(Struct, frozen=True):
    """How the worlds ended. Moves and worlds are numbered from 0; ``worlds`` were finished for every move.

    The losses are as written down at the end of the deal, moon, sets and settlement included, and plus is bad
    (chips too). ``weights[seat]`` times the loss of each seat, summed, is the utility of a move; plus is good.
    """

    table: Table
    moves: int
    worlds: int
    room: int
    row: int
    rows: array[int]
    weights: tuple[float, ...]

    def losses(self, move: int, seat: int) -> array[int]:
        """The loss of a seat in each world."""
        return self._column(move, seat)

    def pools(self, move: int) -> array[int]:
        """The pool after the deal in each world."""
        return self._column(move, self.table.seats)

    def shooters(self, move: int) -> array[int]:
        """Who took everything (or did what was declared) in each world, -1: nobody."""
        return self._column(move, self.table.seats + 1)

    def takers(self, move: int) -> array[int]:
        """Who took the trick on the table in each world, -1: nobody."""
        return self._column(move, self.table.seats + 2)

    def dear_takers(self, move: int) -> array[int]:
        """Who took the dearest penalty card in each world, -1: nobody, or there is no single one."""
        return self._column(move, self.table.seats + 3)

    def mean_loss(self, move: int, seat: int) -> float:
        """The average loss of a seat."""
        return sum(self.losses(move, seat)) / max(self.worlds, 1)

    def utilities(self, move: int) -> list[float]:
        """The utility in each world."""
        columns = [(w, self.losses(move, s)) for s, w in enumerate(self.weights) if w]
        return [sum(w * column[k] for w, column in columns) for k in range(self.worlds)]

    def utility(self, move: int) -> tuple[float, float]:
        """The average utility of a move and its standard error."""
        return _mean_and_error(self.utilities(move))

    def difference(self, move: int, other: int) -> tuple[float, float]:
        """How much better ``move`` is than ``other``, world by world, and the standard error of that."""
        pairs = zip(self.utilities(move), self.utilities(other), strict=True)
        return _mean_and_error([a - b for a, b in pairs])

    def _column(self, move: int, column: int) -> array[int]:
        start = move * self.room * self.row + column
        return self.rows[start : start + self.worlds * self.row : self.row]


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    n = len(values)
    if n == 0:
        return 0.0, 0.0
    mean = sum(values) / n
    spread = sum((v - mean) ** 2 for v in values) / max(n - 1, 1)
    return mean, sqrt(spread / n)


def usual_weights(table: Table, seat: int) -> tuple[float, ...]:
    """The average loss of the others minus that of the own side."""
    side = table.rules.side(seat)
    others = table.seats - len(side)
    return tuple(-1.0 / len(side) if s in side else 1.0 / others for s in range(table.seats))


def playouts(
    kernel: Kernel,
    table: Table,
    seat: int,
    worlds: array[int],
    moves: Sequence[Masks],
    seed: int,
    *,
    weights: tuple[float, ...] | None = None,
    cancelled: Callable[[], bool] = never,
) -> Results:
    """Play every world out after each of the moves; ``kernel`` has been placed for a view of ``seat``.

    ``worlds`` is as `board` says, one after another. A move is a set of cards: the one to play, those to pass or
    to lay away. Stops between two slices of at most about 15 ms when ``cancelled`` says so.
    """
    room = len(worlds) // kernel.stride()
    tried: array[int] = array("Q", [mask for move in moves for mask in move])
    rows: array[int] = array("i", bytes(4 * len(moves) * room * kernel.row))
    done, size = 0, FIRST_SLICE
    while done < room and not cancelled():
        upto = min(done + size, room)
        start = perf_counter()
        kernel.batch(worlds, done, upto, tried, seed, rows)
        each = (perf_counter() - start) / (upto - done)
        done = upto
        size = max(1, min(int(SLICE / each) if each > 0 else room, 4 * size))
    weights = usual_weights(table, seat) if weights is None else weights
    return Results(table, len(moves), done, room, kernel.row, rows, weights)
