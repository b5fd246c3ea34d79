from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.rules.ruleset import Rules
from hearts_qt.store.facts import MIXED
from hearts_qt.store.history import History
from hearts_qt.store.wanted import Opponent, Result, Term, Wanted
from tests.store.matches import STARTED, record_of, saved_of, whole_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hearts_qt.store.saved_match import SavedMatch


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    opened, _ = History.open(tmp_path / "history.sqlite")
    yield opened
    opened.close()


def some_match(k: int, **changes: object) -> SavedMatch:
    saved = replace(saved_of(record_of(k, deals=1), f"{k:032x}"), started=STARTED + timedelta(days=k))
    return replace(saved, **changes)


def seeds(history: History, **wanted: object) -> list[int]:
    found = history.matches(Wanted(**wanted))  # type: ignore[arg-type]
    assert history.count(Wanted(**wanted)) == len(found)  # type: ignore[arg-type]
    assert history.ids(Wanted(**wanted)) == tuple(row.id for row in found)  # type: ignore[arg-type]
    return sorted(row.seed for row in found)


def test_dates_begin_with_the_first_and_end_before_the_last(history: History) -> None:
    for k in range(5):
        history.record(some_match(k))
    assert seeds(history, since=STARTED + timedelta(days=1), before=STARTED + timedelta(days=3)) == [1, 2]
    assert seeds(history, since=STARTED + timedelta(days=4)) == [4]
    assert seeds(history, before=STARTED) == []


def test_every_match_has_exactly_one_result(history: History) -> None:
    rules = Rules(deals=1, limit=None)
    results: dict[Result, set[int]] = {result: set() for result in Result}
    for seed in range(60):
        record = record_of(seed, rules=rules)
        history.record(saved_of(record, f"{seed:032x}"))
        best = record.match().winners
        results[Result.WON if best == (0,) else Result.SHARED if 0 in best else Result.LOST].add(seed)
    history.record(some_match(100))
    history.abandon(some_match(101))
    results[Result.PLAYING], results[Result.ABANDONED] = {100}, {101}
    for result, expected in results.items():
        assert expected
        assert seeds(history, results=frozenset({result})) == sorted(expected)
    both = results[Result.WON] | results[Result.SHARED]
    assert seeds(history, results=frozenset({Result.WON, Result.SHARED})) == sorted(both)
    assert len(seeds(history)) == 62


def test_opponents_are_found_by_name_and_by_their_usual_seat_where_nobody_noted_it(history: History) -> None:
    history.record(some_match(1, sitters=("savva", "marfa", "zlata")))
    history.record(some_match(2))
    history.record(some_match(3, sitters=("savva", "tikhon", "zlata")))
    assert seeds(history, opponent=Opponent("marfa")) == [1]
    assert seeds(history, opponent=Opponent("marfa", usual_seat=1)) == [1, 2]
    assert seeds(history, opponent=Opponent("savva", usual_seat=10)) == [1, 3]
    assert seeds(history, opponent=Opponent("mar")) == []


def test_the_level_is_that_of_all_opponents_or_mixed(history: History) -> None:
    history.record(some_match(1, players=("expert", "expert", "expert")))
    history.record(some_match(2, players=("expert", "easy", "expert")))
    assert seeds(history, level="expert") == [1]
    assert seeds(history, level=MIXED) == [2]
    assert seeds(history, level="easy") == []


def test_all_words_of_a_search_have_to_be_met_each_in_one_of_its_meanings(history: History) -> None:
    history.record(whole_match(7))
    history.record(some_match(8, sitters=("savva", "marfa", "zlata")))
    game, savva = Term(variants=frozenset({"windows_hearts"})), Term(opponents=(Opponent("savva"),), seed=7)
    assert seeds(history, terms=(game,)) == [7, 8]
    assert seeds(history, terms=(game, savva)) == [7, 8]
    assert seeds(history, terms=(savva, Term(seed=8))) == [8]
    assert seeds(history, terms=(game, Term())) == []
    assert seeds(history, seats=4, variant="windows_hearts") == [7, 8]
    assert seeds(history, seats=5) == []
