"""Where everything lies when all hands are open. Pure: sizes and counts in, pixels out.

Up to four seats sit as at the table; West and East lay out one row a suit. With more seats the others sit in a
column at either side and a row at the top, each with the hand standing behind the plate.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.table.geometry import Table, lay_table
from hearts_qt.table.seating import clamp, place_of_four
from hearts_qt.table.spots import BADGE_RADIUS, CARD_RATIO, SMALL_WINDOW, CardSpot, Rect, Side

OWN_SCALE = 0.86
OPEN_SCALE = 0.52
TRICK_SCALE = 0.75
SMALLEST_CARD = 46.0
"""An open card is at least so wide, in pixels: below that its index can not be read."""
STEP = 0.41
"""The part of an open card that the next one leaves free, if there is room."""
ROW_STEP = 0.60
"""One row a suit: how far the next row lies below, in widths of an open card."""
VISIBLE = 0.74
"""How much of a card stands out above the plate before it, in widths of the card."""
RAISED = 0.27
SIDE_LIFT = 0.6
"""How much of it there is where the rows of a hand lie close."""
_COLUMNS = {5: (1, 2), 6: (1, 3), 7: (2, 2), 8: (2, 3), 9: (2, 4), 10: (3, 3), 11: (3, 4)}
"""By seats: how many sit in each column and how many in the top row."""

_REACH = {5: 0.33, 6: 0.34, 7: 0.29, 8: 0.27, 9: 0.25}
"""How far the hands at the sides may reach, as a part of the table's width."""


class OpenTable(Struct, frozen=True):
    """The layout of one review.

    ``own``, ``card`` and ``trick`` are the widths in pixels of a card in the own hand, in the others and in the
    trick. ``areas`` has the room of every seat's hand; `plates` stand before or above them. ``u`` is the spacing
    unit, ``k`` the scale of texts.
    """

    width: float
    height: float
    seats: int
    own: float
    card: float
    u: float
    k: float
    plates: tuple[Rect, ...]
    areas: tuple[Rect, ...]
    sides: tuple[Side, ...]
    trick_table: Table

    @property
    def trick(self) -> float:
        """The width of a card in the trick."""
        return self.trick_table.cw * self.trick_table.trick_scale

    @property
    def in_rows(self) -> bool:
        """Whether the hands at the sides lie in one row a suit."""
        return self.seats <= 4

    def is_in_rows(self, seat: int) -> bool:
        """Whether the hand of ``seat`` lies in one row a suit."""
        return self.in_rows and self.sides[seat] is not Side.BELOW and seat != 0

    def width_of(self, seat: int) -> float:
        """The width of a card in the hand of ``seat``."""
        return self.own if seat == 0 else self.card

    def lift(self, seat: int, part: float) -> float:
        """How far a card of ``seat`` is raised by ``part`` of its width, in pixels: North's comes down."""
        pixels = part * self.width_of(seat)
        if seat == 0:
            return pixels
        if not self.in_rows or self.is_in_rows(seat):
            return SIDE_LIFT * pixels
        return -pixels

    def hand(self, seat: int, rows: tuple[int, ...]) -> tuple[CardSpot, ...]:
        """Where the cards of ``seat`` lie: so many in each row, row after row."""
        area, width = self.areas[seat], self.width_of(seat)
        down = ROW_STEP * width
        if len(rows) > 1:
            down = min(down, (area.height - CARD_RATIO * width) / (len(rows) - 1))
        spots: list[CardSpot] = []
        for row, count in enumerate(rows):
            wide = 0.44 if seat == 0 else STEP
            step = min(wide * width, (area.width - width) / max(count - 1, 1))
            length = width + (count - 1) * step
            match self.sides[seat]:
                case Side.RIGHT if seat:
                    left = area.x
                case Side.LEFT if seat:
                    left = area.right - length
                case _:
                    left = area.centre[0] - length / 2
            y = area.y + row * down + CARD_RATIO * width / 2
            scale = width / self.own
            spots += (
                CardSpot(left + width / 2 + i * step, y, 0.0, scale, 10.0 * row + i * 0.1) for i in range(count)
            )
        return tuple(spots)

    def trick_spot(self, seat: int) -> CardSpot:
        """Where the card that ``seat`` played lies; its scale is that of the own hand's cards."""
        spot = self.trick_table.trick_spot(seat)
        return replace(spot, scale=self.trick / self.own)

    def middle(self, count: int) -> tuple[CardSpot, ...]:
        """A row of ``count`` cards in the middle of the table."""
        x, y = self.trick_table.trick_centre
        step = min(0.6 * self.trick, 0.34 * self.width / max(count - 1, 1))
        return tuple(
            CardSpot(x + (i - (count - 1) / 2) * step, y, 0.0, self.trick / self.own, 200.0 + i)
            for i in range(count)
        )

    def step(self, seat: int, count: int) -> float:
        """How much of a card the next one leaves free in a row of ``count``, in pixels."""
        spots = self.hand(seat, (count,))
        return spots[1].x - spots[0].x if count > 1 else self.width_of(seat)


