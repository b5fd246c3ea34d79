"""Matches in files of the person's own: saving the one on the table, opening another."""

from __future__ import annotations

import logging
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from hearts_qt.rules.notation import Record
from hearts_qt.store import saved_match
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.ui.dialogs.leave_match import LeaveMatchDialog
from hearts_qt.ui.notices import store_sentence
from hearts_qt.ui.status_line import StatusKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.game.controller import GameController
    from hearts_qt.game.settings import Settings
    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.ui.main_window import MainWindow

translate = QCoreApplication.translate
logger = logging.getLogger(__name__)


class MatchFiles(QObject):
    """Asks for files, reads and writes them, and says what came of it in the window."""

    def __init__(self, window: MainWindow, game: GameController, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._game = game
        self._settings = settings
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._folder = documents if Path(documents).is_dir() else str(Path.home())

    def choose(self) -> None:
        """Ask for a file and open the match in it."""
        dialog = self._file_dialog(translate("MatchFiles", "Open a match"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda file: self.open(Path(file)))
        dialog.open()

    def choose_place(self, then: Callable[[], None] | None = None) -> None:
        """Ask for a file and save the match on the table in it; ``then`` follows when it is saved."""
        saved = self._game.saved
        if saved is not None:
            self._ask_place(saved, then)

    def open(self, file: Path) -> None:
        """Go on with the match in ``file``. One that is being played is not left without a question."""
        try:
            found = saved_match.read_copy(file)
        except StoreError as error:
            self._tell(error, _sentence)
            return
        unfinished = self._game.unfinished
        if unfinished is None:
            self._open(found)
            return
        dialog = LeaveMatchDialog(file.name, self._window)
        dialog.accepted.connect(lambda: self._open(found))
        dialog.saveWanted.connect(lambda: self._ask_place(unfinished, lambda: self._open(found)))
        dialog.open()

    def save(self, file: Path, saved: SavedMatch) -> bool:
        """Write ``saved`` into ``file``; whether that could be done."""
        try:
            saved_match.write_copy(file, saved)
        except StoreError as error:
            self._tell(error, store_sentence)
            return False
        self._window.desk.talk.say(
            StatusKind.DONE,
            lambda: translate("MatchFiles", "The match is saved as {file}.").format(file=file.name),
            answer=True,
        )
        return True

    # -- private --------------------------------------------------------------------------------------------

    def _ask_place(self, saved: SavedMatch, then: Callable[[], None] | None) -> None:
        def write(file: str) -> None:
            if self.save(Path(file), saved) and then is not None:
                then()

        dialog = self._file_dialog(translate("MatchFiles", "Save the match"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(saved_match.ENDING)
        title = translate("Window", "Hearts")
        dialog.selectFile(f"{title} {date.today():%Y-%m-%d}.{saved_match.ENDING}")
        dialog.fileSelected.connect(write)
        dialog.open()

    def _open(self, found: SavedMatch | Record) -> None:
        if isinstance(found, Record):
            options = self._settings.options
            self._game.play_on(found, options.levels, options.sitters)
        else:
            self._game.open(found)

    def _file_dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title, self._folder)
        matches = translate("MatchFiles", "Saved matches")
        everything = translate("MatchFiles", "All files")
        dialog.setNameFilters([f"{matches} (*.{saved_match.ENDING})", f"{everything} (*)"])
        dialog.fileSelected.connect(self._remember_folder)
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _remember_folder(self, file: str) -> None:
        self._folder = str(Path(file).parent)

    def _tell(self, error: StoreError, sentence: Callable[[StoreError], str]) -> None:
        logger.info("A file of the person's: %s", error)
        self._window.desk.messages.add(lambda: sentence(error))


def _sentence(error: StoreError) -> str:
    """Why a file could not be opened."""
    match error.fault:
        case Fault.DAMAGED:
            text = translate(
                "MatchFiles",
                "There is no match in {file} that could be played on: it is another kind of file, or damaged.",
            )
        case Fault.NEWER:
            text = translate(
                "MatchFiles", "{file} was saved by a newer version of the game; this one cannot read it."
            )
        case _:
            text = translate("MatchFiles", "{file} cannot be read: {reason}.")
    return text.format(file=error.path, reason=error.reason)
