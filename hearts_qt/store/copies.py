"""Copies of the history that are made without being asked for: every week, and before each migration.

A copy is made of a database that is whole, so a damaged one never drives the good copies out.
"""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date, timedelta
from typing import TYPE_CHECKING

from hearts_qt.store.database import problems, translated
from hearts_qt.store.errors import write_error
from hearts_qt.store.migrations import copy_database

if TYPE_CHECKING:
    from pathlib import Path

EVERY = timedelta(days=7)
KEPT = 4
"""So many weekly copies are kept, the latest."""
_DATE = re.compile(r"\.copy-(\d{4}-\d\d-\d\d)")
_VERSION = re.compile(r"\.version-(\d+)")
_SET_ASIDE = re.compile(r"\.damaged-\d{8}-\d{6}(-\d+)?")
_RESCUED = ".rescued"


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
    found = (p for p in _beside(path) if _SET_ASIDE.fullmatch(p.name[len(path.name) :]))
    return tuple(sorted(found, reverse=True))


def to_be_rescued(path: Path) -> tuple[Path, ...]:
    """Those of them that may still hold what the history has not: nobody has looked them through to the end."""
    return tuple(kept for kept in set_aside_files(path) if not _mark_of(kept).exists())


def mark_rescued(kept: Path) -> None:
    """Note that a database that was set aside has given all it can. Raises StoreError."""
    try:
        _mark_of(kept).touch()
    except OSError as error:
        raise write_error(kept, error) from error


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


def _mark_of(kept: Path) -> Path:
    # An empty file, because it is there or it is not, whatever kills the program.
    return kept.with_name(kept.name + _RESCUED)


def _beside(path: Path) -> list[Path]:
    return list(path.parent.glob(f"{path.name}.*")) if path.parent.is_dir() else []
