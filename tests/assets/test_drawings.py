"""The drawings on disk: complete, plain SVG, painted as they should be."""

import json
import shutil
from collections.abc import Sequence
from itertools import combinations, product
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from assets.draw.__main__ import ASSETS, DECKS, differing
from assets.draw.card import HEIGHT, WIDTH
from assets.draw.raster import ICON_SOURCES
from assets.draw.sheets import GOLDEN_WIDTH, SIGHTS, as_seen, golden_sheet
from assets.draw.suits import COLOUR, FOUR_COLOURS
from hearts_qt.table.spots import INDEX_WIDTH, LARGE_INDEX_WIDTH
from hearts_qt.table.svg_jobs import Style, layers

CARDS = ASSETS / "cards"
LINK = "{http://www.w3.org/1999/xlink}href"
NUMBERS = [f"{rank}{suit}" for suit in "CDSH" for rank in range(2, 11)]
COURTS = [f"{rank}{suit}" for rank in "JQK" for suit in "CDSH"]
ACES = [f"A{suit}" for suit in "CDSH"]
LETTERED = [*COURTS, *ACES]
RUSSIAN = [f"ru_{name}" for name in LETTERED if not name.startswith("K")]
FACES = [*NUMBERS, *LETTERED, *RUSSIAN]
JOKERS = [f"{prefix}joker-{colour}" for prefix in ("", "ru_") for colour in ("red", "black")]
PLAIN = [*COURTS, "joker-red", "joker-black"]
GOLDEN = Path(__file__).parent / "golden"
DECK_NAMES = [deck.name for deck in DECKS]
DRAWINGS = sorted([*CARDS.rglob("*.svg"), *(ASSETS / "icons").rglob("*.svg")])

SVG = "{http://www.w3.org/2000/svg}"
KNOWN_ELEMENTS = {f"{SVG}{name}" for name in ("svg", "g", "path", "circle", "use")}


def face(deck: str, name: str, width: int = 240, *, large: bool = False) -> list[Path]:
    """The layers of a face, as the program lays them for a card of this width."""
    return list(layers(Style(deck, large_indices=large), name, width))


def painted(files: Path | Sequence[Path], width: int, margin: int = 0) -> QImage:
    """The card, or several drawings on each other, on a transparent ground with a margin round it."""
    height = round(width * HEIGHT / WIDTH)
    image = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for file in [files] if isinstance(files, Path) else files:
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
def test_deck_has_the_layers_of_every_face_in_both_alphabets(deck: str) -> None:
    assert len(FACES) == 52 + 12
    wanted = {
        ".": {*NUMBERS, *LETTERED, "joker-red", "joker-black", "back"},
        "index": {*LETTERED, *RUSSIAN, *JOKERS},
        "small": set(PLAIN),
        "large": {*NUMBERS, *ACES},
        "large-index": {*LETTERED, *RUSSIAN, *JOKERS},
    }
    for folder, names in wanted.items():
        assert {file.stem for file in (CARDS / deck / folder).glob("*.svg")} == names


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_deck_stays_small(deck: str) -> None:
    sizes = {file: file.stat().st_size for file in (CARDS / deck).rglob("*.svg")}
    assert max(sizes.values()) < 31_000
    assert sum(sizes.values()) < 800_000


def _drawn(element: ElementTree.Element, named: dict[str, ElementTree.Element]) -> int:
    """How many elements are drawn for ``element``, what it uses counted each time."""
    tag = element.tag.rpartition("}")[2]
    if tag == "defs":
        return 0
    used = _drawn(named[element.attrib[LINK][1:]], named) if tag == "use" else 0
    return 1 + used + sum(_drawn(child, named) for child in element)


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_court_has_few_enough_shapes_to_be_painted_in_a_moment(deck: str) -> None:
    for name in COURTS:
        root = ElementTree.parse(CARDS / deck / f"{name}.svg").getroot()
        named = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
        # Some 30 µs each: with so many a court takes ten milliseconds.
        assert _drawn(root, named) <= 360, name


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


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_every_card_is_painted_inside_its_outline_at_every_scale(
    deck: str, large: bool, scale: float, qtbot: QtBot
) -> None:
    margin, width = 6, round(72 * scale)
    for name in [*FACES, *JOKERS, "back"]:
        image = painted(face(deck, name, width, large=large), width, margin)
        height = image.height() - 2 * margin
        assert outside_is_clear(image, margin), name
        assert image.pixelColor(margin, margin).alpha() == 0  # outside the round corner
        middle_x, middle_y = margin + width // 2, margin + height // 2
        left, right = (margin + 2, middle_y), (margin + width - 3, middle_y)
        for x, y in (left, right, (middle_x, margin + 2), (middle_x, middle_y)):
            assert image.pixelColor(x, y).alpha() == 255, name
        levels = grey_levels(image.copy(margin + 4, margin + 4, width - 8, height - 8))
        assert max(levels) - min(levels) > 80, f"{name} is empty"


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_an_index_keeps_to_the_part_of_the_card_that_a_hand_leaves_free(deck: str, qtbot: QtBot) -> None:
    below = 118, 160
    for large, part in ((False, INDEX_WIDTH), (True, LARGE_INDEX_WIDTH)):
        free = round((part + 0.015) * WIDTH)
        for name in FACES:
            folder = "large-index" if large else "index"
            letters = CARDS / deck / folder / f"{name}.svg"
            image = painted(letters if letters.exists() else face(deck, name, large=large), 240)
            assert count_of(image, COLOUR[name[-1]], 0, 0, free, below[large]) > 450, name
            # Beyond it nothing of the index, as far as the first suit sign of a number card.
            assert count_of(image, COLOUR[name[-1]], free, 10, free + 3, below[large]) == 0, name


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_large_index_has_twice_the_ink(deck: str, qtbot: QtBot) -> None:
    for name in FACES:
        usual, large = painted(face(deck, name, 120), 120), painted(face(deck, name, 120, large=True), 120)
        inks = [count_of(image, COLOUR[name[-1]], 2, 5, 40, 75) for image in (usual, large)]
        assert inks[1] > 1.6 * inks[0] or inks[1] > 440, name


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_four_colours_are_one_replacement_in_the_text(deck: str) -> None:
    assert len(set(FOUR_COLOURS.values())) == 4
    lettered = [f"{folder}/{name}" for folder in ("index", "large-index") for name in [*LETTERED, *RUSSIAN]]
    for name in [*NUMBERS, *(f"large/{name}" for name in [*NUMBERS, *ACES]), *ACES, *lettered]:
        text = (CARDS / deck / f"{name}.svg").read_text("utf-8")
        assert {suit for suit, colour in COLOUR.items() if colour in text} == {name[-1]}, name


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_jokers_differ_in_colour_and_word(deck: str, qtbot: QtBot) -> None:
    images = [painted(face(deck, name), 100) for name in JOKERS]
    assert all(mean_difference(one, other) > 0.3 for one, other in combinations(images, 2))
    for name in JOKERS:
        colour = COLOUR["H" if name.endswith("red") else "S"]
        assert count_of(painted(face(deck, name), 480), colour, 8, 20, 106, 220) > 300, name


