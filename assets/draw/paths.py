"""Paths as lines and cubic curves: reading, building, measuring and cutting them.

QtSvg ignores clip-path, so whatever must be cut (the two halves of a court card, robes at the panel's edge)
is cut here, on the curves themselves.
"""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass

from .geometry import Affine, Point, mix

# A segment is (end,) for a line or (control, control, end) for a cubic curve.
Segment = tuple[Point, ...]

CIRCLE = 0.5523  # length of the control arms of a quarter circle of radius 1
_TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")


@dataclass(frozen=True, slots=True)
class Subpath:
    start: Point
    segments: tuple[Segment, ...]
    closed: bool


Path = tuple[Subpath, ...]


@dataclass(frozen=True, slots=True)
class HalfPlane:
    """All points with normal_x x + normal_y y >= offset."""

    normal_x: float
    normal_y: float
    offset: float

    def depth(self, point: Point) -> float:
        return self.normal_x * point[0] + self.normal_y * point[1] - self.offset


# ---------------------------------------------------------------- building
def parse(data: str) -> Path:
    """Read SVG path data; absolute commands M L H V C Q Z only, every subpath begins with M."""
    tokens = _TOKEN.findall(data)
    subpaths: list[Subpath] = []
    segments: list[Segment] = []
    start = current = (0.0, 0.0)
    command = ""
    position = 0

    def numbers(count: int) -> list[float]:
        nonlocal position
        position += count
        return [float(token) for token in tokens[position - count : position]]

    def finish(closed: bool) -> None:
        if segments:
            subpaths.append(Subpath(start, tuple(segments), closed))
            segments.clear()

    while position < len(tokens):
        if tokens[position].isalpha():
            command = tokens[position]
            position += 1
        match command:
            case "Z":
                finish(True)
                current = start
                continue
            case "M":
                finish(False)
                x, y = numbers(2)
                start = current = (x, y)
                command = "L"
                continue
            case "L":
                x, y = numbers(2)
                segments.append(((x, y),))
            case "H":
                segments.append(((numbers(1)[0], current[1]),))
            case "V":
                segments.append(((current[0], numbers(1)[0]),))
            case "C":
                x1, y1, x2, y2, x, y = numbers(6)
                segments.append(((x1, y1), (x2, y2), (x, y)))
            case "Q":
                control_x, control_y, x, y = numbers(4)
                control, end = (control_x, control_y), (x, y)
                segments.append((mix(current, control, 2 / 3), mix(end, control, 2 / 3), end))
            case _:
                raise ValueError(f"path data without a command: {data!r}")
        current = segments[-1][-1]
    finish(False)
    return tuple(subpaths)


def as_path(path: Path | str) -> Path:
    return parse(path) if isinstance(path, str) else path


def ellipse(x: float, y: float, radius_x: float, radius_y: float | None = None) -> Path:
    radius_y = radius_x if radius_y is None else radius_y
    arm_x, arm_y = radius_x * CIRCLE, radius_y * CIRCLE
    left, right, top, bottom = x - radius_x, x + radius_x, y - radius_y, y + radius_y
    segments: tuple[Segment, ...] = (
        ((right, y + arm_y), (x + arm_x, bottom), (x, bottom)),
        ((x - arm_x, bottom), (left, y + arm_y), (left, y)),
        ((left, y - arm_y), (x - arm_x, top), (x, top)),
        ((x + arm_x, top), (right, y - arm_y), (right, y)),
    )
    return (Subpath((right, y), segments, True),)


def rounded_rect(x: float, y: float, width: float, height: float, radius: float = 0) -> Path:
    right, bottom = x + width, y + height
    if not radius:
        return parse(f"M{x},{y} H{right} V{bottom} H{x} Z")
    k = radius * (1 - CIRCLE)
    return parse(
        f"M{x + radius},{y} H{right - radius} C{right - k},{y} {right},{y + k} {right},{y + radius} "
        f"V{bottom - radius} C{right},{bottom - k} {right - k},{bottom} {right - radius},{bottom} "
        f"H{x + radius} C{x + k},{bottom} {x},{bottom - k} {x},{bottom - radius} "
        f"V{y + radius} C{x},{y + k} {x + k},{y} {x + radius},{y} Z"
    )


def mapped(path: Path | str, matrix: Affine) -> Path:
    """The path moved, scaled or turned."""
    return tuple(
        Subpath(
            matrix.apply(sub.start),
            tuple(tuple(matrix.apply(point) for point in segment) for segment in sub.segments),
            sub.closed,
        )
        for sub in as_path(path)
    )


# ---------------------------------------------------------------- measuring
def point_on(start: Point, segment: Segment, t: float) -> Point:
    if len(segment) == 1:
        return mix(start, segment[0], t)
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    points = (start, *segment)
    return (
        sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
    )


