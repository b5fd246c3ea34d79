"""The score sheet opens over the table, keeps its last line in sight and leads on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget

from hearts_qt.game.frames import Frame, Sitter
from hearts_qt.models.score_model import ScoreModel
from hearts_qt.rules.events import DealScored
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import DealScore, Match
from hearts_qt.rules.view import View, view
from hearts_qt.table.pace import INSTANT, Pace
from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui.paper import RISE, SHADOW_MARGIN
from hearts_qt.ui.score_letters import draw_title
from hearts_qt.ui.score_sheet import ScoreSheet

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SITTERS = (Sitter.PERSON, Sitter.MARFA, Sitter.TIKHON, Sitter.ZLATA)
RECT = QRect(160, 140, 600, 260)


def seen(deals: int) -> View:
    scores = tuple(DealScore(n, (1, 13, 2, 10), (n, 13 * n, 2 * n, 10 * n), None) for n in range(1, deals + 1))
    return view(Match(Rules(), 1, scores=scores), 0)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1000, 600)
    table.show()
    qtbot.waitExposed(table)
    return table


@pytest.fixture
def model(qapp: object) -> ScoreModel:
    model = ScoreModel()
    model.reset(seen(3))
    return model


@pytest.fixture
def sheet(table: QWidget, model: ScoreModel) -> ScoreSheet:
    sheet = ScoreSheet(model, palette(Scheme.LIGHT), table)
    sheet.set_pace(INSTANT)
    return sheet


def open_sheet(sheet: ScoreSheet, *, finished: bool = True) -> None:
    sheet.open(SITTERS, Rules(), RECT, finished=finished)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape])
def test_a_finished_deal_leads_on_by_key(sheet: ScoreSheet, qtbot: QtBot, key: Qt.Key) -> None:
    open_sheet(sheet)
    with qtbot.waitSignal(sheet.goOn), qtbot.assertNotEmitted(sheet.closed):
        QTest.keyClick(sheet, key)
    assert not sheet.isVisible()


def test_a_finished_deal_leads_on_by_its_focused_button(sheet: ScoreSheet, qtbot: QtBot) -> None:
    open_sheet(sheet)
    button = sheet.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    assert sheet.focusWidget() is button
    with qtbot.waitSignal(sheet.goOn):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_sheet_looked_up_in_mid_deal_only_closes(sheet: ScoreSheet, qtbot: QtBot) -> None:
    open_sheet(sheet, finished=False)
    with qtbot.waitSignal(sheet.closed), qtbot.assertNotEmitted(sheet.goOn):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)


def test_it_stays_inside_the_place_it_is_given(sheet: ScoreSheet, model: ScoreModel) -> None:
    for deals in (0, 1, 3, 30):
        model.reset(seen(deals))
        open_sheet(sheet)
        edge = SHADOW_MARGIN
        paper = sheet.geometry().adjusted(edge, edge, -edge, -edge)
        assert RECT.contains(paper), deals


def test_many_deals_scroll_with_the_last_in_sight(sheet: ScoreSheet, model: ScoreModel, qtbot: QtBot) -> None:
    model.reset(seen(30))
    open_sheet(sheet)
    area = sheet.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    QTest.keyClick(sheet, Qt.Key.Key_Up)
    assert bar.value() < bar.maximum()


def test_a_click_on_the_paper_does_not_reach_the_table(sheet: ScoreSheet, qtbot: QtBot) -> None:
    clicks: list[QPoint] = []
    table = sheet.parentWidget()
    assert table is not None
    table.mousePressEvent = lambda event: clicks.append(event.position().toPoint())  # type: ignore[method-assign]
    open_sheet(sheet)
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(80, 60))
    assert clicks == []


def test_it_reads_out_the_last_line_and_the_leader(sheet: ScoreSheet) -> None:
    open_sheet(sheet)
    assert sheet.accessibleName() == "Score after deal 3"
    assert "Martha: +13, total 39" in sheet.accessibleDescription()
    assert "You are in front: " in sheet.accessibleDescription()


def test_before_the_first_score_it_says_so(sheet: ScoreSheet, model: ScoreModel) -> None:
    model.reset(seen(0))
    open_sheet(sheet, finished=False)
    assert sheet.accessibleDescription() == "No deal has been scored yet."


def test_a_new_line_shows_in_an_open_sheet(sheet: ScoreSheet, model: ScoreModel) -> None:
    model.reset(seen(1))
    open_sheet(sheet)
    before = sheet.height()
    after = seen(2)
    model.show(Frame(1, DealScored(after.scores[-1].points, after.totals), after))
    assert sheet.height() > before
    assert sheet.accessibleName() == "Score after deal 2"


def test_it_rises_to_its_place_and_then_nothing_runs(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.set_pace(Pace())
    open_sheet(sheet)
    place = RECT.y() - SHADOW_MARGIN
    assert sheet.y() == place + RISE
    running = QAbstractAnimation.State.Running
    motions = sheet.findChildren(QAbstractAnimation)
    assert all(motion.state() is running for motion in motions)
    qtbot.waitUntil(lambda: not any(motion.state() is running for motion in motions))
    assert sheet.y() == place


def test_resizing_the_table_moves_it_at_once(sheet: ScoreSheet) -> None:
    open_sheet(sheet)
    sheet.replace_at(RECT.translated(-40, 20))
    place = RECT.translated(-40, 20)
    assert abs(sheet.geometry().center().x() - place.center().x()) <= 1
    assert sheet.y() == place.y() - SHADOW_MARGIN


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("size", [QSize(800, 530), QSize(1280, 730)], ids=["small", "large"])
def test_the_leader_has_a_tinted_column(qtbot: QtBot, model: ScoreModel, scheme: Scheme, size: QSize) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(size)
    table.show()
    colours = palette(scheme)
    sheet = ScoreSheet(model, colours, table)
    sheet.set_pace(INSTANT)
    open_sheet(sheet)
    image = sheet.grab().toImage()
    middle = image.height() // 2
    tinted = [x for x in range(image.width()) if image.pixelColor(x, middle) == colours.leader]
    assert tinted
    assert max(tinted) < image.width() / 2  # the person's column is the first


def test_a_hidden_sheet_of_another_table_takes_a_change_of_language(sheet: ScoreSheet, model: ScoreModel) -> None:
    open_sheet(sheet)
    sheet.put_away()
    scores = (DealScore(1, (1,) * 6, (1,) * 6, None),)
    model.reset(view(Match(Rules(seats=6), 1, scores=scores), 0))
    QApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    sheet.set_own_name("Agatha")
    assert not sheet.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_pressed_before_the_sheet_can_be_read_only_ends_its_opening(
    sheet: ScoreSheet, qtbot: QtBot, key: Qt.Key
) -> None:
    sheet.set_pace(Pace())
    open_sheet(sheet)
    button = sheet.findChild(QPushButton)
    assert button is not None
    with qtbot.assertNotEmitted(sheet.goOn):
        QTest.keyClick(button, key)
    assert sheet.isVisible()
    assert sheet.graphicsEffect() is None
    with qtbot.waitSignal(sheet.goOn):
        QTest.keyClick(button, key)


def test_a_click_before_the_sheet_can_be_read_only_ends_its_opening(sheet: ScoreSheet, qtbot: QtBot) -> None:
    sheet.set_pace(Pace())
    open_sheet(sheet)
    button = sheet.findChild(QPushButton)
    assert button is not None
    with qtbot.assertNotEmitted(sheet.goOn):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(sheet.goOn):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_key_held_down_does_not_put_the_sheet_away(sheet: ScoreSheet, qtbot: QtBot) -> None:
    open_sheet(sheet)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    with qtbot.assertNotEmitted(sheet.goOn):
        QApplication.sendEvent(sheet, held)
    assert sheet.isVisible()


def test_what_moves_below_it_does_not_have_it_written_again(
    sheet: ScoreSheet, model: ScoreModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[bool] = []

    def watched(*parts: Any) -> None:
        written.append(True)
        draw_title(*parts)

    monkeypatch.setattr("hearts_qt.ui.score_sheet.draw_title", watched)
    open_sheet(sheet)
    table = sheet.parentWidget()
    assert table is not None
    table.grab()
    before = table.grab().toImage()
    assert len(written) == 1
    after = seen(4)
    model.show(Frame(1, DealScored(after.scores[-1].points, after.totals), after))
    assert table.grab().toImage() != before
    assert len(written) == 2
