"""The rule builder: what to play, by which rules, with whom."""

from __future__ import annotations

from enum import Enum, auto
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.validate import faults
from hearts_qt.table.theme import appearance
from hearts_qt.ui.dialogs.base import GRID, MARGIN, Dialog, embolden
from hearts_qt.ui.dialogs.pages import rules_page
from hearts_qt.ui.notices import fault_sentence, notice_sentence
from hearts_qt.ui.rule_builder.form import RulesForm
from hearts_qt.ui.rule_builder.live_card import LiveCard
from hearts_qt.ui.rule_builder.marks import dim, small
from hearts_qt.ui.rule_builder.own_rules import Deed, OwnRulesKeeper
from hearts_qt.ui.rule_builder.variant_list import VariantList
from hearts_qt.ui.style import scheme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.store.presets import Presets
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.theme import Appearance

translate = QCoreApplication.translate

SIZE = QSize(1180, 808)
LEAST = QSize(640, 480)
FRAME = 32
"""The height of a window's title and edges."""
TASKBAR = 48
LIST = 284
NARROW_LIST = 232
CARD = 296
CARD_FITS = 1000
"""From this width on the card stands beside the form; below, it is a page of its own."""
LIST_FITS = 900


def fitting_size(screen: QSize, available: QSize) -> QSize:
    """The size to open with on a screen of which so much is ``available``."""
    # Some desktops do not say that they have a bar, and the frame of the window needs its place too.
    height = min(available.height(), screen.height() - TASKBAR) - FRAME
    return SIZE.boundedTo(QSize(available.width() - GRID, height)).expandedTo(LEAST)


class NewMatch(Struct, frozen=True):
    """What the player wants to play.

    ``levels`` and ``sitters`` are keys, one per opponent; without ``seed`` the deal number is drawn.
    """

    variant: str
    rules: Rules
    levels: tuple[str, ...]
    sitters: tuple[str, ...] = ()
    seed: int | None = None


class Purpose(Enum):
    """What the rules are chosen for."""

    START = auto()
    """A match that begins at once."""
    LATER = auto()
    """The match after this one."""


