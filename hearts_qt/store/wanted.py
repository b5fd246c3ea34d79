"""Which matches of the history are wanted, as a condition of a query."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum

from msgspec import Struct


class Result(Enum):
    """How a match went for the person."""

    WON = "won"
    SHARED = "shared"
    """First together with others who are no partners."""
    LOST = "lost"
    ABANDONED = "abandoned"
    PLAYING = "playing"


_RESULTS = {
    Result.WON: "(outcome = 'finished' AND place = 1 AND NOT shared)",
    Result.SHARED: "(outcome = 'finished' AND place = 1 AND shared)",
    Result.LOST: "(outcome = 'finished' AND place > 1)",
    Result.ABANDONED: "outcome = 'abandoned'",
    Result.PLAYING: "outcome = 'playing'",
}


class Opponent(Struct, frozen=True):
    """Somebody at the table, by key.

    ``usual_seat`` is where they sit in matches of which nobody noted who sat where; None: at none.
    """

    key: str
    usual_seat: int | None = None


class Term(Struct, frozen=True):
    """What one word of a search may mean; one of it has to be so. Nothing at all finds nothing."""

    variants: frozenset[str] = frozenset()
    opponents: tuple[Opponent, ...] = ()
    levels: frozenset[str] = frozenset()
    seed: int | None = None


class Wanted(Struct, frozen=True):
    """Everything that is given has to be so; a Wanted without anything wants every match.

    Attributes:
        variant: the id of one.
        seats: the number of players.
        since, before: the match began in this time; both have a time zone.
        results: one of these; empty: any.
        level: all opponents have it, or `facts.MIXED`.
        opponent: they sat at the table.
        terms: of a search, all of them.
    """

    variant: str | None = None
    seats: int | None = None
    since: datetime | None = None
    before: datetime | None = None
    results: frozenset[Result] = frozenset()
    level: str | None = None
    opponent: Opponent | None = None
    terms: tuple[Term, ...] = ()

    def condition(self) -> tuple[str, tuple[object, ...]]:
        """SQL about the columns of ``matches``, and the values of its question marks, in order."""
        parts: list[str] = []
        values: list[object] = []
        for column, value in (("variant", self.variant), ("seats", self.seats), ("level", self.level)):
            if value is not None:
                parts.append(f"{column} = ?")
                values.append(value)
        for sign, time in ((">=", self.since), ("<", self.before)):
            if time is not None:
                parts.append(f"started {sign} ?")
                values.append(time.astimezone(UTC).isoformat())
        if self.results:
            parts.append(_any([_RESULTS[result] for result in sorted(self.results, key=lambda r: r.value)]))
        for term in (*([Term(opponents=(self.opponent,))] if self.opponent else []), *self.terms):
            part, some = _term(term)
            parts.append(part)
            values += some
        return " AND ".join(parts) or "TRUE", tuple(values)


EVERYTHING = Wanted()


def _any(parts: list[str]) -> str:
    return f"({' OR '.join(parts)})" if parts else "FALSE"


def _term(term: Term) -> tuple[str, list[object]]:
    parts: list[str] = []
    values: list[object] = []
    for column, keys in (("variant", term.variants), ("level", term.levels)):
        if keys:
            parts.append(f"{column} IN ({', '.join('?' * len(keys))})")
            values += sorted(keys)
    for opponent in term.opponents:
        # Keys are words in quotation marks in a JSON list, so that none is found inside another.
        parts.append("instr(sitters, ?)")
        values.append(f'"{opponent.key}"')
        if opponent.usual_seat is not None:
            parts.append("(sitters = '[]' AND seats > ?)")
            values.append(opponent.usual_seat)
    if term.seed is not None:
        parts.append("seed = ?")
        values.append(term.seed)
    return _any(parts), values
