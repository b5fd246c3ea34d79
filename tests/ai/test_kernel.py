"""The simulator does what the rules do, compiled and as plain Python alike.

A longer run over more deals:  ``HEARTS_KERNEL_DEALS=200 python -m pytest tests/ai/test_kernel.py``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from hearts_qt.ai.encoding import DUCKING, RANDOM, THINKING, Position, encode_rules, numbers
from hearts_qt.ai.kernel import COMPILED, Kernel
from hearts_qt.ai.playouts import playouts
from hearts_qt.rules.cards import cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.switches import Moon, Undealt
from tests.ai.simulated import OVER, fingerprints, follow, follow_shooter, opening
from tests.ai.test_every_variant import TABLES

DEALS = int(os.environ.get("HEARTS_KERNEL_DEALS", "1"))


@pytest.mark.parametrize("name", TABLES)
def test_it_follows_the_rules_at_every_step(name: str) -> None:
    rules = TABLES[name]
    for seed in range(DEALS):
        assert follow(rules, seed, deals=len(rules.contracts) or 1) > 0


@pytest.mark.parametrize("name", TABLES)
def test_it_follows_the_rules_when_one_seat_wants_everything(name: str) -> None:
    rules = TABLES[name]
    shooters = [follow_shooter(rules, seed) for seed in range(DEALS)]
    if rules.moon in (Moon.ADD, Moon.CHOICE, Moon.SUBTRACT) and rules.undealt is Undealt.NONE and not rules.jokers:
        assert any(s is not None for s in shooters), "the moon is what this deal is for"


def test_compiled_and_plain_python_agree() -> None:
    if not COMPILED:
        pytest.skip("the simulator is not compiled here: there is nothing to compare")
    program = Path(__file__).with_name("interpreted.py")
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == fingerprints()


@pytest.mark.parametrize("rules", [v.rules() for v in CATALOGUE.values()], ids=list(CATALOGUE))
def test_every_card_has_a_number_of_its_own(rules: Rules) -> None:
    table = encode_rules(rules)
    assert len({table.number(c) for c in rules.pack}) == len(rules.pack)
    assert table.cards(table.masks(rules.pack)) == tuple(sorted(rules.pack))
    assert len(list(numbers(table.masks(rules.pack)))) == len(rules.pack)


ALL_RULES = [variant.rules(seats) for variant in CATALOGUE.values() for seats in variant.counts]


def dealt() -> tuple[Kernel, Position, array[int]]:
    """A deal of the classic game: the leader's position, and the truth as its world."""
    return opening(Rules(pass_cycle=()), 3)


def test_every_move_is_tried_in_the_same_worlds() -> None:
    kernel, seen, world = dealt()
    for seat in range(4):
        kernel.set_policy(seat, RANDOM)
    lead = [seen.table.masks(cards("2C"))]
    results = playouts(kernel, seen.table, seen.seat, world * 50, lead * 2, 7)
    assert results.worlds == 50
    assert results.utilities(0) == results.utilities(1)
    assert len(set(results.utilities(0))) > 1, "the policy draws lots"
    assert results.difference(0, 1) == (0.0, 0.0)
    assert {sum(results.losses(0, s)[k] for s in range(4)) for k in range(50)} <= {26, 78}


def test_it_can_be_stopped_between_slices() -> None:
    kernel, seen, world = dealt()
    asked: list[bool] = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) > 2

    lead = [seen.table.masks(cards("2C"))]
    results = playouts(kernel, seen.table, seen.seat, world * 1000, lead, 1, cancelled=cancelled)
    assert 0 < results.worlds < 1000
    assert len(results.utilities(0)) == results.worlds


def test_arrays_that_do_not_fit_are_refused() -> None:
    kernel, _, world = dealt()
    with pytest.raises(ValueError, match="do not fit"):
        kernel.batch(world, 0, 2, array("Q", [1, 0]), 0, array("i", [0] * 8))


@pytest.mark.parametrize("name", [name for name in TABLES if TABLES[name] in ALL_RULES])
def test_a_batch_does_what_its_moves_do_one_by_one(name: str) -> None:
    opened = opening(TABLES[name], 5)
    for kind in (RANDOM, DUCKING, THINKING):
        kernel, seen, world = opened
        for seat in range(seen.table.seats):
            kernel.set_policy(seat, kind)
        rows: array[int] = array("i", bytes(4 * kernel.row))
        kernel.batch(world, 0, 1, array("Q", [0, 0]), 11, rows)
        kernel.deal(world, 0, 11)
        while kernel.stage()[0] != OVER:
            kernel.follow_policy()
        kernel.settle()
        assert tuple(rows[: seen.table.seats]) == kernel.result()[1]
