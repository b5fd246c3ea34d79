"""The final table of a match: place, name, tricks and points, the winner first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from hearts_qt.ui import paper, texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent

    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
WRAPPED = Qt.AlignmentFlag.AlignTop.value | Qt.TextFlag.TextWordWrap.value

NOTE = 12.5
"""The size of the notes, and of the words over the columns."""
NAME = 15.0
PLACE, STAR = 28.0, 21.0
"""What stands before a name, and what stands behind that of the winner."""
TOTAL = 19.0
TITLE_LINE = 50.0
HEADS_LINE = 28.0
ROW = 46.0
TIGHT_ROW = 28.0
"""Lines that would be lower want more room; below this height the heads go up beside the title."""
FOOT = 24.0
"""Kept free for the notes, beside their own height."""
GAP = 16.0
"""Between two columns."""
TOTALS_WIDTH = 64.0
"""From the end of the tricks to that of the totals, at least."""


class Rank(Struct, frozen=True):
    """One line; ``place`` counts from 1 and equals share it, ``own`` marks the person.

    ``tricks`` is None where nobody counted them.
    """

    place: int
    name: str
    total: int
    own: bool
    tricks: int | None = None


class _Columns(Struct, frozen=True):
    """Where columns end, from the right end of the line; ``tricks`` is None where there is no room for them."""

    names: float
    tricks: float | None


class FinalTable(QWidget):
    """Paints the ranks, and below them notes."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self._k = 1.0
        self._ranks: tuple[Rank, ...] = ()
        self._notes: tuple[str, ...] = ()
        self._unit = ""

    def show_ranks(
        self, ranks: Sequence[Rank], notes: Sequence[str], amount: Callable[[int], str] = texts.points
    ) -> None:
        """Show these lines, the winner first, and ``notes`` below them. ``amount`` says a total in whole words."""
        self._ranks, self._notes = tuple(ranks), tuple(notes)
        self.setAccessibleName(translate("Texts", "Final table"))
        line = translate("Texts", "{place}. {name}: {total}", "a line of the final table, read aloud")
        spoken = [
            line.format(place=rank.place, name=rank.name, total=_with_tricks(amount(rank.total), rank.tricks))
            for rank in ranks
        ]
        self.setAccessibleDescription(". ".join([*spoken, *notes]))
        self.update()

    def set_unit(self, unit: str) -> None:
        """The word over the totals."""
        self._unit = unit
        self.update()

    def set_look(self, colours: Palette, k: float) -> None:
        """Colours and text scale."""
        self._colours, self._k = colours, k
        self.update()

    def notes_height(self, width: float) -> float:
        """How much room the notes take below the ranks: what is wider than ``width`` goes on in another line."""
        if not self._notes:
            return 0.0
        metrics, free = QFontMetricsF(paper.font(NOTE, self._k)), QRectF(0, 0, width, 0)
        return metrics.boundingRect(free, WRAPPED, "\n".join(self._notes)).height()

    def least_height(self, width: float) -> float:
        """The height below which the lines are squeezed in a table so wide."""
        k = self._k
        return (TITLE_LINE + TIGHT_ROW * len(self._ranks) + FOOT + 14) * k + self.notes_height(_inner(width, k))

    def _columns(self, width: float) -> _Columns:
        """The columns of a line so wide: names come before tricks."""
        k = self._k
        totals = [texts.number(rank.total) for rank in self._ranks]
        total = max((paper.text_width(paper.font(TOTAL, k, bold=True), text) for text in totals), default=0.0)
        without = _Columns(max(70 * k, total + GAP * k), None)
        if any(rank.tricks is None for rank in self._ranks):
            return without
        small = paper.font(NOTE, k)
        tricks = max(TOTALS_WIDTH * k, total + GAP * k, paper.text_width(small, self._unit) + GAP * k)
        names = tricks + max(paper.text_width(small, _tricks_head()), 30 * k) + 10 * k
        widest = max((self._name_width(rank) for rank in self._ranks), default=0.0)
        return _Columns(names, tricks) if widest <= width - names else without

    def _name_width(self, rank: Rank) -> float:
        """What a place, a name and perhaps a star take."""
        used = paper.font(NAME, self._k, bold=rank.own)
        return PLACE * self._k + paper.text_width(used, rank.name) + (STAR * self._k if rank.place == 1 else 0)

    def _draw_rank(self, painter: QPainter, line: QRectF, rank: Rank, columns: _Columns, *, last: bool) -> None:
        k, colours = self._k, self._colours
        if rank.own:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.leader)
            painter.drawRoundedRect(line, 5, 5)
        elif not last:
            painter.setPen(QPen(colours.paper_line, 1))
            painter.drawLine(line.bottomLeft(), line.bottomRight())
        inner = line.adjusted(12 * k, 0, -12 * k, 0)
        painter.setFont(paper.font(14, k))
        painter.setPen(colours.paper_secondary)
        painter.drawText(inner, LEFT, str(rank.place))
        if columns.tricks is not None:
            painter.drawText(inner.adjusted(0, 0, -columns.tricks, 0), RIGHT, str(rank.tricks))
        used = paper.font(NAME, k, bold=rank.own)
        name_area = inner.adjusted(PLACE * k, 0, -columns.names, 0)
        name = paper.elided(used, rank.name, name_area.width() - (STAR * k if rank.place == 1 else 0))
        painter.setFont(used)
        painter.setPen(colours.paper_ink)
        painter.drawText(name_area, LEFT, name)
        if rank.place == 1:
            x = name_area.left() + paper.text_width(used, name) + 14 * k
            painter.fillPath(paper.star_path(QPointF(x, line.center().y()), 7 * k), colours.accent)
        painter.setFont(paper.font(min(TOTAL, 0.7 * line.height() / k), k, bold=True))
        painter.drawText(inner, RIGHT, texts.number(rank.total))

    def _draw_heads(self, painter: QPainter, line: QRectF, columns: _Columns) -> None:
        painter.setFont(paper.font(NOTE, self._k))
        painter.setPen(self._colours.paper_secondary)
        inner = line.adjusted(0, 0, -12 * self._k, 0)
        painter.drawText(inner, RIGHT, self._unit)
        if columns.tricks is not None:
            painter.drawText(inner.adjusted(0, 0, -columns.tricks, 0), RIGHT, _tricks_head())

    def paintEvent(self, event: QPaintEvent, /) -> None:
        k, colours = self._k, self._colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(28 * k, 0, -18 * k, 0)
        title = QRectF(area.left(), area.top() + 14 * k, area.width(), 36 * k)
        painter.setPen(colours.paper_ink)
        painter.setFont(paper.font(17, k, bold=True))
        painter.drawText(title, LEFT, translate("Texts", "Final table"))
        columns = self._columns(area.width() - 24 * k)
        foot = self.notes_height(area.width()) + FOOT * k
        room = area.bottom() - foot - 10 * k - title.bottom()
        tight = room - HEADS_LINE * k < len(self._ranks) * TIGHT_ROW * k
        top = title.bottom() + (4 if tight else 4 + HEADS_LINE) * k
        heads = title if tight else QRectF(area.left(), title.bottom() + 4 * k, area.width(), 24 * k)
        self._draw_heads(painter, heads, columns)
        painter.setFont(paper.font(NOTE, k))
        painter.setPen(colours.paper_secondary)
        painter.drawText(area.adjusted(0, area.height() - foot, 0, 0), WRAPPED, "\n".join(self._notes))
        height = min(ROW * k, (area.bottom() - foot - 10 * k - top) / max(1, len(self._ranks)))
        for row, rank in enumerate(self._ranks):
            line = QRectF(area.left(), top + row * height, area.width(), height)
            self._draw_rank(painter, line, rank, columns, last=row == len(self._ranks) - 1)


def _inner(width: float, k: float) -> float:
    """What the margins leave of ``width``."""
    return width - 46 * k


def _tricks_head() -> str:
    return translate("Texts", "tricks", "head of a column; взятки")


def _with_tricks(total: str, tricks: int | None) -> str:
    """The total and how many tricks that took, read aloud."""
    if tricks is None:
        return total
    text = translate("Texts", "{total}, %n trick(s)", "a line of the final table, read aloud", tricks)
    return text.format(total=total)
