"""Matches of the history as a text that people can read and the program reads back.

    hearts-qt history 1

    # lines like this one are for readers
    match 0123456789abcdef0123456789abcdef
    started 2026-11-20T18:30:00+00:00
    ended 2026-11-20T18:51:12+00:00
    outcome finished
    players strong expert strong
    sitters marfa tikhon zlata
    seconds 1260
    used undo hint
    occasion day 2026-11-20
    luck 1 1 5,3,9,9 4 1.0 2.0 5.5 -3.0 16.0 2.0 9.0
    hearts-qt match 1
    rules windows_hearts 4
    seed 271828
    deal
    …

The first five fields have to be there (``ended`` only when the match is over), the others may be. ``luck`` is what
experts said of the deals, for the program alone (`verdicts.write_verdicts`). What follows is
the notation of the rules, up to the next ``match`` line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.rules.notation import HEADER as RECORD_HEADER
from hearts_qt.store.kept import Flaw, Flawed, FlawKind, Kept, kept_of
from hearts_qt.store.verdicts import write_verdicts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

HEADER = "hearts-qt history 1"
_FAMILY = "hearts-qt history "
FIELDS = ("match", "started", "ended", "outcome", "players", "sitters", "seconds", "used", "occasion", "luck")


def fields_of(kept: Kept) -> dict[str, str]:
    """The fields of a match that are there, as texts that `kept.kept_of` reads."""
    used = [name for name, was in (("undo", kept.used_undo), ("hint", kept.used_hint)) if was]
    fields = {
        "match": kept.id,
        "started": kept.started.isoformat(),
        "ended": "" if kept.ended is None else kept.ended.isoformat(),
        "outcome": kept.outcome.value,
        "players": " ".join(kept.players),
        "sitters": " ".join(kept.sitters),
        "seconds": "" if kept.seconds is None else str(kept.seconds),
        "used": " ".join(used),
        "occasion": kept.occasion,
        "luck": write_verdicts(kept.verdicts),
    }
    return {name: text for name, text in fields.items() if text}


def write_text(matches: Iterable[tuple[Kept, Sequence[str]]]) -> Iterator[str]:
    """The text in pieces: every match with lines for its readers."""
    yield HEADER + "\n"
    for kept, remarks in matches:
        lines = ["", *(f"# {' '.join(remark.splitlines())}".rstrip() for remark in remarks)]
        lines += [f"{name} {text}" for name, text in fields_of(kept).items()]
        yield "\n".join(lines) + "\n" + kept.record


def read_text(text: str) -> Iterator[Kept | Flaw]:
    """The matches of a text, and what is wrong with those that cannot be read. Moves are not looked at yet."""
    lines = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines()
    first = next((k for k, line in enumerate(lines) if line.strip() and not line.startswith("#")), None)
    if first is None or lines[first].strip() != HEADER:
        is_newer = first is not None and lines[first].startswith(_FAMILY)
        yield Flaw(FlawKind.NEWER if is_newer else FlawKind.NOT_OURS, 0 if first is None else first + 1)
        return
    starts = [k for k in range(first + 1, len(lines)) if lines[k].startswith("match ")]
    for k in range(first + 1, starts[0] if starts else len(lines)):
        if lines[k].strip() and not lines[k].startswith("#"):
            yield Flaw(FlawKind.WORD, k + 1, lines[k].strip())
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        try:
            yield _read_match(lines, start, end)
        except Flawed as error:
            yield error.flaw


def _read_match(lines: list[str], start: int, end: int) -> Kept:
    """The match in ``lines[start:end]``. Raises Flawed, with the line in the whole text."""
    fields: dict[str, str] = {}
    places: dict[str, int] = {}
    body = next((k for k in range(start, end) if lines[k].strip() == RECORD_HEADER), end)
    for k in range(start, body):
        name, _, value = lines[k].strip().partition(" ")
        if not name or name.startswith("#"):
            continue
        if name not in FIELDS:
            raise Flawed(Flaw(FlawKind.WORD, k + 1, lines[k].strip(), fields.get("match", "")))
        fields[name], places[name] = value.strip(), k + 1
    if body == end:
        raise Flawed(Flaw(FlawKind.MISSING, end, RECORD_HEADER, fields["match"]))
    moves = (line.strip() for line in lines[body:end])
    try:
        kept = kept_of(fields, "".join(f"{line}\n" for line in moves if line and not line.startswith("#")))
    except Flawed as error:
        flaw = error.flaw
        raise Flawed(replace(flaw, line=places.get(flaw.word, start + 1), match=fields["match"])) from None
    return kept


def line_of(text: str, flaw: Flaw) -> Flaw:
    """A flaw of the moves of a match of ``text``, with the line in the whole text instead of in the record."""
    lines = text.splitlines()
    start = next((k for k, line in enumerate(lines) if line.strip() == f"match {flaw.match}"), None)
    if start is None:
        return flaw
    body = next((k for k in range(start, len(lines)) if lines[k].strip() == RECORD_HEADER), start)
    real = [k for k in range(body, len(lines)) if lines[k].strip() and not lines[k].lstrip().startswith("#")]
    return replace(flaw, line=real[flaw.line - 1] + 1) if 0 < flaw.line <= len(real) else flaw
