"""A whole match by what is said alone: the player here reads the text, presses keys, and sees nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Phase
from tests.ui.finding import child
from tests.ui.programs import running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.support.paths import Profile

RULES = Rules(limit=25)
SEED = 6
HAND = 13


@dataclass(frozen=True, slots=True)
class Words:
    """What the listener understands of a language: beginnings of sentences, and where a list of cards follows."""

    choose: str
    taken: str
    turn: tuple[str, ...]
    next_deal: tuple[str, ...]
    over: str
    playable: str
    any_card: str
    held: str
    played: str
    chosen: str
    score: str


ENGLISH = Words(
    choose="Choose three cards",
    taken="Press Enter to take them.",
    turn=("Your turn", "Your lead", "You lead first", "You cannot follow", "The deal is decided"),
    next_deal=("The deal is over. Press", "The last deal is over."),
    over="The match is over. Press",
    playable="You can play: ",
    any_card="Every card of your hand will do.",
    held="You hold ",
    played="You play ",
    chosen="You choose ",
    score="The score: ",
)
RUSSIAN = Words(
    choose="Выберите три карты",
    taken="Нажмите Enter, чтобы взять",
    turn=("Ваш ход", "Ваш заход", "Масти у вас нет", "Раздача решена"),
    next_deal=("Раздача окончена. Нажмите", "Последняя раздача сыграна."),
    over="Матч окончен. Enter",
    playable="Можно пойти: ",
    any_card="Можно пойти любой картой.",
    held="У вас ",
    played="Вы положили ",
    chosen="Вы выбрали ",
    score="Счёт. ",
)


class Listener:
    """Plays by ear. All it knows of the game is the text in the panel."""

    def __init__(self, qtbot: QtBot, program: Program, words: Words) -> None:
        self._qtbot = qtbot
        self._window = program.window
        self._words = words
        self._heard = 0
        self.deals = 0
        self.cards = 0

    def play(self) -> str:
        """Do what is asked until the match is over; the last sentence."""
        words = self._words
        while True:
            asked = self._wait_for_request()
            if asked.startswith(words.choose):
                self._pass()
            elif words.taken in asked:
                self.press(Qt.Key.Key_Return)
            elif asked.startswith(words.turn):
                self._play()
            elif asked.startswith(words.next_deal):
                self.deals += 1
                self.press(Qt.Key.Key_Return)
            else:
                return asked

    def ask(self, key: Qt.Key) -> str:
        """Ask the table; its answer, which is no request."""
        (said,) = self.press(key)
        self._heard = len(self._text())
        return said

    def press(self, key: Qt.Key) -> list[str]:
        """Press a key; what is said at once."""
        self._heard = len(self._text())
        QTest.keyClick(QApplication.focusWidget() or self._window, key)
        return self._text()[self._heard :]

    def _pass(self) -> None:
        self.press(Qt.Key.Key_Home)
        for _ in range(3):
            assert self.press(Qt.Key.Key_Space)[0].startswith(self._words.chosen)
            self.press(Qt.Key.Key_Right)
        self.press(Qt.Key.Key_Return)

    def _play(self) -> None:
        words = self._words
        turn, held = self.ask(Qt.Key.Key_W), self.ask(Qt.Key.Key_M)
        assert held.startswith(words.held)
        cards = turn.partition(words.playable)[2] or held.partition(": ")[2]
        assert (words.playable in turn) is not (words.any_card in turn)
        wanted = cards.rstrip(".").split(", ")[0]
        said = self.press(Qt.Key.Key_Home)
        while said != [wanted]:
            said = self.press(Qt.Key.Key_Right)
        assert self.press(Qt.Key.Key_Space)[0].startswith(words.played)
        self.cards += 1

    def _text(self) -> list[str]:
        return child(self._window, QPlainTextEdit).toPlainText().splitlines()

    def _wait_for_request(self) -> str:
        """Listen until something is asked."""
        self._qtbot.waitUntil(lambda: any(map(self._is_request, self._text()[self._heard :])))
        return next(filter(self._is_request, self._text()[self._heard :]))

    def _is_request(self, line: str) -> bool:
        words = self._words
        return line.startswith((words.choose, *words.turn, *words.next_deal, words.over)) or words.taken in line


@pytest.fixture(params=["en", "ru"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def program(qtbot: QtBot, profile: Profile, language: str) -> Iterator[Program]:
    with running(profile, language=language) as made:
        made.settings.change(text_panel=True)
        made.window.show()
        made.window.show_text_panel()
        yield made


def test_a_match_is_played_by_what_is_said_alone(qtbot: QtBot, program: Program, language: str) -> None:
    words = ENGLISH if language == "en" else RUSSIAN
    listener = Listener(qtbot, program, words)
    program.game.new_match("windows_hearts", RULES, SEED)
    last = listener.play()
    assert last.startswith(words.over)
    view = program.game.view
    assert view is not None
    assert view.phase is Phase.OVER
    assert listener.deals == view.number
    assert listener.cards == HAND * view.number
    score = listener.ask(Qt.Key.Key_S)
    assert score.startswith(words.score)
    for total in view.totals:
        assert str(total) in score
