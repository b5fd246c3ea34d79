"""Colours and looks of the table and of the paper that is laid on it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtGui import QColor

from hearts_qt.table.arrangement import Arrangement

if TYPE_CHECKING:
    from pathlib import Path


class Scheme(Enum):
    """Which set of colours; the value is its key in the settings."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"


class Palette(Struct, frozen=True):
    """Colours by what they mean. Widths are logical pixels, factors multiply the size of text."""

    felt_centre: QColor
    felt_middle: QColor
    felt_edge: QColor
    grain: str
    """The file of the tile laid over the tones; empty: none."""
    ink: QColor
    ink_secondary: QColor
    plate: QColor
    """Opaque: already laid over the edge of the felt, so that text on it has one contrast everywhere."""
    plate_line: QColor
    plate_line_width: float
    gold: QColor
    refusal: QColor
    refusal_outline: QColor
    refusal_width: float
    heart: QColor
    status: QColor
    veil: QColor
    card_shade: QColor
    card_played: QColor
    ivory: QColor
    """Notes, badges and the ready arrow on the cloth."""
    on_ivory: QColor
    paper: QColor
    paper_line: QColor
    paper_ink: QColor
    paper_secondary: QColor
    struck: QColor
    accent: QColor
    on_accent: QColor
    leader: QColor
    chart: tuple[QColor, QColor, QColor, QColor]
    grid: QColor
    """The lines of a chart that are there to be read off: weaker than everything that is drawn over them."""
    dialog: QColor
    field: QColor
    line: QColor
    text_factor: float = 1.0
    plate_text_factor: float = 1.0

    @property
    def edge(self) -> QColor:
        """The outline of what can be pressed on the cloth: faint, but where the system asks for contrast."""
        colour = QColor(self.ink)
        colour.setAlphaF(1.0 if self.plate_line_width > 1 else 0.4)
        return colour


class Appearance(Struct, frozen=True):
    """How the table looks.

    ``picture`` covers the table instead of the cloth of the palette. ``back`` is a file of ``cards/backs``, or
    ``own`` for the back of the deck. ``letters`` on court cards and aces: ``latin`` (J Q K A) or ``ru``
    (В Д К Т). With ``four_colours`` every suit has a colour of its own. ``own_name`` stands on the person's
    plate; empty: the word of the language for it.
    """

    palette: Palette
    deck: str = "russian"
    back: str = "own"
    letters: str = "latin"
    large_indices: bool = False
    four_colours: bool = False
    mark_legal: bool = True
    arrangement: Arrangement = Arrangement()
    own_name: str = ""
    picture: Path | None = None


def _colour(name: str, percent: float = 100) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(percent / 100)
    return colour


def blend(top: QColor, below: QColor) -> QColor:
    """The opaque colour that ``top`` gives over an opaque ``below``."""
    part = top.alphaF()

    def mix(over: float, under: float) -> float:
        return over * part + under * (1 - part)

    return QColor.fromRgbF(
        mix(top.redF(), below.redF()), mix(top.greenF(), below.greenF()), mix(top.blueF(), below.blueF())
    )


