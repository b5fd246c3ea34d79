"""The model of the goals tells each in three columns and in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from hearts_qt.models.goals_model import GOAL_ROLE, GoalRow, GoalsModel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROWS = (
    GoalRow("won 1", "Win a match", 1, 1, "", "1 May", "Win a match: reached on 1 May"),
    GoalRow("won 10", "Win ten matches", 3, 10, "3 of 10", "—", "Win ten matches: 3 of 10"),
)


@pytest.fixture
def model(qapp: object) -> GoalsModel:
    model = GoalsModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.set_heads(("Goal", "How far", "Reached"))
    model.set_rows(ROWS)
    return model


def test_a_goal_is_told_in_three_columns_and_in_one_sentence(model: GoalsModel) -> None:
    assert [model.index(1, k).data() for k in range(3)] == ["Win ten matches", "3 of 10", "—"]
    assert [model.headerData(k, Qt.Orientation.Horizontal) for k in range(3)] == ["Goal", "How far", "Reached"]
    assert model.index(1, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Win ten matches: 3 of 10"
    assert model.index(0, 0).data(GOAL_ROLE) == ROWS[0]


def test_another_game_has_other_goals(model: GoalsModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.modelReset):
        model.set_rows(ROWS[:1])
    assert model.rowCount() == 1
