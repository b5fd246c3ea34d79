"""The window before there is anything in it: the cloth, as it lay there the last time.

Importing and building the game takes longer than opening a window, so the window comes first, from what little its
file says of it. What it then holds is laid over the cloth without moving a line of it. Nothing here may import
``PySide6.QtCore.Qt`` on the way to the first paint: its ninety enums alone take as long as all the rest of this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from hearts_qt.table.felt import felt_pixmap
from hearts_qt.ui.window_place import Place, read_numbers

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QMainWindow


@dataclass(frozen=True, slots=True)
class Cloth:
    """What a bare table shows: tones from the middle to the edge, the tile laid over them, the line below.

    ``above`` and ``below`` are the pixels that the menus and the status line take.
    """

    felt_centre: QColor
    felt_middle: QColor
    felt_edge: QColor
    status: QColor
    grain: str
    above: int
    below: int


FIRST = Cloth(
    QColor("#287050"), QColor("#1d5d42"), QColor("#113d2c"), QColor("#0b3222"), "grain.png", above=24, below=48
)
"""The cloth of a first start: the usual one."""


def write_cloth(cloth: Cloth) -> dict[str, str]:
    """The cloth as texts by name."""
    tones = (cloth.felt_centre, cloth.felt_middle, cloth.felt_edge, cloth.status)
    return {
        "cloth": " ".join(tone.name() for tone in tones),
        "grain": cloth.grain,
        "bands": f"{cloth.above} {cloth.below}",
    }


def read_cloth(values: Mapping[str, str]) -> Cloth:
    """What `write_cloth` wrote; the first cloth if that cannot be read."""
    tones = [QColor(name) for name in values.get("cloth", "").split() if QColor.isValidColorName(name)]
    bands = read_numbers(values.get("bands", ""), 2)
    match tones, bands:
        case [centre, middle, edge, status], (above, below) if min(bands) >= 0:
            return Cloth(centre, middle, edge, status, values.get("grain", ""), above, below)
        case _:
            return FIRST


NEUTRAL_TITLE = "♥"
"""On the very first start nobody has said yet which language to speak."""


class Shell(QWidget):
    """The window on the screen.

    Attributes:
        place: where it is.

    Signals:
        painted(): the cloth has been painted; from within the paint event.
    """

    painted = Signal()

    def __init__(self, folder: Path) -> None:
        """``folder`` is where the window's place is kept."""
        super().__init__()
        self.place = Place(self, folder)
        self._cloth: Cloth | None = read_cloth(self.place.kept)
        self.setWindowTitle(self.place.kept.get("title", NEUTRAL_TITLE))

    def furnish(self, contents: QMainWindow) -> None:
        """Lay the menus, the table and all the rest over the cloth."""
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QVBoxLayout

        contents.setWindowFlags(Qt.WindowType.Widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(contents)
        contents.show()
        self._cloth = None
        self.place.watch()

    # -- Qt -------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        cloth = self._cloth
        if cloth is None:
            return
        painter = QPainter(self)
        table = QRect(0, cloth.above, self.width(), max(1, self.height() - cloth.above - cloth.below))
        painter.drawPixmap(table.topLeft(), felt_pixmap(table.size(), self.devicePixelRatio(), cloth))
        painter.fillRect(QRect(0, table.bottom() + 1, self.width(), cloth.below), cloth.status)
        painter.end()
        self.painted.emit()
