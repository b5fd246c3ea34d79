from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel

from hearts_qt.support.i18n import Translations, system_language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS><TS version="2.1" language="ru"><context><name>Table</name>
<message><source>Your turn</source><translation>Ваш ход</translation></message>
<message numerus="yes"><source>%n card(s)</source><translation>
<numerusform>%n карта</numerusform><numerusform>%n карты</numerusform><numerusform>%n карт</numerusform>
</translation></message></context></TS>
"""


def lrelease() -> Path:
    package = Path(PySide6.__file__).parent
    (program, *_) = [*package.glob("lrelease*"), *package.glob("Qt/libexec/lrelease")]
    return program


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one compiled Russian translation."""
    folder = tmp_path_factory.mktemp("i18n")
    (folder / "hearts_qt_ru.ts").write_text(TS, encoding="utf-8")
    subprocess.run([lrelease(), "-silent", folder / "hearts_qt_ru.ts"], check=True)
    return folder


@pytest.fixture
def translations(qapp: QApplication, folder: Path) -> Iterator[Translations]:
    locale = QLocale()
    translations = Translations(qapp, folder=folder)
    yield translations
    translations.remove()
    QLocale.setDefault(locale)


def turn() -> str:
    return QCoreApplication.translate("Table", "Your turn")


def cards(count: int) -> str:
    return QCoreApplication.translate("Table", "%n card(s)", None, count)


class Title(QLabel):
    """Counts how often it is told that the language has changed."""

    changes = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.changes += 1
            self.setText(turn())
        super().changeEvent(event)


def test_the_language_switches_there_and_back(translations: Translations) -> None:
    translations.use("ru")
    assert (turn(), translations.language) == ("Ваш ход", "ru")
    translations.use("en")
    assert (turn(), translations.language) == ("Your turn", "en")
    translations.use("ru")
    assert turn() == "Ваш ход"


def test_open_windows_are_told_of_a_switch(translations: Translations, qtbot: QtBot) -> None:
    title = Title()
    qtbot.addWidget(title)
    translations.use("ru")
    QCoreApplication.sendPostedEvents()
    assert title.text() == "Ваш ход"


def test_the_same_language_again_changes_nothing(translations: Translations, qtbot: QtBot) -> None:
    title = Title()
    qtbot.addWidget(title)
    translations.use("ru")
    QCoreApplication.sendPostedEvents()
    changes = title.changes
    translations.use("ru")
    QCoreApplication.sendPostedEvents()
    assert title.changes == changes > 0


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 карта"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта")]
)
def test_russian_has_three_plurals(translations: Translations, count: int, text: str) -> None:
    translations.use("ru")
    assert cards(count) == text


def test_buttons_of_qt_are_translated_too(translations: Translations, qtbot: QtBot) -> None:
    translations.use("ru")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Отмена"


def test_numbers_follow_the_language(translations: Translations) -> None:
    translations.use("ru")
    assert QLocale().toString(1.5, "f", 1) == "1,5"
    translations.use("en")
    assert QLocale().toString(1.5, "f", 1) == "1.5"


def test_a_missing_translation_leaves_english(qapp: QApplication, tmp_path: Path) -> None:
    translations = Translations(qapp, folder=tmp_path)
    translations.use("ru")
    assert turn() == "Your turn"
    translations.remove()


def test_an_unknown_language_is_refused(translations: Translations) -> None:
    with pytest.raises(ValueError, match="'de'"):
        translations.use("de")


def test_pseudo_translation_stretches_every_text(qapp: QApplication, folder: Path) -> None:
    translations = Translations(qapp, folder=folder, pseudo=True)
    translations.use("ru")
    texts = turn(), cards(5), QCoreApplication.translate("Table", "Not translated {name}")
    translations.remove()
    assert texts == ("[Ваш ход~~~]", "[5 карт~~~]", "[Not translated {name}~~~~~~~~]")
    assert turn() == "Your turn"


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["ru-RU"], "ru"),
        (["ru_RU"], "ru"),
        (["en-GB", "ru"], "en"),
        (["de-DE", "ru-UA", "en"], "ru"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_the_program_speaks_is_taken(preferred: list[str], language: str) -> None:
    assert system_language(preferred) == language


def test_the_system_is_asked_when_nothing_is_given() -> None:
    assert system_language() in ("ru", "en")
