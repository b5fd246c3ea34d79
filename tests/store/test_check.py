from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_qt.store import saved_match, settings_file, window_file
from hearts_qt.store.check import Health, check
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.store.history import History
from hearts_qt.store.migrations import MIGRATIONS
from hearts_qt.store.options import DEFAULTS
from tests.store.matches import names, whole_match

if TYPE_CHECKING:
    from pathlib import Path

WHOLE = {
    "settings.json": Health.WHOLE,
    "settings.json.bak": Health.WHOLE,
    "window.json": Health.WHOLE,
    "window.json.bak": Health.MISSING,
    "presets.json": Health.MISSING,
    "presets.json.bak": Health.MISSING,
    "match.json": Health.WHOLE,
    "match.json.bak": Health.WHOLE,
    "history.sqlite": Health.WHOLE,
}


def healths(folder: Path) -> dict[str, Health]:
    return {finding.path.name: finding.health for finding in check(folder, folder)}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A profile in one folder, everything in it whole."""
    for _ in range(2):
        settings_file.save(tmp_path / settings_file.FILE_NAME, DEFAULTS)
        saved_match.save(tmp_path / saved_match.FILE_NAME, whole_match(2))
    window_file.save(tmp_path / window_file.FILE_NAME, {"geometry": "x"})
    opened, _ = History.open(tmp_path / HISTORY_FILE)
    opened.record(whole_match(2))
    opened.close()
    return tmp_path


def test_an_empty_profile_has_no_fault(tmp_path: Path) -> None:
    assert set(healths(tmp_path).values()) == {Health.MISSING}


def test_whole_files_are_found_whole(folder: Path) -> None:
    assert healths(folder) == WHOLE


@pytest.mark.parametrize("name", [name for name in WHOLE if WHOLE[name] is Health.WHOLE])
def test_one_damaged_file_is_found_and_left_where_it_is(folder: Path, name: str) -> None:
    (folder / name).write_bytes(b"\xff" * 3000)
    before = names(folder)
    assert healths(folder) == {**WHOLE, name: Health.DAMAGED}
    assert names(folder) == before


def test_damage_inside_the_database_is_found(folder: Path) -> None:
    path = folder / HISTORY_FILE
    data = bytearray(path.read_bytes())
    data[4096:4200] = b"\xff" * 104
    path.write_bytes(data)
    assert healths(folder)[path.name] is Health.DAMAGED


def test_a_bad_setting_is_named(folder: Path) -> None:
    path = folder / settings_file.FILE_NAME
    path.write_text(path.read_text(encoding="utf-8").replace('"volume": 70', '"volume": 7000'), encoding="utf-8")
    (finding,) = (finding for finding in check(folder, folder) if finding.path == path)
    assert finding.health is Health.DAMAGED
    assert "volume" in finding.details[0]


def test_newer_files_are_not_called_damaged(folder: Path) -> None:
    path = folder / saved_match.FILE_NAME
    path.write_text(path.read_text(encoding="utf-8").replace('"version": 1', '"version": 2'), encoding="utf-8")
    opened, _ = History.open(folder / HISTORY_FILE)
    with opened.database.writing() as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    opened.close()
    assert healths(folder) == {**WHOLE, "match.json": Health.NEWER, "history.sqlite": Health.NEWER}


def test_folders_in_place_of_files_are_unreadable(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    (tmp_path / "history.sqlite").mkdir()
    found = healths(tmp_path)
    assert (found["settings.json"], found["history.sqlite"]) == (Health.UNREADABLE, Health.UNREADABLE)
