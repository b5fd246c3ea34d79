"""The cloth: painted once for every size, then copied. `felt_image` is safe on any thread."""

from __future__ import annotations

import logging
from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap, QRadialGradient

from hearts_qt.support.errors import KnownError
from hearts_qt.support.resources import asset

if TYPE_CHECKING:
    from typing import Protocol

    from PySide6.QtGui import QColor

    class Tones(Protocol):
        """The colours of a cloth from the middle to the edge, and the file of the tile laid over them, if any."""

        @property
        def felt_centre(self) -> QColor: ...
        @property
        def felt_middle(self) -> QColor: ...
        @property
        def felt_edge(self) -> QColor: ...
        @property
        def grain(self) -> str: ...


_CENTRE_HEIGHT = 0.46
_RADIUS = 0.56
_MIDDLE = 0.5

logger = logging.getLogger(__name__)


def felt_pixmap(size: QSize, dpr: float, tones: Tones) -> QPixmap:
    """The cloth for a table of ``size`` logical pixels, for the thread of the windows only."""
    pixmap = QPixmap.fromImage(felt_image(size * dpr, tones))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def felt_image(size: QSize, tones: Tones) -> QImage:
    """The cloth for a table of ``size`` device pixels."""
    image = QImage(size, QImage.Format.Format_RGB32)
    wide, high = size.width(), size.height()
    gradient = QRadialGradient(QPointF(wide / 2, high * _CENTRE_HEIGHT), _RADIUS * hypot(wide, high))
    gradient.setColorAt(0, tones.felt_centre)
    gradient.setColorAt(_MIDDLE, tones.felt_middle)
    gradient.setColorAt(1, tones.felt_edge)
    painter = QPainter(image)
    painter.fillRect(image.rect(), QBrush(gradient))
    tile = _tile(tones.grain) if tones.grain else None
    if tile is not None:
        painter.fillRect(image.rect(), QBrush(tile))
    painter.end()
    return image


@lru_cache(maxsize=4)
def _tile(name: str) -> QImage | None:
    """The grain of a cloth, seamless; None, with a warning in the log, if it can not be read."""
    try:
        tile = QImage(str(asset("felts", name)))
    except KnownError:
        tile = QImage()
    if tile.isNull():
        logger.warning("The tile %s of the felt can not be read", name)
        return None
    return tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
