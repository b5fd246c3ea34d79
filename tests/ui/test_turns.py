"""The thread of the windows does nothing for long: measured in the program itself, in a process of its own.

What is measured is processor time, for every single turn of a pass, a trick, changes of options and of rules, and
the score sheet. A turn is named by what was being done. One that is short in one of the
runs was held up by something else in the others. Ten milliseconds are the aim, and ``tests/benchmarks/frames.py``
names every turn above them; here is the limit that holds on a machine with much else to do as well.
"""

from __future__ import annotations

from tests.benchmarks import frames

TRICKS = 1
RUNS = 4
BUSY = 5.0
"""On a slow machine with more programs than processors the same work takes so much more: no cache stays warm."""
LIMIT_MS = BUSY * frames.LONG_TURN_MS


def test_no_turn_of_the_windows_works_for_long() -> None:
    long: dict[str, float] = {}
    for run in range(RUNS):
        found = frames.run_apart("1280x800", TRICKS)
        assert found.intervals[frames.FOUR_CARDS]
        now = {name: max(ms) for name, ms in found.turns.items() if max(ms) > LIMIT_MS}
        long = now if run == 0 else {turn: min(ms, now[turn]) for turn, ms in long.items() if turn in now}
        if not long:
            return
    assert not long
