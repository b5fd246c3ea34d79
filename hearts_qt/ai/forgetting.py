"""What a player of lesser skill forgets: who had no card of which suit, and which cards it passed on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from hearts_qt.ai.knowledge import Knowledge
    from hearts_qt.rules.view import View


def forget(known: Knowledge, view: View, memory: float) -> Knowledge:
    """``known`` with the part ``memory`` of what was concluded about each place and suit.

    What is forgotten once stays forgotten for the deal. The cards that have been played are never forgotten.
    """
    if memory >= 1:
        return known
    draw = Random(f"{view.seat}/{view.number}/{view.totals}/{view.dealer}")
    places = [s for s, size in enumerate(known.sizes) if size and s != known.seat]
    recalled = {(s, suit): draw.random() < memory for s in range(known.rules.seats + 1) for suit in range(5)}
    holders = {c: seats | {s for s in places if not recalled[s, c.suit]} for c, seats in known.holders.items()}
    return replace(known, holders=holders)
