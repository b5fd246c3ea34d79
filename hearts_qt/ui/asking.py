"""What the status line asks of the person, and whom it says the table is waiting for: whole sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON, Ask, Offer, Sitter
from hearts_qt.rules.cards import Suit
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Auction, Direction
from hearts_qt.rules.trick import led_suit
from hearts_qt.table import words
from hearts_qt.table.game_words import waits_for_rest
from hearts_qt.ui.texts import USUAL_PASS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.rules.view import View

translate = QCoreApplication.translate


def offer_sentence(offer: Offer, sitters: Sequence[Sitter], chosen: int = 0) -> str:
    """What is asked of the person.

    Args:
        offer: what the person may do.
        sitters: who sits where, by seat.
        chosen: how many cards are raised for the pass.
    """
    seen = offer.view
    match offer.ask:
        case Ask.BID:
            return _bid_wanted(seen)
        case Ask.NAME if waits_for_rest(seen):
            return translate(
                "Texts",
                "Name trumps on your first %n card(s): the rest are dealt afterwards.",
                None,
                len(seen.hand),
            )
        case Ask.NAME if seen.rules.dealer_names_trump:
            return translate("Texts", "Name trumps for this deal.")
        case Ask.NAME:
            return translate("Texts", "Name the suit whose cards cost chips in this deal.")
        case Ask.DECLARE:
            return _declare_wanted(seen)
        case Ask.EXCHANGE if chosen == offer.count:
            return translate("Texts", "Lay the chosen cards away, or change your choice.")
        case Ask.EXCHANGE:
            return translate("Texts", "You took the widow: choose %n card(s) to lay away.", None, offer.count)
        case Ask.PASS if chosen == offer.count:
            return _pass_ready(offer.direction)
        case Ask.PASS if offer.direction is Direction.SCATTER:
            taker = sitters[offer.direction.takers(PERSON, seen.rules.seats, offer.count)[chosen]]
            text = translate("Texts", "One by one: choose card {number} of {count}, for {name}.", "dative")
            return text.format(number=chosen + 1, count=offer.count, name=words.sitter_dative(taker))
        case Ask.PASS:
            taker = sitters[(PERSON + offer.direction.offset(seen.rules.seats)) % seen.rules.seats]
            return _pass_wanted(offer.direction, offer.count).format(name=words.sitter_dative(taker))
        case Ask.ACCEPT if seen.direction is Direction.SCATTER:
            return translate("Texts", "The others passed you these cards. Click “Take the cards” or press Enter.")
        case Ask.ACCEPT:
            giver = sitters[(PERSON - offer.direction.offset(seen.rules.seats)) % seen.rules.seats]
            return _received(giver)
        case Ask.PLAY:
            return _your_turn(seen)
        case Ask.MEND:
            return translate("Texts", "That card was against the rules: take it back, or let it stand.")
        case Ask.MOON:
            return translate("Texts", "You have shot the moon. Choose how to score it.")
        case Ask.NEXT_DEAL:
            return translate("Texts", "The deal is over: “Continue” deals the next one, R looks back at it.")
        case Ask.NEW_MATCH:
            return _over(seen)


def last_deal_sentence() -> str:
    """After the last deal of a match, before its end is shown."""
    return translate("Texts", "The last deal is over. Press “Continue” to see how the match ended.")


def dealing_sentence() -> str:
    """What is going on before anybody has anything to do."""
    return translate("Texts", "The cards are being dealt.")


def last_trick_sentence() -> str:
    """What lies in the middle while nobody plays, and how it goes again."""
    return translate("Texts", "The last trick. A click or any key puts it away.")


def until_click_sentence() -> str:
    """How a finished trick goes away that lies until the person wants it to."""
    return translate("Texts", "Click anywhere or press Space to go on.")


def hint_awaited_sentence() -> str:
    """What is going on between the wish for a hint and the hint."""
    return translate("Texts", "Looking for a hint: your cards are being weighed.")


def waiting_sentence(seen: View, sitters: Sequence[Sitter], seat: int) -> str:
    """Whom the table is waiting for."""
    match seen.phase:
        case Phase.PASSING:
            return translate("Texts", "The others are choosing their cards.")
        case Phase.BIDDING:
            name = words.sitter_name(sitters[seat])
            return translate("Texts", "{name} to bid.").format(name=name)
        case Phase.NAMING if seen.rules.dealer_names_trump:
            name = words.sitter_name(sitters[seat])
            return translate("Texts", "{name} is naming the trumps.").format(name=name)
        case Phase.NAMING:
            name = words.sitter_name(sitters[seat])
            return translate("Texts", "{name} is naming the suit.").format(name=name)
        case Phase.DECLARING:
            name = words.sitter_name(sitters[seat])
            return translate("Texts", "{name} is thinking whether to take everything.").format(name=name)
        case Phase.EXCHANGING:
            name = words.sitter_name(sitters[seat])
            return translate("Texts", "{name} is exchanging cards with the widow.").format(name=name)
        case Phase.CHOOSING_MOON:
            name = words.sitter_name(sitters[seat])
            return translate("Texts", "{name} is choosing how to score the moon.").format(name=name)
        case _:
            return translate("Texts", "{name} to play.").format(name=words.sitter_name(sitters[seat]))


def _bid_wanted(seen: View) -> str:
    if seen.least_bid > seen.totals[PERSON]:
        return translate("Texts", "You cannot outbid the others: pass.")
    if seen.bidder is not None:
        return translate("Texts", "Bid %n chip(s) or more, or pass.", None, seen.least_bid)
    return translate("Texts", "Bid chips for naming the suit, or pass.")


def _declare_wanted(seen: View) -> str:
    if seen.rules.auction is Auction.GENERALE:
        return translate("Texts", "Will you take every penalty card? Declare it or decline.")
    return translate("Texts", "Will you take every trick? Declare it or decline.")


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
        case _ if usual:
            return translate("Texts", "Choose three cards and pass them across, to {name}.")
        case _:
            return translate("Texts", "Choose %n card(s) and pass across, to {name}.", None, count)


def _pass_ready(direction: Direction) -> str:
    match direction:
        case Direction.LEFT:
            return translate("Texts", "Pass the chosen cards left, or change your choice.")
        case Direction.RIGHT:
            return translate("Texts", "Pass the chosen cards right, or change your choice.")
        case Direction.SCATTER:
            return translate(
                "Texts", "Pass the chosen cards round, one by one from the left, or change your choice."
            )
        case Direction.ACROSS | Direction.HOLD:
            return translate("Texts", "Pass the chosen cards across, or change your choice.")


def _received(giver: Sitter) -> str:
    if words.sitter_gender(giver) is words.Gender.FEMININE:
        text = translate(
            "Texts", "{name} passed you these cards. Click “Take the cards” or press Enter.", "feminine"
        )
    else:
        text = translate(
            "Texts", "{name} passed you these cards. Click “Take the cards” or press Enter.", "masculine"
        )
    return text.format(name=words.sitter_name(giver))


def _your_turn(seen: View) -> str:
    if seen.may_claim:
        return translate("Texts", "The deal is decided: finish it with C or in the Game menu, or play on.")
    if seen.trick is None or not seen.trick.cards:
        return _your_lead(seen)
    led = led_suit(seen.trick.cards)
    if led is None:
        return translate("Texts", "Your turn: a joker was led, play any card.")
    if any(c.suit is led for c in seen.legal):
        if any(c.is_joker for c in seen.legal):
            return translate("Texts", "Your turn: follow suit or play a joker.")
        return _follow(led)
    bound = len(seen.legal) < len(seen.hand)
    if not bound and any(c.suit is seen.rules.trump for c in seen.legal):
        return translate("Texts", "Your turn: you cannot follow suit, so trump it or discard.")
    return _cannot_follow(led, bound=bound)


def _your_lead(seen: View) -> str:
    if not seen.tricks and len(seen.legal) == 1:
        card = words.card_name(seen.legal[0])
        return translate("Texts", "You lead first, with the {card}.").format(card=card)
    closed = any(c.suit is Suit.HEARTS and c not in seen.legal for c in seen.hand)
    if closed and seen.rules.hearts_led_last:
        return translate("Texts", "Your lead: any suit but hearts, they are led last in this deal.")
    if closed and seen.rules.no_heart_lead_first and not seen.tricks:
        return translate("Texts", "Your lead: any suit but hearts in the first trick.")
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
            return translate("Texts", "Your turn: play any card.")


def _cannot_follow(suit: Suit, *, bound: bool) -> str:
    if bound:
        return translate("Texts", "You cannot follow suit, but not every card will do.")
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
    if frozenset(seen.winners) == seen.rules.side(PERSON):
        return translate("Texts", "The match is over: you have won. “Play again” or Enter begins another.")
    if PERSON in seen.winners:
        return translate(
            "Texts", "The match is over: you share first place. “Play again” or Enter begins another."
        )
    return translate("Texts", "The match is over. “Play again” or Enter begins another.")
