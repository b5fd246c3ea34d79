"""How fast the table moves: every duration of it in one place, in milliseconds at normal speed."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

DEAL_CARD = 160
DEAL_INTERVAL = 45
LIFT = 110
HOVER = 80
PLAY = 220
PASS = 380
PASS_INTERVAL = 60
DRAW = 240
WORD = 700
"""How long a bid or a declaration stands before the next seat speaks."""
GATHER = 320
SHAKE = 260
REFUSED_OUTLINE = 1200
MARKS = 120
TURN = 140
NOTE_IN = 160
NOTE_STAY = 1600
NOTE_OUT = 240
SHEET = 220
NEW_TOTAL = 180
NEW_TOTAL_INTERVAL = 60
CELEBRATION = 900
THINKING_AFTER = 400
"""A computer player who takes longer than this is shown thinking."""

DEFAULT_TRICK_SECONDS = 1.0
SHORTEST_TRICK_SECONDS = 0.2
LONGEST_TRICK_SECONDS = 5.0
LAST_TRICK_FACTOR = 1.6


class Speed(Enum):
    """The choice in the options; the value is its key in the settings."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


_FACTORS = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 1.8}


class Pace(Struct, frozen=True):
    """How fast things move and how long a finished trick lies.

    ``reduced_motion`` is the wish of the system: nothing moves, whatever the speed. ``trick_seconds`` is no
    motion but time to read, so it holds at every speed; None means until the player clicks.
    """

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    trick_seconds: float | None = DEFAULT_TRICK_SECONDS

    @property
    def factor(self) -> float:
        """By what every duration is multiplied; 0 if nothing moves."""
        return 0.0 if self.reduced_motion else _FACTORS[self.speed]

    @property
    def until_click(self) -> bool:
        """Whether a finished trick lies until the player clicks."""
        return self.trick_seconds is None

    @property
    def instant(self) -> bool:
        """Whether nothing takes any time, not even reading: for tests."""
        return self.factor == 0 and self.trick_seconds == 0

    def ms(self, duration: int) -> int:
        """A duration of this module at this pace, in milliseconds."""
        return round(duration * self.factor)

    def trick_rest(self, *, last: bool) -> int:
        """How long a finished trick lies, in milliseconds; the last one of a deal longer. 0 if until a click."""
        seconds = self.trick_seconds or 0.0
        return round(1000 * seconds * (LAST_TRICK_FACTOR if last else 1.0))

    def note_stay(self) -> int:
        """How long a note on the cloth can be read, in milliseconds."""
        return 0 if self.instant else NOTE_STAY


INSTANT = Pace(Speed.OFF, trick_seconds=0.0)
