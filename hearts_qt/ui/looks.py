"""From the options to what the table needs to know: its looks and its pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QStyle

from hearts_qt.store.options import DEFAULTS, Choice, CourtLetters, HandOrder
from hearts_qt.support.errors import KnownError, Trouble
from hearts_qt.support.resources import assets_folder
from hearts_qt.table.arrangement import Arrangement
from hearts_qt.table.pace import Pace, Speed
from hearts_qt.table.theme import Appearance, palette
from hearts_qt.ui.style import scheme

if TYPE_CHECKING:
    from hearts_qt.store.options import Options


def appearance_of(options: Options, language: str) -> Appearance:
    """The looks of the table; ``language`` decides about the letters on the cards if the options do not."""
    letters = options.court_letters
    russian = letters is CourtLetters.RUSSIAN or (letters is CourtLetters.AUTO and language == "ru")
    have = decks()
    return Appearance(
        palette(scheme()),
        # A deck of the settings may have gone with another version of the program.
        deck=options.deck if options.deck in have else have[0],
        letters="ru" if russian else "latin",
        mark_legal=options.mark_legal,
        own_name=options.player_name,
        arrangement=Arrangement(options.suit_order, options.hand_order is HandOrder.LOW_RIGHT),
    )


def decks() -> tuple[str, ...]:
    """The decks that are there, by the name of their folder, the usual one first.

    Raises:
        KnownError: RESOURCE_MISSING, if there is none.
    """
    folder = assets_folder() / "cards"
    have = sorted(
        (back.parent.name for back in folder.glob("*/back.svg")), key=lambda name: (name != DEFAULTS.deck, name)
    )
    if not have:
        raise KnownError(Trouble.RESOURCE_MISSING, file=folder)
    return tuple(have)


def pace_of(options: Options) -> Pace:
    """How fast things move."""
    match options.reduced_motion:
        case Choice.ON:
            reduced = True
        case Choice.OFF:
            reduced = False
        case Choice.SYSTEM:
            reduced = not QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    return Pace(Speed(options.speed.value), reduced, options.trick_seconds)
