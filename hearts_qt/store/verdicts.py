"""What experts said of the deals of a match, as it travels with the match from one history to another.

A verdict that is here and holds stays; another takes its place only where there is none, so none is counted twice.
"""

from __future__ import annotations

import json
from math import isfinite
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.store.luck import METHOD, SEAT, DealLuck, verdict_values

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Sequence

_MOST_TABLES = 10_000
_MOST_POINTS = 1e9
_FIGURES = (
    "expert_mean",
    "expert_error",
    "expert_points",
    "skill",
    "skill_variance",
    "luck",
    "luck_variance",
)
"""Of `DealLuck`, in the order of the text."""
_NEVER_NEGATIVE = ("expert_error", "skill_variance", "luck_variance")

_READ = f"""
    SELECT number, tables, expert_mean, expert_error, hand_value, details FROM verdicts
    WHERE match_id = ? AND seat = {SEAT} AND method = {METHOD} ORDER BY number
"""

_WRITE = """
    INSERT OR REPLACE INTO verdicts (
        match_id, number, seat, method, tables, expert_mean, expert_error, hand_value, details
    ) VALUES (
        :match_id, :number, :seat, :method, :tables, :expert_mean, :expert_error, :luck, :details
    )
"""


class Verdict(Struct, frozen=True):
    """On the person's part in one deal; it holds while these ``points``, per seat, are those of the deal."""

    number: int
    points: tuple[int, ...]
    luck: DealLuck


def verdicts_of(connection: sqlite3.Connection, match_id: str) -> tuple[Verdict, ...]:
    """The verdicts that are kept of a match; those that cannot be read are left out. Raises sqlite3.Error."""
    found = []
    for number, tables, mean, error, luck, details in connection.execute(_READ, (match_id,)).fetchall():
        try:
            more = json.loads(details)
            points = tuple(int(one) for one in json.loads(more["points"]))
            figures = {"expert_mean": mean, "expert_error": error, "luck": luck}
            figures |= {name: more[name] for name in _FIGURES if name not in figures}
            found.append(Verdict(int(number), points, _deal_luck(int(tables), figures)))
        except (ValueError, TypeError, KeyError):
            continue
    return tuple(found)


def new_verdicts(
    connection: sqlite3.Connection, match_id: str, verdicts: Sequence[Verdict]
) -> tuple[Verdict, ...]:
    """Those of the ``verdicts`` that hold for deals of this match which have none. Raises sqlite3.Error."""
    if not verdicts:
        return ()
    query = "SELECT number, points FROM deals WHERE match_id = ?"
    deals = {number: tuple(json.loads(points)) for number, points in connection.execute(query, (match_id,))}
    judged = {one.number for one in verdicts_of(connection, match_id) if deals.get(one.number) == one.points}
    return tuple(one for one in verdicts if one.number not in judged and deals.get(one.number) == one.points)


def add_verdicts(connection: sqlite3.Connection, match_id: str, verdicts: Sequence[Verdict]) -> None:
    """Write down those that are new. Raises sqlite3.Error."""
    for one in new_verdicts(connection, match_id, verdicts):
        values = verdict_values(match_id, one.number, json.dumps(one.points), one.luck)
        connection.execute(_WRITE, values)


def write_verdicts(verdicts: Iterable[Verdict]) -> str:
    """A text that `read_verdicts` reads."""
    return "; ".join(
        " ".join(
            (
                str(one.number),
                str(METHOD),
                ",".join(map(str, one.points)),
                str(one.luck.tables),
                *(repr(float(getattr(one.luck, name))) for name in _FIGURES),
            )
        )
        for one in verdicts
    )


def read_verdicts(text: str) -> tuple[Verdict, ...]:
    """The verdicts of a text; those of another method are no use and left out. Raises ValueError."""
    found = []
    for part in text.split(";"):
        number, method, points, tables, *figures = part.split()
        if int(method) == METHOD:
            values = dict(zip(_FIGURES, map(float, figures), strict=True))
            sums = tuple(int(one) for one in points.split(","))
            found.append(Verdict(int(number), sums, _deal_luck(int(tables), values)))
    return tuple(found)


def _deal_luck(tables: int, figures: dict[str, float]) -> DealLuck:
    """Raises ValueError and TypeError for what no expert can have said."""
    if not 0 <= tables <= _MOST_TABLES:
        raise ValueError("not a number of tables")
    for name, value in figures.items():
        if not isfinite(value) or abs(value) > _MOST_POINTS or (name in _NEVER_NEGATIVE and value < 0):
            raise ValueError(f"{name} cannot be {value}")
    return DealLuck(tables, **figures)
