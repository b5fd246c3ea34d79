"""The axis, the names at the line ends and the lines of the chart."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QWidget

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.table.theme import Palette, Scheme, palette
from hearts_qt.ui.chart import TotalsChart, axis_step, chart_limits, pushed_apart

if TYPE_CHECKING:
    from PySide6.QtGui import QColor
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize(("span", "step"), [(1, 1), (9, 2), (26, 5), (102, 20), (110, 20), (204, 50), (1000, 200)])
def test_grid_lines_stand_at_round_numbers(span: float, step: int) -> None:
    assert axis_step(span) == step


@given(st.lists(st.floats(0, 300), min_size=1, max_size=8))
def test_names_are_pushed_apart_in_their_order_and_stay_inside(wanted: list[float]) -> None:
    placed = pushed_apart(wanted, 20, 0, 300)
    order = sorted(range(len(wanted)), key=lambda k: (wanted[k], k))
    heights = [placed[k] for k in order]
    assert all(below - above >= 20 - 1e-6 for above, below in pairwise(heights))
    assert heights[0] >= -1e-6
    assert heights[-1] <= 300 + 1e-6


def test_names_with_room_stand_at_their_lines() -> None:
    assert pushed_apart([10, 200, 100], 20, 0, 300) == [10, 200, 100]


def drawn(qtbot: QtBot, colours: Palette, seats: int) -> list[QColor]:
    """Which of the chart's line colours appear in the picture."""
    holder = QWidget()
    qtbot.addWidget(holder)
    chart = TotalsChart(colours, holder)
    chart.resize(560, 320)
    rows = [tuple(deal * (seat + 1) for seat in range(seats)) for deal in range(1, 8)]
    chart.show_match(rows, [f"Player {seat}" for seat in range(seats)], (100,))
    image = chart.grab().toImage()
    seen = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    return [colour for colour in colours.chart if colour.rgb() in seen]


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_each_of_four_players_has_a_colour(qtbot: QtBot, scheme: Scheme) -> None:
    colours = palette(scheme)
    assert drawn(qtbot, colours, 4) == list(colours.chart)


def test_of_many_players_only_three_have_a_colour(qtbot: QtBot) -> None:
    colours = palette(Scheme.LIGHT)
    assert colours.chart[0] in drawn(qtbot, colours, 7)
    assert colours.chart[3] not in drawn(qtbot, colours, 7)


@pytest.mark.parametrize(
    ("variant", "limits"),
    [
        ("windows_hearts", (100,)),
        ("omnibus_gruznov", (100, -100)),
        ("king", ()),
        ("hearts_pool", ()),
        ("partner_combined", (200,)),
        ("partner_individual", ()),
    ],
)
def test_the_chart_draws_every_total_that_ends_the_match(variant: str, limits: tuple[int, ...]) -> None:
    assert chart_limits(CATALOGUE[variant].rules()) == limits
