"""Matches without a window: strategies play deals and whole matches against each other."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.ai.strategy import Strategy, choose
from hearts_qt.rules.moves import DealCards, Move
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_qt.rules.notation import Record

_AT_REST = (Phase.DEALING, Phase.SCORED)


def play_deal(
    match: Match,
    strategies: Sequence[Strategy],
    rngs: Sequence[random.Random],
    watch: Callable[[Match], None] | None = None,
) -> tuple[Match, tuple[Move, ...]]:
    """Play until the current deal is scored, dealing first if the match is between deals.

    ``strategies`` and ``rngs`` have one entry per seat; ``watch`` is shown the match before every choice. Returns
    the match with the deal scored and the moves made. Raises IllegalMove when a strategy breaks the rules or the
    match is over.
    """
    moves: list[Move] = []
    scored = len(match.scores) + 1
    while not moves or len(match.scores) < scored:
        if match.phase in _AT_REST or match.phase is Phase.OVER:
            # A deal that was annulled is dealt again.
            moves.append(DealCards())
        else:
            seat = match.to_move[0]
            if watch is not None:
                watch(match)
            moves.append(choose(strategies[seat], view(match, seat), rngs[seat]))
        match, _ = step(match, moves[-1])
    return match, tuple(moves)


def play_match(record: Record, strategies: Sequence[Strategy], rng: random.Random) -> Record:
    """``record`` played on to the end of the match by ``strategies``, one per seat."""
    rngs = [random.Random(rng.getrandbits(64)) for _ in strategies]
    match, moves = record.match(), list(record.moves)
    while match.phase is not Phase.OVER:
        match, played = play_deal(match, strategies, rngs)
        moves += played
    return replace(record, moves=tuple(moves))
