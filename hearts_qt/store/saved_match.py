"""The match in progress, saved after every move.

The file holds its facts and, line by line, the match in the notation of the rules, so that a person can read
it. It is trusted only after all its moves have been replayed.

Two programs at once: each write is whole and the later one wins, which would drop the other program's match.
Keeping the second copy from saving here is the caller's part, with the lock on the profile.
"""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules.notation import NotationError, Record, read_record, write_record
from hearts_qt.store.atomic import force_to_disk
from hearts_qt.store.atomic import remove as remove_file
from hearts_qt.store.errors import Fault, Notice, StoreError, Unusable
from hearts_qt.store.json_file import read_file, read_object, read_text, write_object

if TYPE_CHECKING:
    from pathlib import Path

FILE_NAME = "match.json"
KIND = "hearts-qt saved match"
VERSION = 1
ENDING = "hearts"
"""The ending of the files in which a person keeps matches."""

ID = re.compile(r"[0-9a-f]{32}")
KEY = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
"""Of a level or a sitter."""
OCCASION = re.compile(r"[a-z0-9:_ -]{0,80}")
_LONGEST = 1e9


class SavedMatch(Struct, frozen=True):
    """A match that can be gone on with.

    Attributes:
        id: 32 hexadecimal digits; the history knows the match by it, so finishing it twice counts once.
        record: the rules, the seed and all moves, those that were undone included.
        done: how many of the moves are in effect; the rest can be redone.
        players: ``players[k]`` is the level of the computer player at seat k + 1; the person has seat 0.
        started: when, in UTC, to the second.
        used_undo: whether a move was ever taken back.
        used_hint: whether a hint was ever asked for.
        sitters: who sits at the seats from 1 on, by key; empty in files that are older than the choice.
        given: how many of the moves came with the position the match was begun from; undo stops there.
        seconds: how long it has been played; 0 in files that are older than the clock.
        occasion: why these cards: a deal of the day or a numbered deal has its name here.
    """

    id: str
    record: Record
    done: int
    players: tuple[str, ...]
    started: datetime
    used_undo: bool = False
    used_hint: bool = False
    sitters: tuple[str, ...] = ()
    given: int = 0
    seconds: float = 0.0
    occasion: str = ""

    @classmethod
    def begin(cls, record: Record, players: tuple[str, ...], sitters: tuple[str, ...] = ()) -> SavedMatch:
        """A new match with an id of its own, all moves of ``record`` in effect."""
        now = datetime.now(UTC).replace(microsecond=0)
        made = len(record.moves)
        return cls(os.urandom(16).hex(), record, made, players, now, sitters=sitters, given=made)

    def as_another(self) -> SavedMatch:
        """The same match with an id of its own: the history will not take it for this one."""
        return replace(self, id=os.urandom(16).hex())

    @property
    def played(self) -> Record:
        """The record without the moves that were undone."""
        return replace(self.record, moves=self.record.moves[: self.done])


def load(path: Path) -> tuple[SavedMatch | None, tuple[Notice, ...]]:
    """The saved match, or None if there is none, and what a player should hear of.

    A file that cannot be used is set aside and the previous copy, one save older, is used. Raises nothing.
    """
    return read_file(path, parse)


def save(path: Path, saved: SavedMatch, *, forced: bool = True) -> None:
    """Write the match; once this returns it survives the death of the program.

    ``forced``: and a loss of power. That takes most of the time; without it `force` does it afterwards.

    Raises StoreError: DISK_FULL or NOT_WRITABLE; what was saved before is then still there.
    """
    write_object(path, KIND, VERSION, _content(saved), forced=forced)


def write_copy(path: Path, saved: SavedMatch) -> None:
    """Write the match into a file of the person's own; nothing else is left beside it.

    Raises StoreError: DISK_FULL or NOT_WRITABLE; what was in the file before is then still there.
    """
    write_object(path, KIND, VERSION, _content(saved), keep=False)


