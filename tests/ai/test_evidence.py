"""Worlds count by how well they explain what was played."""

from __future__ import annotations

from array import array
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.encoding import THINKING, encode_rules, encode_view
from hearts_qt.ai.evidence import LikelyWorlds, start_of
from hearts_qt.ai.kernel import Kernel
from hearts_qt.ai.knowledge import know
from hearts_qt.ai.random_player import RandomPlayer
from hearts_qt.ai.rule_of_thumb import RuleOfThumb
from hearts_qt.ai.strategy import choose
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards, PassCards, PlayCard
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view

if TYPE_CHECKING:
    from hearts_qt.ai.strategy import Strategy
    from hearts_qt.rules.view import View


def _played_by_thumb(variant: str, seed: int, plays: int) -> Match:
    """A deal in which rule-of-thumb players have played so many cards."""
    match, _ = step(Match(replace(CATALOGUE[variant].rules(), limit=None, deals=9), seed), DealCards())
    while plays:
        move = choose(RuleOfThumb(), view(match, match.to_move[0]), Random(0))
        plays -= isinstance(move, PlayCard)
        match, _ = step(match, move)
    return match


def _truth(match: Match, seen: View) -> list[int]:
    assert match.deal is not None
    return [mask for hand in match.deal.hands for mask in encode_rules(seen.rules).masks(hand)]


@pytest.mark.parametrize("variant", ["windows_hearts", "black_maria", "spot_points"])
def test_the_truth_surprises_less_than_most_worlds(variant: str) -> None:
    ranks = []
    for seed in range(8):
        match = _played_by_thumb(variant, seed, 21)
        seen = view(match, match.to_move[0])
        source = LikelyWorlds.of(know(seen), seen)
        assert source is not None
        pool = source.uniform(60, Random(seed)) + array("Q", _truth(match, seen))
        surprises = source.surprises(pool)
        ranks.append(sum(s < surprises[-1] for s in surprises) / 60)
    assert fmean(ranks) < 0.25


def test_likely_worlds_agree_with_what_is_known() -> None:
    match = _played_by_thumb("windows_hearts", 3, 26)
    seen = view(match, match.to_move[0])
    known, table = know(seen), encode_rules(seen.rules)
    source = LikelyWorlds.of(known, seen)
    assert source is not None
    worlds = source.draw(40, Random(1))
    for at in range(0, len(worlds), source.stride):
        hands = [table.cards((worlds[at + 2 * s], worlds[at + 2 * s + 1])) for s in range(4)]
        assert [len(hand) for hand in hands] == list(known.sizes[:4])
        assert hands[seen.seat] == seen.hand
        assert all(s in known.holders[c] for s in range(4) if s != seen.seat for c in hands[s])


def test_without_a_card_of_the_others_there_is_no_evidence() -> None:
    match, _ = step(Match(Rules(pass_cycle=()), 1), DealCards())
    assert start_of(view(match, match.to_move[0])) is None


@pytest.mark.parametrize("variant", ["domino_foster", "hearts_two", "heartsette_gruznov"])
def test_where_cards_come_into_the_hands_nothing_is_concluded(variant: str) -> None:
    match = _played_by_thumb(variant, 2, 5)
    if match.phase is Phase.PLAYING:
        assert start_of(view(match, match.to_move[0])) is None


def test_arrays_that_do_not_fit_are_refused() -> None:
    match = _played_by_thumb("windows_hearts", 3, 4)
    seen = view(match, match.to_move[0])
    kernel = Kernel(encode_rules(seen.rules))
    kernel.place(encode_view(seen))
    with pytest.raises(ValueError, match="do not fit"):
        kernel.surprises(array("Q", _truth(match, seen)), 0, 2, array("i"), 0, array("i", [0]))


def test_likely_worlds_surprise_less_and_repeat_with_the_same_seed() -> None:
    match = _played_by_thumb("windows_hearts", 5, 20)
    seen = view(match, match.to_move[0])
    source, again = LikelyWorlds.of(know(seen), seen), LikelyWorlds.of(know(seen), seen)
    assert source is not None
    assert again is not None
    drawn = source.draw(48, Random(1))
    assert fmean(source.surprises(drawn)) < 0.5 * fmean(source.surprises(source.uniform(48, Random(1))))
    assert again.draw(48, Random(1)) == drawn


