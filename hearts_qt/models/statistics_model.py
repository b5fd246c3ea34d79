"""The figures of the statistics page: a label and a value in every row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from collections.abc import Sequence

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class StatisticsRow:
    """One figure, ready to read. ``key`` says which it is, whatever the language."""

    key: str
    label: str
    value: str


class StatisticsModel(QAbstractTableModel):
    """Rows of two columns, label and value. New figures of the same kinds change values, not rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[StatisticsRow, ...] = ()

    def set_rows(self, rows: Sequence[StatisticsRow]) -> None:
        """Show these figures."""
        new = tuple(rows)
        if [row.key for row in new] == [row.key for row in self._rows]:
            changed = [k for k, row in enumerate(new) if row != self._rows[k]]
            self._rows = new
            for k in changed:
                self.dataChanged.emit(self.index(k, 0), self.index(k, 1), [Qt.ItemDataRole.DisplayRole])
            return
        self.beginResetModel()
        self._rows = new
        self.endResetModel()

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, is_value = self._rows[index.row()], index.column() == 1
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.value if is_value else row.label
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.label}: {row.value}"
            case Qt.ItemDataRole.TextAlignmentRole if is_value:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None
