"""Positions from the wider family in which a sound player does one thing. Seat 0 plays."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.knowledge import know
from hearts_qt.ai.levels import strategy
from hearts_qt.ai.prices import prices
from hearts_qt.ai.strategy import Motive, choose
from hearts_qt.rules.cards import SUITS, Suit, card, cards
from hearts_qt.rules.moves import Bid, ChooseMoon, Declare, ExchangeWidow, NameSuit, PlayCard
from hearts_qt.rules.ruleset import HEARTS_ONLY, Rules
from hearts_qt.rules.state import Phase, TakenTrick
from hearts_qt.rules.switches import (
    Auction,
    Moon,
    RankOrder,
    SetRule,
    Settlement,
    Sides,
    TrickRule,
    Undealt,
)
from tests.ai.tables import PLAYER, RULES, advice, middle, passed, played, ranking, to_pass

if TYPE_CHECKING:
    from hearts_qt.ai.strategy import Strategy
    from hearts_qt.rules.view import View

SEARCH = strategy("strong")

OPEN = Rules(pass_cycle=(), points=HEARTS_ONLY, moon=Moon.OFF, hearts_must_be_broken=False)


# -- what taking costs ------------------------------------------------------------


def test_takes_a_trick_that_pays() -> None:
    gains = replace(OPEN, points=(("Q", -4),), high_wins=True)
    seen = middle("3C AC 4D", "4C 5C 6C 7C 8C 9C 5D 6D 7D", table="QC TC 2C", rules=gains)
    assert played(seen) == "AC"
    assert advice(seen)[0].reason is Motive.TAKE_GAIN


def test_ducks_a_trick_that_pays_nothing_where_taking_is_the_aim() -> None:
    gains = replace(OPEN, points=(("Q", -4),), high_wins=True)
    seen = middle("3C AC 4D", "4C QC 6C 7C 8C 9C 5D QD 7D", table="KC TC 2C", rules=gains)
    assert played(seen) == "3C"
    assert advice(seen)[0].reason is Motive.KEEP_WINNERS


def test_keeps_the_dear_card_from_another_winner_where_taking_is_the_aim() -> None:
    gains = replace(OPEN, points=(("Q", -4),), high_wins=True)
    assert played(middle("QD 4D 3S", "5D 6D 7D 8S 9S TS", table="KC TC 2C", rules=gains)) != "QD"


@pytest.mark.parametrize(("gone", "choice"), [(5, "KC"), (6, "7C")])
def test_only_the_tricks_that_have_a_price_are_ducked(gone: int, choice: str) -> None:
    """The last two of eight tricks cost: a high card goes before them and stays under in them."""
    last = Rules(
        lowest=card("7C").rank, points=(), priced_tricks=((7, 8), (8, 8)), pass_cycle=(), moon=Moon.OFF,
        hearts_must_be_broken=False,
    )  # fmt: skip
    hand, out = ("7C KC 7D", "8C AC 8D 9D TD JD") if gone == 5 else ("7C KC", "8C AC 8D")
    seen = middle(hand, out, table="9C TC QC", rules=last)
    # All that is gone went in so many tricks.
    early, late = seen.tricks[: gone - 1], [c for t in seen.tricks[gone - 1 :] for c in t.cards]
    seen = replace(seen, tricks=(*early, TakenTrick(0, tuple(late), 0, 0, (0,) * len(late))))
    assert (prices(seen).now > 0) is (gone == 6)
    assert played(seen) == choice


def test_every_trick_costs_where_tricks_are_counted() -> None:
    tricks = replace(OPEN, points=(), trick_points=2)
    assert played(middle("4C AC 3D", "2C 3C 7C 8C JC 5D 6D 7D 8D", table="9C 5C TC", rules=tricks)) == "4C"


def test_the_king_may_be_the_highest_card() -> None:
    order = Rules(
        lowest=card("7C").rank, rank_order=RankOrder.POLIGNAC, points=(("J", 1), ("JS", 2)), pass_cycle=(),
        moon=Moon.OFF, hearts_must_be_broken=False,
    )  # fmt: skip
    # The ace stands under the jack: it is the highest card that ducks.
    assert played(middle("7S AS KS", "8S 9S QS 8D 9D TD", table="JS TS", rules=order)) == "AS"


def test_a_taken_queen_changes_what_the_others_cost() -> None:
    royal = Rules(points=(("H", 1), ("QS", 26), ("QD", -10)), set_rule=SetRule.ROYAL, pass_cycle=())
    seen = middle("3C 4C", "5C 6C 7C QS 9C TC", taken={0: "QC"}, rules=royal)
    assert prices(seen).cards[card("QS")] == 0
    seen = middle("3C 4C", "5C 6C 7C QC 9C 8H", taken={0: "QS"}, rules=royal)
    assert prices(seen).cards[card("QC")] < 0
    seen = middle("3C 4C", "5C 6C 7C QC 9C 8H", taken={0: "QH"}, rules=royal)
    assert prices(seen).cards[card("8H")] == 2 * prices(replace(seen, tricks=())).cards[card("8H")]


# -- equal cards, jokers, stocks ------------------------------------------------------------


TWO_PACKS = replace(OPEN, packs=2, trick_rule=TrickRule.CANCELLATION)


def test_an_equal_card_takes_nothing() -> None:
    seen = middle("KC 2C 3D", "4C 5C 6C 7D 8D 9D", table="TC KC' 9H", rules=TWO_PACKS)
    # With the kings cancelled the ten takes the heart.
    assert ranking(seen)[0] == card("KC")
    assert advice(seen)[0].reason is Motive.CANCEL


def test_after_two_equal_cards_a_lower_one_may_take() -> None:
    seen = middle("9C 2C 3D", "4C 5C 6C 7D 8D 9D", table="KC KC' 9H", rules=TWO_PACKS)
    assert played(seen) in {"2C", "9C"}
    assert not any(a.reason is Motive.DUCK_UNDER for a in advice(seen))


JOKERS = replace(OPEN, jokers=2, removed=cards("2C 2D"))


def test_plays_a_joker_to_get_out_of_a_dear_trick() -> None:
    seen = middle("AC JK 3D", "3C 4C 5C 7D 8D 9D", table="KC QH JH", rules=JOKERS)
    assert played(seen) == "JK"
    assert advice(seen)[0].reason is Motive.PLAY_JOKER


def test_keeps_a_joker_while_there_is_another_way_out() -> None:
    seen = middle("3C JK 3D 4D 6S", "AC 4C 5C 7D 8D 9D 7S 8S 9S TH 9H 8H", table="KC QH JH", rules=JOKERS)
    assert played(seen) == "3C"


def test_a_joker_does_not_show_a_void() -> None:
    seen = middle("3C 4C", "5C 6C 7C JK' 9C TC", table="8C JK", rules=JOKERS)
    assert Suit.CLUBS not in know(seen).voids[3]


def test_leads_a_suit_that_others_have_to_draw_for() -> None:
    drawing = replace(OPEN, hand=6, undealt=Undealt.DRAW)
    seen = middle("6C 6S", "2S 3S 4S 7S 8S 9S", voids={1: "C", 2: "C", 3: "C"}, rules=drawing)
    lead = next(a for a in advice(replace(seen, stock=20)) if a.move == PlayCard(0, card("6C")))
    assert lead.reason in {Motive.MAKE_DRAW, Motive.SAFE_LEAD, Motive.MAY_TAKE}


def test_cards_of_the_stock_may_be_nowhere_else() -> None:
    seen = middle("2C 3C", "4C 5C 6C", rules=replace(OPEN, hand=6, undealt=Undealt.DRAW))
    # Two of the three unseen clubs are in hands that hold one card each; the third may be anywhere.
    small = replace(seen, hand_sizes=(2, 1, 1, 0), stock=1)
    known = know(small)
    assert known.sizes[known.pile] == 1
    assert known.holders[card("4C")] == {1, 2, known.pile}


# -- partners, payers ------------------------------------------------------------


def test_does_not_give_points_to_the_partner() -> None:
    hand, out = "QS 4S 2D", "3S 5S 6S 5D 6D 7D"
    partners = replace(RULES, sides=Sides.COMBINED, moon=Moon.OFF)
    to_partner = middle(hand, out, table="TC 9C", rules=partners)
    assert to_partner.rules.partner(0) == 2
    assert played(to_partner) != "QS"
    assert played(middle(hand, out, table="9C TC", rules=partners)) == "QS"


def test_spares_the_partner_when_passing() -> None:
    hand = "AH KH QH 2C 3C 5C 4D 3D 2D 2S 3S 4S 5S"
    seen = to_pass(hand, rules=replace(Rules(), sides=Sides.COMBINED))
    partner = replace(seen, direction=type(seen.direction).ACROSS)
    assert passed(seen) == {"AH", "KH", "QH"}
    assert passed(partner) != {"AH", "KH", "QH"}


def test_takes_a_heart_before_the_other_side_has_them_all() -> None:
    partners = replace(RULES, sides=Sides.COMBINED)
    hand, out = "KH 2H 3D", "JH 4C 5C 6C 7D 8D"
    both = middle(hand, out, table="TH QH", taken={1: "QS AH 3H 4H", 3: "5H 6H 7H 8H 9H"}, rules=partners)
    assert know(both).moon_seats == (1, 3)
    assert played(both) == "KH"
    shared = middle(hand, out, table="TH QH", taken={1: "QS AH 3H 4H", 2: "5H 6H 7H 8H 9H"}, rules=partners)
    assert played(shared) == "2H"


def test_a_clear_hand_stays_clear_where_it_wins_the_pool() -> None:
    pool = replace(OPEN, settlement=Settlement.POOL, chips=50, limit=None, deals=8)
    hand, out = "4C KC 3D", "2C 3C 7C 8C JC 5D 6D 7D 8D"
    clear = middle(hand, out, table="9C 2H TC", taken={1: "3H", 2: "4H", 3: "5H"}, rules=pool)
    assert played(_without(clear, 0)) == "4C"


def _without(seen: View, seat: int) -> View:
    """The same view with the penalty cards of ``seat`` in the hands of the next one."""
    nxt = (seat + 1) % seen.rules.seats
    tricks = tuple(replace(t, winner=nxt if t.winner == seat and t.points else t.winner) for t in seen.tricks)
    return replace(seen, tricks=tricks)


# -- before the play ------------------------------------------------------------

AUCTION = replace(OPEN, auction=Auction.SUIT, settlement=Settlement.SUIT_POOL, chips=50, limit=None, deals=8)
SAFE = "2C 3C 4C 5C 6C 7D 9D JD 8S TS 9H JH KH"
WILD = "TC JC QC KC TD JD QD KD TS JS QS KS AH"


def _asked(hand: str, phase: Phase, rules: Rules = AUCTION) -> View:
    return replace(to_pass(hand, rules=rules), phase=phase, to_move=(0,))


def test_bids_for_a_safe_suit_and_names_it() -> None:
    asked = _asked("2C 3C 4C 5C 6C 2D 3D 4D 2S 3S 4S 2H 3H", Phase.BIDDING)
    first = advice(asked)[0]
    assert first.move == Bid(0, 1)
    assert first.reason is Motive.BID_FOR_SUIT


def test_passes_when_the_price_is_too_high_or_the_hand_too_wild() -> None:
    safe = "2C 3C 4C 5C 6C 2D 3D 4D 2S 3S 4S 2H 3H"
    assert advice(replace(_asked(safe, Phase.BIDDING), least_bid=12))[0].move == Bid(0, None)
    assert advice(replace(_asked(WILD, Phase.BIDDING), least_bid=3))[0].move == Bid(0, None)


def test_cannot_bid_more_chips_than_it_has() -> None:
    poor = replace(_asked(SAFE, Phase.BIDDING), totals=(0, 50, 50, 50))
    assert [a.move for a in advice(poor)] == [Bid(0, None)]


def test_names_the_suit_of_which_it_takes_least() -> None:
    asked = _asked(SAFE, Phase.NAMING)
    named = [a.move for a in advice(asked)]
    assert named[0] == NameSuit(0, Suit.CLUBS)
    assert {m.suit for m in named if isinstance(m, NameSuit)} == set(SUITS)


@pytest.mark.parametrize("player", [PLAYER, SEARCH], ids=["rule of thumb", "search"])
@pytest.mark.parametrize("auction", [Auction.GENERALE, Auction.CAPOT, Auction.SLAM])
def test_undertakes_everything_with_an_overwhelming_hand_alone(auction: Auction, player: Strategy) -> None:
    rules = replace(OPEN, auction=auction)
    everything = _asked("AC KC QC AD KD QD JD AS KS QS AH KH QH", Phase.DECLARING, rules)
    ordinary = _asked("AC KC 3C 7D KD QD 2D AS 9S QS 4H KH 8H", Phase.DECLARING, rules)
    assert choose(player, everything, Random(0)) == Declare(0, everything=True)
    assert choose(player, ordinary, Random(0)) == Declare(0, everything=False)


def test_a_hand_that_only_lacks_the_lead_is_undertaken_by_who_tries_it_out() -> None:
    rules = replace(OPEN, auction=Auction.CAPOT)
    asked = _asked("AC KC QC JC TC 9C AD KD AS KS QS AH KH", Phase.DECLARING, rules)
    assert choose(SEARCH, asked, Random(0)) == Declare(0, everything=True)


def test_the_dealer_makes_the_long_strong_suit_trumps() -> None:
    rules = replace(OPEN, points=(), trick_points=-1, dealer_names_trump=True, high_wins=True)
    asked = replace(_asked("2C 3C 2D 3D 4D 5S AS KS QS JS 2H 3H TS", Phase.NAMING, rules), dealer=0)
    for player in (PLAYER, SEARCH):
        assert choose(player, asked, Random(0)) == NameSuit(0, Suit.SPADES)


@pytest.mark.parametrize(
    ("auction", "table", "reason"),
    [
        (Auction.CAPOT, "KC TC 9C", Motive.DEFEAT_DECLARER),
        # Who undertook the penalty cards only is defeated by one of them.
        (Auction.GENERALE, "JC QS 9C", Motive.DEFEAT_BY_CARD),
    ],
)
def test_takes_from_the_declarer_what_was_undertaken(auction: Auction, table: str, reason: Motive) -> None:
    seen = middle("AC 2C 3D", "3C 4C 5C 7D 8D 9D", table=table, rules=replace(OPEN, auction=auction))
    against = replace(seen, declarer=1, tricks=tuple(replace(t, winner=1) for t in seen.tricks))
    assert played(against) == "AC"
    assert advice(against)[0].reason is reason


def test_keeps_the_card_that_can_still_stop_the_declarer() -> None:
    rules = replace(OPEN, auction=Auction.CAPOT)
    seen = middle("AD 2H 3S", "3C 4C KD 7D 8D 9S", table="KC TC 9C", rules=rules)
    against = replace(seen, declarer=1, tricks=tuple(replace(t, winner=1) for t in seen.tricks))
    assert played(against) != "AD"


def test_the_declarer_leads_from_the_top() -> None:
    rules = replace(OPEN, auction=Auction.CAPOT)
    seen = middle("AC 2C AD", "KC QC 5C 7D 8D 9D", rules=rules)
    own = replace(seen, declarer=0, tricks=tuple(replace(t, winner=0) for t in seen.tricks))
    assert played(own) in {"AC", "AD"}
    assert advice(own)[0].reason is Motive.TAKE_EVERYTHING


def test_lays_away_the_dangerous_cards_of_the_widow() -> None:
    rules = Rules(pass_cycle=(), undealt=Undealt.EXCHANGE, hand=12, moon=Moon.OFF)
    asked = _asked("2C 3C 4C 5C 2D 3D 4D KD AD 2S 3S 2H 3H QH 4S AS", Phase.EXCHANGING, rules)
    move = choose(PLAYER, replace(asked, widow=cards("KD AD AS 4S")), Random(0))
    assert isinstance(move, ExchangeWidow)
    assert {"KD", "AD", "AS"} <= {str(c) for c in move.cards}
    assert not any(c.suit is Suit.HEARTS for c in move.cards)


# -- moons and the end ------------------------------------------------------------


def test_chooses_the_moon_by_what_wins_where_high_totals_do() -> None:
    rules = replace(RULES, moon=Moon.CHOICE, high_wins=True)
    everything = " ".join(map(str, sorted(rules.penalty_cards)))
    seen = middle("", "", taken={0: everything}, rules=rules)
    asked = replace(seen, phase=Phase.CHOOSING_MOON, to_move=(0,), shooter=0, number=2)
    behind = replace(asked, totals=(-90, -10, -40, -80))
    in_front = replace(asked, totals=(-20, -10, -40, -80))
    assert advice(behind)[0].move == ChooseMoon(0, Moon.SUBTRACT)
    assert advice(in_front)[0].move == ChooseMoon(0, Moon.ADD)


def test_comes_down_from_the_brink_instead_of_driving_the_others_up() -> None:
    rules = replace(RULES, moon=Moon.CHOICE)
    everything = " ".join(map(str, sorted(rules.penalty_cards)))
    seen = middle("", "", taken={0: everything}, rules=rules)
    asked = replace(seen, phase=Phase.CHOOSING_MOON, to_move=(0,), shooter=0, number=2)
    on_the_brink = replace(asked, totals=(97, 30, 45, 50))
    (first, second) = SEARCH.advise(on_the_brink, Random(0))
    assert (first.move, first.reason) == (ChooseMoon(0, Moon.SUBTRACT), Motive.MOON_LOWER)
    assert second.move == ChooseMoon(0, Moon.ADD)
    far_from_the_end = replace(asked, totals=(20, 10, 15, 20))
    assert choose(SEARCH, far_from_the_end, Random(0)) == ChooseMoon(0, Moon.ADD)


def test_does_not_help_the_leader_to_a_moon_by_tricks() -> None:
    by_tricks = Rules(pass_cycle=(), points=HEARTS_ONLY, moon_test=type(RULES.moon_test).TRICKS)
    hand, out = "AC 2C 3D", "3C 4C 5C 7D 8D 9D"
    seen = middle(hand, out, table="KC TC 9C", rules=by_tricks)
    all_theirs = replace(seen, tricks=tuple(replace(t, winner=1) for t in seen.tricks))
    assert know(all_theirs).moon_seats == (1,)
    assert played(all_theirs) == "AC"
