"""Facts about the aim, the score, the moon and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.contracts import rules_of_deal
from hearts_qt.rules.ruleset import BONUS_POINTS
from hearts_qt.rules.settlement import FREE_POINTS
from hearts_qt.rules.switches import (
    Auction,
    Floor,
    Moon,
    MoonTest,
    SetRule,
    Settlement,
    SideMoon,
    Sides,
)
from hearts_qt.table.words import card_name
from hearts_qt.ui.rules_pages.fact import Fact, Topic, amount
from hearts_qt.ui.rules_pages.prices import price_list, price_sentence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate

MOON_KEYS = ("moon", "moon_amount")


def aim_facts(rules: Rules) -> Iterator[Fact]:
    """What everybody is after."""
    if rules.contracts:
        text = translate("Rules", "Every deal has a contract of its own: things to avoid, or things to take.")
    elif rules.auction is Auction.SUIT:
        text = translate("Rules", "Take no card of the named suit.")
    elif rules.bonus_card is not None:
        text = translate("Rules", "Leave the cards that cost points to the others, and catch the one that pays.")
    elif rules.in_chips:
        text = translate("Rules", "Leave the cards that cost chips to the others.")
    else:
        text = translate("Rules", "Leave the cards that cost points to the others.")
    yield Fact(Topic.AIM, (), text)
    yield Fact(Topic.AIM, ("high_wins",), _who_wins(rules))


def _who_wins(rules: Rules) -> str:
    if rules.in_chips:
        return translate("Rules", "Whoever has the most chips at the end wins; equal stacks share the win.")
    match rules.sides:
        case Sides.NONE if rules.high_wins:
            return translate("Rules", "The highest total wins; equal totals share the win.")
        case Sides.NONE:
            return translate("Rules", "The lowest total wins; equal totals share the win.")
        case _ if rules.high_wins:
            return translate("Rules", "The side with the higher sum wins; equal sums share the win.")
        case _:
            return translate("Rules", "The side with the lower sum wins; equal sums share the win.")


# -- the score ----------------------------------------------------------------------------------------------------


def scoring_facts(rules: Rules) -> Iterator[Fact]:
    """What costs what, and what is written down."""
    if rules.contracts:
        yield from _contracts(rules)
    else:
        yield from _prices(rules)
    if rules.set_rule is SetRule.ROYAL:
        text = translate(
            "Rules",
            "Whoever has taken the queen of hearts counts every heart twice; the queen of clubs, taken "
            "in the same deal, cancels the queen of spades.",
        )
        yield Fact(Topic.SCORING, ("set_rule",), text)
    if rules.no_trick_bonus:
        text = translate("Rules", "Whoever takes no tricks at all scores {points}.")
        yield Fact(Topic.SCORING, ("no_trick_bonus",), text.format(points=amount(rules, -rules.no_trick_bonus)))
    match rules.floor:
        case Floor.TOTAL:
            text = translate("Rules", "A total never falls below zero, except through a moon.")
            yield Fact(Topic.SCORING, ("floor",), text)
        case Floor.DEAL:
            text = translate("Rules", "The points of a deal never fall below zero, except through a moon.")
            yield Fact(Topic.SCORING, ("floor",), text)
        case Floor.NONE:
            pass
    match rules.sides:
        case Sides.COMBINED:
            text = translate("Rules", "Partners sit opposite each other and share one score.")
            yield Fact(Topic.SCORING, ("sides",), text)
        case Sides.AT_END:
            text = translate(
                "Rules",
                "Partners sit opposite each other; each scores alone, and at the end their totals are added up.",
            )
            yield Fact(Topic.SCORING, ("sides",), text)
        case Sides.NONE:
            pass
    yield from _settlement(rules)


def _prices(rules: Rules) -> Iterator[Fact]:
    listed = price_sentence(rules)
    if listed:
        text = translate("Rules", "In chips: {list}.") if rules.in_chips else translate("Rules", "Points: {list}.")
        yield Fact(Topic.SCORING, ("points", "bonus"), text.format(list=listed))
    if rules.auction is not Auction.SUIT and rules.penalty_cards and rules.set_rule is SetRule.NONE:
        total = amount(rules, rules.penalty_total)
        text = translate("Rules", "Every deal holds {total} in all, not counting the bonus card.")
        if rules.bonus_card is None:
            text = translate("Rules", "Every deal holds {total} in all.")
        yield Fact(Topic.SCORING, (), text.format(total=total))
    yield from _tricks(rules)


def _tricks(rules: Rules) -> Iterator[Fact]:
    if rules.trick_points:
        text = translate("Rules", "Every trick: {points}.").format(points=amount(rules, rules.trick_points))
        yield Fact(Topic.SCORING, ("trick_points",), text)
    for number, cost in rules.priced_tricks:
        text = translate("Rules", "Trick number {number}: {points}.")
        yield Fact(Topic.SCORING, ("priced_tricks",), text.format(number=number, points=amount(rules, cost)))


def _contracts(rules: Rules) -> Iterator[Fact]:
    for number in range(1, 1 + len(rules.contracts)):
        task = contract_task(rules, number)
        text = translate("Rules", "Deal {number}: {task}.").format(number=number, task=task)
        yield Fact(Topic.SCORING, ("contracts",), text)


def contract_task(rules: Rules, number: int) -> str:
    """What counts in deal ``number`` of a game with contracts, as a phrase."""
    in_force = rules_of_deal(rules, number)
    parts = [translate("Rules", "the dealer names trumps")] if in_force.dealer_names_trump else []
    if in_force.trick_points:
        points = amount(rules, in_force.trick_points)
        parts.append(translate("Rules", "every trick {points}").format(points=points))
    if price_list(in_force):
        parts.append(price_sentence(in_force))
    for trick, cost in in_force.priced_tricks:
        part = translate("Rules", "trick {number}: {points}", "the seventh trick costs eight; 7-я взятка −8")
        parts.append(part.format(number=trick, points=amount(rules, cost)))
    return ", ".join(parts)


def _settlement(rules: Rules) -> Iterator[Fact]:
    if rules.in_chips:
        start = translate("Rules", "Everybody starts with %n chip(s).", None, rules.chips)
        yield Fact(Topic.SCORING, ("chips",), start)
    match rules.settlement:
        case Settlement.POINTS:
            text = translate("Rules", "After the deal everybody scores what they took.")
        case Settlement.AVERAGE:
            text = translate(
                "Rules",
                "After the deal everybody scores what they took. When the match is over it is settled in "
                "money by the average of the totals: whoever is above it pays the difference into the bank, "
                "whoever is below draws it, to the exact fraction.",
            )
        case Settlement.DIFFERENCE:
            text = translate("Rules", "After the deal the loser scores the difference, the winner nothing.")
        case Settlement.FIRST_SIX_FREE:
            free = FREE_POINTS
            text = translate(
                "Rules", "The first %n point(s) of a deal are free; every point above them counts.", None, free
            )
        case Settlement.HOYLE:
            text = translate(
                "Rules",
                "Whoever took least is paid by each of the others what their own cards cost; if several tie, "
                "they share it, and odd chips wait in the pool for the next winner.",
            )
        case Settlement.POOL:
            text = translate(
                "Rules",
                "Everybody pays for their cards into the pool. A single clear hand takes it all, several "
                "share it; if nobody is clear, or all but one are, it stands as a jackpot.",
            )
        case Settlement.SUIT_POOL:
            text = translate(
                "Rules",
                "Everybody pays for their cards into the pool. One or two clear hands win it; otherwise it "
                "stays, and in the next deal the same bidder names a suit again without an auction.",
            )
        case Settlement.SUIT_FEWEST:
            text = translate(
                "Rules",
                "Everybody pays for their cards into the pool; whoever took the fewest of the suit wins it, "
                "and if several tie, they share it.",
            )
        case Settlement.HOWELL:
            text = translate(
                "Rules",
                "For every point taken you pay a chip for each opponent; for every point you did not take "
                "you draw one back.",
            )
        case Settlement.FEWEST:
            text = translate(
                "Rules",
                "Whoever took least is paid the difference by each of the others; if several tie, they share it.",
            )
    yield Fact(Topic.SCORING, ("settlement",), text)
    if rules.settlement is Settlement.POOL:
        text = (
            translate("Rules", "A standing jackpot may be shared too.")
            if rules.jack_divides
            else translate("Rules", "A standing jackpot goes to a single clear hand only.")
        )
        yield Fact(Topic.SCORING, ("jack_divides",), text)


# -- the moon -----------------------------------------------------------------------------------------------------


def moon_facts(rules: Rules) -> Iterator[Fact]:
    """What taking everything does."""
    if rules.contracts:
        yield Fact(Topic.MOON, (), translate("Rules", "There is no moon in this game."))
        return
    if rules.in_chips:
        yield Fact(Topic.MOON, ("moon",), _moon_in_chips(rules))
        return
    if rules.moon is Moon.OFF:
        yield Fact(
            Topic.MOON, ("moon",), translate("Rules", "Taking everything earns nothing: it is scored as usual.")
        )
        return
    yield Fact(Topic.MOON, ("moon_test",), _moon_test(rules))
    yield Fact(Topic.MOON, MOON_KEYS, _moon_effect(rules))
    if rules.set_rule is SetRule.ROYAL and rules.moon_amount is None and rules.moon is not Moon.NOBODY:
        text = translate("Rules", "It is worth what the cards would cost the shooter, with all the queens.")
        yield Fact(Topic.MOON, MOON_KEYS, text)
    if rules.bonus_card is not None:
        yield Fact(Topic.MOON, ("bonus_in_moon",), _moon_bonus(rules, card_name(rules.bonus_card)))
    if rules.sides is not Sides.NONE:
        text = (
            translate("Rules", "Two partners may do it between them.")
            if rules.side_moon is SideMoon.SIDE
            else translate("Rules", "One of the partners has to do it alone.")
        )
        yield Fact(Topic.MOON, ("side_moon",), text)
        if rules.side_moon is SideMoon.ALONE:
            text = translate("Rules", "The shooter’s partner then scores the same as the opponents.")
            yield Fact(Topic.MOON, ("side_moon",), text)


def _moon_in_chips(rules: Rules) -> str:
    match rules.settlement:
        case Settlement.HOYLE if rules.moon is Moon.OFF:
            return translate(
                "Rules",
                "Whoever takes every heart pays %n chip(s), shared evenly by the others; the odd ones go into the "
                "pool.",
                None,
                rules.hearts,
            )
        case Settlement.HOYLE:
            return translate(
                "Rules",
                "Whoever takes every heart is paid for it: %n chip(s), evenly from the others and the odd "
                "ones from the pool.",
                None,
                rules.hearts,
            )
        case Settlement.FEWEST:
            return translate(
                "Rules",
                "Whoever takes every card that costs is treated as having taken none, and the others as "
                "having taken all.",
            )
        case _ if rules.moon is Moon.OFF:
            return translate("Rules", "Taking everything earns nothing: you pay for all of it.")
        case _:
            return translate("Rules", "Taking everything is announced as a moon, but you pay for it all the same.")


def _moon_test(rules: Rules) -> str:
    if rules.moon_test is MoonTest.TRICKS:
        return translate("Rules", "Taking every trick of the deal is called shooting the moon.")
    if rules.bonus_in_moon and rules.bonus_card is not None:
        text = translate(
            "Rules", "Taking every card that counts, including the {card}, is called shooting the moon."
        )
        return text.format(card=card_name(rules.bonus_card))
    return translate("Rules", "Taking every card that costs points is called shooting the moon.")


def _moon_effect(rules: Rules) -> str:
    royal = rules.set_rule is SetRule.ROYAL and rules.moon_amount is None
    worth = rules.penalty_total if rules.moon_amount is None else rules.moon_amount
    opponents = rules.seats - len(rules.moon_side(0))
    add = "…" if royal else amount(rules, worth)
    off = "…" if royal else amount(rules, -worth)
    match rules.moon:
        case Moon.ADD:
            text = translate("Rules", "The shooter scores 0, each opponent {add}.")
        case Moon.SUBTRACT:
            text = translate("Rules", "The shooter scores {off}, the others 0.")
        case Moon.CHOICE if royal:
            return translate(
                "Rules", "The shooter chooses: its value to each opponent, or as much off the shooter’s own total."
            )
        case Moon.CHOICE:
            text = translate(
                "Rules", "The shooter chooses: {add} to each opponent, or {off} for the shooter alone."
            )
        case Moon.AUTO:
            text = translate(
                "Rules",
                "The shooter scores 0, each opponent {add}; if that would end the match with somebody else "
                "in front, the shooter scores {off} instead.",
            )
        case Moon.TAKE:
            off = amount(rules, -worth * opponents)
            text = translate(
                "Rules", "The shooter takes the points from each: {off} for the shooter, {add} for each."
            )
        case _:
            return translate("Rules", "Nobody scores anything in that deal.")
    return text.format(add=add, off=off)


def _moon_bonus(rules: Rules, name: str) -> str:
    if rules.bonus_in_moon:
        text = translate("Rules", "Without the {card} it is no moon: everything is scored as usual.")
    elif rules.moon is Moon.NOBODY:
        text = translate("Rules", "The {card} is not needed for it, and does not count in that deal.")
    else:
        text = translate("Rules", "The {card} is not needed for it and counts separately: {points} for its taker.")
    return text.format(card=name, points=amount(rules, BONUS_POINTS))


# -- the end ------------------------------------------------------------------------------------------------------


def end_facts(rules: Rules) -> Iterator[Fact]:
    """When the match is over."""
    if rules.limit is not None and not rules.in_chips:
        yield Fact(Topic.END, ("limit", "limit_exceeds", "limit_either_way"), _limit(rules))
    if rules.deals is not None:
        text = translate("Rules", "The match ends after %n deal(s).", None, rules.deals)
        yield Fact(Topic.END, ("deals",), text)
    if rules.in_chips:
        text = translate(
            "Rules", "It ends sooner if somebody cannot pay. Chips still in the pool are shared out evenly."
        )
        yield Fact(Topic.END, (), text)
    if rules.jackpot_played_out:
        text = translate("Rules", "While a jackpot stands, the match goes on until it is won.")
        yield Fact(Topic.END, ("jackpot_played_out",), text)
    if rules.tie_break:
        text = translate("Rules", "If first place is shared, the match goes on, deal by deal, until it is not.")
        yield Fact(Topic.END, ("tie_break",), text)


def _limit(rules: Rules) -> str:
    limit = f"−{rules.limit}" if rules.high_wins else str(rules.limit)
    if rules.limit_either_way:
        if rules.limit_exceeds:
            text = translate(
                "Rules", "The match ends after the deal that takes somebody beyond {limit}, up or down."
            )
        else:
            text = translate("Rules", "The match ends after the deal that brings somebody to {limit}, up or down.")
        limit = str(rules.limit)
    elif rules.sides is Sides.COMBINED:
        if rules.limit_exceeds:
            text = translate("Rules", "The match ends after the deal that takes a side beyond {limit}.")
        else:
            text = translate("Rules", "The match ends after the deal that brings a side to {limit}.")
    elif rules.limit_exceeds:
        text = translate("Rules", "The match ends after the deal that takes somebody beyond {limit}.")
    else:
        text = translate("Rules", "The match ends after the deal that brings somebody to {limit}.")
    return text.format(limit=limit)
