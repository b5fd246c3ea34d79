"""What happened, in whole sentences: for a screen reader, and short ones for notes on the cloth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON, Frame, Sitter
from hearts_qt.rules.cards import QUEEN_OF_SPADES
from hearts_qt.rules.events import (
    CardPlayed,
    CardsPassed,
    DealScored,
    DealStarted,
    HeartsBroken,
    MatchEnded,
    MoonShot,
    RestClaimed,
    TrickTaken,
)
from hearts_qt.table import words
from hearts_qt.table.labels import NoteSign
from hearts_qt.table.lettering import plain, signed
from hearts_qt.table.words import Gender

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.table.arrangement import Arrangement

translate = QCoreApplication.translate


def sentence(frame: Frame, sitters: tuple[Sitter, ...], arrangement: Arrangement) -> str:
    """What a screen reader says about ``frame``; empty if there is nothing to say.

    Cards of the own hand are named from left to right as ``arrangement`` lays them.
    """
    view = frame.view
    match frame.event:
        case DealStarted(number=number):
            text = translate("Speech", "Deal {number}. Your cards: {cards}.")
            return text.format(number=number, cards=words.card_names(arrangement.arrange(view.hand)))
        case CardsPassed() if view.received:
            text = translate("Speech", "You received: {cards}.")
            return text.format(cards=words.card_names(arrangement.arrange(view.received)))
        case CardPlayed(seat, card):
            text = translate("Speech", "{name}: {card}.", "who played what")
            return text.format(name=words.sitter_name(sitters[seat]), card=words.card_name(card))
        case HeartsBroken():
            return translate("Speech", "Hearts are broken.")
        case TrickTaken(winner=winner, points=points):
            return _trick(sitters[winner], points)
        case RestClaimed(seat):
            return _rest(sitters[seat])
        case MoonShot(seat):
            return moon_text(sitters[seat])
        case DealScored(points, totals):
            return _scores(points, totals, sitters)
        case MatchEnded(winners):
            names = ", ".join(words.sitter_name(sitters[seat]) for seat in winners)
            return translate("Speech", "The match is over. First: {names}.").format(names=names)
        case _:
            return ""


def note(frame: Frame, sitters: tuple[Sitter, ...]) -> tuple[str, NoteSign] | None:
    """The note that ``frame`` puts on the cloth, or None."""
    match frame.event:
        case HeartsBroken():
            return translate("Table", "Hearts broken"), NoteSign.BROKEN_HEART
        case TrickTaken(cards=cards, winner=winner) if any(c.face == QUEEN_OF_SPADES for c in cards):
            return queen_text(sitters[winner]), NoteSign.QUEEN
        case MoonShot(seat):
            return moon_text(sitters[seat]), NoteSign.MOON
        case _:
            return None


def queen_text(sitter: Sitter) -> str:
    """Who took the queen of spades."""
    match words.sitter_gender(sitter):
        case Gender.YOU:
            return translate("Table", "You took the queen of spades", "Вы взяли даму пик")
        case Gender.FEMININE:
            text = translate("Table", "{name} took the queen of spades", "feminine; {name} взяла даму пик")
        case Gender.MASCULINE:
            text = translate("Table", "{name} took the queen of spades", "masculine; {name} взял даму пик")
    return text.format(name=words.sitter_name(sitter))


def moon_text(sitter: Sitter) -> str:
    """Who shot the moon."""
    match words.sitter_gender(sitter):
        case Gender.YOU:
            return translate("Table", "You shot the moon", "Вы выстрелили в луну")
        case Gender.FEMININE:
            text = translate("Table", "{name} shot the moon", "feminine; {name} выстрелила в луну")
        case Gender.MASCULINE:
            text = translate("Table", "{name} shot the moon", "masculine; {name} выстрелил в луну")
    return text.format(name=words.sitter_name(sitter))


def cursor_text(card: Card, *, playable: bool, chosen: bool) -> str:
    """What is said when the cursor comes to a card."""
    if chosen:
        return translate("Speech", "{card}, chosen").format(card=words.card_name(card))
    if not playable:
        return translate("Speech", "{card}, can not be played now").format(card=words.card_name(card))
    return words.card_name(card)


def _trick(sitter: Sitter, points: int) -> str:
    if sitter is Sitter.PERSON:
        text = translate("Speech", "You take the trick, {points}.")
    else:
        text = translate("Speech", "{name} takes the trick, {points}.")
    return text.format(name=words.sitter_name(sitter), points=_points(points))


def _points(points: int) -> str:
    # Qt counts only what is not negative.
    counted = translate("Speech", "%n point(s)", "in a trick", abs(points))
    return plain(-1)[0] + counted if points < 0 else counted


def _rest(sitter: Sitter) -> str:
    if sitter is Sitter.PERSON:
        return translate("Speech", "All cards that are left are yours.")
    text = translate("Speech", "{name} takes all cards that are left.")
    return text.format(name=words.sitter_name(sitter))


def _scores(points: tuple[int, ...], totals: tuple[int, ...], sitters: tuple[Sitter, ...]) -> str:
    line = translate("Speech", "{name}: {points}, in all {total}", "one player's points of a deal and total")
    lines = [
        line.format(name=words.sitter_name(sitters[seat]), points=signed(points[seat]), total=plain(totals[seat]))
        for seat in range(PERSON, len(sitters))
    ]
    return translate("Speech", "The deal is over. {scores}.").format(scores="; ".join(lines))
