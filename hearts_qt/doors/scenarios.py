"""Matches that have come to a wanted point: the same every time, for pictures and tests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.ai.levels import strategy
from hearts_qt.ai.strategy import Advice, Motive, Strategy, choose, never
from hearts_qt.game.frames import PERSON
from hearts_qt.rules.cards import Suit
from hearts_qt.rules.catalogue import CATALOGUE, DEFAULT
from hearts_qt.rules.moves import DealCards, Move, PassCards, PlayCard
from hearts_qt.rules.notation import Record
from hearts_qt.rules.ruleset import Rules, penalty_of
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Moon
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import View, view
from hearts_qt.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from collections.abc import Callable

VARIANT = DEFAULT


QUICK = "rule_of_thumb"
"""Who plays where nobody looks at how well."""


def saved_at(
    stop: Callable[[Match], bool],
    seed: int,
    *,
    variant: str = VARIANT,
    rules: Rules | None = None,
    player: Strategy | None = None,
) -> SavedMatch:
    """A match with deal number ``seed``, played until ``stop`` says so or it is over.

    ``rules`` are the usual ones of ``variant`` unless given. Every seat plays by ``player``, or by rule of
    thumb, as the computer players go on.
    """
    rules = rules or CATALOGUE[variant].rules()
    player = player or strategy(QUICK)
    match, moves = Match(rules, seed), list[Move]()
    while not stop(match) and match.phase is not Phase.OVER:
        move: Move = DealCards()
        if match.to_move:
            seat = match.to_move[-1]
            move = choose(player, view(match, seat), Random(f"{seed}/{seat}/{len(moves)}"))
        match, _ = step(match, move)
        moves.append(move)
    begun = SavedMatch.begin(Record(variant, rules, seed, tuple(moves)), (QUICK,) * (rules.seats - 1))
    # The moves have been played, not given: they can be taken back.
    return replace(begun, given=0)


class MoonHelpers(Struct, frozen=True):
    """Everybody helps the person to shoot the moon: a quick way to a rare position."""

    def advise(self, view: View, rng: Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        """The person plays high, the others low and their penalty cards first when they can."""
        del rng, cancelled
        if view.phase is Phase.PASSING:
            by_rank = sorted(view.hand, key=lambda c: (c.rank, c.suit))
            count = view.rules.pass_count
            given = by_rank[:count] if view.seat == PERSON else by_rank[-count:]
            return (Advice(PassCards(view.seat, tuple(sorted(given))), Motive.PASS_FOR_MOON),)
        if view.seat == PERSON:
            cards = sorted(view.legal, key=lambda c: -c.rank)
        else:
            led = view.trick.cards[0].suit if view.trick and view.trick.cards else None
            cards = sorted(view.legal, key=lambda c: (c.suit is led or -penalty_of(view.rules, c), c.rank))
        return tuple(Advice(PlayCard(view.seat, c), Motive.SHOOT_MOON) for c in cards)


class CarelessPerson(Struct, frozen=True):
    """The person plays by lot, the others as usual: something to say for whoever looks at it afterwards."""

    def advise(self, view: View, rng: Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        """The advice of one player or of another."""
        return strategy("random" if view.seat == PERSON else QUICK).advise(view, rng, cancelled)


def persons_turn(match: Match) -> bool:
    """The person is to play."""
    return match.phase is Phase.PLAYING and match.to_move == (PERSON,)


def asked_in(phase: Phase, *, after: int = 0) -> Callable[[Match], bool]:
    """The person is asked in this phase, when so many others have bid or declined."""

    def is_it(match: Match) -> bool:
        deal = match.deal
        spoken = len(deal.bids) + len(deal.declined) if deal is not None else 0
        return match.phase is phase and match.to_move == (PERSON,) and spoken >= after

    return is_it


def in_trick(*, tricks: int = 0, cards: int = 0, deals: int = 0) -> Callable[[Match], bool]:
    """The person is to play to a trick that holds at least so many cards, after so many tricks and deals."""

    def is_it(match: Match) -> bool:
        deal = match.deal
        if not persons_turn(match) or deal is None or deal.trick is None or len(match.scores) < deals:
            return False
        return len(deal.tricks) >= tricks and len(deal.trick.cards) >= cards

    return is_it


def cancelled_pair(match: Match) -> bool:
    """The person is to play to a trick in which two cards cancel each other."""
    deal = match.deal
    if not in_trick(tricks=2, cards=3)(match) or deal is None or deal.trick is None:
        return False
    faces = [c.face for c in deal.trick.cards]
    return len(set(faces)) < len(faces)


def hands_differ(match: Match) -> bool:
    """Some have drawn cards, one is out, and the stock still holds some."""
    deal = match.deal
    if not in_trick(tricks=3, cards=1)(match) or deal is None or not deal.undealt:
        return False
    return max(map(len, deal.hands)) > deal.rules.hand_size


def void_tricks_wait(match: Match) -> bool:
    """The person leads or follows while the cards of a void trick wait for their taker."""
    return persons_turn(match) and match.deal is not None and bool(match.deal.pending)


def bound_to_follow(match: Match) -> bool:
    """The person is third or last to play, holds the suit and other suits too, and hearts are broken."""
    deal = match.deal
    if not persons_turn(match) or deal is None or deal.trick is None or len(deal.tricks) < 3:
        return False
    trick, suits = deal.trick.cards, {c.suit for c in deal.hands[PERSON]}
    return deal.hearts_broken and len(trick) == 3 and trick[0].suit in suits and len(suits) > 2


def may_break_hearts(match: Match) -> bool:
    """The person can discard a heart, and none has been played."""
    deal = match.deal
    if not persons_turn(match) or deal is None or deal.trick is None or not deal.trick.cards or not deal.tricks:
        return False
    hand = deal.hands[PERSON]
    void = all(c.suit is not deal.trick.cards[0].suit for c in hand)
    return void and not deal.hearts_broken and any(c.suit is Suit.HEARTS for c in hand)


def deals_scored(count: int) -> Callable[[Match], bool]:
    """So many deals have been scored."""
    return lambda match: match.phase is Phase.SCORED and len(match.scores) == count


def choosing_moon(match: Match) -> bool:
    """The person has shot the moon and is to choose."""
    return match.phase is Phase.CHOOSING_MOON and match.deal is not None and match.deal.shooter == PERSON


MOON_RULES = replace(Rules(), moon=Moon.CHOICE)
