"""Numbered deals: a game, a number of players and a number name one deal, the same for everybody and for ever.

docs/numbered-deals.md spells out how the cards follow from the name; nothing of it may ever change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.rules.catalogue import CATALOGUE

if TYPE_CHECKING:
    from datetime import date

    from hearts_qt.rules.ruleset import Rules


def numbered_rules(variant: str, seats: int, number: int) -> Rules:
    """The rules by which numbered deal ``number`` of a variant is played: those of the catalogue, for one deal.

    In a game of contracts the number says which of them is played, so that each has its turn. Raises KeyError for
    a variant, ValueError for a seat count that there is not.
    """
    rules = CATALOGUE[variant].rules(seats)
    contracts = rules.contracts[number % len(rules.contracts) :][:1] if rules.contracts else ()
    return replace(
        rules, deals=1, limit=None, contracts=contracts, tie_break=False, jackpot_played_out=False, misdeals=False
    )


def number_of_day(day: date) -> int:
    """The number of the deal of the day: the date read as one number, year, month, day; 20261130."""
    return day.year * 10_000 + day.month * 100 + day.day


def occasion_of_day(day: date) -> str:
    """What a saved match and the history call a deal of the day."""
    return f"day {day.isoformat()}"


def occasion_of_number(number: int) -> str:
    """What they call a deal by number."""
    return f"deal {number}"
