"""A disk that is full and a folder that may only be read: play goes on, and it is said once."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer

from hearts_qt.doors import scenarios
from hearts_qt.doors.self_test import answer
from hearts_qt.game.frames import Ask
from hearts_qt.store import atomic
from hearts_qt.store.database import Database, problems
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.support.paths import Profile
from tests.ui.programs import running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path
    from sqlite3 import Connection

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.game.frames import Offer

    Spoil = Callable[[], None]

FAULTS = {Fault.DISK_FULL: errno.ENOSPC, Fault.NOT_WRITABLE: errno.EROFS}
SENTENCES = {Fault.DISK_FULL: "The disk is full", Fault.NOT_WRITABLE: "cannot be written"}
DEALS = 2


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own, where the system lets us have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can mount a disk")
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if made.returncode:
        pytest.skip("this system mounts no disks")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def spoil_disk(disk: Path, fault: Fault) -> None:
    """Fill it to the last byte, or forbid to write on it."""
    if fault is Fault.NOT_WRITABLE:
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        return
    with suppress(OSError), (disk / "filling").open("wb", buffering=0) as file:
        while True:
            file.write(b"\0" * 512)


def play_on(qtbot: QtBot, profile: Profile, spoil: Spoil) -> tuple[list[StoreError], list[str]]:
    """Play until some deals are scored, the disk being spoilt in the first; the troubles and what was said."""
    troubles: list[StoreError] = []
    with running(profile) as program:
        program.recorder.troubled.connect(troubles.append)
        match = scenarios.saved_at(scenarios.in_trick(tricks=2), 5)
        program.game.resume(replace(match, players=("random",) * 3))
        spoil()
        scored: list[int] = []
        program.game.offered.connect(partial(go_on, program, scored))
        program.recorder.catch_up(program.game.saved)
        if program.game.offer is not None:
            go_on(program, scored, program.game.offer)
        qtbot.waitUntil(lambda: len(scored) >= DEALS, timeout=30_000)
        idle: list[object] = []
        program.jobs.submit(lambda: None, idle.append)
        qtbot.waitUntil(lambda: bool(idle), timeout=30_000)
        said = []
        while program.window.desk.messages.waiting:
            said.append(program.window.desk.messages.text)
            program.window.desk.messages.dismiss()
    return troubles, said


def go_on(program: Program, scored: list[int], offer: Offer) -> None:
    """Do what a person would, a moment later."""
    if offer.ask in (Ask.NEXT_DEAL, Ask.NEW_MATCH):
        scored.append(len(program.game.match.scores))
    if len(scored) < DEALS:
        QTimer.singleShot(0, program, partial(answer, program, offer))


def is_told_once(troubles: list[StoreError], said: list[str], fault: Fault) -> None:
    assert [trouble.fault for trouble in troubles] == [fault]
    assert len(said) == 1
    assert SENTENCES[fault] in said[0]


@pytest.mark.parametrize("fault", FAULTS)
def test_play_goes_on_where_nothing_can_be_written_any_more(qtbot: QtBot, disk: Path, fault: Fault) -> None:
    profile = Profile.inside(disk)
    troubles, said = play_on(qtbot, profile, partial(spoil_disk, disk, fault))
    is_told_once(troubles, said, fault)
    if (profile.data / HISTORY_FILE).exists():
        assert problems(profile.data / HISTORY_FILE) == ()


@pytest.mark.parametrize("fault", FAULTS)
def test_the_same_where_the_system_only_says_so(
    qtbot: QtBot, tmp_path: Path, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What every system can show: each write of a file and each transaction is refused."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(FAULTS[fault], os.strerror(FAULTS[fault]))

    def refuse_writing(self: Database) -> AbstractContextManager[Connection]:
        raise StoreError(fault, self.path)

    def spoil() -> None:
        monkeypatch.setattr(atomic, "_write_beside", refuse)
        monkeypatch.setattr(Database, "writing", refuse_writing)

    troubles, said = play_on(qtbot, Profile.inside(tmp_path), spoil)
    is_told_once(troubles, said, fault)
