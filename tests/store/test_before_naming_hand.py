"""Matches of Kierki from before trumps were named on five cards go on, and are kept, with the whole hand."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import Record
from hearts_qt.rules.state import Phase
from hearts_qt.rules.view import view
from hearts_qt.store import saved_match
from hearts_qt.store.facts import facts_of
from hearts_qt.store.history import History
from hearts_qt.store.importing import State, preview_file
from hearts_qt.store.options import Options, read_options, write_options
from hearts_qt.store.presets import Preset
from tests.rules.positions import random_match
from tests.store.matches import saved_of

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.store.saved_match import SavedMatch

KIERKI = CATALOGUE["kierki"].rules()
THEN = replace(KIERKI, contracts=("kierki_king", "+kierki_trump"), deals=2, naming_hand=0)
SAID = " naming_hand=0"


def played(upto: Phase | None = None) -> SavedMatch:
    """A match of then, to its end or until it first comes to a phase."""
    moves = []
    for _, move, _, after in random_match(THEN, 3):
        moves.append(move)
        if after.phase is upto:
            break
    return saved_of(Record("kierki", THEN, 3, tuple(moves)))


def aged(path: Path) -> None:
    """Make the file what a program without the switch had written."""
    text = path.read_text(encoding="utf-8")
    assert SAID in text
    path.write_text(text.replace(SAID, ""), encoding="utf-8")


def old_history(path: Path, saved: SavedMatch) -> None:
    history, _ = History.open(path)
    history.record(saved)
    history.close()
    with closing(sqlite3.connect(path)) as connection:
        for table, column in (("records", "record"), ("matches", "rules")):
            changed = connection.execute(f"UPDATE {table} SET {column} = replace({column}, ?, '')", (SAID,))
            assert changed.rowcount == 1
        connection.commit()


def test_a_match_that_was_left_while_trumps_were_named_goes_on_with_the_whole_hand(tmp_path: Path) -> None:
    path, saved = tmp_path / saved_match.FILE_NAME, played(Phase.NAMING)
    saved_match.save(path, saved)
    aged(path)
    loaded, notices = saved_match.load(path)
    assert notices == ()
    assert loaded == saved
    match = loaded.record.match()
    assert match.phase is Phase.NAMING
    assert len(view(match, match.to_move[0]).hand) == 13


def test_an_old_history_has_the_same_moves_scores_and_facts(tmp_path: Path) -> None:
    saved = played()
    old_history(tmp_path / "history.sqlite", saved)
    history, notices = History.open(tmp_path / "history.sqlite")
    assert notices == ()
    kept = history.record_of(saved.id)
    assert kept == saved.record
    assert tuple(deal.points for deal in history.deals(saved.id)) == tuple(
        deal.points for deal in facts_of(kept).deals
    )
    history.close()


def test_an_old_match_that_comes_under_another_id_is_known(tmp_path: Path) -> None:
    old_history(tmp_path / "here.sqlite", played())
    old_history(tmp_path / "there.sqlite", replace(played(), id="9" * 32))
    history, _ = History.open(tmp_path / "here.sqlite")
    assert [found.state for found in preview_file(tmp_path / "there.sqlite", history).found] == [State.KNOWN]
    history.close()


def test_the_next_match_is_played_as_the_catalogue_has_it_now() -> None:
    """A setting says what to play, not what was played."""
    options, refused = read_options({"next_rules": "kierki 4"})
    assert refused == {}
    assert options.next_rules == "kierki 4 naming_hand=5"
    assert write_options(options)["next_rules"] == options.next_rules
    chosen = Options(next_rules="kierki 4 naming_hand=0")
    assert read_options(write_options(chosen))[0] == chosen


def test_house_rules_that_were_saved_before_stay_as_they_were() -> None:
    assert Preset("Дачные", "kierki 4").read()[1] == replace(KIERKI, naming_hand=0)
