"""The person's own decisions in a list, with what the computer would have done and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.rules.moves import PlayCard
from hearts_qt.ui import paper
from hearts_qt.ui.paper import PaperButton, Tone
from hearts_qt.ui.review import sentences
from hearts_qt.ui.review.marks import MarkKind, mark_of, paint_mark
from hearts_qt.ui.roles import name_box

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtWidgets import QStyleOptionViewItem

    from hearts_qt.ai.coach import Verdict
    from hearts_qt.game.frames import Sitter
    from hearts_qt.game.review import DealReview, ReviewStep
    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

WIDTH = 340
_ICON = 14
_NUMBER, _MADE, _BEST, _COST = range(4)


class MovesPanel(QFrame):
    """Stands at the right of the review.

    Signals:
        stepWanted(int): the person wants to see this step.
        dealWanted(int): the person wants to see this deal of the match.
        practiceWanted(), textWanted(), leaveWanted(): the buttons.
    """

    stepWanted = Signal(int)
    dealWanted = Signal(int)
    practiceWanted = Signal()
    textWanted = Signal()
    leaveWanted = Signal()

    def __init__(self, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._review: DealReview | None = None
        self._sitters: tuple[Sitter, ...] = ()
        self._letters = "latin"
        self._verdicts: Mapping[int, Verdict] = {}
        self._left = 0
        self._at = 0
        self._title = QLabel()
        self.deals = QComboBox()
        self.list = QTableWidget(0, 4)
        self._head = QLabel()
        self._reason = QLabel()
        self._summary = QLabel()
        self.practice = PaperButton(Tone.PRIMARY, self)
        self.text = PaperButton(Tone.PLAIN, self)
        self.leave = PaperButton(Tone.PLAIN, self)
        self._set_up()
        self.set_colours(colours)
        self.retranslate()

    @property
    def reason(self) -> str:
        """What is said about the decision at the step that is shown."""
        return self._reason.text()

    @property
    def summary(self) -> str:
        """What is said about all decisions together."""
        return self._summary.text()

    def show_review(self, review: DealReview, sitters: tuple[Sitter, ...], letters: str) -> None:
        """The decisions of ``review``."""
        self._review, self._sitters, self._letters = review, sitters, letters
        self._verdicts, self._left = {}, 0
        self._at = 0
        with QSignalBlocker(self.deals):
            self.deals.clear()
            for number in review.deals:
                self.deals.addItem("", number)
            self.deals.setCurrentIndex(review.deals.index(review.number))
        self.deals.setEnabled(len(review.deals) > 1)
        self.list.setRowCount(len(review.decisions))
        self.retranslate()

    def show_verdicts(self, verdicts: Mapping[int, Verdict], left: int) -> None:
        """What is known by now, by step, and how many decisions are still to be weighed."""
        self._verdicts, self._left = verdicts, left
        self._fill()
        self._show_reason()

    def show_step(self, at: int, *, can_practise: bool) -> None:
        """Step ``at`` is shown; its decision, if it is one, is chosen in the list."""
        self._at = at
        self.practice.setEnabled(can_practise)
        decisions = self._review.decisions if self._review is not None else ()
        with QSignalBlocker(self.list):
            if self._decided in decisions:
                self.list.selectRow(decisions.index(self._decided))
            else:
                self.list.clearSelection()
                self.list.setCurrentCell(-1, -1)
        self._show_reason()

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        self._colours = colours
        palette = paper.qt_palette(colours)
        palette.setColor(QPalette.ColorRole.Window, colours.paper)
        palette.setColor(QPalette.ColorRole.Base, colours.paper)
        palette.setColor(QPalette.ColorRole.Highlight, colours.leader)
        palette.setColor(QPalette.ColorRole.HighlightedText, colours.paper_ink)
        self.setPalette(palette)
        for button in (self.practice, self.text, self.leave):
            button.set_look(colours, 1.0)
        self._fill()

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self._title.setText(translate("Review", "Your decisions"))
        self.list.setAccessibleName(self._title.text())
        name_box(self.deals, translate("Review", "Deal of the match"))
        for row in range(self.deals.count()):
            text = translate("Review", "Deal {number}").format(number=self.deals.itemData(row))
            self.deals.setItemText(row, text)
        heads = (
            translate("Review", "№", "head of a column: the trick"),
            translate("Review", "yours", "head of a column: your move; ваш ход"),
            translate("Review", "computer’s", "head of a column: its move; ход компьютера"),
            translate("Review", "cost", "head of a column: points lost; цена"),
        )
        self.list.setHorizontalHeaderLabels(heads)
        self.practice.set_words(translate("Review", "Play from here"), "P")
        self.text.set_words(translate("Review", "As text"))
        self.leave.set_words(translate("Review", "Back", "to the match; Назад"), "Esc")
        self._fill()
        self._show_reason()

    # -- private ----------------------------------------------------------------------------------------------

    def _set_up(self) -> None:
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._title.setFont(paper.font(19, 1.0, bold=True))
        self._head.setFont(paper.font(14.5, 1.0, bold=True))
        self._head.setWordWrap(True)
        for label in (self._reason, self._summary):
            label.setFont(paper.font(14, 1.0))
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.list.verticalHeader().hide()
        self.list.setShowGrid(False)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setTabKeyNavigation(False)
        self.list.setItemDelegate(_SameInk(self.list))
        self.list.setWordWrap(False)
        self.list.setFont(paper.font(14, 1.0))
        self.list.setIconSize(QSize(_ICON, _ICON))
        self.list.verticalHeader().setDefaultSectionSize(self.list.fontMetrics().height() + 8)
        header = self.list.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_BEST, QHeaderView.ResizeMode.Stretch)
        self.list.currentCellChanged.connect(self._choose)
        self.deals.currentIndexChanged.connect(lambda: self.dealWanted.emit(self.deals.currentData()))
        self.practice.clicked.connect(self.practiceWanted)
        self.text.clicked.connect(self.textWanted)
        self.leave.clicked.connect(self.leaveWanted)
        top, below = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.deals)
        below.addWidget(self.text, 1)
        below.addWidget(self.leave, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 12)
        whole.setSpacing(8)
        whole.addLayout(top)
        whole.addWidget(self.list, 1)
        whole.addWidget(self._head)
        whole.addWidget(self._reason)
        whole.addWidget(self._summary)
        whole.addWidget(self.practice)
        whole.addLayout(below)

    def _choose(self, row: int) -> None:
        if self._review is not None and 0 <= row < len(self._review.decisions):
            self.stepWanted.emit(self._review.decisions[row])

    def _fill(self) -> None:
        if self._review is None:
            return
        with QSignalBlocker(self.list):
            for row, at in enumerate(self._review.decisions):
                self._fill_row(row, self._review.steps[at], self._verdicts.get(at))
        counted = any(verdict.cost is not None for verdict in self._verdicts.values())
        self.list.setColumnHidden(_COST, not counted)
        self._summary.setText(sentences.summary_text(tuple(self._verdicts.values()), self._left))

    def _fill_row(self, row: int, step: ReviewStep, verdict: Verdict | None) -> None:
        if step.decision is None:
            return
        made = step.decision.move
        self._write(row, _NUMBER, str(step.number) if step.number else "·")
        self._write(row, _MADE, sentences.move_signs(made, self._letters), made)
        if verdict is None:
            self._write(row, _BEST, "")
        elif verdict.agrees:
            self._write(row, _BEST, "—")
        else:
            best = verdict.best.move
            self._write(row, _BEST, sentences.move_signs(best, self._letters), best)
        counted = verdict is not None and verdict.cost is not None
        self._write(row, _COST, sentences.cost_text(verdict.cost or 0.0) if counted and verdict else "")
        self._show_mark(row, mark_of(verdict))

    def _write(self, row: int, column: int, text: str, move: object = None) -> None:
        item = self.list.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            self.list.setItem(row, column, item)
        item.setText(text)
        item.setToolTip(text)
        if column == _COST:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        red = isinstance(move, PlayCard) and move.card.suit.symbol in "♥♦"
        item.setForeground(self._colours.chart[0] if red else self._colours.paper_ink)

    def _show_mark(self, row: int, kind: MarkKind) -> None:
        item = self.list.item(row, _BEST)
        if item is not None:
            shown = kind if kind is not MarkKind.AGREED else MarkKind.NONE
            item.setIcon(_icon(shown, self._colours, self.devicePixelRatioF()))

    def _show_reason(self) -> None:
        decided = self._decided
        step = self._review.steps[decided] if self._review is not None and decided is not None else None
        if step is None or step.decision is None or decided is None:
            self._head.setText("")
            self._reason.setText("")
            return
        verdict = self._verdicts.get(decided)
        made = sentences.move_text(step.decision.move)
        if step.number:
            text = translate("Review", "Trick {number}: {move}").format(number=step.number, move=made)
        else:
            text = translate("Review", "Yours: {move}", "a pass or a bid; Ваш выбор: {move}").format(move=made)
        self._head.setText(text)
        self._reason.setText("" if verdict is None else sentences.verdict_sentence(verdict, self._sitters))

    @property
    def _decided(self) -> int | None:
        """The step of the decision in sight."""
        if self._review is None or self._at >= len(self._review.steps):
            return None
        return self._review.decision_of(self._at)


class _SameInk(QStyledItemDelegate):
    """The chosen row keeps the colours of its suits."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        roles = QPalette.ColorRole
        option.palette.setColor(roles.HighlightedText, option.palette.color(roles.Text))


def _icon(kind: MarkKind, colours: Palette, dpr: float) -> QIcon:
    """The mark for a row. A row without one has an empty picture, so that the texts stand in one line."""
    pixmap = QPixmap(QSize(_ICON, _ICON) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    middle = QPointF(_ICON / 2, _ICON / 2)
    paint_mark(painter, middle, _ICON - 3, kind, colours.chart[3], colours.chart[0])
    painter.end()
    return QIcon(pixmap)
