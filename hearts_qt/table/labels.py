"""A note on the cloth, and the small things that are painted in several places: hearts, chips, keys."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject

from hearts_qt.table import lettering, shapes
from hearts_qt.table.spots import NOTE_HEIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QPainterPath
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from hearts_qt.table.theme import Palette

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_MOST_DISCS = 20
_BROKEN_RED = QColor("#c43a2b")
_MOON = QColor("#8a5a00")


class NoteSign(Enum):
    """The sign before a note."""

    NONE = "none"
    BROKEN_HEART = "broken_heart"
    QUEEN = "queen"
    MOON = "moon"


class NoteItem(QGraphicsObject):
    """An ivory pill with one sentence, its middle at the origin. The director fades it in and out."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._sign = NoteSign.NONE
        self._k = 1.0
        self._palette: Palette | None = None
        self._size = (0.0, 0.0)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence; empty when there is no note."""
        return self._text if self.isVisible() else ""

    def show_note(self, text: str, sign: NoteSign, k: float, palette: Palette) -> None:
        """Show ``text``; an empty one hides the note."""
        self.prepareGeometryChange()
        self._text, self._sign, self._k, self._palette = text, sign, k * palette.text_factor, palette
        font = lettering.font(lettering.NOTE, self._k, bold=True)
        sign_room = 0 if sign is NoteSign.NONE else 2.1 * font.pixelSize()
        self._size = (
            QFontMetricsF(font).horizontalAdvance(text) + sign_room + 40 * self._k,
            NOTE_HEIGHT * self._k,
        )
        self.setOpacity(1.0)
        self.setVisible(bool(text))
        self.update()

    # -- Qt ---------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        width, height = self._size
        return QRectF(-width / 2 - 10, -height / 2 - 10, width + 20, height + 22)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._palette is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = self._size
        pill = QRectF(-width / 2, -height / 2, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 11))
        for grow in (7, 5, 4, 3, 2, 1):
            painter.drawRoundedRect(
                pill.adjusted(-grow, -grow, grow, grow).translated(0, 2), height / 2 + grow, height / 2 + grow
            )
        painter.setBrush(self._palette.ivory)
        painter.drawRoundedRect(pill, height / 2, height / 2)
        font = lettering.font(lettering.NOTE, self._k, bold=True)
        left = 20 * self._k
        if self._sign is not NoteSign.NONE:
            painter.save()
            size = 1.5 * font.pixelSize()
            painter.translate(pill.x() + left + size / 2, 0)
            self._paint_sign(painter, size)
            painter.restore()
            left += 2.1 * font.pixelSize()
        painter.setPen(self._palette.on_ivory)
        painter.setFont(font)
        painter.drawText(pill.adjusted(left, 0, 0, 0), LEFT, self._text)

    def _paint_sign(self, painter: QPainter, size: float) -> None:
        if self._palette is None:
            return
        match self._sign:
            case NoteSign.BROKEN_HEART:
                paint_heart(painter, size, _BROKEN_RED, _BROKEN_RED, self._palette.ivory, broken=True)
            case NoteSign.QUEEN:
                painter.fillPath(shapes.spade(size), self._palette.on_ivory)
            case NoteSign.MOON:
                painter.fillPath(shapes.moon(size), _MOON)
            case NoteSign.NONE:
                pass


def paint_heart(
    painter: QPainter, size: float, fill: QColor, line: QColor, below: QColor, *, broken: bool
) -> None:
    """An outlined heart, or a filled one with a crack in the colour ``below``."""
    path: QPainterPath = shapes.heart(size)
    if not broken:
        painter.setPen(QPen(line, 0.09 * size))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        return
    painter.fillPath(path, fill)
    painter.setPen(QPen(below, 0.13 * size))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shapes.crack(size))


def paint_chips(painter: QPainter, right_bottom: QPointF, count: int, k: float, palette: Palette) -> None:
    """Up to four piles of chips, their lower right corner at ``right_bottom``; two chips a disc."""
    width, disc = 22 * k, 4.4 * k
    discs = min(_MOST_DISCS, (count + 1) // 2)
    piles = [discs // 4 + (1 if pile < discs % 4 else 0) for pile in range(4)]
    shown = [high for high in piles if high]
    x = right_bottom.x() - len(shown) * (width + 2 * k)
    for pile, high in enumerate(shown):
        gold = pile % 2 == 0
        top = QColor(palette.gold if gold else palette.ivory)
        painter.setPen(QPen(QColor(top).darker(240), 0.9 * k))
        painter.setBrush(top)
        for number in range(high):
            y = right_bottom.y() - 3.2 * k - number * disc
            side = QRectF(x, y - disc, width, disc + 6.4 * k)
            painter.drawRoundedRect(side, width / 2, 3.2 * k)
        painter.drawEllipse(QRectF(x, right_bottom.y() - 3.2 * k - high * disc, width, 6.4 * k))
        x += width + 2 * k


def paint_key(painter: QPainter, box: QRectF, text: str, k: float, ink: QColor) -> None:
    """A key cap with ``text``."""
    line = QColor(ink)
    line.setAlphaF(0.6)
    painter.setPen(QPen(line, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5)
    painter.setPen(ink)
    painter.setFont(lettering.font(11, k, bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
