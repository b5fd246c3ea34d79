"""The engraver's tools: smooth outlines, swelling lines, locks of hair, hatching and brocade.

Points are written as text, ``"x,y x,y"``; an exclamation mark after a point makes it a sharp corner.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..canvas import Canvas
from ..geometry import Point, mix, move, scale
from ..palette import INK
from ..paths import CIRCLE, Path, Segment, Subpath, as_path, bounds, contains, evenly_spaced, flattened
from ..patterns import Polygon, polygon

Points = str | Sequence[Point]
Widths = float | Sequence[float]

POINTED = 0.6  # a line that is thinner at its end runs out in a point
ROUNDNESS = 0.36  # length of the tangents of a smooth point, in parts of the distance to the next


@dataclass(frozen=True, slots=True)
class Knot:
    x: float
    y: float
    sharp: bool = False

    @property
    def point(self) -> Point:
        return self.x, self.y


def knots(points: Points) -> list[Knot]:
    if not isinstance(points, str):
        return [Knot(x, y) for x, y in points]
    result = []
    for word in points.split():
        x, y = word.removesuffix("!").split(",")
        result.append(Knot(float(x), float(y), word.endswith("!")))
    return result


def _smooth(through: Sequence[Knot], closed: bool) -> Path:
    count = len(through)

    def tangent(index: int) -> Point | None:
        """Unit vector along the curve, or None at a corner and at an open end."""
        if through[index].sharp or (not closed and index in (0, count - 1)):
            return None
        before, after = through[index - 1], through[(index + 1) % count]
        length = math.hypot(after.x - before.x, after.y - before.y) or 1
        return (after.x - before.x) / length, (after.y - before.y) / length

    segments: list[Segment] = []
    for index in range(count if closed else count - 1):
        start, end = through[index].point, through[(index + 1) % count].point
        leaving, arriving = tangent(index), tangent((index + 1) % count)
        reach = math.dist(start, end) * ROUNDNESS
        first = (start[0] + leaving[0] * reach, start[1] + leaving[1] * reach) if leaving else None
        second = (end[0] - arriving[0] * reach, end[1] - arriving[1] * reach) if arriving else None
        if first is None and second is None:
            segments.append((end,))
            continue
        first = first or mix(start, second or end, 0.45)
        second = second or mix(end, first, 0.45)
        segments.append((first, second, end))
    return (Subpath(through[0].point, tuple(segments), closed),)


def spline(points: Points, *, closed: bool = True) -> Path:
    """The smooth curve through the points."""
    return _smooth(knots(points), closed)


def angular(points: Points, *, closed: bool = True) -> Path:
    """The straight lines through the points."""
    first, *others = (knot.point for knot in knots(points))
    return (Subpath(first, tuple((point,) for point in others), closed),)


def resampled(points: Points, count: int) -> list[Point]:
    """``count`` points at equal arc length along the smooth open curve, both ends included."""
    return evenly_spaced(flattened(spline(points, closed=False), 10)[0], count)


def spread(widths: Widths, count: int) -> list[float]:
    """The widths brought to a number of points."""
    if isinstance(widths, (int, float)):
        return [float(widths)] * count
    if len(widths) == count:
        return list(widths)
    result = []
    for number in range(count):
        place = number / (count - 1) * (len(widths) - 1)
        index = min(int(place), len(widths) - 2)
        share = place - index
        share = share * share * (3 - 2 * share)
        result.append(widths[index] + (widths[index + 1] - widths[index]) * share)
    return result


# ---------------------------------------------------------------- lines that swell
def ribbon(points: Points, widths: Widths) -> Path:
    """The outline of a stroke along the points with a width at each of them."""
    spine = knots(points)
    if len(spine) == 2:
        middle = mix(spine[0].point, spine[1].point, 0.5)
        spine = [spine[0], Knot(*middle), spine[1]]
    left: list[Knot] = []
    right: list[Knot] = []
    last = len(spine) - 1
    for index, (knot, width) in enumerate(zip(spine, spread(widths, len(spine)), strict=True)):
        at_end = index in (0, last)
        if at_end and width < POINTED:
            left.append(Knot(knot.x, knot.y, sharp=True))
            continue
        before, after = spine[max(index - 1, 0)], spine[min(index + 1, last)]
        length = math.hypot(after.x - before.x, after.y - before.y) or 1
        across_x, across_y = -(after.y - before.y) / length * width / 2, (after.x - before.x) / length * width / 2
        left.append(Knot(knot.x + across_x, knot.y + across_y, at_end))
        right.append(Knot(knot.x - across_x, knot.y - across_y, at_end))
    return _smooth([*left, *reversed(right)], closed=True)


def pen(canvas: Canvas, points: Points, widths: Widths, colour: str = INK) -> None:
    """One engraved line."""
    canvas.shape(ribbon(points, widths), colour)


def strands(
    canvas: Canvas,
    first: Points,
    last: Points,
    count: int,
    widths: Widths,
    colour: str = INK,
    *,
    fine: bool = True,
) -> None:
    """Lines between two guides of as many points: locks of hair, folds of cloth."""
    guides = list(zip(knots(first), knots(last), strict=True))
    path: Path = ()
    for number in range(count):
        share = (number + 1) / (count + 1)
        line = [mix(start.point, end.point, share) for start, end in guides]
        path += spline(line, closed=False) if fine else ribbon(line, widths)
    if fine:
        canvas.ornament(path, None, colour, 0.78 * max(spread(widths, 3)) * canvas.magnification)
    else:
        canvas.shape(path, colour)


# ---------------------------------------------------------------- small shapes
def lens(start: Point, end: Point, width: float) -> Path:
    """A pointed leaf between two points."""
    return ribbon((start, end), (0, width, 0))


def capsule(start: Point, end: Point, radius: float, end_radius: float) -> Path:
    """A finger: two round ends and straight sides."""
    length = math.dist(start, end)
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    across = (-along[1], along[0])

    def place(origin: Point, forward: float, sideways: float) -> Point:
        return (
            origin[0] + along[0] * forward + across[0] * sideways,
            origin[1] + along[1] * forward + across[1] * sideways,
        )

    def cap(origin: Point, r: float, way: int) -> list[Segment]:
        """Half a circle from one side over the end to the other; way is 1 at the end, -1 at the start."""
        arm = r * CIRCLE
        tip = place(origin, way * r, 0)
        return [
            (place(origin, way * arm, -way * r), place(origin, way * r, -way * arm), tip),
            (place(origin, way * r, way * arm), place(origin, way * arm, way * r), place(origin, 0, way * r)),
        ]

    segments = [*cap(end, end_radius, 1), (place(start, 0, radius),), *cap(start, radius, -1)]
    return (Subpath(place(end, 0, -end_radius), tuple(segments), True),)


# ---------------------------------------------------------------- shading
def hatch(
    canvas: Canvas, area: Path, angle: float, gap: float, weight: float, *, tail: float = 0, lead: float = 0
) -> None:
    """Parallel lines in an area; gap, weight, tail and lead in units of the card.

    Without tail and lead the lines go right across; ``tail`` lets them begin at the far end and run out after
    about that length, ``lead`` does the same from the near end.
    """
    size = 1 / canvas.magnification
    gap, weight, tail, lead = gap * size, weight * size, tail * size, lead * size
    turned = math.radians(angle)
    cos, sin = math.cos(turned), math.sin(turned)
    outline = [(x * cos + y * sin, y * cos - x * sin) for x, y in flattened(area, 8)[0]]

    def back(x: float, y: float) -> Point:
        return x * cos - y * sin, x * sin + y * cos

    lines: list[Subpath] = []
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    row = math.ceil(top / gap) * gap + gap * 0.01
    while row < bottom:
        for start, end in _spans(outline, row):
            if tail or lead:
                share = 0.72 + 0.28 * math.sin(row / gap * 2.4)
                if tail:
                    lines.append(_fading(back, end, max(start, end - tail * share), row, weight))
                if lead:
                    lines.append(_fading(back, start, min(end, start + lead * share), row, weight))
            elif end - start > 0.6 * size:
                lines.append(Subpath(back(start, row), ((back(end, row),),), False))
        row += gap
    if lines and (tail or lead):
        canvas.ornament(tuple(lines), INK)
    elif lines:
        canvas.ornament(tuple(lines), None, INK, weight / size * 0.8)


def _spans(outline: Polygon, row: float) -> list[tuple[float, float]]:
    """Where the horizontal line lies inside the outline."""
    crossings = []
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 <= row) != (y2 <= row):
            crossings.append(x1 + (row - y1) / (y2 - y1) * (x2 - x1))
    crossings.sort()
    return list(zip(crossings[::2], crossings[1::2], strict=False))


def _fading(
    back: Callable[[float, float], Point], thick: float, thin: float, row: float, weight: float
) -> Subpath:
    corners = (back(thick, row + weight / 2), back(thick, row - weight / 2))
    return Subpath(back(thin, row), tuple((corner,) for corner in corners), True)


def edge_shade(canvas: Canvas, area: Path, *, tail: float = 11, lead: float = 0) -> None:
    """Short lines that run out from the edge of a garment."""
    hatch(canvas, area, 24, 2.5, 0.8, tail=tail, lead=lead)


# ---------------------------------------------------------------- brocade
@dataclass(frozen=True, slots=True)
class Motif:
    """A woven figure of about -5..5: an outline, or dots given by centre and radius."""

    outline: Points = ""
    dots: tuple[tuple[float, float, float], ...] = ()

    @property
    def corners(self) -> list[Point]:
        around = [
            (x + dx * r, y + dy * r) for x, y, r in self.dots for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ]
        return [knot.point for knot in knots(self.outline)] + around


DOT = Motif(dots=((0, 0, 1.2),))
QUATREFOIL = Motif("0,-3.7 1.3,-1.3 3.7,0 1.3,1.3 0,3.7 -1.3,1.3 -3.7,0 -1.3,-1.3")
LOZENGE = Motif("0,-3.6 2.4,0 0,3.6 -2.4,0")
LILY = Motif("0,-4.8 1.3,-1.2 3.8,-2.8 2.7,1.4 .8,1.7 0,5 -.8,1.7 -2.7,1.4 -3.8,-2.8 -1.3,-1.2")
STAR = Motif("0,-4 .8,-.8 4,0 .8,.8 0,4 -.8,.8 -4,0 -.8,-.8")
TREFOIL = Motif(
    "0,-3.8 1.5,-2.2 1,-.7 2.4,-.9 3.5,.9 2.2,2.4 .5,1.5 .5,4 "
    "-.5,4 -.5,1.5 -2.2,2.4 -3.5,.9 -2.4,-.9 -1,-.7 -1.5,-2.2"
)
HEART = Motif("0,3.4 -2.7,-.6 -2.3,-2.2 -1.1,-2.6 0,-1.4 1.1,-2.6 2.3,-2.2 2.7,-.6")
ERMINE = Motif("0,-2.6 1.25,2.4 0,1.7 -1.25,2.4")


def brocade(
    canvas: Canvas,
    area: Path | str,
    motif: Motif,
    step: Point,
    fill: str,
    *,
    origin: Point = (0, 0),
    size: float = 1,
) -> None:
    """The motif in a staggered lattice, only where there is room for the whole of it."""
    area = as_path(area)
    polygons = flattened(area, 8)
    left, top, right, bottom = bounds(area)
    outlines: Path = ()
    dots: list[Point] = []
    for row in range(math.floor((top - origin[1]) / step[1]) - 1, math.ceil((bottom - origin[1]) / step[1]) + 2):
        shift = origin[0] + (step[0] / 2 if row % 2 else 0)
        for column in range(math.floor((left - shift) / step[0]) - 1, math.ceil((right - shift) / step[0]) + 2):
            place = move(shift + column * step[0], origin[1] + row * step[1]) @ scale(size)
            if all(contains(polygons, place.apply(corner)) for corner in motif.corners):
                if motif.outline:
                    outlines += polygon([place.apply(knot.point) for knot in knots(motif.outline)])
                dots += [place.apply((x, y)) for x, y, _ in motif.dots]
    canvas.ornament(outlines, fill)
    if dots:
        canvas.dots(dots, motif.dots[0][2] * size, fill, fine=True)


def beads(
    canvas: Canvas, points: Points, count: int, radius: float, colours: Sequence[str], weight: float = 0.6
) -> None:
    """Round stones or pearls along a line, their colours in turn."""
    for number, (x, y) in enumerate(resampled(points, count)):
        canvas.disc(x, y, radius, colours[number % len(colours)], INK, weight)
