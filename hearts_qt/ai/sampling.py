"""Worlds: ways in which the unseen cards can lie, drawn uniformly from all that agree with what is known.

Cards that may be at the same places form a class, places that may hold the same classes a group. How many cards of
each class a group gets is drawn by counting the worlds behind every split, group after group; which cards they
are, and where in the group they lie, is then a matter of chance alone. So every world is equally likely.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from math import comb, factorial, prod
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Iterator

    from hearts_qt.ai.knowledge import Knowledge
    from hearts_qt.rules.cards import Card

World: TypeAlias = bytes
"""Where each card of `Sampler.cards` lies: a seat, or the pile that `Knowledge.pile` numbers."""

_Counts: TypeAlias = tuple[int, ...]


class _Split(NamedTuple):
    """How many cards of each class a group gets, with the state this leads to."""

    taken: _Counts
    left: _Counts


class _Splits(NamedTuple):
    """The splits that are open to a group, with the running sum of the worlds behind them."""

    options: list[_Split]
    running: list[float]


class Sampler:
    """Draws worlds for one position.

    What is known can contradict itself after a revoke; then only the sizes of the hands are kept, and ``sound`` is
    False.
    """

    def __init__(self, known: Knowledge) -> None:
        self.cards: tuple[Card, ...] = tuple(known.holders)
        places = [s for s, size in enumerate(known.sizes) if size and s != known.seat]
        self.sound = self._prepare(known, places, free=False)
        if not self.sound:
            self._prepare(known, places, free=True)

    @property
    def total(self) -> float:
        """How many worlds there are."""
        inside = prod(factorial(sum(room)) / prod(map(factorial, room)) for room in self._rooms)
        return self._count(0, self._sizes) * inside

    def draw(self, rng: random.Random) -> World:
        """One world."""
        world = bytearray(self._fixed)
        chance, state = rng.random, self._sizes
        for members in self._members:
            # A shuffle of the whole class; the groups then help themselves from its end.
            for last in range(len(members) - 1, 0, -1):
                other = int(chance() * (last + 1))
                members[last], members[other] = members[other], members[last]
        for group, (slots, splits) in enumerate(zip(self._slots, self._splits, strict=True)):
            found = splits.get(state) or self._options(group, state)
            options, running = found
            at = bisect_right(running, chance() * running[-1]) if len(options) > 1 else 0
            taken, after = options[min(at, len(options) - 1)]
            if len(self._rooms[group]) > 1:
                for last in range(len(slots) - 1, 0, -1):
                    other = int(chance() * (last + 1))
                    slots[last], slots[other] = slots[other], slots[last]
            slot = 0
            for members, some, first in zip(self._members, taken, after, strict=True):
                for k in range(first, first + some):
                    world[members[k]] = slots[slot]
                    slot += 1
            state = after
        return bytes(world)

    def worlds(self, count: int, rng: random.Random) -> list[World]:
        """``count`` worlds, each drawn from all of them."""
        return [self.draw(rng) for _ in range(count)]

    def all_worlds(self) -> Iterator[World]:
        """Every world once. For small positions: there may be more of them than anybody can wait for."""
        yield from _enumerate(self._may, self._room)

    # -- preparing -----------------------------------------------------------------------------------------------

    def _prepare(self, known: Knowledge, places: list[int], *, free: bool) -> bool:
        everywhere = frozenset(places)
        self._may = [everywhere if free else known.holders[c] & everywhere for c in self.cards]
        self._room = {s: known.sizes[s] for s in places}
        room = dict(self._room)
        self._fixed = bytearray(len(self.cards))
        classes: dict[frozenset[int], list[int]] = {}
        for number, seats in enumerate(self._may):
            if len(seats) == 1:
                (seat,) = seats
                self._fixed[number] = seat
                room[seat] -= 1
            else:
                classes.setdefault(seats, []).append(number)
        self._members = list(classes.values())
        self._sizes: _Counts = tuple(map(len, self._members))
        allowed = {s: tuple(s in seats for seats in classes) for s in places if room[s] > 0}
        groups: dict[tuple[bool, ...], list[int]] = {}
        for s, open_to in allowed.items():
            groups.setdefault(open_to, []).append(s)
        # The least free group first: the fewer choices, the fewer states to remember. The last one takes the rest.
        order = sorted(groups, key=lambda open_to: (sum(open_to), open_to))
        self._open = order
        self._rooms = [[room[s] for s in groups[key]] for key in order]
        self._slots = [[s for s in groups[key] for _ in range(room[s])] for key in order]
        self._splits: list[dict[_Counts, _Splits]] = [{} for _ in order]
        self._counts: list[dict[_Counts, float]] = [{} for _ in order]
        self._after = [
            tuple(
                sum(len(slots) for key, slots in zip(order[g + 1 :], self._slots[g + 1 :], strict=True) if key[k])
                for k in range(len(self._sizes))
            )
            for g in range(len(order))
        ]
        if min(room.values(), default=0) < 0 or sum(self._sizes) != sum(map(len, self._slots)):
            return False
        return self._count(0, self._sizes) > 0

    def _count(self, group: int, state: _Counts) -> float:
        """In how many ways the classes with so many cards left can be split among the groups from ``group`` on."""
        if group == len(self._open):
            return 0.0 if any(state) else 1.0
        known = self._counts[group].get(state)
        if known is None:
            known = self._options(group, state).running[-1]
            self._counts[group][state] = known
        return known

    def _options(self, group: int, state: _Counts) -> _Splits:
        options, ways = [], []
        for taken in self._ways_to_take(group, state):
            left = tuple(n - k for n, k in zip(state, taken, strict=True))
            behind = self._count(group + 1, left)
            if behind:
                options.append(_Split(taken, left))
                ways.append(behind * prod(comb(n, k) for n, k in zip(state, taken, strict=True)))
        found = _Splits(options, list(accumulate(ways)) or [0.0])
        self._splits[group][state] = found
        return found

    def _ways_to_take(self, group: int, state: _Counts) -> Iterator[_Counts]:
        """So many cards of each class that the group is full and the later groups can take the rest."""
        lows = [max(0, n - later) for n, later in zip(state, self._after[group], strict=True)]
        highs = [n if may else 0 for n, may in zip(state, self._open[group], strict=True)]
        if all(low <= high for low, high in zip(lows, highs, strict=True)):
            yield from _compositions(len(self._slots[group]), lows, highs)


def _compositions(total: int, lows: list[int], highs: list[int]) -> Iterator[_Counts]:
    """Every tuple between ``lows`` and ``highs`` that adds up to ``total``."""
    if not lows:
        if total == 0:
            yield ()
        return
    rest_low, rest_high = sum(lows[1:]), sum(highs[1:])
    for first in range(max(lows[0], total - rest_high), min(highs[0], total - rest_low) + 1):
        for rest in _compositions(total - first, lows[1:], highs[1:]):
            yield (first, *rest)


def _enumerate(may: list[frozenset[int]], room: dict[int, int]) -> Iterator[World]:
    """Every way to give each card a place that it may be at."""

    def place(number: int, so_far: Iterable[int]) -> Iterator[World]:
        if number == len(may):
            yield bytes(so_far)
            return
        for s in sorted(may[number]):
            if room[s]:
                room[s] -= 1
                yield from place(number + 1, (*so_far, s))
                room[s] += 1

    yield from place(0, ())
