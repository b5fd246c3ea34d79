"""The games of the family by worked examples: legality, tricks, widows, stocks, auctions and declarations."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hearts_qt.rules.cards import Suit, cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import (
    CardDrawn,
    DealAnnulled,
    DealScored,
    DealStarted,
    RestTaken,
    SuitNamed,
    TrickTaken,
    TrickVoided,
    WidowTaken,
)
from hearts_qt.rules.legality import Turn, legal_cards
from hearts_qt.rules.moves import Bid, DealCards, Declare, ExchangeWidow, NameSuit, PlayCard
from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import (
    Direction,
    FirstTrickFallback,
    JokerPower,
    JokerTime,
    TrickRule,
    VoidRule,
)
from hearts_qt.rules.transition import fold, refuse, step
from hearts_qt.rules.trick import winning_place
from tests.rules.positions import card, legal, play, position, trust


def rules_of(variant: str, seats: int | None = None) -> Rules:
    return CATALOGUE[variant].rules(seats)


def may_play(rules: Rules, hand: str, *, led: str = "", first: bool = False, declared: bool = False) -> set[str]:
    suit = next((s for s in Suit if s.letter == led), None)
    turn = Turn(rules, cards(hand), suit, first, hearts_broken=False, opening=not led, declared=declared)
    return {str(c) for c in legal_cards(turn)}


def dealt(rules: Rules, *hands: str, undealt: str = "", dealer: int | None = None) -> Match:
    """A deal just begun, without a pass; the last seat deals unless said otherwise."""
    sorted_hands = tuple(tuple(sorted(cards(hand))) for hand in hands)
    dealer = rules.seats - 1 if dealer is None else dealer
    left = cards(undealt)
    return fold(Match(rules, 0), DealStarted(1, dealer, Direction.HOLD, sorted_hands, left, len(left)))


# -- legality -----------------------------------------------------------------------------------------------


def test_example_2_without_limits_a_void_hand_throws_anything_on_the_first_trick() -> None:
    assert may_play(rules_of("hearts_modern"), "QD 3H", led="C", first=True) == {"QD", "3H"}


def test_example_8_royal_hearts_let_penalty_cards_fall_on_the_first_trick() -> None:
    assert "QS" in may_play(rules_of("royal_hearts"), "QS 3D", led="C", first=True)


@pytest.mark.parametrize(
    ("variant", "seats", "low"),
    [
        ("tavern_jack", 3, "2C"),
        ("tavern_jack", 5, "3C"),
        ("black_lady_modern", 3, "3C"),
        ("black_lady_modern", 5, "3C"),
        ("black_lady_modern", 6, "4C"),
        ("dynamo", 3, "2C"),
        ("dynamo", 5, "3C"),
        ("dynamo", 6, "4C"),
        ("royal_hearts", 5, "3C"),
    ],
)
def test_example_9_the_opening_card_is_the_lowest_club_of_the_pack(variant: str, seats: int, low: str) -> None:
    assert rules_of(variant, seats).lowest_club == card(low)


def test_example_12_no_heart_is_led_to_the_first_trick_of_greek_hearts() -> None:
    rules = rules_of("greek_1950")
    assert may_play(rules, "3H 4D", first=True) == {"4D"}
    assert may_play(rules, "3H 4D") == {"3H", "4D"}
    assert may_play(rules, "3H 5H", first=True) == {"3H", "5H"}


def test_example_14_chasse_coeur_makes_a_void_hand_throw_a_heart() -> None:
    assert may_play(rules_of("chasse_coeur"), "QD 5H 9S", led="C") == {"5H"}


def test_example_15_then_a_queen_then_anything() -> None:
    assert may_play(rules_of("chasse_coeur"), "QD 9S", led="C") == {"QD"}
    assert may_play(rules_of("chasse_coeur"), "9S 4D", led="C") == {"9S", "4D"}


def test_in_a_declared_deal_any_penalty_card_will_do() -> None:
    assert may_play(rules_of("chasse_coeur"), "QD 5H 9S", led="C", declared=True) == {"QD", "5H"}


def test_hearts_deals_of_king_keep_hearts_back_while_there_is_another_suit() -> None:
    rules = dealt(rules_of("king"), "7C", "7D", "7S", "7H").rules
    in_force = dealt(replace(rules, contracts=("king_hearts",)), "7C", "7D", "7S", "7H").deal
    assert in_force is not None
    assert may_play(in_force.rules, "7H KD") == {"KD"}
    assert may_play(in_force.rules, "7H KH") == {"7H", "KH"}


# -- tricks -------------------------------------------------------------------------------------------------


def test_example_26_a_joker_never_wins_and_the_card_after_a_led_one_sets_the_suit() -> None:
    rules = rules_of("joker_hearts")
    assert winning_place(cards("9D JK 4D KD"), rules) == 3
    assert winning_place(cards("JK 5S KS 2S"), rules) == 2


def test_a_joker_may_come_though_the_suit_is_in_the_hand() -> None:
    rules = rules_of("joker_hearts")
    assert may_play(rules, "JK 4D 9S", led="D") == {"JK", "4D"}
    void_only = replace(rules, joker_time=JokerTime.VOID_ONLY)
    assert may_play(void_only, "JK 4D 9S", led="D") == {"4D"}
    assert may_play(void_only, "JK 9S", led="D") == {"JK", "9S"}


def test_after_a_led_joker_the_next_seat_is_bound_as_a_leader() -> None:
    rules = replace(rules_of("joker_hearts"), hearts_must_be_broken=True)
    match = dealt(rules, "JK 2D", "3H 4D", "5D 6D", "7D 8D")
    match = play(match, "JK")
    assert legal(match) == {"4D"}


def test_a_trick_of_jokers_belongs_to_nobody_and_its_leader_leads_again() -> None:
    rules = replace(rules_of("joker_hearts", 3), jokers=3)
    match = dealt(rules, "JK 2D", "JK' 3D", "JK'' 4D")
    match, events = step(play(match, "JK JK'"), PlayCard(2, card("JK''")))
    assert TrickVoided(0, cards("JK JK' JK''")) in events
    assert match.to_move == (0,)
    match = play(match, "2D 3D 4D")
    assert match.deal is not None
    assert match.deal.taken(2) == cards("2D 3D 4D")


def test_jokers_take_the_trick_where_the_house_says_so() -> None:
    rules = replace(rules_of("joker_hearts"), joker_power=JokerPower.ALWAYS)
    assert winning_place(cards("9D JK AD JK'"), rules) == 1


CANCELLATION = rules_of("cancellation_hearts", 6)


def test_example_28_two_kings_cancel_each_other() -> None:
    assert winning_place(cards("KC QC KC' 2D 9C 5H"), CANCELLATION) == 1


def test_example_29_two_jacks_cancel_each_other() -> None:
    assert winning_place(cards("JC TC 9C 8C 4C JC'"), CANCELLATION) == 1


@pytest.mark.parametrize("rule", VoidRule)
def test_example_32_a_trick_without_an_uncancelled_card_of_the_suit_is_void(rule: VoidRule) -> None:
    assert winning_place(cards("KC KC' 5H 3D 2D AS"), replace(CANCELLATION, void_rule=rule)) is None


def test_two_pairs_make_a_trick_void_only_by_that_rule() -> None:
    trick = cards("KC KC' 5H 5H' QC AS")
    assert winning_place(trick, CANCELLATION) is None
    assert winning_place(trick, replace(CANCELLATION, void_rule=VoidRule.NONE_LEFT)) == 4


def test_without_cancelling_the_first_of_two_equal_cards_takes() -> None:
    rules = replace(CANCELLATION, trick_rule=TrickRule.HIGHEST)
    assert winning_place(cards("KC QC KC' 2D 9C 5H"), rules) == 0


def test_a_void_trick_goes_with_the_next_one_and_its_leader_leads_again() -> None:
    rules = rules_of("cancellation_hearts", 5)
    match = dealt(rules, "KC 9D", "KC' 8D", "2D 7D", "3D 6D", "QS 5D", undealt="2H")
    match, events = step(play(match, "KC KC' 2D 3D"), PlayCard(4, card("QS")))
    assert TrickVoided(0, cards("KC KC' 2D 3D QS")) in events
    assert match.to_move == (0,)
    match, events = step(play(match, "9D 8D 7D 6D"), PlayCard(4, card("5D")))
    taken = events[1]
    assert isinstance(taken, TrickTaken)
    assert taken.pending == cards("KC KC' 2D 3D QS")
    assert taken.points == 13
    assert WidowTaken(0, cards("2H"), 1, to_hand=False) in events
    assert match.deal is not None
    assert match.deal.points == (14, 0, 0, 0, 0)


def test_a_void_last_trick_goes_to_its_leader() -> None:
    rules = rules_of("cancellation_hearts", 5)
    match = dealt(rules, "KC", "KC'", "2D", "3D", "QS", undealt="2H")
    match, events = step(play(match, "KC KC' 2D 3D"), PlayCard(4, card("QS")))
    assert RestTaken(0, cards("KC KC' 2D 3D QS")) in events
    assert match.deal is not None
    assert match.deal.points == (14, 0, 0, 0, 0)


def test_polignac_ranks_the_ace_below_the_jack() -> None:
    assert winning_place(cards("AC JC TC 7C"), rules_of("polignac")) == 1


# -- stocks and widows --------------------------------------------------------------------------------------


def test_example_18_who_cannot_follow_draws_until_able() -> None:
    match = dealt(rules_of("domino_foster", 2), "9D 2H", "3S 4H", undealt="5C KS 8D 2C")
    match, events = step(match, PlayCard(0, card("9D")))
    assert [e.card for e in events if isinstance(e, CardDrawn)] == list(cards("5C KS 8D"))
    assert legal(match) == {"8D"}
    match = play(match, "8D")
    assert match.deal is not None
    assert len(match.deal.hands[1]) == 4  # two at first, three drawn, one played


def test_with_the_stock_gone_anything_may_be_thrown() -> None:
    match = dealt(rules_of("domino_foster", 2), "9D 2H", "3S 4H", undealt="5C")
    match, events = step(match, PlayCard(0, card("9D")))
    assert sum(isinstance(e, CardDrawn) for e in events) == 1
    assert legal(match) == {"3S", "4H", "5C"}


def test_example_81_the_last_with_cards_counts_hand_and_stock() -> None:
    match = dealt(rules_of("domino_foster", 3), "4H 9C TC", "2C", "3C", undealt="2H JD")
    match = play(match, "TC 2C")
    match, events = step(match, PlayCard(2, card("3C")))
    assert RestTaken(0, cards("9C 4H 2H JD")) in events
    assert match.deal is not None
    assert match.deal.points == (2, 0, 0)


def test_a_seat_that_won_with_its_last_card_hands_the_lead_to_the_left() -> None:
    match = dealt(rules_of("domino_gruznov", 3), "AC", "2C 4D", "3C 5D", undealt="2H")
    match = play(match, "AC 2C 3C")
    assert match.to_move == (1,)


def test_all_out_together_the_last_taker_takes_the_stock() -> None:
    match = dealt(rules_of("domino_foster", 2), "AC", "2C", undealt="2H")
    match, events = step(play(match, "AC"), PlayCard(1, card("2C")))
    assert RestTaken(0, cards("2H")) in events


def test_example_20_two_players_follow_suit_while_the_stock_lasts() -> None:
    rules = replace(rules_of("hearts_two"), hand=2)
    match = dealt(rules, "9D 3C", "8D 4H", undealt="7D 2H 6S 5S")
    match, events = step(play(match, "9D"), PlayCard(1, card("8D")))
    assert [(e.seat, str(e.card)) for e in events if isinstance(e, CardDrawn)] == [(0, "7D"), (1, "2H")]
    match = play(match, "7D")
    assert legal(match) == {"4H", "2H"}


def test_example_21_no_penalty_card_is_laid_away_for_the_widow() -> None:
    rules = rules_of("heartsette_gruznov")
    match = dealt(rules, "AC 2H QS 7D", "2C 3D", "3C 4D", "4C 5D", undealt="9C TC 5S")
    match = play(match, "AC 2C 3C 4C")
    assert match.phase is Phase.EXCHANGING
    assert refuse(match, ExchangeWidow(0, cards("2H 7D 9C"))) == Refusal(Reason.NO_PENALTY_AWAY)
    assert refuse(match, ExchangeWidow(0, cards("7D 9C"))) == Refusal(Reason.WRONG_EXCHANGE_COUNT, count=3)
    match, _ = step(match, ExchangeWidow(0, cards("7D 9C TC")))
    assert match.phase is Phase.PLAYING
    assert legal(match) == {"2H", "QS", "5S"}


def test_with_too_few_others_penalty_cards_go_and_count() -> None:
    rules = rules_of("heartsette_gruznov")
    match = dealt(rules, "AC 2H QS", "2C 3D", "3C 4D", "4C 5D", undealt="9C 3H 4H")
    match = play(match, "AC 2C 3C 4C")
    match, _ = step(match, ExchangeWidow(0, cards("9C 2H 3H")))
    assert match.deal is not None
    assert set(match.deal.taken(0)) >= set(cards("2H 3H"))


def test_example_80_the_widow_counts_for_the_taker_of_the_first_trick() -> None:
    rules = rules_of("heartsette")
    assert rules.hand_size == 12
    match = dealt(rules, "AC 2D", "2C 3D", "3C 4D", "9H 5D", undealt="5H KC 2S")
    match, events = step(play(match, "AC 2C 3C"), PlayCard(3, card("9H")))
    assert WidowTaken(0, cards("5H KC 2S"), 3, to_hand=False) in events
    assert match.deal is not None
    assert sum(c.suit is Suit.HEARTS for c in match.deal.taken(0)) == 2


def test_the_deal_stops_with_the_last_heart() -> None:
    rules = replace(rules_of("hearts_pool"), points=(("2H", 1),))
    match = dealt(rules, "AH 2C", "2H 3C", "3D 4C", "4D 5C")
    match, events = step(play(match, "AH 2H 3D"), PlayCard(3, card("4D")))
    assert isinstance(events[-1], DealScored)
    assert match.phase is Phase.SCORED


# -- auctions and declarations ------------------------------------------------------------------------------


def bidding() -> Match:
    return dealt(rules_of("auction_hearts"), "2C 2D", "3C 3D", "4C 4D", "5C 5D")


def test_example_57_the_highest_bidder_names_the_suit_and_leads() -> None:
    match = bidding()
    for move in (Bid(0, 2), Bid(1, None), Bid(2, 3), Bid(3, None)):
        match, _ = step(match, move)
    assert match.phase is Phase.NAMING
    assert match.to_move == (2,)
    match, _ = step(match, NameSuit(2, Suit.CLUBS))
    assert match.to_move == (2,)
    assert match.deal is not None
    assert {str(c) for c in match.deal.rules.penalty_cards} >= {"2C", "AC"}
    assert card("AH") not in match.deal.rules.penalty_cards


def test_example_60_a_bid_must_exceed_the_last_or_pass() -> None:
    match, _ = step(bidding(), Bid(0, 2))
    assert refuse(match, Bid(1, 2)) == Refusal(Reason.BID_TOO_LOW, count=3)
    assert refuse(match, Bid(1, 51)) == Refusal(Reason.BID_TOO_HIGH, count=50)
    assert refuse(match, Bid(1, None)) is None


def test_example_60_when_all_pass_hearts_are_the_suit_and_eldest_leads() -> None:
    match = bidding()
    for seat in range(3):
        match, _ = step(match, Bid(seat, None))
    match, events = step(match, Bid(3, None))
    assert events[-1] == SuitNamed(None, Suit.HEARTS)
    assert match.to_move == (0,)


def test_an_auction_not_won_is_named_again_by_its_bidder() -> None:
    rules = replace(rules_of("auction_hearts"), hand=1, lowest=rules_of("king").lowest)
    match = dealt(rules, "8C", "9C", "TC", "JD")
    match = replace(match, deal=replace(match.deal, rules=replace(rules, hand=None))) if match.deal else match
    for move in (Bid(0, None), Bid(1, 4), Bid(2, None), Bid(3, None), NameSuit(1, Suit.DIAMONDS)):
        match, _ = step(match, move)
    assert match.to_move == (1,)
    match = play(match, "9C TC JD 8C")
    assert match.phase is Phase.SCORED
    assert match.pool == 5  # the bid, and the jack of diamonds that seat 2 took; three hands are clear
    match, _ = step(match, DealCards())
    assert match.phase is Phase.NAMING
    assert match.to_move == (1,)


def declaring(*hands: str) -> Match:
    return dealt(rules_of("chasse_coeur"), *hands)


def test_the_first_to_declare_everything_ends_the_declaring() -> None:
    match = declaring("2C", "3C", "4C", "5C")
    match, _ = step(match, Declare(0, everything=False))
    match, _ = step(match, Declare(1, everything=True))
    assert match.phase is Phase.PLAYING
    assert match.to_move == (0,)  # eldest leads a declared deal too


def test_the_declarers_king_beats_the_ace_and_calls_for_its_queen() -> None:
    match = declaring("KC 2H", "AC QC", "3C 4D", "5C 5D")
    match, _ = step(match, Declare(0, everything=True))
    match = play(match, "KC")
    assert legal(match) == {"QC"}
    match = trust(match, "AC 3C")
    match, events = step(match, PlayCard(3, card("5C")))
    assert any(isinstance(e, TrickTaken) and e.winner == 0 for e in events)


def test_a_failed_declaration_costs_the_declarer_alone() -> None:
    match = declaring("KC", "AC", "3H", "5C")
    for seat, everything in ((0, False), (1, False), (2, True)):
        match, _ = step(match, Declare(seat, everything=everything))
    match = play(match, "KC AC 3H 5C")
    assert match.deal is not None
    assert match.deal.points == (0, 0, 64, 0)


def test_a_hand_of_penalty_cards_on_the_first_trick_can_mean_a_new_deal() -> None:
    rules = Rules(first_trick_fallback=FirstTrickFallback.REDEAL)
    match = position("2C 3D", "QS 3H", "4C 6D", "5C 4D", rules=rules)
    match, events = step(match, PlayCard(0, card("2C")))
    assert events[-1] == DealAnnulled(1)
    assert match.phase is Phase.DEALING
    again, fresh = step(match, DealCards())[0].deal, step(Match(rules, 0), DealCards())[0].deal
    assert again is not None
    assert fresh is not None
    assert (again.number, again.attempt, again.dealer) == (1, 1, fresh.dealer)
    assert again.dealt != fresh.dealt