@lru_cache(maxsize=16)
def lay_open_table(width: int, height: int, seats: int, hand_size: int = 13, text: float = 1.0) -> OpenTable:
    """The layout for a table of ``width`` × ``height`` pixels.

    ``hand_size`` is the largest own hand; ``text`` enlarges the plates for larger text.
    """
    base = min(height / 5.4, width / 9.2)
    u = clamp(base / 12, 4.5, 12)
    own = OWN_SCALE * base
    card = max(OPEN_SCALE * base, min(SMALLEST_CARD, width / 12))
    plate = _plate_size(width, seats, base, text)
    own_top = height - 0.16 * base - CARD_RATIO * own
    own_plate = Rect(2 * u, height - 0.16 * base - plate[1], plate[0], plate[1])
    own_area = _own_area(width, own_plate, own, own_top, hand_size)
    lay = _few if seats <= 4 else _many
    bottom = own_top - RAISED * own - u
    plates, areas, sides, zone = lay(width, seats, card, u, plate, bottom, own_plate, own_area)
    centre = (width / 2, (zone.y + zone.bottom) / 2)
    trick_table = replace(lay_table(width, height, seats), trick_centre=centre)
    size = min(TRICK_SCALE * base, zone.height / 2.94)
    if seats > 4:
        lower = seats // 2 if seats // 2 % 2 else seats // 2 - 1
        across = (seats - lower) * (1.14 if seats <= 7 else 1.07) * trick_table.trick_scale
        size = min(size, zone.width / across)
    return OpenTable(
        width=width,
        height=height,
        seats=seats,
        own=own,
        card=card,
        u=u,
        k=clamp(base / 105, 0.8, 1.5),
        plates=(own_plate, *plates),
        areas=(own_area, *areas),
        sides=(Side.RIGHT, *sides),
        trick_table=replace(trick_table, cw=size),
    )


_Laid = tuple[tuple[Rect, ...], tuple[Rect, ...], tuple[Side, ...], Rect]


def _plate_size(width: float, seats: int, base: float, text: float) -> tuple[float, float]:
    if seats >= 7 or width < SMALL_WINDOW:
        return clamp(1.36 * base, 116, 230), clamp(0.43 * base, 40, 70) * text
    return clamp(1.64 * base, 126, 260), clamp(0.445 * base, 44, 76) * text


def _own_area(width: float, plate: Rect, own: float, top: float, hand_size: int) -> Rect:
    free = width - 2 * (plate.right + 8)
    length = min(free, own * (1 + 0.44 * max(hand_size - 1, 0)))
    return Rect((width - length) / 2, top, length, CARD_RATIO * own)


def _few(
    width: float, seats: int, card: float, u: float, plate: tuple[float, float], bottom: float, own: Rect, _: Rect
) -> _Laid:
    """Up to four seats: North at the top, West and East at the middle of what is left below it."""
    wide, high = plate
    has_north = seats != 3
    north = Rect((width - wide) / 2, u, wide, high)
    north_area = Rect(3 * u, north.bottom + 0.8 * u, width - 6 * u, CARD_RATIO * card)
    top = north_area.bottom + u if has_north else u
    zone = Rect(width / 2, top, 0.0, bottom - top)
    # A raised card, and the badge on its edge, keep away from the plate.
    gap = (SIDE_LIFT * RAISED + BADGE_RADIUS) * card + 0.5 * u
    block = high + gap + (3 * ROW_STEP + CARD_RATIO) * card
    low = min(bottom, own.y - u)
    start = clamp((top + low - block) / 2, 3 * u, max(3 * u, low - block))
    reach = width / 2 - 1.6 * min(TRICK_SCALE * width / 9.2, zone.height / 2.94) - 2 * u
    west = Rect(3 * u, start, wide, high)
    east = replace(west, x=width - 3 * u - wide)
    under = Rect(west.x, west.bottom + gap, reach - west.x, low - west.bottom - gap)
    opposite = replace(under, x=width - reach)
    places = {1: (west, under, Side.RIGHT), 2: (north, north_area, Side.BELOW), 3: (east, opposite, Side.LEFT)}
    chosen = [places[place_of_four(seats, seat)] for seat in range(1, seats)]
    return tuple(p for p, _, _ in chosen), tuple(a for _, a, _ in chosen), tuple(s for *_, s in chosen), zone


def _many(
    width: float,
    seats: int,
    card: float,
    u: float,
    plate: tuple[float, float],
    bottom: float,
    own: Rect,
    own_area: Rect,
) -> _Laid:
    """Five and more: a column, the top row, a column; clockwise from the lower end of the left one."""
    wide, high = plate
    in_column, on_top = _COLUMNS[seats]
    block = VISIBLE * card + high
    first = u + 0.16 * card  # room for raised cards
    slot = (width - 4 * u) / on_top
    middles = [2 * u + (i + 0.5) * slot for i in range(on_top)]
    top_plates = [Rect(middle - wide / 2, first + VISIBLE * card, wide, high) for middle in middles]
    top_areas = [Rect(2 * u + i * slot + u, first, slot - 2 * u, CARD_RATIO * card) for i in range(on_top)]
    top = top_plates[0].bottom + 1.5 * u
    # Three in a column need the room beside the own hand; so many seats hold few cards each.
    low = own.y - 1.2 * u if in_column == 3 else bottom
    reach = own_area.x - 2 * u if in_column == 3 else _REACH[seats] * width
    pitch = (low - top) / in_column
    left_plates, left_areas, right_plates, right_areas = [], [], [], []
    for i in range(in_column):
        y = top + i * pitch + (pitch - block) / 2
        left_plates.append(Rect(2 * u, y + VISIBLE * card, wide, high))
        left_areas.append(Rect(2 * u, y, reach - 2 * u, CARD_RATIO * card))
        right_plates.append(Rect(width - 2 * u - wide, y + VISIBLE * card, wide, high))
        right_areas.append(Rect(width - reach, y, reach - 2 * u, CARD_RATIO * card))
    plates = (*reversed(left_plates), *top_plates, *right_plates)
    areas = (*reversed(left_areas), *top_areas, *right_areas)
    sides = (Side.RIGHT,) * in_column + (Side.BELOW,) * on_top + (Side.LEFT,) * in_column
    zone = Rect(reach + u, top, width - 2 * (reach + u), bottom - top)
    return plates, areas, sides, zone
