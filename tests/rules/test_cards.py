from __future__ import annotations

import subprocess
import sys

import pytest

from hearts_qt.rules.cards import MAX_JOKERS, RANKS, SUITS, Card, card, cards, jokers, write_cards
from hearts_qt.rules.ruleset import Rules


def test_every_card_has_a_text_that_parses_back() -> None:
    everything = [Card(s, r, copy) for s in SUITS for r in RANKS for copy in (0, 1)]
    everything += jokers(MAX_JOKERS)
    assert [card(str(c)) for c in everything] == everything
    assert len({str(c) for c in everything}) == 108


def test_repr_can_be_evaluated() -> None:
    assert eval(repr(card("QS"))) == card("QS")


@pytest.mark.parametrize("text", ["", "Q", "SQ", "1C", "10C", "qs", "QS ", "QS''", "QX", "♠Q"])
def test_text_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        card(text)


def test_cards_sort_as_a_hand_is_laid_out() -> None:
    assert write_cards(sorted(cards("2H AS 3S KC 2D"))) == "KC 2D 3S AS 2H"


def test_two_copies_are_different_cards_of_one_face() -> None:
    first, second = card("QS"), card("QS'")
    assert first != second
    assert second.face == first


def test_a_set_of_cards_has_the_same_order_in_every_process() -> None:
    told = "from hearts_qt.rules.ruleset import Rules; print(*frozenset(Rules().pack))"
    run = [sys.executable, "-c", told]
    orders = {subprocess.run(run, capture_output=True, text=True, check=True).stdout for _ in range(2)}
    assert orders == {" ".join(map(str, frozenset(Rules().pack))) + "\n"}
