"""The game controller: the only one who changes the match.

It joins four parties that know nothing of each other. The person asks through its public methods; computer
players answer through a background executor; the recorder hears of every move at once; whoever shows the game
receives frames, reports back with `acknowledge`, and only then is the next seat asked. With nothing attached
but `NullPresenter`, a match runs through without a window.
"""

from __future__ import annotations

from enum import Enum, auto
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from hearts_qt.ai.levels import ADVISER, DEFAULT_LEVEL, LEVELS, strategy
from hearts_qt.ai.strategy import Advice, choose
from hearts_qt.game.computers import answers, dice, due
from hearts_qt.game.course import Course
from hearts_qt.game.frames import PERSON, Ask, Frame, Offer, seated
from hearts_qt.game.offers import DECISIONS, is_answer, offer_of
from hearts_qt.rules.moves import (
    Bid,
    ChooseMoon,
    Claim,
    DealCards,
    Declare,
    ExchangeWidow,
    LetStand,
    Move,
    NameSuit,
    PassCards,
    PlayCard,
    TakeBack,
)
from hearts_qt.rules.notation import Record
from hearts_qt.rules.refusals import IllegalMove, Reason, Refusal
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import fold, refuse
from hearts_qt.rules.view import View, redact, view
from hearts_qt.store.saved_match import SavedMatch
from hearts_qt.support.jobs import CurrentJobs, Err, JobExecutor, Ok, Result

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from hearts_qt.rules.cards import Card, Suit
    from hearts_qt.rules.events import Event
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.state import Deal
    from hearts_qt.rules.switches import Moon


LONGEST_PAUSE = 120.0
"""Seconds; whoever is away for longer is not playing, and no more than this counts as playing time."""


class Step(Struct, frozen=True):
    """One move that was made: the match to save, the state after it, and what happened (nothing redacted)."""

    saved: SavedMatch
    match: Match
    events: tuple[Event, ...]


class Stage(Enum):
    """Whom the controller is waiting for."""

    EMPTY = auto()
    """No match yet."""
    PRESENTING = auto()
    """Frames are being shown."""
    THINKING = auto()
    """All is shown; a computer player has not answered yet."""
    ASKING = auto()
    """The person holds an offer."""
    ENDED = auto()
    """The program is being taken down."""


