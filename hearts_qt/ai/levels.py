"""The computer players by the stable key under which settings and the command line know them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from hearts_qt.ai.random_player import RandomPlayer
from hearts_qt.ai.rule_of_thumb import RuleOfThumb

if TYPE_CHECKING:
    from hearts_qt.ai.strategy import Strategy

LEVELS: MappingProxyType[str, Strategy] = MappingProxyType(
    {
        "random": RandomPlayer(),
        "rule_of_thumb": RuleOfThumb(),
    }
)
"""Strategies by key, weakest first."""

DEFAULT_LEVEL = "rule_of_thumb"


class UnknownLevel(ValueError):
    """There is no level of that name; ``key`` is what was asked for, ``known`` what there is."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.known = tuple(LEVELS)
        super().__init__(f"{key!r} is not a level; there are {', '.join(self.known)}")


def strategy(key: str) -> Strategy:
    """The strategy of level ``key``. Raises UnknownLevel."""
    try:
        return LEVELS[key]
    except KeyError:
        raise UnknownLevel(key) from None
