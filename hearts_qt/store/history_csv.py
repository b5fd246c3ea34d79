"""Matches of the history as a table for spreadsheets, one row each, that the program reads back.

What a reader wants to count stands in columns of its own; what follows from the moves is not read back.
"""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.store.history_text import FIELDS, fields_of
from hearts_qt.store.kept import MAX_RECORD, Flaw, Flawed, FlawKind, Kept, kept_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hearts_qt.store.history import MatchRow

MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""Tells spreadsheets that the text is UTF-8."""
_COUNTED = ("variant", "seats", "seed", "place", "shared", "deals", "totals")
COLUMNS = (*FIELDS, *_COUNTED, "record")


def write_csv(matches: Iterable[tuple[Kept, MatchRow]]) -> Iterator[str]:
    """The table in pieces."""
    yield MARK + _line(COLUMNS)
    for kept, row in matches:
        counted = {
            "variant": row.variant,
            "seats": str(row.seats),
            "seed": str(row.seed),
            "place": "" if row.place is None else str(row.place),
            "shared": "yes" if row.shared else "",
            "deals": str(row.deals),
            "totals": " ".join(map(str, row.totals)),
            "record": kept.record,
        }
        fields = {**fields_of(kept), **counted}
        yield _line([fields.get(column, "") for column in COLUMNS])


def read_csv(text: str) -> Iterator[Kept | Flaw]:
    """The matches of a table, and what is wrong with rows that cannot be read. Moves are not looked at yet."""
    text = text.removeprefix(MARK)
    head = text.split("\n", 1)[0]
    # Spreadsheets of many countries write semicolons.
    delimiter = max(",;\t", key=head.count)
    csv.field_size_limit(max(csv.field_size_limit(), 2 * MAX_RECORD))
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        columns = next(reader, [])
        missing = [name for name in ("match", "started", "outcome", "players", "record") if name not in columns]
        if len(missing) > 1:
            yield Flaw(FlawKind.NOT_OURS, 1)
            return
        if missing:
            yield Flaw(FlawKind.MISSING, 1, missing[0])
            return
        line = reader.line_num + 1
        for row in reader:
            if row:
                yield _read_row(dict(zip(columns, row, strict=False)), line)
            line = reader.line_num + 1
    except csv.Error as error:
        yield Flaw(FlawKind.UNREADABLE, reader.line_num, detail=str(error))


def _read_row(cells: dict[str, str], line: int) -> Kept | Flaw:
    fields = {name: cells[name].strip() for name in FIELDS if cells.get(name, "").strip()}
    record = cells.get("record", "").replace("\r\n", "\n")
    try:
        return kept_of(fields, record)
    except Flawed as error:
        return replace(error.flaw, line=line, match=fields.get("match", ""))


def _line(cells: Iterable[str]) -> str:
    out = io.StringIO(newline="")
    csv.writer(out).writerow(cells)
    return out.getvalue()
