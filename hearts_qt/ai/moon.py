"""Moons: how far somebody else has come, and whether the own hand can take every trick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hearts_qt.rules.cards import Card, Suit
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.switches import Moon

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_qt.ai.knowledge import Knowledge


BEHIND = 0.25
"""What is left of a moon's chance when another seat has taken the last trick."""


@dataclass(frozen=True, slots=True)
class Threat:
    """``seat`` has every penalty card captured so far; ``chance`` that it gets all, ``price`` for each other."""

    seat: int
    chance: float
    price: float


def threat(known: Knowledge, ahead: tuple[int, ...], rise: float) -> Threat | None:
    """The moon that threatens from another seat, if one does. See `chance_after` for ``ahead`` and ``rise``."""
    rules = known.rules
    takers = [s for s, cards in enumerate(known.penalties) if cards]
    if len(takers) != 1 or takers[0] == known.seat or takers[0] not in known.moon_seats:
        return None
    if rules.moon is Moon.NOBODY:
        return None
    seat = takers[0]
    return Threat(seat, chance_after(known, seat, 0, ahead, rise), float(rules.penalty_total))


def chance_after(known: Knowledge, seat: int, more: int, ahead: tuple[int, ...], rise: float) -> float:
    """The chance that ``seat`` gets every penalty card once it has ``more`` of them than now.

    It grows with the part already captured, the earlier the lower ``rise`` is. A seat that is not ``ahead`` in
    this trick, neither leading it nor winning it, has just lost one and seldom gets there.
    """
    part = min((len(known.penalties[seat]) + more) / len(known.rules.penalty_cards), 1.0)
    return float(part**rise) * (1.0 if seat in ahead else BEHIND)


def losers(known: Knowledge, hand: Iterable[Card]) -> float:
    """How many tricks a hand that leads from the top would lose, roughly; penalty cards count in full.

    A card loses when a higher one is out and its suit will not have run dry by the time it is led.
    """
    held = tuple(hand)
    lost = 0.0
    for suit in Suit:
        unseen = known.unseen[suit]
        mine = sorted((c for c in held if c.suit is suit), reverse=True)
        seats = sum(1 for s in known.others if suit not in known.voids[s])
        for led, c in enumerate(mine):
            if led >= _longest(len(unseen), seats):
                break
            if unseen and unseen[-1].rank > c.rank:
                lost += 1.0 if penalty_of(known.rules, c) else 0.7
    return lost


def _longest(cards: int, seats: int) -> float:
    """The longest holding to be expected when ``cards`` are spread over ``seats``."""
    if cards <= 1 or seats <= 1:
        return cards
    return min(cards, cards / seats + 1)


def own_chance(known: Knowledge, hand: Iterable[Card]) -> float:
    """The chance that the seat takes every penalty card still missing with ``hand``, roughly."""
    if known.seat not in known.moon_seats or not known.value_left:
        return 0.0
    lost = losers(known, hand)
    return float(0.85 * 0.4**lost)


def worth_trying(known: Knowledge, chance: float, least: float) -> bool:
    """Whether the prize outweighs the risk."""
    rules = known.rules
    total = rules.penalty_total
    spent = total - known.value_left
    prize = spent if rules.moon is Moon.NOBODY else total + spent
    return chance >= least and chance * prize > (1 - chance) * known.value_left * 0.6
