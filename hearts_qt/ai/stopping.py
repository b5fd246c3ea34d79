"""How often a player stops a moon that rule-of-thumb players let through."""

from __future__ import annotations

import random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hearts_qt.ai.arena import ENOUGH, FAR
from hearts_qt.ai.playing import play_deal
from hearts_qt.ai.yardsticks import contender
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.state import Match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.ai.strategy import Strategy
    from hearts_qt.rules.ruleset import Rules

LETTING = "rule_of_thumb"


def stopping(variant_id: str, players: int, level: str, moons: int, seed: int) -> dict[str, Any]:
    """Deals of four rule-of-thumb players with a moon, played again with ``level`` in another seat.

    Every other seat has its turn; the deal is one sample. ``stopped`` is the part of them in which the same seat
    did not shoot again, with its standard error. Each deal is the first of a match. Raises ValueError for what
    there is not.
    """
    if variant_id not in CATALOGUE:
        raise ValueError(f"{variant_id!r} is not a variant; there are {', '.join(CATALOGUE)}")
    rules = CATALOGUE[variant_id].rules(players)
    rules = replace(rules, limit=None, deals=FAR, chips=ENOUGH if rules.in_chips else 0)
    letting, hero = contender(LETTING), contender(level)
    samples: list[float] = []
    tried = 0
    for tried, (start, shooter) in enumerate(_moons(rules, letting, seed), 1):
        others = [s for s in range(players) if s != shooter]
        stops = 0
        for seat in others:
            table = [hero if s == seat else letting for s in range(players)]
            stops += _shooter(Match(rules, start), table) != shooter
        samples.append(stops / len(others))
        if tried == moons:
            break
    return {
        "variant": variant_id,
        "players": players,
        "level": level,
        "moons": tried,
        "stopped": round(fmean(samples), 3),
        "stopped_se": round(stdev(samples) / tried**0.5, 3) if tried > 1 else None,
    }


def _moons(rules: Rules, player: Strategy, seed: int) -> Iterator[tuple[int, int]]:
    """The seeds whose first deal ends with a moon, and who shoots it."""
    number = seed
    while True:
        shooter = _shooter(Match(rules, number), [player] * rules.seats)
        if shooter is not None:
            yield number, shooter
        number += 1


def _shooter(match: Match, table: list[Strategy]) -> int | None:
    rngs = [random.Random(f"{match.seed}/{seat}") for seat in range(len(table))]
    return play_deal(match, table, rngs)[0].scores[-1].shooter
