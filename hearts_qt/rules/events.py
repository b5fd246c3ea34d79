"""What happened. Events are the history of a match; its state is their fold.

Hidden cards appear in the events as they are; `view.redact` blanks them for a seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.switches import Direction, Moon


@dataclass(frozen=True, slots=True)
class DealStarted:
    """The pack was dealt. ``hands[seat]`` is sorted; redacted hands are empty."""

    number: int
    dealer: int
    direction: Direction
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class CardsChosen:
    """``seat`` laid its cards to pass face down. Redacted for every other seat."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Gift:
    """Cards on their way from ``giver`` to ``taker``, sorted so that the order of choosing tells nothing."""

    giver: int
    taker: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """All passes changed hands at once. Redacted gifts have no cards; ``count`` says how many went."""

    gifts: tuple[Gift, ...]
    count: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """``seat`` played ``card``."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class HeartsBroken:
    """The card that ``seat`` just played opened hearts."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """``winner`` took the trick that ``leader`` led; ``points`` is its worth (penalty and bonus)."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int


@dataclass(frozen=True, slots=True)
class RestClaimed:
    """The play ended early; every card left in ``hands`` (and on the table) goes to ``seat``."""

    seat: int
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class MoonShot:
    """``seat`` captured every penalty card."""

    seat: int


@dataclass(frozen=True, slots=True)
class MoonChosen:
    """The shooter chose what the moon does."""

    seat: int
    choice: Moon


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is over: ``points`` of it per seat, and the ``totals`` of the match with it."""

    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The end condition is met; ``winners`` are all seats with the lowest total (ties share)."""

    winners: tuple[int, ...]


Event = (
    DealStarted
    | CardsChosen
    | CardsPassed
    | CardPlayed
    | HeartsBroken
    | TrickTaken
    | RestClaimed
    | MoonShot
    | MoonChosen
    | DealScored
    | MatchEnded
)
