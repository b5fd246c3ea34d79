"""Killed while matches are imported, and while an old database is brought to the newest schema."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from datetime import timedelta
from math import ceil
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.store.database import problems
from hearts_qt.store.history import History
from hearts_qt.store.importing import preview_file
from hearts_qt.store.refreshing import refresh, verify
from tests.store.matches import STARTED, whole_match
from tests.store.old_databases import leave

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parents[2]
KINDS = 3
"""Of moments that the program is killed at: of play (`tests/test_kill.py`), of import and of migration."""
KILLS = ceil(int(os.environ.get("HEARTS_QT_KILLS", "12")) / KINDS)
PLAYED = [replace(whole_match(seed), started=STARTED + timedelta(days=seed)) for seed in range(5)]


def kill_after(work: str, folder: Path, lines: int, moment: float) -> list[str]:
    """Kill a worker ``moment`` seconds after its line number ``lines``; the whole lines that it printed."""
    command = [sys.executable, "-m", "tests.store.killed_worker", work, str(folder)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT) as worker:
        assert worker.stdout is not None
        printed = [worker.stdout.readline() for _ in range(lines)]
        with suppress(subprocess.TimeoutExpired):
            worker.wait(moment)
        worker.kill()
        printed += worker.stdout.readlines()
    assert printed[lines - 1], "the worker ended by itself"
    return [line.strip() for line in printed if line.endswith("\n")]


def is_whole(path: Path, matches: Sequence[str]) -> None:
    """These matches are there, once each and with all their deals, and nothing else is."""
    assert problems(path) == ()
    history, notices = History.open(path)
    assert notices == ()
    assert sorted(history.ids()) == sorted(matches)
    expected = {saved.id: len(saved.record.match().scores) for saved in PLAYED}
    for match_id in matches:
        assert [deal.number for deal in history.deals(match_id)] == list(range(1, expected[match_id] + 1))
    assert verify(history) == (0, ())
    history.close()


def test_killed_in_an_import_every_match_is_there_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    rng = Random(11)
    source, _ = History.open(tmp_path / "there.sqlite")
    for saved in PLAYED:
        source.record(saved)
    source.close()
    before = (tmp_path / "there.sqlite").read_bytes()
    for _ in range(KILLS):
        printed = kill_after("import", tmp_path, rng.randint(1, 9), rng.uniform(0, 0.04))
        path = tmp_path / "history.sqlite"
        if path.exists():
            history, notices = History.open(path)
            assert notices == ()
            there = history.ids()
            history.close()
            is_whole(path, there)
            # What was taken over before the last line is there, unless it was forgotten again.
            if printed[-1].startswith("forgets") or printed[-1] == "ready":
                continue
            taken = [line for line in printed[:-1] if line in {saved.id for saved in PLAYED}]
            forgotten = any(line.startswith("forgets") for line in printed)
            assert forgotten or set(taken) <= set(there)
    history, _ = History.open(tmp_path / "history.sqlite")
    wanted = preview_file(tmp_path / "there.sqlite", history).wanted
    history.add((found.kept, found.facts) for found in wanted)
    history.close()
    is_whole(tmp_path / "history.sqlite", [saved.id for saved in PLAYED])
    assert (tmp_path / "there.sqlite").read_bytes() == before


@pytest.mark.parametrize("version", [1, 2])
def test_killed_in_a_migration_the_database_is_old_or_new_and_goes_on(tmp_path: Path, version: int) -> None:
    rng = Random(version)
    leave(tmp_path / "old.sqlite", version, PLAYED)
    for _ in range(ceil(KILLS / 2)):
        kill_after("migrate", tmp_path, rng.randint(1, 2), rng.uniform(0, 0.06))
        for path in tmp_path.glob("round-*.sqlite"):
            assert problems(path) == ()
            history, notices = History.open(path)
            assert notices == ()
            assert refresh(history) == 0
            history.close()
            is_whole(path, [saved.id for saved in PLAYED])
            for left in tmp_path.glob(f"{path.name}*"):
                assert "damaged" not in left.name
                left.unlink()
