"""Goals follow from the rules and from the matches alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hearts_qt.ai.levels import OFFERED
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.ruleset import has_black_lady
from hearts_qt.store.goals import GOALS, LEVELS, Goal, Kind, Progress, goals_of, opponents, progress, reached_with
from hearts_qt.store.statistics import Played, has_moon

START = datetime(2025, 3, 1, 12, tzinfo=UTC)
CLASSIC = CATALOGUE["windows_hearts"]
OTHERS = ("easy",) * 3
BASE = Played(
    "", "windows_hearts", CLASSIC.rules(), "easy", OTHERS, START, 2, deals=4, queens=1, queens_dealt=4, total=60
)


def row_of(*changes: dict[str, object]) -> list[Played]:
    """Matches a day apart, each as BASE with some changes."""
    return [
        replace(BASE, id=f"{k:032x}", ended=START + timedelta(days=k), **change)
        for k, change in enumerate(changes)
    ]


def of(goal: Goal, matches: list[Played], variant: str = "windows_hearts") -> Progress:
    return next(one for one in progress(CATALOGUE[variant], matches) if one.goal == goal)


WIN: dict[str, object] = {"place": 1}
EXPERTS: dict[str, object] = {"players": ("expert",) * 3, "level": "expert"}


# -- what there is to reach ---------------------------------------------------------------------------------------


def test_the_levels_are_those_of_the_players() -> None:
    assert LEVELS == OFFERED


def test_no_goal_is_there_twice() -> None:
    assert len(set(GOALS)) == len(GOALS)


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_variant_has_goals_and_none_that_its_rules_leave_no_room_for(key: str) -> None:
    variant = CATALOGUE[key]
    found = goals_of(variant)
    kinds = {goal.kind for goal in found}
    tables = variant.table.values()
    assert len(found) >= 9
    assert (Kind.NO_LADY in kinds) is any(has_black_lady(rules) for rules in tables)
    assert (Kind.MOON in kinds) is any(has_moon(rules) for rules in tables)
    assert (Kind.DOUBLED in kinds) is any(rules.in_chips for rules in tables)
    assert (Kind.TABLES in kinds) is (len(variant.counts) > 1)


def test_where_there_is_no_black_lady_nobody_is_asked_to_avoid_her() -> None:
    for key in ("king", "hearts_1887", "polignac", "chasse_coeur"):
        assert not any(goal.kind is Kind.NO_LADY for goal in goals_of(CATALOGUE[key]))


def test_the_number_of_opponents_is_known_where_it_is_always_the_same() -> None:
    assert (opponents(CLASSIC), opponents(CATALOGUE["hearts_two"])) == (3, 1)
    assert opponents(CATALOGUE["black_maria"]) is None


# -- what counts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "enough", "too_little"),
    [
        (Goal(Kind.FINISHED), {}, {"place": None}),
        (Goal(Kind.WON), WIN, {}),
        (Goal(Kind.WON), {"place": 1, "shared": True}, {"place": None}),
        (Goal(Kind.UNAIDED), WIN, {"place": 1, "unaided": False}),
        (Goal(Kind.WON, level="medium"), WIN | EXPERTS, WIN),
        (Goal(Kind.WON, level="expert"), WIN | EXPERTS, WIN | EXPERTS | {"unaided": False}),
        (Goal(Kind.WON, level="expert"), WIN | EXPERTS, WIN | {"players": ("expert", "expert", "strong")}),
        (Goal(Kind.WON, level="strong"), WIN | {"players": ("expert", "strong", "strong")}, WIN),
        (Goal(Kind.WON, level="medium"), WIN | EXPERTS, WIN | {"players": ("random",) * 3}),
        (Goal(Kind.FEW), {"place": 1, "total": 33}, {"place": 1, "total": 34}),
        (Goal(Kind.NO_LADY), {"place": 1, "queens": 0}, {"place": 2, "queens": 0}),
        (Goal(Kind.NO_LADY, level="expert"), WIN | EXPERTS | {"queens": 0}, WIN | EXPERTS),
        (Goal(Kind.CLEAR), {"clear": 1}, {}),
        (Goal(Kind.MOON), {"moons": 1}, {"moons_suffered": 1}),
        (Goal(Kind.STOPPED), {"moons_stopped": 1}, {"moons": 1}),
        (Goal(Kind.COMEBACK), {"place": 1, "was_last": True}, {"place": 2, "was_last": True}),
    ],
)
def test_what_counts_for_a_goal(goal: Goal, enough: dict[str, object], too_little: dict[str, object]) -> None:
    assert of(goal, row_of(too_little)).reached is None
    found = of(goal, row_of(too_little, enough))
    assert (found.reached, found.match_id) == (START + timedelta(days=1), f"{1:032x}")


def test_many_points_are_an_aim_of_their_own_where_they_win() -> None:
    king, pool = CATALOGUE["king"], CATALOGUE["hearts_pool"]
    ahead = row_of({"rules": king.rules(), "total": 0}, {"rules": king.rules(), "total": 1})
    assert of(Goal(Kind.AHEAD), ahead, "king").reached == START + timedelta(days=1)
    chips = row_of({"rules": pool.rules(), "total": 99}, {"rules": pool.rules(), "total": 100})
    assert of(Goal(Kind.DOUBLED), chips, "hearts_pool").reached == START + timedelta(days=1)


def test_house_rules_count_as_far_as_they_leave_room_for_the_goal() -> None:
    no_lady = replace(BASE.rules, points=(("H", 1),), limit=None, deals=4)
    matches = row_of({"place": 1, "queens": 0, "queens_dealt": 0, "rules": no_lady, "total": 0})
    assert of(Goal(Kind.NO_LADY), matches).reached is None
    assert of(Goal(Kind.FEW), matches).reached is None
    assert of(Goal(Kind.WON), matches).reached is not None


def test_wins_in_a_row_begin_anew_after_another_place_but_not_after_a_match_broken_off() -> None:
    goal = Goal(Kind.IN_A_ROW, 3)
    assert of(goal, row_of(WIN, WIN, {}, WIN, WIN)).count == 2
    assert of(goal, row_of(WIN, WIN, {"place": None}, WIN)).reached == START + timedelta(days=3)
    among_experts = row_of(WIN | EXPERTS, {}, WIN | EXPERTS, WIN | EXPERTS)
    assert of(Goal(Kind.IN_A_ROW, 3, "expert"), among_experts).count == 3


def test_tables_are_counted_by_their_seats() -> None:
    rules = {seats: CATALOGUE["tavern_jack"].rules(seats) for seats in (3, 4, 5)}
    some = row_of(*({"place": 1, "rules": rules[seats]} for seats in (3, 4, 4)))
    found = of(Goal(Kind.TABLES, 2), some, "tavern_jack")
    assert (found.count, found.target, found.reached) == (2, 3, None)


def test_a_goal_is_reached_with_the_match_that_completes_it() -> None:
    found = progress(CLASSIC, row_of(*[WIN] * 12))
    ten = next(one for one in found if one.goal == Goal(Kind.WON, 10))
    assert (ten.count, ten.reached) == (10, START + timedelta(days=9))
    assert set(reached_with(f"{0:032x}", found)) == {Goal(Kind.FINISHED), Goal(Kind.WON), Goal(Kind.UNAIDED)}
    assert reached_with(f"{9:032x}", found) == (Goal(Kind.WON, 10),)
    assert reached_with(f"{11:032x}", found) == ()


MATCHES = st.lists(
    st.fixed_dictionaries(
        {
            "place": st.sampled_from([None, 1, 2, 4]),
            "clear": st.integers(0, 4),
            "moons": st.integers(0, 2),
            "queens": st.integers(0, 2),
            "unaided": st.booleans(),
            "players": st.sampled_from([("expert",) * 3, ("strong",) * 3, ("easy", "expert", "easy")]),
        }
    ),
    max_size=30,
)


@given(MATCHES)
def test_what_is_reached_stays_reached_with_more_matches(changes: list[dict[str, object]]) -> None:
    matches = row_of(*changes)
    before = progress(CLASSIC, matches[: len(matches) // 2])
    for early, late in zip(before, progress(CLASSIC, matches), strict=True):
        assert 0 <= late.count <= late.target
        assert (late.reached is not None) is (late.count == late.target)
        if early.reached is not None:
            assert late == early


@given(MATCHES)
def test_the_harder_goal_is_never_ahead_of_the_easier(changes: list[dict[str, object]]) -> None:
    matches = row_of(*changes)
    for goal in goals_of(CLASSIC):
        easier = replace(goal, level=None)
        if goal.level is not None and easier in GOALS and goal.kind is not Kind.IN_A_ROW:
            assert of(goal, matches).count <= of(easier, matches).count
