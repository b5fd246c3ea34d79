"""Measure how evenly the table moves while an expert thinks, and what keeps its thread busy for long.

    python tests/benchmarks/frames.py [--size 1280x800] [--runs 3]

Plays a deal of the classic game at normal speed in the real program, without a screen, on the raster engine.
Whoever sits at the person's place answers as soon as he is asked. Beside the game an expert thinks without a
pause, on a thread of its own, as an opponent does, so that no frame escapes it.

A frame is done when the table has been painted and its pixels are handed over; intervals within one movement
count.
A turn is all that the thread of the windows does for one event before it looks for the next one, from the first
question on. After the tricks options are changed, the score sheet is opened, and rules are changed in the dialog
for a new match; building, showing and deleting that dialog is not counted, which is nearly all Qt's. Run it on a
machine of its own, or before everything else (Linux: ``chrt -f 5 python …``). Prints the median of the runs.

"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QCheckBox

from hearts_qt.ai.levels import strategy
from hearts_qt.ai.strategy import choose
from hearts_qt.app import Program, collect_again
from hearts_qt.game.frames import PERSON, Ask
from hearts_qt.rules.events import TrickTaken
from hearts_qt.rules.moves import DealCards, PassCards, PlayCard
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view
from hearts_qt.start import make_application
from hearts_qt.store.options import Theme
from hearts_qt.support.jobs import BackgroundExecutor
from hearts_qt.support.paths import Profile
from hearts_qt.table.pace import Pace
from hearts_qt.ui.actions import Command

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.game.frames import Frame, Offer
    from hearts_qt.rules.view import View

SEED = 271828
LONG_TURN_MS = 10.0
PAINTED_MS = 150
CHANGES: tuple[dict[str, Any], ...] = (
    {"show_hints": False},
    {"mark_legal": False},
    {"four_colours": True},
    {"deck": "classic"},
    {"felt": "blue"},
    {"theme": Theme.DARK},
)
SWITCHES = ("hearts_must_be_broken", "no_points_on_first_trick")
FOUR_CARDS = "four cards move"
OTHER_MOTION = "other movements"
BY_THE_CLOCK = "turns by the clock"
AT_WORK = "turns by processor time"


class Turn(NamedTuple):
    """What the thread did for one event: milliseconds by the clock, and of its processor time."""

    name: str
    ms: float
    work_ms: float


class WatchedApplication(QApplication):
    """Measures every turn of the thread of the windows.

    Attributes:
        turns: all of them so far.
        is_counting: whether turns are measured.
        phase: what is being done, for the names of turns.
        surface: the widget whose paints are frames.
        frames: when it had been painted, in milliseconds.
    """

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.turns: list[Turn] = []
        self.surface: QObject | None = None
        self.frames: list[float] = []
        self.is_counting = True
        self.phase = "play"
        self._own = threading.get_ident()
        self._in_turn = False
        self._has_painted = False

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        if threading.get_ident() != self._own:
            return super().notify(receiver, event)
        if receiver is self.surface and event.type() is QEvent.Type.Paint:
            self._has_painted = True
        if self._in_turn:
            return super().notify(receiver, event)
        name = f"{self.phase}: {type(receiver).__name__} {receiver.objectName()} {event.type().name}"
        self._in_turn, self._has_painted = True, False
        began, worked = time.perf_counter(), time.thread_time()
        try:
            return super().notify(receiver, event)
        finally:
            worked, ended = time.thread_time() - worked, time.perf_counter()
            self._in_turn = False
            if self.is_counting:
                self.turns.append(Turn(name, 1000 * (ended - began), 1000 * worked))
            if self._has_painted:
                self.frames.append(1000 * ended)


class Expert:
    """Thinks on a thread of its own until it is stopped, as an opponent does: about one question after another."""

    def __init__(self) -> None:
        self._jobs = BackgroundExecutor()
        self._views = _questions()
        self.thoughts = 0

    def begin(self) -> None:
        """Think from now on."""
        self._jobs.submit(self._think, lambda _: None)

    def stop(self) -> None:
        """Think no more; waits for the last thought to break off."""
        self._jobs.shutdown()

    def _think(self) -> None:
        _give_way()
        player = strategy("expert")
        while not self._jobs.stopping:
            seen = self._views[self.thoughts % len(self._views)]
            choose(player, seen, Random(self.thoughts), lambda: self._jobs.stopping)
            self.thoughts += 1


def _give_way() -> None:
    """Under ``chrt`` threads of one priority wait for each other, which they otherwise do not: step back."""
    if sys.platform == "linux" and os.sched_getscheduler(0) == os.SCHED_FIFO:
        priority = os.sched_getparam(0).sched_priority
        os.sched_setparam(0, os.sched_param(max(1, priority - 1)))


class Session(QObject):
    """Plays tricks and notes when the table was painted while something moved.

    Attributes:
        intervals: milliseconds between frames, by what moved.
    """

    def __init__(self, program: Program, application: WatchedApplication, expert: Expert, tricks: int) -> None:
        super().__init__()
        self.intervals: defaultdict[str, list[float]] = defaultdict(list)
        self._program = program
        self._application = application
        self._expert = expert
        self._tricks = tricks
        self._is_over = False
        self._rng = Random(1)
        table = program.window.desk.table
        application.surface = table.viewport()
        table.began.connect(self._begin)
        table.presented.connect(self._end)
        program.game.offered.connect(self._answer_soon)
        program.game.offered.connect(application.turns.clear, Qt.ConnectionType.SingleShotConnection)
        program.game.new_match("windows_hearts", Rules(), SEED, ("random",) * 3)

    def _begin(self, frame: Frame) -> None:
        self._application.phase = type(frame.event).__name__
        self._application.frames.clear()

    def _end(self, frame: Frame) -> None:
        painted = self._application.frames
        what = FOUR_CARDS if isinstance(frame.event, TrickTaken) else OTHER_MOTION
        self.intervals[what].extend(b - a for a, b in pairwise(painted))
        painted.clear()

    def _answer_soon(self, offer: Offer) -> None:
        QTimer.singleShot(0, self, lambda: self._answer(offer))

    def _answer(self, offer: Offer) -> None:
        game = self._program.game
        match offer.ask:
            case Ask.ACCEPT:
                game.accept()
            case Ask.PASS | Ask.PLAY if len(offer.view.tricks) < self._tricks:
                match choose(strategy("random"), offer.view, self._rng):
                    case PassCards(cards=cards):
                        game.pass_cards(cards)
                    case PlayCard(card=card):
                        game.play(card)
            case _ if not self._is_over:
                self._is_over = True
                self._expert.stop()
                self._next(_changes(self._program, self._application))

    def _next(self, changes: Iterator[None]) -> None:
        """One change after the other, with time to paint what it changed."""
        try:
            next(changes)
        except StopIteration:
            QApplication.quit()
        else:
            QTimer.singleShot(PAINTED_MS, self, lambda: self._next(changes))


def _changes(program: Program, application: WatchedApplication) -> Iterator[None]:
    for change in CHANGES:
        application.phase = f"option {next(iter(change))}"
        program.settings.change(**change)
        yield
    application.phase = "score sheet"
    program.window.desk.toggle_sheet()
    yield
    application.is_counting = False
    dialog = program.window.dialog_of(Command.NEW_MATCH)
    assert dialog is not None
    dialog.show()
    yield
    application.is_counting = True
    for name in SWITCHES:
        field = dialog.findChild(QCheckBox, name)
        assert isinstance(field, QCheckBox), name
        application.phase = f"switch {name}"
        field.toggle()
        yield
    application.is_counting = False
    dialog.close()
    yield


def _questions() -> list[View]:
    """What computer players are asked in the first half of a deal, where they think longest."""
    match, rng, questions = Match(Rules(pass_cycle=()), SEED), Random(1), []
    match, _ = step(match, DealCards())
    for _ in range(28):
        seat = match.to_move[0]
        seen = view(match, seat)
        if seat != PERSON and len(seen.legal) > 1:
            questions.append(seen)
        match, _ = step(match, choose(strategy("rule_of_thumb"), seen, rng))
    return questions


def measure(width: int, height: int, tricks: int) -> dict[str, list[float]]:
    """One run in this process: milliseconds by what was measured; long turns by their names, which have colons."""
    application = make_application(WatchedApplication)
    assert isinstance(application, WatchedApplication)
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile.inside(Path(folder))
        profile.create()
        pictures, expert = BackgroundExecutor(), Expert()
        program = Program(application, profile, language="en", pace=Pace(), pictures=pictures)
        program.window.resize(width, height)
        program.window.show()
        program.window.draw_in_background()
        program.fetch_papers()
        # As after the first paint: a search for garbage among all that the start has made takes two frames.
        gc.disable()
        collect_again()
        session = Session(program, application, expert, tricks)
        expert.begin()
        application.exec()
        expert.stop()
        program.window.close()
        program.shut_down()
        pictures.shutdown()
    long: defaultdict[str, list[float]] = defaultdict(list)
    for turn in application.turns:
        if turn.work_ms > LONG_TURN_MS:
            long[turn.name].append(turn.work_ms)
    return {
        **session.intervals,
        **long,
        BY_THE_CLOCK: [turn.ms for turn in application.turns],
        AT_WORK: [turn.work_ms for turn in application.turns],
    }


def run_apart(size: str, tricks: int) -> dict[str, list[float]]:
    """`measure` in a process of its own."""
    command = [sys.executable, __file__, "--size", size, "--tricks", str(tricks), "--raw"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--tricks", type=int, default=13)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--raw", action="store_true", help="one run, everything measured as JSON")
    options = parser.parse_args()
    if options.raw:
        width, height = map(int, options.size.split("x"))
        sys.stdout.write(json.dumps(measure(width, height, options.tricks)) + "\n")
        return 0
    runs = [run_apart(options.size, options.tricks) for _ in range(options.runs)]
    for what in (FOUR_CARDS, OTHER_MOTION):
        middle, late = (median(quantiles(run[what], n=100)[part] for run in runs) for part in (49, 98))
        sys.stdout.write(f"{what}: median {middle:.1f} ms, 99th percentile {late:.1f} ms\n")
    for name in sorted({name for run in runs for name in run if ":" in name}):
        worst = max(max(run.get(name, [0.0])) for run in runs)
        sys.stdout.write(f"over {LONG_TURN_MS:.0f} ms of processor time: {name}, {worst:.1f} ms\n")
    for what in (BY_THE_CLOCK, AT_WORK):
        long = median(sum(ms > LONG_TURN_MS for ms in run[what]) for run in runs)
        longest = median(max(run[what]) for run in runs)
        count = f"{long:.0f} of {len(runs[0][what])} over {LONG_TURN_MS:.0f} ms"
        sys.stdout.write(f"{what}: {count}, the longest {longest:.1f} ms\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
