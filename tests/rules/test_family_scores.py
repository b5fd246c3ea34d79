"""The games of the family by worked examples: what deals come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.rules import scoring
from hearts_qt.rules.cards import SUITS, cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.contracts import CONTRACTS, rules_of_deal
from hearts_qt.rules.settlement import divide_pool, settle
from hearts_qt.rules.state import Deal, TakenTrick
from hearts_qt.rules.switches import Direction, FirstTrickFallback, Moon, Settlement, SideMoon
from hearts_qt.rules.trick import penalty

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules

FIFTY = (50, 50, 50, 50)


def rules_of(variant: str, seats: int | None = None) -> Rules:
    return CATALOGUE[variant].rules(seats)


def captured(rules: Rules, *piles: str, declarer: int | None = None) -> Deal:
    empty = ((),) * len(piles)
    tricks = tuple(
        TakenTrick(s, cards(pile), s, 0, (s,) * len(cards(pile))) for s, pile in enumerate(piles) if pile
    )
    deal = Deal(rules, 1, 0, Direction.HOLD, empty, empty, (None,) * len(piles), empty, tricks=tricks)
    deal = replace(deal, declarer=declarer)
    return replace(deal, shooter=scoring.shooter(deal))


def points(rules: Rules, *piles: str, declarer: int | None = None, moon: Moon | None = None) -> tuple[int, ...]:
    """The points of a deal in which each seat captured its pile."""
    deal = replace(captured(rules, *piles, declarer=declarer), moon=moon)
    costs = scoring.deal_costs(deal, (0,) * rules.seats)
    totals = (rules.chips,) * rules.seats
    return settle(rules, costs, totals, moon=deal.shooter is not None).points


def worth(variant: str, text: str, seats: int | None = None) -> int:
    return penalty(rules_of(variant, seats), cards(text))


HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"

# -- chips of 1887 ------------------------------------------------------------------------------------------


def hoyle(
    costs: tuple[int, ...], *, slam: int | None = None, pool: int = 0, moon: bool = False
) -> tuple[object, int]:
    rules = replace(rules_of("hearts_1887"), moon=Moon.ADD if moon else Moon.OFF)
    settled = settle(rules, costs, FIFTY, slam=slam, pool=pool)
    return settled.points, settled.pool


def test_example_35_whoever_took_fewest_is_paid_by_the_others() -> None:
    assert hoyle((1, 2, 4, 6)) == ((12, -2, -4, -6), 0)


def test_example_36_and_38_equal_winners_divide_and_the_odd_chip_stays() -> None:
    assert hoyle((2, 2, 4, 5)) == ((4, 4, -4, -5), 1)
    assert hoyle((0, 0, 6, 7)) == ((6, 6, -6, -7), 1)


def test_chips_left_over_go_to_the_next_winner() -> None:
    assert hoyle((1, 2, 4, 6), pool=3) == ((15, -2, -4, -6), 0)


def test_example_39_taking_all_hearts_pays_thirteen_or_receives_it() -> None:
    assert hoyle((13, 0, 0, 0), slam=0) == ((-13, 4, 4, 4), 1)
    assert hoyle((13, 0, 0, 0), slam=0, pool=3, moon=True) == ((13, -4, -4, -4), 2)
    assert hoyle((13, 0, 0, 0), slam=0, pool=0, moon=True) == ((12, -4, -4, -4), 0)


def test_example_41_the_double_game_compares_values() -> None:
    rules = rules_of("hearts_double_a")
    piles = ("2H 3H", "KH", "AH QH JH TH", "4H 5H 6H 7H 8H 9H")
    costs = tuple(penalty(rules, cards(pile)) for pile in piles)
    assert costs == (5, 13, 47, 39)
    assert settle(rules, costs, FIFTY).points == (99, -13, -47, -39)
    assert rules.penalty_total == 104
    assert rules_of("hearts_double_b").penalty_total == 23


# -- pool, jackpot, Howell, auction -------------------------------------------------------------------------


def pooled(costs: tuple[int, ...], pool: int = 0, *, jackpot: bool = False) -> tuple[object, int, bool]:
    settled = settle(rules_of("hearts_pool"), costs, FIFTY, pool=pool, jackpot=jackpot)
    return settled.points, settled.pool, settled.jackpot


def test_example_44_a_single_clear_hand_takes_the_pool() -> None:
    assert pooled((0, 3, 5, 5)) == ((13, -3, -5, -5), 0, False)


def test_example_45_clear_hands_divide_and_the_odd_chip_makes_no_jackpot() -> None:
    assert pooled((0, 0, 6, 7)) == ((6, 6, -6, -7), 1, False)


def test_example_46_with_nobody_clear_the_pool_stands_as_a_jackpot() -> None:
    assert pooled((1, 2, 4, 6)) == ((-1, -2, -4, -6), 13, True)


def test_all_hearts_in_one_hand_make_a_jackpot_too() -> None:
    assert pooled((13, 0, 0, 0)) == ((-13, 0, 0, 0), 13, True)


def test_a_standing_jackpot_is_won_by_exactly_one_clear_hand() -> None:
    assert pooled((0, 0, 6, 7), 13, jackpot=True) == ((0, 0, -6, -7), 26, True)
    assert pooled((0, 3, 5, 5), 26, jackpot=True) == ((39, -3, -5, -5), 0, False)
    divides = replace(rules_of("hearts_pool"), jack_divides=True)
    assert settle(divides, (0, 0, 6, 7), FIFTY, pool=13, jackpot=True).points == (13, 13, -6, -7)


@pytest.mark.parametrize(("hearts", "net"), [((3, 5, 5, 0), (1, -7, -7, 13)), ((1, 2, 4, 6), (9, 5, -3, -11))])
def test_example_50_howells_settling(hearts: tuple[int, ...], net: tuple[int, ...]) -> None:
    assert settle(rules_of("hearts_howell"), hearts, (100,) * 4).points == net


def test_example_57_the_pool_of_an_auction_holds_bid_and_suit() -> None:
    settled = settle(rules_of("auction_hearts"), (0, 4, 3, 6), FIFTY, bid=(2, 3))
    assert settled.points == (16, -4, -6, -6)


def test_who_cannot_pay_in_full_pays_what_is_there() -> None:
    settled = settle(rules_of("hearts_pool"), (0, 3, 5, 5), (50, 50, 2, 50))
    assert settled.points == (10, -3, -2, -5)
    assert settled.broke


def test_a_standing_pool_is_divided_equally_and_odd_chips_stay() -> None:
    assert divide_pool((10, 20, 30, 40), 14) == (3, (13, 23, 33, 43))


# -- hearts alone -------------------------------------------------------------------------------------------


def test_example_53_all_tricks_cost_the_others_thirteen() -> None:
    rules = rules_of("hearts_penalty13")
    assert points(rules, HEARTS, "", "", "") == (0, 13, 13, 13)


def test_example_53_one_heartless_trick_lost_makes_it_thirteen_of_ones_own() -> None:
    assert points(rules_of("hearts_penalty13"), HEARTS, "2C", "", "") == (13, 0, 0, 0)


def test_all_tricks_cost_as_many_as_there_are_hearts() -> None:
    eight = rules_of("hearts_penalty13", 8)
    assert eight.penalty_total == 12
    assert points(eight, "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", *[""] * 7) == (0, *[12] * 7)


def test_example_56_two_players_pay_the_difference_or_what_is_above_six() -> None:
    two = rules_of("hearts_two")
    difference = settle(replace(two, settlement=Settlement.DIFFERENCE), (5, 8), (0, 0))
    assert difference.points == (0, 3)
    assert settle(replace(two, settlement=Settlement.FIRST_SIX_FREE), (5, 8), (0, 0)).points == (0, 2)


@pytest.mark.parametrize(
    ("fallback", "expected"),
    [
        (FirstTrickFallback.ALLOW, (3, 1, 0, 9)),
        (FirstTrickFallback.VOID, (2, 1, 0, 9)),
        (FirstTrickFallback.DEFER, (2, 2, 0, 9)),
    ],
)
def test_points_that_had_to_fall_on_the_first_trick(
    fallback: FirstTrickFallback, expected: tuple[int, ...]
) -> None:
    rules = replace(rules_of("hearts_modern"), no_points_on_first_trick=True, first_trick_fallback=fallback)
    empty = ((),) * 4
    tricks = (
        TakenTrick(0, cards("KC 3C 2H 4C"), 0, 1, (0, 1, 2, 3)),
        TakenTrick(0, cards("3H 5H"), 0, 2, (0, 0)),
        TakenTrick(1, cards("4H"), 1, 1, (1,)),
        TakenTrick(3, cards("6H 7H 8H 9H TH JH QH KH AH"), 3, 9, (3,) * 9),
    )
    deal = Deal(rules, 1, 0, Direction.HOLD, empty, empty, (None,) * 4, empty, tricks=tricks)
    assert scoring.deal_costs(deal, (0,) * 4) == expected


# -- dear cards ---------------------------------------------------------------------------------------------


def test_example_64_the_black_jack() -> None:
    assert worth("black_jack_hearts", "JS 2H 3H 4H 5H QS") == 14
    assert worth("black_jack_hearts_13", "JS 2H 3H 4H 5H") == 17


def test_example_65_black_maria() -> None:
    assert worth("black_maria", "AS KS QS 5H") == 31
    assert worth("black_maria", "AS 5H") == 8


def test_example_69_greek_hearts() -> None:
    assert worth("greek_1939", "QS AH KH TH 2H") == 87
    assert worth("greek_2008", "QS AH KH TH 2H") == 77
    assert points(rules_of("greek_1939"), f"QS {HEARTS}", "", "", "") == (-450, 150, 150, 150)


def test_example_71_the_bonus_of_greek_1950_and_its_moon() -> None:
    rules = rules_of("greek_1950")
    assert points(rules, "JD 2H 3H 4H", "", "", "") == (-7, 0, 0, 0)
    assert points(rules, f"QS {HEARTS}", "JD", "", "") == (0, 0, 0, 0)


def test_example_72_spot_hearts() -> None:
    assert worth("spot_points", "AH KH 2H") == 29
    assert worth("spot_modern", "AH KH 2H") == 16
    assert (rules_of("spot_points").penalty_total, rules_of("spot_modern").penalty_total) == (104, 91)
    added = replace(rules_of("spot_points"), moon=Moon.ADD)
    assert points(added, "", HEARTS, "", "") == (104, 0, 104, 104)


def test_example_74_two_packs_hold_two_queens() -> None:
    assert worth("cancellation_hearts", "QS QS' 2H 3H 3H'", 6) == 29
    assert rules_of("cancellation_hearts", 6).penalty_total == 52


def test_example_75_polignac_and_king() -> None:
    assert worth("polignac", "JS JD") == 3
    assert rules_of("polignac").penalty_total == 5
    assert _table_sum(4, "king_all") == -96
    assert _table_sum(4, "kierki_all") == -1300


@pytest.mark.parametrize("key", ["tricks", "hearts", "boys", "girls", "last", "king"])
def test_every_deal_of_king_comes_to_sixteen_or_mirrors_it(key: str) -> None:
    assert _table_sum(4, f"king_{key}") == -16
    assert _table_sum(4, f"+king_{key}") == 16


def test_the_three_handed_all_at_once_comes_to_a_hundred() -> None:
    assert _table_sum(3, "king3_all") == -100


def _table_sum(seats: int, contract: str) -> int:
    """What all seats together write down in a deal of this contract."""
    variant = {"king": "king", "king3": "king_three"}.get(contract.strip("+").split("_")[0], "kierki")
    rules = rules_of_deal(replace(rules_of(variant, seats), contracts=(contract,)), 1)
    empty = ((),) * seats
    pack, size = list(rules.pack), rules.hand_size
    tricks = tuple(
        TakenTrick(0, tuple(pack[k * seats : (k + 1) * seats]), k % seats, 0, tuple(range(seats)))
        for k in range(size)
    )
    deal = Deal(rules, 1, 0, Direction.HOLD, empty, empty, (None,) * seats, empty, tricks=tricks)
    return sum(settle(rules, scoring.deal_costs(deal, (0,) * seats), (0,) * seats).points)


def test_every_contract_can_be_put_in_force() -> None:
    for key in CONTRACTS:
        rules_of_deal(replace(rules_of("king"), contracts=(key,)), 1)


def test_chasse_coeur_declared_and_silent() -> None:
    rules = rules_of("chasse_coeur")
    everything = f"QS QC QD {HEARTS}"
    assert rules.penalty_total == 64
    assert points(rules, everything, "", "", "") == (0, 54, 54, 54)
    assert points(rules, everything, "", "", "", declarer=0) == (0, 64, 64, 64)
    assert points(rules, everything, "", "", "", declarer=1) == (0, 64, 0, 0)


# -- omnibus ------------------------------------------------------------------------------------------------


def test_omnibus_needs_all_fifteen_cards_for_its_slam() -> None:
    rules = rules_of("omnibus_10d")
    assert points(rules, f"QS TD {HEARTS}", "", "", "") == (-26, 0, 0, 0)
    assert points(rules, f"QS {HEARTS}", "TD", "", "") == (26, -10, 0, 0)


def test_gruznovs_omnibus_writes_plus_for_good() -> None:
    rules = rules_of("omnibus_gruznov")
    assert points(rules, f"QS TD {HEARTS}", "", "", "") == (26, 0, 0, 0)
    assert points(rules, "QS 2H", "TD 3H", "", "") == (-14, 9, 0, 0)
    assert scoring.is_over(rules, (-100, 0, 0, 0), 3)
    assert scoring.is_over(rules, (0, 100, 0, 0), 3)
    assert scoring.winners(rules, (-100, 20, 20, 3)) == (1, 2)


# -- royal --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "cost"),
    [
        ("2H 3H 4H 5H 6H", 5),
        ("QH 2H 3H 4H 5H", 10),
        ("QS", 26),
        ("QS QC", 0),
        ("QC", 0),
        ("QD", -10),
        ("QS QD", 16),
        ("QS QC QD", -10),
        ("QH QS 2H 3H 4H", 34),
    ],
)
def test_example_76_and_77_what_the_queens_do(pile: str, cost: int) -> None:
    assert points(rules_of("royal_hearts"), pile, "", "", "")[0] == cost


def test_a_royal_total_does_not_fall_below_nothing() -> None:
    assert settle(rules_of("royal_hearts"), (-10, 5, 0, 0), (3, 0, 0, 0)).totals == (0, 5, 0, 0)


@pytest.mark.parametrize(("extra", "worth_of_it"), [("", 52), (" QD", 42), (" QC", 26), (" QC QD", 16)])
def test_the_royal_moon_is_worth_what_the_queens_leave(extra: str, worth_of_it: int) -> None:
    everything = f"QS {HEARTS}{extra}"
    rules = rules_of("royal_hearts")
    assert points(rules, everything, "", "", "", moon=Moon.SUBTRACT) == (-worth_of_it, 0, 0, 0)
    assert points(rules, everything, "", "", "", moon=Moon.ADD) == (0, *[worth_of_it] * 3)


def test_anothers_queen_of_diamonds_counts_beside_the_royal_moon() -> None:
    everything = f"QS {HEARTS}"
    assert points(rules_of("royal_hearts"), everything, "QD", "", "", moon=Moon.ADD) == (0, 42, 52, 52)


# -- partners -----------------------------------------------------------------------------------------------


def test_a_side_shoots_the_moon_together() -> None:
    rules = rules_of("partner_combined")
    assert points(rules, f"{HEARTS}", "", "QS", "") == (0, 26, 0, 26)
    alone = replace(rules, side_moon=SideMoon.MEMBER)
    assert points(alone, f"{HEARTS}", "", "QS", "") == (13, 0, 13, 0)


def test_sides_are_compared_by_their_sum() -> None:
    combined = rules_of("partner_combined")
    assert scoring.is_over(combined, (120, 10, 80, 20), 9)
    assert not scoring.is_over(combined, (120, 10, 79, 20), 9)
    assert scoring.winners(combined, (120, 10, 80, 20)) == (1, 3)
    assert scoring.is_over(rules_of("partner_individual"), (100, 0, 0, 0), 9)


# -- ends ---------------------------------------------------------------------------------------------------


def test_example_83_domino_ends_at_thirty_one() -> None:
    rules = rules_of("domino_foster", 4)
    assert scoring.is_over(rules, (32, 16, 22, 34), 5)
    assert scoring.winners(rules, (32, 16, 22, 34)) == (1,)


def test_royal_hearts_end_above_a_hundred_not_at_it() -> None:
    assert not scoring.is_over(rules_of("royal_hearts"), (100, 0, 0, 0), 5)
    assert scoring.is_over(rules_of("royal_hearts"), (101, 0, 0, 0), 5)


@pytest.mark.parametrize(
    ("variant", "seats", "total"),
    [
        ("windows_hearts", 4, 26),
        ("black_maria", 3, 43),
        ("black_jack_hearts", 4, 23),
        ("black_jack_hearts_13", 4, 26),
        ("spot_points", 4, 104),
        ("spot_modern", 4, 91),
        ("chasse_coeur", 4, 64),
        ("greek_1939", 4, 149),
        ("greek_2008", 4, 104),
        ("cancellation_hearts", 8, 52),
        ("polignac", 4, 5),
        ("hearts_pool", 6, 12),
        ("domino_foster", 4, 13),
        ("reversis_1601", 4, 56),
    ],
)
def test_example_90_the_points_of_each_pack(variant: str, seats: int, total: int) -> None:
    assert rules_of(variant, seats).penalty_total == total


def test_suits_of_a_pack_are_four() -> None:
    assert len(SUITS) == 4


def test_a_shared_first_place_is_played_out_where_the_house_says_so() -> None:
    rules = replace(rules_of("black_lady_modern"), tie_break=True)
    assert scoring.is_tied(rules, (100, 20, 20, 30))
    assert not scoring.is_tied(rules, (100, 20, 21, 30))
    assert not scoring.is_tied(rules_of("partner_combined"), (120, 10, 80, 20))


def test_parlett_gives_the_pool_of_an_auction_to_the_fewest() -> None:
    rules = replace(rules_of("auction_hearts"), settlement=Settlement.SUIT_FEWEST)
    assert settle(rules, (2, 2, 3, 6), FIFTY, bid=(2, 3)).points == (6, 6, -6, -6)


def test_the_literal_minus_thirteen_helps_the_others() -> None:
    rules = replace(rules_of("hearts_penalty13"), moon_amount=-13)
    assert points(rules, HEARTS, "", "", "") == (0, -13, -13, -13)
