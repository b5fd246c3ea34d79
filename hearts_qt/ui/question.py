"""A question laid on the cloth: a sheet with a title, a sentence and buttons, all of which have keys too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from hearts_qt.table import pace as pacing
from hearts_qt.table.pace import Pace
from hearts_qt.ui import paper
from hearts_qt.ui.paper import PaperButton, Rising

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from hearts_qt.rules.view import View
    from hearts_qt.table.theme import Palette

WIDTH = 560.0
MARGIN = 24.0
TITLE_TOP = 14.0
TITLE = 34.0
LINE = 22.0
GAP = 12.0
BOTTOM = 14.0
"""Lengths in the text scale k."""


class Question(QWidget):
    """An overlay of the table's viewport. What it asks, and the signal with the answer, belong to its children.

    Arrow keys and everything else that `take_key` knows work whichever button has the focus.

    Signals:
        announced(str): what a key changed without moving the focus; for those who read it aloud.
    """

    announced = Signal(str)

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self._pace = Pace()
        self._k = 1.0
        self._seen: View | None = None
        self._rect = QRect()
        self._rising = Rising(self)
        self._buttons: list[PaperButton] = []
        self.hide()

    @property
    def buttons(self) -> tuple[PaperButton, ...]:
        """The buttons, in the order of the Tab key."""
        return tuple(self._buttons)

    def open(self, seen: View, rect: QRect) -> None:
        """Ask; ``rect`` is where on the viewport paper may stand."""
        self._seen = seen
        self.prepare(seen)
        self.retranslate()
        self._rising.open_at(self._lay_out(rect), self._pace.ms(pacing.SHEET))
        self.first_button().setFocus(Qt.FocusReason.OtherFocusReason)

    def replace_at(self, rect: QRect) -> None:
        """The table's geometry changed: stand in ``rect`` at once."""
        if self.isVisible():
            self._rising.open_at(self._lay_out(rect), 0)

    def put_away(self) -> None:
        """Hide without a word."""
        self._rising.stop()
        self.hide()

    def set_pace(self, pace: Pace) -> None:
        """How fast the paper opens."""
        self._pace = pace

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        self._colours = colours
        for button in self._buttons:
            button.set_look(colours, self._k)
        self.update()

    def retranslate(self) -> None:
        """Set every text again."""
        if self._seen is None:
            return
        self.write(self._seen)
        self.setAccessibleName(f"{self.title(self._seen)} {self.sentence(self._seen)}".rstrip())
        self.update()

    # -- for children ------------------------------------------------------------------------------------------

    def prepare(self, seen: View) -> None:
        """Before the first texts: take over what is asked."""

    def write(self, seen: View) -> None:
        """Set the words of the buttons."""
        raise NotImplementedError

    def title(self, seen: View) -> str:
        """The bold line."""
        raise NotImplementedError

    def sentence(self, seen: View) -> str:
        """What stands below it, or nothing."""
        raise NotImplementedError

    def first_button(self) -> PaperButton:
        """Which button has the focus when the sheet opens."""
        return self._buttons[0]

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key means here; whether it means something."""
        raise NotImplementedError

    def place_buttons(self, left: int, top: int, width: int) -> int:
        """Lay the buttons out from ``top`` down; the height they take, all in pixels."""
        raise NotImplementedError

    def add_button(self, button: PaperButton) -> None:
        """Take a button in."""
        button.installEventFilter(self)
        self._buttons.append(button)

    def answer_taken(self) -> None:
        """An answer was given: go."""
        self.put_away()

    # -- private ----------------------------------------------------------------------------------------------

    def _lay_out(self, rect: QRect) -> QRect:
        self._rect = rect
        table, seen = self.parentWidget(), self._seen
        seats = seen.rules.seats if seen is not None else 4
        self._k = paper.scale_for(QSize() if table is None else table.size(), seats)
        for button in self._buttons:
            button.set_look(self._colours, self._k)
        k, edge = self._k, paper.SHADOW_MARGIN
        width = min(round(WIDTH * k), rect.width())
        inner = width - 2 * round(MARGIN * k)
        top = edge + round((TITLE_TOP + TITLE) * k) + self._sentence_height(inner) + round(GAP * k)
        height = top - edge + self.place_buttons(edge + round(MARGIN * k), top, inner) + round(BOTTOM * k)
        whole = QRect(QPoint(), QSize(width + 2 * edge, height + 2 * edge))
        whole.moveCenter(rect.center())
        self.resize(whole.size())
        return whole

    def _sentence_height(self, width: int) -> int:
        text = self.sentence(self._seen) if self._seen is not None else ""
        if not text:
            return 0
        lines = 2 if paper.text_width(paper.font(13.5, self._k), text) > width else 1
        return round(lines * LINE * self._k)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent, /) -> None:
        if self._seen is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k, edge = self._k, paper.SHADOW_MARGIN
        sheet = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        paper.draw_sheet(painter, sheet, self._colours)
        line = QRectF(
            sheet.left() + MARGIN * k, sheet.top() + TITLE_TOP * k, sheet.width() - 2 * MARGIN * k, TITLE * k
        )
        used = paper.font(19, k, bold=True)
        painter.setFont(used)
        painter.setPen(self._colours.paper_ink)
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(line, left, paper.elided(used, self.title(self._seen), line.width()))
        painter.setFont(paper.font(13.5, k))
        painter.setPen(self._colours.paper_secondary)
        below = QRectF(line.left(), line.bottom(), line.width(), self._sentence_height(round(line.width())))
        painter.drawText(below, left | Qt.TextFlag.TextWordWrap, self.sentence(self._seen))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self.take_key(event)

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        if not self.take_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent, /) -> None:
        event.accept()  # a click on the paper is not a click on the table below it

    def changeEvent(self, event: QEvent, /) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._seen is not None:
            self.retranslate()
            self.replace_at(self._rect)
        super().changeEvent(event)


def arrow_of(event: QKeyEvent) -> int:
    """−1 for an arrow to the left or up, 1 for one to the right or down, else 0."""
    match event.key():
        case Qt.Key.Key_Left | Qt.Key.Key_Up:
            return -1
        case Qt.Key.Key_Right | Qt.Key.Key_Down:
            return 1
        case _:
            return 0


def is_enter(event: QKeyEvent) -> bool:
    """Whether it is one of the two keys that confirm."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
