"""Keeps what happened: the match in progress after every move, scored deals and finished matches for good.

The match is written at once, on the thread of the controller and before anything is shown, so that no card a
person has seen played can be missing after a crash. The history is written in the background. A match that is
left for a new one waits in a file of its own until the history has it, so a crash in between loses nothing.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hearts_qt.game.offers import is_decision
from hearts_qt.rules.events import DealScored
from hearts_qt.store import saved_match
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.support.jobs import Err, Ok

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from hearts_qt.game.controller import Step
    from hearts_qt.store.errors import Notice
    from hearts_qt.store.history import History
    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.support.jobs import JobExecutor, Result

LEFT_FILES = "left-*.json"
"""Matches that were left, each in a file of its own until the history has it."""

REFRESHED = 10
"""So many old matches at a time are brought up to date."""

logger = logging.getLogger(__name__)


class Recorder(QObject):
    """Writes one profile.

    Signals:
        troubled(StoreError): something could not be kept, play goes on. Each kind of trouble is told once. Where
            nothing can be written at all it is trouble with the folder, whichever file met it first.
        noticed(Notice): a damaged file was set aside.
        kept(): the history has something new.
        rescued(int): so many matches were brought back from a damaged history and its copies.
    """

    troubled = Signal(object)
    noticed = Signal(object)
    kept = Signal()
    rescued = Signal(int)

    def __init__(
        self, folder: Path, jobs: JobExecutor, *, autosave: bool = True, parent: QObject | None = None
    ) -> None:
        """``autosave`` is False for a second copy of the program: the match file belongs to the first."""
        super().__init__(parent)
        self._folder = folder
        self._jobs = jobs
        self._autosave = autosave
        self._told: set[Fault] = set()

    @property
    def keeps_match(self) -> bool:
        """Whether the match in progress is kept: only one copy of the program does that."""
        return self._autosave

    @property
    def match_file(self) -> Path:
        """Where the match in progress lies."""
        return self._folder / saved_match.FILE_NAME

    @property
    def history_file(self) -> Path:
        """Where the history lies."""
        return self._folder / HISTORY_FILE

    def load(self) -> SavedMatch | None:
        """The match to go on with, if there is one and this copy of the program may."""
        if not self._autosave:
            return None
        saved, notices = saved_match.load(self.match_file)
        for notice in notices:
            self.noticed.emit(notice)
        return saved

    def catch_up(self, current: SavedMatch | None) -> None:
        """At the start: hand the history what a crash may have kept from it. ``current`` is being resumed."""
        if not self._autosave:
            return
        left: list[SavedMatch] = []
        for path in sorted(self._folder.glob(LEFT_FILES)):
            saved, notices = saved_match.load(path)
            left += [] if saved is None else [saved]
            for notice in notices:
                self.noticed.emit(notice)
        work = partial(_catch_up, self.history_file, tuple(left), current)
        self._in_background(work, partial(self._forget, tuple(left)))
        # What a killed program has not brought back.
        self.rescue()
        self._jobs.submit(partial(_copy, self.history_file), self._take_trouble)
        self._refresh()

    def start(self, saved: SavedMatch, before: SavedMatch | None) -> None:
        """A match begins and may replace another. One in which the person did nothing leaves no trace."""
        if before is not None and _has_trace(before):
            if self._autosave:
                self._save(self._left_file(before), before)
            self._in_background(partial(_abandon, self.history_file, before), partial(self._forget, (before,)))
        self.change(saved)

    def step(self, made: Step) -> None:
        """A move was made."""
        self.change(made.saved)
        if any(isinstance(event, DealScored) for event in made.events):
            self._in_background(partial(_record, self.history_file, made.saved), lambda: None)

    def change(self, saved: SavedMatch) -> None:
        """The match on disk should be ``saved`` now."""
        if not self._autosave:
            return
        self._save(self.match_file, saved)

    def _left_file(self, saved: SavedMatch) -> Path:
        return self._folder / LEFT_FILES.replace("*", saved.id)

    def _save(self, path: Path, saved: SavedMatch) -> None:
        """Forcing it to the disk at once would stop the cards for a moment at every move."""
        try:
            saved_match.save(path, saved, forced=False)
        except StoreError as error:
            self._tell(error)
        else:
            self._jobs.submit(partial(saved_match.force, path), self._take_trouble)

    def _take_trouble(self, result: Result[object]) -> None:
        match result:
            case Err(StoreError() as error):
                self._tell(error)
            case Err(error):
                raise error
            case Ok():
                pass

    def _forget(self, left: tuple[SavedMatch, ...]) -> None:
        """The history has these now."""
        for saved in left:
            try:
                saved_match.remove(self._left_file(saved))
            except StoreError as error:
                self._tell(error)

    def take_notice(self, notice: Notice) -> None:
        """The history was not in order: say so, and bring back what a file that was set aside still holds."""
        self.noticed.emit(notice)
        if notice.kept is not None:
            self.rescue()

    def rescue(self) -> None:
        """Bring back what can still be read in damaged histories that were set aside, and in the copies.

        Does nothing where that has been done.
        """

        def take(result: Result[int]) -> None:
            match result:
                case Ok(count) if count:
                    self.rescued.emit(count)
                    self.kept.emit()
                case _:
                    self._take_trouble(result)

        work = partial(_rescue, self.history_file, lambda: self._jobs.stopping)
        self._jobs.submit(work, take)

    def _refresh(self) -> None:
        """Bring what older versions kept up to date, a little at a time, so that other work gets its turn."""

        def take(result: Result[int]) -> None:
            match result:
                case Ok(left) if left:
                    self._refresh()
                case _:
                    self._take_trouble(result)

        self._jobs.submit(partial(_refresh, self.history_file), take)

    def _in_background(self, work: Callable[[], tuple[Notice, ...]], done: Callable[[], None]) -> None:
        def deliver(result: Result[tuple[Notice, ...]]) -> None:
            match result:
                case Ok(notices):
                    for notice in notices:
                        self.take_notice(notice)
                    done()
                    self.kept.emit()
                case Err(StoreError() as error):
                    self._tell(error)
                case Err(error):
                    raise error

        self._jobs.submit(work, deliver)

    def _tell(self, error: StoreError) -> None:
        logger.info("Not kept: %s", error)
        if error.fault in self._told:
            return
        self._told.add(error.fault)
        if error.fault in (Fault.DISK_FULL, Fault.NOT_WRITABLE):
            error = StoreError(error.fault, self._folder, error.reason)
        self.troubled.emit(error)


# On the background thread. A connection belongs to one thread, and opening one is quick: each job has its own.
# What is not needed to play is imported when it is.


def _open(path: Path) -> tuple[History, tuple[Notice, ...]]:
    # The table is painted before there is a need for the database.
    from hearts_qt.store.history import History

    return History.open(path)


def _record(path: Path, saved: SavedMatch) -> tuple[Notice, ...]:
    history, notices = _open(path)
    try:
        history.record(saved)
    finally:
        history.close()
    return notices


def _has_trace(saved: SavedMatch) -> bool:
    """Whether the person has done anything in the match."""
    return any(is_decision(move) for move in saved.record.moves)


def _abandon(path: Path, saved: SavedMatch) -> tuple[Notice, ...]:
    history, notices = _open(path)
    try:
        history.abandon(saved)
    finally:
        history.close()
    return notices


def _catch_up(path: Path, left: tuple[SavedMatch, ...], current: SavedMatch | None) -> tuple[Notice, ...]:
    history, notices = _open(path)
    try:
        for saved in left:
            history.abandon(saved)
        if current is not None and _has_trace(current):
            history.record(current)
        history.abandon_all_but(current.id if current else None)
    finally:
        history.close()
    return notices


def _refresh(path: Path) -> int:
    from hearts_qt.store.refreshing import refresh

    history, _ = _open(path)
    try:
        return refresh(history, REFRESHED)
    finally:
        history.close()


def _rescue(path: Path, gone: Callable[[], bool]) -> int:
    from hearts_qt.store.copies import to_be_rescued
    from hearts_qt.store.importing import rescue

    if not to_be_rescued(path):
        return 0
    history, _ = _open(path)
    try:
        return rescue(history, gone)
    finally:
        history.close()


def _copy(path: Path) -> None:
    from datetime import date

    from hearts_qt.store.copies import copy_if_due

    copy_if_due(path, date.today())  # noqa: DTZ011 - the week is the one of the person's calendar
