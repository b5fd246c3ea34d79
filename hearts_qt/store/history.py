"""Every match and every scored deal, kept in the database.

Everything is written from the moves of a `SavedMatch` and by its id, so writing the same match twice, after an
undo or after a restart, leaves one row of it with the latest facts.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from hearts_qt.rules.notation import Record, read_record, write_record, write_rules
from hearts_qt.rules.refusals import IllegalMove
from hearts_qt.rules.switches import Direction
from hearts_qt.store.database import Database, begin_anew, open_database
from hearts_qt.store.errors import Fault, Notice, StoreError
from hearts_qt.store.facts import FACTS, DealFacts, MatchFacts, Outcome, facts_of, level_of

if TYPE_CHECKING:
    import sqlite3
    from pathlib import Path

    from hearts_qt.store.saved_match import SavedMatch

FILE_NAME = "history.sqlite"
UNREADABLE = -1
"""Stands for the number of the facts where the moves cannot be read."""

logger = logging.getLogger(__name__)

_MATCH_COLUMNS = (
    "id, variant, rules, seats, seed, players, started, ended, outcome, winners, totals, used_undo, used_hint, "
    "sitters, deal_count, place, seconds, occasion, shared"
)
_FILTER = "(:variant IS NULL OR variant = :variant) AND (:outcome IS NULL OR outcome = :outcome)"


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One match of the list.

    Attributes:
        rules: as `notation.write_rules` gives them.
        players: the levels of the seats from 1 on.
        started, ended: in UTC; ``ended`` is None while it is being played.
        winners: the seats that share the lowest total; empty unless finished.
        totals: per seat after the last scored deal.
        deals: how many were scored.
        sitters: who sat at the seats from 1 on, by key; empty where nobody noted it.
        place: the person's, from 1; None unless finished (and until `refresh` has been there).
        shared: whether the person is first together with others who are no partners.
        seconds: how long it was played; None where nobody noted it.
        occasion: the name of a deal of the day or a numbered deal, if it was one.
    """

    id: str
    variant: str
    rules: str
    seats: int
    seed: int
    players: tuple[str, ...]
    started: datetime
    ended: datetime | None
    outcome: Outcome
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    used_undo: bool
    used_hint: bool
    deals: int
    sitters: tuple[str, ...] = ()
    place: int | None = None
    seconds: int | None = None
    occasion: str | None = None
    shared: bool = False


