"""Plays a lesson with the person: a fixed deal, in which the others' moves and the right answers are written down.

The tutor is to a table what the controller is: it hands out frames and offers and waits for `acknowledge`. It has
a match of its own, so that the person's goes untouched.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from hearts_qt.game.frames import PERSON, Ask, Frame, Offer
from hearts_qt.game.offers import offer_of
from hearts_qt.rules.moves import Move, PassCards, PlayCard
from hearts_qt.rules.transition import fold, refuse, step
from hearts_qt.rules.view import View, redact, view

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.notation import Record
    from hearts_qt.rules.state import Match


class Task(Enum):
    """What a step of a lesson asks for."""

    LOOK = "look"
    """Read, and go on."""
    PASS = "pass"
    ACCEPT = "accept"
    PLAY = "play"


class LessonStep(Struct, frozen=True):
    """One thing that is asked.

    Attributes:
        name: of the text.
        task: what is asked.
        right: the answers that are accepted, each one card or the cards to pass; each of them may be followed by
            the same moves.
        wrong: the name of the reply to a card that is not among them.
        then: what the others do after a right answer.
    """

    name: str
    task: Task
    right: tuple[frozenset[Card], ...] = ()
    wrong: tuple[tuple[str, frozenset[Card]], ...] = ()
    then: tuple[Move, ...] = ()

    def accepts(self, cards: tuple[Card, ...]) -> bool:
        """Whether these are a right answer."""
        return frozenset(cards) in self.right

    def reply_to(self, cards: tuple[Card, ...]) -> str | None:
        """The name of the reply to a wrong answer: that of the first card which has one, or None."""
        strange = [c for c in cards if not any(c in answer for answer in self.right)] or list(cards)
        return next((name for name, group in self.wrong if any(c in group for c in strange)), None)


class Lesson(Struct, frozen=True):
    """A lesson: ``record`` is the match up to its first step."""

    key: str
    record: Record
    steps: tuple[LessonStep, ...]


class Tone(Enum):
    """How a reply is meant."""

    RIGHT = auto()
    WRONG = auto()


class Reply(Struct, frozen=True):
    """What is said to an answer: ``name`` is that of the text below the step; None: nothing of its own."""

    step: int
    tone: Tone
    name: str | None


RIGHT, OTHER = "right", "else"
"""The names of the replies that need no list of cards."""
PATIENCE = 2
"""After so many wrong answers the right one is shown."""


class Stage(Enum):
    """Whom the tutor is waiting for."""

    IDLE = auto()
    """No lesson, or it is over."""
    PRESENTING = auto()
    """Frames are being shown."""
    ASKING = auto()
    """The person."""


class Tutor(QObject):
    """Gives one lesson at a time.

    Signals:
        jumped(View): another position: show it at once.
        stepped(tuple[Frame, ...]): what the moves brought about.
        asked(int): this step of the lesson is the person's now; its text should be shown.
        offered(Offer): what may be done at the table; not emitted for a step that is only read.
        refused(Refusal, Card): the rules forbid the card.
        declined(Card): the card is legal but not what the lesson wants; None: the cards to pass.
        replied(Reply): what to say to the answer.
        advised(tuple[Card, ...]): the right cards, after some wrong ones.
        finished(str): the lesson of this key has been gone through.
    """

    jumped = Signal(object)
    stepped = Signal(object)
    asked = Signal(int)
    offered = Signal(object)
    refused = Signal(object, object)
    declined = Signal(object)
    replied = Signal(object)
    advised = Signal(object)
    finished = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lesson: Lesson | None = None
        self._match: Match | None = None
        self._at = 0
        self._stage = Stage.IDLE
        self._frame_index = 0
        self._failures = 0

    @property
    def lesson(self) -> Lesson | None:
        """The lesson being given, or the last one."""
        return self._lesson

    @property
    def at(self) -> int:
        """Which step it has come to."""
        return self._at

    @property
    def step(self) -> LessonStep | None:
        """What is asked of the person now; None while something is shown."""
        if self._lesson is None or self._stage is not Stage.ASKING:
            return None
        return self._lesson.steps[self._at]

    @property
    def match(self) -> Match | None:
        """The position."""
        return self._match

    def begin(self, lesson: Lesson) -> None:
        """Give ``lesson`` from its beginning."""
        self._lesson = lesson
        self._match = lesson.record.match()
        self._at = 0
        self._failures = 0
        self._stage = Stage.PRESENTING
        self.jumped.emit(view(self._match, PERSON))

    def leave(self) -> None:
        """The person has gone: nothing more is said."""
        self._stage = Stage.IDLE

    def acknowledge(self) -> None:
        """Everything has been shown."""
        if self._stage is Stage.PRESENTING:
            self._ask()

    # -- what the person does -----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The text has been read."""
        if self._asks(Task.LOOK):
            self._advance(())

    def accept(self) -> None:
        """The received cards have been seen."""
        if self._asks(Task.ACCEPT):
            self._advance(())

    def play(self, card: Card) -> None:
        """Play ``card``, or hear why not."""
        if self._asks(Task.PLAY):
            self._answer(PlayCard(PERSON, card), (card,))

    def pass_cards(self, cards: tuple[Card, ...]) -> None:
        """Pass these cards, or hear why not."""
        if self._asks(Task.PASS):
            self._answer(PassCards(PERSON, cards), cards)

    # -- private ----------------------------------------------------------------------------------------------

    def _asks(self, task: Task) -> bool:
        now = self.step
        return now is not None and now.task is task

    def _answer(self, move: Move, cards: tuple[Card, ...]) -> None:
        now, match = self.step, self._match
        if now is None or match is None:
            return
        refusal = refuse(match, move)
        if refusal is None and now.accepts(cards):
            self.replied.emit(Reply(self._at, Tone.RIGHT, RIGHT))
            self._advance((move, *now.then))
            return
        card = cards[0] if isinstance(move, PlayCard) else None
        if refusal is None:
            self.declined.emit(card)
            self._say_wrong(now.reply_to(cards) or OTHER)
        else:
            self.refused.emit(refusal, card)
            # Too many or too few cards say nothing about the cards.
            self._say_wrong(now.reply_to(cards) if card is not None else None)
        self._failures += 1
        if self._failures >= PATIENCE:
            held = set(view(match, PERSON).hand)
            shown = next((answer for answer in now.right if answer <= held), frozenset())
            self.advised.emit(tuple(sorted(shown)))

    def _say_wrong(self, name: str | None) -> None:
        self.replied.emit(Reply(self._at, Tone.WRONG, name))

    def _advance(self, moves: tuple[Move, ...]) -> None:
        """The step is done: show what follows, then ask for the next one."""
        frames: list[Frame] = []
        for move in moves:
            frames += self._make(move)
        self._at += 1
        self._failures = 0
        self._stage = Stage.PRESENTING
        if frames:
            self.stepped.emit(tuple(frames))
        else:
            self._ask()

    def _make(self, move: Move) -> list[Frame]:
        if self._match is None:
            return []
        match, (after, events) = self._match, step(self._match, move)
        frames = []
        for event in events:
            match = fold(match, event)
            self._frame_index += 1
            frames.append(Frame(self._frame_index, redact(event, PERSON), view(match, PERSON)))
        self._match = after
        return frames

    def _ask(self) -> None:
        if self._lesson is None or self._match is None:
            return
        if self._at >= len(self._lesson.steps):
            self._stage = Stage.IDLE
            self.finished.emit(self._lesson.key)
            return
        self._stage = Stage.ASKING
        self.asked.emit(self._at)
        offer = self._offer(self._lesson.steps[self._at].task, view(self._match, PERSON))
        if offer is not None:
            self.offered.emit(offer)

    @staticmethod
    def _offer(task: Task, seen: View) -> Offer | None:
        match task:
            case Task.PLAY | Task.PASS:
                return offer_of(seen)
            case Task.ACCEPT:
                return Offer(Ask.ACCEPT, seen, seen.received, len(seen.received))
            case Task.LOOK:
                return None
