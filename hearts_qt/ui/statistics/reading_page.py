"""A page that shows what it has read of the history in the background, so that the window never waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hearts_qt.store.errors import StoreError
from hearts_qt.support.jobs import CurrentJobs, Err, Ok, run
from hearts_qt.ui import notices

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.support.jobs import JobExecutor, Result

T = TypeVar("T")
Found = TypeVar("Found")


class ReadingPage(QWidget, Generic[Found]):
    """Of several answers under way only the last one that was asked for is shown.

    Signals:
        shown(): what was asked for last is there.
    """

    shown = Signal()

    def __init__(self, jobs: JobExecutor | None, parent: QWidget | None) -> None:
        """``jobs`` reads in the background; None: at once."""
        super().__init__(parent)
        self._jobs = jobs
        self._readings = CurrentJobs(jobs)
        self._found: Found | None = None

    @property
    def found(self) -> Found | None:
        """What is shown; None until the history has been read for the first time."""
        return self._found

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        raise NotImplementedError

    # -- for the pages ------------------------------------------------------------------------------------------

    def read(self, work: Callable[[], Found]) -> None:
        """Have ``work`` done and its answer shown; it may raise StoreError."""
        self._readings.forget()
        gone = self._readings.gone()

        def take(found: Found) -> None:
            if not gone():
                self._found = found
                self.take(found)
                self.shown.emit()

        def fail(sentence: str) -> None:
            if not gone():
                self.say_trouble(sentence)

        self.do(work, take, fail)

    def do(self, work: Callable[[], T], done: Callable[[T], None], failed: Callable[[str], None]) -> None:
        """Have ``work`` done, then call ``done`` with its answer or ``failed`` with a sentence.

        Neither is called when the page is gone by then.
        """

        def deliver(result: Result[T]) -> None:
            if not isValid(self):
                return
            match result:
                case Ok(value):
                    done(value)
                case Err(StoreError() as error):
                    failed(notices.store_sentence(error))
                case Err(error):
                    raise error

        run(self._jobs, work, deliver)

    def take(self, found: Found) -> None:
        """Show what has been read."""
        raise NotImplementedError

    def say_trouble(self, sentence: str) -> None:
        """Say why nothing could be read."""
        raise NotImplementedError

    # -- Qt ---------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
