"""The table in Qt's tree of accessible things, as a screen reader walks it."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from shiboken6 import Shiboken

from hearts_qt.game.frames import PERSON, Ask
from hearts_qt.rules.view import view
from hearts_qt.table import words
from hearts_qt.table.view import TableView
from tests.table.positions import SITTERS, accepting, following, hand_of, offer, passing

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.state import Match

Role = QAccessible.Role
PRESS = QAccessibleActionInterface.pressAction()
FOCUS = QAccessibleActionInterface.setFocusAction()


def show(qtbot: QtBot, table: TableView, match: Match, ask: Ask) -> QAccessibleInterface:
    """The table in this position, to a screen reader."""
    with qtbot.waitSignal(table.idle):
        table.snap(view(match, PERSON))
    table.set_offer(offer(match, ask))
    return QAccessible.queryAccessibleInterface(table)


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [node.child(number) for number in range(node.childCount())]


def name(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)


def part(node: QAccessibleInterface, wanted: str) -> QAccessibleInterface:
    """The child of this name."""
    return next(child for child in children(node) if name(child).startswith(wanted))


def do(node: QAccessibleInterface, action: str) -> None:
    actions = node.actionInterface()
    assert action in actions.actionNames()
    actions.doAction(action)


def test_the_table_is_a_group_of_hand_trick_players_and_deal(qtbot: QtBot, table: TableView) -> None:
    root = show(qtbot, table, following(), Ask.PLAY)
    assert root.role() is Role.Grouping
    assert name(root) == "Card table"
    *parts, sheets = children(root)
    assert [name(node) for node in parts[:3]] == ["Your hand", "The trick on the table", "Players"]
    assert [node.role() for node in parts[:3]] == [Role.List] * 3
    assert name(parts[3]).startswith("Deal 1.")
    assert sheets.object() is table.viewport()
    assert [root.indexOfChild(node) for node in children(root)] == list(range(root.childCount()))


def test_cards_of_the_hand_are_a_list_in_their_order(qtbot: QtBot, table: TableView) -> None:
    match = following()
    hand = part(show(qtbot, table, match, Ask.PLAY), "Your hand")
    cards = children(hand)
    assert [name(node).split(",")[0] for node in cards] == [words.card_name(card) for card in hand_of(match)]
    assert {node.role() for node in cards} == {Role.ListItem}
    assert all(node.parent().indexOfChild(node) == number for number, node in enumerate(cards))
    legal = {words.card_name(card) for card in view(match, PERSON).legal}
    assert {name(node) for node in cards if "cannot be played" not in name(node)} == legal
    window = table.rect().translated(table.mapToGlobal(table.rect().topLeft()))
    assert all(window.intersects(node.rect()) for node in cards)


def test_the_trick_and_the_players_are_lists_of_texts(qtbot: QtBot, table: TableView) -> None:
    match = following()
    root = show(qtbot, table, match, Ask.PLAY)
    trick = view(match, PERSON).trick
    assert trick is not None
    lying = children(part(root, "The trick"))
    expected = [
        f"{words.sitter_name(SITTERS[seat])}, {words.card_name(card)}"
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    ]
    assert [name(node) for node in lying] == expected
    players = children(part(root, "Players"))
    assert [name(node).split(":")[0] for node in players] == [words.sitter_name(sitter) for sitter in SITTERS]
    assert "to move" in name(players[PERSON])
    assert {node.role() for node in (*lying, *players)} == {Role.ListItem}


def test_a_pressed_card_is_played(qtbot: QtBot, table: TableView) -> None:
    match = following()
    root = show(qtbot, table, match, Ask.PLAY)
    card = view(match, PERSON).legal[0]
    with qtbot.waitSignal(table.cardChosen) as played:
        do(part(part(root, "Your hand"), words.card_name(card)), PRESS)
    assert played.args == [card]


def test_a_pressed_card_that_may_not_be_played_is_refused(qtbot: QtBot, table: TableView) -> None:
    match = following()
    hand = part(show(qtbot, table, match, Ask.PLAY), "Your hand")
    forbidden = next(node for node in children(hand) if "cannot be played" in name(node))
    with qtbot.waitSignal(table.cardRefused):
        do(forbidden, PRESS)


def test_cards_are_chosen_and_passed_by_pressing(qtbot: QtBot, table: TableView) -> None:
    match = passing()
    root = show(qtbot, table, match, Ask.PASS)
    assert part(root, "Pass left").state().disabled
    for card in hand_of(match)[:3]:
        node = part(part(root, "Your hand"), words.card_name(card))
        assert name(node) == words.card_name(card)
        with qtbot.waitSignal(table.selectionChanged):
            do(node, PRESS)
        assert name(node) == f"{words.card_name(card)}, chosen"
    assert not part(root, "Pass left").state().disabled
    with qtbot.waitSignal(table.passChosen) as passed:
        do(part(root, "Pass left"), PRESS)
    assert passed.args == [hand_of(match)[:3]]


def test_received_cards_are_taken_by_the_button(qtbot: QtBot, table: TableView) -> None:
    root = show(qtbot, table, accepting(), Ask.ACCEPT)
    button = part(root, "Take the cards")
    assert button.actionInterface().keyBindingsForAction(PRESS) == ["Enter"]
    with qtbot.waitSignal(table.accepted):
        do(button, PRESS)


def test_the_focus_is_where_the_cursor_is(qtbot: QtBot, table: TableView) -> None:
    match = following()
    root = show(qtbot, table, match, Ask.PLAY)
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    QTest.keyClick(table, Qt.Key.Key_Right)
    first, second = children(part(root, "Your hand"))[:2]
    assert first.state().focused
    assert name(root.focusChild()) == name(first)
    do(second, FOCUS)
    assert table.choice.marks.cursor == hand_of(match)[1]
    assert second.state().focused
    assert not first.state().focused


def test_a_point_finds_the_card_that_lies_there(qtbot: QtBot, table: TableView) -> None:
    root = show(qtbot, table, following(), Ask.PLAY)
    hand = part(root, "Your hand")
    last = children(hand)[-1]
    at = last.rect().center()
    assert name(root.childAt(at.x(), at.y())) == "Your hand"
    assert name(hand.childAt(at.x(), at.y())) == name(last)


def test_a_card_that_was_played_is_there_no_more(qtbot: QtBot, table: TableView) -> None:
    match = following()
    hand = part(show(qtbot, table, match, Ask.PLAY), "Your hand")
    nodes = children(hand)
    show(qtbot, table, passing(), Ask.PASS)
    gone = [node for node in nodes if node.state().invisible]
    assert all(name(node) == "" and hand.indexOfChild(node) == -1 for node in gone)
    assert len(children(hand)) == len(hand_of(passing()))


def test_sheets_on_the_table_stay_in_the_tree(qtbot: QtBot, table: TableView) -> None:
    root = show(qtbot, table, following(), Ask.PLAY)
    button = QPushButton("Continue", table.viewport())
    button.show()
    sheets = children(root)[-1]
    assert [name(node) for node in children(sheets)] == ["Continue"]


def test_an_empty_table_has_no_parts_but_the_sheets(table: TableView) -> None:
    root = QAccessible.queryAccessibleInterface(table)
    assert [child.object() for child in children(root)] == [table.viewport()]


def test_the_tree_outlives_its_table(qtbot: QtBot) -> None:
    table = TableView()
    table.set_players(SITTERS)
    with qtbot.waitSignal(table.idle):
        table.snap(view(following(), PERSON))
    cards = children(part(QAccessible.queryAccessibleInterface(table), "Your hand"))
    assert cards
    table.halt()
    table.deleteLater()
    qtbot.waitUntil(lambda: not Shiboken.isValid(table))
    gc.collect()
    assert not any(card.isValid() for card in cards)
    assert all(card.rect().isEmpty() for card in cards)
