"""The drawings on disk: complete, plain SVG, painted as they should be."""

import shutil
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform, qGray
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from assets.draw.__main__ import ASSETS, differing
from assets.draw.card import HEIGHT, WIDTH
from assets.draw.felt import LEVELS, SIZE, grain
from assets.draw.raster import ICON_SOURCES
from assets.draw.suits import COLOUR

CARDS = ASSETS / "cards" / "russian"
NUMBERS = [f"{rank}{suit}" for suit in "CDSH" for rank in range(2, 11)]
COURTS = [f"{rank}{suit}" for rank in "JQK" for suit in "CDSH"]
LETTERED = [*COURTS, *(f"A{suit}" for suit in "CDSH")]
FACES = [*NUMBERS, *LETTERED, *(f"ru_{name}" for name in LETTERED)]
DRAWINGS = sorted([*CARDS.glob("*.svg"), *(ASSETS / "icons").rglob("*.svg")])

SVG = "{http://www.w3.org/2000/svg}"
KNOWN_ELEMENTS = {f"{SVG}{name}" for name in ("svg", "g", "path", "circle", "use")}


def painted(file: Path, width: int, margin: int = 0) -> QImage:
    """The card on a transparent ground with a margin round it."""
    height = round(width * HEIGHT / WIDTH)
    image = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(file)).render(painter, QRectF(margin, margin, width, height))
    painter.end()
    return image


def grey_levels(image: QImage) -> list[int]:
    rows, columns = range(image.height()), range(image.width())
    return [qGray(image.pixel(x, y)) for y in rows for x in columns]


def mean_difference(one: QImage, other: QImage) -> float:
    """Mean absolute difference of grey levels, 0..255."""
    levels, others = grey_levels(one), grey_levels(other)
    return sum(abs(a - b) for a, b in zip(levels, others, strict=True)) / len(levels)


def test_files_on_disk_are_what_the_program_draws() -> None:
    assert differing(ASSETS) == []


def test_a_changed_a_missing_and_a_foreign_file_are_noticed(tmp_path: Path) -> None:
    for folder in ("cards", "icons"):
        shutil.copytree(ASSETS / folder, tmp_path / folder)
    cards = tmp_path / "cards" / "russian"
    (cards / "QS.svg").write_text("<svg/>", encoding="utf-8")
    (cards / "2C.svg").unlink()
    (cards / "ZZ.svg").write_text("<svg/>", encoding="utf-8")
    assert {path.name for path in differing(tmp_path)} == {"QS.svg", "2C.svg", "ZZ.svg"}


def test_the_deck_has_every_face_in_both_alphabets_and_a_back() -> None:
    assert len(FACES) == 68
    assert {file.stem for file in CARDS.glob("*.svg")} == {*FACES, "back"}


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: file.stem)
def test_drawing_is_plain_svg_that_every_renderer_knows(file: Path) -> None:
    root = ElementTree.parse(file).getroot()
    assert {element.tag for element in root.iter()} <= KNOWN_ELEMENTS
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not attributes & {"clip-path", "filter", "mask", "style", "class"}


@pytest.mark.parametrize("file", sorted(CARDS.glob("*.svg")), ids=lambda file: file.stem)
def test_card_has_the_size_of_the_deck(file: Path) -> None:
    assert ElementTree.parse(file).getroot().attrib["viewBox"] == f"0 0 {WIDTH:g} {HEIGHT:g}"


@pytest.mark.parametrize("name", NUMBERS)
def test_number_card_shows_as_many_signs_as_it_counts(name: str) -> None:
    root = ElementTree.parse(CARDS / f"{name}.svg").getroot()
    copies = root.findall(f".//{SVG}use[@{{http://www.w3.org/1999/xlink}}href='#sign']")
    assert len(copies) + 1 == int(name[:-1])


@pytest.mark.parametrize("name", [*FACES, "back"])
def test_card_fills_its_outline_and_nothing_beyond(name: str, qtbot: QtBot) -> None:
    margin, width = 12, 120
    image = painted(CARDS / f"{name}.svg", width, margin)
    height = image.height() - 2 * margin
    beyond = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not (margin <= x < margin + width and margin <= y < margin + height)
        if image.pixelColor(x, y).alpha()
    ]
    assert beyond == []
    assert image.pixelColor(margin, margin).alpha() == 0  # outside the round corner
    middle_x, middle_y = margin + width // 2, margin + height // 2
    for x, y in (
        (margin + 2, middle_y),
        (margin + width - 3, middle_y),
        (middle_x, margin + 2),
        (middle_x, middle_y),
    ):
        assert image.pixelColor(x, y).alpha() == 255


