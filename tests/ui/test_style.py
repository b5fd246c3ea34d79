"""Light and dark, as the person or the system wants it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from hearts_qt.store.options import Theme
from hearts_qt.table.theme import Scheme
from hearts_qt.ui import style
from hearts_qt.ui.style import apply_theme, scheme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def system(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """A desktop of which Qt knows whether it ``wants`` dark windows, but not their colours."""
    desktop = SimpleNamespace(wants=Qt.ColorScheme.Unknown)
    hints = SimpleNamespace(colorScheme=lambda: desktop.wants, setColorScheme=lambda _: None)
    said = SimpleNamespace(
        styleHints=lambda: hints, palette=QApplication.palette, setPalette=QApplication.setPalette
    )
    monkeypatch.setattr(style, "QApplication", said)
    yield desktop
    monkeypatch.undo()
    apply_theme(Theme.SYSTEM)


def test_the_windows_are_dark_where_the_system_says_no_more_than_that(system: SimpleNamespace) -> None:
    apply_theme(Theme.SYSTEM)
    assert scheme() is Scheme.LIGHT
    system.wants = Qt.ColorScheme.Dark
    apply_theme(Theme.SYSTEM)
    assert scheme() is Scheme.DARK
    system.wants = Qt.ColorScheme.Light
    apply_theme(Theme.SYSTEM)
    assert scheme() is Scheme.LIGHT


@pytest.mark.parametrize("wants", list(Qt.ColorScheme))
def test_the_choice_of_the_person_is_above_the_system(system: SimpleNamespace, wants: Qt.ColorScheme) -> None:
    system.wants = wants
    apply_theme(Theme.LIGHT)
    assert scheme() is Scheme.LIGHT
    apply_theme(Theme.DARK)
    assert scheme() is Scheme.DARK
