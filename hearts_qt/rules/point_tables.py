"""What the cards cost in the games that share a table of points."""

from __future__ import annotations

from hearts_qt.rules.cards import RANKS

FACES = tuple((f"{rank.letter}H", rank.value) for rank in RANKS)
SPOT = FACES
"""Hearts at their face value, the ace 14."""
SPOT_MODERN = (*FACES[:-1], ("AH", 1))
DOUBLE_B = (("H", 1), ("AH", 5), ("KH", 4), ("QH", 3), ("JH", 2))
GREEK_HIGH = (("QS", 50), ("AH", 15), ("KH", 10), ("QH", 10), ("JH", 10))
