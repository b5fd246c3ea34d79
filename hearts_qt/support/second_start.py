"""A second start of the program reaches the first: it leaves a call in a folder that the first copy watches.

Who is first is decided by the lock on the profile alone. The first copy answers a call by removing its file; the
second one takes the file back when nobody has done so in time, and whoever removes it has it. So a copy that was
killed leaves nothing in the way, two profiles know nothing of each other, and no socket is opened on any system.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

FOLDER = "calls"
PATIENCE_MS = 10_000
"""How long a second start waits. A first copy that is just starting listens only after its first paint."""

_ENDING = ".call"
_ANY_PROCESS = -1
"""ASFW_ANY of the Windows API."""


class Call(Struct, frozen=True):
    """What a second start asks of the first copy, beside coming to the front.

    Attributes:
        file: a saved match to be opened.
        token: with it the desktop lets a window come to the front (Wayland's activation token); may be empty.
    """

    file: Path | None = None
    token: str = ""


class Listener(QObject):
    """Hears the calls of second starts.

    Signals:
        called(Call): somebody has started the program again.
    """

    called = Signal(object)

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        """``data`` is the folder of the profile in which the lock lies."""
        super().__init__(parent)
        self._folder = data / FOLDER
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._answer)

    def listen(self) -> None:
        """Answer what has been waiting, and from now on every call."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return  # there is nowhere to leave a call either
        self._watcher.addPath(str(self._folder))
        self._answer()

    def _answer(self) -> None:
        for path in sorted(self._folder.glob(f"*{_ENDING}")):
            call = _read(path)
            if _remove(path) and call is not None:
                self.called.emit(call)


class Caller(QObject):
    """The second start: calls the first copy and waits for its answer.

    Signals:
        answered(): the first copy has taken over.
        unanswered(): it did not answer in time, or there was no way to call it.
    """

    answered = Signal()
    unanswered = Signal()

    def __init__(self, data: Path, parent: QObject | None = None, *, patience: int = PATIENCE_MS) -> None:
        """``data`` as for `Listener`; ``patience`` in milliseconds."""
        super().__init__(parent)
        self._folder = data / FOLDER
        self._left: Path | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(patience)
        self._timer.timeout.connect(self._give_up)

    def call(self, call: Call) -> None:
        """Leave the call. One of the signals follows, perhaps from within this method."""
        _let_others_come_forward()
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._left = _leave(self._folder, call)
        except OSError:
            self.unanswered.emit()
            return
        self._timer.start()
        self._watcher.addPath(str(self._folder))
        self._look()

    def _look(self) -> None:
        if self._left is not None and not self._left.exists():
            self._end()
            self.answered.emit()

    def _give_up(self) -> None:
        left = self._left
        if left is not None:
            self._end()
            (self.unanswered if _remove(left) else self.answered).emit()

    def _end(self) -> None:
        self._left = None
        self._timer.stop()
        self._watcher.removePath(str(self._folder))


def take_token() -> str:
    """The activation token that the desktop gave this process, for `Call`; it is good for one window."""
    return os.environ.pop("XDG_ACTIVATION_TOKEN", "")


def use_token(token: str) -> None:
    """Let the next window of this process that wants to come to the front use ``token``."""
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token


def _leave(folder: Path, call: Call) -> Path:
    """Write a call in one step, under a name of its own. Raises OSError."""
    path = folder / f"{os.getpid()}-{os.urandom(8).hex()}{_ENDING}"
    beside = path.with_suffix(".new")
    file = None if call.file is None else str(call.file)
    try:
        beside.write_text(json.dumps({"file": file, "token": call.token}), encoding="utf-8")
        os.replace(beside, path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    return path


def _read(path: Path) -> Call | None:
    try:
        match json.loads(path.read_text(encoding="utf-8")):
            case {"file": str() | None as file, "token": str() as token}:
                return Call(None if file is None else Path(file), token)
    except (OSError, ValueError, RecursionError):
        pass
    return None


def _remove(path: Path) -> bool:
    """Whether it was still there, and is gone now."""
    try:
        path.unlink()
    except OSError:
        return False
    return True


def _let_others_come_forward() -> None:
    """Windows lets a program come to the front only when the one that the person has just started agrees."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)
