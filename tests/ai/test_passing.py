"""What a sound player gives away, and what it keeps."""

from __future__ import annotations

from random import Random

import pytest

from hearts_qt.ai.strategy import Motive
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards, PassCards
from hearts_qt.rules.ruleset import ALWAYS_LEFT, Rules
from hearts_qt.rules.state import Match
from hearts_qt.rules.switches import Bonus
from hearts_qt.rules.transition import refuse, step
from hearts_qt.rules.view import view
from tests.ai.tables import PLAYER, advice, passed, to_pass


def test_passes_the_queen_of_spades_when_poorly_guarded() -> None:
    seen = to_pass("QS 4S 3C 5C 7C 9C 4D 6D 8D TD 2H 4H 6H")
    assert "QS" in passed(seen)
    assert advice(seen)[0].reason is Motive.PASS_QUEEN


def test_keeps_the_queen_of_spades_when_well_guarded() -> None:
    assert "QS" not in passed(to_pass("QS 2S 3S 4S 5S 7S QC KC AC KD 3D 4H 2H"))


def test_passes_ace_and_king_of_spades_with_few_low_spades() -> None:
    seen = to_pass("AS KS 4S 3C 5C 7C 9C 4D 6D 8D 2H 4H 6H")
    assert {"AS", "KS"} <= passed(seen)
    assert advice(seen)[0].reason is Motive.PASS_HIGH_SPADES


def test_keeps_low_spades() -> None:
    assert not {"2S", "3S", "4S", "5S"} & passed(to_pass("2S 3S 4S 5S 8C TC QC KC 9D JD QD 9H TH"))


def test_empties_a_short_suit() -> None:
    seen = to_pass("KD JD 2C 3C 4C 5C 2S 3S 4S 5S 2H 3H 4H")
    assert {"KD", "JD"} <= passed(seen)
    assert advice(seen)[0].reason is Motive.PASS_TO_VOID


def test_passes_high_hearts() -> None:
    seen = to_pass("AH KH QH 2C 3C 5C 4D 3D 2D 2S 3S 4S 5S")
    assert passed(seen) == {"AH", "KH", "QH"}
    assert advice(seen)[0].reason is Motive.PASS_HIGH_HEARTS


def test_keeps_the_jack_of_diamonds() -> None:
    jack = Rules(bonus=Bonus.JACK_OF_DIAMONDS)
    hand = "JD TD 4D 2C 3C 6C 9C 2S 3S 9H 5H 3H 4H"
    assert "JD" in passed(to_pass(hand))
    assert "JD" not in passed(to_pass(hand, rules=jack))


def test_passes_what_spoils_a_hand_that_takes_everything() -> None:
    seen = to_pass("AS KS QS AH KH QH JH TH 9H 8H 3C 4D 5D")
    assert passed(seen) == {"3C", "4D", "5D"}
    assert advice(seen)[0].reason is Motive.PASS_FOR_MOON


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("variant", CATALOGUE)
def test_every_advised_pass_is_legal_and_differs(variant: str, count: int) -> None:
    base = CATALOGUE[variant].rules()
    rules = Rules(points=base.points, bonus=base.bonus, moon=base.moon, pass_cycle=ALWAYS_LEFT, pass_count=count)
    for seed in range(2):
        match, _ = step(Match(rules, seed), DealCards())
        moves = [a.move for a in PLAYER.advise(view(match, 0), Random(0))]
        assert len(moves) == 3
        assert len({frozenset(m.cards) for m in moves if isinstance(m, PassCards)}) == 3
        assert all(refuse(match, move) is None for move in moves)
