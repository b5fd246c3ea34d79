"""The page of the options about sounds: all of them on or off, how loud, and which are heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QSlider, QWidget

from hearts_qt.ui.cues import Cue

if TYPE_CHECKING:
    from hearts_qt.store.options import Options

translate = QCoreApplication.translate

_COLUMNS = 2
_STEP = 5


class SoundFields(QWidget):
    """The fields below the switch for all sounds.

    Signals:
        changed(str, object): this option has another value.
        wanted(Cue): the person would like to hear this one.
    """

    changed = Signal(str, object)
    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._muted: tuple[str, ...] = ()
        self._volume_name = QLabel()
        self._volume = QSlider(Qt.Orientation.Horizontal)
        self._volume.setObjectName("volume")
        self._volume.setRange(0, 100)
        self._volume.setSingleStep(_STEP)
        self._volume.setPageStep(2 * _STEP)
        self._volume_name.setBuddy(self._volume)
        self._percent = QLabel()
        self._percent.setMinimumWidth(self._percent.fontMetrics().averageCharWidth() * 8)
        self._heading = QLabel()
        self._boxes = {cue: QCheckBox() for cue in Cue}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        loudness = QHBoxLayout()
        loudness.addWidget(self._volume_name)
        loudness.addWidget(self._volume, 1)
        loudness.addWidget(self._percent)
        grid.addLayout(loudness, 0, 0, 1, _COLUMNS)
        grid.addWidget(self._heading, 1, 0, 1, _COLUMNS)
        rows = -(-len(Cue) // _COLUMNS)
        for place, (cue, box) in enumerate(self._boxes.items()):
            box.setObjectName(cue.value)
            grid.addWidget(box, 2 + place % rows, place // rows)
            box.toggled.connect(lambda on, cue=cue: self._switch(cue, on=on))
        self._volume.valueChanged.connect(self._take_volume)
        self._volume.sliderReleased.connect(lambda: self.wanted.emit(Cue.CARD))

    def show_options(self, options: Options) -> None:
        """Stand as the options say, without telling anybody."""
        self._muted = options.muted_sounds
        with QSignalBlocker(self._volume):
            self._volume.setValue(options.volume)
        self._show_percent()
        for cue, box in self._boxes.items():
            with QSignalBlocker(box):
                box.setChecked(cue.value not in self._muted)
        self.setEnabled(options.sound_on)

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        self._volume_name.setText(translate("Options", "&Volume"))
        self._volume.setAccessibleName(translate("Options", "Volume"))
        self._heading.setText(translate("Options", "What is heard:"))
        for cue, box in self._boxes.items():
            box.setText(cue_text(cue))
        self._show_percent()

    def _switch(self, cue: Cue, *, on: bool) -> None:
        others = tuple(name for name in self._muted if name != cue.value)
        self._muted = others if on else (*others, cue.value)
        self.changed.emit("muted_sounds", self._muted)
        if on:
            self.wanted.emit(cue)

    def _take_volume(self, percent: int) -> None:
        self._show_percent()
        self.changed.emit("volume", percent)
        if not self._volume.isSliderDown():
            self.wanted.emit(Cue.CARD)

    def _show_percent(self) -> None:
        text = translate("Options", "{number} %", "how loud the sounds are")
        self._percent.setText(text.format(number=QLocale().toString(self._volume.value())))


def cue_text(cue: Cue) -> str:
    """What the occasion of a sound is called."""
    match cue:
        case Cue.CARD:
            return translate("Options", "a card on the table", "sound")
        case Cue.PASS:
            return translate("Options", "the pass", "sound")
        case Cue.TAKE:
            return translate("Options", "a trick is taken", "sound")
        case Cue.DEAL:
            return translate("Options", "the deal", "sound")
        case Cue.REFUSED:
            return translate("Options", "a card that may not be played", "sound")
        case Cue.CHIPS:
            return translate("Options", "chips", "sound")
        case Cue.DEAL_END:
            return translate("Options", "the end of a deal", "sound")
        case Cue.BROKEN:
            return translate("Options", "hearts are broken", "sound")
        case Cue.DEAREST:
            return translate("Options", "the costliest card falls", "sound")
        case Cue.MOON:
            return translate("Options", "the moon", "sound")
        case Cue.LOST:
            return translate("Options", "a match lost", "sound")
        case Cue.WON:
            return translate("Options", "a match won", "sound")
