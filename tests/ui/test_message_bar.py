"""Notices wait for one another and go when they have been read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QVBoxLayout, QWidget

from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui.message_bar import MessageBar

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def bar(qtbot: QtBot) -> MessageBar:
    bar = MessageBar(palette(Scheme.LIGHT))
    qtbot.addWidget(bar)
    return bar


def shown(bar: MessageBar) -> str:
    label = bar.findChild(QLabel)
    assert isinstance(label, QLabel)
    return label.text()


def test_without_a_notice_there_is_no_bar(bar: MessageBar) -> None:
    assert bar.isHidden()


def test_a_notice_is_shown_and_announced(bar: MessageBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.announced) as announced:
        bar.add(lambda: "The disk is full.")
    assert announced.args == ["The disk is full."]
    assert bar.isVisible()
    assert shown(bar) == bar.accessibleName() == "The disk is full."


def test_notices_come_one_after_the_other(bar: MessageBar, qtbot: QtBot) -> None:
    for text in ("First.", "Second.", "Third."):
        bar.add(lambda text=text: text)  # type: ignore[misc]
    assert shown(bar) == "First."
    button = bar.findChild(QToolButton)
    assert isinstance(button, QToolButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert shown(bar) == "Second."
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert shown(bar) == "Third."
    bar.dismiss()
    assert bar.isHidden()


def test_the_same_notice_does_not_wait_twice(bar: MessageBar) -> None:
    bar.add(lambda: "The disk is full.")
    bar.add(lambda: "The disk is full.")
    assert bar.waiting == 1


def test_dismissing_nothing_is_harmless(bar: MessageBar) -> None:
    bar.dismiss()
    assert bar.waiting == 0


def test_another_language_says_the_notice_again(bar: MessageBar) -> None:
    language = ["en"]
    bar.add(lambda: f"Notice in {language[0]}.")
    language[0] = "ru"
    QApplication.sendEvent(bar, QEvent(QEvent.Type.LanguageChange))
    assert shown(bar) == "Notice in ru."


def test_a_long_notice_takes_more_lines_and_hides_nothing(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bar = MessageBar(palette(Scheme.DARK))
    column = QVBoxLayout(window)
    column.addWidget(QWidget(), 1)
    column.addWidget(bar)
    window.resize(400, 300)
    window.show()
    bar.add(lambda: "A file was damaged and has been set aside under another name. " * 4)
    label = bar.findChild(QLabel)
    assert isinstance(label, QLabel)
    qtbot.waitUntil(
        lambda: label.height() >= label.heightForWidth(label.width()) > 2 * label.fontMetrics().height()
    )
