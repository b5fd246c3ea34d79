"""The questions that the table answers; `answers` has the answers."""

from __future__ import annotations

from enum import Enum, auto

from hearts_qt.ui.actions import Command


class Query(Enum):
    """What the table can be asked."""

    TURN = auto()
    """Whose turn is it, what may I do?"""
    HAND = auto()
    """Which cards do I hold?"""
    TRICK = auto()
    """What lies on the table?"""
    LAST_TRICK = auto()
    """What was in the last trick, and who took it?"""
    TAKEN = auto()
    """Who has taken what in this deal?"""
    SCORES = auto()
    """How do we stand?"""
    DEAL = auto()
    """Which deal is it, who deals, are hearts broken?"""


QUERIES = {
    Command.ASK_TURN: Query.TURN,
    Command.ASK_HAND: Query.HAND,
    Command.ASK_TRICK: Query.TRICK,
    Command.ASK_TAKEN: Query.TAKEN,
    Command.ASK_SCORES: Query.SCORES,
    Command.ASK_DEAL: Query.DEAL,
}
"""Which command asks what."""
