"""What the options say of the looks reaches the table while it is played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QImage

from hearts_qt.doors import scenarios
from hearts_qt.game.frames import Ask
from hearts_qt.store.options import OWN_PICTURE, Language
from hearts_qt.ui.own_picture import keep_picture
from tests.ui.programs import go_to, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.support.paths import Profile

SEED = 271828


@pytest.fixture
def program(qtbot: QtBot, profile: Profile) -> Iterator[Program]:
    with running(profile) as made:
        made.window.show()
        go_to(qtbot, made, scenarios.saved_at(scenarios.bound_to_follow, SEED))
        yield made


def seen(program: Program) -> QImage:
    return program.window.desk.table.grab().toImage()


@pytest.mark.parametrize(
    "change",
    [
        {"deck": "classic"},
        {"back": "stars"},
        {"felt": "wood"},
        {"large_indices": True},
        {"four_colours": True},
        {"mark_legal": False},
        {"suit_order": "HSDC"},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_change_is_seen_at_once_and_can_be_taken_back(program: Program, change: dict[str, object]) -> None:
    before, options = seen(program), program.settings.options
    program.settings.change(**change)
    assert seen(program) != before
    program.settings.replace(options)
    assert seen(program) == before


def test_the_letters_follow_the_language(program: Program) -> None:
    latin = seen(program)
    program.settings.change(language=Language.RUSSIAN)
    assert program.window.desk.table.table_scene.appearance.letters == "ru"
    assert seen(program) != latin


def test_the_own_picture_lies_on_the_table(program: Program, tmp_path: Path) -> None:
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#203050"))
    image.save(str(tmp_path / "sky.png"))
    folder = program.window.pictures_folder
    assert folder is not None
    program.settings.change(felt=OWN_PICTURE, picture=keep_picture(tmp_path / "sky.png", folder))
    colour = seen(program).pixelColor(3, 3)
    assert abs(colour.blue() - 0x50) < 5
    assert colour.red() < 0x30


def test_a_picture_lost_meanwhile_is_named_at_the_next_start(qtbot: QtBot, profile: Profile) -> None:
    with running(profile) as program:
        program.settings.change(felt=OWN_PICTURE, picture="table-gone.jpg")
    with running(profile) as program:
        program.begin()
        assert "picture of your table is not there" in program.window.desk.messages.accessibleName()


# -- the line below the table, and the celebration ----------------------------------------------------------


def test_the_line_below_the_table_can_be_put_away(program: Program) -> None:
    desk = program.window.desk
    high = desk.table.height()
    program.settings.change(status_texts=False)
    layout = desk.layout()
    assert layout is not None
    layout.activate()
    assert desk.status.isHidden()
    assert desk.table.height() > high
    program.settings.change(status_texts=True)
    assert desk.status.isVisible()


def test_a_refusal_without_the_line_is_a_note_on_the_cloth(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = program.window.desk
    notes: list[str] = []
    monkeypatch.setattr(desk.table, "set_note", notes.append)
    offer = program.game.offer
    assert offer is not None
    assert offer.ask is Ask.PLAY
    forbidden = next(card for card in offer.view.hand if card not in offer.cards)
    desk.table.cardRefused.emit(forbidden)
    assert notes == []
    program.settings.change(status_texts=False)
    desk.table.cardRefused.emit(forbidden)
    assert notes == [desk.status.sentence]
    assert notes[0]
