"""The lessons as the person takes them: at the table, by keyboard alone, and out again at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hearts_qt.doors import scenarios
from hearts_qt.game.tutor import Task
from hearts_qt.rules.cards import card, cards
from hearts_qt.rules.state import Phase
from hearts_qt.store import settings_file
from hearts_qt.store.options import Language, Theme
from hearts_qt.ui.actions import Command
from hearts_qt.ui.lessons.course import lessons
from hearts_qt.ui.lessons.page import plain
from hearts_qt.ui.main_window import AT_DESK_ONLY
from hearts_qt.ui.status_line import StatusKind
from tests.ui.programs import go_to, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.state import Match
    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.support.paths import Profile
    from hearts_qt.ui.lessons.page import LessonsPage

SEED = 271828


def at(stop: Callable[[Match], bool]) -> SavedMatch:
    """A match that has come to this point, with opponents who think fast."""
    saved = scenarios.saved_at(stop, SEED)
    return replace(saved, players=("rule_of_thumb",) * len(saved.players))


@pytest.fixture
def program(qtbot: QtBot, profile: Profile) -> Iterator[Program]:
    with running(profile) as made:
        made.window.show()
        go_to(qtbot, made, at(scenarios.bound_to_follow))
        yield made


def opened(qtbot: QtBot, program: Program, key: str = "") -> LessonsPage:
    """The page with this lesson, or the first, at its first step."""
    program.window.run(Command.LESSONS)
    page = program.window.pages.lessons
    assert page is not None
    with qtbot.waitSignal(page.tutor.asked):
        if key:
            page.teach(key)
    return page


def asked_after(qtbot: QtBot, page: LessonsPage, act: Callable[[], object]) -> None:
    with qtbot.waitSignal(page.tutor.asked):
        act()


def press(page: LessonsPage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(page.table, key)


def put_cursor_on(page: LessonsPage, wanted: Card) -> None:
    """Move the cursor with the arrows until it stands on the card."""
    press(page, Qt.Key.Key_Home)
    for _ in range(page.table.table_scene.hand.index(wanted)):
        press(page, Qt.Key.Key_Right)


# -- in and out -----------------------------------------------------------------------------------------------


def test_the_first_lesson_comes_first_and_the_match_waits(qtbot: QtBot, program: Program) -> None:
    kept = program.game.saved
    page = opened(qtbot, program)
    assert page.isVisible()
    assert page.tutor.lesson is lessons()[0]
    assert "thirteen" in plain(page.panel.text)
    assert not any(program.window.actions_[command].isEnabled() for command in AT_DESK_ONLY)
    press(page, Qt.Key.Key_Escape)
    assert program.window.pages.is_at_desk
    assert program.game.saved == kept


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_lesson_can_be_left_at_any_step_and_begun_again(qtbot: QtBot, program: Program, steps: int) -> None:
    kept = program.game.saved
    page = opened(qtbot, program, "moon")
    for _ in range(steps):
        asked_after(qtbot, page, lambda: answer(page))
    program.window.run(Command.LESSONS)
    assert program.window.pages.is_at_desk
    again = opened(qtbot, program)
    assert again.tutor.at == 0
    assert program.game.saved == kept


def answer(page: LessonsPage) -> None:
    """A right answer to the step that is asked."""
    step = page.tutor.step
    assert step is not None
    held = set(page.table.table_scene.hand)
    right = next((tuple(sorted(some)) for some in step.right if some <= held), ())
    match step.task:
        case Task.LOOK:
            page.go_on()
        case Task.ACCEPT:
            page.table.accepted.emit()
        case Task.PASS:
            page.table.passChosen.emit(right)
        case Task.PLAY:
            page.table.cardChosen.emit(right[0])


def test_all_lessons_lead_into_one_another_and_then_back(qtbot: QtBot, program: Program) -> None:
    page = opened(qtbot, program)
    done: list[str] = []
    page.finished.connect(done.append)
    while program.window.pages.is_at_desk is False:
        last = page.tutor.lesson is lessons()[-1] and page.tutor.step is page.tutor.lesson.steps[-1]
        if last:
            page.go_on()
        else:
            asked_after(qtbot, page, lambda: answer(page))
    assert done == [known.key for known in lessons()]
    assert program.settings.options.lessons_done == tuple(done)


def test_what_has_been_learned_is_remembered(qtbot: QtBot, profile: Profile) -> None:
    with running(profile) as first:
        first.window.show()
        go_to(qtbot, first, at(scenarios.bound_to_follow))
        page = opened(qtbot, first, "pass")
        while page.tutor.step is not lessons()[0].steps[-1]:
            asked_after(qtbot, page, lambda: answer(page))
    options, _ = settings_file.load(profile.config / settings_file.FILE_NAME)
    assert options.lessons_done == ("pass",)
    with running(profile) as second:
        second.window.show()
        go_to(qtbot, second, at(scenarios.bound_to_follow))
        page = opened(qtbot, second)
        assert page.tutor.lesson is lessons()[1]
        assert "✓" in page.panel.choice.itemText(0)
        assert "✓" not in page.panel.choice.itemText(1)


# -- at the table ---------------------------------------------------------------------------------------------


def test_the_lesson_of_the_pass_by_keyboard_alone(qtbot: QtBot, program: Program) -> None:
    page = opened(qtbot, program)
    asked_after(qtbot, page, lambda: press(page, Qt.Key.Key_Return))
    for wanted in cards("6C QS KH"):
        put_cursor_on(page, wanted)
        press(page, Qt.Key.Key_Space)
    press(page, Qt.Key.Key_Return)
    assert "small ones" in plain(page.panel.reply)
    assert set(page.table.selection) == set(cards("6C QS KH")), "what was chosen stays raised"
    put_cursor_on(page, card("6C"))
    press(page, Qt.Key.Key_Space)
    put_cursor_on(page, card("AH"))
    press(page, Qt.Key.Key_Space)
    asked_after(qtbot, page, lambda: press(page, Qt.Key.Key_Return))
    assert "Just so" in plain(page.panel.reply)
    asked_after(qtbot, page, lambda: press(page, Qt.Key.Key_Return))
    assert page.tutor.step is lessons()[0].steps[-1]
    asked_after(qtbot, page, lambda: press(page, Qt.Key.Key_Return))
    assert page.tutor.lesson is lessons()[1]


def test_an_illegal_card_is_refused_in_words_and_explained(qtbot: QtBot, program: Program) -> None:
    page = opened(qtbot, program, "hearts")
    put_cursor_on(page, card("7H"))
    press(page, Qt.Key.Key_Space)
    assert page.status.kind is StatusKind.REFUSAL
    assert "not broken" in page.status.sentence
    assert "not broken yet" in plain(page.panel.reply)


def test_a_wrong_card_stays_in_the_hand_and_may_be_tried_again(qtbot: QtBot, program: Program) -> None:
    page = opened(qtbot, program, "hearts")
    for _ in range(2):
        put_cursor_on(page, card("AD"))
        press(page, Qt.Key.Key_Space)
    assert "lead again" in plain(page.panel.reply)
    assert card("AD") in page.table.table_scene.hand
    assert card("2S") in page.table.table_scene.marks.advised
    put_cursor_on(page, card("2S"))
    asked_after(qtbot, page, lambda: press(page, Qt.Key.Key_Space))
    assert page.tutor.at == 1


def test_what_is_heard_of_a_text_has_its_words_and_no_marks() -> None:
    assert (
        plain("<p>hearts <b>and</b> the queen,</p>\n<p>7<i>s</i> &amp; 8s</p>") == "hearts and the queen,\n7s & 8s"
    )


def test_a_click_on_the_last_trick_shows_it_in_a_lesson_too(qtbot: QtBot, program: Program) -> None:
    page = opened(qtbot, program, "moon")
    scene = page.table.table_scene
    corner = page.table.mapFromScene(*scene.table.last_trick_rect.centre)
    assert scene.is_last_trick_at(page.table.mapToScene(corner))
    for shown in (True, False):
        QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=corner)
        assert page.table.choice.marks.last_trick is shown


def test_the_moon_is_on_the_score(qtbot: QtBot, program: Program) -> None:
    page = opened(qtbot, program, "moon")
    while page.tutor.step is not lessons()[-1].steps[-1]:
        asked_after(qtbot, page, lambda: answer(page))
    shown = page.table.shown
    assert shown is not None
    assert shown.phase is Phase.SCORED
    assert shown.points == (0, 26, 26, 26)


# -- looks and language ---------------------------------------------------------------------------------------


def test_language_and_colours_change_in_the_middle_of_a_lesson(qtbot: QtBot, program: Program) -> None:
    page = opened(qtbot, program, "hearts")
    page.table.cardRefused.emit(card("7H"))
    program.settings.change(language=Language.RUSSIAN)
    QApplication.sendPostedEvents()
    assert "закрыты" in page.panel.text
    assert "закрыты" in page.panel.reply
    assert "вскрыты" in page.status.sentence
    assert page.panel.choice.itemText(0).startswith("1. Передача")
    program.settings.change(language=Language.ENGLISH, theme=Theme.DARK)
    QApplication.sendPostedEvents()
    assert "not broken" in page.panel.text
    assert page.tutor.at == 0


def test_the_words_stand_beside_the_table_or_below_it(qtbot: QtBot, program: Program) -> None:
    page = opened(qtbot, program)
    program.window.resize(1280, 800)
    QApplication.sendPostedEvents()
    assert page.panel.x() >= page.table.width()
    program.window.resize(800, 600)
    QApplication.sendPostedEvents()
    assert page.panel.y() >= page.table.height()
    assert page.panel.width() == page.width()


# -- the first start ------------------------------------------------------------------------------------------


def test_a_first_start_offers_the_lessons_once_and_stops_nobody(qtbot: QtBot, profile: Profile) -> None:
    with running(profile) as first:
        first.window.show()
        first.settings.change(levels=("easy",) * 3)
        with qtbot.waitSignal(first.game.offered):
            first.begin()
        assert first.window.desk.invitation.isVisible()
        assert first.game.offer is not None
        assert first.window.desk.table.hasFocus() or not first.window.isActiveWindow()
        first.window.desk.decline.click()
        assert not first.window.desk.invitation.isVisible()
    with running(profile) as second:
        second.window.show()
        with qtbot.waitSignal(second.game.offered):
            second.begin()
        assert not second.window.desk.invitation.isVisible()


def test_the_invitation_leads_to_the_lessons(qtbot: QtBot, profile: Profile) -> None:
    with running(profile) as program:
        program.window.show()
        program.settings.change(levels=("easy",) * 3)
        with qtbot.waitSignal(program.game.offered):
            program.begin()
        program.window.desk.learn.click()
        page = program.window.pages.lessons
        assert page is not None
        assert page.isVisible()
        assert not program.window.desk.invitation.isVisible()
