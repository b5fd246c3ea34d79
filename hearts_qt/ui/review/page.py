"""The review as a page of the window: the open table, the strip below it, the person's decisions at the right.

What the keys mean is written in `keys`. A click on a card shows the moment it was played; the wheel goes by steps.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from hearts_qt.game.review import ReviewCoach, review_of
from hearts_qt.rules.events import CardPlayed
from hearts_qt.table.backdrop import Backdrop
from hearts_qt.table.card_art import CardArt
from hearts_qt.ui.paper import PaperButton, Tone
from hearts_qt.ui.review import sentences
from hearts_qt.ui.review.keys import STEPS, Wish, wish
from hearts_qt.ui.review.marks import MarkKind, mark_of
from hearts_qt.ui.review.moves_panel import WIDTH as PANEL_WIDTH
from hearts_qt.ui.review.moves_panel import MovesPanel
from hearts_qt.ui.review.open_view import OpenView
from hearts_qt.ui.review.scene import ReviewScene
from hearts_qt.ui.review.step_button import StepButton
from hearts_qt.ui.review.trick_bar import TrickBar
from hearts_qt.ui.review.way import is_end, target
from hearts_qt.ui.speaker import Speaker
from hearts_qt.ui.status_line import StatusKind, StatusLine

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

    from hearts_qt.ai.coach import Coach, Verdict
    from hearts_qt.game.frames import Sitter
    from hearts_qt.game.review import DealReview
    from hearts_qt.rules.notation import Record
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.theme import Appearance

translate = QCoreApplication.translate

WIDE = 1000
"""From this width on, in pixels, the decisions stand beside the table."""
WORST = (MarkKind.NONE, MarkKind.AGREED, MarkKind.OTHER, MarkKind.DEAR)


class ReviewPage(QWidget):
    """Looks at deals of one record.

    Signals:
        left(): the person has seen enough.
        practiceWanted(Record): play on from the position that is shown.
        textWanted(Record, int): show this deal as text.
        weighed(): the coach has done with the deal.
        failed(Exception): the coach broke down.
    """

    left = Signal()
    practiceWanted = Signal(object)
    textWanted = Signal(object, int)
    weighed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        jobs: JobExecutor,
        looks: Appearance,
        pictures: JobExecutor | None = None,
        coach: Coach | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """
        Args:
            jobs: weighs the decisions in the background.
            looks: colours and deck.
            pictures: draws the cards in the background; without it they are drawn when first painted.
            coach: who weighs; without one the usual player's advice is asked for.
        """
        super().__init__(parent)
        self._looks = looks
        self._record: Record | None = None
        self._review: DealReview | None = None
        self._sitters: tuple[Sitter, ...] = ()
        self._verdicts: dict[int, Verdict] = {}
        self._at = 0
        self._panel_wanted = False
        self._coach = ReviewCoach(jobs, coach, self)
        self.scene = ReviewScene(CardArt(pictures, self), Backdrop(pictures, self), looks, self)
        self.view = OpenView(self.scene, self)
        self.bar = TrickBar(looks.palette)
        self.status = StatusLine(looks.palette, self)
        self.speaker = Speaker(self.view)
        self.panel = MovesPanel(looks.palette, self)
        self.steps = tuple(StepButton(step, looks.palette, self) for step in STEPS)
        self.practice = PaperButton(Tone.CLOTH_PRIMARY, self)
        self.moves = PaperButton(Tone.CLOTH, self)
        self.back = PaperButton(Tone.CLOTH, self)
        self._strip = QFrame(self)
        self._set_up()
        self._join()
        self.set_looks(looks)
        self.retranslate()

    # -- what is shown ----------------------------------------------------------------------------------------

    @property
    def review(self) -> DealReview | None:
        """The deal that is looked at."""
        return self._review

    @property
    def at(self) -> int:
        """The step that is shown."""
        return self._at

    @property
    def verdicts(self) -> dict[int, Verdict]:
        """What the coach has said so far, by step."""
        return dict(self._verdicts)

    def open(self, record: Record, number: int, sitters: tuple[Sitter, ...]) -> None:
        """Look at deal ``number`` of ``record``. Raises ValueError when it was not played to its end."""
        self._record, self._sitters = record, sitters
        self._show_deal(number)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_review(self) -> None:
        """The page is left: nothing more is computed."""
        self._coach.stop()

    def go(self, at: int) -> None:
        """Show step ``at``, or the one nearest to it."""
        if self._review is None:
            return
        self._at = max(0, min(at, len(self._review.steps) - 1))
        step = self._review.steps[self._at]
        self.scene.show_step(self._at, mark_of(self._verdict(self._review)))
        with QSignalBlocker(self.bar):
            self.bar.setValue(self._review.tricks + 1 if is_end(self._review, self._at) else step.number)
        self.bar.update()
        can = self._review.practice(self._at) is not None
        self.panel.show_step(self._at, can_practise=can)
        self.practice.setEnabled(can)
        for button, wanted in zip(self.steps, STEPS, strict=True):
            button.setEnabled(self._target(wanted) != self._at)
        self._say()

    def set_looks(self, looks: Appearance) -> None:
        """Other colours, another deck."""
        self._looks = looks
        self.scene.set_appearance(looks)
        for button in self.steps:
            button.set_colours(looks.palette)
        self.bar.set_colours(looks.palette)
        self.status.set_colours(looks.palette)
        self.panel.set_colours(looks.palette)
        for action in (self.practice, self.moves, self.back):
            action.set_look(looks.palette, 0.9)
        palette = QPalette(looks.palette.status)
        self._strip.setPalette(palette)
        if self._review is not None:
            self.panel.show_review(self._review, self._sitters, looks.letters)
            self.panel.show_verdicts(self._verdicts, self._coach.left)
            self.go(self._at)

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self.view.setAccessibleName(translate("Review", "The table with all hands open"))
        self.practice.set_words(translate("Review", "Play from here"), "P")
        self.moves.set_words(translate("Review", "Decisions", "button; Решения"), "M")
        self.back.set_words(translate("Review", "Back", "to the match; Назад"), "Esc")
        names = (
            translate("Review", "The beginning of the deal"),
            translate("Review", "The trick before"),
            translate("Review", "The card before"),
            translate("Review", "The next card"),
            translate("Review", "The next trick"),
            translate("Review", "The end of the deal"),
        )
        keys = ("Home", "↑", "←", "→", "↓", "End")
        for button, name, key in zip(self.steps, names, keys, strict=True):
            button.setAccessibleName(name)
            button.setToolTip(translate("Review", "{name} ({key})", "a button's tip").format(name=name, key=key))
        self.bar.retranslate()
        self.panel.retranslate()
        self.scene.retranslate()
        if self._review is not None:
            self._say()

    # -- private: the deal --------------------------------------------------------------------------------------

    def _show_deal(self, number: int) -> None:
        if self._record is None:
            return
        review = review_of(self._record, number)
        self._review = review
        self._verdicts = {}
        self.bar.set_tricks(review.tricks)
        self.panel.show_review(review, self._sitters, self._looks.letters)
        self.scene.show_review(review, self._sitters, 0)
        self._at = 0
        self.go(review.step_of_trick(1) if review.tricks else 0)
        self._coach.weigh(review)
        self.panel.show_verdicts(self._verdicts, self._coach.left)

    def _take(self, at: int, verdict: Verdict) -> None:
        if self._review is None:
            return
        self._verdicts[at] = verdict
        marks: dict[int, MarkKind] = {}
        for place, known in self._verdicts.items():
            trick = self._review.steps[place].number
            marks[trick] = max(marks.get(trick, MarkKind.NONE), mark_of(known), key=WORST.index)
        self.bar.set_marks(marks)
        self.panel.show_verdicts(self._verdicts, self._coach.left)
        if at == self._review.decision_of(self._at):
            self.scene.show_step(self._at, mark_of(verdict))
            self._say()

    def _show_all(self) -> None:
        self.panel.show_verdicts(self._verdicts, 0)
        self.weighed.emit()

    def _verdict(self, review: DealReview) -> Verdict | None:
        """What the coach says to the decision in sight."""
        decided = review.decision_of(self._at)
        return None if decided is None else self._verdicts.get(decided)

    def _say(self) -> None:
        if self._review is None:
            return
        step = self._review.steps[self._at]
        sentence = sentences.step_sentence(step, self._sitters, self._looks.arrangement)
        verdict = self._verdict(self._review)
        if verdict is not None and not self.panel.isVisible():
            sentence = f"{sentence} {sentences.verdict_sentence(verdict, self._sitters)}"
        kind = StatusKind.DONE if step.trick is not None and step.trick.winner is not None else StatusKind.ASK
        self.status.set_sentence(kind, sentence)
        self.status.set_right(sentences.place_text(self._review, self._at))

    # -- private: where to go -----------------------------------------------------------------------------------

    def _do(self, wanted: Wish) -> None:
        match wanted:
            case Wish.PRACTISE:
                self._practise()
            case Wish.DECISIONS:
                self._toggle_panel()
            case Wish.BACK:
                self._step_out()
            case _:
                self.go(self._target(wanted))

    def _target(self, wanted: Wish) -> int:
        """The step to which a wish leads."""
        if self._review is None:
            return 0
        marked = [at for at, verdict in self._verdicts.items() if not verdict.agrees]
        return target(wanted, self._review, self._at, marked)

    def _go_to_trick(self, value: int) -> None:
        if self._review is not None:
            last = value > self._review.tricks
            self.go(len(self._review.steps) - 1 if last else self._review.step_of_trick(value))

    def _go_to_card(self, point: QPoint) -> None:
        card = self.scene.card_at(self.view.mapToScene(point))
        if self._review is None or card is None:
            return
        for at, step in enumerate(self._review.steps):
            if any(isinstance(event, CardPlayed) and event.card == card for event in step.events):
                self.go(at)

    def _practise(self) -> None:
        record = self._review.practice(self._at) if self._review is not None else None
        if record is not None:
            self.practiceWanted.emit(record)

    def _toggle_panel(self) -> None:
        if self.width() < WIDE:
            self._panel_wanted = not self._panel_wanted
            self._arrange()

    def _step_out(self) -> None:
        if self._panel_wanted and self.width() < WIDE:
            self._toggle_panel()
        else:
            self.left.emit()

    # -- private: the parts -------------------------------------------------------------------------------------

    def _set_up(self) -> None:
        self._strip.setAutoFillBackground(True)
        self._grid = QGridLayout(self._strip)
        self._grid.setContentsMargins(10, 4, 10, 4)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(2)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(4)
        for button in self.steps:
            self._buttons.addWidget(button)
        self._actions = QHBoxLayout()
        self._actions.setSpacing(0)
        for action in (self.practice, self.moves, self.back):
            self._actions.addWidget(action)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.view, 1)
        self._whole.addWidget(self._strip)
        self._whole.addWidget(self.status)
        self.setFocusProxy(self.view)

    def _join(self) -> None:
        self._coach.judged.connect(self._take)
        self._coach.finished.connect(self._show_all)
        self._coach.failed.connect(self.failed)
        self.bar.valueChanged.connect(self._go_to_trick)
        self.view.clicked.connect(self._go_to_card)
        self.view.turned.connect(lambda steps: self.go(self._at + steps))
        self.status.announced.connect(self.speaker.say)
        for button, wanted in zip(self.steps, STEPS, strict=True):
            button.clicked.connect(partial(self._do, wanted))
        self.practice.clicked.connect(self._practise)
        self.moves.clicked.connect(self._toggle_panel)
        self.back.clicked.connect(self.left)
        self.panel.stepWanted.connect(self.go)
        self.panel.dealWanted.connect(self._show_deal)
        self.panel.practiceWanted.connect(self._practise)
        self.panel.textWanted.connect(self._show_text)
        self.panel.leaveWanted.connect(self.left)

    def _show_text(self) -> None:
        if self._record is not None and self._review is not None:
            self.textWanted.emit(self._record, self._review.number)

    def _arrange(self) -> None:
        """Beside the table if there is room, else over it when it is asked for."""
        wide = self.width() >= WIDE
        for item in (self._buttons, self._actions, self.bar):
            if isinstance(item, QWidget):
                self._grid.removeWidget(item)
            else:
                self._grid.removeItem(item)
        if wide:
            self._grid.addLayout(self._buttons, 0, 0)
            self._grid.addWidget(self.bar, 0, 1)
        else:
            self._grid.addWidget(self.bar, 0, 0, 1, 2)
            self._grid.addLayout(self._buttons, 1, 0, Qt.AlignmentFlag.AlignLeft)
            self._grid.addLayout(self._actions, 1, 1, Qt.AlignmentFlag.AlignRight)
        self._grid.setColumnStretch(1, 1)
        for action in (self.practice, self.moves, self.back):
            action.setVisible(not wide)
        self._whole.setContentsMargins(0, 0, PANEL_WIDTH if wide else 0, 0)
        # Else the table would be painted once with the room that it had before.
        self._whole.activate()
        shown = wide or self._panel_wanted
        height = self.height() if wide else self.height() - self._strip.height() - self.status.height()
        self.panel.setGeometry(self.width() - PANEL_WIDTH, 0, PANEL_WIDTH, height)
        if shown != self.panel.isVisibleTo(self):
            self.panel.setVisible(shown)
            self._say()
        self.panel.practice.setVisible(wide)
        self.panel.leave.setVisible(wide)
        self.panel.raise_()

    # -- Qt ---------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        wanted = wish(event.key(), event.text(), shift=shift)
        if wanted is None:
            super().keyPressEvent(event)
        else:
            self._do(wanted)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.status.fit_window(self.window().height())
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()
