"""What one seat has been told of a deal, as a match that agrees with every word of it.

The rules, and the `View` that a computer player gets, are made of whole matches. So the unseen cards are laid
somehow, and laid anew whenever a play shows that they lie otherwise; if there is no way left to lay them, what was
told cannot be true. Nothing of how they lie gets into the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from hearts_qt.doors.arranging import (
    Place,
    anything,
    both,
    costs_nothing,
    rearranged,
    with_cards_moved,
)
from hearts_qt.doors.refusal_words import Impossible, sentence
from hearts_qt.rules.legality import refusals
from hearts_qt.rules.state import Deal, Match, Phase
from hearts_qt.rules.switches import Undealt
from hearts_qt.rules.transition import turn_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.refusals import Refusal

STOCK = -1
"""The place of cards that nobody was dealt."""


class Wish(Struct, frozen=True):
    """What has to be true of the unseen cards beside what is known already.

    ``at`` says where cards lie, ``lacks[seat]`` what a seat does not hold. ``top`` says what fits the first
    places of the stock.
    """

    at: Mapping[Card, int] = field(default_factory=dict)
    lacks: Mapping[int, frozenset[Card]] = field(default_factory=dict)
    top: tuple[Callable[[Card], bool], ...] = ()


class ToldDeal(Struct, frozen=True):
    """One deal as ``seat`` knows it.

    ``lacks[s]`` are cards that seat ``s`` has shown not to hold. ``sure`` are unseen cards whose holder is known:
    those passed on, and the lowest club of who led. ``seated``: it is known who dealt. ``owed`` is what this seat
    has to be told before it can go on, in words. ``drew``: who is to play has drawn what it had to. ``moves``
    counts what happened.
    """

    match: Match
    seat: int
    lacks: tuple[frozenset[Card], ...]
    sure: tuple[tuple[Card, int], ...] = ()
    seated: bool = False
    owed: str = ""
    drew: bool = False
    moves: int = 0

    @property
    def deal(self) -> Deal:
        """The deal with the unseen cards lying as they may."""
        if self.match.deal is None:
            raise Impossible("no cards have been dealt")
        return self.match.deal

    @property
    def is_over(self) -> bool:
        """Whether the deal has been written down."""
        return self.match.is_scored

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards, without those that are laid out to be passed."""
        deal = self.deal
        gone = deal.chosen[self.seat] or () if self.match.phase is Phase.PASSING else ()
        return tuple(c for c in deal.hands[self.seat] if c not in gone)


def unseen_cards(told: ToldDeal) -> frozenset[Card]:
    """The cards that this seat has not seen, those it passed on among them."""
    deal, seat = told.deal, told.seat
    away = deal.laid_away if deal.widow_taker == seat else ()
    played = {c for t in deal.tricks for c in t.cards} | set(deal.trick.cards if deal.trick else ())
    return frozenset(told.match.rules.pack) - played - {*deal.hands[seat], *deal.extra[seat], *away}


def laid(told: ToldDeal, wish: Wish) -> Match | None:
    """The match with the unseen cards laid as they may be; None: there is no way."""
    deal, seat = told.deal, told.seat
    unseen = unseen_cards(told)
    at = {**{c: s for c, s in told.sure if c in unseen}, **dict(wish.at)}
    if any(at[c] != s for c, s in told.sure if c in unseen):
        return None

    def may_lie(place: int) -> Callable[[Card], bool]:
        gone = wish.lacks.get(place, frozenset())
        gone |= told.lacks[place] if place >= 0 else frozenset()
        return lambda c: at.get(c, place) == place and c not in gone

    others = [s for s in range(len(deal.hands)) if s != seat]
    places = [Place(deal.hands[s], may_lie(s)) for s in others]
    in_stock = may_lie(STOCK)
    top = zip(deal.undealt, wish.top, strict=False)
    places += [Place((c,), both(in_stock, fits)) for c, fits in top]
    places.append(Place(deal.undealt[len(wish.top) :], in_stock))
    lying = {c for place in places for c in place.cards}
    away = tuple(sorted(unseen - lying))
    # Who laid cards away for the widow laid away none that cost, if that can be.
    exchanged = told.match.rules.undealt is Undealt.EXCHANGE
    harmless = [costs_nothing(deal.rules)] if exchanged else []
    for fits in (*harmless, anything):
        moved = rearranged([*places, Place(away, both(fits, lambda c: c not in at))])
        if moved is not None:
            return replace(told.match, deal=with_cards_moved(deal, moved, exchanged=exchanged))
    return None


def must_lie(told: ToldDeal, wish: Wish, otherwise: str) -> ToldDeal:
    """The same with the unseen cards laid so. Raises Impossible, saying ``otherwise``, if there is no way."""
    match = laid(told, wish)
    if match is None:
        raise Impossible(otherwise)
    return replace(told, match=match)


def barred_by(told: ToldDeal, seat: int, card: Card) -> dict[Card, Refusal]:
    """The unseen cards of which ``seat`` holds none if it may play ``card``, and what forbids it with each.

    Every rule that forbids a card does so for the sake of single other cards in the hand.
    """
    turn = turn_of(told.deal, seat)
    found: dict[Card, Refusal] = {}
    for other in unseen_cards(told) - {card}:
        refusal = refusals(replace(turn, hand=tuple(sorted((card, other))))).get(card)
        if refusal is not None:
            found[other] = refusal
    return found


def why_barred(told: ToldDeal, seat: int, bars: Mapping[Card, Refusal]) -> str:
    """The rule that ``seat`` must have broken, since it cannot be without all the cards of ``bars``."""
    rules = dict.fromkeys(bars.values())
    for refusal in rules:
        gone = frozenset(c for c, why in bars.items() if why == refusal)
        if laid(told, Wish(lacks={seat: gone})) is None:
            return sentence(refusal, told.match)
    return sentence(next(iter(rules)), told.match)


def must_be_unseen(told: ToldDeal, card: Card) -> None:
    """Raises Impossible for a card that can no longer turn up."""
    deal = told.deal
    if card not in told.match.rules.pack:
        raise Impossible(f"{card} is not in this pack")
    if card in deal.hands[told.seat]:
        raise Impossible(f"{card} is in the hand of seat {told.seat}")
    if card not in unseen_cards(told):
        raise Impossible(f"{card} has gone")
