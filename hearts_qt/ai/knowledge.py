"""What a seat can conclude with certainty from its view: who may hold which card, and who may shoot the moon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.ai.showing import missing, opener, widow_is_harmless
from hearts_qt.rules.cards import SUITS, Card, Suit
from hearts_qt.rules.ruleset import Rules, penalty_of
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Direction, Moon, MoonTest, SideMoon, Sides

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hearts_qt.rules.view import View


class Knowledge(Struct, frozen=True):
    """Conclusions of ``seat``; every entry is certain, nothing in here is a guess.

    ``holders[card]`` are the seats that may hold an unseen card: a single one holds it for sure, cards passed
    on included. ``voids[seat]`` are the suits of which a seat has no card left. ``unseen[suit]`` are the cards
    that other seats hold, lowest first. ``penalties[seat]`` are the penalty cards captured so far.

    A stock, a widow and cards laid away are unseen too: they lie with the `pile`, which counts as one more seat
    in ``sizes`` and ``holders``. ``moon_seats`` are the seats that may still shoot the moon, alone or for their
    side; empty in a game without one.
    """

    rules: Rules
    seat: int
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    holders: Mapping[Card, frozenset[int]]
    voids: tuple[frozenset[Suit], ...]
    unseen: tuple[tuple[Card, ...], ...]
    penalties: tuple[frozenset[Card], ...]
    dearest: Card | None
    """The penalty card that costs most of all in play, if one costs more than the others: Q♠ as a rule."""
    moon_seats: tuple[int, ...]

    def beaten_by(self, card: Card) -> tuple[Card, ...]:
        """The unseen cards of its suit that are higher than ``card``, lowest first."""
        height = self.rules.strength(card)
        return tuple(c for c in self.unseen[card.suit] if self.rules.strength(c) > height)

    def beats(self, card: Card) -> tuple[Card, ...]:
        """The unseen cards of its suit that are lower than ``card``, lowest first."""
        height = self.rules.strength(card)
        return tuple(c for c in self.unseen[card.suit] if self.rules.strength(c) < height)

    def is_unseen(self, card: Card | None) -> bool:
        """Whether another seat holds ``card`` now."""
        return card is not None and card in self.holders

    def surely_holds(self, seat: int, card: Card) -> bool:
        """Whether ``card`` can be nowhere but in the hand of ``seat``."""
        return self.holders.get(card) == frozenset((seat,))

    def has_every_point(self, seat: int) -> bool:
        """Whether ``seat`` has captured penalty cards, and nobody else has any."""
        return bool(self.penalties[seat]) and not any(p for s, p in enumerate(self.penalties) if s != seat)

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise from the left neighbour."""
        n = self.rules.seats
        return tuple((self.seat + k) % n for k in range(1, n))

    @property
    def pile(self) -> int:
        """The number under which ``sizes`` and ``holders`` know the unseen cards that no seat holds."""
        return self.rules.seats

    @property
    def value_left(self) -> int:
        """The penalty points that nobody has captured yet."""
        gone = sum(penalty_of(self.rules, c) for p in self.penalties for c in p)
        return sum(penalty_of(self.rules, c) for c in self.rules.penalty_cards) - gone


def know(view: View) -> Knowledge:
    """Everything certain that ``view`` implies."""
    rules, seat = view.rules, view.seat
    played = [c for t in view.tricks for c in t.cards] + list(view.trick.cards if view.trick else ())
    gone = {*played, *view.claimed, *view.hand, *view.extra[seat], *view.widow, *view.laid_away}
    unseen = [c for c in rules.pack if c not in gone]
    others = frozenset(s for s in range(rules.seats) if s != seat)
    left_over = len(unseen) - sum(view.hand_sizes[s] for s in others)
    may = _places(view, unseen, others, left_over)
    sizes = (*view.hand_sizes, max(left_over, 0))
    holders = _settle(may, sizes)
    penalties = (frozenset(c for c in view.taken(s) if penalty_of(rules, c) > 0) for s in range(rules.seats))
    by_suit = tuple(tuple(sorted((c for c in unseen if c.suit is suit), key=rules.strength)) for suit in Suit)
    return Knowledge(
        rules=rules,
        seat=seat,
        hand=view.hand,
        sizes=sizes,
        holders=holders,
        voids=tuple(
            frozenset(suit for suit in SUITS if not any(s in holders[c] for c in by_suit[suit]))
            if s != seat
            else frozenset(suit for suit in SUITS if all(c.suit is not suit for c in view.hand))
            for s in range(rules.seats)
        ),
        unseen=by_suit,
        penalties=tuple(penalties),
        dearest=dearest_card(rules),
        moon_seats=_moon_seats(view),
    )


