"""Every match and every scored deal, kept in the database.

Everything is written from the moves of a `SavedMatch` and by its id, so writing the same match twice, after an
undo or after a restart, leaves one row of it with the latest facts.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from hearts_qt.rules.notation import Record, read_record, write_record, write_rules
from hearts_qt.rules.switches import Direction
from hearts_qt.store.database import Database, begin_anew, open_database
from hearts_qt.store.errors import Fault, Notice, StoreError
from hearts_qt.store.facts import DealFacts, MatchFacts, Outcome, facts_of
from hearts_qt.store.kept import Kept
from hearts_qt.store.rows import write_match
from hearts_qt.store.verdicts import add_verdicts, new_verdicts, verdicts_of
from hearts_qt.store.wanted import EVERYTHING, Wanted

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.store.verdicts import Verdict

_KEPT_COLUMNS = "id, players, sitters, started, ended, outcome, seconds, used_undo, used_hint, occasion, record"

_MATCH_COLUMNS = (
    "id, variant, rules, seats, seed, players, started, ended, outcome, winners, totals, used_undo, used_hint, "
    "sitters, deal_count, place, seconds, occasion, shared"
)


class MatchRow(Struct, frozen=True):
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
        }
        with self.database.writing() as connection:
            write_match(connection, row, write_record(record), facts)

    def add(self, matches: Iterable[tuple[Kept, MatchFacts | None]]) -> int:
        """Take over matches whose moves have been checked, all of them or none; how many they were.

        Of a match without facts, which is here already, only what experts said of its deals is taken over.
        """
        count = 0
        with self.database.writing() as connection:
            for kept, facts in matches:
                if facts is not None:
                    write_match(connection, _kept_row(kept, facts), kept.record, facts)
                    count += 1
                add_verdicts(connection, kept.id, kept.verdicts)
        return count

    # -- reading -----------------------------------------------------------------------------------

    def matches(self, wanted: Wanted = EVERYTHING, *, offset: int = 0, limit: int = 100) -> tuple[MatchRow, ...]:
        """A page of the matches that are wanted, the latest first."""
        condition, values = wanted.condition()
        query = f"""
            SELECT {_MATCH_COLUMNS} FROM matches WHERE {condition}
            ORDER BY started DESC, id LIMIT ? OFFSET ?
        """
        with self.database.reading() as connection:
            return tuple(self._match_row(row) for row in connection.execute(query, (*values, limit, offset)))

    def count(self, wanted: Wanted = EVERYTHING) -> int:
        """How many matches `matches` would list."""
        condition, values = wanted.condition()
        with self.database.reading() as connection:
            query = f"SELECT count(*) FROM matches WHERE {condition}"
            return int(connection.execute(query, values).fetchone()[0])

    def ids(self, wanted: Wanted = EVERYTHING) -> tuple[str, ...]:
        """The ids of all matches that are wanted, the latest first."""
        condition, values = wanted.condition()
        query = f"SELECT id FROM matches WHERE {condition} ORDER BY started DESC, id"
        with self.database.reading() as connection:
            return tuple(row[0] for row in connection.execute(query, values))

    def variants(self) -> tuple[str, ...]:
        """The variants that were played, by id."""
        with self.database.reading() as connection:
            return tuple(row[0] for row in connection.execute("SELECT DISTINCT variant FROM matches ORDER BY 1"))

    def match(self, match_id: str) -> MatchRow | None:
        """One match, or None if it is not kept."""
        query = f"SELECT {_MATCH_COLUMNS} FROM matches WHERE id = ?"
        with self.database.reading() as connection:
            row = connection.execute(query, (match_id,)).fetchone()
            return None if row is None else self._match_row(row)

    def deals(self, match_id: str) -> tuple[DealFacts, ...]:
        """The scored deals of a match, in order."""
        query = """
            SELECT number, direction, points, totals, shooter, queen, threat, stopper, own_queens
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

    def kept(self, match_id: str) -> Kept | None:
        """A match with its moves as it travels to another history; None if it is not kept."""
        query = f"SELECT {_KEPT_COLUMNS} FROM matches JOIN records ON match_id = id WHERE id = ?"
        with self.database.reading() as connection:
            row = connection.execute(query, (match_id,)).fetchone()
            verdicts = () if row is None else verdicts_of(connection, match_id)
        try:
            return None if row is None else _kept(row, verdicts)
        except (ValueError, TypeError) as error:
            raise self._damaged(error) from error

    def with_moves(self, seed: int, record: str) -> str | None:
        """The id of a match with these very moves, if one is kept; ``record`` in the notation of the rules."""
        query = "SELECT id FROM matches JOIN records ON match_id = id WHERE seed = ? AND record = ?"
        with self.database.reading() as connection:
            row = connection.execute(query, (seed, record)).fetchone()
        return None if row is None else str(row[0])

    def lacks_verdicts(self, kept: Kept) -> bool:
        """Whether experts said there of deals that are here too what nobody knows here."""
        with self.database.reading() as connection:
            return bool(new_verdicts(connection, kept.id, kept.verdicts))

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
        number, direction, points, totals, shooter, queen, threat, stopper, own_queens = row
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
                own_queens or 0,
            )
        except (ValueError, TypeError) as error:
            raise self._damaged(error) from error

    def _damaged(self, error: Exception) -> StoreError:
        return StoreError(Fault.DAMAGED, self.database.path, str(error))


def _kept_row(kept: Kept, facts: MatchFacts) -> dict[str, object]:
    """The columns of a match that do not follow from its moves alone."""
    rules_line = kept.record.splitlines()[1].removeprefix("rules ").strip()
    return {
        "id": kept.id,
        "variant": rules_line.split()[0],
        "rules": rules_line,
        "seats": len(facts.totals),
        "seed": int(kept.record.splitlines()[2].split()[1]),
        "players": json.dumps(kept.players),
        "sitters": json.dumps(kept.sitters),
        "started": _write_time(kept.started),
        "ended": None if kept.ended is None else _write_time(kept.ended),
        "outcome": kept.outcome.value,
        "used_undo": kept.used_undo,
        "used_hint": kept.used_hint,
        "seconds": kept.seconds,
        "occasion": kept.occasion or None,
    }


def _kept(row: tuple[Any, ...], verdicts: tuple[Verdict, ...]) -> Kept:
    match_id, players, sitters, started, ended, outcome, seconds, used_undo, used_hint, occasion, record = row
    return Kept(
        id=_text(match_id),
        players=tuple(json.loads(players)),
        sitters=tuple(json.loads(sitters)),
        started=datetime.fromisoformat(started),
        ended=None if ended is None else datetime.fromisoformat(ended),
        outcome=Outcome(outcome),
        seconds=seconds,
        used_undo=bool(used_undo),
        used_hint=bool(used_hint),
        occasion=occasion or "",
        record=_text(record),
        verdicts=verdicts,
    )


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
