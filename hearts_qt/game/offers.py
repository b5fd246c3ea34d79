"""What the person may do in a position, and which moves are a person's or a computer player's to make."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard, get_args

from hearts_qt.game.frames import PERSON, Ask, Offer
from hearts_qt.rules.moves import DealCards, Move
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Revoke

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View

DECISIONS = frozenset({Ask.BID, Ask.NAME, Ask.DECLARE, Ask.PASS, Ask.PLAY, Ask.EXCHANGE, Ask.MOON})
"""What can be asked of a computer player too, so that there is a hint for it."""


def is_decision(move: Move) -> bool:
    """Whether it was the person who decided."""
    return not isinstance(move, DealCards) and move.seat == PERSON


def is_answer(value: object) -> TypeGuard[Move]:
    """Whether a computer player's answer is a move that a seat can make."""
    return isinstance(value, get_args(Move)) and not isinstance(value, DealCards)


def offer_of(seen: View) -> Offer:
    """What the person, who is to move, is asked for."""
    match seen.phase:
        case Phase.BIDDING:
            return Offer(Ask.BID, seen)
        case Phase.NAMING:
            return Offer(Ask.NAME, seen)
        case Phase.DECLARING:
            return Offer(Ask.DECLARE, seen)
        case Phase.EXCHANGING:
            return Offer(Ask.EXCHANGE, seen, _exchangeable(seen), len(seen.widow))
        case Phase.PASSING:
            return Offer(Ask.PASS, seen, seen.hand, seen.rules.pass_count)
        case Phase.CHOOSING_MOON:
            return Offer(Ask.MOON, seen)
        case _:
            # At a real table nothing stops an illegal card.
            anything = seen.rules.revoke is not Revoke.IMPOSSIBLE
            return Offer(Ask.PLAY, seen, seen.hand if anything else seen.legal, 1)


def _exchangeable(seen: View) -> tuple[Card, ...]:
    """What may be laid away for the widow: penalty cards only if there are not enough others."""
    if seen.rules.exchange_freely:
        return seen.hand
    free = tuple(c for c in seen.hand if penalty_of(seen.rules, c) <= 0)
    return free if len(free) >= len(seen.widow) else seen.hand
