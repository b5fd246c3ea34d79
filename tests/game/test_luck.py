from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.ai.other_table import Stopped
from hearts_qt.game.luck import LuckJudge, judge_deal_of
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store.history import History
from hearts_qt.store.luck import DealLuck, Luck, luck_of_match
from hearts_qt.support.jobs import BackgroundExecutor, ManualJobExecutor
from tests.store.matches import record_of, saved_of, whole_match

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.notation import Record
    from hearts_qt.store.history import MatchRow
    from hearts_qt.store.saved_match import SavedMatch
    from tests.conftest import ExpectedLogs

    Seated = Callable[[int, int], None]

TABLES = 3
SEEN = DealLuck(4, 0.5, 1.0, 6.0, 1.5, 4.0, -2.0, 9.0)


class Bench:
    """A judge whose verdict is `SEEN`, and its executors."""

    def __init__(self, folder: Path, *saved: SavedMatch) -> None:
        self.path = folder / "history.sqlite"
        history, _ = History.open(self.path)
        for one in saved:
            history.record(one)
        history.close()
        self.jobs, self.reading = ManualJobExecutor(), ManualJobExecutor()
        self.asked: list[tuple[str, int]] = []
        self.judge = LuckJudge(self.path, self.jobs, self.reading, self.decide)
        self.heard: list[str] = []
        self.judge.judged.connect(self.heard.append)

    def decide(
        self, record: Record, row: MatchRow, number: int, cancelled: Callable[[], bool], seated: Seated
    ) -> DealLuck | None:
        self.asked.append((row.id, number))
        for table in range(1, TABLES + 1):
            seated(table, TABLES)
        if cancelled():
            raise Stopped
        return SEEN

    def luck(self, saved: SavedMatch) -> Luck:
        history, _ = History.open(self.path)
        try:
            return luck_of_match(history, saved.id)
        finally:
            history.close()


def test_deals_are_judged_one_after_another_until_none_is_left(tmp_path: Path, qtbot: QtBot) -> None:
    saved = whole_match(1)
    bench = Bench(tmp_path, saved)
    bench.judge.wake()
    bench.judge.wake()
    assert bench.judge.works
    with qtbot.waitSignal(bench.judge.rested):
        bench.jobs.drain()
    luck = bench.luck(saved)
    assert luck.is_complete
    assert len(bench.asked) == len(set(bench.asked)) == len(bench.heard) == luck.deals
    assert not bench.judge.works


def test_a_deal_that_was_being_judged_at_the_end_is_judged_at_the_next_start(tmp_path: Path) -> None:
    saved = whole_match(1)
    bench = Bench(tmp_path, saved)
    bench.judge.wake()
    bench.jobs.run_next()
    bench.jobs.shutdown()
    left = bench.luck(saved)
    assert left.judged == 1
    after = Bench(tmp_path)
    after.judge.wake()
    after.jobs.drain()
    assert after.luck(saved).is_complete
    assert len(after.asked) == left.deals - 1


def test_quitting_does_not_wait_for_the_players(tmp_path: Path, qtbot: QtBot) -> None:
    bench = Bench(tmp_path, whole_match(1))
    jobs = BackgroundExecutor()
    begun: list[int] = []

    def endless(_r: Record, _m: MatchRow, _n: int, cancelled: Callable[[], bool], _s: Seated) -> DealLuck | None:
        begun.append(1)
        while not cancelled():
            pass
        raise Stopped

    judge = LuckJudge(bench.path, jobs, bench.reading, endless)
    judge.wake()
    qtbot.waitUntil(lambda: bool(begun))
    jobs.shutdown()


def test_switched_off_nothing_is_judged_and_switched_on_it_goes_on(tmp_path: Path) -> None:
    saved = whole_match(1)
    bench = Bench(tmp_path, saved)
    bench.judge.wake()
    bench.judge.switch(on=False)
    bench.jobs.drain()
    bench.judge.wake()
    assert (bench.jobs.pending, bench.judge.works, bench.luck(saved).judged) == (0, False, 0)
    bench.judge.switch(on=True)
    bench.judge.wake()
    bench.jobs.drain()
    assert bench.luck(saved).is_complete


