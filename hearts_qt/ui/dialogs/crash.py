"""What the player sees when the program has made a mistake: a report to copy. The match goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit

from hearts_qt.ui.dialogs.base import Dialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from hearts_qt.support.crash import CrashReport

translate = QCoreApplication.translate


class CrashDialog(Dialog):
    """Shows one report; later ones are added below it."""

    def __init__(self, report: CrashReport, parent: QWidget | None = None) -> None:
        super().__init__(parent, QDialogButtonBox.StandardButton.Close)
        self.say(self.setWindowTitle, lambda: translate("Crash", "Something went wrong"))
        self.body.addWidget(
            self.label(
                lambda: translate(
                    "Crash",
                    "The program has made a mistake. Nothing of the match is lost, it is saved after every move: "
                    "close this window and play on. If the table does not answer any more, close the program and "
                    "start it again.",
                )
            )
        )
        self.body.addWidget(
            self.label(
                lambda: translate(
                    "Crash",
                    "This report helps to find the mistake. It says which versions run, what happened last and "
                    "how the match went; nothing else about you.",
                )
            )
        )
        self._text = QPlainTextEdit(report.text)
        self._text.setReadOnly(True)
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.say(self._text.setAccessibleName, lambda: translate("Crash", "Report"))
        self.body.addWidget(self._text, 1)
        copy = self.button(lambda: translate("Crash", "&Copy the report"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._text.toPlainText()))
        copy.setDefault(True)
        copy.setFocus()
        self.resize(680, 520)

    def add(self, report: CrashReport) -> None:
        """Another mistake while the dialog is open."""
        self._text.appendPlainText("\n" + report.text)
