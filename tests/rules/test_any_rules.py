"""House rules put together by lot: whatever is not refused can be played, and comes to an end."""

from __future__ import annotations

import os
from enum import Enum
from random import Random
from types import UnionType
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import Phase as Phases
from hypothesis import strategies as st
from msgspec.structs import replace

from hearts_qt.rules.cards import SUITS, Rank, cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.contracts import CONTRACTS
from hearts_qt.rules.point_tables import SPOT
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import (
    Bonus,
    Direction,
    FirstTrickFallback,
    Floor,
    Moon,
    MoonTest,
    Settlement,
    Undealt,
)
from hearts_qt.rules.transition import step
from hearts_qt.rules.validate import Fault, faults
from tests.rules.positions import random_move
from tests.soak import check_step

EXAMPLES = int(os.environ.get("HEARTS_RULES_BY_LOT", "60"))
"""How many sets of rules are tried; the environment may ask for more."""
TABLES = [(v.id, n) for v in CATALOGUE.values() for n in v.counts]
MOST_DEALS = 300
MOST_ATTEMPTS = 400
EVERY_CARD = tuple((s.letter, 1) for s in SUITS)

VALUES: dict[str, st.SearchStrategy[Any]] = {
    "seats": st.integers(2, 11),
    "packs": st.sampled_from((1, 2)),
    "lowest": st.sampled_from(tuple(Rank)[:9]),
    "removed": st.sampled_from(
        [cards(text) for text in ("", "2C", "2D", "2C 2D", "2C 2D 2S", "2H", "QS", "TC TD TS TH")]
    ),
    "jokers": st.integers(0, 4),
    "hand": st.none() | st.integers(1, 13),
    "points": st.sampled_from(
        [
            (("H", 1),),
            (("QS", 13),),
            SPOT,
            EVERY_CARD,
            (("H", 1), ("QS", 13), ("QD", -10)),
            (("H", -1),),
            (("H", 1), ("QS", -13)),
        ]
    ),
    "trick_points": st.integers(-2, 2),
    "priced_tricks": st.sampled_from([(), ((1, 5),), ((13, 5),), ((8, -30),)]),
    "no_trick_bonus": st.integers(0, 12),
    "naming_hand": st.integers(-1, 14),
    "pass_count": st.integers(0, 6),
    "pass_cycle": st.lists(st.sampled_from(Direction), max_size=4).map(tuple),
    "contracts": st.lists(st.sampled_from(sorted(CONTRACTS)), max_size=3).map(tuple),
    "trump": st.none() | st.sampled_from(SUITS),
    "moon_amount": st.none() | st.integers(-13, 30),
    "declared_amount": st.none() | st.integers(-5, 60),
    "chips": st.integers(0, 60),
    "limit": st.none() | st.integers(1, 120),
    "deals": st.none() | st.integers(1, 6),
}
"""Values for the fields whose type does not say which there are."""


def values_of(field: str) -> st.SearchStrategy[Any]:
    if field in VALUES:
        return VALUES[field]
    kind = get_type_hints(Rules)[field]
    if kind is bool:
        return st.booleans()
    if isinstance(kind, UnionType):
        kind = next(k for k in get_args(kind) if k is not type(None))
    assert issubclass(kind, Enum), field
    return st.sampled_from(kind)


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    variant, seats = draw(st.sampled_from(TABLES))
    rules = CATALOGUE[variant].rules(seats)
    changed = draw(st.lists(st.sampled_from(list(Rules.__struct_fields__)), max_size=5, unique=True))
    for field in changed:
        changes: dict[str, Any] = {field: draw(values_of(field))}
        rules = replace(rules, **changes)
    return rules


