"""A finished deal in steps, and the person's decisions weighed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.coach import AdvisingCoach
from hearts_qt.ai.levels import strategy
from hearts_qt.ai.strategy import never
from hearts_qt.doors import scenarios
from hearts_qt.game.frames import PERSON
from hearts_qt.game.review import DealReview, ReviewCoach, review_of
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealScored,
    DealStarted,
    Declared,
    SuitNamed,
    WidowExchanged,
    WidowTaken,
)
from hearts_qt.rules.moves import Bid, PassCards, PlayCard
from hearts_qt.rules.state import Phase
from hearts_qt.support.jobs import ManualJobExecutor

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from pytestqt.qtbot import QtBot

    from hearts_qt.ai.coach import Verdict, Weighed
    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.notation import Record
    from hearts_qt.rules.view import View

SEED = 271828
TABLES = [(variant.id, seats) for variant in CATALOGUE.values() for seats in variant.counts]
SOME_TABLES = TABLES[::9] + [("domino_foster", 2), ("heartsette_gruznov", 4), ("auction_hearts", 6)]


@cache
def record_of(variant: str = "windows_hearts", seats: int = 4, deals: int = 1) -> Record:
    rules = CATALOGUE[variant].rules(seats)
    if deals > 1 and rules.limit is not None:
        rules = replace(rules, limit=200)
    return scenarios.saved_at(scenarios.deals_scored(deals), SEED, variant=variant, rules=rules).record


def classic() -> DealReview:
    return review_of(record_of(), 1)


def test_a_card_and_the_trick_it_completes_are_one_step() -> None:
    review = classic()
    kinds = [type(step.events[0]) for step in review.steps]
    assert kinds == [DealStarted, CardsChosen, CardsPassed, *[CardPlayed] * 52, DealScored]
    whole = review.steps[review.step_of_trick(3)]
    assert whole.number == 3
    assert whole.trick is not None
    assert len(whole.trick.cards) == 4
    assert whole.trick.winner is not None


def test_before_the_first_trick_the_step_shows_the_hands_after_the_pass() -> None:
    review = classic()
    step = review.steps[review.step_of_trick(0)]
    assert isinstance(step.events[0], CardsPassed)
    assert len(step.raised) == 12


def test_a_played_card_stays_with_who_held_it_and_is_marked_as_gone() -> None:
    review = classic()
    start, end = review.step_of_trick(0), review.step_of_trick(review.tricks)
    for seat in range(4):
        held, gone = review.held(start, seat)
        assert (len(held), len(gone)) == (13, 0)
        assert review.held(end, seat) == (held, frozenset(held))


def test_every_decision_of_the_person_is_at_a_step_and_the_pass_is_one() -> None:
    review = classic()
    moves = [decision.move for at in review.decisions if (decision := review.steps[at].decision) is not None]
    assert isinstance(moves[0], PassCards)
    assert sum(isinstance(move, PlayCard) for move in moves) == 13
    assert {move.seat for move in moves if isinstance(move, PlayCard)} == {PERSON}


def test_practice_begins_before_the_own_decision_or_after_what_is_shown() -> None:
    review = classic()
    for at, step in enumerate(review.steps):
        record = review.practice(at)
        if record is None:
            assert at == len(review.steps) - 1
        elif review.decision_of(at) is None:
            assert record.match() == step.match
        else:
            assert record.match().phase in (Phase.PASSING, Phase.PLAYING)
            assert PERSON in record.match().to_move
    assert review.practice(len(review.steps) - 1) is None


@pytest.mark.parametrize(("variant", "seats"), SOME_TABLES)
def test_every_game_can_be_reviewed_and_nothing_is_lost_on_the_way(variant: str, seats: int) -> None:
    record = record_of(variant, seats)
    review = review_of(record, 1)
    assert review.steps[-1].match == record.match()
    for at, step in enumerate(review.steps):
        deal = step.deal
        for seat in range(seats):
            held, gone = review.held(at, seat)
            assert set(held) - gone == set(deal.hands[seat])
        practice = review.practice(at)
        if practice is not None:
            assert practice.match().phase not in (Phase.SCORED, Phase.OVER)


@pytest.mark.parametrize(
    ("variant", "seats", "wanted"),
    [
        ("auction_hearts", 4, (BidMade, SuitNamed)),
        ("polignac", 4, (Declared,)),
        ("heartsette_gruznov", 4, (WidowTaken, WidowExchanged)),
        ("domino_foster", 4, (CardDrawn,)),
        ("hearts_two", 2, (CardDrawn,)),
    ],
)
def test_bids_widows_and_draws_are_steps_too(variant: str, seats: int, wanted: tuple[type, ...]) -> None:
    kinds = {type(step.events[0]) for step in review_of(record_of(variant, seats), 1).steps}
    assert set(wanted) <= kinds


def test_only_deals_that_are_over_can_be_reviewed() -> None:
    record = record_of(deals=3)
    assert review_of(record, 2).deals == (1, 2, 3)
    assert review_of(record, 2).steps[0].deal.number == 2
    running = replace(record, moves=record.moves[:-1])
    assert review_of(running, 1).deals == (1, 2)
    with pytest.raises(ValueError, match="not been scored"):
        review_of(running, 3)


# -- the coach ------------------------------------------------------------------------------------------------


def test_decisions_are_weighed_one_at_a_time(qtbot: QtBot) -> None:
    jobs, review = ManualJobExecutor(), classic()
    coach, found = ReviewCoach(jobs, AdvisingCoach(strategy("rule_of_thumb"))), dict[int, "Verdict"]()
    coach.judged.connect(found.__setitem__)
    coach.weigh(review)
    while jobs.pending:
        assert jobs.pending == 1
        jobs.run_next()
    decided = {at for at in review.decisions if len(_legal(review, at)) != 1}
    assert set(found) == decided
    for at, verdict in found.items():
        decision = review.steps[at].decision
        assert decision is not None
        assert verdict.made == decision.move


def _legal(review: DealReview, at: int) -> tuple[object, ...]:
    decision = review.steps[at].decision
    return decision.seen.legal if decision is not None else ()


def test_what_nobody_wants_to_know_any_more_is_not_told(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    coach, found = ReviewCoach(jobs, AdvisingCoach(strategy("rule_of_thumb"))), list[int]()
    coach.judged.connect(lambda at, _: found.append(at))
    coach.weigh(classic())
    coach.stop()
    jobs.drain()
    assert found == []


class Patient:
    """Writes down whether anybody still waits, before and after the review is left."""

    def __init__(self, leave: Callable[[], None]) -> None:
        self._leave = leave
        self.asked: list[bool] = []

    def weigh(
        self, view: View, made: Move, rng: Random, cancelled: Callable[[], bool] = never
    ) -> tuple[Weighed, ...]:
        self.asked.append(cancelled())
        self._leave()
        self.asked.append(cancelled())
        return ()


def test_a_coach_at_work_is_told_when_nobody_waits_any_more(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    patient = Patient(lambda: coach.stop())
    coach = ReviewCoach(jobs, patient)
    coach.weigh(classic())
    jobs.drain()
    assert patient.asked == [False, True]


class Broken:
    """Cannot weigh anything."""

    def weigh(
        self, view: View, made: Move, rng: Random, cancelled: Callable[[], bool] = never
    ) -> tuple[Weighed, ...]:
        raise ZeroDivisionError


def test_a_broken_coach_is_told_of_and_ends_nothing(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    coach, failures = ReviewCoach(jobs, Broken()), list[Exception]()
    coach.failed.connect(failures.append)
    coach.weigh(classic())
    jobs.drain()
    assert len(failures) > 5


def test_bids_are_weighed_too(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    coach, found = ReviewCoach(jobs, AdvisingCoach(strategy("rule_of_thumb"))), list["Verdict"]()
    coach.judged.connect(lambda _, verdict: found.append(verdict))
    coach.weigh(review_of(record_of("auction_hearts", 4), 1))
    jobs.drain()
    assert any(isinstance(verdict.made, Bid) for verdict in found)
