"""Tables of chances for the simulator's policy, as whole numbers so that every machine has the same.

The formulas are those of `estimates`; a chance is counted in 1024ths.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import NamedTuple

from hearts_qt.ai.estimates import Weights

ONE = 1024
"""Certainty."""
PARTS = 256
"""Into so many parts the chance that a seat holds a card is divided."""
ROUNDS = 4
"""How many rounds of a suit are thought ahead."""
BETTER = (
    512, 554, 410, 922, 256, 819, 308, 102, 26, 1228, 1536, 614, 256, 51, 922, 614, 922, 287, 346, 205, 256, 300,
)  # fmt: skip
"""Weights of `policy` that play better against the usual ones: found by trying, see docs/strength.md."""
SHOOTING = (*BETTER[:17], -1, *BETTER[18:])
"""The same for a seat that wants the moon as long as it can still be had."""
FINE = 20
"""Bits after the point while a table is made."""


class Chances(NamedTuple):
    """For up to ``followers`` seats that may hold cards of a suit of ``cards`` cards.

    ``missing[p * width + k]``: that a seat which holds each of k cards with a chance of p in `PARTS` holds none of
    them. ``burden`` and ``follows`` have one for
    round r, f followers, m unseen cards of the suit, at ``(r * rows + f) * width + m``; in ``burden`` every such
    entry is a row of ``width``, one for each number of lower ones among the m.

    ``burden``: that the suit is led for the r-th time from now and the card takes it. ``follows``: that one
    follower still has a card then.
    """

    rows: int
    width: int
    missing: array[int]
    burden: array[int]
    follows: array[int]


@lru_cache(maxsize=32)
def chances(followers: int, cards: int) -> Chances:
    """The tables for a suit of ``cards`` cards and at most ``followers`` other seats."""
    rows, width = followers + 1, cards + 1
    whole = 1 << FINE
    missing = array("i", [ONE * (PARTS - p) ** k // PARTS**k for p in range(PARTS + 1) for k in range(width)])
    weights = Weights()
    burden, follows = array("i"), array("i")
    for r in range(ROUNDS):
        likely = round(whole * weights.rounds[r])
        dead = round(whole * weights.dead)
        for f in range(rows):
            for m in range(width):
                follow = _at_least(m, f, r + 1, whole)
                follows.append(follow * ONE >> FINE)
                others = whole - _power(whole - follow, f)
                led = likely * (dead + ((whole - dead) * others >> FINE)) >> FINE
                for low in range(width):
                    under = whole * min(low, m) // m if m else 0
                    wins = _power(whole - follow + (follow * under >> FINE), f)
                    burden.append((led * wins >> FINE) * ONE >> FINE)
    return Chances(rows, width, missing, burden, follows)


def _power(chance: int, exponent: int) -> int:
    result = 1 << FINE
    for _ in range(exponent):
        result = result * chance >> FINE
    return result


def _at_least(cards: int, seats: int, count: int, whole: int) -> int:
    """The chance that one of ``seats`` seats holds at least ``count`` of ``cards`` cards spread at random."""
    if not seats or cards < count:
        return 0
    ways, fewer = 1, 0
    for k in range(count):
        fewer += ways * int((seats - 1) ** (cards - k))
        ways = ways * (cards - k) // (k + 1)
    return whole - whole * fewer // int(seats**cards)
