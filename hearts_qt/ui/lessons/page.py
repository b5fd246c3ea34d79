"""The lessons as a page of the window: a table of their own, the teacher's words, the line below.

The table has its usual keys. What it has no use for is the lesson's: Enter or Space goes on, Esc goes back to the
match.
"""

from __future__ import annotations

from html import unescape
from re import sub
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from hearts_qt.game.frames import Ask, seated
from hearts_qt.game.tutor import Task, Tutor
from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.table.view import TableView
from hearts_qt.ui import asking, texts
from hearts_qt.ui.joining import join_table
from hearts_qt.ui.lessons import course
from hearts_qt.ui.lessons.panel import LessonPanel
from hearts_qt.ui.speaker import Speaker
from hearts_qt.ui.status_line import StatusKind, StatusLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from hearts_qt.game.frames import Frame, Offer
    from hearts_qt.game.tutor import Reply
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.choice import PlayStyle
    from hearts_qt.table.pace import Pace
    from hearts_qt.table.theme import Appearance

translate = QCoreApplication.translate

WIDE = 1000
"""From this width on, in pixels, the words stand beside the table, else below it."""
SEATS = 4


class LessonsPage(QWidget):
    """Gives the lessons.

    Signals:
        left(): the person goes back to the match.
        finished(str): the lesson of this key has been gone through.
    """

    left = Signal()
    finished = Signal(str)

    def __init__(
        self, looks: Appearance, pictures: JobExecutor | None = None, parent: QWidget | None = None
    ) -> None:
        """``pictures`` draws the cards in the background; without it they are drawn when first painted."""
        super().__init__(parent)
        self._sitters = seated((), SEATS)
        self._done: frozenset[str] = frozenset()
        self._offer: Offer | None = None
        self._reply: Reply | None = None
        self._kind = StatusKind.DONE
        self._sentence: Callable[[], str] = str
        self.tutor = Tutor(self)
        self.table = TableView(pictures, self)
        self.panel = LessonPanel(looks.palette, self)
        self.status = StatusLine(looks.palette, self)
        self.speaker = Speaker(self.table)
        self._beside = QHBoxLayout()
        self._beside.setSpacing(0)
        self._beside.addWidget(self.table, 1)
        self._beside.addWidget(self.panel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._beside, 1)
        whole.addWidget(self.status)
        self.setFocusProxy(self.table)
        self._join()
        self.table.set_appearance(looks)

    def open(self, done: frozenset[str]) -> None:
        """Begin with the first lesson that has not been gone through."""
        self._done = done
        self.panel.set_done(done)
        first = next((known for known in course.lessons() if known.key not in done), course.lessons()[0])
        self.teach(first.key)

    def teach(self, key: str) -> None:
        """Give this lesson from its beginning."""
        wanted = course.lesson(key)
        if wanted is not None:
            self._reply = None
            self.panel.show_lesson(key)
            self.panel.show_reply(None, "")
            self.tutor.begin(wanted)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_lessons(self) -> None:
        """The page is left: nothing moves and nothing is said any more."""
        self.tutor.leave()
        self.table.halt()

    def set_looks(self, looks: Appearance, pace: Pace) -> None:
        """Other colours, another pace."""
        self.table.set_appearance(looks)
        self.table.set_pace(pace)
        self.panel.set_colours(looks.palette)
        self.status.set_colours(looks.palette)

    def set_play_style(self, style: PlayStyle) -> None:
        """Change how a card is played with the mouse."""
        self.table.set_play_style(style)

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self.panel.retranslate()
        self._show_words()
        self._say(self._kind, self._sentence)

    # -- slots: from the tutor ------------------------------------------------------------------------------

    def _jump(self, seen: View) -> None:
        self._offer = None
        self.panel.ask_to_go_on(False, ends=False)
        self.table.set_offer(None)
        self.table.set_players(self._sitters)
        self.table.snap(seen)
        self._say(StatusKind.WAITING, str)

    def _step(self, frames: tuple[Frame, ...]) -> None:
        self._offer = None
        self.panel.ask_to_go_on(False, ends=False)
        self.table.set_offer(None)
        self._say(StatusKind.WAITING, str)
        self.table.present(frames)

    def _ask(self) -> None:
        """A step begins. It may be asked for anew, after the one before it was answered."""
        reads = self.tutor.step is not None and self.tutor.step.task is Task.LOOK
        lesson = self.tutor.lesson
        ends = reads and lesson is not None and self.tutor.at == len(lesson.steps) - 1
        self._offer = None
        self.table.set_offer(None)
        self.panel.ask_to_go_on(reads, ends=ends)
        self._show_words()
        if reads:
            self._say(StatusKind.DONE, lambda: translate("Lessons", "Read what is said, then press Enter."))
        if ends and lesson is not None:
            self._note_done(lesson.key)
        self.speaker.say(plain(self.panel.text))

    def _invite(self, offer: Offer) -> None:
        self._offer = offer
        self.table.set_offer(offer)
        self._say(StatusKind.ASK, lambda: asking.offer_sentence(offer, self._sitters))
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refuse(self, refusal: Refusal, card: Card | None) -> None:
        self.table.refuse(refusal, card)
        self._say(StatusKind.REFUSAL, lambda: texts.refusal_sentence(refusal))

    def _decline(self, card: Card | None) -> None:
        """The rules would allow it: only the card shakes, and the teacher says why."""
        self.table.refuse(Refusal(Reason.WRONG_PHASE), card)

    def _answer(self, reply: Reply) -> None:
        self._reply = reply
        self._show_words()
        if self.panel.reply:
            self.speaker.say(plain(self.panel.reply))

    # -- slots: from the person -----------------------------------------------------------------------------

    def _select(self, chosen: tuple[Card, ...]) -> None:
        offer = self._offer
        if offer is not None and offer.ask is Ask.PASS:
            self._say(StatusKind.ASK, lambda: asking.offer_sentence(offer, self._sitters, len(chosen)))

    def go_on(self) -> None:
        """What was to be read has been read."""
        if self.tutor.step is not None and self.tutor.step.task is Task.LOOK:
            self._reply = None
            self.tutor.go_on()

    def _teach_next(self, key: str) -> None:
        """The lesson is over: the next one, or back from the last."""
        keys = [known.key for known in course.lessons()]
        following = keys.index(key) + 1
        if following < len(keys):
            self.teach(keys[following])
        else:
            self.left.emit()

    def _again(self) -> None:
        if self.tutor.lesson is not None:
            self.teach(self.tutor.lesson.key)

    # -- private --------------------------------------------------------------------------------------------

    def _join(self) -> None:
        tutor, table, panel = self.tutor, self.table, self.panel
        tutor.jumped.connect(self._jump)
        tutor.stepped.connect(self._step)
        tutor.asked.connect(self._ask)
        tutor.offered.connect(self._invite)
        tutor.refused.connect(self._refuse)
        tutor.declined.connect(self._decline)
        tutor.replied.connect(self._answer)
        tutor.advised.connect(table.advise)
        tutor.finished.connect(self._teach_next)
        join_table(table, tutor, self.speaker, self.status)
        table.cardChosen.connect(tutor.play)
        table.cardRefused.connect(tutor.play)
        table.passChosen.connect(tutor.pass_cards)
        table.selectionChanged.connect(self._select)
        table.lastTrickWanted.connect(table.show_last_trick)
        panel.lessonWanted.connect(self.teach)
        panel.goOnWanted.connect(self.go_on)
        panel.againWanted.connect(self._again)
        panel.leaveWanted.connect(self.left)

    def _note_done(self, key: str) -> None:
        """At its last words a lesson counts as gone through."""
        self._done |= {key}
        self.panel.set_done(self._done)
        self.finished.emit(key)

    def _show_words(self) -> None:
        lesson = self.tutor.lesson
        if lesson is None:
            return
        if self._reply is not None:
            self.panel.show_reply(self._reply.tone, course.reply_html(lesson, self._reply))
        else:
            self.panel.show_reply(None, "")
        if self.tutor.at < len(lesson.steps):
            self.panel.show_text(course.step_html(lesson.key, lesson.steps[self.tutor.at]))

    def _say(self, kind: StatusKind, sentence: Callable[[], str]) -> None:
        self._kind, self._sentence = kind, sentence
        self.status.set_sentence(kind, sentence())
        lesson = self.tutor.lesson
        self.status.set_right("" if lesson is None else course.title(lesson.key))

    # -- Qt -------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.go_on()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.status.fit_window(self.window().height())
        beside = self.width() >= WIDE
        kind = QBoxLayout.Direction
        self._beside.setDirection(kind.LeftToRight if beside else kind.TopToBottom)
        self.panel.stand(beside=beside)


def plain(html: str) -> str:
    """A text without its marks, for those who hear it."""
    whole_words = sub(r"</?(?:b|i|em|strong|span)\b[^>]*>", "", html)
    words = unescape(sub(r"<[^>]+>", " ", whole_words))
    return sub(r" *\n *", "\n", sub(r" +", " ", words)).strip()
