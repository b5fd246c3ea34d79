"""A whole match with the keyboard alone, and one with the mouse alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from hearts_qt.game.frames import Ask
from hearts_qt.rules.ruleset import Rules
from hearts_qt.ui.actions import Command
from tests.ui.finding import child
from tests.ui.programs import running

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.game.frames import Offer
    from hearts_qt.rules.cards import Card
    from hearts_qt.support.paths import Profile

RULES = Rules(limit=30)
SEED = 6
STEP = 5
"""The mouse looks for a card in steps of so many pixels."""


def play(qtbot: QtBot, program: Program, answer: Callable[[Offer], None]) -> set[Ask]:
    """Answer until the match is over; what was asked on the way."""
    asked: set[Ask] = set()
    program.window.show()
    with qtbot.waitSignal(program.game.offered):
        program.game.new_match("windows_hearts", RULES, SEED)
    while (offer := program.game.offer) is not None and offer.ask is not Ask.NEW_MATCH:
        asked.add(offer.ask)
        answer(offer)
        if program.game.offer is None:
            with qtbot.waitSignal(program.game.offered):
                pass
        assert program.game.offer is not offer, offer.ask
    return asked


def test_a_match_is_played_with_the_keyboard_alone(qtbot: QtBot, profile: Profile) -> None:
    with running(profile) as program:

        def press(*keys: Qt.Key) -> None:
            for key in keys:
                QTest.keyClick(QApplication.focusWidget() or program.window.desk.table, key)

        def answer(offer: Offer) -> None:
            match offer.ask:
                case Ask.PASS:
                    press(*(Qt.Key.Key_Right, Qt.Key.Key_Space) * 3, Qt.Key.Key_Return)
                case Ask.ACCEPT | Ask.NEXT_DEAL:
                    press(Qt.Key.Key_Return)
                case _:
                    press(Qt.Key.Key_Space)

        asked = play(qtbot, program, answer)
        assert asked == {Ask.PASS, Ask.ACCEPT, Ask.PLAY, Ask.NEXT_DEAL}
        over = program.game.saved
        press(Qt.Key.Key_Return)
        assert program.window.desk.papers.end.isVisible()
        with qtbot.waitSignal(program.game.offered):
            press(Qt.Key.Key_Return)
        assert over is not None
        assert program.game.saved is not None
        assert program.game.saved.id != over.id


def test_a_match_is_played_with_the_mouse_alone(qtbot: QtBot, profile: Profile) -> None:
    with running(profile) as program:
        table = program.window.desk.table

        def click(is_wanted: Callable[[QPoint], bool]) -> None:
            surface = table.viewport()
            points = (
                QPoint(x, y)
                for y in range(surface.height() - 1, 0, -STEP)
                for x in range(0, surface.width(), STEP)
            )
            QTest.mouseClick(surface, Qt.MouseButton.LeftButton, pos=next(p for p in points if is_wanted(p)))

        def click_card(card: Card) -> None:
            click(lambda point: table.table_scene.hand_card_at(table.mapToScene(point)) == card)

        def click_button() -> None:
            click(lambda point: table.table_scene.button.is_at(table.mapToScene(point)))

        def answer(offer: Offer) -> None:
            match offer.ask:
                case Ask.PASS:
                    for card in offer.cards[:3]:
                        click_card(card)
                    click_button()
                case Ask.ACCEPT:
                    click_button()
                case Ask.NEXT_DEAL:
                    sheet = program.window.desk.papers.sheet
                    QTest.mouseClick(child(sheet, QPushButton), Qt.MouseButton.LeftButton)
                case _:
                    click_card(offer.cards[0])

        asked = play(qtbot, program, answer)
        assert asked == {Ask.PASS, Ask.ACCEPT, Ask.PLAY, Ask.NEXT_DEAL}
        QTest.mouseClick(child(program.window.desk.papers.sheet, QPushButton), Qt.MouseButton.LeftButton)
        assert program.window.desk.papers.end.isVisible()
        assert program.window.actions_[Command.NEW_MATCH].isEnabled()
