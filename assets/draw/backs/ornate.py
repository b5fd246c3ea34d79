"""Rich backs: engine-turned rosettes in a braided frame, and fans in rows."""

import math
from collections.abc import Callable

from ..canvas import Canvas
from ..deck import Layers
from ..geometry import Point, mix, move, scale, turn
from ..paths import Path, Segment, Subpath, mapped
from ..suits import SIGN
from .ground import HALF_HEIGHT, HALF_WIDTH, Back, box, double_heart


def curve(place: Callable[[float], Point], start: float, end: float, pieces: int, *, closed: bool = False) -> Path:
    """Cubic pieces through points of a curve with its true tangents."""
    step = (end - start) / pieces
    tiny = step * 1e-3

    def arm(parameter: float) -> Point:
        before, after = place(parameter - tiny), place(parameter + tiny)
        return (after[0] - before[0]) / (2 * tiny) * step / 3, (after[1] - before[1]) / (2 * tiny) * step / 3

    segments: list[Segment] = []
    first = current = place(start)
    leaving = arm(start)
    for number in range(1, pieces + 1):
        target, arriving = place(start + number * step), arm(start + number * step)
        segments.append(
            (
                (current[0] + leaving[0], current[1] + leaving[1]),
                (target[0] - arriving[0], target[1] - arriving[1]),
                target,
            )
        )
        current, leaving = target, arriving
    return (Subpath(first, tuple(segments), closed),)


# ---------------------------------------------------------------- guilloche
def _rosette(
    canvas: Canvas,
    radius: float,
    swing: float,
    waves: int,
    lines: int,
    colour: str,
    width: float,
    phase: float = 0,
) -> None:
    """Interlaced closed waves round a circle."""
    for number in range(lines):
        shift = math.tau * number / lines + phase

        def place(angle: float, shift: float = shift) -> Point:
            reach = radius + swing * math.cos(waves * angle + shift)
            return reach * math.cos(angle), reach * math.sin(angle)

        canvas.line(curve(place, 0, math.tau, 2 * waves, closed=True), colour, width)


def _braid(canvas: Canvas, length: float, crossings: int, strokes: list[tuple[float, str]]) -> None:
    """Two strands twisted along the x axis about its middle."""
    step = length / crossings
    for way in (1, -1):

        def place(number: float, way: int = way) -> Point:
            return number * step - length / 2, way * 6 * math.sin(math.pi * number)

        for width, colour in strokes:
            canvas.line(curve(place, 0, crossings, crossings), colour, width, "butt")


def guilloche() -> Layers:
    deep, base, middle, pale = "#17386a", "#24508f", "#5f8ac4", "#eef3fa"
    back = Back(base, deep, corner=5)
    frame_x, frame_y = HALF_WIDTH - 12, HALF_HEIGHT - 12
    strokes = [(7.6, deep), (5.6, pale), (2.4, base)]
    half, above = back.half, back.above
    with back.centred():
        for number in range(-7, 8):
            x = number * 13.0
            for way in (1, -1):

                def place(y: float, x: float = x, way: int = way) -> Point:
                    return x + way * 6.5 * math.sin(y * math.pi / 26), y

                back.below.line(curve(place, -130, 130, 10), middle, 1.2)
        back.below.shape(box(0) + box(24), deep, even_odd=True)
        for placement, length, crossings in (
            ((move(0, -frame_y),), 2 * frame_x - 26, 12),
            ((move(-frame_x, 0), turn(90)), 2 * frame_y - 26, 18),
        ):
            with half.placed(*placement):
                _braid(half, length, crossings, strokes)
        for side in (-1, 1):
            with half.placed(move(side * frame_x, -frame_y)):
                half.shape("M-9.2,-9.2 H9.2 V9.2 H-9.2 Z", deep, pale, 1.5)
                for petal in range(8):
                    with half.placed(turn(45 * petal)):
                        half.shape("M0,-2.4 C1.9,-4.4 1.8,-6.6 0,-8 C-1.8,-6.6 -1.9,-4.4 0,-2.4 Z", pale)
        with half.placed(move(0, -101)):
            half.disc(0, 0, 26, deep, pale, 1.6)
            _rosette(half, 17, 6.5, 8, 3, pale, 1.3, math.pi / 2)
            half.disc(0, 0, 10, base, pale, 1.4)
            half.shape(mapped(SIGN["H"], move(0, 0.5) @ scale(0.12)), pale)
        for inset, width in ((3, 1.7), (22, 1.7)):
            above.line(box(inset), pale, width)
        above.disc(0, 0, 76, deep, pale, 1.9)
        _rosette(above, 60.5, 11.5, 14, 4, pale, 1.4)
        above.disc(0, 0, 46, base, pale, 1.7)
        _rosette(above, 38, 6, 14, 2, pale, 1.3)
        above.disc(0, 0, 30, deep, pale, 1.7)
        double_heart(above, 0.33, -6.8, (6, deep), (3.2, pale))
    return back.layers()


