"""The options: everything applies at once; "Cancel" brings back what was set before."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QTabWidget,
    QWidget,
)

from hearts_qt.rules.notation import read_rules
from hearts_qt.store.options import DEFAULTS, Choice, CourtLetters, Language, PlayMode, Speed, Theme
from hearts_qt.ui.dialogs.base import GRID, Dialog, embolden
from hearts_qt.ui.dialogs.combos import rewrite, select
from hearts_qt.ui.looks import decks
from hearts_qt.ui.texts import rules_summary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hearts_qt.store.options import Options
    from hearts_qt.ui.dialogs.base import Phrase

translate = QCoreApplication.translate

TENTH = 10
"""The slider counts in tenths of a second; one step past the longest time means "until I click"."""
SHORTEST = 2
LONGEST = 50


class Page(Enum):
    """The pages, in order."""

    GENERAL = 0
    PLAY = 1
    APPEARANCE = 2
    RULES = 3


class OptionsDialog(Dialog):
    """Edits `Options`.

    Signals:
        changed(Options): use these from now on.
        rulesWanted(): the person wants to change the house rules of the next match.
    """

    changed = Signal(object)
    rulesWanted = Signal()

    def __init__(self, options: Options, page: Page = Page.GENERAL, parent: QWidget | None = None) -> None:
        buttons = QDialogButtonBox.StandardButton
        super().__init__(parent, buttons.Ok | buttons.Cancel | buttons.RestoreDefaults)
        self._before = options
        self._options = options
        self._shows: list[Callable[[], None]] = []
        self.say(self.setWindowTitle, lambda: translate("Options", "Options"))
        self.footer.button(buttons.RestoreDefaults).clicked.connect(self._restore)
        self._tabs = QTabWidget()
        pages = (self._build_general, self._build_play, self._build_appearance, self._build_rules)
        for build in pages:
            form = QFormLayout()
            form.setHorizontalSpacing(2 * GRID)
            form.setVerticalSpacing(GRID + 4)
            form.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
            build(form)
            sheet = QWidget()
            sheet.setLayout(form)
            self._tabs.addTab(sheet, "")
        self.follow(self._name_tabs)
        self._tabs.setCurrentIndex(page.value)
        self.body.addWidget(self._tabs, 1)
        self._show()
        self.resize(560, 0)

    @property
    def options(self) -> Options:
        """As they stand in the dialog."""
        return self._options

    def take_rules(self, rules: str, levels: tuple[str, ...], sitters: tuple[str, ...]) -> None:
        """Use these for the next match: a line of `notation.write_rules`, and who sits where."""
        self._change_all({"next_rules": rules, "levels": levels, "sitters": sitters})
        self._show()

    def reject(self) -> None:
        self._set(self._before)
        super().reject()

    # -- private: the pages -----------------------------------------------------------------------------------

    def _name_tabs(self) -> None:
        for page in Page:
            self._tabs.setTabText(page.value, _page_name(page))

    def _build_general(self, form: QFormLayout) -> None:
        self._combo(form, "language", Language, _language_text, lambda: translate("Options", "&Language"))
        self._note(form, lambda: translate("Options", "Changes at once, nothing has to be restarted."))
        self._combo(form, "theme", Theme, _theme_text, lambda: translate("Options", "&Colours"))
        self._check(form, "show_hints", lambda: translate("Options", "&Hints may be asked for (H)"))

    def _build_play(self, form: QFormLayout) -> None:
        self._combo(form, "speed", Speed, _speed_text, lambda: translate("Options", "&Speed of the cards"))
        self._build_trick(form)
        self._combo(form, "reduced_motion", Choice, _motion_text, lambda: translate("Options", "Less &motion"))
        self._combo(form, "play_mode", PlayMode, _mode_text, lambda: translate("Options", "A card is &played"))
        self._check(form, "mark_legal", lambda: translate("Options", "Mark the cards that &may be played"))

    def _build_appearance(self, form: QFormLayout) -> None:
        self._combo(form, "deck", decks(), _deck_text, lambda: translate("Options", "&Deck"))
        self._combo(
            form,
            "court_letters",
            CourtLetters,
            _letters_text,
            lambda: translate("Options", "&Letters on the cards"),
        )

    def _build_rules(self, form: QFormLayout) -> None:
        summary = self.label(lambda: rules_summary(*read_rules(self._options.next_rules)))
        summary.setObjectName("next_rules")
        embolden(summary)
        self._shows.append(lambda: summary.setText(rules_summary(*read_rules(self._options.next_rules))))
        form.addRow(self.label(lambda: translate("Options", "The next match")))
        form.addRow(summary)
        change = QPushButton()
        change.setObjectName("change_rules")
        change.setAutoDefault(False)
        change.clicked.connect(self.rulesWanted)
        self.say(change.setText, lambda: translate("Options", "C&hange the house rules…"))
        row = QHBoxLayout()
        row.addWidget(change)
        row.addStretch(1)
        form.addRow(row)
        form.addRow(
            self.label(
                lambda: translate(
                    "Options", "The variant, its switches, the opponents. Changes apply to the next match."
                )
            )
        )

    def _build_trick(self, form: QFormLayout) -> None:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(SHORTEST, LONGEST + 1)
        slider.setPageStep(5)
        value = QLabel()
        value.setMinimumWidth(value.fontMetrics().averageCharWidth() * 18)
        row = QHBoxLayout()
        row.addWidget(slider, 1)
        row.addWidget(value)
        form.addRow(self.field_label(lambda: translate("Options", "A trick lies for"), slider), row)
        self.say(slider.setAccessibleName, lambda: translate("Options", "A trick lies for"))
        self.follow(lambda: value.setText(_trick_text(slider.value())))

        def show() -> None:
            seconds = self._options.trick_seconds
            slider.setValue(LONGEST + 1 if seconds is None else round(seconds * TENTH))
            value.setText(_trick_text(slider.value()))

        def take(tenths: int) -> None:
            value.setText(_trick_text(tenths))
            self._change("trick_seconds", None if tenths > LONGEST else tenths / TENTH)

        slider.valueChanged.connect(take)
        self._shows.append(lambda: _quietly(slider, show))

    # -- private: fields --------------------------------------------------------------------------------------

    def _combo(
        self, form: QFormLayout, key: str, values: Iterable[object], text: Callable[[Any], str], label: Phrase
    ) -> None:
        combo = QComboBox()
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in values:
            combo.addItem(text(value), value)
        self.follow(lambda: rewrite(combo, text))
        combo.currentIndexChanged.connect(lambda: self._change(key, combo.currentData()))
        form.addRow(self.field_label(label, combo), combo)

        def show() -> None:
            now = getattr(self._options, key)
            select(combo, now, text(now))

        self._shows.append(lambda: _quietly(combo, show))

    def _check(self, form: QFormLayout, key: str, label: Phrase) -> None:
        box = QCheckBox()
        self.say(box.setText, label)
        box.toggled.connect(lambda on: self._change(key, on))
        form.addRow("", box)
        self._shows.append(lambda: _quietly(box, lambda: box.setChecked(getattr(self._options, key))))

    def _note(self, form: QFormLayout, text: Phrase) -> None:
        form.addRow("", self.label(text))

    def _change(self, key: str, value: object) -> None:
        self._change_all({key: value})

    def _change_all(self, changes: dict[str, object]) -> None:
        self._set(self._options.changed(**changes))

    def _restore(self) -> None:
        """The settings of this dialog as they are at first; names, house rules and the like stay."""
        keys = (
            "language", "theme", "show_hints", "speed", "trick_seconds", "reduced_motion", "play_mode",
            "mark_legal", "deck", "court_letters",
        )  # fmt: skip
        self._change_all({key: getattr(DEFAULTS, key) for key in keys})
        self._show()

    def _set(self, options: Options) -> None:
        if options != self._options:
            self._options = options
            self.changed.emit(options)

    def _show(self) -> None:
        for show in self._shows:
            show()


def _quietly(field: QWidget, show: Callable[[], object]) -> None:
    """Set a field without its telling anybody."""
    with QSignalBlocker(field):
        show()


def _page_name(page: Page) -> str:
    match page:
        case Page.GENERAL:
            return translate("Options", "General")
        case Page.PLAY:
            return translate("Options", "Play and motion")
        case Page.APPEARANCE:
            return translate("Options", "Appearance")
        case Page.RULES:
            return translate("Options", "House rules")


def _language_text(language: Language) -> str:
    match language:
        case Language.AUTO:
            return translate("Options", "as in the system")
        case Language.RUSSIAN:
            return "Русский"
        case Language.ENGLISH:
            return "English"


def _theme_text(theme: Theme) -> str:
    match theme:
        case Theme.SYSTEM:
            return translate("Options", "as in the system")
        case Theme.LIGHT:
            return translate("Options", "light")
        case Theme.DARK:
            return translate("Options", "dark")


def _speed_text(speed: Speed) -> str:
    match speed:
        case Speed.OFF:
            return translate("Options", "no movement")
        case Speed.FAST:
            return translate("Options", "fast")
        case Speed.NORMAL:
            return translate("Options", "normal")
        case Speed.SLOW:
            return translate("Options", "slow")


def _motion_text(choice: Choice) -> str:
    match choice:
        case Choice.SYSTEM:
            return translate("Options", "as in the system")
        case Choice.ON:
            return translate("Options", "yes, nothing moves")
        case Choice.OFF:
            return translate("Options", "no")


def _mode_text(mode: PlayMode) -> str:
    match mode:
        case PlayMode.CLICK:
            return translate("Options", "with one click")
        case PlayMode.SELECT:
            return translate("Options", "with a second click on the raised card")
        case PlayMode.DRAG:
            return translate("Options", "by dragging it to the table")


def _deck_text(deck: str) -> str:
    match deck:
        case "russian":
            return translate("Options", "Russian")
        case "classic":
            return translate("Options", "Classic")
        case "deco":
            return translate("Options", "Art Deco")
        case _:
            return deck


def _letters_text(letters: CourtLetters) -> str:
    match letters:
        case CourtLetters.AUTO:
            return translate("Options", "as the language has them")
        case CourtLetters.RUSSIAN:
            return translate("Options", "Т К Д В")
        case CourtLetters.LATIN:
            return translate("Options", "A K Q J")


def _trick_text(tenths: int) -> str:
    if tenths > LONGEST:
        return translate("Options", "until I click")
    return translate("Options", "{seconds} s").format(seconds=QLocale().toString(tenths / TENTH, "f", 1))
