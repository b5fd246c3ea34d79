"""The pages of the options on what can be seen: the cards, and the table they lie on."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QDir, QLocale, QObject, QSize, QStandardPaths, Qt
from PySide6.QtGui import QImageReader, QPixmap
from PySide6.QtWidgets import QFileDialog, QFormLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy
from shiboken6 import isValid

from hearts_qt.store.options import OWN_PICTURE, CourtLetters
from hearts_qt.support.errors import KnownError
from hearts_qt.support.jobs import Err, Ok, Result, run
from hearts_qt.table.felts import colours_on
from hearts_qt.table.svg_jobs import Style
from hearts_qt.table.theme import Scheme
from hearts_qt.ui import notices, own_picture
from hearts_qt.ui.dialogs import option_texts, samples
from hearts_qt.ui.dialogs.picture_choice import PictureChoice
from hearts_qt.ui.looks import appearance_of, backs, decks, felt_names, picture_file
from hearts_qt.ui.style import scheme

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from PySide6.QtGui import QImage, QResizeEvent, QShowEvent

    from hearts_qt.store.options import Options
    from hearts_qt.support.jobs import JobExecutor
    from hearts_qt.table.theme import Appearance
    from hearts_qt.ui.dialogs.option_fields import OptionFields
    from hearts_qt.ui.dialogs.picture_choice import Drawing

    T = TypeVar("T")

translate = QCoreApplication.translate


class LooksPages(QObject):
    """Builds the two pages into forms of a dialog and keeps their pictures up to date."""

    def __init__(self, dialog: OptionFields, pictures: Path | None, jobs: JobExecutor | None) -> None:
        """
        Args:
            dialog: whose options are shown and changed.
            pictures: the folder of the person's own pictures; None: there can be none.
            jobs: draws in the background; None: at once.
        """
        super().__init__(dialog)
        self._dialog = dialog
        self._folder = pictures
        self._jobs = jobs
        self._shown: Appearance | None = None
        self._made: Appearance | None = None
        self._made_of: tuple[Options, str] | None = None
        self._samples: list[PictureChoice] = []
        self._previews: list[Preview] = []
        self._trouble: Callable[[], str] = str
        dialog.changed.connect(self._follow)
        dialog.accepted.connect(self._tidy)

    def make_preview(self) -> Preview:
        """A picture of what is set, for the top of a page."""
        preview = Preview(self._jobs)
        self._dialog.say(
            preview.setAccessibleName, lambda: translate("Options", "Preview: how the cards and the table look")
        )
        self._dialog.show_with(lambda: preview.draw(self._looks()))
        self._previews.append(preview)
        return preview

    def build_cards(self, form: QFormLayout) -> None:
        """Deck, back, letters, indices, colours."""
        dialog = self._dialog
        self._add_pictures(
            form,
            "deck",
            PictureChoice(decks(), self._deck, samples.DECK, 3, named=True, jobs=self._jobs),
            option_texts.deck_text,
            lambda: translate("Options", "&Deck"),
        )
        self._add_pictures(
            form,
            "back",
            PictureChoice(backs(), self._back, samples.BACK_SIZE, 7, named=False, jobs=self._jobs),
            option_texts.back_text,
            lambda: translate("Options", "&Back"),
        )
        dialog.add_combo(
            form,
            "court_letters",
            CourtLetters,
            option_texts.letters_text,
            lambda: translate("Options", "&Letters on the cards"),
        )
        dialog.add_check(form, "large_indices", lambda: translate("Options", "Large &figures in the corners"))
        dialog.add_check(
            form, "four_colours", lambda: translate("Options", "Four &colours: ♦ blue and ♣ green, ♠ ♥ as ever")
        )

    def build_table(self, form: QFormLayout) -> None:
        """Felt and own picture."""
        dialog = self._dialog
        felts = PictureChoice(felt_names(), self._felt, samples.FELT, 5, named=True, jobs=self._jobs)
        self._add_pictures(form, "felt", felts, option_texts.felt_text, lambda: translate("Options", "&Felt"))
        if self._folder is not None:
            dialog.show_with(partial(self._offer_picture, felts))
            dialog.changed.connect(partial(self._offer_picture, felts))
            self._build_picture(form)

    # -- private: what the pages consist of -----------------------------------------------------------------

    def _add_pictures(
        self,
        form: QFormLayout,
        key: str,
        choice: PictureChoice,
        text: Callable[[str], str],
        label: Callable[[], str],
    ) -> None:
        self._dialog.add_pictures(form, key, choice, text, label)
        self._samples.append(choice)

    def _build_picture(self, form: QFormLayout) -> None:
        choose = QPushButton()
        choose.setObjectName("own_picture")
        choose.setAutoDefault(False)
        choose.clicked.connect(self._ask_for_file)
        self._dialog.say(choose.setText, lambda: translate("Options", "A picture of your &own…"))
        row = QHBoxLayout()
        row.addWidget(choose)
        row.addStretch(1)
        form.addRow("", row)
        note = self._dialog.label(self._picture_note)
        note.setObjectName("own_picture_note")
        self._note = note
        form.addRow("", note)

    def _picture_note(self) -> str:
        usual = translate(
            "Options",
            "The picture is copied, covers the whole table and is darkened as far as reading needs.",
        )
        return self._trouble() or usual

    def _offer_picture(self, felts: PictureChoice, _: object = None) -> None:
        file = picture_file(self._dialog.options, self._folder)
        if file is not None and file.exists():
            felts.offer(OWN_PICTURE)
            felts.set_names(option_texts.felt_text)
            felts.select(self._dialog.options.felt)

    # -- private: pictures ----------------------------------------------------------------------------------

    def _looks(self) -> Appearance:
        """How the table looks with the options as they stand; asked for often, and not made anew each time."""
        source = (self._dialog.options, QLocale().name()[:2])
        if self._made is None or source != self._made_of:
            self._made, self._made_of = appearance_of(*source, self._folder), source
        return self._made

    def _deck(self, deck: str, size: QSize, dpr: float) -> Drawing:
        return partial(samples.deck_sample, replace(Style.of(self._looks()), deck=deck), size, dpr)

    def _back(self, back: str, size: QSize, dpr: float) -> Drawing:
        return partial(samples.back_sample, Style(self._looks().deck, back), size, dpr)

    def _felt(self, felt: str, size: QSize, dpr: float) -> Drawing:
        picture = picture_file(self._dialog.options, self._folder) if felt == OWN_PICTURE else None
        # High contrast lays the same cloth everywhere; what is chosen here is seen when it is over.
        lit = Scheme.LIGHT if scheme() is Scheme.HIGH_CONTRAST else scheme()
        return partial(samples.cloth_sample, colours_on(felt, lit), picture, size, dpr)

    def _follow(self) -> None:
        """The options have changed: draw again what looks different now."""
        looks = self._looks()
        if looks == self._shown:
            return
        self._shown = looks
        for preview in self._previews:
            preview.draw(looks)
        for choice in self._samples:
            choice.draw_again()

    # -- private: the own picture ---------------------------------------------------------------------------

    def _ask_for_file(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        title = translate("Options", "A picture for the table")
        chooser = QFileDialog(self._dialog, title, folder or QDir.homePath(), _name_filter())
        chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(self.take_picture)
        chooser.open()

    def take_picture(self, file: str) -> None:
        """Lay the picture in ``file`` on the table, or say why that is impossible."""
        if self._folder is not None:
            work = partial(own_picture.keep_picture, Path(file), self._folder)
            run(self._jobs, work, self._use_picture)

    def _use_picture(self, result: Result[str]) -> None:
        if not isValid(self):
            return
        match result:
            case Ok(name):
                self._trouble = str
                self._dialog.change(picture=name, felt=OWN_PICTURE)
                self._dialog.show_options()
            case Err(KnownError() as error):
                self._trouble = partial(notices.trouble_sentence, error)
            case Err(error):
                raise error
        self._note.setText(self._picture_note())
        self._dialog.fit()

    def _tidy(self) -> None:
        if self._folder is not None and self._dialog.options.picture:
            own_picture.forget_others(self._folder, self._dialog.options.picture)


class Preview(QLabel):
    """Some cards on the table, as they would look."""

    def __init__(self, jobs: JobExecutor | None) -> None:
        super().__init__()
        self._jobs = jobs
        self._wanted: Appearance | None = None
        self._is_drawn = False
        self.setFixedHeight(samples.TABLE.height())
        self.setMinimumWidth(samples.TABLE.width())
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def draw(self, looks: Appearance) -> None:
        """Show these looks; the old ones stay until they are drawn."""
        if looks != self._wanted:
            self._wanted = looks
            self._is_drawn = False
            if self.isVisible():
                self._draw(looks)

    def _draw(self, looks: Appearance) -> None:
        self._is_drawn = True
        work = partial(samples.table_sample, looks, self.size(), self.devicePixelRatioF())
        run(self._jobs, work, partial(self._take, looks))

    def _take(self, looks: Appearance, result: Result[QImage]) -> None:
        match result:
            case Ok(image) if isValid(self) and looks == self._wanted:
                self.setPixmap(QPixmap.fromImage(image))
            case _:
                pass

    def showEvent(self, event: QShowEvent, /) -> None:
        if self._wanted is not None and not self._is_drawn:
            self._draw(self._wanted)
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        if self._wanted is not None and self.isVisible():
            self._draw(self._wanted)
        super().resizeEvent(event)


def _name_filter() -> str:
    """Which files the chooser shows."""
    endings = sorted({bytes(raw.data()).decode() for raw in QImageReader.supportedImageFormats()})
    patterns = " ".join(f"*.{ending}" for ending in endings)
    return translate("Options", "Pictures ({patterns})").format(patterns=patterns)
