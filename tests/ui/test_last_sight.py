"""The table as it was left, shown again before there is a game."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QMainWindow, QWidget

from hearts_qt.store import window_file
from hearts_qt.ui.last_sight import FILE_NAME, LastSight
from hearts_qt.ui.shell import Shell

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

SIZE = QSize(700, 500)
RED = QColor("#a01020")


@pytest.fixture
def origin(tmp_path: Path) -> Path:
    """The saved match, from which the table comes."""
    file = tmp_path / "match.json"
    file.write_text("a match", encoding="utf-8")
    return file


@pytest.fixture
def red(qtbot: QtBot) -> QWidget:
    """A window that is red all over."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(f"background: {RED.name()}")
    window.resize(SIZE)
    return window


@pytest.fixture
def sight(tmp_path: Path) -> LastSight:
    return LastSight(tmp_path)


def test_what_was_seen_is_seen_again(sight: LastSight, red: QWidget, origin: Path) -> None:
    words = sight.take(red, (origin,))
    picture = sight.find(words, SIZE, red.devicePixelRatioF())
    assert picture is not None
    assert picture.toImage().pixelColor(350, 250) == RED


def _play_on(folder: Path) -> None:
    (folder / "match.json").write_text("another match", encoding="utf-8")


def _write_the_same_again(folder: Path) -> None:
    new = folder / "new"
    new.write_text("a match", encoding="utf-8")
    os.replace(new, folder / "match.json")


def _change_settings(folder: Path) -> None:
    (folder / "settings.json").write_text("{}", encoding="utf-8")


def _lose_match(folder: Path) -> None:
    (folder / "match.json").unlink()


def _lose_picture(folder: Path) -> None:
    (folder / FILE_NAME).unlink()


def _cut_picture(folder: Path) -> None:
    with (folder / FILE_NAME).open("r+b") as file:
        file.truncate(1000)


def _replace_picture(folder: Path) -> None:
    QImage(20, 20, QImage.Format.Format_RGB888).save(str(folder / FILE_NAME))


@pytest.mark.parametrize(
    "spoil",
    [
        _play_on,
        _write_the_same_again,
        _change_settings,
        _lose_match,
        _lose_picture,
        _cut_picture,
        _replace_picture,
    ],
)
def test_what_may_not_be_true_any_more_is_not_shown(
    sight: LastSight, red: QWidget, origin: Path, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    words = sight.take(red, (origin, tmp_path / "settings.json"))
    spoil(tmp_path)
    assert sight.find(words, SIZE, red.devicePixelRatioF()) is None


@pytest.mark.parametrize(
    "words", ["", "?", "[]", "{}", '{"version": "0"}', '{"version": null, "size": 3, "ratio": [], "files": 4}']
)
def test_words_that_nobody_wrote_find_nothing(sight: LastSight, words: str) -> None:
    assert sight.find(words, SIZE, 1.0) is None


def test_another_size_or_another_screen_finds_nothing(sight: LastSight, red: QWidget, origin: Path) -> None:
    words = sight.take(red, (origin,))
    assert sight.find(words, SIZE + QSize(1, 0), 1.0) is None
    assert sight.find(words, SIZE, 2.0) is None


def test_a_folder_that_is_gone_keeps_nothing(red: QWidget, origin: Path, tmp_path: Path) -> None:
    assert LastSight(tmp_path / "gone").take(red, (origin,)) == ""


@pytest.fixture
def shell(qtbot: QtBot, sight: LastSight, red: QWidget, origin: Path, tmp_path: Path) -> Shell:
    """A window that was red when it was left."""
    words = {"sight": sight.take(red, (origin,)), "place": f"10 40 {SIZE.width()} {SIZE.height()}"}
    window_file.save(tmp_path / window_file.FILE_NAME, words)
    shell = Shell(tmp_path, sight)
    qtbot.addWidget(shell)
    with qtbot.waitSignal(shell.painted):
        shell.place.show()
    return shell


def colour(shell: Shell) -> QColor:
    return shell.grab().toImage().pixelColor(350, 250)


def test_the_window_opens_with_what_was_seen_and_keeps_it_until_there_is_more(shell: Shell, qtbot: QtBot) -> None:
    assert colour(shell) == RED
    contents = QMainWindow()
    contents.setStyleSheet("background: #102040")
    shell.furnish(contents)
    qtbot.waitUntil(lambda: contents.size() == shell.size())
    assert colour(shell) == RED
    shell.unveil()
    assert colour(shell) == QColor("#102040")


def test_the_mouse_reaches_through_the_picture(shell: Shell, qtbot: QtBot) -> None:
    contents = QMainWindow()
    shell.furnish(contents)
    qtbot.waitUntil(lambda: contents.size() == shell.size())
    assert shell.childAt(350, 250) is contents


def test_another_size_ends_the_picture(shell: Shell, qtbot: QtBot) -> None:
    shell.furnish(QMainWindow())
    shell.resize(SIZE + QSize(50, 50))
    qtbot.waitUntil(lambda: not shell.is_veiled)


def test_a_shell_without_a_picture_has_no_veil(qtbot: QtBot, sight: LastSight, tmp_path: Path) -> None:
    shell = Shell(tmp_path, sight)
    qtbot.addWidget(shell)
    with qtbot.waitSignal(shell.painted):
        shell.place.show()
    shell.furnish(QMainWindow())
    assert not shell.is_veiled
