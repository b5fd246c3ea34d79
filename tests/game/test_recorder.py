from __future__ import annotations

from datetime import date
from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_qt.game.frames import Ask
from hearts_qt.game.recorder import LEFT_FILES, REFRESHED, Recorder
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store import saved_match
from hearts_qt.store.copies import copy_if_due, weekly_copies
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.store.facts import Outcome
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.store.history import History
from hearts_qt.store.migrations import MIGRATIONS
from hearts_qt.store.reset import remove
from hearts_qt.support.jobs import ManualJobExecutor
from tests.game.tables import Room
from tests.store.matches import whole_match
from tests.store.old_databases import leave

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from hearts_qt.store.errors import Notice
    from hearts_qt.store.history import MatchRow


class RecordedRoom(Room):
    """A table whose moves are kept in ``folder``."""

    def __init__(self, qtbot: QtBot, folder: Path, *, autosave: bool = True) -> None:
        super().__init__(qtbot)
        self.recorder = Recorder(folder, self.jobs, autosave=autosave)
        self.controller.started.connect(self.recorder.start)
        self.controller.recorded.connect(self.recorder.step)
        self.controller.changed.connect(self.recorder.change)
        self.troubles: list[StoreError] = []
        self.recorder.troubled.connect(self.troubles.append)


def kept(folder: Path) -> tuple[MatchRow, ...]:
    history, _ = History.open(folder / "history.sqlite")
    try:
        return history.matches()
    finally:
        history.close()


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> RecordedRoom:
    return RecordedRoom(qtbot, tmp_path)


def test_every_move_is_on_disk_when_it_is_shown(room: RecordedRoom) -> None:
    behind: list[int] = []

    def compare(_frames: object) -> None:
        on_disk, _ = saved_match.load(room.recorder.match_file)
        if on_disk != room.controller.saved:
            behind.append(1)

    room.controller.stepped.connect(compare)
    room.begin()
    room.play_until(Ask.PLAY, Random(1), tricks=3)
    assert behind == []


def test_undo_is_on_disk_with_what_can_be_redone(room: RecordedRoom) -> None:
    room.begin()
    room.play_until(Ask.PLAY, Random(2), tricks=2)
    room.controller.undo()
    on_disk, _ = saved_match.load(room.recorder.match_file)
    assert on_disk == room.controller.saved
    assert on_disk is not None
    assert on_disk.done < len(on_disk.record.moves)


def test_scored_deals_and_the_finished_match_reach_the_history(room: RecordedRoom, tmp_path: Path) -> None:
    room.begin(Rules(limit=30))
    room.play_until(Ask.NEW_MATCH, Random(3))
    room.jobs.drain()
    (row,) = kept(tmp_path)
    assert row.outcome is Outcome.FINISHED
    assert row.totals == room.controller.match.totals
    assert row.deals == len(room.controller.match.scores)


def test_a_match_in_which_the_person_did_nothing_leaves_no_trace(room: RecordedRoom, tmp_path: Path) -> None:
    room.begin(seed=4)
    room.begin(seed=5)
    room.jobs.drain()
    assert not list(tmp_path.glob(LEFT_FILES))
    assert kept(tmp_path) == ()


def test_a_match_in_which_the_person_did_nothing_leaves_no_trace_at_the_next_start_either(
    qtbot: QtBot, room: RecordedRoom, tmp_path: Path
) -> None:
    room.begin(seed=4)
    again = RecordedRoom(qtbot, tmp_path)
    again.recorder.catch_up(again.recorder.load())
    again.jobs.drain()
    assert kept(tmp_path) == ()


def test_a_match_left_for_another_is_abandoned_not_lost(room: RecordedRoom, tmp_path: Path) -> None:
    room.begin()
    room.play_until(Ask.PLAY, Random(4), tricks=2)
    first = room.controller.saved
    room.begin(seed=2)
    room.jobs.drain()
    assert first is not None
    assert {(r.id, r.outcome) for r in kept(tmp_path)} == {(first.id, Outcome.ABANDONED)}
    assert not list(tmp_path.glob(LEFT_FILES))


def test_a_finished_match_reaches_the_history_though_the_program_dies_before(
    qtbot: QtBot, room: RecordedRoom, tmp_path: Path
) -> None:
    room.begin(Rules(limit=20))
    room.play_until(Ask.NEW_MATCH, Random(5))
    finished = room.controller.saved
    room.controller.thinking.disconnect()
    room.controller.new_match("windows_hearts", Rules(), 2)  # its jobs are never done: the program is dead
    again = RecordedRoom(qtbot, tmp_path)
    current = again.recorder.load()
    again.recorder.catch_up(current)
    again.jobs.drain()
    assert finished is not None
    assert {(r.id, r.outcome) for r in kept(tmp_path)} >= {(finished.id, Outcome.FINISHED)}