_LIGHT = Palette(
    felt_centre=_colour("#287050"),
    felt_middle=_colour("#1d5d42"),
    felt_edge=_colour("#113d2c"),
    grain="grain.png",
    ink=_colour("#f7f2e4"),
    ink_secondary=_colour("#f7f2e4", 86),
    plate=blend(_colour("#06251a", 60), _colour("#113d2c")),
    plate_line=_colour("#ffffff", 10),
    plate_line_width=1.0,
    gold=_colour("#f0cf7a"),
    refusal=_colour("#f2a37f"),
    refusal_outline=_colour("#f2b8a0"),
    refusal_width=2.4,
    heart=_colour("#ff7a6b"),
    status=blend(_colour("#041a12", 46), _colour("#113d2c")),
    veil=_colour("#1c3328", 26),
    card_shade=_colour("#000000", 0),
    card_played=_colour("#1d4a37", 52),
    ivory=_colour("#f7f2e4"),
    on_ivory=_colour("#23282a"),
    paper=_colour("#fbf8f0"),
    paper_line=_colour("#ddd5c3"),
    paper_ink=_colour("#23282a"),
    paper_secondary=_colour("#5f625f"),
    struck=_colour("#76736a"),
    accent=_colour("#1d6b4a"),
    on_accent=_colour("#ffffff"),
    leader=_colour("#e3efe6"),
    chart=(_colour("#b3261e"), _colour("#2c5f9e"), _colour("#5f625f"), _colour("#9a5b00")),
    grid=_colour("#ddd5c3"),
    dialog=_colour("#f5f4f1"),
    field=_colour("#ffffff"),
    line=_colour("#c9c6be"),
)

_DARK = replace(
    _LIGHT,
    felt_centre=_colour("#1f5643"),
    felt_middle=_colour("#174435"),
    felt_edge=_colour("#0c2a20"),
    plate=blend(_colour("#03140e", 66), _colour("#0c2a20")),
    plate_line=_colour("#ffffff", 12),
    status=blend(_colour("#020b08", 55), _colour("#0c2a20")),
    veil=_colour("#0a1812", 36),
    card_shade=_colour("#000000", 7),
    paper=_colour("#24292a"),
    paper_line=_colour("#3f4646"),
    paper_ink=_colour("#efece3"),
    paper_secondary=_colour("#b0b3ad"),
    struck=_colour("#8b908c"),
    accent=_colour("#76c49d"),
    on_accent=_colour("#0c2118"),
    leader=_colour("#2d4138"),
    chart=(_colour("#ff8a7c"), _colour("#8fb8ec"), _colour("#b0b3ad"), _colour("#e8b765")),
    grid=_colour("#3f4646"),
    dialog=_colour("#1e2322"),
    field=_colour("#2a302f"),
    line=_colour("#4a5150"),
)

_HIGH_CONTRAST = replace(
    _LIGHT,
    felt_centre=_colour("#0a3b29"),
    felt_middle=_colour("#0a3b29"),
    felt_edge=_colour("#0a3b29"),
    grain="",
    ink=_colour("#ffffff"),
    ink_secondary=_colour("#ffffff"),
    plate=_colour("#000000"),
    plate_line=_colour("#ffffff"),
    plate_line_width=2.0,
    gold=_colour("#ffe14d"),
    refusal_width=3.0,
    heart=_colour("#ff9a8c"),
    status=_colour("#000000"),
    veil=_colour("#10241b", 34),
    ivory=_colour("#ffffff"),
    on_ivory=_colour("#000000"),
    paper=_colour("#000000"),
    paper_line=_colour("#ffffff"),
    paper_ink=_colour("#ffffff"),
    paper_secondary=_colour("#ffffff"),
    struck=_colour("#c8c8c8"),
    accent=_colour("#ffe14d"),
    on_accent=_colour("#000000"),
    leader=_colour("#333333"),
    chart=(_colour("#ff8a7c"), _colour("#8fb8ec"), _colour("#ffffff"), _colour("#e8b765")),
    grid=_colour("#5a5a5a"),
    dialog=_colour("#000000"),
    field=_colour("#000000"),
    line=_colour("#ffffff"),
    text_factor=1.1,
    plate_text_factor=1.14,
)

_PALETTES = {Scheme.LIGHT: _LIGHT, Scheme.DARK: _DARK, Scheme.HIGH_CONTRAST: _HIGH_CONTRAST}


def palette(scheme: Scheme) -> Palette:
    """The colours of ``scheme`` on the usual felt."""
    return _PALETTES[scheme]


def appearance(scheme: Scheme = Scheme.LIGHT, letters: str = "latin") -> Appearance:
    """The standard looks in ``scheme``."""
    return Appearance(palette(scheme), letters=letters)
