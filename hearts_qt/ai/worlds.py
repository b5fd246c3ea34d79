"""Sampled worlds in the form in which the simulator takes them."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from hearts_qt.ai.encoding import TWIN, encode_rules
from hearts_qt.ai.sampling import Sampler
from hearts_qt.rules.switches import Undealt

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable

    from hearts_qt.ai.knowledge import Knowledge
    from hearts_qt.ai.sampling import World

_FIRST_PACK = (1 << TWIN) - 1


class Worlds:
    """Where worlds come from, and how they are laid out: two masks for each seat, then the pile card by card."""

    def __init__(self, known: Knowledge, rest: int = 0) -> None:
        """``rest``: so many cards are still dealt to each seat, the own one too, before the first lead."""
        self.sampler = Sampler(known)
        table = encode_rules(known.rules)
        self._seats, self._pile = known.rules.seats, known.pile
        self._ordered = known.rules.undealt in (Undealt.DRAW, Undealt.REFILL)
        self._numbers = [table.number(c) for c in self.sampler.cards]
        self._bits = [1 << number for number in self._numbers]
        self._own = sum(1 << table.number(c) for c in known.hand)
        self._seat = known.seat
        self._rest = rest
        self.stride = 2 * self._seats + max(known.sizes[known.pile] - rest * self._seats, 0)

    def draw(self, count: int, rng: random.Random) -> array[int]:
        """``count`` worlds, one after another."""
        return self.lay_out(self.sampler.worlds(count, rng), rng)

    def lay_out(self, worlds: Iterable[World], rng: random.Random) -> array[int]:
        """These worlds, one after another; the order of a stock is drawn."""
        seats, pile, bits, numbers = self._seats, self._pile, self._bits, self._numbers
        out: list[int] = []
        for world in worlds:
            hands = [0] * (seats + 1)
            hands[self._seat] = self._own
            for bit, place in zip(bits, world, strict=True):
                hands[place] += bit
            stock: list[int] = []
            if self._rest or self.stride > 2 * seats:
                stock = [number for number, place in zip(numbers, world, strict=True) if place == pile]
                if self._rest or self._ordered:
                    rng.shuffle(stock)
            for seat in range(seats) if self._rest else ():
                hands[seat] += sum(1 << stock.pop() for _ in range(self._rest))
            for hand in hands[:seats]:
                out.append(hand & _FIRST_PACK)
                out.append(hand >> TWIN)
            out += stock
        return array("Q", out)
