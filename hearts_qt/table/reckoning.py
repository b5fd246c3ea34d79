"""What of the captured cards counts in a game, and how it stands on a plate. Values only, no words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.rules.cards import SUITS, Card, Rank, Suit
from hearts_qt.rules.ruleset import Rules, penalty_of, value_of
from hearts_qt.rules.scoring import cards_cost
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import MoonTest, TrickRule

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_qt.rules.view import View

_WHOLE_SUIT = 7
"""A suit in which so many faces cost something is counted in pips, not card by card."""


class Mark(Struct, frozen=True):
    """A small card on a plate. ``rank`` is None where the suit alone says which card it is."""

    suit: Suit
    rank: Rank | None = None


class Taken(Struct, frozen=True):
    """What a seat took that counts: single dear cards as marks, cards of whole dear suits as pips."""

    marks: tuple[Mark, ...] = ()
    pips: tuple[Suit, ...] = ()

    @property
    def count(self) -> int:
        """How many cards that is."""
        return len(self.marks) + len(self.pips)


def counting_cards(view: View, seat: int) -> tuple[Card, ...]:
    """The cards that ``seat`` took and that count, sorted."""
    return tuple(sorted(c for c in view.taken(seat) if value_of(view.rules, c)))


def taken_marks(rules: Rules, cards: Iterable[Card]) -> Taken:
    """How captured cards that count are shown in this game."""
    single, alone = _marked(rules)
    marks, pips = [], []
    for card in cards:
        if card.face in single:
            marks.append(Mark(card.suit, None if card.suit in alone else card.rank))
        else:
            pips.append(card.suit)
    return Taken(tuple(marks), tuple(pips))


@lru_cache(maxsize=64)
def _marked(rules: Rules) -> tuple[frozenset[Card], frozenset[Suit]]:
    """The faces that are shown as marks, and the suits that say by themselves which of them it is."""
    faces = [c for c in rules.pack if c.copy == 0 and value_of(rules, c)]
    whole = {s for s in SUITS if sum(c.suit is s for c in faces) >= _WHOLE_SUIT}
    # A bonus card in a dear suit is still a card of its own.
    single = frozenset(c for c in faces if c.suit not in whole or not penalty_of(rules, c))
    return single, frozenset(s for s in SUITS if sum(c.suit is s for c in single) == 1)


def counts_tricks(rules: Rules) -> bool:
    """Whether the number of tricks taken matters by itself."""
    return bool(rules.trick_points or rules.priced_tricks) or rules.moon_test is MoonTest.TRICKS


def tricks_taken(view: View, seat: int) -> int:
    """How many tricks ``seat`` took."""
    return sum(t.winner == seat for t in view.tricks)


def points_so_far(view: View, seat: int) -> int:
    """What ``seat`` would write down for what it has captured, before moon, rewards and settling in chips."""
    rules = view.rules
    taken = view.taken(seat)
    cost = cards_cost(rules, taken) + sum(value_of(rules, c) - penalty_of(rules, c) for c in taken)
    for number, trick in enumerate(view.tricks, 1):
        if trick.winner == seat:
            cost += trick_price(rules, number)
    return -cost if rules.most_wins else cost


def stake(view: View, seat: int | None = None) -> int:
    """The chips of the highest bid, in the pool till the deal is settled; with ``seat``, those of that seat.

    The rules count a bid only when they settle; at a table it is paid as soon as the auction is over.
    """
    if view.is_scored or view.phase is Phase.BIDDING:
        return 0
    if view.bidder is None or seat not in (None, view.bidder):
        return 0
    return dict(view.bids).get(view.bidder) or 0


def trick_price(rules: Rules, number: int) -> int:
    """What trick ``number`` (from 1) costs whoever takes it, beside its cards."""
    return rules.trick_points + sum(price for n, price in rules.priced_tricks if n == number)


def trick_worth(rules: Rules, points: int, number: int) -> int:
    """What trick ``number`` with cards worth ``points`` brings, as it is written down."""
    cost = points + trick_price(rules, number)
    return -cost if rules.most_wins else cost


def cancelled(rules: Rules, cards: tuple[Card, ...]) -> frozenset[Card]:
    """The cards of a trick that cancel each other."""
    if rules.trick_rule is not TrickRule.CANCELLATION:
        return frozenset()
    faces = [c.face for c in cards]
    return frozenset(c for c in cards if faces.count(c.face) > 1)
