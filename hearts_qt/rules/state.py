"""The state of a match: frozen values that `transition.fold` makes one from another."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.switches import Direction, Moon


class Phase(Enum):
    """What the match is waiting for."""

    DEALING = "dealing"
    """No deal yet: the first one has to be dealt."""
    PASSING = "passing"
    PLAYING = "playing"
    CHOOSING_MOON = "choosing_moon"
    SCORED = "scored"
    """The deal is over and written down; the next one may be dealt."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards on the table, in order of play; card k was played by seat leader + k."""

    leader: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A finished trick. ``points`` is what it adds to the taker's score before moon and bonuses."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int


def captured(tricks: tuple[TakenTrick, ...], seat: int) -> tuple[Card, ...]:
    """The cards of the tricks that ``seat`` took, in the order of capture."""
    return tuple(c for t in tricks if t.winner == seat for c in t.cards)


@dataclass(frozen=True, slots=True)
class DealScore:
    """One line of the score sheet."""

    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    shooter: int | None


@dataclass(frozen=True, slots=True)
class Deal:
    """One distribution of the pack and its play so far.

    ``hands`` are what the seats hold now, ``dealt`` what they were dealt; all sorted. ``chosen[seat]`` is the
    pass once chosen. ``claimed`` holds the cards that an early end gave to ``claimer``.
    """

    number: int
    dealer: int
    direction: Direction
    dealt: tuple[tuple[Card, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    chosen: tuple[tuple[Card, ...] | None, ...]
    trick: Trick | None = None
    tricks: tuple[TakenTrick, ...] = ()
    hearts_broken: bool = False
    claimer: int | None = None
    claimed: tuple[Card, ...] = ()
    shooter: int | None = None
    moon: Moon | None = None
    points: tuple[int, ...] | None = None

    def taken(self, seat: int) -> tuple[Card, ...]:
        """Every card ``seat`` has captured, in the order of capture."""
        return captured(self.tricks, seat) + (self.claimed if self.claimer == seat else ())


@dataclass(frozen=True, slots=True)
class Match:
    """Rules, seed, the score sheet and the current deal. ``winners`` is empty until the match is over."""

    rules: Rules
    seed: int
    phase: Phase = Phase.DEALING
    scores: tuple[DealScore, ...] = ()
    deal: Deal | None = None
    winners: tuple[int, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """The seats' totals after the last scored deal."""
        return self.scores[-1].totals if self.scores else (0,) * self.rules.seats

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a move now: everybody still choosing a pass, the one to play, the shooter."""
        deal = self.deal
        match self.phase:
            case Phase.PASSING if deal:
                return tuple(s for s, chosen in enumerate(deal.chosen) if chosen is None)
            case Phase.PLAYING if deal and deal.trick:
                return ((deal.trick.leader + len(deal.trick.cards)) % self.rules.seats,)
            case Phase.CHOOSING_MOON if deal and deal.shooter is not None:
                return (deal.shooter,)
            case _:
                return ()
