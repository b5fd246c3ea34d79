"""How the database comes from one schema to the next.

``MIGRATIONS[n]`` leads from version n to version n + 1; the version is SQLite's ``user_version``. A migration that
has been published is never changed again: a change of the schema is one more entry at the end.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from typing import TYPE_CHECKING

from hearts_qt.store.errors import write_error

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Migration = tuple[str, ...]
"""SQL statements, one each."""

APPLICATION_ID = 0x48727451
"""``HrtQ`` in the header of the file marks it as ours."""

MIGRATIONS: tuple[Migration, ...] = (
    (
        """
        CREATE TABLE matches (
            id         TEXT PRIMARY KEY NOT NULL,
            variant    TEXT NOT NULL,
            rules      TEXT NOT NULL,
            seats      INTEGER NOT NULL,
            seed       INTEGER NOT NULL,
            players    TEXT NOT NULL,
            started    TEXT NOT NULL,
            ended      TEXT,
            outcome    TEXT NOT NULL CHECK (outcome IN ('playing', 'finished', 'abandoned')),
            winners    TEXT NOT NULL,
            totals     TEXT NOT NULL,
            used_undo  INTEGER NOT NULL,
            used_hint  INTEGER NOT NULL,
            record     TEXT NOT NULL
        )
        """,
        "CREATE INDEX matches_by_start ON matches (started)",
        """
        CREATE TABLE deals (
            match_id   TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number     INTEGER NOT NULL,
            direction  TEXT NOT NULL,
            points     TEXT NOT NULL,
            totals     TEXT NOT NULL,
            shooter    INTEGER,
            queen      INTEGER,
            PRIMARY KEY (match_id, number)
        ) WITHOUT ROWID
        """,
    ),
    ("ALTER TABLE matches ADD COLUMN sitters TEXT NOT NULL DEFAULT '[]'",),
    # What is listed, filtered and counted lies together, in narrow rows; the moves lie apart. Whatever these
    # columns say follows from the moves: `History.refresh` fills them in for what was kept before.
    (
        "ALTER TABLE deals RENAME TO old_deals",
        "ALTER TABLE matches RENAME TO old_matches",
        """
        CREATE TABLE matches (
            id          TEXT PRIMARY KEY NOT NULL,
            variant     TEXT NOT NULL,
            rules       TEXT NOT NULL,
            seats       INTEGER NOT NULL,
            seed        INTEGER NOT NULL,
            players     TEXT NOT NULL,
            sitters     TEXT NOT NULL,
            level       TEXT NOT NULL DEFAULT '',
            started     TEXT NOT NULL,
            ended       TEXT,
            seconds     INTEGER,
            outcome     TEXT NOT NULL CHECK (outcome IN ('playing', 'finished', 'abandoned')),
            winners     TEXT NOT NULL,
            totals      TEXT NOT NULL,
            place       INTEGER,
            shared      INTEGER,
            own_total   INTEGER,
            deal_count  INTEGER NOT NULL DEFAULT 0,
            used_undo   INTEGER NOT NULL,
            used_hint   INTEGER NOT NULL,
            occasion    TEXT,
            facts       INTEGER NOT NULL DEFAULT 0
        )
        """,
        """
        CREATE TABLE records (
            match_id    TEXT PRIMARY KEY NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            record      TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE deals (
            match_id    TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number      INTEGER NOT NULL,
            direction   TEXT NOT NULL,
            points      TEXT NOT NULL,
            totals      TEXT NOT NULL,
            own_points  INTEGER,
            all_points  INTEGER,
            shooter     INTEGER,
            threat      INTEGER,
            stopper     INTEGER,
            queen       INTEGER,
            PRIMARY KEY (match_id, number)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE verdicts (
            match_id      TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number        INTEGER NOT NULL,
            seat          INTEGER NOT NULL,
            method        INTEGER NOT NULL,
            tables        INTEGER NOT NULL,
            expert_mean   REAL NOT NULL,
            expert_error  REAL,
            hand_value    REAL,
            details       TEXT,
            PRIMARY KEY (match_id, number, seat)
        ) WITHOUT ROWID
        """,
        """
        INSERT INTO matches (
            id, variant, rules, seats, seed, players, sitters, started, ended,
            outcome, winners, totals, used_undo, used_hint
        )
        SELECT
            id, variant, rules, seats, seed, players, sitters, started, ended,
            outcome, winners, totals, used_undo, used_hint
        FROM old_matches
        """,
        "INSERT INTO records (match_id, record) SELECT id, record FROM old_matches",
        """
        INSERT INTO deals (match_id, number, direction, points, totals, shooter, queen)
        SELECT match_id, number, direction, points, totals, shooter, queen FROM old_deals
        """,
        "UPDATE matches SET deal_count = (SELECT count(*) FROM deals WHERE match_id = matches.id)",
        "DROP TABLE old_deals",
        "DROP TABLE old_matches",
        "CREATE INDEX matches_by_start ON matches (started)",
        "CREATE INDEX matches_by_variant ON matches (variant, started)",
        "CREATE INDEX matches_by_outcome ON matches (outcome, place, started)",
        "CREATE INDEX matches_by_facts ON matches (facts)",
    ),
    # NULL until `refresh` has been there.
    ("ALTER TABLE deals ADD COLUMN own_queens INTEGER",),
)


def newest(migrations: Sequence[Migration]) -> int:
    """The version that the migrations lead to."""
    return len(migrations)


def copy_before(path: Path, version: int) -> Path:
    """Where the copy lies that was made of a database of ``version`` before it was changed."""
    return path.with_name(f"{path.name}.version-{version}")


def migrate(path: Path, connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Bring the database to the newest version, one migration per transaction, with a copy before each.

    Does nothing to a database that is up to date, so that it can be read where it cannot be written. Two programs
    may do this at once: the second waits and finds the work done. Raises sqlite3.Error and StoreError.
    """
    is_new = _version(connection) == 0
    while _version(connection) < newest(migrations):
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = _version(connection)
            if version < newest(migrations):
                # What has never held anything needs no copy.
                if not is_new:
                    copy_database(path, copy_before(path, version))
                for statement in migrations[version]:
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.rollback()
            raise


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def copy_database(path: Path, copy: Path) -> None:
    """Copy a database as it is between two transactions. The copy is whole or not there.

    Raises sqlite3.Error and StoreError: DISK_FULL or NOT_WRITABLE.
    """
    new = copy.with_name(f".{copy.name}.tmp")
    try:
        new.unlink(missing_ok=True)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(new)) as target:
            source.backup(target)
        os.replace(new, copy)
    except OSError as error:
        raise write_error(copy, error) from error
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)
