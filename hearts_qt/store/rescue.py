"""What a damaged history and its copies still give."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.store.kept import Flaw, Flawed, FlawKind, kept_of
from hearts_qt.store.verdicts import verdicts_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hearts_qt.store.kept import Kept

_COLUMNS = ("id", "started", "ended", "outcome", "players", "used_undo", "used_hint")
_LATER = ("sitters", "seconds", "occasion")
"""Columns that the first schema had not."""
_SCANS = (
    "SELECT id FROM matches ORDER BY id",
    "SELECT id FROM matches ORDER BY id DESC",
    "SELECT id FROM matches NOT INDEXED ORDER BY rowid",
    "SELECT id FROM matches NOT INDEXED ORDER BY rowid DESC",
    "SELECT match_id FROM records ORDER BY match_id",
    "SELECT match_id FROM deals GROUP BY match_id",
)
"""Ways through the file; each ends at the first page that cannot be read."""


def salvaged(connection: sqlite3.Connection) -> Iterator[Kept | Flaw]:
    """Every match of a damaged database that can still be read, and a flaw for each that cannot.

    Nothing that is read is believed: the moves have to be checked as those of any file from outside.
    """
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    for match_id in _ids(connection):
        try:
            yield _read(connection, match_id)
        except (sqlite3.Error, ValueError, TypeError, Flawed) as error:
            yield Flaw(FlawKind.UNREADABLE, match=match_id, detail=str(error))


def _ids(connection: sqlite3.Connection) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for query in _SCANS:
        try:
            for (match_id,) in connection.execute(query):
                if isinstance(match_id, str):
                    found[match_id] = None
        except (sqlite3.Error, ValueError):
            continue
    return tuple(found)


def _read(connection: sqlite3.Connection, match_id: str) -> Kept:
    row = _row(connection, match_id)
    fields = {
        "match": match_id,
        "started": str(row["started"]),
        "ended": str(row["ended"] or ""),
        "outcome": str(row["outcome"]),
        "players": " ".join(json.loads(row["players"])),
        "sitters": " ".join(json.loads(row.get("sitters") or "[]")),
        "seconds": str(row.get("seconds") or ""),
        "used": " ".join(name for name in ("undo", "hint") if row[f"used_{name}"]),
        "occasion": str(row.get("occasion") or ""),
    }
    kept = kept_of({name: text for name, text in fields.items() if text}, row["record"])
    try:
        return replace(kept, verdicts=verdicts_of(connection, match_id))
    except sqlite3.Error:
        # An older schema has none, and a damaged page with verdicts costs no match.
        return kept


def _row(connection: sqlite3.Connection, match_id: str) -> dict[str, str]:
    """The row of a match in the newest schema, or in those before the moves had a table of their own."""
    ways: Sequence[tuple[Sequence[str], str]] = (
        ((*_COLUMNS, *_LATER, "record"), "matches JOIN records ON match_id = id"),
        ((*_COLUMNS, "sitters", "record"), "matches"),
        ((*_COLUMNS, "record"), "matches"),
    )
    for columns, tables in ways:
        query = f"SELECT {', '.join(columns)} FROM {tables} WHERE id = ?"
        try:
            row = connection.execute(query, (match_id,)).fetchone()
        except sqlite3.OperationalError as error:
            if "no such" not in str(error):
                raise
            continue
        if row is not None:
            return dict(zip(columns, row, strict=True))
    raise ValueError(f"there is no row of {match_id}")
