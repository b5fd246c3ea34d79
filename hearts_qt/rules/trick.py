"""Who takes a trick, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.rules.ruleset import Rules, penalty_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hearts_qt.rules.cards import Card


def winning_place(cards: Sequence[Card]) -> int:
    """The place, counted from the lead, of the highest card of the suit led.

    >>> from hearts_qt.rules.cards import cards
    >>> winning_place(cards("9D KD QS 4D"))
    1
    """
    led = cards[0].suit
    return max((place for place, c in enumerate(cards) if c.suit is led), key=lambda place: cards[place].rank)


def penalty(rules: Rules, cards: Iterable[Card]) -> int:
    """Penalty points in ``cards``, without the bonus card."""
    return sum(penalty_of(rules, c) for c in cards)
