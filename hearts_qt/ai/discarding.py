"""What to throw away when the suit led is not in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.ai.strategy import Motive

if TYPE_CHECKING:
    from hearts_qt.ai.position import Position, Weighed
    from hearts_qt.rules.cards import Card


def weigh_discard(position: Position, card: Card) -> Weighed:
    """The cost of discarding ``card``, and why one would."""
    against = position.moon_gain(card, None)
    relief = position.estimates.relief(card)
    cost = -position.weights.relief * relief - position.gift_worth(card) - against
    winner, queen, bonus = position.winner, position.queen_out(), position.bonus_out()
    strength = position.rules.strength

    if (shooter := position.resisted(against)) is not None:
        return position.weigh(cost, card, Motive.STOP_MOON, seat=shooter)
    if card.is_joker:
        return position.weigh(cost, card, Motive.PLAY_JOKER)
    if position.prices.gains:
        return position.weigh(cost, card, Motive.KEEP_WINNERS, suit=card.suit)
    if position.spares_partner(card):
        return position.weigh(cost, card, Motive.SPARE_PARTNER, suit=card.suit, seat=winner)
    if card == position.known.dearest:
        return position.weigh(cost, card, Motive.DUMP_QUEEN, about=card, seat=winner)
    if queen is not None and card.suit is queen.suit and strength(card) > strength(queen):
        return position.weigh(cost, card, Motive.DUMP_DANGER, suit=card.suit, about=queen)
    if position.costs(card):
        return position.weigh(cost, card, Motive.DUMP_HIGH_HEARTS, suit=card.suit, seat=winner)
    length = sum(1 for c in position.view.hand if c.suit is card.suit)
    if length <= 2 and position.known.unseen[card.suit]:
        return position.weigh(cost, card, Motive.VOID_SUIT, suit=card.suit)
    if relief > 0.3:
        return position.weigh(cost, card, Motive.DISCARD_HIGH, suit=card.suit)
    if bonus is not None and card.suit is not bonus.suit and _guards_bonus(position, bonus):
        return position.weigh(cost, card, Motive.KEEP_BONUS, suit=card.suit, about=bonus)
    return position.weigh(cost, card, Motive.DISCARD_HARMLESS, suit=card.suit)


def _guards_bonus(position: Position, bonus: Card) -> bool:
    """Whether the hand holds the bonus card or one that can catch it."""
    strength = position.rules.strength
    return any(c.suit is bonus.suit and strength(c) >= strength(bonus) for c in position.view.hand)
