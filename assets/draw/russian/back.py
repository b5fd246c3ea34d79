"""The quiet back: a blue lattice with a medallion of two hearts, tip to tip, the same after a half turn."""

from ..canvas import Canvas
from ..card import CORNER, HEIGHT, WIDTH, draw_sheet
from ..deck import Layers
from ..geometry import Point, move, turn
from ..paths import Subpath, rounded_rect
from ..suits import SIGN
from .ornament import fitted

BLUE = "#2b4468"
LIGHT = "#f6f1e3"
LINE = "#8f9cad"  # LIGHT on BLUE at one half, mixed here because lattice lines cross

MARGIN = 11.0
FRAME = 19.0
COLUMNS, ROWS = 12, 18
MEDALLION = 46.0


def _lattice(canvas: Canvas) -> None:
    """Diagonals through a grid that ends exactly at the frame."""
    width, height = WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME
    step_x, step_y = width / COLUMNS, height / ROWS
    for slope in (1, -1):
        for start in range(-ROWS if slope > 0 else 0, COLUMNS + (0 if slope > 0 else ROWS), 2):
            first = max(0, -start) if slope > 0 else max(0, start - COLUMNS)
            last = min(ROWS, COLUMNS - start) if slope > 0 else min(ROWS, start)
            if last > first:
                ends: list[Point] = [
                    (FRAME + (start + slope * row) * step_x, FRAME + row * step_y) for row in (first, last)
                ]
                canvas.line((Subpath(ends[0], ((ends[1],),), False),), LINE, 1.7, "butt")


def draw_back() -> Layers:
    canvas = Canvas()
    draw_sheet(canvas, LIGHT)
    canvas.shape(rounded_rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, CORNER / 2), BLUE)
    _lattice(canvas)
    canvas.line(rounded_rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, 3), LIGHT, 2.2)
    with canvas.placed(move(WIDTH / 2, HEIGHT / 2)):
        canvas.disc(0, 0, MEDALLION, BLUE, LIGHT, 2.4)
        for half_turn in (0, 180):
            with canvas.placed(turn(half_turn)):
                canvas.shape(fitted(SIGN["H"], 0, -17.6, 0.34), LIGHT)
    return Layers(canvas, Canvas(), Canvas())
