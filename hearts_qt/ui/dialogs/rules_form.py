"""The house rules as a form: every switch of the classic group, with its value of the moment."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGridLayout, QSpinBox, QVBoxLayout, QWidget

from hearts_qt.rules.ruleset import ALWAYS_LEFT, LRAN, LRN
from hearts_qt.rules.switches import Bonus, Direction, Moon, Opening
from hearts_qt.ui.dialogs.base import GRID

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.ui.dialogs.base import Dialog, Phrase

translate = QCoreApplication.translate

MOST_PASSED = 5
NO_TRICK_REWARD = 5

E = TypeVar("E", bound=Enum)


def _moon_text(moon: Moon) -> str:
    match moon:
        case Moon.OFF:
            return translate("NewMatch", "no moon: everything costs what it costs")
        case Moon.ADD:
            return translate("NewMatch", "the others write the points")
        case Moon.SUBTRACT:
            return translate("NewMatch", "the points come off your score")
        case Moon.CHOICE:
            return translate("NewMatch", "the shooter chooses")
        case Moon.AUTO:
            return translate("NewMatch", "whichever is better for the shooter")
        case Moon.NOBODY:
            return translate("NewMatch", "nobody writes anything")
        case Moon.TAKE:
            return translate("NewMatch", "the shooter takes the points from each")


def _cycle_text(cycle: tuple[Direction, ...]) -> str:
    match cycle:
        case ():
            return translate("NewMatch", "never")
        case _ if cycle == LRAN:
            return translate("NewMatch", "left, right, across, none")
        case _ if cycle == LRN:
            return translate("NewMatch", "left, right, none")
        case _ if cycle == ALWAYS_LEFT:
            return translate("NewMatch", "always left")
        case _:
            return translate("NewMatch", "as written in the rules")


def _bonus_text(bonus: Bonus) -> str:
    match bonus:
        case Bonus.NONE:
            return translate("NewMatch", "none")
        case Bonus.JACK_OF_DIAMONDS:
            return translate("NewMatch", "jack of diamonds, −10")
        case Bonus.TEN_OF_DIAMONDS:
            return translate("NewMatch", "ten of diamonds, −10")


def _opening_text(opening: Opening) -> str:
    match opening:
        case Opening.LOWEST_CLUB:
            return translate("NewMatch", "the lowest club, by its holder")
        case Opening.ANY_CLUB:
            return translate("NewMatch", "any club, by the holder of the lowest")
        case Opening.ELDEST:
            return translate("NewMatch", "any card, by the dealer’s left neighbour")


class RulesForm(QWidget):
    """Edits the switches of one set of rules; what has no field here is left as it is.

    Signals:
        changed(): some switch was moved by the player.
    """

    changed = Signal()

    def __init__(self, dialog: Dialog) -> None:
        super().__init__()
        self._dialog = dialog
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(2 * GRID)
        self._form.setVerticalSpacing(GRID)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._cycle = self._combo(
            (LRAN, LRN, ALWAYS_LEFT, ()), _cycle_text, lambda: translate("NewMatch", "&Pass")
        )
        self._count = self._spin(MOST_PASSED, lambda: translate("NewMatch", "Cards to &pass"))
        self._moon = self._combo(tuple(Moon), _moon_text, lambda: translate("NewMatch", "Shooting the &moon"))
        self._bonus = self._combo(tuple(Bonus), _bonus_text, lambda: translate("NewMatch", "&Bonus card"))
        self._opening = self._combo(
            tuple(Opening), _opening_text, lambda: translate("NewMatch", "&First lead")
        )
        self._checks = QGridLayout()
        self._checks.setVerticalSpacing(GRID)
        self._no_points = self._check(lambda: translate("NewMatch", "No points on the first trick"))
        self._broken = self._check(lambda: translate("NewMatch", "Hearts must be broken before they are led"))
        self._queen_breaks = self._check(lambda: translate("NewMatch", "The queen of spades breaks hearts too"))
        self._instead = self._check(
            lambda: translate("NewMatch", "With only hearts and the queen of spades left, a heart may be led")
        )
        self._reward = self._check(lambda: translate("NewMatch", "Five points off for taking no trick"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * GRID)
        layout.addLayout(self._form)
        layout.addLayout(self._checks)
        layout.addStretch(1)

    def show_rules(self, rules: Rules) -> None:
        """Set every field without telling anybody."""
        blocked = self.blockSignals(True)
        select(self._cycle, rules.pass_cycle, _cycle_text(rules.pass_cycle))
        self._count.setValue(rules.pass_count)
        select(self._moon, rules.moon, _moon_text(rules.moon))
        select(self._bonus, rules.bonus, _bonus_text(rules.bonus))
        select(self._opening, rules.opening, _opening_text(rules.opening))
        self._no_points.setChecked(rules.no_points_on_first_trick)
        self._broken.setChecked(rules.hearts_must_be_broken)
        self._queen_breaks.setChecked(rules.queen_breaks_hearts)
        self._instead.setChecked(rules.hearts_instead_of_queen)
        self._reward.setChecked(rules.no_trick_bonus > 0)
        self.blockSignals(blocked)

    def edited(self, rules: Rules) -> Rules:
        """``rules`` with the switches as they stand in the form."""
        reward = (rules.no_trick_bonus or NO_TRICK_REWARD) if self._reward.isChecked() else 0
        return replace(
            rules,
            pass_cycle=self._cycle.currentData(),
            pass_count=self._count.value(),
            moon=self._moon.currentData(),
            bonus=self._bonus.currentData(),
            opening=self._opening.currentData(),
            no_points_on_first_trick=self._no_points.isChecked(),
            hearts_must_be_broken=self._broken.isChecked(),
            queen_breaks_hearts=self._queen_breaks.isChecked(),
            hearts_instead_of_queen=self._instead.isChecked(),
            no_trick_bonus=reward,
        )

    def _combo(self, values: tuple[Any, ...], text: Callable[[Any], str], label: Phrase) -> QComboBox:
        combo = QComboBox()
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in values:
            combo.addItem(text(value), value)
        self._dialog.follow(lambda: rewrite(combo, text))
        combo.currentIndexChanged.connect(lambda: self.changed.emit())
        self._add(label, combo)
        return combo

    def _spin(self, most: int, label: Phrase) -> QSpinBox:
        spin = QSpinBox()
        spin.setRange(0, most)
        spin.valueChanged.connect(lambda: self.changed.emit())
        self._add(label, spin)
        return spin

    def _add(self, label: Phrase, field: QWidget) -> None:
        self._form.addRow(self._dialog.field_label(label, field), field)

    def _check(self, label: Phrase) -> QCheckBox:
        box = QCheckBox()
        self._dialog.say(box.setText, label)
        box.toggled.connect(lambda: self.changed.emit())
        self._checks.addWidget(box, self._checks.count(), 0)
        return box


def select(combo: QComboBox, value: object, text: str) -> None:
    """Choose ``value``; one that is not in the list, from another variant, is added."""
    values = [combo.itemData(k) for k in range(combo.count())]
    if value not in values:
        combo.addItem(text, value)
        values.append(value)
    combo.setCurrentIndex(values.index(value))


def rewrite(combo: QComboBox, text: Callable[[Any], str]) -> None:
    """Set the texts of a combo box again from the values behind them."""
    for k in range(combo.count()):
        combo.setItemText(k, text(combo.itemData(k)))
