"""The rule builder in small windows, with long texts and many players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QListView,
    QScrollArea,
    QTabBar,
    QToolButton,
)

from hearts_qt.models.variants_model import VariantRole
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.presets import Presets
from hearts_qt.support.i18n import Translations
from hearts_qt.ui.dialogs.base import GRID
from hearts_qt.ui.dialogs.new_match import NewMatch, NewMatchDialog, fitting_size
from hearts_qt.ui.rule_builder.form import RulesForm
from hearts_qt.ui.rule_builder.live_card import LiveCard
from hearts_qt.ui.rule_builder.variant_list import ROW
from tests.ui.finding import child
from tests.ui.test_i18n_fit import cut_texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

SIZES = ((1180, 808), (900, 640), (800, 600))
LONGEST_COMBO = 60


@pytest.fixture
def _language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    language, pseudo = request.param
    translations = Translations(qapp, pseudo=pseudo)
    translations.use(language)
    yield
    translations.remove()


PLAIN = pytest.mark.parametrize("_language", [("ru", False), ("en", False)], ids=["ru", "en"], indirect=True)
STRETCHED = pytest.mark.parametrize("_language", [("ru", True), ("en", True)], ids=["ru", "en"], indirect=True)
TABLES = pytest.mark.parametrize(
    ("variant", "seats"), [("windows_hearts", 4), ("cancellation_hearts", 11), ("king", 4)]
)


def dialog_of(qtbot: QtBot, folder: Path, variant: str, seats: int) -> NewMatchDialog:
    wanted = NewMatch(variant, CATALOGUE[variant].rules(seats), ())
    made = NewMatchDialog(wanted, Presets(folder / "presets.json"))
    qtbot.addWidget(made)
    child(made, QToolButton, "all_rules").setChecked(True)
    made.show()
    return made


def sideways(area: QScrollArea) -> int:
    """How many pixels of the content do not fit across."""
    content = area.widget()
    assert content is not None
    return content.width() - area.viewport().width()


@PLAIN
@TABLES
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.usefixtures("_language")
def test_no_text_is_cut_at_any_size(
    qtbot: QtBot, tmp_path: Path, variant: str, seats: int, size: tuple[int, int]
) -> None:
    dialog = dialog_of(qtbot, tmp_path, variant, seats)
    dialog.resize(*size)
    qtbot.waitUntil(lambda: sideways(child(dialog, RulesForm)) == 0)
    assert (dialog.width(), dialog.height()) == size
    assert cut_texts(dialog) == []
    child(dialog, QTabBar).setCurrentIndex(1)
    qtbot.waitUntil(lambda: sideways(child(dialog, LiveCard)) == 0)
    assert cut_texts(dialog) == []


@PLAIN
@pytest.mark.usefixtures("_language")
def test_every_name_of_the_list_has_room_in_the_narrowest_window_and_the_chosen_one_is_seen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = dialog_of(qtbot, tmp_path, "cancellation_hearts", 11)
    dialog.resize(dialog.minimumSize())
    view = child(dialog, QListView, "variants")
    qtbot.waitUntil(lambda: view.viewport().rect().contains(view.visualRect(view.currentIndex())))
    font = view.font()
    font.setBold(True)
    metrics, wrap = QFontMetrics(font), int(Qt.TextFlag.TextWordWrap)
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        count = str(index.data(VariantRole.PLAYERS) or "")
        width = view.viewport().width() - 3 * GRID - metrics.horizontalAdvance(count)
        if not index.data(VariantRole.HEADING):
            needed = metrics.boundingRect(0, 0, width, 0, wrap, str(index.data()))
            assert needed.width() <= width
            assert needed.height() <= view.visualRect(index).height()


@PLAIN
@pytest.mark.usefixtures("_language")
def test_a_name_in_the_list_has_two_lines_only_where_it_needs_them(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = dialog_of(qtbot, tmp_path, "windows_hearts", 4)
    view = child(dialog, QListView, "variants")
    model = view.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    names = [index for index in rows if not index.data(VariantRole.HEADING)]

    def long_names() -> int:
        return sum(view.visualRect(index).height() > ROW for index in names)

    dialog.resize(*SIZES[-1])
    qtbot.waitUntil(lambda: long_names() > 2)
    dialog.resize(*SIZES[0])
    qtbot.waitUntil(lambda: long_names() <= 2)


@STRETCHED
@TABLES
@pytest.mark.usefixtures("_language")
def test_texts_as_long_as_german_ones_fit_at_the_least_size(
    qtbot: QtBot, tmp_path: Path, variant: str, seats: int
) -> None:
    dialog = dialog_of(qtbot, tmp_path, variant, seats)
    dialog.resize(900, 640)
    qtbot.waitUntil(lambda: sideways(child(dialog, RulesForm)) == 0)
    assert (dialog.width(), dialog.height()) == (900, 640)
    assert cut_texts(dialog) == []


@STRETCHED
@pytest.mark.usefixtures("_language")
def test_what_is_wrong_is_readable_in_the_smallest_window(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = dialog_of(qtbot, tmp_path, "windows_hearts", 4)
    dialog.resize(800, 600)
    for key in ("queen_breaks_hearts", "hearts_must_be_broken"):
        child(dialog, QAbstractButton, key).click()
    faults = child(dialog, QLabel, "faults")
    qtbot.waitUntil(lambda: faults.height() >= faults.heightForWidth(faults.width()))
    assert faults.visibleRegion().boundingRect().height() == faults.height()


@PLAIN
@pytest.mark.usefixtures("_language")
def test_three_opponents_stand_in_one_row_in_the_usual_size(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = dialog_of(qtbot, tmp_path, "windows_hearts", 4)
    dialog.resize(*SIZES[0])
    qtbot.waitUntil(lambda: sideways(child(dialog, RulesForm)) == 0)
    names = [child(dialog, QComboBox, f"sitter{k}") for k in (1, 2, 3)]
    qtbot.waitUntil(lambda: len({name.mapTo(dialog, QPoint(0, 0)).y() for name in names}) == 1)
    for name in names:
        widest = max(name.fontMetrics().horizontalAdvance(name.itemText(k)) for k in range(name.count()))
        assert widest < name.width() - 24


@pytest.mark.parametrize(
    ("screen", "available", "height"),
    [
        ((1366, 768), (1366, 768), 688),
        ((1366, 768), (1366, 728), 688),
        ((1366, 768), (1366, 700), 668),
        ((1920, 1080), (1920, 1040), 808),
        ((640, 480), (640, 440), 480),
    ],
)
def test_a_screen_keeps_room_for_its_bar_and_for_the_frame(
    screen: tuple[int, int], available: tuple[int, int], height: int
) -> None:
    size = fitting_size(QSize(*screen), QSize(*available))
    assert size.height() == height
    assert size.width() <= max(available[0], 640)


@PLAIN
@pytest.mark.usefixtures("_language")
def test_the_lists_show_their_values_whole_in_the_usual_size(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = dialog_of(qtbot, tmp_path, "black_lady_modern", 4)
    dialog.resize(*SIZES[0])
    checked = 0
    for combo in child(dialog, RulesForm).findChildren(QComboBox):
        text = combo.currentText()
        if combo.isVisible() and len(text) < LONGEST_COMBO:
            assert combo.fontMetrics().horizontalAdvance(text) < combo.width() - 24, text
            checked += 1
    assert checked
