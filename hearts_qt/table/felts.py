"""The cloths that the table can be covered with, and the colours that go with each."""

from __future__ import annotations

import json
import logging
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtGui import QColor

from hearts_qt.support.errors import KnownError
from hearts_qt.support.resources import asset
from hearts_qt.table.theme import Palette, Scheme, blend, palette

USUAL = "green"
"""The felt whose colours each scheme has of its own."""

_LIGHT_CLOTH = 128
"""The ink of a cloth lighter than this is dark, and so is everything else that is drawn on it."""

logger = logging.getLogger(__name__)


class Felt(Struct, frozen=True):
    """One cloth: three tones from the middle to the edge, ink on it, and the file of its tile."""

    centre: QColor
    middle: QColor
    edge: QColor
    ink: QColor
    ink_secondary: QColor
    gold: QColor
    grain: str


@lru_cache(maxsize=1)
def felts() -> dict[str, Felt]:
    """The cloths by name, the usual one first; empty, with a warning in the log, if the list can not be read."""
    try:
        listed = json.loads(asset("felts", "felts.json").read_bytes())["felts"]
        read = {str(name): _felt(raw) for name, raw in listed.items()}
    except (KnownError, OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        logger.warning("The list of felts can not be read: %r", error)
        return {}
    return dict(sorted(read.items(), key=lambda item: item[0] != USUAL))


def colours_on(felt: str, scheme: Scheme) -> Palette:
    """The colours of ``scheme`` on ``felt``; the usual ones if there is no such felt, or contrast comes first."""
    plain = palette(scheme)
    cloth = None if felt == USUAL or scheme is Scheme.HIGH_CONTRAST else felts().get(felt)
    if cloth is None:
        return plain
    laid = replace(
        plain,
        felt_centre=cloth.centre,
        felt_middle=cloth.middle,
        felt_edge=cloth.edge,
        grain=cloth.grain,
        ink=cloth.ink,
        ink_secondary=cloth.ink_secondary,
        gold=cloth.gold,
    )
    if cloth.ink.lightness() >= _LIGHT_CLOTH:
        shadow = cloth.edge.darker(320)
        return replace(
            laid, plate=blend(_veil(shadow, 60), cloth.edge), status=blend(_veil(shadow, 46), cloth.edge)
        )
    paper = QColor("#fbf8f0")
    return replace(
        laid,
        plate=blend(_veil(paper, 72), cloth.edge),
        plate_line=_veil(QColor("#000000"), 16),
        status=blend(_veil(paper, 64), cloth.edge),
        heart=QColor("#b3261e"),
        refusal=QColor("#9c2f1b"),
    )


def colours_on_picture(scheme: Scheme) -> Palette:
    """The colours of ``scheme`` on the person's own picture, which is kept as dark as these ask for."""
    plain = palette(scheme)
    edge = QColor("#1b1e20")
    return replace(
        plain,
        felt_centre=QColor("#3f4548"),
        felt_middle=QColor("#313639"),
        felt_edge=edge,
        grain="",
        ink_secondary=QColor("#f1ecde"),
        plate=blend(_veil(QColor("#000000"), 34), edge),
        status=blend(_veil(QColor("#000000"), 26), edge),
    )


def _felt(raw: dict[str, str]) -> Felt:
    colours = {key: QColor(raw[key]) for key in ("centre", "middle", "edge", "ink", "ink_secondary", "gold")}
    if not all(colour.isValid() for colour in colours.values()):
        raise ValueError(f"a colour of {raw} is none")
    return Felt(**colours, grain=raw["grain"])


def _veil(colour: QColor, percent: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(percent / 100)
    return made
