"""What is written above and below the lines of the score sheet: title, heads of the columns, leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from hearts_qt.ui import paper

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.table.theme import Palette
    from hearts_qt.ui.score_rows import Columns

TITLE = 52.0
HEADS = 88.0
SECOND_HEAD = 17.0
"""Lengths in the text scale k: the lower edges of title and heads, and what a second line of heads takes."""


def name_font(k: float) -> QFont:
    """The font of the heads."""
    return paper.font(14.5, k, bold=True)


def draw_title(
    painter: QPainter, line: QRectF, title: str, notes: Sequence[str], colours: Palette, k: float
) -> None:
    """The title at the left of ``line``, and at the right the first of ``notes`` that has room beside it."""
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    title_font, note_font = paper.font(19, k, bold=True), paper.font(12.5, k)
    shown = paper.elided(title_font, title, line.width())
    painter.setFont(title_font)
    painter.setPen(colours.paper_ink)
    painter.drawText(line, flags | Qt.AlignmentFlag.AlignLeft, shown)
    room = line.width() - paper.text_width(title_font, shown) - 20 * k
    painter.setFont(note_font)
    painter.setPen(colours.paper_secondary)
    note = next((note for note in notes if paper.text_width(note_font, note) <= room), "")
    painter.drawText(line, flags | Qt.AlignmentFlag.AlignRight, note)


def draw_heads(
    painter: QPainter,
    sheet: QRectF,
    columns: Columns,
    heads: Sequence[tuple[str, bool]],
    lines: int,
    colours: Palette,
) -> None:
    """The names over the columns, with a star for those in front.

    In two ``lines`` every other name stands higher, and each reaches over the column before its own.
    """
    k, used = columns.k, name_font(columns.k)
    double = lines > 1
    height = SECOND_HEAD * k if double else (HEADS - TITLE) * k
    size = (5.5 if double else 7) * k
    # Two lines stand closer than letters are high: none is to lose what hangs below its line.
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
    flags |= Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
    # A star stands in the same place in every column.
    widest = max((paper.text_width(used, name) for name, leads in heads if leads), default=0.0)
    beside = double or widest + 2 * size + 5 * k <= columns.step - columns.pad - 3 * k
    for column, (whole, leads) in enumerate(heads):
        right = sheet.left() + columns.total_right(column)
        before = (columns.step if column else columns.first) if double else 0.0
        room = columns.step + before - columns.pad - 3 * k
        name = paper.elided(used, whole, room)
        painter.setFont(used)
        painter.setPen(colours.paper_ink)
        down = (8 * k if double else 0) + (height if double and column % 2 == 0 else 0)
        area = QRectF(right - room, sheet.top() + TITLE * k + down, room, height)
        painter.drawText(area, flags, name)
        if leads and beside and paper.text_width(used, whole) + 2 * size + 5 * k <= room:
            x = right - paper.text_width(used, name) - size - (3 if double else 6) * k
            painter.fillPath(paper.star_path(QPointF(x, area.center().y()), size), colours.accent)
        elif leads:
            above = QPointF(right - 6 * k, area.top() + 6 * k)
            painter.fillPath(paper.star_path(above, 5 * k), colours.accent)


def draw_leaders(painter: QPainter, area: QRectF, leaders: Sequence[str], colours: Palette, k: float) -> None:
    """Who is in front, with a star: the first of these sentences that has room, else the last."""
    if not leaders[0]:
        return
    used = paper.font(14, k)
    painter.fillPath(paper.star_path(QPointF(area.left() + 7 * k, area.center().y()), 7 * k), colours.accent)
    painter.setFont(used)
    painter.setPen(colours.paper_ink)
    words = area.adjusted(22 * k, 0, 0, 0)
    flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextWordWrap.value
    painter.drawText(words, flags, next((line for line in leaders if _fits(used, words, line)), leaders[-1]))


def _fits(used: QFont, area: QRectF, text: str) -> bool:
    """Whether ``text`` has room, in lines as they break."""
    taken = QFontMetricsF(used).boundingRect(area, Qt.TextFlag.TextWordWrap.value, text)
    return taken.width() <= area.width() and taken.height() <= area.height()
