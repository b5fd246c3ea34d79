"""At the end of a match: a quiet line about what has been reached with it for the first time."""

from __future__ import annotations

import logging
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.errors import StoreError
from hearts_qt.store.goals import progress, reached_with
from hearts_qt.store.history import History
from hearts_qt.store.statistics import Scope, played
from hearts_qt.support.jobs import Err, Ok
from hearts_qt.ui.statistics.goal_words import goal_text
from hearts_qt.ui.status_line import StatusKind

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.game.controller import GameController
    from hearts_qt.store.goals import Goal
    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.support.jobs import JobExecutor, Result
    from hearts_qt.ui.desk import Desk

translate = QCoreApplication.translate

logger = logging.getLogger(__name__)


def tell_goals(desk: Desk, game: GameController, history_file: Path, jobs: JobExecutor) -> None:
    """Say in the status line what was reached with the match that has just ended, if that is anything.

    ``jobs`` is what writes the history: the question waits there until the match has been written.
    """
    saved = game.saved
    if saved is not None and not game.is_practising and saved.record.variant in CATALOGUE:
        work = partial(reached, history_file, saved.record.variant, saved.id)
        jobs.submit(work, partial(_tell, desk, game, saved))


def reached(path: Path, variant: str, match_id: str) -> tuple[Goal, ...]:
    """The goals of ``variant`` that were reached with this match. Raises StoreError."""
    with closing(History.open(path)[0]) as history:
        return reached_with(match_id, progress(CATALOGUE[variant], played(history, Scope(variant))))


def goals_sentence(goals: tuple[Goal, ...], variant: str) -> str:
    """What has been reached: the hardest of it, and how much else."""
    text = goal_text(goals[-1], CATALOGUE[variant])
    if len(goals) == 1:
        return translate("Goals", "A goal reached: “{goal}”.").format(goal=text)
    more = translate("Goals", "and %n more", None, len(goals) - 1)
    return translate("Goals", "Goals reached: “{goal}” {more}.").format(goal=text, more=more)


def _tell(desk: Desk, game: GameController, saved: SavedMatch, result: Result[tuple[Goal, ...]]) -> None:
    match result:
        case Ok(goals) if goals and game.saved is not None and game.saved.id == saved.id:
            desk.talk.say(StatusKind.DONE, lambda: goals_sentence(goals, saved.record.variant))
        case Err(StoreError() as error):
            # Whoever wrote the history has told of it.
            logger.info("Goals not counted: %s", error)
        case Err(error):
            raise error
        case _:
            pass
