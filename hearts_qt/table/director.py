"""Shows frames one after another. Nobody else on the table owns time.

Frames wait in a queue. Each becomes a script of stages (`motions`); when the last stage is over the scene shows
the frame's view, so that everything lies exactly where the geometry says, and `presented` is emitted. When the
queue is empty `idle` comes once, from the event loop. The queue is drained in a loop: a stage without duration
ends inside the call that starts it, and a match without motion would else be one deep recursion.
"""

from __future__ import annotations

from collections import deque
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QSequentialAnimationGroup,
    Qt,
    QTimer,
    Signal,
)

from hearts_qt.rules.state import Phase as DealPhase
from hearts_qt.table import motions, speech
from hearts_qt.table import pace as durations
from hearts_qt.table.clock import Clock
from hearts_qt.table.labels import NoteSign
from hearts_qt.table.motions import Moving, Preparing, Resting, appear_marks, fade, glide, pose_of, shake
from hearts_qt.table.pace import Pace

if TYPE_CHECKING:
    from hearts_qt.game.frames import Frame
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View
    from hearts_qt.table.motions import Script
    from hearts_qt.table.placing import Marks
    from hearts_qt.table.scene import TableScene


class Phase(Enum):
    """What the director is doing."""

    IDLE = auto()
    """Everything has been shown."""
    DRAINING = auto()
    """In the loop that takes frames from the queue."""
    MOVING = auto()
    """A stage takes its time."""
    WAITING = auto()
    """A finished trick lies until a press."""


class Aside(Enum):
    """A small motion beside the frames; one of each kind at a time."""

    LIFTS = auto()
    SHAKE = auto()
    NOTE = auto()
    TURN = auto()


