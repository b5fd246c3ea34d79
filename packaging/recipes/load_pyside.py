"""Runs in the frozen program before everything else: PySide is loaded as it is from source."""

from hearts_qt.support.binding import load_pyside

load_pyside()
