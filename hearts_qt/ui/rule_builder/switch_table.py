"""Every switch of the rules as the builder offers it: its values, where it belongs and when it makes sense.

Whether a switch makes sense follows from the rules it stands among, never from the name of a variant.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules.cards import MAX_JOKERS, QUEEN_OF_SPADES, SUITS, Rank, Suit
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.contracts import names_trumps
from hearts_qt.rules.ruleset import (
    ALWAYS_LEFT,
    ALWAYS_RIGHT,
    LAR,
    LARN,
    LR,
    LRAN,
    LRAS,
    LRN,
    LRS,
    LRSN,
    Rules,
)
from hearts_qt.rules.switches import (
    Auction,
    Bonus,
    DiscardDuty,
    FirstTrickFallback,
    Floor,
    JokerPower,
    JokerTime,
    LastVoid,
    Moon,
    MoonTest,
    Opening,
    RankOrder,
    Revoke,
    SetRule,
    Settlement,
    SideMoon,
    Sides,
    TrickRule,
    Undealt,
    VoidRule,
)

Test = Callable[[Rules], bool]


class Group(Enum):
    """The parts of the long list, in the order in which a match goes."""

    PACK = auto()
    BEFORE = auto()
    PLAY = auto()
    COST = auto()
    MOON = auto()
    END = auto()


class Truth(Struct, frozen=True):
    """A switch that is on or off."""


class Number(Struct, frozen=True):
    """A switch with a number; ``none`` says whether it may also be left open, which is one step below ``low``."""

    low: int
    high: int
    none: bool = False


class Choice(Struct, frozen=True):
    """A switch with one of several values; ``values`` gives those worth offering beside the present one."""

    values: Callable[[Rules], tuple[Any, ...]]


class Switch(Struct, frozen=True):
    """One row of the builder. ``key`` is a field of `Rules`; ``makes_sense`` looks at the rules of the moment."""

    key: str
    group: Group
    kind: Truth | Number | Choice
    makes_sense: Test

    def value(self, rules: Rules) -> Any:  # noqa: ANN401 - whatever the field holds
        """The value as the row shows it."""
        match self.key:
            case "set_rule":
                return rules.set_rule is SetRule.ROYAL
            case "priced_tricks":
                return dict(rules.priced_tricks).get(rules.hand_size, 0)
            case _:
                return getattr(rules, self.key)

    def put(self, rules: Rules, value: Any) -> Rules:  # noqa: ANN401
        """``rules`` with the switch set to what the row shows."""
        match self.key:
            case "set_rule":
                return replace(rules, set_rule=SetRule.ROYAL if value else SetRule.NONE)
            case "priced_tricks":
                prices = {**dict(rules.priced_tricks), rules.hand_size: value}
                return replace(rules, priced_tricks=tuple((k, v) for k, v in sorted(prices.items()) if v))
            case "contracts":
                return replace(rules, contracts=value, deals=len(value))
            case _:
                changes: dict[str, Any] = {self.key: value}
                return replace(rules, **changes)


def _always(_: Rules) -> bool:
    return True


def _plain(rules: Rules) -> bool:
    return not rules.contracts


def _for_points(rules: Rules) -> bool:
    return not rules.in_chips


def _left_over(rules: Rules) -> int:
    return len(rules.pack) - rules.seats * rules.hand_size


def _hearts_cost(rules: Rules) -> bool:
    """Whether most hearts cost something, so that it matters who may lead them."""
    if rules.contracts:
        return False
    hearts, costly = [c for c in rules.pack if c.suit is Suit.HEARTS], rules.penalty_cards
    return rules.auction is Auction.SUIT or 2 * sum(c in costly for c in hearts) > len(hearts)


def _hearts_closed(rules: Rules) -> bool:
    return rules.hearts_must_be_broken and not rules.contracts


def _queen_matters(rules: Rules) -> bool:
    return _hearts_closed(rules) and QUEEN_OF_SPADES in {c.face for c in rules.pack}


def _moon_on(rules: Rules) -> bool:
    return rules.moon is not Moon.OFF and not rules.contracts and not rules.in_chips


def _cancels(rules: Rules) -> bool:
    return rules.trick_rule is TrickRule.CANCELLATION


def _has_limit(rules: Rules) -> bool:
    return rules.limit is not None and not rules.in_chips


def _may_fall(rules: Rules) -> bool:
    pays = rules.bonus is not Bonus.NONE or rules.no_trick_bonus > 0 or any(cost < 0 for _, cost in rules.points)
    return pays and not rules.in_chips


def _all(values: type[Enum]) -> Choice:
    return Choice(lambda _: tuple(values))


def _moon_matters(rules: Rules) -> bool:
    """Of the games for chips only the one of 1887 pays for a moon."""
    return _plain(rules) and (not rules.in_chips or rules.settlement is Settlement.HOYLE)


def _moons(rules: Rules) -> tuple[Moon, ...]:
    return (Moon.OFF, Moon.ADD) if rules.in_chips else tuple(Moon)


def _revokes(rules: Rules) -> tuple[Revoke, ...]:
    if rules.in_chips:
        return (Revoke.IMPOSSIBLE, Revoke.HOYLE, Revoke.FOSTER)
    return (Revoke.IMPOSSIBLE, Revoke.LESNOY, Revoke.GRUZNOV, Revoke.GRUZNOV_ALL)


def _settlements(rules: Rules) -> tuple[Settlement, ...]:
    two = (Settlement.DIFFERENCE, Settlement.FIRST_SIX_FREE)
    named = (Settlement.SUIT_POOL, Settlement.SUIT_FEWEST)
    return tuple(
        s
        for s in Settlement
        if (s not in two or rules.seats == 2) and ((s in named) == (rules.auction is Auction.SUIT))
    )


def _auctions(rules: Rules) -> tuple[Auction, ...]:
    if rules.in_chips:
        return (Auction.NONE, Auction.SUIT)
    return tuple(a for a in Auction if a is not Auction.SUIT and (a is not Auction.SLAM or rules.seats == 4))


FIRST_CARDS = 5
"""On so many cards trumps are named where the whole hand is not seen."""


def _naming_hands(rules: Rules) -> tuple[int, ...]:
    return (0, FIRST_CARDS) if rules.hand_size > FIRST_CARDS else (0,)


def _declares(rules: Rules) -> bool:
    return rules.auction in (Auction.GENERALE, Auction.CAPOT)


_JACKPOTS = (Settlement.POOL, Settlement.SUIT_POOL)


def _cycles(rules: Rules) -> tuple[tuple[object, ...], ...]:
    """Those that the sources have; to everybody only where the cards go round evenly."""
    cycles: tuple[tuple[object, ...], ...] = (LRN, LR, ALWAYS_LEFT, ALWAYS_RIGHT)
    if rules.seats % 2 == 0:
        cycles = (LRAN, LAR, LARN, *cycles)
    if rules.pass_count % (rules.seats - 1) == 0:
        cycles += (LRAS,) if rules.seats % 2 == 0 else (LRS, LRSN)
    return (*cycles, ())


@lru_cache(maxsize=1)
def _known() -> tuple[Rules, ...]:
    """The rules of the whole catalogue, also with the answers to questions on which its sources differ."""
    known = []
    for variant in CATALOGUE.values():
        for rules in variant.table.values():
            asked = [c for c in variant.choices if c.arises(rules)]
            known += [rules, *(choice.put(rules, answer) for choice in asked for answer in choice.answers)]
    return tuple(known)


def _points(_: Rules) -> tuple[tuple[tuple[str, int], ...], ...]:
    """The tables of costs that some game has, such as all stand in this pack."""
    return tuple(dict.fromkeys(r.points for r in _known() if r.points))


def _removed(rules: Rules) -> tuple[tuple[object, ...], ...]:
    """What games for as many players leave out of such a pack; nothing too."""
    pack = (rules.seats, rules.packs, rules.lowest)
    same = [r.removed for r in _known() if (r.seats, r.packs, r.lowest) == pack]
    return tuple(dict.fromkeys([(), *same]))


def _contracts(rules: Rules) -> tuple[tuple[str, ...], ...]:
    """The lists of deals that such a game knows: every combination of the answers to its questions."""
    lists = [rules]
    for variant in CATALOGUE.values():
        same = [r for r in variant.table.values() if _kinds(r) == _kinds(rules)]
        for choice in variant.choices if same else ():
            lists += [choice.put(r, answer) for r in lists for answer in choice.answers]
        lists += same
    return tuple(dict.fromkeys(r.contracts for r in lists))


def _kinds(rules: Rules) -> set[str]:
    return {key.lstrip("+").partition("_")[0] for key in rules.contracts}


SWITCHES = (
    # -- the most used ones come first: the builder shows the first few that make sense.
    Switch("hearts_must_be_broken", Group.PLAY, Truth(), lambda r: _hearts_cost(r) or r.hearts_must_be_broken),
    Switch("no_points_on_first_trick", Group.PLAY, Truth(), _always),
    Switch("queen_breaks_hearts", Group.PLAY, Truth(), _queen_matters),
    Switch("bonus", Group.COST, _all(Bonus), lambda r: _plain(r) and not r.in_chips),
    Switch("stop_when_decided", Group.PLAY, Truth(), _plain),
    Switch("jack_divides", Group.END, Truth(), lambda r: r.settlement is Settlement.POOL),
    Switch("points", Group.COST, Choice(_points), lambda r: _plain(r) and r.auction is not Auction.SUIT),
    Switch("contracts", Group.BEFORE, Choice(_contracts), lambda r: bool(r.contracts)),
    Switch("opening", Group.PLAY, _all(Opening), _always),
    Switch("settlement", Group.END, Choice(_settlements), _plain),
    Switch("trump", Group.PLAY, Choice(lambda _: (None, *SUITS)), lambda r: not r.dealer_names_trump),
    Switch("revoke", Group.PLAY, Choice(_revokes), _always),
    # -- the pack and the deal
    Switch("packs", Group.PACK, Choice(lambda _: (1, 2)), _always),
    Switch("lowest", Group.PACK, Choice(lambda _: tuple(Rank)[: Rank.TEN - 1]), _always),
    Switch("removed", Group.PACK, Choice(_removed), _always),
    Switch("jokers", Group.PACK, Number(0, MAX_JOKERS), lambda r: r.rank_order is RankOrder.ACE_HIGH),
    Switch("rank_order", Group.PACK, _all(RankOrder), lambda r: r.lowest >= Rank.SEVEN),
    Switch("hand", Group.PACK, Number(1, 26, none=True), lambda r: r.undealt is not Undealt.NONE),
    Switch("undealt", Group.PACK, _all(Undealt), lambda r: _left_over(r) > 0 or r.undealt is not Undealt.NONE),
    Switch("exchange_freely", Group.PACK, Truth(), lambda r: r.undealt is Undealt.EXCHANGE),
    Switch("misdeals", Group.PACK, Truth(), _always),
    # -- before the play
    Switch("auction", Group.BEFORE, Choice(_auctions), _plain),
    Switch("declared_amount", Group.BEFORE, Number(1, 300, none=True), _declares),
    Switch("king_calls_queen", Group.BEFORE, Truth(), lambda r: r.auction is Auction.GENERALE),
    Switch(
        "dealer_names_trump",
        Group.BEFORE,
        Truth(),
        lambda r: _plain(r) and r.trump is None and r.auction is not Auction.SUIT,
    ),
    Switch("naming_hand", Group.BEFORE, Choice(_naming_hands), names_trumps),
    # -- the play
    Switch("broken_by_discard", Group.PLAY, Truth(), _hearts_closed),
    Switch("hearts_instead_of_queen", Group.PLAY, Truth(), _queen_matters),
    Switch("hearts_led_last", Group.PLAY, Truth(), lambda r: _hearts_cost(r) or r.hearts_led_last),
    Switch("no_heart_lead_first", Group.PLAY, Truth(), lambda r: _hearts_cost(r) or r.no_heart_lead_first),
    Switch("first_trick_fallback", Group.PLAY, _all(FirstTrickFallback), lambda r: r.no_points_on_first_trick),
    Switch("discard_duty", Group.PLAY, _all(DiscardDuty), lambda r: bool(r.penalty_cards)),
    Switch("trick_rule", Group.PLAY, _all(TrickRule), lambda r: r.packs == 2),
    Switch("void_rule", Group.PLAY, _all(VoidRule), _cancels),
    Switch("last_void", Group.PLAY, _all(LastVoid), _cancels),
    Switch("joker_time", Group.PLAY, _all(JokerTime), lambda r: r.jokers > 0),
    Switch("joker_power", Group.PLAY, _all(JokerPower), lambda r: r.jokers > 0),
    Switch("last_hand_counts", Group.PLAY, Truth(), lambda r: r.undealt is Undealt.DRAW),
    # -- what costs
    Switch("trick_points", Group.COST, Number(0, 50), _plain),
    Switch("priced_tricks", Group.COST, Number(0, 100), _plain),
    Switch("set_rule", Group.COST, Truth(), lambda r: _plain(r) and r.packs == 1),
    Switch("no_trick_bonus", Group.COST, Number(0, 50), _for_points),
    Switch("floor", Group.COST, _all(Floor), _may_fall),
    # -- the moon
    Switch("moon_test", Group.MOON, _all(MoonTest), _moon_on),
    Switch("moon_amount", Group.MOON, Number(-299, 300, none=True), _moon_on),
    Switch(
        "bonus_in_moon",
        Group.MOON,
        Truth(),
        lambda r: _moon_on(r) and r.bonus is not Bonus.NONE and r.moon_test is MoonTest.CARDS,
    ),
    Switch("side_moon", Group.MOON, _all(SideMoon), lambda r: _moon_on(r) and r.sides is not Sides.NONE),
    # -- the end
    Switch("jackpot_played_out", Group.END, Truth(), lambda r: r.settlement in _JACKPOTS),
    Switch("sides", Group.END, _all(Sides), lambda r: r.seats == 4 and not r.in_chips),
    Switch("high_wins", Group.END, Truth(), _for_points),
    Switch("limit_exceeds", Group.END, Truth(), _has_limit),
    Switch("limit_either_way", Group.END, Truth(), _has_limit),
    Switch("tie_break", Group.END, Truth(), _always),
)
"""The rows of the list of rules, the most used ones first."""

MAIN = (
    Switch("pass_cycle", Group.BEFORE, Choice(_cycles), _always),
    Switch("pass_count", Group.BEFORE, Number(0, 13), lambda r: bool(r.pass_cycle)),
    Switch("limit", Group.END, Number(1, 1000, none=True), _for_points),
    Switch("deals", Group.END, Number(1, 100, none=True), _always),
    Switch("moon", Group.MOON, Choice(_moons), _moon_matters),
    Switch("chips", Group.END, Number(0, 1000), lambda r: r.in_chips),
)
"""The fields below the list, which every game has or nearly every one."""

MOST_USED = 5


def most_used(rules: Rules) -> tuple[Switch, ...]:
    """The switches that are shown at once for a variant with these rules of its own."""
    return tuple(s for s in SWITCHES if s.makes_sense(rules))[:MOST_USED]
