"""Every reason is true of the very move that it is given for, whether that comes first or later in the list.

What a sentence claims is worked out here from the view alone, without the thoughts that led to it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.playing import play_deal
from hearts_qt.ai.rule_of_thumb import RuleOfThumb
from hearts_qt.ai.search import Search
from hearts_qt.ai.strategy import Motive, never
from hearts_qt.ai.thinking import EFFORTS
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import Declare, ExchangeWidow, PassCards, PlayCard
from hearts_qt.rules.ruleset import penalty_of, value_of
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Auction, Undealt
from hearts_qt.rules.trick import led_suit, winning_place
from hearts_qt.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from hearts_qt.ai.strategy import Advice, Strategy
    from hearts_qt.rules.cards import Card, Suit
    from hearts_qt.rules.view import View

FIRST_ALONE = {
    Motive.TRIED_BEST,
    Motive.LEAST_RISK,
    Motive.BID_FOR_SUIT,
    Motive.PASS_BID,
    Motive.NAME_SAFE_SUIT,
    Motive.NAME_TRUMPS,
    Motive.DECLARE,
    Motive.DECLINE,
    Motive.MOON_ADD,
    Motive.MOON_LOWER,
}
"""What is said of these is said of the best."""


class Claims:
    """What may be said of playing ``card`` in ``seen``."""

    def __init__(self, seen: View, card: Card, advice: Advice) -> None:
        self.seen, self.card, self.advice, self.rules = seen, card, advice, seen.rules
        trick = seen.trick
        assert trick is not None
        self.table, self.seats = trick.cards, trick.seats
        place = winning_place(self.table, self.rules) if self.table else None
        self.best = None if place is None else self.table[place]
        self.winner = None if place is None else self.seats[place]
        self.last = not any(
            seen.hand_sizes[s] for s in range(self.rules.seats) if s not in (*self.seats, seen.seat)
        )
        self.led = led_suit(self.table)
        self.leads = self.led is None
        self.wins = self.takes(card)
        self.partner = self.winner is not None and self.winner in self.rules.side(seen.seat)
        self.costs = value_of(self.rules, card) > 0

    def takes(self, card: Card) -> bool:
        return winning_place((*self.table, card), self.rules) == len(self.table)

    def above(self, some: Sequence[Card], card: Card | None = None) -> list[Card]:
        card = card or self.card
        return [c for c in some if c.suit is card.suit and self.rules.strength(c) > self.rules.strength(card)]

    def below(self, some: Sequence[Card]) -> list[Card]:
        return [
            c for c in some if c.suit is self.card.suit and self.rules.strength(c) < self.rules.strength(self.card)
        ]

    @property
    def unseen(self) -> list[Card]:
        gone = {c for t in self.seen.tricks for c in t.cards} | {*self.table, *self.seen.hand}
        return [c for c in self.rules.pack if c not in gone]

    def may_be_out(self, face: Card | None) -> bool:
        return any(c.face == face for c in self.unseen)

    def in_hand(self) -> int:
        return sum(c.suit is self.card.suit for c in self.seen.hand)

    def did_not_follow(self, suit: Suit) -> bool:
        """Whether somebody has shown to have none of ``suit``, where no cards are drawn later."""
        if self.rules.undealt in (Undealt.DRAW, Undealt.REFILL, Undealt.EXCHANGE):
            return False
        tricks = [*self.seen.tricks, *((self.seen.trick,) if self.seen.trick else ())]
        others = (
            c
            for t in tricks
            if t.cards and t.cards[0].suit is suit
            for s, c in zip(t.seats, t.cards, strict=True)
            if s != self.seen.seat
        )
        return any(c.suit is not suit and not c.is_joker for c in others)

    def every_point(self, seat: int) -> bool:
        got = {t.winner for t in self.seen.tricks if any(penalty_of(self.rules, c) > 0 for c in t.cards)}
        return got == {seat}


def high(seen: View, card: Card) -> bool:
    suited = [c for c in seen.rules.pack if c.suit is card.suit and c.face != card.face]
    lower = [c for c in suited if seen.rules.strength(c) < seen.rules.strength(card)]
    return len(lower) > len(suited) - len(lower)


def price(claim: Claims) -> int:
    return sum(value_of(claim.rules, c) for c in (*claim.table, claim.card))


PLAYS: dict[Motive, Callable[[Claims], bool]] = {
    Motive.ONLY_CARD: lambda q: len(q.seen.legal) == 1,
    Motive.SAFE_LEAD: lambda q: q.leads and bool(q.above(q.unseen) or q.rules.packs > 1),
    Motive.SMOKE_OUT_QUEEN: lambda q: (
        q.leads and q.may_be_out(q.advice.card) and not q.above(q.seen.hand, q.advice.card)
    ),
    Motive.CASH_EARLY: lambda q: (
        high(q.seen, q.card) and not q.did_not_follow(q.card.suit) and len(q.seen.tricks) < len(q.seen.hand)
    ),
    Motive.TRIED_BEST: lambda q: True,
    Motive.LEAST_RISK: lambda q: q.leads,
    Motive.DUCK_UNDER: lambda q: (
        not q.wins
        and q.card.suit is q.led
        and all(q.takes(c) or (q.best is not None and c.face == q.best.face) for c in q.above(q.seen.legal))
    ),
    Motive.STAY_UNDER: lambda q: not q.wins and not q.leads,
    Motive.LOWEST_OF_SUIT: lambda q: (
        q.wins and not q.last and not q.below(q.seen.legal) and bool(q.above(q.unseen))
    ),
    Motive.TAKE_CHEAPLY_LAST: lambda q: q.wins and q.last and not q.above(q.seen.legal) and price(q) <= 0,
    Motive.WIN_WITH_HIGHEST: lambda q: q.wins and not q.above(q.seen.legal),
    Motive.MAY_TAKE: lambda q: not q.card.is_joker and (q.leads or (q.wins and not q.last)),
    Motive.WILL_TAKE: lambda q: q.wins and q.last,
    Motive.KEEP_GUARD: lambda q: q.wins and bool(q.below(q.seen.legal)),
    Motive.DUMP_QUEEN: lambda q: not q.wins and q.costs and q.advice.seat == q.winner and not q.partner,
    Motive.DUMP_HIGH_HEARTS: lambda q: (
        not q.wins and q.costs and q.advice.seat == q.winner is not None and not q.partner
    ),
    Motive.POINTS_TO_PARTNER: lambda q: not q.wins and q.costs and q.partner,
    Motive.SPARE_PARTNER: lambda q: not q.wins and not q.costs and q.partner,
    Motive.DUMP_DANGER: lambda q: (
        not q.wins
        and q.may_be_out(q.advice.card)
        and q.advice.card is not None
        and q.card in q.above([q.card], q.advice.card)
    ),
    Motive.VOID_SUIT: lambda q: not q.wins and q.in_hand() == 1,
    Motive.SHORTEN_SUIT: lambda q: not q.wins and q.in_hand() == 2,
    Motive.DISCARD_HIGH: lambda q: not q.wins and bool(q.below(q.unseen)),
    Motive.STOP_MOON: lambda q: q.advice.seat is None or q.every_point(q.advice.seat),
    Motive.GIVE_UP_MOON: lambda q: not q.wins,
    Motive.GRAB_BONUS: lambda q: (
        any(c.face == q.rules.bonus_card for c in (*q.table, q.card))
        or any(c.face == q.rules.bonus_card for c in q.below(q.unseen))
    ),
    Motive.KEEP_BONUS: lambda q: not q.wins and bonus_in_reach(q),
    Motive.TAKE_GAIN: lambda q: q.leads or q.wins,
    Motive.KEEP_WINNERS: lambda q: any(
        q.rules.strength(c) > q.rules.strength(q.card) for c in q.seen.hand if c != q.card
    ),
    Motive.PLAY_JOKER: lambda q: q.card.is_joker,
    Motive.CANCEL: lambda q: q.best is not None and q.best.face == q.card.face,
    Motive.MAKE_DRAW: lambda q: q.leads and q.rules.undealt is Undealt.DRAW,
    Motive.TAKE_EVERYTHING: lambda q: q.seen.seat == q.seen.declarer,
    Motive.DEFEAT_DECLARER: lambda q: (
        q.advice.seat == q.seen.declarer != q.seen.seat and q.rules.auction is not Auction.GENERALE
    ),
    Motive.DEFEAT_BY_CARD: lambda q: (
        q.advice.seat == q.seen.declarer != q.seen.seat and q.rules.auction is Auction.GENERALE
    ),
    Motive.KEEP_STOPPER: lambda q: q.seen.declarer not in (None, q.seen.seat),
    Motive.SHOOT_MOON: lambda q: True,
    Motive.DISCARD_HARMLESS: lambda q: not q.leads,
    Motive.MAY_BE_NEEDED: lambda q: not q.leads and not q.wins,
}


def bonus_in_reach(claim: Claims) -> bool:
    bonus = claim.rules.bonus_card
    return bonus is not None and any(
        c.face == bonus or c in claim.above(claim.seen.hand, bonus) for c in claim.seen.hand
    )


def is_true(seen: View, advice: Advice, place: int) -> bool:
    """Whether ``advice``, at ``place`` of its list, says something true."""
    reason, move = advice.reason, advice.move
    if place and reason in FIRST_ALONE:
        return False
    if reason is Motive.SECOND_BEST:
        return place > 0 and not isinstance(move, PlayCard)
    if isinstance(move, PlayCard):
        return PLAYS[reason](Claims(seen, move.card, advice))
    if isinstance(move, PassCards | ExchangeWidow):
        return _sets(seen, advice, move.cards)
    return True


def _sets(seen: View, advice: Advice, away: tuple[Card, ...]) -> bool:
    strength, queen = seen.rules.strength, advice.card
    catching = [c for c in away if queen and c.suit is queen.suit and strength(c) > strength(queen)]
    match advice.reason:
        case Motive.PASS_HIGH_SPADES:
            return bool(catching) and list(advice.cards) == catching
        case Motive.PASS_QUEEN:
            assert queen is not None
            guards = [c for c in seen.hand if c.suit is queen.suit and strength(c) < strength(queen)]
            return queen in away and len(guards) < 4
        case Motive.PASS_DEAREST:
            return queen in away
        case Motive.PASS_TO_VOID | Motive.LAY_AWAY_TO_VOID:
            held = [c for c in seen.hand if c.suit is advice.suit]
            return bool(held) and all(c in away for c in held)
        case Motive.PASS_HIGH_HEARTS:
            costly = [c for c in away if penalty_of(seen.rules, c) > 0]
            return bool(costly) and all(high(seen, c) for c in costly)
        case Motive.PASS_HIGH_CARDS | Motive.LAY_AWAY_HIGH:
            return all(high(seen, c) for c in away)
        case _:
            return advice.reason in (Motive.PASS_FOR_MOON, Motive.PASS_FOR_REST)


class Daring:
    """Undertakes everything whatever the hand, and plays by rules of thumb."""

    def advise(self, view: View, rng: Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        advice = RuleOfThumb().advise(view, rng, cancelled)
        return tuple(sorted(advice, key=lambda a: not (isinstance(a.move, Declare) and a.move.everything)))


def untrue(
    variant: str, player: Strategy, seeds: Sequence[int], *, deals: int = 1, daring: bool = False
) -> Iterator[str]:
    """What is said and not true by ``player`` in the deals of others, who are ``daring`` or not."""
    for seed in seeds:
        found: list[str] = []

        def watch(match: Match, found: list[str] = found, seed: int = seed) -> None:
            seat = match.to_move[0]
            seen = view(match, seat)
            for place, advice in enumerate(player.advise(seen, Random(f"{seed}/{len(seen.tricks)}/{seat}"))):
                if not is_true(seen, advice, place):
                    table = " ".join(map(str, seen.trick.cards)) if seen.trick else ""
                    hand = " ".join(map(str, seen.hand))
                    facts = f"{advice.suit} {advice.card} {advice.seat}"
                    found.append(
                        f"{variant} {seed}: {hand} on [{table}]: {place} {advice.move} {advice.reason} {facts}"
                    )

        rules = CATALOGUE[variant].rules()
        match, rngs = Match(rules, seed), [Random(s) for s in range(rules.seats)]
        for _ in range(deals):
            if match.phase is Phase.OVER:
                break
            match, _ = play_deal(
                match, [Daring()] * rules.seats if daring else [RuleOfThumb()] * rules.seats, rngs, watch
            )
        yield from found


@pytest.mark.parametrize("variant", CATALOGUE)
def test_the_rule_of_thumb_says_what_is_true_of_every_card(variant: str) -> None:
    assert list(untrue(variant, RuleOfThumb(), (1, 2, 3))) == []


@pytest.mark.parametrize("variant", ["king", "king_three", "kierki"])
def test_it_is_true_as_well_where_taking_is_the_aim(variant: str) -> None:
    assert list(untrue(variant, RuleOfThumb(), (1,), deals=14)) == []


@pytest.mark.parametrize("variant", ["chasse_coeur", "partner_slam_bid", "polignac"])
def test_it_is_true_as_well_where_everything_was_undertaken(variant: str) -> None:
    assert list(untrue(variant, RuleOfThumb(), (1, 2, 3, 4), daring=True)) == []


@pytest.mark.parametrize("level", ["easy", "expert"])
@pytest.mark.parametrize(
    "variant", ["windows_hearts", "hearts_penalty13", "omnibus_jd", "partner_slam_bid", "king"]
)
def test_the_searching_players_say_what_is_true_of_every_move(variant: str, level: str) -> None:
    few = replace(EFFORTS[level], worlds=4, sets=min(EFFORTS[level].sets, 8))
    assert list(untrue(variant, Search(few), (1,))) == []
