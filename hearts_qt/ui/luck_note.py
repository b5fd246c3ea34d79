"""The lines below the final table that say how much of the match was luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from hearts_qt.ui import paper
from hearts_qt.ui.luck_words import luck_lines

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.store.luck import Luck
    from hearts_qt.table.theme import Palette

SIZE = 15.0
"""Of the letters, in pixels of the design."""
GAP = 10.0
"""Above the first line."""


class LuckNote(QLabel):
    """Empty, and without a height, until something is known."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules: Rules | None = None
        self._luck: Luck | None = None
        self._waiting = self._aided = False
        self._k = 1.0
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # On the table's viewport the ink would be that of a field to write in.
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        self.set_look(colours, 1.0)

    def forget(self) -> None:
        """Nothing is known of this match."""
        self._luck = None
        self.retranslate()

    def show_luck(self, rules: Rules, luck: Luck, *, waiting: bool, aided: bool) -> None:
        """Say what the other tables made of the cards; ``waiting`` and ``aided`` as for `luck_lines`."""
        self._rules, self._luck, self._waiting, self._aided = rules, luck, waiting, aided
        self.retranslate()

    def set_look(self, colours: Palette, k: float) -> None:
        """Colours and text scale."""
        self._k = k
        look = self.palette()
        look.setColor(QPalette.ColorRole.WindowText, colours.ink_secondary)
        self.setPalette(look)
        self.setFont(paper.font(SIZE, k))

    def needed(self, width: float) -> float:
        """The height of the text in this width, 0 for none."""
        return self.heightForWidth(round(width)) + GAP * self._k if self.text() else 0.0

    def retranslate(self) -> None:
        """Say it again in the language of the moment."""
        lines: tuple[str, ...] = ()
        if self._rules is not None and self._luck is not None:
            lines = luck_lines(self._rules, self._luck, waiting=self._waiting, aided=self._aided)
        self.setText("\n".join(lines))
