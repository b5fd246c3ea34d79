"""The field in which a deal number is typed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from hearts_qt.rules.shuffle import MAX_SEED

translate = QCoreApplication.translate


class SeedField(QLineEdit):
    """Takes a number from 0 to `MAX_SEED`; spaces between groups of digits are fine, empty means any.

    Signals:
        edited(): the text changed.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(40)
        self.textChanged.connect(lambda: self.edited.emit())

    @property
    def seed(self) -> int | None:
        """The number; None when the field is empty or holds no deal number."""
        digits = "".join(self.text().split())
        return int(digits) if digits.isascii() and digits.isdecimal() and int(digits) <= MAX_SEED else None

    @property
    def is_usable(self) -> bool:
        """Whether the field is empty or holds a deal number."""
        return not self.text().strip() or self.seed is not None

    @property
    def problem(self) -> str:
        """What to write instead, in a sentence."""
        return translate("Seed", "A deal number is a whole number from 0 to {most}.").format(
            most=f"{MAX_SEED:,}".replace(",", "\N{NO-BREAK SPACE}")
        )
