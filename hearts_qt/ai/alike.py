"""Cards that come to the same: of those that lie next to each other and cost the same, one is enough to try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.rules.cards import QUEEN_OF_SPADES, Rank
from hearts_qt.rules.ruleset import Rules, value_of
from hearts_qt.rules.switches import SetRule, TrickRule

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View


def alike(view: View) -> dict[Card, tuple[Card, ...]]:
    """The legal cards in groups that nobody can tell apart by what follows: one card of each with all of them.

    The one that stands for the others is the highest.
    """
    rules = view.rules
    on_table = view.trick.cards if view.trick else ()
    played = {c for t in view.tricks for c in t.cards} | set(view.laid_away)
    # What lies between two cards matters while it can still beat the one and not the other.
    between = set(rules.pack) - played - set(view.hand) | set(on_table)
    groups: list[list[Card]] = []
    for c in sorted(view.legal, key=lambda c: (c.suit, rules.strength(c), c.copy)):
        last = groups[-1][-1] if groups else None
        if last is not None and _same(rules, last, c, between):
            groups[-1].append(c)
        else:
            groups.append([c])
    return {group[-1]: tuple(group) for group in groups}


def _same(rules: Rules, low: Card, high: Card, between: Iterable[Card]) -> bool:
    if low.suit is not high.suit:
        return False
    if low.is_joker:
        return True
    if low.face == high.face:
        return low.face == high.face
    if rules.trick_rule is TrickRule.CANCELLATION or value_of(rules, low) != value_of(rules, high):
        return False
    special = {low.rank, high.rank} & {Rank.QUEEN, Rank.KING} and (
        rules.set_rule is not SetRule.NONE or QUEEN_OF_SPADES in (low.face, high.face) or _called(rules)
    )
    height, top = rules.strength(low), rules.strength(high)
    return not special and not any(
        c.suit is low.suit and height <= rules.strength(c) <= top for c in between if not c.is_joker
    )


def _called(rules: Rules) -> bool:
    """Whether a king can call for its queen, or a queen has to be thrown."""
    return rules.discard_duty.value != "free" or rules.auction.value == "generale"
