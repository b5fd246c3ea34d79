"""The dialogs apart from that of a new match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QProxyStyle,
    QPushButton,
    QScrollArea,
    QSlider,
    QStyle,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.options import DEFAULTS, HandOrder, Language, Speed
from hearts_qt.support.crash import CrashReport
from hearts_qt.support.i18n import Translations
from hearts_qt.ui.actions import Actions
from hearts_qt.ui.dialogs import pages
from hearts_qt.ui.dialogs.crash import CrashDialog
from hearts_qt.ui.dialogs.option_texts import Page
from hearts_qt.ui.dialogs.options import OptionsDialog
from hearts_qt.ui.dialogs.this_deal import ThisDealDialog
from tests.ui.finding import child

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.store.options import Options


@pytest.fixture
def translations(qapp: QApplication) -> Iterator[Translations]:
    made = Translations(qapp)
    yield made
    made.remove()


def push_button(dialog: OptionsDialog | ThisDealDialog | CrashDialog, text: str) -> QPushButton:
    return next(button for button in dialog.findChildren(QPushButton) if button.text() == text)


# -- options ------------------------------------------------------------------------------------------------


@pytest.fixture
def options(qtbot: QtBot) -> OptionsDialog:
    dialog = OptionsDialog(DEFAULTS)
    qtbot.addWidget(dialog)
    return dialog


def test_the_pictures_of_the_options_scroll_only_where_the_screen_is_too_small(qtbot: QtBot) -> None:
    dialog = OptionsDialog(DEFAULTS)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    child(dialog, QTabWidget).setCurrentIndex(Page.APPEARANCE.value)
    page = next(area for area in dialog.findChildren(QScrollArea) if area.isVisible())
    qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() == 0)
    assert page.horizontalScrollBar().maximum() == 0
    dialog.resize(dialog.width(), 480)
    qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() > 0)
    assert dialog.rect().contains(dialog.footer.geometry())


def test_an_option_applies_at_once(qtbot: QtBot, options: OptionsDialog) -> None:
    box = next(b for b in options.findChildren(QComboBox) if b.findData(Speed.SLOW) >= 0)
    with qtbot.waitSignal(options.changed) as changed:
        box.setCurrentIndex(box.findData(Speed.SLOW))
    assert changed.args == [DEFAULTS.changed(speed=Speed.SLOW)]


def test_cancel_brings_back_what_was_set_before(qtbot: QtBot, options: OptionsDialog) -> None:
    told: list[Options] = []
    options.changed.connect(told.append)
    box = next(b for b in options.findChildren(QComboBox) if b.findData(Language.RUSSIAN) >= 0)
    box.setCurrentIndex(box.findData(Language.RUSSIAN))
    options.reject()
    assert [option.language for option in told] == [Language.RUSSIAN, Language.AUTO]


def test_the_last_step_of_the_slider_lets_a_trick_lie_until_a_click(qtbot: QtBot, options: OptionsDialog) -> None:
    slider = child(options, QSlider, "trick_seconds")
    slider.setValue(slider.minimum())
    assert options.options.trick_seconds == pytest.approx(0.2)
    slider.setValue(slider.maximum())
    assert options.options.trick_seconds is None


def test_a_name_is_taken_without_blanks_around_it(qtbot: QtBot, options: OptionsDialog) -> None:
    field = child(options, QLineEdit)
    field.setText("  Вера ")
    field.editingFinished.emit()
    assert options.options.player_name == "Вера"


def test_suits_and_ranks_of_the_hand_can_be_chosen(qtbot: QtBot, options: OptionsDialog) -> None:
    suits = next(b for b in options.findChildren(QComboBox) if b.findData("HSDC") >= 0)
    suits.setCurrentIndex(suits.findData("HSDC"))
    ranks = next(b for b in options.findChildren(QComboBox) if b.findData(HandOrder.LOW_LEFT) >= 0)
    ranks.setCurrentIndex(ranks.findData(HandOrder.LOW_LEFT))
    assert suits.currentText() == "♥ ♠ ♦ ♣"
    assert options.options == DEFAULTS.changed(suit_order="HSDC", hand_order=HandOrder.LOW_LEFT)


def test_a_language_of_the_command_line_is_named(qtbot: QtBot) -> None:
    dialog = OptionsDialog(DEFAULTS, spoken=Language.RUSSIAN)
    qtbot.addWidget(dialog)
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "The command line asks for Русский" in said


def test_the_note_goes_once_a_language_is_chosen(qtbot: QtBot) -> None:
    dialog = OptionsDialog(DEFAULTS, spoken=Language.RUSSIAN)
    qtbot.addWidget(dialog)
    dialog.change(language=Language.RUSSIAN)
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "The command line" not in said
    assert "nothing has to be restarted" in said


def test_restoring_defaults_leaves_the_house_rules(qtbot: QtBot) -> None:
    mine = DEFAULTS.changed(speed=Speed.OFF, next_rules="windows_hearts 4 limit=50", mark_legal=False)
    dialog = OptionsDialog(mine)
    qtbot.addWidget(dialog)
    dialog.footer.button(QDialogButtonBox.StandardButton.RestoreDefaults).click()
    assert dialog.options == DEFAULTS.changed(next_rules="windows_hearts 4 limit=50")


def test_appearance_opens_its_own_page(qtbot: QtBot) -> None:
    dialog = OptionsDialog(DEFAULTS, Page.APPEARANCE)
    qtbot.addWidget(dialog)
    assert child(dialog, QTabWidget).currentIndex() == Page.APPEARANCE.value


def test_an_open_dialog_changes_its_language(
    qtbot: QtBot, options: OptionsDialog, translations: Translations
) -> None:
    translations.use("ru")
    QApplication.sendEvent(options, QEvent(QEvent.Type.LanguageChange))
    assert options.windowTitle() == "Параметры"
    assert child(options, QTabWidget).tabText(0) == "Общие"
    translations.use("en")
    QApplication.sendEvent(options, QEvent(QEvent.Type.LanguageChange))
    assert options.windowTitle() == "Options"


@pytest.mark.parametrize(
    ("page", "kind"), [(Page.GENERAL, QLineEdit), (Page.PLAY, QComboBox), (Page.SOUND, QCheckBox)]
)
def test_the_options_begin_at_the_first_field_of_their_page(qtbot: QtBot, page: Page, kind: type[QWidget]) -> None:
    dialog = OptionsDialog(DEFAULTS, page)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.show()
    assert isinstance(dialog.focusWidget(), kind)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted


class PicturesOnButtons(QProxyStyle):
    """A style that gives standard buttons a picture, as some desktops do."""

    def styleHint(self, hint: QStyle.StyleHint, *arguments: Any) -> int:
        wanted = hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
        return 1 if wanted else super().styleHint(hint, *arguments)


def test_no_button_has_a_picture_where_its_neighbour_has_none(qtbot: QtBot) -> None:
    before = QApplication.style().name()
    QApplication.setStyle(PicturesOnButtons("Fusion"))
    try:
        plain = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(plain)
        assert not plain.buttons()[0].icon().isNull()
        dialog = CrashDialog(CrashReport("ValueError: x", "report", None))
        qtbot.addWidget(dialog)
        assert all(button.icon().isNull() for button in dialog.footer.buttons())
    finally:
        QApplication.setStyle(before)


# -- this deal ----------------------------------------------------------------------------------------------


def test_the_deal_number_is_shown_and_copied(qtbot: QtBot) -> None:
    dialog = ThisDealDialog(271828, 3)
    qtbot.addWidget(dialog)
    push_button(dialog, "&Copy").click()
    assert QGuiApplication.clipboard().text() == "271828"


def test_another_deal_number_is_played_if_it_is_one(qtbot: QtBot) -> None:
    dialog = ThisDealDialog(1, 1)
    qtbot.addWidget(dialog)
    field = next(f for f in dialog.findChildren(QLineEdit) if not f.isReadOnly())
    play = push_button(dialog, "&Play it")
    assert not play.isEnabled()
    field.setText("many")
    assert not play.isEnabled()
    field.setText("999999999999")
    with qtbot.waitSignal(dialog.wanted) as wanted:
        play.click()
    assert wanted.args == [999999999999]


def test_enter_plays_the_number_that_was_typed(qtbot: QtBot) -> None:
    dialog = ThisDealDialog(1, 1)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.show()
    field = next(f for f in dialog.findChildren(QLineEdit) if not f.isReadOnly())
    field.setFocus()
    QTest.keyClicks(field, "42")
    with qtbot.waitSignal(dialog.wanted) as wanted:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert wanted.args == [42]


# -- the crash report ---------------------------------------------------------------------------------------


def test_a_crash_report_can_be_copied_and_grows(qtbot: QtBot) -> None:
    dialog = CrashDialog(CrashReport("ValueError: x", "first report", None))
    qtbot.addWidget(dialog)
    dialog.add(CrashReport("ValueError: y", "second report", None))
    push_button(dialog, "&Copy the report").click()
    assert "first report" in QGuiApplication.clipboard().text()
    assert "second report" in child(dialog, QPlainTextEdit).toPlainText()


def test_a_crash_report_offers_first_to_copy_it(qtbot: QtBot) -> None:
    dialog = CrashDialog(CrashReport("ValueError: x", "first report", None))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.focusWidget() is push_button(dialog, "&Copy the report")


# -- pages --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", CATALOGUE)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_rules_page_tells_the_switches_of_every_variant(
    qtbot: QtBot, translations: Translations, variant: str, language: str
) -> None:
    translations.use(language)
    rules = CATALOGUE[variant].rules()
    page = pages.rules_page(variant, rules)
    qtbot.addWidget(page)
    shown = page.page.toPlainText()
    assert str(rules.limit if rules.deals is None else rules.deals) in shown
    assert str(rules.hand_size) in shown
    assert ("{" in shown, "%n" in shown, "(s)" in shown) == (False, False, False)


def test_the_list_of_keys_names_every_action(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    page = pages.keys_page(Actions(window, window.menuBar()))
    qtbot.addWidget(page)
    shown = page.page.toPlainText()
    for key in ("F1", "F2", "F3", "F4", "F5", "F7", "F8", "F9", "F11", "Ctrl+Z", "Ctrl+Y", "Ctrl+Q", "Home"):
        assert key in shown


def test_keys_turn_a_page_to_read_and_enter_closes_it(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    dialog = pages.keys_page(Actions(window, window.menuBar()))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.show()
    page = child(dialog, QTextBrowser)
    assert dialog.focusWidget() is page
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.verticalScrollBar().value() > 0
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(page, Qt.Key.Key_Return)
