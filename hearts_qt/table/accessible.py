"""The table in Qt's tree of accessible things: the parts of `outline`, beside the sheets that lie on the table.

Qt asks for this only when a screen reader, or a test, asks Qt. What it is given must outlive every question:
Qt keeps the bare addresses, so interfaces are made once for each part, registered and never let go. A cast that
finds nothing must return a null `VoidPtr`; None or a number would be taken for an address.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken, VoidPtr

from hearts_qt.table.outline import Kind, Part, outline

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from hearts_qt.table.view import TableView

_ROLES = {
    Kind.LIST: QAccessible.Role.List,
    # Whoever walks along thirteen cards does not want to hear thirteen times that it is a button.
    Kind.CARD: QAccessible.Role.ListItem,
    Kind.ITEM: QAccessible.Role.ListItem,
    # A label would be read out with the table whenever that gets the focus.
    Kind.TEXT: QAccessible.Role.Paragraph,
    Kind.BUTTON: QAccessible.Role.Button,
}
_NOTHING = VoidPtr(0)
_kept: list[TableAccess] = []


def table_access(view: TableView) -> TableAccess:
    """The accessible side of ``view``, which Qt takes over."""
    made = TableAccess(view)
    _kept.append(made)
    return made


class TableAccess(QAccessibleWidget):
    """A group: the hand, the trick, the players, the deal, the button, and what lies on the table as widgets."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self._view = view
        self._made: dict[str, PartAccess] = {}
        self._known: frozenset[str] = frozenset()
        view.cursorMoved.connect(self._tell_focus)
        view.selectionChanged.connect(self._tell_changes)
        view.presented.connect(self._tell_changes)
        view.idle.connect(self._tell_changes)

    # -- for the parts ----------------------------------------------------------------------------------------

    @property
    def is_alive(self) -> bool:
        """Whether the table still exists."""
        return bool(Shiboken.isValid(self._view))

    def parts(self) -> tuple[Part, ...]:
        """The table as it is now."""
        return outline(self._view.table_scene, self._view.choice) if self.is_alive else ()

    def part(self, key: str) -> Part | None:
        """One part of it."""
        return self._all().get(key)

    def access(self, key: str, kind: Kind) -> PartAccess:
        """The interface of a part, the same each time."""
        if key not in self._made:
            self._made[key] = PartAccess(self, key, kind)
        return self._made[key]

    def list_of(self, key: str) -> PartAccess | None:
        """The list that a part stands in; None: it stands on the table itself."""
        for part in self.parts():
            if any(inner.key == key for inner in part.parts):
                return self.access(part.key, part.kind)
        return None

    def on_screen(self, rect: QRectF) -> QRect:
        """A rectangle of the scene in pixels of the screen."""
        if not self.is_alive or rect.isEmpty():
            return QRect()
        inside = self._view.mapFromScene(rect).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def press(self, key: str) -> None:
        """Do what a click on the part does, once Qt has answered whoever asked for it."""
        part = self.part(key)
        if part is not None:
            QTimer.singleShot(0, self._view, lambda: self._view.press_part(part.card))

    def set_cursor(self, key: str) -> None:
        """Put the card cursor on the part."""
        part = self.part(key)
        if part is not None and part.card is not None:
            self._view.set_cursor(part.card)

    # -- private ----------------------------------------------------------------------------------------------

    def _all(self) -> dict[str, Part]:
        return {part.key: part for top in self.parts() for part in (top, *top.parts)}

    def _sheets(self) -> QAccessibleInterface | None:
        """The surface with the sheets on it; the scroll bars beside it are never shown."""
        return QAccessible.queryAccessibleInterface(self._view.viewport()) if self.is_alive else None

    def _tell_focus(self) -> None:
        cursor = self._view.choice.marks.cursor
        for part in self._all().values() if QAccessible.isActive() else ():
            if part.card is not None and part.card == cursor:
                access = self.access(part.key, part.kind)
                QAccessible.updateAccessibility(QAccessibleEvent(access, QAccessible.Event.Focus))

    def _tell_changes(self) -> None:
        """Say which parts are new and which are gone."""
        if not QAccessible.isActive():
            return
        now = self._all()
        for key in self._known - now.keys():
            gone = QAccessibleEvent(self._made[key], QAccessible.Event.ObjectDestroyed)
            QAccessible.updateAccessibility(gone)
        for key in now.keys() - self._known:
            new = QAccessibleEvent(self.access(key, now[key].kind), QAccessible.Event.ObjectCreated)
            QAccessible.updateAccessibility(new)
        self._known = frozenset(now)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.is_alive

    def childCount(self) -> int:
        return len(self.parts()) + 1

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        parts = self.parts()
        if 0 <= index < len(parts):
            return self.access(parts[index].key, parts[index].kind)
        return self._sheets() if index == len(parts) else None

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        keys = [part.key for part in self.parts()]
        if isinstance(child, PartAccess):
            return keys.index(child.key) if child.key in keys else -1
        return len(keys) if self.is_alive and child.object() is self._view.viewport() else -1

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        for part in self.parts():
            if self.on_screen(part.rect).contains(QPoint(x, y)):
                return self.access(part.key, part.kind)
        return self._sheets()

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        if self.is_alive and self._view.hasFocus():
            for part in self._all().values():
                if part.focused:
                    return self.access(part.key, part.kind)
        return super().focusChild()


