"""Calm backs: the lattice in six tints, one with a single sign, one of hearts."""

from ..canvas import Canvas
from ..card import CORNER, HEIGHT, WIDTH, draw_sheet
from ..deck import Layers
from ..felts import mixed
from ..geometry import Point, move, scale, turn
from ..paths import mapped, rounded_rect
from ..patterns import polygon
from ..suits import SIGN
from .ground import HALF_HEIGHT, HALF_WIDTH, Back, box, double_heart, polyline

TINTS = {
    "blue": "#2b4468",
    "red": "#7a2a33",
    "green": "#1d5a45",
    "charcoal": "#3b3a46",
    "violet": "#5b4a78",
    "ochre": "#8a6a2c",
}
LIGHT = "#f6f1e3"

MARGIN, FRAME = 11.0, 19.0
COLUMNS, ROWS = 12, 18
MEDALLION = 46.0


def _lattice(canvas: Canvas, line: str) -> None:
    """Diagonals through a grid that ends exactly at the frame."""
    step_x, step_y = (WIDTH - 2 * FRAME) / COLUMNS, (HEIGHT - 2 * FRAME) / ROWS
    for slope in (1, -1):
        for start in range(-ROWS if slope > 0 else 0, COLUMNS + (0 if slope > 0 else ROWS), 2):
            first = max(0, -start) if slope > 0 else max(0, start - COLUMNS)
            last = min(ROWS, COLUMNS - start) if slope > 0 else min(ROWS, start)
            if last > first:
                ends: list[Point] = [
                    (FRAME + (start + slope * row) * step_x, FRAME + row * step_y) for row in (first, last)
                ]
                canvas.line(polyline(ends), line, 1.7, "butt")


def lattice(tint: str) -> Layers:
    """A medallion of two hearts, tip to tip, before a lattice."""
    ground = TINTS[tint]
    canvas = Canvas()
    draw_sheet(canvas, LIGHT)
    canvas.shape(rounded_rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, CORNER / 2), ground)
    # One opaque colour, because the lines cross.
    _lattice(canvas, mixed(LIGHT, ground, 0.5))
    canvas.line(rounded_rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, 3), LIGHT, 2.2)
    with canvas.placed(move(WIDTH / 2, HEIGHT / 2)):
        canvas.disc(0, 0, MEDALLION, ground, LIGHT, 2.4)
        for half_turn in (0, 180):
            with canvas.placed(turn(half_turn)):
                canvas.shape(mapped(SIGN["H"], move(0, -17.6) @ scale(0.34)), LIGHT)
    return Layers(canvas, Canvas(), Canvas())


def quiet() -> Layers:
    """A double heart and a thin frame on slate, which goes with every felt."""
    ground, line = "#33424c", "#d3bd92"
    back = Back(ground, "#26323a")
    with back.centred():
        x, y = HALF_WIDTH - 9, HALF_HEIGHT - 9
        for side in (-1, 1):
            with back.half.placed(scale(side, 1)):
                back.half.line(f"M0,{-y} H{x - 18} Q{x - 18},{18 - y} {x},{18 - y} V0", line, 1.6)
                back.half.line(f"M0,{4.5 - y} H{x - 13.8} M{x - 4.5},{22 - y} V0", line, 0.9)
                with back.half.placed(move(x - 5.4, 5.4 - y)):
                    back.half.shape("M0,-4 L4,0 L0,4 L-4,0 Z", line)
        double_heart(back.above, 0.62, -13, (9, ground), (4, line))
        back.above.shape("M0,-6.6 L5,0 L0,6.6 L-5,0 Z", line)
    return back.layers()


def hearts() -> Layers:
    """Hearts in a lattice of lozenges, every other row on its head."""
    ground, deep, pale, rose = "#c0352f", "#8f1f25", "#fdf1df", "#e58a74"
    back = Back(ground, deep)
    columns, rows = 5, 6
    width, height = 2 * (HALF_WIDTH - 6) / columns, 2 * (HALF_HEIGHT - 6) / rows

    def lozenge(x: float, y: float, share: float) -> list[Point]:
        half_x, half_y = width / 2 * share, height / 2 * share
        return [(x, y - half_y), (x + half_x, y), (x, y + half_y), (x - half_x, y)]

    cells = [
        ((column - (columns - 1) / 2) * width, (row - (rows - 1) / 2) * height, row)
        for row in range(rows // 2)
        for column in range(columns)
    ]
    knots = [
        ((column - columns / 2) * width, (row - rows / 2) * height)
        for row in range(rows // 2 + 1)
        for column in range(columns + 1)
        if row < rows // 2 or column < columns // 2 + 1
    ]
    with back.centred():
        for x, y, _ in cells:
            back.half.shape(polygon(lozenge(x, y, 1)), deep)
        for x, y in knots:
            back.half.line(polygon(lozenge(x, y, 1)), pale, 1.7)
            back.half.line(polygon(lozenge(x, y, 0.62)), rose, 1.2)
            back.half.shape(polygon(lozenge(x, y, 0.26)), pale)
        for x, y, row in cells:
            way = -1 if row % 2 else 1
            back.half.shape(mapped(SIGN["H"], move(x, y + 1.2 * way) @ scale(0.235 * way)), pale)
        back.above.shape(box(0) + box(6), ground, even_odd=True)
        back.above.line(box(6, 2), pale, 1.7)
        back.above.line(box(2.6, 5), rose, 1)
    return back.layers()
