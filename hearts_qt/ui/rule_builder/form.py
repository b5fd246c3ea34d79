"""The middle of the builder: how many play, who they are, every switch of the rules, the deal number."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.ui.dialogs.base import GRID, MARGIN, embolden, hairline
from hearts_qt.ui.dialogs.seed_field import SeedField
from hearts_qt.ui.rule_builder.costs import CostsDialog
from hearts_qt.ui.rule_builder.marks import dim, discard, small
from hearts_qt.ui.rule_builder.seats import SeatsEditor
from hearts_qt.ui.rule_builder.segments import Segments
from hearts_qt.ui.rule_builder.source_rows import SourceQuestions
from hearts_qt.ui.rule_builder.switch_row import SwitchRow
from hearts_qt.ui.rule_builder.switch_table import MAIN, SWITCHES, Group, Switch, most_used
from hearts_qt.ui.variant_names import variant_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QShowEvent

    from hearts_qt.rules.choices import Choice
    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate

TITLE = 1.4

_PLACES = {
    "pass_cycle": (0, 0, 2),
    "moon": (1, 0, 2),
    "pass_count": (2, 0, 1),
    "chips": (2, 1, 1),
    "limit": (3, 0, 1),
    "deals": (3, 1, 1),
}
"""Row, column and width of the fields below the list."""


class RulesForm(QScrollArea):
    """Edits a variant's rules.

    Signals:
        edited(): the rules are others now.
        seedEdited(): the deal number is another.
        reordered(): the keyboard goes another way through the same rules.
    """

    edited = Signal()
    seedEdited = Signal()
    reordered = Signal()

    def __init__(self, levels: tuple[str, ...], sitters: tuple[str, ...], *, with_seed: bool) -> None:
        """``with_seed``: whether a deal number may be given."""
        super().__init__()
        self._variant = ""
        self._name = ""
        self._rules = next(iter(CATALOGUE.values())).rules()
        self._rows: dict[Switch, SwitchRow] = {}
        self._headings: dict[QLabel, Group] = {}
        # Switches of the long list that have no place in it yet.
        self._waiting: deque[Switch] = deque()
        self.seats = SeatsEditor(levels, sitters)
        self.seed = SeedField()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # It scrolls to the field that has the focus; on the page itself nobody would see the focus.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._build(with_seed=with_seed)

    @property
    def rules(self) -> Rules:
        """As they stand in the form; they may contradict themselves."""
        return self._rules

    @property
    def base(self) -> Rules:
        """What the variant says for as many players."""
        return CATALOGUE[self._variant].rules(self._rules.seats)

    @property
    def stops(self) -> list[QWidget]:
        """What the keyboard goes through, as the eye does: from top to bottom, also rows that are hidden."""
        stops: list[QWidget] = [self._reset, *self._players.buttons, *self.seats.fields, *self._sources.fields]
        first, later = self._order()
        for switch in first:
            stops += self._row(switch).stops
        stops.append(self._opener)
        for switch in later:
            if switch in self._rows:
                stops += self._rows[switch].stops
        for row in sorted(self._main, key=lambda row: _PLACES[row.switch.key]):
            stops += row.stops
        return [*stops, self.seed]

    def show_rules(self, variant: str, rules: Rules, name: str = "") -> None:
        """Edit these from now on; ``name`` is that of the person's own rules."""
        for _ in self.showing(variant, rules, name):
            pass

    def showing(self, variant: str, rules: Rules, name: str = "") -> Iterator[None]:
        """`show_rules` in several steps."""
        another = variant != self._variant or rules.seats != self._rules.seats
        self._variant, self._rules, self._name = variant, rules, name
        if another:
            self._place_rows()
            yield
            self.seats.show_seats(rules.seats)
            yield
        self._players.offer(CATALOGUE[variant].counts, rules.seats)
        self._show()

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        self._reset.setText(translate("RuleBuilder", "&Reset"))
        self._reset.setToolTip(translate("RuleBuilder", "Bring back the rules of the variant"))
        self._other_costs.setText(translate("RuleBuilder", "Another table…"))
        self._players_title.setText(translate("RuleBuilder", "Players"))
        self._seats_title.setText(translate("RuleBuilder", "At the table"))
        self._sources_title.setText(translate("RuleBuilder", "Where the sources differ"))
        self._sources.retranslate()
        self._rules_title.setText(translate("RuleBuilder", "Rules"))
        self._seed_title.setText(translate("RuleBuilder", "&Deal number"))
        self.seed.setPlaceholderText(translate("RuleBuilder", "drawn by lot"))
        self._players.setAccessibleName(translate("RuleBuilder", "Players"))
        for heading, group in self._headings.items():
            heading.setText(_group_name(group))
        self.seats.retranslate()
        for row in (*self._rows.values(), *self._main):
            row.retranslate()
        if self._variant:
            self._players.offer(CATALOGUE[self._variant].counts, self._rules.seats)
            self._show()

    # -- private: building ------------------------------------------------------------------------------------

    def _build(self, *, with_seed: bool) -> None:
        page = QWidget()
        whole = QVBoxLayout(page)
        whole.setContentsMargins(MARGIN, 2 * GRID + 2, MARGIN, MARGIN)
        whole.setSpacing(GRID // 2)
        self._title, self._note = QLabel(), dim(QLabel())
        for label in (self._title, self._note):
            label.setWordWrap(True)
        embolden(self._title, TITLE)
        self._reset = QPushButton()
        self._reset.setAutoDefault(False)
        self._reset.setObjectName("reset")
        self._reset.clicked.connect(self._bring_back)
        head = QHBoxLayout()
        names = QVBoxLayout()
        names.addWidget(self._title)
        names.addWidget(self._note)
        head.addLayout(names, 1)
        head.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(head)
        self._other_costs = QPushButton()
        self._other_costs.setObjectName("other_costs")
        self._other_costs.setAutoDefault(False)
        self._other_costs.clicked.connect(self._ask_costs)
        self._players = Segments()
        self._players.chosen.connect(self._take_seats)
        self._players_title = self._section(whole)
        whole.addWidget(self._players)
        self._seats_title = self._section(whole)
        whole.addWidget(self.seats)
        self._sources_title = self._section(whole)
        self._sources = SourceQuestions()
        self._sources.edited.connect(self._take_rules)
        whole.addWidget(self._sources)
        self._rules_title = self._section(whole)
        whole.addWidget(self._build_list())
        whole.addSpacing(GRID)
        self._main = [SwitchRow(switch) for switch in MAIN]
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        for row in self._main:
            row.edited.connect(self._take)
            line, column, span = _PLACES[row.switch.key]
            grid.addWidget(row, line, column, 1, span, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        whole.addLayout(grid)
        self._seed_title = self._section(whole)
        self._seed_title.setBuddy(self.seed)
        self.seed.setObjectName("seed")
        self.seed.edited.connect(self.seedEdited)
        whole.addWidget(self.seed)
        self._seed_title.setVisible(with_seed)
        self.seed.setVisible(with_seed)
        whole.addStretch(1)
        self.setWidget(page)

    def _section(self, whole: QVBoxLayout) -> QLabel:
        title = QLabel()
        embolden(title)
        title.setContentsMargins(0, GRID + 2, 0, 0)
        whole.addWidget(title)
        return title

    def _build_list(self) -> QFrame:
        panel = QFrame()
        panel.setFrameShape(QFrame.Shape.StyledPanel)
        panel.setAutoFillBackground(True)
        panel.setBackgroundRole(QPalette.ColorRole.Base)
        self._first = QVBoxLayout()
        self._more = QWidget()
        self._more.setObjectName("more")
        self._later = QVBoxLayout(self._more)
        self._later.setContentsMargins(0, 0, 0, 0)
        self._opener = QToolButton()
        self._opener.setObjectName("all_rules")
        self._opener.setCheckable(True)
        self._opener.setAutoRaise(True)
        self._opener.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._opener.setArrowType(Qt.ArrowType.DownArrow)
        embolden(self._opener)
        self._opener.toggled.connect(self._open)
        self._count = dim(small(QLabel()))
        foot = QHBoxLayout()
        foot.addWidget(self._opener)
        foot.addStretch(1)
        foot.addWidget(self._count)
        inner = QVBoxLayout(panel)
        inner.setContentsMargins(GRID + 4, GRID // 2, GRID + 4, GRID // 2)
        inner.setSpacing(0)
        for layout in (self._first, self._later):
            layout.setSpacing(0)
        inner.addLayout(self._first)
        inner.addLayout(foot)
        inner.addWidget(self._more)
        self._more.hide()
        return panel

    def _place_rows(self) -> None:
        """The most used switches of this variant in front, the others below, in the order of a match."""
        first, later = self._order()
        for layout in (self._first, self._later):
            while (item := layout.takeAt(0)) is not None:
                widget = item.widget()
                if not isinstance(widget, SwitchRow):
                    discard(widget)
        self._headings.clear()
        for switch in first:
            self._add_row(switch, self._first)
        is_filling = bool(self._waiting)
        self._waiting = deque(later)
        if self._opener.isChecked():
            self._fill()
        elif self.isVisible() and not is_filling:
            QTimer.singleShot(0, self, self._fill_on)

    def _fill_on(self) -> None:
        """Make one row of the long list a turn, while it is hidden: all of them would take a tenth of a second."""
        if self._waiting:
            self._fill_one()
            if self._waiting:
                QTimer.singleShot(0, self, self._fill_on)
            else:
                self.reordered.emit()

    def _fill(self) -> None:
        while self._waiting:
            self._fill_one()

    def _fill_one(self) -> None:
        switch = self._waiting.popleft()
        if switch.group not in self._headings.values():
            heading = dim(small(QLabel(_group_name(switch.group))))
            embolden(heading)
            heading.setContentsMargins(0, GRID + 4, 0, 0)
            self._headings[heading] = switch.group
            self._later.addWidget(heading)
        self._add_row(switch, self._later)

    def _add_row(self, switch: Switch, layout: QVBoxLayout) -> None:
        row = self._row(switch)
        layout.addWidget(row)
        layout.addWidget(_line())
        row.show()

    def _order(self) -> tuple[list[Switch], list[Switch]]:
        """The switches of this variant that are always shown, and the others."""
        first = list(most_used(self.base))
        return first, [s for group in Group for s in SWITCHES if s.group is group and s not in first]

    def _told(self) -> dict[str, Choice]:
        """The questions about one switch whose row is shown now: it would only be there twice."""
        rows = SWITCHES if self._opener.isChecked() else most_used(self.base)
        shown = {s.key for s in (*rows, *MAIN) if s.makes_sense(self.base)} - _TABLES
        choices = CATALOGUE[self._variant].choices
        return {c.field: c for c in choices if c.field in shown and c.arises(self._rules)}

    def _row(self, switch: Switch) -> SwitchRow:
        if switch not in self._rows:
            row = SwitchRow(switch)
            row.edited.connect(self._take)
            if switch.key == "points":
                row.add_button(self._other_costs)
            self._rows[switch] = row
        return self._rows[switch]

    # -- private: editing -------------------------------------------------------------------------------------

    def _take(self, switch: Switch, value: object) -> None:
        self._take_rules(switch.put(self._rules, value))

    def _take_rules(self, rules: Rules) -> None:
        self._rules = rules
        self._show()
        self.edited.emit()

    def _ask_costs(self) -> None:
        points = next(switch for switch in SWITCHES if switch.key == "points")
        dialog = CostsDialog(self._rules.points, self)
        dialog.chosen.connect(lambda costs: self._take(points, costs))
        dialog.open()

    def _take_seats(self, seats: int) -> None:
        """Another number of players: the variant's rules for so many, with the same changes made to them."""
        if seats == self._rules.seats:
            return
        wanted = CATALOGUE[self._variant].rules(seats)
        base = self.base
        for switch in (*SWITCHES, *MAIN):
            value = switch.value(self._rules)
            # The pack and the way of the pass go with the number of players.
            if switch.key not in _BY_SEATS and value != switch.value(base):
                wanted = switch.put(wanted, value)
        self.show_rules(self._variant, wanted, self._name)
        self.edited.emit()

    def _bring_back(self) -> None:
        self.show_rules(self._variant, self.base, self._name)
        self.edited.emit()

    def _open(self, opened: bool) -> None:
        before = self._place_of_opener()
        if opened:
            self._fill()
        self._more.setVisible(opened)
        self._opener.setArrowType(Qt.ArrowType.UpArrow if opened else Qt.ArrowType.DownArrow)
        if self._variant:
            self._show()
        # Questions above it come and go with the rows that tell them; what was pressed stays where it is.
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self._place_of_opener() - before)
        self.reordered.emit()

    def _place_of_opener(self) -> int:
        return self._opener.mapTo(self.viewport(), QPoint()).y()

    def _show(self) -> None:
        told = self._told()
        # Rows that nobody sees follow when the list is opened.
        first, later = self._order()
        seen = (*first, *later) if self._opener.isChecked() else first
        for row in (*map(self._row, seen), *self._main):
            row.tell(told.get(row.switch.key))
            row.show_rules(self._rules, self.base)
        asked = tuple(choice for choice in CATALOGUE[self._variant].choices if choice.field not in told)
        self._sources.show_rules(asked, self._rules)
        self._sources_title.setVisible(bool(self._sources.fields))
        for row in self._main:
            # A game for points has no chips and one for chips no limit: such a field would only be in the way.
            row.setVisible(row.isEnabled() or row.switch.key == "pass_count")
        changed = [s for s in (*SWITCHES, *MAIN) if s.value(self._rules) != s.value(self.base)]
        self._reset.setEnabled(bool(changed))
        name = variant_name(self._variant)
        self._title.setText(self._name or name)
        notes = [name] if self._name else []
        if CATALOGUE[self._variant].experimental:
            notes.append(translate("RuleBuilder", "Experimental: the sources leave much of it open."))
        if changed:
            count = len(changed)
            notes.append(translate("RuleBuilder", "Rules changed: %n difference(s)", None, count))
        else:
            notes.append(translate("RuleBuilder", "The rules are those of the variant."))
        self._note.setText(" · ".join(notes))
        self._say_opener()

    def _say_opener(self) -> None:
        if self._opener.isChecked():
            self._opener.setText(translate("RuleBuilder", "Show the most used rules only"))
        else:
            self._opener.setText(translate("RuleBuilder", "Show &all rules"))
        first = most_used(self.base) if self._variant else ()
        rest = [s for s in SWITCHES if s not in first]
        count = len(rest)
        touched = sum(s.value(self._rules) != s.value(self.base) for s in rest) if self._variant else 0
        text = translate("RuleBuilder", "%n more", "so many rules are not shown yet; ещё 16", count)
        if touched and not self._opener.isChecked():
            more = translate("RuleBuilder", "%n changed", "so many of the hidden rules; изменено 2", touched)
            text = f"{text} · {more}"
        self._count.setText(text)
        self._count.setVisible(not self._opener.isChecked())

    # -- Qt -------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._fill_on)


def _line() -> QFrame:
    line = hairline()
    line.setForegroundRole(QPalette.ColorRole.Midlight)
    return line


_TABLES = frozenset({"points", "contracts"})
"""A question about these is about a small part of them."""

_BY_SEATS = frozenset({"packs", "lowest", "removed", "jokers", "hand", "pass_cycle", "contracts"})


def _group_name(group: Group) -> str:
    match group:
        case Group.PACK:
            return translate("RuleBuilder", "Pack and deal", "a group of switches")
        case Group.BEFORE:
            return translate("RuleBuilder", "Before the play", "a group of switches")
        case Group.PLAY:
            return translate("RuleBuilder", "The play", "a group of switches")
        case Group.COST:
            return translate("RuleBuilder", "Penalties and bonuses", "a group of switches")
        case Group.MOON:
            return translate("RuleBuilder", "The moon", "a group of switches")
        case Group.END:
            return translate("RuleBuilder", "Score and end", "a group of switches")
