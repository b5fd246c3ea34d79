"""What the finished and abandoned matches add up to for the person at seat 0."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts_qt.store.history import History


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of one variant. Matches under way count nowhere; of abandoned ones only their number.

    Means, best and worst are None while there is nothing to take them of.

    Attributes:
        finished, abandoned: matches.
        won, shared: of the finished ones, those won alone and those won together with others.
        places: ``places[k]`` finished matches ended at place k + 1; equal totals have the better place.
        mean_total, best_total, worst_total: the person's total of a match; the best is the lowest.
        deals: scored deals of finished matches.
        mean_points, mean_points_of_others: points per deal of the person, and per deal and seat of the others.
        moons, moons_of_others: shot by the person, and by any other seat.
        queens: deals in which the person took Q♠.
    """

    variant: str
    finished: int
    abandoned: int
    won: int
    shared: int
    places: tuple[int, ...]
    mean_total: float | None
    best_total: int | None
    worst_total: int | None
    deals: int
    mean_points: float | None
    mean_points_of_others: float | None
    moons: int
    moons_of_others: int
    queens: int


_MATCHES = """
    SELECT
        count(*) FILTER (WHERE outcome = 'finished'),
        count(*) FILTER (WHERE outcome = 'abandoned'),
        count(*) FILTER (WHERE outcome = 'finished' AND winners = '[0]'),
        count(*) FILTER (WHERE outcome = 'finished' AND winners LIKE '[0,%'),
        avg(json_extract(totals, '$[0]')) FILTER (WHERE outcome = 'finished'),
        min(json_extract(totals, '$[0]')) FILTER (WHERE outcome = 'finished'),
        max(json_extract(totals, '$[0]')) FILTER (WHERE outcome = 'finished'),
        max(seats)
    FROM matches WHERE variant = ? AND outcome != 'playing'
"""

_PLACES = """
    SELECT 1 + (SELECT count(*) FROM json_each(totals) WHERE value < json_extract(totals, '$[0]'))
    FROM matches WHERE variant = ? AND outcome = 'finished'
"""

_DEALS = """
    SELECT
        count(*),
        avg(json_extract(deals.points, '$[0]')),
        sum((SELECT sum(value) FROM json_each(deals.points))) - sum(json_extract(deals.points, '$[0]')),
        sum(seats - 1),
        count(*) FILTER (WHERE shooter = 0),
        count(*) FILTER (WHERE shooter > 0),
        count(*) FILTER (WHERE queen = 0)
    FROM deals JOIN matches ON matches.id = deals.match_id WHERE variant = ? AND outcome = 'finished'
"""


def summaries(history: History) -> tuple[Summary, ...]:
    """The figures of every variant that was played to an end or abandoned, by id. Raises StoreError."""
    query = "SELECT DISTINCT variant FROM matches WHERE outcome != 'playing' ORDER BY variant"
    with history.database.reading() as connection:
        variants = [row[0] for row in connection.execute(query)]
    return tuple(summary(history, variant) for variant in variants)


def summary(history: History, variant: str) -> Summary:
    """The figures of one variant. Raises StoreError."""
    with history.database.reading() as connection:
        matches = connection.execute(_MATCHES, (variant,)).fetchone()
        places = Counter(row[0] for row in connection.execute(_PLACES, (variant,)))
        deals = connection.execute(_DEALS, (variant,)).fetchone()
    finished, abandoned, won, shared, mean_total, best_total, worst_total, seats = matches
    count, mean_points, others_sum, others_count, moons, moons_of_others, queens = deals
    return Summary(
        variant=variant,
        finished=finished,
        abandoned=abandoned,
        won=won,
        shared=shared,
        places=tuple(places[place] for place in range(1, (seats or 0) + 1)),
        mean_total=mean_total,
        best_total=best_total,
        worst_total=worst_total,
        deals=count,
        mean_points=mean_points,
        mean_points_of_others=others_sum / others_count if others_count else None,
        moons=moons,
        moons_of_others=moons_of_others,
        queens=queens,
    )
