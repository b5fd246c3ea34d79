"""The live card speaks of every switch, and only of switches that exist."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hearts_qt.rules.cards import Rank, Suit, cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.ruleset import LAR, LARN, LR, LRAS, Rules
from hearts_qt.rules.switches import (
    Auction,
    Bonus,
    DiscardDuty,
    FirstTrickFallback,
    Floor,
    JokerPower,
    JokerTime,
    LastVoid,
    Moon,
    MoonTest,
    Opening,
    RankOrder,
    Revoke,
    SetRule,
    Settlement,
    SideMoon,
    Sides,
    TrickRule,
    Undealt,
    VoidRule,
)
from hearts_qt.ui.rules_card import card, facts

pytestmark = pytest.mark.usefixtures("qapp")

ID = "windows_hearts"
TWO_PACKS = Rules(packs=2, trick_rule=TrickRule.CANCELLATION)
WITH_JOKERS = Rules(jokers=4)
STOCK = Rules(hand=6, undealt=Undealt.DRAW)
CHIPS = Rules(settlement=Settlement.POOL, chips=50, deals=8, moon=Moon.OFF)
BONUS = Rules(bonus=Bonus.JACK_OF_DIAMONDS)
SIDES = Rules(sides=Sides.COMBINED)
NAMED_TRUMPS = Rules(dealer_names_trump=True, moon=Moon.OFF)

CHANGES: dict[str, tuple[tuple[Rules, Any], ...]] = {
    "seats": ((Rules(), 2),),
    "packs": ((Rules(), 2),),
    "lowest": ((Rules(), Rank.SEVEN),),
    "removed": ((Rules(), cards("2D 3D 4D 5D")),),
    "jokers": ((Rules(), 4),),
    "rank_order": ((Rules(lowest=Rank.SEVEN), RankOrder.POLIGNAC),),
    "hand": ((Rules(undealt=Undealt.FIRST_TRICK), 12),),
    "exchange_freely": ((Rules(undealt=Undealt.EXCHANGE, hand=12), True),),
    "misdeals": ((Rules(), True),),
    "declared_amount": ((Rules(auction=Auction.GENERALE), 20), (Rules(auction=Auction.CAPOT), 20)),
    "king_calls_queen": ((Rules(auction=Auction.GENERALE), False),),
    "dealer_names_trump": ((Rules(), True),),
    "naming_hand": ((NAMED_TRUMPS, 5), (CATALOGUE["kierki"].rules(), 0), (CATALOGUE["kierki"].rules(), 3)),
    "jackpot_played_out": ((CHIPS, True),),
    "undealt": tuple((Rules(hand=12), undealt) for undealt in Undealt if undealt is not Undealt.NONE),
    "points": ((Rules(), (("H", 1), ("QS", 12))), (Rules(), (("H", 2), ("QS", 13)))),
    "bonus": ((Rules(), Bonus.JACK_OF_DIAMONDS), (Rules(), Bonus.TEN_OF_DIAMONDS)),
    "bonus_in_moon": ((BONUS, True),),
    "trick_points": ((Rules(), 1),),
    "priced_tricks": ((Rules(), ((13, 5),)),),
    "set_rule": ((Rules(), SetRule.ROYAL),),
    "no_trick_bonus": ((Rules(), 5),),
    "floor": ((Rules(), Floor.TOTAL), (Rules(), Floor.DEAL)),
    "auction": tuple((BONUS, auction) for auction in Auction if auction is not Auction.NONE),
    "pass_count": ((Rules(), 2), (Rules(), 0)),
    "pass_cycle": ((Rules(), ()), (Rules(), LAR), (Rules(), LARN), (Rules(), LR), (Rules(), LRAS)),
    "contracts": ((Rules(), ("king_tricks",)), (CATALOGUE["king"].rules(), ("king_tricks", "king_king"))),
    "opening": ((Rules(), Opening.ANY_CLUB), (Rules(), Opening.ELDEST)),
    "hearts_must_be_broken": ((Rules(), False),),
    "broken_by_discard": ((Rules(), True),),
    "queen_breaks_hearts": ((Rules(), True),),
    "hearts_instead_of_queen": ((Rules(), True),),
    "hearts_led_last": ((Rules(), True), (Rules(hearts_must_be_broken=False), True)),
    "no_heart_lead_first": ((Rules(), True),),
    "no_points_on_first_trick": ((Rules(), False),),
    "first_trick_fallback": tuple(
        (Rules(), fallback) for fallback in FirstTrickFallback if fallback is not FirstTrickFallback.ALLOW
    ),
    "discard_duty": ((Rules(), DiscardDuty.HEART_THEN_QUEEN),),
    "trick_rule": ((Rules(packs=2), TrickRule.CANCELLATION),),
    "void_rule": ((TWO_PACKS, VoidRule.NONE_LEFT),),
    "last_void": ((TWO_PACKS, LastVoid.SECOND_OF_HIGHEST),),
    "trump": ((Rules(), Suit.SPADES), (Rules(trump=Suit.CLUBS), Suit.SPADES)),
    "joker_time": ((WITH_JOKERS, JokerTime.VOID_ONLY),),
    "joker_power": ((WITH_JOKERS, JokerPower.ALWAYS),),
    "last_hand_counts": ((STOCK, False),),
    "stop_when_decided": ((Rules(), True),),
    "revoke": tuple((Rules(), revoke) for revoke in Revoke if revoke is not Revoke.IMPOSSIBLE),
    "moon": (
        *((Rules(), moon) for moon in Moon if moon is not Moon.ADD),
        (CHIPS, Moon.ADD),
        (replace(CHIPS, settlement=Settlement.HOYLE), Moon.ADD),
    ),
    "moon_amount": tuple((Rules(moon=moon), 54) for moon in Moon if moon not in (Moon.OFF, Moon.NOBODY)),
    "moon_test": ((Rules(), MoonTest.TRICKS),),
    "sides": ((Rules(), Sides.COMBINED), (Rules(), Sides.AT_END)),
    "side_moon": ((SIDES, SideMoon.MEMBER), (SIDES, SideMoon.ALONE)),
    "settlement": tuple((Rules(), way) for way in Settlement if way is not Settlement.POINTS),
    "chips": ((CHIPS, 25),),
    "jack_divides": ((CHIPS, True),),
    "high_wins": ((Rules(), True), (SIDES, True)),
    "limit": ((Rules(), 50), (Rules(deals=8), None)),
    "limit_exceeds": ((Rules(), True), (SIDES, True), (Rules(limit_either_way=True), True)),
    "limit_either_way": ((Rules(), True),),
    "tie_break": ((Rules(), True),),
    "deals": ((Rules(), 8),),
}
"""For every switch: rules in which it matters, and another value."""


def test_every_switch_is_tried() -> None:
    assert sorted(CHANGES) == sorted(Rules.__struct_fields__)


@pytest.mark.parametrize("switch", CHANGES)
def test_another_value_of_a_switch_changes_the_card_on_its_own_lines(switch: str) -> None:
    for rules, value in CHANGES[switch]:
        assert getattr(rules, switch) != value
        before, after = card(ID, rules), card(ID, replace(rules, **{switch: value}))
        different = set(before) ^ set(after)
        assert different, value
        assert any(switch in keys for keys, _ in different), (value, different)


@pytest.mark.parametrize("variant", CATALOGUE)
def test_the_card_of_every_variant_is_made_of_sentences_about_real_switches(variant: str) -> None:
    names = set(Rules.__struct_fields__)
    for seats in CATALOGUE[variant].counts:
        lines = card(variant, CATALOGUE[variant].rules(seats))
        assert lines
        for keys, text in lines:
            assert set(keys) <= names
            assert text[-1] == "."
            assert text[0].isupper() or text[0].isdigit(), text
            assert "{" not in text


@pytest.mark.parametrize("variant", CATALOGUE)
def test_no_sentence_is_said_twice(variant: str) -> None:
    texts = [fact.text for fact in facts(CATALOGUE[variant].rules())]
    assert len(texts) == len(set(texts))
