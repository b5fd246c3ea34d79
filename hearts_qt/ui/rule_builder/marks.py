"""Small matters of looks that the parts of the builder share."""

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
