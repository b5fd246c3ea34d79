from __future__ import annotations

import pytest
from msgspec.structs import replace

from hearts_qt.rules import scoring
from hearts_qt.rules.cards import cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import DealScored, MatchEnded, MoonShot
from hearts_qt.rules.moves import ChooseMoon, PlayCard
from hearts_qt.rules.refusals import IllegalMove, Reason
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Deal, DealScore, Match, Phase, TakenTrick
from hearts_qt.rules.switches import Bonus, Direction, Moon, MoonTest, SideMoon, Sides
from hearts_qt.rules.transition import step
from hearts_qt.rules.trick import penalty
from tests.rules.positions import card, play, position

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
NO_TOTALS = (0, 0, 0, 0)


def captured(rules: Rules, *piles: str) -> Deal:
    """A played-out deal in which each seat captured its pile."""
    empty = ((),) * len(piles)
    tricks = tuple(
        TakenTrick(s, cards(pile), s, 0, (s,) * len(cards(pile))) for s, pile in enumerate(piles) if pile
    )
    return Deal(rules, 1, 0, Direction.HOLD, empty, empty, (None,) * len(piles), empty, tricks=tricks)


def points(rules: Rules, *piles: str, totals: tuple[int, ...] = NO_TOTALS) -> tuple[int, ...]:
    deal = captured(rules, *piles)
    return scoring.deal_costs(replace(deal, shooter=scoring.shooter(deal)), totals)


def test_hearts_cost_one_and_the_queen_thirteen() -> None:
    assert points(Rules(), "QS 2H 3H", "AH", "KS AS", "4H 5H 6H") == (15, 1, 0, 3)
    assert Rules().penalty_total == 26


def test_example_61_the_moon_costs_the_others_everything() -> None:
    assert points(CATALOGUE["tavern_jack"].rules(), "", "", "", f"QS {HEARTS}") == (26, 26, 26, 0)


def test_example_61_one_heart_missing_is_no_moon() -> None:
    twelve = HEARTS.replace("2H ", "")
    assert points(CATALOGUE["tavern_jack"].rules(), "", "2H", "", f"QS {twelve}") == (0, 1, 0, 25)


def test_example_63_nobody_scores_at_culbertsons_table() -> None:
    rules = CATALOGUE["black_lady_culbertson"].rules()
    assert points(rules, "", "", "", f"QS {HEARTS}") == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("moon", "expected"),
    [
        (Moon.OFF, (0, 26, 0, 0)),
        (Moon.ADD, (26, 0, 26, 26)),
        (Moon.SUBTRACT, (0, -26, 0, 0)),
        (Moon.AUTO, (26, 0, 26, 26)),
        (Moon.NOBODY, (0, 0, 0, 0)),
    ],
)
def test_each_moon_does_what_it_says(moon: Moon, expected: tuple[int, ...]) -> None:
    assert points(Rules(moon=moon), "2C", f"QS {HEARTS}", "", "") == expected


def test_the_automatic_moon_subtracts_when_adding_would_end_the_match_for_another() -> None:
    rules = Rules(moon=Moon.AUTO)
    assert points(rules, f"QS {HEARTS}", "", "", "", totals=(60, 20, 80, 50)) == (-26, 0, 0, 0)
    assert points(rules, f"QS {HEARTS}", "", "", "", totals=(60, 40, 80, 50)) == (0, 26, 26, 26)
    assert points(rules, f"QS {HEARTS}", "", "", "", totals=(60, 20, 73, 50)) == (0, 26, 26, 26)


def test_the_bonus_card_takes_ten_off_whoever_has_it() -> None:
    rules = Rules(bonus=Bonus.JACK_OF_DIAMONDS)
    assert points(rules, "JD 2H", "3H", "", "QS") == (-9, 1, 0, 13)
    assert points(Rules(bonus=Bonus.TEN_OF_DIAMONDS), "TD 2H 3H 4H", "JD", "", "") == (-7, 0, 0, 0)


def test_the_bonus_card_is_no_part_of_the_moon_and_counts_beside_it() -> None:
    rules = Rules(bonus=Bonus.JACK_OF_DIAMONDS)
    assert points(rules, f"QS {HEARTS}", "JD", "", "") == (0, 16, 26, 26)
    assert points(rules, f"QS {HEARTS} JD", "", "", "") == (-10, 26, 26, 26)


def test_taking_no_trick_is_rewarded_by_the_switch_but_not_under_a_moon() -> None:
    rules = Rules(no_trick_bonus=5)
    assert points(rules, "2C", "2H QS", "", "3H") == (0, 14, -5, 1)
    assert points(rules, f"QS {HEARTS}", "2C", "", "") == (0, 26, 26, 26)


def test_the_shooter_chooses_and_only_then_is_the_deal_scored() -> None:
    hands = ("2C AH", "3C KH", "4C QH", "5C JH")
    rules = Rules(moon=Moon.CHOICE, removed=tuple(c for c in Rules().pack if str(c) not in " ".join(hands)))
    match = play(position(*hands, rules=rules), "2C 3C 4C 5C JH AH KH")
    match, events = step(match, PlayCard(2, card("QH")))
    assert MoonShot(0) in events
    assert not any(isinstance(e, DealScored) for e in events)
    assert match.phase is Phase.CHOOSING_MOON
    assert match.to_move == (0,)
    with pytest.raises(IllegalMove) as caught:
        step(match, ChooseMoon(0, Moon.OFF))
    assert caught.value.refusal.reason is Reason.NOT_A_MOON_CHOICE
    subtracted, _ = step(match, ChooseMoon(0, Moon.SUBTRACT))
    added, _ = step(match, ChooseMoon(0, Moon.ADD))
    assert subtracted.totals == (-4, 0, 0, 0)
    assert added.totals == (0, 4, 4, 4)


