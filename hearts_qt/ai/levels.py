"""The computer players by the stable key under which settings, saved matches and the command line know them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.ai.coach import Coach
    from hearts_qt.ai.strategy import Strategy

OFFERED = ("easy", "medium", "strong", "expert")
"""The levels that a person can choose, weakest first. The lesser ones think less and forget more."""
_KEYS = ("random", "rule_of_thumb", *OFFERED)
"""The first two are yardsticks, and players of matches that were saved before there were others."""


@cache
def _made(key: str, character: str = "") -> Strategy:
    """The player of a level. Its module is imported only now: the window opens without any of them."""
    from hearts_qt.ai.characters import EVEN
    from hearts_qt.ai.characters import character as of_key

    temper = of_key(character or EVEN)
    if key == "random":
        from hearts_qt.ai.random_player import RandomPlayer

        return RandomPlayer()
    if key == "rule_of_thumb":
        from hearts_qt.ai.rule_of_thumb import RuleOfThumb

        return RuleOfThumb(temper)
    from hearts_qt.ai.search import Search
    from hearts_qt.ai.thinking import EFFORTS

    return Search(EFFORTS[key], temper)


class _Levels(Mapping[str, "Strategy"]):
    """Strategies by key, each made when it is first asked for."""

    def __getitem__(self, key: str) -> Strategy:
        if key not in _KEYS:
            raise KeyError(key)
        return _made(key)

    def __iter__(self) -> Iterator[str]:
        return iter(_KEYS)

    def __len__(self) -> int:
        return len(_KEYS)

    def __contains__(self, key: object) -> bool:
        return key in _KEYS


LEVELS: Mapping[str, Strategy] = _Levels()
"""Strategies by key."""

DEFAULT_LEVEL = "strong"
ADVISER = "expert"
"""Who gives hints."""


class UnknownLevel(ValueError):
    """There is no level of that name; ``key`` is what was asked for, ``known`` what there is."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.known = tuple(LEVELS)
        super().__init__(f"{key!r} is not a level; there are {', '.join(self.known)}")


def strategy(key: str, character: str = "") -> Strategy:
    """The strategy of level ``key`` with this character of `characters`; without one it is even-tempered.

    ``key`` may be both at once, ``LEVEL:CHARACTER``. Who draws moves by lot has no character in any case.
    Raises UnknownLevel and UnknownCharacter.
    """
    level, colon, named = key.partition(":")
    if level not in _KEYS:
        raise UnknownLevel(level)
    if colon and not named:
        from hearts_qt.ai.characters import UnknownCharacter

        raise UnknownCharacter(named)
    return _made(level, named or character)


@cache
def coach() -> Coach:
    """Who judges the person's decisions after a deal."""
    from hearts_qt.ai.search_coach import SearchCoach

    return SearchCoach()
