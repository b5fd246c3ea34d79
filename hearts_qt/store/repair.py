"""Mending what can be mended in the files of a profile. No damaged file is thrown away."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.store import settings_file
from hearts_qt.store.atomic import backup_of, set_aside, write_text_atomically
from hearts_qt.store.check import Finding, Health, check_database, check_text, small_files
from hearts_qt.store.copies import all_copies
from hearts_qt.store.errors import StoreError, Unusable
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.store.history import History
from hearts_qt.store.importing import bring_back, rescue
from hearts_qt.store.json_file import read_file, read_text
from hearts_qt.store.options import read_options
from hearts_qt.store.refreshing import verify

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_BAD = (Health.DAMAGED, Health.UNREADABLE)


class Deed(Enum):
    """What was done about a file."""

    NOTHING = "nothing"
    """It is whole, not there, or nothing can be done."""
    RESTORED = "restored"
    """The copy before it is in its place."""
    SET_ASIDE = "set_aside"
    """There is no copy that could be used; the program begins a new file."""
    CORRECTED = "corrected"
    """Values that cannot be have become the usual ones, or what is counted was counted anew."""
    REBUILT = "rebuilt"
    """A new file holds what could be read in the damaged one and in its copies."""
    FAILED = "failed"
    """It could not be written."""


class Repair(Struct, frozen=True):
    """One file.

    Attributes:
        found: how it was before.
        deed: what was done.
        kept: where the damaged file lies now.
        matches: how many were brought back or counted anew.
        lost: ids of matches in it whose moves cannot be read.
    """

    found: Finding
    deed: Deed = Deed.NOTHING
    kept: Path | None = None
    matches: int = 0
    lost: tuple[str, ...] = ()

    @property
    def is_well(self) -> bool:
        """Whether the program can use the file now, and every match in it can be read."""
        sound = self.found.health in (Health.WHOLE, Health.MISSING)
        return (sound or self.deed not in (Deed.NOTHING, Deed.FAILED)) and not self.lost


def repair(config: Path, data: Path) -> tuple[Repair, ...]:
    """Look at every file of the two folders and mend what can be mended. Raises nothing.

    For who holds the lock on the profile.
    """
    texts = [done for path, parse in small_files(config, data) for done in _repair_text(path, parse)]
    return (*texts, _repair_database(data / HISTORY_FILE))


# -- small files -----------------------------------------------------------------------------------------------


def _repair_text(path: Path, parse: Callable[[str], object]) -> tuple[Repair, ...]:
    found, spare = check_text(path, parse), check_text(backup_of(path), parse)
    return _repair_first(path, parse, found, spare), _repair_spare(spare)


def _repair_first(path: Path, parse: Callable[[str], object], found: Finding, spare: Finding) -> Repair:
    if found.health not in _BAD:
        return Repair(found)
    try:
        if path.name == settings_file.FILE_NAME and _correct_settings(path):
            return Repair(found, Deed.CORRECTED)
        _, notices = read_file(path, parse)
        kept = next((notice.kept for notice in notices if notice.path == path), None)
        if spare.health is not Health.WHOLE:
            return Repair(found, Deed.SET_ASIDE if kept else Deed.FAILED, kept)
        write_text_atomically(path, backup_of(path).read_text(encoding="utf-8"))
    except (StoreError, OSError):
        return Repair(found, Deed.FAILED)
    return Repair(found, Deed.RESTORED, kept)


def _repair_spare(spare: Finding) -> Repair:
    """The next write makes a new one."""
    if spare.health not in _BAD:
        return Repair(spare)
    try:
        # It may be gone already: who reads the file itself moves a bad copy out of the way too.
        kept = set_aside(spare.path, "damaged") if spare.path.exists() else None
    except OSError:
        return Repair(spare, Deed.FAILED)
    return Repair(spare, Deed.SET_ASIDE, kept)


def _correct_settings(path: Path) -> bool:
    """Whether only values were wrong; they have become the usual ones."""
    try:
        stored = settings_file.parse(read_text(path))
    except (OSError, Unusable):
        return False
    options, wrong = read_options(stored)
    if not wrong:
        return False
    # Twice, so that the copy before it is as good.
    settings_file.save(path, options)
    settings_file.save(path, options)
    return True


# -- the history -----------------------------------------------------------------------------------------------


def _repair_database(path: Path) -> Repair:
    found = check_database(path)
    try:
        match found.health:
            case Health.WHOLE:
                return _count_anew(path, found)
            case Health.DAMAGED | Health.UNREADABLE:
                return _rebuild(path, found)
            case _:
                return Repair(found)
    except StoreError:
        return Repair(found, Deed.FAILED)


def _rebuild(path: Path, found: Finding) -> Repair:
    """A new database with everything that the damaged one and the copies still give."""
    history, notices = History.begin_anew(path)
    try:
        kept = notices[0].kept if notices else None
        count = rescue(history)
    finally:
        history.close()
    return Repair(found, Deed.REBUILT, kept, count)


def _count_anew(path: Path, found: Finding) -> Repair:
    """Compare what is counted with the moves, and bring back what files that were set aside still hold.

    Matches whose moves are lost are sought in the copies too.
    """
    history, _ = History.open(path)
    try:
        count, lost = verify(history)
        count += rescue(history)
        if lost and bring_back(history, all_copies(path), broken=frozenset(lost)):
            more, lost = verify(history)
            count += more
    finally:
        history.close()
    return Repair(found, Deed.CORRECTED if count else Deed.NOTHING, matches=count, lost=lost)
