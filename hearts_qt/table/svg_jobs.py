"""Draws one card of a deck, from all its layers, at an exact size in device pixels. Safe on any thread.

What the layers are and which colours of the files stand for the suits is written in ``assets/README.md``.
"""

from __future__ import annotations

import json
import logging
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
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
INDEX = "index"
"""The folder of the letters that are laid over aces, courts and jokers."""

_RUSSIAN = "ru_"
_RUSSIAN_LETTERS = (Rank.ACE, Rank.QUEEN, Rank.JACK)
"""К is K in both alphabets."""

logger = logging.getLogger(__name__)


class Style(Struct, frozen=True):
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


class Layering(Struct, frozen=True):
    """What ``decks.json`` says: the words to exchange for four colours, and below which width to draw plainly."""

    four_colours: tuple[tuple[bytes, bytes], ...] = ()
    small_below: int = 0


def element_name(card: Card, letters: str) -> str:
    """What is seen of a card's face: ``QS``, ``10H``, with Russian letters ``ru_QS``.

    Jokers are ``joker-red`` and ``joker-black`` by turns.
    """
    russian = _RUSSIAN if letters == "ru" else ""
    if card.is_joker:
        return f"{russian}joker-{'black' if card.copy % 2 else 'red'}"
    rank = "10" if card.rank is Rank.TEN else card.rank.letter
    return f"{russian if card.rank in _RUSSIAN_LETTERS else ''}{rank}{card.suit.letter}"


def files_of(element: str) -> tuple[str, ...]:
    """The files that a deck must have for an element, without their endings."""
    drawing = element.removeprefix(_RUSSIAN)
    return (drawing,) if drawing[0].isdigit() or drawing == BACK else (drawing, f"{INDEX}/{element}")


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

    The drawings for large indices and for narrow cards are not missed if the deck does not have them; empty: a
    file is missing.
    """
    if element == BACK:
        return _all(back_file(style.deck, style.back))
    drawing, *letters = files_of(element)
    variants = [f"large/{drawing}"] if style.large_indices else []
    if letters and width < layering().small_below:
        variants.append(f"small/{drawing}")
    face = next(filter(None, (element_file(style.deck, name) for name in (*variants, drawing))), None)
    if not letters:
        return _all(face)
    large = element_file(style.deck, f"large-index/{element}") if style.large_indices else None
    return _all(face, large or element_file(style.deck, letters[0]))


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


def _all(*files: Path | None) -> tuple[Path, ...]:
    """The files, or nothing if one of them is missing."""
    there = tuple(file for file in files if file is not None)
    return there if len(there) == len(files) else ()
