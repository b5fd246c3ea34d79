"""Taking matches into a history that come from a text, a table or the database of another history.

First everything is looked at and nothing changed: `examine` says what is new, what is there already and what is
damaged. Then `History.add` takes over what was found good. A match is known by its id, and where that differs, by
its moves: the same match is never there twice.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing, contextmanager
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules.notation import write_record
from hearts_qt.store.copies import all_copies, mark_rescued, to_be_rescued
from hearts_qt.store.facts import Outcome
from hearts_qt.store.history_csv import read_csv
from hearts_qt.store.history_text import line_of, read_text
from hearts_qt.store.kept import Flaw, Flawed, FlawKind, Kept, checked
from hearts_qt.store.migrations import APPLICATION_ID, MIGRATIONS, newest
from hearts_qt.store.rescue import salvaged

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from hearts_qt.store.facts import MatchFacts
    from hearts_qt.store.history import History

MAX_BYTES = 200_000_000
"""Of a text or a table; 40,000 matches."""
SQLITE_MARK = b"SQLite format 3\0"


class State(Enum):
    """What a match that was found is to the history."""

    NEW = "new"
    KNOWN = "known"
    FURTHER = "further"
    """It is there, but what was found goes on where that ends."""
    JUDGED = "judged"
    """It is there, but not all that experts said of its deals."""


class Found(Struct, frozen=True):
    """A match that can be taken over; KNOWN ones need not be. They and JUDGED ones have no ``facts``."""

    kept: Kept
    state: State
    facts: MatchFacts | None


class Preview(Struct, frozen=True):
    """What a file holds."""

    found: tuple[Found, ...] = ()
    flaws: tuple[Flaw, ...] = ()

    def count(self, *states: State) -> int:
        """How many matches are in one of these states."""
        return sum(found.state in states for found in self.found)

    @property
    def wanted(self) -> tuple[Found, ...]:
        """What the history has not."""
        return tuple(found for found in self.found if found.state is not State.KNOWN)


def preview_file(
    path: Path,
    history: History,
    gone: Callable[[], bool] = lambda: False,
    *,
    broken: frozenset[str] = frozenset(),
) -> Preview:
    """Look at a file of any of the three kinds; neither it nor the history is changed.

    ``gone`` says, now and then, whether nobody waits for the answer any more. Raises StoreError for trouble with
    the history itself.
    """
    try:
        with path.open("rb") as file:
            data = file.read(len(SQLITE_MARK))
            if data != SQLITE_MARK:
                data += file.read(MAX_BYTES)
                if len(data) >= MAX_BYTES:
                    return Preview(flaws=(Flaw(FlawKind.TOO_LONG),))
                return _preview_text(data.decode("utf-8"), history, gone)
    except (OSError, UnicodeDecodeError) as error:
        kind = FlawKind.UNREADABLE if isinstance(error, OSError) else FlawKind.NOT_OURS
        return Preview(flaws=(Flaw(kind, detail=str(error)),))
    try:
        with copied(path) as copy:
            return examine(read_database(copy), history, gone, broken=broken)
    except OSError as error:
        return Preview(flaws=(Flaw(FlawKind.UNREADABLE, detail=str(error)),))


def _preview_text(text: str, history: History, gone: Callable[[], bool]) -> Preview:
    is_table = "record" in text.split("\n", 1)[0]
    preview = examine(read_csv(text) if is_table else read_text(text), history, gone)
    if is_table:
        return preview
    flaws = tuple(line_of(text, flaw) if flaw.kind is FlawKind.MOVES else flaw for flaw in preview.flaws)
    return Preview(preview.found, flaws)


def examine(
    matches: Iterable[Kept | Flaw],
    history: History,
    gone: Callable[[], bool] = lambda: False,
    *,
    broken: frozenset[str] = frozenset(),
) -> Preview:
    """Compare matches from outside with the history, and make every move of those that it has not again.

    ``broken`` are the ids of matches of the history whose moves cannot be read.
    """
    found: dict[str, Found] = {}
    flaws: list[Flaw] = []
    for kept in matches:
        if gone():
            break
        if isinstance(kept, Flaw):
            flaws.append(kept)
            continue
        try:
            one = _compare(kept, history, broken)
        except Flawed as error:
            flaws.append(error.flaw)
            continue
        before = found.get(one.kept.id)
        if before is None or before.state is State.KNOWN or _goes_further(one, before):
            found[one.kept.id] = one
    return Preview(tuple(found.values()), tuple(flaws))


def _compare(kept: Kept, history: History, broken: frozenset[str]) -> Found:
    here = history.kept(kept.id)
    if here is not None and here.record == kept.record and _rank(here) >= _rank(kept):
        return _found_here(kept, history)
    record, facts = checked(kept)
    if bool(facts.winners) is not (kept.outcome is Outcome.FINISHED):
        raise Flawed(Flaw(FlawKind.VALUE, word="outcome", match=kept.id))
    # What is kept already may have been written before a switch that is written now.
    texts = (write_record(record), kept.record)
    kept = replace(kept, record=texts[0])
    if here is None:
        same = next(filter(None, (history.with_moves(record.seed, text) for text in texts)), None)
        return Found(kept, State.NEW, facts) if same is None else _found_here(replace(kept, id=same), history)
    if kept.id in broken:
        return Found(kept, State.FURTHER, facts)
    row = history.match(kept.id)
    deals = 0 if row is None else row.deals
    further = (_rank(kept), len(facts.deals)) > (_rank(here), deals)
    return Found(kept, State.FURTHER, facts) if further else _found_here(kept, history)


def _found_here(kept: Kept, history: History) -> Found:
    return Found(kept, State.JUDGED if history.lacks_verdicts(kept) else State.KNOWN, None)


def _rank(kept: Kept) -> int:
    return (Outcome.PLAYING, Outcome.ABANDONED, Outcome.FINISHED).index(kept.outcome)


def _goes_further(one: Found, other: Found) -> bool:
    def far(found: Found) -> tuple[int, int]:
        return _rank(found.kept), len(found.facts.deals) if found.facts else 0

    return far(one) > far(other)


def bring_back(
    history: History,
    sources: Iterable[Path],
    gone: Callable[[], bool] = lambda: False,
    *,
    broken: frozenset[str] = frozenset(),
) -> int:
    """Take everything over that databases of the person's own hold and the history has not; how many matches.

    ``broken`` as for `examine`. Raises StoreError.
    """
    count = 0
    for source in sources:
        wanted = preview_file(source, history, gone, broken=broken).wanted
        count += history.add((found.kept, found.facts) for found in wanted)
    return count


def rescue(history: History, gone: Callable[[], bool] = lambda: False) -> int:
    """Take over what damaged histories that were set aside, and the copies, still hold; how many matches.

    Each is looked through once. What was not looked through to the end, because the program was ended or killed,
    is looked through again the next time. Raises StoreError.
    """
    path = history.database.path
    waiting = to_be_rescued(path)
    if not waiting:
        return 0
    count = bring_back(history, (*waiting, *all_copies(path)), gone)
    if not gone():
        for kept in waiting:
            mark_rescued(kept)
    return count


# -- the database of another history -------------------------------------------------------------------------


@contextmanager
def copied(path: Path) -> Iterator[Path]:
    """A copy of a database with its journal, in a folder that is gone afterwards: the file itself is never opened.

    Raises OSError.
    """
    with tempfile.TemporaryDirectory(prefix="hearts-qt-") as folder:
        copy = Path(folder) / "copy.sqlite"
        shutil.copyfile(path, copy)
        for suffix in ("-journal", "-wal"):
            companion = path.with_name(path.name + suffix)
            if companion.exists():
                shutil.copyfile(companion, copy.with_name(copy.name + suffix))
        yield copy


def read_database(path: Path) -> Iterator[Kept | Flaw]:
    """All matches of a database of ours, whatever its schema; what a damaged one still gives. Give a copy.

    Raises nothing: flaws tell of what cannot be had.
    """
    with closing(sqlite3.connect(path)) as connection:
        try:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.Error as error:
            yield Flaw(FlawKind.UNREADABLE, detail=str(error))
            return
        if application != APPLICATION_ID:
            yield Flaw(FlawKind.NOT_OURS)
        elif version > newest(MIGRATIONS):
            yield Flaw(FlawKind.NEWER)
        else:
            yield from salvaged(connection)
