"""Where everything lies on the table: pure functions of the window's size, the number of seats and of cards.

Lengths in the source are card widths unless a name says otherwise; all results are logical pixels of the table,
y downwards, angles in degrees clockwise. Seat 0 is South, the others follow clockwise from the left.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.table.seating import (
    BOTTOM,
    EDGE,
    arc_of_plates,
    back_scale,
    clamp,
    fan_visible,
    own_plate,
    place_of_four,
    plates_of_four,
)
from hearts_qt.table.spots import (
    CARD_RATIO,
    COUNTING_SCALE,
    INDEX_WIDTH,
    LAST_TRICK_SCALE,
    LIFT_CHOSEN,
    LIFT_WINNER,
    NOTE_HEIGHT,
    SMALL_WINDOW,
    Z_COUNTING,
    Z_FAN,
    Z_FLYING,
    Z_HAND,
    Z_LAST_TRICK,
    Z_TRICK,
    CardSpot,
    Rect,
    Side,
)

_BESIDE_INDEX = 0.02
_CLOSEST_STEP = 0.10
PILE_SCALE = 0.36
_NOTE_OVER = 0.03
_COUNTING_STEP = 0.20
_COUNTING_IN_ROW = 6
_COUNTING_ROW_STEP = 0.25
_CLOSE_ROW_STEP = 0.19
_FOUR_TRICK = ((0.0, 0.70, -1.5), (-1.03, 0.02, 2.5), (0.0, -0.70, 1.8), (1.03, -0.02, -2.8))
_JITTER = (-0.6, 1.1, -1.3, 0.4, 1.4, -0.9, 0.7, -1.1, 0.2, 1.3, -0.4)


class Table(Struct, frozen=True):
    """The layout of one table. Made by `lay_table`.

    ``cw`` is the width of a card, ``u`` the spacing unit, both in pixels; ``k`` scales text and thin lines.
    ``plates`` and ``sides`` have one entry per seat. ``trick_centre`` is the middle of the table's free part.
    ``index`` is the part of a card's width that holds its index.
    """

    width: float
    height: float
    seats: int
    hand_size: int
    cw: float
    u: float
    k: float
    plates: tuple[Rect, ...]
    sides: tuple[Side, ...]
    trick_centre: tuple[float, float]
    index: float = INDEX_WIDTH

    # -- the own hand -----------------------------------------------------------------------------------------

    def hand(self, count: int) -> tuple[CardSpot, ...]:
        """The own hand of ``count`` cards, none lifted, from left to right."""
        step = self._hand_step(count)
        angle = min(0.95, 11.4 / (count - 1)) if count > 1 else 0.0
        base = self.height / self.cw - BOTTOM - CARD_RATIO / 2
        middle = self.width / self.cw / 2
        spots = _arc(count, step, angle)
        sag = spots[0][1] if spots else 0.0
        return tuple(
            CardSpot((middle + x) * self.cw, (base + y - sag / 2) * self.cw, turn, 1.0, Z_HAND + i)
            for i, (x, y, turn) in enumerate(spots)
        )

    def lifted(self, spot: CardSpot, lift: float) -> CardSpot:
        """``spot`` raised along the card's own axis by ``lift`` card widths."""
        return spot.lifted(lift * self.cw)

    def _hand_step(self, count: int) -> float:
        if count < 2:
            return 0.0
        wide = 0.50 if count <= 8 else 0.44
        # A hand that grows by drawing closes up rather than grow over the plate.
        least = self.index + _BESIDE_INDEX if count <= self.hand_size else _CLOSEST_STEP
        plate = self.plates[0].width if not self._plate_is_raised else 0.0
        free = self.width / self.cw - 2 * 0.3 - 2 * plate / self.cw - 1
        return max(min(wide, free / (count - 1)), least)

    @property
    def _plate_is_raised(self) -> bool:
        return self.plates[0].bottom < self.height - CARD_RATIO * self.cw

    # -- the trick --------------------------------------------------------------------------------------------

    def trick_spot(self, seat: int) -> CardSpot:
        """Where the card that ``seat`` plays lies; later cards lie above earlier ones by their own z."""
        x, y = self.trick_centre
        if self.seats <= 4:
            dx, dy, turn = _FOUR_TRICK[place_of_four(self.seats, seat)]
            return CardSpot(x + dx * self.cw, y + dy * self.cw, turn, 1.0, Z_TRICK)
        return self._row_spot(seat)

    @property
    def trick_scale(self) -> float:
        """The size of a card in the trick."""
        if self.seats <= 4:
            return 1.0
        if self.width < SMALL_WINDOW:
            return 0.86
        return 0.92 + 0.02 * (self.seats - 6) / 5

    def _row_spot(self, seat: int) -> CardSpot:
        lower = self.seats // 2 if self.seats // 2 % 2 else self.seats // 2 - 1
        half = lower // 2
        scale = self.trick_scale
        step = scale * (1.14 if self.seats <= 7 else 1.07)
        dy = scale * (0.745 if self.seats <= 7 else 0.775)
        if seat <= half or seat >= self.seats - half:
            q: float = -seat if seat <= half else self.seats - seat
            y, turn = dy - 0.012 * q * q, -1.2 * q
        else:
            upper = self.seats - lower
            q = seat - half - 1 - (upper - 1) / 2
            y, turn = -dy + 0.012 * q * q, 1.2 * q
        return CardSpot(
            self.trick_centre[0] + q * step * self.cw,
            self.trick_centre[1] + y * self.cw,
            turn + _JITTER[seat],
            scale,
            Z_TRICK,
        )

    # -- the other seats --------------------------------------------------------------------------------------

    @property
    def back_scale(self) -> float:
        """The size of the backs in the other seats' hands."""
        return back_scale(self.seats)

    def fan(self, seat: int, count: int) -> tuple[CardSpot, ...]:
        """The backs that ``seat`` (not South) holds; the last one lies on top."""
        size = self.back_scale
        if self.seats <= 4:
            widest, angle, visible = 1.9, min(1.3, 13 / max(count - 1, 1)), 0.40
        else:
            widest, visible = self.plates[seat].width / self.cw - size, fan_visible(self.seats)
            angle = min(0.6, 4.8 / max(count - 1, 1))
        step = min(0.20 * size, widest / max(count - 1, 1))
        plate = self.plates[seat]
        height = size * CARD_RATIO
        spots = _arc(count, step, angle)
        x, y, base = self._fan_origin(seat, plate, visible - height / 2)
        turned = radians(base)
        return tuple(
            CardSpot(
                x + (dx * cos(turned) - dy * sin(turned)) * self.cw,
                y + (dx * sin(turned) + dy * cos(turned)) * self.cw,
                base + turn,
                size,
                Z_FAN + i,
            )
            for i, (dx, dy, turn) in enumerate(spots)
        )

    def _fan_origin(self, seat: int, plate: Rect, inset: float) -> tuple[float, float, float]:
        """The centre of the middle back and the direction of its top edge."""
        x, y = plate.centre
        if self.seats > 4:
            return x, plate.y - inset * self.cw, 0.0
        match place_of_four(self.seats, seat):
            case 1:
                return inset * self.cw, y, 90.0
            case 2:
                return x, inset * self.cw, 180.0
            case _:
                return self.width - inset * self.cw, y, 270.0

    def seat_spot(self, seat: int) -> CardSpot:
        """Where cards of ``seat`` come from and go to: the middle of its fan, for South of the hand."""
        if seat == 0:
            middle = self.hand(1)[0]
            return replace(middle, z=Z_FLYING)
        return replace(self.fan(seat, 1)[0], z=Z_FLYING)

    def tag_centre(self, seat: int) -> tuple[float, float]:
        """The left end and the middle line of the tags of ``seat``: below its plate, South's above."""
        plate = self.plates[seat]
        return plate.x, plate.y - 1.95 * self.u if seat == 0 else plate.bottom + 1.95 * self.u

    # -- corners, button, end of the deal -----------------------------------------------------------------------

    @property
    def margin(self) -> float:
        """The distance of the corners' texts from the edge."""
        return min(EDGE * self.cw, 3 * self.u)

    @property
    def corner(self) -> Rect:
        """Two lines of text in the upper left corner."""
        return Rect(self.margin, 2 * self.u, 2.6 * self.cw, 5.4 * self.u)

    @property
    def corner_room(self) -> float:
        """How far a line at the top of that corner may reach before it comes to the hand of a seat."""
        line = self.corner.y + self.corner.height / 2
        hands = [self.fan(seat, self.hand_size) for seat in range(1, self.seats)] if self.seats > 4 else []
        wide, high = self.back_scale * self.cw, CARD_RATIO * self.back_scale * self.cw
        edges = [hand[0].x - wide / 2 for hand in hands if min(card.y for card in hand) - high / 2 < line]
        return min(edges, default=self.width / 2) - self.u / 2

    @property
    def pill(self) -> Rect:
        """The upper right corner; the hearts pill is aligned to its right edge."""
        width = 2.2 * self.cw
        return Rect(self.width - self.margin - width, 1.9 * self.u, width, 3.6 * self.u)

    @property
    def last_trick_rect(self) -> Rect:
        """The lower right corner with the last trick and its caption of two lines."""
        width = self.plates[0].width
        height = (CARD_RATIO * LAST_TRICK_SCALE + LIFT_WINNER * LAST_TRICK_SCALE + 0.04) * self.cw
        height += self.caption_height
        bottom = self.height - BOTTOM * self.cw
        return Rect(self.width - self.margin - width, bottom - height, width, height)

    @property
    def pile(self) -> CardSpot:
        """Where the undealt cards lie: beside the trick, where no card of it comes."""
        dx, dy = self._beside_trick
        x, y = self.trick_centre
        return CardSpot(x - dx * self.cw, y + dy * self.cw, 0.0, PILE_SCALE, Z_FAN)

    @property
    def waiting(self) -> CardSpot:
        """Where the cards of void tricks wait, on the other side of the trick."""
        dx, dy = self._beside_trick
        x, y = self.trick_centre
        return CardSpot(x + dx * self.cw, y + dy * self.cw, 0.0, PILE_SCALE, Z_FAN)

    @property
    def _beside_trick(self) -> tuple[float, float]:
        if self.seats <= 4:
            return 2.0, -0.50
        return (1.95, 0.62) if self.seats < 10 else (2.86, 0.33)

    @property
    def caption_height(self) -> float:
        """The height of the last trick's caption."""
        return 5.6 * self.u

    def last_trick(self, count: int, winner: int | None) -> tuple[CardSpot, ...]:
        """The last trick of ``count`` cards in order of play, card ``winner`` raised; None: a void one."""
        rect = self.last_trick_rect
        size = LAST_TRICK_SCALE
        step = min(0.41, (rect.width / self.cw - size) / max(count - 1, 1))
        y = rect.bottom - self.caption_height - size * CARD_RATIO / 2 * self.cw
        right = rect.right - size / 2 * self.cw
        spots = [
            CardSpot(right - (count - 1 - i) * step * self.cw, y, 0.0, size, Z_LAST_TRICK + i)
            for i in range(count)
        ]
        if winner is not None:
            spots[winner] = spots[winner].lifted(LIFT_WINNER * size * self.cw)
        return tuple(spots)

    @property
    def button(self) -> Rect:
        """The capsule in the middle: pass, accept."""
        x, y = self.trick_centre
        width, height = 1.86 * self.cw, 0.88 * self.cw
        return Rect(x - width / 2, y - 0.12 * self.cw - height / 2, width, height)

    def note_y(self, *, playing: bool) -> float:
        """The middle line of a note; while cards are played it covers none of the trick."""
        if not playing:
            return 0.38 * self.height
        half = CARD_RATIO / 2 * self.trick_scale * self.cw
        return (
            min(self.trick_spot(seat).y for seat in range(self.seats))
            - half
            + _NOTE_OVER * self.cw
            - NOTE_HEIGHT / 2 * self.k
        )

    @property
    def counting_scale(self) -> float:
        """The size of a counting card."""
        return COUNTING_SCALE if self.seats <= 4 else 0.34

    @property
    def counting_height(self) -> float:
        """How high two rows of counting cards are, in pixels."""
        return (self.counting_scale * CARD_RATIO + self._counting_row_step) * self.cw

    @property
    def _counting_row_step(self) -> float:
        return _COUNTING_ROW_STEP if self.seats <= 6 else _CLOSE_ROW_STEP

    def counting(self, seat: int, count: int) -> tuple[CardSpot, ...]:
        """The counting cards laid before ``seat`` at the end of a deal, in rows if there are many."""
        size = self.counting_scale
        step = _COUNTING_STEP * size / COUNTING_SCALE
        x, y = self.plates[seat].centre
        half = size * CARD_RATIO / 2 * self.cw
        if seat == 0:
            free = self.width / self.cw - 2 * 0.3 - 2 * self.plates[0].width / self.cw - size
            step = min(size + 0.05, free / max(count - 1, 1))
            y = self.height - BOTTOM * self.cw - half
            return _row(count, self.width / 2, y, step, size, self.cw, 0)
        top = self.plates[seat].bottom + 1.5 * self.u + half
        if self.sides[seat] is Side.BELOW and self.seats <= 4:
            return _row(count, x, top, step, size, self.cw, 0)
        return self._counting_rows(seat, count, top, step, size)

    def _counting_rows(self, seat: int, count: int, top: float, step: float, size: float) -> tuple[CardSpot, ...]:
        plate = self.plates[seat]
        spots: list[CardSpot] = []
        full = _COUNTING_IN_ROW if self.seats <= 4 else max(_COUNTING_IN_ROW, (count + 1) // 2)
        if full > _COUNTING_IN_ROW:
            step = min(step, (plate.width / self.cw - size) / (full - 1))
        for row, first in enumerate(range(0, count, full)):
            in_row = min(full, count - first)
            width = ((in_row - 1) * step + size) * self.cw
            right = self.sides[seat] is Side.LEFT
            x = plate.right - width / 2 if right else plate.x + width / 2
            y = top + row * self._counting_row_step * self.cw
            spots += _row(in_row, x, y, step, size, self.cw, first)
        return tuple(spots)


@lru_cache(maxsize=16)
def lay_table(
    width: int, height: int, seats: int, hand_size: int = 13, text: float = 1.0, index: float = INDEX_WIDTH
) -> Table:
    """The layout of a table of ``width`` × ``height`` pixels.

    ``hand_size`` is the largest hand of the match; ``text`` enlarges the plates for larger text; ``index`` is the
    part of a card's width that its neighbour in the hand leaves free.

    Raises:
        ValueError: unless there are 2 to 11 seats and room for one pixel.
    """
    if not 2 <= seats <= 11 or width < 1 or height < 1:
        raise ValueError(f"no table of {width} × {height} pixels for {seats} seats")
    depth = 6.1 if seats <= 4 else 6.35 if seats <= 6 else 6.9
    breadth = 9.2 if seats <= 6 else 10.5
    cw = min(height / depth, width / breadth)
    u = clamp(cw / 15, 5.5, 12)
    if seats <= 4:
        plates, sides = plates_of_four(width, height / 2, seats, cw, text)
    else:
        plates, sides = arc_of_plates(width, height, seats, cw, text)
    own = own_plate(width, height, seats, cw, u, text)
    north = max((p.bottom for p, s in zip(plates, sides, strict=True) if s is Side.BELOW), default=0.935 * cw)
    if seats > 4:
        north = min(p.bottom for p in plates)
    hand_top = height - (BOTTOM + CARD_RATIO) * cw
    middle = (north + hand_top - 0.04 * cw) / 2 + (0.09 * cw if seats > 4 else 0)
    if seats <= 4:
        plates, sides = plates_of_four(width, middle, seats, cw, text)
    table = Table(
        width=width,
        height=height,
        seats=seats,
        hand_size=hand_size,
        cw=cw,
        u=u,
        k=clamp(cw / 119, 0.8, 1.5),
        plates=(own, *plates),
        sides=(Side.RIGHT, *sides),
        trick_centre=(width / 2, middle),
        index=index,
    )
    least = (index + _BESIDE_INDEX) * cw
    if hand_size > 1 and (width - 2 * 0.3 * cw - 2 * own.width - cw) / (hand_size - 1) < least:
        raised = replace(own, y=hand_top - (LIFT_CHOSEN + 0.1) * cw - own.height)
        table = replace(table, plates=(raised, *plates))
    return table


def _arc(count: int, step: float, angle: float) -> list[tuple[float, float, float]]:
    """Cards on an arc: x along it, y by which a card lies below the middle one, rotation."""
    if count == 1 or angle == 0:
        return [(0.0, 0.0, 0.0)] * count
    radius = step / radians(angle)
    turns = [(i - (count - 1) / 2) * angle for i in range(count)]
    return [(radius * sin(radians(t)), radius * (1 - cos(radians(t))), t) for t in turns]


def _row(count: int, x: float, y: float, step: float, size: float, cw: float, first: int) -> tuple[CardSpot, ...]:
    return tuple(
        CardSpot(x + (i - (count - 1) / 2) * step * cw, y, 0.0, size, Z_COUNTING + first + i) for i in range(count)
    )
