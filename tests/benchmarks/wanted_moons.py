"""How often a moon comes that is wanted: by playouts of the plan for it, and with every card thought about anew.

    python -m tests.benchmarks.wanted_moons --deals 600 --seed 500000

Seat 0 wants the moon of a deal without a pass, against three rules of thumb, and plays the card that brings it in
most of 128 uniform worlds. Only hands count that the plan brings through in three of a hundred worlds. For each
number of cards in the hand: how often the playouts promised the moon, how often it came, and by what the odds of
the former have to be multiplied to explain the latter, for all these hands and for those of which playouts said a
quarter to a half. It ends with how many moons came in how many deals.
"""

from __future__ import annotations

import argparse
import sys
from math import exp, log
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from hearts_qt.ai.alike import alike
from hearts_qt.ai.chances import SHOOTING
from hearts_qt.ai.encoding import THINKING, encode_rules, encode_view
from hearts_qt.ai.kernel import Kernel
from hearts_qt.ai.knowledge import know
from hearts_qt.ai.racing import Budget, Plan, Runner, race
from hearts_qt.ai.rule_of_thumb import RuleOfThumb
from hearts_qt.ai.strategy import choose, never
from hearts_qt.ai.utility import Utility
from hearts_qt.ai.worlds import Worlds
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards, PlayCard
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view

if TYPE_CHECKING:
    from array import array
    from collections.abc import Sequence

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View

RULES = replace(CATALOGUE["windows_hearts"].rules(4), limit=None, deals=99, pass_cycle=())
WORLDS = 128
LIKELY_ENOUGH = 0.03
SEAT = 0
OTHERS = RuleOfThumb()


class Promise(NamedTuple):
    """What playouts said of the moon with so many cards in the hand, and whether it came."""

    cards: int
    chance: float
    came: bool


class _MoonAlone(Utility):
    """Nothing is worth anything but the own moon."""

    def values(self, rows: array[int], start: int, count: int, width: int) -> list[float]:
        shooters = rows[start + width - 3 : start + count * width : width]
        return [float(shooter == SEAT) for shooter in shooters]


def tried(seen: View, cards: Sequence[Card], rng: Random) -> list[Runner]:
    """How often the plan for the moon brings it after each of ``cards``, best first."""
    table = encode_rules(seen.rules)
    kernel = Kernel(table)
    kernel.place(encode_view(seen))
    for seat in range(table.seats):
        kernel.set_policy(seat, THINKING)
    for number, weight in enumerate(SHOOTING):
        kernel.set_weight(SEAT, number, weight)
    moves = [table.masks((card,)) for card in cards]
    worlds = Worlds(know(seen))
    return race([Plan(kernel)], worlds, moves, _MoonAlone(seen, 0.0), Budget(WORLDS, 60.0), rng, never)


def attempt(seed: int) -> list[Promise]:
    """One deal; nothing where the hand is not worth it."""
    rng = Random(f"moon/{seed}")
    match, _ = step(Match(RULES, seed), DealCards())
    promised: list[tuple[int, float]] = []
    while match.phase is Phase.PLAYING:
        seat = match.to_move[0]
        seen = view(match, seat)
        if seat != SEAT:
            match, _ = step(match, choose(OTHERS, seen, rng))
            continue
        cards = [min(group) for group in alike(seen).values()]
        best = cards[0]
        if len(cards) > 1:
            runner = tried(seen, cards, rng)[0]
            best = cards[runner.place]
            if not promised and runner.mean < LIKELY_ENOUGH:
                return []
            promised.append((len(seen.hand), runner.mean))
        match, _ = step(match, PlayCard(seat, best))
    came = match.scores[-1].shooter == SEAT
    return [Promise(cards, chance, came) for cards, chance in promised]


def odds_factor(promises: Sequence[Promise]) -> float:
    """By what the promised odds have to be multiplied, by the greatest likelihood."""
    logits = [log(chance / (1 - chance)) for chance in (min(max(p.chance, 0.004), 0.996) for p in promises)]
    came, factor = sum(p.came for p in promises), 0.0
    for _ in range(100):
        chances = [1 / (1 + exp(-logit - factor)) for logit in logits]
        factor += 0.7 * (came - sum(chances)) / max(sum(c * (1 - c) for c in chances), 1e-3)
    return exp(factor)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=600, help="deals in which the moon is tried")
    parser.add_argument("--seed", type=int, default=500_000)
    wanted = parser.parse_args()
    tries: list[list[Promise]] = []
    seed = wanted.seed
    while len(tries) < wanted.deals:
        seed += 1
        if promises := attempt(seed):
            tries.append(promises)
    every = [promise for promises in tries for promise in promises]
    for cards in sorted({p.cards for p in every}, reverse=True):
        these = [p for p in every if p.cards == cards]
        likely = [p for p in these if 0.25 <= p.chance <= 0.5]
        line = f"{cards:2} cards: {len(these)} promised {fmean(p.chance for p in these):.3f}"
        line += f" came {fmean(p.came for p in these):.3f} odds x {odds_factor(these):.2f}"
        sys.stdout.write(line + (f", a quarter to a half x {odds_factor(likely):.2f}\n" if likely else "\n"))
    came = sum(promises[0].came for promises in tries)
    sys.stdout.write(f"{came} moons in {seed - wanted.seed} deals, {len(tries)} of them tried\n")


if __name__ == "__main__":
    main()
