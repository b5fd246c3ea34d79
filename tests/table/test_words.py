from __future__ import annotations

import pytest

from hearts_qt.game.frames import Sitter
from hearts_qt.rules.cards import RANKS, SUITS, Card, Suit, card, cards
from hearts_qt.rules.switches import Direction
from hearts_qt.table import words


def test_every_card_has_a_name_of_its_own() -> None:
    names = {words.card_name(Card(suit, rank)) for suit in SUITS for rank in RANKS}
    assert len(names) == 52


def test_names_of_cards_name_their_suit_and_rank() -> None:
    assert words.card_names(cards("QS 2C TD AH")) == (
        "queen of spades, two of clubs, ten of diamonds, ace of hearts"
    )


def test_both_copies_of_a_card_have_one_name() -> None:
    assert words.card_name(card("QS'")) == words.card_name(card("QS"))


@pytest.mark.parametrize(("letters", "text"), [("latin", "Q♠"), ("ru", "Д♠")])
def test_letters_of_court_cards_follow_the_deck(letters: str, text: str) -> None:
    assert words.card_letters(card("QS"), letters) == text


def test_number_cards_have_the_same_letters_everywhere() -> None:
    assert words.card_letters(card("TD"), "ru") == words.card_letters(card("TD"), "latin") == "10♦"


def test_every_sitter_has_a_name_and_a_dative() -> None:
    assert len({words.sitter_name(sitter) for sitter in Sitter}) == len(Sitter)
    assert len({words.sitter_dative(sitter) for sitter in Sitter}) == len(Sitter)


def test_the_person_is_addressed_and_others_have_a_gender() -> None:
    assert words.sitter_gender(Sitter.PERSON) is words.Gender.YOU
    assert words.sitter_gender(Sitter.SAVVA) is words.Gender.MASCULINE
    assert words.sitter_gender(Sitter.FYOKLA) is words.Gender.FEMININE


def test_every_suit_and_direction_has_its_own_words() -> None:
    assert len({words.suit_name(suit) for suit in Suit}) == 5
    assert len({words.card_of_suit(suit) for suit in Suit}) == 5
    assert len({words.direction_name(direction) for direction in Direction}) == 5
