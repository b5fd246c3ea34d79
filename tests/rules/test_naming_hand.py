"""Trumps named on the first cards: what is dealt when, what each seat sees of it, and what saved matches say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.rules.cards import SUITS, Suit
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import CardPlayed, DealStarted, Misdealt, RestDealt, SuitNamed
from hearts_qt.rules.moves import DealCards, NameSuit, PlayCard
from hearts_qt.rules.notation import Record, read_record, read_rules, write_record, write_rules
from hearts_qt.rules.refusals import IllegalMove
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.shuffle import deal_hands, misdeal, shuffled, undealt_cards
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Misdeal, Moon
from hearts_qt.rules.transition import fold, refuse, step
from hearts_qt.rules.validate import Fault, faults
from hearts_qt.rules.view import redact, view
from tests.rules.positions import random_match

if TYPE_CHECKING:
    from hearts_qt.rules.events import Event

KIERKI = {seats: CATALOGUE["kierki"].rules(seats) for seats in (4, 3)}
SEED = 271828


def trump_deal(seats: int = 4, **changes: object) -> Rules:
    """Kierki that begins with its first deal with trumps."""
    rules = KIERKI[seats]
    return replace(rules, contracts=rules.contracts[-4:], deals=4, **changes)


def naming(rules: Rules, seed: int = SEED) -> tuple[Match, DealStarted]:
    match, (event,) = step(Match(rules, seed), DealCards())
    assert isinstance(event, DealStarted)
    return match, event


def named(rules: Rules, suit: Suit = Suit.SPADES, seed: int = SEED) -> tuple[Match, tuple[Event, ...]]:
    match, _ = naming(rules, seed)
    return step(match, NameSuit(match.to_move[0], suit))


@pytest.mark.parametrize("seats", [4, 3])
def test_in_kierki_the_dealer_names_trumps_on_the_first_five_cards(seats: int) -> None:
    match, event = naming(trump_deal(seats))
    assert match.phase is Phase.NAMING
    assert match.to_move == (event.dealer,)
    assert [len(hand) for hand in event.hands] == [5] * seats
    assert event.left == len(match.rules.pack) - 5 * seats == len(event.undealt)


def test_in_king_the_dealer_sees_the_whole_hand() -> None:
    king = CATALOGUE["king"]
    rules = next(c for c in king.choices if c.key == "second_half").put(king.rules(), "trumps")
    match, event = naming(replace(rules, contracts=rules.contracts[-1:], deals=1))
    assert [len(hand) for hand in event.hands] == [8] * 4
    assert step(match, NameSuit(event.dealer, Suit.CLUBS))[1] == (SuitNamed(event.dealer, Suit.CLUBS),)


def test_the_first_cards_are_those_that_lie_first_in_the_pack() -> None:
    rules = trump_deal()
    _, event = naming(rules)
    pack = shuffled(rules, SEED, 1)
    assert event.hands == tuple(tuple(sorted(pack[13 * s : 13 * s + 5])) for s in range(4))


@pytest.mark.parametrize("seats", [4, 3])
def test_the_rest_is_dealt_as_soon_as_the_suit_is_named_and_eldest_leads(seats: int) -> None:
    rules = trump_deal(seats)
    before, first = naming(rules)
    match, events = named(rules)
    suit, rest = events
    assert suit == SuitNamed(first.dealer, Suit.SPADES)
    assert isinstance(rest, RestDealt)
    assert [len(hand) for hand in rest.hands] == [rules.hand_size - 5] * seats
    deal = match.deal
    assert deal is not None
    assert before.deal is not None
    assert deal.hands == deal.dealt == deal_hands(rules, SEED, 1)
    parts = zip(first.hands, rest.hands, strict=True)
    assert deal.hands == tuple(tuple(sorted(five + more)) for five, more in parts)
    assert deal.undealt == ()
    assert match.phase is Phase.PLAYING
    assert match.to_move == ((first.dealer + 1) % seats,)
    assert deal.rules.trump is Suit.SPADES


def test_whichever_suit_is_named_the_same_cards_come() -> None:
    deals = [named(trump_deal(), suit)[0].deal for suit in SUITS]
    assert {deal and deal.dealt for deal in deals} == {deal_hands(trump_deal(), SEED, 1)}


def test_the_deals_without_trumps_are_dealt_at_once() -> None:
    match, event = naming(KIERKI[4])
    assert match.phase is Phase.PLAYING
    assert [len(hand) for hand in event.hands] == [13] * 4


def test_between_the_name_and_the_rest_nobody_is_asked_for_anything() -> None:
    match, _ = naming(trump_deal())
    dealer = match.to_move[0]
    match = fold(match, SuitNamed(dealer, Suit.HEARTS))
    assert match.to_move == ()
    assert refuse(match, NameSuit(dealer, Suit.CLUBS)) is not None


def test_no_card_is_played_before_the_trumps_are_named() -> None:
    match, event = naming(trump_deal())
    eldest = (event.dealer + 1) % 4
    with pytest.raises(IllegalMove):
        step(match, PlayCard(eldest, event.hands[eldest][0]))


def test_a_stock_stays_below_the_rest_of_the_hands() -> None:
    rules = replace(CATALOGUE["hearts_two"].rules(), dealer_names_trump=True, naming_hand=5)
    assert faults(rules) == ()
    match, _ = named(rules)
    assert match.deal is not None
    assert match.deal.hands == deal_hands(rules, SEED, 1)
    assert match.deal.undealt == undealt_cards(rules, SEED, 1)


def test_a_card_too_few_is_noticed_among_the_first_cards() -> None:
    rules = trump_deal(misdeals=True)
    seed = next(s for s in range(10_000) if (misdeal(rules, s, 1) or (None,))[0] is Misdeal.WRONG_COUNT)
    _, (event,) = step(Match(rules, seed), DealCards())
    assert isinstance(event, Misdealt)
    assert event.count == 4


# -- what is seen --------------------------------------------------------------------------------------------


def test_a_view_has_the_first_cards_alone_and_says_how_many_are_to_come() -> None:
    match, event = naming(trump_deal())
    for seat in range(4):
        seen = view(match, seat)
        assert seen.hand == event.hands[seat]
        assert seen.hand_sizes == (5,) * 4
        assert seen.stock == 32
    match, _ = named(trump_deal())
    assert view(match, 2).hand_sizes == (13,) * 4
    assert view(match, 2).stock == 0


def test_a_seat_sees_its_own_rest_and_no_other() -> None:
    _, (_, rest) = named(trump_deal())
    assert isinstance(rest, RestDealt)
    for seat in range(4):
        shown = redact(rest, seat)
        assert isinstance(shown, RestDealt)
        assert shown.hands == tuple(hand if s == seat else () for s, hand in enumerate(rest.hands))


def test_the_first_cards_of_a_redacted_deal_do_not_show_the_rest() -> None:
    _, event = naming(trump_deal())
    shown = redact(event, 1)
    assert isinstance(shown, DealStarted)
    assert shown.undealt == ()
    assert shown.left == 32


# -- rules and texts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "wrong"), [(0, False), (1, False), (12, False), (13, True), (-1, True)])
def test_trumps_are_named_on_fewer_cards_than_a_hand_has(count: int, wrong: bool) -> None:
    assert (Fault.NAMING_HAND in faults(replace(KIERKI[4], naming_hand=count))) is wrong
    house = Rules(dealer_names_trump=True, naming_hand=count, moon=Moon.OFF)
    assert (Fault.NAMING_HAND in faults(house)) is wrong


def test_where_nobody_names_trumps_the_number_changes_nothing() -> None:
    assert faults(Rules(naming_hand=99)) == ()
    assert naming(Rules(naming_hand=5))[1].hands == naming(Rules())[1].hands


@pytest.mark.parametrize("seats", [4, 3])
@pytest.mark.parametrize("count", [5, 0, 3])
def test_the_text_of_kierki_always_says_on_how_many_cards(seats: int, count: int) -> None:
    rules = replace(KIERKI[seats], naming_hand=count)
    text = write_rules("kierki", rules)
    assert text == f"kierki {seats} naming_hand={count}"
    assert read_rules(text) == ("kierki", rules)


def test_rules_without_the_switch_do_not_speak_of_it() -> None:
    assert write_rules("windows_hearts", Rules()) == "windows_hearts 4"
    assert write_rules("king", CATALOGUE["king"].rules()) == "king 4"


def test_a_text_from_before_the_switch_means_the_whole_hand() -> None:
    assert read_rules("kierki 4") == ("kierki", replace(KIERKI[4], naming_hand=0))
    assert read_rules("kierki 4", of_today=True) == ("kierki", KIERKI[4])


OLD = """hearts-qt match 1
rules kierki 4 contracts=+kierki_trump deals=1
seed 271828
deal
"""


def test_a_saved_match_from_before_the_switch_goes_on_with_the_whole_hand() -> None:
    match = read_record(OLD).match()
    assert match.phase is Phase.NAMING
    assert match.deal is not None
    assert match.deal.hands == deal_hands(match.rules, SEED, 1)
    assert view(match, match.to_move[0]).stock == 0


def test_a_match_from_before_the_switch_is_replayed_move_by_move_as_it_was() -> None:
    """Its moves are those of today; in the text nothing but the switch is missing."""
    today = replace(KIERKI[4], contracts=("+kierki_trump",) * 2, deals=2)
    moves = tuple(move for _, move, _, _ in random_match(today, SEED))
    text = write_record(Record("kierki", today, SEED, moves))
    old = read_record(text.replace(" naming_hand=5", ""))
    assert old.moves == moves
    assert old.rules.naming_hand == 0
    assert old.match().scores == read_record(text).match().scores
    kinds = [[type(event) for event in events] for _, events in old.replay()]
    assert kinds[:2] == [[DealStarted], [SuitNamed]]
    assert CardPlayed in kinds[2]
    # Written down again it says so, and is read the same.
    assert " naming_hand=0" in write_record(old)
    assert read_record(write_record(old)) == old


def test_house_rules_choose_between_five_cards_the_whole_hand_and_no_trumps() -> None:
    (choice,) = CATALOGUE["kierki"].choices
    rules = KIERKI[4]
    assert choice.answer(rules) == "four"
    assert choice.put(rules, "whole_hand") == replace(rules, naming_hand=0)
    without = choice.put(rules, "without")
    assert choice.answer(without) == "without"
    assert choice.put(without, "four") == rules
    assert all(faults(choice.put(rules, answer)) == () for answer in choice.answers)
