"""The clock of the table: a picture every 15 ms while something moves, and none while nothing does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import (
    QAbstractAnimation,
    QParallelAnimationGroup,
    QPauseAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)

from hearts_qt.table.clock import STEP, Clock

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

MS = 0.001


class Watch:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0
        self.clock = Clock(now=lambda: self.seconds)

    def step(self, ms: float) -> None:
        """What Qt's timer does after so many milliseconds."""
        self.seconds += ms * MS
        self.clock.step()

    def start(self, animation: QAbstractAnimation) -> None:
        """As the director does it."""
        animation.finished.connect(lambda: self.clock.forget(animation))
        self.clock.start(animation)


@pytest.fixture
def watch(qtbot: QtBot) -> Iterator[Watch]:
    watch = Watch()
    yield watch
    watch.step(60_000)


def motion(ms: int) -> QVariantAnimation:
    animation = QVariantAnimation()
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setDuration(ms)
    return animation


def sequence(*parts: QAbstractAnimation) -> QSequentialAnimationGroup:
    group = QSequentialAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def test_a_step_comes_more_often_than_sixty_times_a_second() -> None:
    assert 1000 / 70 < STEP < 1000 / 60


def test_a_motion_is_where_its_time_says_at_every_step(watch: Watch) -> None:
    moved = motion(100)
    watch.start(moved)
    assert watch.clock.interval == STEP
    for ms, place in ((15, 0.15), (15, 0.3), (20, 0.5)):
        watch.step(ms)
        assert moved.currentValue() == pytest.approx(place)


def test_a_motion_ends_where_it_should_and_the_clock_stands_still(watch: Watch) -> None:
    moved, over = motion(100), []
    moved.finished.connect(lambda: over.append(True))
    watch.start(moved)
    watch.step(130)
    assert (moved.currentValue(), over) == (1.0, [True])
    assert watch.clock.interval is None


def test_a_motion_without_duration_is_over_at_once(watch: Watch) -> None:
    watch.start(motion(0))
    assert watch.clock.interval is None


def test_a_motion_that_is_stopped_is_stepped_no_more(watch: Watch) -> None:
    dropped, kept = motion(100), motion(100)
    watch.start(dropped)
    watch.start(kept)
    dropped.stop()
    watch.clock.forget(dropped)
    watch.step(50)
    assert (dropped.currentValue(), kept.currentValue()) == (0.0, 0.5)
    kept.stop()
    watch.clock.forget(kept)
    assert watch.clock.interval is None


def test_the_parts_of_a_motion_follow_each_other(watch: Watch) -> None:
    first, late = motion(100), motion(100)
    group = QParallelAnimationGroup()
    group.addAnimation(first)
    group.addAnimation(sequence(QPauseAnimation(60), late))
    watch.start(group)
    watch.step(50)
    assert (first.currentValue(), late.currentValue()) == (0.5, 0.0)
    watch.step(60)
    assert (first.currentValue(), late.currentValue()) == (1.0, 0.5)
    watch.step(60)
    assert late.currentValue() == 1.0
    assert watch.clock.interval is None


def test_while_a_note_only_stays_there_are_no_steps(watch: Watch) -> None:
    watch.start(sequence(motion(30), QPauseAnimation(1600), motion(30)))
    watch.step(15)
    assert watch.clock.interval == STEP
    watch.step(25)
    assert watch.clock.interval == 1590
    watch.step(1590)
    assert watch.clock.interval == STEP


def test_what_begins_while_a_note_stays_moves_at_once(watch: Watch) -> None:
    watch.start(sequence(motion(30), QPauseAnimation(1600)))
    watch.step(40)
    moved = motion(100)
    watch.start(moved)
    assert watch.clock.interval == STEP
    watch.step(50)
    assert moved.currentValue() == 0.5
    watch.step(50)
    assert watch.clock.interval == 1490


def test_the_end_of_a_motion_may_begin_the_next_one(watch: Watch) -> None:
    first, second = motion(30), motion(30)
    first.finished.connect(lambda: watch.start(second))
    watch.start(first)
    watch.step(40)
    assert (first.currentValue(), second.currentValue()) == (1.0, 0.0)
    assert watch.clock.interval == STEP
    watch.step(40)
    assert watch.clock.interval is None
