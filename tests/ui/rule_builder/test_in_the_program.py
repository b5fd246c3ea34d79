"""The rule builder in the whole program: from the menus to the match and the options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSpinBox

from hearts_qt.store.presets import FILE_NAME, Preset, Presets
from hearts_qt.ui.actions import Command
from hearts_qt.ui.dialogs.new_match import NewMatchDialog, Purpose
from hearts_qt.ui.dialogs.options import OptionsDialog
from tests.ui.finding import child
from tests.ui.programs import running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.support.paths import Profile


@pytest.fixture
def program(profile: Profile) -> Iterator[Program]:
    with running(profile) as made:
        yield made


def builder(program: Program) -> NewMatchDialog:
    dialog = program.window.dialog_of(Command.NEW_MATCH)
    assert isinstance(dialog, NewMatchDialog)
    return dialog


def options_of(program: Program) -> OptionsDialog:
    dialog = program.window.dialog_of(Command.OPTIONS)
    assert isinstance(dialog, OptionsDialog)
    return dialog


def change_rules(options: OptionsDialog, limit: int) -> None:
    """Open the builder from the options, set a limit, use it."""
    child(options, QPushButton, "change_rules").click()
    above = child(options, NewMatchDialog)
    above.complete()
    child(above, QSpinBox, "limit").setValue(limit)
    child(above, QPushButton, "start").click()


def test_names_and_levels_reach_the_table_the_file_and_the_next_match(
    qtbot: QtBot, program: Program, profile: Profile
) -> None:
    dialog = builder(program)
    child(dialog, QComboBox, "sitter1").setCurrentText("Sam")
    child(dialog, QComboBox, "level1").setCurrentText("Easy")
    with qtbot.waitSignal(program.game.offered):
        dialog.accept()
    saved = program.game.saved
    assert saved is not None
    assert saved.sitters == ("savva", "tikhon", "zlata")
    assert saved.players[0] == "easy"
    # The first deal passes to the left, to seat 1.
    assert "Sam" in program.window.desk.status.sentence
    assert program.settings.options.sitters == saved.sitters
    # Once more with the same company, and a start of the program later.
    with qtbot.waitSignal(program.game.offered):
        program.window.play_again()
    assert program.game.saved is not None
    assert program.game.saved.sitters == saved.sitters
    with running(profile) as again, qtbot.waitSignal(again.game.offered):
        again.begin()
        assert again.game.saved is not None
        assert again.game.saved.sitters == saved.sitters


def test_house_rules_of_the_options_apply_to_the_next_match(qtbot: QtBot, program: Program) -> None:
    options = options_of(program)
    change_rules(options, 70)
    assert program.settings.options.next_rules == "windows_hearts 4 limit=70"
    assert "70" in child(options, QLabel, "next_rules").text()
    assert program.game.saved is None
    options.accept()
    assert builder(program).wanted.rules.limit == 70


def test_house_rules_stand_and_fall_with_the_options(program: Program) -> None:
    before = program.settings.options
    options = options_of(program)
    change_rules(options, 70)
    options.reject()
    assert program.settings.options == before


def test_the_builder_of_the_options_starts_nothing(program: Program) -> None:
    options = options_of(program)
    child(options, QPushButton, "change_rules").click()
    assert child(options, NewMatchDialog).purpose is Purpose.LATER


def test_own_rules_lie_in_the_profile_and_a_damaged_file_is_told(program: Program, profile: Profile) -> None:
    Presets(profile.config / FILE_NAME).put(Preset("Mine", "tavern_jack 4"))
    assert builder(program).findChild(QLabel, "told") is not None
    (profile.config / FILE_NAME).write_text("{", encoding="utf-8")
    told = child(builder(program), QLabel, "told")
    assert not told.isHidden()
    assert "damaged" in told.text()
