"""How the rule-of-thumb player does against random players in every variant and seat count, as a table.

    python -m tests.benchmarks.family_arena [--jobs N] [--deals N] [--seed S] [VARIANT …]

One rule-of-thumb player sits among random ones; every deal is played once for each of its seats. A noisy game is
played with four times as many deals until the payoff is four standard errors, but no more than 64 times as many.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from hearts_qt.ai.arena import arena
from hearts_qt.rules.catalogue import CATALOGUE

CLEAR = 4.0
LONGEST = 64

HEAD = (
    "| variant | players | better | deals | points | payoff | ± | payoff / ± |",
    "|---|---:|---|---:|---:|---:|---:|---:|",
)


def compare(table: tuple[str, int], deals: int, seed: int) -> dict[str, Any]:
    """The comparison for a variant and seat count, with as many deals as it takes."""
    variant, players = table
    seats = ["rule_of_thumb", *["random"] * (players - 1)]
    most = deals * LONGEST
    while True:
        result = arena(variant, players, seats, deals, seed)
        row = result["results"][0]
        if row["payoff"] >= CLEAR * row["payoff_se"] or deals * 4 > most:
            return result
        deals *= 4


def line(result: dict[str, Any]) -> str:
    """A row of the table."""
    row = result["results"][0]
    errors = row["payoff"] / row["payoff_se"] if row["payoff_se"] else float("inf")
    cells = (
        result["variant"],
        result["players"],
        result["better"],
        result["deals"],
        f"{row['points']:.2f}",
        f"{row['payoff']:+.2f}",
        f"{row['payoff_se']:.2f}",
        f"{errors:.1f}",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def main(arguments: list[str] | None = None) -> int:
    """Print the table; 1 if the rule-of-thumb player is anywhere not better by three standard errors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="*", metavar="VARIANT", default=list(CATALOGUE))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    tables = [(v, n) for v in chosen.variants for n in CATALOGUE[v].counts]
    write = sys.stdout.write
    weak = 0
    write("\n".join(HEAD) + "\n")
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for result in pool.map(partial(compare, deals=chosen.deals, seed=chosen.seed), tables):
            row = result["results"][0]
            weak += row["payoff"] < 3 * row["payoff_se"]
            write(line(result) + "\n")
            sys.stdout.flush()
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
