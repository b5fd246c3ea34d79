"""Crowns and caps, in the coordinates of the faces."""

import math
from collections.abc import Sequence

from ..canvas import Canvas
from ..geometry import move, scale, turn
from ..palette import INK
from ..paths import Path, rounded_rect
from .engrave import Points, angular, hatch, pen, resampled, ribbon, spline, spread, strands
from .palette import BLUE, GOLD, RED, WHITE


def _band(canvas: Canvas, gems: tuple[str, str] = (RED, BLUE)) -> None:
    lower, upper = "-40,-42! -20,-35.5 2,-33.5 24,-36 44,-43!", "46,-58! 24,-51 2,-48.5 -20,-50.5 -42,-57!"
    canvas.inked(spline(f"{lower} {upper}"), GOLD, 1.1)
    for line in ("-40,-44.6 -20,-38.1 2,-36.1 24,-38.6 44,-45.6", "46,-55.4 24,-48.4 2,-45.9 -20,-47.9 -42,-54.4"):
        canvas.ornament(spline(line, closed=False), None, INK, 0.55)
    for i, (x, y) in enumerate(((-31, -47.2), (-15, -43.3), (2, -41.6), (19, -43.3), (35, -47.4))):
        if i % 2 == 0:
            canvas.inked(angular(f"{x},{y - 4} {x + 4.6},{y} {x},{y + 4} {x - 4.6},{y}"), gems[0], 0.6)
        else:
            canvas.disc(x, y, 3.2, gems[1], INK, 0.6)


def lily(canvas: Canvas, x: float, y: float, height: float, angle: float = 0, fill: str = GOLD) -> None:
    with canvas.placed(move(x, y), turn(angle), scale(height / 40)):
        canvas.inked(
            spline(
                "-2,0! -3,-10 -9,-10 -14,-17 -9,-23 -5,-18 -3.4,-15! 3.4,-15! 5,-18 9,-23 14,-17 9,-10 3,-10 2,0!"
            ),
            fill,
            0.9,
        )
        canvas.inked(spline("0,-40! 5.5,-25 2.2,-11 -2.2,-11 -5.5,-25"), fill, 0.9)
        canvas.inked(rounded_rect(-5, -12, 10, 4), fill, 0.7)


def fleur_crown(canvas: Canvas, cap: str = RED, gems: tuple[str, str] = (RED, BLUE)) -> None:
    canvas.inked(spline("-38,-52 -34,-72 -14,-82 4,-83 24,-82 40,-72 43,-54"), cap, 1)
    hatch(canvas, spline("24,-82 40,-72 43,-54 26,-50 30,-66"), 60, 1.8, 0.6)
    for x, y, height, angle in (
        (-40, -55, 36, -16),
        (44, -56, 36, 16),
        (-20, -49, 42, -7),
        (24, -49, 42, 7),
        (2, -47, 48, 0),
    ):
        lily(canvas, x, y, height, angle)
    for x, y in ((-30, -60), (-9, -58), (13, -58), (34, -60)):
        canvas.disc(x, y, 3.4, WHITE, INK, 0.8)
    _band(canvas, gems)


def imperial_crown(canvas: Canvas, cap: str = RED, gems: tuple[str, str] = (RED, BLUE)) -> None:
    canvas.inked(spline("-40,-54 -44,-72 -24,-84 2,-87 28,-84 48,-72 44,-56"), cap, 1)
    hatch(canvas, spline("26,-88 47,-74 44,-56 30,-52 38,-70"), 60, 1.8, 0.6)
    for pts in ("-41,-54 -49,-72 -34,-86 2,-88", "45,-55 53,-72 38,-86 2,-88", "2,-48 2,-70 2,-88"):
        canvas.inked(ribbon(pts, 9.5), GOLD, 0.9)
        for x, y in resampled(pts, 7)[1:-1]:
            canvas.disc(x, y, 2.3, WHITE, INK, 0.5)
    canvas.disc(2, -91, 6.5, GOLD, INK, 0.9)
    canvas.inked(
        angular(
            "0.4,-96 0.4,-99 -3.6,-99 -3.6,-102.4 0.4,-102.4 0.4,-106 3.6,-106 3.6,-102.4 7.6,-102.4 "
            "7.6,-99 3.6,-99 3.6,-96"
        ),
        GOLD,
        0.7,
    )
    for x, y, angle in ((-22, -50, -6), (26, -51, 6)):
        lily(canvas, x, y, 26, angle)
    _band(canvas, gems)


