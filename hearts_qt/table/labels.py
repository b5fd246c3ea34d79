"""Texts on the cloth: the corner, the hearts pill, the last trick's caption, the empty place, a note."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from hearts_qt.table import lettering, shapes
from hearts_qt.table.spots import CARD_RATIO, CORNER, CardSpot

if TYPE_CHECKING:
    from PySide6.QtGui import QPainterPath
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from hearts_qt.table.geometry import Table
    from hearts_qt.table.theme import Palette

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAPPED = Qt.AlignmentFlag.AlignHCenter.value | Qt.AlignmentFlag.AlignTop.value | Qt.TextFlag.TextWordWrap.value
_PILE_TEXT_WIDTH = 0.8
"""In card widths."""
_INSET = 3.0
_MOST_DISCS = 20
_BROKEN_RED = QColor("#c43a2b")
_MOON = QColor("#8a5a00")


class Hearts(Enum):
    """What the pill in the upper right corner says."""

    HIDDEN = "hidden"
    CLOSED = "closed"
    BROKEN = "broken"


class CornerTexts(Struct, frozen=True):
    """All texts of the corners.

    ``bold`` with ``beside``, and ``lines`` below them, stand in the upper left one; ``pool`` are two lines in the
    upper right one, beside ``pool_chips`` coins. ``pile`` and ``waiting`` are the texts below the piles of
    undealt cards and of void tricks. ``last_trick`` are two lines, each with a shorter form. ``key`` is
    the key that shows the last trick, ``place`` whose place is empty.
    """

    bold: str = ""
    beside: str = ""
    lines: tuple[str, ...] = ()
    hearts: Hearts = Hearts.HIDDEN
    hearts_text: str = ""
    pool: tuple[str, str] | None = None
    pool_chips: int = 0
    pile: str = ""
    waiting: str = ""
    last_trick: tuple[tuple[str, str], tuple[str, str]] | None = None
    key: str = ""
    place: CardSpot | None = None


class CornersItem(QGraphicsItem):
    """Paints `CornerTexts` over the whole table, below everything else."""

    def __init__(self) -> None:
        super().__init__()
        # Most of what moves is far from the corners, and need not have them written again.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._texts = CornerTexts()
        self._table: Table | None = None
        self._palette: Palette | None = None

    @property
    def texts(self) -> CornerTexts:
        """What is shown now."""
        return self._texts

    def show_texts(self, texts: CornerTexts, table: Table, palette: Palette) -> None:
        """Paint these; nothing happens if nothing changed."""
        if table is not self._table:
            self.prepareGeometryChange()
        elif texts == self._texts and palette == self._palette:
            return
        self._texts, self._table, self._palette = texts, table, palette
        self.update()

    # -- Qt ---------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self._table.width, self._table.height) if self._table else QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._table is None or self._palette is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.exposedRect.top() < self._top_texts_end(self._table):
            self._paint_top(painter, self._table, self._palette)
        for spot, text in ((self._table.pile, self._texts.pile), (self._table.waiting, self._texts.waiting)):
            if text:
                _paint_pile_text(painter, spot, text, self._table, self._palette)
        if self._texts.last_trick is not None:
            self._paint_caption(painter, self._texts.last_trick, self._table, self._palette)
        if self._texts.place is not None:
            _paint_place(painter, self._texts.place, self._table.cw, self._palette)

    def _top_texts_end(self, table: Table) -> float:
        """Above this line lie the corner, the hearts and the pool, with room to spare."""
        lines = 1 + len(self._texts.lines)
        return max(table.corner.y + lines * table.corner.height / 2, table.pill.bottom) + 8 * table.u

    def _paint_top(self, painter: QPainter, table: Table, palette: Palette) -> None:
        self._paint_corner(painter, table, palette)
        if self._texts.hearts is not Hearts.HIDDEN:
            self._paint_pill(painter, table, palette)
        if self._texts.pool is not None:
            self._paint_pool(painter, self._texts.pool, table, palette)

    def _paint_corner(self, painter: QPainter, table: Table, palette: Palette) -> None:
        k = table.k * palette.text_factor
        rect = table.corner
        line = rect.height / 2
        painter.setPen(palette.ink)
        painter.setFont(lettering.font(lettering.FACT, k, bold=True))
        painter.drawText(QRectF(rect.x, rect.y, 2 * rect.width, line), _LEFT, self._texts.bold)
        painter.setPen(palette.ink_secondary)
        x = rect.x + QFontMetricsF(painter.font()).horizontalAdvance(self._texts.bold) + 1.2 * table.u
        painter.setFont(lettering.font(lettering.FACT, k))
        painter.drawText(QRectF(x, rect.y, 2 * rect.width, line), _LEFT, self._texts.beside)
        for row, text in enumerate(self._texts.lines, 1):
            painter.drawText(QRectF(rect.x, rect.y + row * line, 2 * rect.width, line), _LEFT, text)

    def _paint_pill(self, painter: QPainter, table: Table, palette: Palette) -> None:
        font = lettering.font(lettering.FACT, table.k * palette.text_factor)
        text = self._texts.hearts_text
        size = 1.32 * font.pixelSize()
        height = table.pill.height
        width = QFontMetricsF(font).horizontalAdvance(text) + size + 3.6 * table.u
        pill = QRectF(table.pill.right - width, table.pill.y, width, height)
        painter.setPen(QPen(palette.plate_line, palette.plate_line_width))
        fill = QColor(palette.plate)
        fill.setAlphaF(fill.alphaF() if palette.plate_line_width > 1 else 0.66)
        painter.setBrush(fill)
        painter.drawRoundedRect(pill, height / 2, height / 2)
        painter.save()
        painter.translate(pill.x() + 1.1 * table.u + size / 2, pill.center().y())
        paint_heart(painter, size, palette.heart, palette.ink, palette.plate, broken=self._broken)
        painter.restore()
        painter.setPen(palette.ink)
        painter.setFont(font)
        painter.drawText(pill.adjusted(1.7 * table.u + size, 0, 0, 0), _LEFT, text)

    def _paint_pool(self, painter: QPainter, lines: tuple[str, str], table: Table, palette: Palette) -> None:
        """Piles of chips, and to the right of them what lies in the middle."""
        k = table.k * palette.text_factor
        rect = table.pill
        top = rect.y if self._texts.hearts is Hearts.HIDDEN else rect.bottom + table.u
        plain = lettering.font(lettering.FACT, k)
        bold = lettering.font(lettering.NAME, k, bold=True)
        width = max(
            QFontMetricsF(plain).horizontalAdvance(lines[0]), QFontMetricsF(bold).horizontalAdvance(lines[1])
        )
        x, line = rect.right - width, 2.7 * table.u
        for row, (text, font, ink) in enumerate(
            ((lines[0], plain, palette.ink_secondary), (lines[1], bold, palette.ink))
        ):
            painter.setPen(ink)
            painter.setFont(font)
            painter.drawText(QRectF(x, top + row * line, width + 2, line), _LEFT, text)
        paint_chips(
            painter, QPointF(x - table.u, top + 2 * line - 0.5 * table.u), self._texts.pool_chips, k, palette
        )

    @property
    def _broken(self) -> bool:
        return self._texts.hearts is Hearts.BROKEN

    def _paint_caption(
        self, painter: QPainter, lines: tuple[tuple[str, str], tuple[str, str]], table: Table, palette: Palette
    ) -> None:
        font = lettering.font(12.9, table.k * palette.text_factor)
        metrics = QFontMetricsF(font)
        rect = table.last_trick_rect
        line = table.caption_height * 0.43
        y = rect.bottom - 2 * line
        cap = 2.2 * table.u if rect.width > 1.5 * table.cw and self._texts.key else 0.0
        for (text, short), colour, room in (
            (lines[0], palette.ink_secondary, rect.width - cap),
            (lines[1], palette.ink, rect.width),
        ):
            painter.setPen(colour)
            painter.setFont(font)
            fitting = text if metrics.horizontalAdvance(text) <= room + 1 else short
            elided = metrics.elidedText(fitting, Qt.TextElideMode.ElideRight, room + 1)
            painter.drawText(QRectF(rect.x, y, rect.width, line), _LEFT, elided)
            y += line
        if cap:
            box = QRectF(rect.right - cap, rect.bottom - 2 * line, cap, cap)
            paint_key(painter, box, self._texts.key, table.k * palette.text_factor, palette.ink)


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
        self._size = (QFontMetricsF(font).horizontalAdvance(text) + sign_room + 40 * self._k, 44 * self._k)
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
        painter.drawText(pill.adjusted(left, 0, 0, 0), _LEFT, self._text)

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


def pile_text_rect(spot: CardSpot, text: str, table: Table, text_factor: float = 1.0) -> QRectF:
    """Where ``text`` stands below the pile at ``spot``: in two lines rather than under a card of the trick."""
    metrics = QFontMetricsF(lettering.font(lettering.SECOND, table.k * text_factor))
    return metrics.boundingRect(_below_pile(spot, table), _WRAPPED, text)


def _paint_pile_text(painter: QPainter, spot: CardSpot, text: str, table: Table, palette: Palette) -> None:
    painter.setFont(lettering.font(lettering.SECOND, table.k * palette.text_factor))
    painter.setPen(palette.ink)
    painter.drawText(_below_pile(spot, table), _WRAPPED, text)


def _below_pile(spot: CardSpot, table: Table) -> QRectF:
    top = spot.y + spot.scale * CARD_RATIO * table.cw / 2 + 0.4 * table.u
    width = _PILE_TEXT_WIDTH * table.cw
    return QRectF(spot.x - width / 2, top, width, 2 * table.cw)


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


def _paint_place(painter: QPainter, spot: CardSpot, cw: float, palette: Palette) -> None:
    """The dashed outline of the place for the card to be played."""
    width, height = cw * spot.scale - 2 * _INSET, cw * spot.scale * CARD_RATIO - 2 * _INSET
    ink = QColor(palette.ink)
    heavy = palette.plate_line_width > 1
    ink.setAlphaF(1.0 if heavy else 0.34)
    pen = QPen(ink, 2 if heavy else 1.4)
    pen.setDashPattern([5 / pen.widthF() * 1.2, 4 / pen.widthF() * 1.2])
    painter.save()
    painter.translate(spot.x, spot.y)
    painter.rotate(spot.rotation)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = CORNER * cw * spot.scale
    painter.drawRoundedRect(QRectF(-width / 2, -height / 2, width, height), radius, radius)
    painter.restore()
