"""Every named variant as data. No other module names a variant.

The facts and their sources are in docs/rules.md, by the same ids.
"""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules import packs
from hearts_qt.rules.cards import Rank, card
from hearts_qt.rules.choices import CHOICES, Choice
from hearts_qt.rules.contracts import king_contracts, trump_deals
from hearts_qt.rules.point_tables import DOUBLE_B, FACES, GREEK_HIGH, SPOT, SPOT_MODERN
from hearts_qt.rules.ruleset import (
    ALWAYS_LEFT,
    ALWAYS_RIGHT,
    BLACK_LADY_POINTS,
    HEARTS_ONLY,
    LAR,
    LR,
    LRAN,
    LRN,
    Rules,
)
from hearts_qt.rules.switches import (
    Auction,
    Bonus,
    DiscardDuty,
    Floor,
    Moon,
    MoonTest,
    Opening,
    RankOrder,
    SetRule,
    Settlement,
    SideMoon,
    Sides,
    TrickRule,
    Undealt,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.switches import Direction


class Family(Enum):
    """The groups in which variants are offered."""

    BLACK_LADY = "black_lady"
    PLAIN = "plain"
    CHIPS = "chips"
    DEAR = "dear"
    """More cards cost, or other ones."""
    BONUS = "bonus"
    MANY = "many"
    """Two packs, widows, stocks, jokers."""
    PARTNERS = "partners"
    KIN = "kin"
    """Relations of the family."""


class Variant(Struct, frozen=True):
    """A set of rules with a name.

    ``counts`` are the seat counts it allows, ``best`` the usual one. ``table[seats]`` are the rules for each.
    ``experimental``: its sources leave so much open that the rules are our reading of them.
    """

    id: str
    family: Family
    best: int
    table: Mapping[int, Rules]
    experimental: bool = False
    choices: tuple[Choice, ...] = ()

    @property
    def counts(self) -> tuple[int, ...]:
        """The seat counts this variant allows."""
        return tuple(self.table)

    def rules(self, seats: int | None = None) -> Rules:
        """The default rules for ``seats`` players. Raises ValueError for a count the variant does not allow."""
        seats = self.best if seats is None else seats
        if seats not in self.table:
            raise ValueError(f"{self.id} is not played by {seats}")
        return self.table[seats]


# -- building blocks ----------------------------------------------------------------------------------------------

_OPEN: dict[str, Any] = {
    "opening": Opening.ELDEST,
    "hearts_must_be_broken": False,
    "no_points_on_first_trick": False,
    "moon": Moon.OFF,
}
"""No limits at all: eldest leads, hearts are free, nothing is forbidden on the first trick, no moon."""

_NO_PASS: dict[str, Any] = {"pass_cycle": ()}
_CHIPS: dict[str, Any] = {"limit": None, "deals": 8, "chips": 50}
_EIGHT_DEALS: dict[str, Any] = {"limit": None, "deals": 8}


def _rules(seats: int, strip: packs.Strip, **switches: Any) -> Rules:
    return Rules(seats=seats, removed=strip.get(seats, ()), **switches)


def _turning(seats: int) -> tuple[Direction, ...]:
    """Left, right, across, none; without across for an odd number."""
    return LRN if seats % 2 else LRAN


def _same(
    counts: tuple[int, ...],
    strip: packs.Strip,
    *blocks: dict[str, Any],
    turning: bool = False,
    **switches: Any,
) -> dict[int, Rules]:
    """The same switches for every count; ``turning``: the pass goes round as the count allows."""
    merged: dict[str, Any] = {}
    for block in (*blocks, switches):
        merged |= block
    return {n: _rules(n, strip, **(merged | ({"pass_cycle": _turning(n)} if turning else {}))) for n in counts}


_3_TO_6 = (3, 4, 5, 6)
_3_TO_7 = (3, 4, 5, 6, 7)
_3_TO_10 = (3, 4, 5, 6, 7, 8, 9, 10)


def _hoyle(points: tuple[tuple[str, int], ...]) -> dict[int, Rules]:
    return _same(_3_TO_6, packs.ARNOLD, _OPEN, _NO_PASS, _CHIPS, points=points, settlement=Settlement.HOYLE)


def _pool(counts: tuple[int, ...], strip: packs.Strip, **switches: Any) -> dict[int, Rules]:
    blocks = (_OPEN, _NO_PASS, _CHIPS, {"points": HEARTS_ONLY, "settlement": Settlement.POOL})
    return _same(counts, strip, *blocks, **switches)


def _black_lady(**switches: Any) -> dict[int, Rules]:
    return _same(_3_TO_6, packs.ARNOLD, _OPEN, {"pass_cycle": ALWAYS_LEFT}, **switches)


def _modern(**switches: Any) -> dict[int, Rules]:
    """The rules of 2011: hearts only, no limits, everything else a switch."""
    return _same(_3_TO_6, packs.ARNOLD, _OPEN, _NO_PASS, _EIGHT_DEALS, {"points": HEARTS_ONLY}, **switches)


def _gruznov(**switches: Any) -> dict[int, Rules]:
    return _same(_3_TO_7, packs.GRUZNOV, _OPEN, _NO_PASS, _EIGHT_DEALS, **switches)


def _cancellation() -> dict[int, Rules]:
    two_packs = {"packs": 2, "undealt": Undealt.FIRST_TRICK, "trick_rule": TrickRule.CANCELLATION}
    table = _same((5, 6, 7, 8, 9, 10, 11), packs.NONE, _OPEN, _NO_PASS, two_packs, limit=200)
    return {n: replace(rules, limit=100 if n == 5 else 200) for n, rules in table.items()}


def _widow(**switches: Any) -> dict[int, Rules]:
    sizes = {3: 16, 4: 12, 5: 10, 6: 8}
    return {n: replace(_rules(n, packs.WIDOW, **switches), hand=hand) for n, hand in sizes.items()}


def _domino() -> dict[int, Rules]:
    stock: dict[str, Any] = {"hand": 6, "undealt": Undealt.DRAW, "points": HEARTS_ONLY, "limit": 31}
    return _same((2, 3, 4, 5, 6, 7), packs.NONE, _OPEN, _NO_PASS, stock)


def _jokers() -> dict[int, Rules]:
    strip: dict[int, tuple[int, tuple[Card, ...]]] = {
        3: (2, ()),
        4: (1, (card("2C"),)),
        5: (3, ()),
        6: (2, ()),
    }
    plain: dict[str, Any] = {**_OPEN, **_NO_PASS, **_EIGHT_DEALS, "points": HEARTS_ONLY}
    return {n: Rules(seats=n, jokers=j, removed=gone, **plain) for n, (j, gone) in strip.items()}


def _king(seats: int, prefix: str) -> Rules:
    return _rules(
        seats,
        packs.KING_THREE,
        **_OPEN,
        **_NO_PASS,
        points=(),
        lowest=Rank.SEVEN,
        contracts=king_contracts(prefix),
        high_wins=True,
        limit=None,
        deals=12,
    )


def _kierki(seats: int, prefix: str) -> Rules:
    seven = tuple(f"{prefix}_{key}" for key in ("tricks", "hearts", "girls", "boys", "king", "last", "all"))
    deals = seven + trump_deals(prefix)
    return _rules(
        seats,
        packs.ARNOLD,
        **_OPEN,
        **_NO_PASS,
        points=(),
        naming_hand=5,
        contracts=deals,
        high_wins=True,
        limit=None,
        deals=len(deals),
    )


def _omnibus(bonus: Bonus) -> dict[int, Rules]:
    slam = {"bonus": bonus, "bonus_in_moon": True, "moon": Moon.SUBTRACT, "moon_amount": 26}
    return _black_lady(**slam)


_SIX_LISTED = {"no_heart_lead_first": True, "bonus": Bonus.JACK_OF_DIAMONDS, "moon": Moon.NOBODY}


def _variant(
    key: str, family: Family, table: Mapping[int, Rules], *, best: int = 4, experimental: bool = False
) -> Variant:
    return Variant(key, family, best, MappingProxyType(dict(table)), experimental, CHOICES.get(key, ()))


_ALL = (
    # Black Lady and the classic game.
    _variant("windows_hearts", Family.BLACK_LADY, {4: Rules()}),
    _variant(
        "black_lady_modern",
        Family.BLACK_LADY,
        _same(_3_TO_6, packs.ARNOLD, turning=True, moon=Moon.CHOICE),
    ),
    _variant("black_lady_1909", Family.BLACK_LADY, _black_lady()),
    _variant("black_lady_culbertson", Family.BLACK_LADY, _black_lady(moon=Moon.NOBODY)),
    _variant("tavern_jack", Family.BLACK_LADY, _same((3, 4, 5), packs.TAVERN, turning=True, limit=50)),
    _variant("dynamo", Family.BLACK_LADY, _same(_3_TO_6, packs.DYNAMO, turning=True)),
    _variant("gruznov_hearts", Family.BLACK_LADY, _gruznov(points=BLACK_LADY_POINTS)),
    # Hearts alone.
    _variant("hearts_modern", Family.PLAIN, _modern(broken_by_discard=True)),
    _variant(
        "hearts_penalty13",
        Family.PLAIN,
        _same(
            _3_TO_10,
            packs.LESNOY,
            _OPEN,
            _NO_PASS,
            points=HEARTS_ONLY,
            moon=Moon.ADD,
            moon_test=MoonTest.TRICKS,
            stop_when_decided=True,
            limit=50,
        ),
    ),
    _variant(
        "hearts_two",
        Family.PLAIN,
        {2: Rules(seats=2, hand=13, undealt=Undealt.REFILL, points=HEARTS_ONLY, limit=50, **_OPEN, **_NO_PASS)},
        best=2,
    ),
    # Chips.
    _variant("hearts_1887", Family.CHIPS, _hoyle(HEARTS_ONLY)),
    _variant("hearts_double_a", Family.CHIPS, _hoyle(SPOT)),
    _variant("hearts_double_b", Family.CHIPS, _hoyle(DOUBLE_B)),
    _variant("hearts_pool", Family.CHIPS, _pool(_3_TO_10, packs.LESNOY, stop_when_decided=True)),
    _variant(
        "hearts_howell",
        Family.CHIPS,
        _pool(_3_TO_10, packs.LESNOY, stop_when_decided=True, settlement=Settlement.HOWELL, chips=100),
    ),
    _variant(
        "auction_hearts",
        Family.CHIPS,
        _pool(_3_TO_6, packs.FOSTER, settlement=Settlement.SUIT_POOL, auction=Auction.SUIT),
    ),
    _variant(
        "heartsette",
        Family.CHIPS,
        _widow(
            **_OPEN,
            **_NO_PASS,
            **_CHIPS,
            points=HEARTS_ONLY,
            settlement=Settlement.POOL,
            undealt=Undealt.FIRST_TRICK,
        ),
    ),
    # Dear cards.
    _variant("black_jack_hearts", Family.DEAR, _black_lady(points=(("H", 1), ("JS", 10)))),
    _variant("black_jack_hearts_13", Family.DEAR, _black_lady(points=(("H", 1), ("JS", 13)))),
    _variant(
        "black_maria",
        Family.DEAR,
        _black_lady(pass_cycle=ALWAYS_RIGHT, points=(*BLACK_LADY_POINTS, ("KS", 10), ("AS", 7))),
        best=3,
    ),
    _variant(
        "chasse_coeur",
        Family.DEAR,
        _same(
            _3_TO_6,
            packs.ARNOLD,
            _OPEN,
            _NO_PASS,
            _EIGHT_DEALS,
            points=(("H", 1), ("Q", 13)),
            auction=Auction.GENERALE,
            discard_duty=DiscardDuty.HEART_THEN_QUEEN,
            moon=Moon.ADD,
            moon_amount=54,
        ),
    ),
    _variant(
        "greek_1939",
        Family.DEAR,
        _black_lady(
            pass_cycle=ALWAYS_RIGHT,
            points=(*FACES[:9], *GREEK_HIGH),
            moon=Moon.TAKE,
            moon_amount=150,
            **_EIGHT_DEALS,
        ),
    ),
    _variant("greek_1990", Family.DEAR, _black_lady(points=SPOT, **_EIGHT_DEALS)),
    _variant(
        "greek_2008",
        Family.DEAR,
        _same(
            _3_TO_6,
            packs.ARNOLD,
            _EIGHT_DEALS,
            turning=True,
            points=(("H", 1), *GREEK_HIGH),
            moon=Moon.CHOICE,
        ),
    ),
    _variant(
        "greek_gruznov",
        Family.DEAR,
        _gruznov(pass_cycle=ALWAYS_RIGHT, points=BLACK_LADY_POINTS, moon=Moon.TAKE, moon_amount=26),
    ),
    _variant("spot_points", Family.DEAR, _modern(points=SPOT)),
    _variant("spot_modern", Family.DEAR, _modern(points=SPOT_MODERN)),
    _variant("spot_gruznov", Family.DEAR, _gruznov(points=SPOT)),
    _variant("spot_1887", Family.CHIPS, _hoyle(SPOT)),
    _variant(
        "royal_hearts",
        Family.DEAR,
        {
            n: _rules(
                n,
                packs.TAVERN,
                pass_cycle=LR if n % 2 else LAR,
                points=(("H", 1), ("QS", 26), ("QD", -10)),
                set_rule=SetRule.ROYAL,
                floor=Floor.TOTAL,
                queen_breaks_hearts=True,
                no_points_on_first_trick=False,
                moon=Moon.CHOICE,
                limit_exceeds=True,
            )
            for n in (3, 4, 5)
        },
    ),
    # A bonus card.
    _variant(
        "dynamo_jd",
        Family.BONUS,
        _same(
            _3_TO_6,
            packs.DYNAMO,
            turning=True,
            bonus=Bonus.JACK_OF_DIAMONDS,
        ),
    ),
    _variant("omnibus_10d", Family.BONUS, _omnibus(Bonus.TEN_OF_DIAMONDS)),
    _variant("omnibus_jd", Family.BONUS, _omnibus(Bonus.JACK_OF_DIAMONDS)),
    _variant(
        "omnibus_gruznov",
        Family.BONUS,
        {
            4: replace(
                _omnibus(Bonus.TEN_OF_DIAMONDS)[4],
                pass_cycle=ALWAYS_RIGHT,
                high_wins=True,
                limit_either_way=True,
            )
        },
    ),
    _variant("greek_1950", Family.BONUS, _black_lady(pass_cycle=ALWAYS_RIGHT, **_SIX_LISTED)),
    # Two packs, widows, stocks, jokers.
    _variant("cancellation_hearts", Family.MANY, _cancellation(), best=6),
    _variant("domino_foster", Family.MANY, _domino()),
    _variant("domino_gruznov", Family.MANY, _domino()),
    _variant(
        "heartsette_gruznov",
        Family.MANY,
        _widow(**_OPEN, **_NO_PASS, **_EIGHT_DEALS, undealt=Undealt.EXCHANGE),
    ),
    _variant("joker_hearts", Family.MANY, _jokers()),
    _variant(
        "hearts_modern_jokers",
        Family.MANY,
        {
            3: replace(
                _modern(broken_by_discard=True)[3],
                removed=(),
                jokers=2,
            )
        },
        best=3,
    ),
    # Partners.
    _variant("partner_combined", Family.PARTNERS, {4: Rules(sides=Sides.COMBINED, limit=200)}),
    _variant("partner_individual", Family.PARTNERS, {4: Rules(sides=Sides.AT_END, side_moon=SideMoon.MEMBER)}),
    _variant(
        "partner_slam_bid",
        Family.PARTNERS,
        {4: replace(_omnibus(Bonus.TEN_OF_DIAMONDS)[4], pass_cycle=(), auction=Auction.SLAM)},
        experimental=True,
    ),
    # Relations.
    _variant(
        "polignac",
        Family.KIN,
        _same(
            _3_TO_6,
            packs.BLACK_SEVENS,
            _OPEN,
            _NO_PASS,
            points=(("J", 1), ("JS", 2)),
            lowest=Rank.SEVEN,
            rank_order=RankOrder.POLIGNAC,
            auction=Auction.CAPOT,
            limit=10,
        ),
    ),
    _variant("king", Family.KIN, {4: _king(4, "king")}),
    _variant("king_three", Family.KIN, {3: _king(3, "king3")}, best=3),
    _variant("kierki", Family.KIN, {4: _kierki(4, "kierki"), 3: _kierki(3, "kierki3")}),
    _variant(
        "reversis_1601",
        Family.KIN,
        {
            4: Rules(
                **_OPEN,
                **_NO_PASS,
                points=(("A", 5), ("K", 4), ("Q", 3), ("J", 2)),
                settlement=Settlement.FEWEST,
                chips=200,
                limit=None,
                deals=8,
            )
        },
        experimental=True,
    ),
)

CATALOGUE = MappingProxyType({variant.id: variant for variant in _ALL})
"""Variants by id, in the order in which they are offered."""

DEFAULT = "windows_hearts"
