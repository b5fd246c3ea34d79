"""What holds in every position of every match."""

from __future__ import annotations

from functools import cache, reduce
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.rules.cards import Card
from hearts_qt.rules.catalogue import CATALOGUE, Variant
from hearts_qt.rules.events import (
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealScored,
    DealStarted,
    Event,
    RestClaimed,
    RestDealt,
)
from hearts_qt.rules.moves import Claim, DealCards, PassCards, PlayCard
from hearts_qt.rules.notation import Record, read_record, write_record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.scoring import plain_costs
from hearts_qt.rules.state import Deal, Match, Phase
from hearts_qt.rules.switches import Bonus, Direction, Floor, Moon, Opening, SetRule
from hearts_qt.rules.transition import fold, refuse, step
from hearts_qt.rules.validate import faults
from hearts_qt.rules.view import redact, view
from tests.rules.positions import random_match

if TYPE_CHECKING:
    from hearts_qt.rules.moves import Move


def some_counts(variant: Variant) -> list[int]:
    return sorted({min(variant.counts), variant.best, max(variant.counts)})


HOUSE_RULES = {
    **{f"{v.id} {n}": v.rules(n) for v in CATALOGUE.values() for n in some_counts(v)},
    "three seats": Rules(
        seats=3,
        removed=(Card(Rules().lowest_club.suit, Rules().lowest),),
        pass_cycle=(Direction.LEFT, Direction.RIGHT, Direction.HOLD),
    ),
    "eight seats, two packs": Rules(
        seats=8, packs=2, pass_cycle=(Direction.ACROSS,), pass_count=2, opening=Opening.ELDEST, deals=3
    ),
    "every switch": Rules(
        bonus=Bonus.TEN_OF_DIAMONDS,
        opening=Opening.ANY_CLUB,
        queen_breaks_hearts=True,
        hearts_instead_of_queen=True,
        no_points_on_first_trick=False,
        moon=Moon.AUTO,
        no_trick_bonus=5,
        limit=50,
    ),
    "a real table": Rules(pass_cycle=(Direction.SCATTER,), misdeals=True),
    "named trumps": Rules(dealer_names_trump=True, moon=Moon.OFF),
    "trumps named on five cards": Rules(dealer_names_trump=True, naming_hand=5, moon=Moon.OFF),
    "trumps named on five cards, a stock": replace(
        CATALOGUE["hearts_two"].rules(), dealer_names_trump=True, naming_hand=5
    ),
    "trumps named on three cards, a widow": replace(
        CATALOGUE["heartsette_gruznov"].rules(), dealer_names_trump=True, naming_hand=3
    ),
    "the trump deals of kierki": replace(
        CATALOGUE["kierki"].rules(), contracts=CATALOGUE["kierki"].rules().contracts[-3:], deals=3
    ),
}

everywhere = pytest.mark.parametrize("rules", HOUSE_RULES.values(), ids=HOUSE_RULES.keys())


@cache
def steps(rules: Rules) -> list[tuple[Match, Move, tuple[Event, ...], Match]]:
    """Three deals of a match played by lot; the same for every property."""
    assert not faults(rules)
    return list(random_match(rules, seed=0, deals=3))


@everywhere
def test_cards_are_conserved(rules: Rules) -> None:
    for *_, match in steps(rules):
        deal = match.deal
        assert deal is not None
        on_table = deal.trick.cards if deal.trick else ()
        taken = [c for seat in range(rules.seats) for c in deal.taken(seat)]
        held = [c for hand in deal.hands for c in hand]
        elsewhere = (*on_table, *deal.undealt, *deal.pending, *deal.laid_away)
        assert sorted([*held, *elsewhere, *taken]) == sorted(rules.pack)


@everywhere
def test_points_of_a_deal_without_a_moon_are_those_of_the_pack(rules: Rules) -> None:
    """Set effects and declarations have sums of their own."""
    checked = 0
    for *_, match in steps(replace(rules, no_trick_bonus=0)):
        deal = match.deal
        if deal is None or deal.points is None or deal.shooter is not None or deal.declarer is not None:
            continue
        if deal.rules.set_rule is SetRule.NONE:
            in_play = sum(c in _in_play(deal) for c in rules.pack if c.face == rules.bonus_card)
            tricks = deal.rules.trick_points * len(deal.tricks)
            tricks += sum(price for number, price in deal.rules.priced_tricks if number <= len(deal.tricks))
            assert sum(plain_costs(deal)) == deal.rules.penalty_total - 10 * in_play + tricks
        checked += 1
    assert checked


def _in_play(deal: Deal) -> set[Card]:
    return {c for seat in range(deal.rules.seats) for c in deal.taken(seat)}


@everywhere
def test_chips_and_pool_are_conserved(rules: Rules) -> None:
    for *_, match in steps(rules):
        if rules.in_chips and match.phase is not Phase.OVER and match.final is None:
            assert sum(match.totals) + match.pool == rules.seats * rules.chips
            assert min(match.totals) >= 0


@everywhere
def test_the_state_is_the_fold_of_its_events(rules: Rules) -> None:
    for before, _, events, after in steps(rules):
        assert reduce(fold, events, before) == after


NAMED = {f"{v.id} {n}": (v.id, v.rules(n)) for v in CATALOGUE.values() for n in v.counts}


