"""A deal that is over, taken apart into steps to be looked at one after another, with everything open.

A step is what a player at the table would call one thing: a card with the trick it completes, a bid, all passes at
once, the cards one seat draws. `ReviewCoach` has the person's decisions weighed in the background.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from hearts_qt.ai.coach import Coach, Verdict, verdict
from hearts_qt.ai.levels import coach as usual_coach
from hearts_qt.game.frames import PERSON
from hearts_qt.game.offers import is_decision
from hearts_qt.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealStarted,
    Event,
    HeartsBroken,
    MatchEnded,
    MoonShot,
    PoolDivided,
    Revoked,
    RevokePunished,
    SuitNamed,
    TrickTaken,
    TrickVoided,
    WidowExchanged,
    WidowTaken,
)
from hearts_qt.rules.moves import DealCards, Move, PassCards, PlayCard
from hearts_qt.rules.state import Deal, Match, TakenTrick
from hearts_qt.rules.transition import fold, step
from hearts_qt.rules.view import View, view
from hearts_qt.support.jobs import CurrentJobs, Err, JobExecutor, Ok, Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.notation import Record

_JOINS = (HeartsBroken, TrickTaken, TrickVoided, RevokePunished, MoonShot, PoolDivided, MatchEnded)
"""Events that are seen together with what brought them about."""


class Decision(Struct, frozen=True):
    """One of the person's moves. ``moves`` had been made before it, ``seen`` is what the person knew then."""

    move: Move
    moves: int
    seen: View


class ReviewStep(Struct, frozen=True):
    """What one step shows.

    Attributes:
        events: what happened, nothing redacted; the first one gives the step its name.
        match: the match after them.
        moves: how many moves of the record had been made when they were over.
        number: the trick it belongs to, from 1; 0 before the first.
        trick: the trick on the table; a finished one stays until the next card.
        middle: other cards laid in the middle: a widow, cards laid away.
        raised: cards of the hands that are just given or received.
        decision: the person's decision that this step shows, if it is one.
    """

    events: tuple[Event, ...]
    match: Match
    moves: int
    number: int
    trick: TakenTrick | None = None
    middle: tuple[Card, ...] = ()
    raised: frozenset[Card] = frozenset()
    decision: Decision | None = None

    @property
    def deal(self) -> Deal:
        """The deal after the events."""
        if self.match.deal is None:
            raise ValueError("a step of no deal")
        return self.match.deal

    @property
    def played(self) -> Card | None:
        """The card that was played."""
        return next((e.card for e in self.events if isinstance(e, CardPlayed)), None)

    @property
    def seat(self) -> int | None:
        """Who did it; None where nobody in particular did."""
        first = self.events[0]
        return None if isinstance(first, CardsChosen) else getattr(first, "seat", None)


class DealReview(Struct, frozen=True):
    """One deal of ``record`` from its first card to its score. There is always a step.

    ``deals`` are the numbers of all deals of the record that were played to their end.
    """

    record: Record
    number: int
    steps: tuple[ReviewStep, ...]
    deals: tuple[int, ...]

    @property
    def tricks(self) -> int:
        """How many tricks were played."""
        return self.steps[-1].number

    @property
    def decisions(self) -> tuple[int, ...]:
        """The steps at which the person decided."""
        return tuple(k for k, step in enumerate(self.steps) if step.decision is not None)

    def step_of_trick(self, number: int) -> int:
        """The step that shows the whole of trick ``number``; for 0 the last one before the play."""
        steps = [k for k, step in enumerate(self.steps) if step.number <= number]
        cards = [k for k in steps if self.steps[k].number == number and self.steps[k].played is not None]
        return max(cards or steps, default=0)

    def decision_of(self, at: int) -> int | None:
        """The step with the decision that is in sight at step ``at``: this one, or the own card in the trick."""
        number = self.steps[at].number
        if self.steps[at].decision is not None:
            return at
        if number == 0 or self.steps[at].trick is None:
            return None
        mine = (k for k in range(at, -1, -1) if self.steps[k].number == number)
        return next((k for k in mine if self.steps[k].decision is not None and self.steps[k].played), None)

    def step_of_last_card(self) -> int:
        """The step before the score: what is left when the last card lies."""
        return max(0, len(self.steps) - 2)

    def held(self, at: int, seat: int) -> tuple[tuple[Card, ...], frozenset[Card]]:
        """The cards that ``seat`` has held since the cards were last passed, and those of them that are gone.

        Cards that were drawn or came with the widow appear when they come; cards laid away go.
        """
        deal = self.steps[at].deal
        gone = {c for t in deal.tricks for c, s in zip(t.cards, t.seats, strict=True) if s == seat}
        if deal.trick is not None:
            gone |= {c for c, s in zip(deal.trick.cards, deal.trick.seats, strict=True) if s == seat}
        now = set(deal.hands[seat])
        return tuple(sorted(now | gone)), frozenset(gone - now)

    def practice(self, at: int) -> Record | None:
        """The match to play on with from step ``at``; None when the deal is over there.

        It begins before the person's decision that is in sight, or else after what is shown.
        """
        decided = self.decision_of(at)
        decision = self.steps[decided].decision if decided is not None else None
        if decision is not None:
            return replace(self.record, moves=self.record.moves[: decision.moves])
        # What a card brings about by itself can be several steps: the match goes on after the last of them.
        end = next(step for step in reversed(self.steps) if step.moves == self.steps[at].moves)
        if end.match.is_scored:
            return None
        return replace(self.record, moves=self.record.moves[: end.moves])


