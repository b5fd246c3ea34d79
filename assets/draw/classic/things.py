"""What the figures hold, and the hands that hold it; lengths in units of the card."""

import math

from ..canvas import Canvas
from ..geometry import move, scale, turn
from ..palette import INK
from ..paths import ellipse, rounded_rect
from .engrave import DOT, angular, brocade, capsule, hatch, lens, pen, ribbon, spline
from .headgear import lily
from .palette import BLUE, GLASS, GOLD, RED, SKIN, WHITE


def hand(
    canvas: Canvas,
    x: float,
    y: float,
    angle: float = 0,
    size: float = 1.0,
    fingers: float = 14,
    mirrored: bool = False,
) -> None:
    """A fist round an upright shaft, the back of the hand to the right."""
    with canvas.placed(move(x, y), turn(angle), scale(-size if mirrored else size, size)):
        canvas.inked(spline("0,-10 8,-10.5 14,-5 17,4 17,12 9,13 3,11 0,8"), SKIN, 0.9)
        for i in range(4):
            y_finger, length = -7.2 + 4.7 * i, fingers * (0.92, 1, 0.97, 0.84)[i]
            canvas.inked(
                capsule((6, y_finger + 0.2), (6 - length, y_finger + 0.5 * i - 0.4), 2.75, 2.3), SKIN, 0.75
            )
        hatch(canvas, spline("9,-7 14,-3 16.5,6 15,10 11,4"), 60, 1.5, 0.5)
        canvas.inked(capsule((9, -9.4), (-3.2, -13.2), 3, 2.3), SKIN, 0.8)
        canvas.line("M-4.6,-13.2 L-2.6,-12", INK, 0.5)


def cuff(canvas: Canvas, x: float, y: float, width: float, height: float, angle: float, fill: str) -> None:
    """Centred on the wrist, its width across the arm."""
    with canvas.placed(move(x, y), turn(angle)):
        canvas.inked(
            spline(
                f"{-width / 2},{-height / 2}! 0,{-height / 2 - 1.5} {width / 2},{-height / 2}! "
                f"{width / 2 + 2},{height / 2}! 0,{height / 2 + 1.5} "
                f"{-width / 2 - 2},{height / 2}!"
            ),
            fill,
            1,
        )
        canvas.line(
            spline(
                f"{-width / 2 - 1},{height / 2 - 2.6} 0,{height / 2 - 1.3} {width / 2 + 1},{height / 2 - 2.6}",
                closed=False,
            ),
            INK,
            0.6,
        )
        canvas.line(
            spline(
                f"{-width / 2},{-height / 2 + 2.4} 0,{-height / 2 + 1} {width / 2},{-height / 2 + 2.4}",
                closed=False,
            ),
            INK,
            0.6,
        )


def shaft(canvas: Canvas, x: float, top: float, bottom: float, width: float, fill: str = GOLD) -> None:
    canvas.inked(rounded_rect(x - width / 2, top, width, bottom - top), fill, 0.9)
    canvas.line(angular(f"{x + width * 0.2},{top + 1} {x + width * 0.2},{bottom}", closed=False), INK, 0.45)


def sword(canvas: Canvas, x: float, y: float, tip: float) -> None:
    """(x, y) is the hand, ``tip`` how far the point is from it (negative: above)."""
    with canvas.placed(move(x, y)):
        canvas.inked(angular(f"-4,-13 -3.6,{tip + 9} 0,{tip} 3.6,{tip + 9} 4,-13"), WHITE, 1)
        canvas.shape(angular(f"0,-13 0,{tip + 2} 3.4,{tip + 9} 3.8,-13"), "#d9d6cd")
        canvas.line(angular(f"0,-14 0,{tip + 8}", closed=False), INK, 0.6)
        canvas.inked(rounded_rect(-2.6, -10, 5.2, 26), RED, 0.9)
        canvas.disc(x, 19, 4.6, GOLD, INK, 0.9)
        canvas.inked(
            spline("-15,-16 -8,-13.6 0,-15 8,-13.6 15,-16 16,-12 9,-9.5 0,-9.5 -9,-9.5 -16,-12"),
            GOLD,
            0.9,
        )
        canvas.disc(x, -12, 2, RED, INK, 0.6)


def orb(canvas: Canvas, x: float, y: float, radius: float) -> None:
    with canvas.placed(move(x, y)):
        canvas.disc(0, 0, radius, BLUE, INK, 1)
        hatch(
            canvas,
            spline(
                f"{radius * 0.2},{-radius * 0.95} {radius * 0.95},{-radius * 0.2} {radius * 0.7},{radius * 0.7} "
                f"{-radius * 0.1},{radius * 0.98} {radius * 0.5},{radius * 0.3}"
            ),
            40,
            1.5,
            0.6,
        )
        canvas.inked(ribbon(f"{-radius},-1 0,3 {radius},-1", 5), GOLD, 0.8)
        canvas.inked(ribbon(f"-0.5,{-radius} 1,{-radius * 0.4} 0,2", 4), GOLD, 0.8)
        pen(canvas, f"{-radius * 0.7},{-radius * 0.3} {-radius * 0.45},{-radius * 0.7}", [0.3, 1.6, 0.3], WHITE)
        c = -radius
        canvas.inked(rounded_rect(-3.2, c - 3, 6.4, 4), GOLD, 0.7)
        canvas.inked(
            spline(
                f"-1.4,{c - 3}! -1,{c - 7}! -5.6,{c - 5.6}! -5.6,{c - 10.4}! "
                f"-1,{c - 9}! -2.4,{c - 14}! 2.4,{c - 14}! 1,{c - 9}! "
                f"5.6,{c - 10.4}! 5.6,{c - 5.6}! 1,{c - 7}! 1.4,{c - 3}!"
            ),
            GOLD,
            0.8,
        )


