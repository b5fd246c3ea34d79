"""The goals of a game: what is to be reached, how far it is, and since when it is reached."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from collections.abc import Sequence

Index = QModelIndex | QPersistentModelIndex

GOAL_ROLE = Qt.ItemDataRole.UserRole + 1
"""The whole `GoalRow` of a row."""


class GoalRow(Struct, frozen=True):
    """One goal, ready to read.

    Attributes:
        key: which it is, whatever the language.
        text: what is to be done.
        count, target: how often it was done and has to be.
        counted: the two in words.
        reached: the day on which it was reached; empty: not yet.
        spoken: all of it in one sentence.
    """

    key: str
    text: str
    count: int
    target: int
    counted: str
    reached: str
    spoken: str


class GoalColumn(IntEnum):
    """The columns, from the left."""

    TEXT = 0
    COUNT = 1
    REACHED = 2


class GoalsModel(QAbstractTableModel):
    """Rows of `GoalRow`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[GoalRow, ...] = ()
        self._heads = ("",) * len(GoalColumn)

    def set_heads(self, heads: Sequence[str]) -> None:
        """What stands over the columns."""
        self._heads = tuple(heads)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(GoalColumn) - 1)

    def set_rows(self, rows: Sequence[GoalRow]) -> None:
        """Show these goals."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(GoalColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (row.text, row.counted, row.reached)[index.column()]
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case _ if role == GOAL_ROLE:
                return row
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return self._heads[section] if 0 <= section < len(GoalColumn) else None
