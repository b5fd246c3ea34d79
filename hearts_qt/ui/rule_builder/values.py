"""What a row of the builder shows for the value of its switch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.cards import Rank, Suit
from hearts_qt.rules.ruleset import ALWAYS_LEFT, ALWAYS_RIGHT, LAR, LARN, LR, LRAN, LRAS, LRN, LRS, LRSN
from hearts_qt.rules.switches import Bonus, Direction, Moon
from hearts_qt.table.words import direction_name, suit_name
from hearts_qt.ui.rule_builder.value_names import value_name
from hearts_qt.ui.rules_pages.fact import short_card, short_cards, short_rank
from hearts_qt.ui.rules_pages.prices import price_list

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate


def value_text(key: str, value: object, rules: Rules) -> str:
    """The value of the switch ``key`` among ``rules``, in words."""
    match key, value:
        case "pass_cycle", tuple():
            return _cycle(value)
        case "points", tuple():
            return _points(replace(rules, points=value, bonus=Bonus.NONE))
        case "removed", tuple():
            return _removed(value)
        case "contracts", tuple():
            return _contracts(value)
        case "moon", Moon():
            return _moon(value, rules)
        case "lowest", Rank():
            return short_rank(value)
        case "packs", 1:
            return translate("Values", "one pack")
        case "packs", _:
            return translate("Values", "two packs")
        case "naming_hand", 0:
            return translate("Values", "on the whole hand", "trumps are named")
        case "naming_hand", int():
            return translate("Values", "on the first %n card(s)", "trumps are named", value)
        case "trump", None:
            return translate("Values", "no trumps")
        case _, Suit():
            return suit_name(value)
        case _:
            return value_name(value)


def number_text(key: str, value: int | None) -> str:
    """The number of the switch ``key`` with its unit; None: left open."""
    match key, value:
        case "limit", None:
            return translate("Values", "no limit")
        case "limit", int():
            return translate("Values", "%n point(s)", None, value)
        case "deals", None:
            return translate("Values", "as many as it takes")
        case "deals", int():
            return translate("Values", "%n deal(s)", None, value)
        case "chips", int():
            return translate("Values", "%n chip(s)", None, value)
        case "hand", None:
            return translate("Values", "as many as the pack gives")
        case (("pass_count" | "hand"), int()):
            return translate("Values", "%n card(s)", None, value)
        case (("moon_amount" | "declared_amount"), None):
            return translate("Values", "the points of the deal")
        case _:
            return str(value).replace("-", "−")


def _cycle(cycle: tuple[Direction, ...]) -> str:
    match cycle:
        case ():
            return translate("Values", "never")
        case _ if cycle == LRAN:
            return translate("Values", "left, right, across, none")
        case _ if cycle == LRN:
            return translate("Values", "left, right, none")
        case _ if cycle == LAR:
            return translate("Values", "left, across, right")
        case _ if cycle == LR:
            return translate("Values", "left, right")
        case _ if cycle == LARN:
            return translate("Values", "left, across, right, none")
        case _ if cycle == LRAS:
            return translate("Values", "left, right, across, to everybody")
        case _ if cycle == LRS:
            return translate("Values", "left, right, to everybody")
        case _ if cycle == LRSN:
            return translate("Values", "left, right, to everybody, none")
        case _ if cycle == ALWAYS_LEFT:
            return translate("Values", "always left")
        case _ if cycle == ALWAYS_RIGHT:
            return translate("Values", "always right")
        case _:
            return ", ".join(map(direction_name, cycle))


def _points(rules: Rules) -> str:
    """A table of costs in few signs: single cards by their letters, many by what they have in common."""
    prices = price_list(rules)
    if not prices:
        return translate("Values", "nothing")
    named = [(short_card(p.cards[0]) if len(p.cards) == 1 else p.name, p.text) for p in prices]
    return ", ".join(f"{name}\N{NO-BREAK SPACE}{cost}" for name, cost in named)


def _removed(cards: tuple[Card, ...]) -> str:
    return short_cards(cards) if cards else translate("Values", "none, the whole pack")


def _contracts(contracts: tuple[str, ...]) -> str:
    """How a list of deals differs from others of its game: the boys, the deal of all at once, the second half."""
    kinds = {key.lstrip("+").partition("_")[2] for key in contracts}
    parts = []
    if "kings" in kinds:
        parts.append(translate("Values", "“boys” are the kings"))
    elif "jacks" in kinds:
        parts.append(translate("Values", "“boys” are the jacks"))
    if any(kind.startswith("all") for kind in kinds):
        parts.append(translate("Values", "with a deal of everything at once"))
    if "trump" in kinds:
        parts.append(translate("Values", "with trump deals"))
    return ", ".join(parts) if parts else translate("Values", "the usual ones")


def _moon(moon: Moon, rules: Rules) -> str:
    worth = str(rules.penalty_total if rules.moon_amount is None else rules.moon_amount).replace("-", "−")
    match moon:
        case Moon.OFF:
            return translate("Values", "none: everything counts as usual")
        case Moon.ADD if rules.in_chips:
            return translate("Values", "the taker of everything is paid")
        case Moon.ADD:
            text = translate("Values", "+{points} to the others")
        case Moon.SUBTRACT:
            text = translate("Values", "−{points} for the shooter")
        case Moon.CHOICE:
            text = translate("Values", "the shooter chooses: +{points} or −{points}")
        case Moon.AUTO:
            text = translate("Values", "+{points} to the others, or −{points} where that wins")
        case Moon.NOBODY:
            text = translate("Values", "nobody scores anything")
        case Moon.TAKE:
            text = translate("Values", "{points} are taken from each")
    return text.format(points=worth)
