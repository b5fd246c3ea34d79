"""Contact sheets, on which every change of a drawing is to be judged (needs PySide6).

``python -m assets.draw.sheets FOLDER`` paints, for every deck, the courts, the number cards and aces, the plain
small courts and the large indices at 60 to 800 pixels a card, on the usual felt and on a light one, in two and in
four colours, and as somebody sees them who cannot tell red from green.
"""

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from .__main__ import ASSETS, DECKS
from .card import HEIGHT, WIDTH
from .deck import COURTS, JOKERS
from .suits import COLOUR, FOUR_COLOURS, SUITS

WIDTHS = (60, 100, 160, 336, 800)  # of a card, in pixels
GOLDEN_WIDTH = 40
FELTS = {"dark": "#1d5d42", "light": "#ab9775"}

# Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009,
# severity 1.0, for linear RGB.
SIGHTS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}

Paint = Callable[[str], str]
"""From the text of a drawing to that of the one to be painted."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Cards side by side; the files of one card lie on each other, below ``folder``."""

    name: str
    folder: Path
    cards: tuple[tuple[str, ...], ...]
    columns: int


def as_seen(sight: str) -> Paint:
    """What changes the colours of a drawing into those that somebody with this sight sees."""
    matrix = SIGHTS[sight]

    def colour(match: re.Match[str]) -> str:
        levels = [int(match[0][k : k + 2], 16) / 255 for k in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in levels]
        seen = [min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in matrix]
        back = [12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in seen]
        return "#" + "".join(f"{round(255 * c):02x}" for c in back)

    return lambda text: re.sub(r"#[0-9a-f]{6}\b", colour, text)


def four_colours(text: str) -> str:
    """The drawing with a colour of its own for every suit."""
    for suit, usual in COLOUR.items():
        text = text.replace(usual, FOUR_COLOURS[suit])
    return text


def paint_sheet(sheet: Sheet, width: int, felt: str, paint: Paint = str) -> QImage:
    """The sheet with cards ``width`` pixels wide and a tenth of that apart, on a plain felt."""
    gap = max(4, width // 10)
    height = round(width * HEIGHT / WIDTH)
    rows = -(-len(sheet.cards) // sheet.columns)
    image = QImage(gap + sheet.columns * (width + gap), gap + rows * (height + gap), QImage.Format.Format_RGB32)
    image.fill(QColor(felt))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, layers in enumerate(sheet.cards):
        row, column = divmod(number, sheet.columns)
        place = QRectF(gap + column * (width + gap), gap + row * (height + gap), width, height)
        for layer in layers:
            text = paint((sheet.folder / f"{layer}.svg").read_text("utf-8"))
            QSvgRenderer(QByteArray(text.encode())).render(painter, place)
    painter.end()
    return image


def sheets_of(folder: Path) -> dict[str, Sheet]:
    """What there is to see of the deck in a folder."""
    courts = [f"{rank}{suit}" for rank in COURTS for suit in SUITS]
    aces = [f"A{suit}" for suit in SUITS]
    numbers = [f"{rank}{suit}" for suit in SUITS for rank in range(2, 11)]
    large = [(name, f"large-index/{name}") for name in [*courts, *JOKERS]]
    large += [(f"large/{name}", f"large-index/{name}") for name in aces]
    rest = [*((name,) for name in numbers), *((name, f"index/{name}") for name in [*aces, *JOKERS]), ("back",)]

    def sheet(name: str, cards: Iterable[tuple[str, ...]], columns: int) -> Sheet:
        return Sheet(name, folder, tuple(cards), columns)

    found = (
        sheet("courts", ((name, _russian_index(name)) for name in courts), 4),
        sheet("latin", ((name, f"index/{name}") for name in courts), 4),
        sheet("small", ((f"small/{name}", _russian_index(name)) for name in courts), 4),
        sheet("rest", rest, 9),
        sheet("large", [*large, *((f"large/{name}",) for name in numbers)], 9),
    )
    return {made.name: made for made in found}


def _russian_index(name: str) -> str:
    return f"index/{name}" if name.startswith("K") else f"index/ru_{name}"


def golden_sheet(folder: Path) -> QImage:
    """Every drawing of a deck once, small enough to be kept and compared."""
    sheets = sheets_of(folder)
    cards = [card for name in ("latin", "rest", "small") for card in sheets[name].cards]
    cards += [card for card in sheets["large"].cards if not card[0][-2].isdigit()]
    return paint_sheet(Sheet("all", folder, tuple(cards), 13), GOLDEN_WIDTH, FELTS["dark"])


def backs_sheet() -> Sheet:
    """The backs for any deck."""
    folder = ASSETS / "cards" / "backs"
    return Sheet("backs", folder, tuple((file.stem,) for file in sorted(folder.glob("*.svg"))), 6)


def write_sheets(folder: Path, widths: Iterable[int], decks: Iterable[str]) -> None:
    """Every sheet as ``<deck>-<what>-<width>-<felt or sight>.png``."""
    folder.mkdir(parents=True, exist_ok=True)
    for width in widths:
        for felt, colour in FELTS.items():
            paint_sheet(backs_sheet(), width, colour).save(str(folder / f"backs-{width}-{felt}.png"))
        for deck in decks:
            sheets = sheets_of(ASSETS / "cards" / deck)
            kinds = ("courts", "rest") if width > WIDTHS[2] else tuple(sheets)
            for kind in kinds:
                stem = f"{deck}-{kind}-{width}"
                for felt, colour in FELTS.items():
                    paint_sheet(sheets[kind], width, colour).save(str(folder / f"{stem}-{felt}.png"))
                if width != WIDTHS[1]:
                    continue
                for name, paint in _paints().items():
                    felt = paint(FELTS["dark"])
                    paint_sheet(sheets[kind], width, felt, paint).save(str(folder / f"{stem}-{name}.png"))


def _paints() -> dict[str, Paint]:
    """Four colours, and both ways of colours as they are seen without red and green apart."""

    def four_as_seen(sight: str) -> Paint:
        seen = as_seen(sight)
        return lambda text: seen(four_colours(text))

    return (
        {"four": four_colours}
        | {sight: as_seen(sight) for sight in SIGHTS}
        | {f"four-{sight}": four_as_seen(sight) for sight in SIGHTS}
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m assets.draw.sheets", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--widths", type=int, nargs="+", default=WIDTHS, metavar="PIXELS")
    parser.add_argument("--decks", nargs="+", default=[deck.name for deck in DECKS], metavar="DECK")
    parser.add_argument("--golden", action="store_true", help="write the pictures that the tests compare with")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    if options.golden:
        options.folder.mkdir(parents=True, exist_ok=True)
        for deck in options.decks:
            golden_sheet(ASSETS / "cards" / deck).save(str(options.folder / f"{deck}.png"))
    else:
        write_sheets(options.folder, options.widths, options.decks)
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
