"""Plays random matches and saves after every move, until it is killed: ``killed_player.py FOLDER SEED``.

Goes on with the match that is there. Prints a line when a save is complete: the match's id, its moves, its scored
deals and the matches finished so far.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from msgspec.structs import replace

from hearts_qt.rules.notation import Record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Phase
from hearts_qt.rules.transition import step
from hearts_qt.store import saved_match
from hearts_qt.store.history import History
from hearts_qt.store.saved_match import SavedMatch
from tests.rules.positions import random_move
from tests.store.matches import LEVELS

RULES = Rules(limit=20)


def play(folder: Path, seed: int) -> None:
    rng = Random(seed)
    path = folder / saved_match.FILE_NAME
    history, _ = History.open(folder / "history.sqlite")
    saved, _ = saved_match.load(path)
    if saved is not None:
        history.record(saved)  # a deal that ended just before the kill
    finished = 0
    while True:
        if saved is None or saved.record.match().phase is Phase.OVER:
            saved = SavedMatch.begin(Record("windows_hearts", RULES, rng.randrange(10**6)), LEVELS)
        match = saved.record.match()
        while match.phase is not Phase.OVER:
            move = random_move(match, rng)
            match, _ = step(match, move)
            moves = (*saved.record.moves, move)
            saved = replace(saved, record=replace(saved.record, moves=moves), done=len(moves))
            saved_match.save(path, saved)
            if match.phase in (Phase.SCORED, Phase.OVER):
                history.record(saved)
            finished += match.phase is Phase.OVER
            sys.stdout.write(f"{saved.id} {len(moves)} {len(match.scores)} {finished}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
