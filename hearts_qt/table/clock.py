"""The clock of everything that moves on the table.

Qt's own clock steps every 16 ms, which is hardly 60 times a second: a step that comes a little late misses a
refresh of the screen, which then shows the same picture twice. Its interval cannot be changed, so the
animations of the table are paused for Qt and stepped here.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QObject, QPauseAnimation, QSequentialAnimationGroup, Qt, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

STEP = 15
"""Milliseconds between two pictures: a little less than a refresh at 60 Hz takes, so that each has one."""


class Clock(QObject):
    """Steps animations from their beginning to their end; it stands still while none of them moves anything."""

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._begun: dict[QAbstractAnimation, float] = {}
        self._interval = STEP
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.step)

    @property
    def interval(self) -> int | None:
        """Milliseconds between two steps, or None if there is none to come."""
        return self._interval if self._timer.isActive() else None

    def start(self, animation: QAbstractAnimation) -> None:
        """Start ``animation`` and step it until it is over."""
        animation.start()
        if animation.state() is QAbstractAnimation.State.Running:
            animation.pause()
            self._begun[animation] = self._now()
            if self.interval != STEP:
                self._go(STEP)

    def forget(self, animation: QAbstractAnimation) -> None:
        """Step ``animation`` no more; to be called of everything that is over or has been stopped."""
        if self._begun.pop(animation, None) is not None and not self._begun:
            self._timer.stop()

    def step(self) -> None:
        """Show everything as it is now. What ends may start something else."""
        now = self._now()
        for animation, begun in tuple(self._begun.items()):
            if animation in self._begun:
                animation.setCurrentTime(round(1000 * (now - begun)))
        if self._begun:
            interval = min([_stillness(animation) or STEP for animation in self._begun])
            if interval != self._interval:
                self._go(interval)

    def _go(self, interval: int) -> None:
        self._interval = interval
        self._timer.start(interval)


def _stillness(animation: QAbstractAnimation) -> int:
    """For how many milliseconds ``animation`` now only waits."""
    if isinstance(animation, QSequentialAnimationGroup):
        return _stillness(animation.currentAnimation())
    if isinstance(animation, QPauseAnimation):
        return animation.duration() - animation.currentTime()
    return 0
