"""The question before matches are removed from the history."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from hearts_qt.ui.dialogs.base import Dialog

translate = QCoreApplication.translate


class RemoveDialog(Dialog):
    """Asks once; accepted means that the matches go."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self.say(self.setWindowTitle, lambda: translate("History", "Remove from the history"))
        self.body.addWidget(
            self.label(
                lambda: translate(
                    "History",
                    "%n match(es) will be gone from the history, the statistics and the goals. Before that a copy "
                    "of the whole history is kept beside it.",
                    None,
                    count,
                )
            )
        )
        go_on = self.button(lambda: translate("History", "Re&move"), QDialogButtonBox.ButtonRole.AcceptRole)
        go_on.setAutoDefault(False)
        self.resize(460, 0)
