"""What the simulated seat plays that wants the moon at any price."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_qt.ai.chances import BETTER, SHOOTING
from hearts_qt.ai.encoding import THINKING, encode_rules, encode_view
from hearts_qt.ai.kernel import Kernel
from hearts_qt.ai.knowledge import know
from hearts_qt.ai.worlds import Worlds
from hearts_qt.doors import told
from hearts_qt.rules.cards import cards
from tests.ai.tables import middle
from tests.doors.engine_driver import say, session

if TYPE_CHECKING:
    from hearts_qt.rules.view import View


def _plays(seen: View, weights: tuple[int, ...] = SHOOTING) -> str:
    """The card that the own seat plays in a world that agrees with ``seen``."""
    table = encode_rules(seen.rules)
    kernel = Kernel(table)
    kernel.place(encode_view(seen))
    for seat in range(seen.rules.seats):
        kernel.set_policy(seat, THINKING)
    for number, weight in enumerate(weights):
        kernel.set_weight(seen.seat, number, weight)
    kernel.deal(Worlds(know(seen)).draw(1, Random(1)), 0, 1)
    face = kernel.choose()
    return str(next(card for card in seen.hand if table.number(card) == face))


def _begun(hand: str, *plays: str) -> View:
    """A deal of the classic game without a pass: the hand of seat 0, and what was played so far."""
    deal = say(session("windows_hearts", 4), f"deal 0 H {hand}", *(f"play {play}" for play in plays)).deal
    return told.seen(deal)


def test_a_loser_goes_under_while_the_trick_holds_nothing() -> None:
    seen = _begun("5C 9C KC AD 3S 8S TS QS KS 9H TH JH AH", "3 2C")
    assert _plays(seen) == "5C"


def _late(hand: str, table: str) -> View:
    """Seat 0 has all hearts below the ten, and what it does not hold of the rest is with the others."""
    held = {*cards(hand), *cards(table)}
    rest = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC 3D 4D TS JS QS AS TH JH QH KH AH"
    out = " ".join(str(c) for c in cards(rest) if c not in held)
    return middle(hand, out, table=table, taken={0: "2H 3H 4H 5H 6H 7H 8H 9H"})


def test_a_trick_with_a_penalty_card_is_taken() -> None:
    assert _plays(_late("3S KS AH KH QH JH", "5S TH")) == "KS"


def test_no_penalty_card_is_thrown_away() -> None:
    assert _plays(_late("2D AH KH QH JH", "9S")) == "2D"


@pytest.mark.parametrize("hand", ["3S 4S AH KH QH", "3S 9S AC KC 5D"])
def test_where_the_moon_is_lost_in_this_trick_the_rest_is_played_like_any_other(hand: str) -> None:
    seen = _late(hand, "TS TH JS")
    assert _plays(seen) == _plays(seen, BETTER)
