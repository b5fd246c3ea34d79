"""F4: what the matches add up to, and the list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.models.history_model import HistoryColumn, HistoryEntry, HistoryModel
from hearts_qt.rules.notation import read_rules
from hearts_qt.rules.scoring import place
from hearts_qt.store.facts import Outcome
from hearts_qt.ui.dialogs.base import GRID, Dialog
from hearts_qt.ui.dialogs.last_deals import LastDeals, last_deals
from hearts_qt.ui.statistics.goals_page import GoalsPage
from hearts_qt.ui.statistics.page import StatisticsPage
from hearts_qt.ui.texts import number, variant_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.store.history import History, MatchRow
    from hearts_qt.support.jobs import JobExecutor

translate = QCoreApplication.translate


class HistoryDialog(Dialog):
    """Statistics of every variant, all matches and the last deals. Reads the history once, when it opens.

    Signals:
        reviewWanted(MatchRow, int): look at this deal of this match.
    """

    reviewWanted = Signal(object, int)

    def __init__(
        self,
        history: History,
        parent: QWidget | None = None,
        *,
        jobs: JobExecutor | None = None,
        goals: bool = True,
    ) -> None:
        """
        Args:
            history: what to show.
            parent: the window it belongs to.
            jobs: counts in the background; None: at once.
            goals: whether there is a page of goals.

        Raises:
            StoreError: when the history cannot be read.
        """
        super().__init__(parent, QDialogButtonBox.StandardButton.Close)
        self.say(self.setWindowTitle, lambda: translate("History", "Statistics and history"))
        self._tabs = QTabWidget()
        self.statistics = StatisticsPage(history.database.path, jobs)
        self._tabs.addTab(self.statistics, "")
        self._matches = HistoryModel(_Source(history), _word, _head, self)
        self._tabs.addTab(self._build_matches(), "")
        self._deals = LastDeals(last_deals(history))
        self._deals.wanted.connect(self.reviewWanted)
        self._tabs.addTab(self._deals, "")
        self.goals = GoalsPage(history.database.path, jobs) if goals else None
        if self.goals is not None:
            self._tabs.addTab(self.goals, "")
            self.statistics.changed.connect(self.goals.reload)
        self.statistics.changed.connect(self._matches.reload)
        self.follow(self._name_tabs)
        self.follow(self._deals.retranslate)
        self.follow(self._matches.retranslate)
        self.body.addWidget(self._tabs)
        self.resize(1000, 660)

    def turn_to(self, page: QWidget) -> None:
        """Show one of the pages."""
        self._tabs.setCurrentWidget(page)

    def _name_tabs(self) -> None:
        self._tabs.setTabText(0, translate("History", "Statistics"))
        self._tabs.setTabText(1, translate("History", "Matches"))
        self._tabs.setTabText(2, translate("History", "Last deals"))
        if self.goals is not None:
            self._tabs.setTabText(self._tabs.indexOf(self.goals), translate("History", "Goals"))

    def _build_matches(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        table = _table(self)
        table.setObjectName("matches")
        table.setModel(self._matches)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionResizeMode(HistoryColumn.VARIANT, QHeaderView.ResizeMode.Stretch)
        self.say(table.setAccessibleName, lambda: translate("History", "Matches"))
        layout.addWidget(table)
        return page


class _Source:
    """The history as pages of entries. A file that can no longer be read has no more rows."""

    def __init__(self, history: History) -> None:
        self._history = history

    def count(self) -> int:
        return self._history.count()

    def page(self, start: int, count: int) -> Sequence[HistoryEntry]:
        return [_entry(row) for row in self._history.matches(offset=start, limit=count)]


def _entry(row: MatchRow) -> HistoryEntry:
    finished = row.outcome is Outcome.FINISHED
    return HistoryEntry(
        id=row.id,
        ended=(row.ended or row.started).isoformat(),
        variant=row.variant,
        totals=row.totals,
        place=place(read_rules(row.rules)[1], row.totals, 0) if finished else None,
        deals=row.deals,
    )


def _table(parent: QWidget) -> QTableView:
    table = QTableView(parent)
    table.verticalHeader().hide()
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 2 * GRID)
    return table


def _head(column: HistoryColumn) -> str:
    match column:
        case HistoryColumn.ENDED:
            return translate("History", "When")
        case HistoryColumn.VARIANT:
            return translate("History", "Variant")
        case HistoryColumn.RESULT:
            return translate("History", "Place")
        case HistoryColumn.POINTS:
            return translate("History", "Points")
        case HistoryColumn.DEALS:
            return translate("History", "Deals")


def _word(entry: HistoryEntry, column: HistoryColumn) -> str:
    match column:
        case HistoryColumn.ENDED:
            return _when(entry.ended)
        case HistoryColumn.VARIANT:
            return variant_name(entry.variant)
        case HistoryColumn.RESULT:
            return translate("History", "not finished") if entry.place is None else str(entry.place)
        case HistoryColumn.POINTS:
            return number(entry.totals[0])
        case HistoryColumn.DEALS:
            return str(entry.deals)


def _when(text: str) -> str:
    time = QDateTime.fromString(text, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(time, QLocale.FormatType.ShortFormat)
