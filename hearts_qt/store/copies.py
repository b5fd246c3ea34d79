"""Copies of the history that are made without being asked for: every week, and before each migration.

A copy is made of a database that is whole, so a damaged one never drives the good copies out.
"""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date, timedelta
from typing import TYPE_CHECKING

from hearts_qt.store.database import problems, translated
from hearts_qt.store.migrations import copy_database

if TYPE_CHECKING:
    from pathlib import Path

EVERY = timedelta(days=7)
KEPT = 4
"""So many weekly copies are kept, the latest."""
_DATE = re.compile(r"\.copy-(\d{4}-\d\d-\d\d)")
_VERSION = re.compile(r"\.version-(\d+)")


def copy_of(path: Path, day: date) -> Path:
    """Where the copy of ``path`` lies that was made on this day."""
    return path.with_name(f"{path.name}.copy-{day.isoformat()}")


def weekly_copies(path: Path) -> tuple[Path, ...]:
    """The copies that were made as weeks went by, the latest first."""
    return tuple(sorted((p for p in _beside(path) if _DATE.fullmatch(p.name[len(path.name) :])), reverse=True))


def all_copies(path: Path) -> tuple[Path, ...]:
    """The weekly copies, the latest first, then those that were made before migrations."""
    before = [p for p in _beside(path) if _VERSION.fullmatch(p.name[len(path.name) :])]
    return (*weekly_copies(path), *sorted(before, reverse=True))


def set_aside_files(path: Path) -> tuple[Path, ...]:
    """Databases that were found damaged and kept, the latest first."""
    marked = f"{path.name}.damaged-"
    found = (p for p in _beside(path) if p.name.startswith(marked) and not p.name.endswith("-journal"))
    return tuple(sorted(found, reverse=True))


def is_due(path: Path, today: date) -> bool:
    """Whether a week has gone by since the last copy, or there is none. A clock that went back makes none due."""
    latest = next(iter(weekly_copies(path)), None)
    if latest is None:
        return path.exists()
    try:
        made = date.fromisoformat(latest.name[len(path.name) + len(".copy-") :])
    except ValueError:
        return True
    return today - made >= EVERY


def copy_if_due(path: Path, today: date) -> Path | None:
    """Copy the database if a week has gone by and it is whole, and let the oldest copies go.

    Gives the copy, if one was made. Raises StoreError: DISK_FULL, NOT_WRITABLE, BUSY or NEWER.
    """
    if not is_due(path, today) or problems(path):
        return None
    copy = copy_of(path, today)
    with translated(copy):
        copy_database(path, copy)
    for old in weekly_copies(path)[KEPT:]:
        # One copy too many does no harm.
        with suppress(OSError):
            old.unlink()
    return copy


def _beside(path: Path) -> list[Path]:
    return list(path.parent.glob(f"{path.name}.*")) if path.parent.is_dir() else []
