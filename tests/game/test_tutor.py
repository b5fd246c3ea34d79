"""The tutor takes right answers, says why others are none, and touches nobody's match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, Qt

from hearts_qt.game.controller import NullPresenter
from hearts_qt.game.frames import PERSON, Ask
from hearts_qt.game.tutor import PATIENCE, Lesson, LessonStep, Reply, Task, Tone, Tutor
from hearts_qt.rules.cards import card, cards
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.notation import read_record
from hearts_qt.rules.refusals import Reason, Refusal

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.game.frames import Offer
    from hearts_qt.rules.cards import Card

RECORD = read_record(
    """hearts-qt match 1
rules windows_hearts 4
seed 31
deal
pass 3 AD TH QH
pass 2 9D TD KD
pass 1 QC 6H AH
pass 0 8H JH KH
play 3 2C
"""
)
CLUB = LessonStep(
    "club",
    Task.PLAY,
    (frozenset(cards("8C")), frozenset(cards("6C"))),
    (("small", frozenset(cards("3C"))), ("red", frozenset(cards("AD")))),
    (PlayCard(1, card("4C")), PlayCard(2, card("QC")), PlayCard(2, card("9S")), PlayCard(3, card("7S"))),
)
SPADE = LessonStep("spade", Task.PLAY, (frozenset(cards("3S")),))
LESSON = Lesson("one", RECORD, (LessonStep("look", Task.LOOK), CLUB, SPADE))


class Class(QObject):
    """A tutor with a table that shows everything at once, and what was heard."""

    def __init__(self, qtbot: QtBot, lesson: Lesson = LESSON) -> None:
        super().__init__()
        self.qtbot = qtbot
        self.tutor = Tutor()
        self.presenter = NullPresenter()
        self.asked: list[int] = []
        self.offers: list[Offer] = []
        self.replies: list[Reply] = []
        self.refusals: list[tuple[Refusal, Card | None]] = []
        self.declined: list[Card | None] = []
        self.advised: list[tuple[Card, ...]] = []
        self.finished: list[str] = []
        tutor = self.tutor
        tutor.jumped.connect(self.presenter.snap)
        tutor.stepped.connect(self.presenter.present)
        self.presenter.idle.connect(tutor.acknowledge, Qt.ConnectionType.QueuedConnection)
        tutor.asked.connect(self.asked.append)
        tutor.offered.connect(self.offers.append)
        tutor.replied.connect(self.replies.append)
        tutor.refused.connect(lambda *both: self.refusals.append(both))
        tutor.declined.connect(self.declined.append)
        tutor.advised.connect(self.advised.append)
        tutor.finished.connect(self.finished.append)
        self.wait_after(lambda: tutor.begin(lesson))

    def wait_after(self, act: object) -> None:
        """Do it, and wait until the next step is asked."""
        with self.qtbot.waitSignal(self.tutor.asked):
            act()  # type: ignore[operator]


@pytest.fixture
def room(qtbot: QtBot) -> Class:
    return Class(qtbot)


def test_a_step_that_is_read_offers_nothing(room: Class) -> None:
    assert room.asked == [0]
    assert room.offers == []
    room.tutor.play(card("8C"))
    assert room.replies == []
    room.wait_after(room.tutor.go_on)
    assert room.asked == [0, 1]
    assert room.offers[0].ask is Ask.PLAY


def test_a_right_answer_is_played_and_what_follows_too(room: Class) -> None:
    room.wait_after(room.tutor.go_on)
    room.wait_after(lambda: room.tutor.play(card("6C")))
    assert room.replies == [Reply(1, Tone.RIGHT, "right")]
    match = room.tutor.match
    assert match is not None
    assert match.deal is not None
    assert match.deal.trick is not None
    assert match.deal.trick.cards == cards("9S 7S")
    assert match.to_move == (PERSON,)


def test_a_wrong_card_is_not_played_and_has_its_reply(room: Class) -> None:
    room.wait_after(room.tutor.go_on)
    before = room.tutor.match
    room.tutor.play(card("3C"))
    assert room.replies == [Reply(1, Tone.WRONG, "small")]
    assert room.declined == [card("3C")]
    assert not room.refusals
    room.tutor.play(card("5C"))
    assert room.replies[-1] == Reply(1, Tone.WRONG, "else")
    assert room.tutor.match == before


def test_an_illegal_card_is_refused_by_the_rules_and_explained_by_the_teacher(room: Class) -> None:
    room.wait_after(room.tutor.go_on)
    room.tutor.play(card("AD"))
    room.tutor.play(card("JS"))
    assert [refusal.reason for refusal, _ in room.refusals] == [Reason.MUST_FOLLOW] * 2
    assert [reply.name for reply in room.replies] == ["red", None]
    assert room.declined == []


def test_after_some_wrong_answers_the_right_one_is_shown(room: Class) -> None:
    room.wait_after(room.tutor.go_on)
    for _ in range(PATIENCE - 1):
        room.tutor.play(card("3C"))
    assert room.advised == []
    room.tutor.play(card("3C"))
    assert room.advised == [cards("8C")]


def test_the_end_is_told_once_and_nothing_can_be_done_after_it(room: Class) -> None:
    room.wait_after(room.tutor.go_on)
    room.wait_after(lambda: room.tutor.play(card("8C")))
    with room.qtbot.waitSignal(room.tutor.finished):
        room.tutor.play(card("3S"))
    assert room.finished == ["one"]
    room.tutor.play(card("JS"))
    room.tutor.go_on()
    assert len(room.finished) == 1


def test_whoever_leaves_hears_nothing_more(qtbot: QtBot, room: Class) -> None:
    room.tutor.leave()
    room.tutor.go_on()
    room.tutor.acknowledge()
    assert room.asked == [0]


def test_a_lesson_can_begin_again_at_any_time(room: Class) -> None:
    room.wait_after(room.tutor.go_on)
    room.wait_after(lambda: room.tutor.begin(LESSON))
    assert room.tutor.at == 0
    assert room.tutor.match == RECORD.match()


PASS = LessonStep("choose", Task.PASS, (frozenset(cards("QS KH AH")),), (("low", frozenset(cards("6C 4C"))),))
PASS_RECORD = read_record(
    """hearts-qt match 1
rules windows_hearts 4
seed 1065
deal
pass 3 TC JC KD
pass 2 AC JH QH
pass 1 AD KS TH
"""
)
PASSING = Lesson("pass", PASS_RECORD, (PASS, LessonStep("received", Task.ACCEPT), LessonStep("end", Task.LOOK)))


def test_a_pass_is_judged_by_the_cards_that_do_not_belong_in_it(qtbot: QtBot) -> None:
    room = Class(qtbot, PASSING)
    room.tutor.pass_cards(cards("QS KH"))
    assert room.refusals[-1][0].reason is Reason.WRONG_PASS_COUNT
    room.tutor.pass_cards(cards("QS KH 6C"))
    room.tutor.pass_cards(cards("QS KH 9H"))
    assert [reply.name for reply in room.replies] == [None, "low", "else"]
    room.wait_after(lambda: room.tutor.pass_cards(cards("AH QS KH")))
    assert room.offers[-1].ask is Ask.ACCEPT
    assert set(room.offers[-1].cards) == set(cards("TC JC KD"))
    room.wait_after(room.tutor.accept)
    assert room.asked[-1] == 2
