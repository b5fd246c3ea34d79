"""Where paper may be laid on a table: pure functions of its layout, results in pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.table.seating import BOTTOM
from hearts_qt.table.spots import CARD_RATIO, COUNTING_SCALE, LIFT_CHOSEN, LIFT_HOVER, Rect, Side

if TYPE_CHECKING:
    from hearts_qt.table.geometry import Table

_UPPER_PART = 0.3
"""A plate above this part of the height is one of the upper ones."""


def middle(table: Table) -> Rect:
    """Where a question may stand: between the plates at the sides and at the top, above the own hand."""
    gap, middle = 2 * table.u, table.width / 2
    sides = [p for p in table.plates[1:] if p.centre[1] > _UPPER_PART * table.height]
    left = max((p.right for p in sides if p.centre[0] < middle), default=table.margin) + gap
    right = min((p.x for p in sides if p.centre[0] > middle), default=table.width - table.margin) - gap
    side = max(left, table.width - right)
    upper = [p for p in table.plates[1:] if p not in sides and p.right > side and p.x < table.width - side]
    top = max((p.bottom for p in upper), default=0.0)
    bottom = table.height - (BOTTOM + CARD_RATIO + LIFT_HOVER) * table.cw
    return Rect(side, top + gap, table.width - 2 * side, bottom - top - 2 * gap)


def sheet(table: Table) -> Rect:
    """Where paper may stand at the end of a deal: between the side plates and the counting cards."""
    size = COUNTING_SCALE * CARD_RATIO * table.cw
    top = max((p.bottom for p, s in zip(table.plates, table.sides, strict=True) if s is Side.BELOW), default=0)
    if table.seats <= 4:
        top += 1.5 * table.u + size + 2 * table.u
    bottom = table.height - BOTTOM * table.cw - size - 2 * table.u
    left = max(p.right for p in table.plates[1:]) if table.seats == 2 else table.plates[1].right
    free = table.width - 2 * (left + table.u) if table.seats > 2 else table.width - 4 * table.u
    width = min(600 * table.k, free)
    if table.seats > 4:
        top = _below_upper_plates(table, width)
    return Rect((table.width - width) / 2, top, width, bottom - top)


def sheet_in_play(table: Table) -> Rect:
    """Where paper may stand in the middle of a deal: between the plates and above the own hand."""
    place = sheet(table)
    top = _lowest_above(table, place.width) + 4 * table.u
    bottom = table.height - (BOTTOM + CARD_RATIO + LIFT_CHOSEN) * table.cw - table.u
    return replace(place, y=top, height=bottom - top)


def _below_upper_plates(table: Table, width: float) -> float:
    """The lower edge of the upper plates within the middle ``width``, and of the cards counted below them."""
    return _lowest_above(table, width) + 1.5 * table.u + table.counting_height + 1.5 * table.u


def _lowest_above(table: Table, width: float) -> float:
    """The lower edge of the upper plates within the middle ``width``."""
    left, right = (table.width - width) / 2, (table.width + width) / 2
    upper = [
        p.bottom
        for p in table.plates[1:]
        if p.right > left and p.x < right and p.centre[1] < _UPPER_PART * table.height
    ]
    return max(upper, default=0.0)
