"""Saved matches to test with, and hands for files that go wrong."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from hearts_qt.rules.notation import Record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store.saved_match import SavedMatch
from tests.rules.positions import random_match

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

LEVELS = ("rule_of_thumb", "random", "rule_of_thumb")
STARTED = datetime(2024, 5, 6, 18, 30, tzinfo=UTC)


def record_of(seed: int, *, deals: int | None = None, rules: Rules | None = None) -> Record:
    """A random match, or its first ``deals``."""
    rules = rules or Rules()
    steps = () if deals == 0 else random_match(rules, seed, deals=deals)
    return Record("windows_hearts", rules, seed, tuple(move for _, move, _, _ in steps))


def saved_of(record: Record, match_id: str = "0123456789abcdef0123456789abcdef") -> SavedMatch:
    """The match as it is saved when all its moves are in effect."""
    return SavedMatch(match_id, record, len(record.moves), LEVELS, STARTED)


def whole_match(seed: int) -> SavedMatch:
    """A short match that is over, with an id of its own."""
    return saved_of(record_of(seed, rules=Rules(limit=30)), f"{seed:032x}")


def names(folder: Path) -> set[str]:
    """The names of everything in a folder."""
    return {path.name for path in folder.iterdir()}


def mutated(data: bytes, rng: Random) -> bytes:
    """A copy of ``data`` with some bytes changed, dropped, doubled or cut off."""
    changed = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(changed) or 1)
        match rng.randrange(5):
            case 0 if changed:
                changed[at] = rng.randrange(256)
            case 1 if changed:
                changed[at] ^= 1 << rng.randrange(8)
            case 2:
                del changed[at : at + rng.randint(1, 40)]
            case 3:
                changed[at:at] = changed[at : at + rng.randint(1, 40)]
            case _:
                del changed[at:]
    return bytes(changed)
