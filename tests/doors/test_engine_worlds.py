"""The engine refuses another seat's card exactly when no distribution of the unseen cards allows it."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest

from hearts_qt.doors.engine import respond
from hearts_qt.rules.events import DealStarted
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.refusals import IllegalMove
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Direction
from hearts_qt.rules.transition import fold, refuse, step
from tests.doors.engine_driver import say, session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.ruleset import Rules

MINE = 0


def hands_of(cards: tuple[Card, ...], seats: int, size: int) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every way to deal ``cards`` to so many seats."""
    if seats == 0:
        yield ()
        return
    for hand in combinations(cards, size):
        rest = tuple(c for c in cards if c not in hand)
        for others in hands_of(rest, seats - 1, size):
            yield (hand, *others)


def dealt(rules: Rules, hands: tuple[tuple[Card, ...], ...]) -> Match:
    event = DealStarted(1, 0, Direction.HOLD, tuple(tuple(sorted(h)) for h in hands))
    return fold(Match(rules, 0), event)


def after(match: Match, seat: int, card: Card) -> Match | None:
    try:
        return step(match, PlayCard(seat, card))[0]
    except IllegalMove:
        return None


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    "switches",
    [
        "",
        "opening=eldest hearts_led_last=yes no_points_on_first_trick=no",
        "opening=any_club hearts_must_be_broken=no discard_duty=heart_then_queen",
        "opening=eldest no_heart_lead_first=yes queen_breaks_hearts=yes hearts_instead_of_queen=yes",
    ],
)
def test_a_card_is_refused_exactly_when_no_world_allows_it(switches: str, seed: int) -> None:
    """Twelve cards at a table of three: seventy worlds, all of them tried at every card."""
    rng = Random(seed)
    some = say(session("dynamo", 3), f"set lowest=12 removed= dealer=0 {switches}")
    rules, pack = some.rules, list(some.rules.pack)
    rng.shuffle(pack)
    true = dealt(rules, (tuple(pack[:4]), tuple(pack[4:8]), tuple(pack[8:])))
    some = say(some, f"deal {MINE} H {' '.join(map(str, pack[:4]))}")
    worlds = [dealt(rules, (tuple(pack[:4]), *others)) for others in hands_of(tuple(pack[4:]), 2, 4)]
    assert len(worlds) == 70
    refused = 0
    while true.phase is Phase.PLAYING:
        (turn,) = true.to_move
        for seat in (1, 2):
            for c in rules.pack:
                possible = any(after(w, seat, c) is not None for w in worlds)
                answer = respond(some, f"play {seat} {c}")[1]
                assert (answer == "ok") is possible, f"{seat} {c}: {answer}"
                refused += not possible
        assert true.deal is not None
        card = rng.choice([c for c in true.deal.hands[turn] if refuse(true, PlayCard(turn, c)) is None])
        true, _ = step(true, PlayCard(turn, card))
        some = say(some, f"play {turn} {card}")
        worlds = [w for w in (after(w, turn, card) for w in worlds) if w is not None]
        assert worlds
    assert refused
