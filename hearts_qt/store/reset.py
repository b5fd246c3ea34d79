"""Taking matches out of the history for good, after everything has been copied."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from hearts_qt.store.migrations import copy_database
from hearts_qt.store.statistics import condition

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from hearts_qt.store.history import History
    from hearts_qt.store.statistics import Scope


def reset(history: History, scope: Scope) -> Path:
    """Remove the finished and abandoned matches of a scope; where the copy lies that was made of all before.

    A match in progress stays. Raises StoreError; then nothing has been removed.
    """
    path = history.database.path
    with history.database.writing() as connection:
        copy = _free_name(path)
        copy_database(path, copy)
        connection.execute(f"DELETE FROM matches WHERE {condition(scope)}", asdict(scope))
    return copy


def remove(history: History, ids: Sequence[str]) -> Path:
    """Remove these matches; where the copy lies that was made of all before. Raises StoreError."""
    path = history.database.path
    with history.database.writing() as connection:
        copy = _free_name(path)
        copy_database(path, copy)
        connection.executemany("DELETE FROM matches WHERE id = ?", [(match_id,) for match_id in ids])
    return copy


def _free_name(path: Path) -> Path:
    """A name beside the database that says when it was copied and that nothing has yet."""
    stem = f"{path.name}.before-reset-{datetime.now(UTC):%Y-%m-%d}"
    number = 1
    while (copy := path.with_name(stem if number == 1 else f"{stem}-{number}")).exists():
        number += 1
    return copy
