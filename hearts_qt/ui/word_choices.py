"""Two short questions: which suit costs, and whether to undertake to take everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal

from hearts_qt.rules.cards import SUITS
from hearts_qt.rules.switches import Auction
from hearts_qt.table import words
from hearts_qt.table.game_words import waits_for_rest
from hearts_qt.ui import paper
from hearts_qt.ui.paper import PaperButton, Tone
from hearts_qt.ui.question import Question, arrow_of, is_enter
from hearts_qt.ui.results import amount

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from hearts_qt.rules.cards import Suit
    from hearts_qt.rules.view import View
    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

GAP = 10.0


class ButtonRow(Question):
    """A question whose buttons stand side by side, or two by two where there is less room."""

    def place_buttons(self, left: int, top: int, width: int) -> int:
        gap, room = round(GAP * self._k), paper.RING_ROOM
        sizes = [button.sizeHint() for button in self._buttons]
        widest = max(size.width() for size in sizes) - 2 * room
        in_row = len(self._buttons)
        while in_row > 1 and in_row * widest + (in_row - 1) * gap > width:
            in_row = (in_row + 1) // 2
        each, high = (width - (in_row - 1) * gap) // in_row, sizes[0].height()
        for place, button in enumerate(self._buttons):
            row, column = divmod(place, in_row)
            button.setGeometry(left + column * (each + gap) - room, top + row * high, each + 2 * room, high)
        rows = -(-len(self._buttons) // in_row)
        return rows * high

    def take_key(self, event: QKeyEvent) -> bool:
        step, number = arrow_of(event), event.text()
        if step:
            at = next((k for k, button in enumerate(self._buttons) if button.hasFocus()), 0)
            self._buttons[(at + step) % len(self._buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        elif number in "123456789"[: len(self._buttons)] and number:
            self._buttons[int(number) - 1].click()
        elif is_enter(event):
            next((button for button in self._buttons if button.hasFocus()), self._buttons[0]).click()
        else:
            return False
        return True


class SuitChoice(ButtonRow):
    """An overlay of the table's viewport: the winner of the auction names the suit.

    Signals:
        named(Suit): the suit that costs.
    """

    named = Signal(object)

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(colours, parent)
        for suit in SUITS:
            button = PaperButton(Tone.PLAIN, self)
            button.clicked.connect(lambda _checked=False, suit=suit: self._answer(suit))
            self.add_button(button)

    def title(self, seen: View) -> str:
        if seen.rules.dealer_names_trump:
            return translate("Texts", "Which suit will be trumps?")
        return translate("Texts", "Which suit will be the penalty suit?")

    def sentence(self, seen: View) -> str:
        if waits_for_rest(seen):
            return translate(
                "Texts",
                "You deal, so you name trumps, on these %n card(s). The rest are dealt afterwards.",
                None,
                len(seen.hand),
            )
        if seen.rules.dealer_names_trump:
            return translate("Texts", "You deal, so you name trumps: they beat every other suit.")
        return translate("Texts", "Every card of it costs a chip: name the suit you will take fewest of.")

    def write(self, seen: View) -> None:
        for number, (suit, button) in enumerate(zip(SUITS, self._buttons, strict=True), 1):
            button.set_words(f"{suit.symbol} {words.suit_name(suit).capitalize()}", str(number))
            button.setAccessibleName(words.suit_name(suit))

    def _answer(self, suit: Suit) -> None:
        self.answer_taken()
        self.named.emit(suit)


class MendChoice(ButtonRow):
    """An overlay of the table's viewport: a card was played against the rules and can still be taken back.

    Signals:
        taken_back(): the card goes back.
        stands(): it stays, at the person's risk.
    """

    taken_back = Signal()
    stands = Signal()

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(colours, parent)
        for answer in (self.taken_back, self.stands):
            button = PaperButton(Tone.PLAIN, self)
            button.clicked.connect(lambda _checked=False, answer=answer: self._answer(answer))
            self.add_button(button)

    def title(self, seen: View) -> str:
        return translate("Texts", "That card was against the rules.")

    def sentence(self, seen: View) -> str:
        return translate("Texts", "Taken back, it costs nothing; if it stands and is noticed, you pay.")

    def write(self, seen: View) -> None:
        self._buttons[0].set_words(translate("Texts", "Take it back"), "1")
        self._buttons[1].set_words(translate("Texts", "Let it stand"), "2")

    def _answer(self, answer: SignalInstance) -> None:
        self.answer_taken()
        answer.emit()


class DeclareChoice(ButtonRow):
    """An overlay of the table's viewport: will the person undertake to take everything? Esc says no.

    Signals:
        declared(bool): the answer.
    """

    declared = Signal(bool)

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(colours, parent)
        for everything in (False, True):
            button = PaperButton(Tone.PLAIN, self)
            button.clicked.connect(lambda _checked=False, everything=everything: self._answer(everything))
            self.add_button(button)

    def title(self, seen: View) -> str:
        match seen.rules.auction:
            case Auction.GENERALE:
                return translate("Texts", "Will you take every penalty card?")
            case _:
                return translate("Texts", "Will you take every trick?")

    def sentence(self, seen: View) -> str:
        rules = seen.rules
        worth = amount(rules, rules.penalty_total)
        if rules.auction is Auction.SLAM and rules.bonus_card is not None:
            text = translate(
                "Texts",
                "Your partner holds the {card}. If you make it, each of you takes {points} off; if not, you "
                "both pay.",
            )
            return text.format(card=words.card_name(rules.bonus_card), points=worth)
        return translate("Texts", "If you make it, everybody else pays {points}; if not, you do.").format(
            points=worth
        )

    def write(self, seen: View) -> None:
        self._buttons[0].set_words(translate("Texts", "No, just play"), translate("Texts", "Esc"))
        self._buttons[1].set_words(translate("Texts", "Yes, I’ll take it all"), "2")

    def take_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self._answer(everything=False)
            return True
        return super().take_key(event)

    def _answer(self, everything: bool) -> None:
        self.answer_taken()
        self.declared.emit(everything)
