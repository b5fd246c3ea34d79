"""One figure that is seen at once: what it is, large what it comes to, and a note."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from hearts_qt.ui.dialogs.base import GRID, embolden

LARGE = 1.7
"""How much larger than the text the figure is."""


class Figure(QFrame):
    """A frame in the colour of fields with three lines; a screen reader hears them as one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lines = (QLabel(), QLabel(), QLabel())
        embolden(self._lines[1], LARGE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GRID + 2, GRID, 2, GRID)
        layout.setSpacing(0)
        for line in self._lines:
            line.setTextFormat(Qt.TextFormat.PlainText)
            line.setMinimumWidth(1)
            layout.addWidget(line)

    def show_figure(self, title: str, value: str, note: str) -> None:
        """Show these three lines."""
        for line, text in zip(self._lines, (title, value, note), strict=True):
            line.setText(text)
            line.setToolTip(text)
        self.setAccessibleName(": ".join((title, ", ".join(part for part in (value, note) if part))))
