"""Bids, suits and declarations are asked for on the cloth and answered with the mouse or with keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from hearts_qt.game.frames import PERSON
from hearts_qt.rules.cards import Suit
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.view import View, view
from hearts_qt.table.pace import INSTANT, Pace
from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui.bid_panel import BidPanel
from hearts_qt.ui.word_choices import DeclareChoice, MendChoice, SuitChoice

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.ui.question import Question

RECT = QRect(220, 60, 560, 330)
LIGHT = palette(Scheme.LIGHT)


def seen(phase: Phase, *, variant: str = "auction_hearts", least: int = 4, chips: int = 20) -> View:
    rules = CATALOGUE[variant].rules()
    totals = (chips,) * rules.seats
    bids = ((1, least - 1),) if least > 1 else ()
    return replace(view(Match(rules, 1), PERSON), phase=phase, least_bid=least, totals=totals, bids=bids)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1000, 600)
    table.show()
    return table


def opened(question: Question, position: View) -> Question:
    question.set_pace(INSTANT)
    question.open(position, RECT)
    return question


@pytest.fixture
def panel(table: QWidget) -> BidPanel:
    panel = BidPanel(LIGHT, table)
    opened(panel, seen(Phase.BIDDING))
    return panel


def press(question: QWidget, *keys: Qt.Key) -> None:
    for key in keys:
        focus = question.focusWidget() or question
        QTest.keyClick(focus, key)


def test_enter_bids_the_least_that_is_allowed(qtbot: QtBot, panel: BidPanel) -> None:
    with qtbot.waitSignal(panel.bid) as made:
        press(panel, Qt.Key.Key_Return)
    assert made.args == [4]
    assert not panel.isVisible()


@pytest.mark.parametrize(
    ("keys", "chips"),
    [
        ((Qt.Key.Key_Right, Qt.Key.Key_Right), 6),
        ((Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left), 4),
        ((Qt.Key.Key_1, Qt.Key.Key_2), 12),
        ((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Backspace, Qt.Key.Key_5), 15),
        ((Qt.Key.Key_9, Qt.Key.Key_Escape), 4),
        ((Qt.Key.Key_2, Qt.Key.Key_5), 5),
    ],
)
def test_arrows_and_digits_choose_a_number_within_the_limits(
    panel: BidPanel, keys: tuple[Qt.Key, ...], chips: int
) -> None:
    press(panel, *keys)
    assert panel.chips == chips


def test_the_row_follows_a_number_beyond_its_end(panel: BidPanel) -> None:
    press(panel, *[Qt.Key.Key_Right] * 12)
    checked = [button.text() for button in panel.buttons if button.isChecked() and button.isVisible()]
    assert (panel.chips, checked) == (16, ["16"])


def test_p_passes(qtbot: QtBot, panel: BidPanel) -> None:
    with qtbot.waitSignal(panel.bid) as made:
        press(panel, Qt.Key.Key_P)
    assert made.args == [None]


def test_a_click_on_a_number_chooses_it_and_the_button_bids_it(qtbot: QtBot, panel: BidPanel) -> None:
    QTest.mouseClick(panel.buttons[2], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.bid) as made:
        QTest.mouseClick(panel.buttons[-1], Qt.MouseButton.LeftButton)
    assert made.args == [6]


def test_who_cannot_outbid_the_others_can_only_pass(qtbot: QtBot, table: QWidget) -> None:
    panel = BidPanel(LIGHT, table)
    opened(panel, seen(Phase.BIDDING, least=4, chips=3))
    assert [button.text() for button in panel.buttons if button.isVisible()] == ["Pass"]
    with qtbot.waitSignal(panel.bid) as made:
        press(panel, Qt.Key.Key_P)
    assert made.args == [None]


@pytest.mark.parametrize(
    ("key", "suit"),
    [
        (Qt.Key.Key_1, Suit.CLUBS),
        (Qt.Key.Key_2, Suit.DIAMONDS),
        (Qt.Key.Key_3, Suit.SPADES),
        (Qt.Key.Key_4, Suit.HEARTS),
    ],
)
def test_a_digit_names_a_suit(qtbot: QtBot, table: QWidget, key: Qt.Key, suit: Suit) -> None:
    choice = SuitChoice(LIGHT, table)
    opened(choice, seen(Phase.NAMING))
    with qtbot.waitSignal(choice.named) as made:
        press(choice, key)
    assert made.args == [suit]


def test_arrows_go_to_a_suit_and_enter_names_it(qtbot: QtBot, table: QWidget) -> None:
    choice = SuitChoice(LIGHT, table)
    opened(choice, seen(Phase.NAMING))
    with qtbot.waitSignal(choice.named) as made:
        press(choice, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert made.args == [Suit.SPADES]


@pytest.mark.parametrize(
    ("keys", "everything"),
    [
        ((Qt.Key.Key_Escape,), False),
        ((Qt.Key.Key_Return,), False),
        ((Qt.Key.Key_Right, Qt.Key.Key_Return), True),
        ((Qt.Key.Key_2,), True),
    ],
)
def test_everything_is_undertaken_only_on_purpose(
    qtbot: QtBot, table: QWidget, keys: tuple[Qt.Key, ...], everything: bool
) -> None:
    choice = DeclareChoice(LIGHT, table)
    opened(choice, seen(Phase.DECLARING, variant="polignac"))
    with qtbot.waitSignal(choice.declared) as made:
        press(choice, *keys)
    assert made.args == [everything]


@pytest.mark.parametrize("variant", ["polignac", "chasse_coeur", "partner_slam_bid"])
def test_what_is_undertaken_and_what_it_costs_is_said(table: QWidget, variant: str) -> None:
    choice = DeclareChoice(LIGHT, table)
    position = seen(Phase.DECLARING, variant=variant)
    opened(choice, position)
    assert str(position.rules.penalty_total) in choice.accessibleName()


@pytest.mark.parametrize("kind", [BidPanel, SuitChoice, DeclareChoice, MendChoice])
def test_every_button_has_a_name_and_lies_on_the_sheet(table: QWidget, kind: type[Question]) -> None:
    question = opened(kind(LIGHT, table), seen(Phase.BIDDING, variant="auction_hearts"))
    shown = [button for button in question.buttons if button.isVisible()]
    assert all(button.accessibleName() for button in shown)
    assert all(question.rect().contains(button.geometry()) for button in shown)
    first, *rest = [button.geometry().adjusted(6, 6, -6, -6) for button in shown]
    assert not any(first.intersects(other) for other in rest)
    assert question.accessibleName()


@pytest.mark.parametrize("kind", [BidPanel, SuitChoice, DeclareChoice, MendChoice])
def test_a_question_follows_the_table_and_goes_without_a_word(table: QWidget, kind: type[Question]) -> None:
    question = kind(LIGHT, table)
    question.set_pace(Pace())
    question.open(seen(Phase.BIDDING), RECT)
    moved = QRect(100, 40, 600, 360)
    question.replace_at(moved)
    assert abs(question.geometry().center().x() - moved.center().x()) <= 1
    question.put_away()
    assert not question.isVisible()


@pytest.mark.parametrize(
    ("key", "goes_back"), [(Qt.Key.Key_1, True), (Qt.Key.Key_Return, True), (Qt.Key.Key_2, False)]
)
def test_a_wrong_card_goes_back_unless_the_person_lets_it_stand(
    qtbot: QtBot, table: QWidget, key: Qt.Key, goes_back: bool
) -> None:
    choice = MendChoice(LIGHT, table)
    opened(choice, seen(Phase.PLAYING))
    with qtbot.waitSignal(choice.taken_back if goes_back else choice.stands):
        press(choice, key)
