"""The dialog that begins a match: variant, length, opponents, house rules, deal number."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.ai.levels import DEFAULT_LEVEL, LEVELS
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.validate import faults
from hearts_qt.table.words import sitter_name
from hearts_qt.ui.dialogs.base import GRID, MARGIN, Dialog, embolden
from hearts_qt.ui.dialogs.rules_form import RulesForm, rewrite, select
from hearts_qt.ui.dialogs.seed_field import SeedField
from hearts_qt.ui.notices import fault_sentence
from hearts_qt.ui.texts import level_name, variant_name

if TYPE_CHECKING:
    from hearts_qt.game.frames import Sitter
    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate

LIMITS = (50, 100)
OTHER_LIMIT = 0
HIGHEST_LIMIT = 1000
LEAST_RULES = 160
"""The house rules scroll when they get less than their height, but never less than this."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What the player wants to play. ``levels`` is one key per opponent; without ``seed`` it is drawn."""

    variant: str
    rules: Rules
    levels: tuple[str, ...]
    seed: int | None = None


class NewMatchDialog(Dialog):
    """Asks for a `NewMatch`.

    Signals:
        chosen(NewMatch): the player pressed "Start"; the rules can be played.
    """

    chosen = Signal(object)

    def __init__(self, wanted: NewMatch, opponents: tuple[Sitter, ...], parent: QWidget | None = None) -> None:
        """
        Args:
            wanted: what the fields show at first.
            opponents: who sits at seats 1, 2 …
        """
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self._variant = wanted.variant
        self._rules = wanted.rules
        self.say(self.setWindowTitle, lambda: translate("NewMatch", "New match"))
        self._start = self.button(
            lambda: translate("NewMatch", "&Start"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._start.setDefault(True)
        self._build_top(opponents, wanted.levels)
        self._build_rules()
        self._faults = self.label(lambda: "")
        self._faults.setAccessibleName("")
        embolden(self._faults)
        self.body.addWidget(self._faults)
        self.body.addWidget(
            self.label(
                lambda: translate(
                    "NewMatch",
                    "All this applies to the match that you start now. A match still being played stays in the "
                    "history as abandoned.",
                )
            )
        )
        self.resize(620, 0)
        self._show_rules()
        self._start.setFocus()

    @property
    def wanted(self) -> NewMatch:
        """What the fields say now."""
        levels = tuple(combo.currentData() for combo in self._levels)
        return NewMatch(self._variant, self._rules, levels, self._seed.seed)

    def accept(self) -> None:
        if not faults(self._rules) and self._seed.is_usable:
            self.chosen.emit(self.wanted)
            super().accept()

    def retranslate(self) -> None:
        super().retranslate()
        self._show_faults()

    # -- private --------------------------------------------------------------------------------------------

    def _build_top(self, opponents: tuple[Sitter, ...], levels: tuple[str, ...]) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(2 * GRID)
        form.setVerticalSpacing(GRID)
        self._variants = QComboBox()
        self._variants.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for variant in CATALOGUE:
            self._variants.addItem(variant, variant)
        self.follow(lambda: rewrite(self._variants, variant_name))
        select(self._variants, self._variant, variant_name(self._variant))
        self._variants.activated.connect(self._take_variant)
        self._add_row(form, "variant", self._variants)
        self._limits = QComboBox()
        self._limits.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for limit in (*LIMITS, OTHER_LIMIT):
            self._limits.addItem("", limit)
        self.follow(lambda: rewrite(self._limits, _limit_text))
        self._limit = QSpinBox()
        self._limit.setRange(1, HIGHEST_LIMIT)
        self.say(self._limit.setAccessibleName, lambda: translate("NewMatch", "Points that end the match"))
        self._limits.activated.connect(self._take_limit)
        self._limit.valueChanged.connect(self._take_limit)
        end = QHBoxLayout()
        end.addWidget(self._limits, 1)
        end.addWidget(self._limit)
        self._add_row(form, "end", self._limits, end)
        self.body.addLayout(form)
        self._levels = self._build_levels(opponents, levels)
        self._seed = SeedField()
        self._seed.setObjectName("seed")
        self._seed.edited.connect(self._show_faults)
        self.say(self._seed.setPlaceholderText, lambda: translate("NewMatch", "drawn by lot"))
        self.body.addSpacing(GRID)
        last = QFormLayout()
        last.setHorizontalSpacing(2 * GRID)
        self._add_row(last, "seed", self._seed)
        self.body.addLayout(last)

    def _add_row(
        self, form: QFormLayout, key: str, field: QWidget, layout: QHBoxLayout | None = None
    ) -> None:
        label = self.field_label(lambda: _row_text(key), field)
        if layout is None:
            form.addRow(label, field)
        else:
            form.addRow(label, layout)

    def _build_levels(self, opponents: tuple[Sitter, ...], levels: tuple[str, ...]) -> list[QComboBox]:
        self.body.addSpacing(GRID)
        self.body.addWidget(self.label(lambda: translate("NewMatch", "Opponents"), heading=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        combos = []
        for k, sitter in enumerate(opponents):
            name = self.label(partial(sitter_name, sitter))
            combo = QComboBox()
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            for key in LEVELS:
                combo.addItem(level_name(key), key)
            self.follow(partial(rewrite, combo, level_name))
            level = levels[k] if k < len(levels) and levels[k] in LEVELS else DEFAULT_LEVEL
            select(combo, level, level_name(level))
            name.setBuddy(combo)
            grid.addWidget(name, 0, k)
            grid.addWidget(combo, 1, k)
            combos.append(combo)
        self.body.addLayout(grid)
        return combos

    def _build_rules(self) -> None:
        self._expander = QToolButton()
        self._expander.setCheckable(True)
        self._expander.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._expander.setAutoRaise(True)
        self.say(self._expander.setText, lambda: translate("NewMatch", "House &rules"))
        self._expander.toggled.connect(self._expand)
        self._form = RulesForm(self)
        self._form.changed.connect(self._take_form)
        inner = QWidget()
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(MARGIN, GRID, GRID, GRID)
        layout.addWidget(self._form)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setWidget(inner)
        self.body.addWidget(self._expander)
        self.body.addWidget(self._scroll, 1)
        self._scroll.hide()
        self._expander.setArrowType(Qt.ArrowType.RightArrow)

    def _expand(self, opened: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if opened else Qt.ArrowType.RightArrow
        self._expander.setArrowType(arrow)
        self._scroll.setVisible(opened)
        self._scroll.setMinimumHeight(LEAST_RULES if opened else 0)
        self._fit()

    def _take_variant(self) -> None:
        self._variant = self._variants.currentData()
        self._rules = CATALOGUE[self._variant].rules()
        self._show_rules()

    def _take_limit(self) -> None:
        chosen = self._limits.currentData()
        self._limit.setEnabled(chosen == OTHER_LIMIT)
        if chosen != OTHER_LIMIT:
            self._limit.setValue(chosen)
        self._rules = replace(self._rules, limit=self._limit.value())
        self._show_faults()

    def _take_form(self) -> None:
        self._rules = self._form.edited(self._rules)
        self._show_faults()

    def _show_rules(self) -> None:
        limit = self._rules.limit or LIMITS[-1]
        self._form.show_rules(self._rules)
        select(self._limits, limit if limit in LIMITS else OTHER_LIMIT, "")
        self._limit.setValue(limit)
        self._limit.setEnabled(limit not in LIMITS)
        self._show_faults()

    def _show_faults(self) -> None:
        found = [fault_sentence(fault, self._rules) for fault in faults(self._rules)]
        if not self._seed.is_usable:
            found.append(self._seed.problem)
        self._faults.setText("\n".join(f"• {sentence}" for sentence in found))
        self._faults.setVisible(bool(found))
        self._start.setEnabled(not found)
        self._fit()

    def _fit(self) -> None:
        """As high as the content needs, if the screen has that much room."""
        layout = self.layout()
        if layout is None:
            return
        layout.activate()
        wanted = layout.totalHeightForWidth(self.width())
        if self._expander.isChecked():
            wanted += self._form.sizeHint().height() + 2 * GRID - LEAST_RULES
        self.resize(self.width(), min(wanted, self.screen().availableGeometry().height() - MARGIN))


def _row_text(key: str) -> str:
    match key:
        case "variant":
            return translate("NewMatch", "&Variant")
        case "end":
            return translate("NewMatch", "&End of the match")
        case _:
            return translate("NewMatch", "&Deal number")


def _limit_text(limit: int) -> str:
    if limit == OTHER_LIMIT:
        return translate("NewMatch", "another number of points")
    return translate("NewMatch", "at %n point(s)", None, limit)
