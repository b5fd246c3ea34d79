"""The options reach the table under the names that the table uses."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from hearts_qt.store.options import DEFAULTS, Choice, CourtLetters, HandOrder, PlayMode, Speed
from hearts_qt.support.resources import asset
from hearts_qt.table.arrangement import Arrangement
from hearts_qt.table.choice import PlayStyle
from hearts_qt.table.felts import felts
from hearts_qt.ui import looks
from hearts_qt.ui.looks import Part, appearance_of, decks, missing, pace_of

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


def test_every_way_to_play_is_known_to_the_table() -> None:
    assert {mode.value for mode in PlayMode} == {style.value for style in PlayStyle}


@pytest.mark.parametrize("speed", Speed)
def test_every_speed_is_known_to_the_table(qapp: QApplication, speed: Speed) -> None:
    assert pace_of(DEFAULTS.changed(speed=speed)).speed.value == speed.value


@pytest.mark.parametrize(("wish", "factor"), [(Choice.ON, 0.0), (Choice.OFF, 1.0)])
def test_less_motion_stops_everything(qapp: QApplication, wish: Choice, factor: float) -> None:
    assert pace_of(DEFAULTS.changed(reduced_motion=wish)).factor == factor


@pytest.mark.parametrize(
    ("letters", "language", "shown"),
    [
        (CourtLetters.AUTO, "ru", "ru"),
        (CourtLetters.AUTO, "en", "latin"),
        (CourtLetters.LATIN, "ru", "latin"),
        (CourtLetters.RUSSIAN, "en", "ru"),
    ],
)
def test_letters_follow_the_language_unless_chosen(
    qapp: QApplication, letters: CourtLetters, language: str, shown: str
) -> None:
    assert appearance_of(DEFAULTS.changed(court_letters=letters), language).letters == shown


def test_the_chosen_deck_is_used_if_it_is_there(qapp: QApplication) -> None:
    assert decks()[0] == DEFAULTS.deck
    for deck in decks():
        assert appearance_of(DEFAULTS.changed(deck=deck), "en").deck == deck
    assert appearance_of(DEFAULTS.changed(deck="lost"), "en").deck == DEFAULTS.deck


def test_the_hand_lies_and_the_person_is_called_as_chosen(qapp: QApplication) -> None:
    mine = DEFAULTS.changed(suit_order="HSDC", hand_order=HandOrder.LOW_LEFT, player_name="Вера")
    made = appearance_of(mine, "en")
    assert (made.arrangement, made.own_name) == (Arrangement("HSDC", low_right=False), "Вера")
    assert appearance_of(DEFAULTS, "en").arrangement == Arrangement()


def test_a_deck_counts_when_every_card_of_it_is_there(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(asset("cards", "russian"), tmp_path / "cards" / "russian")
    shutil.copytree(tmp_path / "cards" / "russian", tmp_path / "cards" / "amber")
    monkeypatch.setattr(looks, "assets_folder", lambda: tmp_path)
    assert decks() == ("russian", "amber")
    (tmp_path / "cards" / "amber" / "QS.svg").unlink()
    assert decks() == ("russian",)


def test_what_is_not_there_is_named_and_replaced(qapp: QApplication) -> None:
    lost = DEFAULTS.changed(deck="lost", back="gone", felt="worn")
    assert missing(lost) == (Part.DECK, Part.BACK, Part.FELT)
    assert appearance_of(lost, "en") == appearance_of(DEFAULTS, "en")
    assert missing(DEFAULTS) == ()


def test_back_and_felt_are_those_chosen(qapp: QApplication) -> None:
    chosen = appearance_of(DEFAULTS.changed(back="stars", felt="blue"), "en")
    assert chosen.back == "stars"
    assert chosen.palette.felt_centre == felts()["blue"].centre


def test_indices_and_colours_are_those_chosen(qapp: QApplication) -> None:
    usual = appearance_of(DEFAULTS, "en")
    assert (usual.large_indices, usual.four_colours) == (False, False)
    chosen = appearance_of(DEFAULTS.changed(large_indices=True, four_colours=True), "en")
    assert (chosen.large_indices, chosen.four_colours) == (True, True)
