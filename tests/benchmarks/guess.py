"""How well the expert guesses the hands of the others: quicker to measure than what it wins by that.

    python -m tests.benchmarks.guess --deals 60 rule_of_thumb searching

For tables of four such players, in deals with a pass: the mean logarithm of the share of worlds in which an unseen
card lies where it really is, as seen by the seat to move with twelve, ten, eight and six cards in the hand. The
error is over deals. 0 is to see everything; what is left to chance alone comes to about -0.95.
"""

from __future__ import annotations

import argparse
import sys
from math import log
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.ai.encoding import encode_rules
from hearts_qt.ai.evidence import LikelyWorlds
from hearts_qt.ai.knowledge import know
from hearts_qt.ai.rule_of_thumb import RuleOfThumb
from hearts_qt.ai.search import Search
from hearts_qt.ai.strategy import choose
from hearts_qt.ai.thinking import Effort
from hearts_qt.ai.worlds import Worlds
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.ai.strategy import Strategy

TABLES: dict[str, Strategy] = {"rule_of_thumb": RuleOfThumb(), "searching": Search(Effort(worlds=60, sets=24))}
SIZES = (12, 10, 8, 6)
WORLDS = 240


def positions(player: Strategy, seed: int) -> Iterator[Match]:
    """A deal of four such players, whenever a seat is to lead or follow with one of `SIZES` cards."""
    # The pass goes left, right and across in turn.
    rules = replace(CATALOGUE["windows_hearts"].rules(4), limit=None, deals=99)
    rules = replace(rules, pass_cycle=(rules.pass_cycle[seed % 3],))
    match, _ = step(Match(rules, seed), DealCards())
    rng, lead = Random(f"guess/{seed}"), 0
    while match.phase in (Phase.PASSING, Phase.PLAYING):
        seat = match.to_move[0]
        if match.phase is Phase.PLAYING:
            seen = view(match, seat)
            # One of the seats in each of these tricks, in turn.
            place = len(seen.trick.cards) if seen.trick else 0
            if len(seen.hand) in SIZES and place == (seed + lead) % 4 and len(seen.legal) > 1:
                yield match
            lead += place == 3
        match, _ = step(match, choose(player, view(match, seat), rng))


def guess(match: Match, rng: Random, *, uniform: bool = False) -> float:
    """The mean logarithm for the seat to move."""
    seen = view(match, match.to_move[0])
    known = know(seen)
    source = LikelyWorlds.of(known, seen) if not uniform else Worlds(known)
    assert source is not None
    assert match.deal is not None
    table, worlds = encode_rules(seen.rules), source.draw(WORLDS, rng)
    logs = []
    for seat, hand in enumerate(match.deal.hands):
        if seat != seen.seat:
            lie = worlds[2 * seat :: source.stride]
            for card in hand:
                bit = 1 << table.number(card)
                logs.append(log((sum(1 for mask in lie if mask & bit) + 0.5) / (len(lie) + 1)))
    return fmean(logs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", metavar="TABLE", default=list(TABLES), help=", ".join(TABLES))
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--uniform", action="store_true", help="worlds of which nothing is concluded")
    wanted = parser.parse_args()
    for name in wanted.tables:
        by_size: dict[int, list[float]] = {size: [] for size in SIZES}
        by_deal: list[float] = []
        for seed in range(wanted.deals):
            found = []
            for match in positions(TABLES[name], seed):
                found.append(guess(match, Random(seed), uniform=wanted.uniform))
                by_size[len(view(match, match.to_move[0]).hand)].append(found[-1])
            if found:
                by_deal.append(fmean(found))
        cells = [f"{size}: {fmean(logs):+.3f}" for size, logs in by_size.items() if logs]
        error = stdev(by_deal) / len(by_deal) ** 0.5
        sys.stdout.write(f"{name} {'  '.join(cells)}  all: {fmean(by_deal):+.3f} ± {error:.3f}\n")


if __name__ == "__main__":
    main()
