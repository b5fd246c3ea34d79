"""Two charts: bars for how often, and lines for how it went over time.

Both are painted in the colours of the table's paper, so that they go with light, dark and high contrast. No line
and no bar is told by its colour alone, and a screen reader gets the numbers as a description.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from hearts_qt.table.theme import palette
from hearts_qt.ui import paper, texts
from hearts_qt.ui.chart import DASHES, NAMES_APART, OTHER_WIDTH, OWN_WIDTH, grid_values, pushed_apart
from hearts_qt.ui.style import scheme

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent

    from hearts_qt.table.theme import Palette

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
TEXT = 12.5
LINE = 18.0
"""The height of a line of text, in logical pixels."""
MOST_BAR = 46.0
"""The widest bar."""
SHARES_APART = 5.0
"""Between two shares that stand side by side."""


class Bar(Struct, frozen=True):
    """One bar: what stands below it, how high it is, and the two lines above it."""

    label: str
    value: int
    count: str
    share: str


class Line(Struct, frozen=True):
    """One line. ``values`` has None where there is nothing to show."""

    name: str
    values: tuple[float | None, ...]


class Chart(QWidget):
    """What both share: paper with a title. Its height follows the room there is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._title = ""

    # -- private ----------------------------------------------------------------------------------------------

    def _describe(self, title: str, description: str) -> None:
        self._title = title
        self.setAccessibleName(title)
        self.setAccessibleDescription(description)
        self.update()

    def _paint(self, painter: QPainter, area: QRectF, colours: Palette) -> None:
        """Draw the chart into ``area``, below the title."""
        raise NotImplementedError

    # -- Qt ---------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(340, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 120)

    def paintEvent(self, event: QPaintEvent, /) -> None:
        colours = palette(scheme())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.paper_line, 1))
        painter.setBrush(colours.paper)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        used = paper.font(14, 1, bold=True)
        painter.setFont(used)
        painter.setPen(colours.paper_ink)
        title = QRectF(14, 8, self.width() - 28, 24)
        painter.drawText(title, LEFT, paper.elided(used, self._title, title.width()))
        self._paint(painter, QRectF(self.rect()).adjusted(14, 38, -14, -8), colours)

    def changeEvent(self, event: QEvent, /) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.update()
        super().changeEvent(event)


