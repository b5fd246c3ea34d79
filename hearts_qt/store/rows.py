"""How matches and deals become rows of the tables."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts_qt.store.facts import FACTS, level_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping, Sequence

    from hearts_qt.store.facts import DealFacts, MatchFacts

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

_DERIVED = ("level", "winners", "totals", "place", "shared", "own_total", "deal_count", "facts")
_DEAL_COLUMNS = (
    "match_id, number, direction, points, totals, own_points, all_points, shooter, threat, stopper, queen, "
    "own_queens"
)
_INSERT_DEAL = f"INSERT INTO deals ({_DEAL_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


def derived(facts: MatchFacts, players: Sequence[str]) -> dict[str, object]:
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


def write_match(connection: sqlite3.Connection, row: Mapping[str, object], record: str, facts: MatchFacts) -> None:
    """Write a match with its moves and deals, in place of what was kept of it.

    ``row`` has the columns that `derived` does not give.
    """
    connection.execute(_UPSERT_MATCH, {**row, **derived(facts, json.loads(str(row["players"])))})
    connection.execute(_UPSERT_RECORD, (row["id"], record))
    write_deals(connection, str(row["id"]), facts)


def update_derived(
    connection: sqlite3.Connection, match_id: str, facts: MatchFacts, players: Sequence[str]
) -> None:
    """Write what follows from the moves of a match, and nothing else."""
    connection.execute(_UPDATE_DERIVED, {"id": match_id, **derived(facts, players)})
    write_deals(connection, match_id, facts)


def counted(connection: sqlite3.Connection, match_id: str) -> tuple[dict[str, object], list[tuple[object, ...]]]:
    """What the tables say that follows from the moves: the columns of the match and the rows of its deals."""
    query = f"SELECT {', '.join(_DERIVED)} FROM matches WHERE id = ?"
    match = connection.execute(query, (match_id,)).fetchone()
    query = f"SELECT {_DEAL_COLUMNS} FROM deals WHERE match_id = ? ORDER BY number"
    return dict(zip(_DERIVED, match, strict=True)), connection.execute(query, (match_id,)).fetchall()


def expected(
    match_id: str, facts: MatchFacts, players: Sequence[str]
) -> tuple[dict[str, object], list[tuple[object, ...]]]:
    """What `counted` gives when all is right."""
    return derived(facts, players), [_deal_values(match_id, deal) for deal in facts.deals]


def write_deals(connection: sqlite3.Connection, match_id: str, facts: MatchFacts) -> None:
    """Write the deals of a match in place of those that were kept."""
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
        deal.own_queens,
    )
