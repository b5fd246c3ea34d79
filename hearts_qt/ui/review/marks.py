"""The coach's marks: a shape each, so that none is told by its colour alone."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

if TYPE_CHECKING:
    from hearts_qt.ai.coach import Verdict

DEAR = 1.0
"""From so many points on a decision has the heavy mark."""


class MarkKind(Enum):
    """What is drawn at an own move."""

    NONE = "none"
    """Not weighed, or nothing to decide."""
    AGREED = "agreed"
    """Nothing better was to be had: a tick."""
    OTHER = "other"
    """The coach would have done something else, for less than a point or without counting: an open triangle."""
    DEAR = "dear"
    """It cost a point or more: a filled diamond."""


def mark_of(verdict: Verdict | None) -> MarkKind:
    """The mark for what the coach said."""
    if verdict is None:
        return MarkKind.NONE
    if verdict.agrees:
        return MarkKind.AGREED
    return MarkKind.DEAR if verdict.cost is not None and verdict.cost >= DEAR else MarkKind.OTHER


def paint_mark(painter: QPainter, at: QPointF, size: float, kind: MarkKind, soft: QColor, hard: QColor) -> None:
    """Paint ``kind`` in a square of ``size`` around ``at``; ``soft`` colours light marks, ``hard`` dear ones."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = size / 2
    pen = QPen(soft, max(1.6, 0.14 * size), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    match kind:
        case MarkKind.NONE:
            pass
        case MarkKind.AGREED:
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            tick = (QPointF(-0.8 * half, 0), QPointF(-0.2 * half, 0.6 * half), QPointF(0.8 * half, -0.7 * half))
            painter.drawPolyline(QPolygonF([at + point for point in tick]))
        case MarkKind.OTHER:
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corners = (QPointF(0, -0.8 * half), QPointF(0.9 * half, 0.7 * half), QPointF(-0.9 * half, 0.7 * half))
            painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
        case MarkKind.DEAR:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(hard)
            diamond = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
            painter.drawPolygon(QPolygonF([at + corner for corner in diamond]))
