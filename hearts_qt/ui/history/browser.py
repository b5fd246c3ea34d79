"""All past matches: a row to narrow them by, the list, and the match that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSplitter,
    QStyle,
    QStyledItemDelegate,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.game.frames import PERSON
from hearts_qt.models.history_model import ENTRY_ROLE, PAGE, HistoryColumn, HistoryEntry, HistoryModel
from hearts_qt.rules.notation import RulesError, read_rules
from hearts_qt.rules.scoring import place
from hearts_qt.store.errors import StoreError
from hearts_qt.store.facts import Outcome
from hearts_qt.store.wanted import EVERYTHING, Wanted
from hearts_qt.table.theme import palette
from hearts_qt.ui.dialogs.base import GRID
from hearts_qt.ui.history import words
from hearts_qt.ui.history.details import HEAD_STYLE, MatchDetails
from hearts_qt.ui.history.filters import HistoryFilters
from hearts_qt.ui.history.traffic import Traffic
from hearts_qt.ui.notices import store_sentence
from hearts_qt.ui.style import scheme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QStyleOptionViewItem

    from hearts_qt.store.history import History, MatchRow
    from hearts_qt.support.jobs import JobExecutor

translate = QCoreApplication.translate

_LONG = (HistoryColumn.VARIANT, HistoryColumn.OPPONENTS)
"""The columns that share what the figures leave."""


class MatchBrowser(QWidget):
    """The page of the matches. Only the rows that are looked at are read.

    Signals:
        reviewWanted(MatchRow, int): look at this deal of this match.
        changed(): matches came or went.
    """

    reviewWanted = Signal(object, int)
    changed = Signal()

    def __init__(
        self,
        history: History,
        jobs: JobExecutor | None = None,
        parent: QWidget | None = None,
        *,
        details: MatchDetails | None = None,
    ) -> None:
        """
        Args:
            history: what to show.
            jobs: reads and writes files in the background; None: at once.
            parent: what it stands in.
            details: what shows the chosen match, if that has been made before; it takes as long as all the rest.
        """
        super().__init__(parent)
        self._history = history
        self.filters = HistoryFilters()
        self._source = _Source(history)
        self._everything = 0
        self.model = HistoryModel(self._source, words.cell, words.head, self)
        self.table = QTableView()
        self.details = details or MatchDetails()
        self.traffic = Traffic(history, jobs, self)
        self._count = QLabel()
        self._said = QLabel()
        self._nothing = QLabel()
        self._buttons = tuple(QPushButton() for _ in range(4))
        self.export, self.bring_in, self.remove, self.review = self._buttons
        self._lay_out()
        self._join()
        self._follow_colours()
        self.retranslate()
        self.reload()

    def reload(self) -> None:
        """Read everything again: the history has changed."""
        try:
            self.filters.offer(self._history.variants())
            self._everything = self._history.count()
        except StoreError as error:
            self._tell(store_sentence(error))
            return
        self._narrow()

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        self.filters.retranslate()
        self.model.retranslate()
        self.details.retranslate()
        self.table.setAccessibleName(translate("History", "Matches"))
        self.export.setText(translate("History", "&Export…"))
        self.bring_in.setText(translate("History", "&Import…"))
        self.remove.setText(translate("History", "Re&move…"))
        self.review.setText(translate("History", "&Review"))
        self._say_count()

    # -- private: the list ------------------------------------------------------------------------------------

    def _narrow(self) -> None:
        self._source.wanted = self.filters.wanted()
        try:
            self.model.reload()
        except StoreError as error:
            self._tell(store_sentence(error))
            return
        self._choose_first()
        self._say_count()

    def _choose_first(self) -> None:
        if self.model.canFetchMore(self.table.rootIndex()) and not self.model.rowCount():
            self.model.fetchMore(self.table.rootIndex())
        if self.model.rowCount():
            self.table.selectRow(0)
        else:
            self._show_chosen()

    def _chosen(self) -> tuple[HistoryEntry, ...]:
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return tuple(self.model.entry(row) for row in rows)

    def _show_chosen(self) -> None:
        chosen = self._chosen()
        self.remove.setEnabled(any(not entry.playing for entry in chosen))
        self.export.setEnabled(self.model.total > 0)
        row: MatchRow | None = None
        try:
            if len(chosen) == 1:
                row = self._history.match(chosen[0].id)
            if row is None:
                self.details.clear(len(chosen))
            else:
                self.details.show_match(row, self._history.deals(row.id))
        except StoreError as error:
            self.details.clear(0)
            self._tell(store_sentence(error))
        self.review.setEnabled(self.details.deal is not None)

    def _say_count(self) -> None:
        self._count.setText(words.count(self.model.total, self._everything))
        is_empty = self.model.total == 0
        self.table.setVisible(not is_empty)
        self._nothing.setVisible(is_empty)
        none = translate("History", "No match yet. The first one appears here after its first deal.")
        other = translate("History", "No match is like that. Ask for less, or clear the search.")
        self._nothing.setText(other if self._everything else none)

    def _tell(self, sentence: str) -> None:
        self._said.setText(sentence)

    def _fit_rows(self) -> None:
        """Rows of two lines where a game or the opponents need them: the table breaks what is too long for one."""
        metrics, head = self.table.fontMetrics(), self.table.horizontalHeader()
        margin = 2 * (
            self.table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self.table) + 1
        )
        texts = {
            (column, self.model.index(row, column).data())
            for row in range(min(self.model.rowCount(), PAGE))
            for column in _LONG
        }
        is_long = any(
            metrics.horizontalAdvance(text) + margin > head.sectionSize(column) for column, text in texts
        )
        self.table.verticalHeader().setDefaultSectionSize((1 + is_long) * metrics.height() + 2 * GRID)

    # -- private: what can be done ----------------------------------------------------------------------------

    def _review_chosen(self) -> None:
        chosen, deal = self._chosen(), self.details.deal
        row = self._history.match(chosen[0].id) if len(chosen) == 1 else None
        if row is not None and deal is not None:
            self.reviewWanted.emit(row, deal)

    def _export_chosen(self) -> None:
        self.traffic.export([entry.id for entry in self._chosen()], self._source.wanted, self.model.total)

    def _remove_chosen(self) -> None:
        self.traffic.remove([entry.id for entry in self._chosen() if not entry.playing])

    def _take_change(self) -> None:
        self.reload()
        self.changed.emit()

    def _follow_colours(self) -> None:
        colours = palette(scheme())
        shown = self.table.palette()
        shown.setColor(QPalette.ColorRole.Highlight, colours.leader)
        shown.setColor(QPalette.ColorRole.HighlightedText, colours.paper_ink)
        self.table.setPalette(shown)
        self.details.follow_colours()

    # -- private: the parts -----------------------------------------------------------------------------------

    def _join(self) -> None:
        self.filters.changed.connect(self._narrow)
        self.table.selectionModel().selectionChanged.connect(self._show_chosen)
        self.model.modelReset.connect(self.table.scrollToTop)
        self.model.modelReset.connect(self._fit_rows)
        self.model.rowsInserted.connect(self._fit_rows)
        # Not before all columns have their new widths.
        self.table.horizontalHeader().sectionResized.connect(self._fit_rows, Qt.ConnectionType.QueuedConnection)
        self.table.activated.connect(self._review_chosen)
        self.details.reviewWanted.connect(self.reviewWanted)
        self.review.clicked.connect(self._review_chosen)
        self.export.clicked.connect(self._export_chosen)
        self.bring_in.clicked.connect(self.traffic.choose_import)
        self.remove.clicked.connect(self._remove_chosen)
        self.traffic.changed.connect(self._take_change)
        self.traffic.said.connect(self._tell)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(lambda: self.filters.search.setFocus(Qt.FocusReason.ShortcutFocusReason))
        gone = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table)
        gone.setContext(Qt.ShortcutContext.WidgetShortcut)
        gone.activated.connect(self.remove.click)

    def _lay_out(self) -> None:
        table = self.table
        table.setObjectName("matches")
        table.setModel(self.model)
        table.setItemDelegateForColumn(HistoryColumn.PLACE, _FirstPlaces(table))
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setTabKeyNavigation(False)
        head = table.horizontalHeader()
        head.setStyleSheet(HEAD_STYLE)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        # What is seen decides the widths; whole pages are not measured for it.
        head.setResizeContentsPrecision(20)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for long in _LONG:
            head.setSectionResizeMode(long, QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._nothing.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._said.setWordWrap(True)
        self.review.setDefault(True)
        for button in self._buttons:
            button.setAutoDefault(button is self.review)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(table, 1)
        column.addWidget(self._nothing, 1)
        column.addWidget(self._count)
        middle = QSplitter(Qt.Orientation.Horizontal)
        middle.setChildrenCollapsible(False)
        middle.setHandleWidth(2 * GRID)
        middle.addWidget(left)
        middle.addWidget(self.details)
        middle.setStretchFactor(0, 3)
        middle.setStretchFactor(1, 2)
        middle.setSizes([620, 430])
        below = QHBoxLayout()
        below.setSpacing(GRID)
        for button in (self.export, self.bring_in, self.remove):
            below.addWidget(button)
        below.addWidget(self._said, 1)
        below.addWidget(self.review)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        layout.setSpacing(2 * GRID)
        layout.addWidget(self.filters)
        layout.addWidget(middle, 1)
        layout.addLayout(below)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange:
            self._follow_colours()
        super().changeEvent(event)


class _FirstPlaces(QStyledItemDelegate):
    """Makes first places bold."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        entry: HistoryEntry = index.data(ENTRY_ROLE)
        if entry.place == 1:
            option.font.setBold(True)


class _Source:
    """The history as pages of entries."""

    def __init__(self, history: History) -> None:
        self._history = history
        self.wanted: Wanted = EVERYTHING

    def count(self) -> int:
        return self._history.count(self.wanted)

    def page(self, start: int, count: int) -> Sequence[HistoryEntry]:
        try:
            return [_entry(row) for row in self._history.matches(self.wanted, offset=start, limit=count)]
        except StoreError:
            # A file that can no longer be read has no more rows.
            return ()


def _entry(row: MatchRow) -> HistoryEntry:
    return HistoryEntry(
        id=row.id,
        started=row.started.isoformat(),
        variant=row.variant,
        sitters=row.sitters,
        totals=row.totals,
        place=row.place or _own_place(row),
        playing=row.outcome is Outcome.PLAYING,
        deals=row.deals,
    )


def _own_place(row: MatchRow) -> int | None:
    """The place in a match that an older version kept, until `refreshing.refresh` has been there."""
    if row.outcome is not Outcome.FINISHED:
        return None
    try:
        return place(read_rules(row.rules)[1], row.totals, PERSON)
    except RulesError:
        return None
