"""The window before there is anything in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QMainWindow

from hearts_qt.store import window_file
from hearts_qt.ui.shell import FIRST, Cloth, Shell, read_cloth, write_cloth
from tests.ui.programs import running

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.support.paths import Profile

ROOT = Path(__file__).resolve().parents[2]
WINE = Cloth(
    QColor("#6e2030"), QColor("#571826"), QColor("#32101a"), QColor("#220a11"), "grain.png", above=31, below=57
)


class Paints(QObject):
    """Notes every paint while it happens: what is done after one can only find it noted."""

    def __init__(self, noted: list[str]) -> None:
        super().__init__()
        self._noted = noted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._noted.append("table")
        return False


def test_the_cloth_reads_back_from_its_texts() -> None:
    assert read_cloth(write_cloth(WINE)) == WINE


@pytest.mark.parametrize(
    "spoilt",
    [{}, {"cloth": "green"}, {"cloth": "#12 #34 #56 #78"}, {"bands": ""}, {"bands": "-5 40"}, {"bands": "a b"}],
)
def test_a_cloth_that_cannot_be_read_is_the_usual_one(spoilt: dict[str, str]) -> None:
    assert read_cloth({**write_cloth(WINE), **spoilt} if spoilt else {}) == FIRST


def test_the_bare_window_shows_the_cloth_of_the_last_time(qtbot: QtBot, tmp_path: Path) -> None:
    window_file.save(tmp_path / window_file.FILE_NAME, {**write_cloth(WINE), "title": "Червы"})
    shell = Shell(tmp_path)
    qtbot.addWidget(shell)
    with qtbot.waitSignal(shell.painted):
        shell.place.show()
    shot = shell.grab().toImage()
    assert shell.windowTitle() == "Червы"
    # The status line has one colour; the felt has a grain, so it is compared by hue.
    assert shot.pixelColor(5, shot.height() - 5) == WINE.status
    middle = shot.pixelColor(shot.rect().center())
    assert abs(middle.hue() - WINE.felt_centre.hue()) < 12


def test_what_the_window_holds_covers_the_cloth_and_its_place_is_saved(qtbot: QtBot, tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    qtbot.addWidget(shell)
    shell.place.show()
    contents = QMainWindow()
    shell.furnish(contents)
    qtbot.waitUntil(lambda: contents.size() == shell.size())
    assert contents.window() is shell
    assert contents.mapTo(shell, QPoint(0, 0)) == QPoint(0, 0)
    shell.close()
    assert "place" in window_file.load(tmp_path / window_file.FILE_NAME)


def test_nobody_thinks_before_the_table_has_been_painted(qtbot: QtBot, profile: Profile) -> None:
    shell = Shell(profile.config)
    qtbot.addWidget(shell)
    shell.place.show()
    with running(profile, shell=shell) as program:
        painted: list[str] = []
        found: list[list[str]] = []
        program.jobs.submit(lambda: found.append(list(painted)), lambda result: None)
        paints = Paints(painted)
        program.window.desk.table.viewport().installEventFilter(paints)
        program.begin()
        qtbot.waitUntil(lambda: bool(found))
    assert [told[:1] for told in found] == [["table"]]


def test_the_window_opens_without_a_single_module_of_the_game() -> None:
    look = (
        "import sys, hearts_qt.start;"
        "rooms = {name.split('.')[1] for name in sys.modules if name.startswith('hearts_qt.')};"
        "sys.exit(' '.join(rooms & {'rules', 'ai', 'game', 'models', 'app'}) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_game_is_built_without_the_database() -> None:
    look = "import sys, hearts_qt.start, hearts_qt.app; sys.exit('sqlite3' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
