from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from hearts_qt.store import saved_match
from hearts_qt.store.database import problems
from hearts_qt.store.history import History
from tests.store.matches import LEVELS

ROOT = Path(__file__).resolve().parents[2]
KILLS = 20


def kill_after(lines: int, moment: float, folder: Path, seed: int) -> list[str]:
    """Kill a player ``moment`` seconds after its line number ``lines``; all the whole lines that it printed.

    A save takes about ten milliseconds, so moments up to that meet each of its steps.
    """
    command = [sys.executable, "-m", "tests.store.killed_player", str(folder), str(seed)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT) as player:
        assert player.stdout is not None
        printed = [player.stdout.readline() for _ in range(lines)]
        with suppress(subprocess.TimeoutExpired):
            player.wait(moment)
        player.kill()
        printed += player.stdout.readlines()
    assert printed[lines - 1], "the player ended by itself"
    return [line for line in printed if line.endswith("\n")]


def test_two_programs_that_save_at_once_break_nothing(tmp_path: Path) -> None:
    """Which match is saved at the end is open; that it is whole is not."""
    command = [sys.executable, "-m", "tests.store.killed_player", str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    players = [
        subprocess.Popen([*command, seed], stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT)
        for seed in ("1", "2")
    ]
    for player in players:
        assert player.stdout is not None
        for _ in range(80):
            assert player.stdout.readline()
            saved, notices = saved_match.load(tmp_path / saved_match.FILE_NAME)
            assert saved is not None
            assert notices == ()
    for player in players:
        player.kill()
        player.communicate()
    history, notices = History.open(tmp_path / "history.sqlite")
    assert notices == ()
    assert history.count() > 0
    history.close()
    assert problems(tmp_path / "history.sqlite") == ()


def test_killed_at_any_moment_no_move_and_no_deal_is_lost(tmp_path: Path) -> None:
    rng = Random(17)
    path, database = tmp_path / saved_match.FILE_NAME, tmp_path / "history.sqlite"
    deals_of: dict[str, int] = {}
    for seed in range(KILLS):
        printed = kill_after(rng.randint(1, 60), rng.uniform(0, 0.01), tmp_path, seed)
        for line in printed:
            match_id, _, scored, _ = line.split()
            deals_of[match_id] = int(scored)
        match_id, moves, _, _ = printed[-1].split()

        saved, notices = saved_match.load(path)
        assert notices == ()
        assert saved is not None
        assert saved.players == LEVELS
        # The match may have gone on, or the next one begun, between the last line and the kill.
        assert saved.id != match_id or len(saved.record.moves) >= int(moves)

        assert problems(database) == ()
        history, notices = History.open(database)
        assert notices == ()
        kept = {row.id: row for row in history.matches()}
        for known, count in deals_of.items():
            deals = [] if known not in kept else [deal.number for deal in history.deals(known)]
            assert deals[:count] == list(range(1, count + 1))
        history.close()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM matches WHERE outcome = 'finished'").fetchone()[0] > 0
    assert {name for name in os.listdir(tmp_path) if "damaged" in name or "newer" in name} == set()
