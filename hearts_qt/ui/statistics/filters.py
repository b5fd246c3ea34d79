"""Which matches are looked at: game, number of players, level of the opponents, and how far back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QWidget

from hearts_qt.store.statistics import Scope
from hearts_qt.ui.dialogs.base import GRID
from hearts_qt.ui.dialogs.combos import rewrite
from hearts_qt.ui.roles import name_box
from hearts_qt.ui.statistics import words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from hearts_qt.store.statistics import Offered

translate = QCoreApplication.translate


class Filters(QWidget):
    """Four lists to choose from; what the history has nothing of is not offered.

    Signals:
        changed(): something else is chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offered: tuple[Offered, ...] = ()
        self.games = QComboBox()
        self.seats = QComboBox()
        self.levels = QComboBox()
        self.periods = QComboBox()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        for box, stretch in ((self.games, 6), (self.seats, 5), (self.levels, 4), (self.periods, 4)):
            # A long name must not make the whole dialog wide.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(9)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.currentIndexChanged.connect(self._narrow)
            layout.addWidget(box, stretch)
        for days in (None, words.YEAR, words.MONTH):
            self.periods.addItem(words.period_name(days), days)

    @property
    def scope(self) -> Scope:
        """What is chosen."""
        days: int | None = self.periods.currentData()
        since = None
        if days is not None:
            since = (datetime.now(UTC).replace(microsecond=0) - timedelta(days=days)).isoformat()
        return Scope(self.games.currentData(), self.seats.currentData(), self.levels.currentData(), since)

    def offer(self, offered: Sequence[Offered], chosen: str | None) -> None:
        """Offer what the history has matches of; ``chosen`` is the game to show, None: all."""
        self._offered = tuple(offered)
        games = dict.fromkeys(table.variant for table in offered)
        _fill(self.games, (None, *games), words.game_name, chosen)
        self._narrow(tell=False)

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        rewrite(self.games, words.game_name)
        rewrite(self.seats, words.seats_name)
        rewrite(self.levels, words.level_choice)
        rewrite(self.periods, words.period_name)
        name_box(self.games, translate("Statistics", "Game"))
        name_box(self.seats, translate("Statistics", "Number of players"))
        name_box(self.levels, translate("Statistics", "Level of the opponents"))
        name_box(self.periods, translate("Statistics", "Period"))

    # -- private ----------------------------------------------------------------------------------------------

    def _narrow(self, _: int = 0, *, tell: bool = True) -> None:
        """Another game has other tables and opponents."""
        game = self.games.currentData()
        here = [table for table in self._offered if game in (None, table.variant)]
        _fill(self.seats, (None, *sorted({table.seats for table in here})), words.seats_name)
        seats = self.seats.currentData()
        here = [table for table in here if seats in (None, table.seats)]
        order = dict.fromkeys(table.level for table in here)
        _fill(self.levels, (None, *order), words.level_choice)
        if tell:
            self.changed.emit()


_KEEP = object()


def _fill(box: QComboBox, values: Iterable[Any], name: Callable[[Any], str], chosen: object = _KEEP) -> None:
    """Offer these values; without another wish what is chosen stays, if it is still there."""
    wanted = box.currentData() if chosen is _KEEP else chosen
    found = list(values)
    with QSignalBlocker(box):
        box.clear()
        for value in found:
            box.addItem(name(value), value)
        box.setCurrentIndex(found.index(wanted) if wanted in found else 0)
