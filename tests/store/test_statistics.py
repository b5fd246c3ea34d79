from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from hearts_qt.rules.ruleset import Rules
from hearts_qt.store.history import History
from hearts_qt.store.statistics import summaries, summary
from tests.store.matches import record_of, saved_of, whole_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    opened, _ = History.open(tmp_path / "history.sqlite")
    yield opened
    opened.close()


def test_nothing_played_gives_no_figures(history: History) -> None:
    assert summaries(history) == ()
    nothing = summary(history, "windows_hearts")
    assert (nothing.finished, nothing.abandoned, nothing.deals, nothing.places) == (0, 0, 0, ())
    assert (nothing.mean_total, nothing.best_total, nothing.worst_total) == (None, None, None)
    assert (nothing.mean_points, nothing.mean_points_of_others) == (None, None)


def test_the_figures_agree_with_the_moves(history: History) -> None:
    """Everything is counted again from the states of the rules."""
    played = [whole_match(seed) for seed in range(40)]
    for saved in played:
        history.record(saved)
    finals = [saved.record.match() for saved in played]
    own = [final.totals[0] for final in finals]
    scores = [score for final in finals for score in final.scores]
    places = Counter(1 + sum(total < final.totals[0] for total in final.totals) for final in finals)
    (found,) = summaries(history)
    assert found.finished == 40
    assert found.won == sum(final.winners == (0,) for final in finals)
    assert found.shared == sum(0 in final.winners and len(final.winners) > 1 for final in finals)
    assert found.places == tuple(places[k] for k in (1, 2, 3, 4))
    assert found.places[0] == found.won + found.shared
    assert (found.best_total, found.worst_total) == (min(own), max(own))
    assert found.mean_total == pytest.approx(sum(own) / 40)
    assert found.deals == len(scores)
    assert found.mean_points == pytest.approx(sum(s.points[0] for s in scores) / len(scores))
    others = sum(sum(s.points[1:]) for s in scores) / (3 * len(scores))
    assert found.mean_points_of_others == pytest.approx(others)
    assert found.moons == sum(s.shooter == 0 for s in scores)
    assert found.moons_of_others == sum(s.shooter in (1, 2, 3) for s in scores)
    queens = 0
    for saved in played:
        queens += sum(deal.queen == 0 for deal in history.deals(saved.id))
    assert found.queens == queens > 0


def test_an_abandoned_match_is_no_loss_and_one_under_way_counts_nowhere(history: History) -> None:
    history.record(whole_match(4))
    before = summary(history, "windows_hearts")
    history.abandon(saved_of(record_of(90, deals=1), "a" * 32))
    history.record(saved_of(record_of(91, deals=1), "b" * 32))
    assert summary(history, "windows_hearts") == replace(before, abandoned=1)


def test_a_shared_win_is_told_from_a_win(history: History) -> None:
    rules = Rules(deals=1, limit=None)
    everything = (record_of(seed, rules=rules) for seed in range(200))
    records = [record for record in everything if len(record.match().winners) > 1][:3]
    assert len(records) == 3
    for k, record in enumerate(records):
        history.record(saved_of(record, f"{k:032x}"))
    found = summary(history, "windows_hearts")
    assert found.won == 0
    assert found.shared == sum(0 in record.match().winners for record in records)
    assert found.places[0] == found.shared


def test_variants_are_counted_apart(history: History) -> None:
    first, second = whole_match(4), whole_match(5)
    history.record(first)
    history.record(replace(second, record=replace(second.record, variant="dynamo")))
    assert [(found.variant, found.finished) for found in summaries(history)] == [
        ("dynamo", 1),
        ("windows_hearts", 1),
    ]
