from __future__ import annotations

from itertools import combinations
from math import cos, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_qt.table import paper_places
from hearts_qt.table.geometry import Table, lay_table
from hearts_qt.table.spots import (
    CARD_RATIO,
    INDEX_WIDTH,
    LARGE_INDEX_WIDTH,
    LIFT_CHOSEN,
    NOTE_HEIGHT,
    CardSpot,
    Rect,
)

widths = st.integers(780, 3840)
heights = st.integers(520, 2100)
counts = st.integers(2, 11)
SIZES = [(800, 538), (1280, 730), (1920, 970), (1024, 700), (2560, 1370)]


def box(spot: CardSpot, table: Table) -> Rect:
    """The upright rectangle around a card."""
    w = spot.scale * table.cw
    h = w * CARD_RATIO
    turn = radians(spot.rotation)
    wide = abs(w * cos(turn)) + abs(h * sin(turn))
    high = abs(w * sin(turn)) + abs(h * cos(turn))
    return Rect(spot.x - wide / 2, spot.y - high / 2, wide, high)


def whole(table: Table) -> Rect:
    return Rect(0, 0, table.width, table.height)


def test_four_seats_at_1280_are_where_the_pictures_show_them() -> None:
    table = lay_table(1280, 730, 4)
    assert table.cw == pytest.approx(119.67, abs=0.01)
    west, north, east = table.plates[1:]
    assert (west.x, west.y) == pytest.approx((59, 300), abs=2)
    assert (north.x, north.y) == pytest.approx((543, 60), abs=2)
    assert (east.right, east.bottom) == pytest.approx((1221, 352), abs=2)
    assert (table.plates[0].x, table.plates[0].bottom) == pytest.approx((24, 711), abs=2)
    assert table.trick_spot(0).y == pytest.approx(409, abs=2)
    assert table.trick_spot(1).x == pytest.approx(516, abs=2)
    assert table.button.centre == pytest.approx((640, 311), abs=2)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 8, 9, 13, 17, 20, 26])
@pytest.mark.parametrize("index", [INDEX_WIDTH, LARGE_INDEX_WIDTH])
def test_every_index_of_a_hand_is_visible(size: tuple[int, int], count: int, index: float) -> None:
    table = lay_table(*size, 4, hand_size=count, index=index)
    spots = table.hand(count)
    boxes = [box(spot, table) for spot in spots]
    assert min(around.x for around in boxes) >= 0
    assert max(around.right for around in boxes) <= table.width
    for left, right in zip(spots, spots[1:], strict=False):
        assert right.x - left.x >= (index + 0.015) * table.cw
        assert right.z > left.z


@given(width=widths, height=heights, seats=st.integers(2, 7), count=st.integers(7, 26))
def test_a_hand_that_grows_by_drawing_shows_every_index(width: int, height: int, seats: int, count: int) -> None:
    table = lay_table(width, height, seats, hand_size=7)
    spots = table.hand(count)
    for left, right in zip(spots, spots[1:], strict=False):
        assert right.x - left.x >= INDEX_WIDTH * table.cw
    assert not any(box(spot, table).overlaps(table.plates[0]) for spot in spots)


@given(width=widths, height=heights, seats=counts, count=st.integers(1, 26))
def test_the_hand_lies_on_the_table_and_clear_of_the_own_plate(
    width: int, height: int, seats: int, count: int
) -> None:
    table = lay_table(width, height, seats, hand_size=count)
    spots = table.hand(count)
    for left, right in zip(spots, spots[1:], strict=False):
        assert right.x - left.x >= (INDEX_WIDTH + 0.015) * table.cw
    for spot in spots:
        around = box(table.lifted(spot, LIFT_CHOSEN), table)
        assert around.x >= 0
        assert around.right <= table.width
        assert not around.overlaps(table.plates[0])
    assert whole(table).contains(table.plates[0])


def test_the_arc_of_the_hand_sags_half_above_and_half_below_its_line() -> None:
    table = lay_table(1280, 730, 4)
    spots = table.hand(13)
    line = 730 - (0.16 + 0.70) * table.cw
    assert spots[6].y < line < spots[0].y
    assert spots[6].y + spots[0].y == pytest.approx(2 * line)


@given(width=widths, height=heights, seats=counts)
def test_the_table_is_symmetric(width: int, height: int, seats: int) -> None:
    table = lay_table(width, height, seats)
    for seat in range(1, seats):
        mirrored = table.plates[seats - seat]
        assert table.plates[seat].centre[0] + mirrored.centre[0] == pytest.approx(width, abs=1.5)
        assert table.plates[seat].y == pytest.approx(mirrored.y, abs=1.5)
    spots = table.hand(7)
    for left, right in zip(spots, reversed(spots), strict=True):
        assert left.x + right.x == pytest.approx(width)
        assert left.rotation == pytest.approx(-right.rotation)


