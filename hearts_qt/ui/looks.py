"""From the options to what the table needs to know: its looks and its pace."""

from __future__ import annotations

import os
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QStyle

from hearts_qt.rules.cards import Card, Rank, Suit
from hearts_qt.store.options import DEFAULTS, Choice, CourtLetters, HandOrder
from hearts_qt.support.errors import KnownError, Trouble
from hearts_qt.support.resources import assets_folder
from hearts_qt.table.arrangement import Arrangement
from hearts_qt.table.felts import colours_on, felts
from hearts_qt.table.pace import Pace, Speed
from hearts_qt.table.svg_jobs import BACK, OWN_BACK, element_name
from hearts_qt.table.theme import Appearance
from hearts_qt.ui.style import scheme

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hearts_qt.store.options import Options


def appearance_of(options: Options, language: str) -> Appearance:
    """The looks of the table; ``language`` decides about the letters on the cards if the options do not."""
    letters = options.court_letters
    russian = letters is CourtLetters.RUSSIAN or (letters is CourtLetters.AUTO and language == "ru")
    lost = missing(options)
    return Appearance(
        colours_on(options.felt, scheme()),
        deck=decks()[0] if Part.DECK in lost else options.deck,
        back=DEFAULTS.back if Part.BACK in lost else options.back,
        letters="ru" if russian else "latin",
        mark_legal=options.mark_legal,
        own_name=options.player_name,
        arrangement=Arrangement(options.suit_order, options.hand_order is HandOrder.LOW_RIGHT),
    )


class Part(Enum):
    """A part of the looks that is chosen by the name of a file or folder; the value is its key in `Options`."""

    DECK = "deck"
    BACK = "back"
    FELT = "felt"


def missing(options: Options) -> tuple[Part, ...]:
    """What the options name and is not there: it may have gone with another version of the program."""
    have = {Part.DECK: decks, Part.BACK: backs, Part.FELT: felt_names}
    return tuple(part for part in Part if getattr(options, part.value) not in have[part]())


def decks() -> tuple[str, ...]:
    """The decks of which every card is there, by the name of their folder, the usual one first.

    Raises:
        KnownError: RESOURCE_MISSING, if there is none.
    """
    folder = assets_folder() / "cards"
    have = sorted(_complete(folder), key=lambda name: (name != DEFAULTS.deck, name))
    if not have:
        raise KnownError(Trouble.RESOURCE_MISSING, file=folder)
    return tuple(have)


def backs() -> tuple[str, ...]:
    """The backs that are there: first the deck's own, then those for any deck by the name of their file."""
    files = (assets_folder() / "cards" / "backs").glob("*.svg")
    return (OWN_BACK, *sorted(file.stem for file in files))


def felt_names() -> tuple[str, ...]:
    """The felts that are there, the usual one first."""
    return tuple(felts()) or (DEFAULTS.felt,)


def _complete(folder: Path) -> Iterator[str]:
    faces = {f"{element_name(Card(suit, rank), 'latin')}.svg" for suit in Suit for rank in Rank}
    for deck in folder.iterdir():
        if deck.is_dir() and faces | {f"{BACK}.svg"} <= set(os.listdir(deck)):
            yield deck.name


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
