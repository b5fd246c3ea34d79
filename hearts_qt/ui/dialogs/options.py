"""The options: everything applies at once; "Cancel" brings back what was set before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from hearts_qt.rules.notation import read_rules
from hearts_qt.store.options import (
    DEFAULTS,
    MAX_NAME,
    Choice,
    HandOrder,
    Language,
    PlayMode,
    Speed,
    Theme,
)
from hearts_qt.ui.dialogs import option_texts
from hearts_qt.ui.dialogs.base import GRID, MARGIN, embolden
from hearts_qt.ui.dialogs.option_fields import OptionFields, quietly
from hearts_qt.ui.dialogs.option_looks import LooksPages
from hearts_qt.ui.dialogs.option_texts import LONGEST, TENTH, Page
from hearts_qt.ui.dialogs.sound_page import SoundFields
from hearts_qt.ui.texts import rules_summary

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hearts_qt.store.options import Options
    from hearts_qt.support.jobs import JobExecutor

translate = QCoreApplication.translate

SHORTEST = 2
SUIT_ORDERS = ("CDSH", "CHSD", "DCHS", "DSHC", "SDCH", "SHCD", "HCDS", "HSDC", "CDHS", "SHDC")
"""The orders in which no two suits of one colour lie side by side, and those of bridge, for four colours."""


class OptionsDialog(OptionFields):
    """Edits `Options`, on several pages.

    Signals:
        rulesWanted(): the person wants to change the house rules of the next match.
        soundWanted(Cue): the person would like to hear this sound.
    """

    rulesWanted = Signal()
    soundWanted = Signal(object)

    def __init__(
        self,
        options: Options,
        page: Page = Page.GENERAL,
        parent: QWidget | None = None,
        *,
        spoken: Language | None = None,
        pictures: Path | None = None,
        jobs: JobExecutor | None = None,
        in_turns: bool = False,
    ) -> None:
        """
        Args:
            options: what is set now.
            page: the page to begin with.
            parent: the window it belongs to.
            spoken: the language that the command line asks for, while it prevails over the options.
            pictures: the folder of the person's own pictures; None: there can be none.
            jobs: draws in the background; None: at once.
            in_turns: whether it is left to `open_in_turns` to make the pages.
        """
        buttons = QDialogButtonBox.StandardButton
        super().__init__(options, parent, buttons.Ok | buttons.Cancel | buttons.RestoreDefaults)
        self._before = options
        self._spoken = spoken
        self.looks = LooksPages(self, pictures, jobs)
        self.say(self.setWindowTitle, lambda: translate("Options", "Options"))
        self.footer.button(buttons.RestoreDefaults).clicked.connect(self._restore)
        self.grow(self._grow(page), in_turns=in_turns)

    def turn_to(self, page: Page) -> None:
        """Show this page."""
        self._tabs.setCurrentIndex(page.value)

    def take_rules(self, rules: str, levels: tuple[str, ...], sitters: tuple[str, ...]) -> None:
        """Use these for the next match: a line of `notation.write_rules`, and who sits where."""
        self.change(next_rules=rules, levels=levels, sitters=sitters)
        self.show_options()

    def reject(self) -> None:
        self.replace(self._before)
        super().reject()

    def fit(self) -> None:
        """As high as the page needs, if the screen has that much room."""
        for page in self.findChildren(_Scrolling):
            page.updateGeometry()
        super().fit()
        layout = self.layout()
        if layout is not None and self.isVisible():
            room = self.screen().availableGeometry().height() - 2 * MARGIN
            self.resize(self.width(), max(self.height(), min(layout.totalSizeHint().height(), room)))

    # -- private: the pages -----------------------------------------------------------------------------------

    def _grow(self, page: Page) -> Iterator[None]:
        sheets: list[QWidget] = []
        builders = (
            self._build_general,
            self._build_play,
            self.looks.build_cards,
            self.looks.build_table,
            self._build_sound,
            self._build_rules,
        )
        for build in builders:
            form = QFormLayout()
            form.setHorizontalSpacing(2 * GRID)
            form.setVerticalSpacing(GRID + 4)
            is_below_preview = build in (self.looks.build_cards, self.looks.build_table)
            side = 0 if is_below_preview else 2 * GRID
            form.setContentsMargins(side, 2 * GRID, side, 2 * GRID)
            build(form)
            sheet = QWidget()
            sheet.setLayout(form)
            sheets.append(sheet)
            yield
        # Only the pictures need more room than a small screen has.
        for shown in (Page.APPEARANCE, Page.TABLE):
            sheets[shown.value] = self._below_preview(_Scrolling(sheets[shown.value]))
        self._tabs = _Tabs()
        for sheet in sheets:
            self._tabs.addTab(sheet, "")
        self.follow(self._name_tabs)
        self._tabs.setCurrentIndex(page.value)
        self._tabs.currentChanged.connect(self.fit)
        self.body.addWidget(self._tabs, 1)
        yield
        self.show_options()
        self.resize(560, 0)
        yield

    def _below_preview(self, page: QWidget) -> QWidget:
        column = QVBoxLayout()
        column.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 0)
        column.setSpacing(0)
        column.addWidget(self.looks.make_preview())
        column.addWidget(page, 1)
        whole = QWidget()
        whole.setLayout(column)
        return whole

    def _name_tabs(self) -> None:
        for page in Page:
            self._tabs.setTabText(page.value, option_texts.page_name(page))

    def _build_general(self, form: QFormLayout) -> None:
        self._build_name(form)
        self.add_combo(
            form, "language", Language, option_texts.language_text, lambda: translate("Options", "&Language")
        )
        note = self.label(lambda: option_texts.language_note(self._spoken))
        form.addRow("", note)

        def follow(options: Options) -> None:
            if options.language is not self._before.language:
                self._spoken = None
            note.setText(option_texts.language_note(self._spoken))

        self.changed.connect(follow)
        self.add_combo(form, "theme", Theme, option_texts.theme_text, lambda: translate("Options", "&Colours"))
        self.add_check(form, "show_hints", lambda: translate("Options", "&Hints may be asked for (H)"))
        self.add_check(form, "text_panel", lambda: translate("Options", "The game as &text beside the table (F6)"))

    def _build_play(self, form: QFormLayout) -> None:
        self.add_combo(
            form, "speed", Speed, option_texts.speed_text, lambda: translate("Options", "&Speed of the cards")
        )
        self._build_trick(form)
        self.add_combo(
            form, "reduced_motion", Choice, option_texts.motion_text, lambda: translate("Options", "Less &motion")
        )
        self.add_combo(
            form, "play_mode", PlayMode, option_texts.mode_text, lambda: translate("Options", "A card is &played")
        )
        self.add_combo(
            form,
            "suit_order",
            SUIT_ORDERS,
            option_texts.suits_text,
            lambda: translate("Options", "S&uits in the hand"),
        )
        self.add_combo(
            form,
            "hand_order",
            HandOrder,
            option_texts.order_text,
            lambda: translate("Options", "Cards of a su&it"),
        )
        self.add_check(form, "mark_legal", lambda: translate("Options", "Mark the cards that &may be played"))
        self.add_check(
            form, "status_texts", lambda: translate("Options", "A line below the table says what to &do")
        )
        self.add_check(form, "celebration", lambda: translate("Options", "&Celebrate a match that I win"))
        self.add_check(form, "goals", lambda: translate("Options", "Show &goals, and say when one is reached"))
        self.add_check(
            form, "luck", lambda: translate("Options", "After a match, let experts find out how much was lu&ck")
        )

    def _build_sound(self, form: QFormLayout) -> None:
        self.add_check(form, "sound_on", lambda: translate("Options", "&Sounds (F8)"), across=True)
        fields = SoundFields()
        self.follow(fields.retranslate)
        fields.changed.connect(lambda key, value: self.change(**{key: value}))
        fields.wanted.connect(self.soundWanted)
        self.changed.connect(fields.show_options)
        self.show_with(lambda: fields.show_options(self._options))
        form.addRow(fields)

    def _build_name(self, form: QFormLayout) -> None:
        field = QLineEdit()
        field.setMaxLength(MAX_NAME)
        self.say(field.setPlaceholderText, lambda: translate("Options", "You", "where no name is given"))
        field.editingFinished.connect(lambda: self.change(player_name=_clean_name(field.text())))
        form.addRow(self.field_label(lambda: translate("Options", "Your &name"), field), field)
        self.show_with(lambda: quietly(field, lambda: field.setText(self._options.player_name)))

    def _build_rules(self, form: QFormLayout) -> None:
        summary = self.label(lambda: rules_summary(*read_rules(self._options.next_rules)))
        summary.setObjectName("next_rules")
        embolden(summary)
        self.show_with(lambda: summary.setText(rules_summary(*read_rules(self._options.next_rules))))
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
        row.setSpacing(2 * GRID)
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
            self.change(trick_seconds=None if tenths > LONGEST else tenths / TENTH)

        slider.valueChanged.connect(take)
        self.show_with(lambda: quietly(slider, show))

    def _restore(self) -> None:
        """The settings of this dialog as they are at first; names, house rules and the like stay."""
        keys = (
            "language", "theme", "show_hints", "text_panel",
            "speed", "trick_seconds", "reduced_motion", "play_mode", "mark_legal",
            "hand_order", "suit_order", "deck", "back", "felt", "court_letters", "large_indices",
            "four_colours", "status_texts", "celebration", "goals", "luck",
            "sound_on", "volume", "muted_sounds",
        )  # fmt: skip
        self.change(**{key: getattr(DEFAULTS, key) for key in keys})
        self.show_options()


class _Tabs(QTabWidget):
    """Never so narrow that the names of the pages have to be scrolled."""

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(self.tabBar().sizeHint().width(), 0))


class _Scrolling(QScrollArea):
    """A page that shows all of itself where it can and scrolls where the screen is too small for it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        # For one that Qt has made PySide would look through all classes of widgets.
        viewport = QWidget()
        self.setViewport(viewport)
        self.setWidget(page)
        self._page = page
        page.setAutoFillBackground(False)
        viewport.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        return self._page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._page.minimumSizeHint().width() + bar, super().minimumSizeHint().height())


def _clean_name(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable()).strip()