# ---------------------------------------------------------------- fans
def _arc(radius: float) -> Path:
    """The upper half of a circle."""

    def place(angle: float) -> Point:
        return radius * math.cos(angle), -radius * math.sin(angle)

    return curve(place, 0, math.pi, 2)


def _fan(canvas: Canvas, radius: float, colours: tuple[str, str, str]) -> None:
    base, light, gold = colours
    (rim,) = _arc(radius)
    canvas.shape((Subpath(rim.start, (*rim.segments, ((0, radius * 0.76),)), True),), base, gold, 1.7)
    for number in range(1, 9):
        ray = (math.cos(math.pi * number / 9), -math.sin(math.pi * number / 9))
        start, end = mix((0, 0), ray, 15), mix((0, 0), ray, 23)
        canvas.line((Subpath(start, ((end,),), False),), gold, 1.1, "butt")
    canvas.shape(_arc(14), light, gold, 1.2)
    canvas.shape(_arc(7), gold)


def fans() -> Layers:
    base, deep, gold, pale, light = "#12464f", "#0c323a", "#d9a94a", "#f3e3bd", "#1d6670"
    back = Back(base, deep)
    radius, rise = 27.2, 17.2
    half, above = back.half, back.above
    with back.centred():
        for row in range(9, -1, -1):
            for column in range(-2, 3):
                x = column * 2 * radius + (radius if row % 2 else 0)
                if abs(x) < HALF_WIDTH + radius * 0.7:
                    with half.placed(move(x, -row * rise - 6)):
                        _fan(half, radius, (base, light, gold))
        above.shape(f"M{-HALF_WIDTH},-15 H{HALF_WIDTH} V15 H{-HALF_WIDTH} Z", deep)
        for y, width in ((-15, 1.8), (-11.5, 1), (11.5, 1), (15, 1.8)):
            above.line(f"M{-HALF_WIDTH},{y} H{HALF_WIDTH}", gold, width, "butt")
        for side in (-1, 1):
            for number in (5, 6, 7):
                with above.placed(move(side * (number * 12.6 + 5), 0)):
                    above.shape("M0,-7 L4.4,0 L0,7 L-4.4,0 Z", gold if number % 2 else pale)
        above.shape("M0,-58 L58,0 L0,58 L-58,0 Z", deep, gold, 1.8)
        above.line("M0,-53 L53,0 L0,53 L-53,0 Z", gold, 1)
        for number in range(32):
            angle = math.tau * (number + 0.5) / 32
            ray = (math.cos(angle), math.sin(angle))
            reach = 48 / (abs(ray[0]) + abs(ray[1]))
            start, end = mix((0, 0), ray, 19), mix((0, 0), ray, reach)
            above.line((Subpath(start, ((end,),), False),), gold, 1.2, "butt")
        above.disc(0, 0, 20, base, gold, 1.6)
        double_heart(above, 0.215, -4.5, (4.4, base), (2.3, pale))
        above.shape(box(0) + box(7), deep, even_odd=True)
        above.line(box(2.8), gold, 1)
        above.line(box(7), gold, 1.7)
    return back.layers()
