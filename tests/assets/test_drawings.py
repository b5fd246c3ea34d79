"""The drawings on disk: complete, plain SVG, painted as they should be."""

import json
import shutil
from itertools import combinations, product
from pathlib import Path
from time import thread_time
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from assets.draw.__main__ import ASSETS, DECKS, differing
from assets.draw.card import HEIGHT, WIDTH
from assets.draw.raster import ICON_SOURCES
from assets.draw.suits import COLOUR, FOUR_COLOURS

CARDS = ASSETS / "cards"
NUMBERS = [f"{rank}{suit}" for suit in "CDSH" for rank in range(2, 11)]
COURTS = [f"{rank}{suit}" for rank in "JQK" for suit in "CDSH"]
ACES = [f"A{suit}" for suit in "CDSH"]
LETTERED = [*COURTS, *ACES]
FACES = [*NUMBERS, *LETTERED, *(f"ru_{name}" for name in LETTERED)]
JOKERS = [f"{prefix}joker-{colour}" for prefix in ("", "ru_") for colour in ("red", "black")]
DECK_NAMES = [deck.name for deck in DECKS]
DRAWINGS = sorted([*CARDS.rglob("*.svg"), *(ASSETS / "icons").rglob("*.svg")])

SVG = "{http://www.w3.org/2000/svg}"
KNOWN_ELEMENTS = {f"{SVG}{name}" for name in ("svg", "g", "path", "circle", "use")}


def painted(files: Path | list[Path], width: int, margin: int = 0) -> QImage:
    """The card, or several drawings on each other, on a transparent ground with a margin round it."""
    height = round(width * HEIGHT / WIDTH)
    image = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for file in files if isinstance(files, list) else [files]:
        QSvgRenderer(str(file)).render(painter, QRectF(margin, margin, width, height))
    painter.end()
    return image


def grey_levels(image: QImage) -> bytes:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data, step = bytes(grey.constBits()), grey.bytesPerLine()
    return b"".join(data[y * step : y * step + grey.width()] for y in range(grey.height()))


def mean_difference(one: QImage, other: QImage) -> float:
    """Mean absolute difference of grey levels, 0..255."""
    levels, others = grey_levels(one), grey_levels(other)
    return sum(abs(a - b) for a, b in zip(levels, others, strict=True)) / len(levels)


def count_of(image: QImage, colour: str, left: int, top: int, right: int, bottom: int) -> int:
    """How many pixels of the part have exactly the colour."""
    part = image.copy(left, top, right - left, bottom - top).convertToFormat(QImage.Format.Format_RGBA8888)
    wanted = bytes.fromhex(colour.removeprefix("#") + "ff")
    data = bytes(part.constBits())
    return sum(data[at : at + 4] == wanted for at in range(0, len(data), 4))


def test_files_on_disk_are_what_the_program_draws() -> None:
    assert differing(ASSETS) == []


