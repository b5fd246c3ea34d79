"""What is heard, when, and that nothing goes wrong where nothing can be heard. No test makes a noise."""

from __future__ import annotations

import importlib
import logging
import subprocess
import sys
from typing import TYPE_CHECKING
from unittest.mock import MagicMock

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QSlider

from assets.synth.__main__ import SOUNDS
from hearts_qt.doors import scenarios
from hearts_qt.game.frames import PERSON, Frame
from hearts_qt.rules.cards import card, cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import (
    BidMade,
    CardPlayed,
    DealScored,
    DealStarted,
    Event,
    HeartsBroken,
    MatchEnded,
    MoonShot,
    TrickTaken,
    WidowTaken,
)
from hearts_qt.rules.switches import Direction
from hearts_qt.rules.view import view
from hearts_qt.store.options import DEFAULTS
from hearts_qt.ui.actions import Command
from hearts_qt.ui.cues import Cue, arrival_cues, is_dearest, motion_cue
from hearts_qt.ui.dialogs.options import OptionsDialog
from hearts_qt.ui.dialogs.sound_page import SoundFields, cue_text
from hearts_qt.ui.sounds import FILES, EffectPlayer, Silence, Sounds, open_effect_player
from tests.table.positions import accepting
from tests.ui.finding import child
from tests.ui.programs import go_to, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import ModuleType

    from pytestqt.qtbot import QtBot

    from hearts_qt.support.paths import Profile

ON = DEFAULTS.changed(sound_on=True)
VIEW = view(accepting(), PERSON)
TRICK = TrickTaken(0, cards("2C 4C 3C 5C"), 1, 0)
DEAL = DealStarted(1, 0, Direction.LEFT, ((), (), (), ()))


class Recorded:
    """A player that writes down what it is asked to play."""

    def __init__(self, *, has_device: bool = True) -> None:
        self.has_device = has_device
        self.played: list[str] = []
        self.sounding: set[str] = set()
        self.volume = 0.0

    def play(self, name: str) -> None:
        self.played.append(name)

    def is_playing(self, name: str) -> bool:
        return name in self.sounding

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def stop(self) -> None:
        self.played.append("stop")


@pytest.fixture
def player() -> Recorded:
    return Recorded()


@pytest.fixture
def sounds(qtbot: QtBot, player: Recorded) -> Iterator[Sounds]:
    made = Sounds(lambda: player)
    made.follow(ON)
    yield made
    made.deleteLater()


def frame(event: Event, index: int = 1, seen: object = VIEW) -> Frame:
    assert isinstance(seen, type(VIEW))
    return Frame(index, event, seen)


def heard(qtbot: QtBot, player: Recorded, count: int = 1) -> list[str]:
    """What is played by the end of this turn of the event loop."""
    qtbot.waitUntil(lambda: len(player.played) >= count)
    return player.played


# -- which sound ----------------------------------------------------------------------------------------------


def test_what_moves_is_heard_while_it_moves_and_what_arrives_when_it_is_there() -> None:
    assert motion_cue(DEAL) is Cue.DEAL
    assert motion_cue(TRICK) is Cue.TAKE
    assert motion_cue(WidowTaken(0, (), 3, to_hand=True)) is Cue.PASS
    assert motion_cue(WidowTaken(0, (), 3, to_hand=False)) is Cue.TAKE
    assert motion_cue(CardPlayed(0, card("2C"))) is None
    assert arrival_cues(frame(CardPlayed(0, card("2C")))) == (Cue.CARD,)
    assert arrival_cues(frame(HeartsBroken(1))) == (Cue.BROKEN,)
    assert arrival_cues(frame(MoonShot(1))) == (Cue.MOON,)
    assert arrival_cues(frame(BidMade(1, None))) == ()
    assert arrival_cues(frame(BidMade(1, 3))) == (Cue.CHIPS,)


def test_a_deal_settled_in_chips_sounds_of_chips() -> None:
    scored = DealScored((0, 0, 26, 0), (0, 0, 26, 0))
    assert arrival_cues(frame(scored)) == (Cue.DEAL_END,)
    rules = CATALOGUE["hearts_howell"].rules()
    assert rules.in_chips
    assert arrival_cues(frame(scored, seen=replace(VIEW, rules=rules))) == (Cue.CHIPS,)


