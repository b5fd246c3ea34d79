"""What cards and tricks cost the seat that takes them, in one unit for every game.

The unit is a twenty-sixth of the penalty points in one pack: a point of the Black Lady. The weights of the
estimates are measured in it, so they hold for dear and cheap games alike. A gain is a negative cost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.rules.cards import Rank, Suit
from hearts_qt.rules.ruleset import Rules, penalty_of, value_of
from hearts_qt.rules.scoring import cards_cost
from hearts_qt.rules.switches import SetRule, Undealt

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View

USUAL_TOTAL = 26.0
"""The penalty points in the pack for which the weights were measured."""


class Prices(Struct, frozen=True):
    """Costs as they stand now for one seat.

    ``unit`` is how much of it one point of the game is. ``cards`` are what the cards in play cost. ``now`` is what
    the trick on the table costs beside its own cards, ``later`` the same for a later one, on average.
    """

    unit: float
    cards: Mapping[Card, float]
    now: float = 0.0
    later: float = 0.0

    @property
    def gains(self) -> bool:
        """Whether taking is the aim: nothing costs and something is gained."""
        values = (*self.cards.values(), self.now, self.later)
        return min(values) < 0 and max(values) <= 0


def prices(view: View) -> Prices:
    """The prices for the seat of ``view``."""
    rules = view.rules
    unit = unit_of(rules)
    worth = {c: unit * v for c, v in _worths(view).items()}
    ahead = range(len(view.tricks) + 1, len(view.tricks) + len(view.hand) + 1)
    each = [rules.trick_points + sum(p for n, p in rules.priced_tricks if n == number) for number in ahead]
    now = unit * (each[0] if each else rules.trick_points)
    later = unit * sum(each[1:]) / len(each[1:]) if each[1:] else 0.0
    now += sum(worth.get(c, 0.0) for c in view.pending) + _widow(view, worth)
    return Prices(unit, worth, now, later)


def unit_of(rules: Rules) -> float:
    """How many of our units one point of the game is."""
    costs = [penalty_of(rules, c) for c in rules.pack]
    tricks = abs(rules.trick_points) * rules.hand_size + sum(abs(p) for _, p in rules.priced_tricks)
    total = sum(c for c in costs if c > 0) or sum(-c for c in costs if c < 0)
    return USUAL_TOTAL * rules.packs / (total + tricks) if total + tricks else 1.0


def _worths(view: View) -> dict[Card, float]:
    rules = view.rules
    plain: dict[Card, float] = {c: value_of(rules, c) for c in rules.pack}
    if rules.set_rule is SetRule.ROYAL:
        plain.update(_royal(view))
    return plain


def _royal(view: View) -> dict[Card, float]:
    """What each card of a set adds for a seat that has taken what this one has."""
    rules, taken = view.rules, view.taken(view.seat)
    before = cards_cost(rules, taken)
    adds = {c: float(cards_cost(rules, (*taken, c)) - before) for c in rules.pack if c not in taken}
    for c in adds:
        if c.rank is Rank.QUEEN and c.suit is Suit.HEARTS:
            # Half a trick's hearts will follow as a rule.
            adds[c] += rules.hearts / rules.seats / 2
    return adds


def _widow(view: View, worth: Mapping[Card, float]) -> float:
    """What lies waiting for the taker of this trick may be expected to cost."""
    last = len(view.hand) <= 1
    match view.rules.undealt:
        case Undealt.FIRST_TRICK if view.stock and all(t.winner is None for t in view.tricks):
            pass
        case Undealt.LAST_TRICK if view.stock and last:
            pass
        case _:
            return 0.0
    return view.stock * sum(worth.values()) / len(view.rules.pack)
