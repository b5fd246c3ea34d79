"""How much was luck, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from hearts_qt.ui.texts import number

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.store.luck import Luck

translate = QCoreApplication.translate

NOUGHT = 0.05
"""Less than this would be written as 0.0."""


def luck_lines(rules: Rules, luck: Luck, *, waiting: bool, aided: bool = False) -> tuple[str, ...]:
    """What the other tables say about a match, a sentence a line, four at most; none where nothing is known.

    Args:
        rules, luck: of the match.
        waiting: the experts are still playing.
        aided: a move was taken back or a hint was given.
    """
    if not luck.judged:
        return (_waiting_line(luck),) if waiting and luck.deals else ()
    told: tuple[str, ...] = (cards_line(rules, luck), skill_line(rules, luck))
    if luck.deals == 1:
        told = (expert_line(rules, luck), *told)
    if waiting and not luck.is_complete:
        text = translate("Luck", "The experts have played {judged} of {deals} deals.")
        return (*told, text.format(judged=luck.judged, deals=luck.deals))
    if aided:
        text = translate("Luck", "You took a move back or a hint, so the figures of luck leave this match out.")
        return (*told, text)
    return told


def cards_line(rules: Rules, luck: Luck) -> str:
    """What the dealt cards were worth to an expert beside the other hands of the same deals.

    Another hand may be worth more than one with which nothing is taken: a moon can be shot with it. So the line
    says what it compares with, and better or worse instead of more or less.
    """
    size = _measured(rules, luck.luck, luck.luck_error)
    if abs(luck.luck) < NOUGHT:
        return translate("Luck", "Your cards were just as good as the average hand at the table.")
    if luck.luck > 0:
        text = translate(
            "Luck", "To an expert your cards were {amount} better than the average hand at the table."
        )
    else:
        text = translate("Luck", "To an expert your cards were {amount} worse than the average hand at the table.")
    return text.format(amount=size)


def skill_line(rules: Rules, luck: Luck) -> str:
    """What the person made of them against an expert; a difference within its error is said to be chance."""
    size = _measured(rules, luck.skill, luck.skill_error)
    if abs(luck.skill) < NOUGHT:
        return translate("Luck", "You played them just as well as an expert.")
    by_chance = abs(luck.skill) < luck.skill_error
    if luck.skill > 0:
        if by_chance:
            text = translate("Luck", "You played them {amount} better than an expert, which may be chance.")
        else:
            text = translate("Luck", "You played them {amount} better than an expert.")
    elif by_chance:
        text = translate("Luck", "You played them {amount} worse than an expert, which may be chance.")
    else:
        text = translate("Luck", "You played them {amount} worse than an expert.")
    return text.format(amount=size)


def expert_line(rules: Rules, luck: Luck) -> str:
    """What an expert wrote down with the cards of a single deal, beside what the person did."""
    text = translate("Luck", "With these cards an expert wrote down {expert} on average, you {own}.")
    return text.format(expert=_amount(rules, luck.expert_points), own=number(luck.points))


def decimal(value: float) -> str:
    """``4.2`` or ``−0.8`` as the language writes it; no minus before a nought."""
    rounded = round(value, 1) + 0.0
    return QLocale().toString(rounded, "f", 1).replace("-", "−")


def _waiting_line(luck: Luck) -> str:
    if luck.deals == 1 and luck.tables:
        text = translate(
            "Luck", "Experts are playing your cards again, to tell how much was luck: table {table} of {tables}."
        )
        return text.format(table=luck.table, tables=luck.tables)
    if luck.deals == 1:
        return translate("Luck", "Experts are playing your cards again, to tell how much was luck.")
    text = translate(
        "Luck", "Experts are playing your cards again, to tell how much was luck: 0 of {deals} deals."
    )
    return text.format(deals=luck.deals)


def _measured(rules: Rules, value: float, error: float) -> str:
    """``4.2 ± 1.9 points``: how much, without its sign."""
    return _in_units(rules, f"{decimal(abs(value))} ± {decimal(error)}")


def _amount(rules: Rules, value: float) -> str:
    return _in_units(rules, decimal(value))


def _in_units(rules: Rules, figure: str) -> str:
    if rules.in_chips:
        return translate("Luck", "{figure} chips", "a decimal fraction").format(figure=figure)
    return translate("Luck", "{figure} points", "a decimal fraction").format(figure=figure)
