"""The back of the deck: an embroidered cloth, eight-pointed stars in a lattice of counted stitches."""

from ..canvas import Canvas
from ..card import CORNER, HEIGHT, WIDTH, draw_sheet
from ..deck import Layers
from ..palette import GOLD, PAPER, RED
from ..paths import rounded_rect

GROUND = "#1c4757"
THREAD = "#e9e2cf"
LINE = "#8ba5a4"

MARGIN = 11.0
FRAME = 17.0  # of the thin line round the cloth
STITCH = 4.0
COLUMNS, ROWS = 49, 73  # odd, so that one stitch lies in the very middle
PERIOD = 24  # of the lattice, in stitches
_STAR = 5  # reach of a star


def draw_back() -> Layers:
    canvas = Canvas()
    draw_sheet(canvas, PAPER)
    canvas.shape(rounded_rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, CORNER / 2), GROUND)
    for colour in (LINE, THREAD, GOLD, RED):
        path = _stitches(colour)
        if path:
            canvas.shape(path, colour)
    canvas.line(rounded_rect(FRAME - 1, FRAME - 1, WIDTH - 2 * FRAME + 2, HEIGHT - 2 * FRAME + 2, 3), THREAD, 1.6)
    return Layers(canvas, Canvas(), Canvas())


def _stitches(colour: str) -> str:
    """All stitches of a colour; neighbours in a row are one rectangle."""
    path = ""
    left, top = WIDTH / 2 - COLUMNS * STITCH / 2, HEIGHT / 2 - ROWS * STITCH / 2
    for row in range(ROWS):
        column = 0
        while column < COLUMNS:
            length = 0
            while column + length < COLUMNS and _thread(column + length - COLUMNS // 2, row - ROWS // 2) == colour:
                length += 1
            if length:
                x, y = left + column * STITCH, top + row * STITCH
                path += f"M{x},{y} H{x + length * STITCH} V{y + STITCH} H{x} Z "
            column += length + 1
    return path


def _thread(x: int, y: int) -> str | None:
    """The colour of a stitch, counted from the middle of the card; None where the cloth is bare."""
    half = PERIOD // 2
    down, up = (x + y + half) % PERIOD - half, (x - y + half) % PERIOD - half
    short, long = sorted((abs(down + up) // 2, abs(down - up) // 2))
    knot_short, knot_long = sorted((half - abs(down), half - abs(up)))
    if knot_short == 0:
        return GOLD if knot_long in (0, 2) else LINE  # a knot where two lines cross
    if short == long == 0:
        return RED
    if 1 <= short < long <= _STAR and long - short <= 3 and long + short < 9:
        return THREAD
    if short == 0 and long == _STAR + 1:
        return GOLD
    return None
