from __future__ import annotations

import csv
import io
import sqlite3
from contextlib import closing
from datetime import timedelta
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.store.facts import Outcome
from hearts_qt.store.history import History
from hearts_qt.store.history_csv import write_csv
from hearts_qt.store.history_text import write_text
from hearts_qt.store.importing import Preview, State, preview_file
from hearts_qt.store.kept import FlawKind
from hearts_qt.store.luck import keep, luck_of, luck_of_match, next_pending
from tests.store.matches import STARTED, mutated, record_of, saved_of, whole_match
from tests.store.old_databases import leave
from tests.store.test_luck import SEEN, judge_all

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hearts_qt.store.history import MatchRow
    from hearts_qt.store.kept import Kept
    from hearts_qt.store.saved_match import SavedMatch

IDS = [f"{k:032x}" for k in range(10)]
PLAYED = [
    replace(whole_match(1), seconds=612.0, used_hint=True, sitters=("savva", "marfa", "zlata")),
    replace(whole_match(2), used_undo=True, started=STARTED + timedelta(days=1), occasion="day 2024-05-07"),
    replace(saved_of(record_of(3, deals=2), IDS[3]), started=STARTED + timedelta(days=2)),
]


def open_history(folder: Path, matches: list[SavedMatch], name: str = "history.sqlite") -> History:
    history, notices = History.open(folder / name)
    assert notices == ()
    for saved in matches:
        history.record(saved)
    return history


@pytest.fixture
def source(tmp_path: Path) -> Iterator[History]:
    """Where the matches come from: two that are over and one that was left."""
    (tmp_path / "there").mkdir()
    history = open_history(tmp_path / "there", PLAYED)
    history.abandon(PLAYED[2])
    yield history
    history.close()


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    """Where they go."""
    opened = open_history(tmp_path, [])
    yield opened
    opened.close()


def kept(history: History) -> list[tuple[Kept, MatchRow]]:
    found = []
    for row in history.matches():
        one = history.kept(row.id)
        assert one is not None
        found.append((one, row))
    return found


def without_ends(history: History) -> list[MatchRow]:
    """The same match that two programs saw end has not the same second in both."""
    return [replace(row, ended=None) for row in history.matches()]


def as_text(history: History) -> str:
    return "".join(write_text((one, ("Двое", "и ещё\nстрока")) for one, _ in kept(history)))


def as_csv(history: History) -> str:
    return "".join(write_csv(kept(history)))


def written(tmp_path: Path, kind: str, source: History) -> Path:
    path = tmp_path / f"matches.{kind}"
    match kind:
        case "txt":
            path.write_text(as_text(source), encoding="utf-8")
        case "csv":
            path.write_text(as_csv(source), encoding="utf-8", newline="")
        case _:
            path = source.database.path
    return path


def take(history: History, preview: Preview) -> int:
    return history.add((found.kept, found.facts) for found in preview.wanted)


@pytest.mark.parametrize("kind", ["txt", "csv", "sqlite"])
def test_what_goes_out_comes_back_the_same_and_only_once(
    tmp_path: Path, source: History, history: History, kind: str
) -> None:
    path = written(tmp_path, kind, source)
    preview = preview_file(path, history)
    assert preview.flaws == ()
    assert preview.count(State.NEW) == len(preview.found) == 3
    assert history.count() == 0
    assert take(history, preview) == 3
    assert history.matches() == source.matches()
    for row in source.matches():
        assert history.deals(row.id) == source.deals(row.id)
        assert history.record_of(row.id) == source.record_of(row.id)
    again = preview_file(path, history)
    assert again.count(State.KNOWN) == 3
    assert again.wanted == ()


@pytest.mark.parametrize("kind", ["txt", "csv", "sqlite"])
def test_what_experts_said_comes_with_the_match_and_is_never_there_twice(
    tmp_path: Path, source: History, history: History, kind: str
) -> None:
    judge_all(source, replace(SEEN, skill=0.1 + 0.2))
    path = written(tmp_path, kind, source)
    take(history, preview_file(path, history))
    assert luck_of(history) == luck_of(source)
    for saved in PLAYED:
        assert luck_of_match(history, saved.id) == luck_of_match(source, saved.id)
    assert next_pending(history) is None
    assert preview_file(path, history).wanted == ()


