"""The cloth: painted once for every size, then copied."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap, QRadialGradient

if TYPE_CHECKING:
    from hearts_qt.table.theme import Palette

_TILE = 256
_CENTRE_HEIGHT = 0.46
_RADIUS = 0.56
_MIDDLE = 0.5


def felt_pixmap(size: QSize, dpr: float, palette: Palette) -> QPixmap:
    """The cloth for a table of ``size`` logical pixels."""
    pixmap = QPixmap(size * dpr)
    painter = QPainter(pixmap)
    wide, high = pixmap.width(), pixmap.height()
    gradient = QRadialGradient(QPointF(wide / 2, high * _CENTRE_HEIGHT), _RADIUS * hypot(wide, high))
    gradient.setColorAt(0, palette.felt_centre)
    gradient.setColorAt(_MIDDLE, palette.felt_middle)
    gradient.setColorAt(1, palette.felt_edge)
    painter.fillRect(pixmap.rect(), QBrush(gradient))
    if palette.grain:
        painter.drawTiledPixmap(pixmap.rect(), QPixmap.fromImage(_grain()))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """Black and white noise of at most 3 % in single pixels; also hides the steps of the gradient."""
    noise = Random(1).randbytes(_TILE * _TILE)
    alpha = noise.translate(bytes((value >> 1) & 7 for value in range(256)))
    white = noise.translate(bytes((value >> 1) & 7 if value & 1 else 0 for value in range(256)))
    pixels = bytearray(4 * len(noise))
    for channel in range(3):
        pixels[channel::4] = white
    pixels[3::4] = alpha
    image = QImage(bytes(pixels), _TILE, _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()
