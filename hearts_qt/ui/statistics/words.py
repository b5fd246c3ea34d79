"""The sentences of the statistics: numbers, days, and what every figure is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from hearts_qt.models.statistics_model import StatisticsRow
from hearts_qt.store.facts import MIXED
from hearts_qt.ui import results
from hearts_qt.ui.texts import level_name, number, variant_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from hearts_qt.store.luck import Luck
    from hearts_qt.store.statistics import Scope, Stretch, Summary

translate = QCoreApplication.translate

NOTHING = "—"
HUNDRED = 100
YEAR, MONTH = 365, 30
"""Days of the periods that can be chosen."""


# -- numbers and days ---------------------------------------------------------------------------------------------


def percentage(part: int, whole: int) -> str:
    """``40%``, rounded half up. Nothing but 0 of them is 0%, and nothing but all of them 100%."""
    if not whole:
        return NOTHING
    rounded = (2 * HUNDRED * part + whole) // (2 * whole)
    if part and not rounded:
        return translate("Statistics", "under {n}%").format(n=1)
    if part < whole and rounded == HUNDRED:
        return translate("Statistics", "over {n}%").format(n=HUNDRED - 1)
    return translate("Statistics", "{n}%").format(n=rounded)


def mean(value: float | None) -> str:
    """``5.4`` as the language writes it, with a real minus sign."""
    return NOTHING if value is None else QLocale().toString(value + 0.0, "f", 1).replace("-", "−")


def signed_mean(value: float) -> str:
    """``+0.4`` or ``−0.4``, and ``0.0`` without a sign."""
    rounded = round(value, 1)
    return f"+{mean(rounded)}" if rounded > 0 else mean(rounded)


def percent(value: float) -> str:
    """A value of a chart in percent."""
    return translate("Statistics", "{n}%").format(n=round(value))


def day(time: datetime | str) -> str:
    """The day on which a time in UTC (if a text, in ISO form) falls here."""
    text = time if isinstance(time, str) else time.isoformat()
    here = QDateTime.fromString(text, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(here.date(), QLocale.FormatType.ShortFormat)


# -- what can be chosen -------------------------------------------------------------------------------------------


def game_name(variant: str | None) -> str:
    """A game to choose; None: all of them."""
    return translate("Statistics", "All games") if variant is None else variant_name(variant)


def seats_name(seats: int | None) -> str:
    """A number of players to choose; None: any."""
    if seats is None:
        return translate("Statistics", "Any number of players")
    return translate("Statistics", "%n player(s)", None, seats)


def level_choice(level: str | None) -> str:
    """A level to choose; None: any."""
    if level is None:
        return translate("Statistics", "Any level")
    return translate("Statistics", "Different levels") if level == MIXED else level_name(level)


def choice(scope: Scope) -> str:
    """What is chosen, in one line: only what leaves something out."""
    parts = [game_name(scope.variant)]
    if scope.seats is not None:
        parts.append(seats_name(scope.seats))
    if scope.level is not None:
        parts.append(level_choice(scope.level))
    if scope.since is not None:
        parts.append(translate("Statistics", "since {day}").format(day=day(scope.since)))
    return ", ".join(parts)


def matches(count: int) -> str:
    """``48 matches``."""
    return translate("Statistics", "%n match(es)", None, count)


def period_name(days: int | None) -> str:
    """How far back; None: everything."""
    if days is None:
        return translate("Statistics", "All time")
    if days == YEAR:
        return translate("Statistics", "The last year")
    return translate("Statistics", "The last month")


# -- the tiles ----------------------------------------------------------------------------------------------------


def tiles(found: Summary) -> tuple[tuple[str, str, str], ...]:
    """The five most wanted figures: what it is, the figure, and a note on it."""
    played = (
        translate("Statistics", "Played"),
        str(found.finished),
        translate("Statistics", "and %n abandoned", None, found.abandoned) if found.abandoned else "",
    )
    first = found.won + found.shared
    winning = (translate("Statistics", "First place"), str(first), percentage(first, found.finished))
    streak = (
        translate("Statistics", "Wins in a row"),
        str(found.longest_streak),
        translate("Statistics", "now %n", None, found.streak),
    )
    deals = (translate("Statistics", "Deals"), str(found.deals), "")
    means = (
        _points_a_deal(found),
        mean(found.mean_points),
        translate("Statistics", "the others {mean}").format(mean=mean(found.mean_points_of_others)),
    )
    moons = (
        translate("Statistics", "Moons"),
        str(found.moons),
        translate("Statistics", "%n against you", None, found.moons_suffered),
    )
    best = (
        translate("Statistics", "Best match"),
        NOTHING if found.best is None else number(found.best.total),
        "" if found.best is None else day(found.best.ended),
    )
    third = means if found.comparable else deals
    fourth = moons if found.moon_deals else streak
    fifth = best if found.comparable else (streak if found.moon_deals else _shared_tile(found))
    return played, winning, third, fourth, fifth


def _shared_tile(found: Summary) -> tuple[str, str, str]:
    return translate("Statistics", "Shared"), str(found.shared), percentage(found.shared, found.finished)


def _points_a_deal(found: Summary) -> str:
    if found.rules is not None and found.rules.in_chips:
        return translate("Statistics", "Chips a deal")
    return translate("Statistics", "Points a deal")


# -- the table of figures -----------------------------------------------------------------------------------------


def figures(found: Summary) -> tuple[StatisticsRow, ...]:
    """Every figure: its name, itself, and its share or a note."""
    rows = [
        _row("finished", translate("Statistics", "Matches played to the end"), found.finished),
        _part("won", translate("Statistics", "Won"), found.won, found.finished),
        _part("shared", translate("Statistics", "First place shared"), found.shared, found.finished),
        *(_part(f"place{k}", place_name(k), count, found.finished) for k, count in enumerate(found.places[1:], 2)),
        _part(
            "abandoned",
            translate("Statistics", "Abandoned matches"),
            found.abandoned,
            found.finished + found.abandoned,
        ),
        _row("streak", translate("Statistics", "Wins in a row up to now"), found.streak),
        _row("longest", translate("Statistics", "Most wins in a row"), found.longest_streak),
    ]
    if found.comparable:
        rows += _totals(found)
    rows += [_row("deals", translate("Statistics", "Deals played"), found.deals)]
    if found.comparable:
        others = translate("Statistics", "The others, on average")
        rows += [
            StatisticsRow("mean_points", _points_a_deal(found), (mean(found.mean_points), "")),
            StatisticsRow("mean_points_of_others", others, (mean(found.mean_points_of_others), "")),
        ]
        if found.rules is not None and not found.rules.most_wins:
            rows += [_part("clear", translate("Statistics", "Deals without a point"), found.clear, found.deals)]
    if found.moon_deals:
        rows += [
            _part("moons", translate("Statistics", "Moons you shot"), found.moons, found.moon_deals),
            _part(
                "suffered",
                translate("Statistics", "Moons shot against you"),
                found.moons_suffered,
                found.moon_deals,
            ),
            _part("stopped", translate("Statistics", "Moons you stopped"), found.moons_stopped, found.moon_deals),
        ]
    if found.queens_dealt:
        text = translate("Statistics", "Queens of spades you took")
        rows += [_part("queens", text, found.queens, found.queens_dealt)]
    return tuple(rows)


def luck_figures(luck: Luck | None) -> tuple[StatisticsRow, ...]:
    """What experts made of the same cards, as means a deal with their standard errors."""
    if luck is None:
        return ()
    measured = (
        ("skill", translate("Statistics", "Skill a deal, plus is good"), luck.skill, luck.skill_error),
        ("luck", translate("Statistics", "Luck a deal, plus is good"), luck.luck, luck.luck_error),
    )
    rows = [StatisticsRow(k, text, (signed_mean(value), f"± {mean(error)}")) for k, text, value, error in measured]
    return (*rows, _row("judged", translate("Statistics", "Deals judged, without undo and hints"), luck.judged))


def _totals(found: Summary) -> list[StatisticsRow]:
    chips = found.rules is not None and found.rules.in_chips
    average = (
        translate("Statistics", "Chips after a match, on average")
        if chips
        else translate("Statistics", "Points a match, on average")
    )
    ends = (
        ("best", translate("Statistics", "Best match"), found.best),
        ("worst", translate("Statistics", "Worst match"), found.worst),
    )
    rows = [StatisticsRow("mean_total", average, (mean(found.mean_total), ""))]
    rows += [StatisticsRow(k, text, (number(m.total), day(m.ended))) for k, text, m in ends if m is not None]
    return rows


def _row(key: str, label: str, value: int) -> StatisticsRow:
    return StatisticsRow(key, label, (number(value), ""))


def _part(key: str, label: str, part: int, whole: int) -> StatisticsRow:
    return StatisticsRow(key, label, (number(part), percentage(part, whole)))


def place_name(place: int) -> str:
    """``First place``, ``Second place``."""
    return translate("Statistics", "First place") if place == 1 else results.place_name(place)


# -- the charts as tables -----------------------------------------------------------------------------------------


def course_heads() -> tuple[str, ...]:
    """What stands over the columns of the course."""
    return (
        translate("Statistics", "Up to"),
        translate("Statistics", "Matches"),
        translate("Statistics", "Won"),
        translate("Statistics", "Yours", "head of a column: points a deal"),
        translate("Statistics", "Others’", "head of a column: points a deal"),
    )


def course_rows(stretches: Sequence[Stretch]) -> tuple[StatisticsRow, ...]:
    """The course over time, the latest first."""
    return tuple(
        StatisticsRow(
            f"stretch{number_of}",
            day(one.last),
            (
                str(one.finished),
                f"{one.won} ({percentage(one.won, one.finished)})",
                mean(one.mean_points),
                mean(one.mean_points_of_others),
            ),
        )
        for number_of, one in reversed(list(enumerate(stretches)))
    )


def course_title(found: Summary) -> str:
    """What the chart of the course shows."""
    if not found.comparable:
        return translate("Statistics", "First places over time, in percent")
    if found.rules is not None and found.rules.in_chips:
        return translate("Statistics", "Chips a deal over time")
    if found.rules is not None and found.rules.most_wins:
        return translate("Statistics", "Points a deal over time, more is better")
    return translate("Statistics", "Points a deal over time, fewer is better")