class Director(QObject):
    """Owns the queue of frames and every animation and timer of the table.

    Signals:
        began(Frame): the things of this frame begin to move; a frame without motion never begins.
        presented(Frame): this frame has been shown.
        idle(): all frames have been shown; once, from the event loop.
        refusal_over(): a refused card need not be outlined any more.
        thought_long(int): this seat has been thinking for so long that it should be seen.
    """

    began = Signal(object)
    presented = Signal(object)
    idle = Signal()
    refusal_over = Signal()
    thought_long = Signal(int)

    _rested = Signal(int)

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._pace = Pace()
        self._phase = Phase.IDLE
        self._queue: deque[Frame] = deque()
        self._frame: Frame | None = None
        self._script: Script | None = None
        self._stage: QAbstractAnimation | None = None
        self._prepares = False
        self._asides: dict[Aside, QAbstractAnimation] = {}
        self._clock = Clock(self)
        self._mover: int | None = None
        self._thinking = -1
        self._rests = 0
        # Posted, and not by a timer: what is asked of the person then comes before Qt paints, not after.
        self._rested.connect(self._tell_idle, Qt.ConnectionType.QueuedConnection)
        self._thinking_timer = QTimer(self, singleShot=True, interval=durations.THINKING_AFTER)
        self._thinking_timer.timeout.connect(self._report_thinking)

    @property
    def is_busy(self) -> bool:
        """Whether frames are being shown."""
        return self._phase is not Phase.IDLE

    @property
    def pace(self) -> Pace:
        """How fast things move."""
        return self._pace

    def set_pace(self, pace: Pace) -> None:
        """Change the pace; a motion under way keeps its own."""
        self._pace = pace

    def present(self, frames: tuple[Frame, ...]) -> None:
        """Show ``frames`` after those already queued."""
        self._queue.extend(frames)
        self._rests += 1
        if self._phase is Phase.IDLE:
            self._drain()

    def snap(self, view: View) -> None:
        """Forget what is queued and show ``view`` at once; `idle` follows."""
        draining = self._phase is Phase.DRAINING
        self._queue.clear()
        self._drop_stage()
        self._finish_asides(Aside.TURN)
        self._drop_asides(*Aside)
        self._scene.note.show_note("", NoteSign.NONE, 1.0, self._scene.appearance.palette)
        self._scene.show_view(view)
        self._mover = self._scene.seat_to_move
        if not draining:
            self._phase = Phase.IDLE
            self._rest()

    def finish_motion(self) -> None:
        """Bring the running stage to its end at once; the rest of the queue goes on."""
        if self._phase is Phase.WAITING:
            self._drain()
        elif self._stage is not None:
            prepares = self._prepares
            self._finish(self._stage)
            if prepares:
                self.finish_motion()

    def skip(self) -> None:
        """Show everything that is queued at once."""
        pace = self._pace
        self._pace = durations.INSTANT
        while self._phase in (Phase.MOVING, Phase.WAITING):
            self.finish_motion()
        self._pace = pace

    def settle(self) -> None:
        """Before the geometry changes: end what moves. A trick that rests keeps its time."""
        self._finish_asides(Aside.LIFTS, Aside.SHAKE)
        while self._phase is Phase.MOVING and self._stage is not None and not self._is_resting:
            self._finish(self._stage)

    def mark(self, marks: Marks) -> None:
        """Mark cards; those that rise or sink do it visibly."""
        if self.is_busy:
            self._scene.keep_marks(marks)
            return
        hovering = marks.hovered != self._scene.marks.hovered
        ms = self._pace.ms(durations.HOVER if hovering else durations.LIFT)
        self._end_swing()
        before = {item: pose_of(item) for item in self._scene.hand_items()}
        appearing = self._scene.marks.offer is None and marks.offer is not None
        self._drop_asides(Aside.LIFTS)
        self._scene.set_marks(marks)
        if self._pace.factor == 0:
            return
        group = QParallelAnimationGroup(self)
        for item, start in before.items():
            if item.scene() is self._scene and (start.x, start.y) != (item.x(), item.y()):
                group.addAnimation(glide(item, start, ms))
            if appearing and (item.look.tab or item.look.veil):
                group.addAnimation(appear_marks(item, self._pace.ms(durations.MARKS)))
        self._start_aside(Aside.LIFTS, group)

    def refuse(self, card: Card) -> None:
        """Shake ``card`` and keep it outlined for a while; `refusal_over` tells when to stop."""
        self._drop_asides(Aside.SHAKE)
        self._finish_asides(Aside.LIFTS)
        item = self._scene.face(card)
        if item is None or self.is_busy or self._pace.instant:
            self.refusal_over.emit()
            return
        group = QSequentialAnimationGroup(self)
        ms = self._pace.ms(durations.SHAKE)
        if ms:
            group.addAnimation(shake(item, self._scene.table.cw, ms))
        group.addAnimation(QPauseAnimation(durations.REFUSED_OUTLINE))
        self._start_aside(Aside.SHAKE, group)

    def halt(self) -> None:
        """Stop everything for good, without reporting it: the table is going away."""
        self._queue.clear()
        self._drop_stage()
        self._drop_asides(*Aside)
        self._rests += 1
        self._thinking_timer.stop()
        self._phase = Phase.IDLE

    def say(self, text: str, sign: NoteSign = NoteSign.NONE) -> None:
        """Put a note on the cloth for a while; it stops nothing."""
        self._drop_asides(Aside.NOTE)
        stay = self._pace.note_stay()
        note, table = self._scene.note, self._scene.table
        note.show_note(text if stay else "", sign, table.k, self._scene.appearance.palette)
        seen = self._scene.view
        is_playing = seen is not None and seen.phase is DealPhase.PLAYING
        note.setPos(table.width / 2, table.note_y(playing=is_playing))
        if not stay or not text:
            return
        group = QSequentialAnimationGroup(self)
        for start, end, ms in ((0.0, 1.0, durations.NOTE_IN), (1.0, 1.0, stay), (1.0, 0.0, durations.NOTE_OUT)):
            length = ms if start == end else self._pace.ms(ms)
            group.addAnimation(fade(note, "opacity", start, end, length))
        self._start_aside(Aside.NOTE, group)

    def set_thinking(self, seat: int) -> None:
        """Somebody is being waited for; −1: nobody is."""
        self._thinking = seat
        if seat >= 0:
            self._thinking_timer.start()
        else:
            self._thinking_timer.stop()

    # -- private ----------------------------------------------------------------------------------------------

    def _rest(self) -> None:
        """Nothing is left to show: `idle` follows, unless there is something to show again before."""
        self._rests += 1
        self._rested.emit(self._rests)

    def _tell_idle(self, rest: int) -> None:
        if rest == self._rests:
            self.idle.emit()

    @property
    def _is_resting(self) -> bool:
        return isinstance(self._stage, QPauseAnimation)

    def _drain(self) -> None:
        """Go on until a stage takes time or nothing is left."""
        self._phase = Phase.DRAINING
        while self._phase is Phase.DRAINING:
            if self._frame is None or self._script is None:
                if not self._queue:
                    self._phase = Phase.IDLE
                    self._rest()
                    return
                self._begin(self._queue.popleft())
                continue
            stage = next(self._script, None)
            self._show_turn()
            if stage is None:
                self._conclude(self._frame)
            else:
                self._run(stage)

    def _begin(self, frame: Frame) -> None:
        self._finish_asides(Aside.LIFTS, Aside.SHAKE)
        self._frame = frame
        self._script = motions.script(frame, self._scene, self._pace)

    def _conclude(self, frame: Frame) -> None:
        self._frame = self._script = None
        self._scene.show_view(frame.view)
        self._show_turn()
        note = speech.note(frame, self._scene.sitters)
        if note is not None:
            self.say(*note)
        self.presented.emit(frame)

    def _run(self, stage: motions.Stage) -> None:
        animation: QAbstractAnimation
        self._prepares = isinstance(stage, Preparing)
        match stage:
            case Resting(None):
                self._phase = Phase.WAITING
                return
            case Resting(int() as ms):
                animation = QPauseAnimation(ms)
            case Preparing():
                animation = QSequentialAnimationGroup()
                animation.addPause(1)
            case Moving(animation):
                pass
        if animation.totalDuration() == 0:
            animation.deleteLater()
            return
        animation.setParent(self)
        self._stage = animation
        self._phase = Phase.MOVING
        animation.finished.connect(self._end_stage)
        if isinstance(stage, Moving):
            self._clock.start(animation)
            self.began.emit(self._frame)
        else:
            animation.start()

    def _end_stage(self) -> None:
        if self._stage is not None:
            self._clock.forget(self._stage)
            self._stage.deleteLater()
            self._stage = None
            self._drain()

    def _drop_stage(self) -> None:
        """Forget the frame being shown, without its end."""
        stage, self._stage = self._stage, None
        self._drop(stage)
        self._frame = None
        script, self._script = self._script, None
        if script is not None:
            # Cards that only flew are taken away by the script itself.
            script.close()

    def _drop(self, animation: QAbstractAnimation | None) -> None:
        if animation is not None:
            self._clock.forget(animation)
            # stop() emits no finished.
            animation.stop()
            animation.deleteLater()

    def _start_aside(self, kind: Aside, animation: QAbstractAnimation) -> None:
        if animation.totalDuration() == 0:
            animation.deleteLater()
            return
        animation.setParent(self)
        self._asides[kind] = animation
        animation.finished.connect(partial(self._end_aside, kind))
        self._clock.start(animation)

    @staticmethod
    def _finish(animation: QAbstractAnimation) -> None:
        # Qt sets all end values and emits finished inside this call.
        animation.setCurrentTime(animation.totalDuration())

    def _finish_asides(self, *kinds: Aside) -> None:
        for kind in kinds:
            if kind in self._asides:
                self._finish(self._asides[kind])

    def _drop_asides(self, *kinds: Aside) -> None:
        for kind in kinds:
            self._drop(self._asides.pop(kind, None))

    def _end_aside(self, kind: Aside) -> None:
        self._drop_asides(kind)
        match kind:
            case Aside.SHAKE:
                self.refusal_over.emit()
            case Aside.NOTE:
                self._scene.note.hide()
            case Aside.LIFTS | Aside.TURN:
                pass

    def _end_swing(self) -> None:
        """A refused card stops swinging, because places change; its outline stays."""
        shaking = self._asides.get(Aside.SHAKE)
        if shaking is not None:
            swung = shaking.totalDuration() - durations.REFUSED_OUTLINE
            shaking.setCurrentTime(max(shaking.currentTime(), swung))

    def _show_turn(self) -> None:
        """The ring around the plate of whoever is to move appears softly as soon as the scene shows it."""
        before, self._mover = self._mover, self._scene.seat_to_move
        seat = self._mover
        ms = self._pace.ms(durations.TURN)
        if seat is not None and seat != before and ms:
            self._drop_asides(Aside.TURN)
            self._start_aside(Aside.TURN, fade(self._scene.plate(seat), "glow", 0.0, 1.0, ms))

    def _report_thinking(self) -> None:
        if self._thinking >= 0:
            self.thought_long.emit(self._thinking)
