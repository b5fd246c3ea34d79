"""The statistics: a row to choose by, tiles, all figures as a table, and two charts or their numbers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.models.statistics_model import StatisticsModel
from hearts_qt.store.history import History
from hearts_qt.store.luck import luck_of
from hearts_qt.store.reset import reset
from hearts_qt.store.statistics import Scope, course, offered, played, summarise
from hearts_qt.ui.dialogs.base import GRID
from hearts_qt.ui.statistics import words
from hearts_qt.ui.statistics.charts import Bar, BarChart, Line, LineChart
from hearts_qt.ui.statistics.filters import Filters
from hearts_qt.ui.statistics.reading_page import ReadingPage
from hearts_qt.ui.statistics.tile import Figure

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.store.luck import Luck
    from hearts_qt.store.statistics import Offered, Stretch, Summary
    from hearts_qt.support.jobs import JobExecutor

translate = QCoreApplication.translate

TILES = 5


class Found(Struct, frozen=True):
    """What the page shows of a scope; ``offered`` is what there is to choose from.

    ``luck`` are the means a deal; None where no expert has judged one, or where games are mixed.
    """

    offered: tuple[Offered, ...]
    scope: Scope
    summary: Summary
    course: tuple[Stretch, ...]
    luck: Luck | None = None


def find(path: Path, scope: Scope | None) -> Found:
    """Read the figures of a scope; None: those of the game played last. Raises StoreError."""
    history, _ = History.open(path)
    try:
        tables = offered(history)
        if scope is None:
            scope = Scope(tables[0].variant if tables else None)
        matches = played(history, scope)
        summary = summarise(matches)
        luck = None
        if summary.comparable:
            luck = luck_of(history, scope.variant, scope.seats, scope.level, scope.since).a_deal
    finally:
        history.close()
    return Found(tables, scope, summary, course(matches), luck)


def take_out(path: Path, scope: Scope) -> Path:
    """Reset a scope; where the copy of all before lies. Raises StoreError."""
    history, _ = History.open(path)
    try:
        return reset(history, scope)
    finally:
        history.close()


class StatisticsPage(ReadingPage[Found]):
    """The figures of what is chosen.

    Signals:
        changed(): matches were taken out of the history.
    """

    changed = Signal()

    def __init__(self, path: Path, jobs: JobExecutor | None = None, parent: QWidget | None = None) -> None:
        """
        Args:
            path: the database of the history.
            jobs: reads in the background; None: at once.
            parent: what it stands in.
        """
        super().__init__(jobs, parent)
        self._path = path
        self.filters = Filters()
        self.tiles = tuple(Figure() for _ in range(TILES))
        self.figures = StatisticsModel(3, self)
        self.course = StatisticsModel(5, self)
        self.places_chart = BarChart()
        self.course_chart = LineChart()
        self.as_table = QCheckBox()
        self._nothing = QLabel()
        self._said = QLabel()
        self._figures_view = table_view(self.figures)
        self._course_view = table_view(self.course)
        self._right = QStackedWidget()
        self._reset = QPushButton()
        self._lay_out()
        self.filters.changed.connect(self.reload)
        self.as_table.toggled.connect(lambda on: self._right.setCurrentIndex(int(on)))
        self._reset.clicked.connect(self._ask_for_reset)
        self.retranslate()
        self._read(None)

    def reload(self) -> None:
        """Read the figures of what is chosen again."""
        self._read(self.filters.scope if self._found is not None else None)

    def retranslate(self) -> None:
        self.filters.retranslate()
        self.as_table.setText(translate("Statistics", "Charts as a &table"))
        self._reset.setText(translate("Statistics", "&Reset…"))
        self._figures_view.setAccessibleName(translate("Statistics", "Statistics"))
        self._course_view.setAccessibleName(translate("Statistics", "The course over time"))
        self._show()

    def take(self, found: Found) -> None:
        # Only at first, or after a reset, is there something else to choose from than before.
        self.filters.offer(found.offered, found.scope.variant)
        self._show()

    def say_trouble(self, sentence: str) -> None:
        self._say_nothing(sentence)

    # -- private ----------------------------------------------------------------------------------------------

    def _read(self, scope: Scope | None) -> None:
        self.read(partial(find, self._path, scope))

    # -- private: reset --------------------------------------------------------------------------------------

    def _ask_for_reset(self) -> None:
        from hearts_qt.ui.statistics.reset_dialog import ResetDialog

        if self._found is None:
            return
        summary = self._found.summary
        everything = sum(table.count for table in self._found.offered)
        dialog = ResetDialog(self._found.scope, summary.finished + summary.abandoned, everything, self)
        dialog.wanted.connect(self.reset)
        dialog.open()

    def reset(self, scope: Scope) -> None:
        """Take these matches out of the history, after it has been copied."""
        self.do(partial(take_out, self._path, scope), self._take_copy, self._said.setText)

    def _take_copy(self, copy: Path) -> None:
        text = translate("Statistics", "The history as it was is kept in {file}.")
        self._said.setText(text.format(file=copy.name))
        self._said.setToolTip(str(copy))
        self._found = None
        self._read(None)
        self.changed.emit()

    # -- private: showing -------------------------------------------------------------------------------------

    def _say_nothing(self, sentence: str) -> None:
        """There is nothing to show, and why."""
        self._nothing.setText(sentence)
        self._nothing.setVisible(bool(sentence))
        for part in (*self.tiles, self._figures_view, self._right, self.as_table, self._reset):
            part.setVisible(not sentence)

    def _show(self) -> None:
        found = self._found
        if found is None:
            return
        if not found.offered:
            self._say_nothing(
                translate("Statistics", "No match has been finished yet. The first one appears here.")
            )
            return
        self._say_nothing("")
        summary = found.summary
        for tile, lines in zip(self.tiles, words.tiles(summary), strict=True):
            tile.show_figure(*lines)
        self.figures.set_heads(("", translate("Statistics", "Number"), translate("Statistics", "Share")))
        self.figures.set_rows((*words.figures(summary), *words.luck_figures(found.luck)))
        self.course.set_heads(words.course_heads())
        self.course.set_rows(words.course_rows(found.course))
        for column in (3, 4):
            self._course_view.setColumnHidden(column, not summary.comparable)
        self._reset.setEnabled(bool(summary.finished or summary.abandoned))
        self._show_places(summary)
        self._show_course(found)

    def _show_places(self, summary: Summary) -> None:
        bars = [
            Bar(str(place), count, str(count), words.percentage(count, summary.finished))
            for place, count in enumerate(summary.places, 1)
        ]
        self.places_chart.show_bars(translate("Statistics", "Places"), bars)

    def _show_course(self, found: Found) -> None:
        stretches, summary = found.course, found.summary
        ends = (words.day(stretches[0].first), words.day(stretches[-1].last)) if stretches else ("", "")
        title = words.course_title(summary)
        if summary.comparable:
            own = Line(translate("Statistics", "You"), tuple(one.mean_points for one in stretches))
            others = translate("Statistics", "The others")
            lines = [own, Line(others, tuple(one.mean_points_of_others for one in stretches))]
            self.course_chart.show_lines(title, lines, ends, words.mean)
        else:
            shares = tuple(100 * one.won / one.finished for one in stretches)
            lines = [Line(translate("Statistics", "You"), shares)]
            self.course_chart.show_lines(title, lines, ends, words.percent, high=100.0)

    # -- private: the parts -----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        charts = QWidget()
        column = QVBoxLayout(charts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self.course_chart, 5)
        column.addWidget(self.places_chart, 4)
        self._right.addWidget(charts)
        self._right.addWidget(self._course_view)
        self._nothing.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._reset.setAutoDefault(False)
        self._figures_view.setObjectName("statistics")
        self._course_view.setObjectName("course")
        for view in (self._figures_view, self._course_view):
            view.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        # What a figure is called may need two lines.
        self._figures_view.setWordWrap(True)
        self._figures_view.verticalHeader().setMinimumSectionSize(self._figures_view.fontMetrics().height() + GRID)
        # Queued, because rows that grow bring a scroll bar, which makes the first column narrower once more.
        queued, fit = Qt.ConnectionType.QueuedConnection, self._figures_view.resizeRowsToContents
        self._figures_view.horizontalHeader().sectionResized.connect(fit, queued)
        self.figures.modelReset.connect(fit, queued)
        tiles = QHBoxLayout()
        tiles.setSpacing(GRID)
        for tile in self.tiles:
            tiles.addWidget(tile, 1)
        body = QGridLayout()
        body.setSpacing(GRID)
        body.addWidget(self._figures_view, 0, 0)
        body.addWidget(self._right, 0, 1)
        body.setColumnStretch(0, 10)
        body.setColumnStretch(1, 11)
        below = QHBoxLayout()
        below.addWidget(self._reset)
        below.addWidget(self._said, 1)
        below.addWidget(self.as_table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        layout.setSpacing(GRID)
        layout.addWidget(self.filters)
        layout.addWidget(self._nothing, 1)
        layout.addLayout(tiles)
        layout.addLayout(body, 1)
        layout.addLayout(below)
        self._say_nothing(" ")


def table_view(model: QAbstractTableModel) -> QTableView:
    """A table to read: whole rows, no grid, as wide as its figures."""
    view = QTableView()
    view.setModel(model)
    view.verticalHeader().hide()
    view.setShowGrid(False)
    view.setAlternatingRowColors(True)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setTabKeyNavigation(False)
    view.setWordWrap(False)
    head = view.horizontalHeader()
    head.setHighlightSections(False)
    head.setSectionsClickable(False)
    head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    view.verticalHeader().setDefaultSectionSize(view.fontMetrics().height() + GRID)
    return view
