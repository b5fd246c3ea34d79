"""One card on the table: what it shows and how it is marked. Where it lies is the scene's business."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Property, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem

from hearts_qt.table import shapes
from hearts_qt.table.card_art import USUAL_SHADOW
from hearts_qt.table.spots import BADGE_RADIUS, CARD_RATIO, CORNER, LIFT_CHOSEN, CardSpot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from hearts_qt.rules.cards import Card
    from hearts_qt.table.card_art import CardArt
    from hearts_qt.table.theme import Palette

_TAB_WIDTH, _TAB_HEIGHT, _TAB_LEFT, _TAB_ROUND = 0.26, 0.045, 0.06, 0.02
_BADGE_X = 0.335
_RING_GAP, _RING_WIDTH = 3.0, 3.0
_CASING = 1.5
"""A dark line on both sides of the gold one: beside it lie other cards, and gold on ivory is hard to see."""
_WINNER_WIDTH = 2.2
_MARGIN = 0.115
_EMPTY = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents
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
    darkness of the shadow in percent, 0: none.
    """

    tab: bool = False
    veil: bool = False
    crossed: bool = False
    ring: bool = False
    badge: Badge = Badge.NONE
    outline: Outline = Outline.NONE
    shadow: int = USUAL_SHADOW

    @property
    def has_marks(self) -> bool:
        """Whether anything is painted over the card."""
        signs = self.badge is not Badge.NONE or self.outline is not Outline.NONE
        return signs or self.tab or self.veil or self.crossed or self.ring


class CardItem(QGraphicsObject):
    """A card with its middle at the origin.

    Qt paints its picture, an item of its own below this one, without asking Python: many cards are painted for
    every frame, and a computer player may be thinking in Python at the same time.

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
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._stretched: tuple[QRectF, QSizeF] | None = None
        self.setFlag(_EMPTY)
        self._look = CardLook()
        self._flip = 1.0
        self._marked = 1.0
        self.renew()

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
            before, self._look = self._look, look
            if look.shadow != before.shadow:
                self.renew()
            self.setFlag(_EMPTY, not look.has_marks)
            self.update()

    def set_width(self, width: float) -> None:
        """The width of the card in logical pixels at scale 1; the picture is drawn for exactly this size."""
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width
            self._bounds = _bounds(width)
            self.renew()

    def renew(self) -> None:
        """Ask for the picture again before the next paint: the deck, the screen or the card has changed."""
        self._art.want(self)
        # The scene looks for changes before it paints them.
        self._picture.update()

    def take_picture(self) -> None:
        """Show the card as it can be had now; called before the table is painted."""
        width, look = self._width, self._look
        pixmap = self._art.face(self.card, width) if self.card and self.face_up else self._art.back(width)
        reach = 0.0
        if look.shadow:
            pixmap, reach = self._art.on_shadow(pixmap, look.shadow)
        if pixmap.cacheKey() != self._picture.pixmap().cacheKey():
            self._picture.setPixmap(pixmap)
        margin = reach * width
        place = self._rect().adjusted(-margin, -margin, margin, margin)
        if self._flip < 1.0:
            place.setLeft(place.left() * self._narrowed)
            place.setRight(-place.left())
        size = pixmap.deviceIndependentSize()
        if (place, size) != self._stretched:
            self._stretched = place, size
            across, down = place.width() / size.width(), place.height() / size.height()
            self._picture.setTransform(QTransform(across, 0, 0, down, place.x(), place.y()))

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
            self.renew()
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

    # -- private ----------------------------------------------------------------------------------------------

    @property
    def _narrowed(self) -> float:
        """How wide the card looks while it is turned over."""
        return max(abs(2 * self._flip - 1), 0.02)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        """The card and the strip below it that it left when it was lifted."""
        path = QPainterPath()
        path.addRect(self._rect().adjusted(0, 0, 0, min(self.lift, LIFT_CHOSEN * self._width)))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The marks; the card itself is another item below them."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._flip < 1.0:
            painter.scale(self._narrowed, 1)
        look, rect, width = self._look, self._rect(), self._width
        if look.tab:
            self._paint_tab(painter, rect)
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

    def _paint_tab(self, painter: QPainter, rect: QRectF) -> None:
        """What can be seen of a piece of gold between the card and its shadow."""
        width = self._width
        left, right = rect.x() + _TAB_LEFT * width, rect.x() + (_TAB_LEFT + _TAB_WIDTH) * width
        top, bottom, round_ = rect.y() - _TAB_HEIGHT * width, rect.y() + 0.3, _TAB_ROUND * width
        tab = QPainterPath(QPointF(left, bottom))
        tab.lineTo(left, top + round_)
        tab.quadTo(left, top, left + round_, top)
        tab.lineTo(right - round_, top)
        tab.quadTo(right, top, right, top + round_)
        tab.lineTo(right, bottom)
        painter.fillPath(tab, _faded(self._palette.gold, self._marked))

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
                _cased_stroke(painter, rect, palette.gold, _CASING, radius)
            case Outline.NONE:
                pass
        if look.ring:
            _cased_stroke(painter, rect, palette.gold, _RING_GAP, radius)

    def _paint_badge(self, painter: QPainter, rect: QRectF) -> None:
        radius = BADGE_RADIUS * self._width
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
    margin = max(_MARGIN * width, _RING_GAP + _RING_WIDTH + _CASING + 1)
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


def _cased_stroke(painter: QPainter, rect: QRectF, colour: QColor, gap: float, radius: float) -> None:
    """A line that can be told from cards and cloth alike."""
    _stroke(painter, rect, _BADGE_INK, _RING_WIDTH + 2 * _CASING, gap - _CASING, radius)
    _stroke(painter, rect, colour, _RING_WIDTH, gap, radius)


def _stroke(painter: QPainter, rect: QRectF, colour: QColor, width: float, gap: float, radius: float) -> None:
    out = gap + width / 2
    painter.setPen(QPen(colour, width))
    painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)
