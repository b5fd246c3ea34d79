"""The guards of conftest.py can fail."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QThread, QTimer, QVariantAnimation

from tests.conftest import ExpectedLogs
from tests.leftovers import Watch

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def records(*messages: tuple[int, str]) -> ExpectedLogs:
    """What the log fixture holds after these messages."""
    handler = ExpectedLogs()
    for level, message in messages:
        handler.emit(logging.LogRecord("hearts_qt.tests", level, "", 0, message, (), None))
    return handler


@pytest.mark.usefixtures("qapp")
def test_an_active_timer_is_found_and_stopped(watch: Watch) -> None:
    timer = QTimer()
    timer.setObjectName("ticker")
    timer.start(50)
    assert watch.leftovers() == ["QTimer 'ticker', every 50 ms"]
    assert watch.leftovers() == []


@pytest.mark.usefixtures("qapp")
def test_a_running_animation_is_found_and_stopped(watch: Watch) -> None:
    animation = QVariantAnimation()
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setObjectName("slide")
    animation.start()
    assert watch.leftovers() == ["QVariantAnimation 'slide'"]
    assert watch.leftovers() == []


@pytest.mark.usefixtures("qapp")
def test_a_running_thread_is_found_and_ended(watch: Watch) -> None:
    thread = QThread()
    thread.setObjectName("worker")
    thread.start()
    assert watch.leftovers() == ["QThread 'worker'"]
    assert thread.wait(10_000)
    assert watch.leftovers() == []


@pytest.mark.usefixtures("qapp")
def test_a_timer_that_goes_with_its_deleted_owner_is_no_leftover(watch: Watch) -> None:
    owner, timer = QTimer(), QTimer()
    timer.setParent(owner)
    timer.start(50)
    owner.deleteLater()
    assert watch.leftovers() == []


def fails(check: Callable[[], None]) -> str:
    with pytest.raises(pytest.fail.Exception) as caught:
        check()
    return str(caught.value)


def test_a_surprise_in_the_logs_fails() -> None:
    handler = records((logging.WARNING, "the disk is full"))
    assert "unexpected WARNING from hearts_qt.tests: the disk is full" in fails(handler.check)


def test_an_expected_message_that_does_not_come_fails() -> None:
    handler = records()
    handler.expect("disk is full")
    assert "no warning or error matched 'disk is full'" in fails(handler.check)


def test_expected_messages_pass() -> None:
    handler = records((logging.ERROR, "the disk is full"), (logging.ERROR, "the disk is still full"))
    handler.expect("disk is .*full")
    handler.check()
