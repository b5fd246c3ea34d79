"""Naming trumps on the first cards: a sensible suit, the own rest drawn too, no look at what is to come."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.encoding import encode_rules, encode_view
from hearts_qt.ai.knowledge import know
from hearts_qt.ai.levels import LEVELS
from hearts_qt.ai.playing import play_deal
from hearts_qt.ai.search import Search
from hearts_qt.ai.strategy import Motive, choose
from hearts_qt.ai.thinking import EFFORTS, Effort
from hearts_qt.ai.worlds import Worlds
from hearts_qt.rules.cards import SUITS, Suit, cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards, NameSuit
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import refuse, step
from hearts_qt.rules.view import View, view
from tests.ai.positions import permuted

if TYPE_CHECKING:
    from hearts_qt.ai.strategy import Strategy
    from hearts_qt.rules.ruleset import Rules

THINKING = {
    "rule of thumb": LEVELS["rule_of_thumb"],
    **{key: Search(replace(effort, seconds=30.0)) for key, effort in EFFORTS.items()},
}
EVERYBODY = {"random": LEVELS["random"], **THINKING}
everybody = pytest.mark.parametrize("player", EVERYBODY.values(), ids=EVERYBODY)
whoever_thinks = pytest.mark.parametrize("player", THINKING.values(), ids=THINKING)
at_both_tables = pytest.mark.parametrize("seats", [4, 3])


def trump_deals(seats: int = 4) -> Rules:
    rules = CATALOGUE["kierki"].rules(seats)
    return replace(rules, contracts=rules.contracts[-4:], deals=4)


def naming(seats: int = 4, seed: int = 7) -> Match:
    return step(Match(trump_deals(seats), seed), DealCards())[0]


def asked(hand: str, seats: int = 4) -> View:
    """What the dealer sees who holds these five cards."""
    match = naming(seats)
    dealer = match.to_move[0]
    held = cards(hand)
    assert len(held) == 5
    return replace(view(match, dealer), hand=tuple(sorted(held)))


@everybody
@at_both_tables
def test_every_advised_suit_may_be_named(player: Strategy, seats: int) -> None:
    match = naming(seats)
    moves = [a.move for a in player.advise(view(match, match.to_move[0]), Random(0))]
    assert {m.suit for m in moves if isinstance(m, NameSuit)} == set(SUITS)
    assert all(refuse(match, move) is None for move in moves)


@everybody
@at_both_tables
def test_cards_that_are_still_to_come_never_change_the_choice(player: Strategy, seats: int) -> None:
    """Neither the others' five nor the rest of any hand, the own one among them."""
    rng = Random(3)
    for seed in range(4):
        match = naming(seats, seed)
        dealer = match.to_move[0]
        chosen = choose(player, view(match, dealer), Random(1))
        for _ in range(3):
            other = permuted(match, dealer, rng)
            assert other != match
            assert view(other, dealer) == view(match, dealer)
            assert choose(player, view(other, dealer), Random(1)) == chosen


@whoever_thinks
@at_both_tables
@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("5S 7S 9S JS AH", Suit.SPADES),
        ("2D 3D 4D 5D 6D", Suit.DIAMONDS),
        ("4C 8C QC KC AS", Suit.CLUBS),
    ],
)
def test_the_dealer_names_a_suit_of_four_or_five_cards(
    player: Strategy, seats: int, hand: str, suit: Suit
) -> None:
    advice = player.advise(asked(hand, seats), Random(1))[0]
    assert advice.move == NameSuit(asked(hand, seats).seat, suit)
    assert (advice.reason, advice.suit) == (Motive.NAME_TRUMPS, suit)


def test_of_two_suits_as_long_the_rule_of_thumb_keeps_the_aces_for_tricks_of_their_own() -> None:
    player = THINKING["rule of thumb"]
    for hand, suit in (("AS KS 4D 6D 9C", Suit.DIAMONDS), ("AD KD 4S 6S 9C", Suit.SPADES)):
        seen = asked(hand)
        assert choose(player, seen, Random(0)) == NameSuit(seen.seat, suit)


@at_both_tables
def test_a_world_deals_the_rest_of_every_hand(seats: int) -> None:
    match = naming(seats)
    seen = view(match, match.to_move[0])
    rules, table = seen.rules, encode_rules(seen.rules)
    rest = rules.hand_size - 5
    source = Worlds(know(seen), rest)
    count = 60
    worlds = source.draw(count, Random(1))
    assert source.stride == 2 * seats
    assert len(worlds) == count * source.stride
    for n in range(count):
        at = n * source.stride
        hands = [table.cards((worlds[at + 2 * s], worlds[at + 2 * s + 1])) for s in range(seats)]
        assert [len(hand) for hand in hands] == [rules.hand_size] * seats
        assert sorted(c for hand in hands for c in hand) == sorted(rules.pack)
        assert set(seen.hand) <= set(hands[seen.seat])


def test_the_own_rest_is_any_of_the_cards_that_are_not_seen() -> None:
    match = naming()
    seen = view(match, match.to_move[0])
    table, count = encode_rules(seen.rules), 2000
    source = Worlds(know(seen), 8)
    worlds = source.draw(count, Random(2))
    came: Counter[object] = Counter()
    for n in range(count):
        at = n * source.stride + 2 * seen.seat
        came.update(set(table.cards((worlds[at], worlds[at + 1]))) - set(seen.hand))
    assert len(came) == 47
    expected = count * 8 / 47
    assert all(0.75 * expected < times < 1.25 * expected for times in came.values())


def test_a_stock_is_what_is_left_after_the_rest() -> None:
    rules = replace(CATALOGUE["hearts_two"].rules(), dealer_names_trump=True, naming_hand=5)
    match, _ = step(Match(rules, 3), DealCards())
    seen = view(match, match.to_move[0])
    source = Worlds(know(seen), rules.hand_size - 5)
    assert source.stride == 2 * 2 + 26
    numbers = source.draw(1, Random(0))[4:]
    assert len(set(numbers)) == 26


def test_the_pile_of_a_position_is_what_no_hand_holds() -> None:
    match = naming()
    match, _ = step(match, NameSuit(match.to_move[0], Suit.HEARTS))
    assert encode_view(view(match, match.to_move[0])).pile == 0


@pytest.mark.parametrize("seats", [4, 3])
def test_a_match_of_trump_deals_is_played_by_searching_players(seats: int) -> None:
    quick = Search(Effort(worlds=3, sets=3, inference=True))
    match = Match(trump_deals(seats), 5)
    while match.phase is not Phase.OVER:
        match, _ = play_deal(match, [quick] * seats, [Random(s) for s in range(seats)])
    assert len(match.scores) == 4
