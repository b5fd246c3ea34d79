"""What every scene on a cloth does: it draws the cloth, has cards drawn in time, and follows size and looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtWidgets import QGraphicsScene

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPainter

    from hearts_qt.table.backdrop import Backdrop
    from hearts_qt.table.card_art import CardArt
    from hearts_qt.table.card_item import CardItem
    from hearts_qt.table.theme import Appearance


class ClothScene(QGraphicsScene):
    """A scene that lays out its items for its size and puts them in their places."""

    def __init__(
        self, art: CardArt, backdrop: Backdrop, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._art = art
        self._backdrop = backdrop
        self._appearance = appearance
        self._size = QSize(1, 1)
        self._dpr = 1.0
        self._is_painted = False
        art.set_appearance(appearance)
        art.arrived.connect(self._renew_pictures)
        backdrop.arrived.connect(self.update)

    @property
    def appearance(self) -> Appearance:
        """How the table looks."""
        return self._appearance

    def set_appearance(self, appearance: Appearance) -> None:
        """Change colours, deck or marks."""
        self._appearance = appearance
        look_different = self._art.set_appearance(appearance)
        for item in self._all_cards():
            item.set_palette(appearance.palette)
            if look_different:
                item.renew()
        self._lay_out()
        self._place_everything()

    def retranslate(self) -> None:
        """Write everything again in the language of now."""
        self._place_everything()

    def resize(self, size: QSize, dpr: float) -> None:
        """The table has another size in logical pixels or the screen another device pixel ratio."""
        if size.isEmpty() or (size == self._size and dpr == self._dpr):
            return
        self._size, self._dpr = size, dpr
        self._lay_out()
        self._place_everything()

    # -- for those who derive from it -------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Reckon the layout for the size of now; `_fit` follows it."""
        raise NotImplementedError

    def _place_everything(self) -> None:
        """Put every item where the layout says."""
        raise NotImplementedError

    def _all_cards(self) -> Iterable[CardItem]:
        """Every card of the scene."""
        raise NotImplementedError

    def _fit(self, widths: list[float]) -> None:
        """The layout is another: the scene has its size, and cards of these ``widths`` are wanted."""
        self.setSceneRect(0, 0, self._size.width(), self._size.height())
        if self._art.set_sizes(widths, self._dpr):
            for item in self._all_cards():
                item.renew()
        self.update()

    # -- private ----------------------------------------------------------------------------------------------

    def _renew_pictures(self, element: str) -> None:
        back = element == self._art.back_element()
        for item in self._all_cards():
            if (self._art.element(item.card) == element) if item.card is not None else back:
                item.renew()

    # -- Qt ---------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._is_painted = True
        self._art.serve()
        size = self._size * self._dpr
        cloth = self._backdrop.pixmap(size, self._appearance)
        if cloth.size() == self._size:
            painter.drawPixmap(rect, cloth, rect)
            return
        area = QRectF(rect)
        across = down = self._dpr
        if cloth.size() != size:
            across, down = cloth.width() / self._size.width(), cloth.height() / self._size.height()
        source = QRectF(area.x() * across, area.y() * down, area.width() * across, area.height() * down)
        painter.drawPixmap(area, cloth, source)
