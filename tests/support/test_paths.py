from __future__ import annotations

from pathlib import Path

import pytest

from hearts_qt.support import paths
from hearts_qt.support.errors import KnownError, Trouble
from hearts_qt.support.paths import Profile, open_profile

REAL_SYSTEM_PROFILE = paths.system_profile


def folders(profile: Profile) -> list[Path]:
    return [profile.config, profile.data, profile.cache, profile.log]


def test_a_given_folder_holds_the_whole_profile(tmp_path: Path) -> None:
    profile = open_profile(tmp_path / "мой профиль")
    assert all(folder.is_dir() for folder in folders(profile))
    assert all(folder.parent == tmp_path / "мой профиль" for folder in folders(profile))
    assert len(set(folders(profile))) == 4


def test_a_relative_folder_stays_the_same_when_the_current_folder_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    profile = open_profile(Path("here"))
    assert profile.data == tmp_path / "here" / "data"


def test_opening_a_profile_again_leaves_its_files_alone(tmp_path: Path) -> None:
    (open_profile(tmp_path).data / "match.txt").write_text("kept", encoding="utf-8")
    assert (open_profile(tmp_path).data / "match.txt").read_text(encoding="utf-8") == "kept"


def test_a_folder_that_can_not_be_made_is_a_known_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(KnownError) as caught:
        open_profile(tmp_path / "file")
    assert caught.value.trouble is Trouble.FOLDER_NOT_WRITABLE
    assert str(tmp_path / "file") in caught.value.facts["folder"]
    assert caught.value.facts["reason"]


def test_a_folder_that_can_not_be_written_is_a_known_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda folder, mode: Path(folder).name != "data")
    with pytest.raises(KnownError) as caught:
        open_profile(tmp_path)
    assert caught.value.facts["folder"] == str(tmp_path / "data")


def test_the_system_sets_four_different_folders_aside() -> None:
    profile = REAL_SYSTEM_PROFILE()
    assert all(paths.APP_FOLDER in str(folder) for folder in folders(profile))
    assert profile.data not in (profile.cache, profile.log)


def test_tests_never_open_the_players_own_profile() -> None:
    assert open_profile() == paths.system_profile() != REAL_SYSTEM_PROFILE()
