"""What a deal is worth to each seat, and when nothing is left to win or lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.rules.ruleset import BONUS_POINTS, Rules, value_of
from hearts_qt.rules.switches import Moon
from hearts_qt.rules.trick import penalty

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.state import Deal


def shooter(rules: Rules, deal: Deal) -> int | None:
    """The seat that captured every penalty card, if one did and the game has a moon."""
    if rules.moon is Moon.OFF or not rules.penalty_cards:
        return None
    for seat in range(rules.seats):
        if rules.penalty_cards <= set(deal.taken(seat)):
            return seat
    return None


def deal_points(rules: Rules, deal: Deal, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The points of a played-out deal per seat; ``totals`` are those before it (the automatic moon needs them).

    The bonus card counts beside the moon; the reward for no trick does not exist in a moon deal.
    """
    taken = [deal.taken(seat) for seat in range(rules.seats)]
    extras = tuple(_extras(rules, deal, seat, cards) for seat, cards in enumerate(taken))
    if deal.shooter is None:
        base = tuple(penalty(rules, cards) for cards in taken)
    else:
        base = _moon(rules, deal.shooter, _moon_effect(rules, deal, totals, extras))
    return tuple(b + e for b, e in zip(base, extras, strict=True))


def _extras(rules: Rules, deal: Deal, seat: int, taken: tuple[Card, ...]) -> int:
    bonus = BONUS_POINTS if any(c.face == rules.bonus_card for c in taken) else 0
    rewarded = not taken and deal.shooter is None
    return bonus - (rules.no_trick_bonus if rewarded else 0)


def _moon(rules: Rules, shooter: int, effect: Moon) -> tuple[int, ...]:
    own, others = {
        Moon.ADD: (0, rules.penalty_total),
        Moon.SUBTRACT: (-rules.penalty_total, 0),
    }.get(effect, (0, 0))
    return tuple(own if seat == shooter else others for seat in range(rules.seats))


def _moon_effect(rules: Rules, deal: Deal, totals: tuple[int, ...], extras: tuple[int, ...]) -> Moon:
    if rules.moon is not Moon.AUTO or deal.shooter is None:
        return deal.moon or rules.moon
    added = _moon(rules, deal.shooter, Moon.ADD)
    after = tuple(map(sum, zip(totals, added, extras, strict=True)))
    ends = is_over(rules, after, deal.number)
    return Moon.SUBTRACT if ends and after[deal.shooter] > min(after) else Moon.ADD


def is_over(rules: Rules, totals: tuple[int, ...], deals_played: int) -> bool:
    """Whether the match ends with these totals after so many deals."""
    reached = rules.limit is not None and max(totals) >= rules.limit
    return reached or (rules.deals is not None and deals_played >= rules.deals)


def winners(totals: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the lowest total; equal totals share the win."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def nothing_left_to_win(rules: Rules, deal: Deal) -> bool:
    """Whether the cards still in play cannot change anybody's score.

    A reward for taking no trick keeps the deal open as long as a seat may still earn it.
    """
    left = [c for hand in deal.hands for c in hand] + list(deal.trick.cards if deal.trick else ())
    if any(value_of(rules, c) for c in left):
        return False
    takers = {t.winner for t in deal.tricks}
    return not rules.no_trick_bonus or len(takers) == rules.seats


def takes_every_trick(hand: tuple[Card, ...], others: tuple[Card, ...]) -> bool:
    """Whether a leader with ``hand`` takes every trick against any distribution of ``others``.

    True when no card outside beats any card of the hand in its suit.
    """
    return all(not any(o.suit is c.suit and o.rank >= c.rank for o in others) for c in hand)
