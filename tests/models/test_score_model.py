"""The score sheet's model shows what was shown, and tells its views exactly what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from hearts_qt.game.frames import Frame
from hearts_qt.models.score_model import ScoreModel, ScoreRole
from hearts_qt.rules.events import DealScored
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import DealScore, Match
from hearts_qt.rules.switches import Sides
from hearts_qt.rules.view import View, view

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

POINTS = ((5, 13, 2, 6), (0, 8, 18, 0), (-26, 0, 0, 0))


def seen(deals: int, shooter: int | None = None, sides: Sides = Sides.NONE) -> View:
    """The view after ``deals`` of the deals in POINTS; ``shooter`` shot in the last of them."""
    totals = (0, 0, 0, 0)
    scores: tuple[DealScore, ...] = ()
    for number, points in enumerate(POINTS[:deals], 1):
        totals = tuple(map(sum, zip(totals, points, strict=True)))  # type: ignore[assignment]
        scores += (DealScore(number, points, totals, shooter if number == deals else None),)
    return view(Match(Rules(sides=sides), 1, scores=scores), 0)


def frame(index: int, deals: int) -> Frame:
    after = seen(deals)
    return Frame(index, DealScored(POINTS[deals - 1], after.totals), after)


@pytest.fixture
def model(qapp: object) -> ScoreModel:
    model = ScoreModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.reset(seen(0))
    return model


def test_a_scored_deal_adds_one_row(model: ScoreModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.rowsInserted) as inserted:
        model.show(frame(1, 1))
    assert inserted.args is not None
    assert inserted.args[1:] == [0, 0]
    assert [model.index(0, seat).data() for seat in range(4)] == ["5", "13", "2", "6"]


def test_a_frame_without_a_new_score_changes_nothing(model: ScoreModel, qtbot: QtBot) -> None:
    model.show(frame(1, 1))
    with qtbot.assertNotEmitted(model.rowsInserted), qtbot.assertNotEmitted(model.modelReset):
        model.show(frame(2, 1))


def test_only_earlier_totals_are_struck_and_the_views_hear_of_it(model: ScoreModel, qtbot: QtBot) -> None:
    model.show(frame(1, 1))
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.show(frame(2, 2))
    assert changed.args is not None
    assert changed.args[2] == [ScoreRole.STRUCK, ScoreRole.LEADER]
    assert [model.index(row, 0).data(ScoreRole.STRUCK) for row in (0, 1)] == [True, False]


def test_the_lowest_total_leads_and_equals_lead_together(model: ScoreModel) -> None:
    assert not any(model.is_leader(seat) for seat in range(4))
    model.show(frame(1, 1))
    assert [model.is_leader(seat) for seat in range(4)] == [False, False, True, False]
    model.reset(view(Match(Rules(), 1, scores=(DealScore(1, (3, 10, 3, 10), (3, 10, 3, 10), None),)), 0))
    assert [model.is_leader(seat) for seat in range(4)] == [True, False, True, False]


def test_a_negative_total_is_written_with_a_minus_sign(model: ScoreModel) -> None:
    model.reset(seen(3))
    assert model.index(2, 0).data() == "−21"
    assert model.index(2, 0).data(ScoreRole.DELTA) == -26


def test_the_shooter_is_marked_in_the_deal_of_the_moon(model: ScoreModel) -> None:
    model.reset(seen(2, shooter=3))
    assert model.index(1, 3).data(ScoreRole.SHOOTER) is True
    assert model.index(0, 3).data(ScoreRole.SHOOTER) is False


def test_another_match_resets_the_sheet(model: ScoreModel, qtbot: QtBot) -> None:
    model.reset(seen(2))
    other = view(Match(Rules(), 2, scores=(DealScore(1, (26, 0, 0, 0), (26, 0, 0, 0), None),)), 0)
    with qtbot.waitSignal(model.modelReset):
        model.show(Frame(9, DealScored((26, 0, 0, 0), (26, 0, 0, 0)), other))
    assert model.rowCount() == 1


def test_heads_are_the_names_and_the_numbers_of_the_deals(model: ScoreModel) -> None:
    model.reset(seen(2))
    model.set_names(("You", "Martha", "Oliver", "Zoe"))
    assert model.headerData(3, Qt.Orientation.Horizontal) == "Zoe"
    assert model.headerData(1, Qt.Orientation.Vertical) == "2"


def test_a_side_with_one_score_has_one_column(model: ScoreModel) -> None:
    model.reset(seen(2, shooter=3, sides=Sides.COMBINED))
    assert model.parties == ((0, 2), (1, 3))
    assert [model.index(0, column).data() for column in range(model.columnCount())] == ["7", "19"]
    assert [model.index(1, column).data(ScoreRole.DELTA) for column in range(2)] == [18, 8]
    assert [model.index(1, column).data(ScoreRole.SHOOTER) for column in range(2)] == [False, True]
    assert [model.is_leader(column) for column in range(2)] == [True, False]
    assert model.totals == (5, 21, 20, 6)


def test_partners_who_add_up_at_the_end_have_columns_of_their_own(model: ScoreModel) -> None:
    model.reset(seen(1, sides=Sides.AT_END))
    assert model.columnCount() == 4
