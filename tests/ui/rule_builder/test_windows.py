"""Choosing a variant opens no window beside the dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QListView, QPushButton, QToolButton, QWidget

from hearts_qt.models.variants_model import VariantRole
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.presets import Presets
from hearts_qt.support.i18n import Translations
from hearts_qt.ui.dialogs.new_match import NewMatch, NewMatchDialog
from hearts_qt.ui.rule_builder.segments import Segments
from tests.ui.finding import child

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

AT_ONCE = 3
"""So many keys are handled before anything else, as in a queue of them on a slow machine."""


class Windows(QObject):
    """Remembers every window that was shown while it watched the application."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


@pytest.fixture
def translations(qapp: QApplication) -> Iterator[Translations]:
    made = Translations(qapp)
    yield made
    made.remove()


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> NewMatchDialog:
    wanted = NewMatch("windows_hearts", CATALOGUE["windows_hearts"].rules(), ())
    made = NewMatchDialog(wanted, Presets(tmp_path / "presets.json"))
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


@pytest.fixture
def windows(qapp: QApplication, dialog: NewMatchDialog) -> Iterator[Windows]:
    del dialog  # It is shown before anybody watches.
    qapp.processEvents()
    made = Windows()
    qapp.installEventFilter(made)
    yield made
    qapp.removeEventFilter(made)


def walk(dialog: NewMatchDialog, key: Qt.Key) -> set[str]:
    """Through the whole list with ``key``; the variants that were met."""
    view, met = child(dialog, QListView, "variants"), {dialog.wanted.variant}
    view.setFocus()
    for k in range(view.model().rowCount()):
        QTest.keyClick(view, key)
        if k % AT_ONCE == 0:
            QApplication.processEvents()
            assert QApplication.focusWidget() is view
        met.add(dialog.wanted.variant)
    QApplication.processEvents()
    return met


def test_no_window_flashes_up_on_the_way_through_the_list_in_both_languages_and_after_changes(
    dialog: NewMatchDialog, windows: Windows, translations: Translations
) -> None:
    translations.use("en")
    assert walk(dialog, Qt.Key.Key_Down) == set(CATALOGUE)
    translations.use("ru")
    child(dialog, QToolButton, "all_rules").click()
    child(dialog, QCheckBox, "no_points_on_first_trick").click()
    for button in child(dialog, Segments).findChildren(QPushButton):
        button.click()
    assert walk(dialog, Qt.Key.Key_Up) == set(CATALOGUE)
    view = child(dialog, QListView, "variants")
    assert dialog.wanted.variant == view.currentIndex().data(VariantRole.ID)
    assert windows.shown == []
