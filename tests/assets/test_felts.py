"""The cloths: ink that can be read on them, tiles without a seam."""

import json
from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QImage

from assets.draw.__main__ import ASSETS
from assets.draw.felt import LEVELS, TEXTURE_LEVELS, grain, linen, tiles, wood

FOLDER = ASSETS / "felts"
CLOTHS: dict[str, dict[str, str]] = json.loads((FOLDER / "felts.json").read_text("utf-8"))["felts"]
TILES: list[tuple[str, Callable[[], list[bytes]], int]] = [
    ("grain.png", grain, LEVELS),
    ("linen.png", linen, TEXTURE_LEVELS),
    ("wood.png", wood, TEXTURE_LEVELS),
]


def luminance(name: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    colour = QColor(name)
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_there_are_the_six_felts_linen_and_wood() -> None:
    assert list(CLOTHS) == ["green", "dark", "blue", "burgundy", "grey", "ochre", "linen", "wood"]


@pytest.mark.parametrize("name", CLOTHS)
def test_ink_can_be_read_at_the_lightest_and_darkest_spot(name: str) -> None:
    cloth = CLOTHS[name]
    for ink in ("ink", "ink_secondary"):
        assert min(contrast(cloth[ink], cloth[tone]) for tone in ("centre", "middle")) >= 4.5
    assert contrast(cloth["gold"], cloth["centre"]) >= 3  # shapes only


@pytest.mark.parametrize("name", CLOTHS)
def test_light_falls_on_the_middle_of_the_table(name: str) -> None:
    tones = [luminance(CLOTHS[name][tone]) for tone in ("centre", "middle", "edge")]
    assert tones == sorted(tones, reverse=True)


def test_tiles_on_disk_are_the_drawn_ones_and_small() -> None:
    for name, data in tiles().items():
        assert (FOLDER / name).read_bytes() == data
        assert len(data) < 45_000
    assert {cloth["grain"] for cloth in CLOTHS.values()} == set(tiles())


@pytest.mark.parametrize(("name", "rows", "levels"), TILES, ids=[name for name, _, _ in TILES])
def test_tile_is_hardly_visible(name: str, rows: Callable[[], list[bytes]], levels: int) -> None:
    image = QImage(str(FOLDER / name))
    drawn = rows()
    assert (image.width(), image.height()) == (len(drawn[0]), len(drawn))
    assert [bytes(image.pixelIndex(x, 0) for x in range(image.width()))] == drawn[:1]
    assert max(colour >> 24 for colour in image.colorTable()) <= levels


@pytest.mark.parametrize(("name", "rows", "levels"), TILES, ids=[name for name, _, _ in TILES])
def test_tile_has_no_seam(name: str, rows: Callable[[], list[bytes]], levels: int) -> None:
    def step(one: bytes, other: bytes) -> float:
        return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)

    across = rows()
    down = [bytes(row[x] for row in across) for x in range(len(across[0]))]
    for lines in (across, down):
        inner = [step(one, other) for one, other in zip(lines, lines[1:], strict=False)]
        assert step(lines[-1], lines[0]) <= 1.05 * max(inner)
