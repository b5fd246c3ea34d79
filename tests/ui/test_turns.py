"""The thread of the windows does nothing for long: measured in the program itself, in a process of its own.

What is measured is processor time, for every single turn of a pass, a trick, changes of options and of rules, and
the score sheet. A turn is named by what was being done and by who got which event. One that is short in one of the
runs was held up by something else in the others.
"""

from __future__ import annotations

import os

from tests.benchmarks import frames

TRICKS = 1
RUNS = 4
LIMIT_MS = frames.LONG_TURN_MS
BUSY_LIMIT_MS = 2.5 * LIMIT_MS
"""Where there are more programs than processors the same work takes so much more, because no cache stays warm."""
ALLOWED_MS = {"option theme": 25.0}
"""Qt itself hands every widget another palette, and the whole window is painted anew."""


def _limit(turn: str) -> float:
    is_busy = hasattr(os, "getloadavg") and os.getloadavg()[0] > (os.cpu_count() or 1)
    limit = BUSY_LIMIT_MS if is_busy else LIMIT_MS
    return max(limit, ALLOWED_MS.get(turn.split(":")[0], 0.0))


def test_no_turn_of_the_windows_works_for_long() -> None:
    long: dict[str, float] = {}
    for run in range(RUNS):
        found = frames.run_apart("1280x800", TRICKS)
        assert found[frames.FOUR_CARDS]
        now = {turn: max(ms) for turn, ms in found.items() if ":" in turn and max(ms) > _limit(turn)}
        long = now if run == 0 else {turn: min(ms, now[turn]) for turn, ms in long.items() if turn in now}
        if not long:
            return
    assert not long
