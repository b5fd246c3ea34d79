"""The options of the person at the table, kept on disk and announced when they change."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hearts_qt.store import settings_file
from hearts_qt.store.errors import StoreError
from hearts_qt.support.jobs import Err, Ok, Result

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.store.errors import Notice
    from hearts_qt.store.options import Options
    from hearts_qt.support.jobs import JobExecutor

logger = logging.getLogger(__name__)


class Settings(QObject):
    """One person's options.

    Attributes:
        options: as they are now.
        notices: what was wrong with the file when it was read.

    Signals:
        changed(Options, Options): from the first to the second value; never emitted for equal ones.
        troubled(StoreError): they could not be written; they hold until the program ends. Once for each change.
    """

    changed = Signal(object, object)
    troubled = Signal(object)

    def __init__(self, path: Path, jobs: JobExecutor | None = None, parent: QObject | None = None) -> None:
        """``jobs`` forces what was written to the disk; without it that is waited for."""
        super().__init__(parent)
        self._path = path
        self._jobs = jobs
        self._unforced = 0
        self.options: Options
        self.notices: tuple[Notice, ...]
        self.options, self.notices = settings_file.load(path)

    @property
    def file(self) -> Path:
        """Where they lie."""
        return self._path

    def change(self, **changes: object) -> None:
        """Set some options by name. Raises ValueError or KeyError as `Options.changed` does."""
        self.replace(self.options.changed(**changes))

    def replace(self, options: Options) -> None:
        """Set all options. When this returns they outlast the program, or ``troubled`` has said why not; a loss of
        power they outlast a moment later.
        """
        if options == self.options:
            return
        before, self.options = self.options, options
        try:
            settings_file.save(self._path, options, forced=self._jobs is None)
        except StoreError as error:
            self.troubled.emit(error)
        else:
            if self._jobs is not None:
                self._unforced += 1
                self._jobs.submit(partial(settings_file.force, self._path), self._take)
        self.changed.emit(before, options)

    def finish(self) -> None:
        """The jobs have been shut down, maybe before they came to it: force to the disk what was written."""
        if self._unforced:
            self._unforced = 0
            try:
                settings_file.force(self._path)
            except StoreError as error:
                logger.warning("The settings may not outlast a loss of power: %s", error)

    def _take(self, result: Result[None]) -> None:
        self._unforced -= 1
        match result:
            case Ok():
                pass
            case Err(StoreError() as error):
                self.troubled.emit(error)
            case Err(error):
                raise error
