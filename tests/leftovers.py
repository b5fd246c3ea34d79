"""Finds what a test left running in Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar
from weakref import WeakSet

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QThread, QThreadPool, QTimer
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

Q = TypeVar("Q", bound=QObject)


class Watch:
    """Remembers every thread, timer and animation that is started while it watches."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._threads = _record_starts(monkeypatch, QThread, QThread.start)
        self._timers = _record_starts(monkeypatch, QTimer, QTimer.start)
        self._animations = _record_starts(monkeypatch, QAbstractAnimation, QAbstractAnimation.start)

    def leftovers(self) -> list[str]:
        """One line for each thing that still runs; it is stopped, so that it spoils no other test."""
        if QCoreApplication.instance() is not None:
            # Widgets closed by the test are deleted only now, and their timers with them.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        left = []
        for thread in _alive(self._threads):
            if thread.isRunning():
                left.append(_describe(thread))
                thread.requestInterruption()
                thread.quit()
        for timer in _alive(self._timers):
            if timer.isActive():
                left.append(f"{_describe(timer)}, every {timer.interval()} ms")
                timer.stop()
        for animation in _alive(self._animations):
            if animation.state() != QAbstractAnimation.State.Stopped:
                left.append(_describe(animation))
                animation.stop()
        pool = QThreadPool.globalInstance()
        if pool.activeThreadCount():
            left.append(f"{pool.activeThreadCount()} jobs in the global thread pool")
            pool.waitForDone(1000)
        return left


def _record_starts(monkeypatch: pytest.MonkeyPatch, kind: type[Q], original: Callable[..., None]) -> WeakSet[Q]:
    started: WeakSet[Q] = WeakSet()

    def start(self: Q, *arguments: object, **options: object) -> None:
        started.add(self)
        original(self, *arguments, **options)

    monkeypatch.setattr(kind, "start", start)
    return started


def _alive(objects: WeakSet[Q]) -> list[Q]:
    return [thing for thing in objects if isValid(thing)]


def _describe(thing: QObject) -> str:
    parent = thing.parent()
    owner = f" of {type(parent).__name__} {parent.objectName()!r}" if parent is not None else ""
    return f"{type(thing).__name__} {thing.objectName()!r}{owner}"
