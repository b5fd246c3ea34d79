"""The sounds of the game: played when something is shown, and missing without harm where nothing can play them.

Qt's multimedia is a package of its own (PySide6-Addons) and wants a library of the system (libpulse on Linux) and
a device. It is loaded when the first sound could be heard, never before the table has been painted.
"""

from __future__ import annotations

import importlib
import logging
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QCoreApplication, QLoggingCategory, QObject, QTimer, QUrl, Slot

from hearts_qt.game.frames import PERSON
from hearts_qt.rules.events import MatchEnded
from hearts_qt.ui.cues import Cue, arrival_cues, motion_cue

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import ModuleType

    from hearts_qt.game.frames import Frame
    from hearts_qt.store.options import Options

translate = QCoreApplication.translate
logger = logging.getLogger(__name__)

_NO_QT_NOISE = "qt.multimedia.symbolsresolver=false\nqt.multimedia.ffmpeg.info=false"
"""Qt warns of every sound system that it looks for and does not find."""


class Silence(Enum):
    """Why nothing can be heard although the sounds are on."""

    NO_PLAYER = auto()
    """Qt's multimedia is not installed, or a library that it needs."""
    NO_DEVICE = auto()
    """There is nothing here that sounds."""


class Player(Protocol):
    """Plays files. None of its methods may fail."""

    @property
    def has_device(self) -> bool:
        """Whether anything can be heard now."""

    def play(self, name: str) -> None:
        """Play the file ``name`` from its beginning."""

    def is_playing(self, name: str) -> bool:
        """Whether that file is being heard."""

    def set_volume(self, volume: float) -> None:
        """How loud, from 0 to 1."""

    def stop(self) -> None:
        """Be silent at once."""


class Sounds(QObject):
    """Says what is heard. Of what happens at the same moment one sound of cards is played and one other."""

    def __init__(self, open_player: Callable[[], Player | None], parent: QObject | None = None) -> None:
        """``open_player`` is called once, when sounds are first switched on; None: there is no player."""
        super().__init__(parent)
        self._open_player = open_player
        self._player: Player | None = None
        self._is_open = False
        self._on = False
        self._muted: frozenset[str] = frozenset()
        self._due: set[Cue] = set()
        self._begun = -1
        self._has_won: bool | None = None
        self._cards_played = 0
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._play_due)

    @property
    def silence(self) -> Silence | None:
        """Why nothing can be heard; None if it can, or if that has not been tried yet."""
        if not self._is_open:
            return None
        if self._player is None:
            return Silence.NO_PLAYER
        return None if self._player.has_device else Silence.NO_DEVICE

    def follow(self, options: Options) -> None:
        """Do as the person wishes from now on."""
        self._on = options.sound_on
        self._muted = frozenset(options.muted_sounds)
        if self._on and not self._is_open:
            self._is_open = True
            self._player = self._open_player()
        if self._player is None:
            return
        # Loudness is felt by its logarithm; a square comes near enough to it.
        self._player.set_volume((options.volume / 100) ** 2)
        if not self._on:
            self._due.clear()
            self._player.stop()

    def try_out(self, cue: Cue) -> None:
        """Let the person hear how this one sounds."""
        self._add(cue)

    @Slot(object)
    def begin(self, frame: Frame) -> None:
        """The cards of ``frame`` start to move."""
        self._begun = frame.index
        self._add(motion_cue(frame.event))

    @Slot(object)
    def show(self, frame: Frame) -> None:
        """``frame`` has been shown."""
        if frame.index != self._begun:
            self._add(motion_cue(frame.event))
        for cue in arrival_cues(frame):
            self._add(cue)
        match frame.event:
            case MatchEnded(winners):
                self._has_won = PERSON in winners
            case _:
                self._has_won = None

    @Slot()
    def refuse(self) -> None:
        """What the person wanted was against the rules."""
        self._add(Cue.REFUSED)

    @Slot()
    def finish(self) -> None:
        """The end of the match is before the person's eyes."""
        if self._has_won is not None:
            self._add(Cue.WON if self._has_won else Cue.LOST)

    # -- private ----------------------------------------------------------------------------------------------

    def _add(self, cue: Cue | None) -> None:
        if cue is not None and self._on and self._player is not None and cue.value not in self._muted:
            self._due.add(cue)
            self._timer.start()

    def _play_due(self) -> None:
        due, self._due = self._due, set()
        for of_cards in (True, False):
            rivals = [cue for cue in due if cue.is_of_cards is of_cards]
            if rivals:
                self._play(max(rivals, key=lambda cue: cue.weight))

    def _play(self, cue: Cue) -> None:
        player = self._player
        if player is None:
            return
        weightier = (other for other in Cue if not other.is_of_cards and other.weight > cue.weight)
        if not cue.is_of_cards and any(player.is_playing(other.value) for other in weightier):
            return
        if cue is Cue.CARD:
            self._cards_played += 1
            player.play(f"card-{self._cards_played % CARD_SOUNDS + 1}")
        else:
            player.play(cue.value)


CARD_SOUNDS = 3
"""A card that sounded the same every time would soon be a machine."""

FILES = (*(f"card-{k + 1}" for k in range(CARD_SOUNDS)), *(cue.value for cue in Cue if cue is not Cue.CARD))
"""The names of all files, without their ending."""


class EffectPlayer(QObject):
    """Plays with QSoundEffect on the system's usual device, and follows when that becomes another."""

    def __init__(self, folder: Path, multimedia: ModuleType, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._multimedia = multimedia
        self._volume = 1.0
        self._effects: dict[str, Any] = {}
        self._devices = multimedia.QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._load)
        self._load()

    @property
    def has_device(self) -> bool:
        return bool(self._effects)

    def play(self, name: str) -> None:
        if name in self._effects:
            self._effects[name].play()

    def is_playing(self, name: str) -> bool:
        return name in self._effects and bool(self._effects[name].isPlaying())

    def set_volume(self, volume: float) -> None:
        self._volume = volume
        for effect in self._effects.values():
            effect.setVolume(volume)

    def stop(self) -> None:
        for effect in self._effects.values():
            effect.stop()

    def _load(self) -> None:
        for effect in self._effects.values():
            effect.stop()
            effect.deleteLater()
        self._effects = {}
        # An effect without a device complains every time that it is touched.
        device = self._multimedia.QMediaDevices.defaultAudioOutput()
        if device.isNull():
            logger.info("no sounds: there is no device that plays them")
            return
        for name in FILES:
            effect = self._multimedia.QSoundEffect(device, self)
            effect.setVolume(self._volume)
            effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{name}.wav")))
            self._effects[name] = effect


def open_effect_player(folder: Path, parent: QObject) -> EffectPlayer | None:
    """A player of the files in ``folder``; None if Qt's multimedia can not be loaded."""
    QLoggingCategory.setFilterRules(_NO_QT_NOISE)
    try:
        multimedia = importlib.import_module("PySide6.QtMultimedia")
    except ImportError as error:
        logger.info("no sounds: %s", error)
        return None
    return EffectPlayer(folder, multimedia, parent)


def sound_sentence(silence: Silence | None, *, on: bool) -> str:
    """That the sounds are on or off, and why nothing is heard all the same."""
    if not on:
        return translate("Texts", "The sounds are off.")
    match silence:
        case None:
            return translate("Texts", "The sounds are on.")
        case Silence.NO_PLAYER:
            return translate("Texts", "The sounds are on, but the part of Qt that plays them is not installed.")
        case Silence.NO_DEVICE:
            return translate("Texts", "The sounds are on, but this computer has nothing to play them with.")