@pytest.mark.parametrize("kind", ["txt", "csv", "sqlite"])
def test_a_match_that_is_here_is_judged_with_what_experts_said_there(
    tmp_path: Path, source: History, history: History, kind: str
) -> None:
    take(history, preview_file(source.database.path, history))
    judged = judge_all(source)
    own = next(deal for deal in judged if deal.match_id == PLAYED[0].id)
    keep(history, own, replace(SEEN, skill=7.0))
    path = written(tmp_path, kind, source)
    preview = preview_file(path, history)
    assert {found.state for found in preview.found} == {State.JUDGED}
    assert take(history, preview) == 0
    assert next_pending(history) is None
    # The verdict that was here stays.
    assert luck_of_match(history, own.match_id).skill == luck_of_match(source, own.match_id).skill - SEEN.skill + 7
    assert preview_file(path, history).wanted == ()


def test_a_verdict_on_other_points_is_none(tmp_path: Path, source: History, history: History) -> None:
    judge_all(source)
    text = as_text(source)
    line = next(line for line in text.splitlines() if line.startswith("luck "))
    first, *others = line.split("; ")
    words = first.split()
    words[3] = "1,2,3,4"
    path = tmp_path / "matches.txt"
    path.write_text(text.replace(line, "; ".join([" ".join(words), *others])), encoding="utf-8")
    take(history, preview_file(path, history))
    waiting = next_pending(history)
    assert waiting is not None
    assert waiting.number == int(words[1])


@pytest.mark.parametrize("wrong", ["nan", "1e300", "inf", "much"])
def test_what_no_expert_can_have_said_is_refused(
    tmp_path: Path, source: History, history: History, wrong: str
) -> None:
    judge_all(source)
    path = tmp_path / "matches.txt"
    path.write_text(as_text(source).replace(" -3.0 ", f" {wrong} "), encoding="utf-8")
    preview = preview_file(path, history)
    assert [(flaw.kind, flaw.word) for flaw in preview.flaws] == [(FlawKind.VALUE, "luck")] * 3


@pytest.mark.parametrize("kind", ["txt", "csv", "sqlite"])
def test_a_match_that_goes_further_there_replaces_what_is_here_and_never_the_other_way(
    tmp_path: Path, source: History, history: History, kind: str
) -> None:
    finished = PLAYED[0]
    early = next(k for k, (match, _) in enumerate(finished.record.replay(), 1) if match.scores)
    history.record(replace(finished, done=early))
    history.record(PLAYED[1])
    preview = preview_file(written(tmp_path, kind, source), history)
    states = {found.kept.id: found.state for found in preview.found}
    assert states == {finished.id: State.FURTHER, PLAYED[1].id: State.KNOWN, IDS[3]: State.NEW}
    take(history, preview)
    assert without_ends(history) == without_ends(source)
    back = preview_file(history.database.path, source)
    assert back.wanted == ()


def test_the_same_moves_under_another_id_are_the_same_match(
    tmp_path: Path, source: History, history: History
) -> None:
    history.record(replace(PLAYED[0], id=IDS[9]))
    preview = preview_file(written(tmp_path, "txt", source), history)
    assert {found.kept.id: found.state for found in preview.found}[IDS[9]] is State.KNOWN


@pytest.mark.parametrize("version", [1, 2])
def test_the_database_of_an_older_version_can_be_merged_and_stays_as_it_is(
    tmp_path: Path, history: History, version: int
) -> None:
    old = tmp_path / "old.sqlite"
    leave(old, version, PLAYED)
    before = old.read_bytes()
    preview = preview_file(old, history)
    assert (preview.flaws, preview.count(State.NEW)) == ((), 3)
    take(history, preview)
    assert old.read_bytes() == before
    assert [row.outcome for row in history.matches()] == [Outcome.PLAYING, Outcome.FINISHED, Outcome.FINISHED]


def test_semicolons_of_another_spreadsheet_are_understood(
    tmp_path: Path, source: History, history: History
) -> None:

    rows = list(csv.reader(io.StringIO(as_csv(source).removeprefix("\ufeff"), newline="")))
    out = io.StringIO(newline="")
    csv.writer(out, delimiter=";").writerows(rows)
    path = tmp_path / "other.csv"
    path.write_text(out.getvalue(), encoding="utf-8", newline="")
    assert preview_file(path, history).count(State.NEW) == 3