def axe(canvas: Canvas, x: float, y: float, bottom: float) -> None:
    with canvas.placed(move(x, y)):
        shaft(canvas, 0, -14, bottom, 5, RED)
        canvas.inked(
            spline("-2,-9! 8,-12 17,-19! 21,-4 21,8 17,22! 8,14 -2,11!"),
            WHITE,
            1,
        )
        canvas.line(
            spline("13.5,-15 17,-3 17,7 13.5,18", closed=False),
            INK,
            0.6,
        )
        hatch(
            canvas,
            spline("14,-15 17.5,-3 17.5,7 14,18 20,10 20,-8"),
            0,
            1.7,
            0.5,
        )
        canvas.inked(spline("-2,-6! -9,-4 -15,1! -9,5 -2,8!"), WHITE, 1)
        canvas.inked(rounded_rect(-4, -10, 8, 22), GOLD, 0.9)
        for k in (-5, 1, 7):
            canvas.line(angular(f"-3.6,{k} 3.6,{k}", closed=False), INK, 0.5)
        canvas.inked(
            spline("-3.4,-14! -3,-19 0,-26! 3,-19 3.4,-14!"),
            GOLD,
            0.8,
        )


def halberd(canvas: Canvas, x: float, y: float, bottom: float) -> None:
    with canvas.placed(move(x, y)):
        shaft(canvas, 0, 24, bottom, 5, GOLD)
        canvas.inked(
            spline("-2.6,22! -3.4,6 0,-14! 3.4,6 2.6,22!"),
            WHITE,
            1,
        )
        canvas.line(angular("0,-8 0,18", closed=False), INK, 0.5)
        canvas.inked(
            spline("-2,12! -10,8 -20,-2! -22,16 -17,34! -10,27 -2,26!"),
            WHITE,
            1,
        )
        hatch(
            canvas,
            spline("-19,0 -21,16 -17,31 -15.5,28 -17,16 -16,4"),
            0,
            1.6,
            0.5,
        )
        canvas.line(spline("-16,3 -17,16 -14.5,28", closed=False), INK, 0.6)
        canvas.inked(
            spline("2,12! 9,13 17,21! 10,21 2,26!"),
            WHITE,
            1,
        )
        canvas.inked(rounded_rect(-3.6, 10, 7.2, 20), GOLD, 0.9)
        for k in (15, 20, 25):
            canvas.line(angular(f"-3.4,{k} 3.4,{k}", closed=False), INK, 0.5)
        for k in (-1, 0, 1):
            canvas.inked(lens((k * 1.5, 29), (k * 4.5, 46), 4), RED, 0.6)


def sceptre(canvas: Canvas, x: float, top: float, bottom: float, *, trefoil: bool = False) -> None:
    """With a lily or a trefoil on its end."""
    shaft(canvas, x, top + 24, bottom, 4.6)
    for y in (top + 27, top + 62):
        canvas.inked(rounded_rect(x - 4, y, 8, 3.4), GOLD, 0.7)
    if not trefoil:
        lily(canvas, x, top + 26, 27)
        return
    leaves = ((0, 6), (-6.2, 15), (6.2, 15))
    for dx, dy in leaves:
        canvas.disc(x + dx, top + dy, 5.6, GOLD, INK, 0.9)
    canvas.disc(x, top + 12, 3, GOLD)
    for dx, dy in leaves:
        canvas.disc(x + dx, top + dy, 2, RED, INK, 0.5)
    canvas.disc(x, top + 23, 4.2, GOLD, INK, 0.8, height=3)


def rose(canvas: Canvas, x: float, y: float, radius: float, bottom: float) -> None:
    with canvas.placed(move(x, y)):
        stem = spline(f"0,8 2,20 2,{bottom}", closed=False)
        canvas.line(stem, INK, 2.6)
        canvas.line(stem, BLUE, 1.2)
        for start, end in (((2, 20), (-9, 14)), ((2, 23), (12, 16))):
            canvas.inked(lens(start, end, 7), BLUE, 0.8)
        for ring, petal, shift in ((0.56, 0.5, -90), (0.36, 0.36, -54)):
            for number in range(5):
                with canvas.placed(turn(72 * number + shift)):
                    canvas.disc(radius * ring, 0, radius * petal, RED, INK, 0.9)
        canvas.disc(0, 0, radius * 0.27, GOLD, INK, 0.7)
        canvas.disc(0, 0, radius * 0.09, INK)


