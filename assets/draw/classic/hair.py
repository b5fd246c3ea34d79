"""Hair and beards, in the coordinates of the faces."""

import math
from collections.abc import Sequence

from ..canvas import Canvas
from ..geometry import scale
from ..palette import INK
from .engrave import spline, strands
from .faces import mouth, mouth_front
from .palette import GOLD, SKIN

# A curl: x, y, radius, and which way its spiral turns.
Curl = tuple[float, float, float, int]

BEARD_TOP = "32,14 27,21 14,24 3,19 -6,18 -12,20 -20,20 -26,16 -31,10"


def curls(canvas: Canvas, places: Sequence[Curl], fill: str, strand: str, weight: float = 0.9) -> None:
    """Rolled locks with a spiral on each."""
    for x, y, radius, _ in places:
        canvas.disc(x, y, radius, fill, INK, weight)
    for x, y, radius, way in places:
        turns = [(1.2 + step * 2.2, radius * (0.84 - step * 0.17)) for step in range(5)]
        points = [(x + reach * math.cos(way * angle), y + reach * math.sin(way * angle)) for angle, reach in turns]
        canvas.ornament(spline(points, closed=False), None, strand, 0.75)


def _strand_weight(fill: str) -> float:
    """Fair hair needs lighter strands, or it greys out when small."""
    return 0.8 if fill == GOLD else 1.1


def royal_hair(canvas: Canvas, fill: str, strand: str) -> None:
    """To the collar, ending in curls."""
    weight = _strand_weight(fill)
    canvas.inked(
        spline(
            "-56,44 -47,26 -45,4 -46,-22 -36,-48 0,-58 38,-50 50,-24 51,4 54,26 64,46 54,60 38,52 30,20 "
            "-26,20 -32,44 -46,58"
        ),
        fill,
        1.1,
    )
    strands(
        canvas,
        "-32,-44 -42,-22 -41,6 -44,28 -52,46",
        "-28,-30 -31,-10 -31,10 -32,30 -38,48",
        4,
        [0.3, weight, weight, 0.4],
        strand,
    )
    strands(
        canvas,
        "38,-46 47,-22 47,6 50,28 58,46",
        "34,-30 36,-10 35,10 35,30 44,48",
        4,
        [0.3, weight, weight, 0.4],
        strand,
    )
    curls(canvas, ((-49, 50, 11, 1), (56, 51, 12.5, -1), (38, 52, 9, -1)), fill, strand)


def page_hair(canvas: Canvas, fill: str, strand: str) -> None:
    """A page's rolled bob."""
    weight = _strand_weight(fill)
    canvas.inked(
        spline("-46,30 -45,0 -44,-26 -32,-50 0,-60 36,-52 50,-26 52,2 53,30 40,42 28,30 -24,26 -36,40"),
        fill,
        1.1,
    )
    strands(
        canvas,
        "-34,-44 -42,-20 -42,6 -42,26",
        "-28,-34 -31,-12 -30,8 -30,26",
        4,
        [0.3, weight, weight, 0.5],
        strand,
    )
    strands(canvas, "38,-46 47,-22 48,6 49,28", "32,-34 36,-10 34,10 32,28", 5, [0.3, weight, weight, 0.5], strand)
    curls(canvas, ((-39, 33, 9.5, 1), (47, 33, 10, -1), (33, 33, 9, -1)), fill, strand)


def loose_hair(canvas: Canvas, fill: str, strand: str) -> None:
    """Loose waves down to the shoulders."""
    weight = _strand_weight(fill)
    canvas.inked(
        spline(
            "-42,84 -52,60 -40,36 -48,12 -44,-22 -32,-50 0,-62 36,-52 49,-24 52,10 46,36 60,62 50,92 "
            "30,80 26,20 -24,20 -28,78"
        ),
        fill,
        1.1,
    )
    strands(
        canvas,
        "-34,-44 -42,-18 -45,12 -37,36 -48,60 -40,80",
        "-26,-40 -31,-12 -30,10 -27,36 -32,60 -29,74",
        5,
        [0.3, weight * 1.1, weight * 1.1, 0.4],
        strand,
    )
    strands(
        canvas,
        "38,-46 47,-20 49,10 43,36 57,62 49,88",
        "30,-40 36,-10 33,12 28,36 36,60 33,78",
        6,
        [0.3, weight * 1.1, weight * 1.1, 0.4],
        strand,
    )


def fringe(canvas: Canvas, fill: str, strand: str) -> None:
    """Front hair parted in the middle."""
    left = spline("0,-60! -24,-54 -37,-34 -37,-8 -31,6! -31,-12 -27,-30 -14,-42 0,-46!")
    right = spline("-2,-60! 26,-56 43,-34 44,-6 35,14! 36,-12 31,-32 16,-43 -2,-46!")
    for half in (left, right):
        canvas.inked(half, fill, 0.9)
    strands(canvas, "0,-56 -22,-51 -33,-34 -34,-6", "0,-48 -16,-42 -28,-28 -31,-4", 3, [0.3, 1.1, 0.3], strand)
    strands(canvas, "0,-56 24,-52 39,-34 40,-2", "0,-48 18,-43 33,-28 36,2", 4, [0.3, 1.1, 0.3], strand)


