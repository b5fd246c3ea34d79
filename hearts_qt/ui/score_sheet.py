"""The score sheet, laid over the table after every deal and whenever the player asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from hearts_qt.table import pace as pacing
from hearts_qt.table import words
from hearts_qt.table.pace import Pace
from hearts_qt.ui import paper, results, texts
from hearts_qt.ui.paper import PaperButton, Rising, Tone
from hearts_qt.ui.score_letters import HEADS, SECOND_HEAD, TITLE, draw_heads, draw_leaders, draw_title, name_font
from hearts_qt.ui.score_rows import TOTAL, Columns, ScoreRows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from hearts_qt.game.frames import Sitter
    from hearts_qt.models.score_model import ScoreModel
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

WIDTH = 600.0
USUAL_SEATS = 4
COLUMN = 66.0
"""How wide a column is where there are more seats, if there is room."""
MARGIN = 24.0
NARROW_MARGIN = 14.0
"""Where there are more seats."""
ROWS = 92.0
SMALL_TOTAL = 15.5
BETWEEN = 14.0
ROW = 33.0
FOOT = 90.0
"""Lengths in the text scale k: the first row's upper edge, a row, the foot."""
TIGHT_ROW = 28.0
"""Rows move together this far before the sheet begins to scroll."""

SCROLL_BAR = 9
"""In logical pixels: so much that it stays beside the last column."""
NARROW = 520
"""Below this width, in logical pixels, the columns stand closer."""


