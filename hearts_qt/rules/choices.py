"""Where the sources of a variant differ: the other readings, as changes to its rules. Part of the catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from hearts_qt.rules.contracts import king_contracts
from hearts_qt.rules.point_tables import DOUBLE_B, FACES
from hearts_qt.rules.ruleset import BLACK_LADY_POINTS, HEARTS_ONLY
from hearts_qt.rules.switches import MoonTest, Settlement, Undealt

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Choice:
    """A question on which the sources of a variant differ.

    ``answers`` are keys with the changes to the rules that each stands for; the first one is the default.
    """

    key: str
    answers: Mapping[str, Mapping[str, Any]]


def _choice(key: str, **answers: dict[str, Any]) -> Choice:
    return Choice(key, MappingProxyType(answers))


def _points_choice(key: str, **tables: tuple[tuple[str, int], ...]) -> Choice:
    return _choice(key, **{answer: {"points": table} for answer, table in tables.items()})


_QUEEN_12 = _points_choice("queen_of_spades", thirteen=BLACK_LADY_POINTS, twelve=(("H", 1), ("QS", 12)))
_ENDS = _choice("end", eight_deals={"limit": None, "deals": 8}, four_hundred={"limit": 400, "deals": None})
_HUNDRED = _choice("end", eight_deals={"limit": None, "deals": 8}, hundred={"limit": 100, "deals": None})
_DOUBLE_B_FACES = (*FACES[:9], ("AH", 5), ("KH", 4), ("QH", 3), ("JH", 2))
_MARIA = (*BLACK_LADY_POINTS, ("KS", 10), ("AS", 7))
_MARIA_S0 = (*BLACK_LADY_POINTS, ("KS", 7), ("AS", 10))

CHOICES: dict[str, tuple[Choice, ...]] = {
    "black_lady_modern": (_QUEEN_12,),
    "black_lady_1909": (_QUEEN_12,),
    "black_lady_culbertson": (_QUEEN_12,),
    "tavern_jack": (_choice("end", fifty={"limit": 50}, hundred={"limit": 100}),),
    "hearts_1887": (_choice("chips", fifty={"chips": 50}, twenty_five={"chips": 25}),),
    "hearts_double_b": (_points_choice("double_b_spots", one=DOUBLE_B, face=_DOUBLE_B_FACES),),
    "hearts_penalty13": (
        _choice("minus_sign", cost={"moon_amount": None}, literal={"moon_amount": -13}),
        _choice("slam_test", tricks={"moon_test": MoonTest.TRICKS}, hearts={"moon_test": MoonTest.CARDS}),
    ),
    "black_maria": (_points_choice("black_maria", k10_a7=_MARIA, a10_k7=_MARIA_S0),),
    "chasse_coeur": (
        _points_choice(
            "queen_of_hearts",
            thirteen=(("H", 1), ("Q", 13)),
            fourteen=(("H", 1), ("Q", 13), ("QH", 14)),
        ),
    ),
    "hearts_modern": (_HUNDRED,),
    "spot_points": (_ENDS,),
    "spot_modern": (_ENDS,),
    "greek_1990": (_ENDS,),
    "greek_2008": (_ENDS,),
    "cancellation_hearts": (
        _choice("undealt", first={"undealt": Undealt.FIRST_TRICK}, last={"undealt": Undealt.LAST_TRICK}),
    ),
    "domino_foster": (_points_choice("queen_of_spades", free=HEARTS_ONLY, thirteen=BLACK_LADY_POINTS),),
    "domino_gruznov": (_points_choice("queen_of_spades", free=HEARTS_ONLY, thirteen=BLACK_LADY_POINTS),),
    "hearts_two": (
        _choice(
            "settlement",
            points={"settlement": Settlement.POINTS},
            difference={"settlement": Settlement.DIFFERENCE},
            first_six_free={"settlement": Settlement.FIRST_SIX_FREE},
        ),
    ),
    "auction_hearts": (
        _choice(
            "settlement",
            pool={"settlement": Settlement.SUIT_POOL},
            fewest={"settlement": Settlement.SUIT_FEWEST},
        ),
    ),
    "king": (
        _choice(
            "boys",
            both={},
            kings={"contracts": king_contracts("king", "king_kings")},
            jacks={"contracts": king_contracts("king", "king_jacks")},
        ),
        _choice(
            "yeralash",
            without={},
            one={"contracts": king_contracts("king", all_at_once=True), "deals": 14},
        ),
    ),
    "king_three": (
        _choice(
            "yeralash",
            without={},
            one={"contracts": king_contracts("king3", all_at_once=True), "deals": 14},
        ),
    ),
}
