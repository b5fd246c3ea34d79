"""Past matches as a table model that fetches its rows page by page."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Index = QModelIndex | QPersistentModelIndex

PAGE = 50
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
"""The whole `HistoryEntry` of a row."""


class HistoryEntry(Struct, frozen=True):
    """One past match.

    Attributes:
        id: the key under which the match is kept.
        started: when it began, ISO 8601.
        variant: the id of its rules.
        sitters: the keys of those who sat at the seats from 1 on.
        totals: the last totals by seat; the person is seat 0.
        place: the person's place from 1; None for a match that was given up or is being played.
        playing: whether it is being played.
        deals: how many deals were played.
    """

    id: str
    started: str
    variant: str
    sitters: tuple[str, ...]
    totals: tuple[int, ...]
    place: int | None
    playing: bool
    deals: int


class HistorySource(Protocol):
    """Where the rows come from, newest first."""

    def count(self) -> int:
        """How many matches there are."""

    def page(self, start: int, count: int) -> Sequence[HistoryEntry]:
        """At most ``count`` matches from number ``start`` on."""


class HistoryColumn(IntEnum):
    """The columns, from the left."""

    STARTED = 0
    VARIANT = 1
    OPPONENTS = 2
    PLACE = 3
    POINTS = 4
    DEALS = 5


_FIGURES = (HistoryColumn.PLACE, HistoryColumn.POINTS, HistoryColumn.DEALS)


class HistoryModel(QAbstractTableModel):
    """Rows of a `HistorySource`, none before `reload`.

    The words are not its business: ``word`` turns an entry and a column into the text of a cell, ``head`` a
    column into its head.
    """

    def __init__(
        self,
        source: HistorySource,
        word: Callable[[HistoryEntry, HistoryColumn], str],
        head: Callable[[HistoryColumn], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._source = source
        self._word = word
        self._head = head
        self._rows: list[HistoryEntry] = []
        self._all = 0

    @property
    def total(self) -> int:
        """How many matches there are, fetched or not."""
        return self._all

    def reload(self) -> None:
        """Read the source again from the start."""
        self.beginResetModel()
        self._rows = []
        self._all = self._source.count()
        self.endResetModel()

    def entry(self, row: int) -> HistoryEntry:
        """The match in ``row``, which must have been fetched."""
        return self._rows[row]

    def retranslate(self) -> None:
        """The language changed: every text is new."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(HistoryColumn) - 1)
        if self._rows:
            last = self.index(len(self._rows) - 1, len(HistoryColumn) - 1)
            self.dataChanged.emit(self.index(0, 0), last, [Qt.ItemDataRole.DisplayRole])

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(HistoryColumn)

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and len(self._rows) < self._all

    def fetchMore(self, parent: Index) -> None:
        if not self.canFetchMore(parent):
            return
        start = len(self._rows)
        rows = self._source.page(start, PAGE)
        if not rows:  # fewer than counted: another copy of the program may have tidied up
            self._all = start
            return
        self.beginInsertRows(QModelIndex(), start, start + len(rows) - 1)
        self._rows.extend(rows)
        self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        entry, column = self._rows[index.row()], HistoryColumn(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self._word(entry, column)
            case Qt.ItemDataRole.TextAlignmentRole if column in _FIGURES:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _ if role == ENTRY_ROLE:
                return entry
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(HistoryColumn):
            return None
        column = HistoryColumn(section)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _FIGURES:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return self._head(column) if role == Qt.ItemDataRole.DisplayRole else None
