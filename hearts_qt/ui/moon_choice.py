"""The shooter's choice: two buttons, and under each what it does to the totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from hearts_qt.game.frames import PERSON
from hearts_qt.rules import scoring
from hearts_qt.rules.settlement import settle
from hearts_qt.rules.switches import Moon
from hearts_qt.table import pace as pacing
from hearts_qt.table import words
from hearts_qt.table.pace import Pace
from hearts_qt.ui import paper, results, texts
from hearts_qt.ui.paper import PaperButton, Rising, Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from hearts_qt.game.frames import Sitter
    from hearts_qt.rules.view import View
    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

WIDTH = 560.0
MARGIN = 24.0
TITLE = 58.0
CHOICE = 86.0
"""Lengths in the text scale k; a choice is its button and a line below it."""
CHOICES = (Moon.ADD, Moon.SUBTRACT)


def moon_worth(seen: View) -> int:
    """What the person's moon is worth to others or to the person."""
    return scoring.moon_worth(seen.rules, seen.taken(PERSON))


def totals_after(seen: View, choice: Moon) -> tuple[int, ...]:
    """The totals if the person's moon is scored as ``choice``."""
    piles = tuple(seen.taken(seat) for seat in range(seen.rules.seats))
    costs = scoring.moon_costs(seen.rules, piles, PERSON, choice)
    return settle(seen.rules, costs, seen.totals, moon=True).totals


class MoonChoice(QWidget):
    """An overlay of the table's viewport.

    Signals:
        chosen(Moon): ADD or SUBTRACT.
    """

    chosen = Signal(object)

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self._pace = Pace()
        self._k = 1.0
        self._seen: View | None = None
        self._sitters: tuple[Sitter, ...] = ()
        self._rising = Rising(self)
        self._buttons = {choice: PaperButton(Tone.PLAIN, self) for choice in CHOICES}
        for choice, button in self._buttons.items():
            button.clicked.connect(lambda _checked=False, choice=choice: self._choose(choice))
        self.hide()

    def open(self, seen: View, sitters: Sequence[Sitter], rect: QRect) -> None:
        """Ask; ``rect`` is where on the viewport paper may stand, ``sitters`` by seat."""
        self._seen, self._sitters = seen, tuple(sitters)
        self.retranslate()
        self._rising.open_at(self._lay_out(rect), self._pace.ms(pacing.SHEET))
        self._buttons[CHOICES[0]].setFocus(Qt.FocusReason.OtherFocusReason)

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
        for button in self._buttons.values():
            button.set_look(colours, self._k)
        self.update()

    def retranslate(self) -> None:
        """Set every text again."""
        if self._seen is None:
            return
        total = moon_worth(self._seen)
        for key, (choice, button) in enumerate(self._buttons.items(), 1):
            button.set_words(results.moon_choice_name(choice, total), str(key))
            button.setAccessibleDescription(self._outcome(choice))
        self.setAccessibleName(self._title())
        self.update()

    # -- private ----------------------------------------------------------------------------------------------

    def _title(self) -> str:
        return translate("Texts", "You have shot the moon. How to score it?")

    def _outcome(self, choice: Moon) -> str:
        """The totals afterwards, in one line."""
        if self._seen is None:
            return ""
        parts = (
            translate("Texts", "{name} {total}").format(name=words.sitter_name(sitter), total=texts.number(total))
            for sitter, total in zip(self._sitters, totals_after(self._seen, choice), strict=True)
        )
        return translate("Texts", "Then: {totals}").format(totals=", ".join(parts))

    def _lay_out(self, rect: QRect) -> QRect:
        table = self.parentWidget()
        self._k = paper.scale_for(QSize() if table is None else table.size(), max(2, len(self._sitters)))
        k, edge = self._k, paper.SHADOW_MARGIN
        needed = 2 * round(MARGIN * k)
        for button in self._buttons.values():
            button.set_look(self._colours, k)
            needed = max(needed, button.sizeHint().width() + 2 * round(MARGIN * k))
        width = min(max(round(WIDTH * k), needed), rect.width() if rect.width() > needed else needed)
        height = round((TITLE + CHOICE * len(self._buttons) + 6) * k)
        whole = QRect(0, 0, width + 2 * edge, height + 2 * edge)
        whole.moveCenter(rect.center())
        self.resize(whole.size())
        left = edge + round(MARGIN * k) - paper.RING_ROOM
        for row, button in enumerate(self._buttons.values()):
            y = edge + round((TITLE + row * CHOICE) * k)
            button.setGeometry(left, y, width - 2 * (left - edge), button.sizeHint().height())
        return whole

    def _choose(self, choice: Moon) -> None:
        self.put_away()
        self.chosen.emit(choice)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent, /) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k, edge = self._k, paper.SHADOW_MARGIN
        sheet = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        paper.draw_sheet(painter, sheet, self._colours)
        line = QRectF(sheet.left() + MARGIN * k, sheet.top(), sheet.width() - 2 * MARGIN * k, TITLE * k)
        used = paper.font(17, k, bold=True)
        painter.setFont(used)
        painter.setPen(self._colours.paper_ink)
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(line, left, paper.elided(used, self._title(), line.width()))
        small = paper.font(12.5, k)
        painter.setFont(small)
        painter.setPen(self._colours.paper_secondary)
        for choice, button in self._buttons.items():
            below = QRectF(line.left(), button.geometry().bottom() - 2 * k, line.width(), 26 * k)
            painter.drawText(below, left, paper.elided(small, self._outcome(choice), line.width()))

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        match event.key():
            case Qt.Key.Key_1:
                self._choose(CHOICES[0])
            case Qt.Key.Key_2:
                self._choose(CHOICES[1])
            case Qt.Key.Key_Up | Qt.Key.Key_Left:
                self._buttons[CHOICES[0]].setFocus(Qt.FocusReason.BacktabFocusReason)
            case Qt.Key.Key_Down | Qt.Key.Key_Right:
                self._buttons[CHOICES[1]].setFocus(Qt.FocusReason.TabFocusReason)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._choose(next((c for c, b in self._buttons.items() if b.hasFocus()), CHOICES[0]))
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent, /) -> None:
        event.accept()  # a click on the paper is not a click on the table below it

    def changeEvent(self, event: QEvent, /) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
