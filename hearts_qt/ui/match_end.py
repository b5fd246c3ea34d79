"""The end of a match: the place, the final table, the chart of the totals, and what to do next."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from hearts_qt.table import pace as pacing
from hearts_qt.table.pace import Pace
from hearts_qt.ui import paper
from hearts_qt.ui.chart import TotalsChart, chart_limits
from hearts_qt.ui.ended_match import EndedMatch
from hearts_qt.ui.final_table import FinalTable
from hearts_qt.ui.laurel import draw_laurel
from hearts_qt.ui.luck_note import LuckNote
from hearts_qt.ui.paper import PaperButton, Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from hearts_qt.game.frames import Sitter
    from hearts_qt.rules.view import View
    from hearts_qt.store.luck import Luck
    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

SUITS = 34
"""How many small suit signs sink behind the wreath."""
SINK = 24.0
STILL = 0.14
"""How visible the suit signs stay."""
WINNING_HEART = QColor("#d0483c")
ON_WINNING_HEART = QColor("#ffffff")
PANEL_WIDTH = 936.0
PANEL_HEIGHT = 370.0
TABLE_WIDTH = 364.0
HEADLINE = 46.0
LINE = 30.0
BUTTONS = 74.0


class _Places(Struct, frozen=True):
    """Where the parts stand, in logical pixels of the overlay."""

    emblem: QRectF
    headline: QRectF
    line: QRectF
    panel: QRectF
    table: QRectF
    luck: QRectF
    buttons: QRectF


class MatchEnd(QWidget):
    """An overlay that covers the whole of the table's viewport.

    Signals:
        playAgain(): another match with the same rules.
        otherRules(): the player wants to choose other rules first.
        reviewWanted(): the player wants to see the last deal trick by trick.
    """

    playAgain = Signal()
    otherRules = Signal()
    reviewWanted = Signal()

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self._pace = Pace()
        self._ended: EndedMatch | None = None
        self._own_name = ""
        self._k = 1.0
        self._progress = 1.0
        self._celebrates = True
        self._table = FinalTable(colours, self)
        self._chart = TotalsChart(colours, self)
        self._luck = LuckNote(colours, self)
        self._again = PaperButton(Tone.CLOTH_PRIMARY, self)
        self._review = PaperButton(Tone.CLOTH, self)
        self._other = PaperButton(Tone.CLOTH, self)
        self._buttons = self._again, self._review, self._other
        self._celebration = QVariantAnimation(self)
        self._celebration.setStartValue(0.0)
        self._celebration.setEndValue(1.0)
        self._celebration.setEasingCurve(QEasingCurve.Type.OutSine)
        self._celebration.valueChanged.connect(self._celebrate)
        self._celebration.finished.connect(self._settle)
        self._again.clicked.connect(self._play_again)
        self._review.clicked.connect(self.reviewWanted)
        self._other.clicked.connect(self.otherRules)
        self._signs = _scatter()
        self.hide()

    @property
    def is_celebrating(self) -> bool:
        """Whether something still moves."""
        return self._celebration.state() is QVariantAnimation.State.Running

    def open(
        self, seen: View, sitters: Sequence[Sitter], *, queens: Sequence[int] = (), tricks: Sequence[int] = ()
    ) -> None:
        """Show how a match ended.

        Args:
            seen: the match that is over.
            sitters: who sat where, by seat.
            queens, tricks: how many Q♠ and tricks each seat took in the match; empty if nobody counted.
        """
        self._ended = EndedMatch(seen, tuple(sitters), tuple(queens), tuple(tricks), self._own_name)
        self._celebration.stop()
        self._luck.forget()
        self.fill_table()
        self.retranslate()
        self.show()
        self.raise_()
        duration = self._pace.ms(pacing.CELEBRATION)
        if duration == 0 or not self._won or not self._celebrates:
            self._settle()
            return
        self._progress = 0.0
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._celebration.setDuration(min(duration, pacing.CELEBRATION))
        self._celebration.start()

    def fill_table(self) -> None:
        """Cover the whole table again, after its size changed."""
        table = self.parentWidget()
        if table is not None:
            self.setGeometry(table.rect())

    def skip(self) -> None:
        """Stop celebrating and show the still picture."""
        self._celebration.stop()
        self._settle()

    def show_luck(self, luck: Luck, *, waiting: bool, aided: bool = False) -> str:
        """Tell what the other tables say about this match. What was said.

        ``waiting``: they are still playing; ``aided``: a move was taken back or a hint was given.
        """
        if self._ended is not None:
            self._luck.show_luck(self._ended.rules, luck, waiting=waiting, aided=aided)
            self.retranslate()
        return self._luck.text()

    def put_away(self) -> None:
        """Hide without a word."""
        self._celebration.stop()
        self.hide()

    def set_pace(self, pace: Pace) -> None:
        """How fast the celebration is; at 0 there is none."""
        self._pace = pace

    def set_celebrating(self, on: bool) -> None:
        """Whether there is a celebration at all."""
        self._celebrates = on

    def set_own_name(self, name: str) -> None:
        """What the person is called in the tables; empty: the word of the language for it."""
        if name != self._own_name:
            self._own_name = name
            if self._ended is not None:
                self._ended = replace(self._ended, own_name=name)
            self.retranslate()

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        self._colours = colours
        self._lay_out()

    def retranslate(self) -> None:
        """Set every text again."""
        self._again.set_words(translate("Texts", "Play again"), translate("Texts", "Enter"))
        self._review.set_words(translate("Texts", "Review", "a button; Разбор"), "R")
        self._other.set_words(translate("Texts", "Other rules…"))
        ended = self._ended
        if ended is not None:
            names = [ended.name(side) for side in ended.sides]
            limits, start = chart_limits(ended.rules), ended.rules.chips
            self._chart.show_match(ended.course(), names, limits, start=start)
            self._table.set_unit(ended.unit())
            self.setAccessibleName(f"{ended.headline()}. {ended.line()}")
            self._table.show_ranks(ended.ranking(), ended.notes(), ended.amount)
            self._luck.retranslate()
            spoken, told = self._table.accessibleDescription(), self._luck.text().replace("\n", " ")
            self.setAccessibleDescription(f"{spoken}. {told}" if told else spoken)
        self._lay_out()

    @property
    def _won(self) -> bool:
        return self._ended is not None and self._ended.own_place == 1

    # -- private: going on ------------------------------------------------------------------------------------

    def _celebrate(self, progress: float) -> None:
        self._progress = progress
        self.update()

    def _settle(self) -> None:
        self._progress = 1.0
        self.update()
        if self.isVisible():
            self._again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_again(self) -> None:
        self.put_away()
        self.playAgain.emit()

    # -- private: places --------------------------------------------------------------------------------------

    def _places(self) -> _Places:
        k, width, height = self._k, float(self.width()), float(self.height())
        gap = min(24 * k, height * 0.03)
        wide = min(PANEL_WIDTH * k, width - 2 * paper.SHADOW_MARGIN)
        luck = self._luck.needed(wide)
        left_over = height - (HEADLINE + LINE + BUTTONS) * k - luck - 3 * gap
        # Many players need a long table; the wreath makes room for it.
        least = self._table.least_height(wide * TABLE_WIDTH / PANEL_WIDTH)
        emblem = max(56 * k, min(0.27 * left_over, 112 * k, left_over - least))
        panel = max(200 * k, min(left_over - emblem, max(PANEL_HEIGHT * k, least)))
        y = max(gap, (height - (emblem + panel + luck + (HEADLINE + LINE + BUTTONS) * k + 2 * gap)) / 2)
        middle = width / 2
        emblem_rect = QRectF(middle - emblem / 2, y, emblem, emblem)
        y += emblem + gap / 3
        headline = QRectF(0, y, width, HEADLINE * k)
        y += HEADLINE * k
        line = QRectF(0, y, width, LINE * k)
        y += LINE * k + gap / 2
        sheet = QRectF(middle - wide / 2, y, wide, panel)
        table = QRectF(sheet.left(), sheet.top(), wide * TABLE_WIDTH / PANEL_WIDTH, panel)
        told = QRectF(sheet.left(), sheet.bottom(), wide, luck)
        buttons = QRectF(0, told.bottom() + gap / 2, width, BUTTONS * k)
        return _Places(emblem_rect, headline, line, sheet, table, told, buttons)

    def _lay_out(self) -> None:
        seats = len(self._ended.sitters) if self._ended is not None else 2
        self._k = paper.scale_for(self.size(), seats)
        self._luck.set_look(self._colours, self._k)
        self._table.set_look(self._colours, self._k)
        k, places = self._k, self._places()
        self._luck.setGeometry(places.luck.toRect())
        self._chart.set_look(self._colours, k)
        self._table.setGeometry(places.table.toRect())
        chart = QRectF(places.panel)
        chart.setLeft(places.table.right() + 16 * k)
        self._chart.setGeometry(chart.adjusted(0, 50 * k, -14 * k, -8 * k).toRect())
        for button in self._buttons:
            button.set_look(self._colours, k)
        sizes = [button.sizeHint() for button in self._buttons]
        x = places.buttons.center().x() - (sum(size.width() for size in sizes) + 4 * k * (len(sizes) - 1)) / 2
        y = places.buttons.center().y()
        for button, size in zip(self._buttons, sizes, strict=True):
            button.setGeometry(round(x), round(y - size.height() / 2), size.width(), size.height())
            x += size.width() + 4 * k
        self.update()

    # -- private: drawing -------------------------------------------------------------------------------------

    def _draw_cloth(self, painter: QPainter, places: _Places) -> None:
        colours, rect = self._colours, QRectF(self.rect())
        diagonal = (rect.width() ** 2 + rect.height() ** 2) ** 0.5
        cloth = QRadialGradient(QPointF(rect.center().x(), rect.height() * 0.46), diagonal * 0.56)
        cloth.setColorAt(0, colours.felt_centre)
        cloth.setColorAt(0.5, colours.felt_middle)
        cloth.setColorAt(1, colours.felt_edge)
        painter.fillRect(rect, cloth)
        if self._won:
            glow = QRadialGradient(places.emblem.center(), 330 * self._k)
            warm = QColor(colours.gold)
            warm.setAlphaF(0.22 * self._progress)
            glow.setColorAt(0, warm)
            warm.setAlphaF(0)
            glow.setColorAt(1, warm)
            painter.fillRect(rect, glow)

    def _draw_signs(self, painter: QPainter) -> None:
        shapes = (paper.heart_path, paper.spade_path, paper.diamond_path, paper.club_path)
        band = 0.34 * self.height()
        for k, (x, y, size, gold) in enumerate(self._signs):
            colour = QColor(self._colours.gold if gold else self._colours.ink)
            strength = 0.6 - (0.6 - STILL) * self._progress
            colour.setAlphaF(strength * min(1.0, self._progress * 6))
            at = QPointF(x * self.width(), y * band + SINK * (self._progress - 1))
            painter.fillPath(shapes[k % 4](at, size * self._k), colour)

    def _draw_emblem(self, painter: QPainter, rect: QRectF) -> None:
        colours = self._colours
        centre = rect.center()
        own_place = str(self._ended.own_place) if self._ended is not None else ""
        size = rect.height() * (0.46 if self._won else 0.64)
        heart = paper.heart_path(centre, size)
        if self._won:
            draw_laurel(painter, centre, rect.height() * 0.49, colours.gold, self._progress)
            painter.fillPath(heart, WINNING_HEART)
        else:
            painter.strokePath(heart, QPen(colours.ink_secondary, 2 * self._k))
        painter.setPen(ON_WINNING_HEART if self._won else colours.ink)
        painter.setFont(paper.font(0.2 * rect.height(), 1.0, bold=True))
        lift = -0.05 * size if self._won else 0.02 * size
        painter.drawText(rect.translated(0, lift), Qt.AlignmentFlag.AlignCenter, own_place)

    def _draw_heads(self, painter: QPainter, places: _Places) -> None:
        """What divides the panel, and the title of its right half."""
        k = self._k
        x = places.table.right()
        painter.setPen(QPen(self._colours.paper_line, 1))
        painter.drawLine(QPointF(x, places.panel.top() + 24 * k), QPointF(x, places.panel.bottom() - 24 * k))
        title = QRectF(x + 24 * k, places.panel.top() + 14 * k, places.panel.right() - x - 38 * k, 36 * k)
        used = paper.font(14.5, k, bold=True)
        painter.setFont(used)
        painter.setPen(self._colours.paper_ink)
        text = paper.elided(used, self._chart.title, title.width())
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent, /) -> None:
        if self._ended is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places, k = self._places(), self._k
        self._draw_cloth(painter, places)
        if self._won:
            self._draw_signs(painter)
        self._draw_emblem(painter, places.emblem)
        painter.setFont(paper.font(30, k, bold=True))
        painter.setPen(self._colours.ink)
        painter.drawText(places.headline, Qt.AlignmentFlag.AlignCenter, self._ended.headline())
        painter.setFont(paper.font(16, k))
        painter.setPen(self._colours.ink_secondary)
        painter.drawText(places.line, Qt.AlignmentFlag.AlignCenter, self._ended.line())
        paper.draw_sheet(painter, places.panel, self._colours)
        self._draw_heads(painter, places)

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        if self.is_celebrating:
            self.skip()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._press_focused()
        else:
            super().keyPressEvent(event)

    def _press_focused(self) -> None:
        focused = next((button for button in self._buttons if button.hasFocus()), self._again)
        focused.click()

    def mousePressEvent(self, event: QMouseEvent, /) -> None:
        if self.is_celebrating:
            self.skip()
        event.accept()

    def changeEvent(self, event: QEvent, /) -> None:
        match event.type():
            case QEvent.Type.LanguageChange:
                self.retranslate()
            case QEvent.Type.ApplicationFontChange | QEvent.Type.FontChange:
                self._lay_out()
        super().changeEvent(event)


def _scatter() -> tuple[tuple[float, float, float, bool], ...]:
    """Places, sizes and colours of the suit signs: the same every time, none behind the headline."""
    lot = random.Random(26)
    signs: list[tuple[float, float, float, bool]] = []
    while len(signs) < SUITS:
        x, y = lot.random(), lot.random()
        if abs(x - 0.5) > 0.13:
            signs.append((x, y, 11 + 7 * lot.random(), lot.random() < 0.5))
    return tuple(signs)