def after(rules: Rules, before: tuple[int, ...], hands: tuple[str, str, str, str], plays: str) -> Match:
    """The match after one more deal of these cards, with these totals before it."""
    match = position(*hands, rules=rules)
    match = replace(match, scores=(DealScore(1, before, before, None),))
    return play(match, plays)


def test_example_86_the_lowest_total_wins_when_the_limit_is_reached() -> None:
    tavern = CATALOGUE["tavern_jack"].rules()
    assert scoring.is_over(tavern, (52, 40, 42, 22), 4)
    assert scoring.winners(Rules(), (52, 40, 42, 22)) == (3,)


def test_example_86_equal_lowest_totals_share_the_win() -> None:
    assert scoring.winners(Rules(), (51, 20, 20, 39)) == (1, 2)


def test_example_86_one_point_short_of_the_limit_the_match_goes_on() -> None:
    assert not scoring.is_over(CATALOGUE["tavern_jack"].rules(), (49, 0, 0, 0), 9)


def test_a_tie_at_the_top_does_not_matter_for_the_winner() -> None:
    assert scoring.winners(Rules(), (106, 45, 45, 20)) == (3,)


def test_the_match_ends_with_the_deal_that_reaches_the_limit() -> None:
    hands = ("2C 3H", "3C 2H", "4C 5H", "5C 4H")
    match = after(Rules(), (30, 40, 96, 20), hands, "2C 3C 4C 5C 4H 3H 2H")
    match, events = step(match, PlayCard(2, card("5H")))
    assert events[-1] == MatchEnded((3,))
    assert match.phase is Phase.OVER
    assert match.winners == (3,)
    with pytest.raises(IllegalMove) as caught:
        step(match, PlayCard(0, card("2C")))
    assert caught.value.refusal.reason is Reason.MATCH_OVER


def test_a_number_of_deals_ends_the_match_too() -> None:
    assert scoring.is_over(Rules(limit=None, deals=4), (10, 0, 0, 0), 4)
    assert not scoring.is_over(Rules(limit=None, deals=4), (990, 0, 0, 0), 3)


def test_points_of_a_pack_come_from_its_table() -> None:
    gibson = Rules(points=(("H", 1), ("JS", 13)))
    assert penalty(gibson, cards("JS QS 2H 3H 4H 5H")) == 17
    assert gibson.penalty_total == 26


def test_who_takes_the_rest_has_taken_the_tricks_that_were_left() -> None:
    deal = captured(Rules(), "2C 3C 4C 5C", "", "2D 3D 4D 5D", "6C 7C 8C 9C")
    assert scoring.tricks_taken(deal) == (1, 0, 1, 1)
    rest = cards("TC JC QC KC AC 6D 7D 8D")
    ended = replace(deal, claimer=2, extra=((), (), rest, ()))
    assert scoring.tricks_taken(ended) == (1, 0, 3, 1)


def in_order(rules: Rules, *tricks: tuple[int, str]) -> Deal:
    """A played-out deal of these tricks: who took each, and the cards of it that matter."""
    empty = ((),) * rules.seats
    taken = tuple(TakenTrick(taker, cards(text), taker, 0, (taker,) * len(cards(text))) for taker, text in tricks)
    return Deal(rules, 1, 0, Direction.HOLD, empty, empty, (None,) * rules.seats, empty, tricks=taken)


SEVEN = "QS 2H 3H 4H 5H 6H 7H"


@pytest.mark.parametrize(
    ("tricks", "expected"),
    [
        (((2, SEVEN), (3, "2C"), (0, "8H")), (2, 0)),
        (((2, "QS 2H 3H 4H 5H 6H"), (0, "8H")), None),
        (((2, SEVEN), (2, "8H 9H TH JH QH KH AH")), None),
        (((1, "2H"), (2, SEVEN.replace("2H ", "")), (0, "8H 9H TH JH QH KH AH")), None),
        (((2, SEVEN), (0, "8H"), (2, "9H TH JH QH KH"), (1, "AH")), (2, 0)),
    ],
    ids=[
        "half and then another",
        "too little for a threat",
        "a moon",
        "shared at once",
        "only the first stops it",
    ],
)
def test_a_moon_is_stopped_by_who_takes_the_first_card_from_a_seat_that_had_half(
    tricks: tuple[tuple[int, str], ...], expected: tuple[int, int] | None
) -> None:
    assert scoring.stopped_moon(in_order(Rules(), *tricks)) == expected


def test_no_moon_is_stopped_where_there_is_none() -> None:
    assert scoring.stopped_moon(in_order(Rules(moon=Moon.OFF), (2, SEVEN), (0, "8H"))) is None


def test_partners_do_not_stop_the_moon_of_their_side() -> None:
    rules = Rules(sides=Sides.COMBINED, side_moon=SideMoon.SIDE)
    assert scoring.stopped_moon(in_order(rules, (2, SEVEN), (0, "8H"), (1, "9H"))) == (0, 1)


def test_a_moon_by_tricks_is_stopped_by_a_trick() -> None:
    rules = Rules(moon_test=MoonTest.TRICKS)
    tricks = [(3, "2C")] * 7
    assert scoring.stopped_moon(in_order(rules, *tricks, (1, "3C"))) == (3, 1)
    assert scoring.stopped_moon(in_order(rules, *tricks[:6], (1, "3C"))) is None
