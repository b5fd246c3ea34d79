"""What the teacher says beside the table, and the buttons of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from hearts_qt.game.tutor import Tone
from hearts_qt.ui import paper
from hearts_qt.ui.lessons.course import lessons, title
from hearts_qt.ui.paper import PaperButton
from hearts_qt.ui.paper import Tone as ButtonTone
from hearts_qt.ui.review.marks import MarkKind, paint_mark
from hearts_qt.ui.roles import name_box

if TYPE_CHECKING:
    from hearts_qt.table.theme import Palette

translate = QCoreApplication.translate

WIDTH = 320
HEIGHT = 168
"""Beside the table and below it, in pixels."""
_SIGN = 16


class LessonPanel(QFrame):
    """Says texts; knows no rules.

    Signals:
        lessonWanted(str): another lesson, by key.
        goOnWanted(), againWanted(), leaveWanted(): the buttons.
    """

    lessonWanted = Signal(str)
    goOnWanted = Signal()
    againWanted = Signal()
    leaveWanted = Signal()

    def __init__(self, colours: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._done: frozenset[str] = frozenset()
        self._tone: Tone | None = None
        self.choice = QComboBox()
        self._sign = QLabel()
        self._reply = QLabel()
        self._text = QLabel()
        self._area = QScrollArea()
        self.go_on = PaperButton(ButtonTone.PRIMARY, self)
        self.again = PaperButton(ButtonTone.PLAIN, self)
        self.leave = PaperButton(ButtonTone.PLAIN, self)
        self._ends = False
        self._set_up()
        self.set_colours(colours)
        self.retranslate()

    @property
    def text(self) -> str:
        """What is asked, as HTML."""
        return self._text.text()

    @property
    def reply(self) -> str:
        """What was said to the last answer, as HTML."""
        return self._reply.text()

    def show_lesson(self, key: str) -> None:
        """Another lesson begins."""
        with QSignalBlocker(self.choice):
            self.choice.setCurrentIndex(self.choice.findData(key))

    def show_text(self, html: str) -> None:
        """What is asked now; an answer said before stands above it."""
        self._text.setText(html)
        self._area.verticalScrollBar().setValue(0)

    def show_reply(self, tone: Tone | None, html: str) -> None:
        """What is said to an answer; None: nothing."""
        self._tone = tone if html else None
        self._reply.setText(html)
        self._reply.setVisible(bool(html))
        self._paint_sign()

    def set_done(self, done: frozenset[str]) -> None:
        """These lessons have a tick."""
        self._done = done
        self._name_lessons()

    def ask_to_go_on(self, wanted: bool, *, ends: bool) -> None:
        """Whether the button is there; ``ends``: it leads to another lesson, or back from the last one."""
        self.go_on.setVisible(wanted)
        self._ends = ends
        self._name_button()

    def stand(self, *, beside: bool) -> None:
        """Be a column beside the table, or a band below it."""
        if beside:
            self.setFixedWidth(WIDTH)
            self.setMinimumHeight(0)
            self.setMaximumHeight(16777215)
        else:
            self.setMinimumWidth(0)
            self.setMaximumWidth(16777215)
            self.setFixedHeight(HEIGHT)
        kind = QBoxLayout.Direction
        self._whole.setDirection(kind.TopToBottom if beside else kind.LeftToRight)
        self._below.setDirection(kind.LeftToRight if beside else kind.TopToBottom)

    def set_colours(self, colours: Palette) -> None:
        """Other colours."""
        self._colours = colours
        palette = paper.qt_palette(colours)
        palette.setColor(QPalette.ColorRole.Window, colours.paper)
        self.setPalette(palette)
        for button in (self.go_on, self.again, self.leave):
            button.set_look(colours, 0.95)
        self._paint_sign()

    def retranslate(self) -> None:
        """Say the buttons again in the language of now; the texts are the page's."""
        name_box(self.choice, translate("Lessons", "Lesson"))
        self.again.set_words(translate("Lessons", "Once more", "this lesson from its beginning; Ещё раз"))
        self.leave.set_words(translate("Lessons", "To the match", "leave the lessons; К матчу"), "Esc")
        self._name_lessons()
        self._name_button()

    # -- private ----------------------------------------------------------------------------------------------

    def _set_up(self) -> None:
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        for known in lessons():
            self.choice.addItem("", known.key)
        for label in (self._reply, self._text):
            label.setFont(paper.font(15, 1.0))
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._sign.setFixedWidth(_SIGN + 8)
        self._sign.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._sign.setContentsMargins(0, 3, 0, 0)
        said = QHBoxLayout()
        said.setSpacing(0)
        said.addWidget(self._sign)
        said.addWidget(self._reply, 1)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(10)
        column.addLayout(said)
        column.addWidget(self._text)
        column.addStretch(1)
        # For one that Qt has made PySide would look through all classes of widgets.
        viewport = QWidget()
        self._area.setViewport(viewport)
        self._area.setWidget(words)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        viewport.setAutoFillBackground(False)
        words.setAutoFillBackground(False)
        for button in (self.go_on, self.again, self.leave):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.choice.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._below = QHBoxLayout()
        self._below.setSpacing(0)
        self._below.addWidget(self.again, 1)
        self._below.addWidget(self.leave, 1)
        side = QVBoxLayout()
        side.setSpacing(0)
        side.addWidget(self.choice)
        side.addStretch(1)
        side.addWidget(self.go_on)
        side.addLayout(self._below)
        self._side = side
        self._whole = QHBoxLayout(self)
        self._whole.setContentsMargins(18, 12, 12, 8)
        self._whole.setSpacing(10)
        self._whole.addWidget(self._area, 1)
        self._whole.addLayout(side)
        self.choice.currentIndexChanged.connect(lambda: self.lessonWanted.emit(self.choice.currentData()))
        self.go_on.clicked.connect(self.goOnWanted)
        self.again.clicked.connect(self.againWanted)
        self.leave.clicked.connect(self.leaveWanted)

    def _name_lessons(self) -> None:
        for row in range(self.choice.count()):
            key = self.choice.itemData(row)
            text = translate("Lessons", "{number}. {title}").format(number=row + 1, title=title(key))
            if key in self._done:
                text = translate("Lessons", "{lesson} ✓", "it has been gone through").format(lesson=text)
            self.choice.setItemText(row, text)

    def _name_button(self) -> None:
        enter = translate("Table", "Enter", "the key")
        if not self._ends:
            self.go_on.set_words(translate("Lessons", "Go on", "button; Дальше"), enter)
        elif self.choice.currentIndex() + 1 < self.choice.count():
            self.go_on.set_words(translate("Lessons", "Next lesson"), enter)
        else:
            self.go_on.set_words(translate("Lessons", "Back to the table"), enter)

    def _paint_sign(self) -> None:
        dpr = self.devicePixelRatioF()
        pixmap = QPixmap(QSize(_SIGN, _SIGN) * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(QColor(0, 0, 0, 0))
        painter = QPainter(pixmap)
        middle = QPointF(_SIGN / 2, _SIGN / 2)
        match self._tone:
            case Tone.RIGHT:
                paint_mark(painter, middle, _SIGN - 2, MarkKind.AGREED, self._colours.accent, self._colours.accent)
            case Tone.WRONG:
                red = self._colours.chart[0]
                paint_mark(painter, middle, _SIGN - 2, MarkKind.DEAR, red, red)
            case None:
                pass
        painter.end()
        self._sign.setPixmap(pixmap)
        self._sign.setVisible(self._tone is not None)
