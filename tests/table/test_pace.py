from __future__ import annotations

from hearts_qt.table import pace
from hearts_qt.table.pace import INSTANT, Pace, Speed


def test_slower_speeds_take_longer() -> None:
    speeds = [Pace(speed).ms(pace.PLAY) for speed in (Speed.OFF, Speed.FAST, Speed.NORMAL, Speed.SLOW)]
    assert speeds == [0, 110, 220, 396]


def test_reduced_motion_wins_over_any_speed() -> None:
    assert Pace(Speed.SLOW, reduced_motion=True).ms(pace.GATHER) == 0


def test_a_trick_lies_as_long_at_every_speed() -> None:
    rests = {Pace(speed, trick_seconds=2.0).trick_rest(last=False) for speed in Speed}
    assert rests == {2000}


def test_the_last_trick_lies_longer() -> None:
    assert Pace().trick_rest(last=True) == 1600


def test_a_trick_can_lie_until_a_click() -> None:
    assert Pace(trick_seconds=None).until_click
    assert not Pace(trick_seconds=0.2).until_click


def test_only_the_instant_pace_shows_no_notes() -> None:
    assert INSTANT.instant
    assert INSTANT.note_stay() == 0
    assert Pace(Speed.OFF).note_stay() == pace.NOTE_STAY
