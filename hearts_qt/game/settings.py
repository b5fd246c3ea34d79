"""The options of the person at the table, kept on disk and announced when they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hearts_qt.store import settings_file
from hearts_qt.store.errors import StoreError

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.store.errors import Notice
    from hearts_qt.store.options import Options


class Settings(QObject):
    """One person's options.

    Attributes:
        options: as they are now.
        notices: what was wrong with the file when it was read.

    Signals:
        changed(Options, Options): from the first to the second value; never emitted for equal ones.
        troubled(StoreError): they could not be written; they hold until the program ends.
    """

    changed = Signal(object, object)
    troubled = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
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
        """Set all options; they are on disk when this returns, or ``troubled`` has said why not."""
        if options == self.options:
            return
        before, self.options = self.options, options
        try:
            settings_file.save(self._path, options)
        except StoreError as error:
            self.troubled.emit(error)
        self.changed.emit(before, options)
