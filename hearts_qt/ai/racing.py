"""Moves against each other over the same worlds: those that fall behind leave, the rest play on."""

from __future__ import annotations

from array import array
from math import sqrt
from operator import sub
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct, field

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from hearts_qt.ai.kernel import Kernel
    from hearts_qt.ai.utility import Utility
    from hearts_qt.ai.worlds import Worlds

Masks: TypeAlias = tuple[int, int]

FIRST = 24
"""Worlds before anybody leaves."""
BEHIND = 3.0
"""Standard errors behind the best at which a move leaves."""
SLICE = 0.012
"""Seconds that the simulator runs at a stretch."""


class Budget(Struct, frozen=True):
    """How much one decision may cost: worlds for each move that is still in the race, seconds in all.

    The seconds are processor time: a busy machine makes nobody play worse.
    ``keep`` is the part of the moves that goes on after each stage at most; with 1 only those leave that are
    surely behind. Nobody leaves before ``first`` worlds, and the move with the place ``always`` in no case.
    """

    worlds: int
    seconds: float = 0.5
    keep: float = 1.0
    always: int | None = None
    first: int = FIRST


class Plan(NamedTuple):
    """A way in which the own seat goes on: the simulator that plays it, and how much rarer its moon is there.

    The odds of an own moon are ``hope`` times those in the playouts, which follow the plan blindly; a player
    thinks again with every card.
    """

    kernel: Kernel
    hope: float = 1.0


class Runner(Struct):
    """One move in the race: what it was worth in each world, and how often whose moon came of it.

    ``plan`` is the place of the plan by which the own seat goes on, ``hope`` that of `Plan`. Where there is
    hope the ``values`` are stretched, so that their mean is that of likelier moons.
    """

    place: int
    move: Masks
    plan: int = 0
    hope: float = 1.0
    values: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)
    """The values as they were played out."""
    shot: list[bool] = field(default_factory=list)
    """In which worlds the own side shot the moon."""
    moons: dict[int, int] = field(default_factory=dict)
    pleasure: float = 0.0
    """What a character likes about these worlds, in all."""

    @property
    def mean(self) -> float:
        """What the move is worth on average."""
        return sum(self.values) / len(self.values)

    def note(self, rows: array[int], start: int, count: int, width: int, utility: Utility) -> None:
        """Take ``count`` playouts, of which the first begins at ``start``."""
        values = utility.values(rows, start, count, width)
        shooters = rows[start + width - 3 : start + count * width : width]
        if self.hope == 1.0:
            self.values += values
        else:
            self.bare += values
            self.shot += [shooter in utility.own for shooter in shooters]
            self._stretch()
        if utility.taste is not None:
            self.pleasure += utility.taste.of_playouts(rows, start, count, width)
        for shooter in shooters:
            if shooter >= 0:
                self.moons[shooter] = self.moons.get(shooter, 0) + 1

    def _stretch(self) -> None:
        shots = sum(self.shot)
        usual = len(self.bare) / (len(self.bare) + (self.hope - 1) * shots)
        self.values = [
            value * usual * (self.hope if shot else 1.0) for value, shot in zip(self.bare, self.shot, strict=True)
        ]

    def moon_share(self, seat: int) -> float:
        """In which part of the worlds ``seat`` shot the moon."""
        return self.moons.get(seat, 0) / max(len(self.values), 1)

    def behind(self, other: Runner) -> tuple[float, float]:
        """By how much the move is worse than ``other`` over the worlds both have seen, and the standard error."""
        count = min(len(self.values), len(other.values))
        gaps = list(map(sub, other.values[:count], self.values[:count]))
        mean = sum(gaps) / count
        spread = sum(g * g for g in gaps) / count - mean * mean
        return mean, sqrt(max(spread, 0.0) / max(count - 1, 1))


class _Heat(NamedTuple):
    """What one simulator has to do in one stage."""

    runners: list[Runner]
    moves: array[int]
    rows: array[int]


def _heat(kernel: Kernel, runners: list[Runner], count: int) -> _Heat:
    moves = array("Q", [mask for runner in runners for mask in runner.move])
    return _Heat(runners, moves, array("i", bytes(4 * kernel.row * count * len(runners))))


def race(
    plans: Sequence[Plan],
    source: Worlds,
    moves: Sequence[Masks],
    utility: Utility,
    budget: Budget,
    rng: random.Random,
    cancelled: Callable[[], bool],
) -> list[Runner]:
    """``moves`` by their worth, best first; those that left early come last, latest first.

    The position must have been placed on the simulator of each of the ``plans``, in which the own seat goes on
    after the move: a move is worth what it is worth with the plan that suits it best. With time running out, or
    ``cancelled``, it returns what it has; that is at least one world for each move.
    """
    seed = rng.getrandbits(63)
    runners = [
        Runner(place, move, n, plan.hope) for n, plan in enumerate(plans) for place, move in enumerate(moves)
    ]
    left: list[Runner] = []
    finish = thread_time() + budget.seconds
    done, stage, rate = 0, min(budget.first, budget.worlds), 0.0
    while done < budget.worlds and len(runners) > 1:
        worlds = source.draw(stage - done, rng)
        low, count = 0, stage - done
        heats = [_heat(kernel, [r for r in runners if r.plan == n], count) for n, (kernel, _) in enumerate(plans)]
        while low < count:
            step = max(1, min(count - low, int(SLICE / (rate * len(runners))) if rate else 2))
            began = perf_counter()
            for (kernel, _), heat in zip(plans, heats, strict=True):
                kernel.batch(worlds, low, low + step, heat.moves, seed + done, heat.rows)
                for n, runner in enumerate(heat.runners):
                    runner.note(heat.rows, (n * count + low) * kernel.row, step, kernel.row, utility)
            rate = (perf_counter() - began) / (step * len(runners))
            low += step
            if thread_time() > finish or cancelled():
                return _by_move(_ranked(runners) + left[::-1])
        done = stage
        runners, gone = _after_stage(runners, budget)
        left += gone
        stage = min(2 * stage, budget.worlds)
    return _by_move(_ranked(runners) + left[::-1])


def _by_move(runners: list[Runner]) -> list[Runner]:
    """Each move once, with its best plan; ``runners`` are in order."""
    best: dict[int, Runner] = {}
    for runner in runners:
        best.setdefault(runner.place, runner)
    return list(best.values())


def _after_stage(runners: list[Runner], budget: Budget) -> tuple[list[Runner], list[Runner]]:
    """Who goes on and who leaves, the latter worst last to first."""
    ranked = _ranked(runners)
    best = ranked[0]
    most = max(2, round(budget.keep * len(ranked))) if budget.keep < 1 else len(ranked)
    on, gone = [best], list[Runner]()
    for runner in ranked[1:]:
        gap, error = runner.behind(best)
        # A move that came to the same in every world is behind too: one of the two is enough.
        leaves = runner.place != budget.always and (len(on) >= most or gap >= BEHIND * error)
        (gone if leaves else on).append(runner)
    return on, gone[::-1]


def prudent(runners: list[Runner], errors: float) -> list[Runner]:
    """``runners``, best first; but the one of place 0 leads unless it is ``errors`` standard errors behind."""
    usual = next(runner for runner in runners if runner.place == 0)
    gap, error = usual.behind(runners[0])
    if usual is runners[0] or gap >= errors * error:
        return runners
    return [usual, *(runner for runner in runners if runner is not usual)]


def _ranked(runners: list[Runner]) -> list[Runner]:
    return sorted(runners, key=lambda r: (-r.mean, r.place))
