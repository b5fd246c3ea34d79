"""What to lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.rules.ruleset import is_high

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.ai.position import Position, Weighed
    from hearts_qt.rules.cards import Card

SAFE = 0.25
"""A lead that takes the trick less often than this may be called safe."""


def weigh_lead(position: Position, card: Card) -> Weighed:
    """The cost of leading ``card``, and why one would."""
    weights, known = position.weights, position.known
    outlook = position.outlook(card)
    relief = position.estimates.relief(card)
    smokes = _smokes(position, card)
    against = position.moon_gain(card, outlook)
    cost = position.cost_of_taking(outlook) - weights.lead_relief * relief - against
    cost -= weights.give * (1 - outlook.wins) * position.prices.cards[card]
    queen = known.dearest
    if smokes and queen is not None:
        cost -= weights.smoke * position.prices.cards[queen]
    drawing = position.drawing(card)
    cost -= weights.draw * drawing / max(len(position.to_come), 1)

    if (shooter := position.resisted(against)) is not None:
        return position.weigh(cost, card, Motive.STOP_MOON, seat=shooter)
    if card.is_joker:
        return position.weigh(cost, card, Motive.PLAY_JOKER)
    if outlook.wins > 0.5 and outlook.points < -2:
        return position.welcome(cost, card)
    if position.prices.gains:
        return position.sparing(cost, card)
    if smokes:
        return position.weigh(cost, card, Motive.SMOKE_OUT_QUEEN, suit=card.suit, about=queen)
    if drawing > 1 and outlook.wins < 0.5:
        return position.weigh(cost, card, Motive.MAKE_DRAW, suit=card.suit)
    if outlook.wins < SAFE:
        return position.weigh(cost, card, Motive.SAFE_LEAD, suit=card.suit)
    if outlook.points < 1.5 and relief > 0 and is_high(position.rules, card) and position.is_followed(card.suit):
        return position.weigh(cost, card, Motive.CASH_EARLY, suit=card.suit)
    reason = Motive.MAY_TAKE if position.has_safe_lead(SAFE) else Motive.LEAST_RISK
    return position.weigh(cost, card, reason, suit=card.suit)


def one_least_risk(advice: Sequence[Advice]) -> tuple[Advice, ...]:
    """The same moves; that it risks least is said of the first alone."""
    later = (replace(a, reason=Motive.MAY_TAKE) if a.reason is Motive.LEAST_RISK else a for a in advice[1:])
    return (*advice[:1], *later)


def _smokes(position: Position, card: Card) -> bool:
    """Whether ``card`` may force out the dearest card, and no card of the hand could catch that."""
    queen = position.queen_out()
    if queen is None or card.suit is not queen.suit:
        return False
    strength = position.rules.strength
    return all(strength(c) < strength(queen) for c in position.view.hand if c.suit is queen.suit)