@pytest.mark.parametrize(("variant", "rules"), NAMED.values(), ids=NAMED.keys())
def test_a_match_is_equal_to_its_text(variant: str, rules: Rules) -> None:
    moves = []
    for _, move, _, after in random_match(rules, seed=5, deals=2):
        moves.append(move)
        last = after
    record = Record(variant, rules, 5, tuple(moves))
    text = write_record(record)
    assert read_record(text) == record
    assert read_record(text).match() == last


@everywhere
def test_a_card_is_refused_exactly_when_it_is_not_legal(rules: Rules) -> None:
    for *_, match in steps(rules):
        for seat in match.to_move if match.phase is Phase.PLAYING else ():
            legal = view(match, seat).legal
            assert legal
            for some in rules.pack:
                assert (refuse(match, PlayCard(seat, some)) is None) == (some in legal)


@everywhere
def test_a_view_does_not_change_when_the_unseen_cards_are_permuted(rules: Rules) -> None:
    rng = Random(1)
    for *_, match in steps(rules):
        seat = rng.randrange(rules.seats)
        other = _shuffle_unseen(match, seat, rng)
        if other is not None:
            # Whether the rest may be claimed depends on which cards are left, never on who holds them.
            assert view(other, seat) == view(match, seat)


def _shuffle_unseen(match: Match, seat: int, rng: Random) -> Match | None:
    """The same match with the hidden cards of the other seats dealt out anew."""
    deal = match.deal
    if deal is None or match.phase not in (Phase.NAMING, Phase.PASSING, Phase.PLAYING):
        return None
    others = [s for s in range(match.rules.seats) if s != seat]
    hidden = [c for s in others for c in deal.hands[s]]
    # While trumps are named the rest of all hands is as hidden as the cards of the others.
    undealt = deal.undealt
    if match.phase is Phase.NAMING:
        hidden += undealt
    rng.shuffle(hidden)
    hands = list(deal.hands)
    for s in others:
        size = len(deal.hands[s])
        hands[s], hidden = tuple(sorted(hidden[:size])), hidden[size:]
    if match.phase is Phase.NAMING:
        undealt = tuple(hidden)
    chosen = deal.chosen
    if match.phase is Phase.PASSING:
        chosen = tuple(
            c if s == seat or c is None else tuple(rng.sample(hands[s], len(c))) for s, c in enumerate(chosen)
        )
    dealt = tuple(hand if s == seat else () for s, hand in enumerate(deal.dealt))
    deal = replace(deal, hands=tuple(hands), chosen=chosen, dealt=dealt, undealt=undealt)
    return replace(match, seed=rng.randrange(10**6), deal=deal)


@everywhere
def test_redacted_events_show_no_card_the_seat_may_not_see(rules: Rules) -> None:
    for before, _, events, _ in steps(rules):
        match = before
        for event in events:
            match = fold(match, event)
            for seat in range(rules.seats):
                seen = view(match, seat)
                open_cards = {*seen.hand, *seen.passed, *seen.received, *seen.claimed}
                open_cards.update(c for t in seen.tricks for c in t.cards)
                open_cards.update(seen.trick.cards if seen.trick else ())
                assert _cards_in(redact(event, seat)) <= open_cards


def _cards_in(event: Event) -> set[Card]:
    match event:
        case DealStarted(hands=hands) | RestDealt(hands=hands):
            return {c for hand in hands for c in hand}
        case CardsChosen(cards=cards):
            return set(cards)
        case CardsPassed(gifts=gifts):
            return {c for gift in gifts for c in gift.cards}
        case CardPlayed(card=card):
            return {card}
        case RestClaimed(hands=hands):
            return {c for hand in hands for c in hand}
        case _:
            return set()


@everywhere
def test_somebody_can_always_move_until_the_match_is_over(rules: Rules) -> None:
    for *_, match in steps(rules):
        if match.phase is Phase.OVER:
            assert match.winners
        elif match.phase is Phase.SCORED:
            assert refuse(match, DealCards()) is None
        else:
            assert match.to_move


@everywhere
def test_totals_are_the_sum_of_the_deals(rules: Rules) -> None:
    for *_, events, match in steps(rules):
        for event in events:
            if isinstance(event, DealScored):
                per_deal = [(rules.chips,) * rules.seats, *(line.points for line in match.scores)]
                floored = rules.floor is not Floor.NONE
                assert floored or event.totals == tuple(map(sum, zip(*per_deal, strict=True)))


@everywhere
def test_a_claim_never_changes_the_score(rules: Rules) -> None:
    """Playing on from where a claim was made ends with the same points, however it is played."""
    for seed in range(6):
        claimed: Match | None = None
        for before, move, _, after in random_match(rules, seed, deals=3):
            if isinstance(move, Claim) and after.phase is not Phase.CHOOSING_MOON:
                claimed = after
                start = before
                break
        if claimed is None:
            continue
        rng = Random(seed)
        match = start
        while match.phase is Phase.PLAYING:
            seat = match.to_move[0]
            legal = view(match, seat).legal
            match, _ = step(match, PlayCard(seat, rng.choice(legal)))
        assert claimed.deal is not None
        assert match.deal is not None
        assert match.deal.points == claimed.deal.points


def test_moves_of_unknown_seats_are_refused_not_crashed_on() -> None:
    for *_, match in random_match(Rules(), 3, deals=1):
        for seat in (-1, 4, 99):
            assert refuse(match, PassCards(seat, ())) is not None
            assert refuse(match, PlayCard(seat, Rules().lowest_club)) is not None
