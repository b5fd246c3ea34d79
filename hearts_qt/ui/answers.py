"""What the table answers when it is asked: whole sentences about what can be seen on it, for those who listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON, Ask
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Auction
from hearts_qt.rules.trick import penalty, winning_place
from hearts_qt.table import speech, words
from hearts_qt.table.outline import deal_text
from hearts_qt.table.reckoning import counting_cards, trick_worth
from hearts_qt.ui import asking
from hearts_qt.ui.query import Query

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_qt.game.frames import Offer, Sitter
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.view import View
    from hearts_qt.table.arrangement import Arrangement

translate = QCoreApplication.translate


class Seen(Struct, frozen=True):
    """What the answers are made of: what the table shows and what the person may do."""

    view: View
    sitters: tuple[Sitter, ...]
    arrangement: Arrangement
    offer: Offer | None = None
    raised: tuple[Card, ...] = ()

    def name(self, seat: int) -> str:
        """The name of who sits there."""
        return words.sitter_name(self.sitters[seat])

    def names(self, cards: Iterable[Card]) -> str:
        """Cards by name, as they would lie in the hand."""
        return words.card_names(self.arrangement.arrange(tuple(cards)))


def answer(query: Query, seen: Seen) -> str:
    """What is answered to ``query``."""
    if seen.view.number == 0:
        return translate("Answers", "No cards have been dealt yet.")
    match query:
        case Query.TURN:
            return _turn(seen)
        case Query.HAND:
            return _hand(seen)
        case Query.TRICK:
            return _trick(seen)
        case Query.LAST_TRICK:
            return _last_trick(seen)
        case Query.TAKEN:
            return _taken(seen)
        case Query.SCORES:
            return _scores(seen)
        case Query.DEAL:
            return deal_text(seen.view, seen.sitters)


def _turn(seen: Seen) -> str:
    view, offer = seen.view, seen.offer
    if offer is None:
        others = [seat for seat in view.to_move if seat != PERSON]
        if others:
            return asking.waiting_sentence(view, seen.sitters, others[0])
        return translate("Answers", "The cards are still moving.")
    said = asking.offer_sentence(offer, seen.sitters, len(seen.raised))
    if offer.ask is Ask.PLAY:
        every = len(offer.cards) == len(view.hand)
        cards = translate("Answers", "Any card in your hand will do.")
        if not every:
            cards = translate("Answers", "You can play: {cards}.").format(cards=seen.names(offer.cards))
        said = f"{said} {cards}"
    return said


def _hand(seen: Seen) -> str:
    if not seen.view.hand or seen.view.is_scored:
        return translate("Answers", "You hold no cards.")
    held = translate("Answers", "You hold %n card(s): {cards}.", None, len(seen.view.hand))
    said = [held.format(cards=seen.names(seen.view.hand))]
    if seen.raised:
        said.append(translate("Answers", "Raised: {cards}.").format(cards=seen.names(seen.raised)))
    return " ".join(said)


def _trick(seen: Seen) -> str:
    view = seen.view
    if view.phase is not Phase.PLAYING or view.trick is None:
        return translate("Answers", "There is no trick on the table.")
    if not view.trick.cards:
        if view.to_move == (PERSON,):
            return translate("Answers", "The table is empty: you lead.")
        text = translate("Answers", "The table is empty: the lead is with {name}.", "nominative; ходит {name}")
        return text.format(name=seen.name(view.trick.leader))
    cards = _played(seen, view.trick.seats, view.trick.cards)
    said = [translate("Answers", "On the table: {cards}.").format(cards=cards)]
    if len(view.trick.cards) > 1:
        generale = view.rules.auction is Auction.GENERALE and view.trick.leader == view.declarer
        place = winning_place(view.trick.cards, view.rules, king_leads=generale)
        if place is not None:
            text = translate("Answers", "The highest card so far: {name}.", "whose; nominative")
            said.append(text.format(name=seen.name(view.trick.seats[place])))
    cost = penalty(view.rules, (*view.trick.cards, *view.pending))
    if cost:
        said.append(translate("Answers", "It holds %n point(s) so far.", "the trick", cost))
    return " ".join(said)


def _last_trick(seen: Seen) -> str:
    view = seen.view
    if not view.tricks:
        return translate("Answers", "No trick of this deal is finished yet.")
    trick = view.tricks[-1]
    said = translate("Answers", "The last trick: {cards}.").format(cards=_played(seen, trick.seats, trick.cards))
    if trick.winner is None:
        nobody = translate("Answers", "Nobody took it.")
        return f"{said} {nobody}"
    worth = trick_worth(view.rules, trick.points, len(view.tricks))
    taken = speech.trick_text(seen.sitters[trick.winner], worth, in_chips=view.rules.in_chips)
    return f"{said} {taken}"


def _taken(seen: Seen) -> str:
    view = seen.view
    line = translate("Answers", "{name}: {cards}", "who took which cards that count")
    taken = [(seat, counting_cards(view, seat)) for seat in range(view.rules.seats)]
    lines = [line.format(name=seen.name(seat), cards=seen.names(cards)) for seat, cards in taken if cards]
    if not lines:
        return translate("Answers", "Nobody has taken a card that counts in this deal.")
    return translate("Answers", "Taken in this deal: {cards}.").format(cards="; ".join(lines))


def _scores(seen: Seen) -> str:
    lines = [speech.score_line(seen.view, seat, seen.sitters) for seat in range(seen.view.rules.seats)]
    return translate("Answers", "The score: {lines}.").format(lines="; ".join(lines))


def _played(seen: Seen, seats: tuple[int, ...], cards: tuple[Card, ...]) -> str:
    return "; ".join(speech.lies_text(seen.sitters[seat], card) for seat, card in zip(seats, cards, strict=True))
