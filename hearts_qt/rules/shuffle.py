"""From a deal's number to its cards: the same on every system, for ever.

The standard library does not promise that its shuffle stays as it is, and a deal number that people share must
keep meaning the same deal; so the stream is SHA-256 in counter mode and the shuffle Fisher-Yates with rejection.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from hearts_qt.rules.switches import Misdeal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.ruleset import Rules

MAX_SEED = 10**12
"""Seeds are 0 … MAX_SEED: short enough to read out over the telephone."""

MISDEALS = 24
"""Where deals go wrong, two of so many do; one in each way."""


def _words(label: str) -> Iterator[int]:
    """Endless 64-bit numbers that depend on ``label`` alone."""
    counter = 0
    while True:
        block = sha256(f"{label}:{counter}".encode()).digest()
        for start in range(0, len(block), 8):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """A uniform number in 0 … bound − 1; words that would favour low results are dropped."""
    limit = (1 << 64) - (1 << 64) % bound
    return next(word % bound for word in words if word < limit)


def first_dealer(rules: Rules, seed: int) -> int:
    """Who deals first; the cut that decides it is part of the seed."""
    return _below(rules.seats, _words(f"hearts/{seed}/dealer"))


def misdeal(rules: Rules, seed: int, number: int, attempt: int = 0) -> tuple[Misdeal, int] | None:
    """What goes wrong in dealing deal ``number``, and with which seat's cards; None: nothing, as nearly always."""
    words = _words(f"hearts/{seed}/{number}/{attempt}/misdeal")
    mistake = {0: Misdeal.WRONG_COUNT, 1: Misdeal.FACED_CARD}.get(_below(MISDEALS, words))
    return None if mistake is None or not rules.misdeals else (mistake, _below(rules.seats, words))


def shuffled(rules: Rules, seed: int, number: int, attempt: int = 0) -> tuple[Card, ...]:
    """The pack as shuffled for deal ``number`` (from 1); ``attempt`` counts the times it was dealt again."""
    words = _words(f"hearts/{seed}/{number}" + (f"/{attempt}" if attempt else ""))
    pack = list(rules.pack)
    for last in range(len(pack) - 1, 0, -1):
        other = _below(last + 1, words)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def deal_hands(
    rules: Rules, seed: int, number: int, attempt: int = 0, *, start: int = 0, stop: int | None = None
) -> tuple[tuple[Card, ...], ...]:
    """The sorted hands of deal ``number``, one per seat; of each the cards ``start`` … ``stop`` − 1 alone."""
    pack, size = shuffled(rules, seed, number, attempt), rules.hand_size
    hands = (pack[s * size : (s + 1) * size] for s in range(rules.seats))
    return tuple(tuple(sorted(hand[start:stop])) for hand in hands)


def undealt_cards(rules: Rules, seed: int, number: int, attempt: int = 0) -> tuple[Card, ...]:
    """The cards of deal ``number`` that nobody is dealt: the widow, or the stock with its top card first."""
    return shuffled(rules, seed, number, attempt)[rules.seats * rules.hand_size :]
