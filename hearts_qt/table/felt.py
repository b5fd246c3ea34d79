"""The cloth: painted once for every size, then copied. `felt_image` is safe on any thread."""

from __future__ import annotations

import logging
from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from hearts_qt.support.errors import KnownError
from hearts_qt.support.resources import asset

if TYPE_CHECKING:
    from typing import Protocol

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
    colours = (tones.felt_centre.name(), tones.felt_middle.name(), tones.felt_edge.name())
    # A copy, of which the pixels are shared until somebody changes it: the kept one stays as it is.
    return QImage(_felt_image(size.width(), size.height(), colours, tones.grain))


# The window shows the bare cloth before there is a table, which then has the same.
@lru_cache(maxsize=1)
def _felt_image(wide: int, high: int, colours: tuple[str, str, str], grain: str) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    gradient = QRadialGradient(QPointF(wide / 2, high * _CENTRE_HEIGHT), _RADIUS * hypot(wide, high))
    for place, colour in zip((0.0, _MIDDLE, 1.0), colours, strict=True):
        gradient.setColorAt(place, QColor(colour))
    tile = _tile(grain) if grain else None
    painter = QPainter(image)
    for brush in (QBrush(gradient), QBrush(tile)) if tile is not None else (QBrush(gradient),):
        # Not `fillRect`: it can take a colour by name, for which PySide makes the ninety enums of `Qt`, and this
        # is painted before anything needs them.
        painter.setBackground(brush)
        painter.eraseRect(image.rect())
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
