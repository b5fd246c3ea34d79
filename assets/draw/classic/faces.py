"""Faces of about 100 units height round (0, 0), the three-quarter view looking to the left."""

import math

from ..canvas import Canvas
from ..geometry import Affine, move, scale, turn
from ..palette import INK
from ..paths import Path
from ..patterns import woven
from .engrave import hatch, pen, spline
from .palette import LIP, RED, SKIN, WHITE

FACE = "-24,-52 -30,-33 -30,-19 -27,-9 -31,3 -29.5,18 -26,32 -18,44 -6,51 8,47 22,35 32,15 36,-10 34,-36 26,-54"
FACE_SLIM = (
    "-23,-52 -29,-33 -29,-19 -26.5,-9 -29.5,2 -28,16 -23,31 -14,43.5 -5,49 6,45 19,33 29,14 33,-10 32,-36 25,-54"
)
FRONT = "-13,-58 -28,-50 -33,-30 -33,-8 -31,14 -24,32 -12,46 0,50 12,46 24,32 31,14 33,-8 33,-30 28,-50 13,-58"
PROFILE = (
    "-21,-52 -26,-36 -27.5,-22 -28.5,-17 -25.5,-10 -31,1 -39.5,13 -37.5,18.5 -28.5,21! -31.5,26 "
    "-28.5,29! -30.5,32.5 -26.5,37.5 -28.5,44 -24,51 -12,54 6,46 22,32 31,12 33,-12 32,-40 "
    "24,-54"
)
PROFILE_LADY = (
    "-20,-52 -25.5,-36 -26.5,-22 -26.5,-16 -24.5,-9 -29,2 -35.5,12 -34,16.5 -27,19.5! -30.5,25 "
    "-27,28! -29.5,31.5 -25,36.5 -26.5,42 -22,49 -11,51 4,43 18,30 27,12 31,-12 30,-40 22,-54"
)


def head(
    dx: float = 0, dy: float = 0, *, size: float = 0.56, tilt: float = 0, mirrored: bool = False
) -> tuple[Affine, ...]:
    """Where a head is set on its neck; unless mirrored it looks to the left."""
    return move(121 + dx, 81 + dy), turn(tilt), scale(-size if mirrored else size, size)


def _iris(canvas: Canvas, opening: Path, x: float, y: float, radius: float, height: float = 0) -> None:
    """The dark of the eye, cut to the opening between the lids."""
    angles = [math.tau * number / 12 for number in range(12)]
    ring = [(x + radius * math.cos(angle), y + (height or radius) * math.sin(angle)) for angle in angles]
    canvas.shape(woven(opening, [ring]), INK)


def _eye(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    look: float = -1.2,
    lash: float = 2.7,
    *,
    female: bool = False,
    lid: float = 0.2,
) -> None:
    """A lidded eye; ``lid`` says how far it is open, from .12 (heavy) to .3 (wide)."""
    upper = (
        f"{x - width / 2},{y + 1.5}! {x - width * 0.24},{y - height * lid} "
        f"{x + width * 0.12},{y - height * (lid + 0.04)} {x + width / 2},{y + 1.2}!"
    )
    opening = spline(f"{upper} {x + width * 0.15},{y + height * 0.4} {x - width * 0.2},{y + height * 0.4}")
    canvas.shape(opening, WHITE)
    _iris(canvas, opening, x + look, y - 0.1, height * 0.42)
    canvas.disc(x + look + height * 0.13, y - height * 0.06, 0.85, WHITE)
    pen(canvas, upper, [lash * 0.45, lash, lash * 1.05, lash * 0.5])
    pen(
        canvas,
        f"{x + width * 0.46},{y + 1.8} {x + width * 0.1},{y + height * 0.43} {x - width * 0.3},{y + height * 0.4}",
        [0.4, 1.0, 0.3],
    )
    pen(
        canvas,
        f"{x - width * 0.47},{y - height * 0.16} "
        f"{x - width * 0.04},{y - height * (lid + 0.36)} {x + width * 0.58},{y - height * 0.05}",
        [0.3, 1.3, 0.3],
    )
    if female:
        pen(canvas, f"{x + width * 0.42},{y + 0.4} {x + width * 0.66},{y - 1.6}", [1.8, 0.3])


def mouth(canvas: Canvas, y: float = 27, *, female: bool = False) -> None:
    canvas.shape(
        spline(
            f"-20.5,{y + 1}! -15,{y - 2.6} -11.5,{y - 1.6} -7.5,{y - 2.8} "
            f"{1.5 if female else 3},{y + 0.6}! -4,{y + 4.6} -11,{y + 6} -16.5,{y + 4}"
        ),
        RED if female else LIP,
    )
    pen(
        canvas,
        f"-21.5,{y + 0.6} -15.5,{y + 0.2} -11.5,{y + 1.2} -6,{y + 0.2} 3.5,{y + 0.2}",
        [0.5, 1.3, 1.5, 1.3, 0.5],
    )


