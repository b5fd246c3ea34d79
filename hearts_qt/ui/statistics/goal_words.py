"""What every goal asks for, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.models.goals_model import GoalRow
from hearts_qt.store.goals import Kind, opponents
from hearts_qt.ui.statistics.words import NOTHING, day

if TYPE_CHECKING:
    from hearts_qt.rules.catalogue import Variant
    from hearts_qt.store.goals import Goal, Progress

translate = QCoreApplication.translate


def goal_row(found: Progress, variant: Variant) -> GoalRow:
    """A goal of a variant as a line to read."""
    goal, text = found.goal, goal_text(found.goal, variant)
    counted = ""  # nothing to count
    if found.target > 1:
        counted = translate("Goals", "{count} of {target}").format(count=found.count, target=found.target)
    key = f"{goal.kind.value} {goal.target} {goal.level or ''}"
    if found.reached is None:
        not_yet = translate("Goals", "not yet")
        spoken = f"{text}: {counted or not_yet}"
        return GoalRow(key, text, found.count, found.target, counted, NOTHING, spoken)
    reached = day(found.reached)
    spoken = translate("Goals", "{goal}: reached on {day}").format(goal=text, day=reached)
    return GoalRow(key, text, found.count, found.target, counted, reached, spoken)


def goal_text(goal: Goal, variant: Variant) -> str:
    """What is to be done."""
    if goal.level is not None:
        return _against(goal, _opponents(goal.level, variant))
    match goal.kind:
        case Kind.FINISHED:
            return translate("Goals", "Play a match to its end")
        case Kind.WON if goal.target == 1:
            return translate("Goals", "Win a match")
        case Kind.WON:
            return translate("Goals", "Win %n match(es)", None, goal.target)
        case Kind.UNAIDED:
            return translate("Goals", "Win a match without undo and hints")
        case Kind.IN_A_ROW:
            return translate("Goals", "Win %n match(es) in a row", None, goal.target)
        case Kind.CLEAR if goal.target == 1:
            return translate("Goals", "Get through a deal without a point")
        case Kind.CLEAR:
            return translate("Goals", "Get through %n deal(s) without a point", None, goal.target)
        case Kind.FEW:
            return _few(variant)
        case Kind.AHEAD:
            return translate("Goals", "Finish a match above zero")
        case Kind.DOUBLED:
            return translate("Goals", "Finish a match with twice the chips you began with")
        case Kind.MOON if goal.target == 1:
            return translate("Goals", "Shoot the moon")
        case Kind.MOON:
            return translate("Goals", "Shoot the moon %n time(s)", None, goal.target)
        case Kind.STOPPED:
            return translate("Goals", "Stop somebody else’s moon")
        case Kind.COMEBACK:
            return translate("Goals", "Be last in the middle of a match and win it all the same")
        case Kind.NO_LADY:
            return translate("Goals", "Win a match without taking the queen of spades")
        case Kind.TABLES:
            text = translate("Goals", "Win a match with every number of players, from {least} to {most}")
            return text.format(least=min(variant.counts), most=max(variant.counts))


def _against(goal: Goal, others: str) -> str:
    match goal.kind:
        case Kind.NO_LADY:
            text = translate("Goals", "Win a match against {opponents} without taking the queen of spades")
        case Kind.MOON:
            text = translate("Goals", "Shoot the moon against {opponents}")
        case Kind.IN_A_ROW:
            text = translate("Goals", "Win %n match(es) in a row against {opponents}", None, goal.target)
        case _:
            text = translate("Goals", "Win a match against {opponents}")
    return text.format(opponents=others)


def _opponents(level: str, variant: Variant) -> str:
    """Who has to be beaten; in Russian in the genitive, after «у» and «против»."""
    match level, opponents(variant):
        case "medium", _:
            return translate("Goals", "opponents of medium strength or better")
        case "strong", _:
            return translate("Goals", "strong opponents or better")
        case _, 1:
            return translate("Goals", "an expert")
        case _, 2:
            return translate("Goals", "two experts")
        case _, 3:
            return translate("Goals", "three experts")
        case _:
            return translate("Goals", "experts only")


def _few(variant: Variant) -> str:
    limits = {rules.limit for rules in variant.table.values()}
    limit = limits.pop()
    if limits or limit is None:
        return translate("Goals", "Win a match with at most a third of the points that end it")
    return translate("Goals", "Win a match with at most %n point(s)", None, limit // 3)
