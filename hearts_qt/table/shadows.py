"""A card on its soft shadow, as one picture: turning that costs half of turning two. Safe on any thread."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from hearts_qt.table.spots import CARD_RATIO, CORNER

_BLUR = 0.055
_DOWN = 0.018
_RINGS = 7


def reach(px: int) -> int:
    """How far a shadow reaches around a card ``px`` pixels wide."""
    return ceil((_BLUR + _DOWN) * px)


def lay_on_shadow(picture: QImage, percent: int) -> QImage:
    """``picture`` of a card on a shadow of so much darkness, with a margin of `reach` on every side."""
    margin = reach(picture.width())
    image = QImage(draw_shadow(picture.width(), percent))
    painter = QPainter(image)
    painter.drawImage(margin, margin, picture)
    painter.end()
    return image


@lru_cache(maxsize=16)
def draw_shadow(px: int, percent: int) -> QImage:
    """The shadow of a card ``px`` pixels wide, with a margin of `reach` around the place of the card."""
    margin, high = reach(px), round(px * CARD_RATIO)
    image = QImage(px + 2 * margin, high + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgbF(0, 0, 0, 1 - (1 - percent / 100) ** (1 / _RINGS)))
    card = QRectF(margin, margin + _DOWN * px, px, high)
    for ring in range(_RINGS):
        grow = _BLUR * px * (1 - ring / _RINGS)
        radius = CORNER * px + grow
        painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), radius, radius)
    painter.end()
    return image
