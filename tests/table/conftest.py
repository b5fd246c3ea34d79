from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from hearts_qt.table.backdrop import Backdrop
from hearts_qt.table.card_art import CardArt
from hearts_qt.table.director import Director
from hearts_qt.table.pace import INSTANT, Pace
from hearts_qt.table.scene import TableScene
from hearts_qt.table.theme import appearance
from hearts_qt.table.view import TableView
from tests.table.positions import SITTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    """A table of 1280 × 730 pixels for four, nothing shown yet."""
    made = TableScene(CardArt(), Backdrop(), appearance())
    made.set_sitters(SITTERS)
    made.resize(QSize(1280, 730), 1.0)
    return made


@pytest.fixture
def director(scene: TableScene) -> Iterator[Director]:
    """A director of `scene` at normal pace; it has ended everything when the test is over."""
    made = Director(scene)
    made.set_pace(Pace())
    yield made
    made.halt()


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    """The widget at a pace at which nothing takes time."""
    made = TableView()
    qtbot.addWidget(made)
    made.set_players(SITTERS)
    made.set_pace(INSTANT)
    made.resize(1280, 730)
    made.show()
    yield made
    made.halt()