@pytest.mark.parametrize("name", FACES)
def test_face_shows_the_colour_of_its_suit_in_the_index(name: str, qtbot: QtBot) -> None:
    image = painted(CARDS / f"{name}.svg", 240)
    wanted = QColor(COLOUR[name[-1]]).rgb()
    in_index = sum(image.pixelColor(x, y).rgb() == wanted for x in range(4, 53) for y in range(10, 110))
    assert in_index > 500


@pytest.mark.parametrize("name", LETTERED)
def test_alphabets_differ_only_in_the_letter(name: str, qtbot: QtBot) -> None:
    latin, cyrillic = (painted(CARDS / f"{prefix}{name}.svg", 240) for prefix in ("", "ru_"))
    if name.startswith("K"):
        assert latin == cyrillic  # the same letter in both
        return
    assert latin != cyrillic
    without_letters = []
    for image in (latin, cyrillic):
        painter = QPainter(image)
        painter.fillRect(0, 0, 53, 74, QColor("white"))
        painter.fillRect(240 - 53, 336 - 74, 53, 74, QColor("white"))
        painter.end()
        without_letters.append(image)
    assert without_letters[0] == without_letters[1]


@pytest.mark.parametrize("name", [*COURTS, "back"])
def test_court_and_back_look_the_same_after_a_half_turn(name: str, qtbot: QtBot) -> None:
    image = painted(CARDS / f"{name}.svg", 240)
    turned = image.transformed(QTransform().rotate(180))
    assert mean_difference(image, turned) < 2.5


def test_twelve_courts_differ_when_they_are_small(qtbot: QtBot) -> None:
    images = {name: painted(CARDS / f"ru_{name}.svg", 60) for name in COURTS}
    closest = min(mean_difference(images[one], images[other]) for one, other in combinations(COURTS, 2))
    assert closest > 20


def test_png_icons_have_their_sizes_and_are_not_empty(qtbot: QtBot) -> None:
    for pixels in ICON_SOURCES:
        image = QImage(str(ASSETS / "icons" / f"hearts_qt-{pixels}.png"))
        assert (image.width(), image.height()) == (pixels, pixels)
        assert image.pixelColor(pixels // 2, pixels // 2).alpha() == 255
        assert image.pixelColor(0, pixels - 1).alpha() == 0


@pytest.mark.parametrize("file", sorted((ASSETS / "icons" / "glyphs").glob("*.svg")), ids=lambda file: file.stem)
def test_glyph_is_drawn_in_one_colour_inside_its_square(file: Path, qtbot: QtBot) -> None:
    image = QImage(48 + 8, 48 + 8, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(file)).render(painter, QRectF(4, 4, 48, 48))
    painter.end()
    inked = [(x, y) for x in range(56) for y in range(56) if image.pixelColor(x, y).alpha()]
    assert len(inked) > 100
    assert all(4 <= x < 52 and 4 <= y < 52 for x, y in inked)
    opaque = {image.pixelColor(x, y).rgb() for x, y in inked if image.pixelColor(x, y).alpha() == 255}
    assert len(opaque) == 1


def test_grain_on_disk_is_the_drawn_one_and_hardly_visible() -> None:
    image = QImage(str(ASSETS / "felts" / "grain.png"))
    assert (image.width(), image.height()) == (SIZE, SIZE)
    rows = [bytes(image.pixelIndex(x, y) for x in range(SIZE)) for y in range(SIZE)]
    assert rows == grain()
    assert max(colour >> 24 for colour in image.colorTable()) <= LEVELS


def test_grain_has_no_seam() -> None:
    rows = grain()

    def step(one: bytes, other: bytes) -> float:
        return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)

    columns = [bytes(row[x] for row in rows) for x in range(SIZE)]
    for lines in (rows, columns):
        inner = [step(one, other) for one, other in zip(lines, lines[1:], strict=False)]
        assert step(lines[-1], lines[0]) <= max(inner)
