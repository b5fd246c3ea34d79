"""What the table answers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.doors import scenarios
from hearts_qt.game.frames import PERSON, Ask, Offer, seated
from hearts_qt.rules.cards import cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.state import Match
from hearts_qt.rules.trick import winning_place
from hearts_qt.rules.view import View, view
from hearts_qt.support.i18n import Translations
from hearts_qt.table import words
from hearts_qt.table.arrangement import Arrangement
from hearts_qt.ui.answers import Seen, answer
from hearts_qt.ui.query import Query
from tests.table.family import match_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

SEED = 11


def seen(shown: View, *, offer: Offer | None = None, raised: str = "") -> Seen:
    return Seen(shown, seated((), shown.rules.seats), Arrangement(), offer, cards(raised))


def view_at(stop: object, *, variant: str = "windows_hearts") -> View:
    assert callable(stop)
    return view(scenarios.saved_at(stop, SEED, variant=variant).record.match(), PERSON)


TURN = view_at(scenarios.in_trick(tricks=2, cards=2))
PLAY = Offer(Ask.PLAY, TURN, TURN.legal, 1)


def test_before_the_first_deal_there_is_nothing_to_tell() -> None:
    empty = view(Match(CATALOGUE["windows_hearts"].rules(), 1), PERSON)
    assert {answer(query, seen(empty)) for query in Query} == {"No cards have been dealt yet."}


def test_the_turn_names_what_may_be_played() -> None:
    said = answer(Query.TURN, seen(TURN, offer=PLAY))
    assert said.startswith("Your turn: ")
    if len(TURN.legal) < len(TURN.hand):
        assert all(words.card_name(card) in said for card in TURN.legal)
    every = replace(TURN, hand=TURN.legal)
    said = answer(Query.TURN, seen(every, offer=Offer(Ask.PLAY, every, TURN.legal)))
    assert said.endswith("Any card in your hand will do.")


def test_the_turn_of_another_is_told() -> None:
    waiting = replace(TURN, to_move=(2,))
    assert answer(Query.TURN, seen(waiting)) == "Oliver to play."
    assert answer(Query.TURN, seen(TURN)) == "The cards are still moving."


def test_the_hand_is_told_in_its_order_with_what_is_raised() -> None:
    said = answer(Query.HAND, seen(TURN, raised="2C"))
    names = words.card_names(Arrangement().arrange(TURN.hand))
    assert said.startswith(f"You hold {len(TURN.hand)} card")
    assert f": {names}. Raised: two of clubs." in said
    assert answer(Query.HAND, seen(replace(TURN, hand=()))) == "You hold no cards."


def test_the_trick_tells_who_lies_what_and_who_would_take_it() -> None:
    trick = TURN.trick
    assert trick is not None
    said = answer(Query.TRICK, seen(TURN))
    sitters = seated((), 4)
    for seat, card in zip(trick.seats, trick.cards, strict=True):
        assert f"{words.sitter_name(sitters[seat])}, {words.card_name(card)}" in said
    place = winning_place(trick.cards, TURN.rules)
    assert place is not None
    assert f"highest card so far: {words.sitter_name(sitters[trick.seats[place]])}" in said


def test_a_trick_with_points_tells_them() -> None:
    assert TURN.trick is not None
    dear = replace(TURN, trick=replace(TURN.trick, cards=cards("2S QS"), seats=(1, 2)))
    assert answer(Query.TRICK, seen(dear)).endswith("It holds 13 point(s) so far.")


def test_an_empty_table_tells_who_leads() -> None:
    assert TURN.trick is not None
    fresh = replace(TURN, trick=replace(TURN.trick, cards=(), seats=(), leader=2))
    assert answer(Query.TRICK, seen(fresh)) == "The table is empty: you lead."
    waiting = seen(replace(fresh, to_move=(2,)))
    assert answer(Query.TRICK, waiting) == "The table is empty: the lead is with Oliver."


def test_the_last_trick_tells_its_cards_and_its_taker() -> None:
    said = answer(Query.LAST_TRICK, seen(TURN))
    assert all(words.card_name(card) in said for card in TURN.tricks[-1].cards)
    assert "The trick " in said
    assert answer(Query.LAST_TRICK, seen(replace(TURN, tricks=()))).startswith("No trick")
    void = replace(TURN, tricks=(replace(TURN.tricks[-1], winner=None),))
    assert answer(Query.LAST_TRICK, seen(void)).endswith("Nobody took it.")


def test_what_was_taken_and_the_score_name_everybody() -> None:
    over = view_at(scenarios.deals_scored(2))
    taken = answer(Query.TAKEN, seen(over))
    assert "queen of spades" in taken
    assert taken.count(" of hearts") == 13
    said = answer(Query.SCORES, seen(over))
    assert over.points is not None
    for total in over.totals:
        assert f"{total} in all" in said
    assert answer(Query.TAKEN, seen(replace(TURN, tricks=()))).startswith("Nobody has taken")


def test_the_deal_tells_what_the_corners_of_the_table_say() -> None:
    said = answer(Query.DEAL, seen(TURN))
    assert said.startswith("Deal 1.")
    assert "Hearts " in said
    assert "dealer" in said


VARIANTS = ["cancellation_hearts", "hearts_howell", "king", "joker_hearts", "domino_foster"]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("query", list(Query))
def test_every_question_is_answered_in_every_kind_of_game(variant: str, query: Query) -> None:
    seats = CATALOGUE[variant].best
    for stop in (scenarios.in_trick(tricks=3, cards=1), scenarios.deals_scored(1)):
        rules = CATALOGUE[variant].rules(seats)
        match = scenarios.saved_at(stop, SEED, variant=variant, rules=rules).record.match()
        said = answer(query, seen(view(match, PERSON)))
        assert said.endswith(".")
        assert "{" not in said


@pytest.fixture
def _russian(qapp: QApplication) -> Iterator[None]:
    translations = Translations(qapp)
    translations.use("ru")
    yield
    translations.remove()


def in_third_trick(match: Match) -> bool:
    deal = match.deal
    return deal is not None and len(deal.tricks) > 1 and deal.trick is not None and bool(deal.trick.cards)


@pytest.mark.usefixtures("_russian")
@pytest.mark.parametrize("variant", list(CATALOGUE))
def test_answers_in_russian_are_russian(variant: str) -> None:
    rules = CATALOGUE[variant].rules()
    match = match_at(in_third_trick, rules)
    said = [answer(query, seen(view(match, PERSON))) for query in Query]
    assert [text for text in said if not text.endswith(".") or re.search("[A-Za-z{]", text)] == []
