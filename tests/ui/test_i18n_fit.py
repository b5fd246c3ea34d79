"""Texts as long as German ones still fit into the dialogs, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QMainWindow,
    QTabWidget,
    QToolButton,
    QWidget,
)

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.history import History
from hearts_qt.store.importing import Preview
from hearts_qt.store.kept import Flaw, FlawKind
from hearts_qt.store.options import DEFAULTS
from hearts_qt.support.crash import CrashReport
from hearts_qt.support.i18n import Translations
from hearts_qt.ui.actions import Actions
from hearts_qt.ui.dialogs import pages
from hearts_qt.ui.dialogs.crash import CrashDialog
from hearts_qt.ui.dialogs.history import HistoryDialog
from hearts_qt.ui.dialogs.option_texts import Page
from hearts_qt.ui.dialogs.options import OptionsDialog
from hearts_qt.ui.dialogs.this_deal import ThisDealDialog
from hearts_qt.ui.history.export import ExportDialog
from hearts_qt.ui.history.import_dialog import ImportDialog as MatchesDialog
from hearts_qt.ui.history.remove_dialog import RemoveDialog
from hearts_qt.ui.rule_builder.costs import CostsDialog
from hearts_qt.ui.rule_builder.preset_dialogs import ImportDialog, NameDialog

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from hearts_qt.ui.dialogs.base import Dialog

WIDEST = 1000
"""In pixels. The tail that stretches a long paragraph is one word and cannot wrap."""


@pytest.fixture(params=["ru", "en"])
def _stretched(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    translations = Translations(qapp, pseudo=True)
    translations.use(request.param)
    yield
    translations.remove()


def cut_texts(dialog: QWidget) -> list[str]:
    """The texts that have less room than they need."""
    found = []
    for widget in dialog.findChildren(QWidget):
        if not widget.isVisible():
            continue
        match widget:
            case QLabel():
                wraps, hint = widget.wordWrap(), widget.sizeHint()
                need = widget.heightForWidth(widget.width()) if wraps else hint.height()
                is_cut = widget.height() < need or (not wraps and widget.width() < hint.width())
            case QComboBox() | QCheckBox() | QToolButton() | QAbstractButton():
                is_cut = widget.width() < widget.minimumSizeHint().width()
            case _:
                continue
        if is_cut:
            text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
            found.append(f"{type(widget).__name__}: {text!r} in {widget.width()}×{widget.height()}")
    return found


def dialogs(window: QMainWindow, folder: Path) -> Iterator[Dialog]:
    rules = CATALOGUE["windows_hearts"].rules()
    yield NameDialog(lambda: "x", "Cottage rules", lambda _: True, window)
    yield ImportDialog("rules windows_hearts 4", lambda _: True, window)
    yield CostsDialog(rules.points, window)
    for page in Page:
        yield OptionsDialog(DEFAULTS, page, window)
    yield ThisDealDialog(10**12, 3, window)
    yield CrashDialog(CrashReport("x", "text", None), window)
    yield pages.keys_page(Actions(window, window.menuBar()), window)
    yield pages.fairness_page(window)
    yield pages.about_page(window)
    yield pages.rules_page("windows_hearts", rules, window)
    history, _ = History.open(folder / "history.sqlite")
    yield HistoryDialog(history, window)
    history.close()
    yield ExportDialog(2, 9, window)
    matches = MatchesDialog("matches.txt", window)
    matches.show_preview(Preview(flaws=tuple(Flaw(kind, 7, "outcome", "0123456789") for kind in FlawKind)))
    yield matches
    yield RemoveDialog(2, window)


@pytest.mark.usefixtures("_stretched")
def test_no_text_is_cut_in_a_dialog(qtbot: QtBot, tmp_path: Path) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    seen = 0
    for dialog in dialogs(window, tmp_path):
        for opener in dialog.findChildren(QToolButton):
            if opener.isCheckable():
                opener.setChecked(True)
        dialog.show()
        tabs = dialog.findChildren(QTabWidget)
        assert all(tab.tabBar().sizeHint().width() <= tab.width() for tab in tabs), dialog.windowTitle()
        assert cut_texts(dialog) == [], dialog.windowTitle()
        assert dialog.width() <= WIDEST, dialog.windowTitle()
        seen += len(dialog.findChildren(QLabel))
        dialog.hide()
    assert seen