class ScoreSheet(QWidget):
    """An overlay of the table's viewport.

    Signals:
        goOn(): the player has seen the sheet of a finished deal.
        closed(): the player has put away a sheet that was looked up in the middle of a deal.
        reviewWanted(): the player wants to see the finished deal trick by trick.
    """

    goOn = Signal()
    closed = Signal()
    reviewWanted = Signal()

    def __init__(self, model: ScoreModel, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._colours = colours
        self._pace = Pace()
        self._sitters: tuple[Sitter, ...] = ()
        self._own_name = ""
        self._rules: Rules | None = None
        self._finished = False
        self._rect = QRect()
        self._k = 1.0
        self._row = ROW
        self._head_lines = 1
        self._kept = paper.Kept()
        self._rising = Rising(self)
        self._writing = QVariantAnimation(self)
        self._body = ScoreRows(model)
        self._area = QScrollArea(self)
        self._button = PaperButton(Tone.PRIMARY, self)
        self._review = PaperButton(Tone.PLAIN, self)
        self._set_up()
        self.hide()

    def open(self, sitters: Sequence[Sitter], rules: Rules, rect: QRect, *, finished: bool) -> None:
        """Lay the sheet on the table.

        Args:
            sitters: who sits where, by seat.
            rules: what is played, for the note beside the title.
            rect: where on the viewport paper may stand; the sheet begins at its upper edge.
            finished: whether a deal has just been scored; then the sheet leads on to the next one.
        """
        self._sitters, self._rules, self._finished = tuple(sitters), rules, finished
        self._say()
        self._rising.open_at(self._lay_out(rect), self._pace.ms(pacing.SHEET))
        self._write_totals()
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish_opening(self) -> bool:
        """Show at once what is still on its way to the paper; whether anything was.

        Whoever presses a key or a button before everything can be read means what moves, and does not go on.
        """
        moving = self._rising.is_opening or self._writing.state() is QVariantAnimation.State.Running
        if moving:
            self._rising.finish()
            self._writing.setCurrentTime(self._writing.totalDuration())
        return moving

    def replace_at(self, rect: QRect) -> None:
        """The table's geometry changed: stand at ``rect`` at once."""
        if self.isVisible():
            self._rising.open_at(self._lay_out(rect), 0)

    def put_away(self) -> None:
        """Hide without a word: the position on the table is another."""
        self._rising.stop()
        self._writing.stop()
        self.hide()

    def set_pace(self, pace: Pace) -> None:
        """How fast the sheet opens and is written."""
        self._pace = pace

    def set_own_name(self, name: str) -> None:
        """What the person is called in the tables; empty: the word of the language for it."""
        if name != self._own_name:
            self._own_name = name
            self._follow()

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        self._colours = colours
        self._apply_look()

    def retranslate(self) -> None:
        """Set every text again."""
        self._say()
        self._lay_out(self._rect)

    # -- private ----------------------------------------------------------------------------------------------

    def _say(self) -> None:
        self._model.set_names(self._heads())
        if self._finished:
            self._button.set_words(translate("Texts", "Continue"), translate("Texts", "Enter"))
        else:
            self._button.set_words(translate("Texts", "Close"), translate("Texts", "Esc"))
        self._review.set_words(translate("Texts", "Review", "a button; Разбор"), "R")
        self._review.setVisible(self._finished)
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(self._spoken())

    def _set_up(self) -> None:
        # As in the table: for one that Qt has made PySide would look through all classes of widgets.
        viewport = QWidget()
        self._area.setViewport(viewport)
        self._area.setWidget(self._body)
        self._area.verticalScrollBar().rangeChanged.connect(self._show_last)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.verticalScrollBar().setFixedWidth(SCROLL_BAR)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for see_through in (self._area, viewport, self._body):
            see_through.setAutoFillBackground(False)
        self._button.clicked.connect(self._leave)
        self._review.clicked.connect(self.reviewWanted)
        for button in (self._button, self._review):
            button.installEventFilter(self)
        self._writing.valueChanged.connect(self._body.set_written)
        self._model.rowsInserted.connect(self._follow)
        self._model.modelReset.connect(self._follow)

    def _apply_look(self) -> None:
        self._body.set_look(self._colours, self._columns())
        for button in (self._button, self._review):
            button.set_look(self._colours, self._k)
        self._area.verticalScrollBar().setPalette(paper.qt_palette(self._colours))
        self._kept.forget()
        self.update()

    def _columns(self) -> Columns:
        width = self._sheet().width()
        seats = self._model.columnCount()
        first = 30 * self._k if width < NARROW or seats > USUAL_SEATS else 63 * self._k
        small = paper.font(12.5, self._k)
        deltas = (texts.signed(n) for row in self._model.rows for n in self._model.sums(row.points))
        delta_room = max((paper.text_width(small, delta) for delta in deltas), default=0.0)
        left = self._margin
        columns = Columns(self._k, left, width, seats, first, self._row, self._total_room(), delta_room)
        fits = self._widest_total(columns.total_size) <= columns.step - columns.pad - 2 * self._k
        return columns if fits else replace(columns, total_size=SMALL_TOTAL)

    def _total_room(self) -> float:
        """How far left of a total's right end the points of the deal end: clear of the widest total."""
        wide = self._sheet().width() >= NARROW and self._model.columnCount() <= USUAL_SEATS
        return max(44 * self._k if wide else 0.0, self._widest_total(TOTAL) + 10 * self._k)

    def _widest_total(self, size: float) -> float:
        used = paper.font(size, self._k, bold=True)
        return max((paper.text_width(used, texts.number(total)) for total in self._totals()), default=0.0)

    def _totals(self) -> tuple[int, ...]:
        """What is written in bold, column by column."""
        return self._model.sums(self._model.totals)

    def _heads(self) -> list[str]:
        """Who stands over each column."""
        names = [words.label_name(sitter, self._own_name) for sitter in self._sitters]
        parties = self._model.parties if names else ()
        return [words.together([names[seat] for seat in party]) for party in parties]

    def _sheet(self) -> QRectF:
        edge = paper.SHADOW_MARGIN
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def _table_size(self) -> QSize:
        table = self.parentWidget()
        return QSize() if table is None else table.size()

    def _lay_out(self, rect: QRect) -> QRect:
        """Place the parts for a sheet inside ``rect``; the geometry of the whole widget with its shadow."""
        self._rect = rect
        self._k = paper.scale_for(self._table_size(), max(2, self._model.columnCount()))
        k, edge = self._k, paper.SHADOW_MARGIN
        width = min(round(self._wanted_width(k)), rect.width())
        self.resize(width + 2 * edge, self.height())
        self._head_lines = 1 if self._names_fit(self._columns()) else 2
        rows = max(1, self._model.rowCount())
        top = round(ROWS * k + self._second_head)
        room = rect.height() - top - FOOT * k
        self._row = max(TIGHT_ROW * k, min(room / rows, ROW * k))
        shown = max(1, min(rows, int(room / self._row + 0.01)))
        height = round(top + FOOT * k + shown * self._row)
        whole = QRect(rect.center().x() - width // 2, rect.top(), width, height)
        whole.adjust(-edge, -edge, edge, edge)
        self.resize(whole.size())
        self._area.setGeometry(edge, edge + top, width, round(shown * self._row))
        self._body.resize(width, round(rows * self._row))
        self._apply_look()
        right = round(edge + width - self._margin) + paper.RING_ROOM
        for button in (self._button, self._review):
            size = button.sizeHint()
            button.move(right - size.width(), round(edge + height - 40 * k - size.height() / 2))
            button.resize(size)
            right -= size.width() + round(BETWEEN * k) - 2 * paper.RING_ROOM
        return whole

    def _wanted_width(self, k: float) -> float:
        seats = self._model.columnCount()
        return max(WIDTH, 2 * MARGIN + 30 + seats * COLUMN if seats > USUAL_SEATS else 0) * k

    @property
    def _margin(self) -> float:
        return (MARGIN if self._model.columnCount() <= USUAL_SEATS else NARROW_MARGIN) * self._k

    @property
    def _second_head(self) -> float:
        """How much higher the heads are in two lines than in one."""
        return SECOND_HEAD * self._k * (self._head_lines - 1)

    def _names_fit(self, columns: Columns) -> bool:
        """Whether every name has room at the head of its own column."""
        used = name_font(self._k)
        room = columns.step - columns.pad - 3 * self._k
        return all(paper.text_width(used, name) <= room for name in self._heads())

    def _show_last(self, _low: int, high: int) -> None:
        self._area.verticalScrollBar().setValue(high)

    def _follow(self) -> None:
        if self.isVisible():
            self._say()
            self._rising.open_at(self._lay_out(self._rect), 0)

    def _write_totals(self) -> None:
        """Strike the old totals and write the new ones, column after column."""
        one = self._pace.ms(pacing.NEW_TOTAL)
        interval = self._pace.ms(pacing.NEW_TOTAL_INTERVAL)
        self._writing.stop()
        if not self._finished or one == 0:
            self._body.set_motion(0, 0)
            return
        whole = one + interval * (self._model.columnCount() - 1)
        self._body.set_motion(one, interval)
        self._writing.setStartValue(0.0)
        self._writing.setEndValue(float(whole))
        self._writing.setDuration(whole)
        self._writing.start()

    def _leave(self) -> None:
        finished = self._finished
        self.put_away()
        if finished:
            self.goOn.emit()
        else:
            self.closed.emit()

    def _press(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, Esc and every other place the one that leads on."""
        if self._review.hasFocus() and event.key() != Qt.Key.Key_Escape:
            self._review.click()
        else:
            self._leave()

    def _title(self) -> str:
        rows = self._model.rows
        if self._finished and rows:
            return translate("Texts", "Score after deal {number}").format(number=rows[-1].number)
        return translate("Texts", "Score")

    def _leaders(self) -> tuple[str, ...]:
        """Who is in front, as long as it may be and shorter."""
        if not self._model.rows or self._rules is None:
            return ("",)
        return results.leader_lines(self._rules, self._model.totals, self._sitters)

    def _spoken(self) -> str:
        if not self._model.rows:
            return _nothing_yet()
        last = self._model.rows[-1]
        parts = [
            translate("Texts", "{name}: {delta}, total {total}").format(
                name=name, delta=texts.signed(delta), total=texts.number(total)
            )
            for name, delta, total in zip(
                self._heads(), self._model.sums(last.points), self._model.sums(last.totals), strict=True
            )
        ]
        return ". ".join([*parts, self._leaders()[0]])

    # -- Qt ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent, /) -> None:
        self._kept.paint(self, self.rect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        sheet, columns, k = self._sheet(), self._columns(), self._k
        paper.draw_sheet(painter, sheet, self._colours)
        rows_bottom = sheet.bottom() - (FOOT - 10) * k
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.leader)
        for seat in range(columns.seats):
            if self._model.is_leader(seat):
                left, width = columns.tint(seat)
                top = sheet.top() + TITLE * k
                column = QRectF(sheet.left() + left, top, width, rows_bottom - 4 * k - top)
                painter.drawRoundedRect(column, 5, 5)
        painter.setPen(QPen(self._colours.paper_line, 1))
        for y in (sheet.top() + HEADS * k + self._second_head, rows_bottom):
            painter.drawLine(QPointF(sheet.left() + columns.left, y), QPointF(sheet.left() + columns.right, y))
        across = QRectF(sheet.left() + columns.left, 0, columns.right - columns.left, 0)
        notes = texts.sheet_notes(self._rules) if self._rules else ()
        title = across.adjusted(0, sheet.top() + 6 * k, 0, sheet.top() + TITLE * k)
        draw_title(painter, title, self._title(), notes, self._colours, k)
        heads = [
            (str(self._model.headerData(n, Qt.Orientation.Horizontal) or ""), self._model.is_leader(n))
            for n in range(columns.seats)
        ]
        draw_heads(painter, sheet, columns, heads, self._head_lines, self._colours)
        y = sheet.bottom() - 40 * k
        foot = across.adjusted(0, y - 22 * k, 0, y + 22 * k)
        last = self._review if self._finished else self._button
        foot.setRight(last.geometry().left() - 8 * k)
        draw_leaders(painter, foot, self._leaders(), self._colours, k)
        if not self._model.rows:
            painter.setFont(paper.font(14, k))
            painter.setPen(self._colours.paper_secondary)
            area = QRectF(self._area.geometry())
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, _nothing_yet())

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        bar = self._area.verticalScrollBar()
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Escape:
                if not event.isAutoRepeat() and not self.finish_opening():
                    self._press(event)
            case Qt.Key.Key_Up:
                bar.setValue(bar.value() - round(self._row))
            case Qt.Key.Key_Down:
                bar.setValue(bar.value() + round(self._row))
            case Qt.Key.Key_PageUp:
                bar.setValue(bar.value() - bar.pageStep())
            case Qt.Key.Key_PageDown:
                bar.setValue(bar.value() + bar.pageStep())
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent, /) -> None:
        self.finish_opening()
        event.accept()  # a click on the paper is not a click on the table below it

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        """A press of the button counts only if it begins when everything can be read."""
        pressed = event.type() is QEvent.Type.MouseButtonPress or (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select)
        )
        return (pressed and self.finish_opening()) or super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent, /) -> None:
        match event.type():
            case QEvent.Type.LanguageChange if self.isVisible():
                self.retranslate()  # hidden, it may be about another table than the model
            case QEvent.Type.ApplicationFontChange | QEvent.Type.FontChange:
                self.replace_at(self._rect)
        super().changeEvent(event)


def _nothing_yet() -> str:
    return translate("Texts", "No deal has been scored yet.")
