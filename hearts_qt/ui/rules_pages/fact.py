"""One sentence of the rules, with the switches it depends on, and the small words that sentences share."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.cards import Rank
from hearts_qt.table.words import card_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate


class Topic(Enum):
    """The parts of a page of rules, in the order in which a deal is played."""

    AIM = "aim"
    PACK = "pack"
    DEAL = "deal"
    PASS = "pass"
    AUCTION = "auction"
    PLAY = "play"
    SCORING = "scoring"
    MOON = "moon"
    END = "end"


class Fact(Struct, frozen=True):
    """A whole sentence. ``keys`` are the fields of `Rules` that decide it; none for what every game has."""

    topic: Topic
    keys: tuple[str, ...]
    text: str


def short_rank(rank: Rank) -> str:
    """What is printed in the corner of a card, in the language of the texts."""
    match rank:
        case Rank.JACK:
            return translate("Rules", "J", "the jack, one letter; В")
        case Rank.QUEEN:
            return translate("Rules", "Q", "the queen, one letter; Д")
        case Rank.KING:
            return translate("Rules", "K", "the king, one letter; К")
        case Rank.ACE:
            return translate("Rules", "A", "the ace, one letter; Т")
        case _:
            return str(int(rank))


def short_card(card: Card) -> str:
    """A card in two or three signs: ``Q♠``, ``10♦``; a joker by its name."""
    return card_name(card) if card.is_joker else short_rank(card.rank) + card.suit.symbol


def short_cards(cards: Iterable[Card]) -> str:
    """Several cards with spaces between them."""
    return " ".join(map(short_card, cards))


def amount(rules: Rules, cost: int) -> str:
    """A cost as it is written down: ``13`` or ``−10``; with its sign where the highest total wins."""
    if not rules.high_wins:
        return str(cost).replace("-", "−")
    return f"+{-cost}" if cost < 0 else f"−{cost}" if cost else "0"
