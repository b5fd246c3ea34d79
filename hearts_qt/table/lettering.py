"""Fonts and numbers on the cloth: the system's family, two weights, sizes in pixels at k = 1."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

TOTAL = 17.4
CAPTION = 17.0
NAME = 15.0
NOTE = 15.5
FACT = 13.5
POINTS = 12.9
SECOND = 12.0
TAG = 11.5

_SMALLEST = 11
_NORMAL_POINTS = 10.0
_MINUS = "\N{MINUS SIGN}"


def system_factor() -> float:
    """By how much the person's system font is larger than usual; 1 to 1.4."""
    return max(1.0, min(QApplication.font().pointSizeF() / _NORMAL_POINTS, 1.4))


def font(size: float, k: float, *, bold: bool = False) -> QFont:
    """The system font, ``size`` pixels high at ``k`` = 1, never below 11 pixels."""
    made = QFont(QApplication.font())
    made.setPixelSize(max(_SMALLEST, round(size * k * system_factor())))
    made.setBold(bold)
    return made


def signed(points: int) -> str:
    """Points added to a score: ``+13``, ``0``, ``−10``."""
    return f"+{points}" if points > 0 else plain(points)


def plain(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", _MINUS)
