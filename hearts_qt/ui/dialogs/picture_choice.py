"""A choice among pictures: small buttons in rows, one of them pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QToolButton, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QPaintEvent, QPixmap, QShowEvent

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
        picture: Callable[[str, QSize, float], QPixmap],
        size: QSize,
        columns: int,
        *,
        named: bool,
    ) -> None:
        """
        Args:
            values: what can be chosen.
            picture: draws a value in this size of logical pixels at this device pixel ratio.
            size: of the pictures.
            columns: how many stand side by side.
            named: whether the names stand below the pictures; else only the tip has them.
        """
        super().__init__()
        self._picture = picture
        self._size = size
        self._is_drawn = False
        self._group = QButtonGroup(self)
        self._tiles: dict[str, Tile] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GAP)
        grid.setColumnStretch(columns, 1)
        for place, value in enumerate(values):
            tile = Tile(size, named=named)
            tile.clicked.connect(lambda _=False, value=value: self.chosen.emit(value))
            self._group.addButton(tile)
            self._tiles[value] = tile
            grid.addWidget(tile, place // columns, place % columns)

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
        """The pictures have changed; they are drawn now, or else when they are first seen."""
        if self._is_drawn:
            self._draw()

    def _draw(self) -> None:
        self._is_drawn = True
        for value, tile in self._tiles.items():
            tile.setIcon(self._picture(value, self._size, self.devicePixelRatioF()))

    # -- Qt -------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent, /) -> None:
        if not self._is_drawn:
            self._draw()
        super().showEvent(event)


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

    def paintEvent(self, event: QPaintEvent, /) -> None:
        super().paintEvent(event)
        if self.isChecked():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), RING))
            edge = RING / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), 5, 5)
