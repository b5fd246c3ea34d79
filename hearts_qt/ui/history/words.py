"""What the browser of the history says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

from hearts_qt.game.frames import PERSON, seated
from hearts_qt.models.history_model import HistoryColumn, HistoryEntry
from hearts_qt.store.facts import MIXED, Outcome, level_of
from hearts_qt.store.wanted import Result
from hearts_qt.table import words
from hearts_qt.ui import results
from hearts_qt.ui.texts import level_name, number, variant_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.store.facts import DealFacts
    from hearts_qt.store.history import MatchRow

translate = QCoreApplication.translate

FEW = 4
"""So many opponents are all named in the list; of more, the first and how many they are."""
STAR = "★"


# -- when and who -------------------------------------------------------------------------------------------------


def day(time: str | datetime) -> str:
    """A time in UTC (a text in ISO form) as it is called here and now: ``Today, 20:14``, ``27 November``."""
    here = _here(time)
    named = _named_day(here)
    if named:
        return named
    form = "d MMMM" if here.date().year() == QDate.currentDate().year() else "d MMMM yyyy"
    return QLocale().toString(here.date(), form)


def when(time: str | datetime) -> str:
    """The same with the hour and the minute."""
    here = _here(time)
    return _named_day(here) or translate("History", "{day}, {time}").format(day=day(time), time=_clock(here))


def _here(time: str | datetime) -> QDateTime:
    text = time if isinstance(time, str) else time.isoformat()
    return QDateTime.fromString(text, Qt.DateFormat.ISODate).toLocalTime()


def _clock(here: QDateTime) -> str:
    return QLocale().toString(here.time(), QLocale.FormatType.ShortFormat)


def _named_day(here: QDateTime) -> str:
    match here.date().daysTo(QDate.currentDate()):
        case 0:
            return translate("History", "Today, {time}").format(time=_clock(here))
        case 1:
            return translate("History", "Yesterday, {time}").format(time=_clock(here))
        case _:
            return ""


def opponents(sitters: Sequence[str], seats: int) -> str:
    """Who else sat at the table."""
    names = [words.sitter_name(sitter) for sitter in seated(sitters, seats)[1:]]
    if len(names) <= FEW:
        return ", ".join(names)
    shown, left = ", ".join(names[: FEW - 1]), len(names) - FEW + 1
    return translate("History", "{names} and %n more", None, left).format(names=shown)


def duration(seconds: int | None) -> str:
    """How long a match took; empty where nobody noted it."""
    if seconds is None:
        return ""
    minutes = max(1, round(seconds / 60))
    hours, rest = divmod(minutes, 60)
    if hours:
        return translate("History", "{hours} h {minutes} min").format(hours=hours, minutes=rest)
    return translate("History", "{minutes} min").format(minutes=minutes)


# -- the list ---------------------------------------------------------------------------------------------------


def head(column: HistoryColumn) -> str:
    """The head of a column."""
    match column:
        case HistoryColumn.STARTED:
            return translate("History", "When")
        case HistoryColumn.VARIANT:
            return translate("History", "Game")
        case HistoryColumn.OPPONENTS:
            return translate("History", "Opponents")
        case HistoryColumn.PLACE:
            return translate("History", "Place")
        case HistoryColumn.POINTS:
            return translate("History", "Points")
        case HistoryColumn.DEALS:
            return translate("History", "Deals")


def cell(entry: HistoryEntry, column: HistoryColumn) -> str:
    """The text of a cell."""
    match column:
        case HistoryColumn.STARTED:
            return day(entry.started)
        case HistoryColumn.VARIANT:
            return variant_name(entry.variant)
        case HistoryColumn.OPPONENTS:
            return opponents(entry.sitters, len(entry.totals))
        case HistoryColumn.PLACE:
            return place(entry)
        case HistoryColumn.POINTS:
            return number(entry.totals[0])
        case HistoryColumn.DEALS:
            return str(entry.deals)


def place(entry: HistoryEntry) -> str:
    """Which place, or that the match has none."""
    if entry.place is None:
        if entry.playing:
            return translate("History", "in play", "of a match: it goes on; идёт")
        return translate("History", "unfinished", "of a match: not played to its end; брошен")
    return f"{STAR} {entry.place}" if entry.place == 1 else str(entry.place)


# -- what can be chosen -----------------------------------------------------------------------------------------


def result_name(result: Result | None) -> str:
    """A result to choose; None: any."""
    match result:
        case None:
            return translate("History", "Any result")
        case Result.WON:
            return translate("History", "Won")
        case Result.SHARED:
            return translate("History", "Shared first place")
        case Result.LOST:
            return translate("History", "Not won")
        case Result.ABANDONED:
            return translate("History", "Left unfinished")
        case Result.PLAYING:
            return translate("History", "Being played")


def count(matches: int, everything: int) -> str:
    """How many of the matches are in the list."""
    if matches == everything:
        return translate("History", "%n match(es)", None, everything)
    shown = QLocale().toString(matches)
    return translate("History", "{shown} of %n match(es)", None, everything).format(shown=shown)


# -- one match --------------------------------------------------------------------------------------------------


def title(row: MatchRow) -> str:
    """The match by its game and time."""
    return f"{variant_name(row.variant)} · {when(row.started)}"


def summary(row: MatchRow, rules: Rules) -> str:
    """How the match went, as a line."""
    parts = [_outcome(row, rules), results.amount(rules, row.totals[0])]
    parts += [translate("History", "%n deal(s)", None, row.deals)]
    return " · ".join(parts)


def facts(row: MatchRow) -> str:
    """Against whom, how long, and with what help, as a line."""
    level = level_of(row.players)
    levels = translate("History", "opponents of different levels") if level == MIXED else level_name(level)
    parts = [levels, duration(row.seconds)]
    parts.append(translate("History", "with undo") if row.used_undo else "")
    parts.append(translate("History", "with hints") if row.used_hint else "")
    parts.append(translate("History", "deal number {number}").format(number=row.seed))
    return " · ".join(part for part in parts if part)


def notes(deal: DealFacts, names: Sequence[str], *, tells_queen: bool) -> str:
    """The moon and the queen of spades of a deal; ``names`` by seat. Who shot the moon has the queen anyway.

    ``tells_queen``: she is the black lady, and not a card like others.
    """
    queen = ""
    if tells_queen and deal.queen is not None and deal.shooter is None:
        queen = translate("History", "Q♠: {name}").format(name=names[deal.queen])
    return "; ".join(part for part in (_moon(deal, names), queen) if part)


def _moon(deal: DealFacts, names: Sequence[str]) -> str:
    if deal.shooter is not None:
        return translate("History", "moon: {name}").format(name=names[deal.shooter])
    if deal.threat is None or deal.stopper is None:
        return ""
    if deal.stopper == PERSON:
        text = translate("History", "you stopped {threat}’s moon", "threat: nominative")
    elif deal.threat == PERSON:
        text = translate("History", "{stopper} stopped your moon", "stopper: nominative, man or woman")
    else:
        text = translate("History", "{stopper} stopped {threat}’s moon", "both nominative")
    return text.format(threat=names[deal.threat], stopper=names[deal.stopper])


def _outcome(row: MatchRow, rules: Rules) -> str:
    if row.outcome is Outcome.FINISHED:
        return results.result_headline(rules, row.totals)
    return result_name(Result.PLAYING if row.outcome is Outcome.PLAYING else Result.ABANDONED)
