"""Asks what becomes of a match that is not over when another one is opened from a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialogButtonBox

from hearts_qt.ui.dialogs.base import Dialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate


class LeaveMatchDialog(Dialog):
    """Accepted: leave the match for the one in the file.

    Signals:
        saveWanted(): leave it after it has been saved as a file too.
    """

    saveWanted = Signal()

    def __init__(self, file: str, parent: QWidget | None = None) -> None:
        """``file`` is the name of the file that waits."""
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self.say(self.setWindowTitle, lambda: translate("LeaveMatch", "Open a match"))
        self.body.addWidget(
            self.label(
                lambda: translate("LeaveMatch", "Your match is not over. Leave it for {file}?").format(file=file)
            )
        )
        self.body.addWidget(
            self.label(
                lambda: translate(
                    "LeaveMatch",
                    "Once left, it stays in the history as abandoned, with every card to look at. To be able to "
                    "play it on some day, save it as a file first.",
                )
            )
        )
        save = self.button(
            lambda: translate("LeaveMatch", "&Save mine first…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        save.clicked.connect(self._save)
        leave = self.button(lambda: translate("LeaveMatch", "&Leave it"), QDialogButtonBox.ButtonRole.AcceptRole)
        leave.setAutoDefault(False)
        save.setDefault(True)
        self.resize(480, 0)

    def _save(self) -> None:
        self.reject()
        self.saveWanted.emit()
