"""What holds for every test of the window."""

from __future__ import annotations

import pytest

from hearts_qt.game import controller


@pytest.fixture(autouse=True)
def _quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not named plays by rule of thumb: these tests are about the window, not the thinking."""
    monkeypatch.setattr(controller, "DEFAULT_LEVEL", "rule_of_thumb")
    monkeypatch.setattr(controller, "ADVISER", "rule_of_thumb")
