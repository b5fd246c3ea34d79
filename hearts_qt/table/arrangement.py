"""The order in which the own hand lies: which suit stands where, and on which side the low cards are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_qt.rules.cards import Card


class Arrangement(Struct, frozen=True):
    """``suits`` from left to right by their letters; ``low_right``: the lowest card of a suit is its rightmost."""

    suits: str = "CDSH"
    low_right: bool = True

    def arrange(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """``cards`` from left to right."""
        sign = -1 if self.low_right else 1
        # Jokers are of no suit and lie at the right end.
        order = {letter: place for place, letter in enumerate(self.suits)}
        return tuple(sorted(cards, key=lambda c: (order.get(c.suit.letter, 4), sign * c.rank, c.copy)))
