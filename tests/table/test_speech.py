from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.game.frames import PERSON, Frame, seated
from hearts_qt.rules.cards import card, cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import (
    BidMade,
    CardPlayed,
    CardsChosen,
    Event,
    HeartsBroken,
    MatchEnded,
    MoonChosen,
    MoonShot,
    RestClaimed,
    TrickTaken,
)
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.state import Match
from hearts_qt.rules.switches import Moon
from hearts_qt.rules.view import view
from hearts_qt.support.i18n import Translations
from hearts_qt.table import speech
from hearts_qt.table.labels import NoteSign
from tests.table.family import move_by_lot
from tests.table.positions import HOLD, SITTERS, USUAL, accepting, first_move, frames, play_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

VIEW = view(accepting(), PERSON)


def said(event: Event) -> str:
    return speech.sentence(Frame(1, event, VIEW), SITTERS, USUAL)


def test_a_deal_reads_the_own_hand_and_no_other() -> None:
    _, some = frames(Match(HOLD, 3), DealCards())
    text = speech.sentence(some[0], SITTERS, USUAL)
    assert text.count(" of ") == 13


def test_received_cards_are_read() -> None:
    match = play_until(lambda m: m.to_move == (PERSON,) and m.deal is not None and m.deal.trick is None)
    _, some = frames(match, first_move(match))
    assert speech.sentence(some[-1], SITTERS, USUAL).startswith("You received: ")


def test_who_plays_what() -> None:
    assert said(CardPlayed(2, card("QS"))) == "Oliver plays the queen of spades."
    assert said(CardPlayed(0, card("2C"))) == "You play the two of clubs."


def test_who_takes_a_trick_and_for_how_much() -> None:
    trick = TrickTaken(0, cards("2C QS 3C AH"), 1, 14)
    assert said(trick).startswith("The trick goes to Martha, 14")
    assert said(trick).endswith("Martha took the queen of spades.")
    assert said(TrickTaken(0, cards("2C 3C 4C AC"), 0, -10)).startswith("The trick is yours, −10")
    assert said(TrickTaken(0, cards("2C 3C 4C AC"), 2, 0)) == "The trick goes to Oliver, worth nothing."
    assert speech.trick_text(SITTERS[1], -2, in_chips=True) == "The trick goes to Martha, −2 chip(s)."


def test_other_news_have_a_sentence_each() -> None:
    news = [
        said(HeartsBroken(1)),
        said(MoonShot(0)),
        said(MoonShot(3)),
        said(RestClaimed(0, ())),
        said(RestClaimed(1, ())),
    ]
    assert all(news)
    assert len(set(news)) == len(news)
    assert said(MatchEnded((0, 2))) == "The match is over. First: You, Oliver."


def test_only_great_news_get_a_note() -> None:
    def note(event: Event) -> tuple[str, NoteSign] | None:
        return speech.note(Frame(1, event, VIEW), SITTERS)

    assert note(TrickTaken(0, cards("2C 4C 3C 5C"), 1, 0)) is None
    assert note(TrickTaken(0, cards("2C QS 3C 5C"), 1, 13)) == ("Martha took the queen of spades", NoteSign.QUEEN)
    assert note(MoonShot(0)) == ("You shot the moon", NoteSign.MOON)
    assert note(HeartsBroken(2)) == ("Hearts broken", NoteSign.BROKEN_HEART)


def test_the_queen_of_spades_is_no_news_where_other_queens_cost_as_much() -> None:
    seen = replace(VIEW, rules=CATALOGUE["chasse_coeur"].rules(4))
    assert speech.note(Frame(1, TrickTaken(0, cards("2C QS 3C 5C"), 1, 13), seen), SITTERS) is None


def test_the_cursor_says_card_and_state() -> None:
    queen = card("QS")
    texts = {
        speech.cursor_text(queen, playable=playable, chosen=chosen)
        for playable in (True, False)
        for chosen in (True, False)
    }
    assert texts == {"queen of spades", "queen of spades, chosen", "queen of spades, cannot be played now"}


@pytest.fixture
def _russian(qapp: QApplication) -> Iterator[None]:
    translations = Translations(qapp)
    translations.use("ru")
    yield
    translations.remove()


@pytest.mark.usefixtures("_russian")
def test_russian_sentences_decline_cards_and_names() -> None:
    assert said(CardPlayed(0, card("QS"))) == "Вы положили даму пик."
    assert said(CardPlayed(1, card("TD"))) == "Марфа положила десятку бубён."
    assert said(CardPlayed(2, card("KH"))) == "Тихон положил короля червей."
    assert said(TrickTaken(0, cards("2C 3C 4C AC"), 1, 2)) == "Взятка ушла Марфе, 2 очка."
    assert said(TrickTaken(0, cards("2C 3C 4C AC"), 2, 0)) == "Взятка ушла Тихону, она ничего не стоит."
    assert said(TrickTaken(0, cards("2C QS 4C AC"), 0, 13)) == "Взятка ваша, 13 очков. Вы взяли даму пик."
    assert said(BidMade(3, 3)) == "Злата предлагает 3 фишки."
    assert said(BidMade(3, None)) == "Злата спасовала."


def test_bids_are_whole_sentences() -> None:
    assert said(BidMade(0, None)) == "You pass, without a bid."
    assert said(BidMade(1, None)) == "Martha passes."


def test_the_choice_of_a_moon_is_said() -> None:
    choices = [said(MoonChosen(seat, moon)) for seat in (0, 1) for moon in (Moon.ADD, Moon.SUBTRACT)]
    assert choices[0] == choices[2]
    assert len(set(choices)) == 3


def test_the_own_pass_is_said_and_no_other() -> None:
    assert said(CardsChosen(0, cards("2C QS"))) == "You pass the two of clubs, the queen of spades."
    assert said(CardsChosen(1, ())) == ""


def test_a_deal_with_a_contract_names_it() -> None:
    _, some = frames(Match(CATALOGUE["king"].rules(), 3), DealCards())
    assert speech.sentence(some[0], SITTERS, USUAL).startswith("Deal 1: Take no tricks. Your cards: ")


def first_deal(variant: str) -> list[str]:
    """All that is said of a deal that is played by lot."""
    rules = CATALOGUE[variant].rules()
    sitters = seated((), rules.seats)
    match, rng = Match(rules, 4), Random(4)
    said = []
    while not match.scores:
        match, some = frames(match, move_by_lot(match, rng))
        said += [speech.sentence(frame, sitters, USUAL) for frame in some]
    return [text for text in said if text]


@pytest.mark.parametrize("variant", list(CATALOGUE))
def test_whatever_is_said_of_a_deal_is_whole_sentences(variant: str) -> None:
    said = first_deal(variant)
    assert [text for text in said if not text.endswith(".") or "{" in text] == []
    assert len(said) >= 2


@pytest.mark.usefixtures("_russian")
@pytest.mark.parametrize("variant", list(CATALOGUE))
def test_whatever_is_said_in_russian_is_russian(variant: str) -> None:
    said = first_deal(variant)
    assert [text for text in said if not text.endswith(".") or re.search("[A-Za-z{]", text)] == []
