"""What is reset is gone, the rest stays, and a copy has all of it."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from hearts_qt.store import reset as resetting
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.store.history import History
from hearts_qt.store.importing import bring_back
from hearts_qt.store.reset import reset
from hearts_qt.store.statistics import Scope, played
from tests.store.many import fill
from tests.store.matches import record_of, saved_of, whole_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAMES = ("windows_hearts", "king")


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    opened, _ = History.open(tmp_path / "history.sqlite")
    fill(opened, 20, GAMES)
    opened.record(saved_of(record_of(3, deals=1), "f" * 32))
    yield opened
    opened.close()


def games(history: History, scope: Scope | None = None) -> dict[str, int]:
    found = [match.variant for match in played(history, scope or Scope())]
    return {game: found.count(game) for game in dict.fromkeys(found)}


def rows(history: History, table: str) -> int:
    with history.database.reading() as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def test_only_what_is_chosen_goes_and_the_copy_has_everything(history: History) -> None:
    before = rows(history, "deals")
    copy = reset(history, Scope("king"))
    assert games(history) == {"windows_hearts": 10}
    assert 0 < rows(history, "deals") < before
    kept, notices = History.open(copy)
    with closing(kept):
        assert notices == ()
        assert games(kept) == {"windows_hearts": 10, "king": 10}
        assert rows(kept, "deals") == before


def test_everything_leaves_the_match_in_progress(history: History) -> None:
    reset(history, Scope())
    assert games(history) == {}
    assert history.match("f" * 32) is not None
    assert rows(history, "matches") == 1


def test_a_second_reset_keeps_the_first_copy(history: History) -> None:
    first, second = reset(history, Scope("king")), reset(history, Scope())
    assert first != second
    assert first.exists()
    assert second.exists()


def test_an_import_of_the_copy_brings_everything_back(tmp_path: Path) -> None:
    history, _ = History.open(tmp_path / "history.sqlite")
    with closing(history):
        for seed in (3, 4):
            history.record(whole_match(seed))
        before = played(history, Scope())
        copy = reset(history, Scope())
        assert played(history, Scope()) == ()
        assert bring_back(history, [copy]) == 2
        assert bring_back(history, [copy]) == 0
        assert played(history, Scope()) == before


def test_without_a_copy_nothing_is_removed(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, copy: Path) -> None:
        raise StoreError(Fault.DISK_FULL, copy, "no room")

    monkeypatch.setattr(resetting, "copy_database", fail)
    with pytest.raises(StoreError):
        reset(history, Scope())
    assert games(history) == {"windows_hearts": 10, "king": 10}
