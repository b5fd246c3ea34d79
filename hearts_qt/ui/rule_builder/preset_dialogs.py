"""The small dialogs for rules of the person's own: a name, a text to take over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLineEdit, QPlainTextEdit, QWidget

from hearts_qt.rules.notation import RulesError
from hearts_qt.store.presets import MAX_TEXT, NotPreset, Preset, clean_name, read_preset
from hearts_qt.ui.dialogs.base import Dialog, embolden
from hearts_qt.ui.rule_builder.preset_words import problem_sentence

if TYPE_CHECKING:
    from collections.abc import Callable

translate = QCoreApplication.translate


class NameDialog(Dialog):
    """Asks for the name of own rules.

    Signals:
        named(str): the name, cleaned.
    """

    named = Signal(str)

    def __init__(
        self, title: Callable[[], str], name: str, is_taken: Callable[[str], bool], parent: QWidget | None = None
    ) -> None:
        """``is_taken`` says whether other rules have a name: they would be replaced."""
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self._is_taken = is_taken
        self.say(self.setWindowTitle, title)
        self._field = QLineEdit(name)
        self._field.setObjectName("name")
        self._field.selectAll()
        self._field.textChanged.connect(self._check)
        self.body.addWidget(self.field_label(lambda: translate("Presets", "&Name of your rules"), self._field))
        self.body.addWidget(self._field)
        self._said = self.label(str)
        self.body.addWidget(self._said)
        self._save = self.button(lambda: translate("Presets", "&Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._save.setDefault(True)
        self.follow(self._check)
        self.resize(440, 0)
        self._field.setFocus()

    def accept(self) -> None:
        try:
            name = clean_name(self._field.text())
        except NotPreset:
            return
        self.named.emit(name)
        super().accept()

    def _check(self) -> None:
        try:
            name = clean_name(self._field.text())
        except NotPreset as error:
            self._save.setEnabled(False)
            self._said.setText(problem_sentence(error))
            return
        self._save.setEnabled(True)
        taken = translate("Presets", "Rules of this name are there already; they will be replaced.")
        self._said.setText(taken if self._is_taken(name) else "")


class ImportDialog(Dialog):
    """Takes over house rules that somebody wrote as text.

    Signals:
        found(Preset): rules that can be played, with a name.
    """

    found = Signal(object)

    def __init__(self, text: str, is_taken: Callable[[str], bool], parent: QWidget | None = None) -> None:
        """``text`` is what the field shows at first: what lies on the clipboard, if it is rules."""
        super().__init__(parent, QDialogButtonBox.StandardButton.Cancel)
        self._is_taken = is_taken
        self._preset: Preset | None = None
        self.say(self.setWindowTitle, lambda: translate("Presets", "Rules from text"))
        self._text = QPlainTextEdit(text)
        self._text.setObjectName("text")
        self._text.setTabChangesFocus(True)
        self._text.textChanged.connect(self._read)
        label = self.field_label(lambda: translate("Presets", "&Paste the text of the rules here"), self._text)
        self.body.addWidget(label)
        self.body.addWidget(self._text, 1)
        self._name = QLineEdit()
        self._name.setObjectName("name")
        self._name.textChanged.connect(self._check)
        self.body.addWidget(self.field_label(lambda: translate("Presets", "&Name of your rules"), self._name))
        self.body.addWidget(self._name)
        self._said = self.label(str)
        self._said.setObjectName("said")
        embolden(self._said)
        self.body.addWidget(self._said)
        file = self.button(lambda: translate("Presets", "From a &file…"), QDialogButtonBox.ButtonRole.ActionRole)
        file.setAutoDefault(False)
        file.clicked.connect(self._ask_for_file)
        self._take = self.button(
            lambda: translate("Presets", "&Take over"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.follow(self._read)
        self.resize(560, 420)
        self._text.setFocus()

    def accept(self) -> None:
        if self._preset is not None and self._take.isEnabled():
            self.found.emit(Preset(clean_name(self._name.text()), self._preset.rules))
            super().accept()

    def read_file(self, path: Path) -> None:
        """Put the content of a file into the field; say so if it cannot be read."""
        try:
            with path.open("rb") as file:
                self._text.setPlainText(file.read(4 * MAX_TEXT).decode("utf-8", errors="replace"))
        except OSError as error:
            self._text.clear()
            self._preset = None
            text = translate("Presets", "The file {file} cannot be read: {reason}.")
            self._refuse(text.format(file=path.name, reason=error.strerror or str(error)))

    def _read(self) -> None:
        try:
            self._preset = read_preset(self._text.toPlainText())
        except (NotPreset, RulesError) as error:
            self._preset = None
            self._refuse(problem_sentence(error))
            return
        if self._preset.name:
            self._name.setText(self._preset.name)
        self._check()

    def _check(self) -> None:
        if self._preset is None:
            return
        try:
            name = clean_name(self._name.text())
        except NotPreset as error:
            self._refuse(problem_sentence(error))
            return
        self._take.setEnabled(True)
        taken = translate("Presets", "Rules of this name are there already; they will be replaced.")
        ready = translate("Presets", "These rules can be played.")
        self._said.setText(taken if self._is_taken(name) else ready)

    def _refuse(self, sentence: str) -> None:
        self._take.setEnabled(False)
        self._said.setText(sentence)

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, translate("Presets", "Rules from a file"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda file: self.read_file(Path(file)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
