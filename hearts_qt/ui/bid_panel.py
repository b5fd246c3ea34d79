"""The person's bid: a row of numbers, or any number typed, or a pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter

from hearts_qt.game.frames import PERSON
from hearts_qt.ui import paper
from hearts_qt.ui.paper import PaperButton, Tone
from hearts_qt.ui.question import Question, arrow_of, is_enter

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from hearts_qt.rules.view import View
    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

NUMBERS = 8
"""How many numbers stand in the row, where they have room."""
NUMBER_WIDTH, NUMBER_HEIGHT, NUMBER_GAP = 57.0, 46.0, 8.0
FOOT_GAP = 20.0


class NumberButton(PaperButton):
    """One number of the row; the one to be bid is checked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Tone.CHOICE, parent)
        self.setCheckable(True)


class BidPanel(Question):
    """An overlay of the table's viewport.

    ← and → choose, digits write a number, Backspace takes the last one away, Esc returns to the least bid; Enter
    bids and P passes.

    Signals:
        bid(object): so many chips, or None for a pass.
    """

    bid = Signal(object)

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(colours, parent)
        self._least = 1
        self._most = 1
        self._chips = 1
        self._first = 1
        self._typed = ""
        self._foot = QRectF()
        self._numbers = [NumberButton(self) for _ in range(NUMBERS)]
        for place, button in enumerate(self._numbers):
            button.clicked.connect(lambda _checked=False, place=place: self._choose(self._first + place))
            self.add_button(button)
        self._pass = PaperButton(Tone.PLAIN, self)
        self._pass.clicked.connect(lambda: self._answer(None))
        self.add_button(self._pass)
        self._bid = PaperButton(Tone.PRIMARY, self)
        self._bid.clicked.connect(lambda: self._answer(self._chips))
        self.add_button(self._bid)

    @property
    def chips(self) -> int:
        """The number that Enter would bid."""
        return self._chips

    def prepare(self, seen: View) -> None:
        self._least, self._most = seen.least_bid, seen.totals[PERSON]
        self._chips = self._first = self._least
        self._typed = ""

    def first_button(self) -> PaperButton:
        return self._bid if self._can_bid else self._pass

    def title(self, seen: View) -> str:
        return translate("Texts", "Your bid")

    def sentence(self, seen: View) -> str:
        if not self._can_bid:
            return translate("Texts", "You have %n chip(s): too few to outbid the others.", None, self._most)
        rest = translate("Texts", "The highest bid goes into the pool and names the penalty suit.")
        if seen.bids and self._least > 1:
            return translate("Texts", "More than {chips}, or pass. {rest}").format(
                chips=self._least - 1, rest=rest
            )
        return translate("Texts", "Any number, or pass. {rest}").format(rest=rest)

    def write(self, seen: View) -> None:
        for place, button in enumerate(self._numbers):
            button.set_words(str(self._first + place))
            button.setChecked(self._first + place == self._chips)
            button.setEnabled(self._first + place <= self._most)
        self._pass.set_words(
            translate("Texts", "Pass", "in an auction"), translate("Texts", "P", "the key for pass")
        )
        bid = translate("Texts", "Bid {chips}", "a button").format(chips=self._chips)
        self._bid.set_words(bid, translate("Texts", "Enter"))
        self._bid.setVisible(self._can_bid)

    def place_buttons(self, left: int, top: int, width: int) -> int:
        k, room = self._k, paper.RING_ROOM
        gap = NUMBER_GAP * k
        shown = self._shown(width)
        each = (width - gap * (shown - 1)) / shown
        high = round(NUMBER_HEIGHT * k)
        for place, number in enumerate(self._numbers):
            number.setVisible(place < shown and self._can_bid)
            x = left + place * (each + gap)
            number.setGeometry(round(x) - room, top - room, round(each) + 2 * room, high + 2 * room)
        y = top + (high + round(FOOT_GAP * k) if self._can_bid else 0)
        right = left + width
        for button in (self._bid, self._pass) if self._can_bid else (self._pass,):
            size = button.sizeHint()
            button.setGeometry(right - size.width() + room, y, size.width(), size.height())
            right -= size.width() - 2 * room + round(12 * k)
        self._foot = QRectF(left, y, right - left, self._pass.height())
        return y - top + self._pass.height()

    def take_key(self, event: QKeyEvent) -> bool:
        if event.text().lower() in ("p", "з", "п"):
            self._answer(None)
        elif not self._can_bid:
            return False
        elif (step := arrow_of(event)) != 0:
            self._typed = ""
            self._choose(self._chips + step)
        elif event.text().isdecimal():
            self._type(event.text())
        elif event.key() == Qt.Key.Key_Backspace:
            self._typed = self._typed[:-1]
            self._choose(int(self._typed or self._least))
        elif event.key() == Qt.Key.Key_Escape:
            self._typed = ""
            self._choose(self._least)
        elif is_enter(event):
            self._answer(None if self._pass.hasFocus() else self._chips)
        else:
            return False
        return True

    # -- private ----------------------------------------------------------------------------------------------

    @property
    def _can_bid(self) -> bool:
        return self._least <= self._most

    def _shown(self, width: int) -> int:
        return max(1, min(NUMBERS, int((width + NUMBER_GAP * self._k) / ((NUMBER_WIDTH + NUMBER_GAP) * self._k))))

    def _type(self, digit: str) -> None:
        wish = int(self._typed + digit)
        self._typed = str(wish) if wish <= self._most else digit
        self._choose(int(self._typed))

    def _choose(self, chips: int) -> None:
        """Make this the number to bid; one that is too low while it is being typed waits for its next digit."""
        self._chips = max(self._least, min(chips, self._most))
        shown = sum(button.isVisible() for button in self._numbers) or 1
        if not self._first <= self._chips < self._first + shown:
            self._first = max(self._least, min(self._chips - shown + 1, self._most))
        self.retranslate()
        self.announced.emit(self._bid.text())

    def _answer(self, chips: int | None) -> None:
        self.answer_taken()
        self.bid.emit(chips)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent, /) -> None:
        super().paintEvent(event)
        last = self._first + sum(button.isVisible() for button in self._numbers) - 1
        if not self._can_bid or last >= self._most:
            return
        painter = QPainter(self)
        used = paper.font(12.5, self._k)
        painter.setFont(used)
        painter.setPen(self._colours.paper_secondary)
        text = translate("Texts", "above {chips}: type the number").format(chips=last)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(self._foot, flags, text)
