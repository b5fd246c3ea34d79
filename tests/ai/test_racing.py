"""What a move is worth in the race: the playouts as they are, or with the hope for an own moon."""

from __future__ import annotations

from array import array

import pytest

from hearts_qt.ai.racing import Runner, prudent
from hearts_qt.ai.thinking import hope
from hearts_qt.ai.utility import Utility
from tests.ai.tables import middle, to_pass

MOON = (0, 26, 26, 26, 0, 0, -1, -1)
THEIRS = (26, 0, 26, 26, 0, 1, -1, -1)
SHARED = (5, 7, 7, 7, 0, -1, -1, -1)
"""Rows of the simulator: four losses, pool, shooter and two takers."""
VIEW = to_pass("2C 3C 4C 5C 6D 7D 8D 2S 3S 4S 5H 6H 7H")


def _runner(hope: float, *played: tuple[int, ...]) -> Runner:
    rows = array("i", [number for row in played for number in row])
    runner = Runner(0, (1, 0), hope=hope)
    runner.note(rows, 0, len(played), 8, Utility(VIEW))
    return runner


def test_without_hope_a_move_is_worth_what_was_played_out() -> None:
    assert _runner(1.0, MOON, SHARED, SHARED).values == pytest.approx([26, 2, 2])


def test_with_hope_own_moons_count_as_if_their_odds_were_better() -> None:
    # Odds of 1 to 3 become 3 to 3.
    assert _runner(3.0, MOON, SHARED, SHARED, SHARED).mean == pytest.approx((26 + 2) / 2)


def test_hope_makes_no_moon_likelier_that_came_in_no_world_or_in_all() -> None:
    assert _runner(3.0, SHARED, SHARED).mean == pytest.approx(2)
    assert _runner(3.0, MOON, MOON).mean == pytest.approx(26)


def test_hope_is_for_own_moons_only() -> None:
    assert _runner(3.0, THEIRS, SHARED).values == pytest.approx(_runner(1.0, THEIRS, SHARED).values)


def test_worlds_that_come_later_are_taken_together_with_the_first() -> None:
    at_once = _runner(3.0, MOON, SHARED, SHARED, MOON)
    rows = array("i", [*SHARED, *MOON])
    later = _runner(3.0, MOON, SHARED)
    later.note(rows, 0, 2, 8, Utility(VIEW))
    assert later.mean == pytest.approx(at_once.mean)


def test_there_is_most_hope_before_the_pass_and_none_late_in_the_deal() -> None:
    early = middle("2C 3C 4C 5D 6D 7D 2S 3S 4S 5H 6H 7H", "8C 9C TC 8D 9D TD 8S 9S TS 8H 9H TH")
    late = middle("2C 3C 4C", "8C 9C TC 8D 9D TD")
    assert hope(VIEW) > hope(early) > hope(late) == 1.0


def _rivals(usual: tuple[float, ...], better: tuple[float, ...]) -> list[Runner]:
    return [Runner(1, (2, 0), values=list(better)), Runner(0, (1, 0), values=list(usual))]


def _order(runners: list[Runner]) -> list[int]:
    return [runner.place for runner in runners]


def test_the_prudent_keep_to_the_usual_move_where_a_few_worlds_prove_nothing() -> None:
    assert _order(prudent(_rivals((0, 0, 0, 0), (13, 1, -5, -5)), 1.0)) == [0, 1]


def test_the_prudent_leave_the_usual_move_for_one_that_is_surely_better() -> None:
    assert _order(prudent(_rivals((0, 0, 0, 0), (5, 6, 5, 6)), 1.0)) == [1, 0]
