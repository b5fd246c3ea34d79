from __future__ import annotations

from hearts_qt.game.frames import PERSON, Frame
from hearts_qt.rules.cards import card, cards
from hearts_qt.rules.events import CardPlayed, Event, HeartsBroken, MatchEnded, MoonShot, RestClaimed, TrickTaken
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.state import Match
from hearts_qt.rules.view import view
from hearts_qt.table import speech
from hearts_qt.table.labels import NoteSign
from tests.table.positions import HOLD, SITTERS, USUAL, accepting, first_move, frames, play_until

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
    assert said(CardPlayed(2, card("QS"))) == "Oliver: queen of spades."
    assert said(CardPlayed(0, card("2C"))) == "You: two of clubs."


def test_who_takes_a_trick_and_for_how_much() -> None:
    trick = TrickTaken(0, cards("2C QS 3C AH"), 1, 14)
    assert said(trick).startswith("Martha takes the trick, 14")
    assert said(TrickTaken(0, trick.cards, 0, -10)).startswith("You take the trick, −10")


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


def test_the_cursor_says_card_and_state() -> None:
    queen = card("QS")
    texts = {
        speech.cursor_text(queen, playable=playable, chosen=chosen)
        for playable in (True, False)
        for chosen in (True, False)
    }
    assert texts == {"queen of spades", "queen of spades, chosen", "queen of spades, can not be played now"}
