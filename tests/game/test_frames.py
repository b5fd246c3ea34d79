"""Who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts_qt.ai.characters import CHARACTERS
from hearts_qt.game.frames import Sitter, seated
from hearts_qt.rules.ruleset import Rules
from tests.game.tables import Room

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

KEYS = [sitter.value for sitter in Sitter]


@pytest.mark.parametrize("seats", range(2, 12))
def test_without_a_wish_everybody_sits_as_usual(seats: int) -> None:
    assert seated((), seats) == tuple(Sitter)[:seats]


def test_a_wish_is_met_and_the_others_fill_the_rest() -> None:
    assert seated(("savva", "nobody", "marfa"), 5) == (
        Sitter.PERSON,
        Sitter.SAVVA,
        Sitter.TIKHON,
        Sitter.MARFA,
        Sitter.ZLATA,
    )


def test_every_opponent_has_a_character_of_their_own() -> None:
    assert [sitter.character for sitter in Sitter if not sitter.character] == [""]
    assert {sitter.character for sitter in Sitter} == {"", *CHARACTERS}


@given(st.lists(st.sampled_from([*KEYS, "unknown"]), max_size=12), st.integers(2, 11))
def test_nobody_sits_twice(keys: list[str], seats: int) -> None:
    sitters = seated(keys, seats)
    assert len(sitters) == len(set(sitters)) == seats
    assert sitters[0] is Sitter.PERSON
    # What was seated once is seated the same again: a saved match keeps its company.
    assert seated([sitter.value for sitter in sitters[1:]], seats) == sitters


def test_a_match_begins_with_the_company_that_was_asked_for(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.controller.new_match("windows_hearts", Rules(), 1, (), ("savva",))
    saved = room.controller.saved
    assert saved is not None
    assert saved.sitters == ("savva", "marfa", "tikhon")
