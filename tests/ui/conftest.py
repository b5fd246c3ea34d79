"""What holds for every test of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from hearts_qt.game import controller

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def _quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not named plays by rule of thumb: these tests are about the window, not the thinking."""
    monkeypatch.setattr(controller, "DEFAULT_LEVEL", "rule_of_thumb")
    monkeypatch.setattr(controller, "ADVISER", "rule_of_thumb")


@pytest.fixture(autouse=True)
def _same_numbers() -> Iterator[None]:
    """No test leaves the next one its language for numbers and dates."""
    before = QLocale()
    yield
    QLocale.setDefault(before)
