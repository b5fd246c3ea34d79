"""What the table is covered with, as a pixmap of its exact size, drawn in the background."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPixmap

from hearts_qt.support.jobs import Ok, Result
from hearts_qt.table.felt import felt_image

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.theme import Appearance

BRIGHTEST = 0.13
"""Relative luminance below which a picture is kept: there the ink of every cloth has a contrast of 4.5."""

_GAMMA = 2.2
_COARSE = 16
"""The cloth shown until the first one is there is so many times smaller: without its grain, else the same."""

_GRID = QSize(24, 16)
"""A picture's brightness is judged by that many fields, each about as large as a word."""

logger = logging.getLogger(__name__)


class _Order(Struct, frozen=True):
    """One backdrop of ``size`` device pixels."""

    size: QSize
    looks: Appearance

    def is_like(self, other: _Order | None) -> bool:
        """Whether both give the same pixels."""
        return (
            other is not None
            and self.size == other.size
            and self.looks.palette == other.looks.palette
            and self.looks.picture == other.looks.picture
        )

    def draw(self) -> QImage:
        """On the thread of the jobs."""
        if self.looks.picture is not None:
            image = picture_image(self.looks.picture, self.size)
            if image is not None:
                return image
            logger.warning("The picture %s of the table can not be read", self.looks.picture.name)
        return felt_image(self.size, self.looks.palette)


class Backdrop(QObject):
    """The cloth or the person's own picture. What was there before is shown until the new one is ready.

    Signals:
        arrived(): the backdrop that was asked for is there.
    """

    arrived = Signal()

    def __init__(self, jobs: JobExecutor | None = None, parent: QObject | None = None) -> None:
        """``jobs`` draws in the background; None draws at once, when the backdrop is asked for."""
        super().__init__(parent)
        self._jobs = jobs
        self._wanted: _Order | None = None
        self._pixmap: QPixmap | None = None
        self._has: _Order | None = None

    def draw_with(self, jobs: JobExecutor) -> None:
        """From now on draw in the background."""
        self._jobs = jobs

    def pixmap(self, size: QSize, looks: Appearance) -> QPixmap:
        """The backdrop for a table of ``size`` device pixels; what stands in for it can have another size."""
        wanted = self._wanted
        if self._pixmap is not None and wanted is not None and looks is wanted.looks and size == wanted.size:
            # Asked in every frame; comparing colours takes longer than that.
            return self._pixmap
        self._wanted = order = _Order(size, looks)
        if not order.is_like(wanted):
            if self._jobs is None:
                self._keep(order, order.draw())
            elif not order.is_like(self._has):
                self._jobs.submit(partial(self._draw, order), partial(self._deliver, order))
        if self._pixmap is None:
            self._pixmap = QPixmap.fromImage(felt_image((size / _COARSE).expandedTo(QSize(1, 1)), looks.palette))
        return self._pixmap

    # -- private ----------------------------------------------------------------------------------------------

    def _draw(self, order: _Order) -> QImage | None:
        """On the thread of the jobs; None if another one is wanted meanwhile."""
        return order.draw() if order.is_like(self._wanted) else None

    def _deliver(self, order: _Order, result: Result[QImage | None]) -> None:
        match result:
            case Ok(QImage() as image) if order.is_like(self._wanted):
                self._keep(order, image)
                self.arrived.emit()
            case Ok(_):
                pass
            case _:
                logger.warning("The backdrop could not be drawn: %r", result)

    def _keep(self, order: _Order, image: QImage) -> None:
        self._has = order
        self._pixmap = QPixmap.fromImage(image)


def picture_image(file: Path, size: QSize) -> QImage | None:
    """The picture in ``file`` over a whole table of ``size`` device pixels; None if it can not be read.

    What does not fit is cut off on both sides alike, and the whole is darkened as far as text on it needs.
    """
    reader = QImageReader(str(file))
    reader.setAutoTransform(True)
    picture = reader.read()
    if picture.isNull():
        return None
    picture = picture.scaled(
        size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    corner = QPoint((picture.width() - size.width()) // 2, (picture.height() - size.height()) // 2)
    painter = QPainter(image)
    painter.drawImage(image.rect(), picture, QRect(corner, size))
    painter.fillRect(image.rect(), QColor(0, 0, 0, _darkening(image)))
    painter.end()
    return image


def _darkening(image: QImage) -> int:
    """How much black, 0 to 255, brings the brightest part of the image down to `BRIGHTEST`."""
    fields = image.scaled(_GRID, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    colours = [fields.pixelColor(x, y) for x in range(_GRID.width()) for y in range(_GRID.height())]
    brightest = max(
        0.2126 * c.redF() ** _GAMMA + 0.7152 * c.greenF() ** _GAMMA + 0.0722 * c.blueF() ** _GAMMA for c in colours
    )
    return 0 if brightest <= BRIGHTEST else round(255 * (1 - (BRIGHTEST / brightest) ** (1 / _GAMMA)))
