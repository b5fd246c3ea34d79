"""Saving the match on the table as a file, and opening another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QPushButton

from hearts_qt.ai.levels import LEVELS
from hearts_qt.doors import scenarios
from hearts_qt.rules.notation import write_record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store import saved_match
from hearts_qt.store.facts import Outcome
from hearts_qt.store.history import History
from hearts_qt.ui.actions import Command
from hearts_qt.ui.dialogs.leave_match import LeaveMatchDialog
from tests.store.matches import record_of, saved_of
from tests.ui.programs import go_to, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.support.paths import Profile

SEED = 271828
OTHER = saved_of(record_of(5, deals=1))


@pytest.fixture
def program(qtbot: QtBot, profile: Profile) -> Iterator[Program]:
    with running(profile) as made:
        made.window.show()
        yield made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "Червы.hearts"
    saved_match.write_copy(path, OTHER)
    return path


def begun(qtbot: QtBot, program: Program) -> saved_match.SavedMatch:
    """A match in which the person has made a decision."""
    saved = scenarios.saved_at(scenarios.bound_to_follow, SEED)
    go_to(qtbot, program, saved)
    assert program.game.unfinished == saved
    return saved


def question(program: Program) -> LeaveMatchDialog:
    (dialog,) = program.window.findChildren(LeaveMatchDialog)
    return dialog


def button(dialog: LeaveMatchDialog, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text() == text)


def on_table(program: Program) -> object:
    return None if program.game.saved is None else program.game.saved.record


def test_a_match_that_was_saved_is_opened_with_all_its_moves(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    saved = replace(begun(qtbot, program), used_hint=True)
    path = tmp_path / "mine.hearts"
    assert program.window.match_files.save(path, saved)
    assert [p.name for p in tmp_path.glob("mine*")] == ["mine.hearts"]
    found = saved_match.read_copy(path)
    assert found == saved
    program.game.new_match("windows_hearts", Rules(), 1)
    with qtbot.waitSignal(program.game.offered):
        program.window.match_files.open(path)
    opened = program.game.saved
    assert opened is not None
    assert opened == replace(saved, id=opened.id)


def test_an_opened_match_is_another_one_for_the_history(qtbot: QtBot, program: Program, file: Path) -> None:
    with qtbot.waitSignal(program.game.offered):
        program.window.match_files.open(file)
    assert program.game.saved is not None
    assert program.game.saved.id != OTHER.id


def test_a_match_in_the_plain_notation_is_opened_too(qtbot: QtBot, program: Program, file: Path) -> None:
    file.write_text("\ufeff" + write_record(OTHER.record), encoding="utf-8")
    with qtbot.waitSignal(program.game.offered):
        program.window.match_files.open(file)
    assert on_table(program) == OTHER.record


def test_a_match_that_is_not_over_is_left_only_when_the_person_says_so(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    saved = begun(qtbot, program)
    program.window.match_files.open(file)
    dialog = question(program)
    assert program.game.saved == saved
    with qtbot.waitSignal(dialog.rejected):
        dialog.footer.button(QDialogButtonBox.StandardButton.Cancel).click()
    assert program.game.saved == saved


def test_a_match_that_is_left_is_kept_in_the_history(qtbot: QtBot, program: Program, file: Path) -> None:
    saved = begun(qtbot, program)
    program.window.match_files.open(file)
    with qtbot.waitSignals([program.recorder.kept, program.game.offered]):
        button(question(program), "&Leave it").click()
    assert on_table(program) == OTHER.record
    history, _ = History.open(program.recorder.history_file)
    row = history.match(saved.id)
    assert row is not None
    assert row.outcome is Outcome.ABANDONED
    assert history.record_of(saved.id) == saved.played
    history.close()


def test_a_match_that_is_left_can_be_saved_first(
    qtbot: QtBot, program: Program, file: Path, tmp_path: Path
) -> None:
    saved = begun(qtbot, program)
    program.window.match_files.open(file)
    button(question(program), "&Save mine first…").click()
    (dialog,) = program.window.findChildren(QFileDialog)
    assert program.game.saved == saved
    mine = tmp_path / "mine.hearts"
    with qtbot.waitSignal(program.game.offered):
        dialog.fileSelected.emit(str(mine))
    dialog.close()
    assert saved_match.read_copy(mine) == saved
    assert on_table(program) == OTHER.record


def test_a_match_is_not_left_when_it_could_not_be_saved(
    qtbot: QtBot, program: Program, file: Path, tmp_path: Path
) -> None:
    saved = begun(qtbot, program)
    program.window.match_files.open(file)
    button(question(program), "&Save mine first…").click()
    (dialog,) = program.window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "no folder" / "mine.hearts"))
    dialog.close()
    assert program.game.saved == saved
    assert "cannot be written" in program.window.desk.messages.text


def test_nobody_is_asked_about_a_match_that_was_not_begun_or_is_over(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    over = saved_of(record_of(7, rules=Rules(limit=30)))
    go_to(qtbot, program, over)
    assert program.game.unfinished is None
    with qtbot.waitSignal(program.game.offered):
        program.window.match_files.open(file)
    assert program.window.findChildren(LeaveMatchDialog) == []


def test_the_own_match_is_asked_about_while_it_waits_for_practice(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    saved = begun(qtbot, program)
    program.game.practise(OTHER.record)
    assert program.game.unfinished == saved
    program.window.match_files.open(file)
    assert program.game.is_practising
    question(program).close()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no match in"),
        (b"\x89PNG\r\n\x1a\n\x00", "no match in"),
        (b'{"kind": "hearts-qt settings", "version": 1}', "no match in"),
        (b'{"kind": "hearts-qt saved match", "version": 99}', "newer version"),
        (b"hearts-qt match 1\nrules windows_hearts 4\nnonsense", "no match in"),
        (None, "cannot be read: No such file"),
    ],
)
def test_a_file_that_is_no_match_is_told_of_and_left_alone(
    qtbot: QtBot, program: Program, file: Path, content: bytes | None, words: str
) -> None:
    saved = begun(qtbot, program)
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    program.window.match_files.open(file)
    assert words in program.window.desk.messages.text
    assert str(file) in program.window.desk.messages.text
    assert program.game.saved == saved
    assert content is None or file.read_bytes() == content


def test_a_level_that_there_is_not_is_played_at_the_usual_one(qtbot: QtBot, program: Program, file: Path) -> None:
    saved_match.write_copy(file, replace(OTHER, players=("grandmaster", "random", "easy")))
    with qtbot.waitSignal(program.game.offered):
        program.window.match_files.open(file)
    assert program.game.saved is not None
    usual = program.game.saved.players[0]
    assert usual in LEVELS
    assert program.game.saved.players == (usual, "random", "easy")


def test_the_menu_asks_for_files(qtbot: QtBot, program: Program) -> None:
    begun(qtbot, program)
    program.window.run(Command.OPEN_MATCH)
    (opening,) = program.window.findChildren(QFileDialog)
    assert opening.nameFilters()[0] == "Saved matches (*.hearts)"
    opening.close()
    opening.deleteLater()
    program.window.run(Command.SAVE_MATCH)
    saving = [d for d in program.window.findChildren(QFileDialog) if d is not opening]
    assert [d.defaultSuffix() for d in saving] == ["hearts"]
    assert saving[0].acceptMode() is QFileDialog.AcceptMode.AcceptSave
    saving[0].close()


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_a_window_that_was_put_away_comes_forward(qtbot: QtBot, program: Program) -> None:
    program.window.showMinimized()
    program.window.come_forward()
    assert not program.window.windowState() & Qt.WindowState.WindowMinimized
    assert program.window.isVisible()
