"""Small matters that the parts of the builder share."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtGui import QColor, QPalette

from hearts_qt.table.theme import palette
from hearts_qt.ui.style import scheme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

W = TypeVar("W", bound="QWidget")

SMALL = 0.88
"""Help and counts are this much smaller than the text beside them."""
AMBER = 3
"""Which colour of the chart says that something was changed."""


def changed_colour() -> QColor:
    """The colour of what differs from the variant; its shape says it too."""
    return palette(scheme()).chart[AMBER]


def small(widget: W) -> W:
    """Set in smaller type."""
    font = widget.font()
    font.setPointSizeF(font.pointSizeF() * SMALL)
    widget.setFont(font)
    return widget


def dim(widget: W) -> W:
    """In the colour of what is less important."""
    widget.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return widget


def discard(widget: QWidget | None) -> None:
    """Take away a widget that is needed no more."""
    if widget is not None:
        # What a layout has just been given is shown when the events are next handled. Without a parent it would
        # then be a window, if it were not hidden on purpose.
        widget.hide()
        widget.setParent(None)
        widget.deleteLater()
