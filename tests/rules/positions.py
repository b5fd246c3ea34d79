"""Positions from text, random matches, and how to walk through them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hearts_qt.rules.cards import SUITS, Card, card, cards
from hearts_qt.rules.events import CardPlayed, DealStarted, Event, HeartsBroken
from hearts_qt.rules.moves import (
    Bid,
    ChooseMoon,
    Claim,
    DealCards,
    Declare,
    ExchangeWidow,
    Move,
    NameSuit,
    PassCards,
    PlayCard,
)
from hearts_qt.rules.ruleset import Rules, penalty_of
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Direction, Moon
from hearts_qt.rules.transition import fold, refuse, step
from hearts_qt.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "broken",
    "card",
    "cards",
    "is_legal",
    "legal",
    "play",
    "position",
    "random_match",
    "random_move",
    "trust",
]


def position(
    *hands: str, rules: Rules | None = None, direction: Direction = Direction.HOLD, dealer: int = 3
) -> Match:
    """A deal just begun with these hands, seat 0 first; with HOLD the play is open."""
    rules = rules or Rules()
    sorted_hands = tuple(tuple(sorted(cards(hand))) for hand in hands)
    return fold(Match(rules, seed=0), DealStarted(1, dealer, direction, sorted_hands))


def play(match: Match, text: str) -> Match:
    """Play the cards of ``text`` in order, by whoever is to play."""
    for word in text.split():
        match, _ = step(match, PlayCard(match.to_move[0], card(word)))
    return match


def trust(match: Match, text: str) -> Match:
    """Put the cards of ``text`` on the table without asking the rules; who is to play must hold each."""
    for word in text.split():
        match = fold(match, CardPlayed(match.to_move[0], card(word)))
    return match


def broken(match: Match) -> Match:
    """The same position with hearts open."""
    return fold(match, HeartsBroken(0))


def legal(match: Match) -> set[str]:
    """The cards the seat to play may play, as text."""
    (seat,) = match.to_move
    return {str(c) for c in view(match, seat).legal}


def random_move(match: Match, rng: Random, *, claims: bool = True) -> Move:
    """A move some seat may make now, at random."""
    if match.phase in (Phase.DEALING, Phase.SCORED):
        return DealCards()
    seat = rng.choice(match.to_move)
    seen = view(match, seat)
    match match.phase:
        case Phase.BIDDING:
            bid = Bid(seat, rng.choice((None, None, seen.least_bid)))
            return bid if refuse(match, bid) is None else Bid(seat, None)
        case Phase.NAMING:
            return NameSuit(seat, rng.choice(SUITS))
        case Phase.DECLARING:
            return Declare(seat, everything=rng.random() < 0.04)
        case Phase.PASSING:
            return PassCards(seat, tuple(rng.sample(seen.hand, match.rules.pass_count)))
        case Phase.EXCHANGING:
            shuffled = rng.sample(seen.hand, len(seen.hand))
            shuffled.sort(key=lambda c: penalty_of(seen.rules, c) > 0)
            return ExchangeWidow(seat, tuple(shuffled[: len(seen.widow)]))
        case Phase.CHOOSING_MOON:
            return ChooseMoon(seat, rng.choice((Moon.ADD, Moon.SUBTRACT)))
        case _ if claims and seen.may_claim and rng.random() < 0.3:
            return Claim(seat)
        case _:
            return PlayCard(seat, rng.choice(seen.legal))


def random_match(
    rules: Rules, seed: int, *, deals: int | None = None, claims: bool = True
) -> Iterator[tuple[Match, Move, tuple[Event, ...], Match]]:
    """Every step of a random match (or of its first ``deals``): before, move, events, after."""
    rng = Random(seed)
    match = Match(rules, seed)
    while match.phase is not Phase.OVER and not (
        deals is not None and len(match.scores) == deals and match.phase is Phase.SCORED
    ):
        move = random_move(match, rng, claims=claims)
        after, events = step(match, move)
        yield match, move, events, after
        match = after


def is_legal(match: Match, seat: int, some: Card) -> bool:
    """Whether the rules let ``seat`` play this card."""
    return refuse(match, PlayCard(seat, some)) is None
