"""The course of one match: its record, the position after every move, and the points of it that can be gone to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.game.frames import PERSON
from hearts_qt.game.offers import is_decision
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.state import Phase
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view

if TYPE_CHECKING:
    from hearts_qt.rules.events import Event
    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.state import Deal, Match
    from hearts_qt.rules.view import View
    from hearts_qt.store.saved_match import SavedMatch


class Course:
    """The match that is on the table, and while a position is practised the person's own that waits.

    Attributes:
        saved: the match as it should be on disk, with the moves that redo can bring back.
        kept: the person's match while another position is practised.
    """

    def __init__(self) -> None:
        self.saved: SavedMatch | None = None
        self.kept: SavedMatch | None = None
        self._states: list[Match] = []
        # Asked for by many at every step.
        self._seen: tuple[Match, View] | None = None

    @property
    def match(self) -> Match:
        """The position now."""
        return self._states[-1]

    @property
    def made(self) -> int:
        """The number of positions so far, the first one included; 0: there is no match."""
        return len(self._states)

    @property
    def view(self) -> View | None:
        """What the person may see; None before the first match."""
        if not self._states:
            return None
        match = self._states[-1]
        if self._seen is None or self._seen[0] is not match:
            self._seen = match, view(match, PERSON)
        return self._seen[1]

    @property
    def deals_over(self) -> tuple[Deal, ...]:
        """The deals that have been scored."""
        over = {m.deal.number: m.deal for m in self._states if m.is_scored and m.deal is not None}
        return tuple(over.values())

    @property
    def unfinished(self) -> SavedMatch | None:
        """The person's own match, even while it waits for practice, if it has been begun and is not over."""
        own = self.kept or self.saved
        if own is None or not any(is_decision(move) for move in own.played.moves):
            return None
        state = own.record.start()
        for move in own.played.moves:
            state = step(state, move)[0]
        return None if state.phase is Phase.OVER else own

    # -- changes ----------------------------------------------------------------------------------------------

    def load(self, saved: SavedMatch) -> None:
        """Another match, where it was left."""
        self._states = [saved.record.start()]
        for move in saved.played.moves:
            self._states.append(step(self._states[-1], move)[0])
        self.saved = saved

    def travel(self, saved: SavedMatch) -> None:
        """To another point of the same match."""
        moves = saved.record.moves
        del self._states[saved.done + 1 :]
        for move in moves[len(self._states) - 1 : saved.done]:
            self._states.append(step(self._states[-1], move)[0])
        self.saved = saved

    def make(self, move: Move, seconds: float) -> tuple[Match, tuple[Event, ...]]:
        """One move more, after ``seconds`` of thought; the position before it and what happened.

        What could have been brought back cannot be any more.
        """
        if self.saved is None:
            raise ValueError("there is no match in which a move could be made")
        before = self.match
        match, events = step(before, move)
        self._states.append(match)
        record = self.saved.record
        record = replace(record, moves=(*record.moves[: self.saved.done], move))
        whole = round(self.saved.seconds + seconds, 3)
        self.saved = replace(self.saved, record=record, done=len(record.moves), seconds=whole)
        return before, events

    # -- points to go to --------------------------------------------------------------------------------------

    @property
    def before_last_decision(self) -> SavedMatch | None:
        """The match before the person's last decision in effect, not one of those that were given."""
        if self.saved is None:
            return None
        moves = self.saved.record.moves
        made = range(self.saved.done - 1, self.saved.given - 1, -1)
        return self._earlier(next((k for k in made if is_decision(moves[k])), None))

    @property
    def after_next_decision(self) -> SavedMatch | None:
        """The match with the undone decision and what followed it, up to the person's next one."""
        if self.saved is None or self.saved.done >= len(self.saved.record.moves):
            return None
        moves = self.saved.record.moves
        later = (k for k in range(self.saved.done + 1, len(moves)) if is_decision(moves[k]))
        return replace(self.saved, done=next(later, len(moves)))

    @property
    def start_of_deal(self) -> SavedMatch | None:
        """The match at the person's first decision of this deal, or at the position that was given."""
        if self.saved is None:
            return None
        moves = self.saved.played.moves
        start = max((k for k, move in enumerate(moves) if isinstance(move, DealCards)), default=0)
        start = max(start, self.saved.given)
        return self._earlier(next((k for k in range(start, len(moves)) if is_decision(moves[k])), None))

    def _earlier(self, done: int | None) -> SavedMatch | None:
        return None if done is None or self.saved is None else replace(self.saved, done=done, used_undo=True)
