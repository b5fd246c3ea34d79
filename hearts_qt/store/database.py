"""The SQLite file of the history: opened with care, changed in transactions only.

The journal is SQLite's rollback journal, not a write-ahead log: a deal is written every few minutes, so speed does
not matter, while one single file can be copied and set aside, lies well on network folders, and with
``synchronous = EXTRA`` a finished transaction outlives a loss of power. Two programs may write at once: SQLite
lets one wait for the other, `BUSY_MS` at most.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING

from hearts_qt.store.atomic import set_aside
from hearts_qt.store.errors import Fault, Notice, StoreError
from hearts_qt.store.migrations import APPLICATION_ID, MIGRATIONS, migrate, newest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from hearts_qt.store.migrations import Migration

BUSY_MS = 2000
SYNCHRONOUS = "EXTRA"
SMALL_BYTES = 8_000_000
"""Up to this size (some 1,400 matches) the whole file is checked when it is opened, in about 20 ms."""

_CODES = {
    sqlite3.SQLITE_FULL: Fault.DISK_FULL,
    sqlite3.SQLITE_READONLY: Fault.NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: Fault.NOT_WRITABLE,
    sqlite3.SQLITE_IOERR: Fault.NOT_WRITABLE,
    sqlite3.SQLITE_PERM: Fault.NOT_WRITABLE,
    sqlite3.SQLITE_BUSY: Fault.BUSY,
    sqlite3.SQLITE_LOCKED: Fault.BUSY,
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
}


class Database:
    """One connection. Use it in the thread that made it."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection

    def close(self) -> None:
        """Give the file back. Harmless when that has been done."""
        self._connection.close()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection, for queries that belong together: they see one state of the file.

        Raises StoreError for trouble with the file and what is in it.
        """
        with translated(self.path), _transaction(self._connection, "BEGIN"):
            yield self._connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """The connection, in a transaction that is kept as a whole or not at all.

        Raises StoreError: BUSY, DISK_FULL, NOT_WRITABLE or DAMAGED.
        """
        with translated(self.path), _transaction(self._connection, "BEGIN IMMEDIATE"):
            yield self._connection


def open_database(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> tuple[Database, tuple[Notice, ...]]:
    """Open or begin the database and bring it to the newest schema.

    A damaged or unreadable file is set aside, with its journal, and a new one begun; the notice says so. Raises
    StoreError: NEWER (the file stays as it is), NOT_WRITABLE, DISK_FULL or BUSY; the program then goes on without
    a history.
    """
    try:
        return _open(path, migrations), ()
    except StoreError as error:
        if error.fault not in (Fault.DAMAGED, Fault.UNREADABLE):
            raise
        trouble = error
    return _open_anew(trouble, migrations)


def begin_anew(path: Path) -> tuple[Database, tuple[Notice, ...]]:
    """Set the database aside and begin a new one, for a file found to be damaged only later. Raises as above."""
    return _open_anew(StoreError(Fault.DAMAGED, path, "found while reading"), MIGRATIONS)


def problems(path: Path) -> tuple[str, ...]:
    """What SQLite's full integrity check says against the file.

    Nothing is changed, except that SQLite takes back what a killed program had half written.
    Raises StoreError: NEWER, NOT_WRITABLE (it cannot be opened) or BUSY.
    """
    try:
        with closing(_connect(path, "rw")) as connection, _blaming(path):
            _check_schema(path, connection, MIGRATIONS)
            return _integrity(connection, 100)
    except StoreError as error:
        if error.fault is not Fault.DAMAGED:
            raise
        return (error.reason,)


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn errors that are the file's or the system's into StoreError; our own mistakes pass as they are."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        fault = _fault(error)
        if fault is None:
            raise
        raise StoreError(fault, path, str(error)) from error


@contextmanager
def _blaming(path: Path) -> Iterator[None]:
    """The same around queries that are right for every database: any other error is damage to the file."""
    try:
        with translated(path):
            yield
    except sqlite3.Error as error:
        raise StoreError(Fault.DAMAGED, path, str(error)) from error


def _fault(error: sqlite3.Error | UnicodeDecodeError) -> Fault | None:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Python's own complaint about a text that is not UTF-8, in a table or in SQLite's message.
        return Fault.DAMAGED if "decode" in str(error).lower() else None
    if "malformed JSON" in str(error):
        return Fault.DAMAGED
    return _CODES.get(code & 0xFF)


@contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.rollback()
        raise


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    with _blaming(path):
        uri = f"{path.absolute().as_uri()}?mode={mode}"
        connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_MS / 1000)
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        except BaseException:
            connection.close()
            raise
        return connection


def _open(path: Path, migrations: Sequence[Migration]) -> Database:
    if path.exists() and not (path.is_file() and os.access(path, os.R_OK)):
        raise StoreError(Fault.UNREADABLE, path, "not a file that we may read")
    connection = _connect(path, "rwc")
    try:
        with _blaming(path):
            _check_schema(path, connection, migrations)
            if path.stat().st_size <= SMALL_BYTES and (wrong := _integrity(connection, 1)):
                raise StoreError(Fault.DAMAGED, path, wrong[0])
        with translated(path):
            migrate(path, connection, migrations)
    except BaseException:
        connection.close()
        raise
    return Database(path, connection)


def _open_anew(trouble: StoreError, migrations: Sequence[Migration]) -> tuple[Database, tuple[Notice, ...]]:
    path = trouble.path
    try:
        kept = set_aside(path, "damaged")
        # A journal belongs to its database by name: left behind it would be played into the new one.
        for suffix in ("-journal", "-wal", "-shm"):
            companion = path.with_name(path.name + suffix)
            if companion.exists():
                companion.replace(kept.with_name(kept.name + suffix))
    except OSError as error:
        raise StoreError(Fault.NOT_WRITABLE, path, error.strerror or str(error)) from error
    return _open(path, migrations), (Notice(trouble.fault, path, kept=kept, detail=trouble.reason),)


def _check_schema(path: Path, connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """See that the tables are those of the version: the number alone proves nothing."""
    # One transaction, because another program may be making these tables right now.
    with _transaction(connection, "BEGIN"):
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        tables = _schema(connection)
    if application != APPLICATION_ID and (application, version, tables) != (0, 0, []):
        raise StoreError(Fault.DAMAGED, path, "a database of another program")
    if version > newest(migrations):
        raise StoreError(Fault.NEWER, path, f"schema {version}, this program knows {newest(migrations)}")
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        for migration in migrations[: max(0, version)]:
            for statement in migration:
                model.execute(statement)
        if tables != _schema(model):
            raise StoreError(Fault.DAMAGED, path, "its tables are not those of its version")


def _integrity(connection: sqlite3.Connection, most: int) -> tuple[str, ...]:
    lines = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({most})")]
    orphans = connection.execute("PRAGMA foreign_key_check")
    lines += [f"row {row[1]} of {row[0]} belongs to nothing" for row in orphans]
    return tuple(line for line in lines if line != "ok")


def _schema(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    query = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name"
    return connection.execute(query).fetchall()