def face(
    canvas: Canvas,
    *,
    female: bool = False,
    age: bool = False,
    brow: str = INK,
    stern: float = 0,
    beard: bool = False,
    young: bool = False,
    lid: float = 0.2,
) -> None:
    """Three-quarter view; the beard, if there is one, is drawn brow_y ``hair``."""
    canvas.inked(spline(FACE_SLIM if female or young else FACE), SKIN, 1.0)
    hatch(canvas, spline("34,-36 36,-10 32,15 22,35 8,47 -3,50.5 6,42 17,29 24,11 26,-8 26,-34"), 28, 1.75, 0.62)
    hatch(canvas, spline("-29,-30 -29,-18 -26.5,-9 -30,3 -29,12 -24,2 -23,-10 -26,-20"), 28, 1.75, 0.45)
    weight = 2.0 if female else 3.4
    brow_y = -21 if female else -20 + stern
    pen(
        canvas,
        f"-4,{brow_y + 4} 6,{brow_y - 2.5} 15,{brow_y - 2} 25,{brow_y + 5}",
        [weight * 0.7, weight, weight * 0.8, 0.5],
        brow,
    )
    pen(
        canvas,
        f"-27.5,{brow_y + 3} -22,{brow_y - 1.5} -16,{brow_y - 1} -12,{brow_y + 3}",
        [0.5, weight * 0.8, weight * 0.8, weight * 0.5],
        brow,
    )
    pen(
        canvas,
        f"-12,{brow_y + 3} -9.5,-10 -12,2 -16.5,12 -16,17 -11,18.5 -7,16.5",
        [1.2, 1.5, 1.6, 2.2, 2.2, 1.7, 0.6],
    )
    pen(canvas, "-4,10 -1,14 -3,18 -6.5,18", [0.5, 1.5, 1.5, 0.5])
    hatch(canvas, spline("-9,-12 -6,-4 -5,8 -9,13 -10.5,4 -9,-6"), 28, 1.5, 0.42)
    _eye(canvas, -18.5, -8.5, 12, 10, -1.5, lid=lid)
    _eye(canvas, 10.5, -8, 17.5, 11, -2, female=female, lid=lid)
    if age:
        pen(canvas, "2,0.5 10,3.5 19,0", [0.3, 1.0, 0.3])
        pen(canvas, "3,16 8,21 9,27", [0.4, 1.3, 0.3])
        pen(canvas, "-18,-33 -4,-35 10,-34", [0.3, 0.9, 0.3])
    if not beard:
        mouth(canvas, female=female)
        pen(canvas, "-13,41 -7,42.5 -1,41", [0.3, 1.2, 0.3])
        hatch(canvas, spline("-15,36 -10,34.5 -3,36 -9,38.5"), 0, 1.1, 0.45)


def mouth_front(canvas: Canvas, y: float = 28, *, female: bool = False) -> None:
    width = 8.6 if female else 11
    canvas.shape(
        spline(
            f"{-width},{y + 0.4}! -4,{y - 2.8} 0,{y - 1.6} 4,{y - 2.8} {width},{y + 0.4}! 4.5,{y + 5} 0,{y + 5.8} "
            f"-4.5,{y + 5}"
        ),
        RED if female else LIP,
    )
    pen(
        canvas,
        f"{-width - 1},{y + 0.3} -4,{y + 0.2} 0,{y + 1.2} 4,{y + 0.2} {width + 1},{y + 0.3}",
        [0.5, 1.3, 1.5, 1.3, 0.5],
    )


