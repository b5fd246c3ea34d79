"""A position is practised beside the match: nobody hears of it, and the match waits."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_qt.doors import scenarios
from hearts_qt.game.frames import Ask
from hearts_qt.rules.ruleset import Rules
from tests.game.tables import WINDOWS, Room

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.notation import Record

SEED = 5


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room(qtbot)


def position() -> Record:
    return scenarios.saved_at(scenarios.bound_to_follow, SEED).record


def practising(room: Room) -> None:
    with room.qtbot.waitSignal(room.controller.offered):
        room.controller.practise(position())


def test_it_begins_at_the_position_and_can_be_left_at_any_time(room: Room) -> None:
    room.begin()
    room.play_until(Ask.PLAY, Random(1))
    kept = room.controller.saved
    practising(room)
    during = room.controller.is_practising
    assert room.controller.match == position().match()
    with room.qtbot.waitSignal(room.controller.offered):
        room.controller.leave_practice()
    assert (during, room.controller.is_practising) == (True, False)
    assert room.controller.saved == kept


def test_nothing_of_it_is_recorded(room: Room) -> None:
    changes: list[object] = []
    begun: list[object] = []
    room.begin()
    room.controller.changed.connect(changes.append)
    room.controller.started.connect(lambda *both: begun.append(both))
    room.play_until(Ask.PLAY, Random(1))
    steps = len(room.heard.steps)
    practising(room)
    offer = room.controller.offer
    assert offer is not None
    with room.qtbot.waitSignal(room.controller.offered):
        room.controller.play(offer.cards[0])
        room.jobs.drain()
    room.controller.hint()
    room.jobs.drain()
    room.controller.undo()
    room.controller.leave_practice()
    assert (len(room.heard.steps), changes, begun) == (steps, [], [])
    assert room.controller.saved is not None
    assert not room.controller.saved.used_hint


def test_another_practice_keeps_the_same_match(room: Room) -> None:
    room.begin()
    kept = room.controller.saved
    practising(room)
    practising(room)
    room.controller.leave_practice()
    assert room.controller.saved == kept


def test_a_new_match_replaces_the_one_that_waits(room: Room) -> None:
    room.begin()
    kept = room.controller.saved
    practising(room)
    with room.qtbot.waitSignal(room.controller.started) as started:
        room.controller.new_match(WINDOWS, Rules(), 8)
    assert started.args is not None
    assert started.args[1] == kept
    assert not room.controller.is_practising


def test_without_a_match_it_is_one(room: Room) -> None:
    practising(room)
    assert not room.controller.is_practising
    assert len(room.heard.jumps) == 1
