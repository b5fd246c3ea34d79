"""Estimates over what a seat knows: who takes a trick, what falls on it, what a holding costs to keep.

Points are those of `prices`; a negative number is a gain. The formulas are rules of thumb, chosen by measuring;
they speak of card values and unseen cards only, so they hold for every pack, seat count and price list.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb, prod
from operator import mul
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.rules.cards import SUITS, Card, Suit
from hearts_qt.rules.switches import TrickRule, Undealt

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hearts_qt.ai.knowledge import Knowledge
    from hearts_qt.ai.prices import Prices


class Weights(Struct, frozen=True):
    """How much each thought counts. The values are those that measured best, see `arena`."""

    relief: float = 0.5
    """Of the later cost that a card spares by being gone, how much counts now."""
    lead_relief: float = 0.2
    """The same on lead, where the suit is led once more by the lead itself."""
    burden: float = 0.1
    """What it costs to be on lead after a trick."""
    exit: float = 0.8
    """How much of the risk of the safest lead is added to that."""
    give: float = 0.4
    """The gain, per point, of a penalty that certainly goes to somebody else."""
    share: float = 0.9
    """The loss, per point, of a penalty that goes to the partner."""
    smoke: float = 0.25
    """The gain of a lead that may force out the dearest card, per point of it."""
    void: float = 0.3
    """The worth of having no card of a suit that will still be led twice or more."""
    draw: float = 0.4
    """The cost of having to draw for a suit."""
    joker: float = 1.5
    """The worth of a joker in the hand: an escape from one bad trick."""
    clear: float = 0.2
    """How much of the pool a hand without a point may hope for."""
    rounds: tuple[float, ...] = (1.0, 0.6, 0.25, 0.05)
    """How likely a suit is still led for the first, second … time from now."""
    dead: float = 0.3
    """The part of that which is left when nobody else can lead the suit."""
    fall: float = 0.6
    """How likely the dearest card falls on a higher one in a round of its suit."""
    stay: float = 0.9
    """How likely it is still out one round later."""
    catch: float = 0.25
    """How likely a bonus card falls under a higher one in a round of its suit."""
    moon: float = 0.8
    """How much of a moon's price counts when one threatens. 0: moons are not resisted."""
    rise: float = 1.0
    """How late the chance of a moon rises with the penalty cards captured; 1: in step with them."""
    shoot: float = 0.28
    """The least chance at which a moon is tried. Above 1: never."""


class Outlook(Struct, frozen=True):
    """What playing a card may lead to: the chance to take the trick, the points if so, those dropped by others."""

    wins: float
    points: float


