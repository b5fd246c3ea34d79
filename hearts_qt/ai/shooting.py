"""How to play for the moon once it has been decided on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.ai.strategy import Motive
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.switches import MoonTest
from hearts_qt.rules.trick import penalty

if TYPE_CHECKING:
    from hearts_qt.ai.position import Position, Weighed
    from hearts_qt.rules.cards import Card

RUIN = 20.0
"""The cost of a card that ends the attempt."""


def weigh_shot(position: Position, card: Card) -> Weighed:
    """How badly ``card`` serves the moon: below 0 it helps, `RUIN` ends the attempt."""
    beaten = bool(position.known.beaten_by(card)) or card.is_joker
    costs = penalty_of(position.rules, card) > 0
    height = position.rules.strength(card) / 100
    if position.best is None:
        length = sum(1 for c in position.view.hand if c.suit is card.suit)
        cost = 5.0 * costs + height if beaten else -10.0 - length / 10 + 0.5 * costs
        return position.weigh(cost, card, Motive.SHOOT_MOON)
    if position.wins_so_far(card):
        cost = -10.0 * position.outlook(card).wins + height
        return position.weigh(cost, card, Motive.SHOOT_MOON)
    by_tricks = position.rules.moon_test is MoonTest.TRICKS
    lost = by_tricks or costs or penalty(position.rules, position.table) > 0
    keeps = 5.0 * (not beaten)
    harmless = Motive.DISCARD_HARMLESS if beaten else Motive.MAY_BE_NEEDED
    reason = Motive.GIVE_UP_MOON if lost else harmless
    return position.weigh(RUIN * lost + keeps + height, card, reason, suit=card.suit)
