"""What the window's own widgets are to a screen reader, which would take them for plain boxes."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QComboBox, QLabel, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_ROLES = {
    "StatusLine": QAccessible.Role.StatusBar,
    "MessageBar": QAccessible.Role.AlertMessage,
    "Question": QAccessible.Role.Dialog,
    "MoonChoice": QAccessible.Role.Dialog,
    "ScoreSheet": QAccessible.Role.Dialog,
    "MatchEnd": QAccessible.Role.Dialog,
    "QStackedWidget": QAccessible.Role.Client,
}
"""By class; a class below one of these is the same."""
_kept: list[QAccessibleInterface] = []
"""Qt keeps the bare addresses."""


@cache
def offer_roles() -> None:
    """Tell Qt, once, what these widgets are. Qt asks when a screen reader does."""
    QAccessible.installFactory(_access)


def name_box(box: QComboBox, name: str) -> None:
    """Name a box that has no label beside it.

    On Linux Qt tells of a box what is chosen in it as its name, and leaves the name to the label: it gets one that
    is never shown.
    """
    box.setAccessibleName(name)
    around = box.parentWidget()
    if around is None:
        return
    near = around.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
    label = next((label for label in near if label.buddy() is box), None)
    if label is None:
        label = QLabel(around)
        label.setBuddy(box)
        label.hide()
    label.setText(name)


def _access(name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, QWidget):
        return None
    if name == "MainWindow":
        _kept.append(_Contents(thing, QAccessible.Role.Window))
    elif name in _ROLES:
        _kept.append(QAccessibleWidget(thing, _ROLES[name]))
    else:
        return None
    return _kept[-1]


class _Contents(QAccessibleWidget):
    """A main window that is none where it lies in another: the focus is looked for in the active one."""

    # -- Qt ---------------------------------------------------------------------------------------------------

    def role(self) -> QAccessible.Role:
        widget = self.widget()
        return super().role() if widget is None or widget.isWindow() else QAccessible.Role.Client
