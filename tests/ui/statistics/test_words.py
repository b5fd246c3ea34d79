"""Shares are right and never round something to nothing; every figure and goal has its words."""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.goals import Goal, Kind, goals_of
from hearts_qt.store.luck import Luck
from hearts_qt.store.statistics import Scope
from hearts_qt.ui.statistics import words
from hearts_qt.ui.statistics.goal_words import goal_text

TIME = datetime(2025, 3, 1, 12, tzinfo=UTC)


@given(st.integers(1, 10**6), st.integers(0, 10**6))
def test_a_share_is_the_nearest_whole_percent(whole: int, part: int) -> None:
    part = min(part, whole)
    told = words.percentage(part, whole)
    exact = Fraction(100 * part, whole)
    if told.startswith("under"):
        assert 0 < exact < 1
    elif told.startswith("over"):
        assert 99 < exact < 100
    else:
        assert abs(int(told.rstrip("%")) - exact) <= Fraction(1, 2)
    assert (told == "0%") is (part == 0)
    assert (told == "100%") is (part == whole)


@pytest.mark.parametrize(
    ("part", "whole", "told"),
    [(19, 48, "40%"), (1, 3, "33%"), (2, 3, "67%"), (1, 200, "1%"), (1, 201, "under 1%"), (0, 0, "—")],
)
def test_halves_are_rounded_up(part: int, whole: int, told: str) -> None:
    assert words.percentage(part, whole) == told


def test_a_mean_has_one_decimal_and_a_real_minus_sign() -> None:
    QLocale.setDefault(QLocale("en"))
    assert [words.mean(value) for value in (5.44, -2.0, -0.0, None)] == ["5.4", "−2.0", "0.0", "—"]


def test_luck_has_its_sign_and_its_error() -> None:
    QLocale.setDefault(QLocale("en"))
    assert words.luck_figures(None) == ()
    luck = Luck(9, 7, -0.44, 0.31, 1.26, 0.9, 30, 4.0, 1.0)
    rows = [row.values for row in words.luck_figures(luck)]
    assert rows == [("−0.4", "± 0.3"), ("+1.3", "± 0.9"), ("7", "")]
    assert [words.signed_mean(value) for value in (0.04, -0.04)] == ["0.0", "0.0"]


def test_a_choice_names_only_what_leaves_something_out(qapp: object) -> None:
    assert words.choice(Scope()) == "All games"
    assert words.choice(Scope("king", 4, "expert")) == "King, 4 player(s), Expert"


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_goal_of_every_variant_asks_for_something_else(key: str) -> None:
    variant = CATALOGUE[key]
    texts = [goal_text(goal, variant) for goal in goals_of(variant)]
    assert len(set(texts)) == len(texts)
    assert not any("{" in text for text in texts)


def test_the_opponents_are_counted_where_there_are_always_as_many() -> None:
    goal = Goal(Kind.NO_LADY, level="expert")
    text = "Win a match against three experts without taking the queen of spades"
    assert goal_text(goal, CATALOGUE["windows_hearts"]) == text
    assert "experts only" in goal_text(goal, CATALOGUE["black_maria"])


def test_a_third_of_the_limit_is_told_in_points_where_it_is_always_the_same() -> None:
    assert "33" in goal_text(Goal(Kind.FEW), CATALOGUE["windows_hearts"])
    assert "a third" in goal_text(Goal(Kind.FEW), CATALOGUE["cancellation_hearts"])


def test_the_tables_of_a_variant_leave_no_number_of_players_out() -> None:
    for variant in CATALOGUE.values():
        assert sorted(variant.counts) == list(range(min(variant.counts), max(variant.counts) + 1))
