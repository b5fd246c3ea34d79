"""Paths, cutting and output of the drawing kit."""

import math

import pytest

from assets.draw.canvas import Canvas
from assets.draw.geometry import MIRROR, move, scale, turn
from assets.draw.paths import HalfPlane, bounds, cut, ellipse, flattened, parse, points_along, rounded_rect
from assets.draw.svg import elements, number, path_data


def test_affine_product_applies_the_right_hand_map_first() -> None:
    assert (move(10, 0) @ scale(2)).apply((3, 4)) == (16, 8)
    x, y = turn(90).apply((1, 0))
    assert (x, y) == pytest.approx((0, 1))  # clockwise, because y grows downwards


def test_only_maps_without_stretching_keep_circles() -> None:
    assert (move(3, 4) @ turn(30) @ scale(2) @ MIRROR).keeps_circles
    assert not scale(1, 2).keeps_circles


def test_parse_reads_repeated_and_shorthand_commands() -> None:
    (sub,) = parse("M1,2 H5 V-6 L.5,3 -1,4 Z")
    assert sub.closed
    ends = [sub.start, *(segment[-1] for segment in sub.segments)]
    assert ends == [(1, 2), (5, 2), (5, -6), (0.5, 3), (-1, 4)]


def test_parse_refuses_data_without_a_command() -> None:
    with pytest.raises(ValueError, match="without a command"):
        parse("1,2 3,4")


def test_quadratic_curve_becomes_the_same_cubic_curve() -> None:
    (points,) = flattened(parse("M0,0 Q5,10 10,0"), steps=2)
    assert points[1] == pytest.approx((5, 5))


def test_cut_keeps_the_inner_half_of_a_disc() -> None:
    half = cut(ellipse(0, 0, 10), HalfPlane(1, 0, 0))
    left, top, right, bottom = bounds(half)
    assert (left, right) == pytest.approx((0, 10), abs=1e-3)
    assert (top, bottom) == pytest.approx((-10, 10))
    assert all(sub.closed for sub in half)


def test_cut_splits_an_open_line_that_leaves_and_returns() -> None:
    pieces = cut(parse("M0,0 L10,10 L20,0"), HalfPlane(0, -1, -5))
    assert len(pieces) == 2
    assert not any(sub.closed for sub in pieces)


def test_cut_removes_what_lies_outside_and_keeps_what_lies_inside() -> None:
    square = rounded_rect(0, 0, 4, 4)
    assert cut(square, HalfPlane(1, 0, 5)) == ()
    assert cut(square, HalfPlane(1, 0, -5)) == square


def test_points_along_a_line_are_equally_far_apart() -> None:
    points = points_along("M0,0 C0,40 60,40 60,0", 8)
    gaps = [math.dist(one, other) for one, other in zip(points, points[1:], strict=False)]
    assert max(gaps) - min(gaps) < 0.2
    assert points[0] == pytest.approx((0, 0))
    assert points[-1] == pytest.approx((60, 0))


@pytest.mark.parametrize(
    ("value", "text"), [(0.5, ".5"), (-0.25, "-.25"), (3.0, "3"), (-0.001, "0"), (10.0, "10"), (100.10, "100.1")]
)
def test_numbers_are_written_short(value: float, text: str) -> None:
    assert number(value) == text


def test_rounding_errors_do_not_add_up_along_a_path() -> None:
    steps = "".join(f" L{place * 0.34:.2f},{place * 0.34:.2f}" for place in range(1, 101))
    data = path_data(parse("M0,0" + steps), 1)
    deltas = data.removeprefix("M0 0l").replace(" ", ",").split(",")
    assert sum(map(float, deltas[::2])) == pytest.approx(34.0)


def test_neighbours_of_one_style_share_a_path_only_where_they_do_not_overlap() -> None:
    apart, over = Canvas(), Canvas()
    for canvas, x in ((apart, 30), (over, 5)):
        canvas.shape(rounded_rect(0, 0, 10, 10), "#fff")
        canvas.shape(rounded_rect(x, 0, 10, 10), "#fff")
    assert len(elements(apart.marks)) == 1
    assert len(elements(over.marks)) == 2


def test_placements_end_with_their_block() -> None:
    canvas = Canvas()
    with canvas.placed(move(100, 0), scale(2)):
        canvas.disc(0, 0, 1, "#000", "#fff", 1)
    canvas.disc(0, 0, 1, "#000")
    assert canvas.marks[0].circle == pytest.approx((100, 0, 2))
    assert canvas.marks[0].width == 2
    assert canvas.marks[1].circle == pytest.approx((0, 0, 1))