@pytest.mark.parametrize(
    ("variant", "dearest"),
    [
        ("windows_hearts", {"QS"}),
        ("black_maria", {"QS"}),
        ("hearts_modern", set()),
        ("polignac", {"JS"}),
        ("spot_modern", {"KH"}),
    ],
)
def test_the_dearest_card_is_known_by_its_price(variant: str, dearest: set[str]) -> None:
    rules = CATALOGUE[variant].rules()
    assert {str(c.face) for c in rules.pack if is_dearest(rules, c)} == dearest


# -- when it is played ----------------------------------------------------------------------------------------


def test_a_card_sounds_when_it_lies_each_time_a_little_otherwise(
    qtbot: QtBot, sounds: Sounds, player: Recorded
) -> None:
    for number in range(3):
        sounds.show(frame(CardPlayed(0, card("2C")), number))
        heard(qtbot, player, number + 1)
    assert sorted(player.played) == ["card-1", "card-2", "card-3"]


def test_the_dearest_card_is_heard_beside_the_card_itself(qtbot: QtBot, sounds: Sounds, player: Recorded) -> None:
    sounds.show(frame(CardPlayed(0, card("QS"))))
    assert heard(qtbot, player, 2)[1:] == ["dearest"]


def test_a_motion_is_heard_once_at_its_beginning(qtbot: QtBot, sounds: Sounds, player: Recorded) -> None:
    sounds.begin(frame(TRICK, 7))
    assert heard(qtbot, player) == ["take"]
    sounds.show(frame(TRICK, 7))
    sounds.refuse()
    assert heard(qtbot, player, 2) == ["take", "refused"]


def test_what_did_not_move_is_heard_when_it_is_shown(qtbot: QtBot, sounds: Sounds, player: Recorded) -> None:
    sounds.show(frame(TRICK, 7))
    assert heard(qtbot, player) == ["take"]


def test_a_whole_deal_shown_at_once_is_not_a_racket(qtbot: QtBot, sounds: Sounds, player: Recorded) -> None:
    for number in range(20):
        sounds.show(frame(CardPlayed(0, card("2C")), number))
    sounds.show(frame(TRICK, 21))
    sounds.show(frame(HeartsBroken(0), 22))
    sounds.show(frame(MoonShot(0), 23))
    sounds.show(frame(DealScored((26, 0, 0, 0), (26, 0, 0, 0)), 24))
    assert heard(qtbot, player, 2) == ["take", "moon"]


def test_a_lesser_tone_waits_for_no_greater_one(qtbot: QtBot, sounds: Sounds, player: Recorded) -> None:
    player.sounding = {"moon"}
    sounds.show(frame(DealScored((26, 0, 0, 0), (26, 0, 0, 0))))
    sounds.show(frame(CardPlayed(0, card("2C"))))
    assert heard(qtbot, player)[0].startswith("card")
    assert len(player.played) == 1


@pytest.mark.parametrize(("winners", "name"), [((0, 2), "won"), ((1,), "lost")])
def test_the_end_of_a_match_is_heard_when_it_is_seen(
    qtbot: QtBot, sounds: Sounds, player: Recorded, winners: tuple[int, ...], name: str
) -> None:
    sounds.show(frame(MatchEnded(winners)))
    sounds.refuse()
    assert heard(qtbot, player) == ["refused"]
    sounds.finish()
    assert heard(qtbot, player, 2) == ["refused", name]


def test_a_muted_occasion_is_not_heard(qtbot: QtBot, sounds: Sounds, player: Recorded) -> None:
    sounds.follow(ON.changed(muted_sounds=("take",)))
    sounds.show(frame(TRICK))
    sounds.refuse()
    assert heard(qtbot, player) == ["refused"]


def test_off_is_silent_at_once(qtbot: QtBot, sounds: Sounds, player: Recorded) -> None:
    sounds.show(frame(TRICK))
    sounds.follow(DEFAULTS)
    assert player.played == ["stop"]
    sounds.show(frame(TRICK))
    sounds.follow(ON)
    sounds.refuse()
    assert heard(qtbot, player, 2) == ["stop", "refused"]


