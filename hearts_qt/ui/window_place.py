"""Where a window stands: shown there, kept as text when it closes, and never given back off the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Signal
from PySide6.QtGui import QGuiApplication

from hearts_qt.store import window_file

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

DEFAULT_SIZE = QSize(1280, 800)
SMALLEST = QSize(640, 480)
FRAME = 32
"""Room left for the title bar above a window."""
# Kept by name: the window is told of every frame, and looking an enum up in its class takes long.
_CLOSE, _STATE = QEvent.Type.Close, QEvent.Type.WindowStateChange


class Place(QObject):
    """The place of one window on the screen, with whatever else is kept of it between two runs.

    Attributes:
        kept: texts by name, as they were in the file; `keep` changes them.

    Signals:
        fullScreenChanged(bool): the window fills the screen, or no longer does.
        saving(): the last moment to `keep` something.
        closing(): the window is about to close, and will then be saved.
    """

    fullScreenChanged = Signal(bool)
    saving = Signal()
    closing = Signal()

    def __init__(self, window: QWidget, folder: Path) -> None:
        """``folder`` is where the file lies."""
        super().__init__(window)
        self._window = window
        self._file = folder / window_file.FILE_NAME
        self._was_maximized = False
        self._on_disk = window_file.load(self._file)
        self.kept = dict(self._on_disk)
        window.setMinimumSize(SMALLEST)

    def watch(self) -> None:
        """From now on the place is saved when the window closes."""
        self._window.installEventFilter(self)

    def show(self) -> None:
        """Show the window where it was the last time, but never off the screen."""
        first = self._window.screen()
        screens = [first, *(s for s in QGuiApplication.screens() if s is not first)]
        place, maximized = read_place(self.kept, [s.availableGeometry() for s in screens])
        self._window.setGeometry(place)
        if maximized:
            self._window.showMaximized()
        else:
            self._window.show()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to what the window was before."""
        if self._window.isFullScreen():
            if self._was_maximized:
                self._window.showMaximized()
            else:
                self._window.showNormal()
        else:
            self._was_maximized = self._window.isMaximized()
            self._window.showFullScreen()

    def keep(self, **texts: str) -> None:
        """Have ``texts`` written with the place."""
        self.kept.update(texts)

    def save(self) -> None:
        """Write what is kept and where the window is, if the file says something else."""
        self.saving.emit()
        window = self._window
        full = window.isFullScreen()
        normal = window.normalGeometry() if window.isMaximized() or full else window.geometry()
        maximized = self._was_maximized if full else window.isMaximized()
        self.keep(**write_place(QRect(normal), maximized=maximized))
        if self.kept != self._on_disk:
            window_file.save(self._file, self.kept)
            self._on_disk = dict(self.kept)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is _CLOSE:
            self.closing.emit()
            self.save()
        elif kind is _STATE:
            self.fullScreenChanged.emit(self._window.isFullScreen())
        return False


def write_place(normal: QRect, *, maximized: bool) -> dict[str, str]:
    """The window's rectangle (without its frame, when neither maximized nor full) as texts."""
    return {
        "place": f"{normal.x()} {normal.y()} {normal.width()} {normal.height()}",
        "maximized": "yes" if maximized else "no",
    }


def read_place(values: Mapping[str, str], screens: Sequence[QRect]) -> tuple[QRect, bool]:
    """Where to put the window, wholly on one of ``screens`` (their free areas), and whether to maximize it."""
    numbers = read_numbers(values.get("place", ""), len("xywh"))
    if numbers:
        wanted = QRect(*numbers)
    else:
        wanted = QRect(screens[0].topLeft(), DEFAULT_SIZE)
        wanted.moveCenter(screens[0].center())
    return fit(wanted, screens), values.get("maximized") == "yes"


def read_numbers(text: str, count: int) -> tuple[int, ...]:
    """``count`` whole numbers of at most six digits; none at all if ``text`` is anything else."""
    numbers = text.split()
    if len(numbers) != count or not all(n.lstrip("-").isdecimal() and len(n) < len("-123456") for n in numbers):
        return ()
    return tuple(map(int, numbers))


def fit(wanted: QRect, screens: Sequence[QRect]) -> QRect:
    """``wanted`` moved, and shrunk if need be, onto the screen that shows most of it, else onto the first."""
    screen = max(screens, key=lambda area: _common(area, wanted))
    size = wanted.size().expandedTo(SMALLEST).boundedTo(screen.size() - QSize(0, FRAME))
    x = min(max(wanted.x(), screen.left()), screen.right() + 1 - size.width())
    y = min(max(wanted.y(), screen.top() + FRAME), screen.bottom() + 1 - size.height())
    return QRect(x, y, size.width(), size.height())


def _common(area: QRect, wanted: QRect) -> int:
    shared = area.intersected(wanted)
    return max(0, shared.width()) * max(0, shared.height())
