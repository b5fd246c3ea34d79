"""Figures as a table: a label in the first column of every row, values in the others."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from collections.abc import Sequence

Index = QModelIndex | QPersistentModelIndex

READS_ROWS = sys.platform == "linux"
"""Whether the screen reader reads out every cell of a row; else only the one that the keys have come to."""


class StatisticsRow(Struct, frozen=True):
    """One line, ready to read: ``label`` and, from left to right, ``values``.

    ``key`` says which line it is, whatever the language.
    """

    key: str
    label: str
    values: tuple[str, ...]


class StatisticsModel(QAbstractTableModel):
    """A fixed number of columns. New figures of the same kinds change values, not rows."""

    def __init__(self, columns: int, parent: QObject | None = None) -> None:
        """``columns``: with that of the labels."""
        super().__init__(parent)
        self._columns = columns
        self._heads = ("",) * columns
        self._rows: tuple[StatisticsRow, ...] = ()

    def set_heads(self, heads: Sequence[str]) -> None:
        """What stands over the columns."""
        self._heads = tuple(heads)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self._columns - 1)

    def set_rows(self, rows: Sequence[StatisticsRow]) -> None:
        """Show these figures."""
        new = tuple(rows)
        if [row.key for row in new] == [row.key for row in self._rows]:
            changed = [k for k, row in enumerate(new) if row != self._rows[k]]
            self._rows = new
            for k in changed:
                roles = [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole]
                self.dataChanged.emit(self.index(k, 0), self.index(k, self._columns - 1), roles)
            return
        self.beginResetModel()
        self._rows = new
        self.endResetModel()

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else self._columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.values[column - 1] if column else row.label
            case Qt.ItemDataRole.AccessibleTextRole if READS_ROWS:
                named = f"{self._heads[column]}: " if self._heads[column] else ""
                return f"{named}{row.values[column - 1]}" if column else row.label
            case Qt.ItemDataRole.AccessibleTextRole if column:
                named = f"{self._heads[column]}: " if self._heads[column] else ""
                return f"{row.label}: {named}{row.values[column - 1]}"
            case Qt.ItemDataRole.AccessibleTextRole:
                # The label alone would tell a listener nothing.
                told = zip(self._heads[1:], row.values, strict=True)
                return f"{row.label}: " + ", ".join(f"{h}: {v}" if h else v for h, v in told if v)
            case Qt.ItemDataRole.TextAlignmentRole if column:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self._columns:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._heads[section]
            case Qt.ItemDataRole.TextAlignmentRole if section:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None
