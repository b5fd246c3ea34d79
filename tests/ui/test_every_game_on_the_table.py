"""Every game of the catalogue through controller, director, table and desk, played with the widgets."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hearts_qt.game.controller import GameController
from hearts_qt.game.frames import Ask
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Revoke
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.table.pace import INSTANT
from hearts_qt.table.theme import appearance
from hearts_qt.ui.desk import Desk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from hearts_qt.game.frames import Offer
    from hearts_qt.ui.question import Question

DEALS = 1
PAINTED_TRICKS = 2
GAMES = [(variant.id, variant.counts[k % len(variant.counts)]) for k, variant in enumerate(CATALOGUE.values())]
"""Each game once, with another number of seats from game to game."""


class Sitting:
    """A desk at which the person plays by lot; computer players answer as soon as they are waited for."""

    def __init__(self) -> None:
        self.qtbot: QtBot
        self.jobs = ManualJobExecutor()
        self.game = GameController(self.jobs)
        self.desk = Desk(self.game)
        self.desk.set_looks(appearance(), INSTANT)
        self.game.thinking.connect(self._answer)
        self.failures: list[object] = []
        self.game.failed.connect(self.failures.append)

    def _answer(self, seat: int) -> None:
        if seat >= 0:
            self.jobs.drain()

    @property
    def offer(self) -> Offer:
        offer = self.game.offer
        assert offer is not None
        return offer

    def begin(self, variant: str, seats: int) -> None:
        with self.qtbot.waitSignal(self.game.offered):
            self.game.new_match(variant, CATALOGUE[variant].rules(seats), seats, ("random",) * 10)

    def go_on(self, rng: Random) -> None:
        """Answer what is asked with the widget that asks, and wait for the next question.

        Only the first tricks of a deal are painted: the later ones look the same.
        """
        seen = self.offer.view
        painted = self.offer.ask is not Ask.PLAY or len(seen.tricks) < PAINTED_TRICKS or max(seen.hand_sizes) == 1
        self.desk.table.viewport().setUpdatesEnabled(painted)
        with self.qtbot.waitSignal(self.game.offered):
            self._act(self.offer, rng)

    def _act(self, offer: Offer, rng: Random) -> None:
        desk = self.desk
        match offer.ask:
            case Ask.BID | Ask.NAME | Ask.DECLARE | Ask.MEND:
                questions: dict[Ask, Question] = {
                    Ask.BID: desk.papers.bid,
                    Ask.NAME: desk.papers.suit,
                    Ask.DECLARE: desk.papers.declare,
                    Ask.MEND: desk.papers.mend,
                }
                question = questions[offer.ask]
                assert question.isVisible()
                rng.choice([b for b in question.buttons if b.isVisible() and b.isEnabled()][-2:]).click()
                if question.isVisible():
                    QTest.keyClick(question, Qt.Key.Key_Return)
            case Ask.PASS | Ask.EXCHANGE:
                desk.table.passChosen.emit(tuple(rng.sample(offer.cards, offer.count)))
            case Ask.ACCEPT:
                QTest.keyClick(desk.table, Qt.Key.Key_Return)
            case Ask.PLAY:
                desk.table.cardChosen.emit(rng.choice(offer.cards))
            case Ask.MOON:
                QTest.keyClick(desk.papers.moon, Qt.Key.Key_1)
            case Ask.NEXT_DEAL:
                QTest.keyClick(desk.papers.sheet, Qt.Key.Key_Return)
            case Ask.NEW_MATCH:
                raise AssertionError("the match is over")


@pytest.fixture(scope="module")
def one_sitting(qapp: QApplication) -> Iterator[Sitting]:
    """All games follow each other at one desk: its pictures are drawn only once."""
    made = Sitting()
    made.desk.resize(800, 570)
    made.desk.show()
    yield made
    made.desk.table.halt()
    made.desk.close()
    made.desk.deleteLater()


@pytest.fixture
def sitting(one_sitting: Sitting, qtbot: QtBot) -> Sitting:
    one_sitting.qtbot = qtbot
    return one_sitting


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_a_deal_of_every_game_can_be_played_at_the_desk(sitting: Sitting, variant: str, seats: int) -> None:
    rng = Random(variant)
    sitting.begin(variant, seats)
    while sitting.offer.ask is not Ask.NEW_MATCH and len(sitting.offer.view.scores) < DEALS:
        sitting.go_on(rng)
    shown = sitting.desk.table.shown
    assert shown == sitting.game.view
    assert shown is not None
    assert shown.phase in (Phase.SCORED, Phase.OVER)
    assert sitting.desk.scores.totals == shown.totals
    assert sitting.failures == []


@pytest.mark.parametrize(("variant", "ask"), [("auction_hearts", Ask.BID), ("polignac", Ask.DECLARE)])
def test_an_undone_answer_is_asked_for_again(sitting: Sitting, variant: str, ask: Ask) -> None:
    rng = Random(1)
    sitting.begin(variant, 4)
    while sitting.offer.ask is not ask:
        sitting.go_on(rng)
    sitting.go_on(rng)
    question = sitting.desk.papers.bid if ask is Ask.BID else sitting.desk.papers.declare
    while sitting.offer.ask is not Ask.PLAY:
        sitting.go_on(rng)
    assert not question.isVisible()
    while sitting.offer.ask is not ask:
        with sitting.qtbot.waitSignal(sitting.game.offered):
            sitting.game.undo()
    assert question.isVisible()


def test_a_question_hears_its_keys_when_the_table_has_the_focus(sitting: Sitting) -> None:
    sitting.begin("auction_hearts", 4)
    while sitting.offer.ask is not Ask.BID:
        sitting.go_on(Random(1))
    sitting.desk.table.setFocus()
    with sitting.qtbot.waitSignal(sitting.game.stepped):
        QTest.keyClick(sitting.desk.table, Qt.Key.Key_P)
    assert not sitting.desk.papers.bid.isVisible()


def test_a_wrong_card_is_asked_about_on_the_cloth(sitting: Sitting) -> None:
    rules, rng = replace(Rules(), revoke=Revoke.GRUZNOV), Random(2)
    with sitting.qtbot.waitSignal(sitting.game.offered):
        sitting.game.new_match("windows_hearts", rules, 1, ("random",) * 3)
    while sitting.offer.ask is not Ask.MEND:
        sitting.go_on(rng)
    assert sitting.desk.papers.mend.isVisible()
    with sitting.qtbot.waitSignal(sitting.game.offered):
        QTest.keyClick(sitting.desk.papers.mend.buttons[0], Qt.Key.Key_1)
    assert {sitting.offer.ask} == {Ask.PLAY}
    assert not sitting.desk.papers.mend.isVisible()


def test_a_hint_for_a_bid_is_a_sentence(sitting: Sitting) -> None:
    sitting.begin("auction_hearts", 4)
    while sitting.offer.ask is not Ask.BID:
        sitting.go_on(Random(1))
    sitting.game.hint()
    sitting.jobs.drain()
    assert sitting.desk.status.sentence.startswith("Hint: ")
