"""What to do with a moon that was shot: the others up, or oneself down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.ai.strategy import Advice, Motive, first_alone
from hearts_qt.rules import scoring
from hearts_qt.rules.moves import ChooseMoon
from hearts_qt.rules.ruleset import BONUS_POINTS
from hearts_qt.rules.switches import Moon

if TYPE_CHECKING:
    from hearts_qt.ai.utility import Utility
    from hearts_qt.rules.view import View


def advise_moon(view: View) -> tuple[Advice, ...]:
    """ADD, unless that ends the match with somebody else in front."""
    winner = _winner_after_adding(view)
    return (_add(view),) if winner is None or winner == view.seat else (_subtract(view, winner),)


def weigh_moon(view: View, utility: Utility) -> tuple[Advice, ...]:
    """Both choices, the one that is worth more first; ADD if they are worth the same."""
    add, subtract = _add(view), _subtract(view, _winner_after_adding(view))
    worth = {effect: utility.of_losses(_costs(view, effect)) for effect in (Moon.ADD, Moon.SUBTRACT)}
    return first_alone((subtract, add) if worth[Moon.SUBTRACT] > worth[Moon.ADD] else (add, subtract))


def _add(view: View) -> Advice:
    return Advice(ChooseMoon(view.seat, Moon.ADD), Motive.MOON_ADD)


def _subtract(view: View, winner: int | None) -> Advice:
    move = ChooseMoon(view.seat, Moon.SUBTRACT)
    if winner is None or winner == view.seat:
        return Advice(move, Motive.MOON_LOWER)
    return Advice(move, Motive.MOON_SUBTRACT, seat=winner)


def _winner_after_adding(view: View) -> int | None:
    """Who wins the match if the others are charged; the own seat if it is among those; None: the match goes on."""
    rules = view.rules
    sign = -1 if rules.high_wins else 1
    after = tuple(t + sign * c for t, c in zip(view.totals, _costs(view, Moon.ADD), strict=True))
    if not scoring.is_over(rules, after, view.number):
        return None
    front = scoring.winners(rules, after)
    return view.seat if view.seat in front else front[0]


def _costs(view: View, effect: Moon) -> tuple[int, ...]:
    """What each seat is charged, plus being bad: `scoring.deal_costs` from what the seat of ``view`` sees."""
    rules, side = view.rules, view.rules.moon_side(view.seat)
    worth = scoring.cards_cost(rules, view.taken(view.seat)) if rules.moon_amount is None else rules.moon_amount
    own, others = (0, worth) if effect is Moon.ADD else (-worth, 0)
    plain = ((own if s == view.seat else 0) if s in side else others for s in range(rules.seats))
    return tuple(cost + _extras(view, s) for s, cost in enumerate(plain))


def _extras(view: View, seat: int) -> int:
    """What counts beside the moon: the bonus card, and the reward for taking no trick."""
    if view.rules.bonus_in_moon:
        return 0
    taken = view.taken(seat)
    bonus = BONUS_POINTS if any(c.face == view.rules.bonus_card for c in taken) else 0
    return bonus - (0 if taken else view.rules.no_trick_bonus)