def fan(canvas: Canvas, x: float, y: float, radius: float, start: float, end: float, blades: int) -> None:
    """A fan of feathers between two directions in degrees."""
    step = (end - start) / blades
    with canvas.placed(move(x, y)):
        for number in range(blades):
            with canvas.placed(turn(start + step * (number + 0.5)), scale(radius)):
                half = math.tan(math.radians(step / 2))
                canvas.inked(angular([(0, 0), (0.55, -0.55 * half), (0.55, 0.55 * half)]), WHITE, 0.6)
                blade = (
                    f".42,{-0.42 * half}! .95,{-0.95 * half}! 1.06,0 .95,{0.95 * half}! .42,{0.42 * half}! .4,0"
                )
                canvas.inked(spline(blade), (RED, GOLD)[number % 2], 0.8)
                canvas.disc(0.74, 0, 1.5 / radius, (GOLD, RED)[number % 2])


def mirror(canvas: Canvas, x: float, y: float, radius: float, bottom: float) -> None:
    with canvas.placed(move(x, y)):
        shaft(canvas, 0, radius, bottom, 5)
        canvas.disc(0, radius + 3, 4.6, GOLD, INK, 0.8, height=3)
        for number in range(14):
            angle = math.tau * number / 14
            canvas.disc((radius + 0.6) * math.cos(angle), (radius + 2.6) * math.sin(angle), 2.4, GOLD, INK, 0.7)
        canvas.disc(0, 0, radius, GOLD, INK, 0.9, height=radius + 2)
        canvas.disc(0, 0, radius - 3.6, GLASS, INK, 0.8, height=radius - 1.6)
        for shift in (-4, 0, 4):
            pen(canvas, f"{shift - 6},6 {shift + 5},-8", [0.3, 1.1, 0.3], BLUE)


def lute(canvas: Canvas, x: float, y: float, angle: float) -> None:
    with canvas.placed(move(x, y), turn(angle)):
        canvas.inked(rounded_rect(-3.2, -84, 6.4, 66), INK, 0.8)
        canvas.inked(angular("-4,-84 4,-84 7,-96 16,-100 15,-104 3,-101"), GOLD, 0.9)
        for k in range(3):
            canvas.disc(-6 + k * 2.4, -88 - k * 4.6, 1.9, WHITE, INK, 0.6)
        canvas.inked(spline("0,-32 10,-22 20,-6 21,10 12,22 0,25 -12,22 -21,10 -20,-6 -10,-22"), GOLD, 1.2)
        hatch(canvas, spline("10,-22 20,-6 21,10 12,22 2,25 13,14 15,2 12,-10"), 20, 1.7, 0.6)
        canvas.disc(0, -3, 6.8, INK, INK, 0.8)
        canvas.disc(0, -3, 5, RED)
        brocade(canvas, ellipse(0, -3, 5), DOT, (3.4, 1.9), GOLD, origin=(0, -3), size=0.7)
        canvas.shape(rounded_rect(-8, 13, 16, 3), INK)
        for string in (-2.2, -0.75, 0.75, 2.2):
            canvas.line(f"M{string},-86 L{string * 1.5},14", WHITE, 0.4)
        for fret in (-76, -66, -56, -46, -38):
            canvas.line(f"M-3.2,{fret} H3.2", GOLD, 0.5)


def leaf(canvas: Canvas, x: float, y: float, height: float, angle: float) -> None:
    with canvas.placed(move(x, y), turn(angle), scale(height / 60)):
        canvas.line(angular("0,26 1,6", closed=False), INK, 2.4)
        canvas.inked(
            spline(
                "0,12! -12,14 -22,4! -17,2 -24,-12! -16,-12 -18,-26! -10,-22 0,-42! 10,-22 18,-26! 16,-12 "
                "24,-12! 17,2 22,4! 12,14"
            ),
            GOLD,
            1,
        )
        pen(canvas, "0,22 0,-8 0,-36", [2, 1.6, 0.4])
        for y, dx in ((6, 15), (-6, 17), (-18, 12)):
            for side in (-1, 1):
                with canvas.placed(scale(side, 1)):
                    pen(canvas, f"0,{y} {dx * 0.5},{y - 4} {dx},{y - 6}", [1.2, 0.9, 0.3])


def arrow(canvas: Canvas, x: float, tip: float, bottom: float) -> None:
    with canvas.placed(move(x, tip)):
        shaft(canvas, 0, 10, bottom - tip, 3.4, GOLD)
        canvas.inked(spline("0,-2! 3,8 9,20! 2.4,16 0,18! -2.4,16 -9,20! -3,8"), WHITE, 1)
        canvas.line("M0,2 V17", INK, 0.5)
        for side in (-1, 1):
            with canvas.placed(scale(side, 1)):
                for number, colour in enumerate((RED, WHITE, RED)):
                    y = bottom - tip - 102 + 9 * number
                    canvas.inked(angular(f"1.6,{y} 9,{y - 7} 9,{y + 2} 1.6,{y + 9}"), colour, 0.7)
