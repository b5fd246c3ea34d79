"""The plate of one seat: name, totals, what was taken, whose turn it is."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from hearts_qt.rules.cards import Suit
from hearts_qt.table import lettering, shapes
from hearts_qt.table.spots import Rect, Side

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from hearts_qt.table.theme import Palette

_RING_WIDTH = 2.2
_SHADOW_RINGS = 6
_SHADOW_DOWN = 2.0
_SHADOW_ALPHA = 0.22
_HEART_SIZE = 0.8
_CLOSEST_PIPS = 0.34
_MARK_GAP = 0.42
_MARK_PAPER = QColor("#fcf8ef")
_BLACK, _RED = QColor("#14161a"), QColor("#c43a2b")
_DOTS = (0.45, 0.7, 1.0)


class SeatFace(Struct, frozen=True):
    """What a plate says. ``note`` stands in the second row when nothing was taken; ``tags`` hang outside.

    ``marks`` are single cards that count, by suit and the letter of the rank (empty: the suit is enough);
    ``pips`` the cards of whole suits that count; ``count`` says how many all these are, where they have no room.
    ``coin``: the total is chips. ``thinking`` is the word to show beside the dots, or empty. ``dealer`` is the
    text of the dealer's tag.
    """

    name: str
    total: str
    points: str
    note: str
    marks: tuple[tuple[Suit, str], ...] = ()
    pips: tuple[Suit, ...] = ()
    count: str = ""
    coin: bool = False
    leader: bool = False
    to_move: bool = False
    thinking: str = ""
    dealer: str = ""
    tags: tuple[str, ...] = ()


class SeatLayout(Struct, frozen=True):
    """Where a plate is and how large things on it are."""

    plate: Rect
    side: Side
    u: float
    k: float
    tag_x: float
    tag_y: float


class SeatItem(QGraphicsObject):
    """Paints a `SeatFace` in a `SeatLayout`; the item's coordinates are the scene's."""

    def __init__(self) -> None:
        super().__init__()
        # Cards fly over it; its texts need not be written again for that.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._face: SeatFace | None = None
        self._layout: SeatLayout | None = None
        self._palette: Palette | None = None
        self._glow = 1.0
        self._bounds = QRectF()

    @property
    def face(self) -> SeatFace | None:
        """What the plate says; None before the first `show_face`."""
        return self._face

    def show_face(self, face: SeatFace, layout: SeatLayout, palette: Palette) -> None:
        """Paint this from now on; nothing happens if nothing changed."""
        if layout != self._layout:
            self.prepareGeometryChange()
            u = layout.u
            self._bounds = _qt(layout.plate).adjusted(-3 * u, -4 * u, 3 * u, 4 * u)
        elif face == self._face and palette == self._palette:
            return
        self._face, self._layout, self._palette = face, layout, palette
        self.update()

    def ring_strength(self) -> float:
        """How far the ring of the one to move has appeared, 0 to 1."""
        return self._glow

    def set_ring_strength(self, part: float) -> None:
        """Let the ring appear as far as ``part``."""
        self._glow = part
        self.update()

    glow = Property(float, ring_strength, set_ring_strength)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._face is None or self._layout is None or self._palette is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = _qt(self._layout.plate)
        self._paint_plate(painter, rect, self._layout, self._palette)
        self._paint_first_row(painter, rect, self._face, self._layout, self._palette)
        self._paint_second_row(painter, rect, self._face, self._layout, self._palette)
        self._paint_tags(painter, self._face, self._layout, self._palette)
        if self._face.to_move:
            self._paint_turn(painter, rect, self._layout, self._palette)

    def _paint_plate(self, painter: QPainter, rect: QRectF, layout: SeatLayout, palette: Palette) -> None:
        radius = layout.u
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor.fromRgbF(0, 0, 0, 1 - (1 - _SHADOW_ALPHA) ** (1 / _SHADOW_RINGS)))
        for ring in range(_SHADOW_RINGS):
            grow = float(_SHADOW_RINGS - ring) - 2
            around = rect.adjusted(-grow, -grow, grow, grow).translated(0, _SHADOW_DOWN)
            painter.drawRoundedRect(around, radius + grow, radius + grow)
        half = palette.plate_line_width / 2
        painter.setPen(QPen(palette.plate_line, palette.plate_line_width))
        painter.setBrush(palette.plate)
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)

    def _paint_first_row(
        self, painter: QPainter, rect: QRectF, face: SeatFace, layout: SeatLayout, palette: Palette
    ) -> None:
        k, pad = layout.k * palette.plate_text_factor, 1.3 * layout.u
        row = QRectF(rect.x() + pad, rect.y() + 0.06 * rect.height(), rect.width() - 2 * pad, 0.5 * rect.height())
        painter.setPen(palette.ink)
        total_font = lettering.font(lettering.TOTAL, k, bold=True)
        painter.setFont(total_font)
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, face.total)
        total_width = QFontMetricsF(total_font).horizontalAdvance(face.total)
        if face.coin:
            radius = 0.46 * total_font.pixelSize()
            centre = QPointF(row.right() - total_width - 0.7 * layout.u - radius, row.center().y())
            paint_coin(painter, centre, radius, palette)
            total_width += 0.7 * layout.u + 2 * radius
            painter.setPen(palette.ink)
        room = row.width() - total_width - layout.u
        name_font = _fitting(face.name, room, k)
        metrics = QFontMetricsF(name_font)
        name = metrics.elidedText(face.name, Qt.TextElideMode.ElideRight, room)
        painter.setFont(name_font)
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        if face.leader:
            width = metrics.horizontalAdvance(name)
            star = 1.35 * metrics.xHeight()
            after = QPointF(row.x() + width + 0.8 * layout.u + star / 2, row.center().y())
            if width + star + layout.u > room:
                after, star = rect.topRight() + QPointF(-0.5, 0.3) * layout.u, 1.25 * star
            self._paint_star(painter, after, star, palette)

    @staticmethod
    def _paint_star(painter: QPainter, centre: QPointF, size: float, palette: Palette) -> None:
        """The star of who is in front: after the name, or where there is no room on the corner of the plate."""
        painter.save()
        painter.translate(centre)
        painter.setPen(QPen(palette.plate, 3))
        painter.setBrush(palette.gold)
        painter.drawPath(shapes.star(size))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(shapes.star(size))
        painter.restore()

    def _paint_second_row(
        self, painter: QPainter, rect: QRectF, face: SeatFace, layout: SeatLayout, palette: Palette
    ) -> None:
        k, pad = layout.k * palette.plate_text_factor, 1.3 * layout.u
        row = QRectF(rect.x() + pad, rect.y() + 0.52 * rect.height(), rect.width() - 2 * pad, 0.4 * rect.height())
        points_font = lettering.font(lettering.POINTS, k)
        painter.setPen(palette.ink_secondary)
        painter.setFont(points_font)
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, face.points)
        room = row.width() - QFontMetricsF(points_font).horizontalAdvance(face.points) - layout.u
        size = lettering.font(lettering.SECOND, k).pixelSize()
        if face.thinking:
            self._paint_thinking(painter, row, face.thinking, layout, palette)
        elif (face.marks or face.pips) and _width_of_taken(face, size) <= room:
            self._paint_taken(painter, row, room, size, face, palette)
        else:
            own_word = face.to_move and not face.points
            font = lettering.font(lettering.SECOND, k, bold=own_word)
            painter.setFont(font)
            painter.setPen(palette.gold if own_word else palette.ink_secondary)
            text = face.count if face.marks or face.pips else face.note
            note = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, note)

    def _paint_thinking(
        self, painter: QPainter, row: QRectF, word: str, layout: SeatLayout, palette: Palette
    ) -> None:
        font = lettering.font(lettering.SECOND, layout.k * palette.plate_text_factor, bold=True)
        radius = 0.2 * font.pixelSize()
        painter.setPen(Qt.PenStyle.NoPen)
        x = row.x() + radius
        for alpha in _DOTS:
            dot = QColor(palette.gold)
            dot.setAlphaF(alpha)
            painter.setBrush(dot)
            painter.drawEllipse(QPointF(x, row.center().y() + 1), radius, radius)
            x += 3 * radius
        painter.setPen(palette.gold)
        painter.setFont(font)
        painter.drawText(
            row.adjusted(x - row.x(), 0, 0, 0), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, word
        )

    def _paint_taken(
        self, painter: QPainter, row: QRectF, room: float, size: float, face: SeatFace, palette: Palette
    ) -> None:
        painter.save()
        painter.translate(row.x(), row.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        for suit, letter in face.marks:
            width = _mark_width(letter, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_MARK_PAPER)
            painter.drawRoundedRect(QRectF(0, -0.62 * size, width, 1.24 * size), 2, 2)
            ink = _RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else _BLACK
            sign = 0.66 * size if not letter else 0.58 * size
            painter.setBrush(ink)
            painter.drawPath(shapes.suit(suit, sign).translated(width - 0.54 * size, 0))
            if letter:
                font = lettering.font(lettering.SECOND, 0.9 * size / lettering.SECOND, bold=True)
                painter.setFont(font)
                painter.setPen(ink)
                box = QRectF(0.12 * size, -0.62 * size, width, 1.24 * size)
                painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, letter)
            painter.translate(width + _MARK_GAP * size, 0)
            room -= width + _MARK_GAP * size
        each = _HEART_SIZE * size
        step = min(1.08 * each, (room - each) / max(len(face.pips) - 1, 1))
        painter.setPen(Qt.PenStyle.NoPen)
        for suit in face.pips:
            painter.setBrush(palette.heart if suit in (Suit.HEARTS, Suit.DIAMONDS) else palette.ink)
            painter.drawPath(shapes.suit(suit, each).translated(each / 2, 0))
            painter.translate(step, 0)
        painter.restore()

    def _paint_tags(self, painter: QPainter, face: SeatFace, layout: SeatLayout, palette: Palette) -> None:
        font = lettering.font(lettering.TAG, layout.k * palette.text_factor)
        metrics = QFontMetricsF(font)
        height = metrics.height() * 1.22
        painter.setFont(font)
        said = ((face.dealer, True), *((tag, False) for tag in face.tags))
        tags = [(text, is_dealer) for text, is_dealer in said if text]
        glyphs = [1.05 * font.pixelSize() if is_dealer else 0.0 for _, is_dealer in tags]
        widths = [
            metrics.horizontalAdvance(text) + 1.7 * layout.u + glyph
            for (text, _), glyph in zip(tags, glyphs, strict=True)
        ]
        x = layout.tag_x
        if layout.side is Side.LEFT:  # the cards of that seat lie at its right
            x = min(x, layout.plate.right - sum(widths) - (len(tags) - 1) * layout.u / 2)
        for (text, is_dealer), glyph, width in zip(tags, glyphs, widths, strict=True):
            pill = QRectF(x, layout.tag_y - height / 2, width, height)
            line = QColor(palette.ink)
            line.setAlphaF(0.55)
            painter.setPen(QPen(line, 1))
            painter.setBrush(palette.plate)
            painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
            painter.setPen(palette.ink)
            inside = pill.adjusted(0.8 * layout.u + glyph, 0, 0, 0)
            painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            if is_dealer:
                painter.setPen(QPen(palette.ink, 1.1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                sign = shapes.pack(0.85 * font.pixelSize())
                painter.drawPath(sign.translated(x + 0.6 * layout.u + glyph / 2, layout.tag_y))
            x += width + layout.u / 2

    def _paint_turn(self, painter: QPainter, rect: QRectF, layout: SeatLayout, palette: Palette) -> None:
        gold = QColor(palette.gold)
        gold.setAlphaF(self._glow)
        painter.setPen(QPen(gold, _RING_WIDTH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5), layout.u + 0.5, layout.u + 0.5)
        long, deep, gap = 1.3 * layout.u, 1.45 * layout.u, 0.55 * layout.u
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        middle = rect.center()
        match layout.side:
            case Side.RIGHT:
                x = rect.right() + gap
                painter.drawPath(
                    shapes.polygon((x, middle.y() - long), (x + deep, middle.y()), (x, middle.y() + long))
                )
            case Side.LEFT:
                x = rect.left() - gap
                painter.drawPath(
                    shapes.polygon((x, middle.y() - long), (x - deep, middle.y()), (x, middle.y() + long))
                )
            case Side.BELOW:
                y = rect.bottom() + gap
                painter.drawPath(
                    shapes.polygon((middle.x() - long, y), (middle.x(), y + deep), (middle.x() + long, y))
                )


def _fitting(name: str, room: float, k: float) -> QFont:
    """The font of a name, a little smaller if it would not fit."""
    usual = lettering.font(lettering.NAME, k, bold=True)
    if QFontMetricsF(usual).horizontalAdvance(name) <= room:
        return usual
    return lettering.font(lettering.TAG, k, bold=True)


def _mark_width(letter: str, size: float) -> float:
    return (1.08 + 0.62 * len(letter)) * size


def _width_of_taken(face: SeatFace, size: float) -> float:
    """The least room for the marks side by side and the pips close together."""
    marks = sum(_mark_width(letter, size) + _MARK_GAP * size for _, letter in face.marks)
    return marks + (_HEART_SIZE * (1 + _CLOSEST_PIPS * (len(face.pips) - 1)) * size if face.pips else 0.0)


def paint_coin(painter: QPainter, centre: QPointF, radius: float, palette: Palette) -> None:
    """A chip, seen from above."""
    rim = QColor(palette.gold).darker(170)
    painter.setPen(QPen(rim, 0.12 * radius))
    painter.setBrush(palette.gold)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(rim, 0.2 * radius))
    for k in range(8):
        angle = pi * (k + 0.5) / 4
        out = QPointF(cos(angle), sin(angle))
        painter.drawLine(centre + out * (0.72 * radius), centre + out * (0.96 * radius))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim, 0.1 * radius))
    painter.drawEllipse(centre, 0.58 * radius, 0.58 * radius)


def _qt(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)
