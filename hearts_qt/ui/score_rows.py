"""The lines of the score sheet: where its columns stand, and the part of it that scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from hearts_qt.models.score_model import ScoreModel, ScoreRole
from hearts_qt.ui import paper, texts

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from hearts_qt.table.theme import Palette


TOTAL = 19.0
NARROW_COLUMN = 84.0
"""Below this width, in the text scale k, everything in a column stands closer."""


class Columns(Struct, frozen=True):
    """Where the columns stand, in logical pixels from the left edge of the sheet."""

    k: float
    left: float
    width: float
    seats: int
    first: float
    row: float
    """Height of a line."""
    total_room: float
    """Kept free for a total, to the left of where it ends."""
    delta_room: float = 0.0
    """The widest points of a deal."""
    total_size: float = TOTAL
    """The size of the letters of a total that stands, in the text scale k."""

    @property
    def step(self) -> float:
        """The width of one seat's column."""
        return (self.right - self.left - self.first) / max(1, self.seats)

    @property
    def right(self) -> float:
        """The right end of the last column."""
        return self.width - self.left

    @property
    def pad(self) -> float:
        """Between the end of a total and that of its column."""
        return (15 if self.step >= NARROW_COLUMN * self.k else 6) * self.k

    @property
    def deltas(self) -> bool:
        """Whether the points of a deal have room beside the totals."""
        return self.step >= self.total_room + self.delta_room + self.pad + 2 * self.k

    def total_right(self, seat: int) -> float:
        """Where the total of ``seat`` ends."""
        return self.left + self.first + self.step * (seat + 1) - self.pad

    def delta_right(self, seat: int) -> float:
        """Where the points of a deal end."""
        return self.total_right(seat) - self.total_room

    def tint(self, seat: int) -> tuple[float, float]:
        """Left end and width of the coloured column."""
        return self.total_right(seat) + self.pad - self.step + 4 * self.k, self.step - 4 * self.k


class ScoreRows(QWidget):
    """The lines of the sheet; taller than its window when there are many."""

    def __init__(self, model: ScoreModel) -> None:
        super().__init__()
        self._model = model
        self._colours: Palette | None = None
        self._columns: Columns | None = None
        self._one = 0
        self._interval = 0
        self._elapsed = 0.0
        self._easing = QEasingCurve(QEasingCurve.Type.OutQuad)
        self._kept = paper.Kept()

    def set_look(self, colours: Palette, columns: Columns) -> None:
        """Colours and places."""
        self._colours, self._columns = colours, columns
        self._renew()

    def set_motion(self, one: int, interval: int) -> None:
        """How long a new total takes to be written and when the next column follows, in ms; 0: all is written."""
        self._one, self._interval, self._elapsed = one, interval, 0.0
        self._renew()

    def set_written(self, elapsed: float) -> None:
        """So many milliseconds of the writing have passed."""
        self._elapsed = elapsed
        self._renew()

    def _renew(self) -> None:
        self._kept.forget()
        self.update()

    def _written(self, seat: int) -> float:
        """How much of the new total of ``seat`` is written, from 0 to 1."""
        if self._one == 0:
            return 1.0
        part = max(0.0, min((self._elapsed - seat * self._interval) / self._one, 1.0))
        return self._easing.valueForProgress(part)

    def paintEvent(self, event: QPaintEvent, /) -> None:
        shown = self.parentWidget()
        if self._columns is not None and shown is not None:
            area = QRect(-self.pos(), shown.size()) & self.rect()
            self._kept.paint(self, area, lambda painter: self._draw_rows(painter, area))

    def _draw_rows(self, painter: QPainter, area: QRect) -> None:
        columns = self._columns
        if columns is None:
            return
        height = columns.row
        for row in range(self._model.rowCount()):
            if (row + 1) * height >= area.top() and row * height <= area.bottom():
                self._draw_row(painter, columns, row, QRectF(0, row * height, columns.width, height))

    def _draw_row(self, painter: QPainter, columns: Columns, row: int, line: QRectF) -> None:
        if self._colours is None:
            return
        k, colours = columns.k, self._colours
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        number = str(self._model.headerData(row, Qt.Orientation.Vertical))
        painter.setFont(paper.font(14, k))
        painter.setPen(colours.paper_ink)
        left_area = QRectF(columns.left, line.top(), columns.first + columns.step, line.height())
        painter.drawText(left_area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, number)
        for seat in range(columns.seats):
            index = self._model.index(row, seat)
            delta = texts.signed(index.data(ScoreRole.DELTA)) if columns.deltas else ""
            small = paper.font(12.5, k)
            painter.setFont(small)
            painter.setPen(colours.paper_secondary)
            painter.drawText(QRectF(0, line.top(), columns.delta_right(seat), line.height()), right, delta)
            if index.data(ScoreRole.SHOOTER):
                x = columns.delta_right(seat) - paper.text_width(small, delta) - 11 * k
                moon = paper.crescent_path(QPointF(x, line.center().y()), 6 * k)
                painter.fillPath(moon, colours.accent)
            self._draw_total(painter, columns, seat, row, line)

    def _draw_total(self, painter: QPainter, columns: Columns, seat: int, row: int, line: QRectF) -> None:
        if self._colours is None:
            return
        k, colours = columns.k, self._colours
        index = self._model.index(row, seat)
        text, struck = str(index.data()), bool(index.data(ScoreRole.STRUCK))
        used = paper.font(15, k) if struck else paper.font(columns.total_size, k, bold=True)
        ink = QColor(colours.struck if struck else colours.paper_ink)
        written = self._written(seat)
        if not struck:
            ink.setAlphaF(written)
        edge = columns.total_right(seat)
        painter.setFont(used)
        painter.setPen(ink)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(0, line.top(), edge, line.height()), flags, text)
        if struck:
            newly = row == self._model.rowCount() - 2
            start = QPointF(edge - paper.text_width(used, text) - 4 * k, line.center().y() + 4 * k)
            # In narrow columns there is no room for more before the next one, or the scroll bar.
            end = QPointF(edge + min(4 * k, columns.pad / 3), line.center().y() - 3 * k)
            part = written if newly else 1.0
            painter.setPen(QPen(colours.struck, 1.3 * k))
            if part > 0:
                painter.drawLine(start, start + (end - start) * part)
