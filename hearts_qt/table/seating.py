"""Where the plates of the seats are. Pure; lengths in the source are card widths, results are pixels."""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin

from msgspec.structs import replace

from hearts_qt.table.spots import SMALL_WINDOW, Rect, Side

EDGE = 0.20
BOTTOM = 0.16
_NARROW = 9.8
"""Below this width a hand of 26 needs some of the room of the own plate."""
_LEAST_OWN = 112
"""In pixels: the words and the points of the second row side by side, however small the cards are."""
PLACES = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}
"""Which of South, West, North and East are taken at a small table."""


def clamp(value: float, low: float, high: float) -> float:
    """``value``, but not below ``low`` nor above ``high``."""
    return max(low, min(high, value))


def place_of_four(seats: int, seat: int) -> int:
    """South, West, North or East: 0 to 3."""
    return PLACES[seats][seat]


def back_scale(seats: int) -> float:
    """The size of a back in the other hands."""
    return 0.62 if seats <= 4 else 0.56 if seats <= 6 else 0.44


def fan_visible(seats: int) -> float:
    """How much of a fan looks out above its plate at a table of five and more."""
    return 0.37 if seats <= 6 else 0.34 if seats == 7 else 0.30


def own_plate(width: float, height: float, seats: int, cw: float, u: float, text: float) -> Rect:
    """South's plate, in the lower left corner."""
    plate_width, plate_height = _plate_size(seats, cw, text)
    left, bottom = EDGE * cw, BOTTOM * cw
    if width < SMALL_WINDOW or width < _NARROW * cw:
        plate_width, left = max(1.32 * cw, _LEAST_OWN) if seats < 7 else plate_width, 2 * u
    return Rect(left, height - bottom - plate_height, plate_width, plate_height)


def plates_of_four(
    width: float, middle: float, seats: int, cw: float, text: float
) -> tuple[tuple[Rect, ...], tuple[Side, ...]]:
    """The plates of the other seats at a small table; ``middle`` is the line of West and East."""
    plate_width, plate_height = _plate_size(seats, cw, text)
    depth = 0.49 * cw
    west = Rect(depth, middle - plate_height / 2, plate_width, plate_height)
    north = Rect((width - plate_width) / 2, depth, plate_width, plate_height)
    east = replace(west, x=width - depth - plate_width)
    all_four = ((west, Side.RIGHT), (north, Side.BELOW), (east, Side.LEFT))
    chosen = [all_four[place - 1] for place in PLACES[seats][1:]]
    return tuple(p for p, _ in chosen), tuple(s for _, s in chosen)


def arc_of_plates(
    width: float, height: float, seats: int, cw: float, text: float
) -> tuple[tuple[Rect, ...], tuple[Side, ...]]:
    """The plates of the other seats at a table of five and more, and where the middle is from each."""
    plate_width, plate_height = _plate_size(seats, cw, text)
    centres = _superellipse(
        seats - 1,
        a=width / 2 - 0.19 * cw - plate_width / 2,
        b=0.44 * height - (0.11 + fan_visible(seats)) * cw - plate_height / 2,
        below=4.0 if seats == 5 else min(12 + 4.2 * (seats - 6), 30),
        slot=(plate_width, 2.2 * plate_height),
    )
    plates = tuple(
        Rect(width / 2 + x - plate_width / 2, 0.44 * height + y - plate_height / 2, plate_width, plate_height)
        for x, y in centres
    )
    return plates, (Side.BELOW,) * (seats - 1)


def _plate_size(seats: int, cw: float, text: float) -> tuple[float, float]:
    if seats >= 7:
        return clamp(1.36 * cw, 126, 260), clamp(0.43 * cw, 40, 76) * text
    return clamp(1.64 * cw, 126, 260), clamp(0.445 * cw, 44, 76) * text


def _superellipse(
    count: int, *, a: float, b: float, below: float, slot: tuple[float, float]
) -> list[tuple[float, float]]:
    """``count`` points on the upper part of |x/a|^2.9 + |y/b|^2.9 = 1, from the left end to the right.

    They are spread evenly by arc length, measured in slots so that wide plates do not meet at the top; the ends
    lie ``below`` degrees under the horizontal.
    """
    samples = 2000
    power = 2 / 2.9

    def point(turn: float) -> tuple[float, float]:
        c, s = cos(turn), sin(turn)
        return (abs(c) ** power * (a if c > 0 else -a), abs(s) ** power * (b if s > 0 else -b))

    start, end = pi - radians(below), 2 * pi + radians(below)
    curve = [point(start + (end - start) * i / samples) for i in range(samples + 1)]
    lengths = [0.0]
    for (x0, y0), (x1, y1) in zip(curve, curve[1:], strict=False):
        lengths.append(lengths[-1] + hypot((x1 - x0) / slot[0], (y1 - y0) / slot[1]))
    found = []
    index = 1
    for k in range(count):
        wanted = lengths[-1] * k / (count - 1)
        while lengths[index] < wanted and index < samples:
            index += 1
        part = (wanted - lengths[index - 1]) / (lengths[index] - lengths[index - 1])
        (x0, y0), (x1, y1) = curve[index - 1], curve[index]
        found.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
    return found
