"""How fast the simulator plays deals of the classic game to their end, on one core.

    python tests/benchmarks/simulator.py [--spiel PYTHON]

Compiled and as plain Python, by each policy, every run over the same fresh deals; beside them the rollouts of
OpenSpiel's game of hearts in C++, by lot. ``PYTHON`` is an interpreter that has ``pyspiel``; without it that
part is left out. Rates are per second of processor time, the best of several runs, so that other programs on the
machine disturb little.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from array import array
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEALS = 1024
SPIEL = """
import json, random, time
import pyspiel
game = pyspiel.load_game("hearts")
rng = random.Random(1)
states = []
for _ in range(64):
    state = game.new_initial_state()
    state.apply_action(0)
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(actions, chances)[0])
    states.append(state)
# One simulation of the tree search is one leaf with so many rollouts of the evaluator, all of it in C++.
evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=200, seed=1)
bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
best = 0.0
for _ in range(5):
    start = time.process_time()
    for state in states:
        bot.mcts_search(state)
    best = max(best, 200 * len(states) / (time.process_time() - start))
print(json.dumps(best))
"""


def only_sources(path: str) -> FileFinder:
    """A finder that sees no compiled modules in the room of the computer players."""
    if Path(path) != ROOT / "hearts_qt" / "ai":
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))


def rates(runs: int) -> dict[str, float]:
    """Playouts a second by policy, each over `DEALS` fresh deals."""
    from msgspec.structs import replace

    from hearts_qt.ai.encoding import DUCKING, RANDOM, THINKING, encode_view
    from hearts_qt.ai.kernel import Kernel
    from hearts_qt.rules.moves import DealCards
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.state import Match
    from hearts_qt.rules.transition import step
    from hearts_qt.rules.view import view

    match, _ = step(Match(Rules(pass_cycle=()), 1), DealCards())
    position = encode_view(view(match, match.to_move[0]))
    # Nothing is passed; whoever holds the lowest club in a world leads it.
    position = replace(position, phase=1, pass_count=0)
    kernel = Kernel(position.table)
    kernel.place(position)
    pack, rng = list(match.rules.pack), random.Random(1)
    worlds: array[int] = array("Q")
    for _ in range(DEALS):
        rng.shuffle(pack)
        for seat in range(4):
            worlds.extend(position.table.masks(pack[13 * seat : 13 * seat + 13]))
    rows: array[int] = array("i", bytes(4 * DEALS * kernel.row))
    found = {}
    for name, kind in (("by lot", RANDOM), ("ducking", DUCKING), ("thinking", THINKING)):
        for seat in range(4):
            kernel.set_policy(seat, kind)
        best = 0.0
        for seed in range(runs):
            start = time.process_time()
            kernel.batch(worlds, 0, DEALS, array("Q", [0, 0]), seed, rows)
            best = max(best, DEALS / (time.process_time() - start))
        found[name] = best
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Playouts a second of the simulator.")
    parser.add_argument("--spiel", metavar="PYTHON", help="an interpreter that has OpenSpiel")
    parser.add_argument("--plain", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    if arguments.plain:
        sys.path_hooks.insert(0, only_sources)
        sys.stdout.write(json.dumps(rates(2)))
        return
    from hearts_qt.ai.kernel import COMPILED

    if not COMPILED:
        raise SystemExit("The simulator is not compiled: python setup.py build_ext --inplace")
    spiel = _ask([arguments.spiel, "-c", SPIEL]) if arguments.spiel else None
    compiled = rates(15)
    again = _ask([arguments.spiel, "-c", SPIEL]) if arguments.spiel else None
    plain = _ask([sys.executable, __file__, "--plain"])
    assert isinstance(plain, dict)
    say = sys.stdout.write
    say(f"{'policy':10} {'compiled':>12} {'plain Python':>14} {'times':>7}\n")
    for name, rate in compiled.items():
        say(f"{name:10} {rate:12,.0f} {plain[name]:14,.0f} {rate / plain[name]:7.0f}\n")
    if isinstance(spiel, float) and isinstance(again, float):
        other = max(spiel, again)
        say(f"OpenSpiel, C++, by lot: {other:,.0f}\n")
        for name, rate in compiled.items():
            say(f"{name:10} {rate / other:7.1f} times OpenSpiel\n")


def _ask(command: list[str]) -> object:
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


if __name__ == "__main__":
    main()
