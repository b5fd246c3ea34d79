"""The other table: a deal is played again, an expert in the person's place, to tell play from luck.

docs/luck.md derives the figures. In short: the *result* of a seat in a deal is by how much it did better than the
average of the table. The deal is played again from the same cards with an expert in the person's seat and the same
opponents in the others: what the person did better than the expert on average is *skill*. Then the expert sits
down to each of the other hands, the opponents following it round the table: what it makes of the person's cards
better than of the average hand of the deal is what those cards were worth, *luck*.
"""

from __future__ import annotations

from random import Random
from statistics import fmean, variance
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.ai.playing import play_deal
from hearts_qt.ai.strategy import never
from hearts_qt.rules.moves import DealCards

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_qt.ai.strategy import Advice, Strategy
    from hearts_qt.rules.notation import Record
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.state import Match
    from hearts_qt.rules.view import View

REPLAYS = 4
"""So often the expert plays the person's hand; every other hand once."""
PATIENCE = 60.0
"""Seconds that one decision may take: here nobody waits, and a slow machine shall not make a weaker expert."""


def _unwatched(_table: int, _tables: int) -> None:
    """Nobody wants to know how far it is."""


class Stopped(Exception):
    """Nobody wants to know any more."""


class Judgement(Struct, frozen=True):
    """What the other tables say about one seat in one deal. All figures in points (chips), plus is good.

    Attributes:
        points: what each seat wrote down at the person's table.
        result: by how much the person did better than the average of the table.
        expert: the same for an expert with the same cards and opponents, once for each replay; two at least.
        elsewhere: the same for an expert with each of the other hands; empty: nobody looked, and ``luck`` is 0.
        expert_points: what the expert wrote down with the person's cards, on average.
    """

    points: tuple[int, ...]
    result: float
    expert: tuple[float, ...]
    elsewhere: tuple[float, ...]
    expert_points: float

    @property
    def spread(self) -> float:
        """The variance of the result from one replay of the same cards to the next."""
        return variance(self.expert)

    @property
    def skill(self) -> float:
        """What the person made of the cards more than the expert."""
        return self.result - fmean(self.expert)

    @property
    def skill_variance(self) -> float:
        """Of ``skill``: the person's own result is one draw too, taken to spread like the expert's."""
        return self.spread * (1 + 1 / len(self.expert))

    @property
    def luck(self) -> float:
        """What the expert makes of these cards more than of the average hand of the deal."""
        if not self.elsewhere:
            return 0.0
        part = len(self.elsewhere) / (len(self.elsewhere) + 1)
        return part * (fmean(self.expert) - fmean(self.elsewhere))

    @property
    def luck_variance(self) -> float:
        """Of ``luck``; the other hands, played once each, are taken to spread like the person's."""
        if not self.elsewhere:
            return 0.0
        part = len(self.elsewhere) / (len(self.elsewhere) + 1)
        return part**2 * self.spread * (1 / len(self.expert) + 1 / len(self.elsewhere))


def payoff(rules: Rules, seat: int, points: Sequence[int]) -> float:
    """By how much the side of ``seat`` did better in a deal than the average of the table.

    Where the points of a deal have a fixed sum, a point thrown away costs exactly one.
    """
    sign = 1 if rules.most_wins else -1
    return sign * (fmean(points[s] for s in rules.side(seat)) - fmean(points))


def judge_deal(
    record: Record,
    number: int,
    opponents: Sequence[Strategy],
    expert: Strategy,
    *,
    seat: int = 0,
    replays: int = REPLAYS,
    everywhere: bool = True,
    cancelled: Callable[[], bool] = never,
    at_table: Callable[[int, int], None] = _unwatched,
) -> Judgement:
    """Judge what ``seat`` did in deal ``number`` of ``record``.

    ``opponents[k]`` plays the seat that follows ``seat`` by k + 1. The answer depends on these arguments alone.
    ``everywhere``: whether the other hands are played too. ``at_table`` is told which table is begun, from 1 on,
    and of how many. Raises ValueError when the deal was not played to its end, and Stopped soon after
    ``cancelled`` says yes.
    """
    before, after = _around(record, number)
    rules = after.rules
    others = [s for s in range(rules.seats) if s != seat] if everywhere else []
    tables = [*((seat, turn) for turn in range(replays)), *((s, 0) for s in others)]
    written = []
    for table, (hand, turn) in enumerate(tables, 1):
        at_table(table, len(tables))
        written.append(_replayed(before, opponents, expert, hand, seat, turn, cancelled))
    own, elsewhere = written[:replays], written[replays:]
    points = after.scores[-1].points
    return Judgement(
        points=points,
        result=payoff(rules, seat, points),
        expert=tuple(payoff(rules, seat, p) for p in own),
        elsewhere=tuple(payoff(rules, s, p) for s, p in zip(others, elsewhere, strict=True)),
        expert_points=fmean(p[seat] for p in own),
    )


def _around(record: Record, number: int) -> tuple[Match, Match]:
    """The match before the cards of deal ``number`` were dealt, the attempt that was scored, and after it."""
    before = match = record.start()
    for move, (after, _) in zip(record.moves, record.replay(), strict=True):
        if isinstance(move, DealCards):
            before = match
        match = after
        if len(match.scores) == number and match.is_scored:
            return before, match
    raise ValueError(f"deal {number} has not been scored")


def _replayed(
    before: Match,
    opponents: Sequence[Strategy],
    expert: Strategy,
    hand: int,
    seat: int,
    turn: int,
    cancelled: Callable[[], bool],
) -> tuple[int, ...]:
    """What each seat writes down when the expert plays the cards of seat ``hand``, the opponents after it."""
    seats = before.rules.seats
    places = [(s - hand) % seats for s in range(seats)]
    table = [_Patient(expert if place == 0 else opponents[place - 1], cancelled) for place in places]
    label = f"other table/{before.seed}/{len(before.scores) + 1}/{(hand - seat) % seats}/{turn}"
    rngs = [Random(f"{label}/{place}") for place in places]
    match, _ = play_deal(before, table, rngs)
    return match.scores[-1].points


class _Patient(Struct, frozen=True):
    """A player that is not pressed for time, and gets up when nobody waits any more."""

    inner: Strategy
    gone: Callable[[], bool]

    def advise(self, view: View, rng: Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        advice = unhurried(self.inner).advise(view, rng, self.gone)
        if self.gone():
            raise Stopped
        return advice


def unhurried(player: Strategy) -> Strategy:
    """The same player, not pressed for time."""
    from hearts_qt.ai.search import Search

    if not isinstance(player, Search):
        return player
    return replace(player, effort=replace(player.effort, seconds=PATIENCE, sets_seconds=PATIENCE))
