"""The two jokers: jesters in horned hoods with a fool's sceptre, in motley of red and blue or black and red."""

import math
from collections.abc import Sequence

from ..bell import bell
from ..canvas import Canvas
from ..geometry import Point, move, scale
from ..palette import INK
from ..patterns import polygon
from .dress import doublet, forearm, left_hand, neck, page_sleeves
from .engrave import LOZENGE, Points, angular, beads, knots, pen, resampled, ribbon, spline, strands
from .faces import face, head
from .palette import BLUE, GOLD, RED, SKIN, STRAND, WHITE
from .things import shaft


def _horn(canvas: Canvas, points: Points, widths: Sequence[float], fill: str, spot: str) -> None:
    canvas.inked(ribbon(points, widths), fill, 1.1)
    middle = resampled(points, 14)
    for place in (3, 6, 9):
        with canvas.placed(move(*middle[place]), scale(2.2 - 0.12 * place)):
            canvas.shape(angular("0,-4.4 3,0 0,4.4 -3,0"), spot)
    tip = knots(points)[-1]
    bell(canvas, tip.x, tip.y, 8, GOLD)


def _dagged_collar(canvas: Canvas, fills: tuple[str, str]) -> None:
    """Seven points with bells, about the neck."""

    def at(share: float, reach: float) -> Point:
        angle = math.radians(90 - share * 80)
        return reach * 1.25 * math.cos(angle), reach * 0.86 * math.sin(angle)

    with canvas.placed(move(122, 106)):
        for number in (0, 6, 1, 5, 2, 4, 3):
            left, right = (number - 3.5) / 3.5, (number - 2.5) / 3.5
            tip = at((left + right) / 2, 45)
            corners = [at(left, 12), at(left, 26), tip, at(right, 26), at(right, 12)]
            canvas.inked(polygon(corners), fills[number % 2], 1)
            strands(canvas, [at(left + 0.04, 14), tip], [at(right - 0.04, 14), tip], 3, 0.6)
        for number in range(7):
            x, y = at((number - 3) / 3.5, 47)
            bell(canvas, x, y, 3.3, GOLD)


def _grin(canvas: Canvas) -> None:
    canvas.inked(spline("-23,23! -16,26 -6,26.4 5,20! 3,29 -6,36 -15,34.5 -21,29"), WHITE, 0.8)
    pen(canvas, "-25,20.6 -22,23.6 -14,26 -6,26 3,21.4 7,17", [0.5, 1.6, 1.8, 1.8, 1.6, 0.4])
    pen(canvas, "-19,33 -11,36.6 -2,34 3,28", [0.4, 2.6, 2.4, 0.4], RED)
    pen(canvas, "10,10 15,18 12,27", [0.3, 1.5, 0.3])
    pen(canvas, "-28,12 -28,20 -25,27", [0.3, 1, 0.3])
    pen(canvas, "-14,42 -8,43.5 -2,42", [0.3, 1.2, 0.3])


def _fools_sceptre(canvas: Canvas, first: str, second: str) -> None:
    """A small laughing head on a staff."""
    shaft(canvas, 0, 14, 160, 5, GOLD)
    for number in range(5):
        angle = math.radians(30 + 30 * number)
        corners = [
            (4 * math.cos(angle + 0.4), 11 + 4 * math.sin(angle + 0.4)),
            (15 * math.cos(angle), 10 + 13 * math.sin(angle)),
            (4 * math.cos(angle - 0.4), 11 + 4 * math.sin(angle - 0.4)),
        ]
        canvas.inked(polygon(corners), (first, WHITE)[number % 2], 0.7)
    for side, fill in ((-1, first), (1, second)):
        with canvas.placed(scale(side, 1)):
            canvas.inked(ribbon("4,-6 11,-16 20,-12 21,-3", [12, 9, 6, 2]), fill, 0.8)
            bell(canvas, 21, -1, 2.6, GOLD)
    canvas.inked(spline("-11,10 -11,-6 0,-13 11,-6 11,10 0,15"), second, 0.8)
    canvas.inked(spline("0,-13! -11,-6 -11,10 0,15!"), first, 0.8)
    canvas.inked(spline("0,-8 7,-3 6.4,6 0,11 -6.4,6 -7,-3"), SKIN, 0.7)
    for side in (-1, 1):
        canvas.disc(side * 2.9, -0.6, 0.95, INK)
    pen(canvas, "-3.2,5 0,7 3.2,5", [0.4, 1.4, 0.4], RED)


def _joker(
    canvas: Canvas, colours: tuple[str, str, str], third: str, line: str, *, stern: float, tilt: float
) -> None:
    """``colours``: main colour, other colour, sleeves; ``third`` is that of the middle horn and the brow band."""
    main, other, arms = colours
    page_sleeves(canvas, arms, line if line != INK else GOLD)
    doublet(canvas, main, other, LOZENGE, LOZENGE)
    for y in range(146, 200, 10):
        canvas.disc(122, y, 2.6, WHITE, INK, 0.7)
    neck(canvas)
    _dagged_collar(canvas, (third, other))
    left_hand(canvas, 88, 150, main, GOLD)
    with canvas.placed(move(169, 76), scale(0.84)):
        _fools_sceptre(canvas, main, other)
    forearm(canvas, 169, 140, main if main != INK else BLUE, GOLD)
    with canvas.placed(*head(mirrored=True, tilt=tilt)):
        _horn(canvas, "26,-46 50,-84 88,-82 98,-46", [46, 36, 22, 8], main, GOLD)
        _horn(canvas, "-22,-46 -44,-83 -74,-80 -82,-52", [46, 36, 22, 8], other, GOLD)
        _horn(canvas, "2,-44 3,-76 2,-98", [52, 34, 10], third, main)
        canvas.inked(
            spline("-37,34 -42,6 -42,-28 -30,-54 2,-62 34,-54 48,-28 49,6 46,34 36,54 16,64 -8,64 -26,52"),
            main,
            1.1,
        )
        strands(canvas, "40,-40 46,-14 46,14 40,40", "34,-40 38,-14 37,14 28,44", 5, 1.1, line)
        face(canvas, beard=True, stern=stern)
        _grin(canvas)
        _brow_band(canvas, third, main)


def _brow_band(canvas: Canvas, fill: str, stones: str) -> None:
    lower = "-33,-28! -28,-22 -22,-15! -15,-26 -8,-29! -3,-24 3,-14! 9,-24 14,-28! 20,-22 27,-14! 33,-22 39,-28!"
    canvas.inked(spline(f"{lower} 42,-46! 24,-52 2,-54 -20,-52 -36,-46!"), fill, 1.1)
    canvas.line(spline("-34,-41 -18,-46.5 2,-48 22,-46.5 40,-41", closed=False), INK, 0.6)
    beads(canvas, "-26,-34 -11,-38 3,-37 17,-38 32,-34", 5, 3, (stones,))


def joker_red(canvas: Canvas) -> None:
    _joker(canvas, (RED, BLUE, BLUE), GOLD, INK, stern=-2, tilt=0)


def joker_black(canvas: Canvas) -> None:
    _joker(canvas, (INK, RED, INK), WHITE, STRAND, stern=1, tilt=5)
