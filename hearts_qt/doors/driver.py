"""Drives the real program from the event loop: a script waits for signals and times, never in a nested loop."""

from __future__ import annotations

import logging
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from hearts_qt.support.paths import Profile

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from types import TracebackType

    from PySide6.QtCore import SignalInstance

    from hearts_qt.game.controller import GameController
    from hearts_qt.game.recorder import Recorder
    from hearts_qt.game.settings import Settings
    from hearts_qt.table.pace import Pace
    from hearts_qt.ui.main_window import MainWindow

    Maker = Callable[[Profile, str, Pace | None], "Program"]
    Script = Generator[SignalInstance | int, None, None]

# What the offscreen platform says of every window with a least size; it means nothing.
HARMLESS = ("This plugin does not support propagateSizeHints",)

logger = logging.getLogger(__name__)


class Program(Protocol):
    """A whole program as its doors see it; `hearts_qt.app` makes one."""

    settings: Settings
    game: GameController
    recorder: Recorder
    window: MainWindow

    def shut_down(self) -> None:
        """Stop what runs in the background."""


class Driver(QObject):
    """Runs one script in a program with a profile of its own, and collects everything that goes wrong.

    A script yields a signal to wait for, or a number of milliseconds. It is resumed from the event loop.

    Attributes:
        program: the program under the script.
        problems: Qt's warnings, logged warnings, exceptions and a time that ran out, in plain words.
    """

    def __init__(self, make: Maker, language: str, pace: Pace | None, *, patience: int) -> None:
        """
        Args:
            make: makes the program, and Qt's application if there is none.
            language, pace: what it speaks and how fast it moves.
            patience: after so many milliseconds without an end the script is given up.
        """
        super().__init__()
        self.problems: list[str] = []
        self._folder = Path(tempfile.mkdtemp(prefix="hearts-qt-"))
        self._log = _Listener(self.problems)
        self.profile = Profile.inside(self._folder)
        self.profile.create()
        self._hook_before = sys.excepthook
        self._handler_before = qInstallMessageHandler(self._take_message)
        sys.excepthook = self._take_exception
        logging.getLogger().addHandler(self._log)
        self.program = make(self.profile, language, pace)
        self._script: Script | None = None
        self._waits_for: SignalInstance | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(patience)
        self._patience.timeout.connect(self._lose_patience)

    def run(self, script: Script) -> None:
        """Run ``script`` to its end, take the program down and remove its profile."""
        self._script = script
        self._patience.start()
        QTimer.singleShot(0, self, self._resume)
        try:
            QApplication.exec()
        finally:
            self._patience.stop()
            self.program.shut_down()
            self.program.window.deleteLater()
            logging.getLogger().removeHandler(self._log)
            sys.excepthook = self._hook_before
            qInstallMessageHandler(self._handler_before)
            shutil.rmtree(self._folder, ignore_errors=True)

    def _arrive(self, *_: object) -> None:
        if self._waits_for is not None:
            self._waits_for.disconnect(self._arrive)
            self._waits_for = None
            QTimer.singleShot(0, self, self._resume)

    def _resume(self) -> None:
        if self._script is None:
            return
        try:
            wanted = next(self._script)
        except StopIteration:
            self._end()
            return
        except Exception as error:
            self._take_exception(type(error), error, error.__traceback__)
            return
        if isinstance(wanted, int):
            QTimer.singleShot(wanted, self, self._resume)
        else:
            self._waits_for = wanted
            wanted.connect(self._arrive)

    def _end(self) -> None:
        self._script = None
        QApplication.quit()

    def _lose_patience(self) -> None:
        self.problems.append(f"the script did not end within {self._patience.interval() // 1000} s")
        self._end()

    def _take_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._hook_before(kind, error, trace)
        self.problems.append(f"{kind.__name__}: {error}")
        self._end()

    def _take_message(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        is_chat = kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if not is_chat and not message.startswith(HARMLESS):
            self.problems.append(f"Qt: {message}")


class _Listener(logging.Handler):
    """Takes every warning of the program's own logs for a problem."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._problems = problems

    def emit(self, record: logging.LogRecord) -> None:
        self._problems.append(f"{record.name}: {record.getMessage()}")
