"""The totals of a match over its deals, as lines."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from hearts_qt.game.frames import PERSON
from hearts_qt.rules.switches import Sides
from hearts_qt.ui import paper, texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

DASHES = ((7.0, 3.0), (2.0, 2.4), (7.0, 3.0, 1.5, 3.0))
"""The lines of the others, after the person's own solid one, in widths of the line."""
OWN_WIDTH = 3.0
OTHER_WIDTH = 1.9
NAMES_APART = 1.45
"""How far apart names at the line ends stand, in text sizes."""
LONGEST_NAME = 0.25
"""How much of the width a name may take."""
MOST_NAMED = 4
"""With more players only the person, the first and the last have coloured lines and names."""


def chart_limits(rules: Rules) -> tuple[int, ...]:
    """The totals that end a match, as the chart can show them."""
    # Where partners add up at the end alone, the limit is one for each of them, not for their sum.
    if rules.limit is None or rules.in_chips or rules.sides is Sides.AT_END:
        return ()
    if rules.limit_either_way:
        return (rules.limit, -rules.limit)
    return (-rules.limit if rules.high_wins else rules.limit,)


def axis_step(span: float, most: int = 6) -> int:
    """The distance of grid lines: 1, 2 or 5 times a power of ten, at most ``most`` of them in ``span``."""
    rough = max(span, 1) / most
    power = 10.0 ** math.floor(math.log10(rough))
    return next(math.ceil(m * power) for m in (1, 2, 5, 10) if m * power >= rough - 1e-9)


def chart_title(*, chips: bool) -> str:
    """What stands over a chart of the totals."""
    if chips:
        return translate("Texts", "Chips after each deal")
    return translate("Texts", "Totals after each deal")


def grid_values(low: float, high: float) -> tuple[int, ...]:
    """Where the grid lines of an axis from ``low`` to ``high`` stand."""
    step = axis_step(high - low)
    return tuple(range(math.ceil(low / step) * step, math.floor(high) + 1, step))


