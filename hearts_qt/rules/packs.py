"""Which cards leave the pack so that it divides, by source. Every table keeps as many hearts as it can."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from hearts_qt.rules.cards import Card, cards

if TYPE_CHECKING:
    from collections.abc import Mapping

Strip = MappingProxyType[int, tuple[Card, ...]]

_LOW = "2C 2D 2S 2H"


def _table(rows: Mapping[int, str]) -> Strip:
    return MappingProxyType({seats: cards(text) for seats, text in rows.items()})


ARNOLD = _table({3: "2C", 4: "", 5: "2C 2D", 6: "2C 3C 2D 2S"})
"""Encyclopedia article of 2011."""
TAVERN = _table({3: "2D", 4: "", 5: "2D 2C"})
"""Tavern Jack's house page."""
FOSTER = _table({3: "2S", 4: "", 5: "2S 2C", 6: _LOW})
"""Foster: all four twos leave at six players."""
LESNOY = _table(
    {
        3: "2C",
        4: "",
        5: "2C 2D",
        6: _LOW,
        7: "2C 2D 2S",
        8: _LOW,
        9: f"{_LOW} 3C 3D 3S",
        10: "2C 2D",
    }
)
"""Lesnoy; he leaves the suit open, ♣ ♦ ♠ ♥ keeps the hearts longest."""
GRUZNOV = _table({3: "2C", 4: "", 5: "2C 2D", 6: "2C 2D 2S 3C", 7: "2C 2D 2S"})
"""Gruznov: the lowest cards go until it divides, but no heart."""
DYNAMO = _table({3: "2D", 4: "", 5: "2D 2C", 6: "2C 3C 2D 2S"})
"""The «dynamo» page, its lost differences as Tavern Jack and Arnold have them."""
WIDOW = _table({3: "2S", 4: "2S", 5: "", 6: ""})
"""Heartsette: what is left over is the widow."""
BLACK_SEVENS = _table({3: "7C 7S", 4: "", 5: "7C 7S", 6: "7C 7S"})
"""Polignac."""
KING_THREE = _table({3: "7C 7S"})
NONE: Strip = MappingProxyType({})
