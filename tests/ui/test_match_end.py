"""The end of a match: place, table, chart; the celebration can be skipped and never happens to a loser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from hearts_qt.game.frames import Sitter
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import DealScore, Match
from hearts_qt.rules.switches import Settlement, Sides
from hearts_qt.rules.view import View, view
from hearts_qt.table.pace import CELEBRATION, INSTANT, Pace, Speed
from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui import texts
from hearts_qt.ui.chart import TotalsChart
from hearts_qt.ui.final_table import FinalTable
from hearts_qt.ui.match_end import MatchEnd
from tests.ui.drawn import drawn_by_widget
from tests.ui.finding import child

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SITTERS = (Sitter.PERSON, Sitter.MARFA, Sitter.TIKHON, Sitter.ZLATA)


def ended(mine: int = 40, rules: Rules | None = None) -> View:
    """A match of two deals with these points for the person; Zoe shot the moon in the first."""
    totals = (mine, 102, 60, 50)
    scores = (
        DealScore(1, (26, 26, 26, 0), (26, 26, 26, 0), 3),
        DealScore(2, (mine - 26, 76, 34, 50), totals, None),
    )
    return view(Match(rules or Rules(), 1, scores=scores), 0)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1280, 730)
    table.show()
    qtbot.waitExposed(table)
    return table


@pytest.fixture
def end(table: QWidget) -> MatchEnd:
    end = MatchEnd(palette(Scheme.LIGHT), table)
    end.set_pace(INSTANT)
    return end


def test_at_pace_zero_the_still_picture_stands_at_once(end: MatchEnd) -> None:
    end.open(ended(), SITTERS)
    assert not end.is_celebrating
    assert end.isVisible()


def test_the_chart_ends_where_the_table_stands_when_a_pool_has_been_divided(
    end: MatchEnd, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[list[tuple[int, ...]]] = []
    monkeypatch.setattr(TotalsChart, "show_match", lambda _chart, totals, *_, **__: drawn.append(list(totals)))
    rules = Rules(settlement=Settlement.POOL, chips=50)
    scores = (DealScore(1, (-4, 4, 0, -6), (46, 54, 50, 44), None, pool=6),)
    end.open(view(Match(rules, 1, scores=scores, final=(47, 55, 51, 45)), 0), SITTERS)
    assert drawn[-1] == [(47, 55, 51, 45)]


def test_a_win_is_celebrated_once_and_the_button_gets_the_focus(end: MatchEnd, qtbot: QtBot) -> None:
    end.set_pace(Pace(Speed.FAST))
    end.open(ended(), SITTERS)
    assert end.is_celebrating
    qtbot.waitUntil(lambda: not end.is_celebrating)
    assert isinstance(end.focusWidget(), QPushButton)


def test_somebody_who_does_not_want_it_is_not_celebrated(end: MatchEnd) -> None:
    end.set_pace(Pace())
    end.set_celebrating(False)
    end.open(ended(), SITTERS)
    assert not end.is_celebrating


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_A])
def test_any_key_skips_the_celebration_and_does_nothing_else(end: MatchEnd, qtbot: QtBot, key: Qt.Key) -> None:
    end.set_pace(Pace())
    end.open(ended(), SITTERS)
    with qtbot.assertNotEmitted(end.playAgain):
        QTest.keyClick(end, key)
    assert not end.is_celebrating


def test_a_click_skips_the_celebration(end: MatchEnd, qtbot: QtBot) -> None:
    end.set_pace(Pace())
    end.open(ended(), SITTERS)
    QTest.mouseClick(end, Qt.MouseButton.LeftButton)
    assert not end.is_celebrating


def test_the_slowest_speed_celebrates_no_longer_than_designed(end: MatchEnd, qtbot: QtBot) -> None:
    end.set_pace(Pace(Speed.SLOW))
    end.open(ended(), SITTERS)
    qtbot.waitUntil(lambda: not end.is_celebrating, timeout=CELEBRATION + 2000)
    assert end.isVisible()


def test_a_lost_match_is_not_celebrated(end: MatchEnd) -> None:
    end.set_pace(Pace())
    end.open(ended(mine=110), SITTERS)
    assert not end.is_celebrating
    assert end.accessibleName().startswith("Fourth place. Zoe won")


def test_enter_plays_again_and_the_other_button_asks_for_rules(end: MatchEnd, qtbot: QtBot) -> None:
    end.open(ended(), SITTERS)
    again, review, other = end.findChildren(QPushButton)
    with qtbot.waitSignal(end.reviewWanted):
        QTest.mouseClick(review, Qt.MouseButton.LeftButton)
    review.setFocus()
    with qtbot.waitSignal(end.reviewWanted):
        QTest.keyClick(end, Qt.Key.Key_Return)
    with qtbot.waitSignal(end.otherRules):
        QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    again.setFocus()
    with qtbot.waitSignal(end.playAgain):
        QTest.keyClick(end, Qt.Key.Key_Return)
    assert not end.isVisible()


def test_the_table_is_read_out_from_the_winner_down_with_the_moon(end: MatchEnd) -> None:
    end.open(ended(), SITTERS)
    spoken = end.accessibleDescription()
    assert spoken.index("1. You: 40") < spoken.index("2. Zoe: 50") < spoken.index("4. Martha: 102")
    assert "Shot the moon: Zoe in deal 1" in spoken
    assert f"4. Martha: {texts.points(102)}" in spoken


def test_a_note_that_is_wider_than_the_table_goes_on_in_another_line(end: MatchEnd) -> None:
    scores = tuple(DealScore(n, (0,) * 4, (0,) * 4, shooter) for n, shooter in ((10, 1), (11, 2), (12, 3)))
    end.open(view(Match(Rules(), 1, scores=scores), 0), SITTERS)
    table = child(end, FinalTable)
    assert table.notes_height(200.0) > table.notes_height(2000.0) > 0


def test_many_moons_are_counted_instead_of_told_one_by_one(end: MatchEnd) -> None:
    shooters = (3, 1, 3, 0, 3)
    scores = tuple(DealScore(n + 1, (0,) * 4, (0,) * 4, shooter) for n, shooter in enumerate(shooters))
    end.open(view(Match(Rules(), 1, scores=scores), 0), SITTERS)
    assert "Moons: You 1, Martha 1, Zoe 3" in end.accessibleDescription()


def test_the_chart_has_a_line_of_totals_for_each_seat(end: MatchEnd) -> None:
    end.open(ended(), SITTERS)
    chart = end.findChild(TotalsChart)
    assert isinstance(chart, TotalsChart)
    assert "Martha: 26, 102" in chart.accessibleDescription()


@pytest.mark.parametrize(
    "size", [QSize(800, 532), QSize(1280, 730), QSize(1920, 970)], ids=["small", "usual", "large"]
)
@pytest.mark.parametrize("mine", [40, 110], ids=["won", "lost"])
def test_everything_fits_on_the_table(end: MatchEnd, table: QWidget, size: QSize, mine: int) -> None:
    table.resize(size)
    end.open(ended(mine), SITTERS)
    assert end.size() == size
    parts = [child for child in end.findChildren(QWidget) if child.isVisible()]
    assert all(end.rect().contains(part.geometry()) for part in parts)
    buttons = [part for part in parts if isinstance(part, QPushButton)]
    others = [part for part in parts if not isinstance(part, QPushButton)]
    assert not any(a.geometry().intersects(b.geometry()) for a in buttons for b in others)


def test_who_took_the_queen_how_often_is_told_if_it_was_counted(end: MatchEnd) -> None:
    end.open(ended(), SITTERS)
    assert "Queen of spades" not in end.accessibleDescription()
    end.open(ended(), SITTERS, queens=(1, 0, 0, 1))
    assert "Queen of spades: You 1, Zoe 1" in end.accessibleDescription()


def test_the_table_has_the_tricks_of_each_player_if_they_were_counted(
    end: MatchEnd, monkeypatch: pytest.MonkeyPatch
) -> None:
    end.open(ended(), SITTERS)
    assert "tricks" not in {text.text for text in drawn_by_widget(end, monkeypatch)}
    end.open(ended(), SITTERS, tricks=(5, 6, 7, 8))
    drawn = {text.text: text for text in drawn_by_widget(end, monkeypatch)}
    assert {"tricks", "5", "6", "7", "8"} <= drawn.keys()
    assert drawn["5"].rect.right() < drawn["points"].rect.left()
    assert f"1. You: {texts.points(40)}, 5 trick(s)" in spoken(end)


def test_a_name_that_needs_the_room_comes_before_the_tricks(
    end: MatchEnd, monkeypatch: pytest.MonkeyPatch
) -> None:
    end.set_own_name("Maximiliane-Eleonore von Hohenstaufen")
    end.open(ended(), SITTERS, tricks=(5, 6, 7, 8))
    assert "tricks" not in {text.text for text in drawn_by_widget(end, monkeypatch)}
    assert "5 trick(s)" in spoken(end)


@pytest.mark.parametrize("size", [QSize(800, 532), QSize(1280, 730)], ids=["small", "usual"])
def test_eleven_lines_are_not_squeezed(
    end: MatchEnd, table: QWidget, size: QSize, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.resize(size)
    totals = tuple(range(20, 64, 4))
    scores = (DealScore(1, totals, totals, None),)
    match = Match(CATALOGUE["cancellation_hearts"].rules(11), 1, scores=scores)
    end.open(view(match, 0), tuple(Sitter)[:11], tricks=(1,) * 11, queens=(1,) * 11)
    drawn = {text.text: text.rect for text in drawn_by_widget(child(end, FinalTable), monkeypatch)}
    rows = [drawn[texts.number(total)] for total in totals]
    assert all(above.bottom() <= below.top() for above, below in zip(rows, rows[1:], strict=False))
    assert rows[-1].bottom() < next(rect for text, rect in drawn.items() if "Queen" in text).top()


def spoken(end: MatchEnd) -> str:
    return end.accessibleDescription()


@pytest.mark.parametrize("sides", [Sides.COMBINED, Sides.AT_END])
def test_partners_stand_on_one_line_with_their_sum(end: MatchEnd, sides: Sides) -> None:
    end.open(ended(rules=Rules(sides=sides)), SITTERS)
    assert "1. You and Oliver: 100" in spoken(end)
    assert "2. Martha and Zoe: 152" in spoken(end)
    assert ("You 40 + Oliver 60" in spoken(end)) is (sides is Sides.AT_END)
    assert "You and Oliver: 52, 100" in (end.findChild(TotalsChart) or end).accessibleDescription()


def test_money_by_the_average_is_said_to_the_exact_fraction(end: MatchEnd) -> None:
    end.open(ended(mine=41, rules=Rules(settlement=Settlement.AVERAGE)), SITTERS)
    assert "Money by the average: You +22 1/4, Martha −38 3/4, Oliver +3 1/4, Zoe +13 1/4" in spoken(end)
