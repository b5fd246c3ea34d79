"""F4: what the matches add up to, and the list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QHeaderView,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.models.history_model import HistoryColumn, HistoryEntry, HistoryModel
from hearts_qt.models.statistics_model import StatisticsModel, StatisticsRow
from hearts_qt.rules.notation import read_rules
from hearts_qt.rules.scoring import place
from hearts_qt.store.facts import Outcome
from hearts_qt.store.statistics import summaries
from hearts_qt.ui.dialogs.base import GRID, Dialog
from hearts_qt.ui.dialogs.combos import rewrite
from hearts_qt.ui.dialogs.last_deals import LastDeals, last_deals
from hearts_qt.ui.texts import number, variant_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.store.history import History, MatchRow
    from hearts_qt.store.statistics import Summary

translate = QCoreApplication.translate


class HistoryDialog(Dialog):
    """Statistics of every variant, all matches and the last deals. Reads the history once, when it opens.

    Signals:
        reviewWanted(MatchRow, int): look at this deal of this match.
    """

    reviewWanted = Signal(object, int)

    def __init__(self, history: History, parent: QWidget | None = None) -> None:
        """Raises StoreError when the history cannot be read."""
        self._summaries = {summary.variant: summary for summary in summaries(history)}
        super().__init__(parent, QDialogButtonBox.StandardButton.Close)
        self.say(self.setWindowTitle, lambda: translate("History", "Statistics and history"))
        self._tabs = QTabWidget()
        self._tabs.addTab(self._build_statistics(), "")
        self._matches = HistoryModel(_Source(history), _word, _head, self)
        self._tabs.addTab(self._build_matches(), "")
        self._deals = LastDeals(last_deals(history))
        self._deals.wanted.connect(self.reviewWanted)
        self._tabs.addTab(self._deals, "")
        self.follow(self._name_tabs)
        self.follow(self._deals.retranslate)
        self.follow(self._show_statistics)
        self.follow(self._matches.retranslate)
        self.body.addWidget(self._tabs)
        self.resize(720, 520)

    def _name_tabs(self) -> None:
        self._tabs.setTabText(0, translate("History", "Statistics"))
        self._tabs.setTabText(1, translate("History", "Matches"))
        self._tabs.setTabText(2, translate("History", "Last deals"))

    def _build_statistics(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        layout.setSpacing(GRID)
        if not self._summaries:
            layout.addWidget(
                self.label(
                    lambda: translate("History", "No match has been finished yet. The first one appears here.")
                )
            )
        self._variants = QComboBox()
        self._variants.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for variant in self._summaries:
            self._variants.addItem(variant_name(variant), variant)
        self.follow(lambda: rewrite(self._variants, variant_name))
        self._variants.currentIndexChanged.connect(self._show_statistics)
        self._variants.setVisible(bool(self._summaries))
        self.say(self._variants.setAccessibleName, lambda: translate("History", "Variant"))
        layout.addWidget(self._variants)
        self._figures = StatisticsModel(self)
        table = _table(self)
        table.setModel(self._figures)
        table.horizontalHeader().hide()
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.setObjectName("statistics")
        table.setVisible(bool(self._summaries))
        self.say(table.setAccessibleName, lambda: translate("History", "Statistics"))
        layout.addWidget(table, 1)
        layout.addStretch(0)
        return page

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

    def _show_statistics(self) -> None:
        summary = self._summaries.get(self._variants.currentData())
        if summary is not None:
            self._figures.set_rows(_rows(summary))


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


def _rows(summary: Summary) -> tuple[StatisticsRow, ...]:
    places = ", ".join(str(count) for count in summary.places)
    return (
        StatisticsRow("finished", translate("History", "Matches finished"), str(summary.finished)),
        StatisticsRow("abandoned", translate("History", "Matches abandoned"), str(summary.abandoned)),
        StatisticsRow("won", translate("History", "Won alone"), str(summary.won)),
        StatisticsRow("shared", translate("History", "Won together with others"), str(summary.shared)),
        StatisticsRow("places", translate("History", "First, second, third … places"), places or "—"),
        StatisticsRow("mean_total", translate("History", "Points a match, on average"), _mean(summary.mean_total)),
        StatisticsRow("best_total", translate("History", "Best match"), _whole(summary.best_total)),
        StatisticsRow("worst_total", translate("History", "Worst match"), _whole(summary.worst_total)),
        StatisticsRow("deals", translate("History", "Deals played"), str(summary.deals)),
        StatisticsRow(
            "mean_points", translate("History", "Points a deal, on average"), _mean(summary.mean_points)
        ),
        StatisticsRow(
            "mean_points_of_others",
            translate("History", "The opponents’ points a deal"),
            _mean(summary.mean_points_of_others),
        ),
        StatisticsRow("moons", translate("History", "Moons you shot"), str(summary.moons)),
        StatisticsRow(
            "moons_of_others", translate("History", "Moons shot against you"), str(summary.moons_of_others)
        ),
        StatisticsRow("queens", translate("History", "Queens of spades you took"), str(summary.queens)),
    )


def _mean(value: float | None) -> str:
    return "—" if value is None else QLocale().toString(value, "f", 1).replace("-", "−")


def _whole(value: int | None) -> str:
    return "—" if value is None else number(value)
