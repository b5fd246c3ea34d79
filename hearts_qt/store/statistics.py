"""What the matches of the history add up to for the person at seat 0.

One query reads the matches of a scope in narrow rows, one for each match. All else is arithmetic on these rows, so
that the figures of a scope, its course over time and the goals cannot disagree. Deals count with their match:
those of a match that is under way or was abandoned count nowhere. A deal of the day or by number is no match.
"""

from __future__ import annotations

import json
from collections import Counter
from datetime import datetime
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import asdict

from hearts_qt.rules.notation import read_rules
from hearts_qt.rules.ruleset import has_black_lady
from hearts_qt.rules.scoring import place, standings
from hearts_qt.rules.switches import Moon
from hearts_qt.store.errors import Fault, StoreError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.store.history import History

STRETCHES = 24
"""A course over time has so many points at most."""


class Scope(Struct, frozen=True):
    """Which matches are meant; None leaves it open.

    Attributes:
        seats: how many sit at the table.
        level: what all opponents have, or `facts.MIXED`.
        since: those that ended at this time or later, as `datetime.isoformat` gives it in UTC.
    """

    variant: str | None = None
    seats: int | None = None
    level: str | None = None
    since: str | None = None


class Played(Struct, frozen=True):
    """One match that is over or was abandoned.

    Attributes:
        level: what all opponents have, or `facts.MIXED`.
        players: the level of each opponent.
        place: the person's, from 1; equals share it. None: abandoned, and nothing after it counts then.
        shared: won, but not by the person's side alone.
        total: the person's, at the end.
        deals: how many were scored.
        points, points_of_others: the sums over the deals, of the person and of everybody else.
        clear: deals in which the person wrote down nothing.
        moons, moons_suffered: shot by the person's side, and against it.
        moons_stopped: those of others that the person stopped.
        queens: Q♠ that the person took, of ``queens_dealt`` where it is the black lady; two packs have two.
        was_last: nobody was behind the person when half of the deals were played.
        unaided: without undo and hints.
    """

    id: str
    variant: str
    rules: Rules
    level: str
    players: tuple[str, ...]
    ended: datetime
    place: int | None
    shared: bool = False
    total: int = 0
    deals: int = 0
    points: int = 0
    points_of_others: int = 0
    clear: int = 0
    moons: int = 0
    moons_suffered: int = 0
    moons_stopped: int = 0
    queens: int = 0
    queens_dealt: int = 0
    was_last: bool = False
    unaided: bool = True

    @property
    def won(self) -> bool:
        """First place, alone or shared."""
        return self.place == 1


class Summary(Struct, frozen=True):
    """The figures of some matches. Of abandoned ones only their number counts.

    Attributes:
        rules: those of the latest finished match; None without any.
        comparable: all are of one variant, so that points may be compared. Otherwise what is about points is None.
        won, shared: of the finished ones, those won alone and those won together with others.
        places: ``places[k]`` finished matches ended at place k + 1; equal totals have the better place.
        mean_total: the person's total of a match.
        best, worst: the matches with the best and the worst of these totals, the first of several.
        mean_points, mean_points_of_others: per deal of the person, and per deal and seat of everybody else.
        moons, moons_suffered, moons_stopped: see `Played`; ``moon_deals`` are the deals in which there can be one.
        queens: see `Played`, and so ``queens_dealt``.
        streak, longest_streak: finished matches won in a row, shared wins too: up to now, and at most.
    """

    rules: Rules | None
    comparable: bool
    finished: int
    abandoned: int
    won: int
    shared: int
    places: tuple[int, ...]
    mean_total: float | None
    best: Played | None
    worst: Played | None
    deals: int
    clear: int
    mean_points: float | None
    mean_points_of_others: float | None
    moons: int
    moons_suffered: int
    moons_stopped: int
    moon_deals: int
    queens: int
    queens_dealt: int
    streak: int
    longest_streak: int


