"""The sheet beside the list: one match with its chart and its deals, any of which can be reviewed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.game.frames import PERSON, seated
from hearts_qt.rules.notation import RulesError, read_rules
from hearts_qt.rules.ruleset import has_black_lady
from hearts_qt.table.theme import palette
from hearts_qt.table.words import sitter_name
from hearts_qt.ui import paper
from hearts_qt.ui.chart import TotalsChart, chart_limits
from hearts_qt.ui.dialogs.base import GRID, embolden
from hearts_qt.ui.history import words
from hearts_qt.ui.style import scheme
from hearts_qt.ui.texts import number, signed

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.store.facts import DealFacts
    from hearts_qt.store.history import MatchRow

translate = QCoreApplication.translate

PLAIN_FONT = 14.0
CHART_HEIGHT = 130
DEALS_HEIGHT = 74
LARGE = 1.2
HEAD_STYLE = """
    QHeaderView { background: transparent; border: none; }
    QHeaderView::section {
        background: transparent; border: none; border-bottom: 1px solid palette(mid); padding: 5px 6px 5px 3px;
        font-weight: bold;
    }
"""
"""Heads without boxes, in both lists."""


class MatchDetails(QWidget):
    """One match, or a hint that none is chosen.

    Signals:
        reviewWanted(MatchRow, int): look at this deal.
    """

    reviewWanted = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row: MatchRow | None = None
        self._deals: tuple[DealFacts, ...] = ()
        self._title = QLabel()
        self._summary = QLabel()
        self._facts = QLabel()
        self.chart = TotalsChart(palette(scheme()), self)
        self.deals = QTableWidget(0, 4)
        self._lay_out()
        self.follow_colours()
        self.clear(0)

    @property
    def deal(self) -> int | None:
        """The number of the deal that is chosen; the first one if none is, None if there is none."""
        if not self._deals:
            return None
        return self._deals[max(0, self.deals.currentRow())].number

    def clear(self, chosen: int) -> None:
        """Show no match; ``chosen`` are how many are selected."""
        self._row, self._deals = None, ()
        self.deals.setRowCount(0)
        self._chosen = chosen
        self.retranslate()

    def show_match(self, row: MatchRow, deals: tuple[DealFacts, ...]) -> None:
        """Show a match with its deals."""
        self._row, self._deals = row, deals
        self.retranslate()
        if deals:
            self.deals.setCurrentCell(0, 0)

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        self.deals.setAccessibleName(translate("History", "The deals of this match"))
        heads = (
            translate("History", "Deal", "head of a column"),
            translate("History", "Points"),
            translate("History", "Total", "head of a column"),
            translate("History", "Notes", "head of a column"),
        )
        self.deals.setHorizontalHeaderLabels(heads)
        row, rules = self._row, self._rules()
        for part in (self._summary, self._facts, self.chart, self.deals):
            part.setVisible(row is not None and rules is not None)
        if row is None:
            some = translate("History", "%n match(es) chosen", None, self._chosen)
            none = translate("History", "Choose a match to see how it went.")
            self._title.setText(some if self._chosen else none)
            return
        self._title.setText(words.title(row))
        if rules is None:
            self._facts.setText(translate("History", "This version of the game does not know these rules."))
            self._facts.show()
            return
        self._summary.setText(words.summary(row, rules))
        self._facts.setText(words.facts(row))
        names = [sitter_name(sitter) for sitter in seated(row.sitters, row.seats)]
        self._draw(rules, names)
        self._list(rules, names)

    def follow_colours(self) -> None:
        """The theme has changed."""
        colours = palette(scheme())
        shown = paper.qt_palette(colours)
        shown.setColor(QPalette.ColorRole.Highlight, colours.leader)
        shown.setColor(QPalette.ColorRole.HighlightedText, colours.paper_ink)
        shown.setColor(QPalette.ColorRole.Base, colours.paper)
        shown.setColor(QPalette.ColorRole.Mid, colours.paper_line)
        self.setPalette(shown)
        for label in (self._summary, self._facts):
            quiet = label.palette()
            quiet.setColor(QPalette.ColorRole.WindowText, colours.paper_secondary)
            label.setPalette(quiet)
        factor = max(1.0, self.fontInfo().pixelSize() / PLAIN_FONT)
        self.chart.set_look(colours, 0.95 * factor)
        self.update()

    # -- private ----------------------------------------------------------------------------------------------

    def _rules(self) -> Rules | None:
        try:
            return None if self._row is None else read_rules(self._row.rules)[1]
        except RulesError:
            return None

    def _draw(self, rules: Rules, names: list[str]) -> None:
        self.chart.setVisible(bool(self._deals))
        totals = [deal.totals for deal in self._deals]
        if totals and self._row is not None:
            # With a pool that was divided at the end.
            totals[-1] = self._row.totals
        self.chart.show_match(totals, names, chart_limits(rules), start=rules.chips)

    def _list(self, rules: Rules, names: list[str]) -> None:
        lady = has_black_lady(rules)
        chosen = self.deals.currentRow()
        self.deals.setRowCount(len(self._deals))
        for line, deal in enumerate(self._deals):
            texts = (
                str(deal.number),
                signed(deal.points[PERSON]),
                number(deal.totals[PERSON]),
                words.notes(deal, names, tells_queen=lady),
            )
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                if column in (1, 2):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.deals.setItem(line, column, item)
        if 0 <= chosen < len(self._deals):
            self.deals.setCurrentCell(chosen, 0)

    def _choose(self) -> None:
        if self._row is not None and self.deal is not None:
            self.reviewWanted.emit(self._row, self.deal)

    def _lay_out(self) -> None:
        embolden(self._title, LARGE)
        for label in (self._title, self._summary, self._facts):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.chart.setMinimumHeight(CHART_HEIGHT)
        self.deals.setMinimumHeight(DEALS_HEIGHT)
        self.chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        table = self.deals
        table.setObjectName("deals")
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setFrameShape(QTableWidget.Shape.NoFrame)
        table.viewport().setAutoFillBackground(False)
        head = table.horizontalHeader()
        head.setStyleSheet(HEAD_STYLE)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.verticalHeader().setMinimumSectionSize(table.fontMetrics().height() + GRID)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.activated.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        layout.setSpacing(GRID // 2)
        layout.addWidget(self._title)
        layout.addWidget(self._summary)
        layout.addWidget(self._facts)
        layout.addSpacing(GRID)
        layout.addWidget(self.chart, 4)
        layout.addWidget(table, 5)
        layout.addStretch(0)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(400, 480)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = palette(scheme())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(colours.paper_line)
        painter.setBrush(colours.paper)
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), paper.RADIUS, paper.RADIUS)
