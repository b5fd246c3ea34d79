"""A match as it travels between histories, and what can be wrong with one that comes from outside."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from hearts_qt.rules.notation import NotationError
from hearts_qt.store.facts import Outcome, facts_in
from hearts_qt.store.saved_match import ID, KEY, OCCASION
from hearts_qt.store.verdicts import Verdict, read_verdicts

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Mapping

    from hearts_qt.rules.notation import Record
    from hearts_qt.store.facts import MatchFacts

MAX_RECORD = 2_000_000
"""Characters; the longest match comes nowhere near."""

_MOST_SECONDS = 10**9
_PEOPLE = 10
_FIRST_YEAR, _LAST_YEAR = 1980, 9000

T = TypeVar("T")


class Kept(Struct, frozen=True):
    """One match with all that cannot be computed from its moves.

    Attributes:
        id: 32 hexadecimal digits, the same wherever the match is kept.
        players, sitters: levels and keys of the seats from 1 on.
        started, ended: with a time zone; ``ended`` is None while it is being played.
        seconds: how long it was played; None where nobody noted it.
        record: rules, seed and moves in the notation of the rules.
        verdicts: what experts said of its deals.
    """

    id: str
    players: tuple[str, ...]
    sitters: tuple[str, ...]
    started: datetime
    ended: datetime | None
    outcome: Outcome
    seconds: int | None
    used_undo: bool
    used_hint: bool
    occasion: str
    record: str
    verdicts: tuple[Verdict, ...] = ()


class FlawKind(Enum):
    """What is wrong with a match, or with the file it should be in."""

    NOT_OURS = "not_ours"
    """The file is no history."""
    NEWER = "newer"
    """A newer version of the program wrote it."""
    UNREADABLE = "unreadable"
    """The file, or the part of it where the match lies, cannot be read."""
    MISSING = "missing"
    """A field of this name is not there."""
    VALUE = "value"
    """The field of this name has a value it cannot have."""
    WORD = "word"
    """A line that says nothing the program knows."""
    MOVES = "moves"
    """The rules, the seed or a move in this line cannot be."""
    SEATS = "seats"
    """The opponents are not as many as the rules want."""
    TOO_LONG = "too_long"


class Flaw(Struct, frozen=True):
    """One fault of a file.

    Attributes:
        line: where in the file, from 1; 0 where lines mean nothing.
        word: the name of the field, or the text of the line.
        match: the id of the match, if that is known.
        detail: more for the log, in English.
    """

    kind: FlawKind
    line: int = 0
    word: str = ""
    match: str = ""
    detail: str = ""


class Flawed(Exception):
    """A match cannot be taken over; ``flaw`` says why."""

    def __init__(self, flaw: Flaw) -> None:
        self.flaw = flaw
        super().__init__(flaw)


def kept_of(fields: Mapping[str, str], record: str) -> Kept:
    """The match of these fields, all of them texts. The moves are not looked at: `checked` does that.

    Raises Flawed: MISSING, VALUE or TOO_LONG, without a line.
    """
    if len(record) > MAX_RECORD:
        raise Flawed(Flaw(FlawKind.TOO_LONG))
    outcome = _field(fields, "outcome", Outcome)
    used: frozenset[str] = _optional(fields, "used", _uses, frozenset())
    return Kept(
        id=_field(fields, "match", partial(_matching, ID)),
        players=_field(fields, "players", _keys),
        sitters=_optional(fields, "sitters", _keys, ()),
        started=_field(fields, "started", _time),
        ended=None if outcome is Outcome.PLAYING else _field(fields, "ended", _time),
        outcome=outcome,
        seconds=_optional(fields, "seconds", _seconds, None),
        used_undo="undo" in used,
        used_hint="hint" in used,
        occasion=_optional(fields, "occasion", partial(_matching, OCCASION), ""),
        record=record,
        verdicts=_optional(fields, "luck", read_verdicts, ()),
    )


def checked(kept: Kept) -> tuple[Record, MatchFacts]:
    """The match with every move made again, and its facts. Raises Flawed: MOVES or SEATS.

    The line of the flaw counts from the first line of the record.
    """
    try:
        record, facts = facts_in(kept.record)
    except NotationError as error:
        lines = kept.record.splitlines()
        text = lines[error.line - 1].strip() if 0 < error.line <= len(lines) else ""
        raise Flawed(Flaw(FlawKind.MOVES, error.line, text, kept.id, error.problem)) from None
    others = record.rules.seats - 1
    if len(kept.players) != others or len(kept.sitters) not in (0, others):
        raise Flawed(Flaw(FlawKind.SEATS, match=kept.id))
    return record, facts


def _field(fields: Mapping[str, str], name: str, read: Callable[[str], T]) -> T:
    if name not in fields:
        raise Flawed(Flaw(FlawKind.MISSING, word=name))
    try:
        return read(fields[name])
    except ValueError as error:
        raise Flawed(Flaw(FlawKind.VALUE, word=name, detail=str(error))) from None


def _optional(fields: Mapping[str, str], name: str, read: Callable[[str], T], otherwise: T) -> T:
    return _field(fields, name, read) if fields.get(name) else otherwise


def _matching(pattern: re.Pattern[str], text: str) -> str:
    if not pattern.fullmatch(text):
        raise ValueError(f"{text!r} cannot be")
    return text


def _keys(text: str) -> tuple[str, ...]:
    keys = tuple(text.split())
    if len(keys) > _PEOPLE:
        raise ValueError("too many")
    return tuple(_matching(KEY, key) for key in keys)


def _time(text: str) -> datetime:
    time = datetime.fromisoformat(text)
    if time.tzinfo is None:
        raise ValueError("no time zone")
    # Times near the ends of the calendar cannot be shown in every zone.
    if not _FIRST_YEAR <= time.year <= _LAST_YEAR:
        raise ValueError("no year of this program")
    return time.astimezone(UTC).replace(microsecond=0)


def _seconds(text: str) -> int | None:
    seconds = int(text)
    if not 0 <= seconds <= _MOST_SECONDS:
        raise ValueError("not a duration")
    return seconds


def _uses(text: str) -> frozenset[str]:
    used = frozenset(text.split())
    if not used <= {"undo", "hint"}:
        raise ValueError("neither undo nor hint")
    return used