class Stretch(Struct, frozen=True):
    """Some finished matches in a row.

    ``mean_points`` and ``mean_points_of_others`` are as in `Summary`; None where there is nothing to compare.
    """

    first: datetime
    last: datetime
    finished: int
    won: int
    deals: int
    mean_points: float | None
    mean_points_of_others: float | None


def has_moon(rules: Rules) -> bool:
    """Whether taking every penalty card does something of its own."""
    return rules.moon is not Moon.OFF


# -- arithmetic ------------------------------------------------------------------------------------------------


def summarise(matches: Sequence[Played]) -> Summary:
    """The figures of matches, the earliest first."""
    over = [match for match in matches if match.place is not None]
    comparable = len({match.variant for match in over}) == 1
    places = Counter(match.place for match in over)
    rules = over[-1].rules if over else None
    ranked = sorted(over, key=lambda match: match.total, reverse=rules is not None and rules.most_wins)
    points = _means(over) if comparable else (None, None)
    runs = streaks([match.won for match in over])
    return Summary(
        rules=rules,
        comparable=comparable,
        finished=len(over),
        abandoned=len(matches) - len(over),
        won=sum(match.won and not match.shared for match in over),
        shared=sum(match.shared for match in over),
        places=tuple(places[place] for place in range(1, max((m.rules.seats for m in over), default=0) + 1)),
        mean_total=sum(match.total for match in over) / len(over) if comparable else None,
        best=ranked[0] if comparable else None,
        worst=_first_of_last(ranked) if comparable else None,
        deals=sum(match.deals for match in over),
        clear=sum(match.clear for match in over),
        mean_points=points[0],
        mean_points_of_others=points[1],
        moons=sum(match.moons for match in over),
        moons_suffered=sum(match.moons_suffered for match in over),
        moons_stopped=sum(match.moons_stopped for match in over),
        moon_deals=sum(match.deals for match in over if has_moon(match.rules)),
        queens=sum(match.queens for match in over),
        queens_dealt=sum(match.queens_dealt for match in over),
        streak=runs[-1] if runs else 0,
        longest_streak=max(runs, default=0),
    )


def streaks(won: Sequence[bool]) -> list[int]:
    """How many were won in a row up to each place."""
    runs: list[int] = []
    for one in won:
        runs.append((runs[-1] if runs else 0) + 1 if one else 0)
    return runs


