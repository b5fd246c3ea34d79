"""A finished deal, all hands open: what was dealt, what was passed, and every trick."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.cards import Suit
from hearts_qt.table import words
from hearts_qt.ui import texts
from hearts_qt.ui.dialogs.base import TextDialog

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from hearts_qt.game.frames import Sitter
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.notation import Record
    from hearts_qt.rules.state import Deal
    from hearts_qt.table.arrangement import Arrangement

translate = QCoreApplication.translate


class Reader(Struct, frozen=True):
    """How names and cards are written: as the rest of the table does."""

    sitters: Sequence[Sitter]
    own_name: str
    letters: str
    arrangement: Arrangement
    red: str = "#b3261e"
    """The colour of ♥ and ♦."""

    def name(self, seat: int) -> str:
        """Who sits there."""
        return escape(words.label_name(self.sitters[seat], self.own_name))

    def card(self, card: Card) -> str:
        """A card in two or three signs."""
        text = words.card_letters(card, self.letters)
        red = card.suit in (Suit.DIAMONDS, Suit.HEARTS)
        return f'<span style="color:{self.red}">{text}</span>' if red else text

    def cards(self, some: Iterable[Card]) -> str:
        """Several, as they would lie in a hand."""
        return " ".join(self.card(card) for card in self.arrangement.arrange(some))


def scored_deal(record: Record, number: int) -> Deal | None:
    """Deal ``number`` of a match at its end; None if it was not played so far."""
    for match, _ in record.replay():
        if match.is_scored and len(match.scores) == number:
            return match.deal
    return None


def review_page(deal: Deal, reader: Reader, parent: QWidget | None = None) -> TextDialog:
    """The page about ``deal``."""
    return TextDialog(
        parent,
        lambda: translate("Review", "The deal, trick by trick"),
        lambda: review_text(deal, reader),
        size=(720, 640),
    )


def review_text(deal: Deal, reader: Reader) -> str:
    """Everything about ``deal`` as HTML."""
    heading = translate("Review", "Deal {number}").format(number=deal.number)
    return "".join(
        (
            f"<h2>{escape(heading)}</h2>",
            _section(translate("Review", "What was dealt"), _dealt(deal, reader)),
            _section(translate("Review", "What was passed"), _passed(deal, reader)),
            _section(translate("Review", "The tricks"), _tricks(deal, reader)),
        )
    )


def _dealt(deal: Deal, reader: Reader) -> str:
    return _table((reader.name(seat), reader.cards(hand)) for seat, hand in enumerate(deal.dealt))


def _passed(deal: Deal, reader: Reader) -> str:
    seats = len(deal.dealt)
    gifts = [
        (reader.name(giver), "→", reader.name(taker), reader.cards(cards))
        for giver in range(seats)
        for taker in range(seats)
        if (cards := _gift(deal, giver, taker))
    ]
    nothing = escape(translate("Review", "No cards were passed."))
    return _table(gifts) if gifts else f"<p>{nothing}</p>"


def _gift(deal: Deal, giver: int, taker: int) -> tuple[Card, ...]:
    """What ``giver`` passed to ``taker``."""
    cards = deal.chosen[giver] or ()
    takers = deal.direction.takers(giver, len(deal.dealt), len(cards))
    return tuple(card for card, seat in zip(cards, takers, strict=True) if seat == taker)


def _tricks(deal: Deal, reader: Reader) -> str:
    seats = range(len(deal.dealt))
    taken_by = escape(translate("Review", "taken by", "head of a column: whose trick it was"))
    points = escape(translate("Review", "points", "head of a column"))
    head = ("", *(reader.name(seat) for seat in seats), taken_by, points)
    rows = [tuple(f"<b>{cell}</b>" for cell in head)]
    for number, trick in enumerate(deal.tricks, 1):
        cells = {seat: reader.card(card) for seat, card in zip(trick.seats, trick.cards, strict=True)}
        if trick.winner is not None:
            cells[trick.winner] = f"<b>{cells[trick.winner]}</b>"
        cells[trick.leader] = f"▸ {cells[trick.leader]}"
        taker = "—" if trick.winner is None else reader.name(trick.winner)
        worth = texts.signed(trick.points)
        rows.append((str(number), *(cells.get(s, "") for s in seats), taker, worth))
    if deal.claimer is not None:
        claimed = (reader.cards(c for c in deal.extra[deal.claimer] if c in held) for held in _played_from(deal))
        rows.append(("…", *claimed, reader.name(deal.claimer), ""))
    if deal.points is not None:
        totals = (f"<b>{texts.signed(scored)}</b>" for scored in deal.points)
        rows.append(("", *totals, "", ""))
    note = translate(
        "Review", "▸ led the trick; the card that took it is bold. The last line is what was written down."
    )
    return _table(rows) + f"<p>{escape(note)}</p>"


def _played_from(deal: Deal) -> list[set[Card]]:
    """By seat the cards that were held when the play began."""
    seats = len(deal.dealt)
    held = [set(hand) - set(deal.chosen[seat] or ()) for seat, hand in enumerate(deal.dealt)]
    for taker in range(seats):
        for giver in range(seats):
            held[taker].update(_gift(deal, giver, taker))
    return held


def _section(title: str, body: str) -> str:
    return f"<h3>{escape(title)}</h3>{body}"


def _table(rows: Iterable[Sequence[str]]) -> str:
    lines = "".join("<tr>" + "".join(f"<td>{cell}&nbsp;&nbsp;</td>" for cell in row) + "</tr>" for row in rows)
    return f'<table cellpadding="3">{lines}</table>'
