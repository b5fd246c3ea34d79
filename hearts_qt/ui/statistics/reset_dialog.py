"""The question before matches are taken out of the history."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialogButtonBox, QRadioButton, QWidget

from hearts_qt.store.statistics import Scope
from hearts_qt.ui.dialogs.base import Dialog
from hearts_qt.ui.statistics import words

translate = QCoreApplication.translate


class ResetDialog(Dialog):
    """Asks which matches go: those that are chosen, or all.

    Signals:
        wanted(Scope): these.
    """

    wanted = Signal(object)

    def __init__(self, scope: Scope, count: int, everything: int, parent: QWidget | None = None) -> None:
        """``count`` matches are in ``scope``, ``everything`` there are in all."""
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self._scope = scope
        self.say(self.setWindowTitle, lambda: translate("Statistics", "Reset the statistics"))
        self.body.addWidget(
            self.label(
                lambda: translate(
                    "Statistics",
                    "These matches are taken out of the statistics, the history and the goals. Before that a "
                    "copy of the whole history is kept beside it; “Import…” on the page of matches brings them "
                    "back from there. A match that you are playing stays.",
                )
            )
        )
        self.chosen = QRadioButton()
        self.chosen.setChecked(True)
        self.say(
            self.chosen.setText,
            lambda: translate("Statistics", "What is &chosen: {choice} – {matches}").format(
                choice=words.choice(scope), matches=words.matches(count)
            ),
        )
        self.all = QRadioButton()
        self.say(
            self.all.setText,
            lambda: translate("Statistics", "&Everything – {matches}").format(matches=words.matches(everything)),
        )
        self.body.addWidget(self.chosen)
        self.body.addWidget(self.all)
        self.remove = self.button(
            lambda: translate("Statistics", "Take &out"), QDialogButtonBox.ButtonRole.DestructiveRole
        )
        self.remove.setAutoDefault(False)
        self.remove.clicked.connect(self.accept)
        self.resize(520, 0)

    def accept(self) -> None:
        self.wanted.emit(self._scope if self.chosen.isChecked() else Scope())
        super().accept()
