"""What the window's own widgets are to a screen reader, which would take them for plain boxes."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_ROLES = {
    "StatusLine": QAccessible.Role.StatusBar,
    "MessageBar": QAccessible.Role.AlertMessage,
    "Question": QAccessible.Role.Dialog,
    "MoonChoice": QAccessible.Role.Dialog,
    "ScoreSheet": QAccessible.Role.Dialog,
    "MatchEnd": QAccessible.Role.Dialog,
}
"""By class; a class below one of these is the same."""
_kept: list[QAccessibleInterface] = []
"""Qt keeps the bare addresses."""


@cache
def offer_roles() -> None:
    """Tell Qt, once, what these widgets are. Qt asks when a screen reader does."""
    QAccessible.installFactory(_access)


def _access(name: str, thing: QObject) -> QAccessibleInterface | None:
    if name not in _ROLES or not isinstance(thing, QWidget):
        return None
    _kept.append(QAccessibleWidget(thing, _ROLES[name]))
    return _kept[-1]
