"""Whether the files of a profile are whole. Nothing is changed."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.store import presets, saved_match, settings_file, window_file
from hearts_qt.store.atomic import backup_of
from hearts_qt.store.database import problems
from hearts_qt.store.errors import Fault, StoreError, Unusable
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.store.json_file import read_text
from hearts_qt.store.options import read_options

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Health(Enum):
    """What a file is worth."""

    MISSING = "missing"
    """Not there, which is no fault."""
    WHOLE = "whole"
    DAMAGED = "damaged"
    NEWER = "newer"
    UNREADABLE = "unreadable"


class Finding(Struct, frozen=True):
    """One file. ``details`` says in English what is wrong; settings that have bad values are DAMAGED."""

    path: Path
    health: Health
    details: tuple[str, ...] = ()


def check(config: Path, data: Path) -> tuple[Finding, ...]:
    """Look at every file of the two folders, previous copies included. Raises nothing."""
    small = small_files(config, data)
    texts = [check_text(copy, parse) for path, parse in small for copy in (path, backup_of(path))]
    return (*texts, check_database(data / HISTORY_FILE))


def small_files(config: Path, data: Path) -> tuple[tuple[Path, Callable[[str], object]], ...]:
    """The small files of a profile, each with what reads its text and raises Unusable."""
    return (
        (config / settings_file.FILE_NAME, _parse_settings),
        (config / window_file.FILE_NAME, window_file.parse),
        (config / presets.FILE_NAME, presets.parse),
        (data / saved_match.FILE_NAME, saved_match.parse),
    )


def _parse_settings(text: str) -> None:
    _, wrong = read_options(settings_file.parse(text))
    if wrong:
        raise Unusable(Fault.DAMAGED, "; ".join(f"{key}: {reason}" for key, reason in wrong.items()))


def check_text(path: Path, parse: Callable[[str], object]) -> Finding:
    """Look at one small file. Raises nothing."""
    try:
        parse(read_text(path))
    except FileNotFoundError:
        return Finding(path, Health.MISSING)
    except OSError as error:
        return Finding(path, Health.UNREADABLE, (error.strerror or str(error),))
    except Unusable as error:
        return Finding(path, Health(error.fault.value), (error.reason,))
    return Finding(path, Health.WHOLE)


def check_database(path: Path) -> Finding:
    """Look at the database. Raises nothing."""
    if not path.exists():
        return Finding(path, Health.MISSING)
    try:
        wrong = problems(path)
    except StoreError as error:
        health = Health.NEWER if error.fault is Fault.NEWER else Health.UNREADABLE
        return Finding(path, health, (error.reason,))
    return Finding(path, Health.DAMAGED if wrong else Health.WHOLE, wrong)
