"""The final table of a match: place, name and points, the winner first."""

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
"""The size of the notes, and of the word over the totals."""


class Rank(Struct, frozen=True):
    """One line; ``place`` counts from 1 and equals share it, ``own`` marks the person."""

    place: int
    name: str
    total: int
    own: bool


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
        spoken = [line.format(place=rank.place, name=rank.name, total=amount(rank.total)) for rank in ranks]
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

    def _draw_rank(self, painter: QPainter, line: QRectF, rank: Rank, *, last: bool) -> None:
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
        used = paper.font(15, k, bold=rank.own)
        name_area = inner.adjusted(28 * k, 0, -70 * k, 0)
        name = paper.elided(used, rank.name, name_area.width() - 20 * k)
        painter.setFont(used)
        painter.setPen(colours.paper_ink)
        painter.drawText(name_area, LEFT, name)
        if rank.place == 1:
            x = name_area.left() + paper.text_width(used, name) + 14 * k
            painter.fillPath(paper.star_path(QPointF(x, line.center().y()), 7 * k), colours.accent)
        painter.setFont(paper.font(19, k, bold=True))
        painter.drawText(inner, RIGHT, texts.number(rank.total))

    def paintEvent(self, event: QPaintEvent, /) -> None:
        k, colours = self._k, self._colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(28 * k, 0, -18 * k, 0)
        title = QRectF(area.left(), area.top() + 14 * k, area.width(), 36 * k)
        painter.setPen(colours.paper_ink)
        painter.setFont(paper.font(17, k, bold=True))
        painter.drawText(title, LEFT, translate("Texts", "Final table"))
        painter.setFont(paper.font(NOTE, k))
        painter.setPen(colours.paper_secondary)
        heads = QRectF(area.left(), title.bottom() + 4 * k, area.width() - 12 * k, 24 * k)
        painter.drawText(heads, RIGHT, self._unit)
        foot = self.notes_height(area.width()) + 24 * k
        painter.drawText(area.adjusted(0, area.height() - foot, 0, 0), WRAPPED, "\n".join(self._notes))
        height = min(46 * k, (area.bottom() - heads.bottom() - foot - 6 * k) / max(1, len(self._ranks)))
        for row, rank in enumerate(self._ranks):
            line = QRectF(area.left(), heads.bottom() + 4 * k + row * height, area.width(), height)
            self._draw_rank(painter, line, rank, last=row == len(self._ranks) - 1)
