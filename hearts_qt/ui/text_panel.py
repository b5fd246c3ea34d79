"""The game as text, beside the table: all that is announced, to be read at leisure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QDockWidget, QPlainTextEdit

from hearts_qt.ui.speaker import KEPT

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent
    from PySide6.QtWidgets import QWidget

    from hearts_qt.ui.speaker import Speaker

translate = QCoreApplication.translate

WIDTH = 300
MARGIN = 8
"""Between the edge and the text, in pixels."""


class TextPanel(QDockWidget):
    """A pane that grows by a line with each sentence and can only be read.

    Tab and Shift+Tab lead into it and out of it, Esc back to the table.

    Signals:
        left(): the person wants to go back to the table.
        closed(): the person has closed the pane.
    """

    left = Signal()
    closed = Signal()

    def __init__(self, speaker: Speaker, parent: QWidget) -> None:
        """``speaker``: whose sentences stand in it, those that were said before too."""
        super().__init__(parent)
        self.setObjectName("text_panel")
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self._text = QPlainTextEdit(self)
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._text.setMaximumBlockCount(KEPT)
        self._text.document().setDocumentMargin(MARGIN)
        # A caret shows where one reads, and lets a screen reader go line by line.
        reading = Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        self._text.setTextInteractionFlags(reading)
        self._text.installEventFilter(self)
        self.setWidget(self._text)
        self.setMinimumWidth(WIDTH // 2)
        self.resize(WIDTH, self.height())
        self.retranslate()
        self._speaker = speaker
        for line in speaker.lines:
            self.add(line)
        speaker.spoken.connect(self.add)

    @property
    def text(self) -> str:
        """All that stands in it."""
        return self._text.toPlainText()

    @Slot(str)
    def add(self, sentence: str) -> None:
        """A line more. Whoever reads further up stays there."""
        at_end = self._text.textCursor().atEnd()
        self._text.appendPlainText(sentence)
        if at_end:
            self._text.moveCursor(QTextCursor.MoveOperation.End)
            self._text.moveCursor(QTextCursor.MoveOperation.StartOfLine)
            self._text.moveCursor(QTextCursor.MoveOperation.End)

    def switch(self, *, on: bool) -> None:
        """Be there or not. It gives the focus back when it goes."""
        if self.isHidden() is on:
            self.setVisible(on)
            if not on:
                self.left.emit()
        self._speaker.is_read = on

    def retranslate(self) -> None:
        """The name in the language of now; what has been said stays as it was said."""
        self.setWindowTitle(translate("Window", "The game as text"))
        self._text.setAccessibleName(translate("Window", "The game as text"))

    # -- Qt ---------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        match event:
            case QKeyEvent() if event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
                self.left.emit()
                return True
            case _:
                return False

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
