"""``replay``: what happens in a saved match, or what is wrong with its file."""

from __future__ import annotations

import json
from enum import Enum
from typing import TYPE_CHECKING, Any

from hearts_qt.doors.errors import text_of
from hearts_qt.rules.cards import Card
from hearts_qt.rules.events import Gift
from hearts_qt.rules.notation import NotationError, Record, read_record, write_rules

if TYPE_CHECKING:
    from pathlib import Path

    from msgspec import Struct

    from hearts_qt.rules.events import Event


def run(file: Path) -> dict[str, Any]:
    """Events and scores of the match in ``file``, in plain notation or as the program saves it.

    A match that does not read gives ``problem`` (a sentence) and ``line`` of the notation instead.

    Raises:
        DoorError: if there is no file to read.
    """
    text = text_of(file)
    try:
        record = read_record(_notation_in(text))
    except NotationError as error:
        return {"file": str(file), "line": error.line, "problem": error.problem}
    except ValueError as error:
        return {"file": str(file), "line": None, "problem": str(error)}
    return {"file": str(file), **describe(record)}


def describe(record: Record) -> dict[str, Any]:
    """The match as plain values: rules, seed, every event with its move number, scores, totals, winners."""
    match = record.start()
    events: list[dict[str, Any]] = []
    for number, (after, happened) in enumerate(record.replay(), 1):
        match = after
        events += ({"move": number, **plain_event(event)} for event in happened)
    return {
        "rules": write_rules(record.variant, record.rules),
        "seed": record.seed,
        "moves": len(record.moves),
        "phase": match.phase.value,
        "events": events,
        "scores": [
            {"deal": s.number, "points": list(s.points), "totals": list(s.totals), "shooter": s.shooter}
            for s in match.scores
        ],
        "totals": list(match.totals),
        "winners": list(match.winners),
    }


def plain_event(event: Event) -> dict[str, Any]:
    """An event by its name and facts, cards in their text form."""
    return {"event": type(event).__name__, **_facts(event)}


def _facts(value: Struct) -> dict[str, Any]:
    return {name: _plain(getattr(value, name)) for name in value.__struct_fields__}


def _plain(value: object) -> object:
    match value:
        case Card():
            return str(value)
        case Enum():
            return value.value
        case tuple():
            return [_plain(item) for item in value]
        case Gift():
            return _facts(value)
        case _:
            return value


def _notation_in(text: str) -> str:
    """The notation inside the program's own file, or ``text`` itself. Raises ValueError, saying what is wrong."""
    if not text.lstrip().startswith("{"):
        return text
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"the file is damaged: {error}") from None
    match saved:
        case {"match": [*lines]} if all(isinstance(line, str) for line in lines):
            return "\n".join(lines)
        case _:
            raise ValueError("the file holds no match")
