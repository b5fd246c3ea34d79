"""A row of the builder: the switch, a sentence that explains it, and a mark when it differs from the variant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QStyle, QWidget

from hearts_qt.ui.dialogs.base import FIELD, GRID
from hearts_qt.ui.rule_builder.fields import TruthField, make_field
from hearts_qt.ui.rule_builder.marks import changed_colour, dim, small
from hearts_qt.ui.rule_builder.source_words import question_in_words
from hearts_qt.ui.rule_builder.switch_words import switch_help, switch_title

if TYPE_CHECKING:
    from hearts_qt.rules.choices import Choice
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.ui.rule_builder.switch_table import Switch

translate = QCoreApplication.translate

DIAMOND = "◆"


class SwitchRow(QWidget):
    """Shows one switch of some rules.

    Signals:
        edited(Switch, object): the person set the switch to this value.
    """

    edited = Signal(object, object)

    def __init__(self, switch: Switch) -> None:
        super().__init__()
        self.switch = switch
        self.field = make_field(switch)
        self.field.setObjectName(switch.key)
        self.field.edited.connect(lambda value: self.edited.emit(self.switch, value))
        self._title = QLabel()
        self._title.setWordWrap(True)
        self._mark = small(QLabel())
        # Upon a list the ink would be that of the list.
        self._mark.setForegroundRole(QPalette.ColorRole.WindowText)
        self._help = dim(small(QLabel()))
        self._help.setWordWrap(True)
        self._buttons: list[QPushButton] = []
        self._question: Choice | None = None
        self._is_changed = False
        self._state: tuple[bool, bool] | None = None
        layout = QGridLayout(self)
        layout.setContentsMargins(0, GRID // 2, 0, GRID // 2)
        layout.setHorizontalSpacing(GRID)
        layout.setVerticalSpacing(1)
        layout.setColumnStretch(1, 1)
        if isinstance(self.field, TruthField):
            # The words of the check box are its own, so that a click on them and a screen reader find it.
            head = QHBoxLayout()
            head.addWidget(self.field, 1)
            head.addWidget(self._mark)
            layout.addLayout(head, 0, 0, 1, 2)
            layout.setColumnMinimumWidth(0, self._indent())
            layout.addWidget(self._help, 1, 1)
            self._title.hide()
        else:
            head = QHBoxLayout()
            head.addWidget(self._title, 1)
            head.addWidget(self._mark)
            layout.addLayout(head, 0, 0, 1, 2)
            layout.addWidget(self._help, 1, 0, 1, 2)
            layout.addWidget(self.field, 2, 0, 1, 2)
            self.field.setMinimumHeight(FIELD)
            self._title.setBuddy(self.field)
        self.retranslate()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What the keyboard goes through."""
        return (self.field, *self._buttons)

    def add_button(self, button: QPushButton) -> None:
        """A button beside the field, for values that the field does not offer."""
        layout = self.layout()
        if isinstance(layout, QGridLayout):
            layout.addWidget(button, 3, 0)
            self._buttons.append(button)

    def tell(self, question: Choice | None) -> None:
        """Say what the sources say of this switch; None: nothing worth telling."""
        if question is not self._question:
            self._question = question
            self.retranslate()

    def show_rules(self, rules: Rules, base: Rules) -> None:
        """Show the switch of ``rules``; ``base`` are the variant's own."""
        self.field.show_rules(rules)
        makes_sense = self.switch.makes_sense(rules)
        self._is_changed = self.switch.value(rules) != self.switch.value(base)
        # What has been changed must stay within reach, or it could not be changed back.
        state = self._is_changed, makes_sense or self._is_changed
        if state == self._state:
            return
        self._state = state
        self.setEnabled(state[1])
        roles = QPalette.ColorRole
        self._help.setForegroundRole(roles.PlaceholderText if self.isEnabled() else roles.WindowText)
        words: QWidget = self.field if isinstance(self.field, TruthField) else self._title
        font = words.font()
        font.setBold(self._is_changed)
        words.setFont(font)
        self._say_mark()

    def retranslate(self) -> None:
        """Every text in the language of the moment; `show_rules` does those of the values."""
        title = switch_title(self.switch.key)
        self._title.setText(title)
        if isinstance(self.field, TruthField):
            self.field.setText(title.replace("&", "&&"))
        self._help.setText(self._help_text())
        self._say_mark()

    def _say_mark(self) -> None:
        changed = translate("RuleBuilder", "changed", "a switch differs from the variant; изменено")
        self._mark.setText(f"{DIAMOND} {changed}" if self._is_changed else "")
        palette = self._mark.palette()
        palette.setColor(QPalette.ColorRole.WindowText, changed_colour())
        self._mark.setPalette(palette)
        title = switch_title(self.switch.key)
        self.field.setAccessibleName(f"{title}, {changed}" if self._is_changed else title)
        self.field.setAccessibleDescription(self._help_text())

    def _help_text(self) -> str:
        told = switch_help(self.switch.key)
        return told if self._question is None else f"{told}\n{question_in_words(self._question)}"

    def _indent(self) -> int:
        """How far the words of a check box stand from its left edge."""
        style = self.style()
        box = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth)
        return box + style.pixelMetric(QStyle.PixelMetric.PM_CheckBoxLabelSpacing) - GRID
