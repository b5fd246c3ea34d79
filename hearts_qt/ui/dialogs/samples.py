"""Small pictures of decks, backs and felts, to choose by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from hearts_qt.rules.cards import cards
from hearts_qt.table.felt import felt_pixmap
from hearts_qt.table.felts import colours_on
from hearts_qt.table.spots import CARD_RATIO
from hearts_qt.table.svg_jobs import back_file, draw_svg, element_file, element_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from hearts_qt.table.theme import Scheme

SHOWN = cards("KH QS TD")
"""Two courts and a number: what tells one deck from another."""
DECK = QSize(150, 84)
BACK = QSize(48, 67)
FELT = QSize(60, 42)

_NO_SHADE = QColor(0, 0, 0, 0)


def deck_sample(deck: str, letters: str, size: QSize, dpr: float) -> QPixmap:
    """Three cards of ``deck`` side by side, with these ``letters`` on the courts."""
    return _row([element_file(deck, element_name(card, letters)) for card in SHOWN], size, dpr)


def back_sample(deck: str, back: str, size: QSize, dpr: float) -> QPixmap:
    """``back``, or the own one of ``deck``."""
    return _row([back_file(deck, back)], size, dpr)


def felt_sample(felt: str, scheme: Scheme, size: QSize, dpr: float) -> QPixmap:
    """``felt`` as it looks among the colours of ``scheme``."""
    made = _clear(size, dpr)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(QPointF(), size.toSizeF()), 5, 5)
    painter.setClipPath(outline)
    painter.drawPixmap(0, 0, felt_pixmap(size, dpr, colours_on(felt, scheme)))
    painter.end()
    return made


def _row(files: Sequence[Path | None], size: QSize, dpr: float) -> QPixmap:
    """Cards from left to right over the whole width, each over the one before; missing files leave gaps."""
    made = _clear(size, dpr)
    high = round(size.height() * dpr)
    wide = round(high / CARD_RATIO)
    step = (made.width() - wide) / max(1, len(files) - 1)
    painter = QPainter(made)
    for place, file in enumerate(files):
        image = None if file is None else draw_svg(file, wide, high, _NO_SHADE)
        if image is not None:
            image.setDevicePixelRatio(dpr)
            painter.drawImage(QPointF(place * step / dpr, 0), image)
    painter.end()
    return made


def _clear(size: QSize, dpr: float) -> QPixmap:
    made = QPixmap(size * dpr)
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    return made
