"""What every version has left on people's disks is read by this one, and nothing of it is lost."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hearts_qt import __version__
from hearts_qt.store import presets, saved_match, settings_file, window_file
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.store.history import History
from hearts_qt.store.migrations import MIGRATIONS, copy_before
from tests.released_files import FACTS

RELEASED = Path(__file__).resolve().parents[1] / "data" / "released"
VERSIONS = sorted(path.name for path in RELEASED.iterdir() if path.is_dir())


@pytest.fixture(params=VERSIONS)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The files of one version, to be read and changed."""
    return Path(shutil.copytree(RELEASED / request.param, tmp_path / "profile"))


@pytest.fixture
def facts(folder: Path) -> dict[str, Any]:
    """What that version wrote down of them."""
    return dict(json.loads((folder / FACTS).read_text(encoding="utf-8")))


def schema(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def test_this_version_has_left_files_too() -> None:
    assert __version__ in VERSIONS, "CONTRIBUTING.md says how a release leaves its files"


def test_the_settings_are_kept(folder: Path, facts: dict[str, Any]) -> None:
    options, notices = settings_file.load(folder / settings_file.FILE_NAME)
    assert notices == ()
    assert {key: getattr(options, key) for key in facts["options"]} == facts["options"]
    assert settings_file.save(folder / settings_file.FILE_NAME, options) == ()
    assert settings_file.load(folder / settings_file.FILE_NAME) == (options, ())


def test_the_window_and_the_own_rules_are_kept(folder: Path, facts: dict[str, Any]) -> None:
    assert window_file.load(folder / window_file.FILE_NAME)["title"] == "Червы"
    kept, notices = presets.load(folder / presets.FILE_NAME)
    assert notices == ()
    assert [preset.name for preset in kept] == [facts["preset"]]
    assert kept[0].read()[1].limit == 50


def test_the_match_goes_on_with_all_its_moves(folder: Path, facts: dict[str, Any]) -> None:
    saved, notices = saved_match.load(folder / saved_match.FILE_NAME)
    assert notices == ()
    assert saved is not None
    found = {"seed": saved.record.seed, "moves": len(saved.record.moves), "done": saved.done}
    assert found == facts["match"]
    assert saved.used_undo
    assert saved.used_hint
    assert saved.played.match().deal is not None


def test_a_match_in_a_file_of_its_own_is_opened(folder: Path, facts: dict[str, Any]) -> None:
    saved = saved_match.read_copy(folder / saved_match.FILE_NAME)
    assert isinstance(saved, saved_match.SavedMatch)
    assert len(saved.record.moves) == facts["match"]["moves"]


def test_the_history_is_brought_to_the_newest_schema_and_keeps_everything(
    folder: Path, facts: dict[str, Any]
) -> None:
    path = folder / HISTORY_FILE
    before = schema(path)
    history, notices = History.open(path)
    assert notices == ()
    for match in facts["history"]:
        row, record = history.match(match["id"]), history.record_of(match["id"])
        assert row is not None
        assert record is not None
        found = {
            "id": row.id,
            "outcome": row.outcome.value,
            "seed": row.seed,
            "moves": len(record.moves),
            "totals": list(row.totals),
        }
        assert found == match
        assert list(record.match().totals) == match["totals"]
        deals = history.deals(match["id"])
        assert [deal.number for deal in deals] == list(range(1, row.deals + 1))
        assert not deals or list(deals[-1].totals) == match["totals"]
    assert history.count() == len(facts["history"])
    history.close()
    assert schema(path) == len(MIGRATIONS)
    for version in range(before, len(MIGRATIONS)):
        assert schema(copy_before(path, version)) == version
