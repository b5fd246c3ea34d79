from __future__ import annotations

import json
import sys
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hearts_qt.rules.notation import Record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.switches import Moon
from hearts_qt.store import saved_match
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.store.saved_match import SavedMatch
from tests.store.matches import LEVELS, mutated, names, record_of, saved_of, whole_match

if TYPE_CHECKING:
    from pathlib import Path
    from types import FrameType

MOST_CALLS = 12
"""Every move is saved after every move, on the thread that moves the cards."""


SHORT = saved_of(record_of(5, deals=1))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / saved_match.FILE_NAME


def written(path: Path, saved: SavedMatch) -> str:
    saved_match.save(path, saved)
    return path.read_text(encoding="utf-8")


def test_without_a_file_there_is_no_match(path: Path) -> None:
    assert saved_match.load(path) == (None, ())


@given(
    seed=st.integers(0, 10**6),
    deals=st.integers(0, 2),
    moon=st.sampled_from(Moon),
    undone=st.integers(0, 60),
    used=st.tuples(st.booleans(), st.booleans()),
    started=st.datetimes(datetime(2000, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC)),
)
def test_a_saved_match_comes_back_as_it_was(
    tmp_path_factory: pytest.TempPathFactory,
    seed: int,
    deals: int,
    moon: Moon,
    undone: int,
    used: tuple[bool, bool],
    started: datetime,
) -> None:
    path = tmp_path_factory.getbasetemp() / "round-trip.json"
    record = record_of(seed, deals=deals, rules=Rules(moon=moon))
    begun = SavedMatch.begin(record, LEVELS, ("savva", "marfa", "zlata"))
    done = max(0, len(record.moves) - undone)
    saved = replace(begun, done=done, used_undo=used[0], used_hint=used[1], started=started)
    saved_match.save(path, saved)
    assert saved_match.load(path) == (saved, ())
    assert saved.played.moves == record.moves[:done]


def test_a_file_from_before_names_could_be_chosen_is_read(path: Path) -> None:
    found = json.loads(written(path, replace(SHORT, sitters=("savva", "marfa", "zlata"))))
    del found["sitters"]
    path.write_text(json.dumps(found), encoding="utf-8")
    assert saved_match.load(path) == (SHORT, ())


def test_a_file_from_before_positions_were_kept_apart_is_read(path: Path) -> None:
    found = json.loads(written(path, SHORT))
    del found["given"]
    path.write_text(json.dumps(found), encoding="utf-8")
    assert saved_match.load(path) == (replace(SHORT, given=0), ())


@pytest.mark.parametrize("given", [-1, 10_000, True, "two", None])
def test_a_number_of_given_moves_that_cannot_be_is_damage(path: Path, given: object) -> None:
    found = json.loads(written(path, SHORT))
    path.write_text(json.dumps({**found, "given": given}), encoding="utf-8")
    loaded, (notice,) = saved_match.load(path)
    assert (loaded, notice.fault) == (None, Fault.DAMAGED)


@pytest.mark.parametrize("sitters", ["savva", ["savva"], ["savva", "marfa", 3], ["savva", "marfa", "<b>"], None])
def test_sitters_that_do_not_fit_the_seats_are_damage(path: Path, sitters: object) -> None:
    found = json.loads(written(path, SHORT))
    path.write_text(json.dumps({**found, "sitters": sitters}), encoding="utf-8")
    loaded, (notice,) = saved_match.load(path)
    assert (loaded, notice.fault) == (None, Fault.DAMAGED)


def test_matches_begin_with_ids_of_their_own() -> None:
    first, second = (SavedMatch.begin(SHORT.record, LEVELS) for _ in range(2))
    assert first.id != second.id
    assert first.done == len(SHORT.record.moves)
    assert datetime.now(UTC) - first.started < timedelta(minutes=1)


def test_the_file_can_be_read_by_a_person(path: Path) -> None:
    lines = [line.strip() for line in written(path, SHORT).splitlines()]
    assert '"hearts-qt match 1",' in lines
    assert '"seed 5",' in lines
    assert '"deal",' in lines


def test_a_removed_match_does_not_come_back(path: Path) -> None:
    saved_match.save(path, SHORT)
    saved_match.save(path, SHORT)
    saved_match.remove(path)
    assert saved_match.load(path) == (None, ())
    assert names(path.parent) == set()


def test_a_file_cut_off_anywhere_gives_the_previous_copy(path: Path) -> None:
    """Every length from nothing to all but the last line's end."""
    previous = saved_of(record_of(6, deals=0), "f" * 32)
    shorter = replace(SHORT, record=Record("windows_hearts", Rules(), 5, SHORT.record.moves[:9]), done=9)
    saved_match.save(path, previous)
    whole = written(path, shorter).encode()
    for length in range(len(whole) - 1):
        path.unlink(missing_ok=True)
        path.write_bytes(whole[:length])
        loaded, (notice,) = saved_match.load(path)
        assert loaded == previous
        assert (notice.fault, notice.restored) == (Fault.DAMAGED, True)
        assert notice.kept is not None
        assert notice.kept.read_bytes() == whole[:length]
        notice.kept.unlink()
    path.write_bytes(whole[:-1])
    assert saved_match.load(path) == (shorter, ())


