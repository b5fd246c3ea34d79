"""The talk at the table: the sentence of the status line, what is said aloud, and answers to what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.game.frames import PERSON, Sitter, seated
from hearts_qt.rules.events import (
    CardPlayed,
    DealStarted,
    RestClaimed,
    RestDealt,
    RestTaken,
    TrickTaken,
    TrickVoided,
)
from hearts_qt.table import speech
from hearts_qt.table.pace import Pace
from hearts_qt.ui import asking
from hearts_qt.ui.query import Query
from hearts_qt.ui.status_line import StatusKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.game.controller import GameController
    from hearts_qt.game.frames import Frame
    from hearts_qt.table.view import TableView
    from hearts_qt.ui.speaker import Speaker
    from hearts_qt.ui.status_line import StatusLine


class Talk:
    """Says what happens and what is asked, in the line below the table and aloud.

    Attributes:
        sitters: who sits where, by seat.
        pace: how fast the table is; it decides whether a trick waits for a click.
    """

    def __init__(self, game: GameController, table: TableView, status: StatusLine, speaker: Speaker) -> None:
        self._game = game
        self._table = table
        self._status = status
        self._speaker = speaker
        self._sentence: Callable[[], str] = str
        self._kind = StatusKind.DONE
        # What the status line said before the last trick was looked at.
        self._interrupted: tuple[StatusKind, Callable[[], str]] = self._kind, self._sentence
        self._gathered: Frame | None = None
        """How the trick ends, the last card of which is still on its way."""
        self.sitters: tuple[Sitter, ...] = seated((), 4)
        self.pace = Pace()

    @property
    def awaits_hint(self) -> bool:
        """Whether the line says that a hint is being looked for."""
        return self._sentence is asking.hint_awaited_sentence

    def say(
        self, kind: StatusKind, sentence: Callable[[], str], *, answer: bool = False, aloud: bool = True
    ) -> None:
        """Show a sentence in the status line, and show it again when the language changes.

        An ``answer`` to what the person did is never left out: without the line it is a note on the cloth. What is
        not said ``aloud`` is said by somebody else.
        """
        self._kind, self._sentence = kind, sentence
        self._status.set_sentence(kind, sentence(), aloud=aloud)
        if answer and self._status.isHidden():
            self._table.set_note(sentence())

    def retranslate(self) -> None:
        """The same sentence in the language of the moment; it has been said, in the language of before."""
        self._status.set_sentence(self._kind, self._sentence(), aloud=False)

    # -- what the person asks ---------------------------------------------------------------------------------

    def ask(self, query: Query, *, shown: bool = False) -> None:
        """Let the table answer, aloud and in the text; where neither is there, in the status line.

        ``shown``: what is asked for is before the person's eyes already, so the status line can keep its own.
        """
        # The first paint does not wait for what is seldom asked.
        from hearts_qt.ui.answers import Seen, answer

        table, seen = self._table, self._game.view
        view = table.shown or seen
        if view is None:
            return
        offer = None if table.is_busy else self._game.offer
        arrangement = table.table_scene.appearance.arrangement
        said = answer(query, Seen(view, self.sitters, arrangement, offer, table.selection))
        if self._speaker.is_heard or shown:
            self._speaker.say(said)
        else:
            self.say(StatusKind.DONE, lambda: said, answer=True)

    def tell_position(self) -> None:
        """Say where the match stands, to whoever comes into the middle of a deal."""
        view = self._table.shown
        if view is not None and view.hand and not view.is_scored:
            for query in (Query.DEAL, Query.HAND, Query.TRICK):
                self.ask(query, shown=True)

    def show_last_trick(self, *, on: bool) -> None:
        """Lay the last trick in the middle and say that it is no other, or put it away."""
        self._table.show_last_trick(on)
        if on and self._sentence is not asking.last_trick_sentence:
            self._interrupted = self._kind, self._sentence
            # The answer says what it is.
            self.say(StatusKind.DONE, asking.last_trick_sentence, aloud=False)
            self.ask(Query.LAST_TRICK, shown=True)
        elif not on and self._sentence is asking.last_trick_sentence:
            self.say(*self._interrupted)

    def repeat(self) -> None:
        """Say the last sentence again."""
        if self._speaker.lines:
            self._speaker.say(self._speaker.lines[-1])

    # -- what happens -----------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Another position: nothing is on its way, and nothing is asked yet."""
        self._gathered = None
        self.say(StatusKind.WAITING, str)

    def announce(self, frames: tuple[Frame, ...]) -> None:
        """Say what ``frames`` will show, or who is being waited for."""
        seen = frames[-1].view
        others = [seat for seat in seen.to_move if seat != PERSON]
        ends = (TrickTaken, TrickVoided, RestClaimed, RestTaken)
        self._gathered = next((frame for frame in frames if isinstance(frame.event, ends)), None)
        if any(isinstance(frame.event, DealStarted | RestDealt) for frame in frames):
            self.say(StatusKind.WAITING, asking.dealing_sentence)
        elif self._gathered is not None:
            first = frames[0].event
            # Somebody else's card shall be seen before it is said who takes it.
            if not isinstance(first, CardPlayed) or first.seat == PERSON:
                self._tell_taker()
        elif others:
            self.say(StatusKind.WAITING, lambda: asking.waiting_sentence(seen, self.sitters, others[0]))

    def note_presented(self, frame: Frame) -> None:
        """``frame`` has been shown: perhaps the last card of a trick."""
        if self._gathered is not None and frame.index == self._gathered.index - 1:
            self._tell_taker()

    def note_thinking(self, seat: int) -> None:
        """This seat is being waited for; −1: nobody is."""
        self._table.set_thinking(seat)
        seen = self._game.view
        if seat >= 0 and seen is not None:
            self.say(StatusKind.WAITING, lambda: asking.waiting_sentence(seen, self.sitters, seat))

    def _tell_taker(self) -> None:
        """Say whose the cards on the table are, while they lie there and nobody's turn has come."""
        ending, self._gathered = self._gathered, None
        if ending is None:
            return
        waits = self.pace.until_click and isinstance(ending.event, TrickTaken | TrickVoided)

        def sentence() -> str:
            arrangement = self._table.table_scene.appearance.arrangement
            said = speech.sentence(ending, self.sitters, arrangement)
            return f"{said} {asking.until_click_sentence()}" if waits else said

        # The table says aloud who takes them, but not what it waits for.
        self.say(StatusKind.ASK if waits else StatusKind.WAITING, sentence, aloud=False)
        if waits:
            self._speaker.say(asking.until_click_sentence())
