"""Has the deals of the history judged in the background, one after another, whenever there is one to judge.

Nothing waits for it. What is begun when the program ends is dropped, and the next start begins with it again: what
is still to be done is always what the history has no verdict for.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal

from hearts_qt.game.frames import PERSON, seated
from hearts_qt.store.errors import StoreError
from hearts_qt.support.jobs import Err, Ok

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from hearts_qt.rules.notation import Record
    from hearts_qt.store.errors import Notice
    from hearts_qt.store.history import MatchRow
    from hearts_qt.store.luck import DealLuck, Luck, PendingDeal
    from hearts_qt.support.jobs import JobExecutor, Result

_Judged: TypeAlias = "tuple[tuple[Notice, ...], PendingDeal | None]"
_Judge: TypeAlias = (
    "Callable[[Record, MatchRow, int, Callable[[], bool], Callable[[int, int], None]], DealLuck | None]"
)

logger = logging.getLogger(__name__)


class LuckJudge(QObject):
    """Judges one profile's deals.

    Signals:
        judged(str): a deal of the match with this id has been judged.
        rested(): there is nothing left to judge.
        told(str, Luck): the answer to `ask`, and again for this match whenever the experts go to the next table.
        noticed(Notice): a damaged history was set aside.
    """

    judged = Signal(str)
    rested = Signal()
    told = Signal(str, object)
    noticed = Signal(object)

    _sat_down = Signal(str, int, int)

    def __init__(
        self,
        history_file: Path,
        jobs: JobExecutor,
        reading: JobExecutor,
        judge: _Judge | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``jobs`` judges and does nothing else: one deal takes seconds. ``reading`` answers `ask` meanwhile.

        ``judge`` is `judge_deal_of`, if it is not given.
        """
        super().__init__(parent)
        self._file = history_file
        self._jobs = jobs
        self._reading = reading
        self._judge = judge or judge_deal_of
        self._works = False
        self._on = True
        self._table = "", 0, 0
        """The match that is being judged, and at which table of how many the experts sit."""
        self._known: tuple[str, Luck] | None = None
        # The experts play on another thread.
        self._sat_down.connect(self._note_table, Qt.ConnectionType.QueuedConnection)

    @property
    def works(self) -> bool:
        """Whether a deal is being judged, or looked for."""
        return self._works

    def wake(self) -> None:
        """The history may have deals to judge."""
        if self._on and not self._works:
            self._works = True
            self._next()

    def switch(self, *, on: bool) -> None:
        """Whether anything is to be judged. Switched off, the players get up at once."""
        self._on = on

    def ask(self, match_id: str) -> None:
        """Tell what is known about the match, as soon as can be."""
        self._reading.submit(partial(_luck, self._file, match_id), partial(self._tell, match_id))

    def _next(self) -> None:
        work = partial(
            _judge_next, self._file, self._judge, lambda: self._jobs.stopping or not self._on, self._sat_down.emit
        )
        self._jobs.submit(work, self._take)

    def _take(self, result: Result[_Judged]) -> None:
        match result:
            case Ok((notices, deal)) if deal is not None:
                self._pass_on(notices)
                self.judged.emit(deal.match_id)
                self._next()
            case Ok((notices, _)):
                self._works = False
                self._pass_on(notices)
                self.rested.emit()
            case Err(error):
                # The recorder says aloud what is wrong with the file; this can wait for the next occasion.
                logger.info("Nothing judged: %s", error)
                self._works = False
                self.rested.emit()

    def _pass_on(self, notices: tuple[Notice, ...]) -> None:
        for notice in notices:
            self.noticed.emit(notice)

    def _note_table(self, match_id: str, table: int, tables: int) -> None:
        self._table = match_id, table, tables
        if self._works and self._known is not None and self._known[0] == match_id:
            self.told.emit(match_id, self._at_table(*self._known))

    def _at_table(self, match_id: str, luck: Luck) -> Luck:
        judged, table, tables = self._table
        return replace(luck, table=table, tables=tables) if self._works and judged == match_id else luck

    def _tell(self, match_id: str, result: Result[tuple[tuple[Notice, ...], Luck]]) -> None:
        match result:
            case Ok((notices, luck)):
                self._pass_on(notices)
                self._known = match_id, luck
                self.told.emit(match_id, self._at_table(match_id, luck))
            case Err(error):
                logger.info("No luck told: %s", error)


def judge_deal_of(
    record: Record,
    row: MatchRow,
    number: int,
    cancelled: Callable[[], bool],
    at_table: Callable[[int, int], None],
) -> DealLuck | None:
    """The verdict on the person's part in deal ``number``; None where the simulator is too slow to judge.

    As plain Python a deal would take minutes; it is judged where the simulator is compiled. Raises
    `other_table.Stopped` soon after ``cancelled`` says yes.
    """
    from hearts_qt.ai.kernel import COMPILED
    from hearts_qt.ai.levels import ADVISER, strategy
    from hearts_qt.ai.other_table import judge_deal
    from hearts_qt.store.luck import DealLuck

    if not COMPILED:
        return None
    sitters = seated(row.sitters, row.seats)[1:]
    others = [strategy(level, sitter.character) for level, sitter in zip(row.players, sitters, strict=True)]
    found = judge_deal(
        record, number, others, strategy(ADVISER), seat=PERSON, cancelled=cancelled, at_table=at_table
    )
    tables = len(found.expert)
    return DealLuck(
        tables=tables,
        expert_mean=found.result - found.skill,
        expert_error=(found.spread / tables) ** 0.5,
        expert_points=found.expert_points,
        skill=found.skill,
        skill_variance=found.skill_variance,
        luck=found.luck,
        luck_variance=found.luck_variance,
    )


# On the background thread. A connection belongs to one thread, and opening one is quick: each job has its own. The
# database is imported there too: the table is painted before there is a need for it.


def _judge_next(
    path: Path,
    judge: _Judge,
    cancelled: Callable[[], bool],
    at_table: Callable[[str, int, int], None],
) -> _Judged:
    """Judge one deal and keep the verdict; None instead of it when there is none to judge."""
    from hearts_qt.store.history import History
    from hearts_qt.store.luck import DealLuck, keep, next_pending

    history, notices = History.open(path)
    try:
        deal = next_pending(history)
        if deal is None:
            return notices, None
        # Not needed where there is nothing to judge.
        from hearts_qt.ai.other_table import Stopped

        verdict: DealLuck | None = DealLuck()
        row = history.match(deal.match_id)
        try:
            record = history.record_of(deal.match_id)
            if row is not None and record is not None:
                verdict = judge(record, row, deal.number, cancelled, partial(at_table, deal.match_id))
        except Stopped:
            return notices, None
        except StoreError:
            raise
        except Exception:
            # It would come again at every start: the deal is marked as one that cannot be judged.
            logger.warning("Deal %d of match %s cannot be judged", deal.number, deal.match_id, exc_info=True)
        if verdict is None:
            return notices, None
        keep(history, deal, verdict)
        return notices, deal
    finally:
        history.close()


def _luck(path: Path, match_id: str) -> tuple[tuple[Notice, ...], Luck]:
    from hearts_qt.store.history import History
    from hearts_qt.store.luck import luck_of_match

    history, notices = History.open(path)
    try:
        return notices, luck_of_match(history, match_id)
    finally:
        history.close()
