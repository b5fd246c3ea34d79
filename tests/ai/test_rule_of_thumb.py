"""Positions in which a sound player does one thing. Seat 0 plays; ``out`` are the cards in the other hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.strategy import Motive
from hearts_qt.rules.cards import card
from hearts_qt.rules.moves import ChooseMoon, PlayCard
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import DealScore, Phase
from hearts_qt.rules.switches import Bonus, Moon
from tests.ai.tables import RULES, advice, middle, played, ranking

if TYPE_CHECKING:
    from hearts_qt.rules.view import View

JACK = Rules(pass_cycle=(), bonus=Bonus.JACK_OF_DIAMONDS)


# -- following ------------------------------------------------------------


def test_ducks_with_the_highest_card_that_stays_under() -> None:
    seen = middle("2C 8C TC KC 3D", "3C 4C AC 5D 6D 7D 8D 4H 5H 6H 7H 8H QS", table="9C JC")
    assert played(seen) == "TC"
    first = advice(seen)[0]
    assert (first.reason, first.card, first.seat) == (Motive.DUCK_UNDER, card("JC"), 3)


def test_that_it_is_the_highest_that_stays_under_is_said_of_the_highest_alone() -> None:
    seen = middle("2C 3C KC 4D", "4C 5C AC 5D 6D 7D 8D 4H 5H 6H 7H 8H", table="9C JC")
    reasons = {str(a.move.card): a.reason for a in advice(seen) if isinstance(a.move, PlayCard)}
    assert (reasons["3C"], reasons["2C"]) == (Motive.DUCK_UNDER, Motive.STAY_UNDER)


def test_that_everybody_can_follow_is_not_said_once_somebody_did_not() -> None:
    early = middle(
        "7C TC 9D TD 3S 5S 7S JS 2H 4H 6H",
        "3C 4C 5C 8C 9C JC 2D 3D 4D 5D 6D 7D 8D 4S 6S QS KS AS 3H 5H 7H 8H 9H TH JH QH KH AH",
        table="2C KD",
    )
    assert not any(a.reason is Motive.CASH_EARLY for a in advice(early))
    late = middle("JS 3D 4D", "2S TS QS 5D 6D 7D 8D 4H 5H")
    assert not any(a.reason is Motive.CASH_EARLY for a in advice(late))


def test_takes_a_clean_trick_with_the_highest_card_when_last_to_play() -> None:
    seen = middle("4C AC 3D 2D", "2C 3C 7C 8C JC QC KC 5D 6D 7D 8D 9D 4H 5H QS", table="9C 5C TC")
    assert played(seen) == "AC"
    assert advice(seen)[0].reason is Motive.TAKE_CHEAPLY_LAST


def test_does_not_take_a_trick_with_points_when_it_can_stay_under() -> None:
    seen = middle("6C AC 3D 4D", "3C 4C 8C 5D 6D 7D 8D 4H 5H", table="9C QS TC")
    assert played(seen) == "6C"


def test_wins_with_the_highest_card_when_it_has_to_win() -> None:
    seen = middle("JC KC 3D 4D", "3C 4C 8C 5D 6D 7D 8D 4H 6H", table="9C 5H TC")
    assert played(seen) == "KC"
    assert advice(seen)[0].reason is Motive.WIN_WITH_HIGHEST


def test_plays_a_high_card_while_the_suit_is_still_safe() -> None:
    seen = middle(
        "KC QC 9D TD 3S 5S 7S JS 2H 4H 6H",
        "3C 4C 5C 7C 8C 9C TC JC 2D 3D 4D 5D 6D 7D 8D 4S 6S QS KS AS 3H 5H 7H 8H 9H TH JH QH KH AH",
        table="2C 6C",
    )
    assert played(seen) in {"KC", "QC"}
    king = next(a for a in advice(seen) if a.move == PlayCard(0, card("KC")))
    assert king.reason is Motive.CASH_EARLY


def test_plays_the_queen_of_spades_under_the_king() -> None:
    seen = middle("2S 5S QS 3D 4D", "3S AS 6S 5D 6D 7D 8D 4H 5H 6H 7H", table="4S KS")
    assert played(seen) == "QS"
    assert advice(seen)[0].reason is Motive.DUMP_QUEEN


def test_does_not_throw_the_queen_on_its_own_trick() -> None:
    seen = middle("2S 5S QS 3D 4D", "3S AS KS 6S 5D 6D 7D 8D 4H 5H 6H 7H", table="4S 7S 8S")
    assert played(seen) in {"2S", "5S"}
    assert ranking(seen)[-1] == card("QS")


def test_does_not_play_the_king_of_spades_before_somebody_who_may_hold_the_queen() -> None:
    seen = middle("4S KS 3D 4D", "3S AS QS 6S 5D 6D 7D 8D 4H 5H 6H", table="7S")
    assert played(seen) == "4S"


# -- discarding ------------------------------------------------------------


def test_discards_queen_of_spades_when_void() -> None:
    seen = middle("QS 2S AH KD", "3S AS KS 5D 6D 7D 8D 4H 5H", table="9C TC", taken={1: "2H", 2: "3H"})
    assert played(seen) == "QS"
    first = advice(seen)[0]
    assert (first.reason, first.seat) == (Motive.DUMP_QUEEN, 3)


def test_discards_the_ace_of_spades_while_the_queen_is_out() -> None:
    seen = middle("AS 9H 2D 3D", "3S QS JS 5D 6D 7D 8D 4H KH", table="9C TC")
    assert played(seen) == "AS"
    assert advice(seen)[0].reason is Motive.DUMP_DANGER


def test_discards_a_high_heart_when_the_queen_is_gone() -> None:
    seen = middle("AS KH 2H 3D", "3S JS 5D 6D 7D 8D 4H 5H 6H", table="9C TC", taken={1: "QS", 2: "3H"})
    assert played(seen) == "KH"
    assert advice(seen)[0].reason is Motive.DUMP_HIGH_HEARTS


def test_discards_the_dearest_card_of_other_prices_too() -> None:
    clubs = Rules(pass_cycle=(), points=(("H", 1), ("QC", 13)))
    seen = middle("QC QS AH KS", "3S AS JS 5C 6C 7C AC 4H 5H", table="9D 8D", rules=clubs)
    assert played(seen) == "QC"


# -- leading ------------------------------------------------------------


def test_leads_a_low_spade_to_smoke_out_the_queen() -> None:
    seen = middle("JS 9S 8S KD QD", "2S QS KS AS 7D 8D 9D TD 2C 3C 4C 5C 6H 7H 8H")
    assert played(seen) in {"JS", "9S", "8S"}
    assert advice(seen)[0].reason is Motive.SMOKE_OUT_QUEEN


@pytest.mark.parametrize("high", ["KS", "AS"])
def test_does_not_lead_a_spade_above_the_queen_while_it_is_out(high: str) -> None:
    seen = middle(f"{high} 5D 6D 8C", "QS JS TS 9S 7D 8D 9D TD 2C 3C 9C JC")
    assert ranking(seen)[-1] == card(high)


def test_does_not_lead_a_suit_that_only_it_still_holds() -> None:
    seen = middle("5C 7C 6D", "QS JS TS 9S 7D 8D 9D 6H 7H")
    assert played(seen) == "6D"


def test_leads_the_card_that_somebody_must_beat() -> None:
    seen = middle("2H KD", "3H 4H 5H 9D TD JD", taken={1: "QS", 2: "6H"})
    assert played(seen) == "2H"
    assert advice(seen)[0].reason is Motive.SAFE_LEAD


# -- moons ------------------------------------------------------------


def test_stops_a_moon_with_the_last_high_heart() -> None:
    hand, out = "KH 2H 3D", "JH 4C 5C 6C 7D 8D"
    threatened = middle(hand, out, table="TH QH", taken={3: "QS AH 3H 4H 5H 6H 7H 8H 9H"})
    assert played(threatened) == "KH"
    first = advice(threatened)[0]
    assert (first.reason, first.seat) == (Motive.STOP_MOON, 3)
    shared = middle(hand, out, table="TH QH", taken={3: "QS AH 3H 4H 5H", 2: "6H 7H 8H 9H"})
    assert played(shared) == "2H"


def test_keeps_the_heart_that_stops_a_moon() -> None:
    hand, out, table = "AH 9D 3D", "KH QH JH TH AC 7D", "KC TC JC"
    assert played(middle(hand, out, table=table, taken={1: "QS 2H 3H 4H 5H 6H 7H 8H 9H"})) != "AH"
    assert played(middle(hand, out, table=table, taken={1: "QS 2H 3H 4H", 2: "5H 6H 7H 8H 9H"})) == "AH"


def test_gives_a_heart_to_another_taker_to_stop_a_moon() -> None:
    hand, out, taken = "5H AD KS", "KH QH JH TH AH 7D", {1: "QS 2H 3H 4H 6H 7H 8H 9H"}
    to_another = middle(hand, out, table="9C TC JC", taken=taken)
    to_the_shooter = middle(hand, out, table="JC 9C 3C", taken=taken)
    assert played(to_another) == "5H"
    assert advice(to_another)[0].reason is Motive.STOP_MOON
    assert played(to_the_shooter) != "5H"


def test_does_not_speak_of_a_moon_after_two_hearts() -> None:
    hand, out = "7H 5H KS", "2S 3S 4H 6H 9H TH JH QH KH AH QS"
    early = middle(hand, out, table="8H", taken={2: "2H 3H"})
    assert Motive.STOP_MOON not in {a.reason for a in advice(early)}


def test_does_not_mind_a_moon_that_costs_nothing() -> None:
    hand, out = "AH 2H 3D", "KH QH 4C 5C 6C 7D"
    off = replace(RULES, moon=Moon.OFF)
    taken = {1: "QS 3H 4H 5H 6H 7H 8H 9H"}
    assert played(middle(hand, out, table="JH TH", taken=taken, rules=off)) == "2H"


def test_shoots_the_moon_with_a_hand_that_takes_everything() -> None:
    seen = middle(
        "AH KH QH JH TH AS KS",
        "9H 8H 7H 6H 5H 4H QS JS TS 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
        taken={0: "2H 3H"},
    )
    assert {a.reason for a in advice(seen)} == {Motive.SHOOT_MOON}
    assert ranking(seen)[0] in {card("AH"), card("KH"), card("AS"), card("KS"), card("QH")}


def test_does_not_shoot_when_a_point_is_already_with_somebody_else() -> None:
    seen = middle(
        "AH KH QH JH TH AS KS",
        "9H 8H 7H 6H 5H 4H QS JS TS 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
        taken={0: "2H", 1: "3H"},
    )
    assert Motive.SHOOT_MOON not in {a.reason for a in advice(seen)}


# -- the bonus card ------------------------------------------------------------


def test_takes_the_jack_of_diamonds_when_it_can() -> None:
    hand, out = "4D QD 3C 5C", "6D 8D KD 7C 8C 9C 4H 5H 6H"
    assert played(middle(hand, out, table="9D JD TD", rules=JACK)) == "QD"
    assert advice(middle(hand, out, table="9D JD TD", rules=JACK))[0].reason is Motive.GRAB_BONUS


def test_takes_home_its_own_jack_of_diamonds_last_to_play() -> None:
    seen = middle("4D JD 3C 5C", "6D 8D KD 7C 8C 9C 4H 5H 6H", table="9D 2D TD", rules=JACK)
    assert played(seen) == "JD"


def test_does_not_throw_the_jack_of_diamonds_away() -> None:
    seen = middle("JD 2D 9S 3S", "QD KD 6D 7S 8S 4S 4H 5H 6H", table="9C TC KC", rules=JACK)
    assert ranking(seen)[-1] == card("JD")


def test_protects_the_reward_for_taking_no_trick() -> None:
    hand, out = "4C AC 3D 2D", "2C 3C 7C 8C JC QC KC 5D 6D 7D 8D 9D 4H 5H QS"
    reward = replace(RULES, no_trick_bonus=10)
    assert played(_without_tricks(middle(hand, out, table="9C 5C TC"))) == "AC"
    assert played(_without_tricks(middle(hand, out, table="9C 5C TC", rules=reward))) == "4C"


def _without_tricks(seen: View) -> View:
    """The same view with every trick of seat 0 in the hands of seat 1 or 2."""
    tricks = tuple(replace(t, winner=t.winner or 1 + n % 2) for n, t in enumerate(seen.tricks))
    return replace(seen, tricks=tricks)


# -- the match ------------------------------------------------------------


def test_does_not_end_the_match_for_the_leader() -> None:
    """Q♠ would bring seat 3 to the limit: wrong while seat 1 is in front, right when seat 0 is."""
    hand, out, taken = "QS 9S 8S 4D", "3S 2S 7D 8D 4H 5H", {2: "2H 3H", 1: "6H"}
    behind = middle(hand, out, table="9C 5C TC", totals=(60, 20, 70, 88), taken=taken)
    in_front = middle(hand, out, table="9C 5C TC", totals=(10, 20, 70, 88), taken=taken)
    assert played(behind) != "QS"
    assert played(in_front) == "QS"


def test_adds_the_moon_to_the_others_as_a_rule() -> None:
    assert _moon_choice((20, 30, 40, 50)) is Moon.ADD


def test_subtracts_the_moon_when_adding_would_end_the_match_with_somebody_in_front() -> None:
    assert _moon_choice((90, 10, 40, 80)) is Moon.SUBTRACT


def test_adds_the_moon_when_that_ends_the_match_as_the_winner() -> None:
    assert _moon_choice((20, 10, 40, 80)) is Moon.ADD


def _moon_choice(totals: tuple[int, ...]) -> Moon:
    rules = replace(RULES, moon=Moon.CHOICE)
    everything = " ".join(map(str, sorted(rules.penalty_cards)))
    seen = middle("", "", taken={0: everything}, rules=rules)
    scores = (DealScore(1, totals, totals, None),)
    asked = replace(
        seen, phase=Phase.CHOOSING_MOON, to_move=(0,), shooter=0, scores=scores, totals=totals, number=2
    )
    move = advice(asked)[0].move
    assert isinstance(move, ChooseMoon)
    return move.choice


# -- answers ------------------------------------------------------------


def test_advises_every_legal_card_once() -> None:
    seen = middle("2C 8C TC KC 3D", "3C 4C AC 5D 6D 7D 8D 4H 5H 6H 7H 8H QS", table="9C JC")
    assert sorted(ranking(seen)) == sorted(seen.legal)


def test_says_so_when_there_is_only_one_legal_card() -> None:
    seen = middle("2C 3D 4D", "3C 4C 5D 6D 7D 8D 9D TD", table="9C JC")
    (only,) = advice(seen)
    assert only.move == PlayCard(0, card("2C"))
    assert only.reason is Motive.ONLY_CARD


def test_says_nothing_when_it_is_not_asked() -> None:
    seen = middle("2C 3D", "3C 4C 5D 6D 7D 8D", table="9C JC")
    assert advice(replace(seen, to_move=(1,), legal=())) == ()
    assert advice(replace(seen, phase=Phase.SCORED, to_move=(), legal=())) == ()
