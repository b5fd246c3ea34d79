"""What happened, in whole sentences: for a screen reader, and short ones for notes on the cloth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON, Frame, Sitter
from hearts_qt.rules.cards import QUEEN_OF_SPADES
from hearts_qt.rules.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealAnnulled,
    DealScored,
    DealStarted,
    Declared,
    HeartsBroken,
    MatchEnded,
    Misdealt,
    MoonChosen,
    MoonShot,
    PoolDivided,
    RestClaimed,
    RestDealt,
    RestTaken,
    RevokeMended,
    RevokePunished,
    SuitNamed,
    TrickTaken,
    TrickVoided,
    WidowTaken,
)
from hearts_qt.rules.ruleset import has_black_lady
from hearts_qt.rules.scoring import parties, score_shown
from hearts_qt.rules.switches import Misdeal, Moon
from hearts_qt.table import game_words, words
from hearts_qt.table.card_objects import card_object, card_objects
from hearts_qt.table.labels import NoteSign
from hearts_qt.table.lettering import plain, signed
from hearts_qt.table.reckoning import points_so_far, stake, trick_worth
from hearts_qt.table.words import Gender

if TYPE_CHECKING:
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.view import View
    from hearts_qt.table.arrangement import Arrangement

translate = QCoreApplication.translate


def sentence(frame: Frame, sitters: tuple[Sitter, ...], arrangement: Arrangement) -> str:
    """What a screen reader says about ``frame``; empty if there is nothing to say.

    Cards of the own hand are named from left to right as ``arrangement`` lays them.
    """
    view = frame.view
    match frame.event:
        case DealStarted(number=number):
            cards = words.card_names(arrangement.arrange(view.hand))
            contract = game_words.contract_name(view)
            if contract and game_words.waits_for_rest(view):
                text = translate(
                    "Speech", "Deal {number}: {contract}. Your first cards: {cards}.", "with contracts"
                )
                return text.format(number=number, contract=contract, cards=cards)
            if contract:
                text = translate("Speech", "Deal {number}: {contract}. Your cards: {cards}.", "with contracts")
                return text.format(number=number, contract=contract, cards=cards)
            text = translate("Speech", "Deal {number}. Your cards: {cards}.")
            return text.format(number=number, cards=cards)
        case RestDealt(hands):
            text = translate("Speech", "The rest is dealt. To your hand come: {cards}.")
            return text.format(cards=words.card_names(arrangement.arrange(hands[view.seat])))
        case CardsChosen(seat, cards) if seat == view.seat and cards:
            return translate("Speech", "You pass {cards}.", "accusative; Вы отдали {cards}").format(
                cards=card_objects(arrangement.arrange(cards))
            )
        case CardsPassed() if view.received:
            text = translate("Speech", "You received: {cards}.")
            return text.format(cards=words.card_names(arrangement.arrange(view.received)))
        case CardPlayed(seat, card):
            return _played(sitters[seat], card)
        case HeartsBroken():
            return translate("Speech", "Hearts are broken.")
        case TrickTaken(winner=winner, points=points):
            worth = trick_worth(view.rules, points, len(view.tricks))
            taken = trick_text(sitters[winner], worth, in_chips=view.rules.in_chips)
            said = note(frame, sitters)
            return taken if said is None else f"{taken} {said[0]}."
        case RestClaimed(seat) | RestTaken(seat):
            return _rest(sitters[seat])
        case BidMade(seat, chips):
            return _passed(sitters[seat]) if chips is None else _bid(sitters[seat], chips)
        case CardDrawn(seat, card) if card is not None and seat == view.seat:
            return translate("Speech", "You draw: {card}.").format(card=words.card_name(card))
        case CardDrawn(seat):
            return translate("Speech", "{name} draws a card.").format(name=words.sitter_name(sitters[seat]))
        case WidowTaken(seat) if seat == view.seat and view.widow:
            text = translate("Speech", "The widow is yours: {cards}.")
            return text.format(cards=words.card_names(arrangement.arrange(view.widow)))
        case MoonChosen(seat, choice):
            return _moon_choice(sitters[seat], choice)
        case (
            RevokeMended()
            | RevokePunished()
            | SuitNamed()
            | Declared()
            | TrickVoided()
            | WidowTaken()
            | DealAnnulled()
            | Misdealt()
            | PoolDivided()
        ):
            said = note(frame, sitters)
            return f"{said[0]}." if said is not None else ""
        case MoonShot(seat):
            return f"{moon_text(sitters[seat])}."
        case DealScored(points, totals):
            return _scores(view.rules, points, totals, sitters)
        case MatchEnded(winners):
            names = ", ".join(words.sitter_name(sitters[seat]) for seat in winners)
            return translate("Speech", "The match is over. First: {names}.").format(names=names)
        case _:
            return ""


def note(frame: Frame, sitters: tuple[Sitter, ...]) -> tuple[str, NoteSign] | None:
    """The note that ``frame`` puts on the cloth, or None."""
    match frame.event:
        case HeartsBroken():
            return translate("Table", "Hearts broken"), NoteSign.BROKEN_HEART
        case SuitNamed(_, suit):
            return game_words.suit_named(suit, frame.view.rules), NoteSign.NONE
        case Declared(seat, True):
            return _everything(sitters[seat]), NoteSign.NONE
        case RevokeMended(seat):
            return _mended(sitters[seat]), NoteSign.NONE
        case RevokePunished(seat):
            return _revoked(sitters[seat]), NoteSign.NONE
        case TrickVoided():
            return translate("Table", "Nobody takes the trick"), NoteSign.NONE
        case WidowTaken(seat):
            return _widow(sitters[seat]), NoteSign.NONE
        case Misdealt():
            return _misdeal(frame.event, sitters), NoteSign.NONE
        case DealAnnulled():
            text = translate("Table", "A hand of nothing but penalty cards: redeal")
            return text, NoteSign.NONE
        case PoolDivided(share):
            text = translate("Table", "The pool is divided: {chips} each").format(chips=game_words.chips(share))
            return text, NoteSign.NONE
        case TrickTaken(cards=cards, winner=winner) if _queen_counts(frame, cards):
            return queen_text(sitters[winner]), NoteSign.QUEEN
        case MoonShot(seat):
            return moon_text(sitters[seat]), NoteSign.MOON
        case _:
            return None


def _queen_counts(frame: Frame, cards: tuple[Card, ...]) -> bool:
    """Whether Q♠ is among them and dearer than every other card of this game: only then it is worth a note."""
    return QUEEN_OF_SPADES in {c.face for c in cards} and has_black_lady(frame.view.rules)


def _everything(sitter: Sitter) -> str:
    match words.sitter_gender(sitter):
        case Gender.YOU:
            return translate("Table", "You declare that you will take it all", "Вы объявили: беру всё")
        case Gender.FEMININE:
            text = translate("Table", "{name} declares that she will take it all", "feminine; объявила: беру всё")
        case Gender.MASCULINE:
            text = translate("Table", "{name} declares that he will take it all", "masculine; объявил: беру всё")
    return text.format(name=words.sitter_name(sitter))


def _mended(sitter: Sitter) -> str:
    if sitter is Sitter.PERSON:
        return translate("Table", "The card is back in your hand", "it was against the rules; Карта снова у вас")
    text = translate("Table", "{name} takes back an illegal card", "{name} забирает ошибочную карту")
    return text.format(name=words.sitter_name(sitter))


def _revoked(sitter: Sitter) -> str:
    if sitter is Sitter.PERSON:
        return translate("Table", "Your illegal card is noticed: you pay for it", "Ошибка замечена: штраф вам")
    text = translate("Table", "{name} pays for an illegal card", "Ошибка замечена, штраф: {name}")
    return text.format(name=words.sitter_name(sitter))


def _misdeal(event: Misdealt, sitters: tuple[Sitter, ...]) -> str:
    match event.mistake:
        case Misdeal.FACED_CARD:
            return translate("Table", "A card lay face up: the same dealer deals again")
        case Misdeal.WRONG_COUNT if event.seat == PERSON:
            text = translate(
                "Table", "Misdeal: you got %n card(s). The deal passes to the left", None, event.count
            )
        case Misdeal.WRONG_COUNT:
            text = translate(
                "Table", "Misdeal: {name} got %n card(s). The deal passes to the left", None, event.count
            )
    return text.format(name=words.sitter_name(sitters[event.seat]))


def _widow(sitter: Sitter) -> str:
    match words.sitter_gender(sitter):
        case Gender.YOU:
            return translate("Table", "The widow is yours", "Прикуп ваш")
        case Gender.FEMININE:
            text = translate("Table", "{name} takes the widow", "feminine; {name} взяла прикуп")
        case Gender.MASCULINE:
            text = translate("Table", "{name} takes the widow", "masculine; {name} взял прикуп")
    return text.format(name=words.sitter_name(sitter))


def queen_text(sitter: Sitter) -> str:
    """Who took the queen of spades."""
    match words.sitter_gender(sitter):
        case Gender.YOU:
            return translate("Table", "You took the queen of spades", "Вы взяли даму пик")
        case Gender.FEMININE:
            text = translate("Table", "{name} took the queen of spades", "feminine; {name} взяла даму пик")
        case Gender.MASCULINE:
            text = translate("Table", "{name} took the queen of spades", "masculine; {name} взял даму пик")
    return text.format(name=words.sitter_name(sitter))


def moon_text(sitter: Sitter) -> str:
    """Who shot the moon."""
    match words.sitter_gender(sitter):
        case Gender.YOU:
            return translate("Table", "You shot the moon", "Вы выстрелили в луну")
        case Gender.FEMININE:
            text = translate("Table", "{name} shot the moon", "feminine; {name} выстрелила в луну")
        case Gender.MASCULINE:
            text = translate("Table", "{name} shot the moon", "masculine; {name} выстрелил в луну")
    return text.format(name=words.sitter_name(sitter))


def lies_text(sitter: Sitter, card: Card) -> str:
    """Who lies which card on the table."""
    text = translate("Answers", "{name}, {card}", "who lies which card on the table; nominative")
    return text.format(name=words.sitter_name(sitter), card=words.card_name(card))


def score_line(view: View, seat: int, sitters: tuple[Sitter, ...]) -> str:
    """The points of one player in this deal and in all."""
    scored = view.is_scored and view.points is not None
    points = view.points[seat] if scored and view.points is not None else points_so_far(view, seat)
    line = translate("Answers", "{name}: {points} in this deal, {total} in all", "the score of one player")
    total = plain(score_shown(view.rules, view.totals, seat) - stake(view, seat))
    return line.format(name=words.sitter_name(sitters[seat]), points=signed(points), total=total)


def cursor_text(card: Card, *, playable: bool, chosen: bool) -> str:
    """What is said when the cursor comes to a card."""
    if chosen:
        return translate("Speech", "{card}, chosen").format(card=words.card_name(card))
    if not playable:
        return translate("Speech", "{card}, cannot be played now").format(card=words.card_name(card))
    return words.card_name(card)


def _played(sitter: Sitter, card: Card) -> str:
    match words.sitter_gender(sitter):
        case Gender.YOU:
            text = translate("Speech", "You play {card}.", "accusative; Вы положили {card}")
        case Gender.FEMININE:
            text = translate("Speech", "{name} plays {card}.", "feminine, accusative; {name} положила {card}")
        case Gender.MASCULINE:
            text = translate("Speech", "{name} plays {card}.", "masculine, accusative; {name} положил {card}")
    return text.format(name=words.sitter_name(sitter), card=card_object(card))


def _passed(sitter: Sitter) -> str:
    match words.sitter_gender(sitter):
        case Gender.YOU:
            return translate("Speech", "You pass, without a bid.", "in an auction; Вы спасовали")
        case Gender.FEMININE:
            text = translate("Speech", "{name} passes.", "in an auction, feminine; {name} спасовала")
        case Gender.MASCULINE:
            text = translate("Speech", "{name} passes.", "in an auction, masculine; {name} спасовал")
    return text.format(name=words.sitter_name(sitter))


def _bid(sitter: Sitter, chips: int) -> str:
    if sitter is Sitter.PERSON:
        return translate("Speech", "You bid %n chip(s).", "in an auction; Ваша заявка — %n фишка", chips)
    text = translate("Speech", "{name} bids %n chip(s).", "in an auction; {name}: заявка — %n фишка", chips)
    return text.format(name=words.sitter_name(sitter))


def _moon_choice(sitter: Sitter, choice: Moon) -> str:
    if choice is Moon.SUBTRACT and sitter is Sitter.PERSON:
        return translate("Speech", "The moon is taken off your total.")
    if choice is Moon.SUBTRACT:
        text = translate("Speech", "{name} takes the moon off their own total.", "{name} списывает луну")
        return text.format(name=words.sitter_name(sitter))
    return translate("Speech", "The moon goes to all the others.")


def raised_text(card: Card, *, raised: bool) -> str:
    """What is said when a card has been raised or lowered."""
    if raised:
        return translate("Speech", "You choose {card}.", "accusative; Вы выбрали {card}").format(
            card=card_object(card)
        )
    text = translate("Speech", "You put {card} back.", "accusative; Вы вернули {card} в руку")
    return text.format(card=card_object(card))


def trick_text(sitter: Sitter, points: int, *, in_chips: bool = False) -> str:
    """Who took a trick, and what it costs."""
    if sitter is Sitter.PERSON:
        if points == 0:
            return translate("Speech", "The trick is yours, worth nothing.")
        text = translate("Speech", "The trick is yours, {points}.")
        return text.format(points=_points(points, in_chips=in_chips))
    if points == 0:
        text = translate("Speech", "The trick goes to {name}, worth nothing.", "dative; Взятка ушла {name}")
        return text.format(name=words.sitter_dative(sitter))
    text = translate("Speech", "The trick goes to {name}, {points}.", "dative; Взятка ушла {name}")
    return text.format(name=words.sitter_dative(sitter), points=_points(points, in_chips=in_chips))


def _points(points: int, *, in_chips: bool) -> str:
    # Qt counts only what is not negative.
    if in_chips:
        counted = game_words.chips(abs(points))
    else:
        counted = translate("Speech", "%n point(s)", "in a trick", abs(points))
    return plain(-1)[0] + counted if points < 0 else counted


def _rest(sitter: Sitter) -> str:
    if sitter is Sitter.PERSON:
        return translate("Speech", "All the cards that are left are yours.")
    text = translate("Speech", "{name} takes all the cards that are left.")
    return text.format(name=words.sitter_name(sitter))


def _scores(rules: Rules, points: tuple[int, ...], totals: tuple[int, ...], sitters: tuple[Sitter, ...]) -> str:
    line = translate("Speech", "{name}: {points}, in all {total}", "one player's points of a deal and total")
    lines = [
        line.format(
            name=words.together([words.sitter_name(sitters[seat]) for seat in party]),
            points=signed(sum(points[seat] for seat in party)),
            total=plain(sum(totals[seat] for seat in party)),
        )
        for party in parties(rules)
    ]
    return translate("Speech", "The deal is over. {scores}.").format(scores="; ".join(lines))