class BarChart(Chart):
    """Bars side by side, each with its number above it; the first one stands out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()

    def show_bars(self, title: str, bars: Sequence[Bar]) -> None:
        """Show these instead of what was there."""
        self._bars = tuple(bars)
        self._describe(title, ". ".join(f"{bar.label}: {bar.count}, {bar.share}" for bar in bars))

    def _paint(self, painter: QPainter, area: QRectF, colours: Palette) -> None:
        most = max((bar.value for bar in self._bars), default=0)
        if not self._bars:
            return
        column = area.width() / len(self._bars)
        width = min(MOST_BAR, column * 0.62)
        small, bold = paper.font(TEXT, 1), paper.font(TEXT, 1, bold=True)
        # With many bars there is room for their numbers only.
        shares = max(paper.text_width(small, bar.share) for bar in self._bars) + SHARES_APART <= column
        above = 2 if shares else 1
        room = area.height() - (above + 1) * LINE - 4
        base = area.bottom() - LINE
        for k, bar in enumerate(self._bars):
            middle = area.left() + column * (k + 0.5)
            height = room * bar.value / most if most else 0.0
            top = base - height
            painter.setPen(QPen(colours.paper_ink, 1) if k else Qt.PenStyle.NoPen)
            painter.setBrush(colours.leader if k else colours.accent)
            if bar.value:
                painter.drawRect(QRectF(middle - width / 2, top, width, height))
            painter.setPen(colours.paper_ink)
            painter.setFont(bold)
            painter.drawText(QRectF(middle - column / 2, top - above * LINE - 2, column, LINE), CENTRE, bar.count)
            painter.setPen(colours.paper_secondary)
            painter.setFont(small)
            if shares:
                painter.drawText(QRectF(middle - column / 2, top - LINE - 3, column, LINE), CENTRE, bar.share)
            painter.setFont(bold if k == 0 else small)
            painter.drawText(QRectF(middle - column / 2, base + 2, column, LINE), CENTRE, bar.label)
        painter.setPen(QPen(colours.paper_line, 1))
        painter.drawLine(QPointF(area.left(), base), QPointF(area.right(), base))


class LineChart(Chart):
    """Lines over the same steps, the first one the person's: solid, with circles, and on top."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self._ends = ("", "")
        self._say: Callable[[float], str] = str
        self._high: float | None = None

    def show_lines(
        self,
        title: str,
        lines: Sequence[Line],
        ends: tuple[str, str],
        say: Callable[[float], str],
        high: float | None = None,
    ) -> None:
        """Show these instead of what was there.

        Args:
            title: what the chart shows.
            lines: all of the same length.
            ends: what stands below the first and the last step.
            say: a value in words.
            high: the greatest value there can be, if there is one.
        """
        self._lines, self._ends, self._say, self._high = tuple(lines), ends, say, high
        told = (f"{ln.name}: " + ", ".join(say(v) for v in ln.values if v is not None) for ln in lines)
        self._describe(title, ". ".join((f"{ends[0]} – {ends[1]}", *told)))

    def _paint(self, painter: QPainter, area: QRectF, colours: Palette) -> None:
        values = [value for line in self._lines for value in line.values if value is not None]
        if not values:
            return
        used, bold = paper.font(TEXT, 1), paper.font(TEXT, 1, bold=True)
        low = float(min(0, math.floor(min(values))))
        high = self._high or float(max(1, math.ceil(max(values) + 0.04 * (max(values) - low))))
        grid = grid_values(low, high)
        left = max(paper.text_width(used, texts.number(value)) for value in grid) + 8
        ends = [next((v for v in reversed(line.values) if v is not None), None) for line in self._lines]
        labels = [
            f"{line.name}  {self._say(end)}" if end is not None else ""
            for line, end in zip(self._lines, ends, strict=True)
        ]
        right = max(paper.text_width(bold, label) for label in labels) + 14
        plane = area.adjusted(left, 4, -right, -LINE - 2)
        steps = max(1, len(self._lines[0].values) - 1)

        def at(step: int, value: float) -> QPointF:
            x = plane.left() + plane.width() * step / steps
            return QPointF(x, plane.bottom() - plane.height() * (value - low) / (high - low))

        painter.setFont(used)
        for value in grid:
            y = at(0, value).y()
            painter.setPen(QPen(colours.grid, 1))
            painter.drawLine(QPointF(plane.left(), y), QPointF(plane.right(), y))
            painter.setPen(colours.paper_secondary)
            painter.drawText(QRectF(area.left(), y - LINE / 2, left - 8, LINE), RIGHT, texts.number(value))
        below = QRectF(plane.left(), plane.bottom() + 4, plane.width(), LINE)
        painter.drawText(below, LEFT, self._ends[0])
        if steps > 1 or self._ends[0] != self._ends[1]:
            painter.drawText(below, RIGHT, self._ends[1])
        for number in reversed(range(len(self._lines))):
            self._draw_line(painter, number, at, colours)
        named = [k for k, end in enumerate(ends) if end is not None]
        wanted = [at(steps, ends[k] or 0.0).y() for k in named]
        gap = NAMES_APART * used.pixelSize()
        for k, y in zip(named, pushed_apart(wanted, gap, plane.top(), plane.bottom()), strict=True):
            painter.setFont(bold if k == 0 else used)
            painter.setPen(colours.chart[k])
            painter.drawText(QRectF(plane.right() + 12, y - gap, right, 2 * gap), LEFT, labels[k])

    def _draw_line(
        self, painter: QPainter, number: int, at: Callable[[int, float], QPointF], colours: Palette
    ) -> None:
        points = [at(step, value) for step, value in enumerate(self._lines[number].values) if value is not None]
        pen = QPen(colours.chart[number], OTHER_WIDTH if number else OWN_WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if number:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern(DASHES[number - 1])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(QPen(colours.paper, 1.4))
        painter.setBrush(colours.chart[number])
        for point in points:
            if number:
                painter.drawRect(QRectF(point.x() - 3.4, point.y() - 3.4, 6.8, 6.8))
            else:
                painter.drawEllipse(point, 4.6, 4.6)