class History:
    """The history of one profile. Every method may raise StoreError; play goes on without it then."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    def open(cls, path: Path) -> tuple[History, tuple[Notice, ...]]:
        """Open or begin the history. Notices and errors are those of `database.open_database`."""
        database, notices = open_database(path)
        return cls(database), notices

    @classmethod
    def begin_anew(cls, path: Path) -> tuple[History, tuple[Notice, ...]]:
        """Set aside a file that a later method found DAMAGED, and begin again. Close the old one first."""
        database, notices = begin_anew(path)
        return cls(database), notices

    def close(self) -> None:
        """Give the file back. Harmless when that has been done."""
        self.database.close()

    # -- writing -----------------------------------------------------------------------------------

    def record(self, saved: SavedMatch) -> None:
        """Keep the scored deals of a match; a match whose last deal is played is finished with that.

        Call it after every scored deal. Raises StoreError: BUSY, DISK_FULL, NOT_WRITABLE or DAMAGED.
        """
        self._write(saved, Outcome.PLAYING)

    def abandon(self, saved: SavedMatch) -> None:
        """Keep a match that is left for another one. One that is over stays finished."""
        self._write(saved, Outcome.ABANDONED)

    def abandon_all_but(self, match_id: str | None) -> int:
        """Mark matches that count as being played but cannot be gone on with; how many there were.

        For the start of the program, by the copy that holds the lock: ``match_id`` is the match it resumes. A
        match that a second copy still plays gets its right outcome when that copy next writes it.
        """
        query = """
            UPDATE matches SET outcome = 'abandoned', ended = :now
            WHERE outcome = 'playing' AND id IS NOT :kept
        """
        with self.database.writing() as connection:
            return connection.execute(query, {"now": _write_time(_now()), "kept": match_id}).rowcount

    def delete(self, match_id: str) -> None:
        """Forget a match and its deals."""
        with self.database.writing() as connection:
            connection.execute("DELETE FROM matches WHERE id = ?", (match_id,))

    def _write(self, saved: SavedMatch, unless_over: Outcome) -> None:
        record = saved.played
        facts = facts_of(record)
        outcome = Outcome.FINISHED if facts.winners else unless_over
        row = {
            "id": saved.id,
            "variant": record.variant,
            "rules": write_rules(record.variant, record.rules),
            "seats": record.rules.seats,
            "seed": record.seed,
            "players": json.dumps(saved.players),
            "started": _write_time(saved.started),
            "ended": None if outcome is Outcome.PLAYING else _write_time(_now()),
            "outcome": outcome.value,
            "used_undo": saved.used_undo,
            "used_hint": saved.used_hint,
            "sitters": json.dumps(saved.sitters),
            "seconds": round(saved.seconds) or None,
            "occasion": saved.occasion or None,
            **_derived(facts, saved.players),
        }
        with self.database.writing() as connection:
            connection.execute(_UPSERT_MATCH, row)
            connection.execute(_UPSERT_RECORD, (saved.id, write_record(record)))
            _write_deals(connection, saved.id, facts)

    def refresh(self, most: int = 50) -> int:
        """Compute anew what an older version kept of at most ``most`` matches; how many are left after that.

        A match whose moves cannot be read keeps what is there.
        """
        stale = "FROM matches JOIN records ON match_id = id WHERE facts BETWEEN 0 AND :last"
        values = {"last": FACTS - 1, "most": most}
        with self.database.writing() as connection:
            query = f"SELECT id, record, players {stale} LIMIT :most"
            for match_id, record, players in connection.execute(query, values).fetchall():
                try:
                    facts = facts_of(read_record(_text(record)))
                    row = {"id": match_id, **_derived(facts, tuple(json.loads(players)))}
                except (ValueError, TypeError, IllegalMove) as error:
                    logger.info("The moves of match %s cannot be read: %s", match_id, error)
                    connection.execute("UPDATE matches SET facts = ? WHERE id = ?", (UNREADABLE, match_id))
                    continue
                connection.execute(_UPDATE_DERIVED, row)
                _write_deals(connection, match_id, facts)
            (left,) = connection.execute(f"SELECT count(*) {stale}", values).fetchone()
        return int(left)

    # -- reading -----------------------------------------------------------------------------------

    def matches(
        self,
        *,
        variant: str | None = None,
        outcome: Outcome | None = None,
        offset: int = 0,
        limit: int = 100,
    ) -> tuple[MatchRow, ...]:
        """A page of the matches, the latest first."""
        query = f"""
            SELECT {_MATCH_COLUMNS} FROM matches WHERE {_FILTER}
            ORDER BY started DESC, id LIMIT :limit OFFSET :offset
        """
        values = {**_filter(variant, outcome), "limit": limit, "offset": offset}
        with self.database.reading() as connection:
            return tuple(self._match_row(row) for row in connection.execute(query, values))

    def count(self, *, variant: str | None = None, outcome: Outcome | None = None) -> int:
        """How many matches `matches` would list."""
        query = f"SELECT count(*) FROM matches WHERE {_FILTER}"
        with self.database.reading() as connection:
            return int(connection.execute(query, _filter(variant, outcome)).fetchone()[0])

    def match(self, match_id: str) -> MatchRow | None:
        """One match, or None if it is not kept."""
        query = f"SELECT {_MATCH_COLUMNS} FROM matches WHERE id = ?"
        with self.database.reading() as connection:
            row = connection.execute(query, (match_id,)).fetchone()
            return None if row is None else self._match_row(row)

    def deals(self, match_id: str) -> tuple[DealFacts, ...]:
        """The scored deals of a match, in order."""
        query = """
            SELECT number, direction, points, totals, shooter, queen, threat, stopper
            FROM deals WHERE match_id = ? ORDER BY number
        """
        with self.database.reading() as connection:
            return tuple(self._deal_facts(row) for row in connection.execute(query, (match_id,)))

    def record_of(self, match_id: str) -> Record | None:
        """The moves of a match, to look at it again; None if it is not kept."""
        with self.database.reading() as connection:
            row = connection.execute("SELECT record FROM records WHERE match_id = ?", (match_id,)).fetchone()
        if row is None:
            return None
        try:
            return read_record(_text(row[0]))
        except ValueError as error:
            raise self._damaged(error) from error

    def _match_row(self, row: tuple[Any, ...]) -> MatchRow:
        try:
            return MatchRow(
                id=_text(row[0]),
                variant=_text(row[1]),
                rules=_text(row[2]),
                seats=row[3],
                seed=row[4],
                players=tuple(json.loads(row[5])),
                started=datetime.fromisoformat(row[6]),
                ended=None if row[7] is None else datetime.fromisoformat(row[7]),
                outcome=Outcome(row[8]),
                winners=tuple(json.loads(row[9])),
                totals=tuple(json.loads(row[10])),
                used_undo=bool(row[11]),
                used_hint=bool(row[12]),
                sitters=tuple(json.loads(row[13])),
                deals=row[14],
                place=row[15],
                seconds=row[16],
                occasion=None if row[17] is None else _text(row[17]),
                shared=bool(row[18]),
            )
        except (ValueError, TypeError) as error:
            raise self._damaged(error) from error

    def _deal_facts(self, row: tuple[Any, ...]) -> DealFacts:
        number, direction, points, totals, shooter, queen, threat, stopper = row
        try:
            return DealFacts(
                number,
                Direction(direction),
                tuple(json.loads(points)),
                tuple(json.loads(totals)),
                shooter,
                queen,
                threat,
                stopper,
            )
        except (ValueError, TypeError) as error:
            raise self._damaged(error) from error

    def _damaged(self, error: Exception) -> StoreError:
        return StoreError(Fault.DAMAGED, self.database.path, str(error))


# The columns are named: another program may just have added one, and SQLite looks at the table anew only when it
# misses a name.
_UPSERT_MATCH = """
    INSERT INTO matches (
        id, variant, rules, seats, seed, players, sitters, level, started, ended, seconds, outcome,
        winners, totals, place, shared, own_total, deal_count, used_undo, used_hint, occasion, facts
    ) VALUES (
        :id, :variant, :rules, :seats, :seed, :players, :sitters, :level, :started, :ended, :seconds, :outcome,
        :winners, :totals, :place, :shared, :own_total, :deal_count, :used_undo, :used_hint, :occasion, :facts
    )
    ON CONFLICT (id) DO UPDATE SET
        -- The first end of a match stays when the same end is written again.
        ended = CASE WHEN outcome = excluded.outcome THEN coalesce(ended, excluded.ended) ELSE excluded.ended END,
        outcome = excluded.outcome,
        winners = excluded.winners,
        totals = excluded.totals,
        place = excluded.place,
        shared = excluded.shared,
        own_total = excluded.own_total,
        deal_count = excluded.deal_count,
        seconds = excluded.seconds,
        used_undo = excluded.used_undo,
        used_hint = excluded.used_hint,
        facts = excluded.facts