class PartAccess(QAccessibleInterface):
    """One part. It asks `outline` each time, so it never says what is not so any more."""

    def __init__(self, table: TableAccess, key: str, kind: Kind) -> None:
        super().__init__()
        self.key = key
        self._table = table
        self._kind = kind
        self._action = _PartAction(table, key, kind) if kind in (Kind.CARD, Kind.BUTTON) else None
        QAccessible.registerAccessibleInterface(self)

    @property
    def part(self) -> Part | None:
        """What it stands for; None if that is not on the table now."""
        return self._table.part(self.key)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self._table.is_alive

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        return self._table.list_of(self.key) or self._table

    def childCount(self) -> int:
        part = self.part
        return len(part.parts) if part is not None else 0

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        part = self.part
        if part is None or not 0 <= index < len(part.parts):
            return None
        return self._table.access(part.parts[index].key, part.parts[index].kind)

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        part = self.part
        keys = [inner.key for inner in part.parts] if part is not None else []
        return keys.index(child.key) if isinstance(child, PartAccess) and child.key in keys else -1

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        part = self.part
        # The card that lies on top of its neighbours is the last one.
        for inner in reversed(part.parts) if part is not None else ():
            if self._table.on_screen(inner.rect).contains(QPoint(x, y)):
                return self._table.access(inner.key, inner.kind)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def role(self) -> QAccessible.Role:
        return _ROLES[self._kind]

    def rect(self) -> QRect:
        part = self.part
        return self._table.on_screen(part.rect) if part is not None else QRect()

    def state(self) -> QAccessible.State:
        state, part = QAccessible.State(), self.part
        if part is None:
            state.invisible = True
            return state
        state.focusable = self._action is not None
        state.focused = part.focused
        state.disabled = not part.enabled
        state.readOnly = self._kind in (Kind.ITEM, Kind.TEXT)
        return state

    def text(self, kind: QAccessible.Text, /) -> str:
        part = self.part
        if part is None:
            return ""
        match kind:
            case QAccessible.Text.Name:
                return part.name
            case QAccessible.Text.Accelerator:
                return part.shortcut
            case _:
                return ""

    def setText(self, kind: QAccessible.Text, text: str, /) -> None:
        pass

    def interface_cast(self, kind: QAccessible.InterfaceType, /) -> int:
        found = _NOTHING
        if self._action is not None and kind is QAccessible.InterfaceType.ActionInterface:
            found = VoidPtr(Shiboken.getCppPointer(self._action)[0])
        return cast("int", found)


class _PartAction(QAccessibleActionInterface):
    """What can be done with a card or the button."""

    def __init__(self, table: TableAccess, key: str, kind: Kind) -> None:
        super().__init__()
        self._table = table
        self._key = key
        self._names = [QAccessibleActionInterface.pressAction()]
        if kind is Kind.CARD:
            self._names.append(QAccessibleActionInterface.setFocusAction())

    # -- Qt ---------------------------------------------------------------------------------------------------

    def actionNames(self) -> list[str]:
        return self._names

    def doAction(self, name: str, /) -> None:
        if name == QAccessibleActionInterface.setFocusAction():
            self._table.set_cursor(self._key)
        elif name in self._names:
            self._table.press(self._key)

    def keyBindingsForAction(self, name: str, /) -> list[str]:
        part = self._table.part(self._key)
        return [part.shortcut] if part is not None and part.shortcut else []