def _places(
    view: View, unseen: Iterable[Card], others: frozenset[int], left_over: int
) -> dict[Card, frozenset[int]]:
    """Where each unseen card can be as far as it depends on this card alone."""
    rules = view.rules
    pile = frozenset((rules.seats,)) if left_over > 0 else frozenset()
    absent, harmless = missing(view), widow_is_harmless(view)
    may: dict[Card, frozenset[int]] = {}
    for c in unseen:
        places = frozenset(s for s in others if c not in absent[s])
        may[c] = places if harmless and penalty_of(rules, c) > 0 else places | pile
    opening = opener(view)
    if opening is not None and opening[0] in may:
        may[opening[0]] &= opening[1]
    if view.phase is not Phase.PASSING and view.direction is not Direction.HOLD:
        takers = view.direction.takers(view.seat, rules.seats, len(view.passed))
        for c, taker in zip(view.passed, takers, strict=True):
            kept = pile if view.widow_taker == taker else frozenset()
            if c in may:
                may[c] &= frozenset((taker,)) | kept
    return may


def _moon_seats(view: View) -> tuple[int, ...]:
    rules = view.rules
    by_tricks = rules.moon_test is MoonTest.TRICKS
    if rules.moon is Moon.OFF or not (by_tricks or rules.penalty_cards):
        return ()
    wanted = set(rules.penalty_cards)
    if rules.bonus_in_moon:
        wanted |= {c for c in rules.pack if c.face == rules.bonus_card}
    if by_tricks:
        takers = {t.winner for t in view.tricks}
    else:
        takers = {s for s in range(rules.seats) if any(c in wanted for c in view.taken(s))}
    if not takers:
        return tuple(range(rules.seats))
    first = next(iter(takers))
    together = rules.sides is not Sides.NONE and rules.side_moon is SideMoon.SIDE
    if first is None or not (takers <= rules.side(first) if together else len(takers) == 1):
        return ()
    return tuple(sorted(rules.side(first))) if together else (first,)


def dearest_card(rules: Rules) -> Card | None:
    """The single penalty card worth more than every other; None when the dearest have equals."""
    ranked = sorted(rules.penalty_cards, key=lambda c: (-penalty_of(rules, c), c))
    if not ranked or (len(ranked) > 1 and penalty_of(rules, ranked[0]) == penalty_of(rules, ranked[1])):
        return None
    return ranked[0]


def _settle(may: dict[Card, frozenset[int]], sizes: tuple[int, ...]) -> dict[Card, frozenset[int]]:
    """``may`` with what the sizes of the hands decide: a full hand takes no more, a short one needs all it can."""
    changed = True
    while changed:
        changed = False
        sure = [0] * len(sizes)
        possible = [0] * len(sizes)
        for seats in may.values():
            for s in seats:
                possible[s] += 1
            if len(seats) == 1:
                sure[next(iter(seats))] += 1
        full = frozenset(s for s, n in enumerate(sure) if n >= sizes[s])
        short = [s for s, n in enumerate(possible) if n == sizes[s] and sure[s] < n]
        for c, seats in may.items():
            if len(seats) == 1:
                continue
            left = next((frozenset((s,)) for s in short if s in seats), seats - full)
            if left != seats:
                may[c] = left
                changed = True
    return may
