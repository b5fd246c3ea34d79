"""F4: what the matches add up to, and the list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QTabWidget, QWidget

from hearts_qt.ui.dialogs.base import Dialog
from hearts_qt.ui.history.browser import MatchBrowser
from hearts_qt.ui.history.details import MatchDetails
from hearts_qt.ui.statistics.goals_page import GoalsPage
from hearts_qt.ui.statistics.page import StatisticsPage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.store.history import History
    from hearts_qt.support.jobs import JobExecutor

translate = QCoreApplication.translate


class HistoryDialog(Dialog):
    """Statistics of every variant, all matches, and the goals.

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
        in_turns: bool = False,
    ) -> None:
        """
        Args:
            history: what to show.
            parent: the window it belongs to.
            jobs: counts in the background; None: at once.
            goals: whether there is a page of goals.
            in_turns: whether it is left to `open_in_turns` to make the pages.
        """
        super().__init__(parent, QDialogButtonBox.StandardButton.Close)
        self.say(self.setWindowTitle, lambda: translate("History", "Statistics and history"))
        self.grow(self._grow(history, jobs, goals=goals), in_turns=in_turns)

    def turn_to(self, page: QWidget) -> None:
        """Show one of the pages."""
        self._tabs.setCurrentWidget(page)

    # -- private ----------------------------------------------------------------------------------------------

    def _grow(self, history: History, jobs: JobExecutor | None, *, goals: bool) -> Iterator[None]:
        path = history.database.path
        yield
        self.statistics = StatisticsPage(path, jobs)
        yield
        details = MatchDetails()
        yield
        self.matches = MatchBrowser(history, jobs, details=details)
        self.matches.reviewWanted.connect(self.reviewWanted)
        self.matches.changed.connect(self.statistics.reload)
        self.statistics.changed.connect(self.matches.reload)
        yield
        self.goals = GoalsPage(path, jobs) if goals else None
        self._tabs = QTabWidget()
        self._tabs.addTab(self.statistics, "")
        self._tabs.addTab(self.matches, "")
        if self.goals is not None:
            self._tabs.addTab(self.goals, "")
            self.statistics.changed.connect(self.goals.reload)
            self.matches.changed.connect(self.goals.reload)
        self.follow(self._name_tabs)
        self.follow(self.matches.retranslate)
        self.body.addWidget(self._tabs)
        # Without a focus Ctrl+Tab and the arrow keys would turn no page.
        self._tabs.setFocus(Qt.FocusReason.OtherFocusReason)
        self.resize(1000, 660)
        yield

    def _name_tabs(self) -> None:
        self._tabs.setTabText(0, translate("History", "Statistics"))
        self._tabs.setTabText(1, translate("History", "Matches"))
        if self.goals is not None:
            self._tabs.setTabText(self._tabs.indexOf(self.goals), translate("History", "Goals"))
