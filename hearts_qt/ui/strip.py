"""A strip of paper above the status line: a sentence, and what can be done about it. It stops nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from hearts_qt.ui import paper
from hearts_qt.ui.paper import PaperButton, Tone

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.table.theme import Palette


class Strip(QFrame):
    """Hidden at first. The sentence is a function, so that it can be said in another language."""

    def __init__(self, sentence: Callable[[], str], colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = sentence
        self._colours = colours
        self._buttons: list[tuple[PaperButton, Callable[[], str], str]] = []
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 10, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self._text, 1)
        self.set_colours(colours)
        self.retranslate()
        self.hide()

    @property
    def sentence(self) -> str:
        """What is said."""
        return self._text.text()

    def add_button(self, words: Callable[[], str], key: str = "", *, first: bool = False) -> PaperButton:
        """A button at the right end; ``key`` does the same and is shown beside the words."""
        button = PaperButton(Tone.PRIMARY if first else Tone.PLAIN, self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.set_look(self._colours, 0.9)
        button.set_words(words(), key)
        self._buttons.append((button, words, key))
        self._row.addWidget(button)
        return button

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        self._colours = colours
        palette = paper.qt_palette(colours)
        palette.setColor(QPalette.ColorRole.Window, colours.paper)
        self.setPalette(palette)
        for button, *_ in self._buttons:
            button.set_look(colours, 0.9)

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self._text.setText(self._sentence())
        self.setAccessibleName(self._text.text())
        for button, words, key in self._buttons:
            button.set_words(words(), key)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent, /) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
