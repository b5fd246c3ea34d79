"""The row above the list: a search, and what else narrows it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from hearts_qt.store.wanted import Result, Wanted
from hearts_qt.table.words import sitter_name
from hearts_qt.ui.dialogs.base import GRID
from hearts_qt.ui.dialogs.combos import rewrite
from hearts_qt.ui.history import search, words
from hearts_qt.ui.roles import name_box
from hearts_qt.ui.texts import variant_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from hearts_qt.game.frames import Sitter

translate = QCoreApplication.translate

PAUSE_MS = 200
"""The list follows when the person stops typing for so long."""
YEAR, MONTH, WEEK = 365, 31, 7


class HistoryFilters(QWidget):
    """A search and four lists to choose from.

    Signals:
        changed(): something else is wanted.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variants: tuple[str, ...] = ()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.games = QComboBox()
        self.results = QComboBox()
        self.people = QComboBox()
        self.periods = QComboBox()
        self._boxes = (
            (self.games, _game_name),
            (self.results, words.result_name),
            (self.people, _person_name),
            (self.periods, _period_name),
        )
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE_MS)
        self._soon.timeout.connect(self.changed)
        self.search.textChanged.connect(lambda: self._soon.start())
        self._lay_out()
        self.retranslate()

    def wanted(self, now: datetime | None = None) -> Wanted:
        """What is chosen."""
        days: int | None = self.periods.currentData()
        now = now or datetime.now(UTC)
        result: Result | None = self.results.currentData()
        person: Sitter | None = self.people.currentData()
        return Wanted(
            variant=self.games.currentData(),
            since=None if days is None else now - timedelta(days=days),
            results=frozenset() if result is None else frozenset({result}),
            opponent=None if person is None else search.opponent(person),
            terms=search.terms(self.search.text(), self._variants),
        )

    @property
    def is_open(self) -> bool:
        """Whether nothing is narrowed."""
        return self.wanted() == Wanted()

    def offer(self, variants: Sequence[str]) -> None:
        """Offer these games; one that was chosen and is gone is chosen no longer."""
        self._variants = tuple(variants)
        ordered = sorted(variants, key=lambda variant: variant_name(variant).casefold())
        _fill(self.games, (None, *ordered), _game_name)

    def clear(self) -> None:
        """Want everything again."""
        with QSignalBlocker(self):
            self.search.clear()
            for box, _ in self._boxes:
                box.setCurrentIndex(0)
        self._soon.stop()
        self.changed.emit()

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        for box, name in self._boxes:
            rewrite(box, name)
        self.search.setPlaceholderText(translate("History", "Search: game, opponent, level, deal number"))
        self.search.setAccessibleName(translate("History", "Search"))
        self.search.setToolTip(
            translate("History", "Every word has to fit: a game, an opponent, a level, a number")
        )
        name_box(self.games, translate("History", "Game"))
        name_box(self.results, translate("History", "Result"))
        name_box(self.people, translate("History", "Opponent"))
        name_box(self.periods, translate("History", "Period"))

    # -- private ----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        _fill(self.games, (None,), _game_name)
        _fill(self.results, (None, *Result), words.result_name)
        _fill(self.people, (None, *search.PEOPLE), _person_name)
        _fill(self.periods, (None, YEAR, MONTH, WEEK), _period_name)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        layout.addWidget(self.search, 6)
        for box, _ in self._boxes:
            # A long name must not make the whole dialog wide.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(9)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.currentIndexChanged.connect(self.changed)
            layout.addWidget(box, 4)


def _game_name(variant: str | None) -> str:
    return translate("History", "All games") if variant is None else variant_name(variant)


def _person_name(sitter: Sitter | None) -> str:
    return translate("History", "Any opponent") if sitter is None else sitter_name(sitter)


def _period_name(days: int | None) -> str:
    match days:
        case None:
            return translate("History", "All time")
        case 365:
            return translate("History", "The last year")
        case 31:
            return translate("History", "The last month")
        case _:
            return translate("History", "The last week")


def _fill(box: QComboBox, values: Iterable[Any], name: Callable[[Any], str]) -> None:
    chosen, found = box.currentData(), list(values)
    with QSignalBlocker(box):
        box.clear()
        for value in found:
            box.addItem(name(value), value)
        box.setCurrentIndex(found.index(chosen) if chosen in found else 0)
