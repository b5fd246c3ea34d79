"""Words for what only some games of the family have: contracts, bids, stocks, the meaning of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON
from hearts_qt.rules.cards import Suit
from hearts_qt.rules.contracts import contract_of
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Undealt

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.view import View

translate = QCoreApplication.translate


def meaning_of_score(rules: Rules) -> str:
    """Which end of the table wins."""
    if rules.in_chips:
        return translate("Table", "Most chips wins", "the meaning of the score; Больше — лучше")
    if rules.high_wins:
        return translate("Table", "High score wins", "the meaning of the score; Больше — лучше")
    return translate("Table", "Low score wins", "the meaning of the score; Меньше — лучше")


def chips(count: int) -> str:
    """``18 chips``."""
    return translate("Table", "%n chip(s)", None, count)


def cards(count: int) -> str:
    """``12 cards``."""
    return translate("Table", "%n card(s)", None, count)


def waits_for_rest(view: View) -> bool:
    """Whether trumps are being named on the first cards, and the others are still to be dealt."""
    return view.phase is Phase.NAMING and view.rules.first_cards < view.rules.hand_size


def undealt_name(view: View) -> str:
    """What the cards are called that nobody was dealt."""
    rules = view.rules
    if waits_for_rest(view):
        return translate("Table", "Pack", "the cards still to be dealt; Колода")
    if rules.undealt in (Undealt.REFILL, Undealt.DRAW):
        return translate("Table", "Stock", "cards to be drawn; Колода")
    return translate("Table", "Widow", "cards left over, for the taker of a trick; Прикуп")


def suit_named(suit: Suit, rules: Rules) -> str:
    """What is so about the suit that was named: its cards cost, or are trumps."""
    return _trumps(suit) if rules.dealer_names_trump else _penalty_suit(suit)


def _trumps(suit: Suit) -> str:
    match suit:
        case Suit.CLUBS:
            return translate("Table", "Clubs are trumps", "the suit named; Козыри — трефы")
        case Suit.DIAMONDS:
            return translate("Table", "Diamonds are trumps", "the suit named; Козыри — бубны")
        case Suit.SPADES:
            return translate("Table", "Spades are trumps", "the suit named; Козыри — пики")
        case _:
            return translate("Table", "Hearts are trumps", "the suit named; Козыри — черви")


def _penalty_suit(suit: Suit) -> str:
    match suit:
        case Suit.CLUBS:
            return translate("Table", "Penalty suit: clubs", "the suit named; Штрафные — трефы")
        case Suit.DIAMONDS:
            return translate("Table", "Penalty suit: diamonds", "the suit named; Штрафные — бубны")
        case Suit.SPADES:
            return translate("Table", "Penalty suit: spades", "the suit named; Штрафные — пики")
        case _:
            return translate("Table", "Penalty suit: hearts", "the suit named; Штрафные — черви")


def bid_text(bid: int | None) -> str:
    """What a seat bid, on its plate."""
    if bid is None:
        return translate("Table", "pass", "in an auction; пас")
    return translate("Table", "bid {chips}", "in an auction; заявка {chips}").format(chips=bid)


def before_play_note(view: View, seat: int) -> str:
    """What the plate of ``seat`` says while the seats bid, name or declare; empty otherwise."""
    asked = view.to_move == (seat,)
    bids = dict(view.bids)
    match view.phase:
        case Phase.BIDDING | Phase.NAMING if seat in bids and not (asked and view.phase is Phase.NAMING):
            return bid_text(bids[seat])
        case Phase.BIDDING if asked and seat == PERSON:
            return translate("Table", "your bid", "on the own plate; ваша заявка")
        case Phase.NAMING if asked and view.rules.dealer_names_trump and seat == PERSON:
            return translate("Table", "your trumps", "to be named, on the own plate; ваш козырь")
        case Phase.NAMING if asked and view.rules.dealer_names_trump:
            return translate("Table", "names trumps", "on a plate; называет козырь")
        case Phase.NAMING if asked and seat == PERSON:
            return translate("Table", "your suit", "to be named, on the own plate; ваша масть")
        case Phase.NAMING if asked:
            return translate("Table", "names a suit", "on a plate; называет масть")
        case Phase.DECLARING if seat in view.declined:
            return translate("Table", "declines", "declared nothing; не объявляет")
        case Phase.DECLARING if asked and seat == PERSON:
            return translate("Table", "your call", "to declare or not; ваше слово")
        case _:
            return ""


def contract_name(view: View) -> str:
    """What this deal is about, in a game with contracts; empty in others."""
    key = contract_of(view.rules, view.number)
    if key is None:
        return ""
    name = key.partition("_")[2]
    numbers = [str(number) for number, _ in view.rules.priced_tricks]
    text = _gained(name) if key.startswith("+") else _avoided(name)
    return text.format(first=numbers[0] if numbers else "", last=numbers[-1] if numbers else "")


def _avoided(name: str) -> str:
    match name:
        case "tricks":
            return translate("Table", "Take no tricks", "contract; Не брать взяток")
        case "hearts":
            return translate("Table", "Take no hearts", "contract; Не брать червей")
        case "boys":
            return translate("Table", "Take no kings or jacks", "contract; Не брать королей и валетов")
        case "girls":
            return translate("Table", "Take no queens", "contract; Не брать девочек: Д")
        case "last":
            return translate(
                "Table", "Avoid tricks {first} and {last}", "contract; Не брать взяток {first} и {last}"
            )
        case "king":
            return translate("Table", "Avoid the king of hearts", "contract; Не брать короля червей")
        case "kings":
            return translate("Table", "Take no kings", "contract; Не брать королей")
        case "jacks":
            return translate("Table", "Take no jacks", "contract; Не брать валетов")
        case _:
            return translate("Table", "Avoid everything at once", "contract; Ералаш: всё сразу")


def _gained(name: str) -> str:
    match name:
        case "tricks":
            return translate("Table", "Take tricks", "contract; Брать взятки")
        case "hearts":
            return translate("Table", "Take hearts", "contract; Брать червей")
        case "boys":
            return translate("Table", "Take kings and jacks", "contract; Брать королей и валетов")
        case "girls":
            return translate("Table", "Take queens", "contract; Брать дам")
        case "last":
            return translate("Table", "Take tricks {first} and {last}", "contract; Брать взятки {first} и {last}")
        case "king":
            return translate("Table", "Take the king of hearts", "contract; Брать короля червей")
        case "kings":
            return translate("Table", "Take kings", "contract; Брать королей")
        case "jacks":
            return translate("Table", "Take jacks", "contract; Брать валетов")
        case "trump":
            return translate("Table", "Take tricks, with trumps", "contract; Брать взятки, с козырем")
        case _:
            return translate("Table", "Take everything", "contract; Ералаш: брать всё")
