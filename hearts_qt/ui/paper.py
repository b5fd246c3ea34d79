"""What everything laid on the cloth shares: scale, type, shadow, small shapes, buttons and the way it opens."""

from __future__ import annotations

import math
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsOpacityEffect, QPushButton, QWidget

from hearts_qt.table.geometry import lay_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent

    from hearts_qt.table.theme import Palette

ORDINARY_FONT_PX = 14.0
"""A system font up to this size leaves the sizes of the design as they are; a larger one enlarges them."""

SHADOW_MARGIN = 24
RISE = 12
"""How far below its place a sheet begins to open, in logical pixels."""
RADIUS = 9
RING_ROOM = 6
"""The ring of a focused button lies this far outside it."""

Tone = Enum("Tone", ["PRIMARY", "PLAIN", "CHOICE", "CLOTH_PRIMARY", "CLOTH"])
"""How a button looks: filled or not, one of several to choose from, on paper or on the cloth."""


# -- scale and type -------------------------------------------------------------------------------------------


def scale_for(table: QSize, seats: int = 4) -> float:
    """The text scale k on a table of this size in logical pixels."""
    return lay_table(max(1, table.width()), max(1, table.height()), seats).k


def font(px: float, k: float, *, bold: bool = False) -> QFont:
    """The system font at ``px`` design pixels, larger for a person with a large system font; even digits."""
    made = QFont(QGuiApplication.font())
    factor = max(1.0, QFontInfo(made).pixelSize() / ORDINARY_FONT_PX)
    made.setPixelSize(max(9, round(px * k * factor)))
    made.setBold(bold)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def text_width(used: QFont, text: str) -> float:
    """The width of ``text`` in logical pixels."""
    return QFontMetricsF(used).horizontalAdvance(text)


def elided(used: QFont, text: str, width: float) -> str:
    """``text``, shortened at the right to ``width``."""
    return QFontMetricsF(used).elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))


def qt_palette(colours: Palette) -> QPalette:
    """The colours of paper for the ordinary parts that stand on it, such as scroll bars."""
    made = QPalette(colours.paper)
    made.setColor(QPalette.ColorRole.Base, colours.leader)
    made.setColor(QPalette.ColorRole.WindowText, colours.paper_ink)
    made.setColor(QPalette.ColorRole.ButtonText, colours.paper_ink)
    made.setColor(QPalette.ColorRole.Text, colours.paper_ink)
    return made


# -- drawing --------------------------------------------------------------------------------------------------


def draw_sheet(painter: QPainter, rect: QRectF, colours: Palette) -> None:
    """A sheet of paper with its shadow (blur 16 px, 5 px down)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    shadow = QColor(0, 0, 0, 7)
    painter.setBrush(shadow)
    for spread in range(16, 0, -2):
        grown = rect.adjusted(-spread, -spread, spread, spread).translated(0, 5)
        painter.drawRoundedRect(grown, RADIUS + spread, RADIUS + spread)
    painter.setBrush(colours.paper)
    painter.setPen(QPen(colours.paper_line, 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
    painter.restore()


def star_path(centre: QPointF, radius: float) -> QPainterPath:
    """A five-pointed star."""
    path = QPainterPath()
    for k in range(10):
        angle = math.pi * (k / 5 - 0.5)
        reach = radius if k % 2 == 0 else radius * 0.42
        point = centre + QPointF(math.cos(angle), math.sin(angle)) * reach
        if k == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


def heart_path(centre: QPointF, size: float) -> QPainterPath:
    """A heart that fills a square of ``size``."""
    path = QPainterPath(QPointF(0, 0.48))
    path.cubicTo(QPointF(-0.2, 0.25), QPointF(-0.5, 0.06), QPointF(-0.5, -0.18))
    path.cubicTo(QPointF(-0.5, -0.5), QPointF(-0.1, -0.54), QPointF(0, -0.24))
    path.cubicTo(QPointF(0.1, -0.54), QPointF(0.5, -0.5), QPointF(0.5, -0.18))
    path.cubicTo(QPointF(0.5, 0.06), QPointF(0.2, 0.25), QPointF(0, 0.48))
    return _placed(path, centre, size)


def spade_path(centre: QPointF, size: float) -> QPainterPath:
    """A spade that fills a square of ``size``."""
    path = QPainterPath(QPointF(0, -0.5))
    path.cubicTo(QPointF(0.1, -0.28), QPointF(0.46, -0.1), QPointF(0.46, 0.14))
    path.cubicTo(QPointF(0.46, 0.38), QPointF(0.14, 0.38), QPointF(0.05, 0.18))
    path.lineTo(QPointF(0.16, 0.5))
    path.lineTo(QPointF(-0.16, 0.5))
    path.lineTo(QPointF(-0.05, 0.18))
    path.cubicTo(QPointF(-0.14, 0.38), QPointF(-0.46, 0.38), QPointF(-0.46, 0.14))
    path.cubicTo(QPointF(-0.46, -0.1), QPointF(-0.1, -0.28), QPointF(0, -0.5))
    return _placed(path, centre, size)


def diamond_path(centre: QPointF, size: float) -> QPainterPath:
    """A diamond that fills a square of ``size`` in height."""
    corners = (QPointF(0.36, 0), QPointF(0, 0.5), QPointF(-0.36, 0), QPointF(0, -0.5))
    path = QPainterPath(corners[-1])
    for before, corner in zip((corners[-1], *corners), corners, strict=False):
        path.quadTo((before + corner) * 0.43, corner)
    path.closeSubpath()
    return _placed(path, centre, size)


def club_path(centre: QPointF, size: float) -> QPainterPath:
    """A club that fills a square of ``size``."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0, -0.25), (-0.25, 0.1), (0.25, 0.1)):
        path.addEllipse(QPointF(x, y), 0.24, 0.24)
    stem = QPainterPath(QPointF(-0.04, -0.1))
    for x, y in ((0.04, -0.1), (0.15, 0.5), (-0.15, 0.5)):
        stem.lineTo(QPointF(x, y))
    stem.closeSubpath()
    path.addPath(stem)
    return _placed(path, centre, size)


