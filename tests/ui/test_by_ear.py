"""A whole match by what is said alone: the player here reads the text, presses keys, and sees nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from hearts_qt.game.frames import PERSON
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.shuffle import first_dealer
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
QUICK = ("rule_of_thumb",) * 10
"""Opponents who do not take their time: nothing here depends on how well they play."""


@dataclass(frozen=True, slots=True)
class Words:
    """What the listener understands of a language: beginnings of sentences, and where a list of cards follows."""

    choose: tuple[str, ...]
    ready: tuple[str, ...]
    taken: str
    turn: tuple[str, ...]
    next_deal: tuple[str, ...]
    over: tuple[str, ...]
    playable: str
    any_card: str
    held: str
    played: str
    chosen: str
    score: str
    sheets: dict[str, Qt.Key]
    """What a question on a sheet begins with, and the key that answers it."""


ENGLISH = Words(
    choose=("Choose ", "You took the widow"),
    ready=("Pass the chosen", "Lay the chosen"),
    taken="or press Enter.",
    turn=("Your turn", "Your lead", "You lead first", "You cannot follow", "The deal is decided"),
    next_deal=("The deal is over: “Continue”", "The last deal is over."),
    over=("The match is over. “Play", "The match is over: you "),
    playable="You can play: ",
    any_card="Any card in your hand will do.",
    held="You hold ",
    played="You play ",
    chosen="You choose ",
    score="The score: ",
    sheets={
        "Your bid": Qt.Key.Key_P,
        "Which suit": Qt.Key.Key_1,
        "Will you take": Qt.Key.Key_Escape,
        "You have shot the moon. How": Qt.Key.Key_1,
        "That card was": Qt.Key.Key_2,
    },
)
RUSSIAN = Words(
    choose=("Выберите три карты",),
    ready=("Передайте выбранные карты",),
    taken="«Принять карты» или Enter",
    turn=("Ваш ход", "Ваш заход", "Масти у вас нет", "Раздача решена"),
    next_deal=("Раздача окончена: «Дальше»", "Последняя раздача сыграна."),
    over=("Матч окончен. «Сыграть", "Матч окончен, победа ваша."),
    playable="Можно пойти: ",
    any_card="Можно пойти любой картой.",
    held="У вас ",
    played="Вы положили ",
    chosen="Вы выбрали ",
    score="Счёт. ",
    sheets={},
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
            elif key := self._answer_to(asked):
                self.press(key)
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
        said = self.press(Qt.Key.Key_Home)
        while not any(line.startswith(self._words.ready) for line in said):
            said = self.press(Qt.Key.Key_Space)
            if not said[0].startswith(self._words.chosen):
                said = self.press(Qt.Key.Key_Right)  # that one may not be laid away
            elif not said[-1].startswith(self._words.ready):
                self.press(Qt.Key.Key_Right)
        self.press(Qt.Key.Key_Return)

    def _answer_to(self, asked: str) -> Qt.Key | None:
        keys = (key for beginning, key in self._words.sheets.items() if asked.startswith(beginning))
        return next(keys, None)

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
        said = self.press(Qt.Key.Key_Space)
        assert any(line.startswith(words.played) for line in said), said
        self.cards += 1

    def _text(self) -> list[str]:
        return child(self._window, QPlainTextEdit).toPlainText().splitlines()

    def _wait_for_request(self) -> str:
        """Listen until something is asked."""
        self._qtbot.waitUntil(lambda: any(map(self._is_request, self._text()[self._heard :])))
        return next(filter(self._is_request, self._text()[self._heard :]))

    def _is_request(self, line: str) -> bool:
        words = self._words
        starts = (*words.choose, *words.turn, *words.next_deal, *words.sheets, *words.over)
        return line.startswith(starts) or words.taken in line


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
    program.game.new_match("windows_hearts", RULES, SEED, QUICK)
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


@pytest.mark.parametrize("language", ["en"], indirect=True)
@pytest.mark.parametrize(
    ("variant", "seats", "asked"),
    [
        ("auction_hearts", 4, "Your bid"),
        ("auction_hearts", 6, "Your bid"),
        ("cancellation_hearts", 6, ""),
        ("king", 4, ""),
        ("domino_foster", 4, "You draw"),
    ],
)
def test_a_deal_of_other_games_is_played_by_ear(
    qtbot: QtBot, program: Program, variant: str, seats: int, asked: str
) -> None:
    rules = replace(CATALOGUE[variant].rules(seats), deals=2)
    listener = Listener(qtbot, program, ENGLISH)
    program.game.new_match(variant, rules, SEED, QUICK)
    assert listener.play().startswith(ENGLISH.over)
    assert program.game.view is not None
    assert program.game.view.phase is Phase.OVER
    assert any(line.startswith(asked) for line in program.window.desk.speaker.lines)


@pytest.mark.parametrize("language", ["en"], indirect=True)
def test_trumps_are_named_by_ear_on_the_first_cards(qtbot: QtBot, program: Program) -> None:
    usual = CATALOGUE["kierki"].rules(3)
    rules = replace(usual, contracts=usual.contracts[-1:], deals=1)
    own_deal = next(seed for seed in range(100) if first_dealer(rules, seed) == PERSON)
    listener = Listener(qtbot, program, ENGLISH)
    program.game.new_match("kierki", rules, own_deal, QUICK)
    assert listener.play().startswith(ENGLISH.over)
    said = program.window.desk.speaker.lines
    for beginning in (
        "Deal 1: Take tricks, with trumps. Your first cards: ",
        "Which suit will be trumps? You deal, so you name trumps, on these 5 cards.",
        "The rest is dealt. To your hand come: ",
    ):
        assert sum(line.startswith(beginning) for line in said) == 1, beginning
    came = next(line for line in said if line.startswith("The rest is dealt."))
    assert came.count(", ") == usual.hand_size - 5 - 1
