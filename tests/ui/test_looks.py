"""The options reach the table under the names that the table uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_qt.store.options import DEFAULTS, Choice, CourtLetters, HandOrder, PlayMode, Speed
from hearts_qt.table.arrangement import Arrangement
from hearts_qt.table.choice import PlayStyle
from hearts_qt.ui.looks import appearance_of, decks, pace_of

if TYPE_CHECKING:
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
    looks = appearance_of(mine, "en")
    assert (looks.arrangement, looks.own_name) == (Arrangement("HSDC", low_right=False), "Вера")
    assert appearance_of(DEFAULTS, "en").arrangement == Arrangement()
