"""Cards, suits and ranks: small frozen values with a text form that parses back.

A card is written rank first, suit second: ``QS``, ``TD``, ``2C``. The second copy of a card in a two-pack
game carries an apostrophe: ``QS'``. A joker is ``JK``, further ones ``JK'``, ``JK''`` …
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable


class Suit(IntEnum):
    """The suits in the order in which a hand is laid out: ♣ ♦ ♠ ♥; jokers have one of their own."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3
    JOKERS = 4

    @property
    def letter(self) -> str:
        """``C``, ``D``, ``S`` or ``H``; ``K`` for jokers."""
        return "CDSHK"[self]

    @property
    def symbol(self) -> str:
        """The suit's sign, for example ``♠``."""
        return "♣♦♠♥★"[self]


class Rank(IntEnum):
    """The ranks from two to ace; the number is the face value, the ace is 14."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15
    """No rank: a joker is neither above nor below anything."""

    @property
    def letter(self) -> str:
        """One character: ``2`` … ``9``, ``T``, ``J``, ``Q``, ``K``, ``A``; ``J`` for jokers."""
        return "23456789TJQKAJ"[self - 2]


SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)
"""The four suits of a pack."""
RANKS = tuple(rank for rank in Rank if rank is not Rank.JOKER)
"""The thirteen ranks of a suit, in the usual order."""
MAX_JOKERS = 4


class Card(Struct, frozen=True, order=True):
    """One physical card. Cards sort by suit (♣ ♦ ♠ ♥), then by rank, then by copy.

    ``copy`` is 0 for the only or first pack and 1 for the second; two copies are different cards of one face.
    """

    suit: Suit
    rank: Rank
    copy: int = 0

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker."""
        return self.suit is Suit.JOKERS

    @property
    def face(self) -> Card:
        """The same card of the first pack: what is printed on it, without regard to its pack."""
        return self if self.copy == 0 else Card(self.suit, self.rank)

    def __hash__(self) -> int:
        # The usual one differs from process to process, and with it the order in which a set of cards is gone
        # through: the same deal has to be played in the same way everywhere.
        return hash((self.suit, self.rank, self.copy))

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter + "'" * self.copy

    def __repr__(self) -> str:
        return f"card({str(self)!r})"


def jokers(count: int) -> tuple[Card, ...]:
    """So many jokers."""
    return tuple(Card(Suit.JOKERS, Rank.JOKER, copy) for copy in range(count))


_BY_TEXT = {str(c): c for s in SUITS for r in RANKS for c in (Card(s, r), Card(s, r, 1))}
_BY_TEXT |= {str(c): c for c in jokers(MAX_JOKERS)}


def card(text: str) -> Card:
    """The card that ``text`` names.

    >>> card("QS")
    card('QS')
    >>> card("TD").rank.name
    'TEN'

    Raises ValueError when the text names no card.
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a card") from None


def cards(text: str) -> tuple[Card, ...]:
    """The cards named in ``text``, separated by spaces, in the order written.

    >>> cards("2C AH")
    (card('2C'), card('AH'))
    """
    return tuple(card(word) for word in text.split())


def write_cards(some: Iterable[Card]) -> str:
    """The text form of several cards, separated by spaces; the inverse of :func:`cards`."""
    return " ".join(map(str, some))


QUEEN_OF_SPADES = Card(Suit.SPADES, Rank.QUEEN)
JACK_OF_DIAMONDS = Card(Suit.DIAMONDS, Rank.JACK)
TEN_OF_DIAMONDS = Card(Suit.DIAMONDS, Rank.TEN)
