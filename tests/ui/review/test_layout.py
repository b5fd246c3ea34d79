"""With all hands open every card can be told, at every table and also in the smallest window."""

from __future__ import annotations

from itertools import combinations

import pytest

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.table.spots import BADGE_RADIUS, CARD_RATIO, Rect
from hearts_qt.ui.review.layout import RAISED, VISIBLE, OpenTable, lay_open_table

SMALL = (800, 440)
"""The cloth of a window of 800×600 above the strip."""
LARGE = (916, 656)
SMALLEST_INDEX = 8.0
"""In pixels: the index of a card is a fifth of its width."""

SIZES = sorted({(seats, v.rules(seats).hand_size) for v in CATALOGUE.values() for seats in v.counts})


def laid(size: tuple[int, int], seats: int, hand: int) -> OpenTable:
    return lay_open_table(*size, seats, hand)


def block(table: OpenTable, seat: int, rows: tuple[int, ...]) -> Rect:
    """What the cards of a seat cover; behind a plate only what stands out."""
    spots, width = table.hand(seat, rows), table.width_of(seat)
    high = CARD_RATIO * width if table.in_rows or seat == 0 else VISIBLE * width
    left, right = min(s.x for s in spots) - width / 2, max(s.x for s in spots) + width / 2
    top = min(s.y for s in spots) - CARD_RATIO * width / 2
    bottom = max(s.y for s in spots) - CARD_RATIO * width / 2 + high
    return Rect(left, top, right - left, bottom - top)


def rows_of(table: OpenTable, seat: int, hand: int) -> tuple[int, ...]:
    if not table.is_in_rows(seat):
        return (hand,)
    quarter = (hand + 3) // 4
    return tuple(min(quarter, hand - start) for start in range(0, hand, quarter))


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("seats", "hand"), SIZES)
def test_the_index_of_every_card_can_be_seen(size: tuple[int, int], seats: int, hand: int) -> None:
    table = laid(size, seats, hand)
    for seat in range(seats):
        assert table.step(seat, hand) >= SMALLEST_INDEX
        assert table.width_of(seat) >= 46


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("seats", "hand"), SIZES)
def test_nothing_covers_anything_else(size: tuple[int, int], seats: int, hand: int) -> None:
    table = laid(size, seats, hand)
    hands = [block(table, seat, rows_of(table, seat, hand)) for seat in range(seats)]
    for (one, first), (other, second) in combinations(enumerate(hands), 2):
        assert not first.overlaps(second), (one, other)
    for (one, first), (other, second) in combinations(enumerate(table.plates), 2):
        assert not first.overlaps(second), (one, other)
    for seat, plate in enumerate(table.plates):
        for other, cards in enumerate(hands):
            assert not plate.overlaps(cards) or (seat == other and seat), (seat, other)
    whole = Rect(0, 0, *size)
    for area in (*hands, *table.plates):
        assert whole.contains(area)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("seats", "hand"), SIZES)
def test_the_trick_lies_free(size: tuple[int, int], seats: int, hand: int) -> None:
    table = laid(size, seats, hand)
    hands = [block(table, seat, rows_of(table, seat, hand)) for seat in range(seats)]
    width = table.trick
    for seat in range(seats):
        spot = table.trick_spot(seat)
        high = CARD_RATIO * width
        card = Rect(spot.x - width / 2, spot.y - high / 2, width, high)
        for other, cards in enumerate(hands):
            assert not card.overlaps(cards), (seat, other)
        for other, plate in enumerate(table.plates):
            assert not card.overlaps(plate), (seat, other)


def test_cards_that_fill_a_longer_row_move_together_and_stay_inside() -> None:
    table = laid(SMALL, 3, 17)
    spots = table.hand(1, (13, 13, 13, 13))
    area = table.areas[1]
    assert max(spot.x for spot in spots) + table.card / 2 <= area.right + 0.01
    assert max(spot.y for spot in spots) + CARD_RATIO * table.card / 2 <= area.bottom + 0.01


def test_five_rows_fit_too() -> None:
    table = laid(SMALL, 4, 13)
    spots = table.hand(1, (4, 3, 3, 2, 1))
    assert max(spot.y for spot in spots) + CARD_RATIO * table.card / 2 <= table.areas[1].bottom + 0.01


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("seat", [1, 3])
def test_the_badge_of_a_raised_card_keeps_away_from_the_plate_above_it(size: tuple[int, int], seat: int) -> None:
    table = laid(size, 4, 13)
    raised = table.hand(seat, (4, 3, 3, 3))[0].lifted(table.lift(seat, RAISED))
    top = raised.y - (CARD_RATIO / 2 + BADGE_RADIUS) * table.card
    assert top > table.plates[seat].bottom + 2
