"""Small ornament of the deck: pearls, lozenges, brocade, gems, suit signs, gables."""

import math

from ..canvas import Canvas
from ..geometry import Point, move, scale
from ..palette import GOLD, INK, PAPER
from ..paths import Path, as_path, bounds, contains, flattened, mapped, points_along
from ..suits import SIGN


def fitted(data: str, x: float, y: float, width: float, height: float | None = None) -> Path:
    """A path drawn in units, stretched and moved so that line weights are not stretched with it."""
    return mapped(data, move(x, y) @ scale(width, height))


def pearls(canvas: Canvas, path: Path | str, step: float = 6, radius: float = 2.2, *, ends: bool = True) -> None:
    """Pearls at equal arc length along a line; ``ends`` says whether the line's ends get one."""
    points = points_along(path, step)
    canvas.dots(points if ends else points[1:-1], radius, PAPER, INK, 0.7)


def lozenge(
    canvas: Canvas,
    x: float,
    y: float,
    half_width: float,
    half_height: float,
    fill: str,
    stroke: str | None = None,
    width: float = 0,
) -> None:
    canvas.shape(fitted("M0,-1 L1,0 L0,1 L-1,0 Z", x, y, half_width, half_height), fill, stroke, width)


def brocade(
    canvas: Canvas,
    area: Path | str,
    fill: str,
    *,
    step: Point = (15, 11),
    motif: Point = (3.6, 5),
    dot: str | None = None,
) -> None:
    """Lattice of lozenges in an area; only those are set that keep a margin to its edge."""
    area = as_path(area)
    polygons = flattened(area)
    step_x, step_y = step
    half_width, half_height = motif
    reach_x, reach_y = 1.7 * half_width, 1.7 * half_height
    left, top, right, bottom = bounds(area)
    for row in range(math.floor((bottom - top) / step_y) + 2):
        shift = step_x / 2 if row % 2 else 0.0
        y = top + row * step_y
        for column in range(math.floor(left / step_x) - 1, math.ceil(right / step_x) + 1):
            x = column * step_x + shift
            corners = ((x - reach_x, y), (x + reach_x, y), (x, y - reach_y), (x, y + reach_y))
            if all(contains(polygons, corner) for corner in corners):
                canvas.ornament(fitted("M0,-1 L1,0 L0,1 L-1,0 Z", x, y, half_width, half_height), fill)
                if dot:
                    canvas.disc(x, y, 1.1, dot)


def gem(canvas: Canvas, x: float, y: float, radius: float, fill: str, ring: str = GOLD) -> None:
    canvas.disc(x, y, radius, ring, INK, 1.1)
    canvas.disc(x, y, radius * 0.58, fill)


def suit_sign(
    canvas: Canvas,
    suit: str,
    x: float,
    y: float,
    height: float,
    fill: str,
    stroke: str | None = None,
    width: float = 0,
) -> None:
    canvas.shape(fitted(SIGN[suit], x, y, height / 100), fill, stroke, width)


def gable(canvas: Canvas, x: float, y: float, half_width: float, height: float, fill: str) -> None:
    """Ogee gable, as on a church roof: one tooth of a crown."""
    data = "M-1,0 C-1.15,-.55 -.25,-.62 0,-1 C.25,-.62 1.15,-.55 1,0 Z"
    canvas.inked(fitted(data, x, y, half_width, height), fill)


def ermine_tail(canvas: Canvas, x: float, y: float) -> None:
    canvas.shape(fitted("M0,-5 C2.4,0 1.6,3.4 0,5 C-1.6,3.4 -2.4,0 0,-5 Z", x, y, 1), INK)
