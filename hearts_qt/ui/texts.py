"""What the program says about the game: from rules' values to whole sentences in the player's language.

Everything is looked up when it is asked for, so a switch of the language needs no more than asking again.
A sentence is always one message: languages order their words differently and bend the names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON, Ask, Offer, Sitter
from hearts_qt.rules.cards import Suit
from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Direction, Moon
from hearts_qt.table import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.view import View

translate = QCoreApplication.translate

USUAL_PASS = 3
"""The number of cards that nearly every game passes; it is written out."""


# -- small pieces ---------------------------------------------------------------------------------------------


def points(n: int) -> str:
    """``46 points``; a negative number with a real minus sign."""
    size = abs(n)
    text = translate("Texts", "%n point(s)", None, size)
    return f"−{text}" if n < 0 else text


def signed(n: int) -> str:
    """``+5``, ``0`` or ``−10``, with a real minus sign."""
    return f"+{n}" if n > 0 else number(n)


def number(n: int) -> str:
    """``46`` or ``−10``, with a real minus sign."""
    return str(n).replace("-", "−")


def variant_name(variant: str) -> str:
    """The name of a variant of the catalogue; an unknown one is shown by its id."""
    match variant:
        case "windows_hearts":
            return translate("Texts", "Classic Hearts")
        case "black_lady_modern":
            return translate("Texts", "Black Lady, modern")
        case "black_lady_1909":
            return translate("Texts", "Black Lady, 1909")
        case "black_lady_culbertson":
            return translate("Texts", "Black Lady after Culbertson")
        case "tavern_jack":
            return translate("Texts", "Tavern Jack's rules")
        case "dynamo":
            return translate("Texts", "Dynamo")
        case "dynamo_jd":
            return translate("Texts", "Dynamo with the jack of diamonds")
        case _:
            return variant


def match_length(rules: Rules) -> str:
    """When the match ends, in a few words: ``to 100 points``."""
    limit, deals = rules.limit or 0, rules.deals or 0
    by_limit = translate("Texts", "to %n point(s)", None, limit)
    by_deals = translate("Texts", "%n deal(s)", None, deals)
    if rules.limit is None:
        return by_deals
    if rules.deals is None:
        return by_limit
    return translate("Texts", "{limit} or {deals}").format(limit=by_limit, deals=by_deals)


def rules_summary(variant: str, rules: Rules) -> str:
    """The right end of the status line: ``Classic Hearts, to 100 points``."""
    return translate("Texts", "{variant}, {length}").format(
        variant=variant_name(variant), length=match_length(rules)
    )


def sheet_note(rules: Rules) -> str:
    """The note beside the title of the score sheet: ``to 100 points, fewer is better``."""
    return translate("Texts", "{length}, fewer is better").format(length=match_length(rules))


def level_name(key: str) -> str:
    """The name of a level of computer players; an unknown one is shown by its key."""
    match key:
        case "random":
            return translate("Texts", "Beginner")
        case "rule_of_thumb":
            return translate("Texts", "Regular")
        case _:
            return key


# -- refusals -------------------------------------------------------------------------------------------------


def refusal_sentence(refusal: Refusal) -> str:
    """Why the rules forbid it, and what may be done instead."""
    match refusal.reason:
        case Reason.MUST_FOLLOW:
            return _must_follow(refusal.suit)
        case Reason.MUST_OPEN_WITH if refusal.card is not None:
            return translate("Texts", "The first lead of the deal is the {card}.").format(
                card=words.card_name(refusal.card)
            )
        case Reason.MUST_OPEN_WITH | Reason.MUST_OPEN_WITH_SUIT:
            return _must_open(refusal.suit)
        case Reason.HEARTS_CLOSED:
            return translate("Texts", "Hearts are not broken yet: lead another suit.")
        case Reason.HEARTS_LAST:
            return translate("Texts", "In this deal hearts are led last: lead another suit.")
        case Reason.NO_HEART_LEAD_FIRST:
            return translate("Texts", "The first trick is not led with a heart.")
        case Reason.MUST_PLAY_QUEEN:
            return translate("Texts", "The declarer’s king calls for its queen: play it.")
        case Reason.MUST_DISCARD_HEART:
            return translate("Texts", "You cannot follow suit, so a heart has to go.")
        case Reason.MUST_DISCARD_QUEEN:
            return translate("Texts", "You cannot follow suit and have no heart, so a queen has to go.")
        case Reason.MUST_DISCARD_PENALTY:
            return translate("Texts", "You cannot follow suit, so some penalty card has to go.")
        case Reason.JOKER_ONLY_WHEN_VOID:
            return translate("Texts", "A joker may be played only when you cannot follow suit.")
        case Reason.BID_TOO_LOW:
            count = refusal.count or 0
            return translate("Texts", "Bid at least %n chip(s), or pass.", None, count)
        case Reason.BID_TOO_HIGH:
            count = refusal.count or 0
            return translate("Texts", "You have %n chip(s) and cannot bid more.", None, count)
        case Reason.NOT_A_SUIT:
            return translate("Texts", "Name one of the four suits.")
        case Reason.WRONG_EXCHANGE_COUNT:
            count = refusal.count or 0
            return translate("Texts", "Lay away exactly %n card(s).", None, count)
        case Reason.NO_PENALTY_AWAY:
            return translate("Texts", "A penalty card may not be laid away while you hold others.")
        case Reason.NO_POINTS_ON_FIRST_TRICK:
            return translate("Texts", "No points on the first trick: play a card that costs nothing.")
        case Reason.WRONG_PASS_COUNT if refusal.count == USUAL_PASS:
            return translate("Texts", "Exactly three cards are passed.")
        case Reason.WRONG_PASS_COUNT:
            count = refusal.count or 0
            return translate("Texts", "Exactly %n card(s) are passed.", None, count)
        case Reason.PASSED_TWICE:
            return translate("Texts", "One card cannot be passed twice.")
        case Reason.NOT_IN_HAND:
            return translate("Texts", "That card is not in your hand.")
        case Reason.NOT_YOUR_TURN:
            return translate("Texts", "It is not your turn yet.")
        case Reason.WRONG_PHASE:
            return translate("Texts", "That cannot be done just now.")
        case Reason.NOT_A_MOON_CHOICE:
            return translate("Texts", "Choose one of the two ways to score the moon.")
        case Reason.NOTHING_TO_CLAIM:
            return translate("Texts", "The deal is not decided yet: play on.")
        case Reason.MATCH_OVER:
            return translate("Texts", "The match is over.")


def _must_follow(suit: Suit | None) -> str:
    match suit:
        case Suit.CLUBS:
            return translate("Texts", "You must follow suit: play a club.")
        case Suit.DIAMONDS:
            return translate("Texts", "You must follow suit: play a diamond.")
        case Suit.SPADES:
            return translate("Texts", "You must follow suit: play a spade.")
        case Suit.HEARTS:
            return translate("Texts", "You must follow suit: play a heart.")
        case _:
            return translate("Texts", "You must follow suit.")


def _must_open(suit: Suit | None) -> str:
    match suit:
        case Suit.DIAMONDS:
            return translate("Texts", "The first lead of the deal is a diamond.")
        case Suit.SPADES:
            return translate("Texts", "The first lead of the deal is a spade.")
        case Suit.HEARTS:
            return translate("Texts", "The first lead of the deal is a heart.")
        case _:
            return translate("Texts", "The first lead of the deal is a club.")


# -- the status line ------------------------------------------------------------------------------------------


def offer_sentence(offer: Offer, sitters: Sequence[Sitter], chosen: int = 0) -> str:
    """What is asked of the person.

    Args:
        offer: what the person may do.
        sitters: who sits where, by seat.
        chosen: how many cards are raised for the pass.
    """
    seen = offer.view
    match offer.ask:
        case Ask.PASS if chosen == offer.count:
            return _pass_ready(offer.direction)
        case Ask.PASS:
            taker = sitters[(PERSON + offer.direction.offset(seen.rules.seats)) % seen.rules.seats]
            return _pass_wanted(offer.direction, offer.count).format(name=words.sitter_dative(taker))
        case Ask.ACCEPT:
            giver = sitters[(PERSON - offer.direction.offset(seen.rules.seats)) % seen.rules.seats]
            return _received(giver)
        case Ask.PLAY:
            return _your_turn(seen)
        case Ask.MOON:
            return translate("Texts", "You have shot the moon. Choose how to score it.")
        case Ask.NEXT_DEAL:
            return translate("Texts", "The deal is over. Press “Continue” for the next one.")
        case Ask.NEW_MATCH:
            return _over(seen)


def last_deal_sentence() -> str:
    """After the last deal of a match, before its end is shown."""
    return translate("Texts", "The last deal is over. Press “Continue” to see how the match ended.")


def waiting_sentence(seen: View, sitters: Sequence[Sitter], seat: int) -> str:
    """Whom the table is waiting for."""
    match seen.phase:
        case Phase.PASSING:
            return translate("Texts", "The others are choosing their cards.")
        case Phase.CHOOSING_MOON:
            name = words.sitter_name(sitters[seat])
            return translate("Texts", "{name} is choosing how to score the moon.").format(name=name)
        case _:
            return translate("Texts", "{name} to play.").format(name=words.sitter_name(sitters[seat]))


def _pass_wanted(direction: Direction, count: int) -> str:
    usual = count == USUAL_PASS
    match direction:
        case Direction.LEFT if usual:
            return translate("Texts", "Choose three cards and pass them left, to {name}.")
        case Direction.LEFT:
            return translate("Texts", "Choose %n card(s) and pass left, to {name}.", None, count)
        case Direction.RIGHT if usual:
            return translate("Texts", "Choose three cards and pass them right, to {name}.")
        case Direction.RIGHT:
            return translate("Texts", "Choose %n card(s) and pass right, to {name}.", None, count)
        case Direction.ACROSS | Direction.HOLD if usual:
            return translate("Texts", "Choose three cards and pass them across, to {name}.")
        case Direction.ACROSS | Direction.HOLD:
            return translate("Texts", "Choose %n card(s) and pass across, to {name}.", None, count)


def _pass_ready(direction: Direction) -> str:
    match direction:
        case Direction.LEFT:
            return translate("Texts", "Pass the chosen cards left, or change your choice.")
        case Direction.RIGHT:
            return translate("Texts", "Pass the chosen cards right, or change your choice.")
        case Direction.ACROSS | Direction.HOLD:
            return translate("Texts", "Pass the chosen cards across, or change your choice.")


def _received(giver: Sitter) -> str:
    if words.sitter_gender(giver) is words.Gender.FEMININE:
        text = translate("Texts", "{name} passed you these cards. Press Enter to take them.", "feminine")
    else:
        text = translate("Texts", "{name} passed you these cards. Press Enter to take them.", "masculine")
    return text.format(name=words.sitter_name(giver))


def _your_turn(seen: View) -> str:
    if seen.may_claim:
        return translate("Texts", "The deal is decided: press C to finish it, or play on.")
    if seen.trick is None or not seen.trick.cards:
        return _your_lead(seen)
    led = seen.trick.cards[0].suit
    if any(c.suit is led for c in seen.legal):
        return _follow(led)
    return _cannot_follow(led)


def _your_lead(seen: View) -> str:
    if not seen.tricks and len(seen.legal) == 1:
        card = words.card_name(seen.legal[0])
        return translate("Texts", "You lead first, with the {card}.").format(card=card)
    closed = any(c.suit is Suit.HEARTS and c not in seen.legal for c in seen.hand)
    if closed:
        return translate("Texts", "Your lead: any suit but hearts, they are not broken yet.")
    return translate("Texts", "Your lead: play any card.")


def _follow(suit: Suit) -> str:
    match suit:
        case Suit.CLUBS:
            return translate("Texts", "Your turn: play a club.")
        case Suit.DIAMONDS:
            return translate("Texts", "Your turn: play a diamond.")
        case Suit.SPADES:
            return translate("Texts", "Your turn: play a spade.")
        case Suit.HEARTS:
            return translate("Texts", "Your turn: play a heart.")
        case Suit.JOKERS:
            return translate("Texts", "Your turn: a joker was led, play any card.")


def _cannot_follow(suit: Suit) -> str:
    match suit:
        case Suit.CLUBS:
            return translate("Texts", "Your turn: you have no clubs, discard from another suit.")
        case Suit.DIAMONDS:
            return translate("Texts", "Your turn: you have no diamonds, discard from another suit.")
        case Suit.SPADES:
            return translate("Texts", "Your turn: you have no spades, discard from another suit.")
        case Suit.HEARTS:
            return translate("Texts", "Your turn: you have no hearts, discard from another suit.")
        case Suit.JOKERS:
            return translate("Texts", "Your turn: play any card.")


def _over(seen: View) -> str:
    if seen.winners == (PERSON,):
        return translate("Texts", "The match is over: you have won. Press Enter to play again.")
    if PERSON in seen.winners:
        return translate("Texts", "The match is over: you share first place. Press Enter to play again.")
    return translate("Texts", "The match is over. Press Enter to play again.")


# -- the end of a deal and of a match -------------------------------------------------------------------------


def place(totals: Sequence[int], seat: int) -> int:
    """The place of ``seat``, from 1; equal totals share a place."""
    return 1 + sum(total < totals[seat] for total in totals)


def result_headline(totals: Sequence[int]) -> str:
    """How the match went for the person."""
    mine = place(totals, PERSON)
    if mine == 1:
        if list(totals).count(totals[PERSON]) > 1:
            return translate("Texts", "A shared win")
        return translate("Texts", "You have won the match")
    match mine:
        case 2:
            return translate("Texts", "Second place")
        case 3:
            return translate("Texts", "Third place")
        case 4:
            return translate("Texts", "Fourth place")
        case _:
            return translate("Texts", "Place {place}").format(place=mine)


def result_line(totals: Sequence[int], sitters: Sequence[Sitter], deals: int) -> str:
    """The line below the headline: the person's points, or who won with how many."""
    best = [seat for seat, total in enumerate(totals) if total == min(totals)]
    after = translate("Texts", "after %n deal(s)", None, deals)
    if PERSON in best:
        return translate("Texts", "{points} {after_deals}").format(
            points=points(totals[PERSON]), after_deals=after
        )
    if len(best) > 1:
        return translate("Texts", "The winners share {points} {after_deals}").format(
            points=points(min(totals)), after_deals=after
        )
    winner = sitters[best[0]]
    if words.sitter_gender(winner) is words.Gender.FEMININE:
        text = translate("Texts", "{name} won with {points} {after_deals}", "feminine")
    else:
        text = translate("Texts", "{name} won with {points} {after_deals}", "masculine")
    return text.format(name=words.sitter_name(winner), points=points(min(totals)), after_deals=after)


def leader_line(totals: Sequence[int], sitters: Sequence[Sitter]) -> str:
    """Who is in front after a deal, for the foot of the score sheet."""
    best = [seat for seat, total in enumerate(totals) if total == min(totals)]
    if len(best) > 1:
        names = ", ".join(words.sitter_name(sitters[seat]) for seat in best)
        return translate("Texts", "Leaders: {names}, {points} each").format(
            names=names, points=points(min(totals))
        )
    name = words.sitter_name(sitters[best[0]])
    return translate("Texts", "Leader: {name}, {points}").format(name=name, points=points(min(totals)))


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
