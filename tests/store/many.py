"""A history of any size in a moment: rows that look as if they had been played, without the moves."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import write_rules
from hearts_qt.rules.scoring import place
from hearts_qt.store.facts import FACTS, level_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.store.history import History

BEGIN = datetime(2022, 3, 1, 18, tzinfo=UTC)
LEVELS = ("easy", "medium", "strong", "expert")

_MATCH = """
    INSERT INTO matches (
        id, variant, rules, seats, seed, players, sitters, level, started, ended, seconds, outcome,
        winners, totals, place, shared, own_total, deal_count, used_undo, used_hint, facts
    ) VALUES (?, ?, ?, ?, ?, ?, '[]', ?, ?, ?, 900, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)
"""
_DEAL = """
    INSERT INTO deals (
        match_id, number, direction, points, totals, own_points, all_points, shooter, threat, stopper, queen,
        own_queens
    ) VALUES (?, ?, 'left', ?, ?, ?, ?, ?, NULL, ?, ?, ?)
"""


def fill(history: History, matches: int, variants: Sequence[str] = ("windows_hearts",), *, seed: int = 1) -> int:
    """Write so many matches of these games, of some ten deals each; how many deals they have."""
    rng = Random(seed)
    rows, deals = [], []
    for number in range(matches):
        variant = variants[number % len(variants)]
        seats = rng.choice(CATALOGUE[variant].counts)
        rules = CATALOGUE[variant].rules(seats)
        level = LEVELS[min(3, 4 * number // matches)]
        players = (level,) * (seats - 1) if rng.random() < 0.8 else (*(level,) * (seats - 2), rng.choice(LEVELS))
        key = f"{number:032x}"
        totals = [rules.chips] * seats
        count = rng.randint(7, 13)
        for deal in range(1, count + 1):
            points = [0] * seats
            shooter = rng.randrange(seats) if rng.random() < 0.04 else None
            queen = rng.randrange(seats) if rng.random() < 0.9 else 0
            for _ in range(13):
                # The person learns with time.
                points[rng.choices(range(seats), [1.1 - 0.5 * number / matches, *[1.0] * (seats - 1)])[0]] += 1
            points[queen] += 13
            if shooter is not None:
                points = [0 if seat == shooter else 26 for seat in range(seats)]
            totals = [t + p for t, p in zip(totals, points, strict=True)]
            stopper = 0 if rng.random() < 0.03 else None
            kept = (json.dumps(points), json.dumps(totals), points[0], sum(points))
            deals.append((key, deal, *kept, shooter, stopper, queen, queen == 0))
        at = place(rules, tuple(totals), 0)
        best = max(totals) if rules.most_wins else min(totals)
        winners = [seat for seat, total in enumerate(totals) if total == best]
        started = BEGIN + timedelta(hours=5 * number)
        over = rng.random() < 0.94
        rows.append(
            (
                key, variant, write_rules(variant, rules), seats, number, json.dumps(players), level_of(players),
                started.isoformat(), (started + timedelta(minutes=15)).isoformat(),
                "finished" if over else "abandoned", json.dumps(winners if over else []), json.dumps(totals),
                at if over else None, over and len(winners) > 1 and at == 1, totals[0], count,
                rng.random() < 0.2, FACTS,
            )
        )  # fmt: skip
    with history.database.writing() as connection:
        connection.executemany(_MATCH, rows)
        connection.executemany(_DEAL, deals)
    return len(deals)
