"""The questions on which the sources of a game differ, as rows of the builder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPalette, QWheelEvent
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QVBoxLayout, QWidget

from hearts_qt.ui.dialogs.base import FIELD, GRID
from hearts_qt.ui.rule_builder.marks import dim, discard, small
from hearts_qt.ui.rule_builder.source_words import answer_name, question_title

if TYPE_CHECKING:
    from hearts_qt.rules.choices import Choice
    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate


class SourceField(QComboBox):
    """The answers to one question. What no source says is shown as such and cannot be chosen.

    Signals:
        edited(str): the person chose this answer.
    """

    edited = Signal(str)

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        self._choice = choice
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setMinimumHeight(FIELD)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.currentIndexChanged.connect(lambda k: self.edited.emit(self._answers[k]))

    @property
    def _answers(self) -> tuple[str, ...]:
        return tuple(self._choice.answers)

    def show_rules(self, rules: Rules) -> None:
        """Show which answer ``rules`` give, without telling anybody."""
        now = self._choice.answer(rules)
        texts = [answer_name(self._choice.key, answer) for answer in self._answers]
        with QSignalBlocker(self):
            if texts != [self.itemText(k) for k in range(self.count())]:
                self.clear()
                self.addItems(texts)
                for k, text in enumerate(texts):
                    self.setItemData(k, text, Qt.ItemDataRole.ToolTipRole)
            self.setPlaceholderText(
                translate("RuleBuilder", "as set in the list below", "no answer of the sources")
            )
            self.setCurrentIndex(-1 if now is None else self._answers.index(now))
        self.setToolTip(self.currentText() or self.placeholderText())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling the page must not change what lies below the pointer."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class SourceQuestions(QFrame):
    """Every question of one variant; hidden where its sources agree.

    Signals:
        edited(Rules): the rules with another answer.
    """

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._rules: Rules | None = None
        self._choices: tuple[Choice, ...] = ()
        self._rows: list[tuple[QLabel, SourceField]] = []
        self.setObjectName("sources")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._note = dim(small(QLabel()))
        self._note.setWordWrap(True)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(GRID + 4, GRID // 2, GRID + 4, GRID)
        self._layout.setSpacing(GRID // 2)
        self._layout.addWidget(self._note)
        self.retranslate()

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """What the keyboard goes through, from top to bottom."""
        return tuple(field for _, field in self._rows)

    def show_rules(self, choices: tuple[Choice, ...], rules: Rules) -> None:
        """Show the questions that arise with ``rules`` and how these answer them."""
        arising = tuple(choice for choice in choices if choice.arises(rules))
        self._rules = rules
        if arising != self._choices:
            self._ask(arising)
        for (label, field), choice in zip(self._rows, self._choices, strict=True):
            field.show_rules(rules)
            changed = choice.answer(rules) != next(iter(choice.answers))
            font = label.font()
            font.setBold(changed)
            label.setFont(font)
        self.setVisible(bool(self._choices))

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        self._note.setText(
            translate("RuleBuilder", "The books do not agree here. The first answer is the usual one.")
        )
        for (label, field), choice in zip(self._rows, self._choices, strict=True):
            title = question_title(choice.key)
            label.setText(title)
            field.setAccessibleName(title)
            if self._rules is not None:
                field.show_rules(self._rules)

    # -- private --------------------------------------------------------------------------------------------

    def _ask(self, choices: tuple[Choice, ...]) -> None:
        for label, field in self._rows:
            for widget in (label, field):
                self._layout.removeWidget(widget)
                discard(widget)
        self._rows, self._choices = [], choices
        for choice in choices:
            label, field = QLabel(), SourceField(choice)
            label.setWordWrap(True)
            label.setBuddy(field)
            field.setObjectName(f"source_{choice.key}")
            field.edited.connect(lambda answer, choice=choice: self._take(choice, answer))
            self._layout.addWidget(label)
            self._layout.addWidget(field)
            self._rows.append((label, field))
        self.retranslate()

    def _take(self, choice: Choice, answer: str) -> None:
        if self._rules is not None:
            self.edited.emit(choice.put(self._rules, answer))
