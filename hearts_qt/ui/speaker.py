"""Everything that is said to those who listen: to a screen reader, and kept for the text beside the table."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton

from hearts_qt.ui.announcer import Announcer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate

KEPT = 500
"""How many sentences can be read again."""
LONGEST_KEY = 12
"""A longer description of a button is not the name of a key."""


class Speaker(QObject):
    """Says sentences aloud where a screen reader listens, and remembers them.

    Attributes:
        is_read: whether the text stands beside the table.

    Signals:
        spoken(str): a sentence more.
    """

    spoken = Signal(str)

    def __init__(self, voice: QWidget) -> None:
        """``voice`` is the widget that a screen reader takes for the speaker."""
        super().__init__(voice)
        self._announcer = Announcer(voice)
        self._lines: deque[str] = deque(maxlen=KEPT)
        self.is_read = False

    @property
    def lines(self) -> tuple[str, ...]:
        """What was said, the latest last."""
        return tuple(self._lines)

    @property
    def is_heard(self) -> bool:
        """Whether anybody hears or reads what is said."""
        return self.is_read or QAccessible.isActive()

    @Slot(str)
    def say(self, sentence: str) -> None:
        """Say it aloud and write it down."""
        self.note(sentence)
        self._announcer.say(sentence)

    @Slot(str)
    def note(self, sentence: str) -> None:
        """Write down what a screen reader says by itself: where the focus or the cursor went."""
        self._lines.append(sentence)
        self.spoken.emit(sentence)


def paper_text(paper: QWidget) -> str:
    """What stands on a sheet that was laid on the table, and the buttons on it with their keys."""
    said = [paper.accessibleName(), paper.accessibleDescription()]
    buttons = [b for b in paper.findChildren(QPushButton) if not b.isHidden() and b.isEnabled()]
    if buttons:
        named = "; ".join(map(_button, buttons))
        said.append(translate("Speech", "Buttons: {buttons}.").format(buttons=named))
    return " ".join(text if text.endswith((".", "?", "!")) else f"{text}." for text in said if text)


def button_text(button: QPushButton) -> str:
    """A button that has the focus."""
    return translate("Speech", "Button: {button}.").format(button=_button(button))


def _button(button: QPushButton) -> str:
    name, more = button.accessibleName() or button.text(), button.accessibleDescription()
    if not more:
        return name
    if len(more) > LONGEST_KEY:
        return translate("Speech", "{button} ({more})", "a button and what it does").format(button=name, more=more)
    text = translate("Speech", "{button}, key {key}", "a button and the key that presses it")
    return text.format(button=name, key=more)
