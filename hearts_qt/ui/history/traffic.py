"""What goes out of the history and what comes in: files to write, files to read, matches to remove."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from hearts_qt.store.errors import StoreError
from hearts_qt.store.history import History
from hearts_qt.store.importing import Preview, preview_file
from hearts_qt.store.reset import remove
from hearts_qt.support.jobs import Err, Ok, run
from hearts_qt.ui.history import export, traffic_words
from hearts_qt.ui.history.export import ExportDialog, Format
from hearts_qt.ui.history.import_dialog import ImportDialog
from hearts_qt.ui.history.remove_dialog import RemoveDialog
from hearts_qt.ui.notices import store_sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_qt.store.importing import Found
    from hearts_qt.store.wanted import Wanted
    from hearts_qt.support.jobs import JobExecutor, Result

T = TypeVar("T")

translate = QCoreApplication.translate


class Traffic(QObject):
    """Asks what is wanted, has it done in the background, and tells what came of it.

    Signals:
        changed(): matches came or went.
        said(str): a sentence for the person.
    """

    changed = Signal()
    said = Signal(str)

    def __init__(self, history: History, jobs: JobExecutor | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._history = history
        self._jobs = jobs
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)

    # -- out --------------------------------------------------------------------------------------------------

    def export(self, chosen: Sequence[str], wanted: Wanted, total: int) -> None:
        """Ask which of the matches go out and how: those that are chosen, or all ``total`` that are wanted."""
        dialog = ExportDialog(len(chosen), total, self._window)
        dialog.wanted.connect(
            lambda everything, form: self._ask_place(list(chosen), wanted if everything else None, form)
        )
        dialog.open()

    def write(self, file: Path, ids: Sequence[str], wanted: Wanted | None, form: Format) -> None:
        """Write these matches, or those that are wanted, into a file."""
        work = partial(export.write_file, self._history.database.path, file, tuple(ids), wanted, form)
        self._do(work, lambda count: self.said.emit(traffic_words.exported(count, file)))

    def _ask_place(self, ids: list[str], wanted: Wanted | None, form: Format) -> None:
        dialog = self._file_dialog(translate("History", "Export matches"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(form.value)
        dialog.setNameFilters([traffic_words.filter_of(form.value)])
        name = translate("History", "Hearts history")
        dialog.selectFile(f"{name}.{form.value}")
        dialog.fileSelected.connect(lambda file: self.write(Path(file), ids, wanted, form))
        dialog.open()

    # -- in ---------------------------------------------------------------------------------------------------

    def choose_import(self) -> None:
        """Ask for a file and show what is in it."""
        dialog = self._file_dialog(translate("History", "Import matches or another history"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([traffic_words.filter_of("txt", "csv", "sqlite"), traffic_words.filter_of("*")])
        dialog.fileSelected.connect(lambda file: self.look_at(Path(file)))
        dialog.open()

    def look_at(self, file: Path) -> ImportDialog:
        """Show what is in a file; nothing is taken over before the person says so."""
        dialog = ImportDialog(file.name, self._window)
        dialog.wanted.connect(lambda found: self._take_over(tuple(found)))
        dialog.open()
        gone = _Gone(dialog)
        work = partial(_preview, self._history.database.path, file, gone)
        self._do(work, lambda preview: dialog.show_preview(preview) if isValid(dialog) else None)
        return dialog

    def _take_over(self, found: tuple[Found, ...]) -> None:
        work = partial(_take_over, self._history.database.path, found)
        self._do(work, self._tell_taken)

    def _tell_taken(self, count: int) -> None:
        self.said.emit(traffic_words.imported(count))
        self.changed.emit()

    # -- gone -------------------------------------------------------------------------------------------------

    def remove(self, ids: Sequence[str]) -> None:
        """Ask, and take these matches out of the history."""
        dialog = RemoveDialog(len(ids), self._window)
        dialog.accepted.connect(lambda: self.take_out(ids))
        dialog.open()

    def take_out(self, ids: Sequence[str]) -> None:
        """Take these matches out of the history, after it has been copied."""
        work = partial(_remove, self._history.database.path, tuple(ids))
        self._do(work, self._tell_removed)

    def _tell_removed(self, copy: Path) -> None:
        self.said.emit(traffic_words.removed(copy))
        self.changed.emit()

    # -- private ----------------------------------------------------------------------------------------------

    def _do(self, work: Callable[[], T], done: Callable[[T], object]) -> None:
        def take(result: Result[T]) -> None:
            # The dialog may be gone by now.
            if not isValid(self):
                return
            match result:
                case Ok(value):
                    done(value)
                case Err(StoreError() as error):
                    self.said.emit(store_sentence(error))
                case Err(error):
                    raise error

        run(self._jobs, work, take)

    def _file_dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title, self._folder)
        dialog.fileSelected.connect(self._remember_folder)
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _remember_folder(self, file: str) -> None:
        self._folder = str(Path(file).parent)


class _Gone:
    """Says, on any thread, whether a dialog has been closed."""

    def __init__(self, dialog: ImportDialog) -> None:
        self._is_gone = False
        dialog.finished.connect(self._set)

    def _set(self) -> None:
        self._is_gone = True

    def __call__(self) -> bool:
        return self._is_gone


# On the background thread; a connection belongs to one thread.


def _preview(path: Path, file: Path, gone: Callable[[], bool]) -> Preview:
    history, _ = History.open(path)
    try:
        return preview_file(file, history, gone)
    finally:
        history.close()


def _take_over(path: Path, found: tuple[Found, ...]) -> int:
    history, _ = History.open(path)
    try:
        return history.add((one.kept, one.facts) for one in found)
    finally:
        history.close()


def _remove(path: Path, ids: tuple[str, ...]) -> Path:
    history, _ = History.open(path)
    try:
        return remove(history, ids)
    finally:
        history.close()
