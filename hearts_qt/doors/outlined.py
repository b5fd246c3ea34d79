"""Outlines around all that can be operated: what Qt's own style adds where the system asks for high contrast.

Pictures are taken where no system asks for it, and there the lines would be as black as the ground.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QProxyStyle, QStyle

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QStyleOption, QStyleOptionComplex, QWidget

_PARTS = frozenset(
    {
        QStyle.PrimitiveElement.PE_IndicatorCheckBox,
        QStyle.PrimitiveElement.PE_PanelLineEdit,
        QStyle.PrimitiveElement.PE_PanelButtonCommand,
        QStyle.PrimitiveElement.PE_FrameTabWidget,
        QStyle.PrimitiveElement.PE_FrameGroupBox,
        QStyle.PrimitiveElement.PE_Frame,
    }
)
_ROUND = frozenset({QStyle.PrimitiveElement.PE_IndicatorRadioButton})
_BOXES = frozenset({QStyle.ComplexControl.CC_ComboBox, QStyle.ComplexControl.CC_SpinBox})


class Outlined(QProxyStyle):
    """Fusion with a line in the colour of the text around its parts."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
        /,
    ) -> None:
        super().drawPrimitive(element, option, painter, widget)
        if element in _PARTS or element in _ROUND:
            _outline(painter, option.rect, option, is_round=element in _ROUND)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
        /,
    ) -> None:
        super().drawComplexControl(control, option, painter, widget)
        if control in _BOXES:
            _outline(painter, option.rect, option)
        elif control is QStyle.ComplexControl.CC_Slider and widget is not None:
            groove = self.subControlRect(control, option, QStyle.SubControl.SC_SliderGroove, widget)
            handle = self.subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, widget)
            line = groove.center().y()
            _outline(painter, groove.adjusted(0, line - groove.top() - 2, 0, line - groove.bottom() + 2), option)
            _outline(painter, handle, option)


def _outline(painter: QPainter, rect: QRect, option: QStyleOption, *, is_round: bool = False) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(option.palette.color(QPalette.ColorRole.WindowText), 1))
    inside = rect.toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
    radius = inside.height() / 2 if is_round else 2.0
    painter.drawRoundedRect(inside, radius, radius)
    painter.restore()
