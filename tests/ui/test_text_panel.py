"""The game as text beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton, QWidget

from hearts_qt.doors import scenarios
from hearts_qt.store.options import Language
from hearts_qt.table.pace import INSTANT, Pace
from hearts_qt.ui.actions import Command
from hearts_qt.ui.speaker import KEPT, Speaker, button_text, paper_text
from hearts_qt.ui.text_panel import TextPanel
from tests.ui.finding import child
from tests.ui.programs import go_to, running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.support.paths import Profile

Key = Qt.Key


@pytest.fixture
def program(qtbot: QtBot, profile: Profile) -> Iterator[Program]:
    with running(profile) as made:
        made.window.show()
        go_to(qtbot, made, scenarios.saved_at(scenarios.persons_turn, 11))
        yield made


def text(program: Program) -> str:
    return child(program.window, QPlainTextEdit).toPlainText()


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def test_f6_shows_and_hides_the_text_with_all_that_was_said_before(program: Program) -> None:
    action = program.window.actions_[Command.TEXT_PANEL]
    press(Key.Key_F6)
    panel = child(program.window, TextPanel)
    assert panel.isVisible()
    assert action.isChecked()
    assert text(program).splitlines() == list(program.window.desk.speaker.lines)
    assert "Your " in text(program)
    press(Key.Key_F6)
    assert not panel.isVisible()
    assert not program.settings.options.text_panel
    assert program.window.desk.table.hasFocus()


def test_whoever_begins_to_read_is_told_where_the_match_stands(qtbot: QtBot, program: Program) -> None:
    press(Key.Key_F6)
    deal, hand, trick = text(program).splitlines()[-3:]
    assert deal.startswith("Deal 1.")
    assert hand.startswith("You hold ")
    assert trick.startswith(("On the table", "The table is empty"))


def test_moves_taken_back_are_followed_by_the_position(qtbot: QtBot, program: Program) -> None:
    press(Key.Key_F6)
    offer = program.game.offer
    assert offer is not None
    with qtbot.waitSignal(program.game.offered):
        program.game.play(offer.cards[0])
    before = len(text(program).splitlines())
    with qtbot.waitSignal(program.game.offered):
        program.game.undo()
    said = text(program).splitlines()[before:]
    assert said[0].startswith("Deal 1.")
    assert said[-1].startswith("Your ")


def test_the_text_can_only_be_read_and_is_reached_and_left_by_keys(program: Program) -> None:
    press(Key.Key_F6)
    field = child(program.window, QPlainTextEdit)
    assert field.isReadOnly()
    assert field.accessibleName() == "The game as text"
    for _ in range(10):
        if field.hasFocus():
            break
        press(Key.Key_Tab)
    assert field.hasFocus()
    before = text(program)
    press(Key.Key_X)
    assert text(program) == before
    press(Key.Key_W)
    assert len(text(program)) > len(before)
    press(Key.Key_Escape)
    assert program.window.desk.table.hasFocus()


def test_closing_the_pane_is_remembered(program: Program) -> None:
    press(Key.Key_F6)
    child(program.window, TextPanel).close()
    assert not program.settings.options.text_panel
    assert not program.window.actions_[Command.TEXT_PANEL].isChecked()


def test_what_is_announced_arrives_in_the_text_and_can_be_said_again(program: Program) -> None:
    press(Key.Key_F6)
    press(Key.Key_M)
    said = text(program).splitlines()[-1]
    assert said.startswith("You hold ")
    press(Key.Key_A)
    assert text(program).splitlines()[-2:] == [said, said]


@pytest.mark.parametrize(
    ("keys", "beginning"),
    [
        ("WЦ", "Your "),
        ("MЬ", "You hold "),
        ("TЕ", "On the table: "),
        ("KЛ", "Taken in this deal: "),
        ("SЫ", "The score: "),
        ("DВ", "Deal 1."),
    ],
)
def test_every_question_has_a_key_on_both_keyboards(
    qtbot: QtBot, program: Program, keys: str, beginning: str
) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.in_trick(tricks=8, cards=2), 11))
    press(Key.Key_F6)
    before = len(text(program).splitlines())
    press(Key(ord(keys[0])))
    (said,) = text(program).splitlines()[before:]
    assert said.startswith(beginning)
    pairs = [[k.toString() for k in action.shortcuts()] for action in program.window.actions()]
    assert list(keys) in pairs


def test_questions_are_answered_while_cards_move(qtbot: QtBot, program: Program) -> None:
    press(Key.Key_F6)
    table, offer = program.window.desk.table, program.game.offer
    assert offer is not None
    table.set_pace(Pace())
    program.game.play(offer.cards[0])
    assert table.is_busy
    press(Key.Key_M)
    assert text(program).splitlines()[-1].startswith("You hold ")
    table.set_pace(INSTANT)
    with qtbot.waitSignal(program.game.offered):
        table.skip()


def test_the_last_trick_is_told_while_its_key_is_held(qtbot: QtBot, program: Program) -> None:
    go_to(qtbot, program, scenarios.saved_at(scenarios.in_trick(tricks=3), 11))
    press(Key.Key_F6)
    QTest.keyPress(program.window.desk.table, Key.Key_L)
    assert text(program).splitlines()[-1].startswith("The last trick: ")
    QTest.keyRelease(program.window.desk.table, Key.Key_L)
    assert not program.window.actions_[Command.LAST_TRICK].isChecked()


def test_a_change_of_the_language_says_nothing_again(program: Program) -> None:
    press(Key.Key_F6)
    said = text(program)
    program.settings.change(language=Language.RUSSIAN)
    QApplication.sendPostedEvents()
    assert program.window.desk.status.sentence.startswith("Ваш")
    assert text(program) == said
    program.settings.change(language=Language.ENGLISH)
    QApplication.sendPostedEvents()
    assert text(program) == said


def test_without_the_text_the_answer_stands_in_the_status_line(program: Program) -> None:
    press(Key.Key_S)
    assert program.window.desk.status.sentence.startswith("The score: ")
    assert not program.window.findChildren(QPlainTextEdit)


def test_whoever_reads_further_up_stays_there(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    speaker = Speaker(host)
    for number in range(200):
        speaker.say(f"line {number}")
    panel = TextPanel(speaker, host)
    field = child(panel, QPlainTextEdit)
    assert field.textCursor().atEnd()
    field.moveCursor(field.textCursor().MoveOperation.Start)
    speaker.say("one more")
    assert panel.text.endswith("one more")
    assert field.textCursor().atStart()


def test_the_text_does_not_grow_for_ever(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    speaker = Speaker(host)
    panel = TextPanel(speaker, host)
    for number in range(KEPT + 10):
        speaker.say(f"sentence {number}")
    assert panel.text.splitlines() == list(speaker.lines)
    assert speaker.lines[0] == "sentence 10"


def test_a_sheet_is_read_with_its_buttons_and_keys(qtbot: QtBot) -> None:
    sheet = QWidget()
    qtbot.addWidget(sheet)
    sheet.setAccessibleName("Which suit will be the penalty suit?")
    sheet.setAccessibleDescription("Every card of it costs a chip")
    for name, key in (("clubs", "1"), ("hearts", "4"), ("gone", "5"), ("long", "what it does, at length")):
        button = QPushButton(name, sheet)
        button.setAccessibleDescription(key)
        button.setEnabled(name != "gone")
    said = "Which suit will be the penalty suit? Every card of it costs a chip. Buttons: "
    assert paper_text(sheet) == f"{said}clubs, key 1; hearts, key 4; long (what it does, at length)."
    assert button_text(sheet.findChildren(QPushButton)[0]) == "Button: clubs, key 1."


def test_the_text_goes_on_in_a_lesson_and_escape_leads_back_to_it(qtbot: QtBot, program: Program) -> None:
    press(Key.Key_F6)
    before = len(text(program).splitlines())
    program.window.run(Command.LESSONS)
    page = program.window.pages.lessons
    assert page is not None
    qtbot.waitUntil(lambda: len(text(program).splitlines()) > before)
    child(program.window, QPlainTextEdit).setFocus()
    press(Key.Key_Escape)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.isAncestorOf(focused)