def test_a_file_cut_off_without_a_copy_is_set_aside(path: Path) -> None:
    whole = written(path, SHORT).encode()
    path.write_bytes(whole[: len(whole) // 2])
    loaded, (notice,) = saved_match.load(path)
    assert (loaded, notice.fault, notice.restored) == (None, Fault.DAMAGED, False)
    saved_match.save(path, SHORT)
    assert saved_match.load(path) == (SHORT, ())
    assert notice.kept is not None
    assert notice.kept.read_bytes() == whole[: len(whole) // 2]


def test_mutated_files_never_raise_and_are_never_lost(path: Path) -> None:
    rng = Random(11)
    good = written(path, SHORT).encode()
    for _ in range(300):
        bad = mutated(good, rng)
        path.write_bytes(bad)
        loaded, notices = saved_match.load(path)
        if loaded is not None:
            assert notices == ()
            assert path.read_bytes() == bad
            assert loaded.record.match().rules == loaded.record.rules
            continue
        (notice,) = notices
        assert notice.kept is not None
        assert notice.kept.read_bytes() == bad
        notice.kept.unlink()


@pytest.mark.parametrize(
    "change",
    [
        {"id": 5},
        {"id": "x"},
        {"id": None},
        {"started": "yesterday"},
        {"started": "2024-05-06T18:30:00"},
        {"started": 0},
        {"done": -1},
        {"done": 1000},
        {"done": True},
        {"done": "3"},
        {"done": 1.0},
        {"players": LEVELS[:2]},
        {"players": "abc"},
        {"players": [1, 2, 3]},
        {"players": None},
        {"used_undo": 0},
        {"used_hint": None},
        {"match": None},
        {"match": [1]},
        {"match": {}},
        {"match": []},
        {"match": ["hearts-qt match 1", "rules windows_hearts 4", "seed 5", "deal", "play 0 2C"]},
        {"match": ["hearts-qt match 1", "rules windows_hearts 4 packs=99999999", "seed 5"]},
        {"match": ["hearts-qt match 1", "rules no_such_game 4", "seed 5"]},
        {"match": ["hearts-qt match 1", "rules windows_hearts 4", "seed -5"]},
    ],
)
def test_a_value_that_cannot_be_right_makes_the_file_damaged(path: Path, change: dict[str, object]) -> None:
    content = {**json.loads(written(path, SHORT)), **change}
    path.write_text(json.dumps(content), encoding="utf-8")
    loaded, (notice,) = saved_match.load(path)
    assert loaded is None
    assert notice.fault is Fault.DAMAGED
    assert notice.detail


@pytest.mark.parametrize("key", ["id", "started", "done", "players", "used_undo", "used_hint", "match"])
def test_a_missing_value_makes_the_file_damaged(path: Path, key: str) -> None:
    content = json.loads(written(path, SHORT))
    del content[key]
    path.write_text(json.dumps(content), encoding="utf-8")
    loaded, (notice,) = saved_match.load(path)
    assert loaded is None
    assert notice.detail == f"{key} is missing"


def test_a_newer_file_is_kept_aside_untouched(path: Path) -> None:
    content = {**json.loads(written(path, SHORT)), "version": 2, "match": "in a new form"}
    path.write_text(json.dumps(content), encoding="utf-8")
    loaded, (notice,) = saved_match.load(path)
    assert (loaded, notice.fault) == (None, Fault.NEWER)
    assert notice.kept is not None
    assert json.loads(notice.kept.read_text(encoding="utf-8")) == content


def test_a_folder_in_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir()
    loaded, (notice,) = saved_match.load(path)
    assert (loaded, notice.fault) == (None, Fault.UNREADABLE)
    saved_match.save(path, SHORT)
    assert saved_match.load(path) == (SHORT, ())


def test_a_folder_that_is_gone_is_an_error_and_not_a_crash(path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        saved_match.save(path.parent / "none" / "match.json", SHORT)
    assert caught.value.fault is Fault.NOT_WRITABLE


def test_saving_a_long_match_takes_few_steps_for_each_move(path: Path) -> None:
    saved = whole_match(3)
    saved = replace(saved, record=replace(saved.record, moves=saved.record.moves * 4), done=0)
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        saved_match.save(path, saved)
    finally:
        sys.setprofile(None)
    assert calls < MOST_CALLS * len(saved.record.moves)
