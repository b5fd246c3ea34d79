"""A choice among pictures: small buttons in rows, one of them pressed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QToolButton, QWidget
from shiboken6 import isValid

from hearts_qt.support.jobs import Ok

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QImage, QPaintEvent, QShowEvent
    from PySide6.QtWidgets import QStyleOptionToolButton

    from hearts_qt.support.jobs import JobExecutor, Result

    Drawing = partial[QImage]
    """Draws one picture, on any thread; two of the same function and arguments draw the same."""

GAP = 4
RING = 2.0


class PictureChoice(QWidget):
    """Offers values by their pictures; they are drawn when the widget is first seen, for that takes a while.

    Signals:
        chosen(str): the player has chosen this value.
    """

    chosen = Signal(str)

    def __init__(
        self,
        values: Iterable[str],
        picture: Callable[[str, QSize, float], Drawing],
        size: QSize,
        columns: int,
        *,
        named: bool,
        jobs: JobExecutor | None = None,
    ) -> None:
        """
        Args:
            values: what can be chosen.
            picture: what draws a value in this size of logical pixels at this device pixel ratio.
            size: of the pictures.
            columns: how many stand side by side.
            named: whether the names stand below the pictures; else only the tip has them.
            jobs: draws in the background; None: at once.
        """
        super().__init__()
        self._picture = picture
        self._size = size
        self._columns = columns
        self._named = named
        self._jobs = jobs
        self._is_drawn = False
        self._drawings: dict[str, Drawing] = {}
        self._group = QButtonGroup(self)
        self._tiles: dict[str, Tile] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._grid.setColumnStretch(columns, 1)
        for value in values:
            self.offer(value)

    def offer(self, value: str) -> None:
        """Offer one more value at the end, if it is not offered already."""
        if value in self._tiles:
            return
        place = len(self._tiles)
        tile = Tile(self._size, named=self._named)
        tile.clicked.connect(lambda: self.chosen.emit(value))
        self._group.addButton(tile)
        self._tiles[value] = tile
        self._grid.addWidget(tile, place // self._columns, place % self._columns)

    def value(self) -> str | None:
        """What is chosen; None if nothing that is offered."""
        return next((value for value, tile in self._tiles.items() if tile.isChecked()), None)

    def tile(self, value: str) -> Tile:
        """The button of ``value``."""
        return self._tiles[value]

    def select(self, value: str) -> None:
        """Show ``value`` as chosen; one that is not offered leaves nothing chosen."""
        tile = self._tiles.get(value)
        self._group.setExclusive(tile is not None)
        for other in self._tiles.values():
            other.setChecked(other is tile)
        self._group.setExclusive(True)

    def set_names(self, name: Callable[[str], str]) -> None:
        """Say every name, in the language of the moment."""
        for value, tile in self._tiles.items():
            tile.set_name(name(value))

    def draw_again(self) -> None:
        """Pictures may have changed: those are drawn now, or else when they are first seen."""
        if self._is_drawn:
            self._draw()

    def _draw(self) -> None:
        self._is_drawn = True
        for value, tile in self._tiles.items():
            drawing = self._picture(value, self._size, self.devicePixelRatioF())
            if _same(drawing, self._drawings.get(value)):
                continue
            self._drawings[value] = drawing
            if self._jobs is None:
                tile.setIcon(QPixmap.fromImage(drawing()))
            else:
                self._jobs.submit(drawing, partial(self._take, value, drawing))

    def _take(self, value: str, drawing: Drawing, result: Result[QImage]) -> None:
        match result:
            case Ok(image) if isValid(self) and drawing is self._drawings.get(value):
                self._tiles[value].setIcon(QPixmap.fromImage(image))
            case _:
                pass

    # -- Qt -------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent, /) -> None:
        if not self._is_drawn:
            self._draw()
        super().showEvent(event)


def _same(one: Drawing, other: Drawing | None) -> bool:
    return other is not None and (one.func, one.args) == (other.func, other.args)


class Tile(QToolButton):
    """One picture. The pressed one has a ring and, where names stand below, a bold one."""

    def __init__(self, size: QSize, *, named: bool) -> None:
        super().__init__()
        self._named = named
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setIconSize(size)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        style = Qt.ToolButtonStyle.ToolButtonTextUnderIcon if named else Qt.ToolButtonStyle.ToolButtonIconOnly
        self.setToolButtonStyle(style)
        self.toggled.connect(self._embolden)

    def set_name(self, name: str) -> None:
        """What the picture shows."""
        self.setAccessibleName(name)
        self.setToolTip(name)
        if self._named:
            self.setText(name)

    def _embolden(self, on: bool) -> None:
        font = self.font()
        font.setBold(on)
        self.setFont(font)

    def initStyleOption(self, option: QStyleOptionToolButton, /) -> None:
        # Without a picture Qt would leave room for the name alone, and the dialog would be too narrow.
        super().initStyleOption(option)
        option.toolButtonStyle = self.toolButtonStyle()

    def paintEvent(self, event: QPaintEvent, /) -> None:
        super().paintEvent(event)
        if self.isChecked():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), RING))
            edge = RING / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), 5, 5)
