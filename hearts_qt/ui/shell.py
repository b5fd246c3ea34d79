"""The window before there is anything in it: the table as it was left, or the bare cloth of the last time.

Importing and building the game takes longer than opening a window, so the window comes first, from what little its
file says of it. What it then holds is laid over that without moving a line of it. Nothing here may import
``PySide6.QtCore.Qt`` on the way to the first paint: its ninety enums alone take as long as all the rest of this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QMainWindow, QWidget

from hearts_qt.table.felt import felt_pixmap
from hearts_qt.ui.window_place import Place, read_numbers

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from hearts_qt.ui.last_sight import LastSight


class Cloth(Struct, frozen=True):
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


class Curtain(QWidget):
    """Hangs before a window and shows a picture of it; the mouse reaches through."""

    def __init__(self, picture: QPixmap, window: QWidget) -> None:
        from PySide6.QtCore import Qt

        super().__init__(window)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(window.size())
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class Shell(QMainWindow):
    """The window on the screen; a screen reader follows the focus in nothing that is less than a main window.

    Attributes:
        place: where it is.

    Signals:
        painted(): there is something to see; from within the paint event.
    """

    painted = Signal()

    def __init__(self, folder: Path, sight: LastSight | None = None) -> None:
        """
        Args:
            folder: where the window's place is kept.
            sight: where the table as it was left is kept; without it the cloth is bare.
        """
        super().__init__()
        self.place = Place(self, folder)
        self._sight = sight
        self._cloth: Cloth | None = read_cloth(self.place.kept)
        self._picture: QPixmap | None = None
        self._curtain: Curtain | None = None
        self.setWindowTitle(self.place.kept.get("title", NEUTRAL_TITLE))

    def furnish(self, contents: QMainWindow) -> None:
        """Lay the menus, the table and all the rest over the cloth; a picture hangs before them until `unveil`."""
        from PySide6.QtCore import Qt

        contents.setWindowFlags(Qt.WindowType.Widget)
        self.setCentralWidget(contents)
        contents.show()
        self._cloth = None
        if self._picture is not None:
            self._curtain = Curtain(self._picture, self)
            self._picture = None
        self.place.watch()

    @property
    def is_veiled(self) -> bool:
        """Whether a picture hangs before what the window holds."""
        return self._curtain is not None

    def unveil(self) -> None:
        """What the window holds can be looked at now."""
        if self._curtain is not None:
            self._curtain.hide()
            self._curtain.deleteLater()
            self._curtain = None

    def remember(self, origins: Iterable[Path]) -> None:
        """Show what is seen now at the next start, if the files that it comes from are the same then."""
        words = "" if self._sight is None else self._sight.take(self, origins)
        self.place.keep(sight=words)

    # -- Qt -------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        cloth = self._cloth
        if cloth is None:
            return
        if self._picture is None and self._sight is not None:
            self._picture = self._sight.find(
                self.place.kept.get("sight", ""), self.size(), self.devicePixelRatioF()
            )
        painter = QPainter(self)
        if self._picture is not None:
            painter.drawPixmap(0, 0, self._picture)
        else:
            table = QRect(0, cloth.above, self.width(), max(1, self.height() - cloth.above - cloth.below))
            painter.drawPixmap(table.topLeft(), felt_pixmap(table.size(), self.devicePixelRatio(), cloth))
            # As in `felt_image`; a brush of one colour would ask for the ninety enums too.
            plain = QLinearGradient()
            plain.setColorAt(0.0, cloth.status)
            painter.setBackground(QBrush(plain))
            painter.eraseRect(QRect(0, table.bottom() + 1, self.width(), cloth.below))
        painter.end()
        self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size, another table: the picture is no longer one of it."""
        self._picture = None
        self.unveil()
        super().resizeEvent(event)
