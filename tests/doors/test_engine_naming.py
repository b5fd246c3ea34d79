"""The engine where trumps are named on the first cards: `deal` gives these, `rest` the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.doors.engine import respond
from hearts_qt.rules.cards import Suit, cards, write_cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import DealStarted, RestDealt
from hearts_qt.rules.moves import DealCards, NameSuit
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match
from hearts_qt.rules.switches import Moon
from hearts_qt.rules.transition import step
from tests.doors.engine_driver import ask, refused, same_game, say, session
from tests.doors.test_engine import follow

if TYPE_CHECKING:
    from hearts_qt.doors.engine_session import Session

FIVE = "2C 5C AD TS JS"
EIGHT = "3C 4C 6D 7D 8D 9S KH AH"


def asked(seats: int = 4, dealer: int | None = 1) -> Session:
    """A session before the first deal with trumps."""
    deal = "set deal=8" if dealer is None else f"set deal=8 dealer={dealer}"
    return say(session("kierki", seats, "rule_of_thumb"), deal)


def dealt(dealer: int | None = 1) -> Session:
    """Seat 1 has its first five cards."""
    return say(asked(dealer=dealer), f"deal 1 H {FIVE}")


def test_the_first_five_cards_are_the_hand_until_the_rest_comes() -> None:
    some = dealt()
    assert ask(some, "hand?") == FIVE.split()
    assert ask(some, "name?") in (["C"], ["S"])
    some = say(some, "name 1 S", f"rest {EIGHT}")
    assert ask(some, "hand?") == sorted_hand()
    some = say(some, "play 2 QH", "play 3 4H", "play 0 2H")
    assert ask(some, "legal?") == ["KH", "AH"]


def sorted_hand() -> list[str]:
    return write_cards(sorted(cards(f"{FIVE} {EIGHT}"))).split()


def test_another_dealer_names_and_the_rest_comes_all_the_same() -> None:
    some = say(dealt(dealer=3), "name 3 H", f"rest {EIGHT}", "play 0 QD", "play 1 6D")
    assert ask(some, "score?") == ["0", "0", "0", "0"]


def test_who_deals_need_not_be_told() -> None:
    some = say(dealt(dealer=None), "name 2 C", f"rest {EIGHT}", "play 3 KC", "play 0 7C", "play 1 2C")
    assert ask(some, "hand?") == [c for c in sorted_hand() if c != "2C"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"deal 1 H {FIVE} {EIGHT}", "before trumps are named each seat has 5 cards, not 13"),
        ("deal 1 H 2C 5C", "before trumps are named each seat has 5 cards, not 2"),
    ],
)
def test_a_deal_of_other_than_five_cards_is_refused(line: str, reason: str) -> None:
    assert refused(asked(), line) == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"rest {EIGHT}", "no rest is dealt now"),
        ("move?", "the suit has to be named first"),
        ("play 2 QH", "the suit has to be named first"),
        ("legal?", "the suit has to be named first"),
        ("name 2 S", "it is the turn of seat 1"),
    ],
)
def test_before_the_suit_is_named_nothing_else_goes(line: str, reason: str) -> None:
    assert refused(dealt(), line) == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("move?", "the rest of the hand has to be told first"),
        ("legal?", "the rest of the hand has to be told first"),
        ("name?", "the rest of the hand has to be told first"),
        ("play 2 QH", "the rest of the hand has to be told first"),
        ("name 1 S", "the rest of the hand has to be told first"),
        ("name 2 S", "the rest of the hand has to be told first"),
        ("rest 3C 4C", "the rest of a hand is 8 cards, not 2"),
        ("rest 3C 4C 6D 7D 8D 9S KH KH", "KH is named twice"),
        ("rest 3C 4C 6D 7D 8D 9S KH 2C", "2C is in the hand of seat 1"),
        ("rest", "the rest of a hand is 8 cards, not 0"),
    ],
)
def test_before_the_rest_is_told_nothing_else_goes(line: str, reason: str) -> None:
    assert refused(say(dealt(), "name 1 S"), line) == reason


def test_the_rest_comes_once() -> None:
    some = say(dealt(), "name 1 S", f"rest {EIGHT}")
    assert refused(some, f"rest {EIGHT}") == "no rest is dealt now"


def test_in_deals_without_trumps_there_is_no_rest() -> None:
    some = say(session("kierki"), f"deal 1 H {FIVE} {EIGHT}")
    assert refused(some, f"rest {EIGHT}") == "no rest is dealt now"


def test_with_the_whole_hand_in_view_everything_is_as_it_was() -> None:
    some = say(session("kierki", level="random"), "set naming_hand=0", "set deal=8 dealer=1")
    some = say(some, f"deal 1 H {FIVE} {EIGHT}", "name 1 S", "play 2 QH")
    assert ask(some, "hand?") == sorted_hand()


def test_kierki_that_is_set_by_name_is_that_of_the_catalogue() -> None:
    some = say(session(), "set variant=kierki", "set players=3")
    assert some.rules == CATALOGUE["kierki"].rules(3)
    assert say(some, "set high_wins=yes").rules == CATALOGUE["kierki"].rules(3)


@pytest.mark.parametrize("seat", range(4))
def test_the_trump_deals_are_followed_from_every_seat(seat: int) -> None:
    rules = CATALOGUE["kierki"].rules()
    rules = replace(rules, contracts=rules.contracts[-4:], deals=4)
    some = say(session("kierki"), same_game(rules, "kierki"))
    assert follow(some, rules, seat, 40 + seat, tell_dealer=seat % 2 == 0) > 40


@pytest.mark.parametrize("undealt", ["draw", "refill", "first_trick", "exchange"])
def test_a_stock_or_a_widow_below_the_rest_is_followed_too(undealt: str) -> None:
    hand = {"refill": 5, "draw": 6, "first_trick": 11, "exchange": 12}[undealt]
    switches = f"dealer_names_trump=yes naming_hand=3 undealt={undealt} hand={hand} opening=eldest moon=off"
    some = say(session(), f"set {switches} pass_count=0 limit=none deals=2")
    assert follow(some, some.rules, 2, 8, tell_dealer=True)


def test_the_answer_does_not_hang_on_how_the_engine_lays_the_unseen_cards() -> None:
    """The same five cards, the same answer, whatever was told of other deals before."""
    first = ask(dealt(), "name?")
    other = say(asked(), "deal 1 H 2D 3D 4D 5D 6D", "name 1 D", "set deal=8 dealer=1", f"deal 1 H {FIVE}")
    assert ask(other, "name?") == first


def test_a_real_deal_is_told_in_two_parts() -> None:
    rules = Rules(dealer_names_trump=True, naming_hand=5, moon=Moon.OFF)
    match, (event,) = step(Match(rules, 9), DealCards())
    assert isinstance(event, DealStarted)
    _, (_, rest) = step(match, NameSuit(event.dealer, Suit.CLUBS))
    assert isinstance(rest, RestDealt)
    some = say(session(), "set dealer_names_trump=yes naming_hand=5 moon=off", f"set dealer={event.dealer}")
    some = say(some, f"deal 0 L {write_cards(event.hands[0])}", f"name {event.dealer} C")
    some, answer = respond(some, f"rest {write_cards(rest.hands[0])}")
    assert answer == "ok"
    assert len(ask(some, "pass?")) == 3
