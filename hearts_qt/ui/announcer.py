"""Saying a sentence to the screen reader, also to one that does not know that a program can do so.

Qt has an event for it. Orca listens to that since its version 45; those of Debian 12 and Ubuntu 22.04 are older.
What they read out is a new name of the window in use, so for them the sentence becomes that name. Which of the two
it has to be is known by what the screen reader has asked the accessibility bus for.
"""

from __future__ import annotations

import os
import shutil
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QWindow
    from PySide6.QtWidgets import QWidget

ASKED_AGAIN = 5.0
"""After so many seconds another screen reader may have been started."""
APART = 150
"""Milliseconds between two announcements: Orca 48 takes those that come within a tenth of a second for noise."""
TITLE_FIRST = 1000
"""Milliseconds for the title of a window."""
_EVENT = "announcement"
_TOOL = "dbus-send"


class Announcer(QObject):
    """Says sentences aloud, in their order.

    Attributes:
        wants_names: whether the screen reader hears nothing but names; None: that is not known yet.
    """

    def __init__(self, voice: QWidget) -> None:
        """``voice`` is the widget that a screen reader takes for the speaker."""
        super().__init__(voice)
        self._voice = voice
        self._waiting: list[str] = []
        self._named: QWidget | None = None
        self._question = BusQuestion(self) if BusQuestion.can_ask() else None
        self._pause = QTimer(self, singleShot=True, interval=APART)
        self._pause.timeout.connect(self._say_waiting)
        self.wants_names: bool | None = None if self._question is not None else False

    def say(self, sentence: str) -> None:
        """Say it, or as soon as it is known how and the one before it has been heard."""
        if not QAccessible.isActive():
            return
        self._waiting.append(sentence)
        if self._question is not None:
            self._question.ask(self._hear)
        if not self._pause.isActive():
            self._say_waiting()

    def learn(self, listeners: str) -> None:
        """``listeners``: what the bus says of the events that are listened to; empty if it did not answer."""
        self.wants_names = bool(listeners) and _EVENT not in listeners.casefold()
        if not self._pause.isActive():
            self._say_waiting()

    def leave_window(self, now: QWindow | None) -> None:
        """``now`` has the keys. Whoever comes back to a window shall hear its title."""
        if self._named is not None and (now is None or now is not self._named.windowHandle()):
            self._named.setAccessibleName("")

    # -- private ----------------------------------------------------------------------------------------------

    def _hear(self, listeners: str) -> None:
        # The window opens: its own name shall be read out before it becomes another.
        delay = TITLE_FIRST if self.wants_names is None else 0
        QTimer.singleShot(delay, self, lambda: self.learn(listeners))

    def _say_waiting(self) -> None:
        """Say what has gathered, in one go."""
        if not self._waiting or self.wants_names is None:
            return
        said = " ".join(self._waiting)
        self._waiting.clear()
        if self.wants_names:
            self._name_window(said)
        else:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._voice, said))
        self._pause.start()

    def _name_window(self, sentence: str) -> None:
        window = self._voice.window()
        if QGuiApplication.focusWindow() not in (None, window.windowHandle()):
            # Only the name of the active window is read out, and this one keeps its own for the time after.
            return
        if self._named is None:
            self._named = window
            QGuiApplication.instance().focusWindowChanged.connect(self.leave_window)  # type: ignore[union-attr]
        # A name that is the same as before is not read out.
        window.setAccessibleName(f"{sentence} " if window.accessibleName() == sentence else sentence)


class BusQuestion(QObject):
    """Asks the accessibility bus of Linux what is listened to, in the background.

    The tool of D-Bus does it: Qt's own classes for the bus can not be given what it answers from Python.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._asked = -ASKED_AGAIN
        self._address = os.environ.get("AT_SPI_BUS_ADDRESS", "")

    @staticmethod
    def can_ask() -> bool:
        """Whether there may be such a bus here, and the tool that asks it."""
        return QGuiApplication.platformName() in ("xcb", "wayland") and shutil.which(_TOOL) is not None

    def ask(self, hear: Callable[[str], None]) -> None:
        """Let ``hear`` have the answer, empty if there is none; not again at once."""
        now = time.monotonic()
        if self._process is not None or now < self._asked + ASKED_AGAIN:
            return
        self._asked = now
        if self._address:
            self._ask_registry(self._address, hear)
            return
        where = ("--session", "--print-reply=literal", "--dest=org.a11y.Bus", "/org/a11y/bus")
        self._run((*where, "org.a11y.Bus.GetAddress"), lambda said: self._ask_registry(said.strip(), hear))

    # -- private ----------------------------------------------------------------------------------------------

    def _ask_registry(self, address: str, hear: Callable[[str], None]) -> None:
        if not address:
            hear("")
            return
        self._address = address
        registry = "org.a11y.atspi.Registry"
        where = (f"--bus={address}", "--print-reply", f"--dest={registry}", "/org/a11y/atspi/registry")
        self._run((*where, f"{registry}.GetRegisteredEvents"), hear)

    def _run(self, arguments: tuple[str, ...], hear: Callable[[str], None]) -> None:
        process = self._process = QProcess(self)

        def end() -> None:
            if self._process is process:
                self._process = None
                process.deleteLater()
                good = process.error() is QProcess.ProcessError.UnknownError and process.exitCode() == 0
                hear(process.readAllStandardOutput().toStdString() if good else "")

        process.finished.connect(end)
        process.errorOccurred.connect(end)
        process.start(_TOOL, arguments)
