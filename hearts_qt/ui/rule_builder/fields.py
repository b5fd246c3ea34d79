"""What the rows are edited with: a check box, a list of values, a number with its unit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox

from hearts_qt.ui.rule_builder.switch_table import Choice, Number, Switch, Truth
from hearts_qt.ui.rule_builder.values import number_text, value_text

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules

MAX_DIGITS = 6


class TruthField(QCheckBox):
    """On or off.

    Signals:
        edited(object): the person set this value.
    """

    edited = Signal(object)

    def __init__(self, switch: Switch) -> None:
        super().__init__()
        self._switch = switch
        self.toggled.connect(lambda on: self.edited.emit(on))

    def show_rules(self, rules: Rules) -> None:
        """Show the value among ``rules`` without telling anybody."""
        with QSignalBlocker(self):
            self.setChecked(bool(self._switch.value(rules)))


class ChoiceField(QComboBox):
    """One of several values. What its values are called depends on the rules around them.

    Signals:
        edited(object): the person chose this value.
    """

    edited = Signal(object)

    def __init__(self, switch: Switch, kind: Choice) -> None:
        super().__init__()
        self._switch = switch
        self._kind = kind
        self._values: tuple[Any, ...] = ()
        self._texts: list[str] = []
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.currentIndexChanged.connect(lambda k: self.edited.emit(self._values[k]))

    def show_rules(self, rules: Rules) -> None:
        """Show the values worth offering among ``rules`` and the present one, without telling anybody."""
        now = self._switch.value(rules)
        offered = self._kind.values(rules) if self._switch.makes_sense(rules) else ()
        values = offered if now in offered else (now, *offered)
        texts = [value_text(self._switch.key, value, rules) for value in values]
        with QSignalBlocker(self):
            if texts != self._texts:
                self._texts = texts
                self.clear()
                self.addItems(texts)
                for k, text in enumerate(texts):
                    self.setItemData(k, text, Qt.ItemDataRole.ToolTipRole)
            self._values = values
            self.setCurrentIndex(values.index(now))
        if self.toolTip() != self.currentText():
            self.setToolTip(self.currentText())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling the page must not change what lies below the pointer."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NumberField(QSpinBox):
    """A whole number with its unit, or left open.

    Signals:
        edited(object): the person set this number; None: left open.
    """

    edited = Signal(object)

    def __init__(self, switch: Switch, kind: Number) -> None:
        super().__init__()
        self._switch = switch
        self._open = kind.low - 1 if kind.none else None
        self.setRange(kind.low if self._open is None else self._open, kind.high)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.valueChanged.connect(lambda n: self.edited.emit(None if n == self._open else n))

    def show_rules(self, rules: Rules) -> None:
        """Show the number among ``rules`` without telling anybody."""
        now = self._switch.value(rules)
        wanted = self._open if now is None and self._open is not None else now
        with QSignalBlocker(self):
            # A preset may hold more than the field goes to; the field follows.
            self.setRange(min(self.minimum(), wanted), max(self.maximum(), wanted))
            if wanted != self.value():
                self.setValue(wanted)
            elif not self.hasFocus():
                self.lineEdit().setText(self.textFromValue(wanted))

    # -- Qt -------------------------------------------------------------------------------------------------

    def textFromValue(self, value: int) -> str:
        return number_text(self._switch.key, None if value == self._open else value)

    def valueFromText(self, text: str) -> int:
        number = _number_in(text)
        if number is not None:
            return number
        return self.value() if self._open is None else self._open

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        number = _number_in(text)
        if number is None:
            is_open = self._open is not None and text == self.textFromValue(self._open)
            state = QValidator.State.Acceptable if is_open else QValidator.State.Intermediate
        elif self.minimum() <= number <= self.maximum():
            state = QValidator.State.Acceptable
        else:
            state = QValidator.State.Intermediate
        return (state, text, position)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


Field = TruthField | ChoiceField | NumberField


def make_field(switch: Switch) -> Field:
    """The field that edits ``switch``."""
    match switch.kind:
        case Truth():
            return TruthField(switch)
        case Choice() as kind:
            return ChoiceField(switch, kind)
        case Number() as kind:
            return NumberField(switch, kind)


def _number_in(text: str) -> int | None:
    found = re.search(r"[-−]?\d+", text)
    if found is None or len(found.group()) > MAX_DIGITS:
        return None
    return int(found.group().replace("−", "-"))
