from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_qt.store import settings_file
from hearts_qt.store.atomic import backup_of
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.store.options import DEFAULTS, Language, Speed
from tests.store.matches import mutated, names

if TYPE_CHECKING:
    from pathlib import Path

CHANGED = DEFAULTS.changed(language=Language.RUSSIAN, speed=Speed.FAST, player_name="Вера")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / settings_file.FILE_NAME


def edit(path: Path, **changes: object) -> None:
    """Change the top of the JSON file as somebody else might."""
    path.write_text(json.dumps({**json.loads(path.read_text(encoding="utf-8")), **changes}), encoding="utf-8")


def test_without_a_file_the_defaults_hold_and_nothing_is_said(path: Path) -> None:
    assert settings_file.load(path) == (DEFAULTS, ())


def test_what_was_saved_is_loaded(path: Path) -> None:
    assert settings_file.save(path, CHANGED) == ()
    assert settings_file.load(path) == (CHANGED, ())


def test_settings_of_a_newer_version_outlive_a_rewrite(path: Path) -> None:
    settings_file.save(path, CHANGED)
    stored = json.loads(path.read_text(encoding="utf-8"))["options"]
    edit(path, options={**stored, "confetti": {"amount": 3}, "odd": "\ud800"})
    options, notices = settings_file.load(path)
    assert options == CHANGED
    assert [(n.fault, n.key) for n in notices] == [
        (Fault.UNKNOWN_SETTING, "confetti"),
        (Fault.UNKNOWN_SETTING, "odd"),
    ]
    settings_file.save(path, DEFAULTS)
    stored = json.loads(path.read_text(encoding="utf-8"))["options"]
    assert stored["confetti"] == {"amount": 3}
    assert stored["odd"] == "\ud800"
    assert settings_file.load(path)[0] == DEFAULTS


def test_a_bad_value_is_named_and_the_file_stays_in_place(path: Path) -> None:
    settings_file.save(path, CHANGED)
    stored = json.loads(path.read_text(encoding="utf-8"))["options"]
    edit(path, options={**stored, "volume": "loud"})
    options, notices = settings_file.load(path)
    assert options == CHANGED
    assert [(n.fault, n.key, n.kept) for n in notices] == [(Fault.BAD_VALUE, "volume", None)]
    assert names(path.parent) == {"settings.json"}


def test_a_damaged_file_is_set_aside_and_the_previous_copy_used(path: Path) -> None:
    settings_file.save(path, CHANGED)
    settings_file.save(path, DEFAULTS)
    path.write_text("{", encoding="utf-8")
    options, (notice,) = settings_file.load(path)
    assert options == CHANGED
    assert (notice.fault, notice.restored, notice.path) == (Fault.DAMAGED, True, path)
    assert notice.kept is not None
    assert notice.kept.read_text(encoding="utf-8") == "{"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 100,
        b"\xff\xfe",
        b"[]",
        b"null",
        b'{"version": 1}',
        b"[" * 100_000,
        b"9" * 10_000,
        b'{"kind": "hearts-qt settings", "version": true, "options": {}}',
        b'{"kind": "hearts-qt settings", "version": "1", "options": {}}',
        b'{"kind": "hearts-qt settings", "version": 1, "options": []}',
        b'{"kind": "hearts-qt window", "version": 1, "options": {}}',
        b" " * 8_000_001,
    ],
)
def test_a_file_that_is_not_ours_is_set_aside_unchanged(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    options, (notice,) = settings_file.load(path)
    assert (options, notice.fault, notice.restored) == (DEFAULTS, Fault.DAMAGED, False)
    assert notice.kept is not None
    assert notice.kept.read_bytes() == content
    settings_file.save(path, CHANGED)
    assert settings_file.load(path) == (CHANGED, ())
    assert notice.kept.read_bytes() == content


def test_a_newer_file_is_kept_aside_untouched(path: Path) -> None:
    settings_file.save(path, CHANGED)
    edit(path, version=2)
    written = path.read_bytes()
    options, (notice,) = settings_file.load(path)
    assert (options, notice.fault) == (DEFAULTS, Fault.NEWER)
    assert notice.kept is not None
    assert notice.kept.name.startswith("settings.json.newer-")
    assert notice.kept.read_bytes() == written


def test_a_newer_file_that_appears_while_we_run_is_not_overwritten(path: Path) -> None:
    settings_file.save(path, CHANGED)
    edit(path, version=2)
    written = path.read_bytes()
    (notice,) = settings_file.save(path, DEFAULTS)
    assert notice.fault is Fault.NEWER
    assert notice.kept is not None
    assert notice.kept.read_bytes() == written
    assert settings_file.load(path) == (DEFAULTS, ())


def test_a_folder_in_place_of_the_file_is_set_aside(path: Path) -> None:
    (path / "inside").mkdir(parents=True)
    options, (notice,) = settings_file.load(path)
    assert (options, notice.fault) == (DEFAULTS, Fault.UNREADABLE)
    assert notice.kept is not None
    assert (notice.kept / "inside").is_dir()
    settings_file.save(path, CHANGED)
    assert settings_file.load(path) == (CHANGED, ())


def test_a_file_in_place_of_the_folder_is_an_error_on_saving_only(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("not a folder", encoding="utf-8")
    path = tmp_path / "folder" / "settings.json"
    options, notices = settings_file.load(path)
    assert options == DEFAULTS
    assert {notice.fault for notice in notices} <= {Fault.UNREADABLE}
    with pytest.raises(StoreError) as caught:
        settings_file.save(path, CHANGED)
    assert caught.value.fault is Fault.NOT_WRITABLE


def test_mutated_files_never_stop_the_program_and_are_never_lost(path: Path) -> None:
    rng = Random(7)
    settings_file.save(path, DEFAULTS)
    settings_file.save(path, CHANGED)
    good, previous = path.read_bytes(), backup_of(path).read_bytes()
    for _ in range(400):
        bad = mutated(good, rng)
        path.write_bytes(bad)
        backup_of(path).write_bytes(previous)
        options, notices = settings_file.load(path)
        whole_again = path.exists()
        if whole_again:
            assert path.read_bytes() == bad
            assert options == CHANGED or notices or bad != good
        else:
            assert notices[0].kept is not None
            assert notices[0].kept.read_bytes() == bad
            assert options == DEFAULTS
            notices[0].kept.unlink()
