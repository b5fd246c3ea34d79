"""What is counted of matches that are kept already, computed from their moves once more."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING

from hearts_qt.store.facts import FACTS, MatchFacts, facts_in
from hearts_qt.store.rows import counted, expected, update_derived

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.store.history import History

UNREADABLE = -1
"""Stands for the number of the facts where the moves cannot be read."""

logger = logging.getLogger(__name__)

_MATCHES = "FROM matches JOIN records ON match_id = id"


def refresh(history: History, most: int = 50) -> int:
    """Compute anew what an older version kept of at most ``most`` matches; how many are left after that.

    A match whose moves cannot be read keeps what is there. Raises StoreError.
    """
    stale = f"{_MATCHES} WHERE facts BETWEEN 0 AND :last"
    values = {"last": FACTS - 1, "most": most}
    with history.database.writing() as connection:
        query = f"SELECT id, record, players {stale} LIMIT :most"
        for match_id, record, players in connection.execute(query, values).fetchall():
            read = _read(match_id, record, players)
            if read is None:
                connection.execute("UPDATE matches SET facts = ? WHERE id = ?", (UNREADABLE, match_id))
            else:
                update_derived(connection, match_id, *read)
        (left,) = connection.execute(f"SELECT count(*) {stale}", values).fetchone()
    return int(left)


def verify(history: History, gone: Callable[[], bool] = lambda: False) -> tuple[int, tuple[str, ...]]:
    """Compare everything that is counted with the moves, and correct it.

    Gives how many matches were wrong, and the ids of those whose moves cannot be read. Raises StoreError.
    """
    wrong, lost = 0, list[str]()
    for match_id in history.ids():
        if gone():
            break
        with history.database.reading() as connection:
            row = connection.execute(f"SELECT record, players {_MATCHES} WHERE id = ?", (match_id,)).fetchone()
            read = None if row is None else _read(match_id, *row)
            is_right = read is not None and counted(connection, match_id) == expected(match_id, *read)
        if read is None:
            lost.append(match_id)
        elif not is_right:
            with history.database.writing() as connection:
                update_derived(connection, match_id, *read)
            wrong += 1
    return wrong, tuple(lost)


def _read(match_id: str, record: object, players: str) -> tuple[MatchFacts, list[str]] | None:
    try:
        _, facts = facts_in(str(record))
        return facts, json.loads(players)
    except (ValueError, TypeError) as error:
        logger.info("The moves of match %s cannot be read: %s", match_id, error)
        return None