def spike_crown(canvas: Canvas, cap: str = RED, gems: tuple[str, str] = (RED, BLUE)) -> None:
    canvas.inked(spline("-38,-52 -30,-66 2,-72 34,-66 43,-54"), cap, 1)
    hatch(canvas, spline("14,-72 34,-66 43,-54 26,-50"), 60, 1.8, 0.6)
    for x, y, height, angle, half_width in (
        (-42, -52, 34, -20, 8),
        (46, -53, 34, 20, 8),
        (-27, -49, 42, -12, 9),
        (31, -50, 42, 12, 9),
        (-11, -46, 47, -5, 10),
        (15, -46, 47, 5, 10),
    ):
        with canvas.placed(move(x, y), turn(angle)):
            canvas.inked(
                spline(
                    f"{-half_width},0! {-half_width * 0.45},{-height * 0.45} 0,{-height}! "
                    f"{half_width * 0.45},{-height * 0.45} {half_width},0!"
                ),
                GOLD,
                1,
            )
            canvas.line(angular(f"0,-2 0,{-height + 6}", closed=False), INK, 0.5)
            canvas.disc(0, -height, 3.6, RED if abs(angle) == 12 else WHITE, INK, 0.8)
    _band(canvas, gems)


def leaf_crown(canvas: Canvas, cap: str = RED, gems: tuple[str, str] = (RED, BLUE)) -> None:
    canvas.inked(spline("-38,-52 -30,-68 2,-74 34,-68 43,-54"), cap, 1)
    for x, y, height, angle in (
        (-41, -55, 24, -20),
        (45, -56, 24, 20),
        (-20, -49, 28, -8),
        (24, -49, 28, 8),
        (2, -47, 32, 0),
    ):
        with canvas.placed(move(x, y), turn(angle), scale(height / 30)):
            canvas.inked(
                spline("-4,0! -3,-8 -11,-8 -13,-16 -6,-19 -7,-26 0,-33! 7,-26 6,-19 13,-16 11,-8 3,-8 4,0!"),
                GOLD,
                0.9,
            )
            canvas.line(angular("0,-4 0,-24", closed=False), INK, 0.5)
    _band(canvas, gems)


def plume(canvas: Canvas, points: Points, widths: Sequence[float], colour: str) -> None:
    """A feather along a spine."""
    canvas.inked(ribbon(points, widths), colour, 0.9)
    count = 12
    spine, breadth = resampled(points, count + 2), spread(widths, count + 2)
    barbs: Path = ()
    for number in range(1, count):
        (x, y), (next_x, next_y) = spine[number], spine[number + 1]
        length = math.hypot(next_x - x, next_y - y) or 1
        along_x, along_y, half = (next_x - x) / length, (next_y - y) / length, breadth[number] / 2
        for side in (-1, 1):
            tip_x = x + (along_x * 0.8 - side * along_y * 0.94) * half
            tip_y = y + (along_y * 0.8 + side * along_x * 0.94) * half
            bend_x = x + (along_x * 0.2 - side * along_y * 0.55) * half
            bend_y = y + (along_y * 0.2 + side * along_x * 0.55) * half
            barbs += ribbon([(x, y), (bend_x, bend_y), (tip_x, tip_y)], [0.9, 0.7, 0.3])
    canvas.ornament(barbs, INK)
    pen(canvas, points, [1.8, 1.2, 0.4])


