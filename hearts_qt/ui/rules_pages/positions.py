"""The positions of the strategy guide: real deals that are played up to the person's move."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.rules.cards import Card, cards
from hearts_qt.rules.notation import Record, read_record
from hearts_qt.ui.rules_pages.content import FOLDER

if TYPE_CHECKING:
    from hearts_qt.rules.state import Match


class Position(Struct, frozen=True):
    """A position: ``text`` is its record, ``best`` are the right answers, ``worse`` the usual wrong ones.

    An answer is one card to play, or the cards to pass.
    """

    chapter: str
    text: str
    best: tuple[tuple[Card, ...], ...]
    worse: tuple[tuple[Card, ...], ...]

    @property
    def record(self) -> Record:
        """The match so far; to read it is to play it again."""
        return read_record(self.text)

    @property
    def match(self) -> Match:
        """The match at the moment of the question."""
        return self.record.match()


@cache
def positions() -> tuple[Position, ...]:
    """Every position, in the order of the chapters."""
    raw = tomllib.loads((FOLDER / "positions.toml").read_text(encoding="utf-8"))
    return tuple(
        Position(
            chapter,
            entry["match"].strip(),
            tuple(cards(text) for text in entry["best"]),
            tuple(cards(text) for text in entry["worse"]),
        )
        for chapter, entry in raw.items()
    )
