"""What to play when the suit led is in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.ai.strategy import Motive
from hearts_qt.rules.ruleset import is_high

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
    if position.costs(card) and (shooter := position.resisted(against)) is not None:
        return position.weigh(cost, card, Motive.STOP_MOON, seat=shooter)
    if position.gives_to_partner(card):
        return position.weigh(cost, card, Motive.POINTS_TO_PARTNER, seat=winner)
    if card == position.known.dearest:
        return position.weigh(cost, card, Motive.DUMP_QUEEN, about=card, seat=winner)
    if position.prices.gains:
        return position.sparing(cost, card)
    if best is not None and card.face == best.face:
        return position.weigh(cost, card, Motive.CANCEL, about=best, seat=winner)
    if position.spares_partner(card):
        return position.weigh(cost, card, Motive.SPARE_PARTNER, suit=card.suit, seat=winner)
    reason = Motive.DUCK_UNDER if _is_highest_under(position, card) else Motive.STAY_UNDER
    return position.weigh(cost, card, reason, suit=card.suit, about=best, seat=winner)


def _is_highest_under(position: Position, card: Card) -> bool:
    """Whether no higher card of the suit leaves the trick to the card that takes it so far."""
    strength, best = position.rules.strength, position.best
    higher = (c for c in position.view.legal if c.suit is card.suit and strength(c) > strength(card))
    return not any(not position.wins_so_far(c) and (best is None or c.face != best.face) for c in higher)


def _over(position: Position, card: Card) -> Weighed:
    """A card that takes the trick unless a later one is higher."""
    weights = position.weights
    outlook = position.outlook(card)
    relief = position.estimates.relief(card)
    against = position.moon_gain(card, outlook)
    cost = position.cost_of_taking(outlook) - weights.relief * relief - against
    if (shooter := position.resisted(against)) is not None:
        return position.weigh(cost, card, Motive.STOP_MOON, seat=shooter)
    if outlook.points < -2 and outlook.wins > 0.5:
        return position.welcome(cost, card)
    if position.prices.gains:
        return position.sparing(cost, card)
    return position.weigh(cost, card, _why_over(position, card, outlook), suit=card.suit)


def _why_over(position: Position, card: Card, outlook: Outlook) -> Motive:
    strength, legal = position.rules.strength, position.view.legal
    queen = position.known.dearest
    over_queen = queen is not None and queen in legal and strength(card) > strength(queen)
    if over_queen and queen is not None and any(strength(c) < strength(queen) for c in legal):
        return Motive.KEEP_GUARD
    suited = [c for c in legal if c.suit is card.suit]
    highest = not any(strength(c) > strength(card) for c in suited)
    lowest = not any(strength(c) < strength(card) for c in suited)
    if not position.to_come:
        clean = sum(position.prices.cards[c] for c in (*position.table, card)) + position.prices.now <= 0
        if not highest:
            return Motive.WILL_TAKE
        return Motive.TAKE_CHEAPLY_LAST if clean else Motive.WIN_WITH_HIGHEST
    low = not highest or (outlook.wins < 0.6 and not is_high(position.rules, card))
    if lowest and low and _may_be_beaten(position, card):
        return Motive.LOWEST_OF_SUIT
    if outlook.points < 1 and is_high(position.rules, card) and position.is_followed(card.suit):
        return Motive.CASH_EARLY
    return Motive.WIN_WITH_HIGHEST if highest else Motive.MAY_TAKE


def _may_be_beaten(position: Position, card: Card) -> bool:
    """Whether somebody who plays later may hold a higher card of the suit."""
    higher = position.known.beaten_by(card)
    return any(s in position.known.holders[c] for c in higher for s in position.to_come)
