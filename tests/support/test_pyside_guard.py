"""Faults of PySide6 itself that would end the program, found here rather than in a game."""

from __future__ import annotations

import sys

import PySide6
import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsRectItem


class Sender(QObject):
    sent = Signal(int)


@pytest.mark.usefixtures("qapp")
def test_calls_into_qt_do_not_use_up_references_to_none_and_true() -> None:
    item, sender = QGraphicsRectItem(), Sender()
    before = sys.getrefcount(None), sys.getrefcount(True)
    for number in range(1000):
        item.setPos(number, number)
        sender.sent.emit(number)
    after = sys.getrefcount(None), sys.getrefcount(True)
    lost = [first - second for first, second in zip(before, after, strict=True)]
    assert max(lost) < 50, f"PySide6 {PySide6.__version__} loses references on this Python: take another"
