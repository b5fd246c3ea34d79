"""Brings a crash report from the thread that failed to the thread of the windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from hearts_qt.support.crash import CrashReport


class CrashRelay(QObject):
    """Takes reports on any thread and hands them out from the event loop of its own.

    Never at once: an exception may come out of a ``paint``, where no dialog may open.

    Signals:
        reported(CrashReport)
    """

    reported = Signal(object)
    _arrived = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._arrived.connect(self.reported, Qt.ConnectionType.QueuedConnection)

    def take(self, report: CrashReport) -> None:
        """Pass this method to `CrashHandler`."""
        self._arrived.emit(report)
