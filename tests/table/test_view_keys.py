"""What the keyboard specification at the top of `table/keyboard.py` promises, with the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hearts_qt.game.frames import PERSON, Ask
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.view import view
from hearts_qt.table import words
from hearts_qt.table.card_objects import card_object
from hearts_qt.table.pace import Pace
from tests.table.positions import accepting, following, frames, hand_of, offer, passing

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.state import Match
    from hearts_qt.table.view import TableView

Key = Qt.Key


def show(qtbot: QtBot, table: TableView, match: Match, ask: Ask) -> None:
    with qtbot.waitSignal(table.idle):
        table.snap(view(match, PERSON))
    table.set_offer(offer(match, ask))


def press(table: TableView, *keys: Qt.Key) -> list[str]:
    """Press keys; what is said."""
    said: list[str] = []
    table.announced.connect(said.append)
    table.cursorMoved.connect(said.append)
    for key in keys:
        QTest.keyClick(table, key)
    table.announced.disconnect(said.append)
    table.cursorMoved.disconnect(said.append)
    return said


def test_the_cursor_goes_with_the_card_that_is_played(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    hand, legal = hand_of(match), view(match, PERSON).legal
    wanted = next(card for card in hand if card in legal)
    press(table, Key.Key_Home, *[Key.Key_Right] * hand.index(wanted))
    assert table.choice.marks.cursor == wanted
    with qtbot.waitSignal(table.cardChosen) as played:
        press(table, Key.Key_Space)
    assert played.args == [wanted]
    assert table.choice.marks.cursor is None


def test_the_cursor_goes_with_a_card_that_is_passed(qtbot: QtBot, table: TableView) -> None:
    show(qtbot, table, passing(), Ask.PASS)
    press(table, Key.Key_Home, Key.Key_Space, Key.Key_Right, Key.Key_Space, Key.Key_Right, Key.Key_Space)
    with qtbot.waitSignal(table.passChosen):
        press(table, Key.Key_Enter)
    assert table.choice.marks.cursor is None


@pytest.mark.parametrize("up", [Key.Key_Up, Key.Key_Space])
@pytest.mark.parametrize("down", [Key.Key_Down, Key.Key_Space])
def test_a_card_is_raised_and_lowered_and_both_are_said(
    qtbot: QtBot, table: TableView, up: Qt.Key, down: Qt.Key
) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    card = hand_of(match)[0]
    assert press(table, Key.Key_Home, up) == [words.card_name(card), f"You choose {card_object(card)}."]
    assert table.selection == (card,)
    assert press(table, down) == [f"You put {card_object(card)} back."]
    assert list(table.selection) == []


def test_a_raised_card_is_played_by_enter_wherever_the_cursor_is(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    hand, legal = hand_of(match), view(match, PERSON).legal
    wanted = next(card for card in hand if card in legal)
    press(table, Key.Key_Home, *[Key.Key_Right] * hand.index(wanted), Key.Key_Up, Key.Key_Home)
    with qtbot.waitSignal(table.cardChosen) as played:
        press(table, Key.Key_Return)
    assert played.args == [wanted]


def test_escape_lowers_the_raised_cards_then_hides_the_cursor(qtbot: QtBot, table: TableView) -> None:
    show(qtbot, table, passing(), Ask.PASS)
    press(table, Key.Key_Home, Key.Key_Space, Key.Key_Right, Key.Key_Space)
    assert len(press(table, Key.Key_Escape)) == 2
    assert table.selection == ()
    assert table.choice.marks.cursor is not None
    press(table, Key.Key_Escape)
    assert table.choice.marks.cursor is None


@pytest.mark.parametrize("ends", [Key.Key_Escape, Key.Key_Space])
def test_in_motion_escape_and_space_end_it_and_other_keys_do_nothing(
    qtbot: QtBot, table: TableView, ends: Qt.Key
) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    table.set_pace(Pace())
    _, shown = frames(match, PlayCard(PERSON, view(match, PERSON).legal[0]))
    table.present(shown[:1])
    assert table.is_busy
    assert press(table, Key.Key_Right, Key.Key_Up, Key.Key_Return) == []
    assert table.is_busy
    assert table.choice.marks.cursor is None
    with qtbot.waitSignal(table.presented):
        press(table, ends)
    assert not table.is_busy


def test_a_card_that_may_not_be_played_is_said_to_be_so(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    hand, legal = hand_of(match), view(match, PERSON).legal
    said = press(table, *[Key.Key_Right] * len(hand))
    expected = [words.card_name(card) + ("" if card in legal else ", cannot be played now") for card in hand]
    assert said == expected


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_received_cards_are_taken_by_space_or_enter(qtbot: QtBot, table: TableView, key: Qt.Key) -> None:
    show(qtbot, table, accepting(), Ask.ACCEPT)
    with qtbot.waitSignal(table.accepted):
        press(table, key)


def test_a_held_key_moves_the_cursor_and_does_nothing_else(qtbot: QtBot, table: TableView) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)

    def hold(key: Qt.Key) -> None:
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)
        QApplication.sendEvent(table, event)

    hold(Key.Key_Right)
    hold(Key.Key_Right)
    assert table.choice.marks.cursor == hand_of(match)[1]
    hold(Key.Key_Space)
    assert table.selection == ()
