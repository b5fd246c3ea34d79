"""What the other tables said about the deals of the history: how much was skill, how much the cards.

docs/luck.md says what the figures mean. A verdict holds for the points that were written down in its deal; when
the deal is played again after an undo it counts as none until the deal has been judged anew.
"""

from __future__ import annotations

import json
from math import sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from hearts_qt.store.history import History

METHOD = 1
"""Which way of judging this is: what another way has found is judged anew."""
LATEST = 50
"""Only so many matches are looked at: nobody waits for those of years ago, and judging takes its time."""
SEAT = 0
"""The person's."""


class PendingDeal(Struct, frozen=True):
    """A deal that has not been judged. ``points`` is the text by which its verdict will know it."""

    match_id: str
    number: int
    points: str


class DealLuck(Struct, frozen=True):
    """The verdict on the person's part in one deal, in points (chips); plus is good.

    Attributes:
        tables: how often the expert has played the person's hand; 0: the deal cannot be judged.
        expert_mean: by how much the expert did better than the average of its tables.
        expert_error: the standard error of that.
        expert_points: what the expert wrote down with these cards, on average.
        skill, luck: what the person made of the cards more than the expert, what they were worth.
        skill_variance, luck_variance: the squares of their standard errors.
    """

    tables: int = 0
    expert_mean: float = 0.0
    expert_error: float = 0.0
    expert_points: float = 0.0
    skill: float = 0.0
    skill_variance: float = 0.0
    luck: float = 0.0
    luck_variance: float = 0.0


class Luck(Struct, frozen=True):
    """Some deals together; the figures are sums over the ``judged`` of their ``deals``, in points; plus is good.

    Attributes:
        points: what the person wrote down in the judged deals.
        expert_points: what an expert would have written down on average.
        expert_error: the standard error of that.
        table, tables: which table of how many is being played for the next verdict; 0: nobody said so.
    """

    deals: int
    judged: int
    skill: float
    skill_error: float
    luck: float
    luck_error: float
    points: int
    expert_points: float
    expert_error: float
    table: int = 0
    tables: int = 0

    @property
    def is_complete(self) -> bool:
        """Whether every deal has been judged."""
        return self.judged == self.deals

    @property
    def a_deal(self) -> Luck | None:
        """The means a deal with their standard errors, ``deals`` and ``judged`` as they are; None without any."""
        if not self.judged:
            return None
        n = self.judged
        return Luck(
            self.deals,
            n,
            self.skill / n,
            self.skill_error / n,
            self.luck / n,
            self.luck_error / n,
            self.points,
            self.expert_points / n,
            self.expert_error / n,
        )


_HOLDS = (
    "v.seat = :seat AND v.method = :method AND v.tables >= :least "
    "AND json_extract(v.details, '$.points') = d.points"
)

_PENDING = f"""
    SELECT d.match_id, d.number, d.points
    FROM (
        SELECT id, started FROM matches WHERE outcome != 'playing' ORDER BY started DESC, id LIMIT :latest
    ) AS m
    JOIN deals AS d ON d.match_id = m.id
    WHERE NOT EXISTS (
        SELECT 1 FROM verdicts AS v WHERE v.match_id = d.match_id AND v.number = d.number AND {_HOLDS}
    )
    ORDER BY m.started DESC, m.id, d.number LIMIT 1
"""

_KEEP = """
    INSERT OR REPLACE INTO verdicts (
        match_id, number, seat, method, tables, expert_mean, expert_error, hand_value, details
    )
    SELECT id, :number, :seat, :method, :tables, :expert_mean, :expert_error, :luck, :details
    FROM matches WHERE id = :match_id
"""

_SUMS = f"""
    SELECT
        count(*), count(v.number), total(json_extract(v.details, '$.skill')),
        total(json_extract(v.details, '$.skill_variance')), total(v.hand_value),
        total(json_extract(v.details, '$.luck_variance')),
        total(d.own_points) FILTER (WHERE v.number IS NOT NULL),
        total(json_extract(v.details, '$.expert_points')), total(v.expert_error * v.expert_error)
    FROM deals AS d JOIN matches AS m ON m.id = d.match_id
    LEFT JOIN verdicts AS v ON v.match_id = d.match_id AND v.number = d.number AND {_HOLDS}
    WHERE (:match_id IS NULL OR m.id = :match_id)
        AND (:variant IS NULL OR m.variant = :variant)
        AND (:seats IS NULL OR m.seats = :seats)
        AND (:level IS NULL OR m.level = :level)
        AND (:since IS NULL OR m.ended >= :since)
        AND NOT (:unaided AND (m.used_undo OR m.used_hint))
"""