def hair_profile(canvas: Canvas, fill: str, strand: str, *, long: bool = True) -> None:
    """Hair of a head seen from the side: everything behind the line of the face."""
    low = "24,14 20,30 26,46 40,56 58,50 62,34 54,8"
    if not long:
        low = "22,14 18,26 22,38 36,42 52,38 56,22 54,4"
    front = "-23,-52! -22,-40 -10,-33 0,-24 4,-6 9,6! 12,-10 19,-17 26,-8 25,4"
    canvas.inked(spline(f"{front} {low} 53,-24 42,-52 0,-64"), fill, 1)
    low_y = 44 if long else 32
    strands(
        canvas,
        f"-18,-46 -2,-34 14,-20 27,-8 26,14 25,{low_y}",
        f"0,-58 34,-50 49,-22 51,4 54,20 56,{low_y - 8}",
        7,
        [0.3, 1.2, 1.2, 0.4],
        strand,
    )
    strands(canvas, "-16,-40 -2,-26 6,-2", "-8,-44 8,-28 10,-8", 2, [0.3, 1, 0.3], strand)
    if long:
        curls(canvas, ((52, 48, 12, -1), (34, 50, 10, -1)), fill, strand)
    else:
        curls(canvas, ((47, 35, 10.5, -1), (31, 36, 9.5, -1)), fill, strand)


def _mouth_in_beard(canvas: Canvas, fill: str, strand: str) -> None:
    canvas.shape(spline("-20,27 -11,25 2,27 0,34 -11,36 -19,33"), SKIN)
    mouth(canvas, 27.5)
    canvas.inked(spline("-11,19! -17,19 -25,25 -33,36! -22,31.5 -14,27.5 -11,24!"), fill, 0.8)
    canvas.inked(spline("-11,19! -4,18.5 8,23 21,36! 8,31 -5,27.5 -11,24!"), fill, 0.8)
    strands(canvas, "-12,20 -20,22 -31,34", "-12,24 -18,27 -30,34", 2, [0.3, 1, 0.3], strand)
    strands(canvas, "-10,20 2,21 18,34", "-10,24 0,27 16,34", 3, [0.3, 1, 0.3], strand)


def forked_beard(canvas: Canvas, fill: str, strand: str) -> None:
    sides = "-33,26 -33,48 -30,66 -22,82! -13,68 -7,58! 2,70 12,84! 22,62 31,42 36,12"
    canvas.inked(spline(f"{BEARD_TOP} {sides}"), fill, 1)
    strands(canvas, "-30,22 -30,44 -27,62 -22,78", "-10,36 -9,48 -10,56 -20,76", 4, [0.3, 1.3, 1.2, 0.4], strand)
    strands(canvas, "33,20 29,42 20,62 12,80", "-6,36 -4,48 -1,58 10,78", 6, [0.3, 1.3, 1.2, 0.4], strand)
    _mouth_in_beard(canvas, fill, strand)


def curled_beard(canvas: Canvas, fill: str, strand: str) -> None:
    sides = "-35,28 -38,46 -33,64 -20,76 -5,80 12,76 28,62 36,42 37,12"
    canvas.inked(spline(f"{BEARD_TOP} {sides}"), fill, 1)
    places: list[Curl] = []
    for row, (y, count) in enumerate(((30, 5), (42, 6), (54, 6), (66, 5))):
        for number in range(count):
            x = -28 + 56 * (number + 0.5) / count + (2 if row % 2 else -1)
            if y > 40 or not -23 < x < 5:
                places.append((x, y, 6, -1 if x > -4 else 1))
    curls(canvas, places, fill, strand, 0.65)
    _mouth_in_beard(canvas, fill, strand)


def bearded_front(canvas: Canvas, fill: str, strand: str) -> None:
    """A long beard for the face seen from the front."""
    top = "34,10 28,21 15,24 6,19.5 0,20.5 -6,19.5 -15,24 -28,21 -34,10"
    sides = "-38,34 -37,58 -29,84 -14,104 0,114! 14,104 29,84 37,58 38,34"
    canvas.inked(spline(f"{top} {sides}"), fill, 1)
    for side in (-1, 1):
        with canvas.placed(scale(side, 1)):
            strands(canvas, "32,18 35,50 26,82 3,108", "2,36 2,56 2,82 0.8,106", 6, [0.3, 1.3, 1.2, 0.4], strand)
    canvas.shape(spline("-13,28 0,25 13,28 9,35 0,37 -9,35"), SKIN)
    mouth_front(canvas, 28.5)
    for side in (-1, 1):
        with canvas.placed(scale(side, 1)):
            canvas.inked(spline("0,20! 6,18.6 16,23 27,42! 14,33 5,28.5 0,25.5!"), fill, 0.8)
            strands(canvas, "1,21 9,21.5 25,40", "1,24.5 7,27 23,39", 3, [0.3, 1, 0.3], strand)


def bearded_profile(canvas: Canvas, fill: str, strand: str) -> None:
    """A pointed beard for the face seen from the side."""
    beard = spline(
        "28,8 22,18 10,25 -6,27 -18,26 -19,32 -25,36 -31,40 -37,54 -42,78! -22,72 2,60 22,44 33,22 34,6"
    )
    canvas.inked(beard, fill, 1)
    strands(canvas, "-26,38 -34,54 -40,74", "28,16 14,46 -34,74", 9, [0.3, 1.3, 1.2, 0.4], strand)
    canvas.inked(spline("-32.5,21.5! -27,21 -18,24 -6,36! -16,33 -25,29 -34,27!"), fill, 0.8)
    strands(canvas, "-31,22 -20,25 -8,34", "-32,26 -24,28.5 -10,34", 3, [0.3, 1, 0.3], strand)