class NewMatchDialog(Dialog):
    """Asks for a `NewMatch`.

    Signals:
        chosen(NewMatch): the player pressed the button that says so; the rules can be played.

    Attributes:
        purpose: what the rules are chosen for.
    """

    chosen = Signal(object)

    def __init__(
        self,
        wanted: NewMatch,
        presets: Presets,
        parent: QWidget | None = None,
        *,
        purpose: Purpose = Purpose.START,
        looks: Appearance | None = None,
        pictures: JobExecutor | None = None,
        in_turns: bool = False,
    ) -> None:
        """
        Args:
            wanted: what the fields show at first.
            presets: the person's own rules.
            parent: Qt's.
            purpose: whether a match begins with it.
            looks: of the cards in the pictures.
            pictures: draws them in the background; without it they are drawn when they are painted.
            in_turns: whether it is left to `open_in_turns` to make what is in it.
        """
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self.purpose = purpose
        self._variant = wanted.variant
        self._name = ""
        self._stops: list[QWidget] = []
        self.grow(self._grow(wanted, presets, looks or appearance(scheme()), pictures), in_turns=in_turns)

    def _grow(
        self, wanted: NewMatch, presets: Presets, looks: Appearance, pictures: JobExecutor | None
    ) -> Iterator[None]:
        self._list = VariantList()
        yield
        self._form = RulesForm(wanted.levels, wanted.sitters, with_seed=self.purpose is Purpose.START)
        yield
        self._card = LiveCard(looks, pictures, self)
        self._own = OwnRulesKeeper(presets, self)
        self._build()
        self._join()
        self._list.set_own(self._own.own())
        self._say_parts()
        yield
        yield from self._form.showing(self._variant, wanted.rules)
        self._list.select(self._variant, self._name)
        yield
        self._refresh()
        self.follow_later(self._say)
        yield
        self.setMinimumSize(LEAST)
        screen = self.screen()
        self.resize(fitting_size(screen.size(), screen.availableGeometry().size()))
        for notice in presets.notices:
            self._tell(notice_sentence(notice))
        self._place_card()
        self._list.take_focus()
        yield

    @property
    def wanted(self) -> NewMatch:
        """What the fields say now."""
        seats = self._form.seats
        return NewMatch(self._variant, self._form.rules, seats.levels, seats.sitters, self._form.seed.seed)

    def accept(self) -> None:
        if not self._problems():
            self.chosen.emit(self.wanted)
            super().accept()

    # -- private: building --------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(0)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._form)
        self._tabs = QTabBar()
        self._tabs.setDrawBase(False)
        self._tabs.addTab("")
        self._tabs.addTab("")
        self._tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self._tabs.hide()
        self._faults = self.label(str)
        self._faults.setObjectName("faults")
        embolden(self._faults)
        self._told = self.label(str)
        self._told.setObjectName("told")
        self._scope = dim(small(self.label(self._scope_text)))
        foot = QVBoxLayout()
        foot.setContentsMargins(MARGIN, GRID, MARGIN, GRID)
        for label in (self._faults, self._told, self._scope):
            foot.addWidget(label)
        self._told.hide()
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self._tabs)
        middle.addWidget(self._pages, 1)
        middle.addLayout(foot)
        line = QFrame()
        line.setFrameShape(QFrame.Shape.VLine)
        line.setForegroundRole(QPalette.ColorRole.Mid)
        line.setFixedWidth(1)
        self._side = QHBoxLayout()
        self._side.setContentsMargins(0, 2 * GRID + 2, MARGIN, 2 * GRID + 2)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._list)
        row.addWidget(line)
        row.addLayout(middle, 1)
        row.addLayout(self._side)
        self.body.addLayout(row, 1)
        roles = QDialogButtonBox.ButtonRole
        self._save = self.button(lambda: translate("NewMatch", "Save as my &own…"), roles.ResetRole)
        self._mine = self.button(lambda: translate("NewMatch", "&My rules"), roles.ResetRole)
        self._start = self.button(self._start_text, roles.AcceptRole)
        self._save.setAutoDefault(False)
        self._mine.setAutoDefault(False)
        self._mine.setMenu(self._own.menu)
        self._start.setDefault(True)
        self._start.setObjectName("start")

    def _join(self) -> None:
        self._list.chosen.connect(self._take_variant)
        self._form.edited.connect(self._refresh)
        self._form.reordered.connect(self._order_stops)
        self._form.seedEdited.connect(self._refresh)
        self._form.seats.edited.connect(self._hush)
        self._card.pageWanted.connect(self._open_page)
        self._save.clicked.connect(lambda: self._own.do(Deed.SAVE))
        self._own.changed.connect(self._renew_own)
        self._own.imported.connect(self._take_over)
        self._own.said.connect(self._tell)
        QShortcut(QKeySequence("F1"), self).activated.connect(self._open_page)

    def _scope_text(self) -> str:
        if self.purpose is Purpose.LATER:
            return translate(
                "NewMatch", "Changes apply to the next match; the one on the table goes on as it began."
            )
        return translate(
            "NewMatch",
            "Changes apply to the match that you start now. One still being played stays in the history as "
            "abandoned.",
        )

    def _start_text(self) -> str:
        if self.purpose is Purpose.LATER:
            return translate("NewMatch", "&Use for the next match")
        return translate("NewMatch", "&Start")

    # -- private ------------------------------------------------------------------------------------------------

    def _say(self) -> None:
        self._say_parts()
        self._refresh()

    def _say_parts(self) -> None:
        later = self.purpose is Purpose.LATER
        title = translate("NewMatch", "House rules") if later else translate("NewMatch", "New match")
        self.setWindowTitle(title)
        self._tabs.setTabText(0, translate("NewMatch", "Match and rules"))
        self._tabs.setTabText(1, translate("NewMatch", "How we shall play"))
        self._list.retranslate()
        self._form.retranslate()
        self._card.retranslate()
        self._own.retranslate()

    def _show_rules(self, rules: Rules) -> None:
        self._form.show_rules(self._variant, rules, self._name)
        self._list.select(self._variant, self._name)
        self._refresh()

    def _refresh(self) -> None:
        """The form says something else: the card, the faults and the buttons follow."""
        self._hush()
        rules = self._form.rules
        contradicts = bool(faults(rules))
        if not contradicts:
            # What contradicts itself cannot be told; the card keeps what it said.
            self._card.show_rules(rules, self._form.base)
        elif self._card.is_empty:
            self._card.show_rules(self._form.base, self._form.base)
        self._card.setEnabled(not contradicts)
        problems = self._problems()
        self._faults.setText("\n".join(f"• {sentence}" for sentence in problems))
        self._faults.setVisible(bool(problems))
        self._start.setEnabled(not problems)
        why = "\n".join(problems)
        self._start.setToolTip(why)
        self._start.setAccessibleDescription(why)
        self._save.setEnabled(not contradicts)
        self._own.look_at(self._variant, rules, self._name, playable=not contradicts)
        self._order_stops()

    def _order_stops(self) -> None:
        """The keyboard goes the way of the eye; rows that are new would come last. The footer follows."""
        stops = [*self._list.stops, self._tabs, *self._form.stops, *self._card.stops]
        if stops != self._stops:
            self._stops = stops
            for before, after in pairwise(stops):
                self.setTabOrder(before, after)

    def _problems(self) -> list[str]:
        rules = self._form.rules
        found = [fault_sentence(fault, rules) for fault in faults(rules)]
        if not self._form.seed.is_usable:
            found.append(self._form.seed.problem)
        return found

    def _take_variant(self, variant: str, name: str) -> None:
        if name:
            self._take_over(name)
        else:
            self._variant, self._name = variant, ""
            counts = CATALOGUE[variant].counts
            seats = self._form.rules.seats
            self._show_rules(CATALOGUE[variant].rules(seats if seats in counts else None))

    def _take_over(self, name: str) -> None:
        """Edit own rules, those just taken over too."""
        self._list.set_own(self._own.own())
        found = self._own.read(name)
        if found is None:
            self._list.select(self._variant, self._name)
            return
        self._variant, rules = found
        self._name = name
        self._show_rules(rules)

    def _renew_own(self, name: str) -> None:
        self._name = name
        self._list.set_own(self._own.own())
        self._show_rules(self._form.rules)

    def _tell(self, sentence: str) -> None:
        self._told.setText(sentence)
        self._told.show()

    def _hush(self) -> None:
        self._told.hide()

    def _open_page(self) -> None:
        if not faults(self._form.rules):
            rules_page(self._variant, self._form.rules, self).open()

    def _place_card(self) -> None:
        """Beside the form where there is room, else a page of its own."""
        beside = self.width() >= CARD_FITS
        self._list.setFixedWidth(LIST if self.width() >= LIST_FITS else NARROW_LIST)
        if beside and self._side.indexOf(self._card) < 0:
            self._tabs.setCurrentIndex(0)
            self._pages.removeWidget(self._card)
            self._side.addWidget(self._card)
            self._card.setFixedWidth(CARD)
            self._card.show()
        elif not beside and self._pages.indexOf(self._card) < 0:
            self._side.removeWidget(self._card)
            self._card.setMinimumWidth(0)
            self._card.setMaximumWidth(CARD * 4)
            self._pages.addWidget(self._card)
        margin = MARGIN if beside else 0
        self._side.setContentsMargins(0, 2 * GRID + 2, margin, 2 * GRID + 2)
        self._tabs.setVisible(not beside)

    # -- Qt -----------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        self._place_card()
        super().showEvent(event)
        self._form.seats.tighten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_card()
