"""What the table is covered with: a cloth, or the person's own picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.table.backdrop import BRIGHTEST, Backdrop, picture_image
from hearts_qt.table.felt import felt_image
from hearts_qt.table.felts import colours_on_picture
from hearts_qt.table.theme import Scheme, appearance

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.conftest import ExpectedLogs

SIZE = QSize(160, 100)


def painted(folder: Path, *colours: str) -> Path:
    """A picture of vertical stripes."""
    size = QSize(80, 80)
    image = QImage(size, QImage.Format.Format_RGB32)
    for x in range(size.width()):
        for y in range(size.height()):
            image.setPixelColor(x, y, QColor(colours[x * len(colours) // size.width()]))
    file = folder / "picture.png"
    assert image.save(str(file))
    return file


def luminance(colour: QColor) -> float:
    levels = (colour.redF(), colour.greenF(), colour.blueF())
    parts = [(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in levels]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_a_picture_covers_the_table_and_loses_its_sides(qtbot: QtBot, tmp_path: Path) -> None:
    image = picture_image(painted(tmp_path, "#400000", "#004000"), SIZE)
    assert image is not None
    assert image.size() == SIZE
    assert image.pixelColor(2, 2).red() > 40 > image.pixelColor(2, 2).green()
    assert image.pixelColor(157, 97).green() > 40 > image.pixelColor(157, 97).red()


@pytest.mark.parametrize("colours", [("#ffffff",), ("#101010", "#ffff00"), ("#ff0000", "#8080ff")])
@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_text_can_be_read_on_every_picture(
    qtbot: QtBot, tmp_path: Path, colours: tuple[str, ...], scheme: Scheme
) -> None:
    image = picture_image(painted(tmp_path, *colours), SIZE)
    assert image is not None
    brightest = max(luminance(image.pixelColor(x, 50)) for x in range(SIZE.width()))
    inks = colours_on_picture(scheme)
    for ink in (inks.ink, inks.ink_secondary):
        assert (luminance(ink) + 0.05) / (brightest + 0.05) >= 4.5


def test_a_dark_picture_is_left_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    dark = QColor("#606060")
    assert luminance(dark) < BRIGHTEST
    image = picture_image(painted(tmp_path, dark.name()), SIZE)
    assert image is not None
    assert image.pixelColor(80, 50) == dark


def test_a_picture_that_cannot_be_read_leaves_the_cloth(
    qtbot: QtBot, tmp_path: Path, expected_logs: ExpectedLogs
) -> None:
    expected_logs.expect("picture gone.png of the table can not be read")
    looks = replace(appearance(), picture=tmp_path / "gone.png")
    assert Backdrop().pixmap(SIZE, looks).toImage() == felt_image(SIZE, looks.palette)


def test_the_first_cloth_is_coarse_and_then_exact(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    backdrop = Backdrop(jobs)
    coarse = backdrop.pixmap(SIZE, appearance())
    assert coarse.width() < SIZE.width()
    with qtbot.waitSignal(backdrop.arrived):
        jobs.drain()
    assert backdrop.pixmap(SIZE, appearance()).toImage() == felt_image(SIZE, appearance().palette)


def test_the_old_one_is_shown_until_the_new_one_is_there(qtbot: QtBot, tmp_path: Path) -> None:
    jobs = ManualJobExecutor()
    backdrop = Backdrop(jobs)
    backdrop.pixmap(SIZE, appearance())
    jobs.drain()
    old = backdrop.pixmap(SIZE, appearance()).toImage()
    own = replace(appearance(), picture=painted(tmp_path, "#300030"))
    assert backdrop.pixmap(SIZE, own).toImage() == old
    jobs.drain()
    assert backdrop.pixmap(SIZE, own).toImage().pixelColor(5, 5) == QColor("#300030")


def test_sizes_passed_by_while_resizing_are_not_drawn(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    backdrop = Backdrop(jobs)
    came: list[bool] = []
    backdrop.arrived.connect(lambda: came.append(True))
    for wide in (160, 170, 180):
        backdrop.pixmap(QSize(wide, 100), appearance())
    jobs.drain()
    assert len(came) == 1
    assert backdrop.pixmap(QSize(180, 100), appearance()).width() == 180


def test_what_does_not_change_the_cloth_asks_for_nothing(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    backdrop = Backdrop(jobs)
    backdrop.pixmap(SIZE, appearance())
    backdrop.pixmap(SIZE, replace(appearance(), deck="deco", large_indices=True))
    assert jobs.pending == 1
