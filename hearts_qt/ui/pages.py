"""What the window shows: the desk, or a page in its place that is made when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget

from hearts_qt.game.frames import seated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from hearts_qt.game.controller import GameController
    from hearts_qt.rules.notation import Record
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.choice import PlayStyle
    from hearts_qt.table.pace import Pace
    from hearts_qt.table.theme import Appearance
    from hearts_qt.ui.desk import Desk
    from hearts_qt.ui.lessons.page import LessonsPage
    from hearts_qt.ui.review.page import ReviewPage


class PlayedMatch(Struct, frozen=True):
    """A match to look at: its moves, the levels and the keys of those who sat at the seats from 1 on."""

    record: Record
    players: tuple[str, ...] = ()
    sitters: tuple[str, ...] = ()


class Pages(QStackedWidget):
    """Keeps the desk as it is while something else is looked at.

    Signals:
        turned(): another page is shown.
        textWanted(PlayedMatch, int): show this deal of the match as text.
        lessonDone(str): the lesson of this key has been gone through.
        began(Frame), presented(Frame): what the table of a lesson shows, as the table of the desk says it.
    """

    turned = Signal()
    textWanted = Signal(object, int)
    lessonDone = Signal(str)
    began = Signal(object)
    presented = Signal(object)

    def __init__(
        self,
        desk: Desk,
        game: GameController,
        jobs: JobExecutor,
        pictures: JobExecutor | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``jobs`` weighs decisions in the background, ``pictures`` draws cards there."""
        super().__init__(parent)
        self._desk = desk
        self._game = game
        self._jobs = jobs
        self._pictures = pictures
        self._looks: Appearance | None = None
        self._match: PlayedMatch | None = None
        self._pace: Pace | None = None
        self._style: PlayStyle | None = None
        self.review: ReviewPage | None = None
        self.lessons: LessonsPage | None = None
        self.addWidget(desk)
        self.currentChanged.connect(self.turned)
        game.jumped.connect(self.go_back)

    @property
    def is_at_desk(self) -> bool:
        """Whether the match is on show."""
        return self.currentWidget() is self._desk

    def set_looks(self, looks: Appearance, pace: Pace) -> None:
        """Other colours, another pace."""
        if (looks, pace) == (self._looks, self._pace):
            # Most options are none of the table's, and to dress it again takes longer than a frame.
            return
        self._looks, self._pace = looks, pace
        self._desk.set_looks(looks, pace)
        if self.review is not None:
            self.review.set_looks(looks)
        if self.lessons is not None:
            self.lessons.set_looks(looks, pace)

    def set_play_style(self, style: PlayStyle) -> None:
        """Change how a card is played with the mouse."""
        self._style = style
        self._desk.table.set_play_style(style)
        if self.lessons is not None:
            self.lessons.set_play_style(style)

    def halt(self) -> None:
        """Stop everything that moves, for good: the program is ending."""
        self._desk.table.halt()
        self._close_pages()

    def open_review(self, match: PlayedMatch, number: int) -> None:
        """Look at deal ``number`` of ``match``. Raises ValueError when it was not played to its end."""
        if self.review is None:
            self.review = self._make_review()
        self._match = match
        self.review.open(match.record, number, seated(match.sitters, match.record.rules.seats))
        self.setCurrentWidget(self.review)
        self.review.setFocus(Qt.FocusReason.OtherFocusReason)

    def toggle_review(self) -> None:
        """Look at the last deal of the match in progress that is over, or go back from it."""
        saved, seen = self._game.saved, self._game.view
        if not self.is_at_desk:
            self.go_back()
        elif saved is not None and seen is not None and seen.scores:
            self.open_review(PlayedMatch(saved.played, saved.players, saved.sitters), seen.scores[-1].number)

    def toggle_lessons(self, done: frozenset[str]) -> None:
        """Learn the game, or go back from it; ``done`` as for `open_lessons`."""
        if self.lessons is not None and self.currentWidget() is self.lessons:
            self.go_back()
        else:
            self._desk.invitation.hide()
            self.open_lessons(done)

    def open_lessons(self, done: frozenset[str]) -> None:
        """Teach the game; ``done`` are the lessons that have been gone through."""
        if self.lessons is None:
            self.lessons = self._make_lessons()
        self.setCurrentWidget(self.lessons)
        self.lessons.open(done)
        self.lessons.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_back(self) -> None:
        """To the desk."""
        self._close_pages()
        self.setCurrentWidget(self._desk)

    # -- private ----------------------------------------------------------------------------------------------

    def _close_pages(self) -> None:
        if self.review is not None:
            self.review.close_review()
        if self.lessons is not None:
            self.lessons.close_lessons()

    def _make_lessons(self) -> LessonsPage:
        from hearts_qt.table.theme import appearance
        from hearts_qt.ui.lessons.page import LessonsPage

        page = LessonsPage(self._looks or appearance(), self._pictures, self)
        if self._looks is not None and self._pace is not None:
            page.set_looks(self._looks, self._pace)
        if self._style is not None:
            page.set_play_style(self._style)
        page.left.connect(self.go_back)
        page.speaker.spoken.connect(self._desk.speaker.note)
        page.table.began.connect(self.began)
        page.table.presented.connect(self.presented)
        page.finished.connect(self.lessonDone)
        self.addWidget(page)
        return page

    def _make_review(self) -> ReviewPage:
        # The first paint does not wait for pages that may never be opened.
        from hearts_qt.table.theme import appearance
        from hearts_qt.ui.review.page import ReviewPage

        page = ReviewPage(self._jobs, self._looks or appearance(), self._pictures, parent=self)
        page.left.connect(self.go_back)
        page.speaker.spoken.connect(self._desk.speaker.note)
        page.practiceWanted.connect(self._practise)
        page.textWanted.connect(self._show_text)
        page.failed.connect(self._game.failed)
        self.addWidget(page)
        return page

    def _practise(self, record: Record) -> None:
        match = self._match
        if match is not None:
            self._game.practise(record, match.players, match.sitters)

    def _show_text(self, record: Record, number: int) -> None:
        if self._match is not None:
            self.textWanted.emit(self._match, number)
