"""Frames of the rarer events of the family's games, found by playing by lot."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING

from hearts_qt.ai.levels import strategy
from hearts_qt.ai.strategy import choose
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view
from tests.table.positions import frames

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.game.frames import Frame
    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.ruleset import Rules


def move_by_lot(match: Match, rng: Random) -> Move:
    """What a player without a thought does next."""
    if match.phase in (Phase.DEALING, Phase.SCORED):
        return DealCards()
    seat = match.to_move[-1]
    return choose(strategy("random"), view(match, seat), rng)


def frames_with(wanted: Callable[[Frame], bool], rules: Rules) -> tuple[Match, tuple[Frame, ...]]:
    """The match before the first move that brings a wanted frame, and the frames of this move."""
    for seed in count():
        match, rng = Match(rules, seed), Random(seed)
        while match.phase is not Phase.OVER:
            move = move_by_lot(match, rng)
            after, shown = frames(match, move)
            if any(wanted(frame) for frame in shown):
                return match, shown
            match = after
    raise AssertionError("unreachable: count() does not end")


def match_at(stop: Callable[[Match], bool], rules: Rules) -> Match:
    """The first match, played by lot, at the point where ``stop`` holds."""
    for seed in count():
        match, rng = Match(rules, seed), Random(seed)
        while match.phase is not Phase.OVER:
            if stop(match):
                return match
            match, _ = step(match, move_by_lot(match, rng))
    raise AssertionError("unreachable: count() does not end")