def test_a_changed_a_missing_and_a_foreign_file_are_noticed(tmp_path: Path) -> None:
    for folder in ("cards", "icons", "felts"):
        shutil.copytree(ASSETS / folder, tmp_path / folder)
    cards = tmp_path / "cards" / "russian"
    (cards / "QS.svg").write_text("<svg/>", encoding="utf-8")
    (cards / "2C.svg").unlink()
    (cards / "ZZ.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "cards" / "deco" / "small" / "KH.svg").unlink()
    assert {path.name for path in differing(tmp_path)} == {"QS.svg", "2C.svg", "ZZ.svg", "KH.svg"}


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_deck_has_every_face_in_both_alphabets_and_a_back(deck: str) -> None:
    assert len(FACES) == 68
    assert {file.stem for file in (CARDS / deck).glob("*.svg")} == {*FACES, *JOKERS, "back"}


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_deck_has_plain_courts_their_letters_and_large_indices(deck: str) -> None:
    lettered = {f"{prefix}{name}" for prefix in ("", "ru_") for name in COURTS}
    plain = {*COURTS, "joker-red", "joker-black"}
    for folder, names in (("small", plain), ("index", {*lettered, *JOKERS}), ("large", {*FACES, *JOKERS})):
        assert {file.stem for file in (CARDS / deck / folder).glob("*.svg")} == names


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_deck_stays_small(deck: str) -> None:
    sizes = {file: file.stat().st_size for file in (CARDS / deck).rglob("*.svg")}
    assert max(sizes.values()) < 31_000
    assert sum(sizes.values()) < 1_250_000


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_court_is_read_and_painted_in_a_moment(deck: str, qtbot: QtBot) -> None:
    times = []
    for name in COURTS:
        runs = []
        for _ in range(3):
            start = thread_time()
            painted(CARDS / deck / f"{name}.svg", 240)
            runs.append(thread_time() - start)
        times.append(min(runs))
    assert sum(times) / len(times) < 0.020  # 4 to 9 ms each; the limit leaves room for a slower machine


@pytest.mark.parametrize("folder", sorted({file.parent for file in DRAWINGS}), ids=lambda path: path.name)
def test_drawings_are_plain_svg_that_every_renderer_knows(folder: Path) -> None:
    for file in folder.glob("*.svg"):
        root = ElementTree.parse(file).getroot()
        assert {element.tag for element in root.iter()} <= KNOWN_ELEMENTS, file
        attributes = {name for element in root.iter() for name in element.attrib}
        assert not attributes & {"clip-path", "filter", "mask", "style", "class"}, file


def test_cards_have_the_size_of_a_card() -> None:
    for file in CARDS.rglob("*.svg"):
        assert ElementTree.parse(file).getroot().attrib["viewBox"] == f"0 0 {WIDTH:g} {HEIGHT:g}", file


@pytest.mark.parametrize("folder", [f"{deck}{kind}" for deck in DECK_NAMES for kind in ("", "/large")])
def test_number_card_shows_as_many_signs_as_it_counts(folder: str) -> None:
    for name in NUMBERS:
        root = ElementTree.parse(CARDS / folder / f"{name}.svg").getroot()
        copies = root.findall(f".//{SVG}use[@{{http://www.w3.org/1999/xlink}}href='#sign']")
        assert len(copies) + 1 == int(name[:-1]), name


def outside_is_clear(image: QImage, margin: int) -> bool:
    clear = QImage(image)
    painter = QPainter(clear)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(margin, margin, image.width() - 2 * margin, image.height() - 2 * margin, QColor("black"))
    painter.end()
    return not any(bytes(clear.constBits()))


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_card_fills_its_outline_and_nothing_beyond(deck: str, qtbot: QtBot) -> None:
    margin, width = 12, 120
    for name in [
        *FACES,
        *JOKERS,
        "back",
        *(f"small/{court}" for court in COURTS),
        *(f"large/{name}" for name in NUMBERS),
    ]:
        image = painted(CARDS / deck / f"{name}.svg", width, margin)
        height = image.height() - 2 * margin
        assert outside_is_clear(image, margin), name
        assert image.pixelColor(margin, margin).alpha() == 0  # outside the round corner
        middle_x, middle_y = margin + width // 2, margin + height // 2
        left, right = (margin + 2, middle_y), (margin + width - 3, middle_y)
        for x, y in (left, right, (middle_x, margin + 2), (middle_x, middle_y)):
            assert image.pixelColor(x, y).alpha() == 255, name


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_face_shows_the_colour_of_its_suit_in_the_index(deck: str, qtbot: QtBot) -> None:
    for name in FACES:
        image = painted(CARDS / deck / f"{name}.svg", 240)
        assert count_of(image, COLOUR[name[-1]], 4, 10, 53, 110) > 450, name


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_large_index_has_twice_the_ink(deck: str, qtbot: QtBot) -> None:
    for name in FACES:
        files = [CARDS / deck / f"{name}.svg", CARDS / deck / "large" / f"{name}.svg"]
        usual, large = painted(files[0], 120), painted(files, 120)
        inks = [count_of(image, COLOUR[name[-1]], 2, 5, 40, 75) for image in (usual, large)]
        assert inks[1] > 1.6 * inks[0] or inks[1] > 440, name


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_four_colours_are_one_replacement_in_the_text(deck: str) -> None:
    assert len(set(FOUR_COLOURS.values())) == 4
    layers = [f"{folder}{name}" for folder in ("", "large/") for name in FACES]
    layers += [f"index/{prefix}{name}" for prefix in ("", "ru_") for name in COURTS]
    for name in layers:
        text = (CARDS / deck / f"{name}.svg").read_text("utf-8")
        assert {suit for suit, colour in COLOUR.items() if colour in text} == {name[-1]}, name


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_jokers_differ_in_colour_and_word(deck: str, qtbot: QtBot) -> None:
    images = [painted(CARDS / deck / f"{name}.svg", 100) for name in JOKERS]
    assert all(mean_difference(one, other) > 0.3 for one, other in combinations(images, 2))
    for name in JOKERS:
        colour = COLOUR["H" if name.endswith("red") else "S"]
        assert count_of(painted(CARDS / deck / f"{name}.svg", 480), colour, 8, 20, 106, 220) > 300, name


@pytest.mark.parametrize(("deck", "name"), list(product(DECK_NAMES, LETTERED)))
def test_alphabets_differ_only_in_the_letter(deck: str, name: str, qtbot: QtBot) -> None:
    latin, cyrillic = (painted(CARDS / deck / f"{prefix}{name}.svg", 240) for prefix in ("", "ru_"))
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


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_plain_court_with_its_letter_looks_like_the_court(deck: str, qtbot: QtBot) -> None:
    for name in COURTS:
        court = painted(CARDS / deck / f"ru_{name}.svg", 60)
        plain = painted([CARDS / deck / "small" / f"{name}.svg", CARDS / deck / "index" / f"ru_{name}.svg"], 60)
        assert mean_difference(court, plain) < 16, name


@pytest.mark.parametrize(("deck", "name"), list(product(DECK_NAMES, [*COURTS, "back"])))
def test_court_and_back_look_the_same_after_a_half_turn(deck: str, name: str, qtbot: QtBot) -> None:
    image = painted(CARDS / deck / f"{name}.svg", 240)
    turned = image.transformed(QTransform().rotate(180))
    assert mean_difference(image, turned) < 2.5


BACKS = sorted((CARDS / "backs").glob("*.svg"))


def test_there_are_six_tints_of_the_lattice_and_six_other_backs() -> None:
    lattice = {f"lattice-{tint}" for tint in ("blue", "red", "green", "charcoal", "violet", "ochre")}
    others = {"guilloche", "floral", "deco", "hearts", "quiet", "stars"}
    assert {file.stem for file in BACKS} == lattice | others


@pytest.mark.parametrize("file", BACKS, ids=lambda file: file.stem)
def test_back_fills_the_card_and_looks_the_same_after_a_half_turn(file: Path, qtbot: QtBot) -> None:
    image = painted(file, 120, 12)
    assert outside_is_clear(image, 12)
    assert image.pixelColor(12 + 60, 12 + 84).alpha() == 255
    assert mean_difference(image, image.transformed(QTransform().rotate(180))) < 2.5
    assert file.stat().st_size < 30_000


def test_backs_can_be_told_apart_when_they_are_small(qtbot: QtBot) -> None:
    images = [painted(file, 40).convertToFormat(QImage.Format.Format_RGB888) for file in BACKS]
    for one, other in combinations(images, 2):
        data, others = bytes(one.constBits()), bytes(other.constBits())
        assert sum(abs(a - b) for a, b in zip(data, others, strict=True)) / len(data) > 8


def test_decks_are_described_for_the_program() -> None:
    described = json.loads((CARDS / "decks.json").read_text("utf-8"))
    assert described["decks"] == DECK_NAMES
    assert described["suit_colours"] == COLOUR
    assert described["four_colours"] == FOUR_COLOURS


@pytest.mark.parametrize("folder", [f"{deck}{kind}" for deck in DECK_NAMES for kind in ("", "/small")])
def test_twelve_courts_differ_when_they_are_small(folder: str, qtbot: QtBot) -> None:
    images = {name: painted(CARDS / folder / f"{name}.svg", 60) for name in COURTS}
    closest = min(mean_difference(images[one], images[other]) for one, other in combinations(COURTS, 2))
    assert closest > 16


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
