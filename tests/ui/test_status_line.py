"""The status line says its sentence to eyes and ears, and the right part gives way first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui.status_line import EDGE, HEIGHT, LOW_HEIGHT, StatusKind, StatusLine

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

COLOURS = palette(Scheme.LIGHT)
LONG = "You must follow suit, and this sentence is rather longer than such a narrow line has room for."


@pytest.fixture
def line(qtbot: QtBot) -> StatusLine:
    line = StatusLine(COLOURS)
    qtbot.addWidget(line)
    line.resize(1000, HEIGHT)
    return line


def picture(line: StatusLine) -> QImage:
    return line.grab().toImage()


def test_the_accessible_name_is_the_sentence(line: StatusLine, qtbot: QtBot) -> None:
    with qtbot.waitSignal(line.announced) as announced:
        line.set_sentence(StatusKind.ASK, "Your turn: play a club.")
    assert announced.args == ["Your turn: play a club."]
    assert line.accessibleName() == line.sentence == "Your turn: play a club."


def test_the_same_sentence_again_is_not_announced(line: StatusLine, qtbot: QtBot) -> None:
    line.set_sentence(StatusKind.ASK, "Your turn.")
    with qtbot.assertNotEmitted(line.announced):
        line.set_sentence(StatusKind.ASK, "Your turn.")


def test_every_kind_has_a_shape_of_its_own(line: StatusLine) -> None:
    pictures = []
    for kind in StatusKind:
        line.set_sentence(kind, "The same words.")
        pictures.append(picture(line).copy(EDGE, 0, 35, line.height()))
    assert all(a != b for k, a in enumerate(pictures) for b in pictures[:k])


def test_a_refusal_has_a_strip_at_its_edge(line: StatusLine) -> None:
    line.set_sentence(StatusKind.REFUSAL, "No.")
    assert picture(line).pixelColor(1, 3).name() == COLOURS.refusal.name()
    line.set_sentence(StatusKind.ASK, "Your turn.")
    assert picture(line).pixelColor(1, 3).name() == COLOURS.status.name()


def test_the_right_part_gives_way_to_the_sentence(line: StatusLine) -> None:
    line.set_right("Classic Hearts, to 100 points")
    line.set_sentence(StatusKind.ASK, LONG)
    line.resize(700, HEIGHT)
    without = StatusLine(COLOURS)
    without.set_sentence(StatusKind.ASK, LONG)
    without.resize(700, HEIGHT)
    assert picture(line) == picture(without)
    assert "Classic Hearts" in line.toolTip()


def test_where_all_fits_there_is_no_tool_tip(line: StatusLine) -> None:
    line.set_right("Classic Hearts")
    line.set_sentence(StatusKind.ASK, "Your turn.")
    assert line.toolTip() == ""


def test_a_low_window_gets_the_low_line(line: StatusLine) -> None:
    line.fit_window(600)
    assert line.sizeHint().height() == LOW_HEIGHT
    line.fit_window(800)
    assert line.sizeHint().height() == HEIGHT
