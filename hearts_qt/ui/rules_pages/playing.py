"""Facts about the play of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.cards import Suit
from hearts_qt.rules.contracts import names_trumps, rules_of_deal
from hearts_qt.rules.switches import (
    Auction,
    DiscardDuty,
    FirstTrickFallback,
    JokerPower,
    JokerTime,
    LastVoid,
    Opening,
    Revoke,
    TrickRule,
    Undealt,
    VoidRule,
)
from hearts_qt.table.words import suit_name
from hearts_qt.ui.rules_pages.fact import Fact, Topic, short_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate


def play_facts(rules: Rules) -> Iterator[Fact]:
    """From the first lead to the last card."""
    yield Fact(Topic.PLAY, ("opening",), _opening(rules))
    yield from _following(rules)
    yield from _taking(rules)
    yield from _jokers(rules)
    yield from _first_trick(rules)
    yield from _hearts(rules)
    yield from _ending(rules)
    yield Fact(Topic.PLAY, ("revoke",), _revoke(rules.revoke))


def _opening(rules: Rules) -> str:
    bids = rules.auction is Auction.SUIT
    match rules.opening:
        case Opening.ELDEST if bids:
            text = translate(
                "Rules", "The highest bidder leads any card; if all passed, the dealer’s left neighbour does."
            )
        case Opening.ELDEST:
            text = translate("Rules", "The dealer’s left neighbour leads any card.")
        case Opening.LOWEST_CLUB if bids:
            text = translate(
                "Rules", "The highest bidder leads any card; if all passed, whoever holds {card} leads it."
            )
        case Opening.LOWEST_CLUB:
            text = translate("Rules", "Whoever holds {card} leads it to the first trick.")
        case Opening.ANY_CLUB if bids:
            text = translate(
                "Rules", "The highest bidder leads any card; if all passed, whoever holds {card} leads any club."
            )
        case Opening.ANY_CLUB:
            text = translate("Rules", "Whoever holds {card} leads to the first trick with any club.")
    return text if rules.opening is Opening.ELDEST else text.format(card=short_card(rules.lowest_club))


def _following(rules: Rules) -> Iterator[Fact]:
    text = translate("Rules", "Follow suit if you can.")
    yield Fact(Topic.PLAY, (), text)
    match rules.discard_duty:
        case DiscardDuty.FREE if rules.undealt is Undealt.DRAW:
            text = translate(
                "Rules",
                "If you cannot follow suit, draw from the stock until you can; when it is gone, play any card.",
            )
        case DiscardDuty.FREE:
            text = translate("Rules", "If you cannot follow suit, play any card.")
        case DiscardDuty.HEART_THEN_QUEEN:
            text = translate(
                "Rules",
                "If you cannot follow suit, you must discard a heart; without one, a queen; without either, "
                "any card. In a declared deal any card that costs points will do.",
            )
    yield Fact(Topic.PLAY, ("discard_duty",), text)


def _taking(rules: Rules) -> Iterator[Fact]:
    if rules.trick_rule is TrickRule.CANCELLATION:
        text = translate(
            "Rules",
            "Two identical cards in a trick cancel each other; the highest card left of the suit led "
            "takes it. The cancelled cards still count for the taker.",
        )
    elif rules.trump is not None or names_trumps(rules):
        text = translate(
            "Rules", "The highest trump takes the trick; without trumps, the highest card of the suit led."
        )
    elif rules.packs > 1:
        text = translate(
            "Rules", "The highest card of the suit led takes the trick; of two identical ones, the first played."
        )
    else:
        text = translate("Rules", "The highest card of the suit led takes the trick.")
    yield Fact(Topic.PLAY, ("trick_rule",), text)
    yield Fact(Topic.PLAY, (), translate("Rules", "Whoever takes a trick leads to the next."))
    if rules.trump is not None:
        trump = translate("Rules", "Trumps: {suit}.").format(suit=suit_name(rules.trump))
        yield Fact(Topic.PLAY, ("trump",), trump)
    if rules.trick_rule is TrickRule.CANCELLATION:
        yield Fact(Topic.PLAY, ("void_rule",), _void(rules.void_rule))
        yield Fact(Topic.PLAY, ("last_void",), _last_void(rules.last_void))


def _void(rule: VoidRule) -> str:
    match rule:
        case VoidRule.TWO_PAIRS:
            return translate(
                "Rules",
                "A trick with two pairs in it, or with no card left to take it, is void: its cards go to whoever "
                "takes the next, and the same player leads again.",
            )
        case VoidRule.NONE_LEFT:
            return translate(
                "Rules",
                "A trick with no card left to take it is void: its cards go to whoever takes the next, and "
                "the same player leads again.",
            )


def _last_void(rule: LastVoid) -> str:
    match rule:
        case LastVoid.LEADER:
            return translate("Rules", "If the last trick is void, whoever led to it takes it.")
        case LastVoid.SECOND_OF_HIGHEST:
            return translate(
                "Rules", "If the last trick is void, whoever played the second of the two highest cards takes it."
            )


def _jokers(rules: Rules) -> Iterator[Fact]:
    if not rules.jokers:
        return
    match rules.joker_time:
        case JokerTime.ANYTIME:
            time = translate("Rules", "A joker may be played at any time, even if you could follow suit.")
        case JokerTime.VOID_ONLY:
            time = translate("Rules", "A joker may be played only if you cannot follow suit.")
    yield Fact(Topic.PLAY, ("joker_time",), time)
    match rules.joker_power:
        case JokerPower.NEVER:
            power = translate(
                "Rules",
                "A joker never takes a trick; if one is led, the next card that is not a joker sets the suit.",
            )
        case JokerPower.ALWAYS:
            power = translate("Rules", "The first joker in a trick takes it.")
    yield Fact(Topic.PLAY, ("joker_power",), power)


def _first_trick(rules: Rules) -> Iterator[Fact]:
    if rules.no_heart_lead_first:
        text = translate(
            "Rules", "The first trick may not be led with a heart, except from a hand of nothing but hearts."
        )
        yield Fact(Topic.PLAY, ("no_heart_lead_first",), text)
    if not rules.no_points_on_first_trick:
        text = translate("Rules", "Cards that cost points may be played to the first trick.")
        yield Fact(Topic.PLAY, ("no_points_on_first_trick",), text)
        return
    text = translate("Rules", "No card that costs points may be led or discarded on the first trick.")
    yield Fact(Topic.PLAY, ("no_points_on_first_trick",), text)
    match rules.first_trick_fallback:
        case FirstTrickFallback.ALLOW:
            text = translate("Rules", "Only a player who holds nothing else may play one to the first trick.")
        case FirstTrickFallback.REDEAL:
            text = translate("Rules", "If somebody holds nothing else, the cards are dealt again.")
        case FirstTrickFallback.VOID:
            text = translate("Rules", "A player who holds nothing else may, but those points do not count.")
        case FirstTrickFallback.DEFER:
            text = translate(
                "Rules",
                "A player who holds nothing else may; those points go to whoever has the fewest above zero.",
            )
    yield Fact(Topic.PLAY, ("first_trick_fallback",), text)


def _hearts(rules: Rules) -> Iterator[Fact]:
    in_force = [rules_of_deal(rules, n) for n in range(1, 1 + max(1, len(rules.contracts)))]
    if any(r.hearts_led_last for r in in_force):
        text = (
            translate(
                "Rules",
                "In deals in which hearts cost points, they may be led only from a hand of nothing but hearts.",
            )
            if rules.contracts
            else translate("Rules", "Hearts may be led only from a hand of nothing but hearts.")
        )
        yield Fact(Topic.PLAY, ("hearts_led_last",), text)
    if not rules.hearts_must_be_broken:
        text = translate("Rules", "Hearts may be led at any time.")
        if not any(r.hearts_led_last for r in in_force) and not rules.no_heart_lead_first:
            yield Fact(Topic.PLAY, ("hearts_must_be_broken",), text)
        return
    keys = ("hearts_must_be_broken", "broken_by_discard")
    if rules.broken_by_discard:
        text = translate(
            "Rules",
            "Hearts may be led once a heart has been discarded on another suit, or from a hand of "
            "nothing but hearts.",
        )
    else:
        text = translate(
            "Rules", "Hearts may be led once a heart has been played, or from a hand of nothing but hearts."
        )
    yield Fact(Topic.PLAY, keys, text)
    if any(c.suit is Suit.SPADES for c in rules.penalty_cards) or rules.queen_breaks_hearts:
        text = (
            translate("Rules", "The queen of spades breaks hearts too.")
            if rules.queen_breaks_hearts
            else translate("Rules", "The queen of spades may be led at any time and does not break hearts.")
        )
        yield Fact(Topic.PLAY, ("queen_breaks_hearts",), text)
    if rules.hearts_instead_of_queen:
        text = translate("Rules", "With nothing but hearts and the queen of spades you may lead a heart.")
        yield Fact(Topic.PLAY, ("hearts_instead_of_queen",), text)


def _ending(rules: Rules) -> Iterator[Fact]:
    if rules.undealt is Undealt.DRAW:
        text = translate(
            "Rules",
            "Whoever has played their last card is out; if it took the trick, the next player on the left leads.",
        )
        yield Fact(Topic.PLAY, ("undealt",), text)
        if rules.last_hand_counts:
            text = translate(
                "Rules", "The last player with cards counts them as taken, and the rest of the stock with them."
            )
        else:
            text = translate("Rules", "The last player with cards counts the rest of the stock, but not the hand.")
        yield Fact(Topic.PLAY, ("last_hand_counts",), text)
    elif rules.stop_when_decided:
        text = translate("Rules", "The deal ends with the trick in which the last card that costs anything falls.")
        yield Fact(Topic.PLAY, ("stop_when_decided",), text)
    else:
        yield Fact(Topic.PLAY, (), translate("Rules", "All the cards are played."))


def _revoke(revoke: Revoke) -> str:
    match revoke:
        case Revoke.IMPOSSIBLE:
            return translate("Rules", "An illegal card cannot be played.")
        case Revoke.HOYLE:
            return translate(
                "Rules",
                "As at a real table: whoever plays an illegal card takes the trick and pays a chip into the "
                "pool; whoever does it to dodge taking everything pays eight to each opponent.",
            )
        case Revoke.FOSTER:
            return translate(
                "Rules", "As at a real table: whoever plays an illegal card pays everybody’s losses for that deal."
            )
        case Revoke.LESNOY:
            return translate(
                "Rules",
                "As at a real table: an illegal card may be taken back until the trick is turned; after that "
                "it costs 13, and the deal ends with nothing for the others.",
            )
        case Revoke.GRUZNOV:
            return translate(
                "Rules",
                "As at a real table: an illegal card may be taken back until its player plays to the next "
                "trick; after that it costs 26, and the deal is abandoned.",
            )
        case Revoke.GRUZNOV_ALL:
            return translate(
                "Rules",
                "As at a real table: an illegal card may be taken back until its player plays to the next "
                "trick; after that it costs all the points of the pack, and the deal is abandoned.",
            )
