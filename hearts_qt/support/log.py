"""The program's logs. No Qt here: its messages come in through `hearts_qt.support.qtlog`.

Every module logs to ``logging.getLogger(__name__)``, so a line names the room it comes from. The last lines
are kept in memory for a crash report; all go to files in the log folder, never more than a megabyte of them,
and warnings to the error stream where there is one.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path
    from typing import TextIO

FILE_NAME = "hearts-qt.log"
FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
KEPT_LINES = 200
FILE_BYTES = 256 * 1024
OLD_FILES = 3

logger = logging.getLogger(__name__)


class RecentLines(logging.Handler):
    """Keeps the last formatted lines in memory."""

    def __init__(self, count: int = KEPT_LINES) -> None:
        super().__init__()
        self._lines: deque[str] = deque(maxlen=count)

    @property
    def lines(self) -> tuple[str, ...]:
        """Oldest first."""
        return tuple(self._lines)

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))


class _LogFile(logging.FileHandler):
    """The files in the log folder. A disk that is full costs the lines, and nothing else.

    `logging.handlers` has such files too, but imports sockets and pickles, which takes as long as the window.
    """

    def emit(self, record: logging.LogRecord) -> None:
        try:
            if self.stream is not None and self.stream.tell() > FILE_BYTES:
                self._begin_anew(self.stream)
        except OSError:
            self.handleError(record)
            return
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            super().close()

    def _begin_anew(self, full: TextIO) -> None:
        """Each file becomes the one before it, the oldest goes. Raises OSError."""
        full.close()
        try:
            for age in range(OLD_FILES - 1, -1, -1):
                younger = f"{self.baseFilename}.{age}" if age else self.baseFilename
                if os.path.exists(younger):
                    os.replace(younger, f"{self.baseFilename}.{age + 1}")
        finally:
            self.stream = self._open()


class Logs:
    """The handlers of one run of the program; `close` takes them away again.

    Attributes:
        recent: the last lines.
        file: the log file, or None when the folder can not be written.
    """

    def __init__(self, folder: Path | None, *, verbose: bool = False) -> None:
        """Begin to log.

        Args:
            folder: where the file goes; None for no file.
            verbose: also take what only developers read.
        """
        self.recent = RecentLines()
        self.file: Path | None = None
        self._root = logging.getLogger()
        self._handlers: list[logging.Handler] = [self.recent]
        trouble: OSError | None = None
        if folder is not None:
            try:
                # Opened now and not at the first line, to know at once whether it can be.
                self._handlers.append(_LogFile(folder / FILE_NAME, encoding="utf-8"))
                self.file = folder / FILE_NAME
            except OSError as error:
                trouble = error
        if sys.stderr is not None:  # None in a Windows program without a console
            console = logging.StreamHandler(sys.stderr)
            console.setLevel(logging.WARNING)
            self._handlers.append(console)
        self._level_before = self._root.level
        self._root.setLevel(logging.DEBUG if verbose else logging.INFO)
        for handler in self._handlers:
            handler.setFormatter(logging.Formatter(FORMAT))
            self._root.addHandler(handler)
        if trouble is not None:
            logger.warning("No log file can be written in %s: %s", folder, trouble)

    def close(self) -> None:
        """Take the handlers away and close the file. Harmless the second time."""
        for handler in self._handlers:
            self._root.removeHandler(handler)
            handler.close()
        self._handlers.clear()
        self._root.setLevel(self._level_before)