def crescent_path(centre: QPointF, radius: float) -> QPainterPath:
    """A moon, open to the right."""
    whole, bite = QPainterPath(), QPainterPath()
    whole.addEllipse(centre, radius, radius)
    bite.addEllipse(centre + QPointF(radius * 0.55, -radius * 0.25), radius * 0.85, radius * 0.85)
    return whole.subtracted(bite)


def _placed(unit: QPainterPath, centre: QPointF, size: float) -> QPainterPath:
    """A path of the unit square, moved and enlarged."""
    placed = QPainterPath(unit)
    for k in range(unit.elementCount()):
        at = unit.elementAt(k)
        placed.setElementPositionAt(k, centre.x() + at.x * size, centre.y() + at.y * size)
    return placed


# -- buttons --------------------------------------------------------------------------------------------------


class PaperButton(QPushButton):
    """A button with the cap of its key beside the text, on paper or on the cloth."""

    def __init__(self, tone: Tone, parent: QWidget) -> None:
        super().__init__(parent)
        self._tone = tone
        self._colours: Palette | None = None
        self._k = 1.0
        self._key = ""
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, colours: Palette, k: float) -> None:
        """Colours and text scale."""
        self._colours = colours
        self._k = k
        self.updateGeometry()
        self.update()

    def set_words(self, text: str, key: str = "") -> None:
        """The text and the key that does the same; both are read to a screen reader."""
        self.setText(text)
        self._key = key
        self.setAccessibleName(text)
        self.setAccessibleDescription(key)
        self.updateGeometry()

    # -- Qt ---------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        cloth = self._tone in (Tone.CLOTH, Tone.CLOTH_PRIMARY)
        height = (42 if cloth else 36) * self._k
        used = self._font()
        width = text_width(used, self.text()) + 2 * 17 * self._k
        if self._key:
            width += self._cap_width() + 10 * self._k
        height = max(height, QFontMetricsF(used).height() + 12 * self._k)
        width = max(width, 110 * self._k)
        return QSize(math.ceil(width) + 2 * RING_ROOM, math.ceil(height) + 2 * RING_ROOM)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent, /) -> None:
        if self._colours is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)
        fill, ink, line = self._fill(), self._ink(), self._line()
        if self.isChecked():
            fill, line = self._colours.leader, self._colours.accent
        if not self.isEnabled():
            ink = self._colours.struck
        if self.isDown():
            fill = fill.darker(112)
        elif self.underMouse():
            fill = fill.lighter(108) if fill.lightness() < 200 else fill.darker(104)
        painter.setPen(QPen(line, 2 if self.isChecked() else 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._ring(), 2))
            painter.drawRoundedRect(body.adjusted(-4, -4, 4, 4), 9, 9)
        self._write(painter, body, ink)

    def _write(self, painter: QPainter, body: QRectF, ink: QColor) -> None:
        used = self._font()
        gap = 10 * self._k if self._key else 0.0
        cap = self._cap_width() if self._key else 0.0
        room = body.width() - cap - gap - 12 * self._k
        text = elided(used, self.text(), room)
        width = text_width(used, text)
        x = body.center().x() - (width + gap + cap) / 2
        painter.setFont(used)
        painter.setPen(ink)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine
        painter.drawText(QRectF(x, body.top(), width + 2, body.height()), flags, text)
        if self._key:
            draw_key_cap(painter, QPointF(x + width + gap, body.center().y()), self._key, ink, self._k)

    def _cap_width(self) -> float:
        return key_cap_width(self._key, self._k)

    def _font(self) -> QFont:
        if self._tone is Tone.CHOICE:
            return font(18, self._k, bold=self.isChecked())
        return font(14, self._k, bold=self._tone in (Tone.PRIMARY, Tone.CLOTH_PRIMARY))

    def _fill(self) -> QColor:
        if self._colours is None:
            return QColor()
        match self._tone:
            case Tone.PRIMARY:
                return self._colours.accent
            case Tone.CLOTH_PRIMARY:
                return self._colours.ivory
            case Tone.CLOTH:
                return self._colours.plate
            case _:
                return self._colours.field

    def _ink(self) -> QColor:
        if self._colours is None:
            return QColor()
        match self._tone:
            case Tone.PRIMARY:
                return self._colours.on_accent
            case Tone.CLOTH_PRIMARY:
                return self._colours.on_ivory
            case Tone.CLOTH:
                return self._colours.ink
            case _:
                return self._colours.paper_ink

    def _line(self) -> QColor:
        if self._colours is None:
            return QColor()
        match self._tone:
            case Tone.PRIMARY | Tone.CLOTH_PRIMARY:
                return self._fill()
            case Tone.CLOTH:
                return self._colours.edge
            case _:
                return self._colours.line

    def _ring(self) -> QColor:
        if self._colours is None:
            return QColor()
        return (
            self._colours.accent if self._tone in (Tone.PRIMARY, Tone.PLAIN, Tone.CHOICE) else self._colours.gold
        )


