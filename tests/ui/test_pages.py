"""The review in the window: how it is reached and left, and that the match does not notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableWidget

from hearts_qt.doors import scenarios
from hearts_qt.game.frames import Ask
from hearts_qt.store.history import History
from hearts_qt.store.options import Language
from hearts_qt.ui.actions import Command
from hearts_qt.ui.dialogs.base import TextDialog
from hearts_qt.ui.dialogs.history import HistoryDialog
from hearts_qt.ui.main_window import AT_DESK_ONLY
from tests.ui.finding import child
from tests.ui.programs import go_to, running
from tests.ui.test_accessible_names import check

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.rules.state import Match
    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.support.paths import Profile
    from hearts_qt.ui.review.page import ReviewPage

SEED = 271828


def at(stop: Callable[[Match], bool]) -> SavedMatch:
    """A match that has come to this point, with opponents who think fast."""
    saved = scenarios.saved_at(stop, SEED)
    return replace(saved, players=("rule_of_thumb",) * len(saved.players))


@pytest.fixture
def program(qtbot: QtBot, profile: Profile) -> Iterator[Program]:
    with running(profile) as made:
        made.window.show()
        yield made


def reviewing(qtbot: QtBot, program: Program, deals: int = 1) -> ReviewPage:
    go_to(qtbot, program, at(scenarios.deals_scored(deals)))
    program.window.run(Command.REVIEW)
    page = program.window.pages.review
    assert page is not None
    return page


def test_it_can_be_looked_at_as_soon_as_a_deal_is_over(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, at(scenarios.bound_to_follow))
    assert not program.window.actions_[Command.REVIEW].isEnabled()
    page = reviewing(qtbot, program)
    assert page.isVisible()
    assert not program.window.desk.isVisible()
    assert page.review is not None
    assert page.review.number == 1


def test_the_last_deal_comes_first(qtbot: QtBot, program: Program) -> None:
    page = reviewing(qtbot, program, 2)
    assert page.review is not None
    assert page.review.number == 2


def test_r_and_escape_lead_back_to_the_match_as_it_was(qtbot: QtBot, program: Program) -> None:
    page = reviewing(qtbot, program)
    offer = program.game.offer
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.isVisible()
    assert program.window.desk.papers.sheet.isVisible()
    program.window.run(Command.REVIEW)
    assert page.isVisible()
    program.window.run(Command.REVIEW)
    assert not page.isVisible()
    assert program.game.offer is offer
    assert offer is not None
    assert offer.ask is Ask.NEXT_DEAL


def test_nothing_of_the_hidden_match_can_be_changed_meanwhile(qtbot: QtBot, program: Program) -> None:
    reviewing(qtbot, program)
    actions = program.window.actions_
    assert not any(actions[command].isEnabled() for command in AT_DESK_ONLY)
    assert actions[Command.REVIEW].isEnabled()
    program.window.run(Command.REVIEW)
    assert actions[Command.UNDO].isEnabled()


def test_play_from_here_practises_and_the_match_comes_back(qtbot: QtBot, program: Program) -> None:
    page = reviewing(qtbot, program)
    kept = program.game.saved
    on_disk = program.recorder.match_file.exists()
    assert page.review is not None
    page.go(page.review.decisions[4])
    wanted = page.review.practice(page.at)
    with qtbot.waitSignal(program.game.offered):
        page.practice.click()
    assert wanted is not None
    assert program.game.match == wanted.match()
    assert program.window.pages.is_at_desk
    assert program.window.desk.practice.isVisible()
    assert program.window.actions_[Command.RETURN].isEnabled()
    with qtbot.waitSignal(program.game.offered):
        program.window.desk.back.click()
    assert program.game.saved == kept
    assert not program.window.desk.practice.isVisible()
    assert not program.window.actions_[Command.RETURN].isEnabled()
    assert program.recorder.match_file.exists() == on_disk


def test_a_new_match_ends_the_review(qtbot: QtBot, program: Program) -> None:
    reviewing(qtbot, program)
    with qtbot.waitSignal(program.game.offered):
        program.window.play_again(7)
    assert program.window.pages.is_at_desk


def test_the_deal_can_be_read_as_text(qtbot: QtBot, program: Program) -> None:
    page = reviewing(qtbot, program)
    page.panel.text.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, TextDialog)
    assert "Deal 1" in dialog.page.toPlainText()
    dialog.close()


def test_the_match_goes_on_behind_the_review_and_does_not_disturb_it(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, at(scenarios.in_trick(deals=1, tricks=2)))
    offer = program.game.offer
    assert offer is not None
    program.window.run(Command.REVIEW)
    page = program.window.pages.review
    assert page is not None
    before = page.at
    with qtbot.waitSignal(program.game.offered):
        program.game.play(offer.cards[0])
    assert page.isVisible()
    assert page.at == before
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert page.at == before + 1
    program.window.pages.go_back()
    assert program.window.desk.table.shown == program.game.view


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.RUSSIAN])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_everything_on_the_pages_has_a_name(
    qtbot: QtBot, program: Program, language: Language, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    page = reviewing(qtbot, program)
    program.settings.change(language=language)
    QApplication.sendPostedEvents()
    page.go(page.at + 1)
    check(page)
    program.window.run(Command.LESSONS)
    lessons = program.window.pages.lessons
    assert lessons is not None
    with qtbot.waitSignal(lessons.tutor.asked):
        pass
    check(lessons)
    program.settings.change(language=Language.ENGLISH)


@pytest.mark.parametrize("command", [Command.REVIEW, Command.LESSONS])
def test_neither_page_needs_more_than_the_smallest_window(
    qtbot: QtBot, program: Program, command: Command
) -> None:
    reviewing(qtbot, program)
    program.window.pages.go_back()
    program.settings.change(language=Language.RUSSIAN)
    QApplication.sendPostedEvents()
    program.window.run(command)
    current = program.window.pages.currentWidget()
    assert current is not None
    assert current.minimumSizeHint().width() <= 800
    assert current.minimumSizeHint().height() <= 500
    program.settings.change(language=Language.ENGLISH)


# -- the last deals of the history ------------------------------------------------------------------------------


def test_a_deal_of_the_history_opens_from_its_dialog(qtbot: QtBot, program: Program) -> None:
    program.begin()
    past = scenarios.saved_at(scenarios.deals_scored(2), 9)
    history, _ = History.open(program.recorder.history_file)
    history.record(past)
    history.close()
    dialog = program.window.dialog_of(Command.STATISTICS)
    assert isinstance(dialog, HistoryDialog)
    dialog.open()
    table = child(dialog, QTableWidget, "deals")
    table.setCurrentCell(1, 0)
    QTest.keyClick(table, Qt.Key.Key_Return)
    page = program.window.pages.review
    assert page is not None
    assert page.isVisible()
    assert page.review is not None
    assert (page.review.record.seed, page.review.number) == (9, 2)
