"""Moons: how far somebody else has come, and whether the own hand can take every trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.rules.cards import SUITS, Card
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.switches import Moon, MoonTest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_qt.ai.knowledge import Knowledge


BEHIND = 0.25
"""What is left of a moon's chance when another seat has taken the last trick."""


class Threat(Struct, frozen=True):
    """``seat`` has taken all there was to take; ``chance`` that it gets the rest, ``price`` for each other."""

    seat: int
    chance: float
    price: float


def threat(known: Knowledge, ahead: tuple[int, ...], rise: float) -> Threat | None:
    """The moon that threatens from another seat, if one does. See `chance_after` for ``ahead`` and ``rise``."""
    seats = known.moon_seats
    if not 0 < len(seats) < known.rules.seats or known.seat in seats:
        return None
    price = cost_to_others(known)
    if price <= 0:
        return None
    seat = max(seats, key=lambda s: len(known.penalties[s]))
    return Threat(seat, chance_after(known, seat, 0, ahead, rise), price)


def worth(known: Knowledge) -> float:
    """What a moon moves, in points of the game."""
    amount = known.rules.moon_amount
    return float(known.rules.penalty_total if amount is None else amount)


def cost_to_others(known: Knowledge) -> float:
    """What somebody else's moon costs this seat, in points of the game; what the others gain by it, in part."""
    rules = known.rules
    match rules.moon:
        case Moon.OFF | Moon.NOBODY:
            return 0.0
        case Moon.SUBTRACT:
            return worth(known) / (rules.seats - 1)
        case Moon.TAKE:
            return 1.5 * worth(known)
        case _:
            return worth(known)


def chance_after(known: Knowledge, seat: int, more: int, ahead: tuple[int, ...], rise: float) -> float:
    """The chance that ``seat`` gets everything once it has ``more`` penalty cards than now.

    It grows with the part already captured, the earlier the lower ``rise`` is. A seat that is not ``ahead`` in
    this trick, neither leading it nor winning it, has just lost one and seldom gets there.
    """
    together = [s for s in known.rules.side(seat) if s in known.moon_seats]
    taken = sum(len(known.penalties[s]) for s in together)
    part = min((taken + more) / max(len(known.rules.penalty_cards), 1), 1.0)
    likely = part ** (rise / len(together)) if together else 0.0
    return float(likely) * (1.0 if any(s in ahead for s in together) else BEHIND)


def losers(known: Knowledge, hand: Iterable[Card]) -> float:
    """How many tricks a hand that leads from the top would lose, roughly; penalty cards count in full.

    A card loses when a higher one is out and its suit will not have run dry by the time it is led.
    """
    held = tuple(hand)
    lost = 0.0
    by_tricks = known.rules.moon_test is MoonTest.TRICKS
    strength = known.rules.strength
    for suit in SUITS:
        unseen = known.unseen[suit]
        mine = sorted((c for c in held if c.suit is suit), key=strength, reverse=True)
        seats = sum(1 for s in known.others if suit not in known.voids[s])
        for led, c in enumerate(mine):
            if led >= _longest(len(unseen), seats):
                break
            if unseen and strength(unseen[-1]) > strength(c):
                lost += 1.0 if by_tricks or penalty_of(known.rules, c) > 0 else 0.7
    return lost + sum(1 for c in held if c.is_joker)


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
    spent = sum(penalty_of(rules, c) for c in known.penalties[known.seat])
    gain = worth(known)
    match rules.moon:
        case Moon.OFF:
            return False
        case Moon.NOBODY:
            prize = float(spent)
        case Moon.TAKE:
            prize = spent + 2 * gain
        case _:
            prize = spent + gain
    return chance >= least and chance * prize > (1 - chance) * known.value_left * 0.6