@pytest.mark.parametrize("deck", DECK_NAMES)
@pytest.mark.parametrize("folder", ["index", "large-index"])
def test_alphabets_differ_in_the_letter(deck: str, folder: str, qtbot: QtBot) -> None:
    for name in RUSSIAN:
        images = [painted(CARDS / deck / folder / f"{each}.svg", 120) for each in (name, name.removeprefix("ru_"))]
        assert mean_difference(*images) > 0.3, name


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_plain_court_with_its_letter_looks_like_the_court(deck: str, qtbot: QtBot) -> None:
    for name in COURTS:
        court, plain = painted(face(deck, name), 60), painted(face(deck, name, 60), 60)
        assert mean_difference(court, plain) < 16, name


@pytest.mark.parametrize(("deck", "name"), list(product(DECK_NAMES, [*COURTS, "back"])))
def test_court_and_back_look_the_same_after_a_half_turn(deck: str, name: str, qtbot: QtBot) -> None:
    image = painted(face(deck, name), 240)
    turned = image.transformed(QTransform().rotate(180))
    assert mean_difference(image, turned) < 2.5


BACKS = sorted((CARDS / "backs").glob("*.svg"))


def test_there_are_six_tints_of_the_lattice_and_six_other_backs() -> None:
    lattice = {f"lattice-{tint}" for tint in ("blue", "red", "green", "charcoal", "violet", "ochre")}
    others = {"guilloche", "floral", "deco", "hearts", "quiet", "stars"}
    assert {file.stem for file in BACKS} == lattice | others


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("file", BACKS, ids=lambda file: file.stem)
def test_back_fills_the_card_and_looks_the_same_after_a_half_turn(file: Path, scale: float, qtbot: QtBot) -> None:
    width = round(72 * scale)
    image = painted(file, width, 12)
    assert outside_is_clear(image, 12)
    assert image.pixelColor(12 + width // 2, 12 + round(0.7 * width)).alpha() == 255
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


@pytest.mark.parametrize("drawn_for", [60, 240])
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_twelve_courts_differ_when_they_are_small(deck: str, drawn_for: int, qtbot: QtBot) -> None:
    images = {name: painted(face(deck, name, drawn_for), 60) for name in COURTS}
    closest = min(mean_difference(images[one], images[other]) for one, other in combinations(COURTS, 2))
    assert closest > 16


def lab(colour: str) -> tuple[float, float, float]:
    """CIE L*a*b* of ``#rrggbb``, where distances are about as large as they look."""
    levels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in levels)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("sight", [None, *SIGHTS])
def test_four_colours_can_be_told_apart_without_red_and_green(sight: str | None) -> None:
    paint = as_seen(sight) if sight else str
    seen = {suit: lab(paint(colour)) for suit, colour in FOUR_COLOURS.items()}
    for one, other in combinations(seen, 2):
        assert dist(seen[one], seen[other]) > 25, (one, other)


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_deck_looks_as_it_did_when_it_was_last_judged(deck: str, qtbot: QtBot) -> None:
    """After a change of a drawing: ``python -m assets.draw.sheets --golden tests/assets/golden``."""
    golden, now = QImage(str(GOLDEN / f"{deck}.png")), golden_sheet(CARDS / deck)
    assert (golden.width(), golden.height()) == (now.width(), now.height())
    step = GOLDEN_WIDTH + 4
    high = round(GOLDEN_WIDTH * HEIGHT / WIDTH) + 4
    for x, y in product(range(0, now.width() - step + 1, step), range(0, now.height() - high + 1, high)):
        # Renderers differ at the edges by a few levels; another figure differs by a dozen.
        then, is_now = (image.copy(x, y, step, high) for image in (golden, now))
        assert mean_difference(then, is_now) < 2, (x // step, y // high)


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
