"""Game → Deal of the day, Deal by number: which deal of which game, the same for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QDate, QLocale, Signal
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QGridLayout, QRadioButton, QVBoxLayout

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.numbered import number_of_day, occasion_of_day, occasion_of_number
from hearts_qt.table.game_words import chips
from hearts_qt.ui.dialogs.base import GRID, Dialog
from hearts_qt.ui.dialogs.combos import rewrite, select
from hearts_qt.ui.dialogs.seed_field import SeedField
from hearts_qt.ui.texts import points
from hearts_qt.ui.variant_names import variant_name

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from PySide6.QtWidgets import QWidget

    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate

WIDTH = 540


class NumberedDeal(Struct, frozen=True):
    """A deal by its name; ``occasion`` is what a saved match calls it."""

    variant: str
    seats: int
    number: int
    occasion: str


class NumberedDialog(Dialog):
    """Asks which numbered deal to play.

    Signals:
        wanted(NumberedDeal): play it.
    """

    wanted = Signal(object)

    def __init__(
        self,
        variant: str,
        seats: int,
        today: date,
        played_before: Callable[[NumberedDeal], tuple[int, ...]],
        parent: QWidget | None = None,
        *,
        by_number: bool = False,
        leaves_match: bool = False,
    ) -> None:
        """
        Args:
            variant, seats: what is chosen at first.
            today: on the person's calendar.
            played_before: what the person has written down for a deal, each time it was played.
            parent: Qt's.
            by_number: whether a number is asked for, rather than the deal of the day offered.
            leaves_match: whether a match is in progress that would be left.
        """
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self._today = today
        self._played_before = played_before
        self._variants = QComboBox()
        for known in CATALOGUE:
            self._variants.addItem(variant_name(known), known)
        self._seats = QComboBox()
        self._day, self._by_number = QRadioButton(), QRadioButton()
        self._number = SeedField()
        self._start = self.button(lambda: translate("Numbered", "&Play"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._start.setDefault(True)
        self._build(leaves_match=leaves_match)
        select(self._variants, variant, variant_name(variant))
        self._show_counts(seats)
        (self._by_number if by_number else self._day).setChecked(True)
        self._variants.currentIndexChanged.connect(lambda: self._show_counts(self._seats.currentData()))
        self._seats.currentIndexChanged.connect(self._check)
        self._by_number.toggled.connect(self._check)
        self._number.edited.connect(self._take_number)
        self._check()
        self.resize(WIDTH, 0)
        (self._number if by_number else self._start).setFocus()

    @property
    def deal(self) -> NumberedDeal | None:
        """What the fields name; None while there is no number."""
        variant, seats = self._variants.currentData(), self._seats.currentData()
        if self._day.isChecked():
            return NumberedDeal(variant, seats, number_of_day(self._today), occasion_of_day(self._today))
        number = self._number.seed
        return None if number is None else NumberedDeal(variant, seats, number, occasion_of_number(number))

    def accept(self) -> None:
        deal = self.deal
        if deal is not None:
            self.wanted.emit(deal)
            super().accept()

    # -- private --------------------------------------------------------------------------------------------

    def _build(self, *, leaves_match: bool) -> None:
        self.say(self.setWindowTitle, lambda: translate("Numbered", "A deal for everybody"))
        self.say(self._number.setPlaceholderText, lambda: translate("Numbered", "for example 271828"))
        self.say(self._number.setAccessibleName, lambda: translate("Numbered", "Deal number"))
        self.say(self._by_number.setText, lambda: translate("Numbered", "Deal by &number:"))
        self.follow(self._name_day)
        self.follow(lambda: rewrite(self._variants, variant_name))
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.field_label(lambda: translate("Numbered", "&Game:"), self._variants), 0, 0)
        grid.addWidget(self._variants, 0, 1)
        grid.addWidget(self.field_label(lambda: translate("Numbered", "P&layers:"), self._seats), 1, 0)
        grid.addWidget(self._seats, 1, 1)
        grid.addWidget(self._day, 2, 0, 1, 2)
        grid.addWidget(self._by_number, 3, 0)
        grid.addWidget(self._number, 3, 1)
        self.body.addLayout(grid)
        self._problem = self.label(lambda: self._number.problem)
        self._before = self.label(str)
        notes = QVBoxLayout()
        notes.setSpacing(GRID)
        notes.addWidget(self._problem)
        notes.addWidget(self._before)
        notes.addWidget(
            self.label(
                lambda: translate(
                    "Numbered",
                    "Everybody who plays this game with as many players and this number has the same cards. "
                    "At the end an expert plays them too, and you see what came of it.",
                )
            )
        )
        if leaves_match:
            notes.addWidget(
                self.label(
                    lambda: translate(
                        "Numbered", "The match on the table ends with this; it stays in the history as abandoned."
                    )
                )
            )
        self.body.addSpacing(GRID)
        self.body.addLayout(notes)
        self.body.addStretch(1)
        self.follow(self._say_before)

    def _name_day(self) -> None:
        day = QLocale().toString(QDate(self._today.year, self._today.month, self._today.day), "d MMMM yyyy")
        self._day.setText(translate("Numbered", "&Deal of the day, {date}").format(date=day))

    def _show_counts(self, seats: int) -> None:
        counts = CATALOGUE[self._variants.currentData()].counts
        self._seats.clear()
        for count in counts:
            self._seats.addItem(str(count), count)
        wished = seats if seats in counts else CATALOGUE[self._variants.currentData()].best
        self._seats.setCurrentIndex(self._seats.findData(wished))
        self._check()

    def _take_number(self) -> None:
        """Who types a number wants it."""
        self._by_number.setChecked(True)
        self._check()

    def _check(self) -> None:
        if self._seats.currentData() is None:
            return
        self._start.setEnabled(self.deal is not None)
        self._problem.setVisible(self._by_number.isChecked() and not self._number.is_usable)
        self._say_before()

    def _say_before(self) -> None:
        deal = self.deal if self._seats.currentData() is not None else None
        results = self._played_before(deal) if deal is not None else ()
        self._before.setVisible(bool(results))
        if results and deal is not None:
            rules = CATALOGUE[deal.variant].rules(deal.seats)
            text = translate("Numbered", "You have played this deal: {points} the first time.")
            self._before.setText(text.format(points=_amount(rules, results[0])))
        self.fit()


def _amount(rules: Rules, n: int) -> str:
    if not rules.in_chips:
        return points(n)
    return chips(n) if n >= 0 else f"−{chips(-n)}"
