"""Draws one card of a deck, from all its layers, at an exact size in device pixels. Safe on any thread.

What the layers are and which colours of the files stand for the suits is written in ``assets/README.md``.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from hearts_qt.rules.cards import Rank
from hearts_qt.support.errors import KnownError
from hearts_qt.support.resources import asset
from hearts_qt.table.spots import CARD_RATIO

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from hearts_qt.rules.cards import Card
    from hearts_qt.table.theme import Appearance


BACK = "back"
"""The element that is the back of a card."""
OWN_BACK = "own"

_RUSSIAN = "ru_"
_WITH_FIGURE = ("J", "Q", "K", "joker")
"""How the elements begin that have a plain drawing, and whose large index lies on the face."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Style:
    """How the cards of a table are drawn; the names are those of `Appearance`.

    ``shade`` is the colour laid over each card, as `QColor.rgba` gives it; 0: none.
    """

    deck: str
    back: str = OWN_BACK
    letters: str = "latin"
    large_indices: bool = False
    four_colours: bool = False
    shade: int = 0

    @classmethod
    def of(cls, looks: Appearance) -> Style:
        """What these looks say about cards."""
        shade = looks.palette.card_shade
        return cls(
            looks.deck,
            looks.back,
            looks.letters,
            large_indices=looks.large_indices,
            four_colours=looks.four_colours,
            shade=shade.rgba() if shade.alpha() else 0,
        )


@dataclass(frozen=True, slots=True)
class Layering:
    """What ``decks.json`` says: the words to exchange for four colours, and below which width to draw plainly."""

    four_colours: tuple[tuple[bytes, bytes], ...] = ()
    small_below: int = 0


def element_name(card: Card, letters: str) -> str:
    """The file of a card's face without its ending: ``QS``, ``10H``, with Russian letters ``ru_QS``.

    Jokers are ``joker-red`` and ``joker-black`` by turns.
    """
    if card.is_joker:
        return f"{_RUSSIAN if letters == 'ru' else ''}joker-{'black' if card.copy % 2 else 'red'}"
    rank = "10" if card.rank is Rank.TEN else card.rank.letter
    lettered = letters == "ru" and card.rank >= Rank.JACK
    return f"{_RUSSIAN if lettered else ''}{rank}{card.suit.letter}"


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


@lru_cache(maxsize=1)
def layering() -> Layering:
    """How the decks are layered; only whole faces, with a warning in the log, if that can not be read."""
    try:
        told = json.loads(asset("cards", "decks.json").read_bytes())
        usual, four = told["suit_colours"], told["four_colours"]
        pairs = tuple((str(usual[suit]).encode(), str(four[suit]).encode()) for suit in usual)
        return Layering(pairs, int(told["small_below"]))
    except (KnownError, OSError, ValueError, LookupError, TypeError) as error:
        logger.warning("The description of the decks can not be read: %r", error)
        return Layering()


def layers(style: Style, element: str, width: int) -> tuple[Path, ...]:
    """The files that make up an element on a card of ``width`` device pixels, the lowest first.

    A layer that the deck does not have is left out, as long as a whole face remains; empty: there is none.
    """
    if element == BACK:
        return _there(back_file(style.deck, style.back))
    whole = _there(element_file(style.deck, element))
    large = _there(element_file(style.deck, f"large/{element}")) if style.large_indices else ()
    plain = element.removeprefix(_RUSSIAN)
    if not plain.startswith(_WITH_FIGURE):
        return large or whole
    if width < layering().small_below:
        small = _there(element_file(style.deck, f"small/{plain}"))
        index = large or _there(element_file(style.deck, f"index/{element}"))
        if small and index:
            return small + index
    return whole + large


def draw_card(style: Style, element: str, width: int) -> QImage | None:
    """The picture of an element, ``width`` device pixels wide; None if a file of it can not be read.

    Raises:
        FileNotFoundError: if the deck does not have the element.
    """
    files = layers(style, element, width)
    if not files:
        raise FileNotFoundError(f"{style.deck}/{element}.svg")
    colours = layering().four_colours if style.four_colours and element != BACK else ()
    return draw_svgs(files, width, round(width * CARD_RATIO), style.shade, colours)


def draw_svgs(
    files: Iterable[Path],
    width: int,
    height: int,
    shade: int = 0,
    colours: tuple[tuple[bytes, bytes], ...] = (),
) -> QImage | None:
    """The pictures in ``files``, one over the other, in this size of device pixels; None if one is unreadable.

    ``colours`` are exchanged in the text of the files: the first of each pair for the second. ``shade`` is laid
    over what has been drawn.
    """
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for file in files:
            try:
                text = file.read_bytes()
            except OSError:
                return None
            for usual, wanted in colours:
                text = text.replace(usual, wanted)
            renderer = QSvgRenderer(QByteArray(text))
            if not renderer.isValid():
                return None
            renderer.render(painter, QRectF(0, 0, width, height))
        if shade:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(0, 0, width, height, QColor.fromRgba(shade))
    finally:
        painter.end()
    return image


def _there(file: Path | None) -> tuple[Path, ...]:
    return () if file is None else (file,)
