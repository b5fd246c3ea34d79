"""What holds for every test: a profile of its own, no surprise in the logs, nothing left running.

Qt is not imported here: the tests of rules, ai and store run where it is absent. Qt's warnings and exceptions
in slots fail a test through pytest-qt.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from hearts_qt.support import paths

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Windows are tested without a screen unless a person wants to see them.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("default", deadline=None, derandomize=True, max_examples=60, database=None)
settings.register_profile("long", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

QT_LOADED = "PySide6.QtCore"

PATIENCE_MS = 60_000
"""So long a test waits for what should happen at once: a busy machine is no failure."""


def pytest_configure(config: pytest.Config) -> None:
    """Wait longer than pytest-qt does, which gives up after five seconds."""
    if not config.pluginmanager.hasplugin("pytest-qt"):
        return
    from pytestqt.qtbot import QtBot

    for wait in (QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil, QtBot.waitCallback):
        defaults = wait.__kwdefaults__
        assert defaults is not None
        defaults["timeout"] = PATIENCE_MS


class ExpectedLogs(logging.Handler):
    """Collects warnings and errors; a test names those that it means to cause with `expect`."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._records: list[logging.LogRecord] = []
        self._expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """A message that matches must come in this test, and is no failure."""
        self._expected.append(pattern)

    def emit(self, record: logging.LogRecord) -> None:
        self._records.append(record)

    def check(self) -> None:
        """Fail for every message that was not expected and every one that did not come."""
        messages = [(record, record.getMessage()) for record in self._records]
        surprises = [
            f"unexpected {record.levelname} from {record.name}: {message}"
            for record, message in messages
            if not any(re.search(pattern, message) for pattern in self._expected)
        ]
        silent = [
            f"no warning or error matched {pattern!r}"
            for pattern in self._expected
            if not any(re.search(pattern, message) for _, message in messages)
        ]
        if surprises or silent:
            pytest.fail("\n".join(surprises + silent), pytrace=False)


@pytest.fixture
def profile(tmp_path: Path) -> paths.Profile:
    """Folders of this test alone, not made yet."""
    return paths.Profile.inside(tmp_path / "profile")


@pytest.fixture(autouse=True)
def _own_profile(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test comes near the folders of the person who runs it, even if it does not say where to write."""
    made: list[paths.Profile] = []

    def profile_of_test() -> paths.Profile:
        if not made:
            made.append(paths.Profile.inside(tmp_path_factory.mktemp("system-profile")))
        return made[0]

    monkeypatch.setattr(paths, "system_profile", profile_of_test)


@pytest.fixture(autouse=True)
def expected_logs() -> Iterator[ExpectedLogs]:
    """Fails a test that logs a warning or an error which it did not `expect`."""
    handler = ExpectedLogs()
    root = logging.getLogger()
    root.addHandler(handler)
    yield handler
    root.removeHandler(handler)
    handler.check()


@pytest.fixture(autouse=True)
def _nothing_left_running(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test that leaves a thread, an active timer, a running animation or a job in the pool."""
    if QT_LOADED not in sys.modules:
        yield
        return
    from tests.leftovers import Watch

    watch = Watch(monkeypatch)
    yield
    left = watch.leftovers()
    if left:
        pytest.fail("Still running after the test:\n" + "\n".join(left), pytrace=False)


@pytest.fixture(autouse=True)
def _same_numbers() -> Iterator[None]:
    """No test leaves the next one its language for numbers and dates."""
    core = sys.modules.get(QT_LOADED)
    if core is None:
        yield
        return
    before = core.QLocale()
    yield
    core.QLocale.setDefault(before)
