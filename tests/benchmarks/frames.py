"""Measure how evenly the table moves while an expert thinks, and what keeps its thread busy for long.

    python tests/benchmarks/frames.py [--size 1280x800] [--runs 3]

Plays a deal of the classic game at normal speed in the real program, without a screen, on the raster engine.
Whoever sits at the person's place answers a moment after he has been asked, when that has been painted. Beside
the game an expert thinks about one question after another, on a thread of its own, as an opponent does, so that
hardly a frame escapes it.

A frame is done when the table has been painted, its pixels are handed over and the event loop looks for the next
event; intervals within one movement count.
A turn is all that the thread of the windows does between two such moments, in processor time, from the first
question on. After the tricks options are changed, the score sheet is opened, dialogs are opened and closed, and
rules are changed in the one for a new match. `UNDIVIDED` names the turns that may be longer, and why.

A machine that has much to do gives every program less in the same processor time: its caches are cold, and what
counts as two cores may be one. So the same small piece of work is timed again and again beside all that
(`Watch.weigh`), and limits of turns grow by as much as it took longer than on the machine undisturbed.

Run it on a machine of its own, or before everything else (Linux: ``chrt -f 5 python …``). Prints the median of the
runs, and with ``--check`` ends with 1 if one is above its limit.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import msgspec
from msgspec import Struct
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QCheckBox, QFormLayout, QLabel, QWidget
from shiboken6 import delete

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
    from collections.abc import Iterator, Sequence

    from hearts_qt.game.frames import Frame, Offer
    from hearts_qt.rules.view import View

SEED = 271828
LONG_TURN_MS = 10.0
LATEST_MS = {"1280x800": 17.5, "2560x1440": 20.0}
"""The 99th percentile of the intervals while four cards move, at most."""
UNDIVIDED = {
    "open NEW_MATCH": 15.0,
    "option theme": 15.0,
    "option felt": 15.0,
}
"""Milliseconds for what is seen whole or not at all: the dialog with the most widgets, which Qt shows in one call,
and a table that looks different everywhere, which it paints in one. On the machine of docs/performance.md these
too take less than ten at 1280x800; they have some room on others."""
ANSWER_MS = 50
ROWS = 40
YARDSTICK_MS = 2.2
"""What `Watch.weigh` does takes so long on the machine of docs/performance.md when nothing else runs there."""
PAINTED_MS = 150
REST = 0.1
"""So much of its time the expert rests: what goes before all others and never rests, Linux stops now and then."""
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
PAINTING = "with a paint"
WORKING = "without one"


class Run(Struct, frozen=True):
    """What was measured in one run.

    Attributes:
        intervals: milliseconds between frames, by what moved.
        turns: milliseconds of processor time of every turn, by what was being done.
        slowness: how many times as long as undisturbed the machine took for everything, at least 1.
    """

    intervals: dict[str, list[float]]
    turns: dict[str, list[float]]
    slowness: float = 1.0

    def long_turns(self) -> dict[str, float]:
        """The longest turn of each kind that is too long, in milliseconds of a machine undisturbed."""
        longest = {name: max(turns) / self.slowness for name, turns in self.turns.items()}
        return {name: ms for name, ms in longest.items() if ms > limit(name)}


def limit(turn: str) -> float:
    """How many milliseconds a turn of this name may take."""
    return UNDIVIDED.get(turn.split(",")[0], LONG_TURN_MS)


class Watch(QObject):
    """Measures every turn of the event loop, from one moment at which it looks for events to the next.

    It asks nothing of Qt while events are handled: whoever sees each of them in Python has PySide make a Python
    object for everything that gets one, which takes as long as a third of a frame.

    Attributes:
        turns: milliseconds of processor time, by what was being done.
        phase: what is being done.
        weights: milliseconds that `weigh` took.
        frames: when the pixels of a paint of ``surface`` had been handed over, in milliseconds.
    """

    def __init__(self, surface: QObject) -> None:
        super().__init__()
        self.turns: defaultdict[str, list[float]] = defaultdict(list)
        self.frames: list[float] = []
        self.weights: list[float] = []
        self.phase = "play"
        self._has_painted = False
        self._worked = time.thread_time()
        surface.installEventFilter(self)
        QAbstractEventDispatcher.instance().awake.connect(self._end_turn)

    def weigh(self) -> None:
        """Time a page of widgets, which is made and thrown away; it is left out of the turn."""
        began = time.thread_time()
        page = QWidget()
        form = QFormLayout(page)
        for k in range(ROWS):
            form.addRow(QLabel(str(k)), QCheckBox(str(k)))
        form.activate()
        delete(page)
        taken = time.thread_time() - began
        self.weights.append(1000 * taken)
        self._worked += taken

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._has_painted = True
        return False

    def _end_turn(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        if self._has_painted:
            self.frames.append(1000 * now)
        name = f"{self.phase}, {PAINTING if self._has_painted else WORKING}"
        self.turns[name].append(1000 * (worked - self._worked))
        self._worked, self._has_painted = worked, False


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
            began = time.perf_counter()
            choose(player, seen, Random(self.thoughts), lambda: self._jobs.stopping)
            self.thoughts += 1
            time.sleep(REST * (time.perf_counter() - began))


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

    def __init__(self, program: Program, watch: Watch, expert: Expert, tricks: int) -> None:
        super().__init__()
        self.intervals: defaultdict[str, list[float]] = defaultdict(list)
        self._program = program
        self._watch = watch
        self._expert = expert
        self._tricks = tricks
        self._is_over = False
        self._rng = Random(1)
        table = program.window.desk.table
        table.began.connect(self._begin)
        table.presented.connect(self._end)
        program.game.offered.connect(self._answer_soon)
        program.game.offered.connect(watch.turns.clear, Qt.ConnectionType.SingleShotConnection)
        program.game.new_match("windows_hearts", Rules(), SEED, ("random",) * 3)

    def _begin(self, frame: Frame) -> None:
        self._watch.phase = type(frame.event).__name__
        self._watch.frames.clear()

    def _end(self, frame: Frame) -> None:
        painted = self._watch.frames
        what = FOUR_CARDS if isinstance(frame.event, TrickTaken) else OTHER_MOTION
        self.intervals[what].extend(b - a for a, b in pairwise(painted))
        painted.clear()

    def _answer_soon(self, offer: Offer) -> None:
        # In a turn of its own, as the answers of people come.
        QTimer.singleShot(ANSWER_MS, self, lambda: self._answer(offer))

    def _answer(self, offer: Offer) -> None:
        self._watch.weigh()
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
                self._next(_changes(self._program, self._watch))

    def _next(self, changes: Iterator[None]) -> None:
        """One change after the other, with time to paint what it changed."""
        self._watch.weigh()
        try:
            next(changes)
        except StopIteration:
            QApplication.quit()
        else:
            QTimer.singleShot(PAINTED_MS, self, lambda: self._next(changes))


def _changes(program: Program, watch: Watch) -> Iterator[None]:
    for change in CHANGES:
        watch.phase = f"option {next(iter(change))}"
        program.settings.change(**change)
        yield
    watch.phase = "score sheet"
    program.window.desk.toggle_sheet()
    yield
    for command in (Command.OPTIONS, Command.STATISTICS, Command.NEW_MATCH):
        watch.phase = f"open {command.name}"
        dialog = program.window.dialog_of(command, in_turns=True)
        assert dialog is not None
        dialog.open_in_turns()
        while not dialog.isVisible():
            yield
        yield
        for name in SWITCHES if command is Command.NEW_MATCH else ():
            field = dialog.findChild(QCheckBox, name)
            assert isinstance(field, QCheckBox), name
            watch.phase = f"switch {name}"
            field.toggle()
            yield
        watch.phase = f"close {command.name}"
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


def measure(width: int, height: int, tricks: int) -> Run:
    """One run in this process."""
    application = make_application()
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile.inside(Path(folder))
        profile.create()
        pictures, expert = BackgroundExecutor(), Expert()
        program = Program(application, profile, language="en", pace=Pace(), pictures=pictures)
        program.window.resize(width, height)
        program.window.show()
        program.window.draw_in_background()
        program.fetch_papers()
        import_module("hearts_qt.ui.dialog_maker")
        # As after the first paint: a search for garbage among all that the start has made takes two frames.
        gc.disable()
        collect_again()
        watch = Watch(program.window.desk.table.viewport())
        session = Session(program, watch, expert, tricks)
        expert.begin()
        application.exec()
        expert.stop()
        program.window.close()
        program.shut_down()
        pictures.shutdown()
    slowness = max(1.0, median(watch.weights) / YARDSTICK_MS)
    return Run(dict(session.intervals), dict(watch.turns), slowness)


def run_apart(size: str, tricks: int) -> Run:
    """`measure` in a process of its own."""
    command = [sys.executable, __file__, "--size", size, "--tricks", str(tricks), "--raw"]
    done = subprocess.run(command, check=True, capture_output=True)
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=Run)


def main() -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="1280x800", choices=LATEST_MS)
    parser.add_argument("--tricks", type=int, default=13)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--check", action="store_true", help="end with 1 if something takes longer than it should")
    parser.add_argument("--raw", action="store_true", help="one run, everything measured as JSON")
    options = parser.parse_args()
    if options.raw:
        width, height = map(int, options.size.split("x"))
        sys.stdout.buffer.write(msgspec.json.encode(measure(width, height, options.tricks)) + b"\n")
        return 0
    runs = [run_apart(options.size, options.tricks) for _ in range(options.runs)]
    is_late = report_frames(runs)[FOUR_CARDS] > LATEST_MS[options.size]
    has_long = report_turns(runs)
    return int(options.check and (is_late or has_long))


def report_frames(runs: Sequence[Run]) -> dict[str, float]:
    """Print and return the 99th percentiles of the intervals."""
    latest = {}
    for what in (FOUR_CARDS, OTHER_MOTION):
        cuts = [quantiles(run.intervals[what], n=100) for run in runs]
        middle, latest[what] = (median(cut[part] for cut in cuts) for part in (49, 98))
        each = ", ".join(f"{cut[98]:.1f}" for cut in cuts)
        sys.stdout.write(f"{what}: median {middle:.1f} ms, 99th percentile {latest[what]:.1f} ms ({each})\n")
    return latest


def report_turns(runs: Sequence[Run]) -> bool:
    """Print the long turns, as on a machine undisturbed; whether there is one in every run."""
    slowness = ", ".join(f"{run.slowness:.1f}" for run in runs)
    sys.stdout.write(f"the machine took {slowness} times as long as undisturbed\n")
    for name in sorted({name for run in runs for name in run.turns}):
        longest = [max(run.turns.get(name, [0.0])) / run.slowness for run in runs]
        if max(longest) > LONG_TURN_MS:
            each = ", ".join(f"{ms:.1f}" for ms in longest)
            sys.stdout.write(f"{name}: {median(longest):.1f} ms of processor time ({each})\n")
    every = [[ms / run.slowness for turns in run.turns.values() for ms in turns] for run in runs]
    long = median(sum(ms > LONG_TURN_MS for ms in turns) for turns in every)
    sys.stdout.write(f"{long:.0f} of {len(every[0])} turns over {LONG_TURN_MS:.0f} ms\n")
    return bool(set.intersection(*(set(run.long_turns()) for run in runs)))


if __name__ == "__main__":
    sys.exit(main())
