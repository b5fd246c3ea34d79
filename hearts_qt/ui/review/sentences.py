"""What the review says: what happened in a step, and what the coach thinks of a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from hearts_qt.ai.coach import SMALL_COST
from hearts_qt.game.frames import PERSON, Frame, Sitter
from hearts_qt.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealScored,
    DealStarted,
    Declared,
    Event,
    MoonChosen,
    RestDealt,
    Revoked,
    WidowExchanged,
    WidowTaken,
)
from hearts_qt.rules.moves import (
    Bid,
    ChooseMoon,
    Declare,
    ExchangeWidow,
    LetStand,
    NameSuit,
    PassCards,
    PlayCard,
    TakeBack,
)
from hearts_qt.rules.switches import Direction, Moon
from hearts_qt.rules.view import view
from hearts_qt.table import game_words, speech, words
from hearts_qt.ui import reasons

if TYPE_CHECKING:
    from hearts_qt.ai.coach import Verdict
    from hearts_qt.game.review import DealReview, ReviewStep
    from hearts_qt.rules.moves import Move
    from hearts_qt.table.arrangement import Arrangement

translate = QCoreApplication.translate


def place_text(review: DealReview, at: int) -> str:
    """Where in the deal a step is: ``Deal 5, trick 6 of 13``."""
    step = review.steps[at]
    if isinstance(step.events[0], DealScored):
        return translate("Review", "Deal {number}, the end").format(number=review.number)
    if step.number == 0:
        return translate("Review", "Deal {number}, before play").format(number=review.number)
    text = translate("Review", "Deal {number}, trick {trick} of {count}")
    return text.format(number=review.number, trick=step.number, count=review.tricks)


def step_sentence(step: ReviewStep, sitters: tuple[Sitter, ...], arrangement: Arrangement) -> str:
    """What happened in a step, in whole sentences."""
    said = (_said(event, step, sitters, arrangement) for event in step.events)
    return " ".join(filter(None, said))


def _said(event: Event, step: ReviewStep, sitters: tuple[Sitter, ...], arrangement: Arrangement) -> str:
    match event:
        case DealStarted(dealer=dealer) if sitters[dealer] is Sitter.PERSON:
            return translate("Review", "The cards as they were dealt; you are the dealer.")
        case DealStarted(dealer=dealer):
            text = translate("Review", "The cards as they were dealt; the dealer is {name}.")
            return text.format(name=words.sitter_name(sitters[dealer]))
        case RestDealt():
            return translate("Review", "The rest has been dealt.", "of the cards, after the trumps were named")
        case CardsChosen():
            return _chosen(step.deal.direction)
        case CardsPassed():
            return translate("Review", "The cards have changed hands: the raised ones have just arrived.")
        case CardPlayed(seat, card) if step.trick is not None and step.trick.leader == seat:
            return _led(sitters[seat]).format(name=words.sitter_name(sitters[seat]), card=words.card_name(card))
        case CardDrawn(seat, card) if card is not None:
            return _drew(sitters[seat]).format(card=words.card_name(card), name=words.sitter_name(sitters[seat]))
        case WidowTaken(seat, cards):
            text = translate("Review", "The widow goes to {name}: {cards}.", "who: nominative; Прикуп: …")
            name = words.sitter_name(sitters[seat])
            return text.format(name=name, cards=words.card_names(arrangement.arrange(cards)))
        case WidowExchanged(seat, cards):
            text = translate("Review", "{name}, laid away: {cards}.", "cards put aside; снос")
            name = words.sitter_name(sitters[seat])
            return text.format(name=name, cards=words.card_names(arrangement.arrange(cards)))
        case Declared(seat, False):
            text = translate("Review", "{name}: “I will not take everything.”")
            return text.format(name=words.sitter_name(sitters[seat]))
        case MoonChosen(choice=Moon.SUBTRACT):
            return translate("Review", "The moon takes the points off the shooter’s own score.")
        case MoonChosen():
            return translate("Review", "The moon gives the points to everybody else.")
        case Revoked():
            return translate("Review", "This card is against the rules.")
        case _:
            # The events are not redacted here; the sentences ask the view only for sums and names.
            return speech.sentence(Frame(0, event, view(step.match, PERSON)), sitters, arrangement)


def _chosen(direction: Direction) -> str:
    match direction:
        case Direction.LEFT:
            return translate("Review", "The raised cards go to the left.")
        case Direction.RIGHT:
            return translate("Review", "The raised cards go to the right.")
        case _:
            return translate("Review", "The raised cards go across.")


def _led(sitter: Sitter) -> str:
    if sitter is Sitter.PERSON:
        return translate("Review", "You lead: {card}.")
    return translate("Review", "{name} leads: {card}.")


def _drew(sitter: Sitter) -> str:
    if sitter is Sitter.PERSON:
        return translate("Review", "You draw: {card}.")
    return translate("Review", "{name} draws: {card}.")


# -- the coach --------------------------------------------------------------------------------------------------


def move_text(move: Move) -> str:
    """A move in a few words, as it stands alone or after a colon."""
    match move:
        case PlayCard(card=card):
            return words.card_name(card)
        case PassCards(cards=cards) | ExchangeWidow(cards=cards):
            return words.card_names(sorted(cards))
        case Bid(chips=chips):
            return game_words.bid_text(chips)
        case NameSuit(suit=suit):
            return words.suit_name(suit)
        case Declare(everything=True):
            return translate("Review", "take everything", "a move; брать всё")
        case Declare():
            return translate("Review", "do not declare", "a move; не объявлять")
        case ChooseMoon(choice=Moon.SUBTRACT):
            return translate("Review", "points off your own score", "a move: the moon; снять очки с себя")
        case ChooseMoon():
            return translate("Review", "points for everybody else", "a move: the moon; очки остальным")
        case TakeBack():
            return translate("Review", "take the card back", "a move; взять карту обратно")
        case LetStand():
            return translate("Review", "let the card stand", "a move; оставить карту")
        case _:
            return translate("Review", "finish the deal", "a move; закончить раздачу")


def move_signs(move: Move, letters: str) -> str:
    """A move in a few signs, for a narrow column."""
    match move:
        case PlayCard(card=card):
            return words.card_letters(card, letters)
        case PassCards(cards=cards) | ExchangeWidow(cards=cards):
            return " ".join(words.card_letters(card, letters) for card in sorted(cards))
        case NameSuit(suit=suit):
            return suit.symbol
        case _:
            return move_text(move)


def verdict_sentence(verdict: Verdict, sitters: tuple[Sitter, ...]) -> str:
    """What the coach says to a decision, with the reason."""
    reason = reasons.reason_sentence(verdict.best, sitters)
    if verdict.agrees:
        own = verdict.made_reason or verdict.best
        reason = reasons.reason_sentence(own, sitters)
        return translate("Review", "The computer would have done the same. {reason}").format(reason=reason)
    best = move_text(verdict.best.move)
    if verdict.cost is None:
        text = translate("Review", "The computer’s choice: {move}. {reason}")
        return text.format(move=best, reason=reason)
    text = translate("Review", "Better: {move}. {reason} The difference is {points} points on average.")
    return text.format(move=best, reason=reason, points=cost_text(verdict.cost))


def cost_text(cost: float) -> str:
    """A cost with one decimal: ``2.1``; nothing is a plain nought."""
    return QLocale().toString(cost, "f", 1) if cost >= SMALL_COST else "0"


def summary_text(verdicts: tuple[Verdict, ...], left: int) -> str:
    """How the person and the computer differ in the whole deal; ``left`` decisions are still to be weighed."""
    if left:
        return translate("Review", "The computer is going through your decisions: %n left.", None, left)
    if not verdicts:
        return ""
    costs = [verdict.cost for verdict in verdicts if verdict.cost is not None]
    if costs:
        text = translate("Review", "Your decisions cost {points} points in all.")
        return text.format(points=cost_text(sum(costs)))
    others = sum(not verdict.agrees for verdict in verdicts)
    if not others:
        return translate("Review", "The computer would have decided everything like you.")
    return translate("Review", "In %n decision(s) the computer would have done something else.", None, others)
