"""The dialog that begins a match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLabel, QLineEdit, QPushButton, QSpinBox, QToolButton

from hearts_qt.game.frames import Sitter
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.switches import Bonus, Moon
from hearts_qt.ui.dialogs.new_match import NewMatch, NewMatchDialog
from tests.ui.finding import child

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

CLASSIC = CATALOGUE["windows_hearts"].rules()
OPPONENTS = (Sitter.MARFA, Sitter.TIKHON, Sitter.ZLATA)


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatchDialog:
    made = NewMatchDialog(NewMatch("windows_hearts", CLASSIC, ("random", "rule_of_thumb")), OPPONENTS)
    qtbot.addWidget(made)
    return made


def combo_with(dialog: QDialog, value: object) -> QComboBox:
    return next(box for box in dialog.findChildren(QComboBox) if box.findData(value) >= 0)


def check_box(dialog: QDialog, text: str) -> QCheckBox:
    return next(box for box in dialog.findChildren(QCheckBox) if box.text() == text)


def start_button(dialog: QDialog) -> QPushButton:
    return next(button for button in dialog.findChildren(QPushButton) if button.text() == "&Start")


def faults_shown(dialog: QDialog) -> list[str]:
    lines = [label.text() for label in dialog.findChildren(QLabel) if label.text().startswith("•")]
    return lines[0].split("\n") if lines else []


def choose(box: QComboBox, value: object) -> None:
    """As a person does: the signal `activated` comes with it."""
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_start_hands_over_what_the_fields_show(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    with qtbot.waitSignal(dialog.chosen) as chosen:
        start_button(dialog).click()
    assert chosen.args == [NewMatch("windows_hearts", CLASSIC, ("random", "rule_of_thumb", "rule_of_thumb"))]


def test_a_variant_brings_its_own_rules(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    choose(combo_with(dialog, "tavern_jack"), "tavern_jack")
    assert dialog.wanted.variant == "tavern_jack"
    assert dialog.wanted.rules == CATALOGUE["tavern_jack"].rules()


def test_the_limit_is_fifty_a_hundred_or_any_number(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    limits = combo_with(dialog, 50)
    choose(limits, 50)
    assert dialog.wanted.rules.limit == 50
    choose(limits, 0)
    number = next(spin for spin in dialog.findChildren(QSpinBox) if spin.maximum() == 1000)
    assert number.isEnabled()
    number.setValue(73)
    assert dialog.wanted.rules.limit == 73


def test_every_house_rule_reaches_the_match(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    combo_with(dialog, Moon.CHOICE).setCurrentIndex(combo_with(dialog, Moon.CHOICE).findData(Moon.CHOICE))
    bonus = combo_with(dialog, Bonus.JACK_OF_DIAMONDS)
    bonus.setCurrentIndex(bonus.findData(Bonus.JACK_OF_DIAMONDS))
    for text in (
        "No points on the first trick",
        "The queen of spades breaks hearts too",
        "With only hearts and the queen of spades left, a heart may be led",
        "Five points off for taking no trick",
    ):
        check_box(dialog, text).click()
    assert dialog.wanted.rules == replace(
        CLASSIC,
        moon=Moon.CHOICE,
        bonus=Bonus.JACK_OF_DIAMONDS,
        no_points_on_first_trick=False,
        queen_breaks_hearts=True,
        hearts_instead_of_queen=True,
        no_trick_bonus=5,
    )


def test_all_faults_are_named_at_once_and_keep_the_match_from_starting(
    qtbot: QtBot, dialog: NewMatchDialog
) -> None:
    assert faults_shown(dialog) == []
    check_box(dialog, "The queen of spades breaks hearts too").click()
    check_box(dialog, "Hearts must be broken before they are led").click()
    child(dialog, QLineEdit, "seed").setText("soon")
    assert len(faults_shown(dialog)) == 2
    assert not start_button(dialog).isEnabled()
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted


@pytest.mark.parametrize(("typed", "seed"), [("271828", 271828), ("1 000 000", 1_000_000), ("", None)])
def test_a_deal_number_can_be_typed(qtbot: QtBot, dialog: NewMatchDialog, typed: str, seed: int | None) -> None:
    child(dialog, QLineEdit, "seed").setText(typed)
    assert dialog.wanted.seed == seed
    assert start_button(dialog).isEnabled()


@pytest.mark.parametrize("typed", ["-1", "1.5", "9" * 39, "²", "0x10", "seven"])
def test_what_is_no_deal_number_is_refused_in_words(qtbot: QtBot, dialog: NewMatchDialog, typed: str) -> None:
    child(dialog, QLineEdit, "seed").setText(typed)
    assert dialog.wanted.seed is None
    assert faults_shown(dialog) == ["• A deal number is a whole number from 0 to 1\xa0000\xa0000\xa0000\xa0000."]


def test_the_house_rules_open_on_demand(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    dialog.show()
    box = check_box(dialog, "No points on the first trick")
    assert not box.isVisible()
    child(dialog, QToolButton).click()
    assert box.isVisible()
