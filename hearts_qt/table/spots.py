"""The words of the layout: spots of cards, rectangles, and the measures that several modules share.

Measures are card widths unless a name says otherwise. Pure.
"""

from __future__ import annotations

from enum import Enum
from math import cos, radians, sin

from msgspec import Struct
from msgspec.structs import replace

CARD_RATIO = 1.4
"""Height of a card over its width."""
CORNER = 0.06
INDEX_WIDTH = 0.19
"""How much of a card's left edge holds its index."""
LARGE_INDEX_WIDTH = 0.285
"""The same where indices are large."""

LIFT_HOVER = 0.06
LIFT_LEGAL = 0.08
LIFT_CURSOR = 0.08
LIFT_CHOSEN = 0.27
LIFT_WINNER = 0.14
BADGE_RADIUS = 0.10

LAST_TRICK_SCALE = 0.40
COUNTING_SCALE = 0.52
NOTE_HEIGHT = 44
"""Pixels of a note on the cloth where text is of its usual size."""
SMALL_WINDOW = 900
"""Below this width, in pixels, some things give way to the cards."""

Z_FAN = 0.0
Z_PLATE = 100.0
Z_LAST_TRICK = 120.0
Z_TRICK = 200.0
Z_COUNTING = 250.0
Z_HAND = 300.0
Z_BUTTON = 400.0
Z_FLYING = 500.0
Z_NOTE = 900.0


class Side(Enum):
    """The side of a plate on which the table's middle is."""

    LEFT = "left"
    RIGHT = "right"
    BELOW = "below"


class CardSpot(Struct, frozen=True):
    """Where one card lies: its centre, ``rotation``, ``scale`` (1 = a card of the own hand) and stacking ``z``."""

    x: float
    y: float
    rotation: float = 0.0
    scale: float = 1.0
    z: float = 0.0

    def lifted(self, pixels: float) -> CardSpot:
        """The spot moved ``pixels`` towards the top edge of its card."""
        turn = radians(self.rotation)
        return replace(self, x=self.x + sin(turn) * pixels, y=self.y - cos(turn) * pixels)


class Rect(Struct, frozen=True):
    """An upright rectangle; ``x``, ``y`` is its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def contains(self, other: Rect) -> bool:
        """Whether ``other`` lies wholly inside."""
        return (
            self.x <= other.x and other.right <= self.right and self.y <= other.y and other.bottom <= self.bottom
        )
