"""Woven grounds: convex pieces laid over an area and cut exactly to it."""

import math
from collections.abc import Iterable

from .canvas import Canvas
from .geometry import Point
from .paths import HalfPlane, Path, Subpath, as_path, bounds, contains, cut, flattened

Polygon = list[Point]

SLIVER = 0.5  # pieces of a smaller area, in square units of the card, are left out


def polygon(points: Iterable[Point]) -> Path:
    """The closed path through the points."""
    first, *others = points
    return (Subpath(first, tuple((point,) for point in others), True),)


def area_of(points: Polygon) -> float:
    """Signed area: positive if the points go round clockwise (y grows downwards)."""
    return (
        sum(
            before[0] * after[1] - after[0] * before[1]
            for before, after in zip(points, points[1:] + points[:1], strict=True)
        )
        / 2
    )


def edges_of(convex: Polygon) -> list[HalfPlane]:
    """The half planes whose common part is the polygon."""
    points = convex if area_of(convex) > 0 else convex[::-1]
    planes = []
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
        normal_x, normal_y = y1 - y2, x2 - x1
        planes.append(HalfPlane(normal_x, normal_y, normal_x * x1 + normal_y * y1))
    return planes


def woven(area: Path | str, pieces: Iterable[Polygon], *, whole: bool = False) -> Path:
    """The parts of the convex pieces inside the area; with ``whole`` only pieces that lie in it entirely."""
    area = as_path(area)
    polygons = flattened(area)
    corners = [point for outline in polygons for point in outline]
    left, top, right, bottom = bounds(area)
    result: list[Subpath] = []
    for piece in pieces:
        xs, ys = [x for x, _ in piece], [y for _, y in piece]
        if max(xs) < left or min(xs) > right or max(ys) < top or min(ys) > bottom:
            continue
        planes = edges_of(piece)
        free = not any(all(plane.depth(corner) > 0 for plane in planes) for corner in corners)
        if free and all(contains(polygons, corner) for corner in piece):
            result.extend(polygon(piece))
        elif not whole:
            part = area
            for plane in planes:
                part = cut(part, plane)
            result.extend(sub for sub in part if abs(area_of(flattened((sub,))[0])) > SLIVER)
    return tuple(result)


def weave(canvas: Canvas, area: Path | str, pieces: Iterable[Polygon], fill: str, *, whole: bool = False) -> None:
    """Paint the pieces into the area, both in the current coordinates."""
    canvas.ornament(woven(area, pieces, whole=whole), fill)


# ---------------------------------------------------------------- pieces
def stripes(
    angle: float,
    pitch: float,
    width: float,
    x: float = 120,
    y: float = 168,
    *,
    phase: float = 0,
    reach: float = 200,
) -> list[Polygon]:
    """Bands in the direction of the angle; without a phase one of them begins on (x, y)."""
    along = (math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    across = (-along[1], along[0])

    def corner(offset: float, side: int) -> Point:
        return (
            x + across[0] * offset + side * along[0] * reach,
            y + across[1] * offset + side * along[1] * reach,
        )

    count = int(reach / pitch)
    offsets = [number * pitch + phase for number in range(-count, count + 1)]
    return [
        [corner(start, -1), corner(start, 1), corner(start + width, 1), corner(start + width, -1)]
        for start in offsets
    ]


def chevrons(
    x: float, pitch: float, width: float, slope: float, top: float = 0, bottom: float = 260, *, reach: float = 160
) -> list[Polygon]:
    """Bands that meet on the vertical through x, with a positive slope pointing up."""
    pieces = []
    for number in range(math.ceil((bottom - top) / pitch)):
        y = top + number * pitch
        for side in (-1, 1):
            far = (x + side * reach, y + slope * reach)
            pieces.append([(x, y), far, (far[0], far[1] + width), (x, y + width)])
    return pieces


def _places(step: Point, start: Point, end: Point, *, staggered: bool) -> list[Point]:
    places = []
    row_step = step[1] / 2 if staggered else step[1]
    for row in range(math.ceil((end[1] - start[1]) / row_step)):
        shift = step[0] / 2 if staggered and row % 2 else 0.0
        for column in range(math.ceil((end[0] - start[0] - shift) / step[0])):
            places.append((start[0] + shift + column * step[0], start[1] + row * row_step))
    return places


def lozenges(
    step: Point, size: Point, *, start: Point = (0, 60), end: Point = (240, 240), staggered: bool = True
) -> list[Polygon]:
    """Lozenges of a width and height in a lattice of columns and rows."""
    half_width, half_height = size[0] / 2, size[1] / 2
    return [
        [(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)]
        for x, y in _places(step, start, end, staggered=staggered)
    ]


def dots_in(
    canvas: Canvas,
    area: Path | str,
    step: Point,
    radius: float,
    fill: str,
    *,
    start: Point = (0, 60),
    end: Point = (240, 240),
) -> None:
    """Whole dots in a staggered lattice, those that keep clear of the edge of the area."""
    polygons = flattened(as_path(area))
    reach = radius + 1
    kept = [
        (x, y)
        for x, y in _places(step, start, end, staggered=True)
        if all(
            contains(polygons, corner)
            for corner in ((x - reach, y), (x + reach, y), (x, y - reach), (x, y + reach))
        )
    ]
    canvas.dots(kept, radius, fill, fine=True)


def rays(x: float, y: float, count: int, reach: float, *, start: float = 0, share: float = 0.5) -> list[Polygon]:
    """Triangles from one point, ``share`` of each step wide; the first begins at ``start`` degrees."""
    step = math.tau / count
    pieces = []
    for number in range(count):
        first = math.radians(start) + number * step
        second = first + step * share
        pieces.append(
            [
                (x, y),
                (x + reach * math.cos(first), y + reach * math.sin(first)),
                (x + reach * math.cos(second), y + reach * math.sin(second)),
            ]
        )
    return pieces


def star(x: float, y: float, outer: float, inner: float, points: int, start: float = -90) -> Path:
    """A star whose first point lies in the direction ``start`` (degrees)."""
    corners = []
    for number in range(2 * points):
        angle = math.radians(start) + math.pi * number / points
        radius = inner if number % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(corners)
