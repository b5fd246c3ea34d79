"""Which cards to give away."""

from __future__ import annotations

from itertools import combinations, islice
from math import comb
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.ai import moon
from hearts_qt.ai.estimates import Estimates, Weights
from hearts_qt.ai.knowledge import Knowledge, know
from hearts_qt.ai.prices import Prices, prices
from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.rules.cards import Card, Suit
from hearts_qt.rules.moves import PassCards
from hearts_qt.rules.ruleset import is_high, penalty_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from hearts_qt.rules.view import View

ALTERNATIVES = 3
"""How many passes are advised."""
NEARLY = 8
"""So many passes are nearly as good as the best, as far as a rule of thumb can tell."""

GUARDS = 4
"""So many lower cards of its suit guard the dearest card well."""
MOST_CHOICES = 3000
"""With more choices than this only the likeliest cards are combined."""


def advise_pass(
    view: View, weights: Weights, liked: Callable[[tuple[Card, ...]], float] | None = None
) -> tuple[Advice, ...]:
    """The best passes, best first: those that leave the cheapest hand, and spare a partner who receives them.

    ``liked`` says which of the first few comes before all.
    """
    known = know(view)
    choices = ranked_passes(view, weights)
    if liked is not None:
        first = max(choices[:NEARLY], key=liked)
        choices = [first, *(c for c in choices if c != first)]
    best = list(islice(choices, ALTERNATIVES))
    if _may_shoot(known, weights) and moon.losers(known, view.hand) <= view.rules.pass_count:
        shots = [c for c in choices if moon.losers(known, _rest(view.hand, c)) == 0]
        if shots:
            best = [shots[0], *(c for c in best if c != shots[0])][:ALTERNATIVES]
    return explain_passes(view, weights, best)


def ranked_passes(view: View, weights: Weights) -> list[tuple[Card, ...]]:
    """Every pass worth a thought, by what the hand that is left may be expected to cost, cheapest first."""
    known, costs = know(view), prices(view)
    estimates = Estimates(known, costs, weights)
    gone = _queen_gone(view, known, costs, weights)
    queen = known.dearest
    to_partner = {view.rules.partner(view.seat)} == receivers(view)

    held = {suit: tuple(c for c in view.hand if c.suit is suit) for suit in Suit}

    def cost(chosen: tuple[Card, ...]) -> tuple[float, tuple[int, ...]]:
        after = gone if gone is not None and queen in chosen else estimates
        theirs = weights.share * sum(estimates.costs_of(c)[0] for c in chosen) if to_partner else 0.0
        return cost_of_rest(held, chosen, after) + theirs, _highest_first(view, chosen)

    return sorted(_choices(view, estimates), key=cost)


def explain_passes(view: View, weights: Weights, passes: Iterable[tuple[Card, ...]]) -> tuple[Advice, ...]:
    """Each pass with the reason that weighs most in it."""
    known = know(view)
    return tuple(_explain(view, known, weights, chosen) for chosen in passes)


def receivers(view: View) -> frozenset[int]:
    """The seats that get what the seat of ``view`` passes."""
    rules = view.rules
    return frozenset(view.direction.takers(view.seat, rules.seats, rules.pass_count))


def _may_shoot(known: Knowledge, weights: Weights) -> bool:
    return weights.shoot <= 1 and known.seat in known.moon_seats and moon.worth(known) > 0


def _choices(view: View, estimates: Estimates) -> Iterator[tuple[Card, ...]]:
    hand, count = view.hand, view.rules.pass_count
    if comb(len(hand), count) > MOST_CHOICES:
        hand = tuple(sorted(sorted(hand, key=estimates.relief, reverse=True)[: count + 4]))
    return combinations(hand, count)


def _rest(hand: tuple[Card, ...], chosen: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(c for c in hand if c not in chosen)


def _queen_gone(view: View, known: Knowledge, costs: Prices, weights: Weights) -> Estimates | None:
    """The estimates once the dearest card has been passed on: from then on it can come back in any trick."""
    queen = known.dearest
    if queen is None or queen not in view.hand:
        return None
    unseen = list(known.unseen)
    unseen[queen.suit] = tuple(sorted((*unseen[queen.suit], queen), key=view.rules.strength))
    holders = {**known.holders, queen: receivers(view)}
    return Estimates(replace(known, unseen=tuple(unseen), holders=holders), costs, weights)


def cost_of_rest(held: dict[Suit, tuple[Card, ...]], chosen: tuple[Card, ...], estimates: Estimates) -> float:
    """What the cards that stay may be expected to cost."""
    touched = {c.suit for c in chosen}
    return sum(
        estimates.holding_cost(_rest(holding, chosen) if suit in touched else holding, suit)
        for suit, holding in held.items()
    )


def _highest_first(view: View, chosen: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(sorted(-view.rules.strength(c) for c in chosen))


def _explain(view: View, known: Knowledge, weights: Weights, chosen: tuple[Card, ...]) -> Advice:
    """The reason that weighs most in a pass."""
    move = PassCards(view.seat, chosen)
    rest = _rest(view.hand, chosen)
    queen, rules = known.dearest, view.rules
    strength = rules.strength
    if _may_shoot(known, weights) and moon.losers(known, rest) == 0:
        return Advice(move, Motive.PASS_FOR_MOON)
    if queen in chosen and queen is not None:
        guards = sum(1 for c in view.hand if c.suit is queen.suit and strength(c) < strength(queen))
        reason = Motive.PASS_QUEEN if guards < GUARDS else Motive.PASS_DEAREST
        return Advice(move, reason, suit=queen.suit, card=queen)
    catching = tuple(
        c for c in chosen if queen is not None and c.suit is queen.suit and strength(c) > strength(queen)
    )
    if queen is not None and catching:
        return Advice(move, Motive.PASS_HIGH_SPADES, suit=queen.suit, card=queen, cards=catching)
    costly = [c for c in chosen if penalty_of(rules, c) > 0]
    if 2 * len(costly) >= len(chosen) and all(is_high(rules, c) for c in costly):
        return Advice(move, Motive.PASS_HIGH_HEARTS, suit=max(costly, key=strength).suit)
    emptied = [c.suit for c in chosen if not any(r.suit is c.suit for r in rest)]
    if emptied:
        return Advice(move, Motive.PASS_TO_VOID, suit=emptied[0])
    if not all(is_high(rules, c) for c in chosen):
        return Advice(move, Motive.PASS_FOR_REST)
    return Advice(move, Motive.PASS_HIGH_CARDS, suit=max(chosen, key=strength).suit)
