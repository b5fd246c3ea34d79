"""Which cards to lay away after taking the widow into the hand."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from hearts_qt.ai.estimates import Estimates, Weights
from hearts_qt.ai.knowledge import know
from hearts_qt.ai.passing import ALTERNATIVES, MOST_CHOICES, cost_of_rest
from hearts_qt.ai.prices import prices
from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.rules.cards import Suit
from hearts_qt.rules.moves import ExchangeWidow
from hearts_qt.rules.ruleset import is_high, penalty_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View


def advise_exchange(view: View, weights: Weights) -> tuple[Advice, ...]:
    """The best exchanges, best first."""
    return explain_exchanges(view, ranked_exchanges(view, weights)[:ALTERNATIVES])


def ranked_exchanges(view: View, weights: Weights) -> list[tuple[Card, ...]]:
    """Every exchange worth a thought, by what the hand that is left may be expected to cost, cheapest first.

    Penalty cards are laid away only when there are too few others.
    """
    count = len(view.widow)
    estimates = Estimates(know(view), prices(view), weights)
    free = tuple(c for c in view.hand if penalty_of(view.rules, c) <= 0)
    must: tuple[Card, ...] = ()
    if view.rules.exchange_freely:
        free = view.hand
    elif len(free) <= count:
        must, free, count = free, tuple(c for c in view.hand if c not in free), count - len(free)
    if comb(len(free), count) > MOST_CHOICES:
        free = tuple(sorted(sorted(free, key=estimates.relief, reverse=True)[: count + 4]))
    held = {suit: tuple(c for c in view.hand if c.suit is suit) for suit in Suit}
    choices = [tuple(sorted(must + some)) for some in combinations(free, count)]
    choices.sort(key=lambda away: (cost_of_rest(held, away, estimates), away))
    return choices


def explain_exchanges(view: View, exchanges: Iterable[tuple[Card, ...]]) -> tuple[Advice, ...]:
    """Each exchange with its reason."""
    return tuple(_explain(view, away) for away in exchanges)


def _explain(view: View, away: tuple[Card, ...]) -> Advice:
    move = ExchangeWidow(view.seat, away)
    rest = {c.suit for c in view.hand if c not in away}
    emptied = [c.suit for c in away if c.suit not in rest]
    if emptied:
        return Advice(move, Motive.LAY_AWAY_TO_VOID, suit=emptied[0])
    if not all(is_high(view.rules, c) for c in away):
        return Advice(move, Motive.PASS_FOR_REST)
    return Advice(move, Motive.LAY_AWAY_HIGH, suit=max(away, key=view.rules.strength).suit)
