from __future__ import annotations

import pytest

from hearts_qt.rules.cards import cards
from hearts_qt.rules.events import CardsPassed, Gift
from hearts_qt.rules.moves import Claim, DealCards, Move, PassCards, PlayCard
from hearts_qt.rules.refusals import IllegalMove, Reason
from hearts_qt.rules.ruleset import LRAN, LRN, Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Direction
from hearts_qt.rules.transition import step
from hearts_qt.rules.trick import winning_place
from tests.rules.positions import card, legal, play, position


def test_example_24_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    match = play(position("2C 4D", "AC 9D", "3C KD", "4C QS"), "2C AC 3C 4C 9D KD QS 4D")
    assert match.deal is not None
    assert match.deal.tricks[1].winner == 2
    assert match.deal.tricks[1].points == 13
    assert not match.deal.hearts_broken


def test_a_high_card_of_another_suit_takes_nothing() -> None:
    assert winning_place(cards("2C AH AS AD")) == 0


@pytest.mark.parametrize(
    ("cycle", "deal", "direction"),
    [
        (LRAN, 1, Direction.LEFT),
        (LRAN, 4, Direction.HOLD),
        (LRAN, 7, Direction.ACROSS),
        (LRN, 5, Direction.RIGHT),
        ((Direction.LEFT, Direction.ACROSS, Direction.RIGHT), 4, Direction.LEFT),
        ((Direction.RIGHT,), 9, Direction.RIGHT),
        ((), 3, Direction.HOLD),
    ],
)
def test_example_23_the_pass_follows_its_cycle(
    cycle: tuple[Direction, ...], deal: int, direction: Direction
) -> None:
    assert Rules(pass_cycle=cycle).direction(deal) is direction


@pytest.mark.parametrize(
    ("direction", "taker"), [(Direction.LEFT, 1), (Direction.ACROSS, 2), (Direction.RIGHT, 3)]
)
def test_passed_cards_reach_the_right_seat_all_at_once(direction: Direction, taker: int) -> None:
    rules = Rules(pass_count=1)
    match = position("2C AH", "3C AD", "4C AS", "5C AC", rules=rules, direction=direction)
    for seat, given in ((2, "AS"), (0, "AH"), (3, "AC")):
        match, events = step(match, PassCards(seat, cards(given)))
        assert len(events) == 1
        assert match.phase is Phase.PASSING
    match, events = step(match, PassCards(1, cards("AD")))
    passed = events[-1]
    assert isinstance(passed, CardsPassed)
    assert Gift(0, taker, cards("AH")) in passed.gifts
    assert match.deal is not None
    assert card("AH") in match.deal.hands[taker]
    assert match.phase is Phase.PLAYING


def refusal_of(match: Match, move: Move) -> Reason:
    with pytest.raises(IllegalMove) as caught:
        step(match, move)
    return caught.value.refusal.reason


def test_a_pass_must_be_exactly_the_right_cards() -> None:
    match = position("2C 3C 4C 5C", "6C 7C 8C 9C", "2D 3D 4D 5D", "6D 7D 8D 9D", direction=Direction.LEFT)
    assert refusal_of(match, PassCards(0, cards("2C 3C"))) is Reason.WRONG_PASS_COUNT
    assert refusal_of(match, PassCards(0, cards("2C 3C 4C 5C"))) is Reason.WRONG_PASS_COUNT
    assert refusal_of(match, PassCards(0, cards("2C 2C 3C"))) is Reason.PASSED_TWICE
    assert refusal_of(match, PassCards(0, cards("2C 3C 6D"))) is Reason.NOT_IN_HAND
    assert refusal_of(match, PassCards(9, cards("2C 3C 4C"))) is Reason.NOT_YOUR_TURN
    match, _ = step(match, PassCards(0, cards("2C 3C 4C")))
    assert refusal_of(match, PassCards(0, cards("2C 3C 4C"))) is Reason.NOT_YOUR_TURN


def test_moves_out_of_phase_and_out_of_turn_are_refused() -> None:
    match = position("2C 3D", "3C QS", "4C 6D", "5C 4D")
    assert refusal_of(match, DealCards()) is Reason.WRONG_PHASE
    assert refusal_of(match, PassCards(0, cards("2C"))) is Reason.WRONG_PHASE
    assert refusal_of(match, PlayCard(1, card("3C"))) is Reason.NOT_YOUR_TURN
    assert refusal_of(match, PlayCard(0, card("3C"))) is Reason.NOT_IN_HAND


def test_the_winner_of_a_trick_leads_the_next() -> None:
    match = play(position("2C 3D", "3C QS", "AC 6D", "5C 4D"), "2C 3C AC 5C")
    assert match.to_move == (2,)
    assert legal(match) == {"6D"}


def test_a_leader_with_nothing_but_winners_may_claim_the_rest() -> None:
    match = play(position("2C AS AD", "AC 2S 2D", "3C 3S QS", "4C 4S 3D"), "2C AC 3C 4C")
    assert refusal_of(match, Claim(0)) is Reason.NOTHING_TO_CLAIM
    match = position("AC 2C AS AD", "5C 2S 2D 9D", "3C 3S QS KD", "4C 4S 3D 5S")
    match = play(match, "2C 5C 3C 4C 9D KD 3D AD")
    assert match.to_move == (0,)
    match, _ = step(match, Claim(0))
    assert match.deal is not None
    assert card("QS") in match.deal.taken(0)
    assert match.phase is Phase.SCORED
    assert match.deal.points == (13, 0, 0, 0)


def test_a_deal_with_nothing_left_to_win_may_be_finished_by_anybody() -> None:
    match = play(position("2C 5D", "3C 6D", "4C 7D", "5C 8D"), "2C 3C 4C 5C")
    match, _ = step(match, Claim(1))
    assert match.deal is not None
    assert match.deal.points == (0, 0, 0, 0)


def test_a_deal_with_a_counting_card_left_goes_on() -> None:
    match = play(position("2C 5D", "3C 6D", "4C 7D", "5C 2H"), "2C 3C 4C 5C")
    assert refusal_of(match, Claim(1)) is Reason.NOTHING_TO_CLAIM


def test_the_first_trick_is_never_claimed() -> None:
    match = position("2C AH", "3D 4D", "5D 6D", "7D QS")
    assert refusal_of(match, Claim(0)) is Reason.NOTHING_TO_CLAIM
