"""The thread of the windows does nothing for long: measured in the program itself, in a process of its own.

What is measured is processor time, for every single turn of a pass, a trick, changes of options and of rules, the
score sheet, and dialogs that open and close. A turn is named by what was being done. No kind of turn may be longer
than ten milliseconds, but for the few that `frames.UNDIVIDED` names with their own limits. Times are those of a
machine undisturbed (`frames.Watch.weigh`), and a turn that is short in one of the runs was held up by something
else in the others.
"""

from __future__ import annotations

from tests.benchmarks import frames

TRICKS = 1
RUNS = 4


def test_no_turn_of_the_windows_works_for_long() -> None:
    long: dict[str, float] = {}
    for run in range(RUNS):
        found = frames.run_apart("1280x800", TRICKS)
        assert found.intervals[frames.FOUR_CARDS]
        now = found.long_turns()
        long = now if run == 0 else {turn: min(ms, now[turn]) for turn, ms in long.items() if turn in now}
        if not long:
            return
    assert not long


def test_a_turn_is_long_beyond_ten_milliseconds_or_its_own_limit_on_a_machine_undisturbed() -> None:
    turns = {
        "CardPlayed, with a paint": [3.0, 10.1],
        "CardPlayed, without one": [10.0],
        "open NEW_MATCH, without one": [frames.UNDIVIDED["open NEW_MATCH"]],
        "option felt, with a paint": [frames.UNDIVIDED["option felt"] + 1],
    }
    assert set(frames.Run({}, turns).long_turns()) == {"CardPlayed, with a paint", "option felt, with a paint"}
    assert frames.Run({}, turns, slowness=2.0).long_turns() == {}


def test_no_exception_is_about_playing() -> None:
    assert all(turn.startswith(("open ", "option ")) for turn in frames.UNDIVIDED)
