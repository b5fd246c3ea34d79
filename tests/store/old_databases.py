"""Databases as earlier versions of the program left them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from hearts_qt.rules.notation import write_record, write_rules
from hearts_qt.store.facts import facts_of
from hearts_qt.store.migrations import APPLICATION_ID, MIGRATIONS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from hearts_qt.store.saved_match import SavedMatch


def leave(path: Path, version: int, matches: Sequence[SavedMatch]) -> None:
    """Make the database that a program of schema ``version`` (1 or 2) had after these matches."""
    with closing(sqlite3.connect(path)) as connection:
        for migration in MIGRATIONS[:version]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {version}")
        for saved in matches:
            _keep(connection, version, saved)
        connection.commit()


def _keep(connection: sqlite3.Connection, version: int, saved: SavedMatch) -> None:
    record, facts = saved.played, facts_of(saved.played)
    started = saved.started.isoformat()
    row: dict[str, object] = {
        "id": saved.id,
        "variant": record.variant,
        "rules": write_rules(record.variant, record.rules),
        "seats": record.rules.seats,
        "seed": record.seed,
        "players": json.dumps(saved.players),
        "started": started,
        "ended": started if facts.winners else None,
        "outcome": "finished" if facts.winners else "playing",
        "winners": json.dumps(facts.winners),
        "totals": json.dumps(facts.totals),
        "used_undo": saved.used_undo,
        "used_hint": saved.used_hint,
        "record": write_record(record),
    }
    if version > 1:
        row["sitters"] = json.dumps(saved.sitters)
    names = ", ".join(row)
    marks = ", ".join(f":{name}" for name in row)
    connection.execute(f"INSERT INTO matches ({names}) VALUES ({marks})", row)
    for deal in facts.deals:
        points, totals = json.dumps(deal.points), json.dumps(deal.totals)
        values = (saved.id, deal.number, deal.direction.value, points, totals, deal.shooter, deal.queen)
        connection.execute("INSERT INTO deals VALUES (?, ?, ?, ?, ?, ?, ?)", values)
