"""Positions that people complain about, each at the weakest level that should know.

What is right in them was found by counting and reasoning, and checked in some thousand worlds; `why` says it in
words.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.kernel import COMPILED
from hearts_qt.ai.levels import LEVELS
from hearts_qt.ai.search import Search
from hearts_qt.ai.strategy import choose
from hearts_qt.doors import told
from hearts_qt.rules.cards import Card, cards
from hearts_qt.rules.moves import PassCards, PlayCard
from hearts_qt.rules.state import Phase
from tests.doors.engine_driver import say, session

if TYPE_CHECKING:
    from hearts_qt.ai.strategy import Strategy
    from hearts_qt.rules.view import View

COMPLAINTS = Path(__file__).parents[1] / "data" / "complaints.toml"
SEEDS = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Complaint:
    """One position: one of ``right`` is to be played; or ``gives`` are to be passed and ``keeps`` are not."""

    name: str
    complaint: str
    rules: str
    level: str
    told: str
    why: str
    right: str = ""
    gives: str = ""
    keeps: str = ""
    heard: str = ""

    def view(self) -> View:
        """What the seat knows."""
        variant, players = self.rules.split()
        some = say(session(variant, int(players)), *self._lines(int(players)))
        return told.seen(some.deal)

    def _lines(self, players: int) -> list[str]:
        """The lines of the engine's protocol: a ``play`` of several cards is one line for each."""
        lines: list[str] = []
        for line in self.told.strip().splitlines():
            word, *words = line.split()
            if word == "play":
                seat, *played = words
                lines += (f"play {(int(seat) + k) % players} {c}" for k, c in enumerate(played))
            else:
                lines.append(line)
        return lines


POSITIONS = [Complaint(**p) for p in tomllib.loads(COMPLAINTS.read_text(encoding="utf-8"))["position"]]
everywhere = pytest.mark.parametrize("position", POSITIONS, ids=[p.name for p in POSITIONS])


def patient(player: Strategy) -> Strategy:
    """The same player with as much time as it needs: a slow machine must not play worse here."""
    if not isinstance(player, Search):
        return player
    return replace(player, effort=replace(player.effort, seconds=60.0, sets_seconds=60.0))


@pytest.mark.skipif(not COMPILED, reason="the levels think less where the simulator is not compiled")
@everywhere
def test_a_level_that_should_know_finds_what_is_right(position: Complaint) -> None:
    seen, player = position.view(), patient(LEVELS[position.level])
    for seed in SEEDS:
        move = choose(player, seen, Random(seed))
        if isinstance(move, PlayCard):
            assert move.card in cards(position.right), position.why
        else:
            assert isinstance(move, PassCards)
            assert set(cards(position.gives)) <= set(move.cards), position.why
            assert not set(cards(position.keeps)) & set(move.cards), position.why


@everywhere
def test_every_position_leaves_a_choice(position: Complaint) -> None:
    seen = position.view()
    if seen.phase is Phase.PLAYING:
        right: set[Card] = set(cards(position.right))
        assert right
        assert right < set(seen.legal)
    else:
        assert seen.phase is Phase.PASSING
        assert position.gives or position.keeps
        assert set(cards(f"{position.gives} {position.keeps}")) <= set(seen.hand)


def test_every_kind_of_complaint_is_there_and_several_games() -> None:
    kinds = Counter(p.complaint for p in POSITIONS)
    assert len(POSITIONS) >= 30
    assert len(kinds) >= 8
    assert min(kinds.values()) >= 1
    assert len({p.rules for p in POSITIONS}) >= 8
    assert len({p.name for p in POSITIONS}) == len(POSITIONS)
