"""Where the sources of a variant differ: the other readings, as changes to its rules. Part of the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules.cards import cards
from hearts_qt.rules.contracts import king_contracts, trump_deals
from hearts_qt.rules.point_tables import DOUBLE_B, FACES, SPOT, SPOT_MODERN
from hearts_qt.rules.ruleset import ALWAYS_LEFT, ALWAYS_RIGHT, BLACK_LADY_POINTS, HEARTS_ONLY, LRAN, LRN
from hearts_qt.rules.switches import (
    DiscardDuty,
    FirstTrickFallback,
    Floor,
    JokerPower,
    JokerTime,
    LastVoid,
    Moon,
    MoonTest,
    Settlement,
    SideMoon,
    Undealt,
    VoidRule,
)

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules

Change = Callable[["Rules"], "Rules"]


class Choice(Struct, frozen=True):
    """A question on which the sources of a variant differ.

    ``answers`` are keys with what each makes of the rules; the first one is the default. Setting an answer twice
    is the same as setting it once. ``seats``: the question arises with so many players only; empty: always.
    ``field``: the one field of the rules that every answer sets; empty: there are several.
    """

    key: str
    answers: Mapping[str, Change]
    seats: frozenset[int] = frozenset()
    field: str = ""

    def arises(self, rules: Rules) -> bool:
        """Whether the question arises with so many players."""
        return not self.seats or rules.seats in self.seats

    def put(self, rules: Rules, answer: str) -> Rules:
        """``rules`` with this answer."""
        return self.answers[answer](rules)

    def answer(self, rules: Rules) -> str | None:
        """Which answer ``rules`` give; None: another one than the sources have."""
        return next((key for key, change in self.answers.items() if change(rules) == rules), None)


def _set(changes: dict[str, Any], rules: Rules) -> Rules:
    return replace(rules, **changes)


def _choice(key: str, seats: tuple[int, ...] = (), **answers: dict[str, Any]) -> Choice:
    changes: dict[str, Change] = {answer: partial(_set, fields) for answer, fields in answers.items()}
    return Choice(key, MappingProxyType(changes), frozenset(seats))


def _of(key: str, field: str, seats: tuple[int, ...] = (), **answers: object) -> Choice:
    """A question about one field of the rules."""
    made = _choice(key, seats, **{answer: {field: value} for answer, value in answers.items()})
    return replace(made, field=field)


# -- the deals of King ---------------------------------------------------------------------------------------


def _king(
    rules: Rules, *, boys: str | None = None, everything: bool | None = None, trumps: bool | None = None
) -> Rules:
    """``rules`` of King with one thing about its list of deals changed and the others as they were."""
    prefix = rules.contracts[0].partition("_")[0] if rules.contracts else ""
    if prefix not in ("king", "king3"):
        return rules
    kinds = [key.partition("_")[2] for key in rules.contracts]
    deals = king_contracts(
        prefix,
        next((k for k in kinds if k in ("kings", "jacks")), "boys") if boys is None else boys,
        all_at_once=any(k.startswith("all") for k in kinds) if everything is None else everything,
        trumps="trump" in kinds if trumps is None else trumps,
    )
    return replace(rules, contracts=deals, deals=len(deals))


def _kierki(rules: Rules, *, trumps: bool, naming_hand: int | None = None) -> Rules:
    prefix = rules.contracts[0].partition("_")[0] if rules.contracts else ""
    if prefix not in ("kierki", "kierki3"):
        return rules
    deals = tuple(key for key in rules.contracts if not key.endswith("_trump"))
    deals += trump_deals(prefix) if trumps else ()
    seen = rules.naming_hand if naming_hand is None else naming_hand
    return replace(rules, contracts=deals, deals=len(deals), naming_hand=seen)


_KING = (
    Choice("boys", MappingProxyType({b: partial(_king, boys=b) for b in ("boys", "kings", "jacks")})),
    Choice(
        "yeralash",
        MappingProxyType({"without": partial(_king, everything=False), "one": partial(_king, everything=True)}),
    ),
    Choice(
        "second_half",
        MappingProxyType({"mirrored": partial(_king, trumps=False), "trumps": partial(_king, trumps=True)}),
    ),
)
_KIERKI = Choice(
    "trump_deals",
    MappingProxyType(
        {
            "four": partial(_kierki, trumps=True, naming_hand=5),
            "whole_hand": partial(_kierki, trumps=True, naming_hand=0),
            "without": partial(_kierki, trumps=False),
        }
    ),
)


# -- other questions -----------------------------------------------------------------------------------------

_DOUBLE_B_FACES = (*FACES[:9], ("AH", 5), ("KH", 4), ("QH", 3), ("JH", 2))
_MARIA = (*BLACK_LADY_POINTS, ("KS", 10), ("AS", 7))
_MARIA_SWAPPED = (*BLACK_LADY_POINTS, ("KS", 7), ("AS", 10))
_ALL_TWOS = cards("2C 2D 2S 2H")

_QUEEN_12 = _of("queen_of_spades", "points", thirteen=BLACK_LADY_POINTS, twelve=(("H", 1), ("QS", 12)))
_QUEEN_FREE = _of("domino_queen", "points", free=HEARTS_ONLY, thirteen=BLACK_LADY_POINTS)
_QUEEN_BREAKS = _of("queen_breaks", "queen_breaks_hearts", no=False, yes=True)
_ENDS = _choice("end", eight_deals={"limit": None, "deals": 8}, four_hundred={"limit": 400, "deals": None})
_HUNDRED = _choice("end", eight_deals={"limit": None, "deals": 8}, hundred={"limit": 100, "deals": None})
_MOON_ADDED = _of("moon", "moon", add=Moon.ADD, subtract=Moon.SUBTRACT, choice=Moon.CHOICE)
_MOON_CHOSEN = _of("moon", "moon", choice=Moon.CHOICE, add=Moon.ADD, subtract=Moon.SUBTRACT)
_MOON_OPTIONAL = _of("moon", "moon", off=Moon.OFF, add=Moon.ADD, choice=Moon.CHOICE)
_MOON_IN_CHIPS = _of("moon_in_chips", "moon", pays=Moon.OFF, receives=Moon.ADD)
_TIES = _of("ties", "tie_break", share=False, play_on=True)
_FIRST_TRICK = _of(
    "first_trick",
    "first_trick_fallback",
    allow=FirstTrickFallback.ALLOW,
    redeal=FirstTrickFallback.REDEAL,
    void=FirstTrickFallback.VOID,
    defer=FirstTrickFallback.DEFER,
)
_JACKPOT = _of("jackpot", "jack_divides", stays=False, divided=True)
_STRIP_3 = _of("strip", "removed", (3,), club=cards("2C"), diamond=cards("2D"), spade=cards("2S"))
_STRIP_6 = _of("strip", "removed", (6,), keep_hearts=cards("2C 3C 2D 2S"), all_twos=_ALL_TWOS)
_STAKE = _of("chips", "chips", fifty=50, four_hundred=400)
_OMNIBUS = (
    _of("bonus_in_moon", "bonus_in_moon", needed=True, not_needed=False),
    _of("omnibus_pass", "pass_cycle", (4, 6), left=ALWAYS_LEFT, right=ALWAYS_RIGHT, turning=LRAN),
    _of("omnibus_pass", "pass_cycle", (3, 5), left=ALWAYS_LEFT, right=ALWAYS_RIGHT, turning=LRN),
)
_JOKERS = (
    _of("joker_time", "joker_time", anytime=JokerTime.ANYTIME, void_only=JokerTime.VOID_ONLY),
    _of("joker_power", "joker_power", never=JokerPower.NEVER, always=JokerPower.ALWAYS),
)


def _odd_cards(seats: int) -> Choice:
    """What becomes of the odd cards of two packs, and how the pack would have to change so that there are none."""
    change: dict[str, Any] = {"undealt": Undealt.NONE}
    if seats == 6:
        change["removed"] = cards("2C")
    else:
        change |= {"jokers": 1, "joker_time": JokerTime.VOID_ONLY}
    plain: dict[str, Any] = {"removed": (), "jokers": 0, "joker_time": JokerTime.ANYTIME}
    return _choice(
        "odd_cards",
        (seats,),
        first={"undealt": Undealt.FIRST_TRICK, **plain},
        last={"undealt": Undealt.LAST_TRICK, **plain},
        none={**plain, **change},
    )


CHOICES: dict[str, tuple[Choice, ...]] = {
    "windows_hearts": (_MOON_ADDED, _QUEEN_BREAKS, _TIES),
    "black_lady_modern": (
        _MOON_CHOSEN,
        _QUEEN_12,
        _QUEEN_BREAKS,
        _FIRST_TRICK,
        _of("beyond", "limit_exceeds", reached=False, exceeded=True),
        _TIES,
        _STRIP_3,
        _STRIP_6,
    ),
    "black_lady_1909": (_of("moon", "moon", off=Moon.OFF, nobody=Moon.NOBODY, add=Moon.ADD), _QUEEN_12),
    "black_lady_culbertson": (_QUEEN_12,),
    "tavern_jack": (_of("end", "limit", fifty=50, hundred=100), _MOON_ADDED, _QUEEN_BREAKS, _TIES),
    "dynamo": (_MOON_ADDED, _QUEEN_BREAKS),
    "dynamo_jd": (
        _of("bonus_in_moon", "bonus_in_moon", not_needed=False, needed=True),
        _MOON_ADDED,
        _QUEEN_BREAKS,
    ),
    "hearts_1887": (_MOON_IN_CHIPS, _of("chips", "chips", fifty=50, twenty_five=25), _STRIP_3, _STRIP_6),
    "hearts_double_a": (_STAKE, _MOON_IN_CHIPS),
    "hearts_double_b": (
        _of("double_b_spots", "points", one=DOUBLE_B, face=_DOUBLE_B_FACES),
        _of("chips", "chips", fifty=50, hundred=100),
        _MOON_IN_CHIPS,
    ),
    "spot_1887": (_STAKE, _MOON_IN_CHIPS),
    "hearts_pool": (_JACKPOT,),
    "heartsette": (_JACKPOT, _of("heartsette_3", "removed", (3,), spade=cards("2S"), full=())),
    "heartsette_gruznov": (
        _of("laid_away", "exchange_freely", no_penalty=False, anything=True),
        _of("heartsette_3", "removed", (3,), spade=cards("2S"), full=()),
    ),
    "hearts_penalty13": (
        _of("minus_sign", "moon_amount", cost=None, literal=-13),
        _of("slam_test", "moon_test", tricks=MoonTest.TRICKS, hearts=MoonTest.CARDS),
    ),
    "black_maria": (
        _of("black_maria", "points", k10_a7=_MARIA, a10_k7=_MARIA_SWAPPED),
        _of("moon", "moon", off=Moon.OFF, add=Moon.ADD),
    ),
    "chasse_coeur": (
        _of(
            "queen_of_hearts", "points", thirteen=(("H", 1), ("Q", 13)), fourteen=(("H", 1), ("Q", 13), ("QH", 14))
        ),
        _choice(
            "forced_discard",
            forced={"discard_duty": DiscardDuty.HEART_THEN_QUEEN, "king_calls_queen": True},
            free={"discard_duty": DiscardDuty.FREE, "king_calls_queen": False},
        ),
        _choice("end", eight_deals={"limit": None, "deals": 8}, two_hundred={"limit": 200, "deals": None}),
    ),
    "hearts_modern": (
        _HUNDRED,
        _MOON_OPTIONAL,
        _of("money", "settlement", none=Settlement.POINTS, average=Settlement.AVERAGE),
        _choice(
            "first_trick_modern",
            free={"no_points_on_first_trick": False, "first_trick_fallback": FirstTrickFallback.ALLOW},
            allow={"no_points_on_first_trick": True, "first_trick_fallback": FirstTrickFallback.ALLOW},
            redeal={"no_points_on_first_trick": True, "first_trick_fallback": FirstTrickFallback.REDEAL},
            void={"no_points_on_first_trick": True, "first_trick_fallback": FirstTrickFallback.VOID},
            defer={"no_points_on_first_trick": True, "first_trick_fallback": FirstTrickFallback.DEFER},
        ),
    ),
    "hearts_modern_jokers": (_HUNDRED, *_JOKERS),
    "joker_hearts": _JOKERS,
    "spot_points": (_ENDS, _MOON_OPTIONAL),
    "spot_modern": (_ENDS, _MOON_OPTIONAL),
    "greek_1939": (_of("greek_pass", "pass_cycle", right=ALWAYS_RIGHT, left=ALWAYS_LEFT, none=()),),
    "greek_1990": (_ENDS, _of("spot_ace", "points", fourteen=SPOT, one=SPOT_MODERN), _MOON_OPTIONAL),
    "greek_2008": (_ENDS, _MOON_CHOSEN),
    "royal_hearts": (
        _of("floor", "floor", total=Floor.TOTAL, deal=Floor.DEAL),
        _of("queen_breaks", "queen_breaks_hearts", yes=True, no=False),
        _of("beyond", "limit_exceeds", exceeded=True, reached=False),
        _MOON_CHOSEN,
    ),
    "omnibus_10d": _OMNIBUS,
    "omnibus_jd": _OMNIBUS,
    "omnibus_gruznov": (
        _of("omnibus_pass", "pass_cycle", right=ALWAYS_RIGHT, left=ALWAYS_LEFT, turning=LRAN),
        _of("either_way", "limit_either_way", both=True, one=False),
    ),
    "cancellation_hearts": (
        _of("void_rule", "void_rule", two_pairs=VoidRule.TWO_PAIRS, none_left=VoidRule.NONE_LEFT),
        _of("last_void", "last_void", leader=LastVoid.LEADER, second=LastVoid.SECOND_OF_HIGHEST),
        *(_odd_cards(seats) for seats in (5, 6, 7)),
        _of("odd_cards", "undealt", (9, 10, 11), first=Undealt.FIRST_TRICK, last=Undealt.LAST_TRICK),
        _of("end", "limit", (5,), hundred=100, two_hundred=200),
        _of("end", "limit", (6, 7, 8, 9, 10, 11), two_hundred=200, hundred=100),
        _of("moon", "moon", off=Moon.OFF, add=Moon.ADD),
    ),
    "domino_foster": (
        _of("last_hand", "last_hand_counts", hand_too=True, stock_only=False),
        _QUEEN_FREE,
        _of("domino_hearts", "hearts_must_be_broken", free=False, broken=True),
    ),
    "domino_gruznov": (_QUEEN_FREE, _of("domino_hearts", "hearts_must_be_broken", free=False, broken=True)),
    "hearts_two": (
        _of(
            "settlement_for_two",
            "settlement",
            points=Settlement.POINTS,
            difference=Settlement.DIFFERENCE,
            first_six_free=Settlement.FIRST_SIX_FREE,
        ),
    ),
    "auction_hearts": (
        _of("auction_pool", "settlement", clear=Settlement.SUIT_POOL, fewest=Settlement.SUIT_FEWEST),
        _of("auction_first_trick", "no_points_on_first_trick", free=False, forbidden=True),
    ),
    "partner_combined": (
        _of("side_moon", "side_moon", side=SideMoon.SIDE, member=SideMoon.MEMBER),
        _of("end", "limit", two_hundred=200, hundred=100),
    ),
    "partner_individual": (
        _choice(
            "solo_moon",
            opponents={"side_moon": SideMoon.MEMBER, "moon": Moon.ADD},
            all={"side_moon": SideMoon.ALONE, "moon": Moon.ADD},
            subtract={"side_moon": SideMoon.MEMBER, "moon": Moon.SUBTRACT},
        ),
        _of("end", "limit", hundred=100, two_hundred=200),
    ),
    "polignac": (_of("end", "limit", ten=10, twenty=20),),
    "king": _KING,
    "king_three": _KING,
    "kierki": (_KIERKI,),
}