def flattened(path: Path, steps: int = 14) -> list[list[Point]]:
    """One polygon per subpath, each curve in ``steps`` pieces."""
    polygons = []
    for sub in path:
        points, current = [sub.start], sub.start
        for segment in sub.segments:
            pieces = 1 if len(segment) == 1 else steps
            points.extend(point_on(current, segment, piece / pieces) for piece in range(1, pieces + 1))
            current = segment[-1]
        polygons.append(points)
    return polygons


def bounds(path: Path) -> tuple[float, float, float, float]:
    """(left, top, right, bottom) of all points and control points."""
    points = [point for sub in path for point in (sub.start, *(p for s in sub.segments for p in s))]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def contains(polygons: Iterable[list[Point]], point: Point) -> bool:
    """Whether the point is inside by the even-odd rule."""
    x, y = point
    inside = False
    for points in polygons:
        for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
    return inside


def evenly_spaced(line: list[Point], count: int) -> list[Point]:
    """``count`` points at equal arc length along a polygonal line, both ends included."""
    lengths = [0.0]
    for before, after in zip(line, line[1:], strict=False):
        lengths.append(lengths[-1] + math.dist(before, after))
    result, index = [], 0
    for number in range(count):
        wanted = lengths[-1] * number / (count - 1)
        while index < len(lengths) - 2 and lengths[index + 1] < wanted:
            index += 1
        share = (wanted - lengths[index]) / ((lengths[index + 1] - lengths[index]) or 1)
        result.append(mix(line[index], line[index + 1], share))
    return result


def points_along(path: Path | str, step: float) -> list[Point]:
    """Points at equal arc length on the first subpath, both ends included, about ``step`` apart."""
    line = flattened(as_path(path)[:1], 40)[0]
    length = sum(math.dist(before, after) for before, after in zip(line, line[1:], strict=False))
    return evenly_spaced(line, max(1, round(length / step)) + 1)


# ---------------------------------------------------------------- cutting
def _split(start: Point, segment: Segment, t: float) -> tuple[Segment, Segment, Point]:
    """De Casteljau: the segment before t, the segment after t, the point at t."""
    if len(segment) == 1:
        middle = point_on(start, segment, t)
        return (middle,), (segment[0],), middle
    first, second, end = segment
    a, b, c = mix(start, first, t), mix(first, second, t), mix(second, end, t)
    d, e = mix(a, b, t), mix(b, c, t)
    middle = mix(d, e, t)
    return (a, d, middle), (e, c, end), middle


def _crossings(start: Point, segment: Segment, plane: HalfPlane) -> list[float]:
    """Parameters at which the segment crosses the edge of the half plane."""
    sides = {plane.depth(point) >= 0 for point in (start, *segment)}
    if len(sides) == 1:  # a curve stays within the hull of its points
        return []
    steps = 1 if len(segment) == 1 else 24
    roots, was_inside = [], plane.depth(start) >= 0
    for step in range(1, steps + 1):
        is_inside = plane.depth(point_on(start, segment, step / steps)) >= 0
        if is_inside != was_inside:
            low, high = (step - 1) / steps, step / steps
            for _ in range(40):
                middle = (low + high) / 2
                if (plane.depth(point_on(start, segment, middle)) >= 0) == was_inside:
                    low = middle
                else:
                    high = middle
            roots.append((low + high) / 2)
        was_inside = is_inside
    return roots


def _cut_subpath(sub: Subpath, plane: HalfPlane) -> list[Subpath]:
    segments = sub.segments
    if sub.closed and sub.start != segments[-1][-1]:
        segments = (*segments, (sub.start,))
    pieces: list[tuple[Point, Segment]] = []
    current = sub.start
    for segment in segments:
        start, rest, used = current, segment, 0.0
        for root in _crossings(current, segment, plane):
            before, rest, middle = _split(start, rest, (root - used) / (1 - used))
            pieces.append((start, before))
            start, used = middle, root
        pieces.append((start, rest))
        current = segment[-1]
    kept = [piece for piece in pieces if plane.depth(point_on(*piece, 0.5)) >= -1e-6]
    if not kept:
        return []
    if len(kept) == len(pieces):
        return [sub]
    runs: list[tuple[Point, list[Segment]]] = [(kept[0][0], [])]
    last = kept[0][0]
    for start, segment in kept:
        if math.dist(start, last) > 1e-3:
            if sub.closed:
                runs[-1][1].append((start,))
            else:
                runs.append((start, []))
        runs[-1][1].append(segment)
        last = segment[-1]
    return [Subpath(start, tuple(run), sub.closed) for start, run in runs]


def cut(path: Path, plane: HalfPlane) -> Path:
    """The part of the path inside the half plane (Sutherland-Hodgman on the curves); areas stay closed."""
    return tuple(piece for sub in path for piece in _cut_subpath(sub, plane))