def beret(canvas: Canvas, fill: str, trim: str, feather: str = WHITE) -> None:
    plume(canvas, "36,-52 56,-66 70,-52 71,-24 60,2", [4, 18, 22, 19, 3], feather)
    canvas.inked(spline("-42,-40 -54,-54 -40,-76 0,-86 40,-78 60,-58 48,-40 2,-34"), fill, 1.1)
    hatch(canvas, spline("30,-80 58,-60 47,-42 30,-38 42,-56"), 60, 1.8, 0.6)
    strands(canvas, "-40,-44 -46,-58 -32,-74", "40,-44 52,-58 36,-74", 7, [0.4, 1.4, 0.4])
    canvas.inked(spline("-40,-36! -18,-31 4,-30 26,-32 43,-38! 45,-48! 26,-43 4,-41 -18,-42 -42,-47!"), trim, 1)
    canvas.disc(36, -58, 6, GOLD, INK, 0.9)
    canvas.disc(36, -58, 2.6, RED, INK, 0.5)


def brimmed_hat(canvas: Canvas, fill: str, trim: str, feather: str = WHITE) -> None:
    plume(canvas, "-8,-60 -12,-84 12,-95 44,-86 66,-56", [4, 18, 20, 18, 3], feather)
    canvas.inked(spline("-36,-50 -32,-76 -4,-88 30,-82 46,-62 42,-46 0,-40"), fill, 1.1)
    hatch(canvas, spline("26,-82 44,-62 41,-48 28,-44 34,-62"), 60, 1.8, 0.6)
    strands(canvas, "-34,-50 -30,-70 -6,-84", "38,-48 42,-62 10,-84", 5, [0.4, 1.3, 0.4])
    brim = spline(
        "-44,-36! -20,-30 4,-29 28,-32 47,-40! 52,-56! 40,-51 30,-56! 18,-50 4,-54! -10,-50 -22,-55! "
        "-34,-50 -50,-54!"
    )
    canvas.inked(brim, trim, 1.1)
    for x, y in ((-32, -43), (-10, -40), (12, -40), (34, -44)):
        canvas.disc(x, y, 3.2, GOLD, INK, 0.6)


def roll_hat(canvas: Canvas, fill: str, trim: str) -> None:
    canvas.inked(spline("40,-46 56,-34 60,-4 54,30 64,58 48,54 40,30 44,0 38,-30"), fill, 1)
    strands(canvas, "46,-40 58,-10 52,30 60,54", "40,-34 44,0 42,30 50,52", 3, [0.3, 1.2, 1.2, 0.4])
    canvas.inked(spline("-34,-54 -30,-78 -14,-96 10,-84 36,-80 44,-56 0,-44"), fill, 1.1)
    hatch(canvas, spline("20,-84 36,-79 43,-58 28,-52 32,-66"), 60, 1.8, 0.6)
    canvas.inked(spline("-46,-48 -36,-60 0,-54 38,-60 52,-50 44,-36 4,-28 -38,-34"), trim, 1.1)
    for i in range(8):
        x = -36 + 11.2 * i
        y = -47 + 3 * math.sin(math.pi * (i + 0.3) / 7.6)
        canvas.inked(
            spline(f"{x - 5},{y + 10.5} {x - 1},{y - 8} {x + 5},{y - 8.5} {x + 1},{y + 11}"),
            fill if i % 2 else BLUE,
            0.7,
        )


def hunting_hat(canvas: Canvas, fill: str, trim: str, feather: str = WHITE) -> None:
    plume(canvas, "4,-66 12,-92 34,-100 52,-88 58,-68", [4, 17, 19, 15, 3], feather)
    canvas.inked(spline("-40,-46 -24,-74 4,-90 34,-80 48,-52 0,-40"), fill, 1.1)
    hatch(canvas, spline("26,-84 46,-54 30,-48 32,-64"), 60, 1.8, 0.6)
    strands(canvas, "-30,-50 -16,-72 2,-86", "36,-52 28,-72 8,-88", 4, [0.4, 1.3, 0.4])
    canvas.inked(spline("-66,-40! -40,-42 -10,-52 20,-60 56,-66! 52,-46 44,-36 10,-30 -34,-32"), trim, 1.1)
    canvas.line(spline("-58,-39.5 -34,-36 8,-34 42,-40 52,-60", closed=False), INK, 0.6)
    canvas.disc(14, -48, 5.4, GOLD, INK, 0.8)
    canvas.disc(14, -48, 2.2, RED, INK, 0.5)