@pytest.mark.parametrize(
    ("old", "new", "kind", "line"),
    [
        ("players rule_of_thumb random rule_of_thumb", "players random", FlawKind.SEATS, 0),
        ("outcome finished", "outcome lost", FlawKind.VALUE, 8),
        ("started 2024", "started the year 2024", FlawKind.VALUE, 6),
        ("seconds 612", "colour blue", FlawKind.WORD, 11),
        ("outcome finished\n", "", FlawKind.MISSING, 5),
        ("seed 1\n", "seed one\n", FlawKind.MOVES, 15),
        ("hearts-qt match 1\n", "", FlawKind.WORD, 13),
    ],
)
def test_a_fault_of_one_match_is_named_with_its_line_and_the_others_come(
    tmp_path: Path, history: History, old: str, new: str, kind: FlawKind, line: int
) -> None:
    source = open_history(tmp_path, PLAYED[:2], "there.sqlite")
    matches = list(reversed(kept(source)))
    source.close()
    text = "".join(write_text((one, ("two", "lines")) for one, _ in matches))
    assert old in text
    path = tmp_path / "matches.txt"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    preview = preview_file(path, history)
    assert [(flaw.kind, flaw.line) for flaw in preview.flaws] == [(kind, line)]
    assert [found.kept.id for found in preview.found] == [PLAYED[1].id]


def test_a_move_that_the_rules_refuse_is_named_by_its_line(tmp_path: Path, history: History) -> None:
    source = open_history(tmp_path, PLAYED[:1], "there.sqlite")
    lines = as_text(source).splitlines()
    source.close()
    last = max(k for k, line in enumerate(lines) if line.startswith("play"))
    lines[last] = "play 0 2C"
    path = tmp_path / "matches.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    (flaw,) = preview_file(path, history).flaws
    assert (flaw.kind, flaw.line, flaw.word) == (FlawKind.MOVES, last + 1, "play 0 2C")


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", FlawKind.NOT_OURS),
        (b"a letter to a friend\n", FlawKind.NOT_OURS),
        (b"\xff\xfe\x00\x00", FlawKind.NOT_OURS),
        (b"hearts-qt history 2\n", FlawKind.NEWER),
        (b"SQLite format 3\0" + b"\1" * 4000, FlawKind.UNREADABLE),
        (b"name,record\na,b\n", FlawKind.NOT_OURS),
    ],
)
def test_a_file_that_is_no_history_is_told_from_a_damaged_one(
    tmp_path: Path, history: History, content: bytes, kind: FlawKind
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    preview = preview_file(path, history)
    assert preview.found == ()
    assert [flaw.kind for flaw in preview.flaws] == [kind]
    assert [flaw.kind for flaw in preview_file(tmp_path / "none", history).flaws] == [FlawKind.UNREADABLE]


def test_the_database_of_another_program_and_of_a_newer_version_are_refused(
    tmp_path: Path, history: History
) -> None:
    for name, statement, kind in (
        ("other", "PRAGMA application_id = 5", FlawKind.NOT_OURS),
        ("newer", "PRAGMA user_version = 99", FlawKind.NEWER),
    ):
        open_history(tmp_path, PLAYED[:1], name).close()
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            connection.execute(statement)
        assert [flaw.kind for flaw in preview_file(tmp_path / name, history).flaws] == [kind]


@pytest.mark.parametrize("kind", ["txt", "csv", "sqlite"])
def test_mutated_files_give_what_is_good_in_them_and_never_anything_else(
    tmp_path: Path, source: History, history: History, kind: str
) -> None:
    """Whatever is taken over is a match whose every move is right."""
    good, rng = written(tmp_path, kind, source).read_bytes(), Random(5)
    path = tmp_path / "mutated"
    flawed = 0
    for _ in range(30):
        path.write_bytes(mutated(good, rng))
        preview = preview_file(path, history)
        flawed += bool(preview.flaws)
        assert take(history, preview) == len(preview.wanted)
        for row in history.matches():
            assert history.record_of(row.id) is not None
            history.delete(row.id)
    assert flawed > 5
