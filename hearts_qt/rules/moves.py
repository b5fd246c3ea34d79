"""What a seat may ask for. A match is its rules, its seed and the list of these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card, Suit
    from hearts_qt.rules.switches import Moon


class DealCards(Struct, frozen=True):
    """Shuffle and deal the next deal. Anybody may ask for it once a deal has been scored."""


class Bid(Struct, frozen=True):
    """``seat`` bids so many chips for naming the penalty suit; None: passes."""

    seat: int
    chips: int | None


class NameSuit(Struct, frozen=True):
    """The winner of the auction names the penalty suit."""

    seat: int
    suit: Suit


class Declare(Struct, frozen=True):
    """``seat`` undertakes to take everything, or does not."""

    seat: int
    everything: bool


class PassCards(Struct, frozen=True):
    """``seat`` gives these cards away."""

    seat: int
    cards: tuple[Card, ...]


class PlayCard(Struct, frozen=True):
    """``seat`` plays ``card`` to the trick."""

    seat: int
    card: Card


class ExchangeWidow(Struct, frozen=True):
    """``seat``, who took the widow into the hand, lays these cards away."""

    seat: int
    cards: tuple[Card, ...]


class ChooseMoon(Struct, frozen=True):
    """The shooter takes either ADD or SUBTRACT."""

    seat: int
    choice: Moon


class Claim(Struct, frozen=True):
    """``seat`` ends the play of the deal.

    Allowed when nothing that counts is left, or when ``seat`` is to lead and certain to take every trick left.
    """

    seat: int


class TakeBack(Struct, frozen=True):
    """``seat`` takes back the illegal card it played, and with it everything that was played since."""

    seat: int


class LetStand(Struct, frozen=True):
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
