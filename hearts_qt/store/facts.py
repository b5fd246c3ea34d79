"""What the history keeps of a match, computed from its moves and nothing else."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.rules.notation import read_record
from hearts_qt.rules.scoring import place, queens_taken, stopped_moon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.rules.notation import Record
    from hearts_qt.rules.state import Deal, DealScore, Match
    from hearts_qt.rules.switches import Direction

FACTS = 2
"""Which facts these are: what was kept with a lower number is computed anew from its moves."""
MIXED = "mixed"
"""The level of opponents who have not all the same."""


class Outcome(Enum):
    """How a match stands."""

    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    """Left for another one; neither won nor lost."""


class DealFacts(Struct, frozen=True):
    """One scored deal.

    Attributes:
        number: from 1.
        direction: where the passed cards went.
        points: of this deal per seat.
        totals: of the match per seat, this deal included.
        shooter: who shot the moon.
        threat: whose moon was stopped, see `scoring.stopped_moon`.
        stopper: who stopped it.
        queen: who took Q♠; None where the pack has none, or has two that went to different seats.
        own_queens: how many Q♠ the person took; two packs have two.
    """

    number: int
    direction: Direction
    points: tuple[int, ...]
    totals: tuple[int, ...]
    shooter: int | None
    queen: int | None
    threat: int | None = None
    stopper: int | None = None
    own_queens: int = 0


class MatchFacts(Struct, frozen=True):
    """The scored deals of a match.

    Attributes:
        winners: empty until it is over.
        place: the person's, from 1; None until it is over.
        shared: whether the person is first together with others who are no partners.
    """

    deals: tuple[DealFacts, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    place: int | None
    shared: bool


def facts_of(record: Record) -> MatchFacts:
    """The facts of a match. Raises IllegalMove at a move the rules refuse."""
    watcher = _Watcher()
    for match, _ in record.replay():
        watcher.see(match)
    return watcher.facts(record.start())


def facts_in(text: str) -> tuple[Record, MatchFacts]:
    """The match in ``text``, every move of it checked, with its facts. Raises NotationError."""
    watcher = _Watcher()
    record = read_record(text, watcher.see)
    return record, watcher.facts(record.start())


class _Watcher:
    """Sees the states of a match and keeps what is kept of them."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._deals: list[DealFacts] = []

    def see(self, match: Match) -> None:
        self._match = match
        if match.is_scored and match.deal is not None:
            self._deals.append(_deal_facts(match.deal, match.scores[-1]))

    def facts(self, start: Match) -> MatchFacts:
        """``start`` stands in where no move was seen."""
        match = self._match or start
        own_place = place(match.rules, match.totals, 0) if match.winners else None
        shared = own_place == 1 and set(match.winners) != match.rules.side(0)
        return MatchFacts(tuple(self._deals), match.totals, match.winners, own_place, shared)


def level_of(players: Sequence[str]) -> str:
    """The level that all opponents have, or MIXED."""
    return players[0] if len(set(players)) == 1 else MIXED


def _deal_facts(deal: Deal, score: DealScore) -> DealFacts:
    taken = queens_taken(deal)
    queens = [seat for seat, number in enumerate(taken) if number]
    stopped = stopped_moon(deal)
    return DealFacts(
        number=score.number,
        direction=deal.direction,
        points=score.points,
        totals=score.totals,
        shooter=score.shooter,
        queen=queens[0] if len(queens) == 1 else None,
        threat=stopped[0] if stopped else None,
        stopper=stopped[1] if stopped else None,
        own_queens=taken[0],
    )
