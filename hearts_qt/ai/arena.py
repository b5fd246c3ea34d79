"""Comparing computer players: the same deals, every player in every seat, standard errors over deals."""

from __future__ import annotations

import random
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from hearts_qt.ai.playing import play_deal
from hearts_qt.ai.strategy import never
from hearts_qt.ai.yardsticks import AllSeeing, contender
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.state import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_qt.ai.strategy import Advice, Strategy
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.view import View


FAR = 10
"""So many deals before its end a match is played without a thought of it."""
ENOUGH = 1_000_000
"""Chips that last for any comparison."""


class _Timed(Struct):
    """A strategy with a stop-watch."""

    inner: Strategy
    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def advise(self, view: View, rng: random.Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        before = perf_counter()
        advice = self.inner.advise(view, rng, cancelled)
        spent = perf_counter() - before
        self.moves += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return advice


class _Entry(Struct):
    """One player of the list. ``points[d]`` and ``payoffs[d]`` are its means over the seatings of deal d."""

    player: _Timed
    points: list[float] = field(default_factory=list)
    payoffs: list[float] = field(default_factory=list)
    moons: int = 0


def arena(variant_id: str, players: int, seats: Sequence[str], deals: int, seed: int) -> dict[str, Any]:
    """Let the levels named in ``seats`` play ``deals`` deals of a variant; see `compare` for the result.

    Raises ValueError for a variant, seat count or level that there is not, and for a list of another length.
    """
    result = compare(variant_id, players, [contender(key) for key in seats], deals, seed)
    for row, key in zip(result["results"], seats, strict=True):
        row["level"] = key
    return result


def compare(
    variant_id: str, players: int, strategies: Sequence[Strategy], deals: int, seed: int
) -> dict[str, Any]:
    """Duplicate deals between ``strategies``, ready for JSON.

    Every deal is played once for each turn of the list round the table, so that luck of the cards cancels; a
    deal with all its seatings is one sample of the standard error. The deals of a seating follow one another
    as in a match without end, so the direction of the pass changes.

    Points are in the units of the variant, chips included; ``better`` says whether "low" or "high" ones are good.
    Nobody goes broke here: everybody starts with more chips than can be lost. A pool that stands is there in the
    next deal.

    Each row of ``results`` belongs to the strategy of that place in the list: ``points`` a deal; ``payoff``, by
    how much the seat did better than those it plays against (partners share their points), plus is good; both
    with standard error; ``moons`` shot in ``played`` hands; seconds a move.

    Raises ValueError for a variant or seat count that there is not, or fewer than one deal.
    """
    if variant_id not in CATALOGUE:
        raise ValueError(f"{variant_id!r} is not a variant; there are {', '.join(CATALOGUE)}")
    rules = CATALOGUE[variant_id].rules(players)
    rules = replace(rules, limit=None, deals=deals + FAR, chips=ENOUGH if rules.in_chips else 0)
    if len(strategies) != players:
        raise ValueError(f"{len(strategies)} players for {players} seats")
    if deals < 1:
        raise ValueError("at least one deal has to be played")
    entries = [_Entry(_Timed(s)) for s in strategies]
    matches = [Match(rules, seed) for _ in range(players)]
    sign = 1 if rules.most_wins else -1
    seeing = [s for s in strategies if isinstance(s, AllSeeing)]

    def seers(match: Match) -> None:
        for seer in seeing:
            seer.watch(match)

    for number in range(1, deals + 1):
        own, payoffs = [0.0] * players, [0.0] * players
        for turn in range(players):
            table = [(seat + turn) % players for seat in range(players)]
            rngs = [random.Random(f"{seed}/{number}/{place}") for place in table]
            seated = [entries[place].player for place in table]
            matches[turn], _ = play_deal(matches[turn], seated, rngs, seers)
            score = matches[turn].scores[-1]
            for seat, (place, points) in enumerate(zip(table, score.points, strict=True)):
                own[place] += points / players
                payoffs[place] += sign * _lead(rules, seat, score.points) / players
            if score.shooter is not None:
                entries[table[score.shooter]].moons += 1
        for place, entry in enumerate(entries):
            entry.points.append(own[place])
            entry.payoffs.append(payoffs[place])
    return {
        "variant": variant_id,
        "players": players,
        "deals": deals,
        "seed": seed,
        "better": "high" if rules.most_wins else "low",
        "results": [_row(place, entry, deals * players) for place, entry in enumerate(entries)],
    }


def _lead(rules: Rules, seat: int, points: Sequence[int]) -> float:
    """What the side of ``seat`` scored on average more than the others."""
    side = rules.side(seat)
    mine = [p for s, p in enumerate(points) if s in side]
    theirs = [p for s, p in enumerate(points) if s not in side]
    return fmean(mine) - fmean(theirs)


def _row(place: int, entry: _Entry, played: int) -> dict[str, Any]:
    moves = max(entry.player.moves, 1)
    return {
        "place": place,
        "points": round(fmean(entry.points), 3),
        "points_se": _standard_error(entry.points),
        "payoff": round(fmean(entry.payoffs) + 0.0, 3),
        "payoff_se": _standard_error(entry.payoffs),
        "moons": entry.moons,
        "played": played,
        "moves": entry.player.moves,
        "seconds_mean": round(entry.player.seconds / moves, 6),
        "seconds_max": round(entry.player.longest, 6),
    }


def _standard_error(samples: Sequence[float]) -> float | None:
    """None for a single sample, which says nothing about its spread."""
    return round(stdev(samples) / len(samples) ** 0.5, 3) if len(samples) > 1 else None