def test_the_volume_follows_the_options(sounds: Sounds, player: Recorded) -> None:
    sounds.follow(ON.changed(volume=100))
    assert player.volume == 1.0
    sounds.follow(ON.changed(volume=0))
    assert player.volume == 0.0


def test_nothing_is_loaded_while_the_sounds_are_off(qtbot: QtBot) -> None:
    opened: list[int] = []
    sounds = Sounds(lambda: opened.append(1))
    sounds.follow(DEFAULTS)
    sounds.show(frame(TRICK))
    assert opened == []
    assert sounds.silence is None
    sounds.follow(ON)
    sounds.follow(DEFAULTS)
    sounds.follow(ON)
    assert opened == [1]


# -- where nothing can be heard -------------------------------------------------------------------------------


def test_without_a_player_everything_else_goes_on(qtbot: QtBot) -> None:
    sounds = Sounds(lambda: None)
    sounds.follow(ON)
    sounds.begin(frame(TRICK))
    sounds.show(frame(TRICK))
    sounds.refuse()
    sounds.try_out(Cue.MOON)
    sounds.finish()
    assert sounds.silence is Silence.NO_PLAYER


def test_a_missing_library_is_one_quiet_line_in_the_log(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(name: str) -> ModuleType:
        raise ImportError("libpulse.so.0: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(importlib, "import_module", fail)
    caplog.set_level(logging.DEBUG)
    assert open_effect_player(SOUNDS, QObject()) is None
    assert [record.levelno for record in caplog.records] == [logging.INFO]
    assert "libpulse" in caplog.text


def multimedia(*, null: bool) -> tuple[MagicMock, list[MagicMock]]:
    """Stands in for PySide6.QtMultimedia, with or without a device; and the effects that it makes."""
    module, effects = MagicMock(), list[MagicMock]()

    def make(*_: object) -> MagicMock:
        effects.append(MagicMock())
        return effects[-1]

    module.QMediaDevices.defaultAudioOutput.return_value.isNull.return_value = null
    module.QSoundEffect.side_effect = make
    return module, effects


def test_every_file_is_loaded_and_played_at_the_volume_asked_for(qtbot: QtBot) -> None:
    module, effects = multimedia(null=False)
    player = EffectPlayer(SOUNDS, module)
    player.set_volume(0.25)
    player.play("moon")
    effects[FILES.index("moon")].play.assert_called_once()
    for name, effect in zip(FILES, effects, strict=True):
        effect.setVolume.assert_called_with(0.25)
        assert effect.setSource.call_args.args[0].toLocalFile() == str(SOUNDS / f"{name}.wav")
    player.stop()
    for effect in effects:
        effect.stop.assert_called()


def test_without_a_device_no_effect_is_made_and_nothing_fails(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    module, effects = multimedia(null=True)
    caplog.set_level(logging.DEBUG)
    player = EffectPlayer(SOUNDS, module)
    assert not player.has_device
    player.set_volume(0.5)
    player.play("moon")
    player.stop()
    assert not player.is_playing("moon")
    assert effects == []
    assert [record.levelno for record in caplog.records] == [logging.INFO]


def test_a_device_that_is_plugged_in_later_is_used(qtbot: QtBot) -> None:
    module, effects = multimedia(null=True)
    player = EffectPlayer(SOUNDS, module)
    player.set_volume(0.5)
    module.QMediaDevices.defaultAudioOutput.return_value.isNull.return_value = False
    (changed,) = module.QMediaDevices.return_value.audioOutputsChanged.connect.call_args.args
    changed()
    assert player.has_device
    effects[FILES.index("won")].setVolume.assert_called_with(0.5)


LOADS = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
application = QApplication([])
from hearts_qt.ui.sounds import FILES, open_effect_player
player = open_effect_player(Path(sys.argv[1]), application)
if player is not None:
    player.set_volume(0.0)
    for name in FILES:
        player.play(name)
    player.stop()
print("went on")
"""


def test_the_real_player_does_no_harm_here_whatever_is_installed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LOADS, str(SOUNDS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout == "went on\n", done.stderr
    assert done.returncode == 0
    assert len(done.stderr.splitlines()) <= 2, done.stderr


# -- in the program -------------------------------------------------------------------------------------------


def test_nothing_of_sound_is_imported_before_the_table_has_been_painted() -> None:
    code = "import sys, hearts_qt.app; print([m for m in sys.modules if 'sounds' in m or 'Multimedia' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[]\n"


def test_f8_switches_the_sounds_and_says_so(qtbot: QtBot, profile: Profile, player: Recorded) -> None:
    with running(profile, player=player) as program:
        window = program.window
        window.show()
        program.begin()
        go_to(qtbot, program, scenarios.saved_at(scenarios.persons_turn, 11))
        qtbot.waitUntil(lambda: program.sounds is not None)
        action = window.actions_[Command.SOUND]
        assert action.isEnabled()
        assert not action.isChecked()
        action.trigger()
        assert program.settings.options.sound_on
        assert window.desk.status.sentence == "The sounds are on."
        offer = program.game.offer
        assert offer is not None
        program.game.play(offer.cards[0])
        qtbot.waitUntil(lambda: any(name.startswith("card") for name in player.played))
        action.trigger()
        assert player.played[-1] == "stop"
        assert window.desk.status.sentence == "The sounds are off."


def test_a_lesson_is_heard_too(qtbot: QtBot, profile: Profile, player: Recorded) -> None:
    with running(profile, player=player) as program:
        program.window.show()
        program.begin()
        go_to(qtbot, program, scenarios.saved_at(scenarios.persons_turn, 11))
        qtbot.waitUntil(lambda: program.sounds is not None)
        program.settings.change(sound_on=True)
        program.window.run(Command.LESSONS)
        page = program.window.pages.lessons
        assert page is not None
        with qtbot.waitSignal(page.tutor.asked):
            pass
        player.played.clear()
        page.table.presented.emit(frame(CardPlayed(0, card("2C"))))
        qtbot.waitUntil(lambda: any(name.startswith("card") for name in player.played))


def test_f8_says_why_nothing_is_heard(qtbot: QtBot, profile: Profile) -> None:
    with running(profile, player=Recorded(has_device=False)) as program:
        program.window.show()
        program.begin()
        go_to(qtbot, program, scenarios.saved_at(scenarios.persons_turn, 11))
        qtbot.waitUntil(lambda: program.sounds is not None)
        program.window.actions_[Command.SOUND].trigger()
        assert "nothing to play them with" in program.window.desk.status.sentence


# -- the options ----------------------------------------------------------------------------------------------


@pytest.fixture
def options(qtbot: QtBot) -> OptionsDialog:
    made = OptionsDialog(ON)
    qtbot.addWidget(made)
    return made


def test_an_occasion_that_is_switched_on_is_played_once(qtbot: QtBot, options: OptionsDialog) -> None:
    box = child(options, QCheckBox, Cue.MOON.value)
    with qtbot.assertNotEmitted(options.soundWanted):
        box.click()
    assert options.options == ON.changed(muted_sounds=("moon",))
    with qtbot.waitSignal(options.soundWanted) as wanted:
        box.click()
    assert wanted.args == [Cue.MOON]
    assert options.options == ON


def test_a_new_volume_is_heard(qtbot: QtBot, options: OptionsDialog) -> None:
    with qtbot.waitSignal(options.soundWanted) as wanted:
        child(options, QSlider, "volume").setValue(30)
    assert wanted.args == [Cue.CARD]
    assert options.options.volume == 30


def test_the_fields_are_closed_while_the_sounds_are_off(options: OptionsDialog) -> None:
    fields = child(options, SoundFields)
    assert fields.isEnabled()
    switch = next(box for box in options.findChildren(QCheckBox) if "F8" in box.text())
    switch.click()
    assert not fields.isEnabled()
    assert not options.options.sound_on


def test_every_occasion_has_a_name_of_its_own() -> None:
    assert len({cue_text(cue) for cue in Cue}) == len(Cue)
