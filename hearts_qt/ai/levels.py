"""The computer players by the stable key under which settings and the command line know them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.ai.strategy import Strategy

_KEYS = ("random", "rule_of_thumb")


@cache
def _made(key: str) -> Strategy:
    """The player of a level. Its module is imported only now: the window opens without any of them."""
    if key == "random":
        from hearts_qt.ai.random_player import RandomPlayer

        return RandomPlayer()
    from hearts_qt.ai.rule_of_thumb import RuleOfThumb

    return RuleOfThumb()


class _Levels(Mapping[str, "Strategy"]):
    """Strategies by key, weakest first, each made when it is first asked for."""

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