@given(width=widths, height=heights, seats=counts)
def test_plates_are_on_the_table_and_do_not_overlap(width: int, height: int, seats: int) -> None:
    table = lay_table(width, height, seats)
    for plate in table.plates:
        assert whole(table).contains(plate)
    for one, other in combinations(table.plates, 2):
        assert not one.overlaps(other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 12))
def test_the_trick_touches_no_plate_and_no_hand(size: tuple[int, int], seats: int) -> None:
    table = lay_table(*size, seats)
    trick = [box(table.trick_spot(seat), table) for seat in range(seats)]
    hand = [box(spot, table) for spot in table.hand(13)]
    for around in trick:
        assert whole(table).contains(around)
        assert not any(around.overlaps(plate) for plate in table.plates)
        assert not any(around.overlaps(card) for card in hand)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 12))
def test_no_card_of_the_trick_covers_the_index_of_another(size: tuple[int, int], seats: int) -> None:
    table = lay_table(*size, seats)
    spots = [table.trick_spot(seat) for seat in range(seats)]
    for one, other in combinations(spots, 2):
        dx, dy = abs(one.x - other.x) / table.cw, abs(one.y - other.y) / table.cw
        clear_beside = dx >= one.scale * (1 - INDEX_WIDTH / 2) - 0.001
        clear_below = dy >= one.scale * 0.65
        assert clear_beside or clear_below


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 12))
def test_a_note_covers_no_card_of_the_trick_and_no_plate_above_it(size: tuple[int, int], seats: int) -> None:
    table = lay_table(*size, seats)
    high, wide = NOTE_HEIGHT * table.k, 2.7 * table.cw
    note = Rect((table.width - wide) / 2, table.note_y(playing=True) - high / 2, wide, high)
    assert whole(table).contains(note)
    assert not any(note.overlaps(plate) for plate in table.plates)
    for spot in (table.trick_spot(seat) for seat in range(seats)):
        top = spot.y - CARD_RATIO / 2 * spot.scale * table.cw
        assert note.bottom <= top + 0.05 * table.cw  # above the index of every card


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 12))
@pytest.mark.parametrize("count", [1, 5, 13])
def test_fans_come_out_of_the_edge_or_of_their_plate(size: tuple[int, int], seats: int, count: int) -> None:
    table = lay_table(*size, seats)
    for seat in range(1, seats):
        spots = table.fan(seat, count)
        assert len(spots) == count
        corner = Rect(0, 0, table.corner.right * 0.5, table.corner.bottom)
        assert not any(box(spot, table).overlaps(corner) for spot in spots)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 6, 14])
def test_counting_cards_and_the_sheet_keep_apart(size: tuple[int, int], count: int) -> None:
    table = lay_table(*size, 4)
    sheet = paper_places.sheet(table)
    assert whole(table).contains(sheet)
    assert sheet.height > 1.2 * table.cw
    for seat in range(4):
        for spot in table.counting(seat, count):
            around = box(spot, table)
            assert whole(table).contains(around)
            assert not around.overlaps(sheet)
            assert not any(around.overlaps(plate) for plate in table.plates)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4, 6, 11])
def test_the_last_trick_lies_in_its_corner_clear_of_the_hand(size: tuple[int, int], seats: int) -> None:
    table = lay_table(*size, seats)
    hand = [box(spot, table) for spot in table.hand(13)]
    spots = table.last_trick(seats, 1)
    assert len(spots) == seats
    for spot in spots:
        around = box(spot, table)
        assert whole(table).contains(around)
        assert not any(around.overlaps(card) for card in hand)
    assert spots[1].y < spots[0].y


def test_a_lift_goes_along_the_axis_of_the_card() -> None:
    raised = CardSpot(10, 10, 90).lifted(5)
    assert (raised.x, raised.y, raised.rotation) == pytest.approx((15, 10, 90))


@pytest.mark.parametrize(("width", "height", "seats"), [(1280, 730, 1), (1280, 730, 12), (0, 730, 4)])
def test_impossible_tables_are_refused(width: int, height: int, seats: int) -> None:
    with pytest.raises(ValueError, match="no table"):
        lay_table(width, height, seats)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_own_plate_keeps_room_for_its_second_row_on_a_table_that_is_low(seats: int) -> None:
    table = lay_table(800, 375, seats, 13)
    assert table.plates[0].width >= 110
    assert table.hand(13)[0].x - table.cw / 2 > table.plates[0].right
