from __future__ import annotations

import sqlite3
from datetime import date, timedelta
from pathlib import Path

import pytest

from hearts_qt.store.copies import KEPT, all_copies, copy_if_due, weekly_copies
from hearts_qt.store.database import problems
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.store.history import History
from hearts_qt.store.migrations import MIGRATIONS, copy_before
from tests.store.matches import names, whole_match
from tests.store.old_databases import leave

MONDAY = date(2026, 11, 30)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    history, _ = History.open(tmp_path / "history.sqlite")
    history.record(whole_match(1))
    history.close()
    return tmp_path / "history.sqlite"


def test_a_copy_is_made_at_first_and_then_every_week(path: Path) -> None:
    first = copy_if_due(path, MONDAY)
    assert first is not None
    assert problems(first) == ()
    assert History.open(first)[0].matches() == History.open(path)[0].matches()
    for days in range(1, 7):
        assert copy_if_due(path, MONDAY + timedelta(days=days)) is None
    assert copy_if_due(path, MONDAY + timedelta(days=7)) is not None
    assert len(weekly_copies(path)) == 2


def test_the_last_few_are_kept(path: Path) -> None:
    made = [copy_if_due(path, MONDAY + timedelta(weeks=week)) for week in range(KEPT + 3)]
    assert list(weekly_copies(path)) == list(reversed(made[-KEPT:]))


def test_a_clock_that_went_back_makes_no_copies(path: Path) -> None:
    copy_if_due(path, MONDAY)
    assert copy_if_due(path, MONDAY - timedelta(weeks=9)) is None


def test_a_damaged_database_drives_no_good_copy_out(path: Path) -> None:
    copy_if_due(path, MONDAY)
    before = names(path.parent)
    data = path.read_bytes()
    path.write_bytes(data[:8192] + b"\xff" * 4096 + data[12288:])
    assert copy_if_due(path, MONDAY + timedelta(weeks=5)) is None
    assert names(path.parent) == before


def test_where_there_is_no_history_there_is_nothing_to_copy(tmp_path: Path) -> None:
    assert copy_if_due(tmp_path / "none.sqlite", MONDAY) is None
    assert copy_if_due(tmp_path / "no folder" / "none.sqlite", MONDAY) is None


def test_a_copy_that_cannot_be_written_leaves_nothing_behind(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = names(path.parent)

    def replace(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("hearts_qt.store.migrations.os.replace", replace)
    with pytest.raises(StoreError) as caught:
        copy_if_due(path, MONDAY)
    assert caught.value.fault is Fault.DISK_FULL
    assert names(path.parent) == before


def test_a_full_disk_in_the_middle_of_a_copy_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = sqlite3.connect

    class Small(sqlite3.Connection):
        """A disk that holds two pages."""

    def connect(address: object, *args: object, **options: object) -> sqlite3.Connection:
        connection = real(address, *args, **options)  # type: ignore[call-overload]
        if isinstance(address, Path) and address.name.endswith(".tmp"):
            connection.execute("PRAGMA max_page_count = 2")
        return connection  # type: ignore[no-any-return]

    before = names(path.parent)
    monkeypatch.setattr(sqlite3, "connect", connect)
    with pytest.raises(StoreError) as caught:
        copy_if_due(path, MONDAY)
    assert caught.value.fault is Fault.DISK_FULL
    assert names(path.parent) == before


def test_the_copies_of_migrations_come_after_the_weekly_ones(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    leave(path, 2, [whole_match(1)])
    History.open(path)[0].close()
    weekly = copy_if_due(path, MONDAY)
    before = [copy_before(path, version) for version in reversed(range(2, len(MIGRATIONS)))]
    assert all_copies(path) == (weekly, *before)