class Estimates:
    """Chances and costs for one position. Cheap to make; remembers what it has worked out."""

    def __init__(self, known: Knowledge, prices: Prices, weights: Weights) -> None:
        self.known = known
        self.prices = prices
        self.weights = weights
        sizes = list(known.sizes)
        for seats in known.holders.values():
            if len(seats) == 1:
                sizes[next(iter(seats))] -= 1
        self._room = sizes
        self._values = prices.cards
        self._opponents = tuple(s for s in known.others if known.sizes[s])
        self.draws = known.rules.undealt is Undealt.DRAW and known.sizes[known.pile] > 0
        self._round_costs: dict[Card, tuple[float, ...]] = {}
        self._drops: dict[tuple[int, Suit], float] = {}
        self._ladders: dict[tuple[int, Suit], tuple[list[float], list[float]]] = {}

    # -- who holds what ------------------------------------------------------------------------------------

    def share(self, seat: int, card: Card) -> float:
        """The chance that ``seat`` holds the unseen ``card``."""
        seats = self.known.holders.get(card, frozenset())
        if seat not in seats:
            return 0.0
        return 1.0 if len(seats) == 1 else self._room[seat] / max(sum(self._room[s] for s in seats), 1)

    def none_of(self, seat: int, some: Iterable[Card]) -> float:
        """The chance that ``seat`` holds none of these unseen cards."""
        return prod(1.0 - self.share(seat, c) for c in some)

    def _ladder(self, seat: int, suit: Suit) -> tuple[list[float], list[float]]:
        """The chances that ``seat`` holds none of the k lowest, and none of the k highest unseen cards."""
        key = seat, suit
        if key not in self._ladders:
            missing = [1.0 - self.share(seat, c) for c in self.known.unseen[suit]]
            below = list(accumulate(missing, mul, initial=1.0))
            above = list(accumulate(reversed(missing), mul, initial=1.0))
            self._ladders[key] = below, above
        return self._ladders[key]

    def void(self, seat: int, suit: Suit) -> float:
        """The chance that ``seat`` has no card of ``suit``."""
        return self._ladder(seat, suit)[0][-1]

    def drop(self, seat: int, some: Iterable[Card]) -> float:
        """The penalty points that ``seat`` may be expected to drop, if it can drop one of these unseen cards."""
        costly = sorted((v for v in ((self._values[c], c) for c in some) if v[0] > 0), reverse=True)
        expected, none = 0.0, 1.0
        for value, c in costly:
            share = self.share(seat, c)
            expected += none * share * value
            none *= 1.0 - share
            if none < 0.01:
                break
        return expected

    def drop_off_suit(self, seat: int, led: Suit) -> float:
        """The penalty points that ``seat`` may be expected to discard when it cannot follow ``led``."""
        key = seat, led
        if key not in self._drops:
            rest = (c for suit in SUITS if suit is not led for c in self.known.unseen[suit])
            self._drops[key] = self.drop(seat, rest)
        return self._drops[key]

    # -- the trick on the table ----------------------------------------------------------------------------

    def outlook(
        self, card: Card, table: Sequence[Card], to_come: Sequence[int], *, free: bool, price: float = 0.0
    ) -> Outlook:
        """What follows if ``card``, highest so far, is added to ``table`` and the seats ``to_come`` still play.

        ``free`` says that no penalty may be discarded on this trick; ``price`` is what it costs beside its cards.
        """
        led = card.suit
        points = float(sum(self._values[c] for c in (*table, card))) + price
        if card.is_joker:
            return Outlook(0.0, points)
        lower, higher = self.known.beats(card), self.known.beaten_by(card)
        costly = any(self._values[c] > 0 for c in lower)
        wins = self._uncancelled(card, to_come)
        for place, seat in enumerate(to_come):
            below, above = self._ladder(seat, led)
            no_lower, no_higher = below[len(lower)], above[len(higher)]
            void, forced = no_lower * no_higher, no_lower * (1 - no_higher)
            last = place == len(to_come) - 1
            beats = forced + (1 - no_lower) * (1 - no_higher) * _eagerness(points, last=last)
            if self.draws:
                beats += void * len(higher) / max(len(lower) + len(higher), 1)
            wins *= 1 - beats
            if beats < 1:
                dropped = 0.0 if free or self.draws else void * self.drop_off_suit(seat, led)
                dropped += (1 - no_lower) * self.drop(seat, lower) if costly else 0.0
                points += dropped / (1 - beats)
        return Outlook(wins, points)

    def _uncancelled(self, card: Card, to_come: Sequence[int]) -> float:
        """The chance that no equal card cancels ``card``."""
        if self.known.rules.trick_rule is not TrickRule.CANCELLATION:
            return 1.0
        twins = [c for c in self.known.unseen[card.suit] if c.face == card.face]
        return prod(1 - 0.3 * self.share(seat, c) for c in twins for seat in to_come)

    # -- what a holding costs ------------------------------------------------------------------------------

    def holding_cost(self, holding: tuple[Card, ...], suit: Suit) -> float:
        """The points that holding these cards of ``suit``, sorted, may be expected to cost until the end.

        The suit is thought through round by round, low cards first.
        """
        if suit is Suit.JOKERS:
            return -self.weights.joker * len(holding) * min(len(self.known.hand) / 4, 1.0)
        if not holding:
            return -self._void_worth(suit)
        rounds = min(len(self.weights.rounds), len(self.known.hand))
        lowest_first = sorted(holding, key=self.known.rules.strength)
        return sum(self.costs_of(c)[r] for r, c in enumerate(lowest_first[:rounds]))

    def relief(self, card: Card) -> float:
        """What the rest of the hand costs less once ``card`` is gone; negative for a card that protects others."""
        holding = tuple(c for c in self.known.hand if c.suit is card.suit)
        rest = tuple(c for c in holding if c != card)
        return self.holding_cost(holding, card.suit) - self.holding_cost(rest, card.suit)

    def _void_worth(self, suit: Suit) -> float:
        if self.draws:
            return -self.weights.draw / 2 if self.known.unseen[suit] else 0.0
        others = max(len(self._followers(suit)), 1)
        return self.weights.void * min(self._in_hands(suit) / others / 2, 1.0)

    def _followers(self, suit: Suit) -> tuple[int, ...]:
        return tuple(s for s in self._opponents if suit not in self.known.voids[s])

    def _in_hands(self, suit: Suit) -> float:
        """How many unseen cards of ``suit`` other seats may be expected to hold: all that are not in the pile."""
        unseen, pile = self.known.unseen[suit], self.known.pile
        if not self.known.sizes[pile]:
            return len(unseen)
        return len(unseen) - sum(self.share(pile, c) for c in unseen)

    def costs_of(self, card: Card) -> tuple[float, ...]:
        """What ``card`` may be expected to cost when played in the first, second … round of its suit."""
        if card not in self._round_costs:
            suit = card.suit
            unseen = self.known.unseen[suit]
            followers = len(self._followers(suit))
            in_hands = round(self._in_hands(suit))
            lower = [self._values[c] for c in self.known.beats(card)]
            under = len(lower) / len(unseen) if unseen else 0.0
            discard = sum(self.drop_off_suit(s, suit) for s in self._opponents) / max(len(self._opponents), 1)
            costs = []
            for r, likely in enumerate(self.weights.rounds):
                follow = _at_least(in_hands, followers, r + 1)
                wins = (1 - follow + follow * under) ** followers
                strangers = len(self._opponents) - followers * follow
                falling = self._falling(lower, followers, r, follow)
                points = self._values[card] + strangers * discard + falling + self.prices.later
                by_others = 1 - (1 - follow) ** followers
                led = likely * (self.weights.dead + (1 - self.weights.dead) * by_others)
                costs.append(led * wins * points)
            self._round_costs[card] = tuple(costs)
        return self._round_costs[card]

    def _falling(self, lower: list[float], followers: int, r: int, follow: float) -> float:
        """The points of the suit itself that fall in round ``r`` under a card with these unseen values below."""
        weights = self.weights
        costly = sorted((v for v in lower if v > 0), reverse=True)[:followers]
        gain = sum(sorted(v for v in lower if v < 0)[:followers]) * weights.catch * weights.stay**r
        if all(v > 0 for v in lower):
            return gain + sum(costly) * follow
        return gain + sum(costly) * weights.fall * weights.stay**r


def _eagerness(points: float, *, last: bool) -> float:
    """How willing a player is to take a trick of so many points that it could also leave."""
    if points < 0:
        return 0.9
    if points > 0:
        return 0.05
    return 0.6 if last else 0.25


@lru_cache(maxsize=4096)
def _at_least(cards: int, seats: int, count: int) -> float:
    """The chance that one of ``seats`` players holds at least ``count`` of ``cards`` cards spread at random."""
    if seats == 0 or cards < count:
        return 0.0
    p = 1 / seats
    return 1 - sum(comb(cards, k) * p**k * (1 - p) ** (cards - k) for k in range(count))
