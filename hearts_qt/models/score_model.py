"""The score sheet as a table model: one row for a deal, one column for a seat, or for a side with one score."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from hearts_qt.rules.scoring import parties, winners

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.game.frames import Frame
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.state import DealScore
    from hearts_qt.rules.view import View

Index = QModelIndex | QPersistentModelIndex


class ScoreRole(IntEnum):
    """What a cell knows beside its text, which is the total."""

    DELTA = Qt.ItemDataRole.UserRole + 1
    """int: the points of that deal."""
    TOTAL = Qt.ItemDataRole.UserRole + 2
    """int: the total after that deal."""
    STRUCK = Qt.ItemDataRole.UserRole + 3
    """bool: a later total stands below."""
    LEADER = Qt.ItemDataRole.UserRole + 4
    """bool: who stands over this column is in front now, alone or with others."""
    SHOOTER = Qt.ItemDataRole.UserRole + 5
    """bool: a seat of this column shot the moon in that deal."""


class ScoreModel(QAbstractTableModel):
    """What the person has been shown of the score. Fed by shown frames, never by what merely happened."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[DealScore, ...] = ()
        self._seats = 0
        self._parties: tuple[tuple[int, ...], ...] = ()
        self._names: tuple[str, ...] = ()
        self._rules: Rules | None = None

    @property
    def rows(self) -> tuple[DealScore, ...]:
        """The lines of the sheet, oldest first."""
        return self._rows

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each column: one, or the two of a side with one score."""
        return self._parties

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by seat after the last line; before the first what everybody starts with."""
        start = self._rules.chips if self._rules is not None else 0
        return self._rows[-1].totals if self._rows else (start,) * self._seats

    def sums(self, by_seat: tuple[int, ...]) -> tuple[int, ...]:
        """Numbers by seat as numbers by column."""
        return tuple(sum(by_seat[seat] for seat in party) for party in self._parties)

    def is_leader(self, column: int) -> bool:
        """Whether who stands over ``column`` is in front by the rules; nobody is before the first line."""
        if not self._rows or self._rules is None:
            return False
        return self._parties[column][0] in winners(self._rules, self.totals)

    def set_names(self, names: Sequence[str]) -> None:
        """The heads of the columns."""
        self._names = tuple(names)
        if self._parties:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._parties) - 1)

    @Slot(object)
    def show(self, frame: Frame) -> None:
        """Take over what a shown frame adds."""
        self._follow(frame.view)

    @Slot(object)
    def reset(self, seen: View) -> None:
        """Show the sheet of another position."""
        self.beginResetModel()
        self._rows = seen.scores
        self._seats = seen.rules.seats
        self._rules = seen.rules
        self._parties = parties(seen.rules)
        self.endResetModel()

    def _follow(self, seen: View) -> None:
        known = len(self._rows)
        if seen.rules.seats != self._seats or seen.scores[:known] != self._rows:
            self.reset(seen)
            return
        if len(seen.scores) == known:
            return
        self.beginInsertRows(QModelIndex(), known, len(seen.scores) - 1)
        self._rows = seen.scores
        self.endInsertRows()
        if known:
            last = self.index(known - 1, len(self._parties) - 1)
            self.dataChanged.emit(self.index(0, 0), last, [ScoreRole.STRUCK, ScoreRole.LEADER])

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._parties)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(self.sums(line.totals)[column]).replace("-", "−")
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case ScoreRole.DELTA:
                return self.sums(line.points)[column]
            case ScoreRole.TOTAL:
                return self.sums(line.totals)[column]
            case ScoreRole.STRUCK:
                return index.row() < len(self._rows) - 1
            case ScoreRole.LEADER:
                return self.is_leader(column)
            case ScoreRole.SHOOTER:
                return line.shooter in self._parties[column]
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return str(self._rows[section].number) if section < len(self._rows) else None
        return self._names[section] if section < len(self._names) else None

    def roleNames(self) -> dict[int, QByteArray]:
        return super().roleNames() | {role.value: QByteArray(role.name.lower().encode()) for role in ScoreRole}
