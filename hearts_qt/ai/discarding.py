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
        return position.sparing(cost, card)
    if position.spares_partner(card):
        return position.weigh(cost, card, Motive.SPARE_PARTNER, suit=card.suit, seat=winner)
    if position.gives_to_partner(card):
        return position.weigh(cost, card, Motive.POINTS_TO_PARTNER, seat=winner)
    if card == position.known.dearest:
        return position.weigh(cost, card, Motive.DUMP_QUEEN, about=card, seat=winner)
    if queen is not None and card.suit is queen.suit and strength(card) > strength(queen):
        return position.weigh(cost, card, Motive.DUMP_DANGER, suit=card.suit, about=queen)
    if position.costs(card) and winner is not None:
        return position.weigh(cost, card, Motive.DUMP_HIGH_HEARTS, suit=card.suit, seat=winner)
    if position.prices.cards[card] < 0:
        return position.weigh(cost, card, Motive.MAY_BE_NEEDED, suit=card.suit)
    length = sum(1 for c in position.view.hand if c.suit is card.suit)
    if length <= 2 and position.known.unseen[card.suit]:
        reason = Motive.VOID_SUIT if length == 1 else Motive.SHORTEN_SUIT
        return position.weigh(cost, card, reason, suit=card.suit)
    if relief > 0.3 and position.known.beats(card):
        return position.weigh(cost, card, Motive.DISCARD_HIGH, suit=card.suit)
    if bonus is not None and card.suit is not bonus.suit and _guards_bonus(position, bonus):
        return position.weigh(cost, card, Motive.KEEP_BONUS, suit=card.suit, about=bonus)
    reason = Motive.DISCARD_HARMLESS if relief >= 0 else Motive.MAY_BE_NEEDED
    return position.weigh(cost, card, reason, suit=card.suit)


def _guards_bonus(position: Position, bonus: Card) -> bool:
    """Whether the hand holds the bonus card or one that can catch it."""
    strength = position.rules.strength
    return any(c.suit is bonus.suit and strength(c) >= strength(bonus) for c in position.view.hand)