def test_a_second_copy_leaves_the_match_file_alone(qtbot: QtBot, room: RecordedRoom, tmp_path: Path) -> None:
    room.begin()
    before = room.recorder.match_file.read_bytes()
    second = RecordedRoom(qtbot, tmp_path, autosave=False)
    assert second.recorder.load() is None
    second.begin(seed=9)
    second.play_until(Ask.PLAY, Random(6), tricks=1)
    assert room.recorder.match_file.read_bytes() == before


def test_trouble_is_told_once_and_play_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "not a folder"
    folder.write_text("a file where the profile should be")
    room = RecordedRoom(qtbot, folder)
    room.begin()
    room.play_until(Ask.PLAY, Random(7), tricks=4)
    room.play_until(Ask.NEXT_DEAL, Random(7))
    room.recorder.catch_up(None)
    room.jobs.drain()
    assert [(trouble.fault, trouble.path) for trouble in room.troubles] == [(Fault.NOT_WRITABLE, folder)]


def test_two_matches_left_in_quick_succession_both_reach_the_history(
    qtbot: QtBot, room: RecordedRoom, tmp_path: Path
) -> None:
    played = []
    for seed in (1, 2):
        room.begin(seed=seed)
        room.play_until(Ask.PLAY, Random(seed), tricks=1)
        assert room.controller.saved is not None
        played.append(room.controller.saved)
    first, second = played
    folder = tmp_path / "another profile"
    folder.mkdir()
    dying = Recorder(folder, ManualJobExecutor())  # its jobs are never done
    dying.start(second, first)
    dying.start(first, second)
    again = RecordedRoom(qtbot, folder)
    again.recorder.catch_up(None)
    again.jobs.drain()
    assert {first.id, second.id} == {row.id for row in kept(folder)}
    assert not list(folder.glob(LEFT_FILES))


def test_a_damaged_history_is_set_aside_and_what_it_still_holds_is_brought_back(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / HISTORY_FILE
    history, _ = History.open(path)
    for seed in range(12):
        history.record(whole_match(seed))
    history.close()
    assert copy_if_due(path, date(2026, 1, 5)) is not None
    before = path.read_bytes()
    damaged = before[:20_000] + b"\xff" * 4096 + before[24_096:]
    path.write_bytes(damaged)
    room = RecordedRoom(qtbot, tmp_path)
    notices: list[Notice] = []
    rescued: list[int] = []
    room.recorder.noticed.connect(notices.append)
    room.recorder.rescued.connect(rescued.append)
    room.recorder.catch_up(None)
    room.jobs.drain()
    (notice,) = notices
    assert notice.kept is not None
    assert notice.kept.read_bytes() == damaged
    assert rescued == [12]
    assert len(kept(tmp_path)) == 12
    assert not room.troubles


def test_a_rescue_that_was_killed_is_done_at_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / HISTORY_FILE
    history, _ = History.open(path)
    for seed in range(5):
        history.record(whole_match(seed))
    history.close()
    path.rename(path.with_name(f"{HISTORY_FILE}.damaged-20261101-120000"))
    room = RecordedRoom(qtbot, tmp_path)
    rescued: list[int] = []
    room.recorder.rescued.connect(rescued.append)
    room.recorder.catch_up(None)
    room.jobs.drain()
    assert rescued == [5]
    assert len(kept(tmp_path)) == 5
    assert not room.troubles


def test_what_the_person_removed_does_not_come_back_from_a_history_once_rescued(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / HISTORY_FILE
    history, _ = History.open(path)
    for seed in range(3):
        history.record(whole_match(seed))
    history.close()
    path.rename(path.with_name(f"{HISTORY_FILE}.damaged-20261101-120000"))
    room = RecordedRoom(qtbot, tmp_path)
    room.recorder.catch_up(None)
    room.jobs.drain()
    history, _ = History.open(path)
    remove(history, [whole_match(1).id])
    history.close()
    room.recorder.catch_up(None)
    room.jobs.drain()
    assert {row.id for row in kept(tmp_path)} == {whole_match(0).id, whole_match(2).id}


def test_a_copy_is_made_after_the_start_when_a_week_has_gone_by(qtbot: QtBot, tmp_path: Path) -> None:
    leave(tmp_path / HISTORY_FILE, len(MIGRATIONS), [])
    room = RecordedRoom(qtbot, tmp_path)
    for _ in range(2):
        room.recorder.catch_up(None)
        room.jobs.drain()
    assert len(weekly_copies(tmp_path / HISTORY_FILE)) == 1
    assert not room.troubles


def test_what_an_older_version_kept_is_brought_up_to_date_after_the_start(qtbot: QtBot, tmp_path: Path) -> None:
    leave(tmp_path / HISTORY_FILE, 2, [whole_match(seed) for seed in range(2 * REFRESHED + 1)])
    room = RecordedRoom(qtbot, tmp_path)
    room.recorder.catch_up(None)
    room.jobs.drain()
    assert all(row.place is not None for row in kept(tmp_path))
    assert not room.troubles