"""

_UPSERT_RECORD = """
    INSERT INTO records (match_id, record) VALUES (?, ?)
    ON CONFLICT (match_id) DO UPDATE SET record = excluded.record
"""

_UPDATE_DERIVED = """
    UPDATE matches SET
        level = :level, winners = :winners, totals = :totals, place = :place, shared = :shared,
        own_total = :own_total, deal_count = :deal_count, facts = :facts
    WHERE id = :id
"""

_INSERT_DEAL = """
    INSERT INTO deals (
        match_id, number, direction, points, totals, own_points, all_points, shooter, threat, stopper, queen
    ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


def _derived(facts: MatchFacts, players: tuple[str, ...]) -> dict[str, object]:
    """The columns of a match that follow from its moves."""
    return {
        "level": level_of(players),
        "winners": json.dumps(facts.winners),
        "totals": json.dumps(facts.totals),
        "place": facts.place,
        "shared": facts.shared,
        "own_total": facts.totals[0],
        "deal_count": len(facts.deals),
        "facts": FACTS,
    }


def _write_deals(connection: sqlite3.Connection, match_id: str, facts: MatchFacts) -> None:
    # Deals that an undo took back are no longer deals of this match.
    connection.execute("DELETE FROM deals WHERE match_id = ?", (match_id,))
    connection.executemany(_INSERT_DEAL, [_deal_values(match_id, deal) for deal in facts.deals])


def _deal_values(match_id: str, deal: DealFacts) -> tuple[object, ...]:
    return (
        match_id,
        deal.number,
        deal.direction.value,
        json.dumps(deal.points),
        json.dumps(deal.totals),
        deal.points[0],
        sum(deal.points),
        deal.shooter,
        deal.threat,
        deal.stopper,
        deal.queen,
    )


def _filter(variant: str | None, outcome: Outcome | None) -> dict[str, str | None]:
    return {"variant": variant, "outcome": None if outcome is None else outcome.value}


def _text(value: object) -> str:
    # SQLite columns hold whatever damage has put there.
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not a text")
    return value


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


def _write_time(time: datetime) -> str:
    # One zone for all, so that the texts sort as the times do.
    return time.astimezone(UTC).isoformat()
