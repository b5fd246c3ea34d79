"""What is reached with a match is told once, quietly, and only where goals are wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hearts_qt.doors import scenarios
from hearts_qt.game.frames import Ask
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store.goals import Goal, Kind
from hearts_qt.ui.actions import Command
from hearts_qt.ui.dialogs.history import HistoryDialog
from hearts_qt.ui.statistics.at_end import goals_sentence
from hearts_qt.ui.status_line import StatusKind
from tests.ui.programs import go_to, running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.support.paths import Profile


@pytest.fixture
def program(qtbot: QtBot, profile: Profile) -> Iterator[Program]:
    with running(profile) as made:
        made.window.show()
        yield made


def play_to_the_end(qtbot: QtBot, program: Program, seed: int) -> None:
    """Play the last cards of a short match and look at its end."""
    over = scenarios.saved_at(lambda _: False, seed, rules=Rules(limit=20))
    go_to(qtbot, program, replace(over, done=over.done - 1))
    game = program.game
    while game.offer is not None and game.offer.ask is Ask.PLAY:
        with qtbot.waitSignal(game.offered):
            game.play(game.offer.cards[0])
    with qtbot.waitSignal(program.window.desk.endShown):
        QTest.keyClick(program.window.desk.table, Qt.Key.Key_Return)


def test_a_goal_is_told_when_it_is_reached_and_not_again(qtbot: QtBot, program: Program) -> None:
    status = program.window.desk.status
    play_to_the_end(qtbot, program, 5)
    qtbot.waitUntil(lambda: "goal" in status.sentence.lower())
    assert status.kind is StatusKind.DONE
    play_to_the_end(qtbot, program, 5)
    done: list[object] = []
    program.jobs.submit(lambda: None, done.append)
    qtbot.waitUntil(lambda: bool(done))
    assert "Play a match to its end" not in status.sentence


def test_whoever_wants_no_goals_hears_and_sees_nothing_of_them(qtbot: QtBot, program: Program) -> None:
    program.settings.change(goals=False)
    play_to_the_end(qtbot, program, 5)
    done: list[object] = []
    program.jobs.submit(lambda: None, done.append)
    qtbot.waitUntil(lambda: bool(done))
    assert "goal" not in program.window.desk.status.sentence.lower()
    dialog = program.window.dialog_of(Command.STATISTICS)
    assert isinstance(dialog, HistoryDialog)
    assert dialog.goals is None
    dialog.close()
    program.settings.change(goals=True)
    dialog = program.window.dialog_of(Command.STATISTICS)
    assert isinstance(dialog, HistoryDialog)
    assert dialog.goals is not None
    dialog.close()


def test_keys_turn_the_pages_as_soon_as_the_window_is_there(qtbot: QtBot, program: Program) -> None:
    dialog = program.window.dialog_of(Command.STATISTICS)
    assert isinstance(dialog, HistoryDialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    for page in (dialog.matches, dialog.goals, dialog.statistics):
        assert page is not None
        focused = dialog.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
        assert page.isVisible()
    dialog.close()


def test_of_several_goals_the_hardest_is_named(qapp: object) -> None:
    one, two = Goal(Kind.FINISHED), Goal(Kind.WON)
    assert goals_sentence((one,), "king") == "A goal reached: “Play a match to its end”."
    assert goals_sentence((one, two), "king") == "Goals reached: “Win a match” and 1 more."
