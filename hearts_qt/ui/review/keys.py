"""What the keys mean while a deal is reviewed.

← and → go a step, ↑ and ↓ (or Page Up and Page Down) a trick, Home and End to the ends of the deal; Space is →. N
and Shift+N go to the next and the last decision that the computer would have taken otherwise. P plays from here, M
shows the decisions where the window is too narrow for them, Esc goes back. The letters of a Russian keyboard on
the same keys mean the same.
"""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt


class Wish(Enum):
    """What the person wants."""

    FIRST = auto()
    TRICK_BEFORE = auto()
    BEFORE = auto()
    AFTER = auto()
    TRICK_AFTER = auto()
    LAST = auto()
    MARK_BEFORE = auto()
    NEXT_MARK = auto()
    PRACTISE = auto()
    DECISIONS = auto()
    BACK = auto()


STEPS = (Wish.FIRST, Wish.TRICK_BEFORE, Wish.BEFORE, Wish.AFTER, Wish.TRICK_AFTER, Wish.LAST)
"""The wishes that have a button, in its order."""

_KEYS = {
    Qt.Key.Key_Home: Wish.FIRST,
    Qt.Key.Key_Up: Wish.TRICK_BEFORE,
    Qt.Key.Key_PageUp: Wish.TRICK_BEFORE,
    Qt.Key.Key_Left: Wish.BEFORE,
    Qt.Key.Key_Right: Wish.AFTER,
    Qt.Key.Key_Space: Wish.AFTER,
    Qt.Key.Key_Down: Wish.TRICK_AFTER,
    Qt.Key.Key_PageDown: Wish.TRICK_AFTER,
    Qt.Key.Key_End: Wish.LAST,
    Qt.Key.Key_Escape: Wish.BACK,
}
_LETTERS = {
    "n": Wish.NEXT_MARK,
    "т": Wish.NEXT_MARK,
    "p": Wish.PRACTISE,
    "з": Wish.PRACTISE,
    "m": Wish.DECISIONS,
    "ь": Wish.DECISIONS,
}


def wish(key: int, text: str, *, shift: bool) -> Wish | None:
    """What a key means; None if it means nothing here."""
    found = _KEYS.get(Qt.Key(key)) or _LETTERS.get(text.casefold())
    return Wish.MARK_BEFORE if found is Wish.NEXT_MARK and shift else found
