"""The charts draw what they are given, in every set of colours and in little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui.statistics import charts
from hearts_qt.ui.statistics.charts import Bar, BarChart, Line, LineChart

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot


def colours_of(widget: QWidget) -> set[str]:
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


BARS = [Bar(str(k), n, str(n), f"{n} %") for k, n in enumerate((12, 0, 30, 6), 1)]
LINES = (Line("You", (4.0, None, 6.5, 3.0)), Line("The others", (7.0, 6.0, 6.0, 7.5)))


@pytest.mark.parametrize("scheme", Scheme)
def test_both_charts_are_drawn_in_the_colours_of_the_paper(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scheme: Scheme
) -> None:
    monkeypatch.setattr(charts, "scheme", lambda: scheme)
    colours = palette(scheme)
    bars, lines = BarChart(), LineChart()
    for chart in (bars, lines):
        qtbot.addWidget(chart)
        chart.resize(420, 220)
    bars.show_bars("Places", BARS)
    lines.show_lines("Over time", LINES, ("May", "June"), str)
    assert {colours.paper.name(), colours.accent.name(), colours.leader.name()} <= colours_of(bars)
    assert {colours.paper.name(), colours.chart[0].name(), colours.chart[1].name()} <= colours_of(lines)


@pytest.mark.parametrize("size", [QSize(220, 120), QSize(340, 150), QSize(1200, 700)])
def test_eleven_places_and_single_points_find_room(qtbot: QtBot, size: QSize) -> None:
    bars, lines = BarChart(), LineChart()
    for chart in (bars, lines):
        qtbot.addWidget(chart)
        chart.resize(size)
    bars.show_bars("Places", [Bar(str(k), k, str(k), f"{k} %") for k in range(11)])
    lines.show_lines("Over time", (Line("You", (0.0,)),), ("May", "May"), str)
    assert not bars.grab().isNull()
    assert not lines.grab().isNull()
    lines.show_lines("Over time", (Line("You", (-4.0, -9.5)),), ("May", "June"), str)
    assert not lines.grab().isNull()


def test_with_nothing_to_show_there_is_paper(qtbot: QtBot) -> None:
    bars, lines = BarChart(), LineChart()
    for chart in (bars, lines):
        qtbot.addWidget(chart)
    bars.show_bars("Places", [])
    lines.show_lines("Over time", (Line("You", ()),), ("", ""), str)
    assert not bars.grab().isNull()
    assert not lines.grab().isNull()
    assert lines.accessibleName() == "Over time"
