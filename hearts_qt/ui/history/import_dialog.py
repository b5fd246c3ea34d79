"""What is in a file that matches should come from, before any of it is taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QListWidget, QProgressBar, QWidget

from hearts_qt.ui.dialogs.base import Dialog
from hearts_qt.ui.history import traffic_words

if TYPE_CHECKING:
    from hearts_qt.store.importing import Preview

translate = QCoreApplication.translate

MOST_SHOWN = 200
"""Faults; nobody reads more."""


class ImportDialog(Dialog):
    """Waits for a preview, shows it, and asks.

    Signals:
        wanted(tuple[Found, ...]): take these over.
    """

    wanted = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """``name`` is that of the file."""
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self._preview: Preview | None = None
        self.say(self.setWindowTitle, lambda: translate("History", "Import"))
        self.body.addWidget(self.label(lambda: translate("History", "In {file}:").format(file=name), heading=True))
        self.found = QLabel()
        self.found.setWordWrap(True)
        self.flaws = QListWidget()
        self.flaws.setWordWrap(True)
        self.flaws.hide()
        self._waiting = QProgressBar()
        self._waiting.setRange(0, 0)
        self._waiting.setTextVisible(False)
        self.say(self.flaws.setAccessibleName, lambda: translate("History", "Faults"))
        self.say(
            self._waiting.setAccessibleName, lambda: translate("History", "Every match is being gone through…")
        )
        self.body.addWidget(self.found)
        self.body.addWidget(self._waiting)
        self.body.addWidget(self.flaws, 1)
        self.take = self.button(lambda: translate("History", "&Take over"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.take.setEnabled(False)
        self.follow(self._write)
        self.resize(560, 200)

    def show_preview(self, preview: Preview) -> None:
        """Show what was found."""
        self._preview = preview
        self._waiting.hide()
        self.flaws.setVisible(bool(preview.flaws))
        self.take.setEnabled(bool(preview.wanted))
        if preview.wanted:
            self.take.setDefault(True)
        self._write()
        self.resize(self.width(), 400 if preview.flaws else 0)

    def accept(self) -> None:
        if self._preview is not None:
            self.wanted.emit(self._preview.wanted)
        super().accept()

    def _write(self) -> None:
        if self._preview is None:
            self.found.setText(translate("History", "Every match is being gone through…"))
            return
        self.found.setText("\n".join(traffic_words.preview_lines(self._preview)))
        self.flaws.clear()
        flaws = self._preview.flaws
        self.flaws.addItems([traffic_words.flaw_sentence(flaw) for flaw in flaws[:MOST_SHOWN]])
        if len(flaws) > MOST_SHOWN:
            self.flaws.addItem(translate("History", "and %n more", None, len(flaws) - MOST_SHOWN))
