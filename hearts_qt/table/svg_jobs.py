"""Draws one card of a deck at an exact size in device pixels. Safe on any thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from hearts_qt.rules.cards import Rank
from hearts_qt.support.errors import KnownError
from hearts_qt.support.resources import asset

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.rules.cards import Card


BACK = "back"
"""The element that is the back of a card."""
OWN_BACK = "own"


def element_name(card: Card, letters: str) -> str:
    """The file of a card's face without its ending: ``QS``, ``10H``, with Russian letters ``ru_QS``.

    Jokers are ``joker-red`` and ``joker-black`` by turns.
    """
    if card.is_joker:
        return f"{'ru_' if letters == 'ru' else ''}joker-{'black' if card.copy % 2 else 'red'}"
    rank = "10" if card.rank is Rank.TEN else card.rank.letter
    lettered = letters == "ru" and card.rank >= Rank.JACK
    return f"{'ru_' if lettered else ''}{rank}{card.suit.letter}"


def element_file(deck: str, element: str) -> Path | None:
    """The file of an element, or None if the deck has no such file."""
    try:
        return asset("cards", deck, f"{element}.svg")
    except KnownError:
        return None


def back_file(deck: str, back: str) -> Path | None:
    """The file of a back, ``own`` for that of the deck, or None if there is no such file."""
    if back == OWN_BACK:
        return element_file(deck, BACK)
    return element_file("backs", back)


def draw_svg(file: Path, width: int, height: int, shade: QColor) -> QImage | None:
    """The picture in ``file`` in this size of device pixels, ``shade`` laid over it; None if unreadable."""
    renderer = QSvgRenderer(str(file))
    if not renderer.isValid():
        return None
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    if shade.alpha():
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(0, 0, width, height, shade)
    painter.end()
    return image
