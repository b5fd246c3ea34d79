"""Marks to compact SVG: relative path data, shared attributes on groups, no decimals that nobody sees."""

import math
from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby

from .canvas import Mark
from .geometry import Point, scale
from .paths import Path, Segment, bounds, mapped

FINE = 6.0  # marks up to this size, in units of the picture, get one decimal more
UNIT = 0.1  # of large drawings: in a group scaled by it most numbers are whole
TOLERANCE = 0.04  # by so much curves of large drawings may move, in units of the card
COARSE = 0.2  # the unit of drawings for narrow cards
COARSE_TOLERANCE = 0.15


def number(value: float, decimals: int = 2) -> str:
    text = f"{value:.{decimals}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    text = text.replace("-0.", "-.", 1) if text.startswith("-0.") else text
    text = text[1:] if text.startswith("0.") else text
    return "0" if text in ("-0", "") else text


def _joined(values: Iterable[float], decimals: int) -> str:
    text = ""
    for value in values:
        part = number(value, decimals)
        text += part if not text or part[0] == "-" else " " + part
    return text


def _quadratic(start: Point, segment: Segment, tolerance: float) -> Segment:
    """The cubic curve with one control point instead of two, if it moves by no more than the tolerance."""
    if len(segment) == 1:
        return segment
    first, second, end = segment
    bends = [3 * (first[axis] - second[axis]) + end[axis] - start[axis] for axis in (0, 1)]
    if math.hypot(*bends) * math.sqrt(3) / 36 > tolerance:
        return segment
    x, y = (0.75 * (first[axis] + second[axis]) - 0.25 * (start[axis] + end[axis]) for axis in (0, 1))
    return (x, y), end


def path_data(path: Path, decimals: int, tolerance: float = 0) -> str:
    """Relative commands; differences are taken between rounded points, so errors do not add up."""

    def rounded(point: Point) -> Point:
        return round(point[0], decimals), round(point[1], decimals)

    text = ""
    current, after_dot = (0.0, 0.0), False
    for sub in path:
        target = rounded(sub.start)
        absolute = "M" + _joined(target, decimals)
        relative = "m" + _joined((target[0] - current[0], target[1] - current[1]), decimals)
        text += relative if text and not after_dot and len(relative) < len(absolute) else absolute
        first = current = target
        after_dot = False
        last = "M"
        start = sub.start
        for segment in sub.segments:
            points = [rounded(point) for point in _quadratic(start, segment, tolerance)]
            start = segment[-1]
            values = [value for x, y in points for value in (x - current[0], y - current[1])]
            if len(points) == 1 and points[0] == current:
                if last != "M":
                    continue
                command, part = "h", ".01"  # a dot: its round ends are all that is seen of it
                after_dot = True
            elif len(points) == 1 and values[1] == 0:
                command, part = "h", number(values[0], decimals)
            elif len(points) == 1 and values[0] == 0:
                command, part = "v", number(values[1], decimals)
            else:
                command, part = "lqc"[len(points) - 1], _joined(values, decimals)
            text += (part if part[0] == "-" else " " + part) if command == last else command + part
            last, current = command, points[-1]
        if sub.closed:
            text += "z"
            current = first
    return text


def _overlap(one: Mark, other: Mark) -> bool:
    left, top, right, bottom = bounds(one.path)
    left2, top2, right2, bottom2 = bounds(other.path)
    return left < right2 and left2 < right and top < bottom2 and top2 < bottom


def _merged(marks: Iterable[Mark], fine: int, fine_size: float, tolerance: float) -> list[tuple[Mark, str]]:
    """Neighbours of one style share path data where that cannot change the picture."""
    result: list[tuple[Mark, str]] = []
    run: list[Mark] = []
    for mark in marks:
        left, top, right, bottom = bounds(mark.path)
        decimals = fine if max(right - left, bottom - top) <= fine_size else fine - 1
        data = path_data(mark.path, decimals, tolerance)
        style = (mark.fill, mark.stroke, number(mark.width), mark.cap, mark.join, mark.even_odd)
        if run and not mark.circle and not run[-1].circle:
            last = run[-1]
            same = style == (last.fill, last.stroke, number(last.width), last.cap, last.join, last.even_odd)
            if same and not mark.even_odd and (mark.fill is None or not any(_overlap(m, mark) for m in run)):
                run.append(mark)
                result[-1] = (result[-1][0], result[-1][1] + data)
                continue
        run = [mark]
        result.append((mark, data))
    return result


def _stroke_attributes(mark: Mark) -> str:
    if not mark.stroke:
        return ""
    text = f' stroke="{mark.stroke}" stroke-width="{number(mark.width)}"'
    if mark.cap != "round":
        text += f' stroke-linecap="{mark.cap}"'
    if mark.join != "round":
        text += f' stroke-linejoin="{mark.join}"'
    return text


def _element(mark: Mark, data: str, outer: str) -> str:
    attributes = f' fill="{mark.fill or "none"}"' + (' fill-rule="evenodd"' if mark.even_odd else "") + outer
    if mark.circle:
        x, y, radius = (number(value) for value in mark.circle)
        return f'<circle cx="{x}" cy="{y}" r="{radius}"{attributes}/>'
    return f'<path d="{data}"{attributes}/>'


def elements(marks: Iterable[Mark], decimals: int = 2, fine_size: float = FINE, tolerance: float = 0) -> list[str]:
    """Lines of SVG.  Round caps and joins are expected from the element around them."""
    lines = []
    merged = _merged(marks, decimals, fine_size, tolerance)
    for stroke, group in groupby(merged, key=lambda item: _stroke_attributes(item[0])):
        members = list(group)
        if stroke and len(members) > 1:
            lines.append(f"<g{stroke}>")
            lines.extend(_element(mark, data, "") for mark, data in members)
            lines.append("</g>")
        else:
            lines.extend(_element(mark, data, stroke) for mark, data in members)
    return lines


def _enlarged(mark: Mark, times: float) -> Mark:
    circle = None
    if mark.circle:
        x, y, radius = mark.circle
        circle = (x * times, y * times, radius * times)
    return replace(mark, path=mapped(mark.path, scale(times)), width=mark.width * times, circle=circle)


def elements_in_units(marks: Iterable[Mark], unit: float = UNIT, tolerance: float = TOLERANCE) -> list[str]:
    """The same for large drawings: shorter, because in a group scaled by the unit most numbers are whole, and
    because curves have one control point where that is not seen.
    """
    times = 1 / unit
    enlarged = [_enlarged(mark, times) for mark in marks]
    # Small things keep a decimal, unless the unit is coarse because nobody sees them.
    fine = FINE * times if unit <= UNIT else 0
    return [f'<g transform="scale({number(unit)})">', *elements(enlarged, 1, fine, tolerance * times), "</g>"]


def document(lines: Iterable[str], view: tuple[float, float], size: tuple[float, float] | None = None) -> str:
    """A whole file: ``view`` is the size of the coordinate system, ``size`` the preferred size in pixels."""
    width, height = size or view
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {number(view[0])} {number(view[1])}" '
        f'width="{number(width)}" height="{number(height)}" '
        'stroke-linecap="round" stroke-linejoin="round">'
    )
    return "\n".join([head, *lines, "</svg>"]) + "\n"
