from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from hearts_qt.game.frames import Ask
from hearts_qt.rules.cards import card, cards
from hearts_qt.table.keyboard import (
    Accept,
    Finish,
    GoOn,
    Intent,
    Lower,
    LowerAll,
    MoveCursor,
    PassRaised,
    Play,
    Raise,
    Situation,
    intent,
)

HAND = cards("2C 7C 3D QS 9H")
Key = Qt.Key
PASSING = Situation(HAND, HAND, Ask.PASS)
PLAYING = Situation(HAND, cards("3D QS"), Ask.PLAY)


@pytest.mark.parametrize(
    ("key", "cursor", "target"),
    [
        (Key.Key_Right, None, "2C"),
        (Key.Key_Left, None, "9H"),
        (Key.Key_Right, "7C", "3D"),
        (Key.Key_Left, "7C", "2C"),
        (Key.Key_Left, "2C", "2C"),
        (Key.Key_Right, "9H", "9H"),
        (Key.Key_Home, "QS", "2C"),
        (Key.Key_End, "2C", "9H"),
        (Key.Key_Right, "AS", "2C"),
    ],
)
def test_the_cursor_moves_and_stops_at_the_ends(key: Key, cursor: str | None, target: str) -> None:
    now = replace(PASSING, cursor=card(cursor) if cursor else None)
    assert intent(key, now) == MoveCursor(card(target))


def test_an_empty_hand_has_no_cursor() -> None:
    assert intent(Key.Key_Right, Situation(())) is None


@pytest.mark.parametrize(
    ("key", "raised", "wish"),
    [
        (Key.Key_Up, "", Raise(card("3D"))),
        (Key.Key_Up, "3D", None),
        (Key.Key_Down, "3D", Lower(card("3D"))),
        (Key.Key_Down, "", None),
        (Key.Key_Space, "", Raise(card("3D"))),
        (Key.Key_Space, "3D", Lower(card("3D"))),
        (Key.Key_Return, "3D", PassRaised()),
        (Key.Key_Enter, "", PassRaised()),
        (Key.Key_Escape, "3D", LowerAll()),
        (Key.Key_Escape, "", MoveCursor(None)),
    ],
)
@pytest.mark.parametrize("ask", [Ask.PASS, Ask.EXCHANGE])
def test_keys_while_passing_or_laying_away(ask: Ask, key: Key, raised: str, wish: Intent | None) -> None:
    now = replace(PASSING, ask=ask, cursor=card("3D"), raised=cards(raised))
    assert intent(key, now) == wish


@pytest.mark.parametrize(
    ("key", "cursor", "raised", "wish"),
    [
        (Key.Key_Space, None, "", Play(card("3D"))),
        (Key.Key_Space, "QS", "", Play(card("QS"))),
        (Key.Key_Space, "2C", "", Play(card("2C"))),
        (Key.Key_Space, "2C", "QS", Play(card("QS"))),
        (Key.Key_Return, None, "", None),
        (Key.Key_Return, "QS", "", Play(card("QS"))),
        (Key.Key_Up, "QS", "", Raise(card("QS"))),
        (Key.Key_Down, "QS", "QS", Lower(card("QS"))),
    ],
)
def test_keys_while_playing(key: Key, cursor: str | None, raised: str, wish: Intent | None) -> None:
    now = replace(PLAYING, cursor=card(cursor) if cursor else None, raised=cards(raised))
    assert intent(key, now) == wish


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_accepting_and_going_on(key: Key) -> None:
    assert intent(key, Situation(HAND, HAND[:3], Ask.ACCEPT)) == Accept()
    assert intent(key, Situation((), (), Ask.NEXT_DEAL)) == GoOn()
    assert intent(key, Situation((), (), Ask.NEW_MATCH)) == GoOn()


def test_while_something_moves_only_escape_and_space_mean_anything() -> None:
    busy = replace(PLAYING, cursor=card("QS"), is_busy=True)
    assert intent(Key.Key_Escape, busy) == Finish()
    assert intent(Key.Key_Space, busy) == Finish()
    assert [intent(key, busy) for key in (Key.Key_Return, Key.Key_Up, Key.Key_Right)] == [None] * 3


def test_with_nothing_on_offer_cards_stay_down() -> None:
    nothing = Situation(HAND, cursor=card("QS"))
    assert [intent(key, nothing) for key in (Key.Key_Up, Key.Key_Space, Key.Key_Return)] == [None] * 3


@pytest.mark.parametrize("ask", [Ask.BID, Ask.NAME, Ask.DECLARE, Ask.MEND, Ask.MOON])
def test_what_a_sheet_asks_is_left_to_it(ask: Ask) -> None:
    asked = Situation(HAND, (), ask, cursor=card("QS"))
    assert [intent(key, asked) for key in (Key.Key_Up, Key.Key_Space, Key.Key_Return)] == [None] * 3


def test_space_needs_a_cursor_to_choose_a_card_to_pass() -> None:
    assert intent(Key.Key_Space, PASSING) is None


def test_other_keys_mean_nothing() -> None:
    assert intent(Key.Key_H, PLAYING) is None
    assert intent(Key.Key_F2, PASSING) is None
