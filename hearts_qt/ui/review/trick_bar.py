"""The tricks of a deal in a row, with the coach's marks above them: a slider one can read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from hearts_qt.table import shapes
from hearts_qt.ui import paper
from hearts_qt.ui.review.marks import MarkKind, paint_mark

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

HEIGHT = 50
CELL_HEIGHT = 28
WIDEST = 46
GAP = 6
NARROW = 22
"""Cells narrower than this show every fifth number only."""


class TrickBar(QAbstractSlider):
    """Value 0 is before the first trick, then a value for each trick, then the end of the deal."""

    def __init__(self, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._marks: Mapping[int, MarkKind] = {}
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSingleStep(1)
        self.setPageStep(1)
        self.retranslate()

    @property
    def tricks(self) -> int:
        """How many tricks there are."""
        return max(0, self.maximum() - 1)

    def set_tricks(self, count: int) -> None:
        """Another deal with so many tricks."""
        self._marks = {}
        self.setRange(0, count + 1)
        self.update()

    def set_marks(self, marks: Mapping[int, MarkKind]) -> None:
        """The worst mark of every trick."""
        self._marks = dict(marks)
        self.update()

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        self._colours = colours
        self.update()

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self.setAccessibleName(translate("Review", "Tricks"))

    def cell(self, value: int) -> QRectF:
        """Where the cell of ``value`` is."""
        count = self.maximum() + 1
        pitch = min(WIDEST + GAP, (self.width() - 8) / count)
        gap = GAP if pitch > NARROW + GAP else max(1.0, pitch * 0.12)
        left = 4 + value * pitch
        return QRectF(left, self.height() - CELL_HEIGHT - 3, pitch - gap, CELL_HEIGHT)

    def value_at(self, x: float) -> int:
        """The value whose cell is nearest to ``x``."""
        pitch = self.cell(1).left() - self.cell(0).left()
        return max(0, min(self.maximum(), int((x - 4) / pitch)))

    # -- Qt ---------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(320, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, HEIGHT)

    def paintEvent(self, event: QPaintEvent, /) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for value in range(self.maximum() + 1):
            self._paint_cell(painter, value)

    def _paint_cell(self, painter: QPainter, value: int) -> None:
        cell, colours, chosen = self.cell(value), self._colours, value == self.value()
        painter.setPen(Qt.PenStyle.NoPen if chosen else QPen(colours.edge, 1))
        painter.setBrush(colours.ivory if chosen else colours.plate)
        radius = min(5.0, cell.width() / 3)
        painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        ink = colours.on_ivory if chosen else colours.ink
        size = min(16.0, cell.width() * 0.8)
        if value == 0 or value == self.maximum():
            painter.save()
            painter.translate(cell.center())
            painter.setPen(QPen(ink, 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(shapes.pack(0.85 * size) if value == 0 else shapes.tick(0.6 * size))
            painter.restore()
        elif cell.width() >= NARROW - GAP or chosen or value % 5 == 0:
            painter.setPen(ink)
            painter.setFont(paper.font(13 if cell.width() >= NARROW else 11, 1.0, bold=chosen))
            painter.drawText(cell.adjusted(-4, 0, 4, 0), Qt.AlignmentFlag.AlignCenter, str(value))
        kind = self._marks.get(value, MarkKind.NONE)
        if kind in (MarkKind.OTHER, MarkKind.DEAR):
            above = QPointF(cell.center().x(), cell.top() - 9)
            paint_mark(painter, above, 11, kind, colours.gold, colours.refusal)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setValue(self.value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.value_at(event.position().x()))
