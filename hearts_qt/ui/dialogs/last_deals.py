"""The last deals of the history, to be looked at again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.game.frames import PERSON
from hearts_qt.ui.dialogs.base import GRID
from hearts_qt.ui.texts import signed, variant_name

if TYPE_CHECKING:
    from hearts_qt.store.facts import DealFacts
    from hearts_qt.store.history import History, MatchRow

translate = QCoreApplication.translate

COUNT = 10
_PAGE = 20


def last_deals(history: History, count: int = COUNT) -> tuple[tuple[MatchRow, DealFacts], ...]:
    """The latest scored deals, newest first, each with its match. Raises StoreError."""
    found: list[tuple[MatchRow, DealFacts]] = []
    offset = 0
    while len(found) < count:
        rows = history.matches(offset=offset, limit=_PAGE)
        if not rows:
            break
        offset += len(rows)
        for row in rows:
            if len(found) < count and row.deals:
                found += [(row, deal) for deal in reversed(history.deals(row.id))]
    return tuple(found[:count])


class LastDeals(QWidget):
    """The list with its button.

    Signals:
        wanted(MatchRow, int): look at this deal of this match.
    """

    wanted = Signal(object, int)

    def __init__(self, deals: tuple[tuple[MatchRow, DealFacts], ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deals = deals
        self.table = QTableWidget(len(deals), 4)
        self.table.setObjectName("deals")
        self.button = QPushButton()
        self._nothing = QLabel()
        self._nothing.setWordWrap(True)
        self._nothing.setVisible(not deals)
        self.table.setVisible(bool(deals))
        self.button.setEnabled(bool(deals))
        self._set_up()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self._nothing.setText(translate("History", "No deal has been played to its end yet."))
        self.table.setAccessibleName(translate("History", "The last deals"))
        self.button.setText(translate("History", "&Review this deal"))
        self.table.setHorizontalHeaderLabels(
            (
                translate("History", "When"),
                translate("History", "Variant"),
                translate("History", "Deal"),
                translate("History", "Points"),
            )
        )
        for line, (row, deal) in enumerate(self._deals):
            time = QDateTime.fromString((row.ended or row.started).isoformat(), Qt.DateFormat.ISODate)
            when = QLocale().toString(time.toLocalTime(), QLocale.FormatType.ShortFormat)
            texts = (when, variant_name(row.variant), str(deal.number), signed(deal.points[PERSON]))
            for column, text in enumerate(texts):
                self.table.setItem(line, column, QTableWidgetItem(text))

    def _set_up(self) -> None:
        table = self.table
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 2 * GRID)
        if self._deals:
            table.setCurrentCell(0, 0)
        table.activated.connect(self._choose)
        self.button.clicked.connect(self._choose)
        below = QHBoxLayout()
        below.addStretch(1)
        below.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        layout.setSpacing(GRID)
        layout.addWidget(self._nothing)
        layout.addWidget(table, 1)
        layout.addLayout(below)

    def _choose(self) -> None:
        line = self.table.currentRow()
        if 0 <= line < len(self._deals):
            row, deal = self._deals[line]
            self.wanted.emit(row, deal.number)
