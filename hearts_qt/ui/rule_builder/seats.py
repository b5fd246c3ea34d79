"""Who sits at the table, and how well each of them plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QWidget

from hearts_qt.ai.levels import DEFAULT_LEVEL, LEVELS, OFFERED
from hearts_qt.game.frames import Sitter, seated
from hearts_qt.table.words import sitter_name
from hearts_qt.ui.dialogs.base import GRID
from hearts_qt.ui.dialogs.combos import rewrite, select
from hearts_qt.ui.roles import name_box
from hearts_qt.ui.rule_builder.marks import dim, small
from hearts_qt.ui.tempers import temper_sentence
from hearts_qt.ui.texts import level_name

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QWheelEvent

translate = QCoreApplication.translate

OPPONENTS = tuple(sitter for sitter in Sitter if sitter is not Sitter.PERSON)
CELL = 160
"""A cell is at least so wide."""
COLUMNS = 3
NAME = 4
"""A list of names has room for so many wide letters, which is enough for the longest."""
CELL_FIELD = 28


class _Combo(QComboBox):
    """A list that scrolling the page does not change."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setMinimumHeight(CELL_FIELD)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class _Cell(Struct, frozen=True):
    frame: QFrame
    name: _Combo
    place: QLabel
    level: _Combo


class SeatsEditor(QWidget):
    """One cell for each opponent: a name to choose, where they sit, their level."""

    edited = Signal()

    def __init__(self, levels: tuple[str, ...], sitters: tuple[str, ...]) -> None:
        """``levels`` and ``sitters`` are keys for the seats from 1 on; what they leave open is as usual."""
        super().__init__()
        self._seats = 0
        # All ten are remembered while fewer play: another count brings them back.
        chosen = (levels[k] if k < len(levels) else DEFAULT_LEVEL for k in range(len(OPPONENTS)))
        self._levels = [level if level in LEVELS else DEFAULT_LEVEL for level in chosen]
        self._sitters = list(seated(sitters, len(Sitter))[1:])
        self._cells: list[_Cell] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GRID)
        self._columns = 0

    @property
    def levels(self) -> tuple[str, ...]:
        """The keys of the levels of those who play."""
        return tuple(self._levels[: self._seats - 1])

    @property
    def sitters(self) -> tuple[str, ...]:
        """The keys of those who play."""
        return tuple(sitter.value for sitter in self._sitters[: self._seats - 1])

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """What the keyboard goes through, one opponent after the other."""
        return tuple(field for cell in self._cells for field in (cell.name, cell.level))

    def show_seats(self, seats: int) -> None:
        """A table of so many, the person among them."""
        self._seats = seats
        while len(self._cells) < seats - 1:
            self._cells.append(self._make(len(self._cells)))
        for k, cell in enumerate(self._cells):
            cell.frame.setVisible(k < seats - 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        for k, cell in enumerate(self._cells):
            with QSignalBlocker(cell.name), QSignalBlocker(cell.level):
                rewrite(cell.name, sitter_name)
                _describe(cell.name)
                rewrite(cell.level, level_name)
                select(cell.name, self._sitters[k], sitter_name(self._sitters[k]))
                select(cell.level, self._levels[k], level_name(self._levels[k]))
            place = _place(k + 1, self._seats)
            cell.place.setText(place)
            name = sitter_name(self._sitters[k])
            who = translate("RuleBuilder", "Who sits here: {place}").format(place=place)
            name_box(cell.name, who)
            temper = temper_sentence(self._sitters[k])
            cell.name.setToolTip(temper)
            cell.name.setAccessibleDescription(temper)
            name_box(cell.level, translate("RuleBuilder", "Level: {name}").format(name=name))
        self._arrange()

    def tighten(self) -> None:
        """The fields of the cells are lower than those of a dialog."""
        for cell in self._cells:
            cell.name.setMinimumHeight(CELL_FIELD)
            cell.level.setMinimumHeight(CELL_FIELD)

    # -- private --------------------------------------------------------------------------------------------

    def _make(self, k: int) -> _Cell:
        frame = QFrame(self)
        frame.setFrameShape(QFrame.Shape.StyledPanel)
        name, level, place = _Combo(), _Combo(), dim(small(QLabel()))
        name.setObjectName(f"sitter{k + 1}")
        level.setObjectName(f"level{k + 1}")
        font = name.font()
        font.setBold(True)
        name.setFont(font)
        # Names are short, and in the usual size three opponents shall stand in one row.
        name.setMinimumContentsLength(NAME)
        for sitter in OPPONENTS:
            name.addItem("", sitter)
        for key in OFFERED:
            level.addItem("", key)
        name.currentIndexChanged.connect(lambda: self._take_name(k))
        level.currentIndexChanged.connect(lambda: self._take_level(k))
        row = QHBoxLayout()
        row.setSpacing(GRID - 2)
        row.addWidget(name, 1)
        row.addWidget(place)
        inner = QGridLayout(frame)
        inner.setContentsMargins(GRID - 2, GRID - 2, GRID - 2, GRID - 2)
        inner.setVerticalSpacing(GRID // 2)
        inner.addLayout(row, 0, 0)
        inner.addWidget(level, 1, 0)
        return _Cell(frame, name, place, level)

    def _take_name(self, k: int) -> None:
        wanted = self._cells[k].name.currentData()
        # Nobody sits twice: whoever sat there changes places.
        other = self._sitters.index(wanted)
        self._sitters[other], self._sitters[k] = self._sitters[k], wanted
        self.retranslate()
        self.edited.emit()

    def _take_level(self, k: int) -> None:
        self._levels[k] = self._cells[k].level.currentData()
        self.edited.emit()

    def _cell_width(self) -> int:
        return max([CELL, *(cell.frame.minimumSizeHint().width() for cell in self._cells)])

    def _fitting(self) -> int:
        """How many columns there is room for."""
        return max(1, min(COLUMNS, (self.width() + GRID) // (self._cell_width() + GRID)))

    def _arrange(self) -> None:
        columns = self._fitting()
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for k, cell in enumerate(self._cells):
            self._grid.addWidget(cell.frame, k // columns, k % columns)
        self._columns = columns

    # -- Qt -------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitting() != self._columns:
            self._arrange()

    def minimumSizeHint(self) -> QSize:
        """One cell: with less room there are fewer columns."""
        return QSize(self._cell_width(), super().minimumSizeHint().height())


def _describe(names: QComboBox) -> None:
    """Say of everybody in the list how they like to play."""
    for k in range(names.count()):
        temper = temper_sentence(names.itemData(k))
        names.setItemData(k, temper, Qt.ItemDataRole.ToolTipRole)
        names.setItemData(k, temper, Qt.ItemDataRole.AccessibleDescriptionRole)


def _place(seat: int, seats: int) -> str:
    """Where a seat is, seen by the person."""
    if seats % 2 == 0 and seat == seats // 2:
        return translate("RuleBuilder", "across", "where somebody sits; напротив")
    if seat == 1:
        return translate("RuleBuilder", "left", "where somebody sits; слева")
    if seat == seats - 1:
        return translate("RuleBuilder", "right", "where somebody sits; справа")
    return translate("RuleBuilder", "seat {number}", "where somebody sits; место 3").format(number=seat + 1)
