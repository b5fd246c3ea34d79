"""The shooter's choice: two buttons, and under each what it does to the totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter

from hearts_qt.game.frames import PERSON
from hearts_qt.rules import scoring
from hearts_qt.rules.settlement import settle
from hearts_qt.rules.switches import Moon
from hearts_qt.table import words
from hearts_qt.ui import paper, results, texts
from hearts_qt.ui.paper import PaperButton, Tone
from hearts_qt.ui.question import MARGIN
from hearts_qt.ui.word_choices import ButtonRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from hearts_qt.game.frames import Sitter
    from hearts_qt.rules.view import View
    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

CHOICE = 86.0
OUTCOME = 26.0
"""Lengths in the text scale k; a choice is its button and a line below it that says what would come of it."""
CHOICES = (Moon.ADD, Moon.SUBTRACT)


def moon_worth(seen: View) -> int:
    """What the person's moon is worth to others or to the person."""
    return scoring.moon_worth(seen.rules, seen.taken(PERSON))


def totals_after(seen: View, choice: Moon) -> tuple[int, ...]:
    """The totals if the person's moon is scored as ``choice``."""
    piles = tuple(seen.taken(seat) for seat in range(seen.rules.seats))
    costs = scoring.moon_costs(seen.rules, piles, PERSON, choice)
    return settle(seen.rules, costs, seen.totals, moon=True).totals


class MoonChoice(ButtonRow):
    """An overlay of the table's viewport: what shall become of a moon?

    Signals:
        chosen(Moon): ADD or SUBTRACT.
    """

    chosen = Signal(object)

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(colours, parent)
        self._sitters: tuple[Sitter, ...] = ()
        for choice in CHOICES:
            button = PaperButton(Tone.PLAIN, self)
            button.clicked.connect(lambda _checked=False, choice=choice: self._choose(choice))
            self.add_button(button)

    def ask(self, seen: View, sitters: Sequence[Sitter], rect: QRect) -> None:
        """Open; ``rect`` is where on the viewport paper may stand, ``sitters`` by seat."""
        self._sitters = tuple(sitters)
        self.open(seen, rect)

    def title(self, seen: View) -> str:
        return translate("Texts", "You have shot the moon. How do you score it?")

    def sentence(self, seen: View) -> str:
        return ""  # each choice has a sentence of its own

    def write(self, seen: View) -> None:
        total = moon_worth(seen)
        for number, (choice, button) in enumerate(zip(CHOICES, self._buttons, strict=True), 1):
            button.set_words(results.moon_choice_name(choice, total), str(number))
            button.setAccessibleDescription(self._outcome(seen, choice))

    def place_buttons(self, left: int, top: int, width: int) -> int:
        room, high = paper.RING_ROOM, round(CHOICE * self._k)
        for row, button in enumerate(self._buttons):
            button.setGeometry(left - room, top + row * high, width + 2 * room, button.sizeHint().height())
        return len(self._buttons) * high

    # -- private ----------------------------------------------------------------------------------------------

    def _outcome(self, seen: View, choice: Moon) -> str:
        """The totals afterwards, in one line."""
        parts = (
            translate("Texts", "{name} {total}").format(name=words.sitter_name(sitter), total=texts.number(total))
            for sitter, total in zip(self._sitters, totals_after(seen, choice), strict=True)
        )
        return translate("Texts", "Then: {totals}").format(totals=", ".join(parts))

    def _choose(self, choice: Moon) -> None:
        self.answer_taken()
        self.chosen.emit(choice)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent, /) -> None:
        super().paintEvent(event)
        if self._seen is None:
            return
        k, left = self._k, paper.SHADOW_MARGIN + MARGIN * self._k
        painter = QPainter(self)
        small = paper.font(12.5, k)
        painter.setFont(small)
        painter.setPen(self._colours.paper_secondary)
        for choice, button in zip(CHOICES, self._buttons, strict=True):
            below = QRectF(left, button.geometry().bottom() - 2 * k, self.width() - 2 * left, OUTCOME * k)
            text = paper.elided(small, self._outcome(self._seen, choice), below.width())
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
