"""The line below the cloth: what is asked of the player, in a whole sentence, and the rules being played."""

from __future__ import annotations

import math
from enum import Enum, auto
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from hearts_qt.ui import paper

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from hearts_qt.table.theme import Palette

HEIGHT = 40
LOW_HEIGHT = 34
LOW_WINDOW = 640
"""A window lower than this, in logical pixels, gets the low line."""
MARGIN = 16
EDGE = 5
"""The width of the strip at the left end of a refusal."""


class StatusKind(Enum):
    """What sort of sentence it is; each has a shape of its own."""

    ASK = auto()
    REFUSAL = auto()
    WAITING = auto()
    DONE = auto()


class _Fitted(Struct, frozen=True):
    """The texts as they are drawn."""

    sentence: str
    font: QFont
    right: str = ""
    wrapped: bool = False


class StatusLine(QWidget):
    """Shows one sentence with its shape at the left and a short text at the right, which gives way first.

    Signals:
        announced(str): the sentence is new and not only about waiting; for those who read it aloud.
    """

    announced = Signal(str)

    def __init__(self, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._kind = StatusKind.DONE
        self._sentence = ""
        self._right: tuple[str, ...] = ("",)
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def kind(self) -> StatusKind:
        """What sort of sentence is shown."""
        return self._kind

    @property
    def sentence(self) -> str:
        """The whole sentence, even where it is shown shortened."""
        return self._sentence

    def set_sentence(self, kind: StatusKind, text: str, *, aloud: bool = True) -> None:
        """Show ``text``; a screen reader hears it unless it already stands there, or not ``aloud``."""
        if (kind, text) == (self._kind, self._sentence):
            return
        self._kind, self._sentence = kind, text
        self.setAccessibleName(text)
        self._update_tip()
        self.update()
        if text:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        # Whose turn it is would be said three times a trick; whoever wants to know can ask.
        if aloud and text and kind is not StatusKind.WAITING:
            self.announced.emit(text)

    def set_right(self, *forms: str) -> None:
        """Show at the right end the first of ``forms`` that has room; the first one says everything."""
        self._right = forms
        self.setAccessibleDescription(forms[0])
        self._update_tip()
        self.update()

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        self._colours = colours
        self.update()

    def set_low(self, low: bool) -> None:
        """Be the low line of a small window."""
        self._low = low
        self.updateGeometry()
        self.update()

    def fit_window(self, height: int) -> None:
        """Choose the height of the line for a window of this height in logical pixels."""
        self.set_low(height < LOW_WINDOW)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        wanted = LOW_HEIGHT if self._low else HEIGHT
        return QSize(320, max(wanted, round(QFontMetricsF(self._bold()).height()) + 12))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def changeEvent(self, event: QEvent, /) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        self._update_tip()

    def paintEvent(self, event: QPaintEvent, /) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._colours.status)
        middle = self.height() / 2
        if self._kind is StatusKind.REFUSAL:
            painter.fillRect(0, 0, EDGE, self.height(), self._colours.refusal)
        if self._sentence:
            self._draw_shape(painter, QPointF(22 if self._kind is not StatusKind.REFUSAL else 25, middle))
        text = self._fit()
        painter.setFont(text.font)
        painter.setPen(self._colours.ink)
        x = self._text_left()
        area = QRectF(x, 0, self.width() - x - MARGIN, self.height())
        wrap = Qt.TextFlag.TextWordWrap if text.wrapped else Qt.TextFlag.TextSingleLine
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | wrap, text.sentence)
        if text.right:
            painter.setFont(self._regular())
            painter.setPen(self._colours.ink_secondary)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight | Qt.TextFlag.TextSingleLine
            painter.drawText(area, flags, text.right)

    # -- private ----------------------------------------------------------------------------------------------

    def _bold(self) -> QFont:
        return paper.font(15.5, self._scale(), bold=True)

    def _regular(self) -> QFont:
        return paper.font(13, self._scale())

    def _scale(self) -> float:
        return self._colours.text_factor * (0.94 if self._low else 1.0)

    def _text_left(self) -> float:
        return 46.0 if self._kind is StatusKind.REFUSAL else 40.0

    def _fit(self) -> _Fitted:
        """Both texts as they fit: a shorter one at the right, then none, then the sentence takes two lines."""
        bold, small = self._bold(), paper.font(12.5, self._scale(), bold=True)
        room = self.width() - self._text_left() - MARGIN
        left_over = room - paper.text_width(bold, self._sentence) - 24
        if left_over > -24:
            fitting = (form for form in self._right if paper.text_width(self._regular(), form) <= left_over)
            return _Fitted(self._sentence, bold, next(fitting, ""))
        # Two lines lose some room where the first one breaks.
        return _Fitted(paper.elided(small, self._sentence, 1.85 * room), small, wrapped=True)

    def _update_tip(self) -> None:
        text = self._fit()
        everything = (self._sentence, self._right[0])
        whole = (text.sentence, text.right) == everything
        self.setToolTip("" if whole else "\n".join(filter(None, everything)))

    def _draw_shape(self, painter: QPainter, at: QPointF) -> None:
        gold = self._colours.gold
        painter.setPen(Qt.PenStyle.NoPen)
        match self._kind:
            case StatusKind.ASK:
                painter.setBrush(gold)
                painter.drawPolygon(QPolygonF([at + QPointF(-5, -6), at + QPointF(6, 0), at + QPointF(-5, 6)]))
            case StatusKind.REFUSAL:
                painter.setBrush(self._colours.refusal)
                painter.drawPolygon(_octagon(at, 10))
                painter.setBrush(self._colours.status)
                painter.drawRoundedRect(QRectF(at.x() - 5.5, at.y() - 1.7, 11, 3.4), 1.7, 1.7)
            case StatusKind.WAITING:
                for k, strength in enumerate((0.45, 0.7, 1.0)):
                    dot = QColor(self._colours.ink)
                    dot.setAlphaF(strength)
                    painter.setBrush(dot)
                    painter.drawEllipse(at + QPointF(8 * (k - 1), 0), 2.6, 2.6)
            case StatusKind.DONE:
                painter.setPen(
                    QPen(gold, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
                )
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPolyline(
                    QPolygonF([at + QPointF(-7, 0), at + QPointF(-2, 5.5), at + QPointF(7, -6.5)])
                )


def _octagon(at: QPointF, radius: float) -> QPolygonF:
    angles = (math.pi * (k + 0.5) / 4 for k in range(8))
    return QPolygonF([at + QPointF(math.cos(angle), math.sin(angle)) * radius for angle in angles])
