"""Before the play: what naming a suit is worth, which suit to name, and whether to undertake everything."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.ai import moon
from hearts_qt.ai.estimates import Estimates, Weights
from hearts_qt.ai.knowledge import know
from hearts_qt.ai.prices import prices
from hearts_qt.ai.strategy import Advice, Motive, first_alone
from hearts_qt.rules.cards import SUITS, Suit
from hearts_qt.rules.contracts import with_suit_named
from hearts_qt.rules.moves import Bid, Declare, NameSuit
from hearts_qt.rules.switches import Auction, MoonTest

if TYPE_CHECKING:
    from hearts_qt.rules.view import View

SURE = 0.8
"""The least chance at which everything is undertaken."""
EAGER = 0.35
"""The part of the pool that a bid may cost, for a hand that is certain to stay clear."""
STEEP = 0.25
"""How fast the chance of a clear hand falls with what the hand is expected to cost."""
HIGH = 0.1
"""What an ace less among the trumps is worth, in cards of their suit."""


def advise_bid(view: View, weights: Weights) -> tuple[Advice, ...]:
    """The least bid while that is worth its price, or else a pass; then the other of the two."""
    suit, cost = min(_costs_by_suit(view, weights).items(), key=lambda pair: (pair[1], pair[0]))
    named = with_suit_named(view.rules, suit)
    pool = view.pool + named.penalty_total
    most = min(round(EAGER * pool * exp(-STEEP * cost)), view.totals[view.seat])
    passes = Advice(Bid(view.seat, None), Motive.PASS_BID)
    if view.least_bid > view.totals[view.seat]:
        return (passes,)
    bids = Advice(Bid(view.seat, view.least_bid), Motive.BID_FOR_SUIT, suit=suit)
    return first_alone((bids, passes) if view.least_bid <= most else (passes, bids))


def advise_suit(view: View, weights: Weights) -> tuple[Advice, ...]:
    """Every suit, the safest first; as trumps, the strongest first."""
    if view.rules.dealer_names_trump:
        order = sorted(SUITS, key=lambda suit: (_trump_strength(view, suit), suit), reverse=view.rules.tricks_pay)
        return first_alone(
            tuple(Advice(NameSuit(view.seat, suit), Motive.NAME_TRUMPS, suit=suit) for suit in order)
        )
    costs = _costs_by_suit(view, weights)
    order = sorted(SUITS, key=lambda suit: (costs[suit], suit))
    return first_alone(
        tuple(Advice(NameSuit(view.seat, suit), Motive.NAME_SAFE_SUIT, suit=suit) for suit in order)
    )


def _trump_strength(view: View, suit: Suit) -> float:
    """How many tricks the hand takes more with ``suit`` as trumps than with another: it is the length that counts.

    Of two suits as long the one with fewer high cards: those take tricks of their own. So it was measured, with
    the whole hand in view and with five cards of it.
    """
    held = [c for c in view.hand if c.suit is suit]
    top = max(view.rules.strength(c) for c in view.rules.pack if not c.is_joker)
    return len(held) - HIGH * sum(max(0.0, 1 - (top - view.rules.strength(c)) / 3) for c in held)


def _costs_by_suit(view: View, weights: Weights) -> dict[Suit, float]:
    """What the hand may be expected to cost with each suit named, in points of the game."""
    costs: dict[Suit, float] = {}
    for suit in SUITS:
        seen = replace(view, rules=with_suit_named(view.rules, suit))
        charged = prices(seen)
        estimates = Estimates(know(seen), charged, weights)
        holdings = (tuple(c for c in view.hand if c.suit is s) for s in SUITS)
        cost = sum(estimates.holding_cost(h, s) for h, s in zip(holdings, SUITS, strict=True))
        costs[suit] = cost / charged.unit
    return costs


def advise_declaring(view: View) -> tuple[Advice, ...]:
    """To undertake everything or not, better one first."""
    yes = Advice(Declare(view.seat, everything=True), Motive.DECLARE)
    no = Advice(Declare(view.seat, everything=False), Motive.DECLINE)
    return first_alone((yes, no) if chance_of_everything(view) >= SURE else (no, yes))


def chance_of_everything(view: View) -> float:
    """The chance to take all that the declaration asks for.

    Who does not lead needs the lead first, so every suit that is not stopped at once is a risk.
    """
    rules = view.rules
    test = MoonTest.CARDS if rules.auction is Auction.GENERALE else MoonTest.TRICKS
    known = know(replace(view, rules=replace(rules, moon_test=test)))
    lost = moon.losers(known, view.hand)
    if rules.auction is Auction.SLAM and not any(c.face == rules.bonus_card for c in view.hand):
        lost = max(0.0, lost - 0.7)
    chance = 0.95 * 0.4**lost
    eldest = (view.dealer + 1) % rules.seats
    if view.seat != eldest:
        tops = {c.suit for c in view.hand if not known.beaten_by(c)}
        open_suits = sum(1 for suit in SUITS if suit not in tops)
        chance *= 0.7**open_suits
    return float(chance)
