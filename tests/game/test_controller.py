from __future__ import annotations

from functools import reduce
from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_qt.game.controller import LONGEST_PAUSE, GameController
from hearts_qt.game.frames import PERSON, Ask
from hearts_qt.rules.cards import card
from hearts_qt.rules.events import DealScored, DealStarted, MatchEnded
from hearts_qt.rules.moves import PassCards, PlayCard
from hearts_qt.rules.refusals import Reason
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Direction, Moon
from hearts_qt.rules.transition import fold
from hearts_qt.rules.view import redact, view
from hearts_qt.support.jobs import ManualJobExecutor
from tests.game.tables import WINDOWS, Room

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.game.frames import Offer


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room(qtbot)


def test_a_new_match_deals_and_asks_for_the_pass(room: Room) -> None:
    offer = room.begin()
    assert offer.ask is Ask.PASS
    assert offer.count == 3
    assert len(offer.cards) == 13
    assert isinstance(room.heard.frames[0].event, DealStarted)


def test_nobody_waits_for_those_who_pass_once_the_cards_have_been_dealt(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    game = GameController(jobs)
    asked: list[int] = []
    game.thinking.connect(asked.append)
    game.new_match(WINDOWS, Rules(), 1, ("rule_of_thumb",) * 3)
    game.acknowledge()
    jobs.run_next()  # while the cards are still being dealt
    for _ in range(3):
        game.acknowledge()
    game.acknowledge()
    assert game.offer is not None
    assert game.offer.view.has_passed == (False, True, True, True)
    assert [seat for seat in asked if seat >= 0] == []
    assert jobs.pending == 0


def test_a_whole_match_runs_to_its_end(room: Room) -> None:
    room.begin(Rules(limit=30))
    offer = room.play_until(Ask.NEW_MATCH, Random(1))
    assert offer.view.phase is Phase.OVER
    assert isinstance(room.heard.frames[-1].event, MatchEnded)
    saved = room.controller.saved
    assert saved is not None
    assert saved.played.match() == room.controller.match
    assert room.heard.failures == []


@pytest.mark.parametrize(
    "rules",
    [
        Rules(misdeals=True, limit=30),
        Rules(pass_cycle=(Direction.SCATTER,), limit=30),
        Rules(dealer_names_trump=True, limit=30),
    ],
    ids=["misdeals", "cards to everybody", "named trumps"],
)
def test_a_match_with_rules_of_the_house_runs_to_its_end(room: Room, rules: Rules) -> None:
    room.begin(rules)
    assert room.play_until(Ask.NEW_MATCH, Random(3)).view.phase is Phase.OVER
    saved = room.controller.saved
    assert saved is not None
    assert saved.played.match() == room.controller.match
    assert room.heard.failures == []


def test_frames_are_the_redacted_events_in_order(room: Room) -> None:
    room.begin(Rules(limit=10))
    room.play_until(Ask.NEW_MATCH, Random(2))
    events = [event for step in room.heard.steps for event in step.events]
    assert [f.event for f in room.heard.frames] == [redact(event, PERSON) for event in events]
    assert [f.index for f in room.heard.frames] == list(range(1, len(events) + 1))
    saved = room.controller.saved
    assert saved is not None
    assert reduce(fold, events, saved.record.start()) == room.controller.match
    assert room.heard.frames[-1].view == view(room.controller.match, PERSON)


def test_an_illegal_card_is_refused_and_nothing_else_happens(room: Room) -> None:
    room.begin()
    offer = room.play_until(Ask.PLAY, Random(3))
    illegal = next(c for c in offer.view.hand if c not in offer.cards)
    steps = len(room.heard.steps)
    room.controller.play(illegal)
    room.controller.explain(illegal)
    assert len(room.heard.refusals) == 2
    assert len(room.heard.steps) == steps
    assert room.controller.offer == offer


def test_a_wrong_pass_is_refused_with_the_count(room: Room) -> None:
    offer = room.begin()
    room.controller.pass_cards(offer.cards[:2])
    assert room.heard.refusals[0].reason is Reason.WRONG_PASS_COUNT
    assert room.heard.refusals[0].count == 3


def test_two_quick_plays_play_one_card(room: Room) -> None:
    room.begin()
    offer = room.play_until(Ask.PLAY, Random(4))
    room.controller.play(offer.cards[0])
    own = sum(isinstance(s.saved.record.moves[-1], PlayCard) for s in room.heard.steps)
    room.controller.play(offer.view.hand[-1])
    assert sum(isinstance(s.saved.record.moves[-1], PlayCard) for s in room.heard.steps) == own


def test_received_cards_wait_to_be_accepted(room: Room) -> None:
    offer = room.begin()
    room.controller.pass_cards(offer.cards[:3])
    offer = room.asked()
    assert offer.ask is Ask.ACCEPT
    assert len(offer.cards) == 3
    assert set(offer.cards) <= set(offer.view.hand)
    room.controller.accept()
    assert room.asked().ask is Ask.PLAY


class WatchedRoom(Room):
    """Looks at the offer whenever a computer player is waited for."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot)
        self.seen: list[Offer | None] = []

    def _answer(self, seat: int) -> None:
        if seat >= 0:
            self.seen.append(self.controller.offer)
        super()._answer(seat)


@pytest.mark.parametrize("seed", range(1, 5))
def test_nothing_is_on_offer_while_a_computer_player_is_waited_for(qtbot: QtBot, seed: int) -> None:
    room = WatchedRoom(qtbot)
    room.begin(seed=seed)
    room.play_until(Ask.NEXT_DEAL, Random(seed))
    assert room.seen == [None] * len(room.seen)
    assert len(room.seen) > 13


def test_a_step_is_recorded_before_it_is_shown(room: Room) -> None:
    order: list[str] = []
    room.controller.recorded.connect(lambda _: order.append("recorded"))
    room.controller.stepped.connect(lambda _: order.append("stepped"))
    room.begin()
    assert order[:4] == ["recorded", "stepped"] * 2


def test_undo_goes_back_to_the_persons_last_decision(room: Room) -> None:
    room.begin()
    offer = room.play_until(Ask.PLAY, Random(5), tricks=3)
    room.controller.play(offer.cards[0])
    room.asked()
    assert room.controller.can_undo
    room.controller.undo()
    assert room.asked().view == offer.view
    saved = room.controller.saved
    assert saved is not None
    assert saved.used_undo


def test_undo_and_redo_are_unlimited_and_meet_again(room: Room) -> None:
    room.begin(Rules(limit=60))
    room.play_until(Ask.NEXT_DEAL, Random(6))
    room.answer(Random(6))
    end = room.controller.match
    undone = 0
    while room.controller.can_undo:
        room.controller.undo()
        room.asked()
        undone += 1
    assert undone == 14  # a pass and thirteen cards
    first = room.asked()
    assert first.ask is Ask.PASS
    assert first.view.number == 1
    while room.controller.can_redo:
        room.controller.redo()
        room.asked()
    assert room.controller.match == end


def test_the_same_answer_after_undo_meets_the_same_opponents(room: Room) -> None:
    room.begin()
    offer = room.play_until(Ask.PLAY, Random(7), tricks=2)
    room.controller.play(offer.cards[0])
    room.asked()
    before = room.controller.match
    room.controller.undo()
    room.asked()
    room.controller.play(offer.cards[0])
    room.asked()
    assert room.controller.match == before


def test_another_answer_after_undo_forgets_what_was_undone(room: Room) -> None:
    room.begin()
    offer = room.play_until(Ask.PLAY, Random(8), tricks=1)
    while len(offer.cards) < 2:
        offer = room.answer(Random(8))
    room.controller.play(offer.cards[0])
    room.asked()
    room.controller.undo()
    room.asked()
    room.controller.play(offer.cards[1])
    assert not room.controller.can_redo


def test_the_deal_can_be_played_again_from_its_start(room: Room) -> None:
    first = room.begin()
    room.play_until(Ask.PLAY, Random(9), tricks=5)
    room.controller.restart_deal()
    assert room.asked().view.hand == first.view.hand
    assert room.controller.can_redo


def test_undo_stops_at_the_position_that_was_to_be_played(qtbot: QtBot, room: Room) -> None:
    room.begin()
    room.play_until(Ask.PLAY, Random(9), tricks=5)
    saved = room.controller.saved
    assert saved is not None
    other = Room(qtbot)
    other.controller.play_on(saved.played, ("random",) * 3)
    given = other.asked()
    assert [other.controller.can_undo] == [False]
    offer = other.play_until(Ask.PLAY, Random(9), tricks=7)
    undone = 0
    while other.controller.can_undo:
        other.controller.undo()
        other.asked()
        undone += 1
    assert undone == 2
    assert other.asked() == given
    other.controller.redo()
    assert other.asked().view != offer.view
    other.controller.restart_deal()
    assert other.asked() == given
    again = other.controller.saved
    assert again is not None
    third = Room(qtbot)
    third.controller.resume(again)
    third.asked()
    assert not third.controller.can_undo


def test_a_resumed_match_goes_on_where_it_was(qtbot: QtBot, room: Room) -> None:
    room.begin()
    offer = room.play_until(Ask.PLAY, Random(10), tricks=4)
    saved = room.controller.saved
    assert saved is not None
    other = Room(qtbot)
    other.controller.resume(saved)
    assert other.asked() == offer
    assert other.heard.steps == []


def test_an_answer_to_a_position_that_is_gone_is_dropped(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.controller.thinking.disconnect()
    room.controller.new_match("windows_hearts", Rules(), 1, ("random",) * 3)
    qtbot.waitUntil(lambda: room.jobs.pending > 0)
    room.controller.new_match("windows_hearts", Rules(pass_cycle=()), 2, ("random",) * 3)
    room.jobs.drain()
    assert not any(isinstance(m, PassCards) for s in room.heard.steps for m in s.saved.record.moves)


def test_a_broken_player_is_replaced_and_the_failure_told(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("no thought")

    monkeypatch.setattr("hearts_qt.ai.rule_of_thumb.RuleOfThumb.advise", broken)
    room.begin(levels=("rule_of_thumb", "random", "random"))
    room.play_until(Ask.PLAY, Random(11), tricks=1)
    assert room.heard.failures
    assert all(isinstance(f, ZeroDivisionError) for f in room.heard.failures)


def test_hints_come_best_first_and_go_round(room: Room) -> None:
    room.begin()
    room.play_until(Ask.PLAY, Random(12), tricks=1)
    room.controller.hint()
    room.jobs.drain()
    room.controller.hint()
    assert len(room.heard.advice) == 2
    saved = room.controller.saved
    assert saved is not None
    assert saved.used_hint


def test_a_hint_that_is_asked_for_again_before_it_comes_is_looked_for_once(room: Room) -> None:
    room.begin()
    room.play_until(Ask.PLAY, Random(12), tricks=1)
    weighing: list[bool] = []
    room.controller.weighing.connect(weighing.append)
    room.controller.hint()
    room.controller.hint()
    room.jobs.drain()
    assert (len(room.heard.advice), weighing) == (1, [True])
    room.controller.hint()
    assert (len(room.heard.advice), weighing) == (2, [True])


def test_a_hint_for_a_position_that_is_gone_is_not_given(room: Room) -> None:
    room.begin()
    offer = room.play_until(Ask.PLAY, Random(12), tricks=1)
    room.controller.hint()
    room.controller.play(offer.cards[0])
    room.asked()
    assert room.heard.advice == []


def test_the_rest_may_be_claimed_when_nothing_counts_any_more(room: Room) -> None:
    room.begin()
    rng = Random(13)
    offer = room.asked()
    while not offer.may_claim:
        offer = room.answer(rng)
    room.controller.claim()
    assert any(isinstance(f.event, DealScored) for f in room.heard.frames[-4:])


def test_a_claim_too_early_is_refused(room: Room) -> None:
    room.begin()
    room.play_until(Ask.PLAY, Random(14))
    room.controller.claim()
    assert room.heard.refusals[0].reason is Reason.NOTHING_TO_CLAIM


def test_moon_and_next_deal_are_refused_before_they_are_due(room: Room) -> None:
    room.begin()
    room.controller.choose_moon(Moon.ADD)
    room.controller.next_deal()
    room.controller.play(card("2C"))
    assert [r.reason for r in room.heard.refusals] == [Reason.WRONG_PHASE] * 3


def test_starting_anew_names_the_match_that_was_left(room: Room) -> None:
    replaced: list[object] = []
    room.controller.started.connect(lambda new, old: replaced.append(old))
    room.begin()
    first = room.controller.saved
    room.begin(seed=2)
    assert replaced[0] is None
    assert replaced[1] == first


def test_the_time_of_play_is_kept_and_a_long_absence_is_not_play(qtbot: QtBot) -> None:
    times = iter([1000.0, 1000.0, 1003.5, 1003.5 + 3600.0])
    last = [1000.0]

    def clock() -> float:
        last[0] = next(times, last[0])
        return last[0]

    room = Room(qtbot, clock=clock)
    room.begin()
    begun, dealt = room.controller.saved, room.heard.steps[0].saved
    assert begun is not None
    assert dealt.seconds == 3.5
    assert begun.seconds == 3.5 + LONGEST_PAUSE


def test_after_the_end_neither_the_table_nor_a_player_nor_the_person_moves_on(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    game = GameController(jobs)
    game.new_match(WINDOWS, Rules(), 1, ("rule_of_thumb",) * 3)
    game.acknowledge()
    made = game.saved
    game.end()
    game.acknowledge()
    jobs.drain()
    game.next_deal()
    assert game.saved == made
    assert game.offer is None
