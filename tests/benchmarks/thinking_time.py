"""How long a level thinks about a card and about everything else, in every variant, on one core.

    python -m tests.benchmarks.thinking_time [--level expert] [--deals 2] [--seed 5] [VARIANT …]

The level sits in every seat of the table that the variant is best played at. Processor time, so that it does not
matter what else is running; a card without a choice does not count. The command ends with 1 where a median is over
150 ms, one in a hundred over 600 ms, or a pass, a bid or a name over 1.5 s.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import median
from time import thread_time
from typing import NamedTuple

from msgspec.structs import replace

from hearts_qt.ai.levels import LEVELS, strategy
from hearts_qt.ai.strategy import choose
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view

CARD, RARE_CARD, OTHER = 0.15, 0.6, 1.5
"""Seconds: the median of a card, the hundredth part that may take longer, and any other decision."""
HEAD = (
    "| variant | players | cards | median | 99 of 100 | longest | others | longest |",
    "|---|---:|---:|---:|---:|---:|---:|---:|",
)


class Spent(NamedTuple):
    """Seconds for each card of which there was a choice, and for each other decision."""

    cards: list[float]
    others: list[float]

    @property
    def rare(self) -> float:
        """What 99 of 100 cards do not exceed."""
        return sorted(self.cards)[int(0.99 * (len(self.cards) - 1))]

    @property
    def in_time(self) -> bool:
        """Whether all that is asked for holds."""
        return median(self.cards) <= CARD and self.rare <= RARE_CARD and max(self.others, default=0.0) <= OTHER


def spent(variant: str, level: str, deals: int, seed: int) -> Spent:
    """Play so many deals of a match that does not end meanwhile."""
    player, rng = strategy(level), Random(seed)
    rules = CATALOGUE[variant].rules(CATALOGUE[variant].best)
    match, found = Match(replace(rules, limit=None, deals=deals + 10), seed), Spent([], [])
    while len(match.scores) < deals:
        if not match.to_move:
            match, _ = step(match, DealCards())
            continue
        seen = view(match, match.to_move[0])
        began = thread_time()
        move = choose(player, seen, rng)
        taken = thread_time() - began
        if match.phase is not Phase.PLAYING:
            found.others.append(taken)
        elif len(seen.legal) > 1:
            found.cards.append(taken)
        match, _ = step(match, move)
    return found


def line(variant: str, times: Spent) -> str:
    """A row of the table, in milliseconds."""
    cards = (len(times.cards), *(f"{1000 * t:.0f}" for t in (median(times.cards), times.rare, max(times.cards))))
    others = (len(times.others), f"{1000 * max(times.others):.0f}") if times.others else (0, "")
    return "| " + " | ".join(map(str, (variant, CATALOGUE[variant].best, *cards, *others))) + " |"


def main(arguments: list[str] | None = None) -> int:
    """Print the table; 1 if anything takes too long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="*", metavar="VARIANT", default=list(CATALOGUE))
    parser.add_argument("--level", choices=list(LEVELS), default="expert")
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--seed", type=int, default=5)
    wanted = parser.parse_args(arguments)
    slow = 0
    sys.stdout.write("\n".join(HEAD) + "\n")
    for variant in wanted.variants:
        times = spent(variant, wanted.level, wanted.deals, wanted.seed)
        slow += not times.in_time
        sys.stdout.write(line(variant, times) + "\n")
        sys.stdout.flush()
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
