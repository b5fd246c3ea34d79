"""The statistics model changes values in place and rows only when there are others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from hearts_qt.models.statistics_model import StatisticsModel, StatisticsRow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROWS = (StatisticsRow("matches", "Matches", "12"), StatisticsRow("wins", "Won", "5"))


@pytest.fixture
def model(qapp: object) -> StatisticsModel:
    model = StatisticsModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.set_rows(ROWS)
    return model


def test_a_row_is_a_label_and_a_value(model: StatisticsModel) -> None:
    assert [model.index(1, column).data() for column in (0, 1)] == ["Won", "5"]
    assert model.index(1, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Won: 5"


def test_a_new_value_touches_its_own_row_only(model: StatisticsModel, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged) as changed:
        model.set_rows((ROWS[0], StatisticsRow("wins", "Won", "6")))
    assert changed.args is not None
    assert changed.args[0].row() == 1
    assert model.index(1, 1).data() == "6"


def test_other_figures_reset_the_model(model: StatisticsModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.modelReset):
        model.set_rows(ROWS[:1])
    assert model.rowCount() == 1
