"""The big capsule in the middle: pass the chosen cards, or accept the received ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from hearts_qt.rules.switches import Direction
from hearts_qt.table import lettering, shapes
from hearts_qt.table.labels import paint_key

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from hearts_qt.table.spots import Rect
    from hearts_qt.table.theme import Palette

_ARROW_LENGTH = 0.80 / 1.86
_STROKE = 0.15
_TURNS = {
    Direction.LEFT: (0.0,),
    Direction.ACROSS: (90.0,),
    Direction.RIGHT: (180.0,),
    Direction.SCATTER: (0.0, 90.0, 180.0),
}
"""How the arrows of a direction are turned, in degrees clockwise from one that points to the left."""
_GREEN = QColor("#1d5d42")
_LOWER_IVORY = QColor("#e9e1cf")


class ButtonFace(Struct, frozen=True):
    """What the capsule says; ``direction`` HOLD means a tick instead of an arrow."""

    direction: Direction
    ready: bool
    caption: str
    count: str
    key: str


class ButtonItem(QGraphicsItem):
    """Paints a `ButtonFace`; hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._face: ButtonFace | None = None
        self._rect = QRectF()
        self._u = 8.0
        self._k = 1.0
        self._palette: Palette | None = None
        self._hovered = False
        self._shown: object = None
        self.hide()

    @property
    def face(self) -> ButtonFace | None:
        """What it says; None while it is hidden."""
        return self._face

    def show_face(self, face: ButtonFace | None, rect: Rect, u: float, k: float, palette: Palette) -> None:
        """Paint this from now on; None hides the button. Nothing happens if nothing changed."""
        shown = face, rect, u, k, palette
        if shown == self._shown:
            return
        self._shown = shown
        self.prepareGeometryChange()
        self._face, self._u, self._palette = face, u, palette
        self._k = k * palette.text_factor
        self._rect = QRectF(rect.x, rect.y, rect.width, rect.height)
        self.setVisible(face is not None)
        self.update()

    def set_hovered(self, hovered: bool) -> None:
        """Show that a click would press it."""
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()

    def is_at(self, point: QPointF) -> bool:
        """Whether ``point`` of the scene lies on the capsule."""
        return self.isVisible() and self._capsule().contains(point)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        side = self._rect.width()
        return self._rect.adjusted(-side, -2 * self._u, side, 9 * self._u)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._face is None or self._palette is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._face.ready:
            self._paint_ready(painter, self._palette)
        else:
            self._paint_waiting(painter, self._palette)
        self._paint_texts(painter, self._face, self._palette)

    def _capsule(self) -> QPainterPath:
        path = QPainterPath()
        radius = self._rect.height() / 2
        path.addRoundedRect(self._rect, radius, radius)
        return path

    def _paint_ready(self, painter: QPainter, palette: Palette) -> None:
        rect, radius = self._rect, self._rect.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 10))
        for grow in (8, 6, 5, 4, 3):
            around = rect.adjusted(-grow, -grow, grow, grow).translated(0, 3)
            painter.drawRoundedRect(around, radius + grow, radius + grow)
        fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        fill.setColorAt(0, palette.ivory.lighter(102 if self._hovered else 100))
        fill.setColorAt(1, palette.ivory if self._hovered else _LOWER_IVORY)
        painter.setBrush(fill)
        painter.drawPath(self._capsule())
        gap = 3.4
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.gold, 2.4))
        painter.drawRoundedRect(rect.adjusted(-gap, -gap, gap, gap), radius + gap, radius + gap)
        self._paint_sign(painter, _GREEN)

    def _paint_waiting(self, painter: QPainter, palette: Palette) -> None:
        faint = QColor(palette.ink)
        faint.setAlphaF(0.5)
        wash = QColor(palette.ink)
        wash.setAlphaF(0.06)
        painter.setPen(QPen(faint, 1.8))
        painter.setBrush(wash)
        painter.drawPath(self._capsule())
        self._paint_sign(painter, faint)

    def _paint_sign(self, painter: QPainter, ink: QColor) -> None:
        if self._face is None:
            return
        length = _ARROW_LENGTH * self._rect.width()
        painter.save()
        painter.translate(self._rect.center())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(ink, _STROKE * length, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        if self._face.direction is Direction.HOLD:
            painter.drawPath(shapes.tick(0.5 * length))
        else:
            turns = _TURNS[self._face.direction]
            for turn in turns:
                painter.save()
                painter.rotate(turn)
                if len(turns) > 1:
                    # Several arrows start from the middle, the one across where there is less room.
                    own = (0.26 if turn == 90 else 0.36) * length
                    pen = painter.pen()
                    pen.setWidthF(0.55 * _STROKE * length)
                    painter.setPen(pen)
                    painter.translate((-0.22 if turn == 90 else -0.36) * length, 0)
                    painter.drawPath(shapes.arrow(own))
                else:
                    painter.drawPath(shapes.arrow(length if turn != 90 else 0.72 * length))
                painter.restore()
        painter.restore()

    def _paint_texts(self, painter: QPainter, face: ButtonFace, palette: Palette) -> None:
        middle, y = self._rect.center().x(), self._rect.bottom() + 1.9 * self._u
        wide = 2.8 * self._rect.width()
        painter.setPen(palette.ink)
        painter.setFont(lettering.font(lettering.CAPTION, self._k, bold=True))
        line = 3.2 * self._u
        painter.drawText(QRectF(middle - wide / 2, y, wide, line), Qt.AlignmentFlag.AlignCenter, face.caption)
        font = lettering.font(lettering.FACT, self._k)
        metrics = QFontMetricsF(font)
        key_width = (
            QFontMetricsF(lettering.font(11, self._k, bold=True)).horizontalAdvance(face.key) + 1.6 * self._u
        )
        gap = 1.6 * self._u if face.count and face.key else 0
        total = metrics.horizontalAdvance(face.count) + gap + (key_width if face.key else 0)
        x = middle - total / 2
        row = QRectF(x, y + line, total, line)
        painter.setPen(palette.ink_secondary)
        painter.setFont(font)
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, face.count)
        if face.key:
            height = 2.4 * self._u
            box = QRectF(row.right() - key_width, row.center().y() - height / 2, key_width, height)
            paint_key(painter, box, face.key, self._k, palette.ink)
