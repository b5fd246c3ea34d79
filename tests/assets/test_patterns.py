"""Woven grounds, engraved lines and what is left out of a drawing."""

import math

import pytest

from assets.draw.canvas import Canvas, visible
from assets.draw.classic.engrave import LOZENGE, angular, brocade, capsule, hatch, knots, ribbon, spline, strands
from assets.draw.deck import simplified
from assets.draw.geometry import move, scale
from assets.draw.paths import Path, bounds, contains, ellipse, flattened, rounded_rect
from assets.draw.patterns import area_of, lozenges, polygon, rays, stripes, weave, woven
from assets.draw.svg import path_data


def total_area(path: Path) -> float:
    return sum(abs(area_of(points)) for points in flattened(path, 40))


def test_woven_pieces_are_cut_exactly_to_the_area() -> None:
    half = woven(ellipse(0, 0, 10), [[(0, -20), (20, -20), (20, 20), (0, 20)]])
    assert total_area(half) == pytest.approx(math.pi * 50, rel=0.01)
    left, _, right, _ = bounds(half)
    assert (left, right) == pytest.approx((0, 10), abs=1e-2)


def test_woven_pieces_inside_stay_as_they_are_and_those_outside_vanish() -> None:
    square = rounded_rect(0, 0, 100, 100)
    inside, outside = [(10.0, 10.0), (20.0, 10.0), (15.0, 20.0)], [(200.0, 0.0), (210.0, 0.0), (205.0, 9.0)]
    assert woven(square, [inside, outside]) == polygon(inside)


def test_only_whole_pieces_are_kept_if_asked_for() -> None:
    square = rounded_rect(0, 0, 40, 40)
    pieces = lozenges((10, 10), (6, 6), start=(0, 0), end=(41, 41))
    whole = woven(square, pieces, whole=True)
    assert 0 < len(whole) < len(woven(square, pieces))
    left, top, right, bottom = bounds(whole)
    assert min(left, top) >= 0
    assert max(right, bottom) <= 40


def test_stripes_and_rays_cover_their_share() -> None:
    square = rounded_rect(-50, -50, 100, 100)
    half = woven(square, stripes(30, 10, 5, 0, 0))
    assert total_area(half) == pytest.approx(5000, rel=0.03)
    quarter = woven(ellipse(0, 0, 40), rays(0, 0, 12, 100, share=0.25))
    assert total_area(quarter) == pytest.approx(math.pi * 400, rel=0.01)


def test_a_spline_runs_through_its_points_and_turns_sharply_where_told() -> None:
    points = "0,0 10,0! 10,10 0,10"
    (sub,) = spline(points)
    assert [sub.start, *(segment[-1] for segment in sub.segments)][:4] == [knot.point for knot in knots(points)]
    incoming, outgoing = sub.segments[0], sub.segments[1]
    before = math.atan2(10 - 10, 10 - incoming[1][0])
    after = math.atan2(outgoing[0][1], outgoing[0][0] - 10)
    assert abs(after - before) > math.radians(30)


def test_a_ribbon_is_as_wide_as_asked_and_pointed_at_thin_ends() -> None:
    assert bounds(ribbon("0,0 20,0 40,0", (4, 4, 4))) == pytest.approx((0, -2, 40, 2), abs=0.3)
    (pointed,) = ribbon("0,0 20,0 40,0", (0.2, 4, 0.2))
    assert math.dist(pointed.start, (0, 0)) == 0
    assert len(pointed.segments) == 4


def test_a_capsule_has_two_round_ends() -> None:
    outline = flattened(capsule((0, 0), (20, 0), 3, 2), 30)
    assert bounds(capsule((0, 0), (20, 0), 3, 2)) == pytest.approx((-3, -3, 22, 3), abs=0.01)
    assert contains(outline, (-2.9, 0))
    assert not contains(outline, (-2.6, 2.6))


def test_hatching_stays_in_its_area_and_keeps_its_distance_when_scaled() -> None:
    plain, enlarged = Canvas(one_pen=True), Canvas(one_pen=True)
    hatch(plain, rounded_rect(0, 0, 40, 40), 0, 2, 0.5)
    with enlarged.placed(scale(4)):
        hatch(enlarged, rounded_rect(0, 0, 10, 10), 0, 2, 0.5)
    assert len(plain.marks[0].path) == len(enlarged.marks[0].path) == 20
    left, top, right, bottom = bounds(enlarged.marks[0].path)
    assert min(left, top) >= 0
    assert max(right, bottom) <= 40


def test_brocade_has_room_for_every_motif() -> None:
    canvas = Canvas()
    brocade(canvas, ellipse(0, 0, 30), LOZENGE, (12, 9), "#fff")
    (mark,) = canvas.marks
    corners = [point for sub in mark.path for point in (sub.start, *(segment[-1] for segment in sub.segments))]
    assert len(mark.path) > 10
    assert all(math.hypot(*corner) <= 30 for corner in corners)


def test_plain_drawing_has_no_ornament_no_hair_lines_and_no_specks() -> None:
    canvas = Canvas()
    canvas.shape(rounded_rect(0, 0, 40, 40), "#fff", "#000", 2)
    weave(canvas, rounded_rect(0, 0, 40, 40), stripes(0, 8, 4, 20, 20), "#f00")
    strands(canvas, "0,0 10,10", "20,0 30,10", 3, 1)
    canvas.line("M0,0 H30", "#000", 1)
    canvas.disc(5, 5, 1, "#000")
    (kept,) = simplified(canvas.marks)
    assert kept.fill == "#fff"
    assert kept.width > 2


def test_what_lies_wholly_under_a_later_area_is_left_out() -> None:
    canvas = Canvas()
    canvas.shape(ellipse(20, 20, 3) + ellipse(200, 20, 3), "#f00")
    canvas.shape(ellipse(40, 20, 3), "#0f0")
    canvas.shape(rounded_rect(0, 0, 41, 40), "#00f")
    remaining = visible(canvas.marks)
    assert [mark.fill for mark in remaining] == ["#f00", "#0f0", "#00f"]
    assert remaining[0].path == ellipse(200, 20, 3)


def test_lines_and_areas_with_holes_cover_nothing() -> None:
    canvas = Canvas()
    canvas.disc(20, 20, 3, "#f00")
    canvas.line(rounded_rect(0, 0, 40, 40), "#000", 2)
    canvas.shape(rounded_rect(0, 0, 40, 40) + rounded_rect(5, 5, 30, 30), "#00f", even_odd=True)
    assert len(visible(canvas.marks)) == 3


def test_a_curve_gets_one_control_point_only_where_that_is_not_seen() -> None:
    small, large = ellipse(0, 0, 1.5), ellipse(0, 0, 30)
    assert "c" not in path_data(small, 2, 0.05)
    assert "q" not in path_data(large, 2, 0.05)
    assert "q" not in path_data(small, 2)


def test_angular_points_are_joined_by_straight_lines() -> None:
    (sub,) = angular("0,0 4,0 4,4", closed=False)
    assert not sub.closed
    assert all(len(segment) == 1 for segment in sub.segments)
    canvas = Canvas()
    with canvas.placed(move(1, 1)):
        canvas.shape((sub,), "#000")
    assert canvas.marks[0].path[0].start == (1, 1)
