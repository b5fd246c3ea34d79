"""A coach judges a decision by what the player could know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_qt.ai.coach import AdvisingCoach, Weighed, same_move, verdict
from hearts_qt.ai.levels import strategy
from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.rules.cards import Card, card, cards
from hearts_qt.rules.moves import Bid, ExchangeWidow, PassCards, PlayCard
from hearts_qt.rules.notation import read_record
from hearts_qt.rules.view import view

if TYPE_CHECKING:
    from hearts_qt.rules.view import View

MATCH = """
hearts-qt match 1
rules windows_hearts 4
seed 39
deal
pass 3 QS 9H JH
pass 2 2C 5C KC
pass 1 7C 9C TC
pass 0 8C JC KH
play 3 2C 9D JC TC
play 1 5S 2S JS AS
play 0 2D 4D 3D JD
"""


def seen() -> View:
    match = read_record(MATCH.strip()).match()
    return view(match, match.to_move[0])


def weighed(*moves: tuple[str, float | None]) -> tuple[Weighed, ...]:
    seat = seen().seat
    return tuple(Weighed(Advice(PlayCard(seat, card(text)), Motive.LEAST_RISK), cost) for text, cost in moves)


def test_the_advising_coach_names_every_legal_card_and_no_cost() -> None:
    position = seen()
    coach = AdvisingCoach(strategy("rule_of_thumb"))
    found = coach.weigh(position, PlayCard(position.seat, position.legal[0]), Random(1))
    assert {w.move.card for w in found if isinstance(w.move, PlayCard)} == set(position.legal)
    assert {w.cost for w in found} == {None}


def test_a_move_that_costs_something_is_not_agreed_with() -> None:
    position = seen()
    one, other = position.legal[0], position.legal[-1]
    found = verdict(position, PlayCard(position.seat, other), weighed((str(one), 0.0), (str(other), 1.4)))
    assert found is not None
    assert (found.agrees, found.cost) == (False, 1.4)
    assert found.best.move == PlayCard(position.seat, one)


def test_a_difference_too_small_to_write_down_is_none() -> None:
    position = seen()
    one, other = position.legal[0], position.legal[-1]
    found = verdict(position, PlayCard(position.seat, other), weighed((str(one), 0.0), (str(other), 0.04)))
    assert found is not None
    assert found.agrees


def neighbours(position: View) -> tuple[Card, Card]:
    hand = set(position.legal)
    return next((c, d) for c in sorted(hand) for d in sorted(hand) if c.suit is d.suit and d.rank - c.rank == 1)


def test_cards_with_nothing_between_them_are_the_same_to_a_coach_that_does_not_count() -> None:
    position = seen()
    low, high = neighbours(position)
    found = verdict(position, PlayCard(position.seat, high), weighed((str(low), None), (str(high), None)))
    assert found is not None
    assert found.agrees


def test_another_suit_is_another_move() -> None:
    position = seen()
    one = position.legal[0]
    other = next(c for c in position.legal if c.suit is not one.suit)
    found = verdict(position, PlayCard(position.seat, other), weighed((str(one), None), (str(other), None)))
    assert found is not None
    assert not found.agrees


def test_there_is_no_verdict_where_nothing_was_to_be_decided() -> None:
    assert verdict(seen(), PlayCard(0, card("2C")), ()) is None


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (PassCards(0, cards("2C AH KD")), PassCards(0, cards("AH KD 2C")), True),
        (PassCards(0, cards("2C AH KD")), PassCards(0, cards("AH KD 3C")), False),
        (PassCards(0, cards("2C")), ExchangeWidow(0, cards("2C")), False),
        (PlayCard(0, card("2C'")), PlayCard(0, card("2C")), True),
        (Bid(0, 2), Bid(0, 2), True),
        (Bid(0, 2), Bid(0, None), False),
    ],
)
def test_the_order_of_chosen_cards_and_the_pack_they_are_of_make_no_difference(
    one: Bid, other: Bid, same: bool
) -> None:
    assert same_move(one, other) is same
