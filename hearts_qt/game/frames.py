"""What the controller hands to those who show the game: frames and offers.

A frame is one event and the view of the person's seat after it. An offer is what the person may do now.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.events import Event
    from hearts_qt.rules.switches import Direction
    from hearts_qt.rules.view import View

PERSON = 0
"""The person's seat: South."""


class Frame(Struct, frozen=True):
    """``event`` (redacted for the person's seat) and the ``view`` after it. ``index`` rises by one per frame."""

    index: int
    event: Event
    view: View


class Ask(Enum):
    """What is asked of the person."""

    BID = "bid"
    """Bid chips for naming the suit, at least ``view.least_bid``, or pass."""
    NAME = "name"
    """Name the penalty suit."""
    DECLARE = "declare"
    """Undertake to take everything, or do not."""
    PASS = "pass"
    """Choose ``count`` cards and pass them."""
    ACCEPT = "accept"
    """Look at the received cards and take them into the hand."""
    PLAY = "play"
    """Play one of ``cards``."""
    EXCHANGE = "exchange"
    """Choose ``count`` cards and lay them away for the widow."""
    MEND = "mend"
    """Take back the card that was played against the rules, or let it stand."""
    MOON = "moon"
    """Choose what the moon does."""
    NEXT_DEAL = "next_deal"
    """The deal is scored; go on to the next."""
    NEW_MATCH = "new_match"
    """The match is over; begin another."""


class Offer(Struct, frozen=True):
    """What the person may do now. ``cards`` are the cards that may be chosen, ``count`` how many."""

    ask: Ask
    view: View
    cards: tuple[Card, ...] = ()
    count: int = 0

    @property
    def direction(self) -> Direction:
        """Which way the deal passes."""
        return self.view.direction

    @property
    def may_claim(self) -> bool:
        """Whether the deal may be ended at once."""
        return self.view.may_claim


class Sitter(Enum):
    """Who sits in a seat; the key of a name in the table of opponents, each of whom has a character."""

    PERSON = "person"
    MARFA = "marfa"
    TIKHON = "tikhon"
    ZLATA = "zlata"
    PROKHOR = "prokhor"
    ULYANA = "ulyana"
    LUKYAN = "lukyan"
    FYOKLA = "fyokla"
    NAZAR = "nazar"
    AGNIA = "agnia"
    SAVVA = "savva"

    @property
    def character(self) -> str:
        """How this opponent plays at any level, a key of `hearts_qt.ai.characters`; the person has none."""
        return _CHARACTERS.get(self, "")


_CHARACTERS = {
    Sitter.MARFA: "hoarder",
    Sitter.TIKHON: "moon_lover",
    Sitter.ZLATA: "gambler",
    Sitter.PROKHOR: "hunter",
    Sitter.ULYANA: "ducker",
    Sitter.LUKYAN: "avenger",
    Sitter.FYOKLA: "void_maker",
    Sitter.NAZAR: "bossy",
    Sitter.AGNIA: "cautious",
    Sitter.SAVVA: "even",
}


def seated(keys: Sequence[str], seats: int) -> tuple[Sitter, ...]:
    """Who sits at a table of so many seats: the person, then clockwise from the left.

    ``keys[k]`` names whom the person wants at seat k + 1. A seat without a wish, with a name that is unknown or
    sits already, gets the next free sitter.
    """
    known = {sitter.value: sitter for sitter in Sitter if sitter is not Sitter.PERSON}
    wishes = [known.get(key) for key in keys[: seats - 1]]
    firm = [None if wish in wishes[:k] else wish for k, wish in enumerate(wishes)]
    firm += [None] * (seats - 1 - len(firm))
    free = (sitter for sitter in known.values() if sitter not in firm)
    return (Sitter.PERSON, *(next(free) if wish is None else wish for wish in firm))


class Presenter(Protocol):
    """What shows frames: the table's director, or the null presenter. It calls `acknowledge` when done."""

    def present(self, frames: tuple[Frame, ...]) -> None:
        """Show ``frames`` after those already queued."""

    def snap(self, view: View) -> None:
        """Forget what is queued and show ``view`` at once."""
