from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.rules.notation import Record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.scoring import place
from hearts_qt.rules.state import Phase
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.store.facts import Outcome, facts_of
from hearts_qt.store.history import History
from hearts_qt.store.wanted import Result, Wanted
from tests.store.matches import LEVELS, STARTED, record_of, saved_of, whole_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hearts_qt.store.saved_match import SavedMatch

PLAYING = Wanted(results=frozenset({Result.PLAYING}))


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    opened, _ = History.open(tmp_path / "history.sqlite")
    yield opened
    opened.close()


def after_deals(saved: SavedMatch, deals: int) -> SavedMatch:
    """The match as it was saved when this many deals had been scored."""
    states = [saved.record.start(), *(match for match, _ in saved.record.replay())]
    done = next(k for k, state in enumerate(states) if len(state.scores) == deals)
    return replace(saved, done=done)


def test_a_finished_match_is_kept_with_its_deals(history: History) -> None:
    saved = whole_match(4)
    final = saved.record.match()
    history.record(saved)
    row = history.match(saved.id)
    assert row is not None
    assert (row.id, row.variant, row.rules) == (saved.id, "windows_hearts", "windows_hearts 4 limit=30")
    assert (row.seats, row.seed, row.players, row.started) == (4, 4, LEVELS, STARTED)
    assert (row.outcome, row.winners, row.totals) == (Outcome.FINISHED, final.winners, final.totals)
    assert row.ended is not None
    assert abs(datetime.now(UTC) - row.ended) < timedelta(minutes=1)
    deals = history.deals(saved.id)
    assert row.deals == len(deals) == len(final.scores)
    for kept, score in zip(deals, final.scores, strict=True):
        assert (kept.number, kept.points, kept.totals) == (score.number, score.points, score.totals)
        assert kept.shooter == score.shooter
        assert kept.direction is saved.record.rules.direction(score.number)
    assert history.record_of(saved.id) == saved.record


def test_who_sat_where_is_kept(history: History) -> None:
    saved = replace(whole_match(4), sitters=("savva", "marfa", "zlata"))
    history.record(saved)
    row = history.match(saved.id)
    assert row is not None
    assert (row.sitters, row.players, row.deals) == (saved.sitters, LEVELS, len(history.deals(saved.id)))


def test_how_long_it_took_and_why_these_cards_are_kept(history: History) -> None:
    saved = replace(whole_match(4), seconds=754.4, occasion="day 2024-05-06")
    history.record(saved)
    row = history.match(saved.id)
    assert row is not None
    assert (row.seconds, row.occasion) == (754, "day 2024-05-06")
    assert row.place == place(saved.record.rules, row.totals, 0)


def test_who_took_the_queen_agrees_with_the_tricks(history: History) -> None:
    saved = saved_of(record_of(8, deals=4))
    takers = []
    for match, events in saved.record.replay():
        if match.phase is Phase.SCORED and events and match.deal is not None:
            tricks = [(t.winner, {str(c) for c in t.cards}) for t in match.deal.tricks]
            takers.append(next((w for w, some in tricks if "QS" in some), match.deal.claimer))
    history.record(saved)
    assert [deal.queen for deal in history.deals(saved.id)] == takers
    assert len(takers) == 4


def test_every_scored_deal_is_kept_while_the_match_goes_on(history: History) -> None:
    saved = whole_match(4)
    last = len(saved.record.match().scores)
    assert last > 1
    for number in range(1, last + 1):
        history.record(after_deals(saved, number))
        row = history.match(saved.id)
        assert row is not None
        assert row.deals == len(history.deals(saved.id)) == number
        assert row.outcome is (Outcome.FINISHED if number == last else Outcome.PLAYING)
        assert (row.ended is None) == (number < last)
    assert history.count() == 1


def test_writing_the_same_end_twice_changes_nothing(history: History) -> None:
    saved = whole_match(4)
    history.record(saved)
    with history.database.writing() as connection:
        connection.execute("UPDATE matches SET ended = '2024-05-06T19:00:00+00:00'")
    first = history.match(saved.id), history.deals(saved.id)
    history.record(saved)
    assert (history.match(saved.id), history.deals(saved.id)) == first
    history.abandon(saved)
    assert (history.match(saved.id), history.deals(saved.id)) == first


