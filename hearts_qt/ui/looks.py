"""From the options to what the table needs to know: its looks and its pace."""

from __future__ import annotations

import os
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QApplication, QStyle

from hearts_qt.rules.cards import RANKS, SUITS, Card, jokers
from hearts_qt.store.options import DEFAULTS, OWN_PICTURE, Choice, CourtLetters, HandOrder
from hearts_qt.support.errors import KnownError, Trouble
from hearts_qt.support.resources import assets_folder
from hearts_qt.table.arrangement import Arrangement
from hearts_qt.table.felts import colours_on, colours_on_picture, felts
from hearts_qt.table.pace import Pace, Speed
from hearts_qt.table.svg_jobs import BACK, INDEX, OWN_BACK, element_name, files_of
from hearts_qt.table.theme import Appearance, Scheme
from hearts_qt.ui.style import scheme

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.store.options import Options

PICTURES = "pictures"
"""The folder of the person's own pictures in the data folder of the profile."""


def appearance_of(options: Options, language: str, pictures: Path | None = None) -> Appearance:
    """The looks of the table.

    Args:
        options: what the person wants.
        language: decides about the letters on the cards if the options do not.
        pictures: the folder of the person's own pictures.
    """
    letters = options.court_letters
    russian = letters is CourtLetters.RUSSIAN or (letters is CourtLetters.AUTO and language == "ru")
    lost = missing(options, pictures)
    # Where contrast comes first there is no picture, as there is no other cloth.
    wanted = options.felt == OWN_PICTURE and scheme() is not Scheme.HIGH_CONTRAST
    picture = picture_file(options, pictures) if wanted and Part.PICTURE not in lost else None
    felt = DEFAULTS.felt if options.felt == OWN_PICTURE else options.felt
    return Appearance(
        colours_on(felt, scheme()) if picture is None else colours_on_picture(scheme()),
        deck=decks()[0] if Part.DECK in lost else options.deck,
        back=DEFAULTS.back if Part.BACK in lost else options.back,
        letters="ru" if russian else "latin",
        large_indices=options.large_indices,
        four_colours=options.four_colours,
        mark_legal=options.mark_legal,
        own_name=options.player_name,
        picture=picture,
        arrangement=Arrangement(options.suit_order, options.hand_order is HandOrder.LOW_RIGHT),
    )


class Part(Enum):
    """A part of the looks that is chosen by the name of a file or folder; the value is its key in `Options`."""

    DECK = "deck"
    BACK = "back"
    FELT = "felt"
    PICTURE = "picture"


def missing(options: Options, pictures: Path | None = None) -> tuple[Part, ...]:
    """What the options name and is not there: it may have gone with another version of the program.

    ``pictures`` is the folder of the person's own pictures.
    """
    lost: list[Part] = []
    if not _is_complete(assets_folder() / "cards" / options.deck):
        lost.append(Part.DECK)
    if options.back not in backs():
        lost.append(Part.BACK)
    if options.felt == OWN_PICTURE:
        file = picture_file(options, pictures)
        if file is None or not QImageReader(str(file)).canRead():
            lost.append(Part.PICTURE)
    elif options.felt not in felt_names():
        lost.append(Part.FELT)
    return tuple(lost)


def picture_file(options: Options, pictures: Path | None) -> Path | None:
    """Where the own picture is or should be; None if there is none."""
    return pictures / options.picture if pictures is not None and options.picture else None


def decks() -> tuple[str, ...]:
    """The decks of which every card is there, by the name of their folder, the usual one first.

    Raises:
        KnownError: RESOURCE_MISSING, if there is none.
    """
    folder = assets_folder() / "cards"
    whole = (deck.name for deck in folder.iterdir() if _is_complete(deck))
    have = sorted(whole, key=lambda name: (name != DEFAULTS.deck, name))
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


def _is_complete(deck: Path) -> bool:
    """Whether every card is in the folder of a deck."""
    try:
        there = {*os.listdir(deck), *(f"{INDEX}/{file}" for file in os.listdir(deck / INDEX))}
    except OSError:
        return False
    return there >= _files_of_a_deck()


@cache
def _files_of_a_deck() -> frozenset[str]:
    cards = [*(Card(suit, rank) for suit in SUITS for rank in RANKS), *jokers(2)]
    elements = {BACK, *(element_name(card, letters) for card in cards for letters in ("latin", "ru"))}
    return frozenset(f"{file}.svg" for element in elements for file in files_of(element))


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
