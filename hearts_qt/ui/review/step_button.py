"""The buttons that lead through a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QToolButton

from hearts_qt.ui.review.keys import Wish

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from hearts_qt.table.theme import Palette


class StepButton(QToolButton):
    """One of the six buttons that lead through the deal, painted in the colours of the cloth."""

    SIZE = QSize(36, 36)

    def __init__(self, wanted: Wish, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted = wanted
        self._colours = colours
        self.setFixedSize(self.SIZE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        self._colours = colours
        self.update()

    def _sign(self) -> QPainterPath:
        """The triangles and bars of the button around the origin, for a step backwards."""
        path = QPainterPath()
        doubled = self._wanted in (Wish.TRICK_BEFORE, Wish.TRICK_AFTER)
        for left in (-7.0, 0.0) if doubled else (-4.0,):
            high = 5.5 if doubled else 7.0
            path.moveTo(left, 0)
            path.lineTo(left + (6.5 if doubled else 9), -high)
            path.lineTo(left + (6.5 if doubled else 9), high)
            path.closeSubpath()
        if self._wanted in (Wish.FIRST, Wish.LAST):
            path.addRect(QRectF(-8, -7, 2.6, 14))
        return path

    # -- Qt ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent, /) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, body = self._colours, QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        fill = colours.plate.lighter(130) if self.underMouse() and self.isEnabled() else colours.plate
        focused = self.hasFocus()
        painter.setPen(QPen(colours.gold if focused else colours.ink_secondary, 2 if focused else 1))
        painter.setBrush(fill.darker(120) if self.isDown() else fill)
        painter.drawRoundedRect(body, 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        ink = colours.ink
        painter.setOpacity(1.0 if self.isEnabled() else 0.35)
        painter.setBrush(ink)
        painter.translate(QPointF(body.center()))
        if self._wanted in (Wish.AFTER, Wish.TRICK_AFTER, Wish.LAST):
            painter.scale(-1, 1)
        painter.drawPath(self._sign())
