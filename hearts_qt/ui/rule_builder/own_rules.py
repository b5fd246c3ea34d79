"""The button for rules of the person's own: save, rename, delete, give away as text, take over."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu

from hearts_qt.models.variants_model import OwnRules
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import RulesError, write_rules
from hearts_qt.store.atomic import write_text_atomically
from hearts_qt.store.errors import StoreError
from hearts_qt.store.presets import HEADER, MAX_NAME, MAX_TEXT, NotPreset, Preset, write_preset
from hearts_qt.ui.notices import store_sentence
from hearts_qt.ui.rule_builder.preset_dialogs import ImportDialog, NameDialog
from hearts_qt.ui.rule_builder.preset_words import problem_sentence
from hearts_qt.ui.variant_names import variant_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.store.presets import Presets
    from hearts_qt.ui.dialogs.base import Dialog

translate = QCoreApplication.translate


class Deed(Enum):
    """What can be done with rules of one's own."""

    SAVE = auto()
    RENAME = auto()
    DELETE = auto()
    COPY = auto()
    EXPORT = auto()
    IMPORT = auto()


class OwnRulesKeeper(QObject):
    """Does these deeds for one dialog.

    Signals:
        changed(str): the list is another; the name is that of the rules to show as chosen, or empty.
        imported(str): rules of this name were taken over; edit them.
        said(str): a sentence for the person.
    """

    changed = Signal(str)
    imported = Signal(str)
    said = Signal(str)

    def __init__(self, presets: Presets, window: QWidget) -> None:
        super().__init__(window)
        self._presets = presets
        self._window = window
        self.menu = QMenu(window)
        self._actions: dict[Deed, QAction] = {}
        for deed in Deed:
            if deed in (Deed.COPY, Deed.IMPORT):
                self.menu.addSeparator()
            self._actions[deed] = self.menu.addAction("")
            self._actions[deed].triggered.connect(partial(self.do, deed))
        self._variant = ""
        self._rules: Rules | None = None
        self._name = ""

    def look_at(self, variant: str, rules: Rules, name: str, *, playable: bool) -> None:
        """What the deeds are about: the rules in the form, and the name of the own rules they are, if any."""
        self._variant, self._rules, self._name = variant, rules, name
        for deed, action in self._actions.items():
            match deed:
                case Deed.RENAME | Deed.DELETE:
                    action.setEnabled(bool(name))
                case Deed.IMPORT:
                    action.setEnabled(True)
                case _:
                    action.setEnabled(playable)

    def own(self) -> tuple[OwnRules, ...]:
        """What the list shows of them."""
        shown = []
        for preset in self._presets.items:
            words = preset.rules.split()
            variant = words[0] if words and words[0] in CATALOGUE else ""
            shown.append(OwnRules(preset.name, variant, words[1] if len(words) > 1 else ""))
        return tuple(shown)

    def read(self, name: str) -> tuple[str, Rules] | None:
        """The own rules of this name; if they cannot be played, that is said and None is the answer."""
        preset = self._presets.named(name)
        if preset is None:
            return None
        try:
            return preset.read()
        except RulesError as error:
            self.said.emit(problem_sentence(error))
            return None

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        for deed, action in self._actions.items():
            action.setText(_deed_name(deed))

    def do(self, deed: Deed) -> None:
        """Do it, or ask for what is missing."""
        if self._rules is None:
            return
        match deed:
            case Deed.SAVE:
                name = self._name or variant_name(self._variant)
                line = write_rules(self._variant, self._rules)
                self._ask_name(
                    lambda: translate("Presets", "Save as my own rules"), name, partial(self._save, line)
                )
            case Deed.RENAME:
                self._ask_name(lambda: translate("Presets", "Rename my rules"), self._name, self._rename)
            case Deed.DELETE:
                self._delete()
            case Deed.COPY:
                QGuiApplication.clipboard().setText(self._as_text())
                self.said.emit(translate("Presets", "The rules are on the clipboard as text."))
            case Deed.EXPORT:
                self._ask_for_file()
            case Deed.IMPORT:
                self._ask_for_text()

    def write_file(self, path: Path) -> None:
        """Give the rules away as a file; say whether it worked."""
        try:
            write_text_atomically(path, self._as_text())
        except StoreError as error:
            self.said.emit(store_sentence(error))
        else:
            self.said.emit(translate("Presets", "The rules are in the file {file}.").format(file=path.name))

    # -- private --------------------------------------------------------------------------------------------

    def _as_text(self) -> str:
        if self._rules is None:
            return ""
        name = self._name or variant_name(self._variant)
        return write_preset(Preset(name[:MAX_NAME], write_rules(self._variant, self._rules)))

    def _is_taken(self, name: str) -> bool:
        preset = self._presets.named(name)
        return preset is not None and preset.name != self._name

    def _ask_name(self, title: Callable[[], str], name: str, then: Callable[[str], None]) -> None:
        dialog = NameDialog(title, name[:MAX_NAME], self._is_taken, self._window)
        dialog.named.connect(then)
        dialog.open()

    def _ask_for_text(self) -> None:
        lying = QGuiApplication.clipboard().text()[:MAX_TEXT]
        dialog: Dialog = ImportDialog(lying if lying.startswith(HEADER) else "", self._is_taken, self._window)
        if isinstance(dialog, ImportDialog):
            dialog.found.connect(self._take_over)
        dialog.open()

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self._window, translate("Presets", "Save the rules as a file"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.fileSelected.connect(lambda file: self.write_file(Path(file)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save(self, line: str, name: str) -> None:
        if self._try(lambda: self._presets.put(Preset(name, line))):
            self.changed.emit(name)
            self.said.emit(translate("Presets", "“{name}” is in the list at the left.").format(name=name))

    def _rename(self, name: str) -> None:
        if self._try(lambda: self._presets.rename(self._name, name)):
            self.changed.emit(name)

    def _delete(self) -> None:
        name = self._name
        if self._try(lambda: self._presets.delete(name)):
            self.changed.emit("")
            text = translate("Presets", "“{name}” is deleted. Its rules are still in the form and can be saved.")
            self.said.emit(text.format(name=name))

    def _take_over(self, preset: Preset) -> None:
        if self._try(lambda: self._presets.put(preset)):
            self.imported.emit(preset.name)

    def _try(self, change: Callable[[], None]) -> bool:
        try:
            change()
        except StoreError as error:
            self.said.emit(store_sentence(error))
            return False
        except NotPreset as error:
            self.said.emit(problem_sentence(error))
            return False
        return True


def _deed_name(deed: Deed) -> str:
    match deed:
        case Deed.SAVE:
            return translate("Presets", "&Save as my own…")
        case Deed.RENAME:
            return translate("Presets", "&Rename…")
        case Deed.DELETE:
            return translate("Presets", "&Delete")
        case Deed.COPY:
            return translate("Presets", "&Copy as text")
        case Deed.EXPORT:
            return translate("Presets", "Save as a &file…")
        case Deed.IMPORT:
            return translate("Presets", "&Take over from text…")
