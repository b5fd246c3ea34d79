"""Plays random deals and whole matches of every variant and player count, and checks what always holds.

    python -m tests.soak [--deals 1000] [--matches 50] [--variant ID]

Checked at every step: cards are conserved, chips and pool too; the state is the fold of the events; what a seat
sees does not show a hidden card. At the end of a match: its text reads back to the same match. Without an error
the last line is ``{"variants": …, "deals": …, "matches": …, "faults": []}`` and the exit code 0. The tests play a
small sample of the same in tests/rules/test_properties.py.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import reduce
from multiprocessing import get_context
from typing import TYPE_CHECKING

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import Record, read_record, write_record
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import fold
from hearts_qt.rules.view import view
from tests.rules.positions import random_match

if TYPE_CHECKING:
    from hearts_qt.rules.events import Event
    from hearts_qt.rules.moves import Move


def check_step(before: Match, events: tuple[Event, ...], after: Match) -> None:
    """Raises AssertionError with the reason if something was lost on the way."""
    deal = after.deal
    if reduce(fold, events, before) != after:
        raise AssertionError("the state is not the fold of the events")
    if deal is None:
        # The first deal went wrong, at a real table.
        if not after.rules.misdeals:
            raise AssertionError("no deal")
        return
    rules = after.rules
    lying = [c for hand in deal.hands for c in hand] + list(deal.trick.cards if deal.trick else ())
    taken = [c for seat in range(rules.seats) for c in deal.taken(seat)]
    elsewhere = [*deal.undealt, *deal.pending, *deal.laid_away]
    if sorted(lying + taken + elsewhere) != sorted(rules.pack):
        raise AssertionError("cards are not conserved")
    if rules.in_chips and after.final is None and sum(after.totals) + after.pool != rules.seats * rules.chips:
        raise AssertionError("chips are not conserved")
    seat = len(events) % rules.seats
    if view(after, seat).hand != deal.hands[seat]:
        raise AssertionError("a seat does not see its own hand")


def play(variant: str, seats: int, seed: int, deals: int | None) -> int:
    """Play one match, or its first ``deals``; how many deals were scored."""
    rules = CATALOGUE[variant].rules(seats)
    moves: list[Move] = []
    last = Match(rules, seed)
    for before, move, events, after in random_match(rules, seed, deals=deals):
        check_step(before, events, after)
        moves.append(move)
        last = after
    record = Record(variant, rules, seed, tuple(moves))
    if read_record(write_record(record)).match() != last:
        raise AssertionError("the text reads back to another match")
    if deals is None and last.phase is not Phase.OVER:
        raise AssertionError("the match did not end")
    return len(last.scores)


def soak(job: tuple[str, int, int, int]) -> dict[str, object]:
    """All of one variant and player count."""
    variant, seats, deals, matches = job
    faults, played, seed = [], 0, 0
    while played < deals or seed < matches:
        try:
            played += play(variant, seats, seed, None if seed < matches else 5)
        except Exception as error:
            faults.append(f"seed {seed}: {type(error).__name__}: {error}")
            played += 1
        seed += 1
    return {"variant": variant, "seats": seats, "deals": played, "matches": seed, "faults": faults[:5]}


def main() -> int:
    """Run and report; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--variant", choices=sorted(CATALOGUE))
    options = parser.parse_args()
    chosen = [v for v in CATALOGUE.values() if options.variant in (None, v.id)]
    jobs = [(v.id, n, options.deals, options.matches) for v in chosen for n in v.counts]
    results = []
    with get_context("spawn").Pool() as pool:
        for result in pool.imap(soak, jobs):
            results.append(result)
            sys.stdout.write(json.dumps(result) + "\n")
            sys.stdout.flush()
    faults = [r for r in results if r["faults"]]
    total = {"variants": len(chosen), "tables": len(results), "deals": sum(int(str(r["deals"])) for r in results)}
    sys.stdout.write(json.dumps({**total, "faults": faults}) + "\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
