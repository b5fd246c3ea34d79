"""The two jokers: skomorokhs in horned caps, one with a tambourine, one with a fool's sceptre."""

import math

from ..bell import bell
from ..canvas import Canvas
from ..geometry import Point, move, scale, turn
from ..palette import AUBURN, GOLD, GOLD_SHADE, INK, PAPER, RED, SKIN, SKIN_SHADE, TEAL
from .figure import BODY, HEAD, JACK_ROBE, bob, face, grip, moustache, shaft
from .ornament import brocade, lozenge, pearls


def _motley(canvas: Canvas, left: str, right: str, figured: tuple[str, str]) -> None:
    """A robe of two colours."""
    with canvas.placed(BODY):
        canvas.inked(JACK_ROBE, right)
        canvas.inked("M0,112 C-24,120 -52,122 -70,134 C-84,146 -92,176 -96,220 H0 Z", left)
        brocade(
            canvas,
            "M-44,150 L-60,134 C-80,142 -88,176 -92,220 H-40 Z",
            figured[0],
            step=(20, 13),
            motif=(4.4, 6.4),
        )
        brocade(canvas, "M44,150 L60,134 C80,142 88,176 92,220 H40 Z", figured[1], step=(20, 13), motif=(4.4, 6.4))
        canvas.line("M0,112 V220", INK, 1.7)


def _collar(canvas: Canvas, first: str, second: str) -> None:
    """Seven points with bells."""

    def at(share: float, reach: float) -> Point:
        angle = math.radians(90 - share * 78)
        return reach * 1.22 * math.cos(angle), 110 + reach * 0.92 * math.sin(angle)

    for number in (0, 6, 1, 5, 2, 4, 3):
        left, right = (number - 3.5) / 3.5, (number - 2.5) / 3.5
        corners = [at(left, 10), at(left, 31), at((left + right) / 2, 49), at(right, 31), at(right, 10)]
        canvas.inked(
            "M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in corners) + " Z", first if number % 2 else second
        )
    for number in range(7):
        x, y = at((number - 3) / 3.5, 51)
        bell(canvas, x, y, 4.2, GOLD)


def _ruff(canvas: Canvas) -> None:
    for number in range(-4, 5):
        canvas.disc(number * 5.2, 124 + 7 * (1 - (number / 4.4) ** 2), 4.6, PAPER, INK, 1.2)


def _grin(canvas: Canvas) -> None:
    canvas.inked("M-2.6,99.4 C2,102.4 10,102.2 15,98.6 C13.6,107.6 1.4,109.4 -2.6,99.4 Z", PAPER, 1.2)
    canvas.line("M-4.4,98.2 C-3.8,99 -3.2,99.4 -2.4,99.6 M16.2,97.2 C15.8,98.2 15.4,98.6 14.8,98.8", INK, 1.5)
    canvas.line("M2.6,109.4 C5,110.6 8,110.4 10,109.2", SKIN_SHADE, 1.6)


def _cap(canvas: Canvas, colours: tuple[str, str, str], spots: tuple[str, str]) -> None:
    """Three horns: left, middle, right."""
    left, middle, right = colours
    for side, fill, spot in ((-1, left, spots[0]), (1, right, spots[1])):
        with canvas.placed(scale(side, 1)):
            canvas.inked(
                "M21,62 C21,44 28,32 40,31 C50,30 55,37 55,48 C60,46 63,40 62,33 C60,20 44,14 28,21 "
                "C16,27 8,38 6,54 Z",
                fill,
            )
            for x, y, size in ((18, 38, 3.4), (29, 27.5, 3), (42, 24.4, 2.6)):
                lozenge(canvas, x, y, size * 0.8, size * 1.15, spot)
    canvas.inked("M-14,56 C-15,44 -9,35 0,26 C9,35 15,44 14,56 Z", middle)
    lozenge(canvas, 0, 40, 3.2, 4.8, GOLD)
    for bell_x, bell_y in ((-57.5, 51), (57.5, 51), (0, 23.4)):
        bell(canvas, bell_x, bell_y, 5.2, GOLD)
    canvas.inked(
        "M-23,50 C-10,43 10,43 23,50 L23.4,60 L17,68 L12,58.6 L6,65.4 "
        "L0,57.6 L-6,65.4 L-12,58.6 L-17,68 L-23.4,60 Z",
        PAPER,
    )
    pearls(canvas, "M-22.6,50.6 C-10,43.8 10,43.8 22.6,50.6", 5.6, 2.1)