def course(matches: Sequence[Played], most: int = STRETCHES) -> tuple[Stretch, ...]:
    """Finished matches over time, the earliest first: at most ``most`` stretches of nearly equal length."""
    over = [match for match in matches if match.place is not None]
    count = min(most, len(over))
    comparable = len({match.variant for match in over}) == 1
    found = []
    for k in range(count):
        part = over[k * len(over) // count : (k + 1) * len(over) // count]
        own, others = _means(part) if comparable else (None, None)
        won, deals = sum(match.won for match in part), sum(match.deals for match in part)
        found.append(Stretch(part[0].ended, part[-1].ended, len(part), won, deals, own, others))
    return tuple(found)


def _means(matches: Sequence[Played]) -> tuple[float | None, float | None]:
    """Points a deal of the person, and points a deal and seat of everybody else."""
    deals = sum(match.deals for match in matches)
    seats = sum(match.deals * (match.rules.seats - 1) for match in matches)
    if not deals:
        return None, None
    return sum(m.points for m in matches) / deals, sum(m.points_of_others for m in matches) / seats


def _first_of_last(ranked: Sequence[Played]) -> Played:
    return next(match for match in ranked if match.total == ranked[-1].total)


# -- reading -----------------------------------------------------------------------------------------------------

PLAYED = """
    SELECT
        id, variant, rules, level, players, ended, place, shared, matches.totals, used_undo OR used_hint,
        count(number), sum(own_points), sum(all_points), count(*) FILTER (WHERE own_points <= 0),
        group_concat(shooter), count(*) FILTER (WHERE stopper = 0), sum(coalesce(own_queens, queen = 0)),
        CASE WHEN place = 1 THEN (
            SELECT half.totals FROM deals AS half WHERE half.match_id = id AND half.number = (deal_count + 1) / 2
        ) END
    FROM matches LEFT JOIN deals ON match_id = id AND outcome = 'finished'
    WHERE facts > 0 AND {scope}
    GROUP BY id ORDER BY ended, id
"""
"""The rows of `Played`; ``{scope}`` is a `condition`."""

_OFFERED = """
    SELECT variant, seats, level, count(*), max(ended) FROM matches
    WHERE outcome != 'playing' AND occasion IS NULL GROUP BY variant, seats, level
"""


class Offered(Struct, frozen=True):
    """A kind of table of which there are matches: their number and when the latest ended."""

    variant: str
    seats: int
    level: str
    count: int
    latest: str


def condition(scope: Scope) -> str:
    """What a scope asks of matches, in SQL; its fields are the parameters. Only what it names, for the indexes."""
    asked = ["outcome != 'playing'", "occasion IS NULL"]
    asked += [f"{name} = :{name}" for name in ("variant", "seats", "level") if getattr(scope, name) is not None]
    asked += ["ended >= :since"] if scope.since is not None else []
    return " AND ".join(asked)


def offered(history: History) -> tuple[Offered, ...]:
    """What can be chosen for a scope, the latest first. Raises StoreError."""
    with history.database.reading() as connection:
        found = [Offered(*row) for row in connection.execute(_OFFERED)]
    return tuple(sorted(found, key=lambda table: table.latest, reverse=True))


def played(history: History, scope: Scope) -> tuple[Played, ...]:
    """The finished and abandoned matches of a scope, the earliest first. Raises StoreError."""
    with history.database.reading() as connection:
        rows = connection.execute(PLAYED.format(scope=condition(scope)), asdict(scope)).fetchall()
    try:
        return tuple(_played(row) for row in rows)
    except (ValueError, TypeError) as error:
        raise StoreError(Fault.DAMAGED, history.database.path, str(error)) from error


def _played(row: tuple[Any, ...]) -> Played:
    """A row of ``PLAYED``. Raises ValueError and TypeError."""
    (
        key, variant, rules_text, level, players, ended, at, shared, totals, aided,
        deals, own, everybody, clear, shooters, stopped, queens, half,
    ) = row  # fmt: skip
    rules, with_lady = _rules(rules_text)
    shots = [int(seat) for seat in shooters.split(",")] if shooters else []
    made = sum(0 in rules.moon_side(seat) for seat in shots)
    return Played(
        id=key,
        variant=variant,
        rules=rules,
        level=level,
        players=tuple(json.loads(players)),
        ended=datetime.fromisoformat(ended),
        place=at,
        shared=bool(shared),
        total=standings(rules, tuple(json.loads(totals)))[0] if at is not None else 0,
        deals=deals,
        points=own or 0,
        points_of_others=(everybody or 0) - (own or 0),
        clear=clear,
        moons=made,
        moons_suffered=len(shots) - made,
        moons_stopped=stopped,
        queens=(queens or 0) if with_lady else 0,
        queens_dealt=deals * rules.packs if with_lady else 0,
        was_last=half is not None and _is_last(rules, tuple(json.loads(half))),
        unaided=not aided,
    )


@lru_cache(maxsize=1024)
def _rules(text: str) -> tuple[Rules, bool]:
    """The rules of a match, and whether they have a black lady. Raises ValueError."""
    rules = read_rules(text)[1]
    return rules, has_black_lady(rules)


def _is_last(rules: Rules, totals: tuple[int, ...]) -> bool:
    places = [place(rules, totals, seat) for seat in range(rules.seats)]
    return 1 < places[0] == max(places)
