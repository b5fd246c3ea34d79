"""Bids, named suits and declarations by trying: what the deal comes to with each."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.ai.encoding import numbers
from hearts_qt.ai.strategy import Advice, Motive, first_alone
from hearts_qt.rules.cards import SUITS, Suit
from hearts_qt.rules.contracts import with_suit_named
from hearts_qt.rules.moves import Bid, Declare, NameSuit
from hearts_qt.rules.state import Phase, Trick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.ai.thinking import Thinking
    from hearts_qt.rules.view import View

SHARE = 4
"""Bids and names get this part of the worlds of a card: a whole deal is played for each."""
UNDERTAKING = 40
"""A declaration is tried in so many worlds at least: it costs too much to rest on a few."""


def advise_suit(thinking: Thinking) -> tuple[Advice, ...]:
    """Every suit, the one with which the deal comes out best first."""
    view = thinking.view
    trumps = view.rules.dealer_names_trump
    leader = _eldest(view) if trumps else view.seat
    found = thinking.contest([_named(view, leader, suit) for suit in SUITS], _count(thinking))
    worth = dict(zip(SUITS, map(fmean, zip(*found, strict=True)), strict=True))
    order = sorted(SUITS, key=lambda suit: (-worth[suit], suit))
    motive = Motive.NAME_TRUMPS if trumps else Motive.NAME_SAFE_SUIT
    return first_alone(tuple(Advice(NameSuit(view.seat, suit), motive, suit=suit) for suit in order))


def advise_declaring(thinking: Thinking) -> tuple[Advice, ...]:
    """To undertake everything or not, the better one first; nobody else is taken to undertake it."""
    view = thinking.view
    plain = _opened(view, _eldest(view))
    found = thinking.contest([replace(plain, declarer=view.seat), plain], max(UNDERTAKING, thinking.effort.worlds))
    gains = [undertaken - declined for undertaken, declined in found]
    yes = Advice(Declare(view.seat, everything=True), Motive.DECLARE)
    no = Advice(Declare(view.seat, everything=False), Motive.DECLINE)
    return first_alone((yes, no) if fmean(gains) > 0 else (no, yes))


def advise_bid(thinking: Thinking) -> tuple[Advice, ...]:
    """The least bid and a pass, the better one first."""
    view = thinking.view
    passes = Advice(Bid(view.seat, None), Motive.PASS_BID)
    if view.least_bid > view.totals[view.seat]:
        return (passes,)
    mine = replace(view, bids=(*view.bids, (view.seat, view.least_bid)))
    worth = {suit: _worth(thinking, [_named(mine, view.seat, suit)]) for suit in SUITS}
    suit = max(SUITS, key=lambda s: (worth[s], -s))
    bids = Advice(Bid(view.seat, view.least_bid), Motive.BID_FOR_SUIT, suit=suit)
    return first_alone((bids, passes) if worth[suit] > _worth_of_passing(thinking) else (passes, bids))


def _worth_of_passing(thinking: Thinking) -> float:
    """What the deal comes to when this seat does not bid: somebody else names the suit that suits them."""
    view, rules = thinking.view, thinking.view.rules
    high = max(((s, c) for s, c in view.bids if c is not None), key=lambda bid: bid[1], default=None)
    eldest = _eldest(view)
    if high is not None:
        namers = [high[0]]
    else:
        # Bids go round once.
        namers = [(eldest + k) % rules.seats for k in range(len(view.bids) + 1, rules.seats)]
    if not namers:
        return _worth(thinking, [_named(view, eldest, Suit.HEARTS)])
    bids = view.bids if high is not None else None
    views = [
        _named(replace(view, bids=bids if bids is not None else (*view.bids, (s, 1))), s, suit)
        for s in namers
        for suit in SUITS
    ]
    return _worth(thinking, views, namers)


def _worth(thinking: Thinking, views: Sequence[View], namers: Sequence[int] = ()) -> float:
    def choice(hands: Sequence[int]) -> int:
        return min(range(len(views)), key=lambda n: _burden(hands, namers[n // len(SUITS)], SUITS[n % len(SUITS)]))

    pick = choice if namers else lambda hands: 0
    return fmean(thinking.outcomes(views, pick, _count(thinking)))


def _burden(hands: Sequence[int], seat: int, suit: Suit) -> float:
    """How much a hand would suffer from a suit: many cards, and high ones, are a burden, low ones little."""
    held = [n % 16 for n in numbers((hands[2 * seat], hands[2 * seat + 1])) if n % 64 // 16 == suit]
    return sum(height * height for height in held)


def _count(thinking: Thinking) -> int:
    return max(8, thinking.effort.worlds // SHARE)


def _eldest(view: View) -> int:
    return (view.dealer + 1) % view.rules.seats


def _named(view: View, leader: int, suit: Suit) -> View:
    """The view at the first lead, which ``leader`` has, with ``suit`` named."""
    bidder = None if view.rules.dealer_names_trump else leader
    return replace(_opened(view, leader), rules=with_suit_named(view.rules, suit), named=suit, bidder=bidder)


def _opened(view: View, leader: int) -> View:
    """The view at the first lead, which ``leader`` has."""
    return replace(
        view,
        phase=Phase.PLAYING,
        hand_sizes=(view.rules.hand_size,) * view.rules.seats,
        trick=Trick(leader, turn=leader),
        to_move=(leader,),
        legal=view.hand if leader == view.seat else (),
    )
