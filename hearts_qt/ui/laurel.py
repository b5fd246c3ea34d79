"""The wreath of the winner: two branches, drawn leaf by leaf from below."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

if TYPE_CHECKING:
    from collections.abc import Iterator

LEAVES = 9
"""Pairs of leaves on one branch."""
_FROM, _TO = -0.035, 0.83
"""Where a branch begins and ends, in half turns from the lowest point upwards."""


def draw_laurel(painter: QPainter, centre: QPointF, radius: float, colour: QColor, drawn: float = 1.0) -> None:
    """Draw the wreath around ``centre``; ``drawn`` says how much of each branch has grown, from 0 to 1."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for side in (-1, 1):
        stem = QPainterPath(_point(centre, radius, side, _FROM))
        steps = 24
        for k in range(1, steps + 1):
            stem.lineTo(_point(centre, radius, side, _FROM + (_TO - _FROM) * drawn * k / steps))
        painter.setPen(QPen(colour, radius * 0.03, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(stem)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for leaf in _leaves(centre, radius, side, drawn):
            painter.drawPath(leaf)
    painter.restore()


def _leaves(centre: QPointF, radius: float, side: int, drawn: float) -> Iterator[QPainterPath]:
    for k in range(LEAVES):
        place = (k + 0.6) / LEAVES
        grown = max(0.0, min((drawn - place) * LEAVES + 1, 1.0))
        if grown <= 0:
            return
        turn = _FROM + (_TO - _FROM) * place
        at = _point(centre, radius, side, turn)
        ahead = _point(centre, radius, side, turn + 0.01) - at
        direction = math.atan2(ahead.y(), ahead.x())
        size = radius * (0.34 - 0.1 * place) * grown
        for spread in (-0.62, 0.55):
            yield _leaf(at, direction + spread, size)
    if drawn >= 1:
        end = _point(centre, radius, side, _TO)
        ahead = end - _point(centre, radius, side, _TO - 0.01)
        yield _leaf(end, math.atan2(ahead.y(), ahead.x()), radius * 0.24)


def _leaf(at: QPointF, direction: float, size: float) -> QPainterPath:
    along = QPointF(math.cos(direction), math.sin(direction)) * size
    across = QPointF(-along.y(), along.x()) * 0.3
    path = QPainterPath(at)
    path.cubicTo(at + along * 0.3 + across, at + along * 0.75 + across, at + along)
    path.cubicTo(at + along * 0.75 - across, at + along * 0.3 - across, at)
    return path


def _point(centre: QPointF, radius: float, side: int, turn: float) -> QPointF:
    angle = math.pi * turn
    return centre + QPointF(side * math.sin(angle) * radius, math.cos(angle) * radius * 0.94)