def next_pending(history: History, latest: int = LATEST) -> PendingDeal | None:
    """A deal that has not been judged, of the ``latest`` matches that are over or left; the newest match first.

    Raises StoreError.
    """
    values = {"latest": latest, "seat": SEAT, "method": METHOD, "least": 0}
    with history.database.reading() as connection:
        row = connection.execute(_PENDING, values).fetchone()
    return None if row is None else PendingDeal(*row)


def keep(history: History, deal: PendingDeal, verdict: DealLuck) -> None:
    """Write the verdict on a deal down, if its match is still there. Raises StoreError."""
    values = verdict_values(deal.match_id, deal.number, deal.points, verdict)
    with history.database.writing() as connection:
        connection.execute(_KEEP, values)


def verdict_values(match_id: str, number: int, points: str, verdict: DealLuck) -> dict[str, object]:
    """The columns of the row of a verdict; ``points`` is the text that the row of the deal has."""
    details = {
        "points": points,
        "skill": verdict.skill,
        "skill_variance": verdict.skill_variance,
        "luck_variance": verdict.luck_variance,
        "expert_points": verdict.expert_points,
    }
    return {
        "match_id": match_id,
        "number": number,
        "seat": SEAT,
        "method": METHOD,
        "tables": verdict.tables,
        "expert_mean": verdict.expert_mean,
        "expert_error": verdict.expert_error,
        "luck": verdict.luck,
        "details": json.dumps(details),
    }


def luck_of_match(history: History, match_id: str) -> Luck:
    """The deals of one match. Raises StoreError."""
    return _sums(history, match_id=match_id)


def luck_of(
    history: History,
    variant: str | None = None,
    seats: int | None = None,
    level: str | None = None,
    since: str | None = None,
) -> Luck:
    """All deals of a variant, a seat count, a level, or everything: ``.a_deal`` has the means with their errors.

    ``since``: of matches that ended at this time or later, in UTC as `datetime.isoformat` gives it.
    Matches in which a move was taken back or a hint was given are left out: their skill is not the person's.
    Raises StoreError.
    """
    return _sums(history, variant=variant, seats=seats, level=level, since=since, unaided=True)


def numbered_results(history: History, variant: str, seats: int, number: int) -> tuple[int, ...]:
    """What the person wrote down each time this numbered deal was played to its end, the first time first.

    Raises StoreError.
    """
    query = """
        SELECT d.own_points FROM matches AS m JOIN deals AS d ON d.match_id = m.id
        WHERE m.variant = ? AND m.seats = ? AND m.seed = ? AND m.occasion IS NOT NULL AND m.outcome = 'finished'
        ORDER BY m.started, m.id, d.number
    """
    with history.database.reading() as connection:
        return tuple(row[0] for row in connection.execute(query, (variant, seats, number)))


def _sums(
    history: History,
    *,
    match_id: str | None = None,
    variant: str | None = None,
    seats: int | None = None,
    level: str | None = None,
    since: str | None = None,
    unaided: bool = False,
) -> Luck:
    values = {
        "match_id": match_id,
        "variant": variant,
        "seats": seats,
        "level": level,
        "since": since,
        "unaided": unaided,
        "seat": SEAT,
        "method": METHOD,
        "least": 1,
    }
    with history.database.reading() as connection:
        row = connection.execute(_SUMS, values).fetchone()
    deals, judged, skill, skill_variance, luck, luck_variance, points, expert_points, expert_variance = row
    return Luck(
        deals=deals,
        judged=judged,
        skill=skill,
        skill_error=sqrt(skill_variance),
        luck=luck,
        luck_error=sqrt(luck_variance),
        points=round(points),
        expert_points=expert_points,
        expert_error=sqrt(expert_variance),
    )
