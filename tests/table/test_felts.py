from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize

from hearts_qt.table.felt import felt_image, felt_pixmap
from hearts_qt.table.felts import USUAL, colours_on, felts
from hearts_qt.table.theme import Palette, Scheme, appearance, palette

if TYPE_CHECKING:
    from PySide6.QtGui import QColor
    from PySide6.QtWidgets import QApplication

    from tests.conftest import ExpectedLogs

NAMES = tuple(felts())


def luminance(colour: QColor) -> float:
    """As WCAG 2.1 defines it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_usual_felt_has_the_colours_of_the_scheme() -> None:
    assert NAMES[0] == USUAL
    assert [colours_on(USUAL, scheme) for scheme in Scheme] == [palette(scheme) for scheme in Scheme]


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
@pytest.mark.parametrize("felt", NAMES)
def test_text_can_be_read_on_every_felt(felt: str, scheme: Scheme) -> None:
    colours = colours_on(felt, scheme)
    on_plates = [contrast(colours.ink, ground) for ground in (colours.plate, colours.status)]
    assert min([contrast(colours.ink, colours.felt_centre), *on_plates]) >= 4.5
    shapes = [contrast(colours.gold, ground) for ground in (colours.plate, colours.status)]
    assert min([*shapes, contrast(colours.heart, colours.plate), contrast(colours.refusal, colours.status)]) >= 3


def test_high_contrast_comes_before_the_felt() -> None:
    assert colours_on("linen", Scheme.HIGH_CONTRAST) == palette(Scheme.HIGH_CONTRAST)


def test_a_felt_that_is_not_there_leaves_the_usual_one() -> None:
    assert colours_on("lost", Scheme.LIGHT) == palette(Scheme.LIGHT)


def cloth(colours: Palette) -> object:
    return felt_pixmap(QSize(64, 48), 1.0, colours).toImage()


@pytest.mark.parametrize("felt", NAMES[1:])
def test_every_felt_looks_different_and_has_a_grain(qapp: QApplication, felt: str) -> None:
    colours = colours_on(felt, Scheme.LIGHT)
    assert cloth(colours) != cloth(palette(Scheme.LIGHT))
    assert cloth(colours) != cloth(replace(colours, grain=""))


def test_a_tile_that_is_missing_leaves_a_plain_cloth(qapp: QApplication, expected_logs: ExpectedLogs) -> None:
    expected_logs.expect("tile lost.png")
    colours = palette(Scheme.LIGHT)
    assert cloth(replace(colours, grain="lost.png")) == cloth(replace(colours, grain=""))


def test_who_changes_a_cloth_changes_no_other(qapp: QApplication) -> None:
    tones, size = appearance().palette, QSize(64, 48)
    mine = felt_image(size, tones)
    before = mine.copy()
    mine.setDevicePixelRatio(2)
    mine.fill(0)
    assert felt_image(size, tones) == before
    assert felt_image(size, tones).devicePixelRatio() == 1
