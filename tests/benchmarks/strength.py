"""Every figure of docs/strength.md that an arena gives, and how it compares with the last time it was kept.

    python -m tests.benchmarks.strength [--jobs N] [--seeds 1-8] [--keep] [NAME …]

Runs the comparisons of that name, seed by seed, and prints a row for each as soon as a seed is done: the payoff
of the first player over all seeds so far with its standard error, its moons, and by how much it does better
than the baseline on the seeds that both have. Seeds are independent, so the error of that difference comes from
how far they disagree. Without a name all comparisons are run, which takes days. ``--keep`` writes the seeds
that were run into the baseline, `strength.json` beside this file, where the next version will find them.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, NamedTuple

from hearts_qt.ai.arena import arena
from hearts_qt.rules.catalogue import CATALOGUE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

BASELINE = Path(__file__).with_suffix(".json")
CLASSIC = "windows_hearts"
THUMB = "rule_of_thumb"
HEAD = (
    "| comparison | seeds | deals | payoff | own moons | against the baseline |",
    "|---|---:|---:|---:|---:|---:|",
)


class Comparison(NamedTuple):
    """``player`` alone at a table of ``others``, so many deals for each seed."""

    variant: str
    players: int
    player: str
    others: str
    deals: int = 50

    @property
    def seats(self) -> tuple[str, ...]:
        """Its levels, the player's first."""
        return (self.player, *(self.others,) * (self.players - 1))


class Result(NamedTuple):
    """What one seed gave for the first player."""

    deals: int
    payoff: float
    error: float
    moons: int
    played: int


def _classic() -> dict[str, Comparison]:
    pairs = (
        ("expert", THUMB),
        ("all_seeing", THUMB),
        ("expert", "simplest_search"),
        ("expert", "strong"),
        ("strong", "medium"),
        ("medium", "easy"),
        ("strong", THUMB),
        ("medium", THUMB),
        ("easy", THUMB),
    )
    return {f"{one}-{others}": Comparison(CLASSIC, 4, one, others) for one, others in pairs}


def _family() -> dict[str, Comparison]:
    """Two levels against rules of thumb in every other game, at the table that it is best played at."""
    return {
        f"{level}-{variant.id}": Comparison(variant.id, variant.best, level, THUMB, deals=20)
        for variant in CATALOGUE.values()
        if variant.id != CLASSIC
        for level in ("expert", "strong")
    }


def _steps() -> dict[str, Comparison]:
    """Each level against the one below in every other game."""
    return {
        f"{one}-{other}-{variant.id}": Comparison(variant.id, variant.best, one, other, deals=20)
        for variant in CATALOGUE.values()
        if variant.id != CLASSIC
        for one, other in (("expert", "strong"), ("strong", "medium"), ("medium", "easy"))
    }


COMPARISONS = {**_classic(), **_family(), **_steps()}


def run(name: str, seed: int) -> Result:
    """One seed of a comparison."""
    wanted = COMPARISONS[name]
    row = arena(wanted.variant, wanted.players, wanted.seats, wanted.deals, seed)["results"][0]
    error = row["payoff_se"] or 0.0
    return Result(wanted.deals, row["payoff"], error, row["moons"], row["played"])


def read_baseline() -> dict[str, dict[int, Result]]:
    """What was kept, by comparison and seed."""
    if not BASELINE.exists():
        return {}
    kept: dict[str, dict[str, list[Any]]] = json.loads(BASELINE.read_text("utf-8"))
    return {name: {int(seed): Result(*row) for seed, row in rows.items()} for name, rows in kept.items()}


def write_baseline(kept: Mapping[str, Mapping[int, Result]]) -> None:
    """Write it, a line for each seed."""
    blocks = []
    for name, rows in sorted(kept.items()):
        lines = ",\n".join(f'  "{seed}": {json.dumps(row)}' for seed, row in sorted(rows.items()))
        blocks.append(f' "{name}": {{\n{lines}\n }}')
    BASELINE.write_text("{\n" + ",\n".join(blocks) + "\n}\n", "utf-8")


def mean(results: Iterable[Result]) -> tuple[float, float]:
    """Payoff a deal over all seeds, and its standard error from those of the seeds."""
    rows = list(results)
    deals = sum(row.deals for row in rows)
    payoff = sum(row.payoff * row.deals for row in rows) / deals
    return payoff, sum((row.error * row.deals) ** 2 for row in rows) ** 0.5 / deals


def difference(now: Mapping[int, Result], before: Mapping[int, Result]) -> tuple[float, float] | None:
    """By how much the payoff grew on the seeds of both, with its standard error; None with fewer than two."""
    grown = [now[seed].payoff - before[seed].payoff for seed in sorted(now.keys() & before.keys())]
    if len(grown) < 2:
        return None
    return fmean(grown), stdev(grown) / len(grown) ** 0.5


def line(name: str, now: Mapping[int, Result], before: Mapping[int, Result]) -> str:
    """A row of the table."""
    payoff, error = mean(now.values())
    moons, played = sum(row.moons for row in now.values()), sum(row.played for row in now.values())
    grown = difference(now, before)
    cells = (
        name,
        len(now),
        sum(row.deals for row in now.values()),
        f"{payoff:+.2f} ± {error:.2f}",
        f"{moons / played:.0%}",
        "" if grown is None else f"{grown[0]:+.2f} ± {grown[1]:.2f}",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def _seeds(text: str) -> Sequence[int]:
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def main(arguments: list[str] | None = None) -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", default=list(COMPARISONS))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seeds", type=_seeds, default=range(1, 9))
    parser.add_argument("--keep", action="store_true", help="write the seeds that were run into the baseline")
    chosen = parser.parse_args(arguments)
    for name in chosen.names:
        if name not in COMPARISONS:
            parser.error(f"{name!r} is no comparison; there are {', '.join(COMPARISONS)}")
    before, found = read_baseline(), {name: dict[int, Result]() for name in chosen.names}
    sys.stdout.write("\n".join(HEAD) + "\n")
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tasks = {pool.submit(run, name, seed): (name, seed) for name in chosen.names for seed in chosen.seeds}
        for task in as_completed(tasks):
            name, seed = tasks[task]
            found[name][seed] = task.result()
            sys.stdout.write(line(name, found[name], before.get(name, {})) + "\n")
            sys.stdout.flush()
            if chosen.keep:
                kept = read_baseline()
                kept.setdefault(name, {})[seed] = found[name][seed]
                write_baseline(kept)
    return 0


if __name__ == "__main__":
    sys.exit(main())
