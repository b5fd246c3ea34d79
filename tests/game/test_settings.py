"""Options are written when they change, and forced to the disk in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_qt.game.settings import Settings
from hearts_qt.store import settings_file
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.support.jobs import ManualJobExecutor

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def forced(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that were forced to the disk."""
    files: list[Path] = []
    monkeypatch.setattr(settings_file, "force", files.append)
    return files


def test_a_change_is_written_before_anything_else_happens(
    tmp_path: Path, qtbot: QtBot, forced: list[Path]
) -> None:
    file, jobs = tmp_path / "settings.json", ManualJobExecutor()
    settings = Settings(file, jobs)
    settings.change(show_hints=False)
    assert not settings_file.load(file)[0].show_hints
    assert forced == []
    jobs.drain()
    assert forced == [file]


def test_what_the_background_did_not_come_to_is_forced_at_the_end(
    tmp_path: Path, qtbot: QtBot, forced: list[Path]
) -> None:
    file, jobs = tmp_path / "settings.json", ManualJobExecutor()
    settings = Settings(file, jobs)
    settings.change(show_hints=False)
    jobs.drain()
    settings.finish()
    assert forced == [file]
    settings.change(show_hints=True)
    jobs.shutdown()
    settings.finish()
    assert forced == [file, file]


def test_a_full_disk_is_told_once_for_a_change(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path) -> None:
        raise StoreError(Fault.DISK_FULL, path)

    monkeypatch.setattr(settings_file, "force", full)
    jobs = ManualJobExecutor()
    settings = Settings(tmp_path / "settings.json", jobs)
    told: list[StoreError] = []
    settings.troubled.connect(told.append)
    settings.change(show_hints=False)
    jobs.drain()
    assert [error.fault for error in told] == [Fault.DISK_FULL]


def test_what_cannot_be_written_is_told_once_and_holds(tmp_path: Path, qtbot: QtBot, forced: list[Path]) -> None:
    jobs = ManualJobExecutor()
    settings = Settings(tmp_path / "not there" / "settings.json", jobs)
    told: list[StoreError] = []
    settings.troubled.connect(told.append)
    settings.change(show_hints=False)
    jobs.drain()
    assert len(told) == 1
    assert not settings.options.show_hints
    assert forced == []
