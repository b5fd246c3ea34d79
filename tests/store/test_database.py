from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.store import database
from hearts_qt.store.database import begin_anew, open_database, problems
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.store.history import History
from hearts_qt.store.migrations import MIGRATIONS, copy_before
from hearts_qt.store.refreshing import refresh
from tests.store.matches import mutated, names, record_of, saved_of, whole_match
from tests.store.old_databases import leave

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.store.migrations import Migration

ROOT = Path(__file__).resolve().parents[2]

NEXT: Migration = (
    "ALTER TABLE matches ADD COLUMN comment TEXT",
    "UPDATE matches SET comment = 'from the version before'",
)
BROKEN: Migration = ("ALTER TABLE matches ADD COLUMN comment TEXT", "THIS IS NOT SQL")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "history.sqlite"


def fill(path: Path, matches: int = 2) -> None:
    history, _ = History.open(path)
    for seed in range(matches):
        history.record(whole_match(seed))
    history.close()


def value(path: Path, query: str) -> object:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchone()[0]


def test_a_new_database_has_the_newest_schema_and_our_mark(path: Path) -> None:
    opened, notices = open_database(path)
    opened.close()
    assert notices == ()
    assert value(path, "PRAGMA user_version") == len(MIGRATIONS)
    assert value(path, "PRAGMA application_id") == int.from_bytes(b"HrtQ", "big")
    assert problems(path) == ()
    assert names(path.parent) == {"history.sqlite"}


def test_a_migration_keeps_everything_and_a_copy_of_what_was(path: Path) -> None:
    fill(path)
    opened, notices = open_database(path, (*MIGRATIONS, NEXT))
    opened.close()
    assert notices == ()
    assert value(path, "PRAGMA user_version") == len(MIGRATIONS) + 1
    assert value(path, "SELECT count(*) FROM matches WHERE comment = 'from the version before'") == 2
    copy = copy_before(path, len(MIGRATIONS))
    assert value(copy, "PRAGMA user_version") == len(MIGRATIONS)
    assert value(copy, "SELECT count(*) FROM matches") == 2
    assert problems(copy) == ()
    assert names(path.parent) == {"history.sqlite", copy.name}


@pytest.mark.parametrize("version", [1, 2])
def test_what_an_earlier_version_kept_is_all_there_and_filled_in(path: Path, version: int) -> None:
    """The columns that are new follow from the moves: in the end nothing tells old matches from new ones."""
    matches = [whole_match(seed) for seed in range(6)] + [saved_of(record_of(90, deals=1))]
    leave(path, version, matches)
    history, notices = History.open(path)
    assert notices == ()
    assert [row.place for row in history.matches()] == [None] * 7
    assert refresh(history, 4) == 3
    assert refresh(history) == 0
    fresh, _ = History.open(path.with_name("fresh.sqlite"))
    for saved in matches:
        fresh.record(saved)
        assert history.deals(saved.id) == fresh.deals(saved.id)
        assert history.record_of(saved.id) == saved.record
        old, new = history.match(saved.id), fresh.match(saved.id)
        assert old is not None
        assert new is not None
        assert replace(old, ended=None) == replace(new, ended=None)
    history.close()
    fresh.close()
    assert value(copy_before(path, version), "PRAGMA user_version") == version
    assert problems(path) == ()


def test_a_match_whose_moves_cannot_be_read_keeps_what_is_there(path: Path) -> None:
    leave(path, 2, [whole_match(1), whole_match(2)])
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE matches SET record = 'nonsense' WHERE seed = 1")
        connection.commit()
    history, _ = History.open(path)
    assert refresh(history) == 0
    assert [row.deals > 0 for row in history.matches()] == [True, True]
    assert {row.seed: row.place is None for row in history.matches()} == {1: True, 2: False}
    history.close()


