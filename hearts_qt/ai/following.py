"""What to play when the suit led is in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.ai.strategy import Motive
from hearts_qt.rules.ruleset import penalty_of, value_of

if TYPE_CHECKING:
    from hearts_qt.ai.estimates import Outlook
    from hearts_qt.ai.position import Position, Weighed
    from hearts_qt.rules.cards import Card


def weigh_follow(position: Position, card: Card) -> Weighed:
    """The cost of following suit with ``card``, and why one would."""
    if position.wins_so_far(card):
        return _over(position, card)
    return _under(position, card)


def _under(position: Position, card: Card) -> Weighed:
    """A card that leaves the trick to somebody else."""
    against = position.moon_gain(card, None)
    relief = position.estimates.relief(card)
    cost = -position.weights.relief * relief - position.gift_worth(card) - against
    best, winner = position.best, position.winner
    if penalty_of(position.rules, card) and (shooter := position.resisted(against)) is not None:
        return position.weigh(cost, card, Motive.STOP_MOON, seat=shooter)
    if card == position.known.dearest:
        return position.weigh(cost, card, Motive.DUMP_QUEEN, about=card, seat=winner)
    return position.weigh(cost, card, Motive.DUCK_UNDER, suit=card.suit, about=best, seat=winner)


def _over(position: Position, card: Card) -> Weighed:
    """A card that takes the trick unless a later one is higher."""
    weights, rules = position.weights, position.rules
    outlook = position.outlook(card)
    relief = position.estimates.relief(card)
    against = position.moon_gain(card, outlook)
    cost = outlook.wins * (outlook.points + position.burden()) - weights.relief * relief - against
    bonus = rules.bonus_card
    if (shooter := position.resisted(against)) is not None:
        return position.weigh(cost, card, Motive.STOP_MOON, seat=shooter)
    if outlook.points < -2 and outlook.wins > 0.5:
        return position.weigh(cost, card, Motive.GRAB_BONUS, about=bonus)
    return position.weigh(cost, card, _why_over(position, card, outlook), suit=card.suit)


def _why_over(position: Position, card: Card, outlook: Outlook) -> Motive:
    rules, legal = position.rules, position.view.legal
    queen = position.known.dearest
    if queen in legal and queen is not None and legal[0] < queen < card:
        return Motive.KEEP_GUARD
    if not position.to_come and sum(value_of(rules, c) for c in (*position.table, card)) <= 0:
        return Motive.TAKE_CHEAPLY_LAST
    lowest = not any(position.wins_so_far(c) and c.rank < card.rank for c in legal)
    highest = not any(c.rank > card.rank for c in legal)
    if lowest and (not highest or outlook.wins < 0.6):
        return Motive.LOWEST_OF_SUIT
    if outlook.points < 1:
        return Motive.CASH_EARLY
    return Motive.WIN_WITH_HIGHEST if highest else Motive.LOWEST_OF_SUIT
