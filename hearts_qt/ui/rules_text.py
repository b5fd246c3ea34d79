"""The rules of a match in prose, written from its switches: what F1 shows and the catalogue prints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.cards import QUEEN_OF_SPADES, Suit
from hearts_qt.rules.ruleset import ALWAYS_LEFT, LRAN, LRN, penalty_of
from hearts_qt.rules.switches import Bonus, Direction, Moon, Opening

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it, in whole sentences."""

    title: str
    text: str


def rules_text(rules: Rules) -> tuple[Section, ...]:
    """The whole of ``rules``, in the order in which a deal is played."""
    return (
        Section(translate("Rules", "The aim"), _aim()),
        Section(translate("Rules", "The deal"), _deal(rules)),
        Section(translate("Rules", "The pass"), _pass(rules)),
        Section(translate("Rules", "The first lead"), _opening(rules)),
        Section(translate("Rules", "The trick"), _trick(rules)),
        Section(translate("Rules", "Hearts"), _hearts(rules)),
        Section(translate("Rules", "Points"), _points(rules)),
        Section(translate("Rules", "The moon"), _moon(rules)),
        Section(translate("Rules", "The end"), _end(rules)),
    )


def plain_text(rules: Rules) -> str:
    """The same as text without mark-up."""
    return "\n\n".join(f"{section.title}\n{section.text}" for section in rules_text(rules))


def _sentences(*some: str | None) -> str:
    return " ".join(sentence for sentence in some if sentence)


def _aim() -> str:
    return translate(
        "Rules", "Take as few points as you can. Every trick goes to somebody, and some cards in it cost points."
    )


def _deal(rules: Rules) -> str:
    cards = translate("Rules", "%n card(s) are dealt out completely,", None, len(rules.pack))
    each = translate("Rules", "%n to each player.", None, rules.hand_size)
    return _sentences(cards, each, translate("Rules", "The deal and the play go clockwise."))


def _pass(rules: Rules) -> str:
    if not rules.pass_cycle or not rules.pass_count:
        return translate("Rules", "No cards are passed.")
    count = translate(
        "Rules", "Before the play each player passes on %n card(s) of their choice.", None, rules.pass_count
    )
    return _sentences(count, _pass_cycle(rules.pass_cycle), _all_at_once())


def _all_at_once() -> str:
    return translate("Rules", "You see what you get only after you have given your own.")


def _pass_cycle(cycle: tuple[Direction, ...]) -> str:
    match cycle:
        case _ if cycle == LRAN:
            return translate(
                "Rules",
                "In the first deal they go to the left, in the second to the right, in the third across, in "
                "the fourth nothing is passed; then it begins again.",
            )
        case _ if cycle == LRN:
            return translate(
                "Rules",
                "In the first deal they go to the left, in the second to the right, in the third nothing is "
                "passed; then it begins again.",
            )
        case _ if cycle == ALWAYS_LEFT:
            return translate("Rules", "They always go to the left.")
        case _:
            return translate("Rules", "Deal by deal: {directions}; then it begins again.").format(
                directions=", ".join(map(_direction, cycle))
            )


def _direction(direction: Direction) -> str:
    match direction:
        case Direction.LEFT:
            return translate("Rules", "to the left")
        case Direction.RIGHT:
            return translate("Rules", "to the right")
        case Direction.ACROSS:
            return translate("Rules", "across")
        case Direction.HOLD:
            return translate("Rules", "nothing")


def _opening(rules: Rules) -> str:
    club = rules.lowest_club.rank.letter.replace("T", "10") + Suit.CLUBS.symbol
    match rules.opening:
        case Opening.LOWEST_CLUB:
            text = translate("Rules", "Whoever holds {card} leads it to the first trick.")
        case Opening.ANY_CLUB:
            text = translate("Rules", "Whoever holds {card} leads to the first trick with any club.")
        case Opening.ELDEST:
            text = translate("Rules", "The player on the dealer’s left leads any card to the first trick.")
    return text.format(card=club)


def _trick(rules: Rules) -> str:
    follow = translate(
        "Rules",
        "Follow suit if you can; if you cannot, play whatever you like. The highest card of the suit that was "
        "led takes the trick, and whoever took it leads to the next. There are no trumps; aces are high.",
    )
    first = translate(
        "Rules",
        "No card that costs points may be played to the first trick, unless the whole hand consists of them.",
    )
    return _sentences(follow, first if rules.no_points_on_first_trick else None)


def _hearts(rules: Rules) -> str:
    if not rules.hearts_must_be_broken:
        return translate("Rules", "Hearts may be led at any time.")
    closed = translate(
        "Rules",
        "Hearts may not be led until they are broken, that is until somebody has played one; only a hand with "
        "nothing but hearts may lead them before.",
    )
    if rules.queen_breaks_hearts:
        queen = translate("Rules", "The queen of spades breaks hearts too.")
    else:
        queen = translate("Rules", "The queen of spades may be led at any time and does not break hearts.")
    instead = translate("Rules", "With nothing but hearts and the queen of spades you may lead a heart.")
    return _sentences(closed, queen, instead if rules.hearts_instead_of_queen else None)


def _points(rules: Rules) -> str:
    heart = next((penalty_of(rules, c) for c in rules.pack if c.suit is Suit.HEARTS), 0)
    queen = penalty_of(rules, QUEEN_OF_SPADES)
    bonus = {
        Bonus.NONE: None,
        Bonus.JACK_OF_DIAMONDS: translate("Rules", "The jack of diamonds takes ten points off."),
        Bonus.TEN_OF_DIAMONDS: translate("Rules", "The ten of diamonds takes ten points off."),
    }
    none = translate("Rules", "Whoever takes no trick at all writes %n point(s) less.", None, rules.no_trick_bonus)
    return _sentences(
        translate("Rules", "Every heart costs %n point(s),", None, heart),
        translate("Rules", "the queen of spades %n:", None, queen),
        translate("Rules", "%n in all.", None, rules.penalty_total),
        bonus[rules.bonus],
        none if rules.no_trick_bonus else None,
    )


def _moon(rules: Rules) -> str:
    total = rules.penalty_total
    if rules.moon is Moon.OFF:
        return translate("Rules", "Taking everything has no reward: it costs %n point(s).", None, total)
    shot = translate("Rules", "Taking every card that costs points is called shooting the moon.")
    match rules.moon:
        case Moon.ADD:
            effect = translate(
                "Rules", "Then you write nothing and everybody else %n point(s).", None, total
            )
        case Moon.SUBTRACT:
            effect = translate(
                "Rules", "Then %n point(s) are taken off your score and nobody else writes any.", None, total
            )
        case Moon.CHOICE:
            effect = translate(
                "Rules",
                "Then you choose: %n point(s) to everybody else, or as many off your own score.",
                None,
                total,
            )
        case Moon.AUTO:
            effect = translate(
                "Rules",
                "Then everybody else writes %n point(s); if that ended the match with somebody else in the "
                "lead, as many come off your own score instead.",
                None,
                total,
            )
        case Moon.NOBODY:
            effect = translate("Rules", "Then nobody writes anything in this deal.")
    return _sentences(shot, effect)


def _end(rules: Rules) -> str:
    limit = (
        translate("Rules", "The match ends after a deal that brings somebody to %n point(s).", None, rules.limit)
        if rules.limit is not None
        else None
    )
    deals = (
        translate("Rules", "The match ends after %n deal(s).", None, rules.deals)
        if rules.deals is not None
        else None
    )
    lowest = translate("Rules", "The lowest total wins; equal totals share the win.")
    return _sentences(limit, deals, lowest)
