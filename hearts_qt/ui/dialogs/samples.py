"""Small pictures of decks, backs, felts and of a table with cards on it, to choose by. Safe on any thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from hearts_qt.rules.cards import cards
from hearts_qt.table.backdrop import picture_image
from hearts_qt.table.felt import felt_image
from hearts_qt.table.spots import CARD_RATIO, CORNER
from hearts_qt.table.svg_jobs import BACK, Style, draw_card, element_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from hearts_qt.table.theme import Appearance, Palette

SHOWN = cards("KH QS TD")
"""Two courts and a number: what tells one deck from another."""
HAND = cards("JC 9D QS KH AH")
"""Every suit, every kind of face."""
DECK = QSize(150, 84)
BACK_SIZE = QSize(48, 67)
FELT = QSize(60, 42)
TABLE = QSize(420, 132)

_RADIUS = 5
_CARD = 84
"""The width of a card on the sample of the table, in logical pixels."""
_STEP = 0.62


def deck_sample(style: Style, size: QSize, dpr: float) -> QImage:
    """Three cards of a deck side by side."""
    return _row(style, [element_name(card, style.letters) for card in SHOWN], size, dpr)


def back_sample(style: Style, size: QSize, dpr: float) -> QImage:
    """The back of a deck."""
    return _row(style, [BACK], size, dpr)


def cloth_sample(palette: Palette, picture: Path | None, size: QSize, dpr: float) -> QImage:
    """The felt of the palette, or the picture that the table is covered with instead, with round corners."""
    made = _clear(size, dpr)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _cover(painter, palette, picture, size, dpr)
    painter.end()
    return made


def table_sample(looks: Appearance, size: QSize, dpr: float) -> QImage:
    """A back and a few cards, overlapping as in a hand, on the table that they would lie on."""
    made = _clear(size, dpr)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _cover(painter, looks.palette, looks.picture, size, dpr)
    style = Style.of(looks)
    high = round(_CARD * CARD_RATIO)
    top = (size.height() - high) / 2
    step = _CARD * _STEP
    whole = _CARD + _CARD / 4 + (len(HAND) - 1) * step + _CARD
    left = (size.width() - whole) / 2
    places = [left, *(left + 1.25 * _CARD + k * step for k in range(len(HAND)))]
    elements = [BACK, *(element_name(card, style.letters) for card in HAND)]
    for x, element in zip(places, elements, strict=True):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 46))
        radius = CORNER * _CARD
        painter.drawRoundedRect(QRectF(x - 1, top + 1, _CARD + 2, high + 1), radius, radius)
        _draw(painter, style, element, QPointF(x, top), _CARD * dpr, dpr)
    painter.end()
    return made


def _cover(painter: QPainter, palette: Palette, picture: Path | None, size: QSize, dpr: float) -> None:
    image = picture_image(picture, size * dpr) if picture is not None else None
    cloth = image or felt_image(size * dpr, palette)
    cloth.setDevicePixelRatio(dpr)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(QPointF(), size.toSizeF()), _RADIUS, _RADIUS)
    painter.save()
    painter.setClipPath(outline)
    painter.drawImage(QPointF(), cloth)
    painter.restore()


def _row(style: Style, elements: Sequence[str], size: QSize, dpr: float) -> QImage:
    """Cards from left to right over the whole width, each over the one before; missing ones leave gaps."""
    made = _clear(size, dpr)
    wide = size.height() * dpr / CARD_RATIO
    step = (made.width() - wide) / max(1, len(elements) - 1)
    plain = replace(style, shade=0)
    painter = QPainter(made)
    for place, element in enumerate(elements):
        _draw(painter, plain, element, QPointF(place * step / dpr, 0), wide, dpr)
    painter.end()
    return made


def _draw(painter: QPainter, style: Style, element: str, at: QPointF, pixels: float, dpr: float) -> None:
    try:
        image = draw_card(style, element, round(pixels))
    except FileNotFoundError:
        return
    if image is not None:
        image.setDevicePixelRatio(dpr)
        painter.drawImage(at, image)


def _clear(size: QSize, dpr: float) -> QImage:
    made = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    return made
