from __future__ import annotations

import json
from random import Random

import pytest

from hearts_qt.ai.arena import arena
from hearts_qt.ai.levels import LEVELS, UnknownLevel, strategy
from hearts_qt.ai.playing import play_deal, play_match
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.notation import Record, read_record, write_record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import step

FOUR = ["rule_of_thumb", "random", "random", "random"]


def test_the_rule_of_thumb_beats_three_random_players() -> None:
    best, *others = arena("windows_hearts", 4, FOUR, 100, seed=20)["results"]
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
    result = arena(variant, 4, FOUR, 2, seed=3)
    assert json.loads(json.dumps(result)) == result
    row = result["results"][0]
    assert (row["level"], row["played"]) == ("rule_of_thumb", 8)
    assert row["moves"] >= 8 * 13
    assert 0 < row["seconds_mean"] <= row["seconds_max"]


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


def test_a_deal_begun_is_finished_without_dealing_again() -> None:
    players, rngs = [strategy("rule_of_thumb")] * 4, [Random(s) for s in range(4)]
    begun, _ = step(Match(Rules(pass_cycle=()), 9), DealCards())
    match, moves = play_deal(begun, players, rngs)
    assert match.phase is Phase.SCORED
    assert len(moves) == 52
