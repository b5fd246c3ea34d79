"""Numbered deals: the same name, the same cards, for ever."""

from __future__ import annotations

import json
from datetime import date
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from hearts_qt.rules.cards import write_cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.notation import Record, read_record, write_record
from hearts_qt.rules.numbered import number_of_day, numbered_rules, occasion_of_day, occasion_of_number
from hearts_qt.rules.shuffle import MAX_SEED, deal_hands
from hearts_qt.rules.state import Phase
from hearts_qt.rules.transition import step
from hearts_qt.rules.validate import faults
from tests.rules.numbered_deals import FILE, NUMBERS, TABLES, dealt, digest

if TYPE_CHECKING:
    from collections.abc import Iterator

PINNED = json.loads(FILE.read_text())

THIRTIETH_OF_NOVEMBER = [
    "8C TC KC 8D 9D TD AD 6S 8S TS 5H 8H JH",
    "3C 4C 7C JC 3D 5D 2S 5S 9S JS KS KH AH",
    "2D 4D 6D 7D QD KD 7S QS AS 2H 6H 9H QH",
    "2C 5C 6C 9C QC AC JD 3S 4S 3H 4H 7H TH",
]


def words(label: str) -> Iterator[int]:
    """Step 1 of docs/numbered-deals.md."""
    block = 0
    while True:
        found = sha256(f"{label}:{block}".encode()).hexdigest()
        yield from (int(found[place : place + 16], 16) for place in (0, 16, 32, 48))
        block += 1


def below(bound: int, source: Iterator[int]) -> int:
    """Step 2."""
    while (word := next(source)) >= 2**64 - 2**64 % bound:
        pass
    return word % bound


def as_the_page_says(variant: str, seats: int, number: int) -> str:
    """Steps 3 to 6, of the game's cards alone."""
    rules = numbered_rules(variant, seats, number)
    ranks = "23456789TJQKA"
    pack = sorted(rules.pack, key=lambda c: ("CDSHK".index(c.suit.letter), ranks.index(str(c)[0]), c.copy))
    source = words(f"hearts/{number}/1")
    for place in range(len(pack) - 1, 0, -1):
        other = below(place + 1, source)
        pack[place], pack[other] = pack[other], pack[place]
    size = rules.hand_size
    hands = [sorted(pack[seat * size : (seat + 1) * size]) for seat in range(seats)]
    return digest(below(seats, words(f"hearts/{number}/dealer")), hands, pack[seats * size :])


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_number_means_the_same_cards_for_ever_in_every_game(variant: str, seats: int) -> None:
    """A promise to everybody who wrote a number down: the file may grow, and never change."""
    assert f"{variant} {seats}" in PINNED, "a new game: python tests/rules/numbered_deals.py"
    for number, pinned in zip(NUMBERS, PINNED[f"{variant} {seats}"], strict=True):
        assert dealt(variant, seats, number) == pinned
        assert as_the_page_says(variant, seats, number) == pinned


def test_the_deal_of_a_day_can_be_read_here() -> None:
    rules = numbered_rules("windows_hearts", 4, 20261130)
    assert [write_cards(hand) for hand in deal_hands(rules, 20261130, 1)] == THIRTIETH_OF_NOVEMBER


def test_the_number_of_a_day_is_its_date() -> None:
    assert number_of_day(date(2026, 11, 30)) == 20261130
    assert number_of_day(date(2027, 1, 2)) == 20270102
    assert number_of_day(date.max) <= MAX_SEED
    assert occasion_of_day(date(2027, 1, 2)) == "day 2027-01-02"
    assert occasion_of_number(271828) == "deal 271828"


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_numbered_deal_is_one_deal_by_the_rules_of_the_catalogue(variant: str, seats: int) -> None:
    rules = numbered_rules(variant, seats, 7)
    assert not faults(rules)
    assert (rules.deals, rules.limit) == (1, None)
    assert rules.pack == CATALOGUE[variant].rules(seats).pack
    record = Record(variant, rules, 7, (DealCards(),))
    assert read_record(write_record(record)) == record


def test_the_number_says_which_contract_is_played() -> None:
    contracts = CATALOGUE["king"].rules().contracts
    found = [numbered_rules("king", 4, number).contracts for number in range(len(contracts) + 1)]
    assert [one for (one,) in found] == [*contracts, contracts[0]]


def test_a_match_with_the_number_begins_with_the_numbered_deal() -> None:
    match, _ = step(Record("windows_hearts", CATALOGUE["windows_hearts"].rules(), 55).start(), DealCards())
    assert match.deal is not None
    assert match.deal.dealt == deal_hands(numbered_rules("windows_hearts", 4, 55), 55, 1)
    assert match.phase is Phase.PASSING


def test_unknown_games_and_tables_are_refused() -> None:
    with pytest.raises(KeyError):
        numbered_rules("whist", 4, 1)
    with pytest.raises(ValueError, match="is not played by 9"):
        numbered_rules("windows_hearts", 9, 1)