def test_deals_that_were_undone_are_forgotten(history: History) -> None:
    saved = whole_match(4)
    history.record(saved)
    history.record(replace(after_deals(saved, 1), used_undo=True))
    row = history.match(saved.id)
    assert row is not None
    assert (row.outcome, row.ended, row.winners, row.used_undo) == (Outcome.PLAYING, None, (), True)
    assert [deal.number for deal in history.deals(saved.id)] == [1]
    kept = history.record_of(saved.id)
    assert kept is not None
    assert len(kept.match().scores) == 1


def test_an_abandoned_match_has_no_winner_and_can_be_taken_up_again(history: History) -> None:
    saved = after_deals(whole_match(4), 1)
    history.abandon(saved)
    row = history.match(saved.id)
    assert row is not None
    assert (row.outcome, row.winners, row.deals) == (Outcome.ABANDONED, (), 1)
    assert row.ended is not None
    history.record(whole_match(4))
    row = history.match(saved.id)
    assert row is not None
    assert row.outcome is Outcome.FINISHED


def test_matches_that_can_no_longer_be_gone_on_with_are_abandoned(history: History) -> None:
    lost, current, over = after_deals(whole_match(4), 1), after_deals(whole_match(5), 1), whole_match(6)
    for saved in (lost, current, over):
        history.record(saved)
    assert history.abandon_all_but(current.id) == 1
    outcomes = {row.id: row.outcome for row in history.matches()}
    assert outcomes == {lost.id: Outcome.ABANDONED, current.id: Outcome.PLAYING, over.id: Outcome.FINISHED}
    assert history.abandon_all_but(None) == 1
    assert history.abandon_all_but(None) == 0


def test_the_list_comes_in_pages_the_latest_first(history: History) -> None:
    for k in range(7):
        saved = replace(saved_of(record_of(k, deals=1), f"{k:032x}"), started=STARTED + timedelta(days=k))
        if k == 3:
            saved = replace(saved, record=replace(saved.record, variant="dynamo"))
        history.abandon(saved) if k % 2 else history.record(saved)
    everything = [row.seed for row in history.matches()]
    assert everything == [6, 5, 4, 3, 2, 1, 0]
    pages = [history.matches(offset=offset, limit=3) for offset in (0, 3, 6, 9)]
    assert [[row.seed for row in page] for page in pages] == [[6, 5, 4], [3, 2, 1], [0], []]
    assert [row.seed for row in history.matches(Wanted(variant="dynamo"))] == [3]
    assert [row.seed for row in history.matches(PLAYING)] == [6, 4, 2, 0]
    assert history.count() == 7
    assert history.count(Wanted(results=frozenset({Result.ABANDONED}))) == 3
    assert history.count(replace(PLAYING, variant="dynamo")) == 0


def test_a_deleted_match_takes_its_deals_along(history: History) -> None:
    saved = whole_match(4)
    history.record(saved)
    history.delete(saved.id)
    assert (history.match(saved.id), history.deals(saved.id), history.record_of(saved.id)) == (None, (), None)
    history.delete(saved.id)


def test_a_match_without_a_move_can_be_kept(history: History) -> None:
    saved = saved_of(Record("windows_hearts", Rules(), 1))
    history.abandon(saved)
    row = history.match(saved.id)
    assert row is not None
    assert (row.deals, row.totals) == (0, (0, 0, 0, 0))
    assert facts_of(saved.record).deals == ()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET totals = 'none'",
        "UPDATE matches SET players = 5",
        "UPDATE matches SET started = 'yesterday'",
        "UPDATE records SET record = 'nothing'",
        "UPDATE records SET record = x'00'",
        "UPDATE matches SET variant = x'00'",
        "UPDATE matches SET occasion = x'00'",
        "UPDATE deals SET direction = 'up'",
        "UPDATE deals SET points = x'ff'",
        "UPDATE matches SET variant = CAST(x'ff' AS TEXT)",
    ],
)
def test_values_that_cannot_be_right_are_named_as_damage(history: History, damage: str) -> None:
    saved = whole_match(4)
    history.record(saved)
    with closing(sqlite3.connect(history.database.path)) as connection:
        connection.execute(damage)
        connection.commit()
    with pytest.raises(StoreError) as caught:
        (history.matches(), history.deals(saved.id), history.record_of(saved.id))
    assert (caught.value.fault, caught.value.path) == (Fault.DAMAGED, history.database.path)


def test_a_history_found_damaged_later_can_be_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    history, _ = History.open(path)
    history.record(whole_match(4))
    history.close()
    history, (notice,) = History.begin_anew(path)
    assert history.count() == 0
    history.close()
    assert notice.kept is not None
    kept, _ = History.open(notice.kept)
    assert kept.count() == 1
    kept.close()
