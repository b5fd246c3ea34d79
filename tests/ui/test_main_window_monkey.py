"""A monkey at the window: whatever it presses, the match stays whole and nothing complains.

``HEARTS_MONKEY_MATCHES=20`` lets it sit through so many matches of mixed games.
"""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QDialog

from hearts_qt.ai.levels import strategy
from hearts_qt.ai.strategy import choose
from hearts_qt.game.frames import Ask
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import Bid, ChooseMoon, Declare, ExchangeWidow, NameSuit, PassCards, PlayCard
from hearts_qt.rules.notation import read_record, write_record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store import saved_match
from hearts_qt.store.options import Language, Theme
from hearts_qt.ui.actions import Command
from tests.ui.programs import running

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.game.frames import Offer
    from hearts_qt.support.paths import Profile

MATCHES = 5
MIXED = int(os.environ.get("HEARTS_MONKEY_MATCHES", "2"))
LIMIT = 50
PRANKS = 3
"""Senseless acts before each sensible one."""
PATIENCE_MS = 120_000

KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Down,
    Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_L, Qt.Key.Key_1, Qt.Key.Key_Tab,
)  # fmt: skip
COMMANDS = tuple(
    command
    for command in Command
    # A monkey that quits or begins anew never finishes a match.
    if command not in (Command.QUIT, Command.NEW_MATCH, Command.RESTART_DEAL, Command.FULL_SCREEN)
)


class Monkey:
    """Does one senseless thing after another, then one sensible, until the match is over."""

    def __init__(self, program: Program, rng: Random) -> None:
        self._program = program
        self._rng = rng
        self._undone = 0

    def act(self, offer: Offer) -> None:
        """Some pranks, then an answer to what is asked, if it is still asked."""
        for _ in range(PRANKS):
            pranks = (self._press, self._press, self._click, self._command, self._resize, self._speak, self._dress)
            self._rng.choice(pranks)()
        for dialog in self._program.window.findChildren(QDialog):
            dialog.reject()
        if self._program.game.offer is not None:
            self._answer(self._program.game.offer)

    def _press(self) -> None:
        key = self._rng.choice(KEYS)
        target = QApplication.focusWidget() or self._program.window.desk.table
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))

    def _click(self) -> None:
        surface = self._program.window.desk.table.viewport()
        at = QPoint(self._rng.randrange(surface.width()), self._rng.randrange(surface.height()))
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        plain = Qt.KeyboardModifier.NoModifier
        place, far = QPointF(at), QPointF(surface.mapToGlobal(at))
        for kind, button, held in (
            (QEvent.Type.MouseMove, none, none),
            (QEvent.Type.MouseButtonPress, left, left),
            (QEvent.Type.MouseButtonRelease, left, none),
        ):
            QApplication.sendEvent(surface, QMouseEvent(kind, place, far, button, held, plain))

    def _command(self) -> None:
        command = self._rng.choice(COMMANDS)
        if command is Command.UNDO:
            self._undone += 1
            if self._undone % 4:  # undoing as often as playing would last for ever
                return
        action = self._program.window.actions_[command]
        if action.isEnabled():
            action.trigger()

    def _resize(self) -> None:
        self._program.window.resize(self._rng.randint(640, 1400), self._rng.randint(480, 1000))

    def _speak(self) -> None:
        self._program.settings.change(language=self._rng.choice((Language.RUSSIAN, Language.ENGLISH)))

    def _dress(self) -> None:
        self._program.settings.change(theme=self._rng.choice(tuple(Theme)))

    def _answer(self, offer: Offer) -> None:
        game = self._program.game
        match offer.ask:
            case Ask.ACCEPT:
                game.accept()
            case Ask.NEXT_DEAL:
                game.next_deal()
            case Ask.NEW_MATCH:
                pass
            case Ask.MEND:
                game.take_back()
            case _:
                match choose(strategy("random"), offer.view, self._rng):
                    case PassCards(cards=cards):
                        game.pass_cards(cards)
                    case PlayCard(card=card):
                        game.play(card)
                    case ChooseMoon(choice=choice):
                        game.choose_moon(choice)
                    case Bid(chips=chips):
                        game.bid(chips)
                    case NameSuit(suit=suit):
                        game.name_suit(suit)
                    case Declare(everything=everything):
                        game.declare(everything)
                    case ExchangeWidow(cards=cards):
                        game.exchange(cards)


def mixed_tables() -> list[tuple[str, int, int]]:
    """Games spread over the catalogue, each at one of its tables: id, players, number of the match."""
    variants = list(CATALOGUE.values())
    chosen = [variants[k * len(variants) // MIXED] for k in range(MIXED)]
    return [(variant.id, variant.counts[k % len(variant.counts)], k) for k, variant in enumerate(chosen)]


@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_match_survives_a_monkey(qtbot: QtBot, profile: Profile, seed: int) -> None:
    sit_through(qtbot, profile, "windows_hearts", Rules(limit=LIMIT), seed)


@pytest.mark.parametrize(("variant", "seats", "seed"), mixed_tables())
def test_every_kind_of_match_survives_a_monkey(
    qtbot: QtBot, profile: Profile, variant: str, seats: int, seed: int
) -> None:
    sit_through(qtbot, profile, variant, CATALOGUE[variant].rules(seats), seed)


def sit_through(qtbot: QtBot, profile: Profile, variant: str, rules: Rules, seed: int) -> None:
    """A whole match with the monkey; at its end it is what its moves alone make of it."""
    with running(profile) as program:
        program.window.show()
        game, monkey = program.game, Monkey(program, Random(seed))
        with qtbot.waitSignal(game.offered):
            game.new_match(variant, rules, seed)
        started = game.saved
        assert started is not None
        while not game.match.winners:
            before = game.offer
            if before is not None:
                monkey.act(before)
            if game.offer is None:
                qtbot.waitUntil(lambda: game.offer is not None, timeout=PATIENCE_MS)
            if game.saved is not None and game.saved.id != started.id:
                break  # "play again" was pressed on the final table
        saved = game.saved
        assert saved is not None
        assert saved.played.match() == game.match
        assert read_record(write_record(saved.record)) == saved.record
        assert saved_match.load(program.recorder.match_file)[0] == saved
