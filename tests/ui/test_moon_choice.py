"""The shooter sees what each choice does and takes one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from hearts_qt.game.frames import Sitter
from hearts_qt.rules.cards import card
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import ChooseMoon
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Deal, DealScore, Match, Phase
from hearts_qt.rules.switches import Bonus, Direction, Moon
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view
from hearts_qt.table.pace import INSTANT
from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui.moon_choice import MoonChoice, totals_after

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SITTERS = (Sitter.PERSON, Sitter.MARFA, Sitter.TIKHON, Sitter.ZLATA)


def shot(rules: Rules) -> Match:
    """A match in which the person has taken every card of the second deal."""
    nobody: tuple[tuple[()], ...] = ((),) * 4
    everything = (rules.pack, (), (), ())
    deal = Deal(rules, 2, 0, Direction.LEFT, nobody, nobody, (None,) * 4, everything, shooter=0, claimer=0)
    first = DealScore(1, (10, 8, 5, 3), (10, 8, 5, 3), None)
    return Match(rules, 1, Phase.CHOOSING_MOON, (first,), deal)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1000, 600)
    table.show()
    return table


@pytest.fixture
def choice(table: QWidget) -> MoonChoice:
    choice = MoonChoice(palette(Scheme.LIGHT), table)
    choice.set_pace(INSTANT)
    choice.ask(view(shot(Rules(moon=Moon.CHOICE)), 0), SITTERS, QRect(200, 150, 600, 300))
    return choice


@pytest.mark.parametrize("moon", [Moon.ADD, Moon.SUBTRACT])
@pytest.mark.parametrize(
    "rules",
    [
        Rules(moon=Moon.CHOICE),
        Rules(moon=Moon.CHOICE, bonus=Bonus.JACK_OF_DIAMONDS),
        Rules(moon=Moon.CHOICE, no_trick_bonus=5),
    ],
    ids=["plain", "bonus card", "reward"],
)
def test_the_promised_totals_are_those_the_rules_write(rules: Rules, moon: Moon) -> None:
    match = shot(rules)
    promised = totals_after(view(match, 0), moon)
    after, _ = step(match, ChooseMoon(0, moon))
    assert promised == after.totals


@pytest.mark.parametrize("moon", [Moon.ADD, Moon.SUBTRACT])
@pytest.mark.parametrize("card_of_another", ["QD", "QC"])
def test_a_royal_queen_that_another_took_is_in_the_promised_totals(moon: Moon, card_of_another: str) -> None:
    rules = CATALOGUE["royal_hearts"].rules()
    match = shot(rules)
    assert match.deal is not None
    theirs = card(card_of_another)
    piles = (tuple(c for c in rules.pack if c != theirs), (theirs,), (), ())
    match = replace(match, deal=replace(match.deal, extra=piles))
    promised = totals_after(view(match, 0), moon)
    after, _ = step(match, ChooseMoon(0, moon))
    assert promised == after.totals


def test_each_button_tells_what_it_does(choice: MoonChoice) -> None:
    add, subtract = choice.findChildren(QPushButton)
    assert "26" in add.accessibleName()
    assert "Martha 34" in add.accessibleDescription()
    assert "You −16" in subtract.accessibleDescription()


@pytest.mark.parametrize(("button", "moon"), [(0, Moon.ADD), (1, Moon.SUBTRACT)])
def test_a_click_chooses(choice: MoonChoice, qtbot: QtBot, button: int, moon: Moon) -> None:
    with qtbot.waitSignal(choice.chosen) as chosen:
        QTest.mouseClick(choice.findChildren(QPushButton)[button], Qt.MouseButton.LeftButton)
    assert chosen.args == [moon]
    assert not choice.isVisible()


@pytest.mark.parametrize(
    ("keys", "moon"),
    [
        ([Qt.Key.Key_1], Moon.ADD),
        ([Qt.Key.Key_2], Moon.SUBTRACT),
        ([Qt.Key.Key_Return], Moon.ADD),
        ([Qt.Key.Key_Down, Qt.Key.Key_Return], Moon.SUBTRACT),
        ([Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return], Moon.ADD),
    ],
)
def test_the_keyboard_chooses(choice: MoonChoice, qtbot: QtBot, keys: list[Qt.Key], moon: Moon) -> None:
    with qtbot.waitSignal(choice.chosen) as chosen:
        for key in keys:
            QTest.keyClick(choice, key)
    assert chosen.args == [moon]


def test_there_is_no_way_round_the_choice(choice: MoonChoice, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(choice.chosen):
        QTest.keyClick(choice, Qt.Key.Key_Escape)
    assert choice.isVisible()


def test_another_position_puts_it_away(choice: MoonChoice) -> None:
    choice.put_away()
    assert not choice.isVisible()
    again = view(replace(shot(Rules(moon=Moon.CHOICE)), seed=2), 0)
    choice.ask(again, SITTERS, QRect(200, 150, 600, 300))
    assert choice.isVisible()
