"""Fields that show and change one option each: what the pages of the options are built of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QFormLayout, QWidget

from hearts_qt.ui.dialogs.base import Dialog
from hearts_qt.ui.dialogs.combos import rewrite, select

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hearts_qt.store.options import Options
    from hearts_qt.ui.dialogs.base import Phrase
    from hearts_qt.ui.dialogs.picture_choice import PictureChoice


class OptionFields(Dialog):
    """A dialog whose fields edit `Options`; each change is told at once.

    Signals:
        changed(Options): use these from now on.
    """

    changed = Signal(object)

    def __init__(self, options: Options, parent: QWidget | None, buttons: QDialogButtonBox.StandardButton) -> None:
        super().__init__(parent, buttons)
        self._options = options
        self._shows: list[Callable[[], object]] = []

    @property
    def options(self) -> Options:
        """As they stand in the dialog."""
        return self._options

    def change(self, **changes: object) -> None:
        """Set options by name. Raises ValueError or KeyError as `Options.changed` does."""
        self.replace(self._options.changed(**changes))

    def replace(self, options: Options) -> None:
        """Use these options and tell so, unless they are what they were."""
        if options != self._options:
            self._options = options
            self.changed.emit(options)

    def show_options(self) -> None:
        """Let every field show what is set."""
        for show in self._shows:
            show()

    def show_with(self, show: Callable[[], object]) -> None:
        """Call ``show`` whenever the fields have to show what is set."""
        self._shows.append(show)

    def add_combo(
        self, form: QFormLayout, key: str, values: Iterable[object], text: Callable[[Any], str], label: Phrase
    ) -> None:
        """A row in which one of ``values`` can be chosen, each called by its ``text``."""
        combo = QComboBox()
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in values:
            combo.addItem(text(value), value)
        self.follow(lambda: rewrite(combo, text))
        combo.currentIndexChanged.connect(lambda: self.change(**{key: combo.currentData()}))
        form.addRow(self.field_label(label, combo), combo)

        def show() -> None:
            now = getattr(self._options, key)
            select(combo, now, text(now))

        self.show_with(lambda: quietly(combo, show))

    def add_check(self, form: QFormLayout, key: str, label: Phrase, *, across: bool = False) -> None:
        """A row with a box to tick; ``across``: where the page has no column of names."""
        box = QCheckBox()
        self.say(box.setText, label)
        box.toggled.connect(lambda on: self.change(**{key: on}))
        if across:
            form.addRow(box)
        else:
            form.addRow("", box)
        self.show_with(lambda: quietly(box, lambda: box.setChecked(getattr(self._options, key))))

    def add_pictures(
        self, form: QFormLayout, key: str, choice: PictureChoice, text: Callable[[str], str], label: Phrase
    ) -> None:
        """A row with a choice among pictures, each called by its ``text``."""
        self.follow(lambda: choice.set_names(text))
        self.say(choice.setAccessibleName, lambda: label().replace("&", ""))
        choice.chosen.connect(lambda value: self.change(**{key: value}))
        form.addRow(self.field_label(label, choice), choice)
        self.show_with(lambda: choice.select(getattr(self._options, key)))

    def add_note(self, form: QFormLayout, text: Phrase) -> None:
        """A row of text."""
        form.addRow("", self.label(text))


def quietly(field: QWidget, show: Callable[[], object]) -> None:
    """Set a field without its telling anybody."""
    with QSignalBlocker(field):
        show()
