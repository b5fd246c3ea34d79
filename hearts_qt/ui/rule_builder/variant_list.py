"""The list at the left of the builder: a search, the variants by family, the person's own rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.models.variants_model import OwnRules, VariantRole, VariantsModel
from hearts_qt.ui.dialogs.base import FIELD, GRID
from hearts_qt.ui.rule_builder.marks import SMALL, dim
from hearts_qt.ui.variant_names import family_name, other_names, variant_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex

    from hearts_qt.rules.catalogue import Family

translate = QCoreApplication.translate

ROW = 29
HEADING_ROW = 32

_WRITING = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.KeypadModifier
    | Qt.KeyboardModifier.GroupSwitchModifier
)
"""Keys held down that only say which letter is meant."""


class VariantList(QWidget):
    """Chooses a variant or rules of the person's own.

    Signals:
        chosen(str, str): the id of a variant, and the name of own rules or an empty one.
    """

    chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = ("", "")
        self._model = VariantsModel(variant_name, _heading, other_names, parent=self)
        self._search = QLineEdit()
        self._search.setObjectName("search")
        self._search.setClearButtonEnabled(True)
        self._search.setMinimumHeight(FIELD)
        self._search.textChanged.connect(self._look_for)
        self._search.installEventFilter(self)
        self._view = _View()
        self._view.setObjectName("variants")
        self._view.setModel(self._model)
        self._view.installEventFilter(self)
        self._view.setItemDelegate(_Delegate(self._view))
        self._view.setFrameShape(QFrame.Shape.NoFrame)
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view.setUniformItemSizes(False)
        self._view.selectionModel().currentChanged.connect(self._take)
        self._nothing = dim(QLabel())
        self._nothing.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2 * GRID - 2, 2 * GRID - 6, GRID)
        layout.setSpacing(GRID)
        layout.addWidget(self._search)
        layout.addWidget(self._nothing)
        layout.addWidget(self._view, 1)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.retranslate()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What the keyboard goes through."""
        return (self._search, self._view)

    def take_focus(self) -> None:
        """Let the keyboard go through the list."""
        self._view.setFocus()

    def set_own(self, own: Sequence[OwnRules]) -> None:
        """List these rules of the person's own below the variants."""
        with QSignalBlocker(self._view.selectionModel()):
            self._model.set_own(own)
        self._restore()

    def select(self, variant: str, preset: str = "") -> None:
        """Show what is chosen, without telling anybody."""
        self._now = (variant, preset)
        self._restore()

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        self._search.setPlaceholderText(translate("RuleBuilder", "Find a variant"))
        self._search.setAccessibleName(translate("RuleBuilder", "Find a variant"))
        self._view.setAccessibleName(translate("RuleBuilder", "Variants"))
        self._nothing.setText(translate("RuleBuilder", "No game has these words in its names."))
        with QSignalBlocker(self._view.selectionModel()):
            self._model.retranslate()
        self._restore()

    # -- private --------------------------------------------------------------------------------------------

    def _look_for(self, text: str) -> None:
        with QSignalBlocker(self._view.selectionModel()):
            self._model.search(text)
        self._restore()

    def _restore(self) -> None:
        """Mark the present choice again in a list that is new; a search may have left it out."""
        row = self._model.row_of(*self._now)
        with QSignalBlocker(self._view.selectionModel()):
            if row >= 0:
                index = self._model.index(row)
                self._view.setCurrentIndex(index)
                if self.isVisible():
                    # Before that it would be measured for a size that it does not keep.
                    self._view.scrollTo(index)
            else:
                self._view.selectionModel().clear()
        self._view.viewport().update()
        self._nothing.setVisible(self._model.rowCount() == 0)

    def _take(self, index: QModelIndex) -> None:
        choice = (index.data(VariantRole.ID), index.data(VariantRole.PRESET))
        if index.isValid() and not index.data(VariantRole.HEADING) and choice != self._now:
            self._now = choice
            self.chosen.emit(*choice)

    def _enter_list(self) -> None:
        """From the search into what it found."""
        self._view.setFocus(Qt.FocusReason.TabFocusReason)
        if not self._view.currentIndex().isValid():
            rows = (self._model.index(k) for k in range(self._model.rowCount()))
            first = next((index for index in rows if not index.data(VariantRole.HEADING)), None)
            if first is not None:
                self._view.setCurrentIndex(first)

    # -- Qt -------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._view.scrollTo(self._view.currentIndex())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._view.scrollTo(self._view.currentIndex())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._search and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                # Enter must not start a match while somebody is still looking for one.
                self._enter_list()
                return True
            if event.key() == Qt.Key.Key_Escape and self._search.text():
                self._search.clear()
                return True
        if watched is self._view and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            typed = event.text()
            shortcut = event.modifiers() & ~_WRITING
            if typed.isprintable() and typed.strip() and not shortcut:
                # The list itself would only look at how names begin.
                self._search.setFocus(Qt.FocusReason.OtherFocusReason)
                self._search.insert(typed)
                return True
        return super().eventFilter(watched, event)


