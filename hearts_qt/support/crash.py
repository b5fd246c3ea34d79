"""What happens when the program itself makes a mistake. No Qt here, so that it works before Qt does.

An exception that nobody caught, on any thread, becomes a `CrashReport`: a text to copy, with the version, the
system, the last log lines and the match. All of it forgives: a report with a hole is better than none.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import platform
import sys
import threading
import traceback
from datetime import datetime
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt import __version__

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path
    from types import TracebackType

REPORT_FILE = "last-crash.txt"
FAULT_FILE = "fault.txt"
LAST_FAULT_FILE = "last-fault.txt"

logger = logging.getLogger(__name__)


class CrashReport(Struct, frozen=True):
    """One mistake of the program, ready to be copied.

    Attributes:
        summary: the exception in one line.
        text: everything, for the person who will repair it.
        file: where the text was saved, or None if it could not be.
    """

    summary: str
    text: str
    file: Path | None


class CrashHandler:
    """Turns uncaught exceptions into reports from `install` to `uninstall`."""

    def __init__(
        self,
        on_report: Callable[[CrashReport], None],
        *,
        folder: Path | None = None,
        facts: Callable[[], Mapping[str, str]] = dict,
        recent_lines: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """
        Args:
            on_report: gets each new report, on the thread that failed; `qtcrash.CrashRelay` hands it over.
            folder: where the last report is saved.
            facts: asked when something has failed; titles and texts to add, such as the match.
            recent_lines: asked for the last log lines.
        """
        self._on_report = on_report
        self._folder = folder
        self._facts = facts
        self._recent_lines = recent_lines
        self._busy = threading.local()
        self._reported: set[str] = set()
        self._sys_hook_before = sys.excepthook
        self._thread_hook_before = threading.excepthook

    def install(self) -> None:
        """Listen on every thread."""
        self._sys_hook_before = sys.excepthook
        self._thread_hook_before = threading.excepthook
        sys.excepthook = self.handle
        threading.excepthook = self._handle_thread

    def uninstall(self) -> None:
        """Put back what was there before."""
        sys.excepthook = self._sys_hook_before
        threading.excepthook = self._thread_hook_before

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None = None) -> None:
        """Log the exception, and report it if the same has not been reported before.

        A mistake in `paint` comes back with every frame; one report of it is enough.
        """
        if not issubclass(kind, Exception):
            self._sys_hook_before(kind, error, trace)
            return
        if getattr(self._busy, "now", False):
            # The way of reporting is itself broken.
            logger.critical("Another error while a crash was being reported: %r", error)
            return
        self._busy.now = True
        try:
            stack = "".join(traceback.format_exception(kind, error, trace)).rstrip()
            logger.critical("Uncaught exception on %s\n%s", threading.current_thread().name, stack)
            if stack not in self._reported:
                self._reported.add(stack)
                self._on_report(self._report(kind, error, stack))
        except Exception:
            logger.critical("A crash could not be reported", exc_info=True)
        finally:
            self._busy.now = False

    def _handle_thread(self, failed: threading.ExceptHookArgs) -> None:
        if failed.exc_value is not None:
            self.handle(failed.exc_type, failed.exc_value, failed.exc_traceback)

    def _report(self, kind: type[BaseException], error: BaseException, stack: str) -> CrashReport:
        summary = "".join(traceback.format_exception_only(kind, error)).strip().splitlines()[-1]
        parts = [
            f"hearts_qt {__version__}, {datetime.now().astimezone().isoformat(timespec='seconds')}",
            f"Python {platform.python_version()}, {platform.platform()}{_qt_version()}",
            f"Thread: {threading.current_thread().name}",
            f"\n{stack}",
        ]
        try:
            parts += [f"\n{title}:\n{text}" for title, text in self._facts().items()]
        except Exception as trouble:
            parts.append(f"\nNothing more is known: {trouble!r}")
        with contextlib.suppress(Exception):
            parts += ["\nLast log lines:", *self._recent_lines()]
        text = "\n".join(parts) + "\n"
        return CrashReport(summary, text, self._save(text))

    def _save(self, text: str) -> Path | None:
        if self._folder is None:
            return None
        file = self._folder / REPORT_FILE
        try:
            file.write_text(text, encoding="utf-8", errors="backslashreplace")
        except OSError as trouble:
            logger.warning("The crash report can not be saved in %s: %s", file, trouble)
            return None
        return file


def _qt_version() -> str:
    core = sys.modules.get("PySide6.QtCore")
    return f", Qt {core.qVersion()}" if core is not None else ""


class FaultFile:
    """Where the interpreter writes its stacks when the program dies without an exception.

    Attributes:
        previous: what the run before left, or None; it is also kept in ``last-fault.txt``.
    """

    def __init__(self, folder: Path) -> None:
        self.previous: str | None = None
        self._path = folder / FAULT_FILE
        try:
            if self._path.exists() and self._path.stat().st_size:
                self.previous = self._path.read_text(encoding="utf-8", errors="replace")
                self._path.replace(folder / LAST_FAULT_FILE)
            self._file = self._path.open("a", encoding="utf-8")
        except OSError as trouble:
            logger.warning("No fault file can be written in %s: %s", folder, trouble)
            return
        faulthandler.enable(self._file)

    def close(self) -> None:
        """Stop listening; an empty file is taken away."""
        file = getattr(self, "_file", None)
        if file is None or file.closed:
            return
        faulthandler.disable()
        file.close()
        with contextlib.suppress(OSError):
            if self._path.stat().st_size == 0:
                self._path.unlink()
