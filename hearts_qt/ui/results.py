"""Who is in front, who has won and with how much: sentences for the sheet and the end of a match.

In some games few points win, in others many, or chips; partners win together. `scoring` knows which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON, Sitter
from hearts_qt.rules.scoring import place, standings, winners
from hearts_qt.rules.switches import Moon
from hearts_qt.table import game_words, words
from hearts_qt.ui.texts import points

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate


def amount(rules: Rules, n: int) -> str:
    """``46 points``, or ``46 chips`` where chips are played for."""
    return game_words.chips(n) if rules.in_chips else points(n)


def result_headline(rules: Rules, totals: tuple[int, ...]) -> str:
    """How the match went for the person."""
    mine = place(rules, totals, PERSON)
    if mine == 1:
        if set(winners(rules, totals)) != rules.side(PERSON):
            return translate("Texts", "A shared win")
        return translate("Texts", "You have won the match")
    return place_name(mine)


def place_name(n: int) -> str:
    """``Second place``; the first has words of its own wherever it stands."""
    match n:
        case 2:
            return translate("Texts", "Second place")
        case 3:
            return translate("Texts", "Third place")
        case 4:
            return translate("Texts", "Fourth place")
        case 5:
            return translate("Texts", "Fifth place")
        case 6:
            return translate("Texts", "Sixth place")
        case 7:
            return translate("Texts", "Seventh place")
        case 8:
            return translate("Texts", "Eighth place")
        case 9:
            return translate("Texts", "Ninth place")
        case 10:
            return translate("Texts", "Tenth place")
        case 11:
            return translate("Texts", "Eleventh place")
        case _:
            return translate("Texts", "Place {place}").format(place=n)


def result_line(rules: Rules, totals: tuple[int, ...], sitters: Sequence[Sitter], deals: int) -> str:
    """The line below the headline: what the person has, or who won with how much."""
    best = winners(rules, totals)
    counted = standings(rules, totals)
    won = amount(rules, counted[best[0]])
    after = translate("Texts", "after %n deal(s)", None, deals)
    if PERSON in best:
        return translate("Texts", "{points} {after_deals}").format(points=won, after_deals=after)
    if len(best) > 1 and set(best) == rules.side(best[0]):
        text = translate("Texts", "{names} won with {points} {after_deals}", "two partners")
        names = words.together([words.sitter_name(sitters[seat]) for seat in best])
        return text.format(names=names, points=won, after_deals=after)
    if len(best) > 1:
        return translate("Texts", "The winners share {points} {after_deals}").format(points=won, after_deals=after)
    winner = sitters[best[0]]
    if words.sitter_gender(winner) is words.Gender.FEMININE:
        text = translate("Texts", "{name} won with {points} {after_deals}", "feminine")
    else:
        text = translate("Texts", "{name} won with {points} {after_deals}", "masculine")
    return text.format(name=words.sitter_name(winner), points=won, after_deals=after)


def leader_lines(rules: Rules, totals: tuple[int, ...], sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """Who is in front after a deal, for the foot of the score sheet: all names, or how many they are."""
    best = winners(rules, totals)
    named = _leader_line(rules, totals, sitters, best)
    if not 1 < len(best) < len(totals) or set(best) == rules.side(best[0]):
        return (named,)
    shown = _unbroken(amount(rules, standings(rules, totals)[best[0]]))
    number = translate("Texts", "%n leader(s) with {points} each", None, len(best)).format(points=shown)
    return named, number


def _leader_line(rules: Rules, totals: tuple[int, ...], sitters: Sequence[Sitter], best: tuple[int, ...]) -> str:
    shown = _unbroken(amount(rules, standings(rules, totals)[best[0]]))
    if len(best) == len(totals):
        return translate("Texts", "All are level: {points} each").format(points=shown)
    if len(best) > 1:
        if set(best) == rules.side(best[0]):
            pair = words.together([words.sitter_name(sitters[seat]) for seat in best])
            return translate("Texts", "In front: {names}, {points}").format(names=pair, points=shown)
        names = ", ".join(words.sitter_name(sitters[seat]) for seat in best)
        return translate("Texts", "Leaders: {names}, {points} each").format(names=names, points=shown)
    if best == (PERSON,):
        return translate("Texts", "You are in front: {points}").format(points=shown)
    name = words.sitter_name(sitters[best[0]])
    return translate("Texts", "Leader: {name}, {points}").format(name=name, points=shown)


def money_text(money: Fraction) -> str:
    """A sum of money in points, to the exact fraction: ``+15 1/4``."""
    sign = "+" if money > 0 else "−" if money < 0 else ""
    whole, rest = divmod(abs(money), 1)
    parts = [str(whole)] if whole or not rest else []
    return sign + " ".join([*parts, str(rest)] if rest else parts)


def _unbroken(text: str) -> str:
    """The same text, to be kept on one line."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def moon_note(shooter: Sitter) -> str:
    """Somebody has taken every penalty card."""
    if shooter is Sitter.PERSON:
        return translate("Texts", "You have shot the moon")
    if words.sitter_gender(shooter) is words.Gender.FEMININE:
        text = translate("Texts", "{name} has shot the moon", "feminine")
    else:
        text = translate("Texts", "{name} has shot the moon", "masculine")
    return text.format(name=words.sitter_name(shooter))


def moon_choice_name(choice: Moon, total: int) -> str:
    """What one of the person's two choices does; ``total`` is the sum of the penalty points."""
    if choice is Moon.SUBTRACT:
        return translate("Texts", "Take %n point(s) off your own score", None, total)
    return translate("Texts", "Add %n point(s) to everybody else", None, total)
