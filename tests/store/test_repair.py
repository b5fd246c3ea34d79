from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import date
from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_qt.store import saved_match, settings_file
from hearts_qt.store.check import Health, check
from hearts_qt.store.copies import copy_if_due
from hearts_qt.store.file_names import HISTORY_FILE
from hearts_qt.store.history import History
from hearts_qt.store.options import DEFAULTS
from hearts_qt.store.repair import Deed, Repair, repair
from tests.store.matches import mutated, whole_match

if TYPE_CHECKING:
    from pathlib import Path

MATCHES = 12


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A profile in one folder, everything in it whole."""
    for _ in range(2):
        settings_file.save(tmp_path / settings_file.FILE_NAME, DEFAULTS.changed(volume=33))
        saved_match.save(tmp_path / saved_match.FILE_NAME, whole_match(2))
    history, _ = History.open(tmp_path / HISTORY_FILE)
    for seed in range(MATCHES):
        history.record(whole_match(seed))
    history.close()
    return tmp_path


def repaired(folder: Path) -> dict[str, Repair]:
    return {one.found.path.name: one for one in repair(folder, folder)}


def count(folder: Path) -> int:
    history, notices = History.open(folder / HISTORY_FILE)
    assert notices == ()
    found = history.count()
    history.close()
    return found


def test_nothing_is_done_to_what_is_whole(folder: Path) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert {one.deed for one in repair(folder, folder)} == {Deed.NOTHING}
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize("name", ["settings.json", "match.json"])
def test_the_copy_before_takes_the_place_of_a_damaged_file_which_is_kept(folder: Path, name: str) -> None:
    (folder / name).write_bytes(b"{")
    done = repaired(folder)[name]
    assert (done.deed, done.is_well) == (Deed.RESTORED, True)
    assert done.kept is not None
    assert done.kept.read_bytes() == b"{"
    assert settings_file.load(folder / "settings.json")[0].volume == 33
    assert saved_match.load(folder / "match.json") == (whole_match(2), ())


def test_without_a_copy_a_damaged_file_is_set_aside(folder: Path) -> None:
    (folder / "match.json").write_bytes(b"{")
    (folder / "match.json.bak").write_bytes(b"{{")
    done = repaired(folder)["match.json"]
    assert (done.deed, done.is_well) == (Deed.SET_ASIDE, True)
    assert saved_match.load(folder / "match.json") == (None, ())
    kept = {path.read_bytes() for path in folder.iterdir() if ".damaged-" in path.name}
    assert kept == {b"{", b"{{"}


def test_a_bad_value_becomes_the_usual_one_and_the_others_stay(folder: Path) -> None:
    path = folder / "settings.json"
    text = path.read_text(encoding="utf-8")
    assert '"volume": 33' in text
    path.write_text(text.replace('"sound_on": false', '"sound_on": "loud"'), encoding="utf-8")
    assert repaired(folder)["settings.json"].deed is Deed.CORRECTED
    assert settings_file.load(path)[0].volume == 33


def test_a_damaged_history_is_rebuilt_from_what_it_still_holds(folder: Path) -> None:
    path = folder / HISTORY_FILE
    data = path.read_bytes()
    damaged = data[:40_000] + b"\xff" * 4096 + data[44_096:]
    path.write_bytes(damaged)
    done = repaired(folder)[HISTORY_FILE]
    assert (done.deed, done.is_well) == (Deed.REBUILT, True)
    assert done.kept is not None
    assert done.kept.read_bytes() == damaged
    assert done.matches == count(folder) >= MATCHES - 4


def test_what_a_destroyed_history_no_longer_holds_comes_from_its_copies(folder: Path) -> None:
    path = folder / HISTORY_FILE
    copy_if_due(path, date(2026, 11, 2))
    path.write_bytes(b"\0" * 50_000)
    done = repaired(folder)[HISTORY_FILE]
    assert (done.deed, done.matches, count(folder)) == (Deed.REBUILT, MATCHES, MATCHES)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET place = 9, own_total = 1, level = 'expert'",
        "UPDATE deals SET points = '[1, 1, 1, 1]', own_points = 1",
        "DELETE FROM deals WHERE number = 1",
        "INSERT INTO deals SELECT match_id, 77, direction, points, totals, 0, 0, 0, 0, 0, 0, 0 FROM deals LIMIT 1",
    ],
)
def test_what_disagrees_with_the_moves_is_counted_anew(folder: Path, damage: str) -> None:
    whole = History.open(folder / HISTORY_FILE)[0]
    before = [(row, whole.deals(row.id)) for row in whole.matches()]
    with whole.database.writing() as connection:
        connection.execute(damage)
    whole.close()
    done = repaired(folder)[HISTORY_FILE]
    assert (done.deed, done.matches > 0, done.is_well) == (Deed.CORRECTED, True, True)
    history, _ = History.open(folder / HISTORY_FILE)
    assert [(row, history.deals(row.id)) for row in history.matches()] == before
    history.close()


def test_a_match_whose_moves_are_lost_is_named(folder: Path) -> None:
    lost = whole_match(3).id
    with closing(sqlite3.connect(folder / HISTORY_FILE)) as connection:
        connection.execute("UPDATE records SET record = 'nothing' WHERE match_id = ?", (lost,))
        connection.commit()
    done = repaired(folder)[HISTORY_FILE]
    assert (done.lost, done.is_well) == ((lost,), False)


def test_a_match_whose_moves_are_lost_comes_back_from_a_copy(folder: Path) -> None:
    copy_if_due(folder / HISTORY_FILE, date(2026, 11, 2))
    with closing(sqlite3.connect(folder / HISTORY_FILE)) as connection:
        connection.execute("UPDATE records SET record = 'nothing' WHERE match_id = ?", (whole_match(3).id,))
        connection.commit()
    assert repaired(folder)[HISTORY_FILE].is_well
    history, _ = History.open(folder / HISTORY_FILE)
    assert history.record_of(whole_match(3).id) == whole_match(3).record
    history.close()


def test_files_that_were_set_aside_earlier_give_back_what_they_hold(folder: Path) -> None:
    path = folder / HISTORY_FILE
    path.rename(path.with_name(f"{HISTORY_FILE}.damaged-20261101-120000"))
    History.open(path)[0].close()
    assert count(folder) == 0
    assert repaired(folder)[HISTORY_FILE].matches == count(folder) == MATCHES


def test_after_a_repair_nothing_is_damaged_and_a_second_one_does_nothing(folder: Path) -> None:
    rng = Random(3)
    good = {path: path.read_bytes() for path in folder.iterdir()}
    for _ in range(6):
        for path, data in good.items():
            path.write_bytes(mutated(data, rng))
        done = repair(folder, folder)
        assert [one for one in done if not (one.is_well or one.lost or one.found.health is Health.NEWER)] == []
        assert not any(finding.health is Health.DAMAGED for finding in check(folder, folder))
        for path in folder.iterdir():
            path.unlink()