def pushed_apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near as may be to ``wanted``, in the same order, at least ``gap`` apart, from low to high."""
    order = sorted(range(len(wanted)), key=lambda k: (wanted[k], k))
    placed = [0.0] * len(wanted)
    edge = low - gap
    for k in order:
        edge = placed[k] = max(wanted[k], edge + gap)
    edge = high + gap
    for k in reversed(order):
        edge = placed[k] = min(placed[k], edge - gap)
    return placed


class _Plane(Struct, frozen=True):
    """From deals and points to pixels."""

    area: QRectF
    deals: int
    low: float
    high: float

    def at(self, deal: int, points: float) -> QPointF:
        x = self.area.left() + self.area.width() * deal / max(1, self.deals)
        return QPointF(x, self.y(points))

    def y(self, points: float) -> float:
        return self.area.bottom() - self.area.height() * (points - self.low) / (self.high - self.low)


class TotalsChart(QWidget):
    """One line for each seat, from zero before the first deal to the last total."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self._k = 1.0
        self._totals: tuple[tuple[int, ...], ...] = ()
        self._names: tuple[str, ...] = ()
        self._limits: tuple[int, ...] = ()
        self._title = ""

    @property
    def title(self) -> str:
        """What the chart shows."""
        return self._title

    def show_match(
        self, totals: Sequence[tuple[int, ...]], names: Sequence[str], limits: tuple[int, ...], *, start: int = 0
    ) -> None:
        """Draw a match.

        Args:
            totals: after each deal, per seat; without those at the start.
            names: by seat.
            limits: the totals that end the match.
            start: what everybody begins with.
        """
        seats = len(names)
        self._title = chart_title(chips=start > 0)
        self._totals = ((start,) * seats, *totals)
        self._names = tuple(names)
        self._limits = limits
        self.setAccessibleName(self._title)
        lines = (
            f"{name}: {', '.join(texts.number(row[seat]) for row in totals)}" for seat, name in enumerate(names)
        )
        self.setAccessibleDescription(". ".join(lines))
        self.update()

    def set_look(self, colours: Palette, k: float) -> None:
        """Colours and text scale."""
        self._colours, self._k = colours, k
        self.update()

    # -- private ----------------------------------------------------------------------------------------------

    def _plane(self) -> _Plane:
        k = self._k
        values = [total for row in self._totals for total in row]
        low = min(0, *values, *self._limits)
        high = max(1, *values, *self._limits)
        used = paper.font(12.5, k)
        top = high + 0.04 * (high - low)
        left = max(paper.text_width(used, texts.number(v)) for v in grid_values(low, top)) + 10 * k
        bold = paper.font(12.5, k, bold=True)
        right = max((paper.text_width(bold, self._label(s)) for s in self._named()), default=0.0) + 18 * k
        area = QRectF(self.rect()).adjusted(left, 14 * k, -right, -38 * k)
        return _Plane(area, len(self._totals) - 1, float(low), top)

    def _label(self, seat: int) -> str:
        bold = paper.font(12.5, self._k, bold=True)
        name = paper.elided(bold, self._names[seat], LONGEST_NAME * self.width())
        return f"{name}  {texts.number(self._totals[-1][seat])}"

    def _named(self) -> tuple[int, ...]:
        seats = range(len(self._names))
        if len(seats) <= MOST_NAMED:
            return tuple(seats)
        last = self._totals[-1]
        return tuple(sorted({PERSON, min(seats, key=last.__getitem__), max(seats, key=last.__getitem__)}))

    def _pen(self, seat: int) -> QPen:
        named = self._named()
        if seat not in named:
            return QPen(self._colours.struck, 1)
        place = named.index(seat)
        pen = QPen(self._colours.chart[place], OWN_WIDTH if seat == PERSON else OTHER_WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if seat != PERSON:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern(DASHES[place - 1])
        return pen

    def _draw_grid(self, painter: QPainter, plane: _Plane) -> None:
        k, colours = self._k, self._colours
        used = paper.font(12.5, k)
        painter.setFont(used)
        for value in grid_values(plane.low, plane.high):
            y = plane.y(value)
            if value not in self._limits:  # its own line takes the place
                painter.setPen(QPen(colours.grid, 1))
                painter.drawLine(QPointF(plane.area.left(), y), QPointF(plane.area.right(), y))
            painter.setPen(colours.paper_secondary)
            label = QRectF(0, y - 10 * k, plane.area.left() - 8 * k, 20 * k)
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(label, right, texts.number(value))
        every = axis_step(plane.deals, max(2, int(plane.area.width() / (34 * k))))
        for deal in range(every, plane.deals + 1, every):
            x = plane.at(deal, 0).x()
            label = QRectF(x - 30 * k, plane.area.bottom() + 4 * k, 60 * k, 18 * k)
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(deal))
        caption = QRectF(0, plane.area.bottom() + 19 * k, plane.area.right(), 18 * k)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(caption, right, translate("Texts", "deal", "caption of the axis of a chart"))
        pen = QPen(colours.chart[0], 1)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        for limit in self._limits:
            y = plane.y(limit)
            painter.drawLine(QPointF(plane.area.left(), y), QPointF(plane.area.right(), y))

    def _draw_line(self, painter: QPainter, plane: _Plane, seat: int) -> None:
        pen = self._pen(seat)
        points = [plane.at(deal, row[seat]) for deal, row in enumerate(self._totals)]
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        if seat not in self._named():
            return
        crowded = plane.area.width() / max(1, plane.deals) < 11 * self._k
        for point in points[-1:] if crowded else points[1:]:
            self._draw_mark(painter, point, seat, pen.color())

    def _draw_mark(self, painter: QPainter, at: QPointF, seat: int, colour: QColor) -> None:
        size = self._k * (4.6 if seat == PERSON else 3.6)
        painter.setPen(QPen(self._colours.paper, 1.4))
        painter.setBrush(colour)
        path = QPainterPath()
        match 0 if seat == PERSON else self._named().index(seat):
            case 0:
                path.addEllipse(at, size, size)
            case 1:
                path.addPolygon(_corners(at, size, ((-1, -1), (1, -1), (1, 1), (-1, 1))))
            case 2:
                path.addPolygon(_corners(at, size, ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0))))
            case _:
                path.addPolygon(_corners(at, size, ((0, -1.2), (1.15, 0.95), (-1.15, 0.95))))
        path.closeSubpath()
        painter.drawPath(path)

    def _draw_names(self, painter: QPainter, plane: _Plane) -> None:
        named = self._named()
        used = paper.font(12.5, self._k)
        ends = [plane.y(self._totals[-1][seat]) for seat in named]
        gap = NAMES_APART * used.pixelSize()
        places = pushed_apart(ends, gap, plane.area.top() - 4, plane.area.bottom())
        for seat, y in zip(named, places, strict=True):
            painter.setFont(paper.font(12.5, self._k, bold=seat == PERSON))
            painter.setPen(self._pen(seat).color())
            x = plane.area.right() + 12 * self._k
            area = QRectF(x, y - gap, self.width() - x, 2 * gap)
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._label(seat))

    # -- Qt ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent, /) -> None:
        if not self._names:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plane = self._plane()
        self._draw_grid(painter, plane)
        for seat in reversed(range(len(self._names))):  # the person's own line lies on top
            self._draw_line(painter, plane, seat)
        self._draw_names(painter, plane)

    def changeEvent(self, event: QEvent, /) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.update()
        super().changeEvent(event)


def _corners(at: QPointF, size: float, corners: Sequence[tuple[float, float]]) -> QPolygonF:
    return QPolygonF([at + QPointF(x, y) * size for x, y in corners])