class _View(QListView):
    """A list in which a name that is too long for one line has two."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # By itself Qt keeps the heights that an earlier width asked for.
            self.scheduleDelayedItemsLayout()


class _Delegate(QStyledItemDelegate):
    """A name, in two lines where it is too long for one, and how many play; headings bold and quiet.

    The chosen name is bold where that takes no line more.
    """

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        name, shown.text = shown.text, ""
        heading = bool(index.data(VariantRole.HEADING))
        shown.state &= ~QStyle.StateFlag.State_HasFocus if heading else shown.state
        if not heading:
            shown.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, shown.widget)
        selected = bool(shown.state & QStyle.StateFlag.State_Selected) and not heading
        roles = QPalette.ColorRole
        ink = roles.HighlightedText if selected else roles.PlaceholderText if heading else roles.Text
        painter.save()
        painter.setPen(shown.palette.color(QPalette.ColorGroup.Active, ink))
        painter.setFont(_font(shown.font, bold=heading, small=heading))
        room = shown.rect.adjusted(GRID, 0, -GRID, 0)
        count = index.data(VariantRole.PLAYERS)
        middle, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignRight
        if heading:
            room.setTop(room.top() + GRID // 2)
        if count:
            width = painter.fontMetrics().horizontalAdvance(count)
            quiet = ink if selected else roles.PlaceholderText
            painter.setPen(shown.palette.color(QPalette.ColorGroup.Active, quiet))
            painter.drawText(room, int(middle | right), count)
            painter.setPen(shown.palette.color(QPalette.ColorGroup.Active, ink))
            room = QRect(room.topLeft(), QSize(room.width() - width - GRID, room.height()))
        bold = _font(shown.font, bold=True)
        if selected and _height(bold, room.width(), name) <= _height(painter.font(), room.width(), name):
            painter.setFont(bold)
        painter.drawText(room, int(middle | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap), name)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        heading = bool(index.data(VariantRole.HEADING))
        font = _font(option.font, bold=heading, small=heading)
        count = index.data(VariantRole.PLAYERS)
        width = self._view.viewport().width() - 2 * GRID
        width -= QFontMetrics(font).horizontalAdvance(count) + GRID if count else 0
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        return QSize(0, max(HEADING_ROW if heading else ROW, _height(font, width, name) + GRID))


def _font(usual: QFont, *, bold: bool, small: bool = False) -> QFont:
    font = QFont(usual)
    font.setBold(bold)
    if small:
        font.setPointSizeF(font.pointSizeF() * SMALL)
    return font


def _height(font: QFont, width: int, text: str) -> int:
    """How high ``text`` is in lines of this ``width``."""
    return QFontMetrics(font).boundingRect(0, 0, width, 0, int(Qt.TextFlag.TextWordWrap), text).height()


def _heading(family: Family | None) -> str:
    if family is None:
        return translate("RuleBuilder", "Your own rules", "a group in the list of variants; Свои правила")
    return family_name(family)
