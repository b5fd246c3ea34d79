"""Switches that no variant sets by itself: what each of them does at the table."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from hearts_qt.rules.cards import Suit, cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.contracts import rules_of_deal
from hearts_qt.rules.events import CardsPassed, DealStarted, Gift, MatchEnded, Misdealt, SuitNamed
from hearts_qt.rules.legality import Turn, legal_cards
from hearts_qt.rules.moves import DealCards, Declare, ExchangeWidow, LetStand, NameSuit, PassCards, PlayCard
from hearts_qt.rules.notation import Record, read_record, write_record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.scoring import cards_cost, deal_costs
from hearts_qt.rules.settlement import money, settle
from hearts_qt.rules.shuffle import misdeal
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import (
    Direction,
    Misdeal,
    Moon,
    Revoke,
    Settlement,
    SideMoon,
    Sides,
)
from hearts_qt.rules.transition import fold, refuse, step
from hearts_qt.rules.validate import Fault, faults
from hearts_qt.rules.view import view
from tests.rules.positions import card, legal, play, position, random_match


def rules_of(variant: str, seats: int | None = None) -> Rules:
    return CATALOGUE[variant].rules(seats)


# -- misdeals (1887) -----------------------------------------------------------------------------------------


def misdealing(mistake: Misdeal) -> Match:
    """A match at a real table whose first deal goes wrong in this way."""
    rules = replace(rules_of("hearts_1887"), misdeals=True)
    seeds = range(10_000)
    found = (
        s for s in seeds if (wrong := misdeal(rules, s, 1)) and wrong[0] is mistake and not misdeal(rules, s, 1, 1)
    )
    return Match(rules, next(found))


def dealer_of(match: Match) -> int:
    assert match.deal is not None
    return match.deal.dealer


def test_example_89_a_wrong_count_passes_the_deal_to_the_left() -> None:
    match = misdealing(Misdeal.WRONG_COUNT)
    first = dealer_of(step(replace(match, rules=replace(match.rules, misdeals=False)), DealCards())[0])
    match, (event,) = step(match, DealCards())
    assert isinstance(event, Misdealt)
    assert (event.dealer, event.mistake, event.count) == (first, Misdeal.WRONG_COUNT, 12)
    assert match.phase is Phase.DEALING
    match, _ = step(match, DealCards())
    assert dealer_of(match) == (first + 1) % 4
    assert match.deal is not None
    assert match.deal.number == 1
    assert [len(hand) for hand in match.deal.hands] == [13] * 4


def test_example_89_a_card_face_up_is_dealt_again_by_the_same_dealer() -> None:
    match = misdealing(Misdeal.FACED_CARD)
    first = dealer_of(step(replace(match, rules=replace(match.rules, misdeals=False)), DealCards())[0])
    match, (event,) = step(match, DealCards())
    assert isinstance(event, Misdealt)
    assert event.mistake is Misdeal.FACED_CARD
    assert dealer_of(step(match, DealCards())[0]) == first


def test_after_a_misdeal_the_deal_goes_on_round_from_there() -> None:
    match = misdealing(Misdeal.WRONG_COUNT)
    began: list[tuple[int, int]] = []
    for _, _, events, after in random_match(match.rules, match.seed, deals=3):
        began += [(e.dealer, after.deals_moved) for e in events if isinstance(e, DealStarted)]
    assert began[0][1] >= 1
    start = (began[0][0] - began[0][1]) % 4
    assert [dealer for dealer, _ in began] == [(start + n + moved) % 4 for n, (_, moved) in enumerate(began)]


def test_no_deal_goes_wrong_unless_the_table_is_a_real_one() -> None:
    assert not any(misdeal(Rules(), seed, 1) for seed in range(500))
    share = sum(misdeal(Rules(misdeals=True), seed, 1) is not None for seed in range(2400)) / 2400
    assert 0.06 < share < 0.11


# -- passing to everybody ------------------------------------------------------------------------------------


def scattered(*passes: str) -> tuple[Match, CardsPassed]:
    rules = Rules(pass_cycle=(Direction.SCATTER,))
    hands = ("2C 3C 4C 5C", "2D 3D 4D 5D", "2S 3S 4S 5S", "2H 3H 4H 5H")
    match = position(*hands, rules=rules, direction=Direction.SCATTER)
    for seat, given in enumerate(passes):
        match, events = step(match, PassCards(seat, cards(given)))
    passed = events[-1]
    assert isinstance(passed, CardsPassed)
    return match, passed


def test_scattered_cards_go_one_to_each_in_the_order_in_which_they_are_given() -> None:
    match, passed = scattered("5C 3C 4C", "2D 3D 4D", "2S 3S 4S", "4H 3H 2H")
    assert Gift(0, 1, cards("5C")) in passed.gifts
    assert Gift(0, 2, cards("3C")) in passed.gifts
    assert Gift(0, 3, cards("4C")) in passed.gifts
    assert Gift(3, 0, cards("4H")) in passed.gifts
    assert view(match, 0).received == cards("4D 3S 4H")
    assert match.deal is not None
    assert match.deal.hands[0] == cards("2C 4D 3S 4H")


def test_for_three_parletts_four_cards_go_two_to_each() -> None:
    assert Direction.SCATTER.takers(1, 3, 4) == (2, 0, 2, 0)


def test_scattered_cards_must_divide_evenly() -> None:
    assert faults(Rules(pass_cycle=(Direction.SCATTER,), pass_count=4)) == (Fault.SCATTER,)
    assert faults(Rules(pass_cycle=(Direction.SCATTER,))) == ()


def test_the_order_of_scattered_cards_is_kept_in_the_text_of_a_match() -> None:
    rules = Rules(pass_cycle=(Direction.SCATTER,), deals=1)
    moves = tuple(move for _, move, _, _ in random_match(rules, 5))
    record = Record("windows_hearts", rules, 5, moves)
    assert read_record(write_record(record)) == record
    assert any(isinstance(m, PassCards) and tuple(sorted(m.cards)) != m.cards for m in moves)


# -- trumps named by the dealer ------------------------------------------------------------------------------


def test_the_dealer_names_the_trumps_and_eldest_leads() -> None:
    rules = Rules(dealer_names_trump=True, moon=Moon.OFF, pass_cycle=(), opening=rules_of("king").opening)
    match = position("AC 2D", "KC 3D", "2C 4D", "2S QC", rules=rules, dealer=3)
    assert (match.phase, match.to_move) == (Phase.NAMING, (3,))
    match, events = step(match, NameSuit(3, Suit.SPADES))
    assert events == (SuitNamed(3, Suit.SPADES),)
    assert match.to_move == (0,)
    match = play(match, "2D 3D 4D QC")
    assert match.deal is not None
    assert match.deal.tricks[0].winner == 2
    match = play(match, "2C 2S")
    assert match.deal is not None
    assert match.deal.rules.trump is Suit.SPADES


def test_the_second_half_of_king_may_be_played_with_trumps() -> None:
    king = CATALOGUE["king"]
    half = next(choice for choice in king.choices if choice.key == "second_half")
    rules = half.put(king.rules(), "trumps")
    assert rules.deals == 10
    negative = sum(16 for _ in range(6))
    deals = [rules_of_deal(rules, n) for n in range(7, 11)]
    assert sum(-r.trick_points * r.hand_size for r in deals) == negative
    assert all(r.dealer_names_trump for r in deals)


def test_dealers_name_trumps_only_where_nothing_else_does() -> None:
    assert faults(Rules(dealer_names_trump=True, trump=Suit.CLUBS)) == (Fault.TRUMP,)
    assert Fault.TRUMP in faults(replace(rules_of("auction_hearts"), dealer_names_trump=True))


# -- widows, declarations, moons, revokes --------------------------------------------------------------------


def test_penalty_cards_may_go_to_the_widow_where_the_house_says_so() -> None:
    rules = replace(rules_of("heartsette_gruznov"), exchange_freely=True)
    hands = ("AC 2H QS 7D", "2C 3D 8C 8D", "3C 4D 9D TD", "4C 5D JD QD")
    sorted_hands = tuple(tuple(sorted(cards(hand))) for hand in hands)
    match = fold(Match(rules, 0), DealStarted(1, 3, Direction.HOLD, sorted_hands, cards("9C TC 5S"), 3))
    match = play(match, "AC 2C 3C 4C")
    assert refuse(match, ExchangeWidow(0, cards("QS 7D 9C"))) is None
    match, _ = step(match, ExchangeWidow(0, cards("QS 7D 9C")))
    assert match.deal is not None
    assert card("QS") in match.deal.taken(0)


def test_a_declaration_is_worth_what_the_house_says() -> None:
    rules = replace(rules_of("polignac"), declared_amount=20)
    match = position("KC", "7C", "8C", "9C", rules=rules)
    assert match.phase is Phase.DECLARING
    match, _ = step(match, Declare(0, everything=True))
    match = play(match, "KC 7C 8C 9C")
    assert match.totals == (0, 20, 20, 20)


def test_a_declarers_king_is_a_card_like_others_where_the_house_says_so() -> None:
    rules = replace(rules_of("chasse_coeur"), king_calls_queen=False)
    match = position("KC 2H", "AC QC", "3C 4D", "5C 5D", rules=rules)
    match, _ = step(match, Declare(0, everything=True))
    match = play(match, "KC")
    assert legal(match) == {"AC", "QC"}
    match = play(match, "AC 3C 5C")
    assert match.to_move == (1,)


def test_the_partner_pays_for_a_moon_too_where_the_house_says_so() -> None:
    alone = Rules(sides=Sides.AT_END, side_moon=SideMoon.ALONE)
    hands = ("AH QS", "2C 3C", "4C 5C", "6C 7C")
    match = position(*hands, rules=replace(alone, points=(("AH", 1), ("QS", 13)), moon=Moon.ADD, pass_cycle=()))
    deal = match.deal
    assert deal is not None
    deal = replace(deal, extra=(cards("AH QS"), (), (), ()), shooter=0)
    assert deal_costs(deal, (0,) * 4) == (0, 14, 14, 14)
    member = replace(deal, rules=replace(deal.rules, side_moon=SideMoon.MEMBER))
    assert deal_costs(member, (0,) * 4) == (0, 14, 0, 14)


def test_example_88_gruznov_counts_twenty_six_or_all_the_points_of_the_pack() -> None:
    for revoke, cost in ((Revoke.GRUZNOV, 26), (Revoke.GRUZNOV_ALL, 104)):
        rules = replace(rules_of("spot_gruznov"), revoke=revoke)
        match = play(position("2C 3D", "4C QS", "5C 4D", "6C 5D", rules=rules), "2C")
        match, _ = step(match, PlayCard(1, card("QS")))
        match = play(match, "5C 6C 5D")
        assert refuse(match, LetStand(1)) is not None
        match = play(match, "3D")
        match, _ = step(match, PlayCard(1, card("4C")))
        assert match.totals == (0, cost, 0, 0)


def test_a_jackpot_is_played_out_where_the_house_says_so() -> None:
    rules = replace(rules_of("hearts_pool"), jackpot_played_out=True, deals=1)
    ends = []
    for seed in range(20):
        *_, (_, _, events, last) = random_match(rules, seed)
        assert isinstance(events[-1], MatchEnded)
        ends.append((len(last.scores), last.scores[-1].jackpot and not last.scores[-1].broke))
    assert any(deals > 1 for deals, _ in ends)
    assert not any(standing for _, standing in ends)


# -- money by the average ------------------------------------------------------------------------------------


def test_money_is_settled_by_the_average_to_the_exact_fraction() -> None:
    paid = money((10, 20, 31, 40))
    assert paid == (Fraction(61, 4), Fraction(21, 4), Fraction(-23, 4), Fraction(-59, 4))
    assert sum(paid) == 0


def test_the_average_changes_nothing_in_the_points() -> None:
    rules = Rules(settlement=Settlement.AVERAGE)
    assert faults(rules) == ()
    assert settle(rules, (1, 2, 10, 13), (5, 5, 5, 5)).totals == (6, 7, 15, 18)
    assert not rules.in_chips


# -- sizes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "in_play", "each", "hearts"),
    [(9, 45, 5, 12), (10, 50, 5, 13), (7, 49, 7, 13), (8, 48, 6, 12), (6, 48, 8, 12)],
)
def test_example_55_what_leaves_lesnoys_pack(seats: int, in_play: int, each: int, hearts: int) -> None:
    rules = rules_of("hearts_pool", seats)
    assert (len(rules.pack), rules.hand_size, rules.hearts) == (in_play, each, hearts)


@pytest.mark.parametrize("boys", ["boys", "kings", "jacks"])
def test_example_75_everything_at_once_comes_to_the_same_whoever_the_boys_are(boys: str) -> None:
    king = CATALOGUE["king"]
    rules = king.rules()
    for key, answer in (("boys", boys), ("yeralash", "one")):
        rules = next(c for c in king.choices if c.key == key).put(rules, answer)
    everything = rules_of_deal(rules, 7)
    tricks = everything.trick_points * 8 + sum(cost for _, cost in everything.priced_tricks)
    assert cards_cost(everything, everything.pack) + tricks == 96


def test_the_bidder_of_an_auction_can_be_kept_from_the_suit_on_the_first_trick() -> None:
    rules = replace(rules_of("auction_hearts"), no_points_on_first_trick=True, points=(("C", 1),))
    lead = Turn(rules, cards("2C 3D"), None, first_trick=True, hearts_broken=False, bidder=True)
    assert legal_cards(lead) == cards("3D")