def key_cap_width(key: str, k: float) -> float:
    """The width of a key cap."""
    return text_width(font(11, k, bold=True), key) + 12 * k


def draw_key_cap(painter: QPainter, left_middle: QPointF, key: str, ink: QColor, k: float) -> None:
    """The outline of a key with its letters; its left edge is at ``left_middle``."""
    used = font(11, k, bold=True)
    height = QFontMetricsF(used).height() + 4 * k
    cap = QRectF(left_middle.x(), left_middle.y() - height / 2, key_cap_width(key, k), height)
    line = QColor(ink)
    line.setAlphaF(0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, 1))
    painter.drawRoundedRect(cap, 4, 4)
    painter.setFont(used)
    painter.setPen(ink)
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


# -- painting once --------------------------------------------------------------------------------------------


class Kept:
    """What a widget looks like, painted when it changes and copied whenever something has moved below it."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._area = QRect()

    def forget(self) -> None:
        """It looks different now."""
        self._picture = QPixmap()

    def paint(self, widget: QWidget, area: QRect, draw: Callable[[QPainter], None]) -> None:
        """Paint ``area`` of ``widget``, with ``draw`` if it is not the one that is kept."""
        scale = widget.devicePixelRatioF()
        if self._picture.isNull() or area != self._area or self._picture.devicePixelRatio() != scale:
            self._area = area
            self._picture = QPixmap(math.ceil(area.width() * scale), math.ceil(area.height() * scale))
            self._picture.setDevicePixelRatio(scale)
            self._picture.fill(Qt.GlobalColor.transparent)
            writer = QPainter(self._picture)
            writer.setRenderHint(QPainter.RenderHint.Antialiasing)
            writer.translate(-area.topLeft())
            draw(writer)
            writer.end()
        painter = QPainter(widget)
        painter.drawPixmap(area.topLeft(), self._picture)
        painter.end()


# -- opening --------------------------------------------------------------------------------------------------


class Rising(QVariantAnimation):
    """Opens a widget: it fades in and rises by `RISE` pixels to its place. Nothing is left of it afterwards."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._place = QPoint()
        self.setStartValue(float(RISE))
        self.setEndValue(0.0)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._move)
        self.stateChanged.connect(self._clear)

    def open_at(self, place: QRect, ms: int) -> None:
        """Show the widget at ``place``; at 0 ms it stands there at once."""
        self.stop()
        self._place = place.topLeft()
        self._widget.setGeometry(place)
        if ms > 0:
            self._widget.setGraphicsEffect(QGraphicsOpacityEffect(self._widget))
            self._move(float(RISE))
        self._widget.show()
        self._widget.raise_()
        if ms > 0:
            self.setDuration(ms)
            self.start()

    @property
    def is_opening(self) -> bool:
        """Whether the widget has not reached its place yet."""
        return self.state() is QAbstractAnimation.State.Running

    def finish(self) -> None:
        """Be at the place at once."""
        self.setCurrentTime(self.totalDuration())

    def _move(self, below: float) -> None:
        self._widget.move(self._place + QPoint(0, round(below)))
        effect = self._widget.graphicsEffect()
        if isinstance(effect, QGraphicsOpacityEffect):
            effect.setOpacity(1 - below / RISE)

    def _clear(self, state: QAbstractAnimation.State) -> None:
        if state is QAbstractAnimation.State.Stopped:
            self._widget.setGraphicsEffect(None)  # type: ignore[arg-type] # the stub forgets that None is allowed