def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    fill(path)
    with pytest.raises(sqlite3.OperationalError):
        open_database(path, (*MIGRATIONS, BROKEN))
    assert value(path, "PRAGMA user_version") == len(MIGRATIONS)
    history, notices = History.open(path)
    assert notices == ()
    assert history.count() == 2
    history.close()


def test_a_copy_that_cannot_be_made_stops_the_migration(path: Path) -> None:
    fill(path)
    (copy_before(path, len(MIGRATIONS)) / "in the way").mkdir(parents=True)
    with pytest.raises(StoreError) as caught:
        open_database(path, (*MIGRATIONS, NEXT))
    assert caught.value.fault is Fault.NOT_WRITABLE
    assert value(path, "PRAGMA user_version") == len(MIGRATIONS)


def test_a_newer_database_is_left_alone(path: Path) -> None:
    fill(path)
    open_database(path, (*MIGRATIONS, NEXT))[0].close()
    before = path.read_bytes()
    with pytest.raises(StoreError) as caught:
        open_database(path)
    assert (caught.value.fault, caught.value.path) == (Fault.NEWER, path)
    with pytest.raises(StoreError):
        problems(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"not a database at all, but a text", b"SQLite format 3\0" + b"\0" * 2000])
def test_a_file_that_is_no_database_is_set_aside_and_a_new_one_begun(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    opened, (notice,) = open_database(path)
    opened.close()
    assert notice.fault is Fault.DAMAGED
    assert notice.kept is not None
    assert notice.kept.read_bytes() == content
    assert problems(path) == ()


@pytest.mark.parametrize(
    "statement", ["CREATE TABLE t (a)", "PRAGMA user_version = 1", "PRAGMA application_id = 9"]
)
def test_the_database_of_another_program_is_set_aside_too(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
    opened, (notice,) = open_database(path)
    opened.close()
    assert notice.fault is Fault.DAMAGED


@pytest.mark.parametrize("migrations", [MIGRATIONS, (*MIGRATIONS, NEXT)])
@pytest.mark.parametrize("damage", ["DROP TABLE deals", "PRAGMA user_version = 0", "PRAGMA user_version = -1"])
def test_a_database_that_has_not_the_tables_of_its_version_is_set_aside(
    path: Path, migrations: tuple[Migration, ...], damage: str
) -> None:
    fill(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(damage)
    opened, (notice,) = open_database(path, migrations)
    opened.close()
    assert notice.fault is Fault.DAMAGED
    assert value(path, "SELECT count(*) FROM matches") == 0
    assert value(path, "PRAGMA user_version") == len(migrations)


def test_a_folder_in_place_of_the_database_is_set_aside(path: Path) -> None:
    (path / "inside").mkdir(parents=True)
    opened, (notice,) = open_database(path)
    opened.close()
    assert notice.fault is Fault.UNREADABLE
    assert notice.kept is not None
    assert (notice.kept / "inside").is_dir()


def test_a_folder_that_is_not_there_is_an_error(path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        open_database(path.parent / "none" / "history.sqlite")
    assert caught.value.fault is Fault.NOT_WRITABLE


def test_a_hot_journal_is_set_aside_with_its_database(path: Path) -> None:
    fill(path)
    opened, _ = open_database(path)
    opened.close()
    journal = path.with_name(path.name + "-journal")
    journal.write_bytes(b"left by a killed program")
    opened, (notice,) = begin_anew(path)
    opened.close()
    assert notice.kept is not None
    kept = notice.kept.with_name(notice.kept.name + "-journal")
    assert kept.read_bytes() == b"left by a killed program"
    assert not journal.exists()


def test_a_full_disk_is_named_and_nothing_half_written_stays(path: Path) -> None:
    fill(path)
    history, _ = History.open(path)
    with history.database.writing() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    def go_on() -> None:
        for seed in range(10, 30):
            history.record(whole_match(seed))

    with pytest.raises(StoreError) as caught:
        go_on()
    assert caught.value.fault is Fault.DISK_FULL
    kept = history.matches()
    assert all(len(history.deals(row.id)) == row.deals > 0 for row in kept)
    history.close()
    assert problems(path) == ()


def test_a_database_that_may_only_be_read_can_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(path)
    real: Callable[..., sqlite3.Connection] = sqlite3.connect

    def connect(address: str, **options: object) -> sqlite3.Connection:
        # Not by the mode of the file: the tests may run as root, who may write everything.
        return real(address.replace("mode=rwc", "mode=ro"), **options)

    monkeypatch.setattr(sqlite3, "connect", connect)
    history, notices = History.open(path)
    assert notices == ()
    assert history.count() == 2
    with pytest.raises(StoreError) as caught:
        history.record(whole_match(9))
    assert caught.value.fault is Fault.NOT_WRITABLE
    history.close()


def test_two_programs_write_in_turn_and_lose_nothing(path: Path) -> None:
    first, _ = History.open(path)
    second, _ = History.open(path)
    for seed in range(0, 6, 2):
        first.record(whole_match(seed))
        second.record(whole_match(seed + 1))
    assert first.count() == second.count() == 6
    first.close()
    second.close()
    assert problems(path) == ()


def test_a_program_that_does_not_let_go_is_an_error_after_a_while(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_MS", 20)
    first, _ = History.open(path)
    second, _ = History.open(path)
    with first.database.writing():
        with pytest.raises(StoreError) as caught:
            second.record(whole_match(1))
        assert caught.value.fault is Fault.BUSY
    second.record(whole_match(1))
    assert first.count() == 1
    first.close()
    second.close()


def test_a_column_that_another_program_has_just_added_is_found(path: Path) -> None:
    database, _ = open_database(path, MIGRATIONS[:1])
    early = History(database)
    later, _ = History.open(path)
    early.record(whole_match(1))
    assert later.count() == 1
    early.close()
    later.close()


BEGINNER = """
import sys
from pathlib import Path
from hearts_qt.store import database
from hearts_qt.store.history import History
from tests.store.matches import whole_match
database.BUSY_MS = 60_000
history, notices = History.open(Path(sys.argv[1]))
if notices:
    sys.exit(repr(notices))
history.record(whole_match(int(sys.argv[2])))
"""


def test_four_programs_that_begin_the_database_at_once_all_get_in(path: Path) -> None:
    commands = [[sys.executable, "-c", BEGINNER, str(path), str(seed)] for seed in range(4)]
    programs = [subprocess.Popen(command, cwd=ROOT) for command in commands]
    assert [program.wait(60) for program in programs] == [0] * 4
    history, notices = History.open(path)
    assert notices == ()
    assert history.count() == 4
    history.close()
    assert problems(path) == ()


def test_mutated_databases_never_stop_the_program_and_are_never_lost(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Damage is found when the file is opened, or named when a query meets it; nothing else may happen."""
    monkeypatch.setattr(database, "SYNCHRONOUS", "OFF")
    another = whole_match(40)
    fill(path)
    good, rng = path.read_bytes(), Random(13)
    set_aside, met_later = 0, set()
    for _ in range(200):
        bad = mutated(good, rng)
        path.write_bytes(bad)
        try:
            history, notices = History.open(path)
        except StoreError as error:
            met_later.add(error.fault)
            unchanged = path.read_bytes()
            assert unchanged == bad
            continue
        for notice in notices:
            set_aside += 1
            assert notice.kept is not None
            assert notice.kept.read_bytes() == bad
            notice.kept.unlink()
        try:
            for row in history.matches():
                history.deals(row.id)
                history.record_of(row.id)
            history.record(another)
        except StoreError as error:
            met_later.add(error.fault)
        history.close()
        for left in path.parent.glob("history.sqlite?*"):
            left.unlink()
    assert set_aside > 50
    assert met_later <= {Fault.DAMAGED, Fault.NOT_WRITABLE, Fault.NEWER}
