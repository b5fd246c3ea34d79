"""What a seat may ask for. A match is its rules, its seed and the list of these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card, Suit
    from hearts_qt.rules.switches import Moon


@dataclass(frozen=True, slots=True)
class DealCards:
    """Shuffle and deal the next deal. Anybody may ask for it once a deal has been scored."""


@dataclass(frozen=True, slots=True)
class Bid:
    """``seat`` bids so many chips for naming the penalty suit; None: passes."""

    seat: int
    chips: int | None


@dataclass(frozen=True, slots=True)
class NameSuit:
    """The winner of the auction names the penalty suit."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Declare:
    """``seat`` undertakes to take everything, or does not."""

    seat: int
    everything: bool


@dataclass(frozen=True, slots=True)
class PassCards:
    """``seat`` gives these cards away."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """``seat`` plays ``card`` to the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class ExchangeWidow:
    """``seat``, who took the widow into the hand, lays these cards away."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ChooseMoon:
    """The shooter takes either ADD or SUBTRACT."""

    seat: int
    choice: Moon


@dataclass(frozen=True, slots=True)
class Claim:
    """``seat`` ends the play of the deal.

    Allowed when nothing that counts is left, or when ``seat`` is to lead and certain to take every trick left.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """``seat`` takes back the illegal card it played, and with it everything that was played since."""

    seat: int


@dataclass(frozen=True, slots=True)
class LetStand:
    """``seat`` lets its illegal card stand and hopes."""

    seat: int


Move = (
    DealCards
    | Bid
    | NameSuit
    | Declare
    | PassCards
    | PlayCard
    | ExchangeWidow
    | ChooseMoon
    | Claim
    | TakeBack
    | LetStand
)
