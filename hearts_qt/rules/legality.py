"""Which cards of a hand may be played now, and why the others may not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hearts_qt.rules.cards import QUEEN_OF_SPADES, Card, Suit
from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.rules.ruleset import Rules, penalty_of
from hearts_qt.rules.switches import Opening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


@dataclass(frozen=True, slots=True)
class Turn:
    """What the seat to play knows of the trick: enough to judge every card of its hand."""

    rules: Rules
    hand: tuple[Card, ...]
    led: Suit | None
    first_trick: bool
    hearts_broken: bool


def legal_cards(turn: Turn) -> tuple[Card, ...]:
    """The cards that may be played, in the order of the hand. Never empty for a hand that is not."""
    refused = refusals(turn)
    return tuple(c for c in turn.hand if c not in refused)


def refusals(turn: Turn) -> dict[Card, Refusal]:
    """Every card of the hand that may not be played, with the rule that forbids it."""
    rules, hand = turn.rules, turn.hand

    # Follow suit if you can.
    if turn.led is not None and any(c.suit is turn.led for c in hand):
        return _all_but(lambda c: c.suit is turn.led, hand, Refusal(Reason.MUST_FOLLOW, suit=turn.led))

    if turn.led is None and turn.first_trick and rules.opening is not Opening.ELDEST:
        # The lowest club in the pack opens the deal …
        opening = rules.lowest_club
        if rules.opening is Opening.LOWEST_CLUB:
            return _all_but(opening.__eq__, hand, Refusal(Reason.MUST_OPEN_WITH, card=opening))
        # … or any club, where the house says so.
        club = Refusal(Reason.MUST_OPEN_WITH_SUIT, suit=Suit.CLUBS)
        return _all_but(lambda c: c.suit is Suit.CLUBS, hand, club)

    # No points on the first trick, unless there is nothing else.
    if turn.first_trick and rules.no_points_on_first_trick:
        free = [c for c in hand if penalty_of(rules, c) == 0]
        if free:
            return _all_but(free.__contains__, hand, Refusal(Reason.NO_POINTS_ON_FIRST_TRICK))

    # Hearts are not led until they are broken, unless there is nothing else.
    if turn.led is None and rules.hearts_must_be_broken and not turn.hearts_broken:
        others = [c for c in hand if c.suit is not Suit.HEARTS]
        queen_alone = all(c.face == QUEEN_OF_SPADES for c in others)
        if others and not (queen_alone and rules.hearts_instead_of_queen):
            return _all_but(others.__contains__, hand, Refusal(Reason.HEARTS_CLOSED))

    return {}


def _all_but(allowed: Callable[[Card], bool], hand: Iterable[Card], refusal: Refusal) -> dict[Card, Refusal]:
    return {c: refusal for c in hand if not allowed(c)}
