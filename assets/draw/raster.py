"""PNG files and contact sheets, painted by the same renderer as in the program (needs PySide6).

``python -m assets.draw.raster`` writes the PNG icons and the grain of the cloths; ``--sheets FOLDER`` writes
contact sheets of the deck, on which every change of a drawing is to be judged.
"""

import argparse
import os
import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from .__main__ import ASSETS, DECKS
from .card import HEIGHT, WIDTH
from .deck import JOKERS
from .felt import tiles
from .suits import SUITS

# Pixels -> the drawing with the fitting amount of detail.
ICON_SOURCES = {
    16: "hearts_qt-16",
    24: "hearts_qt-24",
    32: "hearts_qt-32",
    48: "hearts_qt-48",
    64: "hearts_qt-48",
    128: "hearts_qt",
    256: "hearts_qt",
}
SHEET_WIDTHS = (60, 100, 160, 336)  # card widths in pixels
FELT = "#1d5d42"


def write_icons(folder: Path) -> None:
    for pixels, source in ICON_SOURCES.items():
        image = QImage(pixels, pixels, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        QSvgRenderer(str(folder / f"{source}.svg")).render(painter, QRectF(image.rect()))
        painter.end()
        image.save(str(folder / f"hearts_qt-{pixels}.png"))


def contact_sheet(files: list[list[Path]], card_width: int, columns: int) -> QImage:
    """The cards side by side on felt, a tenth of a card's width apart; the files of a card lie on each other."""
    gap = max(4, card_width // 10)
    card_height = round(card_width * HEIGHT / WIDTH)
    rows = -(-len(files) // columns)
    size = (gap + columns * (card_width + gap), gap + rows * (card_height + gap))
    sheet = QImage(*size, QImage.Format.Format_RGB32)
    sheet.fill(QColor(FELT))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, layers in enumerate(files):
        row, column = divmod(number, columns)
        left, top = gap + column * (card_width + gap), gap + row * (card_height + gap)
        for layer in layers:
            QSvgRenderer(str(layer)).render(painter, QRectF(left, top, card_width, card_height))
    painter.end()
    return sheet


def write_sheets(folder: Path) -> None:
    """Courts, the rest, the plain courts and the large indices of every deck."""
    folder.mkdir(parents=True, exist_ok=True)
    backs = [[file] for file in sorted((ASSETS / "cards" / "backs").glob("*.svg"))]
    for width in SHEET_WIDTHS:
        contact_sheet(backs, width, 12 if width < 200 else 6).save(str(folder / f"backs_{width}.png"))
    for deck in DECKS:
        cards = ASSETS / "cards" / deck.name
        courts = [f"ru_{rank}{suit}.svg" for rank in "KQJ" for suit in SUITS]
        jokers = [f"{prefix}{joker}.svg" for joker in JOKERS for prefix in ("", "ru_")]
        numbers = [f"{rank}{suit}.svg" for suit in SUITS for rank in range(2, 11)]
        aces = [f"{prefix}A{suit}.svg" for suit in SUITS for prefix in ("", "ru_")]
        for width in SHEET_WIDTHS:
            columns = 4 if width > 200 else 12
            stem = f"{deck.name}_{width}"
            sheets = {"courts": [[cards / name] for name in courts]}
            if width <= 100:
                sheets["small"] = [
                    [cards / "small" / name.removeprefix("ru_"), cards / "index" / name] for name in courts
                ]
            if width < 200:
                sheets["rest"] = [[cards / name] for name in [*numbers, *aces, "back.svg"]]
                sheets["large"] = [
                    [cards / name, cards / "large" / name] for name in [*courts, *jokers, *aces, *numbers]
                ]
            else:
                sheets["aces"] = [[cards / name] for name in [*aces[::2], *jokers, "back.svg"]]
            for kind, files in sheets.items():
                contact_sheet(files, width, columns).save(str(folder / f"{stem}_{kind}.png"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m assets.draw.raster", description=__doc__)
    parser.add_argument("--sheets", type=Path, metavar="FOLDER", help="write contact sheets there instead")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    if options.sheets:
        write_sheets(options.sheets)
    else:
        write_icons(ASSETS / "icons")
        (ASSETS / "felts").mkdir(exist_ok=True)
        for name, data in tiles().items():
            (ASSETS / "felts" / name).write_bytes(data)
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
