"""What a seat can be certain of, and nothing that it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.knowledge import dearest_card, know
from hearts_qt.rules.cards import Suit, card
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import PassCards
from hearts_qt.rules.ruleset import Rules, penalty_of
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Bonus, Direction, DiscardDuty, JokerTime, Moon, Opening
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view
from tests.ai.tables import RULES, middle
from tests.rules.positions import cards, play, position, random_match

if TYPE_CHECKING:
    from hearts_qt.rules.state import Match
    from hearts_qt.rules.view import View

HANDS = (
    "3C 4C 5C 6C 2D 3D 4D 5D 2S 3S 2H 3H 4H",
    "2C 7C 8C 9C 6D 7D 8D 9D 4S 5S 5H 6H 7H",
    "TC JC QC KC TD JD QD KD 6S 7S 8H 9H TH",
    "AC 8S 9S TS JS QS KS AS AD JH QH KH AH",
)


def _opened() -> Match:
    return play(position(*HANDS, rules=RULES), "2C TC AC 3C")


def test_unseen_are_the_cards_that_other_seats_hold() -> None:
    known = know(view(_opened(), 0))
    assert known.unseen[Suit.CLUBS] == cards("7C 8C 9C JC QC KC")
    assert sum(map(len, known.unseen)) == 36


def test_a_seat_that_does_not_follow_is_void() -> None:
    match = play(_opened(), "JS 2S 4S 6S 8S 3S 5S 7S 9S 2D 6D")  # seats 0 and 1 have no spade left
    known = know(view(match, 2))
    assert Suit.SPADES in known.voids[0]
    assert Suit.SPADES in known.voids[1]
    assert Suit.SPADES not in known.voids[3]
    assert Suit.DIAMONDS not in known.voids[0]


def test_cards_of_a_suit_that_one_seat_alone_can_have_are_there() -> None:
    match = play(_opened(), "JS 2S 4S 6S 8S 3S 5S 7S 9S 2D 6D")
    known = know(view(match, 2))
    assert known.surely_holds(3, card("QS"))
    assert known.surely_holds(3, card("AS"))


def test_following_suit_tells_nothing() -> None:
    known = know(view(_opened(), 0))
    assert all(known.holders[c] == {1, 2, 3} for c in known.holders)


def test_a_penalty_card_on_the_first_trick_shows_a_hand_of_nothing_else() -> None:
    hands = (
        "3C 4C 5C 6C 2D 3D 4D 5D 2S 3S 4S 5S 6S",
        "2C 7C 8C 9C 6D 7D 8D 9D 7S 8S 9S TS JS",
        "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
        "TC JC QC KC AC TD JD QD KD AD AS KS AH",
    )
    known = know(view(play(position(*hands, rules=RULES), "2C 2H AC"), 0))
    assert known.voids[2] == {Suit.CLUBS, Suit.DIAMONDS}
    assert known.holders[card("KS")] == {1, 3}
    assert 2 in known.holders[card("QS")]


@pytest.mark.parametrize("queen_allowed", [False, True])
def test_leading_a_closed_heart_shows_a_hand_of_hearts(queen_allowed: bool) -> None:
    rules = replace(RULES, hearts_instead_of_queen=queen_allowed)
    match = play(position("2C 2D 2S", "AC 2H 3H", "3C 3D 3S", "4C 4D 4S", rules=rules), "2C AC 3C 4C 2H")
    known = know(view(match, 2))
    assert {Suit.CLUBS, Suit.DIAMONDS} <= known.voids[1]
    assert (Suit.SPADES in known.voids[1]) is not queen_allowed


def test_leading_an_open_heart_tells_nothing() -> None:
    hands = ("2C 4D 5D", "KC 2H 9C", "AH 6D 7D", "4C 8D 9D")
    rules = replace(RULES, no_points_on_first_trick=False)
    match = play(position(*hands, rules=rules), "2C KC AH 4C 2H")
    assert know(view(match, 0)).voids[1] == frozenset()


def test_passed_cards_are_known_to_be_where_they_went() -> None:
    match = position(*HANDS, rules=Rules(), direction=Direction.LEFT)
    for seat, hand in enumerate(HANDS):
        match, _ = step(match, PassCards(seat, cards(" ".join(hand.split()[-3:]))))
    known = know(view(match, 0))
    assert all(known.surely_holds(1, c) for c in cards("2H 3H 4H"))
    assert known.holders[card("5H")] == {1, 2, 3}


def test_before_the_exchange_nothing_is_known_of_the_passed_cards() -> None:
    match = position(*HANDS, rules=Rules(), direction=Direction.LEFT)
    match, _ = step(match, PassCards(0, cards("2H 3H 4H")))
    known = know(view(match, 0))
    assert card("2H") not in known.holders


def test_only_a_seat_that_has_every_captured_penalty_card_can_shoot() -> None:
    hand, out = "2C 3C", "4C 5C 6C 7C 8C AH"
    assert know(middle(hand, out, taken={2: "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS"})).moon_seats == (2,)
    assert know(middle(hand, out)).moon_seats == ()
    off = replace(RULES, moon=Moon.OFF)
    assert know(middle(hand, out, taken={2: "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS"}, rules=off)).moon_seats == ()
    assert know(view(_opened(), 0)).moon_seats == (0, 1, 2, 3)


def test_the_points_left_are_those_nobody_has_captured() -> None:
    assert know(middle("2C AH", "3C QS 4C 5C 6C 7C")).value_left == 14


def test_the_dearest_card_is_read_from_the_prices() -> None:
    assert dearest_card(Rules()) == card("QS")
    assert dearest_card(Rules(bonus=Bonus.JACK_OF_DIAMONDS)) == card("QS")
    assert dearest_card(Rules(points=(("H", 1), ("QC", 5)))) == card("QC")
    assert dearest_card(Rules(points=(("H", 1),))) is None


def test_cards_above_and_below_are_the_unseen_ones_of_the_suit() -> None:
    known = know(middle("9C", "7C 8C TC JC 9D AH"))
    assert known.beaten_by(card("9C")) == cards("TC JC")
    assert known.beats(card("9C")) == cards("7C 8C")


@pytest.mark.parametrize("seed", range(6))
def test_knowledge_is_never_wrong(seed: int) -> None:
    """Through whole random deals: every card is with a seat that may hold it, and no seat is void falsely."""
    rules = replace(Rules(), deals=4, limit=None, hearts_instead_of_queen=seed % 2 == 0)
    checked = 0
    for _, _, _, match in random_match(rules, seed, claims=False):
        if match.phase is not Phase.PLAYING or match.deal is None:
            continue
        for seat in range(rules.seats):
            known = know(view(match, seat))
            for other, hand in enumerate(match.deal.hands):
                assert not {c.suit for c in hand} & known.voids[other]
                assert other == seat or all(other in known.holders[c] for c in hand)
            checked += 1
    assert checked > 100


def _seen(rules: Rules, *hands: str, played: str, seat: int = 0) -> View:
    return view(play(position(*hands, rules=rules), played), seat)


def test_who_must_discard_a_heart_and_does_not_has_none() -> None:
    rules = replace(RULES, discard_duty=DiscardDuty.HEART_THEN_QUEEN, no_points_on_first_trick=False)
    hands = ("3C 4D 5D", "2C 6D 7D", "QS 2D KS", "4C 2H QH")
    known = know(_seen(rules, *hands, played="2C QS", seat=0))
    assert known.voids[2] == {Suit.CLUBS, Suit.HEARTS}
    known = know(_seen(rules, *("3C 4D 5D", "2C 6D 7D", "3D 2D KS", "4C 2H QH"), played="2C 3D", seat=0))
    assert 2 not in known.holders[card("QH")]
    assert 2 in known.holders[card("KS")]


def test_a_heart_led_from_a_game_of_hearts_last_shows_a_hand_of_hearts() -> None:
    rules = replace(RULES, hearts_led_last=True, opening=Opening.ELDEST, no_points_on_first_trick=False)
    known = know(_seen(rules, "2H 3H 4H", "2C 2D 2S", "3C 3D 3S", "4C 4D 4S", played="2H", seat=1))
    assert known.voids[0] == {Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES}


def test_a_joker_that_waits_for_a_void_shows_one() -> None:
    rules = replace(RULES, jokers=1, joker_time=JokerTime.VOID_ONLY, opening=Opening.ELDEST)
    hands = ("2C 3C 4C", "2D 3D JK", "3S 4S 5S", "4D 5D 6C")
    assert know(_seen(rules, *hands, played="2C JK", seat=2)).voids[1] == {Suit.CLUBS}
    free = replace(rules, joker_time=JokerTime.ANYTIME)
    assert know(_seen(free, *hands, played="2C JK", seat=2)).voids[1] == frozenset()


def test_whoever_opens_the_play_holds_the_lowest_club() -> None:
    match = position(*HANDS, rules=RULES)
    assert know(view(match, 0)).surely_holds(1, card("2C"))


def test_who_laid_cards_away_knows_them() -> None:
    rules = CATALOGUE["heartsette_gruznov"].rules(4)
    for _, _, _, match in random_match(replace(rules, limit=None, deals=1), 3, deals=1, claims=False):
        deal = match.deal
        if match.phase is Phase.PLAYING and deal is not None and deal.widow_taker is not None:
            known = know(view(match, deal.widow_taker))
            assert not known.sizes[known.pile]
            assert not set(deal.laid_away) & set(known.holders)


def test_cards_laid_away_cost_nothing_once_their_owner_has_played_a_harmless_one() -> None:
    rules = CATALOGUE["heartsette_gruznov"].rules(4)
    checked = 0
    for _, _, _, match in random_match(replace(rules, limit=None, deals=1), 3, deals=1, claims=False):
        deal = match.deal
        if match.phase is not Phase.PLAYING or deal is None or deal.widow_taker is None or len(deal.tricks) < 4:
            continue
        known = know(view(match, (deal.widow_taker + 1) % 4))
        assert not any(known.pile in s and penalty_of(deal.rules, c) for c, s in known.holders.items())
        checked += 1
    assert checked
