"""The goals of a game: a list to look at, and nothing that presses anybody."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
)
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QHeaderView,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.models.goals_model import GOAL_ROLE, GoalColumn, GoalRow, GoalsModel
from hearts_qt.rules.catalogue import CATALOGUE, DEFAULT
from hearts_qt.store.goals import progress
from hearts_qt.store.history import History
from hearts_qt.store.statistics import Scope, offered, played
from hearts_qt.table.theme import palette
from hearts_qt.ui import paper
from hearts_qt.ui.dialogs.base import GRID, embolden
from hearts_qt.ui.dialogs.combos import rewrite, select
from hearts_qt.ui.roles import name_box
from hearts_qt.ui.statistics import words
from hearts_qt.ui.statistics.goal_words import goal_row
from hearts_qt.ui.statistics.page import table_view
from hearts_qt.ui.statistics.reading_page import ReadingPage
from hearts_qt.ui.style import scheme

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.store.goals import Progress
    from hearts_qt.support.jobs import JobExecutor

translate = QCoreApplication.translate

BAR = 5.0
"""The height of the bar that shows how far a goal is, in logical pixels."""
STAR = 8.0


class Found(Struct, frozen=True):
    """The goals of ``variant``; ``played`` are the games there are matches of, the latest first."""

    variant: str
    played: tuple[str, ...]
    progress: tuple[Progress, ...]


def find(path: Path, variant: str | None) -> Found:
    """Count the goals of a variant; None: of the one that was played last. Raises StoreError."""
    history, _ = History.open(path)
    try:
        known = tuple(dict.fromkeys(table.variant for table in offered(history) if table.variant in CATALOGUE))
        chosen = variant or next(iter(known), DEFAULT)
        matches = played(history, Scope(chosen))
    finally:
        history.close()
    return Found(chosen, known, progress(CATALOGUE[chosen], matches))


class GoalsPage(ReadingPage[Found]):
    """The goals of the game that is chosen."""

    def __init__(self, path: Path, jobs: JobExecutor | None = None, parent: QWidget | None = None) -> None:
        """
        Args:
            path: the database of the history.
            jobs: reads in the background; None: at once.
            parent: what it stands in.
        """
        super().__init__(jobs, parent)
        self._path = path
        self.games = QComboBox()
        self.model = GoalsModel(self)
        self._count = QLabel()
        self._note = QLabel()
        self._view = table_view(self.model)
        self._lay_out()
        self.games.currentIndexChanged.connect(lambda: self._read(self.games.currentData()))
        self.retranslate()
        self._read(None)

    def reload(self) -> None:
        """Count again."""
        self._read(self.games.currentData())

    def retranslate(self) -> None:
        rewrite(self.games, words.game_name)
        name_box(self.games, translate("Goals", "Game"))
        self._view.setAccessibleName(translate("Goals", "Goals"))
        self._note.setText(
            translate(
                "Goals",
                "Counted from the finished matches of the history. Against opponents of a named level only "
                "matches without undo and hints count.",
            )
        )
        self._show()

    def take(self, found: Found) -> None:
        self._offer(found)
        self._show()

    def say_trouble(self, sentence: str) -> None:
        self._count.setText(sentence)
        self._view.hide()

    # -- private ----------------------------------------------------------------------------------------------

    def _read(self, variant: str | None) -> None:
        self.read(partial(find, self._path, variant))

    def _offer(self, found: Found) -> None:
        """All games: goals are for those that have not been played, too; those that have come first."""
        self.games.blockSignals(True)
        if not self.games.count():
            for variant in dict.fromkeys((*found.played, *CATALOGUE)):
                self.games.addItem(words.game_name(variant), variant)
        select(self.games, found.variant, words.game_name(found.variant))
        self.games.blockSignals(False)

    def _show(self) -> None:
        found = self._found
        if found is None:
            return
        rows = [goal_row(one, CATALOGUE[found.variant]) for one in found.progress]
        reached = sum(one.reached is not None for one in found.progress)
        text = translate("Goals", "Reached: {count} of {all}")
        self._count.setText(text.format(count=reached, all=len(rows)))
        self.model.set_heads(
            (
                translate("Goals", "Goal"),
                translate("Goals", "How far"),
                translate("Goals", "Reached", "head of a column of days"),
            )
        )
        self.model.set_rows(rows)
        self._view.show()

    def _lay_out(self) -> None:
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.games.setMinimumContentsLength(24)
        embolden(self._count)
        self._note.setWordWrap(True)
        self._view.setObjectName("goals")
        self._view.setItemDelegate(_GoalDelegate(self._view))
        self._view.horizontalHeader().setSectionResizeMode(GoalColumn.TEXT, QHeaderView.ResizeMode.Stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        layout.setSpacing(GRID)
        layout.addWidget(self.games)
        layout.addWidget(self._count)
        layout.addWidget(self._view, 1)
        layout.addWidget(self._note)


class _GoalDelegate(QStyledItemDelegate):
    """A star before what is reached, and a bar below how far the others are."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        row = index.data(GOAL_ROLE)
        if isinstance(row, GoalRow) and index.column() == GoalColumn.TEXT:
            option.font.setBold(bool(row.count == row.target))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(GOAL_ROLE)
        if not isinstance(row, GoalRow):
            return
        colours = palette(scheme())
        area = QRectF(option.rect)
        match index.column():
            case GoalColumn.TEXT:
                inner = QStyleOptionViewItem(option)
                self.initStyleOption(inner, index)
                self._draw_back(painter, inner)
                inner.rect = option.rect.adjusted(int(3 * STAR), 0, 0, 0)
                super().paint(painter, inner, index)
                centre = QPointF(area.left() + 1.6 * STAR, area.center().y())
                painter.save()
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(colours.accent, 1))
                if row.count == row.target:
                    painter.setBrush(colours.accent)
                painter.drawPath(paper.star_path(centre, STAR))
                painter.restore()
            case _:
                super().paint(painter, option, index)
        if index.column() == GoalColumn.COUNT and 0 < row.count < row.target:
            whole = QRectF(area.left() + 4, area.bottom() - BAR, area.width() - 8, BAR - 2)
            painter.fillRect(whole, colours.grid)
            whole.setWidth(whole.width() * row.count / row.target)
            painter.fillRect(whole, colours.accent)

    def _draw_back(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """The colour of the row, below the star too."""
        style = option.widget.style() if option.widget is not None else None
        if style is not None:
            style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
