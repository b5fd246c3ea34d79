from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hearts_qt.game.frames import PERSON, Ask
from hearts_qt.rules.cards import cards, write_cards
from hearts_qt.rules.moves import DealCards
from hearts_qt.rules.state import Match
from hearts_qt.rules.view import view
from hearts_qt.table import speech, words
from hearts_qt.table.arrangement import Arrangement
from hearts_qt.table.theme import appearance
from tests.table.positions import HOLD, SITTERS, frames, hand_of, offer, passing

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.table.scene import TableScene
    from hearts_qt.table.view import TableView

CARDS = cards("2C TC AC 5D QS 3S 4H KH")
OTHER = Arrangement("HSDC", low_right=False)


@pytest.mark.parametrize(
    ("arrangement", "lies"),
    [
        (Arrangement(), "AC TC 2C 5D QS 3S KH 4H"),
        (Arrangement(low_right=False), "2C TC AC 5D 3S QS 4H KH"),
        (Arrangement("SHCD"), "QS 3S KH 4H AC TC 2C 5D"),
        (OTHER, "4H KH 3S QS 5D 2C TC AC"),
    ],
)
def test_suits_and_ranks_lie_as_the_player_wants(arrangement: Arrangement, lies: str) -> None:
    assert write_cards(arrangement.arrange(CARDS)) == lies


def test_the_hand_lies_on_the_cloth_in_that_order(scene: TableScene) -> None:
    scene.set_appearance(replace(appearance(), arrangement=OTHER))
    scene.show_view(view(passing(), PERSON))
    items = scene.hand_items()
    assert tuple(item.card for item in items) == OTHER.arrange(view(passing(), PERSON).hand)
    assert all(left.spot.x < right.spot.x and left.spot.z < right.spot.z for left, right in pairwise(items))


def test_the_cursor_goes_through_the_hand_as_it_lies(qtbot: QtBot, table: TableView) -> None:
    match = passing()
    table.set_appearance(replace(appearance(), arrangement=OTHER))
    with qtbot.waitSignal(table.idle):
        table.snap(view(match, PERSON))
    table.set_offer(offer(match, Ask.PASS))
    heard: list[str] = []
    table.cursorMoved.connect(heard.append)
    hand = OTHER.arrange(view(match, PERSON).hand)
    for _ in hand:
        QTest.keyClick(table, Qt.Key.Key_Right)
    assert heard == [words.card_name(card) for card in hand]


def test_the_hand_is_read_out_as_it_lies() -> None:
    after, some = frames(Match(HOLD, 3), DealCards())
    text = speech.sentence(some[0], SITTERS, OTHER)
    assert words.card_names(OTHER.arrange(view(after, PERSON).hand)) in text
    assert words.card_names(hand_of(after)) not in text


def test_jokers_lie_at_the_right_end() -> None:
    assert write_cards(Arrangement().arrange(cards("JK 2C AH JK'"))) == "2C AH JK JK'"
    assert write_cards(OTHER.arrange(cards("JK 2C AH"))) == "AH 2C JK"
