"""A quiet bar for what the player should hear of without being stopped: one notice at a time."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from hearts_qt.ui import paper

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate


class MessageBar(QFrame):
    """Stands above the status line while there is something to say.

    A notice is a function that makes its sentence, so that it can be said in another language.

    Signals:
        announced(str): a notice has appeared; for those who read it aloud.
    """

    announced = Signal(str)

    def __init__(self, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._queue: deque[Callable[[], str]] = deque()
        self._text = QLabel(self)
        self._close = QToolButton(self)
        self._set_up()
        self.set_colours(colours)
        self.retranslate()
        self.hide()

    @property
    def waiting(self) -> int:
        """How many notices there are, the one that is shown included."""
        return len(self._queue)

    @property
    def text(self) -> str:
        """The sentence that is shown; empty if there is none."""
        return self._queue[0]() if self._queue else ""

    def add(self, sentence: Callable[[], str]) -> None:
        """Show a notice, after those that are already waiting. One that already waits is not added again."""
        if sentence() in {known() for known in self._queue}:
            return
        self._queue.append(sentence)
        if len(self._queue) == 1:
            self._show_first()
        else:
            self._label_button()

    def dismiss(self) -> None:
        """The shown notice has been read."""
        if self._queue:
            self._queue.popleft()
        self._show_first()

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        self._colours = colours
        palette = paper.qt_palette(colours)
        palette.setColor(QPalette.ColorRole.Window, colours.paper)
        self.setPalette(palette)
        self._text.setPalette(palette)
        self._close.setPalette(palette)

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self._text.setText(self.text)
        self.setAccessibleName(self.text)
        self._label_button()

    # -- private ----------------------------------------------------------------------------------------------

    def _set_up(self) -> None:
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._close.setMinimumSize(QSize(28, 28))
        self._close.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 10, 6)
        row.setSpacing(12)
        row.addWidget(self._text, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)

    def _show_first(self) -> None:
        self.retranslate()
        self.setVisible(bool(self._queue))
        if self._queue:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
            self.announced.emit(self.text)

    def _label_button(self) -> None:
        """The cross, and how many more notices it leads to."""
        more = max(0, len(self._queue) - 1)
        self._close.setText(f"✕  {more}" if more else "✕")
        name = translate("Texts", "Next notice") if more else translate("Texts", "Dismiss the notice")
        self._close.setAccessibleName(name)
        self._close.setToolTip(name)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent, /) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
