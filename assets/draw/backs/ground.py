"""What all backs stand on: the sheet, the printed panel and the double heart.

Backs are drawn about the middle of the card as (0, 0).  What is put on the half appears once more after a half
turn.
"""

import math
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from ..canvas import Canvas
from ..card import CORNER, HEIGHT, WIDTH, draw_sheet, inner_sheet
from ..deck import Layers
from ..geometry import Point, move, scale
from ..paths import HalfPlane, Path, Subpath, flattened, mapped, rounded_rect
from ..suits import SIGN

SHEET = "#fdfaf3"
HALF_WIDTH, HALF_HEIGHT = 109.5, 157.5  # of the printed panel
HALF_TURN = scale(-1, -1)


class Back:
    """Three canvases to draw on inside ``centred``; ``layers`` gives them out, cut to the panel."""

    def __init__(self, ground: str, key: str, *, corner: float = CORNER / 2) -> None:
        self.below, self.half, self.above = Canvas(), Canvas(), Canvas()
        self._key, self._corner = key, corner
        draw_sheet(self.below, SHEET)
        with self.centred():
            self.below.shape(box(0, corner), ground)

    @contextmanager
    def centred(self) -> Iterator[None]:
        """Inside the block (0, 0) is the middle of the card."""
        with ExitStack() as stack:
            for canvas in (self.below, self.half, self.above):
                stack.enter_context(canvas.placed(move(WIDTH / 2, HEIGHT / 2)))
            yield

    def layers(self) -> Layers:
        left, top = WIDTH / 2 - HALF_WIDTH - 2, HEIGHT / 2 - HALF_HEIGHT - 2
        self.half.cut(
            HalfPlane(1, 0, left),
            HalfPlane(-1, 0, left - WIDTH),
            HalfPlane(0, 1, top),
            HalfPlane(0, -1, top - HEIGHT),
        )
        rim = mapped(box(0, self._corner), move(WIDTH / 2, HEIGHT / 2))
        self.above.shape(inner_sheet() + rim, SHEET, even_odd=True)
        self.above.line(rim, self._key, 1.2)
        return Layers(self.below, self.half, self.above)


def box(inset: float, radius: float = 0) -> Path:
    width, height = HALF_WIDTH - inset, HALF_HEIGHT - inset
    return rounded_rect(-width, -height, 2 * width, 2 * height, radius)


def polyline(points: list[Point]) -> Path:
    return (Subpath(points[0], tuple((point,) for point in points[1:]), False),)


def double_heart(
    canvas: Canvas, size: float, shift: float, casing: tuple[float, str], line: tuple[float, str]
) -> None:
    """Two hearts, tip over tip, interlaced: each lies on top at one of the two crossings."""
    upper = mapped(SIGN["H"], move(0, shift) @ scale(size))
    points = flattened(upper, 30)[0]
    pairs = zip(points, points[1:], strict=False)
    crossing = min(before[0] for before, after in pairs if before[1] * after[1] <= 0)
    near = [point for point in points if math.dist(point, (crossing, 0)) < 1.2 * casing[0]]
    for path in (upper, mapped(upper, HALF_TURN)):
        for width, colour in (casing, line):
            canvas.line(path, colour, width)
    for width, colour in (casing, line):
        canvas.line(polyline(near), colour, width, "butt")
