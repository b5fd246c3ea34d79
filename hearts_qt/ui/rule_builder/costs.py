"""A table of costs as a line of text: ``♥ 1, Q♠ 13``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QWidget

from hearts_qt.rules.cards import SUITS
from hearts_qt.ui.dialogs.base import Dialog

if TYPE_CHECKING:
    from collections.abc import Sequence

    Costs = tuple[tuple[str, int], ...]

translate = QCoreApplication.translate

LONGEST = 200

_SIGNS = {**{suit.symbol: suit.letter for suit in SUITS}, "10": "T", "Т": "A", "К": "K", "Д": "Q", "В": "J"}
"""What people write for the letters of the notation: suit signs, the ten, the Russian letters on the cards."""
_ITEM = re.compile(r"([2-9TJQKA]?[CDSH]?)\s*[:=]?\s*([-−]?\d{1,3})")


def write_costs(costs: Sequence[tuple[str, int]]) -> str:
    """The table as `read_costs` reads it."""
    signs = {suit.letter: suit.symbol for suit in SUITS}
    return ", ".join(
        f"{''.join(signs.get(c, '10' if c == 'T' else c) for c in key)} {cost}".replace("-", "−")
        for key, cost in costs
    )


def read_costs(text: str) -> Costs:
    """The table that ``text`` describes. Raises ValueError with the part that says nothing."""
    found = []
    for part in re.split(r"[,;\n]", text):
        if not part.strip():
            continue
        plain = part.strip().upper().replace("\N{VARIATION SELECTOR-16}", "")
        name, _, cost = plain.rpartition(" ")
        for sign, letter in _SIGNS.items():
            name = name.replace(sign, letter)
        match = _ITEM.fullmatch(f"{name.replace(' ', '')} {cost}")
        if match is None or not match[1]:
            raise ValueError(part.strip())
        found.append((match[1], int(match[2].replace("−", "-"))))
    return tuple(found)


class CostsDialog(Dialog):
    """Asks what the cards cost.

    Signals:
        chosen(object): the table, as `Rules.points`.
    """

    chosen = Signal(object)

    def __init__(self, costs: Sequence[tuple[str, int]], parent: QWidget | None = None) -> None:
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self.say(self.setWindowTitle, lambda: translate("RuleBuilder", "Penalty cards"))
        self._field = QLineEdit(write_costs(costs))
        self._field.setObjectName("costs")
        self._field.setMaxLength(LONGEST)
        self._field.textChanged.connect(self._check)
        label = self.field_label(lambda: translate("RuleBuilder", "&Cards and what they cost"), self._field)
        self.body.addWidget(label)
        self.body.addWidget(self._field)
        self.body.addWidget(
            self.label(
                lambda: translate(
                    "RuleBuilder",
                    "A suit, a rank or one card, a space, a number; commas between them. ♥ 1, Q♠ 13 is the usual "
                    "table: every heart one, the queen of spades thirteen. H, S, D, C stand for the suits; what "
                    "comes later wins.",
                )
            )
        )
        self._said = self.label(str)
        self._said.setObjectName("said")
        self.body.addWidget(self._said)
        self._use = self.button(lambda: translate("RuleBuilder", "&Use"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._use.setDefault(True)
        self.follow(self._check)
        self.resize(520, 0)

    def accept(self) -> None:
        try:
            costs = read_costs(self._field.text())
        except ValueError:
            return
        self.chosen.emit(costs)
        super().accept()

    def _check(self) -> None:
        try:
            read_costs(self._field.text())
        except ValueError as error:
            text = translate("RuleBuilder", "“{word}” is no card with a number.")
            self._said.setText(text.format(word=error))
            self._use.setEnabled(False)
        else:
            self._said.setText("")
            self._use.setEnabled(True)
