"""What docs/strength.md is made with: the comparisons and the figures of the last version."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_qt.ai.yardsticks import contender
from tests.benchmarks import strength
from tests.benchmarks.strength import COMPARISONS, Result

if TYPE_CHECKING:
    from pathlib import Path


def result(payoff: float, deals: int = 50, error: float = 0.6) -> Result:
    return Result(deals, payoff, error, moons=5, played=200)


def test_every_comparison_names_players_that_there_are() -> None:
    for wanted in COMPARISONS.values():
        for key in wanted.seats:
            contender(key)


def test_every_figure_that_was_kept_belongs_to_a_comparison() -> None:
    kept = strength.read_baseline()
    assert kept
    assert set(kept) <= set(COMPARISONS)
    for name, rows in kept.items():
        assert {row.deals for row in rows.values()} == {COMPARISONS[name].deals}


def test_what_is_kept_reads_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "BASELINE", tmp_path / "strength.json")
    kept = {"expert-rule_of_thumb": {1: result(5.0), 2: result(4.0)}, "easy-rule_of_thumb": {1: result(-1.0)}}
    strength.write_baseline(kept)
    assert strength.read_baseline() == kept


def test_the_mean_weighs_seeds_by_their_deals() -> None:
    payoff, error = strength.mean([result(6.0, deals=30, error=0.4), result(2.0, deals=10, error=0.0)])
    assert payoff == pytest.approx(5.0)
    assert error == pytest.approx(0.3)


def test_growth_is_told_from_the_seeds_that_both_have() -> None:
    before = {1: result(4.0), 2: result(5.0), 3: result(9.0)}
    now = {1: result(5.0), 2: result(7.0), 4: result(0.0)}
    assert strength.difference(now, before) == pytest.approx((1.5, 0.5))
    assert strength.difference({1: result(5.0)}, before) is None