def review_of(record: Record, number: int) -> DealReview:
    """Deal ``number`` of ``record``. Raises ValueError when it was not played to its end."""
    found: list[ReviewStep] = []
    match, dealt = record.start(), 0
    for made, move in enumerate(record.moves):
        before = match
        match, events = step(match, move)
        if isinstance(move, DealCards):
            dealt = len(before.scores) + 1
        if dealt == number:
            found += _steps(before, made, move, events)
    if not found or not found[-1].match.is_scored:
        raise ValueError(f"deal {number} has not been scored")
    return DealReview(record, number, tuple(_tidy(found)), tuple(score.number for score in match.scores))


def _steps(before: Match, made: int, move: Move, events: tuple[Event, ...]) -> Iterator[ReviewStep]:
    decision = None
    if is_decision(move):
        decision = Decision(move, made, view(before, PERSON))
    match = before
    groups: list[list[tuple[Event, Match]]] = []
    for event in events:
        match = fold(match, event)
        if not groups or not _joined(groups[-1][0][0], event):
            groups.append([])
        groups[-1].append((event, match))
    for place, group in enumerate(groups):
        own = decision if place == 0 else None
        yield _made_step(tuple(event for event, _ in group), group[-1][1], made + 1, own)


def _joined(first: Event, event: Event) -> bool:
    """Whether ``event`` is seen in one step with ``first``."""
    if isinstance(first, CardDrawn) and isinstance(event, CardDrawn):
        return first.seat == event.seat
    if isinstance(first, Revoked):
        return isinstance(event, (CardPlayed, *_JOINS))
    return isinstance(event, _JOINS) or (isinstance(event, SuitNamed) and event.seat is None)


def _made_step(events: tuple[Event, ...], match: Match, moves: int, decision: Decision | None) -> ReviewStep:
    deal = match.deal
    if deal is None:
        raise ValueError("an event before the first deal")
    number, trick = len(deal.tricks), deal.tricks[-1] if deal.tricks else None
    if deal.trick is not None and deal.trick.cards:
        number += 1
        trick = TakenTrick(deal.trick.leader, deal.trick.cards, None, 0, deal.trick.seats)
    middle: tuple[Card, ...] = ()
    raised: frozenset[Card] = frozenset()
    match events[0]:
        case CardsChosen():
            raised = frozenset(c for cards in deal.chosen for c in cards or ())
        case CardsPassed(gifts):
            raised = frozenset(c for gift in gifts for c in gift.cards)
        case CardDrawn():
            raised = frozenset(e.card for e in events if isinstance(e, CardDrawn) and e.card is not None)
            trick = trick if deal.trick is not None and deal.trick.cards else None
        case WidowTaken(_, cards) | WidowExchanged(_, cards):
            middle, trick = cards, None
        case CardPlayed() | Revoked():
            pass
        case _:
            trick = None
    return ReviewStep(events, match, moves, number, trick, middle, raised, decision)


def _tidy(steps: list[ReviewStep]) -> Iterator[ReviewStep]:
    """All passes are one step, with the person's decision in it; a deal that had to be dealt again is left out."""
    own: Decision | None = None
    begin = max(k for k, step in enumerate(steps) if isinstance(step.events[0], DealStarted))
    rest = steps[begin:]
    for place, shown in enumerate(rest):
        if isinstance(shown.events[0], CardsChosen):
            own = shown.decision or own
            following = rest[place + 1] if place + 1 < len(rest) else None
            if following is not None and isinstance(following.events[0], CardsChosen):
                continue
            yield replace(shown, decision=own)
        else:
            yield shown


class ReviewCoach(QObject):
    """Has the decisions of one deal weighed, one after another, so that other work is never held up for long.

    Signals:
        judged(int, Verdict): the decision at this step has been weighed.
        finished(): all of them have been.
        failed(Exception): the coach broke down; the other decisions are weighed all the same.
    """

    judged = Signal(int, object)
    finished = Signal()
    failed = Signal(object)

    def __init__(self, jobs: JobExecutor, coach: Coach | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = CurrentJobs(jobs)
        self._coach = coach or usual_coach()
        self._waiting: deque[tuple[int, Decision]] = deque()
        self._left = 0
        self._seed = 0

    @property
    def left(self) -> int:
        """How many decisions are still to be weighed."""
        return self._left

    def weigh(self, review: DealReview) -> None:
        """Weigh every decision of ``review``; what is still to be done for another deal is dropped."""
        self._jobs.forget()
        self._seed = review.record.seed
        found = ((at, step.decision) for at, step in enumerate(review.steps))
        self._waiting = deque((at, own) for at, own in found if own is not None and _is_weighed(own))
        self._left = len(self._waiting)
        self._next()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._jobs.forget()
        self._left = 0
        self._waiting.clear()

    def _next(self) -> None:
        if not self._waiting:
            self.finished.emit()
            return
        at, decision = self._waiting.popleft()
        seed = f"{self._seed}/{PERSON}/{decision.moves}"
        work = partial(_judge, self._coach, decision, seed, self._jobs.gone())
        self._jobs.submit(work, partial(self._take, at))

    def _take(self, at: int, result: Result[Verdict | None]) -> None:
        self._left -= 1
        match result:
            case Ok(Verdict() as found):
                self.judged.emit(at, found)
            case Ok():
                pass
            case Err(error):
                self.failed.emit(error)
        self._next()


def _is_weighed(decision: Decision) -> bool:
    """Whether there was anything to think about, and a legal move was made."""
    match decision.move:
        case PlayCard(card=card):
            return card in decision.seen.legal and len(decision.seen.legal) > 1
        case PassCards():
            return True
        case _:
            return bool(decision.seen.to_move)


def _judge(coach: Coach, decision: Decision, seed: str, cancelled: Callable[[], bool]) -> Verdict | None:
    """On the thread of the jobs."""
    weighed = coach.weigh(decision.seen, decision.move, Random(seed), cancelled)
    return verdict(decision.seen, decision.move, weighed)
