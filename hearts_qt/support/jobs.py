"""Work in the background, one job at a time.

A job is a plain function without arguments; its answer comes back as a `Result` on the thread that owns the
executor. Jobs are not cancelled: whoever may lose interest asks through `CurrentJobs`, which drops an answer that
is stale and tells a long job that nobody waits for it.
"""

from __future__ import annotations

import logging
import queue
import sys
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from PySide6.QtCore import QFileInfo, QObject, Qt, QThread, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

# Qt asks Python some fifty times for a frame, and while a job computes each time may wait so many seconds.
SWITCH_INTERVAL = 0.00005

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

logger = logging.getLogger(__name__)


class Ok(Struct, Generic[T_co], frozen=True):
    """The job returned ``value``."""

    value: T_co


class Err(Struct, frozen=True):
    """The job raised ``error``."""

    error: Exception


Result: TypeAlias = Ok[T] | Err


class JobExecutor(Protocol):
    """Does jobs in the order in which they were submitted."""

    @property
    def stopping(self) -> bool:
        """Whether `shutdown` has begun; a long job looks here now and then, on its own thread, and ends."""
        ...

    def submit(self, work: Callable[[], T], done: Callable[[Result[T]], None]) -> None:
        """Queue ``work``; later, never at once, ``done`` is called with its result.

        After `shutdown` nothing is done and ``done`` is never called.
        """
        ...

    def shutdown(self) -> None:
        """Drop what has not begun, wait for the job that has, deliver nothing more."""
        ...


# Does the work of a job; what is left to be called on the owner's thread.
_Job: TypeAlias = "Callable[[], Callable[[], None]]"


def _do(work: Callable[[], T], done: Callable[[Result[T]], None]) -> Callable[[], None]:
    result: Result[T]
    try:
        result = Ok(work())
    except Exception as error:
        result = Err(error)
    return partial(done, result)


def run(jobs: JobExecutor | None, work: Callable[[], T], done: Callable[[Result[T]], None]) -> None:
    """Do ``work`` in the background, then ``done``; both at once where there is no background."""
    if jobs is None:
        _do(work, done)()
    else:
        jobs.submit(work, done)


class CurrentJobs:
    """Jobs whose answers are wanted until `forget`; those that come later are dropped."""

    def __init__(self, jobs: JobExecutor | None) -> None:
        """``jobs`` does the work; None: it is done at once."""
        self._jobs = jobs
        self._generation = 0

    def forget(self) -> None:
        """Nobody waits any more for what was asked so far."""
        self._generation += 1

    def gone(self) -> Callable[[], bool]:
        """Says, on any thread, whether nobody waits any more for what is asked now."""
        generation = self._generation
        return lambda: generation != self._generation or (self._jobs is not None and self._jobs.stopping)

    def submit(self, work: Callable[[], T], done: Callable[[Result[T]], None]) -> None:
        """Do ``work`` in the background, then ``done`` if somebody still waits."""
        gone = self.gone()

        def deliver(result: Result[T]) -> None:
            if not gone():
                done(result)

        run(self._jobs, work, deliver)


class _Worker(QThread):
    """Takes jobs from a queue until it finds None there; between two jobs it sleeps."""

    finished_job = Signal(object)

    def __init__(self, executor: BackgroundExecutor) -> None:
        super().__init__()
        self.setObjectName("jobs")
        self.jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._executor = executor

    def run(self) -> None:
        while (job := self.jobs.get()) is not None:
            if not self._executor.stopping:
                self.finished_job.emit(job())


class BackgroundExecutor(QObject):
    """Does jobs on one thread of its own, which starts with the first job."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stopping = False
        self._worker: _Worker | None = None
        self._held: list[_Job] | None = None

    @property
    def stopping(self) -> bool:
        return self._stopping

    def hold(self) -> None:
        """Begin no further job until `release`."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Do what has been held, and from now on every job as it comes."""
        held, self._held = self._held or [], None
        for job in held:
            self._begin(job)

    def submit(self, work: Callable[[], T], done: Callable[[Result[T]], None]) -> None:
        job = partial(_do, work, done)
        if self._stopping:
            logger.debug("A job came after the end and was dropped")
        elif self._held is not None:
            self._held.append(job)
        else:
            self._begin(job)

    def _begin(self, job: _Job) -> None:
        if self._worker is None:
            sys.setswitchinterval(SWITCH_INTERVAL)
            # PySide finds out what a path is when it is first given something that could be one. Two threads that
            # both come first wait for each other for good, so this happens before there are two.
            QFileInfo("")
            self._worker = _Worker(self)
            self._worker.finished_job.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
            self._worker.start()
        self._worker.jobs.put(job)

    def shutdown(self) -> None:
        self._stopping = True
        self._held = None
        if self._worker is not None:
            self._worker.jobs.put(None)
            self._worker.wait()
            self._worker = None

    def _deliver(self, call: Callable[[], None]) -> None:
        if not self._stopping:
            call()


class ManualJobExecutor:
    """For tests: nothing happens until `run_next` or `drain` says so, and then at once."""

    def __init__(self) -> None:
        self._jobs: deque[_Job] = deque()
        self._stopping = False

    @property
    def stopping(self) -> bool:
        return self._stopping

    @property
    def pending(self) -> int:
        """How many jobs wait."""
        return len(self._jobs)

    def submit(self, work: Callable[[], T], done: Callable[[Result[T]], None]) -> None:
        if not self._stopping:
            self._jobs.append(partial(_do, work, done))

    def run_next(self) -> None:
        """Do the oldest job and deliver its result.

        Raises:
            IndexError: if none waits.
        """
        self._jobs.popleft()()()

    def drain(self) -> None:
        """Do jobs until none waits, also those that the results bring."""
        while self._jobs:
            self.run_next()

    def shutdown(self) -> None:
        self._stopping = True
        self._jobs.clear()
