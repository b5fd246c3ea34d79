"""Every named variant as data. No other module names a variant."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from hearts_qt.rules.ruleset import ALWAYS_LEFT, Rules
from hearts_qt.rules.switches import Bonus, Moon, Opening

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Variant:
    """A set of rules with a name. ``counts`` are the seat counts it allows, ``best`` the usual one."""

    id: str
    counts: tuple[int, ...]
    best: int
    build: Callable[[int], Rules]

    def rules(self, seats: int | None = None) -> Rules:
        """The default rules for ``seats`` players. Raises ValueError for a count the variant does not allow."""
        seats = self.best if seats is None else seats
        if seats not in self.counts:
            raise ValueError(f"{self.id} is not played by {seats}")
        return self.build(seats)


def _four(variant_id: str, rules: Rules) -> Variant:
    return Variant(variant_id, counts=(4,), best=4, build=lambda _seats: rules)


_OLD_BLACK_LADY = {
    "pass_cycle": ALWAYS_LEFT,
    "opening": Opening.ELDEST,
    "hearts_must_be_broken": False,
    "no_points_on_first_trick": False,
}

_ALL = (
    _four("windows_hearts", Rules()),
    _four("black_lady_modern", Rules(moon=Moon.CHOICE)),
    _four("black_lady_1909", Rules(**_OLD_BLACK_LADY, moon=Moon.OFF)),  # type: ignore[arg-type]
    _four("black_lady_culbertson", Rules(**_OLD_BLACK_LADY, moon=Moon.NOBODY)),  # type: ignore[arg-type]
    _four("tavern_jack", Rules(limit=50)),
    _four("dynamo", Rules()),
    _four("dynamo_jd", Rules(bonus=Bonus.JACK_OF_DIAMONDS)),
)

CATALOGUE = MappingProxyType({variant.id: variant for variant in _ALL})
"""Variants by id, in the order in which they are offered."""

DEFAULT = "windows_hearts"
