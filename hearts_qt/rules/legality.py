"""Which cards of a hand may be played now, and why the others may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.rules.cards import QUEEN_OF_SPADES, Card, Rank, Suit
from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.rules.ruleset import Rules, penalty_of
from hearts_qt.rules.switches import DiscardDuty, JokerTime, Opening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class Turn(Struct, frozen=True):
    """What the seat to play knows of the trick: enough to judge every card of its hand.

    ``led`` is the suit to follow, None for a lead (also after jokers alone). ``opening``: this is the very first
    card of the deal. ``bidder``: this seat won an auction. ``declared``: somebody undertook to take everything.
    ``called``: the queen that a declarer's king calls for.
    """

    rules: Rules
    hand: tuple[Card, ...]
    led: Suit | None
    first_trick: bool
    hearts_broken: bool
    opening: bool = True
    bidder: bool = False
    declared: bool = False
    called: Card | None = None


def legal_cards(turn: Turn) -> tuple[Card, ...]:
    """The cards that may be played, in the order of the hand. Never empty for a hand that is not."""
    refused = refusals(turn)
    return tuple(c for c in turn.hand if c not in refused)


def refusals(turn: Turn) -> dict[Card, Refusal]:
    """Every card of the hand that may not be played, with the rule that forbids it."""
    rules = turn.rules
    suited = tuple(c for c in turn.hand if not c.is_joker)
    jokers = tuple(c for c in turn.hand if c.is_joker)
    refused = _suited_refusals(turn, suited)

    # The lowest club opens the deal, and no joker in its place.
    if turn.led is None and turn.first_trick and turn.opening and _opens_with_club(turn) and refused:
        any_refusal = next(iter(refused.values()))
        return {**refused, **dict.fromkeys(jokers, any_refusal)}
    # A joker comes only when the suit led is not in the hand, where the house says so.
    if (
        rules.joker_time is JokerTime.VOID_ONLY
        and turn.led is not None
        and any(c.suit is turn.led for c in suited)
    ):
        return {**refused, **dict.fromkeys(jokers, Refusal(Reason.JOKER_ONLY_WHEN_VOID, suit=turn.led))}
    return refused


def breaks_hearts(rules: Rules, led: Suit | None, card: Card) -> bool:
    """Whether ``card``, played when ``led`` was to be followed (None: a lead), opens hearts for leading."""
    if not rules.hearts_must_be_broken:
        return False
    if rules.queen_breaks_hearts and card.face == QUEEN_OF_SPADES:
        return True
    on_another_suit = led not in (None, Suit.HEARTS)
    return card.suit is Suit.HEARTS and (on_another_suit or not rules.broken_by_discard)


def _opens_with_club(turn: Turn) -> bool:
    return turn.rules.opening is not Opening.ELDEST and not turn.bidder


def _suited_refusals(turn: Turn, hand: tuple[Card, ...]) -> dict[Card, Refusal]:
    rules = turn.rules

    if turn.led is not None:
        # A declarer's king calls for its queen.
        if turn.called in hand:
            return _all_but(lambda c: c == turn.called, hand, Refusal(Reason.MUST_PLAY_QUEEN, card=turn.called))
        # Follow suit if you can.
        if any(c.suit is turn.led for c in hand):
            return _all_but(lambda c: c.suit is turn.led, hand, Refusal(Reason.MUST_FOLLOW, suit=turn.led))

    if turn.led is None and turn.first_trick and turn.opening and _opens_with_club(turn):
        # The lowest club in the pack opens the deal …
        opening = rules.lowest_club
        if rules.opening is Opening.LOWEST_CLUB and opening in hand:
            return _all_but(opening.__eq__, hand, Refusal(Reason.MUST_OPEN_WITH, card=opening))
        # … or any club, where the house says so.
        if any(c.suit is Suit.CLUBS for c in hand):
            club = Refusal(Reason.MUST_OPEN_WITH_SUIT, suit=Suit.CLUBS)
            return _all_but(lambda c: c.suit is Suit.CLUBS, hand, club)

    # No points on the first trick, unless there is nothing else.
    if turn.first_trick and rules.no_points_on_first_trick:
        free = [c for c in hand if penalty_of(rules, c) <= 0]
        if free:
            return _all_but(free.__contains__, hand, Refusal(Reason.NO_POINTS_ON_FIRST_TRICK))

    if turn.led is None:
        return _lead_refusals(turn, hand)
    return _discard_refusals(turn, hand)


def _lead_refusals(turn: Turn, hand: tuple[Card, ...]) -> dict[Card, Refusal]:
    rules = turn.rules
    others = [c for c in hand if c.suit is not Suit.HEARTS]
    if not others:
        return {}

    # In some deals a heart is led only from a hand of hearts.
    if rules.hearts_led_last:
        return _all_but(others.__contains__, hand, Refusal(Reason.HEARTS_LAST))

    # The first trick is not led with a heart, where the house says so.
    if rules.no_heart_lead_first and turn.first_trick:
        return _all_but(others.__contains__, hand, Refusal(Reason.NO_HEART_LEAD_FIRST))

    # Hearts are not led until they are broken.
    if rules.hearts_must_be_broken and not turn.hearts_broken:
        queen_alone = all(c.face == QUEEN_OF_SPADES for c in others)
        if not (queen_alone and rules.hearts_instead_of_queen):
            return _all_but(others.__contains__, hand, Refusal(Reason.HEARTS_CLOSED))
    return {}


def _discard_refusals(turn: Turn, hand: tuple[Card, ...]) -> dict[Card, Refusal]:
    if turn.rules.discard_duty is DiscardDuty.FREE:
        return {}

    # Who cannot follow a declared deal throws some penalty card.
    if turn.declared:
        if any(penalty_of(turn.rules, c) > 0 for c in hand):
            penalty = Refusal(Reason.MUST_DISCARD_PENALTY)
            return _all_but(lambda c: penalty_of(turn.rules, c) > 0, hand, penalty)
        return {}

    # Otherwise a heart, else a queen.
    if any(c.suit is Suit.HEARTS for c in hand):
        return _all_but(lambda c: c.suit is Suit.HEARTS, hand, Refusal(Reason.MUST_DISCARD_HEART))
    if any(c.rank is Rank.QUEEN for c in hand):
        return _all_but(lambda c: c.rank is Rank.QUEEN, hand, Refusal(Reason.MUST_DISCARD_QUEEN))
    return {}


def _all_but(allowed: Callable[[Card], bool], hand: Iterable[Card], refusal: Refusal) -> dict[Card, Refusal]:
    return {c: refusal for c in hand if not allowed(c)}
