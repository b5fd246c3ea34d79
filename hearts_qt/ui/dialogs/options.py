"""The options: everything applies at once; "Cancel" brings back what was set before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QTabWidget,
    QWidget,
)

from hearts_qt.rules.notation import read_rules
from hearts_qt.store.options import (
    DEFAULTS,
    MAX_NAME,
    Choice,
    CourtLetters,
    HandOrder,
    Language,
    PlayMode,
    Speed,
    Theme,
)
from hearts_qt.ui.dialogs import option_texts, samples
from hearts_qt.ui.dialogs.base import GRID, MARGIN, Dialog, embolden
from hearts_qt.ui.dialogs.combos import rewrite, select
from hearts_qt.ui.dialogs.option_texts import LONGEST, TENTH, Page
from hearts_qt.ui.dialogs.picture_choice import PictureChoice
from hearts_qt.ui.dialogs.sound_page import SoundFields
from hearts_qt.ui.looks import appearance_of, backs, decks, felt_names
from hearts_qt.ui.style import scheme
from hearts_qt.ui.texts import rules_summary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QPixmap

    from hearts_qt.store.options import Options
    from hearts_qt.ui.dialogs.base import Phrase

translate = QCoreApplication.translate

SHORTEST = 2
SUIT_ORDERS = ("CDSH", "CHSD", "DCHS", "DSHC", "SDCH", "SHCD", "HCDS", "HSDC")
"""The orders in which no two suits of one colour lie side by side."""


class OptionsDialog(Dialog):
    """Edits `Options`.

    Signals:
        changed(Options): use these from now on.
        rulesWanted(): the person wants to change the house rules of the next match.
        soundWanted(Cue): the person would like to hear this sound.
    """

    changed = Signal(object)
    rulesWanted = Signal()
    soundWanted = Signal(object)

    def __init__(
        self,
        options: Options,
        page: Page = Page.GENERAL,
        parent: QWidget | None = None,
        *,
        spoken: Language | None = None,
    ) -> None:
        """``spoken`` is the language that the command line asks for, while it prevails over the options."""
        buttons = QDialogButtonBox.StandardButton
        super().__init__(parent, buttons.Ok | buttons.Cancel | buttons.RestoreDefaults)
        self._before = options
        self._options = options
        self._spoken = spoken
        self._shows: list[Callable[[], object]] = []
        self._samples: list[PictureChoice] = []
        self.say(self.setWindowTitle, lambda: translate("Options", "Options"))
        self.footer.button(buttons.RestoreDefaults).clicked.connect(self._restore)
        sheets: list[QWidget] = []
        for build in (
            self._build_general,
            self._build_play,
            self._build_appearance,
            self._build_sound,
            self._build_rules,
        ):
            form = QFormLayout()
            form.setHorizontalSpacing(2 * GRID)
            form.setVerticalSpacing(GRID + 4)
            form.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
            build(form)
            sheet = QWidget()
            sheet.setLayout(form)
            sheets.append(sheet)
        # Only the pictures need more room than a small screen has.
        self._pictures_page = _Scrolling(sheets[Page.APPEARANCE.value])
        sheets[Page.APPEARANCE.value] = self._pictures_page
        self._tabs = QTabWidget()
        for sheet in sheets:
            self._tabs.addTab(sheet, "")
        self.follow(self._name_tabs)
        self._tabs.setCurrentIndex(page.value)
        self._tabs.currentChanged.connect(self.fit)
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

    def fit(self) -> None:
        """As high as the page needs, if the screen has that much room."""
        self._pictures_page.updateGeometry()
        super().fit()
        layout = self.layout()
        if layout is not None and self.isVisible():
            room = self.screen().availableGeometry().height() - 2 * MARGIN
            self.resize(self.width(), max(self.height(), min(layout.totalSizeHint().height(), room)))

    # -- private: the pages -----------------------------------------------------------------------------------

    def _name_tabs(self) -> None:
        for page in Page:
            self._tabs.setTabText(page.value, option_texts.page_name(page))
        self._tabs.setMinimumWidth(self._tabs.tabBar().sizeHint().width())

    def _build_general(self, form: QFormLayout) -> None:
        self._build_name(form)
        self._combo(
            form, "language", Language, option_texts.language_text, lambda: translate("Options", "&Language")
        )
        self._note(form, lambda: option_texts.language_note(self._spoken))
        self._combo(form, "theme", Theme, option_texts.theme_text, lambda: translate("Options", "&Colours"))
        self._check(form, "show_hints", lambda: translate("Options", "&Hints may be asked for (H)"))

    def _build_play(self, form: QFormLayout) -> None:
        self._combo(
            form, "speed", Speed, option_texts.speed_text, lambda: translate("Options", "&Speed of the cards")
        )
        self._build_trick(form)
        self._combo(
            form, "reduced_motion", Choice, option_texts.motion_text, lambda: translate("Options", "Less &motion")
        )
        self._combo(
            form, "play_mode", PlayMode, option_texts.mode_text, lambda: translate("Options", "A card is &played")
        )
        self._combo(
            form,
            "suit_order",
            SUIT_ORDERS,
            option_texts.suits_text,
            lambda: translate("Options", "S&uits in the hand"),
        )
        self._combo(
            form,
            "hand_order",
            HandOrder,
            option_texts.order_text,
            lambda: translate("Options", "Cards of a su&it"),
        )
        self._check(form, "mark_legal", lambda: translate("Options", "Mark the cards that &may be played"))

    def _build_appearance(self, form: QFormLayout) -> None:
        self._pictures(
            form,
            "deck",
            PictureChoice(decks(), self._deck_sample, samples.DECK, 3, named=True),
            option_texts.deck_text,
            lambda: translate("Options", "&Deck"),
        )
        self._pictures(
            form,
            "back",
            PictureChoice(backs(), self._back_sample, samples.BACK, 7, named=False),
            option_texts.back_text,
            lambda: translate("Options", "&Back"),
        )
        self._pictures(
            form,
            "felt",
            PictureChoice(felt_names(), _felt_sample, samples.FELT, 4, named=True),
            option_texts.felt_text,
            lambda: translate("Options", "&Felt"),
        )
        self._combo(
            form,
            "court_letters",
            CourtLetters,
            option_texts.letters_text,
            lambda: translate("Options", "&Letters on the cards"),
        )

    def _build_sound(self, form: QFormLayout) -> None:
        self._check(form, "sound_on", lambda: translate("Options", "&Sounds (F8)"))
        fields = SoundFields()
        self.follow(fields.retranslate)
        fields.changed.connect(self._change)
        fields.wanted.connect(self.soundWanted)
        self.changed.connect(fields.show_options)
        self._shows.append(lambda: fields.show_options(self._options))
        form.addRow(fields)

    def _build_name(self, form: QFormLayout) -> None:
        field = QLineEdit()
        field.setMaxLength(MAX_NAME)
        self.say(field.setPlaceholderText, lambda: translate("Options", "You", "where no name is given"))
        field.editingFinished.connect(lambda: self._change("player_name", _clean_name(field.text())))
        form.addRow(self.field_label(lambda: translate("Options", "Your &name"), field), field)
        self._shows.append(lambda: _quietly(field, lambda: field.setText(self._options.player_name)))

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
        slider.setObjectName("trick_seconds")
        slider.setRange(SHORTEST, LONGEST + 1)
        slider.setPageStep(5)
        value = QLabel()
        value.setMinimumWidth(value.fontMetrics().averageCharWidth() * 18)
        row = QHBoxLayout()
        row.addWidget(slider, 1)
        row.addWidget(value)
        form.addRow(self.field_label(lambda: translate("Options", "A trick lies for"), slider), row)
        self.say(slider.setAccessibleName, lambda: translate("Options", "A trick lies for"))
        self.follow(lambda: value.setText(option_texts.trick_text(slider.value())))

        def show() -> None:
            seconds = self._options.trick_seconds
            slider.setValue(LONGEST + 1 if seconds is None else round(seconds * TENTH))
            value.setText(option_texts.trick_text(slider.value()))

        def take(tenths: int) -> None:
            value.setText(option_texts.trick_text(tenths))
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

    def _pictures(
        self, form: QFormLayout, key: str, choice: PictureChoice, text: Callable[[str], str], label: Phrase
    ) -> None:
        self.follow(lambda: choice.set_names(text))
        choice.chosen.connect(lambda value: self._change(key, value))
        form.addRow(self.field_label(label, choice), choice)
        self._shows.append(lambda: choice.select(getattr(self._options, key)))
        self._samples.append(choice)

    def _deck_sample(self, deck: str, size: QSize, dpr: float) -> QPixmap:
        letters = appearance_of(self._options, QLocale().name()[:2]).letters
        return samples.deck_sample(deck, letters, size, dpr)

    def _back_sample(self, back: str, size: QSize, dpr: float) -> QPixmap:
        return samples.back_sample(self._options.deck, back, size, dpr)

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
            "mark_legal", "hand_order", "suit_order", "deck", "back", "felt", "court_letters",
            "sound_on", "volume", "muted_sounds",
        )  # fmt: skip
        self._change_all({key: getattr(DEFAULTS, key) for key in keys})
        self._show()

    def _set(self, options: Options) -> None:
        if options != self._options:
            self._options = options
            self.changed.emit(options)
            for choice in self._samples:
                choice.draw_again()

    def _show(self) -> None:
        for show in self._shows:
            show()


class _Scrolling(QScrollArea):
    """A page that shows all of itself where it can and scrolls where the screen is too small for it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(page)
        self._page = page
        page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        return self._page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._page.minimumSizeHint().width() + bar, super().minimumSizeHint().height())


def _quietly(field: QWidget, show: Callable[[], object]) -> None:
    """Set a field without its telling anybody."""
    with QSignalBlocker(field):
        show()


def _felt_sample(felt: str, size: QSize, dpr: float) -> QPixmap:
    return samples.felt_sample(felt, scheme(), size, dpr)


def _clean_name(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable()).strip()
