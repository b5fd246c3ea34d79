"""One card on the table: what it shows and how it is marked. Where it lies is the scene's business."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject

from hearts_qt.table import shapes
from hearts_qt.table.card_art import SHADOW_BLUR, SHADOW_DOWN
from hearts_qt.table.spots import CARD_RATIO, CORNER, LIFT_CHOSEN, CardSpot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from hearts_qt.rules.cards import Card
    from hearts_qt.table.card_art import CardArt
    from hearts_qt.table.theme import Palette

_TAB_WIDTH, _TAB_HEIGHT, _TAB_LEFT = 0.26, 0.045, 0.06
_BADGE_X, _BADGE_RADIUS = 0.335, 0.10
_RING_GAP, _RING_WIDTH = 3.0, 3.0
_WINNER_WIDTH = 2.2
_MARGIN = 0.115
_BADGE_INK = QColor("#23282a")
_CROSS_INK = QColor("#fcf8ef")
_RECEIVED_INK = QColor("#1d6b4a")


class Badge(Enum):
    """The round sign at the top edge."""

    NONE = "none"
    CHOSEN = "chosen"
    RECEIVED = "received"


class Outline(Enum):
    """The line around the card."""

    NONE = "none"
    REFUSED = "refused"
    WINNER = "winner"
    ADVISED = "advised"


class CardLook(Struct, frozen=True):
    """The marks of a card. ``tab`` is the gold edge of a card that may be played, ``veil`` lies on one that may
    not; ``crossed``: another card of the trick cancels it; ``ring`` is the keyboard's cursor; ``shadow`` is the
    darkness of the shadow in percent.
    """

    tab: bool = False
    veil: bool = False
    crossed: bool = False
    ring: bool = False
    badge: Badge = Badge.NONE
    outline: Outline = Outline.NONE
    shadow: int = 20


class CardItem(QGraphicsObject):
    """A card with its middle at the origin.

    Attributes:
        card: what is printed on it, or None for a back.
        spot: where it lies when nothing moves.
        lift: how far ``spot`` is raised above its place in the hand, in pixels; the mouse still finds it there.
    """

    def __init__(self, card: Card | None, art: CardArt, palette: Palette) -> None:
        super().__init__()
        self.card = card
        self.spot = CardSpot(0, 0)
        self.lift = 0.0
        self._art = art
        self._palette = palette
        self._width = 1.0
        self._bounds = _bounds(1.0)
        self._look = CardLook()
        self._flip = 1.0
        self._marked = 1.0

    @property
    def look(self) -> CardLook:
        """How the card is marked."""
        return self._look

    @property
    def width(self) -> float:
        """The width in logical pixels at scale 1."""
        return self._width

    @property
    def face_up(self) -> bool:
        """Whether the face can be seen, as far as this card has one."""
        return self.card is not None and self._flip >= 0.5

    def set_palette(self, palette: Palette) -> None:
        """Change the colours of the marks."""
        if palette is not self._palette:
            self._palette = palette
            self.update()

    def set_look(self, look: CardLook) -> None:
        """Mark the card; painted again only if something changes."""
        if look != self._look:
            self._look = look
            self.update()

    def set_width(self, width: float) -> None:
        """The width of the card in logical pixels at scale 1; the picture is drawn for exactly this size."""
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width
            self._bounds = _bounds(width)

    def place(self, spot: CardSpot, width: float, lift: float = 0.0) -> None:
        """Lie at ``spot`` at once; ``width`` is that of a card of scale 1 in pixels."""
        self.spot = spot
        self.lift = lift
        self.set_width(width * spot.scale)
        # Qt has the whole card painted again for these two, even if nothing changes.
        if self.scale() != 1.0:
            self.setScale(1.0)
        if self.rotation() != spot.rotation:
            self.setRotation(spot.rotation)
        self.setPos(spot.x, spot.y)
        self.setZValue(spot.z)
        self.setOpacity(1.0)
        self.set_flip(1.0)
        self.set_marked(1.0)

    def flip(self) -> float:
        """How far the card is turned over: 0 shows the back, 1 the face."""
        return self._flip

    def set_flip(self, part: float) -> None:
        """Turn the card over as far as ``part``."""
        if part != self._flip:
            self._flip = part
            self.update()

    def mark_strength(self) -> float:
        """How far tab and veil have appeared, 0 to 1."""
        return self._marked

    def set_marked(self, part: float) -> None:
        """Let tab and veil appear as far as ``part``."""
        if part != self._marked:
            self._marked = part
            self.update()

    marked = Property(float, mark_strength, set_marked)
    turned = Property(float, flip, set_flip)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        """The card and the strip below it that it left when it was lifted."""
        path = QPainterPath()
        path.addRect(self._rect().adjusted(0, 0, 0, min(self.lift, LIFT_CHOSEN * self._width)))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform, on=True
        )
        if self._flip < 1.0:
            painter.scale(max(abs(2 * self._flip - 1), 0.02), 1)
        look, rect, width = self._look, self._rect(), self._width
        pixmap = self._art.face(self.card, width) if self.card and self.face_up else self._art.back(width)
        if look.tab:
            # Its gold lies between the card and the shadow.
            self._paint_shadow(painter, look.shadow)
            self._paint_tab(painter, rect)
        elif look.shadow:
            pixmap, reach = self._art.on_shadow(pixmap, width, look.shadow)
            rect = rect.adjusted(-reach, -reach, reach, reach)
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        rect = self._rect()
        if look.veil:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_faded(self._palette.veil, self._marked))
            painter.drawRoundedRect(rect, CORNER * width, CORNER * width)
        if look.crossed:
            _cross(painter, rect)
        self._paint_outline(painter, rect)
        if look.badge is not Badge.NONE:
            self._paint_badge(painter, rect)

    def _rect(self) -> QRectF:
        width, height = self._width, self._width * CARD_RATIO
        return QRectF(-width / 2, -height / 2, width, height)

    def _paint_shadow(self, painter: QPainter, percent: int) -> None:
        if percent:
            shadow = self._art.shadow(self._width, percent)
            blur = SHADOW_BLUR * self._width
            target = self._rect().adjusted(-blur, -blur, blur, blur).translated(0, SHADOW_DOWN * self._width)
            painter.drawPixmap(target, shadow, QRectF(shadow.rect()))

    def _paint_tab(self, painter: QPainter, rect: QRectF) -> None:
        width = self._width
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_faded(self._palette.gold, self._marked))
        tab = QRectF(
            rect.x() + _TAB_LEFT * width,
            rect.y() - _TAB_HEIGHT * width,
            _TAB_WIDTH * width,
            2 * _TAB_HEIGHT * width,
        )
        painter.drawRoundedRect(tab, 0.02 * width, 0.02 * width)

    def _paint_outline(self, painter: QPainter, rect: QRectF) -> None:
        look, palette = self._look, self._palette
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = CORNER * self._width
        match look.outline:
            case Outline.REFUSED:
                _stroke(painter, rect, palette.refusal_outline, palette.refusal_width, 0, radius)
            case Outline.WINNER:
                _stroke(painter, rect, palette.gold, _WINNER_WIDTH, 1, radius)
            case Outline.ADVISED:
                _stroke(painter, rect, palette.gold, _RING_WIDTH, 0, radius)
            case Outline.NONE:
                pass
        if look.ring:
            _stroke(painter, rect, palette.gold, _RING_WIDTH, _RING_GAP, radius)

    def _paint_badge(self, painter: QPainter, rect: QRectF) -> None:
        radius = _BADGE_RADIUS * self._width
        chosen = self._look.badge is Badge.CHOSEN
        painter.save()
        painter.translate(rect.x() + _BADGE_X * self._width, rect.y())
        painter.setPen(QPen(self._palette.ivory if chosen else _RECEIVED_INK, 0.16 * radius))
        painter.setBrush(self._palette.gold if chosen else self._palette.ivory)
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        ink = _BADGE_INK if chosen else _RECEIVED_INK
        pen = QPen(ink, 0.22 * radius, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if chosen:
            painter.drawPath(shapes.tick(0.84 * radius))
        else:
            painter.rotate(-90)
            painter.drawPath(shapes.arrow(1.0 * radius))
        painter.restore()


def _bounds(width: float) -> QRectF:
    margin = max(_MARGIN * width, _RING_GAP + _RING_WIDTH + 1)
    height = width * CARD_RATIO
    return QRectF(-width / 2, -height / 2, width, height).adjusted(-margin, -margin, margin, margin)


def _faded(colour: QColor, part: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(colour.alphaF() * part)
    return faded


def _cross(painter: QPainter, rect: QRectF) -> None:
    """One stroke from lower left to upper right, ivory in the middle of a dark one."""
    start = rect.bottomLeft() + QPointF(0.16 * rect.width(), -0.2 * rect.height())
    end = rect.topRight() + QPointF(-0.16 * rect.width(), 0.2 * rect.height())
    for ink, width in ((_BADGE_INK, 0.055), (_CROSS_INK, 0.028)):
        pen = QPen(ink, width * rect.width(), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(start, end)


def _stroke(painter: QPainter, rect: QRectF, colour: QColor, width: float, gap: float, radius: float) -> None:
    out = gap + width / 2
    painter.setPen(QPen(colour, width))
    painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)
