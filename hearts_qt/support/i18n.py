"""The languages of the program and the switch between them while it runs."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from hearts_qt.support.resources import translations_folder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

LANGUAGES = ("ru", "en")
FALLBACK = "en"
# German or Finnish texts are about this much longer than English ones.
STRETCH = 0.4

logger = logging.getLogger(__name__)


def system_language(preferred: Sequence[str] | None = None) -> str:
    """The first of the player's languages that the program speaks, else English.

    Args:
        preferred: language tags such as ``ru-RU``, best first; None asks the system.
    """
    for tag in QLocale.system().uiLanguages() if preferred is None else preferred:
        language = tag.replace("_", "-").partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


class Translations:
    """Keeps the installed translators, which Qt forgets when nobody holds them.

    Each `use` sends ``LanguageChange`` to every widget; texts are set again in ``changeEvent``.
    """

    def __init__(self, app: QCoreApplication, *, folder: Path | None = None, pseudo: bool = False) -> None:
        """
        Args:
            app: the application to translate.
            folder: the compiled translations, ``hearts_qt_<language>.qm``; None for the program's own.
            pseudo: stretch every text, to see which widgets are too narrow.
        """
        self._app = app
        self._folder = translations_folder() if folder is None else folder
        self._pseudo = pseudo
        self._installed: list[QTranslator] = []
        self._language: str | None = None

    @property
    def language(self) -> str | None:
        """The language in use; None before the first `use`."""
        return self._language

    def use(self, language: str) -> None:
        """Switch the program to ``language``. A missing file leaves the texts of the source, in English.

        Raises:
            ValueError: if it is none of `LANGUAGES`.
        """
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language!r}")
        if language == self._language:
            return
        self.remove()
        self._language = language
        QLocale.setDefault(QLocale(language))
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # The last one installed is asked first.
        wanted = [
            self._load(f"qtbase_{language}", qt_folder),
            self._load(f"hearts_qt_{language}", self._folder),
        ]
        self._installed = [translator for translator in wanted if translator is not None]
        if self._pseudo:
            self._installed = [StretchedTranslator(self._installed)]
        for translator in self._installed:
            self._app.installTranslator(translator)

    def remove(self) -> None:
        """Go back to the texts of the source."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []
        self._language = None

    @staticmethod
    def _load(name: str, folder: Path | str) -> QTranslator | None:
        translator = QTranslator()
        if translator.load(name, str(folder)):
            return translator
        logger.info("No translation %s in %s", name, folder)
        return None


class StretchedTranslator(QTranslator):
    """Makes every text longer, to see what does not fit; placeholders and mnemonics stay as they are."""

    def __init__(self, inner: Sequence[QTranslator]) -> None:
        super().__init__()
        self._inner = tuple(inner)

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, /, disambiguation: str | None = None, n: int = -1) -> str:
        text = source
        for translator in reversed(self._inner):
            if translated := translator.translate(context, source, disambiguation, n):
                text = translated
                break
        if not text:
            return ""
        return f"[{text}{'~' * max(1, round(len(text) * STRETCH))}]"
