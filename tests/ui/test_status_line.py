"""The status line says its sentence to eyes and ears, and the right part gives way first."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.game.frames import seated
from hearts_qt.rules.cards import SUITS, Card, Rank, Suit
from hearts_qt.rules.moves import Bid, ChooseMoon, Declare, ExchangeWidow, NameSuit, PassCards, PlayCard
from hearts_qt.rules.switches import Moon
from hearts_qt.support.i18n import Translations
from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui.reasons import hint_sentence
from hearts_qt.ui.status_line import EDGE, HEIGHT, LOW_HEIGHT, StatusKind, StatusLine

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.moves import Move

COLOURS = palette(Scheme.LIGHT)
LONG = "You must follow suit, and this sentence is rather longer than such a narrow line has room for."


@pytest.fixture
def line(qtbot: QtBot) -> StatusLine:
    line = StatusLine(COLOURS)
    qtbot.addWidget(line)
    line.resize(1000, HEIGHT)
    return line


def picture(line: StatusLine) -> QImage:
    return line.grab().toImage()


def test_the_accessible_name_is_the_sentence(line: StatusLine, qtbot: QtBot) -> None:
    with qtbot.waitSignal(line.announced) as announced:
        line.set_sentence(StatusKind.ASK, "Your turn: play a club.")
    assert announced.args == ["Your turn: play a club."]
    assert line.accessibleName() == line.sentence == "Your turn: play a club."


def test_the_same_sentence_again_is_not_announced(line: StatusLine, qtbot: QtBot) -> None:
    line.set_sentence(StatusKind.ASK, "Your turn.")
    with qtbot.assertNotEmitted(line.announced):
        line.set_sentence(StatusKind.ASK, "Your turn.")


def test_what_somebody_else_says_is_shown_and_not_announced(line: StatusLine, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(line.announced):
        line.set_sentence(StatusKind.ASK, "Your turn.", aloud=False)
    assert line.accessibleName() == "Your turn."


def test_every_kind_has_a_shape_of_its_own(line: StatusLine) -> None:
    pictures = []
    for kind in StatusKind:
        line.set_sentence(kind, "The same words.")
        pictures.append(picture(line).copy(EDGE, 0, 35, line.height()))
    assert all(a != b for k, a in enumerate(pictures) for b in pictures[:k])


def test_a_refusal_has_a_strip_at_its_edge(line: StatusLine) -> None:
    line.set_sentence(StatusKind.REFUSAL, "No.")
    assert picture(line).pixelColor(1, 3).name() == COLOURS.refusal.name()
    line.set_sentence(StatusKind.ASK, "Your turn.")
    assert picture(line).pixelColor(1, 3).name() == COLOURS.status.name()


def test_the_right_part_gives_way_to_the_sentence(line: StatusLine) -> None:
    line.set_right("Classic Hearts, to 100 points")
    line.set_sentence(StatusKind.ASK, LONG)
    line.resize(700, HEIGHT)
    without = StatusLine(COLOURS)
    without.set_sentence(StatusKind.ASK, LONG)
    without.resize(700, HEIGHT)
    assert picture(line) == picture(without)
    assert "Classic Hearts" in line.toolTip()


def test_where_all_fits_there_is_no_tool_tip(line: StatusLine) -> None:
    line.set_right("Classic Hearts")
    line.set_sentence(StatusKind.ASK, "Your turn.")
    assert line.toolTip() == ""


def test_a_low_window_gets_the_low_line(line: StatusLine) -> None:
    line.fit_window(600)
    assert line.sizeHint().height() == LOW_HEIGHT
    line.fit_window(800)
    assert line.sizeHint().height() == HEIGHT


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_hint_can_be_read_in_a_small_window(line: StatusLine, qapp: QApplication, language: str) -> None:
    translations = Translations(qapp)
    translations.use(language)
    line.resize(800, LOW_HEIGHT)
    line.fit_window(600)
    tens = tuple(Card(suit, Rank.TEN) for suit in SUITS)
    moves: tuple[Move, ...] = (
        PlayCard(0, tens[1]), PassCards(0, tens[:3]), ExchangeWidow(0, tens), NameSuit(0, Suit.DIAMONDS),
        Bid(0, 12), Declare(0, True), Declare(0, False), ChooseMoon(0, Moon.SUBTRACT),
    )  # fmt: skip
    for motive, move in product(Motive, moves):
        for advice in (
            Advice(move, motive),
            Advice(move, motive, Suit.DIAMONDS),
            Advice(move, motive, card=tens[1]),
            Advice(move, motive, Suit.DIAMONDS, tens[1], 4),
        ):
            line.set_sentence(StatusKind.ASK, hint_sentence(advice, seated((), 6)))
            assert line.toolTip() == "", line.sentence
    translations.remove()