def _tambourine(canvas: Canvas, radius: float) -> None:
    for number, fill in enumerate((RED, TEAL, GOLD)):
        with canvas.placed(move(radius * 0.72 - number * 7, radius * 0.74 + number * 2), turn(-24 + number * 16)):
            canvas.inked("M-3,0 C-5,14 4,20 -2,36 L4,38 C10,22 2,14 4,0 Z", fill, 1.1)
    canvas.disc(0, 0, radius, GOLD, INK, 1.7)
    canvas.disc(0, 0, radius * 0.76, PAPER, INK, 1.3)
    for number in range(8):
        with canvas.placed(turn(number * 45 + 22.5)):
            canvas.shape("M0,-4 C4,-9 4,-12.6 0,-16.4 C-4,-12.6 -4,-9 0,-4 Z", RED if number % 2 else TEAL)
        with canvas.placed(turn(number * 45)):
            canvas.disc(radius * 0.885, 0, 3.6, PAPER, INK, 1.1)
    canvas.disc(0, 0, 3.2, GOLD)


def _fools_sceptre(canvas: Canvas) -> None:
    """A small head in a two-horned hood, on a staff."""
    shaft(canvas, 0, 14, 150, 6, GOLD_SHADE)
    for number in range(-2, 3):
        with canvas.placed(move(number * 7, 14 - abs(number) * 1.6), turn(-number * 16)):
            canvas.inked("M-4.4,0 L4.4,0 L0,14 Z", PAPER if number % 2 else RED, 1.2)
    canvas.inked(
        "M-15,6 C-17,-10 -22,-18 -31,-15 C-31,-26 -16,-30 0,-18 C16,-30 31,-26 31,-15 C22,-18 17,-10 15,6 "
        "C10,17 -10,17 -15,6 Z",
        INK,
    )
    canvas.inked("M-15,6 C-17,-10 -22,-18 -31,-15 C-31,-26 -16,-30 0,-18 V14 C-8,14 -13,11 -15,6 Z", TEAL, 1.3)
    canvas.inked("M0,-10 C8,-10 10,-4 10,1 C10,9 5,13 0,13 C-5,13 -10,9 -10,1 C-10,-4 -8,-10 0,-10 Z", SKIN, 1.3)
    for side in (-1, 1):
        canvas.disc(side * 4.2, -0.6, 1.3, INK)
        bell(canvas, side * 31, -11, 3.8, GOLD)
    canvas.line("M-4.4,6 C-2,9.4 2,9.4 4.4,6", RED, 1.8)


def joker_red(canvas: Canvas) -> None:
    _motley(canvas, GOLD, RED, (RED, GOLD))
    _collar(canvas, PAPER, TEAL)
    with canvas.placed(*HEAD):
        bob(canvas, AUBURN, GOLD_SHADE)
        face(canvas, 1, AUBURN, lips=None, cheeks=True)
        _grin(canvas)
        with canvas.placed(scale(0.92, 1)):
            _cap(canvas, (RED, TEAL, GOLD), (GOLD, RED))
    _ruff(canvas)
    with canvas.placed(move(68, 94)):
        _tambourine(canvas, 25)
    grip(canvas, 61, 131, 0.92, 6, cuff=TEAL, cuff_stripe=GOLD, sleeve=GOLD)


def joker_black(canvas: Canvas) -> None:
    _motley(canvas, TEAL, INK, (INK, GOLD))
    _collar(canvas, INK, PAPER)
    with canvas.placed(*HEAD):
        bob(canvas, INK, TEAL)
        face(canvas, 1, INK, lips=None, stern=-1)
        _grin(canvas)
        canvas.shape(
            "M2.8,109.4 C5,108.2 8.6,108.2 10.4,109.2 C10.6,112.6 9,116 6.6,117.4 C4.2,116 2.6,112.8 2.8,109.4 Z",
            INK,
        )
        moustache(canvas, INK, INK, 1, y=97, droop=3, width=15)
        with canvas.placed(scale(0.92, 1)):
            _cap(canvas, (INK, RED, TEAL), (GOLD, PAPER))
    _ruff(canvas)
    with canvas.placed(move(66, 88), scale(0.86)):
        _fools_sceptre(canvas)
    grip(canvas, 63, 138, 0.95, 0, cuff=RED, cuff_stripe=GOLD, sleeve=TEAL)