def test_a_deal_that_breaks_the_judge_does_not_stop_the_others(
    tmp_path: Path, expected_logs: ExpectedLogs
) -> None:
    expected_logs.expect("Deal 1 of match .* cannot be judged")
    saved = whole_match(1)
    bench = Bench(tmp_path, saved)

    def decide(
        record: Record, row: MatchRow, number: int, cancelled: Callable[[], bool], _s: Seated
    ) -> DealLuck | None:
        if number == 1:
            raise RuntimeError("no")
        return SEEN

    judge = LuckJudge(bench.path, bench.jobs, bench.reading, decide)
    judge.wake()
    bench.jobs.drain()
    luck = bench.luck(saved)
    assert luck.judged == luck.deals - 1


def test_a_history_that_cannot_be_read_is_no_loop(tmp_path: Path) -> None:
    jobs = ManualJobExecutor()
    judge = LuckJudge(tmp_path / "missing" / "history.sqlite", jobs, jobs)
    judge.wake()
    jobs.drain()
    assert not judge.works


def test_a_damaged_history_is_told_of(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "history.sqlite"
    path.write_bytes(b"no database" * 400)
    jobs = ManualJobExecutor()
    judge = LuckJudge(path, jobs, jobs)
    judge.wake()
    with qtbot.waitSignal(judge.noticed) as noticed:
        jobs.drain()
    assert noticed.args[0].kept.exists()
    assert not judge.works


def test_who_asks_is_told_what_is_known_so_far(tmp_path: Path, qtbot: QtBot) -> None:
    saved = whole_match(1)
    bench = Bench(tmp_path, saved)
    bench.judge.wake()
    bench.jobs.run_next()
    bench.judge.ask(saved.id)
    with qtbot.waitSignal(bench.judge.told) as told:
        bench.reading.drain()
    match_id, luck = told.args
    assert match_id == saved.id
    assert (luck.judged, luck.skill) == (1, 1.5)


def test_who_has_asked_is_told_at_which_table_the_experts_sit(tmp_path: Path, qtbot: QtBot) -> None:
    saved = whole_match(1)
    bench = Bench(tmp_path, saved)
    told: list[tuple[str, int, int]] = []
    bench.judge.told.connect(lambda match_id, luck: told.append((match_id, luck.table, luck.tables)))
    bench.judge.wake()
    bench.judge.ask(saved.id)
    bench.reading.drain()
    bench.jobs.run_next()
    qtbot.waitUntil(lambda: len(told) == 1 + TABLES)
    assert told == [(saved.id, 0, 0), *((saved.id, table, TABLES) for table in range(1, TABLES + 1))]
    bench.judge.ask(saved.id)
    bench.reading.drain()
    assert told[-1] == (saved.id, TABLES, TABLES)


def test_the_opponents_of_the_match_play_at_the_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are rules of thumb and lots; here the expert is a rule of thumb as well."""
    monkeypatch.setattr("hearts_qt.ai.kernel.COMPILED", True)
    monkeypatch.setattr("hearts_qt.ai.levels.ADVISER", "rule_of_thumb")
    record = record_of(3, deals=1, rules=Rules(deals=1, limit=None))
    bench = Bench(tmp_path, saved_of(record))
    judge = LuckJudge(bench.path, bench.jobs, bench.reading, judge_deal_of)
    judge.wake()
    bench.jobs.drain()
    luck = bench.luck(saved_of(record))
    assert luck.is_complete
    assert luck.points == record.match().totals[0]


def test_as_plain_python_nothing_is_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hearts_qt.ai.kernel.COMPILED", False)
    saved = whole_match(1)
    bench = Bench(tmp_path, saved)
    judge = LuckJudge(bench.path, bench.jobs, bench.reading, judge_deal_of)
    judge.wake()
    bench.jobs.drain()
    assert not judge.works
    assert bench.luck(saved).judged == 0
