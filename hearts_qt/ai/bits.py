"""Single bits of a set of cards, for the simulator as plain Python; compiled it uses the processor's own."""

from __future__ import annotations


def low(cards: int) -> int:
    """The number of the lowest bit. ``cards`` is not 0."""
    return (cards & -cards).bit_length() - 1


def high(cards: int) -> int:
    """The number of the highest bit. ``cards`` is not 0."""
    return cards.bit_length() - 1


def count(cards: int) -> int:
    """How many bits are set."""
    return cards.bit_count()