def read_copy(path: Path) -> SavedMatch | Record:
    """The match in a file of the person's own: as `write_copy` writes it, or its moves in the plain notation.

    The file is left as it is. Raises StoreError: UNREADABLE, DAMAGED (it holds no match) or NEWER.
    """
    try:
        text = read_text(path).lstrip("\ufeff")
        return parse(text) if text.lstrip().startswith("{") else read_record(text)
    except OSError as error:
        raise StoreError(Fault.UNREADABLE, path, error.strerror or str(error)) from error
    except Unusable as error:
        raise StoreError(error.fault, path, error.reason) from error
    except NotationError as error:
        raise StoreError(Fault.DAMAGED, path, str(error)) from error


def force(path: Path) -> None:
    """Make what was saved without force outlast a loss of power. Raises StoreError: DISK_FULL or NOT_WRITABLE."""
    force_to_disk(path)


def remove(path: Path) -> None:
    """Forget the match, its previous copy too. Raises StoreError: NOT_WRITABLE."""
    remove_file(path)


def _content(saved: SavedMatch) -> dict[str, object]:
    return {
        "id": saved.id,
        "started": saved.started.isoformat(),
        "players": list(saved.players),
        "sitters": list(saved.sitters),
        "used_undo": saved.used_undo,
        "used_hint": saved.used_hint,
        "done": saved.done,
        "given": saved.given,
        "seconds": saved.seconds,
        "occasion": saved.occasion,
        "match": write_record(saved.record).splitlines(),
    }


def parse(text: str) -> SavedMatch:
    """The match in ``text``, every move of it checked. Raises Unusable."""
    found = read_object(text, KIND, VERSION)
    try:
        return _read(found)
    except KeyError as error:
        raise Unusable(Fault.DAMAGED, f"{error.args[0]} is missing") from None
    except (NotationError, TypeError, ValueError) as error:
        raise Unusable(Fault.DAMAGED, str(error)) from None


def _read(found: dict[str, Any]) -> SavedMatch:
    if not isinstance(found["match"], list) or not isinstance(found["players"], list):
        raise ValueError("the match and the players are not lists")
    if not isinstance(found.get("sitters", []), list):
        raise ValueError("the sitters are not a list")
    record = read_record("\n".join(found["match"]))
    saved = SavedMatch(
        id=found["id"],
        record=record,
        done=found["done"],
        players=tuple(found["players"]),
        started=datetime.fromisoformat(found["started"]),
        used_undo=found["used_undo"],
        used_hint=found["used_hint"],
        sitters=tuple(found.get("sitters", ())),
        given=found.get("given", 0),
        seconds=found.get("seconds", 0.0),
        occasion=found.get("occasion", ""),
    )
    if not ID.fullmatch(saved.id):
        raise ValueError(f"{saved.id!r} is not an id")
    if type(saved.done) is not int or not 0 <= saved.done <= len(record.moves):
        raise ValueError(f"{saved.done!r} is not a number of these moves")
    if type(saved.given) is not int or not 0 <= saved.given <= len(record.moves):
        raise ValueError(f"{saved.given!r} is not a number of moves that were given")
    if len(saved.players) != record.rules.seats - 1 or not all(map(KEY.fullmatch, saved.players)):
        raise ValueError("the players do not fit the seats")
    if len(saved.sitters) not in (0, record.rules.seats - 1) or not all(map(KEY.fullmatch, saved.sitters)):
        raise ValueError("the sitters do not fit the seats")
    if type(saved.used_undo) is not bool or type(saved.used_hint) is not bool:
        raise ValueError("whether undo and hints were used is neither true nor false")
    if type(saved.seconds) not in (int, float) or not 0 <= saved.seconds < _LONGEST:
        raise ValueError(f"{saved.seconds!r} is not a duration")
    if type(saved.occasion) is not str or not OCCASION.fullmatch(saved.occasion):
        raise ValueError(f"{saved.occasion!r} is not an occasion")
    if saved.started.tzinfo is None:
        raise ValueError("the start has no time zone")
    return saved