def face_front(canvas: Canvas, look: float = 0, *, female: bool = False, bearded: bool = False) -> None:
    """Seen from the front; ``look`` moves the pupils."""
    canvas.inked(spline(FRONT), SKIN, 1.0)
    hatch(canvas, spline("33,-40 33,-8 31,14 24,32 12,46 0,50 8,42 17,30 23,12 24,-8 24,-40"), 28, 1.75, 0.62)
    weight = 2.0 if female else 3.2
    brow_y = -19.5
    for side in (-1, 1):
        with canvas.placed(scale(side, 1)):
            pen(
                canvas,
                f"5.5,{brow_y + 3.6} 12,{brow_y - 2} 19,{brow_y - 2} 27.5,{brow_y + 4}",
                [weight * 0.7, weight, weight * 0.8, 0.5],
                INK,
            )
            _eye(canvas, 15, -8, 16.5, 10.8, look, lid=0.2)
            if female:
                pen(canvas, "22.4,-7.4 25.6,-9.8", [1.8, 0.3])
            if bearded:
                pen(canvas, "8,0.2 15,3.6 22,0.4", [0.3, 1, 0.3])
                pen(canvas, "10,16 15,22 16,28", [0.4, 1.3, 0.3])
    if bearded:
        pen(canvas, "-12,-34 0,-35.5 12,-34", [0.3, 0.9, 0.3])
        pen(canvas, "-2.2,-24 -1.6,-17", [0.3, 1.1, 0.3])
        pen(canvas, "2.2,-24 1.6,-17", [0.3, 1.1, 0.3])
    pen(
        canvas,
        f"-5.5,{brow_y + 3.6} -4,-8 -5,3 -8.4,12 -7,17 -3.5,16.4 0,18.6 3.5,16.6",
        [1.0, 1.3, 1.4, 1.9, 1.9, 1.4, 1.8, 0.5],
    )
    pen(canvas, "6.5,9.5 8.8,13.5 7,17.2 4,16.6", [0.4, 1.5, 1.5, 0.5])
    hatch(canvas, spline("4.5,-12 7,-4 6.4,6 8,11 3.4,12 2.4,0"), 28, 1.5, 0.45)
    if bearded:
        return
    mouth_front(canvas, female=female)
    pen(canvas, "-5,42 0,43.3 5,42", [0.3, 1.2, 0.3])
    hatch(canvas, spline("-5,36.5 0,35.2 6,36.5 0,39"), 0, 1.1, 0.45)


def face_profile(canvas: Canvas) -> None:
    """A man seen from the side."""
    canvas.inked(spline(PROFILE), SKIN, 1.0)
    shade = spline("33,-40 34,-10 31,12 22,32 6,46 -8,52 2,40 12,28 18,8 20,-10 22,-40")
    hatch(canvas, shade, 28, 1.75, 0.62)
    opening = spline("-25.5,-8! -21,-11.6 -15,-10.4 -9,-6.5! -15,-4.6 -22,-4.8")
    canvas.shape(opening, WHITE)
    _iris(canvas, opening, -21.6, -8.4, 3.2, 4.4)
    pen(canvas, "-26.5,-7.6 -21,-11.8 -15,-11 -7.5,-5.6", [1.6, 2.8, 2.4, 0.5])
    pen(canvas, "-24,-4.4 -17,-3.8 -11,-5.6", [0.3, 1.1, 0.3])
    pen(canvas, "-24,-14 -16,-15 -7,-9.5", [0.3, 1.2, 0.3])
    pen(canvas, "-28.5,-17.5 -21,-23 -13,-22.5 -5,-17", [2.2, 3.5, 3, 0.5])
    pen(canvas, "-34.5,17.5 -30.5,13.4 -26.6,14.6 -27,18.6", [0.5, 1.5, 1.5, 0.4])
    pen(canvas, "-36,18.4 -32,17.6", [1.8, 0.5])
    pen(canvas, "-23,16 -19,21 -19.5,25", [0.3, 1.2, 0.3])
    canvas.inked(spline("14,-12 22,-14 25,-4 20,8 15,8 13,-2"), SKIN, 0.8)
    pen(canvas, "21,-9 21,-2 17,4", [0.4, 1.2, 0.4])
    canvas.shape(spline("-29.6,25.4! -25,26.4 -19.5,28.6! -24,32.6 -29.5,33"), LIP)
    pen(canvas, "-30,28.8 -25,28.6 -18.5,28.2", [1.2, 1.4, 0.4])


def lady_profile(canvas: Canvas) -> None:
    """A lady seen from the side."""
    canvas.inked(spline(PROFILE_LADY), SKIN, 1.0)
    hatch(canvas, spline("31,-12 27,12 18,30 4,43 -10,50 2,38 10,26 15,8 17,-12"), 28, 1.75, 0.6)
    opening = spline("-23.5,-8! -19.5,-11.4 -14,-10.6 -8,-6! -14,-4.4 -20,-4.8")
    canvas.shape(opening, WHITE)
    _iris(canvas, opening, -20, -8.2, 3.2, 4.4)
    pen(canvas, "-25,-8 -19.5,-11.8 -14,-11 -5,-6.4", [1.4, 2.6, 2.4, 0.5])
    pen(canvas, "-22,-4.2 -16,-3.8 -10,-5.4", [0.3, 1, 0.3])
    pen(canvas, "-22,-13.6 -15,-14.8 -6,-9.5", [0.3, 1.2, 0.3])
    pen(canvas, "-26,-18.5 -19,-23 -11,-22 -4,-17", [1.4, 2.2, 1.7, 0.5])
    pen(canvas, "-31,15.6 -28,12.6 -25,14 -25.4,17", [0.4, 1.3, 1.3, 0.4])
    canvas.shape(spline("-28.4,24.2! -24,25.4 -19.5,27.6! -23,31.4 -28.6,32"), RED)
    pen(canvas, "-28.6,27.8 -24,27.8 -18.6,27.2", [1.1, 1.4, 0.4])
