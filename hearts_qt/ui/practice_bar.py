"""A strip above the status line while a position is practised: what that means, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from hearts_qt.ui import paper
from hearts_qt.ui.paper import PaperButton, Tone

if TYPE_CHECKING:
    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate


class PracticeBar(QFrame):
    """Stands there as long as the practice lasts.

    Signals:
        leaveWanted(): back to the match.
    """

    leaveWanted = Signal()

    def __init__(self, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = QLabel(self)
        self.button = PaperButton(Tone.PLAIN, self)
        self.setAutoFillBackground(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._text.setWordWrap(True)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.leaveWanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 10, 0)
        row.addWidget(self._text, 1)
        row.addWidget(self.button)
        self.set_colours(colours)
        self.retranslate()
        self.hide()

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        palette = paper.qt_palette(colours)
        palette.setColor(QPalette.ColorRole.Window, colours.paper)
        self.setPalette(palette)
        self.button.set_look(colours, 0.9)

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self._text.setText(translate("Window", "Practice: nothing of it is kept. Your own match is waiting."))
        self.button.set_words(translate("Window", "Back to the match"), "Ctrl+R")

    # -- Qt ---------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent, /) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
