"""Every game comes to each of its phases, so that there can be pictures and tests of them."""

from __future__ import annotations

import pytest

from hearts_qt.doors.moments import MOON_CHOICE, missing, moments_of, saved_moments
from hearts_qt.game.frames import PERSON
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.state import Phase

LATE = frozenset({"scored", "over"})
"""What every game has in the end; it takes whole deals and matches to get there."""
GAMES = {
    frozenset(moment.name for moment in moments_of(variant.rules(seats))) - LATE: (variant.id, seats)
    for variant in CATALOGUE.values()
    for seats in variant.counts
}
"""One game for each set of phases."""


@pytest.mark.parametrize("wanted", GAMES, ids=lambda names: GAMES[names][0])
def test_every_phase_of_a_game_is_found(wanted: frozenset[str]) -> None:
    variant, seats = GAMES[wanted]
    rules = CATALOGUE[variant].rules(seats)
    found = saved_moments(variant, rules, only=wanted)
    assert set(missing(rules, found)) <= LATE | {MOON_CHOICE}
    for name, saved in found.items():
        assert name == "received" or saved.record.match().to_move == (PERSON,), name


@pytest.mark.parametrize("variant", ["hearts_two", "windows_hearts", "polignac"])
def test_the_first_trick_is_another_moment_than_the_received_cards(variant: str) -> None:
    rules = CATALOGUE[variant].rules()
    deal = saved_moments(variant, rules, only=frozenset({"first-trick"}))["first-trick"].record.match().deal
    assert deal is not None
    assert not deal.tricks
    assert deal.trick is not None
    assert deal.trick.cards


def test_a_match_gives_its_longest_sheet_its_end_and_its_moon() -> None:
    rules = CATALOGUE["royal_hearts"].rules(5)
    found = saved_moments("royal_hearts", rules)
    assert missing(rules, found) == ()
    assert found["over"].record.match().phase is Phase.OVER
    assert found[MOON_CHOICE].record.match().phase is Phase.CHOOSING_MOON
    lines = len(found["over"].record.match().scores)
    assert len(found["sheet"].record.match().scores) in (lines - 1, 12)
    assert len(found["scored"].record.match().scores) == 1
