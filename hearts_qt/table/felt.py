"""The cloth: painted once for every size, then copied."""

from __future__ import annotations

import logging
from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QBrush, QPainter, QPixmap, QRadialGradient

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
    """The cloth for a table of ``size`` logical pixels."""
    pixmap = QPixmap(size * dpr)
    painter = QPainter(pixmap)
    wide, high = pixmap.width(), pixmap.height()
    gradient = QRadialGradient(QPointF(wide / 2, high * _CENTRE_HEIGHT), _RADIUS * hypot(wide, high))
    gradient.setColorAt(0, tones.felt_centre)
    gradient.setColorAt(_MIDDLE, tones.felt_middle)
    gradient.setColorAt(1, tones.felt_edge)
    painter.fillRect(pixmap.rect(), QBrush(gradient))
    tile = _tile(tones.grain) if tones.grain else None
    if tile is not None:
        painter.drawTiledPixmap(pixmap.rect(), tile)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@lru_cache(maxsize=4)
def _tile(name: str) -> QPixmap | None:
    """The grain of a cloth, seamless; None, with a warning in the log, if it can not be read."""
    try:
        tile = QPixmap(str(asset("felts", name)))
    except KnownError:
        tile = QPixmap()
    if tile.isNull():
        logger.warning("The tile %s of the felt can not be read", name)
        return None
    return tile
