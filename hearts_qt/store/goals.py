"""Things to reach in a variant, counted from the matches of the history and from nothing else.

A goal is a line of `GOALS`: what counts for it, how often, and what the rules must have for it to make sense.
Nothing of it is kept: the history gives the same answer whenever it is asked, also after an import or when matches
were removed. Finished matches count, under whatever house rules.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.rules.ruleset import has_black_lady
from hearts_qt.rules.switches import Sides
from hearts_qt.store.statistics import has_moon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from datetime import datetime

    from hearts_qt.rules.catalogue import Variant
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.store.statistics import Played

LEVELS = ("easy", "medium", "strong", "expert")
"""The levels of opponents that can be chosen, weakest first; a test compares them with those of the players."""


class Kind(Enum):
    """What counts for a goal. "Won" is a first place, shared ones too."""

    FINISHED = "finished"
    """Matches played to their end."""
    WON = "won"
    UNAIDED = "unaided"
    """Matches won without undo and hints."""
    IN_A_ROW = "in_a_row"
    """Matches won one after the other."""
    CLEAR = "clear"
    """Deals in which nothing was written down."""
    FEW = "few"
    """Matches won with at most a third of the points that end them."""
    AHEAD = "ahead"
    """Matches finished above nothing, where many points are good."""
    DOUBLED = "doubled"
    """Matches finished with twice the chips they began with."""
    MOON = "moon"
    STOPPED = "stopped"
    """Moons of others that were stopped."""
    COMEBACK = "comeback"
    """Matches won though nobody was behind when half of the deals were played."""
    NO_LADY = "no_lady"
    """Matches won without taking Q♠."""
    TABLES = "tables"
    """Numbers of players at which a match was won."""


class Goal(Struct, frozen=True):
    """Something to reach.

    Attributes:
        kind: what counts.
        target: how often; for TABLES the smallest number that the variant must allow.
        level: the least that every opponent must have; None: whoever they are. Against a level only matches
            without undo and hints count.
    """

    kind: Kind
    target: int = 1
    level: str | None = None


GOALS = (
    Goal(Kind.FINISHED),
    Goal(Kind.WON),
    Goal(Kind.CLEAR),
    Goal(Kind.AHEAD),
    Goal(Kind.DOUBLED),
    Goal(Kind.UNAIDED),
    Goal(Kind.FEW),
    Goal(Kind.NO_LADY),
    Goal(Kind.STOPPED),
    Goal(Kind.MOON),
    Goal(Kind.WON, level="medium"),
    Goal(Kind.COMEBACK),
    Goal(Kind.IN_A_ROW, 3),
    Goal(Kind.WON, 10),
    Goal(Kind.WON, level="strong"),
    Goal(Kind.CLEAR, 50),
    Goal(Kind.TABLES, 2),
    Goal(Kind.MOON, 10),
    Goal(Kind.WON, level="expert"),
    Goal(Kind.NO_LADY, level="expert"),
    Goal(Kind.MOON, level="expert"),
    Goal(Kind.IN_A_ROW, 3, level="expert"),
    Goal(Kind.WON, 100),
)
"""The easiest first, more or less."""


def _few_points_win(rules: Rules) -> bool:
    return not rules.most_wins


NEEDS: dict[Kind, Callable[[Rules], bool]] = {
    Kind.CLEAR: lambda rules: _few_points_win(rules) and not rules.trick_points,
    Kind.FEW: lambda rules: _few_points_win(rules) and rules.limit is not None and rules.sides is Sides.NONE,
    Kind.AHEAD: lambda rules: rules.high_wins and not rules.in_chips,
    Kind.DOUBLED: lambda rules: rules.in_chips and rules.chips > 0,
    Kind.MOON: has_moon,
    Kind.STOPPED: has_moon,
    Kind.NO_LADY: has_black_lady,
}
"""What the rules must have; a kind that is not named here makes sense in every game."""


class Progress(Struct, frozen=True):
    """How far a goal is.

    Attributes:
        target: how often it has to be counted.
        count: how often it was, at most ``target``.
        reached: when the match ended with which it was; None: not yet.
        match_id: that match.
    """

    goal: Goal
    target: int
    count: int
    reached: datetime | None = None
    match_id: str | None = None


def goals_of(variant: Variant) -> tuple[Goal, ...]:
    """The goals that the rules of a variant leave room for, at any number of players."""
    return tuple(goal for goal in GOALS if _makes_sense(goal, variant))


def progress(variant: Variant, matches: Sequence[Played]) -> tuple[Progress, ...]:
    """How far every goal of ``variant`` is after ``matches``, which are of it, the earliest first."""
    return tuple(_count(goal, _target(goal, variant), matches) for goal in goals_of(variant))


def reached_with(match_id: str, found: Iterable[Progress]) -> tuple[Goal, ...]:
    """The goals that were reached with this match."""
    return tuple(one.goal for one in found if one.match_id == match_id)


def opponents(variant: Variant) -> int | None:
    """How many they always are in this variant; None where tables of several sizes are played."""
    return variant.counts[0] - 1 if len(variant.counts) == 1 else None


# -- counting ----------------------------------------------------------------------------------------------------


def _makes_sense(goal: Goal, variant: Variant) -> bool:
    if goal.kind is Kind.TABLES:
        return len(variant.counts) >= goal.target
    needs = NEEDS.get(goal.kind)
    return needs is None or any(needs(rules) for rules in variant.table.values())


def _target(goal: Goal, variant: Variant) -> int:
    return len(variant.counts) if goal.kind is Kind.TABLES else goal.target


def _count(goal: Goal, target: int, matches: Iterable[Played]) -> Progress:
    count = 0
    tables: set[int] = set()
    for match in matches:
        if match.place is None or not _is_against(goal.level, match):
            continue
        match goal.kind:
            case Kind.IN_A_ROW:
                count = count + 1 if match.won else 0
            case Kind.TABLES:
                tables |= {match.rules.seats} if match.won else set()
                count = len(tables)
            case kind:
                count += _gain(kind, match)
        if count >= target:
            return Progress(goal, target, target, match.ended, match.id)
    return Progress(goal, target, count)


def _is_against(level: str | None, match: Played) -> bool:
    """Whether every opponent plays at ``level`` or better, and nobody helped."""
    if level is None:
        return True
    strong = LEVELS[LEVELS.index(level) :]
    return match.unaided and all(player in strong for player in match.players)


def _gain(kind: Kind, match: Played) -> int:
    """What a finished match counts for a kind of goal."""
    rules = match.rules
    match kind:
        case Kind.CLEAR | Kind.FEW | Kind.AHEAD | Kind.DOUBLED if not NEEDS[kind](rules):
            return 0
        case Kind.FINISHED:
            return 1
        case Kind.WON:
            return int(match.won)
        case Kind.UNAIDED:
            return int(match.won and match.unaided)
        case Kind.CLEAR:
            return match.clear
        case Kind.FEW:
            return int(match.won and rules.limit is not None and 3 * match.total <= rules.limit)
        case Kind.AHEAD:
            return int(match.total > 0)
        case Kind.DOUBLED:
            return int(match.total >= 2 * rules.chips)
        case Kind.MOON:
            return match.moons
        case Kind.STOPPED:
            return match.moons_stopped
        case Kind.COMEBACK:
            return int(match.won and match.was_last)
        case Kind.NO_LADY:
            return int(match.won and match.queens_dealt > 0 and match.queens == 0)
        case Kind.IN_A_ROW | Kind.TABLES:
            raise ValueError(f"{kind} is not counted by single matches")
