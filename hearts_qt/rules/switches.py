"""The small closed vocabularies of the house rules."""

from __future__ import annotations

from enum import Enum


class Direction(Enum):
    """Where the passed cards go. ACROSS exists for an even number of seats only."""

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    HOLD = "hold"

    def offset(self, seats: int) -> int:
        """How many places clockwise the receiver sits; 0 for HOLD."""
        match self:
            case Direction.LEFT:
                return 1
            case Direction.RIGHT:
                return seats - 1
            case Direction.ACROSS:
                return seats // 2
            case Direction.HOLD:
                return 0


class Opening(Enum):
    """Who leads to the first trick, and with what."""

    LOWEST_CLUB = "lowest_club"
    """The holder of the lowest club of the pack leads that card."""
    ANY_CLUB = "any_club"
    """The holder of the lowest club leads, with a club of their choice."""
    ELDEST = "eldest"
    """The player on the dealer's left leads any card."""


class Moon(Enum):
    """What taking every penalty card does. T is the sum of the penalty points in the pack."""

    OFF = "off"
    """Nothing: the taker of everything scores T."""
    ADD = "add"
    """The shooter scores 0 and everybody else T."""
    SUBTRACT = "subtract"
    """The shooter scores −T and everybody else 0."""
    CHOICE = "choice"
    """The shooter chooses between ADD and SUBTRACT."""
    AUTO = "auto"
    """ADD, unless that would end the match with somebody else in the lead; then SUBTRACT."""
    NOBODY = "nobody"
    """Nobody scores in this deal (Culbertson)."""


class Bonus(Enum):
    """A card that takes ten points off the score of whoever captures it."""

    NONE = "none"
    JACK_OF_DIAMONDS = "jack_of_diamonds"
    TEN_OF_DIAMONDS = "ten_of_diamonds"
