"""Reads the words of the engine's protocol. Every function raises `Impossible` for a word of another kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.doors.refusal_words import Impossible
from hearts_qt.rules.cards import SUITS, Card, Suit, card

if TYPE_CHECKING:
    from collections.abc import Sequence

_SUITS = {suit.letter: suit for suit in SUITS}


def shown(word: str) -> str:
    """``word`` as it may stand in an answer: one short word of print."""
    return ascii(word[:24])


def read_number(word: str) -> int:
    """A whole number of at most twelve characters."""
    if not word.removeprefix("-").isdecimal() or not word.isascii() or len(word) > 12:
        raise Impossible(f"{shown(word)} is not a number")
    return int(word)


def read_count(word: str, least: int, most: int, what: str) -> int:
    """A number from ``least`` to ``most``; ``what`` it is, for the reason."""
    number = read_number(word)
    if not least <= number <= most:
        raise Impossible(f"{what} is {least} to {most}")
    return number


def read_seat(word: str, seats: int) -> int:
    """A seat of a table for ``seats``."""
    return read_count(word, 0, seats - 1, "a seat")


def read_card(word: str) -> Card:
    """A card as `rules.cards` writes it."""
    try:
        return card(word)
    except ValueError:
        raise Impossible(f"{shown(word)} is not a card") from None


def read_cards(words: Sequence[str]) -> tuple[Card, ...]:
    """Cards, no two of them the same."""
    some = tuple(map(read_card, words))
    for c in some:
        if some.count(c) > 1:
            raise Impossible(f"{c} is named twice")
    return some


def exactly(words: Sequence[str], count: int, form: str) -> Sequence[str]:
    """``words``, if they are so many; ``form`` is how the line should look."""
    if len(words) != count:
        raise Impossible(f"the form is: {form}")
    return words


def at_least(words: Sequence[str], count: int, form: str) -> Sequence[str]:
    """``words``, if they are so many or more."""
    if len(words) < count:
        raise Impossible(f"the form is: {form}")
    return words


def read_pair(word: str) -> tuple[str, str]:
    """Key and value of ``KEY=VALUE``."""
    key, sign, value = word.partition("=")
    if not (key and sign):
        raise Impossible(f"{shown(word)} is not KEY=VALUE")
    return key, value


def read_suit(word: str) -> Suit:
    """A suit by its letter."""
    if word not in _SUITS:
        raise Impossible(f"{shown(word)} is not a suit, only C, D, S and H")
    return _SUITS[word]
