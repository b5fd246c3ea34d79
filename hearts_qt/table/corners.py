"""What is written on the cloth itself: the deal, the hearts, the pool, piles, the last trick, the empty place."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from hearts_qt.table import lettering
from hearts_qt.table.labels import LEFT, paint_chips, paint_heart, paint_key
from hearts_qt.table.spots import CARD_RATIO, CORNER, CardSpot

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from hearts_qt.table.geometry import Table
    from hearts_qt.table.theme import Palette

_WRAPPED = Qt.AlignmentFlag.AlignHCenter.value | Qt.AlignmentFlag.AlignTop.value | Qt.TextFlag.TextWordWrap.value
_PILE_TEXT_WIDTH = 0.8
"""In card widths."""
_INSET = 3.0


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


class _Scene(NamedTuple):
    """All that a text depends on."""

    texts: CornerTexts
    table: Table
    palette: Palette

    def font(self, size: float, *, bold: bool = False) -> QFont:
        """The font of a text ``size`` pixels high at k = 1."""
        return lettering.font(size, self.table.k * self.palette.text_factor, bold=bold)


class CornersItem(QGraphicsItem):
    """`CornerTexts` below everything else, each where it belongs."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._texts = CornerTexts()
        self._parts = (
            _Part(self, lambda t: (t.bold, t.beside, t.lines), _corner_area, _paint_corner),
            _Part(self, lambda t: (t.hearts, t.hearts_text), _pill_area, _paint_pill),
            _Part(self, lambda t: (t.pool, t.pool_chips, t.hearts is Hearts.HIDDEN), _pool_area, _paint_pool),
            _Part(self, lambda t: t.pile, _pile_area, _paint_pile),
            _Part(self, lambda t: t.waiting, _waiting_area, _paint_waiting),
            _Part(self, lambda t: (t.last_trick, t.key), _caption_area, _paint_caption),
            _Part(self, lambda t: t.place, _place_area, _paint_place),
        )

    @property
    def texts(self) -> CornerTexts:
        """What is shown now."""
        return self._texts

    def show_texts(self, texts: CornerTexts, table: Table, palette: Palette) -> None:
        """Paint these; what has not changed is not painted again."""
        self._texts = texts
        scene = _Scene(texts, table, palette)
        for part in self._parts:
            part.show_scene(scene)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the parts do."""


class _Part(QGraphicsItem):
    """One of the texts: written when it changes, and copied when something has moved over it."""

    def __init__(
        self,
        parent: QGraphicsItem,
        said: Callable[[CornerTexts], object],
        area: Callable[[_Scene], QRectF],
        write: Callable[[QPainter, _Scene], None],
    ) -> None:
        """``said`` is what it depends on, ``area`` the place it takes, empty if there is nothing to write."""
        super().__init__(parent)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._said, self._measure, self._write = said, area, write
        self._scene: _Scene | None = None
        self._area = QRectF()
        self.hide()

    def show_scene(self, scene: _Scene) -> None:
        """Write what ``scene`` has of it, if that is anything new."""
        before, self._scene = self._scene, scene
        if before is not None and self._key(before) == self._key(scene):
            return
        area = self._measure(scene)
        if area != self._area:
            self.prepareGeometryChange()
            self._area = area
            self.setVisible(not area.isEmpty())
        self.update()

    def _key(self, scene: _Scene) -> tuple[object, ...]:
        return id(scene.table), id(scene.palette), self._said(scene.texts)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._scene is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._write(painter, self._scene)


# -- the upper left corner ------------------------------------------------------------------------------------


def _corner_area(scene: _Scene) -> QRectF:
    texts, rect, u = scene.texts, scene.table.corner, scene.table.u
    if not texts.bold:
        return QRectF()
    plain = QFontMetricsF(scene.font(lettering.FACT))
    beside, lines = _lines(scene)
    wide = max(
        _beside_x(scene) - rect.x + plain.horizontalAdvance(beside),
        *map(plain.horizontalAdvance, ("", *lines)),
    )
    return QRectF(rect.x, rect.y, wide, (1 + len(lines)) * rect.height / 2).adjusted(-u / 2, -u / 2, u, u / 2)


def _lines(scene: _Scene) -> tuple[str, tuple[str, ...]]:
    """What stands beside the bold text and below it: all of it below where a hand comes too near."""
    texts = scene.texts
    end = _beside_x(scene) + QFontMetricsF(scene.font(lettering.FACT)).horizontalAdvance(texts.beside)
    if texts.beside and end > scene.table.corner_room:
        return "", (texts.beside, *texts.lines)
    return texts.beside, texts.lines


def _beside_x(scene: _Scene) -> float:
    bold = QFontMetricsF(scene.font(lettering.FACT, bold=True))
    return scene.table.corner.x + bold.horizontalAdvance(scene.texts.bold) + 1.2 * scene.table.u


def _paint_corner(painter: QPainter, scene: _Scene) -> None:
    rect = scene.table.corner
    line = rect.height / 2
    beside, lines = _lines(scene)
    painter.setPen(scene.palette.ink)
    painter.setFont(scene.font(lettering.FACT, bold=True))
    painter.drawText(QRectF(rect.x, rect.y, 2 * rect.width, line), LEFT, scene.texts.bold)
    painter.setPen(scene.palette.ink_secondary)
    painter.setFont(scene.font(lettering.FACT))
    painter.drawText(QRectF(_beside_x(scene), rect.y, 2 * rect.width, line), LEFT, beside)
    for row, text in enumerate(lines, 1):
        painter.drawText(QRectF(rect.x, rect.y + row * line, 2 * rect.width, line), LEFT, text)


# -- the upper right corner -----------------------------------------------------------------------------------


def _pill_rect(scene: _Scene) -> QRectF:
    font, pill = scene.font(lettering.FACT), scene.table.pill
    width = QFontMetricsF(font).horizontalAdvance(scene.texts.hearts_text) + 1.32 * font.pixelSize()
    width += 3.6 * scene.table.u
    return QRectF(pill.right - width, pill.y, width, pill.height)


def _pill_area(scene: _Scene) -> QRectF:
    return QRectF() if scene.texts.hearts is Hearts.HIDDEN else _pill_rect(scene).adjusted(-2, -2, 2, 2)


def _paint_pill(painter: QPainter, scene: _Scene) -> None:
    texts, table, palette = scene.texts, scene.table, scene.palette
    font, pill = scene.font(lettering.FACT), _pill_rect(scene)
    size = 1.32 * font.pixelSize()
    painter.setPen(QPen(palette.plate_line, palette.plate_line_width))
    fill = QColor(palette.plate)
    fill.setAlphaF(fill.alphaF() if palette.plate_line_width > 1 else 0.66)
    painter.setBrush(fill)
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    painter.save()
    painter.translate(pill.x() + 1.1 * table.u + size / 2, pill.center().y())
    broken = texts.hearts is Hearts.BROKEN
    paint_heart(painter, size, palette.heart, palette.ink, palette.plate, broken=broken)
    painter.restore()
    painter.setPen(palette.ink)
    painter.setFont(font)
    painter.drawText(pill.adjusted(1.7 * table.u + size, 0, 0, 0), LEFT, texts.hearts_text)


def _pool_fonts(scene: _Scene) -> tuple[QFont, QFont]:
    return scene.font(lettering.FACT), scene.font(lettering.NAME, bold=True)


def _pool_rect(scene: _Scene, lines: tuple[str, str]) -> QRectF:
    """Where the two lines stand."""
    rect, u = scene.table.pill, scene.table.u
    top = rect.y if scene.texts.hearts is Hearts.HIDDEN else rect.bottom + u
    fonts = zip(lines, _pool_fonts(scene), strict=True)
    width = max(QFontMetricsF(font).horizontalAdvance(text) for text, font in fonts)
    return QRectF(rect.right - width, top, width + 2, 5.4 * u)


def _pool_area(scene: _Scene) -> QRectF:
    lines = scene.texts.pool
    if lines is None:
        return QRectF()
    k = scene.table.k * scene.palette.text_factor
    return _pool_rect(scene, lines).adjusted(-scene.table.u - 4 * 24 * k - 2, -24 * k, 2, 2)


def _paint_pool(painter: QPainter, scene: _Scene) -> None:
    """Piles of chips, and to the right of them what lies in the middle."""
    lines, palette, u = scene.texts.pool, scene.palette, scene.table.u
    if lines is None:
        return
    rect = _pool_rect(scene, lines)
    line = rect.height() / 2
    inks = palette.ink_secondary, palette.ink
    for row, (text, font, ink) in enumerate(zip(lines, _pool_fonts(scene), inks, strict=True)):
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(QRectF(rect.x(), rect.y() + row * line, rect.width(), line), LEFT, text)
    corner = QPointF(rect.x() - u, rect.bottom() - 0.5 * u)
    paint_chips(painter, corner, scene.texts.pool_chips, scene.table.k * palette.text_factor, palette)


# -- below the piles ------------------------------------------------------------------------------------------


def pile_text_rect(spot: CardSpot, text: str, table: Table, text_factor: float = 1.0) -> QRectF:
    """Where ``text`` stands below the pile at ``spot``: in two lines rather than under a card of the trick."""
    metrics = QFontMetricsF(lettering.font(lettering.SECOND, table.k * text_factor))
    return metrics.boundingRect(_below_pile(spot, table), _WRAPPED, text)


def _below_pile(spot: CardSpot, table: Table) -> QRectF:
    top = spot.y + spot.scale * CARD_RATIO * table.cw / 2 + 0.4 * table.u
    width = _PILE_TEXT_WIDTH * table.cw
    return QRectF(spot.x - width / 2, top, width, 2 * table.cw)


def _pile_area(scene: _Scene) -> QRectF:
    return _text_area(scene, scene.table.pile, scene.texts.pile)


def _waiting_area(scene: _Scene) -> QRectF:
    return _text_area(scene, scene.table.waiting, scene.texts.waiting)


def _text_area(scene: _Scene, spot: CardSpot, text: str) -> QRectF:
    if not text:
        return QRectF()
    return pile_text_rect(spot, text, scene.table, scene.palette.text_factor).adjusted(-2, -2, 2, 2)


def _paint_pile(painter: QPainter, scene: _Scene) -> None:
    _paint_pile_text(painter, scene, scene.table.pile, scene.texts.pile)


def _paint_waiting(painter: QPainter, scene: _Scene) -> None:
    _paint_pile_text(painter, scene, scene.table.waiting, scene.texts.waiting)


def _paint_pile_text(painter: QPainter, scene: _Scene, spot: CardSpot, text: str) -> None:
    painter.setFont(scene.font(lettering.SECOND))
    painter.setPen(scene.palette.ink)
    painter.drawText(_below_pile(spot, scene.table), _WRAPPED, text)


# -- the lower right corner -----------------------------------------------------------------------------------


def _caption_rect(scene: _Scene) -> QRectF:
    rect = scene.table.last_trick_rect
    lines = 2 * 0.43 * scene.table.caption_height
    return QRectF(rect.x, rect.bottom - lines, rect.width, lines)


def _caption_area(scene: _Scene) -> QRectF:
    return QRectF() if scene.texts.last_trick is None else _caption_rect(scene).adjusted(-2, -4, 4, 4)


def _paint_caption(painter: QPainter, scene: _Scene) -> None:
    lines, table, palette = scene.texts.last_trick, scene.table, scene.palette
    if lines is None:
        return
    font, rect = scene.font(12.9), _caption_rect(scene)
    metrics = QFontMetricsF(font)
    line = rect.height() / 2
    cap = 2.2 * table.u if rect.width() > 1.5 * table.cw and scene.texts.key else 0.0
    for row, ((text, short), colour, room) in enumerate(
        ((lines[0], palette.ink_secondary, rect.width() - cap), (lines[1], palette.ink, rect.width()))
    ):
        painter.setPen(colour)
        painter.setFont(font)
        fitting = text if metrics.horizontalAdvance(text) <= room + 1 else short
        elided = metrics.elidedText(fitting, Qt.TextElideMode.ElideRight, room + 1)
        painter.drawText(QRectF(rect.x(), rect.y() + row * line, rect.width(), line), LEFT, elided)
    if cap:
        box = QRectF(rect.right() - cap, rect.y(), cap, cap)
        paint_key(painter, box, scene.texts.key, table.k * palette.text_factor, palette.ink)


# -- the empty place ------------------------------------------------------------------------------------------


def _place_area(scene: _Scene) -> QRectF:
    spot = scene.texts.place
    if spot is None:
        return QRectF()
    # A card turned by a few degrees, as they lie in a trick.
    wide = 1.2 * scene.table.cw * spot.scale
    high = 1.1 * CARD_RATIO * scene.table.cw * spot.scale
    return QRectF(spot.x - wide / 2, spot.y - high / 2, wide, high)


def _paint_place(painter: QPainter, scene: _Scene) -> None:
    """The dashed outline of the place for the card to be played."""
    spot, cw, palette = scene.texts.place, scene.table.cw, scene.palette
    if spot is None:
        return
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
