"""Where the window stands: kept as text, and never given back off the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

DEFAULT_SIZE = QSize(1280, 800)
SMALLEST = QSize(640, 480)
FRAME = 32
"""Room left for the title bar above a window."""


def write_place(normal: QRect, *, maximized: bool) -> dict[str, str]:
    """The window's rectangle (without its frame, when neither maximized nor full) as texts."""
    return {
        "place": f"{normal.x()} {normal.y()} {normal.width()} {normal.height()}",
        "maximized": "yes" if maximized else "no",
    }


def read_place(values: Mapping[str, str], screens: Sequence[QRect]) -> tuple[QRect, bool]:
    """Where to put the window, wholly on one of ``screens`` (their free areas), and whether to maximize it."""
    numbers = values.get("place", "").split()
    if len(numbers) == len("xywh") and all(n.lstrip("-").isdecimal() and len(n) < len("-123456") for n in numbers):
        wanted = QRect(*map(int, numbers))
    else:
        wanted = QRect(screens[0].topLeft(), DEFAULT_SIZE)
        wanted.moveCenter(screens[0].center())
    return fit(wanted, screens), values.get("maximized") == "yes"


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
