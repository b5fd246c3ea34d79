"""A controller with nobody watching, and a person who plays by lot."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from hearts_qt.game.controller import GameController, NullPresenter
from hearts_qt.game.frames import Ask, Frame, Offer
from hearts_qt.rules.cards import SUITS
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.switches import Moon
from hearts_qt.support.jobs import ManualJobExecutor

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from pytestqt.qtbot import QtBot

    from hearts_qt.game.controller import Step
    from hearts_qt.rules.refusals import Refusal
    from hearts_qt.rules.view import View

WINDOWS = "windows_hearts"
DARING = 0.1
"""How often the person undertakes to take everything."""


class Listener(QObject):
    """Writes down everything the controller says."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self.frames: list[Frame] = []
        self.jumps: list[View] = []
        self.offers: list[Offer] = []
        self.refusals: list[Refusal] = []
        self.steps: list[Step] = []
        self.advice: list[object] = []
        self.failures: list[object] = []
        controller.stepped.connect(self.frames.extend)
        controller.jumped.connect(self.jumps.append)
        controller.offered.connect(self.offers.append)
        controller.refused.connect(self.refusals.append)
        controller.recorded.connect(self.steps.append)
        controller.advised.connect(self.advice.append)
        controller.failed.connect(self.failures.append)


class Room:
    """A table without a window: every answer of a computer player comes as soon as it is waited for."""

    def __init__(self, qtbot: QtBot, clock: Callable[[], float] = monotonic) -> None:
        self.qtbot = qtbot
        self.jobs = ManualJobExecutor()
        self.controller = GameController(self.jobs, clock=clock)
        self.heard = Listener(self.controller)
        self.presenter = NullPresenter()
        queued = Qt.ConnectionType.QueuedConnection
        self.controller.stepped.connect(self.presenter.present)
        self.controller.jumped.connect(self.presenter.snap)
        self.presenter.idle.connect(self.controller.acknowledge, queued)
        self.controller.thinking.connect(self._answer)

    def _answer(self, seat: int) -> None:
        if seat >= 0:
            self.jobs.drain()

    def begin(
        self,
        rules: Rules | None = None,
        seed: int = 1,
        levels: tuple[str, ...] = ("random",) * 10,
        variant: str = WINDOWS,
    ) -> Offer:
        """Start a match and wait until the person is asked."""
        self.controller.new_match(variant, rules or Rules(), seed, levels)
        return self.asked()

    def asked(self) -> Offer:
        """The offer the person holds, waited for."""
        self.qtbot.waitUntil(lambda: self.controller.offer is not None)
        offer = self.controller.offer
        assert offer is not None
        return offer

    def answer(self, rng: Random) -> Offer:
        """Answer the present offer by lot and wait for the next."""
        offer = self.asked()
        with self.qtbot.waitSignal(self.controller.offered):
            self._do(offer, rng)
        return self.asked()

    def _do(self, offer: Offer, rng: Random) -> None:
        match offer.ask:
            case Ask.BID:
                chips = offer.view.least_bid
                can = chips <= offer.view.totals[0]
                self.controller.bid(rng.choice((None, chips)) if can else None)
            case Ask.NAME:
                self.controller.name_suit(rng.choice(SUITS))
            case Ask.DECLARE:
                self.controller.declare(rng.random() < DARING)
            case Ask.EXCHANGE:
                self.controller.exchange(tuple(rng.sample(offer.cards, offer.count)))
            case Ask.PASS:
                self.controller.pass_cards(tuple(rng.sample(offer.cards, offer.count)))
            case Ask.ACCEPT:
                self.controller.accept()
            case Ask.PLAY:
                self.controller.play(rng.choice(offer.cards))
            case Ask.MEND:
                rng.choice((self.controller.take_back, self.controller.let_stand))()
            case Ask.MOON:
                self.controller.choose_moon(Moon.ADD)
            case Ask.NEXT_DEAL:
                self.controller.next_deal()
            case Ask.NEW_MATCH:
                raise AssertionError("the match is over")

    def play_until(self, ask: Ask, rng: Random, *, tricks: int = 0) -> Offer:
        """Go on by lot until the person is asked for ``ask`` with so many tricks played."""
        offer = self.asked()
        while not (offer.ask is ask and len(offer.view.tricks) >= tricks):
            offer = self.answer(rng)
        return offer
