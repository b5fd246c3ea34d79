"""Positions changed in what one seat cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from random import Random

    from hearts_qt.rules.state import Match


def permuted(match: Match, seat: int, rng: Random) -> Match:
    """The same match with the cards that ``seat`` does not see dealt anew among hands and stock, sizes kept."""
    deal = match.deal
    assert deal is not None
    hands = list(deal.hands)
    others = [s for s in range(match.rules.seats) if s != seat]
    hidden = [c for s in others for c in hands[s]] + list(deal.undealt)
    rng.shuffle(hidden)
    for s in others:
        size = len(hands[s])
        hands[s], hidden = tuple(sorted(hidden[:size])), hidden[size:]
    return replace(match, deal=replace(deal, hands=tuple(hands), undealt=tuple(hidden)))