def test_without_plays_every_exchange_is_welcome_and_no_card_is_lost() -> None:
    match, _ = step(Match(Rules(pass_cycle=()), 1), DealCards())
    seen = view(match, match.to_move[0])
    table = encode_rules(seen.rules)
    kernel = Kernel(table)
    kernel.place(encode_view(seen))
    worlds, gifts, strange = array("Q", _truth(match, seen)), array("Q", [0] * 4), array("i", [0] * 4)
    before = list(worlds)
    everything, _ = table.masks(seen.rules.pack)
    may = array("Q", [everything] * 4)
    kernel.settle_in(worlds, gifts, array("i"), seen.seat, may, 100, 50, 7, strange)
    assert list(strange) == [0] * 4
    hands = [worlds[2 * s] for s in range(4)]
    assert list(worlds) != before
    assert worlds[2 * seen.seat] == before[2 * seen.seat]
    assert [hand.bit_count() for hand in hands] == [13] * 4
    assert sum(hands) == everything


def _passed(seed: int) -> Match:
    """A deal of rule-of-thumb players in which nothing has been played yet."""
    match, _ = step(Match(CATALOGUE["windows_hearts"].rules(), seed), DealCards())
    while match.phase is Phase.PASSING:
        move = choose(RuleOfThumb(), view(match, match.to_move[0]), Random(0))
        match, _ = step(match, move)
    return match


def test_the_cards_passed_tell_something_before_the_first_card() -> None:
    match = _passed(1)
    seen = view(match, match.to_move[0])
    source = LikelyWorlds.of(know(seen), seen)
    assert source is not None
    settled, uniform = source.draw(96, Random(1)), source.uniform(96, Random(1))
    assert settled != uniform
    everything = sum(_truth(match, seen)[::2])
    assert all(sum(settled[at : at + 8 : 2]) == everything for at in range(0, len(settled), source.stride))


@pytest.mark.parametrize(("variant", "seats"), [("windows_hearts", 4), ("black_maria", 3)])
def test_the_simulator_passes_as_the_rules_of_thumb_do(variant: str, seats: int) -> None:
    same, passes = 0, 0
    for seed in range(12):
        match, _ = step(Match(CATALOGUE[variant].rules(seats), seed), DealCards())
        seen = view(match, 0)
        table = encode_rules(seen.rules)
        kernel = Kernel(table)
        kernel.place(encode_view(seen))
        for s in range(seats):
            kernel.set_policy(s, THINKING)
        kernel.deal(array("Q", _truth(match, seen)), 0)
        before = [kernel.state_of(s)[0] for s in range(seats)]
        kernel.follow_policy()
        for s in range(seats):
            move = choose(RuleOfThumb(), view(match, s), Random(0))
            assert isinstance(move, PassCards)
            same += int(before[s] & ~kernel.state_of(s)[0] == table.masks(move.cards)[0])
            passes += 1
    assert same >= 0.9 * passes


def test_who_plays_by_other_rules_is_trusted_less() -> None:
    """The same deals with a seat that plays at random, and without."""

    def trust(players: dict[int, Strategy], seed: int) -> float:
        match, _ = step(Match(Rules(pass_cycle=()), seed), DealCards())
        rng = Random(seed)
        for _ in range(24):
            seat = match.to_move[0]
            match, _ = step(match, choose(players.get(seat, RuleOfThumb()), view(match, seat), rng))
        seen = view(match, 0)
        source = LikelyWorlds.of(know(seen), seen)
        assert source is not None
        source.draw(6, Random(seed))
        return source.trust[2]

    assert fmean(trust({}, seed) for seed in range(8)) > 0.8
    assert fmean(trust({2: RandomPlayer()}, seed) for seed in range(8)) < 0.6


def _unsure(seen: View) -> float:
    """How far the seat doubts that the others play by its rules."""
    source = LikelyWorlds.of(know(seen), seen)
    assert source is not None
    assert source.unsure == 1
    source.draw(6, Random(1))
    return source.unsure


def test_doubt_is_left_behind_with_what_is_explained_and_stays_with_what_is_not() -> None:
    def after(player: Strategy, plays: int) -> float:
        match, _ = step(Match(Rules(pass_cycle=()), 5), DealCards())
        rng = Random(5)
        for _ in range(plays):
            match, _ = step(match, choose(player, view(match, match.to_move[0]), rng))
        return _unsure(view(match, match.to_move[0]))

    assert after(RuleOfThumb(), 12) == 1
    assert after(RuleOfThumb(), 36) < 0.7
    assert after(RandomPlayer(), 36) > 0.9


@pytest.mark.parametrize("count", [1, 2, 5, 24])
def test_so_many_worlds_are_drawn_as_were_wanted(count: int) -> None:
    match = _played_by_thumb("windows_hearts", 5, 20)
    seen = view(match, match.to_move[0])
    source = LikelyWorlds.of(know(seen), seen)
    assert source is not None
    assert len(source.draw(count, Random(2))) == count * source.stride
