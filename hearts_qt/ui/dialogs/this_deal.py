"""Help → This deal: the number that the cards come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLineEdit, QPushButton

from hearts_qt.ui.dialogs.base import GRID, Dialog
from hearts_qt.ui.dialogs.seed_field import SeedField

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate


class ThisDealDialog(Dialog):
    """Shows the deal number, copies it, and takes another one to play.

    Signals:
        wanted(object): play a match with this number (an int that may not fit 32 bits), under the same rules.
    """

    wanted = Signal(object)

    def __init__(self, seed: int, number: int, parent: QWidget | None = None) -> None:
        """
        Args:
            seed: the deal number of the match.
            number: which deal of the match is being played, from 1; 0 before the first.
        """
        super().__init__(parent, QDialogButtonBox.StandardButton.Close)
        self.say(self.setWindowTitle, lambda: translate("ThisDeal", "This deal"))
        self._shown = QLineEdit(str(seed))
        self._shown.setReadOnly(True)
        self._copy = QPushButton()
        self._copy.setAutoDefault(False)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._shown.text()))
        self._other = SeedField()
        self._play = QPushButton()
        self._play.clicked.connect(self._play_other)
        self._other.edited.connect(self._check)
        self._problem = self.label(lambda: self._other.problem)
        self._build(number)
        self._check()
        self.resize(460, 0)

    def _build(self, number: int) -> None:
        self.say(self._copy.setText, lambda: translate("ThisDeal", "&Copy"))
        self.say(self._play.setText, lambda: translate("ThisDeal", "&Play it"))
        self.say(self._other.setPlaceholderText, lambda: translate("ThisDeal", "for example 271828"))
        for title, field, button in (
            (lambda: translate("ThisDeal", "The number of this match:"), self._shown, self._copy),
            (lambda: translate("ThisDeal", "Play the match with another number:"), self._other, self._play),
        ):
            label = self.label(title)
            label.setBuddy(field)
            row = QHBoxLayout()
            row.setSpacing(GRID)
            row.addWidget(field, 1)
            row.addWidget(button)
            self.body.addWidget(label)
            self.body.addLayout(row)
        self.body.addWidget(self._problem)
        self.body.addSpacing(GRID)
        if number:
            self.body.addWidget(
                self.label(
                    lambda: translate(
                        "ThisDeal", "This is deal {number} of the match; all its deals come from the one number."
                    ).format(number=number)
                )
            )
        self.body.addWidget(
            self.label(
                lambda: translate(
                    "ThisDeal",
                    "Give the number to a friend: with the same rules you both get the same cards. The match that "
                    "you leave stays in the history as abandoned.",
                )
            )
        )
        self.body.addStretch(1)

    def _check(self) -> None:
        self._play.setEnabled(self._other.seed is not None)
        self._problem.setVisible(not self._other.is_usable)

    def _play_other(self) -> None:
        self.wanted.emit(self._other.seed)
        self.accept()
