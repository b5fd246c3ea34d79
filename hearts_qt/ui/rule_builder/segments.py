"""A few numbers side by side, one of which is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from hearts_qt.ui.dialogs.base import FIELD
from hearts_qt.ui.rule_builder.marks import discard

if TYPE_CHECKING:
    from collections.abc import Sequence

NARROW = 34
WIDE = 54
FEW = 6
"""So many segments have room to be wide."""

_STYLE = """
    QPushButton { border: 1px solid transparent; border-radius: 5px; padding: 2px 4px; background: transparent; }
    QPushButton:hover { border-color: palette(mid); }
    QPushButton:checked { background: palette(highlight); color: palette(highlighted-text); font-weight: bold; }
    QPushButton:focus { border: 2px solid palette(window-text); }
"""


class Segments(QFrame):
    """Chooses one number.

    Signals:
        chosen(int): the person chose it.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 2, 2, 2)
        self._row.setSpacing(2)

    @property
    def buttons(self) -> list[QAbstractButton]:
        """One for each number, from left to right."""
        return self._group.buttons()

    def offer(self, numbers: Sequence[int], chosen: int) -> None:
        """Show these numbers, one of them chosen."""
        if [self._group.id(button) for button in self._group.buttons()] != list(numbers):
            for button in self._group.buttons():
                self._group.removeButton(button)
                self._row.removeWidget(button)
                discard(button)
            for number in numbers:
                button = QPushButton(str(number), self)
                button.setCheckable(True)
                button.setFlat(True)
                button.setAutoDefault(False)
                button.setStyleSheet(_STYLE)
                button.setMinimumSize(WIDE if len(numbers) <= FEW else NARROW, FIELD - 6)
                self._group.addButton(button, number)
                self._row.addWidget(button)
                button.show()
        self._group.button(chosen).setChecked(True)
        for button in self._group.buttons():
            # The Tab key leads to the chosen one, the arrows from there to the others.
            policies = Qt.FocusPolicy
            button.setFocusPolicy(policies.StrongFocus if button.isChecked() else policies.ClickFocus)
            button.setAccessibleName(f"{self.accessibleName()}: {button.text()}")
