"""The view of the open table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from hearts_qt.ui.review.scene import ReviewScene


class OpenView(QGraphicsView):
    """The view of a `ReviewScene`. It takes the keyboard for the page and no key for itself.

    Signals:
        clicked(QPoint): somewhere on the cloth.
        turned(int): the wheel, in steps; forwards is positive.
    """

    clicked = Signal(QPoint)
    turned = Signal(int)

    def __init__(self, scene: ReviewScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        # The cloth covers all of it.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _fit(self) -> None:
        self._scene.resize(self.viewport().size(), self.viewport().devicePixelRatioF())

    # -- Qt ---------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the page has the keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit(event.position().toPoint())

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y()
        if notches:
            self.turned.emit(-1 if notches > 0 else 1)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
