"""The whole program, killed while somebody plays it: after the restart nothing that was played is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from math import ceil
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_qt.store import saved_match
from hearts_qt.store.database import problems
from hearts_qt.store.history import History
from hearts_qt.support.paths import Profile
from tests.killed_program import sum_of

if TYPE_CHECKING:
    from hearts_qt.rules.notation import Record

ROOT = Path(__file__).resolve().parents[1]
KINDS = 3
"""Of moments: of play here, of import and of migration in `tests/store/test_kill_history.py`."""
KILLS = ceil(int(os.environ.get("HEARTS_QT_KILLS", "30")) / KINDS)
ROUND = 5
"""So many kills hit one profile."""
COMMAND = (sys.executable, "-m", "tests.killed_program")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}


def kill_after(folder: Path, how: str, lines: int, moment: float) -> list[str]:
    """Kill the program ``moment`` seconds after its line number ``lines``; the whole lines that it printed."""
    with subprocess.Popen(
        [*COMMAND, str(folder), how], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
        env=ENVIRONMENT,
    ) as program:  # fmt: skip
        assert program.stdout is not None
        assert program.stderr is not None
        printed = [program.stdout.readline() for _ in range(lines)]
        with suppress(subprocess.TimeoutExpired):
            program.wait(moment)
        program.kill()
        printed += program.stdout.readlines()
        said = [line for line in program.stderr if "propagateSizeHints" not in line]
    assert printed[lines - 1], f"the program ended by itself: {''.join(said)}"
    return [line for line in printed if line.endswith("\n")]


def first_moves(record: Record, count: int) -> Record:
    return type(record)(record.variant, record.rules, record.seed, record.moves[:count])


@pytest.mark.parametrize("seed", range(ceil(KILLS / ROUND)))
def test_killed_at_random_moments_no_played_card_is_missing(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    profile = Profile.inside(tmp_path)
    match_file, database = profile.data / saved_match.FILE_NAME, profile.data / "history.sqlite"
    scored: dict[str, int] = {}
    resumed: tuple[str, int] | None = None
    for _ in range(ROUND):
        how, lines = rng.choice([("play", 12), ("rush", 150)])
        printed = kill_after(tmp_path, how, rng.randint(1, lines), rng.uniform(0, 0.05))
        if resumed is not None:
            began, count = printed[0].split()[0], int(printed[0].split()[1])
            assert (began, count) == (resumed[0], resumed[1] + 1) or (began != resumed[0] and count == 1)
        for line in printed:
            match_id, _, deals, _ = line.split()
            scored[match_id] = int(deals)

        saved, notices = saved_match.load(match_file)
        assert notices == ()
        assert saved is not None
        match_id, moves, _, total = printed[-1].split()
        # The match may have gone on, or the next one begun, between the last line and the kill.
        if saved.id == match_id:
            assert sum_of(first_moves(saved.record, int(moves))) == int(total)
        else:
            assert saved.done == 0
        resumed = saved.id, saved.done
        if database.exists():
            assert problems(database) == ()

    subprocess.run([*COMMAND, str(tmp_path), "leave"], cwd=ROOT, env=ENVIRONMENT, check=True, timeout=300)
    assert problems(database) == ()
    history, notices = History.open(database)
    assert notices == ()
    kept = {row.id: [deal.number for deal in history.deals(row.id)] for row in history.matches()}
    history.close()
    for match_id, count in scored.items():
        assert count == 0 or kept[match_id][:count] == list(range(1, count + 1))
    assert scored
    assert not any("damaged" in path.name or "newer" in path.name for path in tmp_path.rglob("*"))
