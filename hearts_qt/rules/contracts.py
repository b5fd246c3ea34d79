"""The rules in force in one deal: a contract of King, the suit an auction named.

Everything that judges or plays a deal works with these; the rules of the match matter only between deals.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hearts_qt.rules.switches import Auction

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Suit
    from hearts_qt.rules.ruleset import Rules


def _contracts(
    prefix: str,
    *,
    trick: int,
    heart: int,
    boys: tuple[tuple[str, int], ...],
    queen: int,
    priced: tuple[tuple[int, int], ...],
    king: int,
) -> dict[str, dict[str, Any]]:
    """The six deals of one kind of King and the deal of all at once, by key."""
    hearts, girls, red = (("H", heart),), (("Q", queen),), (("KH", king),)
    single: dict[str, dict[str, Any]] = {
        "tricks": {"trick_points": trick},
        "hearts": {"points": hearts, "hearts_led_last": True},
        "boys": {"points": boys},
        "girls": {"points": girls},
        "last": {"priced_tricks": priced},
        "king": {"points": red, "hearts_led_last": True},
        "all": {
            "trick_points": trick,
            "points": _sum(hearts, boys, girls, red),
            "priced_tricks": priced,
            "hearts_led_last": True,
        },
    }
    return {f"{prefix}_{key}": changes for key, changes in single.items()}


_RANK_LETTERS = "23456789TJQKA"


def _sum(*tables: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """One table that costs what all ``tables`` cost together, card by card."""
    costs: dict[str, int] = {}
    for rank in _RANK_LETTERS:
        for suit in "CDSH":
            keys = (suit, rank, rank + suit)
            cost = sum(next((v for k, v in reversed(table) if k in keys), 0) for table in tables)
            if cost:
                costs[rank + suit] = cost
    return tuple(costs.items())


def _mirrored(changes: dict[str, Any]) -> dict[str, Any]:
    """The same deal with every cost a gain; taking is the aim, so nothing limits the lead."""
    gains: dict[str, Any] = {}
    for key, value in changes.items():
        match key:
            case "trick_points":
                gains[key] = -value
            case "points" | "priced_tricks":
                gains[key] = tuple((k, -v) for k, v in value)
    return gains


_NEGATIVE = {
    **_contracts("king", trick=2, heart=2, boys=(("J", 2), ("K", 2)), queen=4, priced=((7, 8), (8, 8)), king=16),
    **_contracts("king3", trick=2, heart=2, boys=(("J", 2), ("K", 2)), queen=4, priced=((9, 8), (10, 8)), king=16),
    **_contracts(
        "kierki", trick=20, heart=20, boys=(("J", 30), ("K", 30)), queen=60, priced=((7, 75), (13, 75)), king=150
    ),
    **_contracts(
        "kierki3", trick=15, heart=20, boys=(("J", 30), ("K", 30)), queen=60, priced=((7, 70), (13, 70)), king=140
    ),
}


def _of_boys(prefix: str, boys: str) -> dict[str, dict[str, Any]]:
    """The deal of kings alone or jacks alone as boys, and the deal of all at once with it."""
    points = ((boys, 4),)
    everything = _NEGATIVE[f"{prefix}_all"]
    rest = (_NEGATIVE[f"{prefix}_{key}"]["points"] for key in ("hearts", "girls", "king"))
    word = {"K": "kings", "J": "jacks"}[boys]
    return {
        f"{prefix}_{word}": {"points": points},
        f"{prefix}_all{word}": {**everything, "points": _sum(points, *rest)},
    }


for _prefix in ("king", "king3"):
    for _boys in ("K", "J"):
        _NEGATIVE |= _of_boys(_prefix, _boys)

_TRUMPS = {
    f"+{prefix}_trump": {"dealer_names_trump": True, "trick_points": -trick}
    for prefix, trick in (("king", 3), ("king3", 2), ("kierki", 25), ("kierki3", 20))
}
"""Deals with trumps, in which tricks are wanted. In King so many of them come to what the negative half costs."""

CONTRACTS: MappingProxyType[str, dict[str, Any]] = MappingProxyType(
    {**_NEGATIVE, **{f"+{key}": _mirrored(changes) for key, changes in _NEGATIVE.items()}, **_TRUMPS}
)
"""What a contract changes in the rules, by key. A plus marks the half in which the same things are gained."""


TRUMP_DEALS = {"king": 4, "king3": 5, "kierki": 4, "kierki3": 4}
"""How many deals with trumps there are."""


def king_contracts(
    prefix: str, boys: str = "boys", *, all_at_once: bool = False, trumps: bool = False
) -> tuple[str, ...]:
    """The deals of King: the negative ones, and the same again as gains or deals with trumps.

    ``boys`` are ``"boys"`` (jacks and kings), ``"kings"`` or ``"jacks"``.
    """
    keys = tuple(f"{prefix}_{key}" for key in ("tricks", "hearts", boys, "girls", "last", "king"))
    if all_at_once:
        keys += (f"{prefix}_all{boys.removeprefix('boys')}",)
    if trumps:
        return keys + trump_deals(prefix)
    return keys + tuple(f"+{key}" for key in keys)


def trump_deals(prefix: str) -> tuple[str, ...]:
    """The deals with trumps of a game of King or Kierki."""
    return (f"+{prefix}_trump",) * TRUMP_DEALS[prefix]


def contract_of(rules: Rules, number: int) -> str | None:
    """The key of the contract of deal ``number`` (from 1), if the game has contracts."""
    return rules.contracts[(number - 1) % len(rules.contracts)] if rules.contracts else None


def rules_of_deal(rules: Rules, number: int) -> Rules:
    """The rules in force when deal ``number`` (from 1) begins."""
    contract = contract_of(rules, number)
    if contract is None:
        return rules
    bare: dict[str, Any] = {"points": (), "trick_points": 0, "priced_tricks": (), "hearts_led_last": False}
    return replace(rules, **{**bare, **CONTRACTS[contract]})


def names_trumps(rules: Rules) -> bool:
    """Whether the dealer names the trumps of some deal."""
    return any(rules_of_deal(rules, n).dealer_names_trump for n in range(1, 1 + max(1, len(rules.contracts))))


def with_suit_named(rules: Rules, suit: Suit) -> Rules:
    """The rules in force once the penalty suit of an auction or the trumps are known."""
    if rules.dealer_names_trump:
        return replace(rules, trump=suit)
    return replace(rules, points=((suit.letter, 1),)) if rules.auction is Auction.SUIT else rules
