"""Lays unseen cards so that every place holds only cards that it may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules.ruleset import Rules, penalty_of
from hearts_qt.rules.switches import Direction

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.state import Deal


class Place(Struct, frozen=True):
    """Where unseen cards lie: ``cards`` are those that lie there now, ``fits`` says which may."""

    cards: tuple[Card, ...]
    fits: Callable[[Card], bool]


def rearranged(places: Sequence[Place]) -> dict[Card, Card] | None:
    """Which card has to lie where each one lies now, so that all fit; cards that need not move stay.

    None: there is no such distribution. A maximum bipartite matching of cards and places by augmenting paths, so
    what is not found does not exist.
    """
    lies: list[set[Card]] = [{c for c in place.cards if place.fits(c)} for place in places]
    for place in places:
        for card in place.cards:
            if not place.fits(card) and not _settle(card, places, lies, set()):
                return None
    moved: dict[Card, Card] = {}
    for place, there in zip(places, lies, strict=True):
        came = sorted(there.difference(place.cards))
        gone = [c for c in place.cards if c not in there]
        moved.update(zip(gone, came, strict=True))
    return moved


def _settle(card: Card, places: Sequence[Place], lies: list[set[Card]], tried: set[int]) -> bool:
    """Find room for ``card``; cards that are in the way move on to where they fit."""
    for index, place in enumerate(places):
        if index in tried or not place.fits(card):
            continue
        tried.add(index)
        if len(lies[index]) < len(place.cards):
            lies[index].add(card)
            return True
        for other in sorted(lies[index]):
            if _settle(other, places, lies, tried):
                lies[index].remove(other)
                lies[index].add(card)
                return True
    return False


def anything(_: Card) -> bool:
    """Fits every card."""
    return True


def costs_nothing(rules: Rules) -> Callable[[Card], bool]:
    """Fits what is no penalty card."""
    return lambda c: penalty_of(rules, c) <= 0


def both(one: Callable[[Card], bool], other: Callable[[Card], bool]) -> Callable[[Card], bool]:
    """Fits what fits ``one`` and the ``other``."""
    return lambda c: one(c) and other(c)


def only(card: Card | None, told: tuple[Card, ...]) -> Callable[[Card], bool]:
    """Fits ``card`` alone; None: any that was not told."""
    return lambda c: c not in told if card is None else c == card


def with_cards_moved(deal: Deal, moved: Mapping[Card, Card], *, exchanged: bool) -> Deal:
    """``deal`` as it would be with every unseen card in the place of another."""

    def there(some: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(moved.get(c, c) for c in some)

    def held(some: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(sorted(there(some)))

    # Of scattered cards the order says who gets which.
    passed = there if deal.direction is Direction.SCATTER else held
    extra, laid_away = tuple(map(there, deal.extra)), there(deal.laid_away)
    if exchanged and deal.widow_taker is not None:
        away = extra[deal.widow_taker] + laid_away
        counting = tuple(c for c in away if penalty_of(deal.rules, c) > 0)
        laid_away = tuple(c for c in away if c not in counting)
        extra = tuple(counting if s == deal.widow_taker else e for s, e in enumerate(extra))
    return replace(
        deal,
        dealt=tuple(map(held, deal.dealt)),
        hands=tuple(map(held, deal.hands)),
        chosen=tuple(None if c is None else passed(c) for c in deal.chosen),
        undealt=there(deal.undealt),
        widow=there(deal.widow),
        extra=extra,
        laid_away=laid_away,
    )
