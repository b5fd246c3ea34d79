"""The whole program on a profile in which a file is damaged: it starts, keeps the file, and says what it did."""

from __future__ import annotations

import os
import shutil
from functools import partial
from math import ceil
from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_qt.doors import scenarios
from hearts_qt.store import saved_match, settings_file
from hearts_qt.store.atomic import backup_of
from hearts_qt.store.check import Health, check
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.store.history import History
from hearts_qt.store.options import DEFAULTS
from hearts_qt.support.paths import Profile
from tests.store.matches import mutated, whole_match
from tests.ui.programs import running

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

MUTATIONS = int(os.environ.get("HEARTS_QT_MUTATIONS", "24"))
ROUND = 12
"""So many mutations in one test."""
PATIENCE_MS = 120_000
BAD = (Health.DAMAGED, Health.UNREADABLE, Health.NEWER)


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A profile with settings, a match in progress and a history, each with the copy before it."""
    folder = tmp_path_factory.mktemp("good")
    profile = Profile.inside(folder)
    profile.create()
    for _ in range(2):
        options = DEFAULTS.changed(first_start_done=True)
        settings_file.save(profile.config / settings_file.FILE_NAME, options)
        match = scenarios.saved_at(scenarios.deals_scored(1), 5)
        saved_match.save(profile.data / saved_match.FILE_NAME, match)
    history, _ = History.open(profile.data / HISTORY_FILE)
    for seed in range(3):
        history.record(whole_match(seed))
    history.close()
    return folder


def damaged(profile: Profile, rng: Random) -> tuple[Path, ...]:
    """Mutate one file, sometimes with its previous copy; which."""
    path = rng.choice(
        [
            profile.config / settings_file.FILE_NAME,
            profile.data / saved_match.FILE_NAME,
            profile.data / HISTORY_FILE,
        ]
    )
    paths = [path]
    if backup_of(path).exists() and rng.random() < 0.3:
        paths.append(backup_of(path))
    for some in paths:
        some.write_bytes(mutated(some.read_bytes(), rng))
    return tuple(paths)


def contents(folder: Path) -> set[bytes]:
    """Everything that lies in a folder and below."""
    return {path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("number", range(ceil(MUTATIONS / ROUND)))
def test_the_program_starts_keeps_the_damaged_file_and_says_so(
    qtbot: QtBot, tmp_path: Path, good: Path, number: int
) -> None:
    rng = Random(number)
    met = 0
    for k in range(ROUND):
        folder = tmp_path / str(k)
        shutil.copytree(good, folder)
        profile = Profile.inside(folder)
        paths = damaged(profile, rng)
        bad = {one.path for one in check(profile.config, profile.data) if one.health in BAD}
        before = {path: path.read_bytes() for path in paths}
        with running(profile) as program:
            done: list[object] = []
            for signal in (program.recorder.kept, program.recorder.troubled):
                signal.connect(lambda *_, done=done: done.append(1))
            with qtbot.waitSignal(program.game.jumped):
                program.begin()
            program.window.show()
            qtbot.waitUntil(partial(bool, done), timeout=PATIENCE_MS)
            said = program.window.desk.messages.waiting
        # The copy before is read, and found bad, only when the file itself is.
        if paths[0] in bad:
            met += 1
            assert said > 0, paths
            assert before[paths[0]] in contents(folder), paths
            if paths[-1] in bad:
                assert before[paths[-1]] in contents(folder), paths
        shutil.rmtree(folder)
    assert met > 0
