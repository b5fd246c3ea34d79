"""The statistics model changes values in place and rows only when there are others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from hearts_qt.models import statistics_model
from hearts_qt.models.statistics_model import StatisticsModel, StatisticsRow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROWS = (StatisticsRow("matches", "Matches", ("12", "")), StatisticsRow("wins", "Won", ("5", "42%")))
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def model(qapp: object) -> StatisticsModel:
    model = StatisticsModel(3)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.set_heads(("", "", "Share"))
    model.set_rows(ROWS)
    return model


def test_a_row_is_a_label_and_values(model: StatisticsModel) -> None:
    assert [model.index(1, column).data() for column in range(3)] == ["Won", "5", "42%"]
    assert [model.headerData(k, Qt.Orientation.Horizontal) for k in range(3)] == ["", "", "Share"]


def test_a_row_that_is_read_out_cell_by_cell_says_everything_once(
    model: StatisticsModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics_model, "READS_ROWS", True)
    assert [model.index(1, k).data(SPOKEN) for k in range(3)] == ["Won", "5", "Share: 42%"]


def test_a_listener_hears_what_a_number_is(model: StatisticsModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics_model, "READS_ROWS", False)
    told = [model.index(1, k).data(SPOKEN) for k in range(3)]
    assert told == ["Won: 5, Share: 42%", "Won: 5", "Won: Share: 42%"]
    assert model.index(0, 0).data(SPOKEN) == "Matches: 12"


def test_a_new_value_touches_its_own_row_only(model: StatisticsModel, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged) as changed:
        model.set_rows((ROWS[0], StatisticsRow("wins", "Won", ("6", "50%"))))
    assert changed.args is not None
    assert (changed.args[0].row(), changed.args[1].column()) == (1, 2)
    assert model.index(1, 1).data() == "6"


def test_other_figures_reset_the_model(model: StatisticsModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.modelReset):
        model.set_rows(ROWS[:1])
    assert model.rowCount() == 1
