"""The first tenths of a second: a window with the table as it was left. The game is imported when that is seen."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from hearts_qt import __version__
from hearts_qt.support.errors import KnownError
from hearts_qt.support.lock import ProfileLock
from hearts_qt.support.paths import Profile, open_profile
from hearts_qt.support.resources import assets_folder
from hearts_qt.ui.last_sight import LastSight
from hearts_qt.ui.shell import Shell

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.app import Run


def make_application(kind: Callable[[list[str]], QApplication] = QApplication) -> QApplication:
    """Qt's application object with the program's name and icon; ``kind`` makes it."""
    # Qt would cut every card it paints in two for other threads, and wait for them longer than the painting takes.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    application = kind(sys.argv[:1])
    application.setApplicationName("hearts-qt")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("org.hearts_qt.Hearts")
    icon = QIcon()
    for file in sorted((assets_folder() / "icons").glob("hearts_qt-*.png")):
        icon.addFile(str(file))
    application.setWindowIcon(icon)
    return application


class Start(QObject):
    """Opens the window, and the game in it once the cloth has been painted.

    Where another copy of the program has the profile, that one is called to the front instead, and this one ends
    without a window; it opens one only if the first copy does not answer.

    Attributes:
        failure: the mistake of ours that kept the game from being built; the program has to end with it.
    """

    def __init__(
        self, application: QApplication, profile_dir: Path | None, language: str | None, file: Path | None = None
    ) -> None:
        """``file`` is a saved match to be opened."""
        super().__init__()
        self.failure: Exception | None = None
        self._application = application
        self._language = language
        self._file = file
        self._troubles: list[KnownError] = []
        self._profile = _profile(profile_dir, self._troubles)
        self._lock = ProfileLock(self._profile.data)
        self._run: Run | None = None
        self._shell: Shell | None = None
        if sys.platform == "darwin":
            # There a file does not come as an argument; only there may every event pass through Python.
            application.installEventFilter(self)
        if self._is_first():
            # What was left may speak another language, or be another match, than what is asked for.
            goes_on = language is None and file is None
            self._open_window(LastSight(self._profile.cache) if goes_on else None)
        else:
            QTimer.singleShot(0, self, self._call_first)

    def end(self) -> None:
        """Take down what has been built."""
        if self._run is not None:
            self._run.end()
        self._lock.release()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        from PySide6.QtGui import QFileOpenEvent

        if isinstance(event, QFileOpenEvent) and event.file():
            self._file = Path(event.file())
            if self._run is not None:
                self._run.open(self._file)
        return super().eventFilter(watched, event)

    def _is_first(self) -> bool:
        """Whether no other copy of the program has the profile, as far as that can be known."""
        try:
            return self._lock.acquire()
        except KnownError as error:
            self._troubles.append(error)
            return True

    def _call_first(self) -> None:
        # Only a second start needs it.
        from hearts_qt.support.second_start import Call, Caller, take_token

        caller = Caller(self._profile.data, self)
        caller.answered.connect(self._application.quit)
        caller.unanswered.connect(self._open_window)
        caller.call(Call(self._file, take_token()))

    def _open_window(self, sight: LastSight | None = None) -> None:
        self._shell = Shell(self._profile.config, sight)
        self._shell.painted.connect(self._furnish_soon)
        self._shell.place.show()

    def _furnish_soon(self) -> None:
        if self._shell is not None:
            self._shell.painted.disconnect(self._furnish_soon)
            QTimer.singleShot(0, self, self._furnish)

    def _furnish(self) -> None:
        if self._shell is None:
            return
        try:
            from hearts_qt import app

            self._run = app.Run(
                self._application,
                self._profile,
                self._shell,
                language=self._language,
                # The first copy may have ended while it was being called.
                is_first=self._is_first(),
                file=self._file,
                troubles=self._troubles,
            )
        except Exception as failure:
            self.failure = failure
            self._application.quit()


def main(profile_dir: Path | None = None, language: str | None = None, file: Path | None = None) -> int:
    """Run the game in its window, with a saved match from ``file``; the exit code of the process."""
    # Ctrl+C in a terminal ends the program at once: the match is on disk, and Qt's loop never looks at Python.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    start = Start(make_application(), profile_dir, language, file)
    try:
        code = QApplication.exec()
    finally:
        start.end()
    if start.failure is not None:
        raise start.failure
    return code


def _profile(profile_dir: Path | None, troubles: list[KnownError]) -> Profile:
    """The profile asked for, or one that will be gone: playing without a place to save beats not playing."""
    try:
        return open_profile(profile_dir)
    except KnownError as error:
        troubles.append(error)
        import tempfile

        folder = Path(tempfile.mkdtemp(prefix="hearts-qt-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return open_profile(folder)
