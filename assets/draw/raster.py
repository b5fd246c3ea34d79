"""``python -m assets.draw.raster`` writes the PNG icons and the grain of the cloths (needs PySide6)."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from .__main__ import ASSETS
from .felt import tiles

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


def write_icons(folder: Path) -> None:
    for pixels, source in ICON_SOURCES.items():
        image = QImage(pixels, pixels, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        QSvgRenderer(str(folder / f"{source}.svg")).render(painter, QRectF(image.rect()))
        painter.end()
        image.save(str(folder / f"hearts_qt-{pixels}.png"))


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    write_icons(ASSETS / "icons")
    (ASSETS / "felts").mkdir(exist_ok=True)
    for name, data in tiles().items():
        (ASSETS / "felts" / name).write_bytes(data)
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