class GameController(QObject):
    """Plays one match at a time.

    Signals:
        jumped(View): the position changed without a way there (new match, undo, load): show it at once.
        stepped(tuple[Frame, ...]): what one move brought about, for the person's eyes.
        offered(Offer): the person may act. Withdrawn by the next ``jumped`` or ``stepped``.
        refused(Refusal): the person asked for something the rules forbid.
        advised(Advice): the answer to `hint`.
        weighing(bool): a hint is being looked for, which takes a while; False: there is none, with no `advised`.
        thinking(int): this seat is being waited for, −1: nobody is.
        recorded(Step): a move was made; emitted before it is shown.
        started(SavedMatch, object): a match begins; the second value is the one it replaces, or None.
        changed(SavedMatch): undo, redo or a hint changed what should be on disk.
        failed(Exception): a computer player broke down; another strategy made its move.
    """

    jumped = Signal(object)
    stepped = Signal(object)
    offered = Signal(object)
    refused = Signal(object)
    advised = Signal(object)
    weighing = Signal(bool)
    thinking = Signal(int)
    recorded = Signal(object)
    started = Signal(object, object)
    changed = Signal(object)
    failed = Signal(object)

    def __init__(
        self, jobs: JobExecutor, parent: QObject | None = None, *, clock: Callable[[], float] = monotonic
    ) -> None:
        """``clock`` gives seconds, from any moment on."""
        super().__init__(parent)
        self._jobs = CurrentJobs(jobs)
        self._clock = clock
        self._moved_at = clock()
        self._frame_index = 0
        self._stage = Stage.EMPTY
        self._course = Course()
        # What computer players do next, one after the other.
        self._answers: tuple[Move, ...] = ()
        self._offer: Offer | None = None
        self._accepted_deal = 0
        self._stands_at = 0
        """The number of states at which the person let an illegal card stand."""
        self._hints: tuple[Advice, ...] = ()
        self._hints_given = 0
        self._is_weighing = False

    # -- the position ---------------------------------------------------------------------------------------

    @property
    def saved(self) -> SavedMatch | None:
        """The match as it should be on disk, with the moves that redo can bring back."""
        return self._course.saved

    @property
    def is_practising(self) -> bool:
        """Whether a position is practised, of which nothing is kept, while the person's match waits."""
        return self._course.kept is not None

    @property
    def match(self) -> Match:
        """The state now. Only for those who may see everything: the recorder and the review of a scored deal."""
        return self._course.match

    @property
    def deals_over(self) -> tuple[Deal, ...]:
        """The deals that have been scored, with all their cards: everybody may see them now."""
        return self._course.deals_over

    @property
    def view(self) -> View | None:
        """What the person may see; None before the first match."""
        return self._course.view

    @property
    def offer(self) -> Offer | None:
        """What the person may do now; None while frames are shown or a computer thinks."""
        return self._offer

    @property
    def can_undo(self) -> bool:
        """Whether the person has made a decision that can be taken back."""
        return self._course.before_last_decision is not None

    @property
    def can_redo(self) -> bool:
        """Whether `undo` left something to bring back."""
        return self._course.after_next_decision is not None

    @property
    def unfinished(self) -> SavedMatch | None:
        """The person's own match, even while it waits for practice, if it has been begun and is not over."""
        return self._course.unfinished

    # -- whole matches --------------------------------------------------------------------------------------

    def new_match(
        self,
        variant: str,
        rules: Rules,
        seed: int,
        levels: tuple[str, ...] = (),
        sitters: tuple[str, ...] = (),
        occasion: str = "",
    ) -> None:
        """Begin a match. ``levels[k]`` is the level of seat k + 1; seats beyond the end play at the usual one.

        ``sitters`` are the keys of those whom the person wants at the seats from 1 on, as for `frames.seated`.
        ``occasion``: why these cards, as `SavedMatch` keeps it.
        """
        self.play_on(Record(variant, rules, seed), levels, sitters, occasion)

    def play_on(
        self,
        record: Record,
        levels: tuple[str, ...] = (),
        sitters: tuple[str, ...] = (),
        occasion: str = "",
    ) -> None:
        """Begin a match with the moves of ``record`` already made; the rest as for `new_match`."""
        self._replace(replace(_begun(record, levels, sitters), occasion=occasion))

    def open(self, saved: SavedMatch) -> None:
        """Go on with a match from a file. It is a match of its own from now on, whatever the history has of it.

        A level that this version does not know is played at the usual one.
        """
        players = tuple(level if level in LEVELS else DEFAULT_LEVEL for level in saved.players)
        self._replace(replace(saved.as_another(), players=players))

    def practise(self, record: Record, levels: tuple[str, ...] = (), sitters: tuple[str, ...] = ()) -> None:
        """Play on from a position beside the match in progress: nobody is told of it, and nothing of it is kept.

        The match waits for `leave_practice`. The arguments are those of `play_on`.
        """
        if self._course.saved is None:
            self.play_on(record, levels, sitters)
            return
        self._course.kept = self._course.kept or self._course.saved
        self._load(_begun(record, levels, sitters))

    def leave_practice(self) -> None:
        """Back to the match that has been waiting."""
        kept, self._course.kept = self._course.kept, None
        if kept is not None:
            self._load(kept)

    def resume(self, saved: SavedMatch) -> None:
        """Go on with a saved match where it was left."""
        self._course.kept = None
        self._load(saved)

    def acknowledge(self) -> None:
        """The presenter has shown everything it was given."""
        if self._stage is Stage.PRESENTING:
            self._proceed()

    def end(self) -> None:
        """Make no move any more: whoever shows the match goes first, and its last word may still be on its way."""
        self._forget()
        self._stage = Stage.ENDED

    # -- what the person asks for -----------------------------------------------------------------------------

    def play(self, card: Card) -> None:
        """Play ``card`` from the person's hand."""
        self._ask(Ask.PLAY, PlayCard(PERSON, card))

    def pass_cards(self, cards: tuple[Card, ...]) -> None:
        """Pass these cards on."""
        self._ask(Ask.PASS, PassCards(PERSON, cards))

    def bid(self, chips: int | None) -> None:
        """Bid so many chips; None: pass."""
        self._ask(Ask.BID, Bid(PERSON, chips))

    def name_suit(self, suit: Suit) -> None:
        """Name the penalty suit of the deal."""
        self._ask(Ask.NAME, NameSuit(PERSON, suit))

    def declare(self, everything: bool) -> None:
        """Undertake to take everything, or do not."""
        self._ask(Ask.DECLARE, Declare(PERSON, everything))

    def exchange(self, cards: tuple[Card, ...]) -> None:
        """Lay these cards away for the widow."""
        self._ask(Ask.EXCHANGE, ExchangeWidow(PERSON, cards))

    def take_back(self) -> None:
        """Take back the card that was played against the rules."""
        self._ask(Ask.MEND, TakeBack(PERSON))

    def let_stand(self) -> None:
        """Let it stand: where the trick waits for this word it goes on, else the person plays on."""
        if self._offer is None or self._offer.ask is not Ask.MEND:
            return
        if refuse(self.match, LetStand(PERSON)) is None:
            self._make(LetStand(PERSON))
        else:
            self._stands_at = self._course.made
            self._proceed()

    def accept(self) -> None:
        """Take the received cards into the hand and let play begin."""
        if self._offer is not None and self._offer.ask is Ask.ACCEPT:
            self._accepted_deal = self._offer.view.number
            self._offer = None
            self._proceed()

    def choose_moon(self, choice: Moon) -> None:
        """Say what the person's moon does: ADD or SUBTRACT."""
        self._ask(Ask.MOON, ChooseMoon(PERSON, choice))

    def next_deal(self) -> None:
        """Deal the next cards."""
        self._ask(Ask.NEXT_DEAL, DealCards())

    def claim(self) -> None:
        """End a deal in which nothing that counts is left, or the rest of which is the person's."""
        self._ask(Ask.PLAY, Claim(PERSON))

    def explain(self, card: Card) -> None:
        """Say why ``card`` cannot be played or laid away now; silent if it can."""
        if self._offer is not None and self._offer.ask is Ask.EXCHANGE:
            if card not in self._offer.cards:
                self.refused.emit(Refusal(Reason.NO_PENALTY_AWAY))
        elif self._course.made:
            refusal = refuse(self.match, PlayCard(PERSON, card))
            if refusal is not None:
                self.refused.emit(refusal)

    def hint(self) -> None:
        """Advise the best move with its reason; asked again in the same position, the next best."""
        if self._offer is None or self._offer.ask not in DECISIONS or self._course.saved is None:
            return
        if self._hints:
            self._give_hint()
            return
        if self._is_weighing:
            return
        self._is_weighing = True
        self.weighing.emit(True)
        seen, rng = self._offer.view, self._rng(PERSON)
        gone = self._jobs.gone()
        self._jobs.submit(lambda: strategy(ADVISER).advise(seen, rng, gone), self._take_hints)

    def undo(self) -> None:
        """Go back to before the person's last decision."""
        self._travel(self._course.before_last_decision)

    def redo(self) -> None:
        """Bring back the undone decision and what followed it, up to the person's next one."""
        self._travel(self._course.after_next_decision)

    def restart_deal(self) -> None:
        """Play this deal again from the person's first decision in it, or from the position that was given."""
        self._travel(self._course.start_of_deal)

    # -- private: going on ------------------------------------------------------------------------------------

    def _replace(self, saved: SavedMatch) -> None:
        before, self._course.kept = self._course.kept or self._course.saved, None
        self.started.emit(saved, before)
        self._load(saved)

    def _load(self, saved: SavedMatch) -> None:
        self._course.load(saved)
        self._moved_at = self._clock()
        self._accepted_deal = 0
        self._jump()

    def _travel(self, saved: SavedMatch | None) -> None:
        """To another point of the same match, if there is one."""
        if saved is None:
            return
        self._course.travel(saved)
        if self.match.deal is not None and self.match.phase is Phase.PASSING:
            self._accepted_deal = min(self._accepted_deal, self.match.deal.number - 1)
        self._jump()
        self._tell_change(saved)

    def _tell_change(self, saved: SavedMatch) -> None:
        if not self.is_practising:
            self.changed.emit(saved)

    def _jump(self) -> None:
        self._forget()
        self._stage = Stage.PRESENTING
        self._think_ahead()
        self.jumped.emit(view(self.match, PERSON))

    def _forget(self) -> None:
        """Answers on their way belong to another position."""
        self._jobs.forget()
        self._stands_at = 0
        self._answers = ()
        self._offer = None
        self._hints = ()
        self._hints_given = 0
        self._is_weighing = False
        self.thinking.emit(-1)

    def _proceed(self) -> None:
        """All is shown: who is to act?"""
        match self.match.phase:
            case Phase.DEALING:
                self._make(DealCards())
            case Phase.SCORED:
                self._invite(Offer(Ask.NEXT_DEAL, view(self.match, PERSON)))
            case Phase.OVER:
                self._invite(Offer(Ask.NEW_MATCH, view(self.match, PERSON)))
            case _:
                self._ask_seat()

    def _ask_seat(self) -> None:
        seen = view(self.match, PERSON)
        seat = due(self.match)
        if self._must_accept(seen):
            self._invite(Offer(Ask.ACCEPT, seen, seen.received, len(seen.received)))
        elif seat == PERSON and seen.may_mend and self._stands_at != self._course.made:
            self._invite(Offer(Ask.MEND, seen))
        elif seat == PERSON:
            self._invite(offer_of(seen))
        elif self._answers:
            self._make(self._answers[0])
        else:
            self._stage = Stage.THINKING
            self.thinking.emit(seat)

    def _must_accept(self, seen: View) -> bool:
        fresh = seen.phase is Phase.PLAYING and not seen.tricks and seen.trick is not None and not seen.trick.cards
        return fresh and bool(seen.received) and self._accepted_deal < seen.number

    def _invite(self, offer: Offer) -> None:
        self._stage = Stage.ASKING
        self._offer = offer
        self.offered.emit(offer)

    def _ask(self, ask: Ask, move: Move) -> None:
        """A move of the person's: made if it was offered and is legal, else refused in words."""
        if self._offer is None:
            return
        refusal = refuse(self.match, move)
        if self._offer.ask is not ask:
            refusal = refusal or Refusal(Reason.WRONG_PHASE)
        if refusal is not None:
            self.refused.emit(refusal)
            return
        self._make(move)

    def _make(self, move: Move) -> None:
        """Make a move: record it, then have it shown."""
        before, events = self._course.make(move, self._time_since_last_move())
        ahead = self._answers[1:] if move in self._answers[:1] else ()
        self._forget()
        self._answers = ahead
        frames = self._frames(before, events)
        self._stage = Stage.PRESENTING
        self._think_ahead()
        saved = self._course.saved
        if saved is not None and not self.is_practising:
            self.recorded.emit(Step(saved, self.match, events))
        self.stepped.emit(frames)

    def _time_since_last_move(self) -> float:
        before, self._moved_at = self._moved_at, self._clock()
        return min(self._moved_at - before, LONGEST_PAUSE)

    def _frames(self, match: Match, events: tuple[Event, ...]) -> tuple[Frame, ...]:
        frames = []
        for event in events:
            match = fold(match, event)
            self._frame_index += 1
            frames.append(Frame(self._frame_index, redact(event, PERSON), view(match, PERSON)))
        return tuple(frames)

    # -- private: computer players ----------------------------------------------------------------------------

    def _think_ahead(self) -> None:
        """Let the next computer player think while the table still moves."""
        saved = self._course.saved
        if saved is None or not self.match.to_move or self._answers:
            return
        seat = due(self.match)
        if seat == PERSON:
            return
        # Matches that were saved before there were names are played on by those who sit there as usual.
        sitters = seated(saved.sitters, self.match.rules.seats)[1:]
        players = tuple(zip(saved.players, sitters, strict=False))
        match, made, seed, gone = self.match, self._course.made, saved.record.seed, self._jobs.gone()
        self._jobs.submit(
            lambda: answers(match, players, seed, made, gone),
            lambda result: self._take_answers(seat, result),
        )

    def _rng(self, seat: int) -> Random:
        saved = self._course.saved
        return dice(saved.record.seed if saved else 0, seat, self._course.made)

    def _take_answers(self, seat: int, result: Result[object]) -> None:
        seen = view(self.match, seat)
        match result:
            case Ok((move, *_) as moves) if is_answer(move) and not refuse(self.match, move):
                self._answers = tuple(move for move in moves if is_answer(move))
            case Ok((value, *_)):
                self.failed.emit(IllegalMove(Refusal(Reason.WRONG_PHASE), f"{value!r} is no answer to {seen!r}"))
                self._answers = (choose(strategy("random"), seen, self._rng(seat)),)
            case Err(error):
                self.failed.emit(error)
                self._answers = (choose(strategy("random"), seen, self._rng(seat)),)
        if self._stage is Stage.THINKING and self._answers:
            self._make(self._answers[0])

    def _take_hints(self, result: Result[object]) -> None:
        self._is_weighing = False
        match result:
            case Ok(tuple() as advice) if advice:
                self._hints = advice
                self._give_hint()
            case Err(error):
                self.weighing.emit(False)
                self.failed.emit(error)
            case _:
                self.weighing.emit(False)

    def _give_hint(self) -> None:
        saved = self._course.saved
        if saved is not None and not saved.used_hint:
            self._course.saved = saved = replace(saved, used_hint=True)
            self._tell_change(saved)
        advice = self._hints[self._hints_given % len(self._hints)]
        self._hints_given += 1
        self.advised.emit(advice)


def _begun(record: Record, levels: tuple[str, ...], sitters: tuple[str, ...]) -> SavedMatch:
    opponents = record.rules.seats - 1
    players = (*levels[:opponents], *(DEFAULT_LEVEL,) * (opponents - len(levels)))
    keys = tuple(sitter.value for sitter in seated(sitters, record.rules.seats)[1:])
    return SavedMatch.begin(record, players, keys)


class NullPresenter(QObject):
    """Shows nothing and is ready at once. Stands in where there is no table.

    Signals:
        idle(): everything given so far counts as shown. Connect it queued, as every presenter's: a match would
            otherwise be one deep recursion.
    """

    idle = Signal()

    def present(self, frames: tuple[Frame, ...]) -> None:
        """Count ``frames`` as shown."""
        self.idle.emit()

    def snap(self, seen: View) -> None:
        """Count ``seen`` as shown."""
        self.idle.emit()
