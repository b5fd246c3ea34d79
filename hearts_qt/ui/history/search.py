"""What the words of a search may mean: games, people, levels, the number of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.ai.levels import LEVELS
from hearts_qt.game.frames import Sitter
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.wanted import Opponent, Term
from hearts_qt.table.words import sitter_name
from hearts_qt.ui.texts import level_name
from hearts_qt.ui.variant_names import other_names, variant_name

if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_SEED_DIGITS = 18
"""Longer numbers are no deal numbers and would not fit the database."""
MAX_WORDS = 8

PEOPLE = tuple(sitter for sitter in Sitter if sitter is not Sitter.PERSON)


def opponent(sitter: Sitter) -> Opponent:
    """Where to look for somebody; who sits where when nobody noted it follows from the order of the names."""
    return Opponent(sitter.value, PEOPLE.index(sitter) + 1)


def terms(text: str, variants: Sequence[str]) -> tuple[Term, ...]:
    """The terms of a search among matches of these ``variants``, in the language of the moment."""
    return tuple(_term(_plain(word), variants) for word in text.split()[:MAX_WORDS])


def _term(word: str, variants: Sequence[str]) -> Term:
    found = (v for v in variants if word in _plain(f"{variant_name(v)} {_others(v)}"))
    people = (s for s in PEOPLE if _plain(sitter_name(s)).startswith(word))
    levels = (level for level in LEVELS if _plain(level_name(level)).startswith(word))
    is_number = word.isdecimal() and len(word) <= MAX_SEED_DIGITS
    return Term(
        frozenset(found), tuple(map(opponent, people)), frozenset(levels), int(word) if is_number else None
    )


def _others(variant: str) -> str:
    return other_names(variant) if variant in CATALOGUE else ""


def _plain(text: str) -> str:
    """Upper and lower case are one, and so are «е» and «ё»."""
    return text.casefold().replace("ё", "е")
