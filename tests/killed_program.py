"""The real program with a person who plays it, to be killed: ``killed_program.py PROFILE play|rush|leave``.

The person plays by rule of thumb through the signals of the widgets, match after match; with ``rush`` nothing
moves, with ``leave`` the window is closed when the history has caught up. A line is printed when a move has been
recorded: the match's id, the number of its moves, of its scored deals, and a sum over its moves.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QTimer

from hearts_qt import app, start
from hearts_qt.doors.self_test import answer
from hearts_qt.game.frames import Ask
from hearts_qt.rules.notation import Record, write_record, write_rules
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store.options import DEFAULTS
from hearts_qt.table.pace import INSTANT, Pace, Speed

if TYPE_CHECKING:
    from hearts_qt.game.controller import Step
    from hearts_qt.game.frames import Offer

PACES = {"play": Pace(Speed.FAST, trick_seconds=0.2), "rush": INSTANT, "leave": INSTANT}


def sum_of(record: Record) -> int:
    """Two matches with the same moves have the same sum."""
    return crc32(write_record(record).encode())


class Played(app.Program):
    """Somebody sits at it."""

    def begin(self) -> None:
        # Against opponents who think little, so that there are many moments to be killed at.
        rules = write_rules("windows_hearts", Rules(limit=20))
        self.settings.replace(DEFAULTS.changed(next_rules=rules, levels=("easy",) * 3))
        if sys.argv[2] == "leave":
            self.recorder.kept.connect(lambda *_: self.window.window().close())
        else:
            # The recorder was connected first: what is told is on disk.
            self.game.recorded.connect(self.tell)
            self.game.offered.connect(self.invite)
        super().begin()

    def tell(self, step: Step) -> None:
        """Print a line at once."""
        saved = step.saved
        os.write(1, f"{saved.id} {saved.done} {len(step.match.scores)} {sum_of(saved.played)}\n".encode())

    def invite(self, offer: Offer) -> None:
        """Answer a moment later, as a person would."""
        QTimer.singleShot(0, self, partial(self.act, offer))

    def act(self, offer: Offer) -> None:
        """What a sensible person would do, match after match."""
        if offer.ask is not Ask.NEW_MATCH:
            answer(self, offer)
            return
        self.window.desk.papers.sheet.goOn.emit()
        self.window.desk.papers.end.playAgain.emit()


if __name__ == "__main__":
    app.Program = partial(Played, pace=PACES[sys.argv[2]])  # type: ignore[misc, assignment]
    sys.exit(start.main(Path(sys.argv[1]), "ru"))
