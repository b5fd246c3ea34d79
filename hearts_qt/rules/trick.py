"""Who takes a trick, and what it is worth."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hearts_qt.rules.cards import Rank, Suit
from hearts_qt.rules.ruleset import Rules, penalty_of
from hearts_qt.rules.switches import JokerPower, TrickRule, VoidRule

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hearts_qt.rules.cards import Card

_USUAL = Rules()


def led_suit(cards: Sequence[Card]) -> Suit | None:
    """The suit to follow: that of the first card which is no joker; None while there is none."""
    return next((c.suit for c in cards if not c.is_joker), None)


def winning_place(cards: Sequence[Card], rules: Rules = _USUAL, *, king_leads: bool = False) -> int | None:
    """The place, counted from the lead, of the card that takes the trick; None: nobody does.

    ``king_leads``: a declarer of everything led a king, which then wins even over the ace.

    >>> from hearts_qt.rules.cards import cards
    >>> winning_place(cards("9D KD QS 4D"))
    1
    """
    if rules.joker_power is JokerPower.ALWAYS:
        joker = next((place for place, c in enumerate(cards) if c.is_joker), None)
        if joker is not None:
            return joker
    places = list(range(len(cards)))
    if rules.trick_rule is TrickRule.CANCELLATION:
        copies = Counter(c.face for c in cards)
        if rules.void_rule is VoidRule.TWO_PAIRS and sum(n > 1 for n in copies.values()) >= 2:
            return None
        places = [place for place in places if copies[cards[place].face] == 1]
    taking = rules.trump if any(cards[place].suit is rules.trump for place in places) else led_suit(cards)
    eligible = [place for place in places if cards[place].suit is taking and not cards[place].is_joker]
    if king_leads and 0 in eligible and cards[0].rank is Rank.KING:
        return 0
    # Of two equal cards the first one takes.
    return max(eligible, key=lambda place: (rules.strength(cards[place]), -place), default=None)


def penalty(rules: Rules, cards: Iterable[Card]) -> int:
    """Penalty points in ``cards``, without the bonus card."""
    return sum(penalty_of(rules, c) for c in cards)
