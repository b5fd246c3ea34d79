"""``--check``: every file of a profile, and what was done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.doors import check
from hearts_qt.store import saved_match, settings_file
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.store.history import History
from hearts_qt.store.options import DEFAULTS
from hearts_qt.support.lock import ProfileLock
from hearts_qt.support.paths import Profile
from tests.store.matches import whole_match

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any


def filled(folder: Path) -> Profile:
    """A profile with settings, a match and a history."""
    profile = Profile.inside(folder)
    profile.create()
    settings_file.save(profile.config / settings_file.FILE_NAME, DEFAULTS)
    saved_match.save(profile.data / saved_match.FILE_NAME, whole_match(1))
    history, _ = History.open(profile.data / HISTORY_FILE)
    history.record(whole_match(1))
    history.close()
    return profile


def told(answer: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = (one for one in answer["files"] if one["file"] == name)
    assert isinstance(found, dict)
    return found


def test_a_whole_profile_is_well(tmp_path: Path) -> None:
    answer = check.run(filled(tmp_path))
    assert (answer["ok"], answer["mended"]) == (True, True)
    assert {one["done"] for one in answer["files"]} == {"nothing"}


def test_what_is_damaged_is_mended_and_named(tmp_path: Path) -> None:
    profile = filled(tmp_path)
    (profile.data / HISTORY_FILE).write_bytes(b"\0" * 9000)
    answer = check.run(profile)
    done = told(answer, HISTORY_FILE)
    assert (answer["ok"], done["health"], done["done"]) == (True, "damaged", "rebuilt")
    assert (profile.data / done["kept"]).read_bytes() == b"\0" * 9000
    assert check.run(profile)["ok"]


def test_while_the_game_is_open_it_only_looks(tmp_path: Path) -> None:
    profile = filled(tmp_path)
    (profile.data / HISTORY_FILE).write_bytes(b"\0" * 9000)
    lock = ProfileLock(profile.data)
    assert lock.acquire()
    try:
        answer = check.run(profile)
    finally:
        lock.release()
    assert (answer["ok"], answer["mended"], told(answer, HISTORY_FILE)["done"]) == (False, False, "nothing")
    assert (profile.data / HISTORY_FILE).read_bytes() == b"\0" * 9000


def test_a_profile_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    answer = check.run(Profile.inside(tmp_path / "none"))
    assert answer["ok"]
    assert not (tmp_path / "none").exists()
