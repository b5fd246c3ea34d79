from __future__ import annotations

import json
from random import Random

import pytest
from msgspec.structs import replace

from hearts_qt.ai.arena import arena
from hearts_qt.ai.levels import LEVELS, UnknownLevel, strategy
from hearts_qt.ai.playing import play_deal, play_match
from hearts_qt.ai.stopping import stopping
from hearts_qt.ai.yardsticks import YARDSTICKS
from hearts_qt.rules.cards import Rank
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.notation import Record, read_record, write_record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import FirstTrickFallback, Moon
from hearts_qt.rules.transition import step

FOUR = ["rule_of_thumb", "random", "random", "random"]


def test_the_rule_of_thumb_beats_three_random_players() -> None:
    best, *others = arena("windows_hearts", 4, FOUR, 16, seed=20)["results"]
    assert best["points"] < 4.5
    assert best["payoff"] > 3 * best["payoff_se"]
    assert all(best["points"] + 3 * best["points_se"] < other["points"] for other in others)


def test_an_arena_repeats_with_the_same_seed() -> None:
    def points(seed: int) -> list[float]:
        return [row["points"] for row in arena("windows_hearts", 4, FOUR, 2, seed)["results"]]

    assert points(7) == points(7)
    assert points(7) != points(8)


def test_equal_players_in_every_seat_cancel_the_luck_of_the_cards() -> None:
    results = arena("windows_hearts", 4, ["rule_of_thumb"] * 4, 2, seed=1)["results"]
    assert len({row["points"] for row in results}) == 1
    assert {row["payoff"] for row in results} == {0.0}


@pytest.mark.parametrize("variant", CATALOGUE)
def test_every_variant_has_an_arena_whose_result_is_plain_json(variant: str) -> None:
    players = CATALOGUE[variant].best
    result = arena(variant, players, ["rule_of_thumb", *["random"] * (players - 1)], 1, seed=3)
    assert json.loads(json.dumps(result)) == result
    row = result["results"][0]
    assert (row["level"], row["played"]) == ("rule_of_thumb", players)
    assert row["moves"] >= 3 * players
    assert 0 < row["seconds_mean"] <= row["seconds_max"]


@pytest.mark.parametrize(
    ("variant", "players", "deals"),
    [
        ("hearts_two", 2, 24),
        ("polignac", 3, 16),
        ("joker_hearts", 3, 12),
        ("king", 4, 24),
        ("auction_hearts", 3, 12),
        ("domino_foster", 4, 24),
        ("heartsette_gruznov", 4, 12),
        ("cancellation_hearts", 6, 4),
    ],
)
def test_the_rule_of_thumb_beats_random_players_in_games_of_every_kind(
    variant: str, players: int, deals: int
) -> None:
    """Here with the fewest deals that show it; tests/benchmarks/family_arena.py has every game."""
    best = arena(variant, players, ["rule_of_thumb", *["random"] * (players - 1)], deals, seed=1)["results"][0]
    assert best["payoff"] > 3 * best["payoff_se"]


def test_partners_share_what_they_score() -> None:
    seats = ["rule_of_thumb", "random"] * 2
    rows = arena("partner_combined", 4, seats, 20, seed=5)["results"]
    assert rows[0]["payoff"] == rows[2]["payoff"] == -rows[1]["payoff"]
    assert rows[0]["payoff"] > 3 * rows[0]["payoff_se"]


@pytest.mark.parametrize(
    ("variant", "better"), [("windows_hearts", "low"), ("king", "high"), ("hearts_1887", "high")]
)
def test_an_arena_says_which_points_are_good(variant: str, better: str) -> None:
    result = arena(variant, 4, FOUR, 4, seed=3)
    assert result["better"] == better
    best, *others = result["results"]
    mean = sum(row["points"] for row in others) / 3
    lead = best["points"] - mean
    assert best["payoff"] == pytest.approx(lead if better == "high" else -lead, abs=0.01)


def test_nobody_goes_broke_in_an_arena() -> None:
    result = arena("hearts_double_a", 3, ["random"] * 3, 12, seed=1)
    assert result["results"][0]["played"] == 36
    # Everybody starts with fifty chips at the table, and a slam alone costs thirteen of 104.
    assert sum(row["points"] for row in result["results"]) == pytest.approx(0, abs=1)


def test_one_deal_has_no_standard_error() -> None:
    assert arena("windows_hearts", 4, FOUR, 1, seed=3)["results"][0]["points_se"] is None


@pytest.mark.parametrize(
    ("variant", "players", "seats", "deals"),
    [
        ("no_such_game", 4, FOUR, 1),
        ("windows_hearts", 5, [*FOUR, "random"], 1),
        ("windows_hearts", 4, FOUR[:3], 1),
        ("windows_hearts", 4, [*FOUR[:3], "grandmaster"], 1),
        ("windows_hearts", 4, FOUR, 0),
    ],
)
def test_an_impossible_arena_is_refused(variant: str, players: int, seats: list[str], deals: int) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        arena(variant, players, seats, deals, seed=1)


def test_an_unknown_level_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownLevel, match="grandmaster") as caught:
        strategy("grandmaster")
    assert caught.value.known == tuple(LEVELS)


def test_a_match_is_played_to_its_end_and_replays() -> None:
    players = [strategy("rule_of_thumb")] * 4
    record = play_match(Record("windows_hearts", Rules(limit=30), 5), players, Random(1))
    assert record.match().phase is Phase.OVER
    assert read_record(write_record(record)) == record


def test_a_started_match_is_played_on_from_where_it_stands() -> None:
    players = [strategy("random")] * 4
    started = Record("windows_hearts", Rules(limit=30), 5, (DealCards(),))
    record = play_match(started, players, Random(1))
    assert record.moves[:1] == started.moves
    assert record.moves.count(DealCards()) == len(record.match().scores)


def test_an_annulled_deal_is_dealt_again() -> None:
    rules = Rules(seats=4, lowest=Rank.TEN, points=(("H", 1), ("D", 1), ("S", 1)), moon=Moon.OFF, pass_cycle=())
    rules = replace(rules, first_trick_fallback=FirstTrickFallback.REDEAL, deals=12, limit=None)
    match, dealt_again = Match(rules, 1), 0
    while match.phase is not Phase.OVER:
        match, moves = play_deal(match, [strategy("random")] * 4, [Random(s) for s in range(4)])
        dealt_again += moves.count(DealCards()) - 1
    assert len(match.scores) == 12
    assert dealt_again


def test_a_deal_begun_is_finished_without_dealing_again() -> None:
    players, rngs = [strategy("rule_of_thumb")] * 4, [Random(s) for s in range(4)]
    begun, _ = step(Match(Rules(pass_cycle=()), 9), DealCards())
    match, moves = play_deal(begun, players, rngs)
    assert match.phase is Phase.SCORED
    assert len(moves) == 52


def test_who_sees_all_hands_is_shown_them() -> None:
    seats = ["all_seeing", "random", "random", "random"]
    best = arena("windows_hearts", 4, seats, 3, seed=2)["results"][0]
    assert best["payoff"] > 0


def test_a_level_nobody_knows_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel) as caught:
        arena("windows_hearts", 4, ["grandmaster"] * 4, 1, seed=1)
    assert caught.value.known == (*LEVELS, *YARDSTICKS)


def test_moons_that_were_let_through_are_played_again() -> None:
    result = stopping("windows_hearts", 4, "rule_of_thumb", 2, seed=1)
    assert (result["moons"], result["stopped"]) == (2, 0.0)