def play(rules: Rules, seed: int) -> Match:
    """A whole match by lot, its limit brought near so that it does not take long."""
    near = None if rules.limit is None else min(rules.limit, 15)
    rules = replace(rules, limit=near, deals=None if rules.deals is None else min(rules.deals, 3))
    rng, match = Random(seed), Match(rules, seed)
    while match.phase is not Phase.OVER:
        assert len(match.scores) < MOST_DEALS, f"the match does not end: {match.totals}"
        assert match.attempt < MOST_ATTEMPTS, "the deal is dealt again and again"
        after, events = step(match, random_move(match, rng))
        check_step(match, events, after)
        match = after
    return match


@settings(
    max_examples=EXAMPLES, deadline=None, derandomize=EXAMPLES == 60,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
    # A match that does not end is slow to play; it is not made smaller.
    phases=[Phases.explicit, Phases.generate],
)  # fmt: skip
@given(any_rules().filter(lambda rules: not faults(rules)), st.integers(0, 1000))
def test_whatever_is_not_refused_comes_to_an_end(rules: Rules, seed: int) -> None:
    assert play(rules, seed).winners


ENDLESS = Rules()
SIX = (("QS", 6),)
AGAIN = FirstTrickFallback.REDEAL


@pytest.mark.parametrize(
    ("rules", "fault"),
    [
        (replace(ENDLESS, points=EVERY_CARD, first_trick_fallback=AGAIN), Fault.DEALT_FOR_EVER),
        (
            Rules(points=EVERY_CARD, hand=1, undealt=Undealt.LAST_TRICK, pass_cycle=(), pass_count=0,
                  moon=Moon.OFF, first_trick_fallback=FirstTrickFallback.VOID),
            Fault.DEALT_FOR_EVER,
        ),
        (replace(ENDLESS, points=(("H", -1),), moon=Moon.OFF), Fault.UNREACHABLE),
        (replace(ENDLESS, points=(("H", 1), ("QS", -13)), moon=Moon.OFF), Fault.UNREACHABLE),
        (replace(ENDLESS, points=(("H", 1),), bonus=Bonus.TEN_OF_DIAMONDS, no_trick_bonus=5), Fault.UNREACHABLE),
        (replace(ENDLESS, high_wins=True, floor=Floor.TOTAL), Fault.UNREACHABLE),
        (
            Rules(seats=2, pass_cycle=(), points=SIX, settlement=Settlement.FIRST_SIX_FREE, moon=Moon.OFF),
            Fault.UNREACHABLE,
        ),
        (replace(ENDLESS, points=(("QS", 13),), moon=Moon.NOBODY), Fault.MOON_ALWAYS),
        (
            Rules(hand=1, undealt=Undealt.LAST_TRICK, pass_cycle=(), pass_count=0, moon_test=MoonTest.TRICKS),
            Fault.MOON_ALWAYS,
        ),
        (Rules(deals=8, tie_break=True, high_wins=True, floor=Floor.DEAL), Fault.UNREACHABLE),
        (
            replace(CATALOGUE["hearts_1887"].rules(), points=(("H", -1),), tie_break=True),
            Fault.NO_PENALTY_CARDS,
        ),
        (Rules(points=(("H", 0),), deals=8, moon=Moon.OFF), Fault.NO_PENALTY_CARDS),
        (Rules(limit=10_000), Fault.LIMIT),
        (Rules(deals=1000), Fault.LIMIT),
    ],
)  # fmt: skip
def test_what_would_never_end_is_refused(rules: Rules, fault: Fault) -> None:
    assert faults(rules) == (fault,)


@pytest.mark.parametrize(
    "rules",
    [
        Rules(first_trick_fallback=FirstTrickFallback.REDEAL),
        Rules(no_trick_bonus=5),
        Rules(points=(("H", -1),), moon=Moon.OFF, deals=8),
        Rules(points=(("H", 1), ("QS", -13)), moon=Moon.OFF, floor=Floor.TOTAL),
        Rules(points=(("QS", 13),), moon=Moon.OFF),
    ],
)
def test_what_does_end_is_not_refused(rules: Rules) -> None:
    assert faults(rules) == ()
