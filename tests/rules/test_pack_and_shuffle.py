from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.rules.cards import Rank, write_cards
from hearts_qt.rules.catalogue import CATALOGUE, DEFAULT
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.shuffle import MAX_SEED, deal_hands, first_dealer
from hearts_qt.rules.switches import Bonus, Direction, Moon, Opening
from hearts_qt.rules.validate import Fault, faults
from tests.rules.positions import card, cards

if TYPE_CHECKING:
    from hearts_qt.rules.choices import Choice

PINNED_FIRST_DEAL = [
    "3C 4C 8C JC QC 6D 4S TS QS AS 6H 7H KH",
    "AC 2D TD AD 8S JS KS 2H 3H 4H 8H TH JH",
    "2C 5C 7C 9C KC 5D 7D QD KD 5S 9S 5H AH",
    "6C TC 3D 4D 8D 9D JD 2S 3S 6S 7S 9H QH",
]
PINNED_DEALERS = [1, 3, 2, 3, 0, 1, 0, 2]


def test_a_deal_number_means_the_same_cards_for_ever() -> None:
    """These hands are a promise to whoever wrote a number down; they may never change."""
    hands = [write_cards(hand) for hand in deal_hands(Rules(), seed=1, number=1)]
    assert hands == PINNED_FIRST_DEAL
    assert [first_dealer(Rules(), seed) for seed in range(8)] == PINNED_DEALERS


def test_each_deal_of_a_match_has_its_own_cards() -> None:
    assert deal_hands(Rules(), 1, 1) != deal_hands(Rules(), 1, 2) != deal_hands(Rules(), 2, 1)
    assert deal_hands(Rules(), MAX_SEED, 1) != deal_hands(Rules(), 0, 1)


def test_the_shuffle_favours_nobody() -> None:
    """Where the queen lies over 4,000 deals: chi-squared with three degrees of freedom below its 99.9 % point."""
    deals = (deal_hands(Rules(), seed, 1) for seed in range(4000))
    found = Counter(next(s for s, hand in enumerate(hands) if card("QS") in hand) for hands in deals)
    assert sum((found[s] - 1000) ** 2 / 1000 for s in range(4)) < 16.3


@pytest.mark.parametrize(
    ("seats", "removed", "size", "hearts", "low"),
    [
        (4, "", 13, 13, "2C"),
        (3, "2C", 17, 13, "3C"),
        (5, "2C 2D", 10, 13, "3C"),
        (6, "2C 3C 2D 2S", 8, 13, "4C"),
        (7, "2C 2D 2S", 7, 13, "3C"),
        (9, "2C 2D 2S 2H 3C 3D 3S", 5, 12, "4C"),
        (10, "2C 2D", 5, 13, "3C"),
    ],
)
def test_sizes_come_from_the_pack_in_use(seats: int, removed: str, size: int, hearts: int, low: str) -> None:
    rules = Rules(seats=seats, removed=cards(removed), points=(("H", 1),), pass_cycle=())
    assert rules.hand_size == size
    assert rules.penalty_total == hearts
    assert rules.lowest_club == card(low)
    assert not faults(rules)


def test_two_packs_hold_every_card_twice() -> None:
    rules = Rules(seats=8, packs=2)
    assert len(rules.pack) == 104
    assert rules.penalty_total == 52
    assert rules.hand_size == 13


def test_a_short_pack_begins_at_its_lowest_rank() -> None:
    assert len(Rules(lowest=Rank.SEVEN).pack) == 32


def test_every_variant_can_be_played() -> None:
    assert DEFAULT in CATALOGUE
    for variant in CATALOGUE.values():
        for seats in variant.counts:
            assert not faults(variant.rules(seats))
    with pytest.raises(ValueError, match="is not played by 9"):
        CATALOGUE[DEFAULT].rules(9)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (Rules(seats=12), {Fault.SEATS, Fault.PACK}),
        (Rules(seats=5, pass_cycle=()), {Fault.PACK_DOES_NOT_DIVIDE}),
        (Rules(pass_count=14), {Fault.PASS_COUNT}),
        (Rules(seats=3, removed=cards("2C")), {Fault.ACROSS_WITH_ODD_SEATS}),
        (Rules(points=()), {Fault.NO_PENALTY_CARDS}),
        (Rules(hearts_must_be_broken=False, queen_breaks_hearts=True), {Fault.NO_QUEEN_OF_SPADES}),
        (Rules(removed=cards("JD 2C 2S 2H"), bonus=Bonus.JACK_OF_DIAMONDS), {Fault.BONUS_CARD_MISSING}),
        (Rules(limit=None), {Fault.NO_END}),
        (Rules(limit=0, no_trick_bonus=-5), {Fault.LIMIT, Fault.NO_TRICK_BONUS}),
        (
            Rules(removed=tuple(c for c in Rules().pack if c.suit is card("2C").suit) + cards("2D 3D 4D")),
            {Fault.NO_CLUB_TO_OPEN_WITH},
        ),
    ],
)
def test_every_contradiction_is_named_not_the_first(rules: Rules, expected: set[Fault]) -> None:
    assert set(faults(rules)) == expected


def test_directions_count_clockwise() -> None:
    assert [d.offset(4) for d in Direction] == [1, 3, 2, 0, 0]
    assert Direction.ACROSS.offset(6) == 3


def test_the_catalogue_differs_where_the_games_differ() -> None:
    old = CATALOGUE["black_lady_1909"].rules()
    assert old.opening is Opening.ELDEST
    assert old.moon is Moon.OFF
    assert old.direction(2) is Direction.LEFT


CHOICES = [
    pytest.param(rules, choice, answer, id=f"{v.id}-{seats}-{choice.key}-{answer}")
    for v in CATALOGUE.values()
    for seats, rules in v.table.items()
    for choice in v.choices
    if choice.arises(rules)
    for answer in choice.answers
]


@pytest.mark.parametrize(("rules", "choice", "answer"), CHOICES)
def test_every_answer_to_a_contradiction_of_the_sources_can_be_played(
    rules: Rules, choice: Choice, answer: str
) -> None:
    changed = choice.put(rules, answer)
    assert not faults(changed)
    assert (changed == rules) == (answer == next(iter(choice.answers)))
    assert choice.answer(changed) == answer
    assert choice.put(changed, answer) == changed


def test_no_question_is_asked_twice() -> None:
    for variant in CATALOGUE.values():
        for rules in variant.table.values():
            keys = [choice.key for choice in variant.choices if choice.arises(rules)]
            assert len(set(keys)) == len(keys), variant.id


def test_other_rules_than_those_of_the_sources_are_no_answer() -> None:
    choice = CATALOGUE["tavern_jack"].choices[0]
    assert choice.answer(replace(CATALOGUE["tavern_jack"].rules(), limit=70)) is None


def test_every_answer_of_king_goes_with_every_other() -> None:
    for variant in ("king", "king_three"):
        boys, everything, half = CATALOGUE[variant].choices
        for b, e, h in product(boys.answers, everything.answers, half.answers):
            rules = half.put(everything.put(boys.put(CATALOGUE[variant].rules(), b), e), h)
            assert not faults(rules)
            assert rules.deals == len(rules.contracts)
            assert (boys.answer(rules), everything.answer(rules), half.answer(rules)) == (b, e, h)
