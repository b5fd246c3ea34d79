"""What the twelve figures are made of: faces, hands, robes.

Figures are drawn about x = 122, their shoulders near y = 120 and the sash near y = 168.  The faces look to the
right; their hairline lies at y = -30 and their chin at y = 31.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from ..canvas import Canvas, sized
from ..geometry import Point
from ..palette import INK
from ..paths import Path, Subpath, points_along, rounded_rect
from ..patterns import Polygon, polygon, woven
from .palette import GOLD, LIP, RED, SKIN, SKIN_SHADE, WHITE
from .signs import SIGN

SLEEVE = "M134,196 C142,170 158,154 174,144 L198,163 C192,176 190,188 194,210 Z"
CUFF = "M169,141 L176,137 L202,158 L197,166 Z"


# ---------------------------------------------------------------- cloth
def cloth(
    canvas: Canvas, area: Path | str, fill: str, pieces: Iterable[Polygon], figured: str, width: float = 2.2
) -> None:
    """An outlined area with a pattern in it."""
    canvas.shape(area, fill)
    canvas.ornament(woven(area, pieces), figured)
    canvas.line(area, INK, width)


@dataclass(frozen=True, slots=True)
class Robe:
    """Shoulders from the neck outwards, in straight lines: the silhouettes differ from court to court."""

    left: tuple[Point, ...]
    right: tuple[Point, ...]

    @property
    def area(self) -> Path:
        return polygon([*self.left[::-1], *self.right, (260, 230), (4, 230)])

    def trim(self, canvas: Canvas, colour: str, width: float) -> tuple[Path, Path]:
        """A border along both shoulders; gives back the two lines in its middle."""
        lines = []
        for shoulder in (self.left, self.right):
            (edge,) = polygon([(x, y + width / 2 + 0.6) for x, y in shoulder])
            line = (Subpath(edge.start, edge.segments, False),)
            canvas.shape(line, None, INK, width + 3.4, cap="butt", join="miter")
            canvas.shape(line, None, colour, width, cap="butt", join="miter")
            lines.append(line)
        return lines[0], lines[1]


def studs(canvas: Canvas, lines: Iterable[Path], colour: str, step: float = 9, radius: float = 1.5) -> None:
    for line in lines:
        canvas.dots(points_along(line, step), radius, colour)


def gem(
    canvas: Canvas, x: float, y: float, half_width: float, half_height: float, fill: str, width: float = 1.3
) -> None:
    corners = [(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)]
    canvas.inked(polygon(corners), fill, width)


def sign(canvas: Canvas, suit: str, x: float, y: float, height: float, fill: str, width: float = 0) -> None:
    path = sized(SIGN[suit], x, y, height)
    if width:
        canvas.inked(path, fill, width)
    else:
        canvas.shape(path, fill)


def staff(canvas: Canvas, x: float, top: float, bottom: float, width: float = 6, fill: str = GOLD) -> None:
    canvas.inked(rounded_rect(x - width / 2, top, width, bottom - top), fill, 1.8)


def sleeve(
    canvas: Canvas,
    area: str,
    fill: str,
    pieces: Iterable[Polygon],
    figured: str,
    cuff: str,
    cuff_fill: str = GOLD,
) -> None:
    cloth(canvas, area, fill, pieces, figured)
    canvas.inked(cuff, cuff_fill, 2)


# ---------------------------------------------------------------- hands
def _hand(canvas: Canvas, rows: Iterable[tuple[float, float]], thickness: float) -> None:
    """A fist round a shaft at x = 0; rows are reach and top of each finger."""
    canvas.inked("M-9,-10 C-12,-6 -13,8 -8,13 L2,13 L2,-10 Z", SKIN, 1.8)
    for reach, top in rows:
        canvas.inked(rounded_rect(-7, top, reach, thickness, thickness / 2 - 0.1), SKIN, 1.5)


def _thumb(canvas: Canvas) -> None:
    canvas.inked(
        "M-8.5,-9 C-5,-15 2,-17 6,-14.6 C8.4,-12.6 6,-10.4 2.4,-10.6 C-1,-10.6 -3,-8 -4.4,-5 Z", SKIN, 1.5
    )


def fist(canvas: Canvas) -> None:
    _hand(canvas, ((17, -11.5), (18.5, -5.6), (18, 0.3), (15.5, 6.2)), 6.4)
    _thumb(canvas)


def slim_fist(canvas: Canvas) -> None:
    """A lady's hand with a ring, the forefinger along the shaft."""
    canvas.inked("M-5,-4 C-6,-14 0,-24 6,-27 C10,-28 12,-24 9.4,-21 C5.4,-16 5,-9 4,-3 Z", SKIN, 1.5)
    _hand(canvas, ((19, -5.8), (18.4, -0.6), (15.4, 4.6)), 5.6)
    canvas.inked(rounded_rect(3, -5.8, 3.4, 5.6), GOLD, 1.1)
    _thumb(canvas)


# ---------------------------------------------------------------- heads
def temples(canvas: Canvas, hair: str) -> None:
    """Hair at both temples under the crown, so that the forehead is not a bare rectangle."""
    canvas.inked("M-22,-31 L-8,-31 C-14,-26 -17,-18 -19,-6 L-23,-4 Z", hair, 1.5)
    canvas.inked("M18.6,-31 L11,-31 C15,-27 17,-22 18.4,-13 L20,-12 Z", hair, 1.4)


def neck(canvas: Canvas, left: float = -11, right: float = 9) -> None:
    """Neck with a rounded neckline."""
    canvas.inked(f"M{left},16 L{left - 2},38 C{left + 2},45 {right - 1},45 {right + 3},38 L{right},22 Z", SKIN, 2)
    canvas.shape(
        f"M{left + 1},17 L{right - 0.6},23 L{right},31 C{right - 6},36 {left + 4},34 {left + 0.2},26 Z", SKIN_SHADE
    )
    canvas.line(f"M{left},16 L{left - 2},38 M{right},22 L{right + 3},38", INK, 2)


def bare_neck(canvas: Canvas, left: float = -11, right: float = 9) -> None:
    """Neck that flares out into an open collar."""
    left_side = f"M{left},14 C{left + 1},28 {left - 2},35 {left - 9},40"
    canvas.shape(
        f"{left_side} L{(left + right) / 2},48 L{right + 10},40 C{right + 3},35 {right - 1},30 {right},20 Z", SKIN
    )
    canvas.shape(
        f"M{left + 0.6},15 L{right - 0.4},23 L{right - 0.2},30 C{right - 6},35 {left + 4},33 {left + 0.2},25 Z",
        SKIN_SHADE,
    )
    canvas.line(f"{left_side} M{right},20 C{right - 1},30 {right + 3},35 {right + 10},40", INK, 2)


def _eyes(canvas: Canvas) -> None:
    canvas.shape("M-11.5,-2.6 C-8.5,-8 -1.5,-8.2 1.8,-3.2 C-2,-.2 -7,-.2 -11.5,-2.6 Z", WHITE)
    canvas.shape("M-6.6,-6.1 C-6.6,-2.6 -5.4,-1 -3.8,-1 C-2.2,-1 -1,-2.6 -1.2,-5.6 Z", INK)
    canvas.line("M-12.8,-1.8 C-9,-8.4 -1.6,-8.8 2.2,-3", INK, 2)
    canvas.line("M-8.6,-.7 C-5.5,.4 -2.4,0 -.6,-1.1", INK, 0.9)
    canvas.shape("M9.2,-3 C10.4,-7.8 14.6,-8 16.6,-4 C14.4,-.6 11.4,-.5 9.2,-3 Z", WHITE)
    canvas.shape("M11.4,-6.2 C11.2,-2.6 12.2,-1 13.4,-1 C14.8,-1.2 15.6,-3 15.4,-5.6 Z", INK)
    canvas.line("M8.6,-2.6 C10,-8 14.8,-8.8 17.2,-4.2", INK, 1.9)


def face_turned(
    canvas: Canvas, *, female: bool = False, brow: float = 2.4, stern: float = 0, bearded: bool = False
) -> None:
    """Three-quarter view; ``stern`` lowers the brows from a calm arch (0) to a frown (1)."""
    if female:
        jaw = "C11.4,28 9,31 5.6,31 C2,31 -1.4,29.4 -4.6,26.4 C-11,21 -17.4,15 -20,7"
        shade = "M-21,-31 L-15.4,-31 C-18.4,-14 -17,6 -3.4,26.4 L-5,25.2 C-11.4,20.4 -17.2,14.6 -19.4,7 "
        shade += "C-21,0 -21,-14 -21,-31 Z"
    else:
        jaw = "C12,28.5 9.4,31.4 5.4,31.4 C.6,31.4 -3,30.4 -6,28 C-12,24 -18,18 -20.4,9"
        shade = "M-21,-31 L-15.4,-31 C-18.4,-14 -17,8 -4.4,28.4 L-6,27.6 C-12,23.6 -17.6,17.6 -19.8,9 "
        shade += "C-21.2,2 -21,-14 -21,-31 Z"
    canvas.inked(
        "M-22,-32 L17.5,-32 C19,-24 19.5,-16 18.8,-11 C18.2,-8 17,-6 17.2,-4 C19.4,-1 20,4 19,9 "
        f"C18,15 16.4,19 14.4,23 {jaw} C-22,2 -22,-10 -22,-32 Z",
        SKIN,
        2,
    )
    canvas.shape(shade, SKIN_SHADE)
    canvas.shape(
        "M3.4,-11 C4.4,-5 6.4,1.6 11.4,7.2 C12.4,9.4 9.6,11 4.6,10.4 L-.4,8.2 C3,3 2.4,-4 3.4,-11 Z", SKIN_SHADE
    )
    inner, outer = -11.2 + 2.2 * stern, -9.4 - 3.2 * stern
    canvas.line(f"M3.2,{inner} C4.2,-5 6.6,1.6 11.4,7.2 C12.4,9.6 9.4,10.8 5,10", INK, 1.6)
    for eyebrow in (
        f"M-15.6,{outer} C-10,{-15.6 + stern} -2.5,{-16.2 + 2.4 * stern} 3.6,{inner} "
        f"C-2.5,{-12.6 + 2 * stern} -9.5,{-12.2 + 0.4 * stern} -15.6,{outer} Z",
        f"M8.2,{inner} C11,{-15 + 1.8 * stern} 15.6,{-14.6 + 0.4 * stern} 18.2,{-10.6 - 1.6 * stern} "
        f"C15,{-12 + 0.4 * stern} 11.6,{-12.2 + 1.8 * stern} 8.2,{inner} Z",
    ):
        canvas.inked(eyebrow, INK, brow * 0.6)
    _eyes(canvas)
    if bearded:
        canvas.line(
            "M-10,1.6 C-7,3.4 -3.4,3.4 -.8,1.6 M-14,-20 C-8,-23 -2,-23 3,-20.4 "
            "M8,-20.6 C11,-22.4 14,-22.4 16.4,-20.8",
            SKIN_SHADE,
            1.5,
        )
        canvas.line("M-1.4,9.6 C-3.4,11 -4.6,12.4 -5.4,14", INK, 1.1)
        return
    if female:
        canvas.shape(
            "M1.4,18.6 C3.6,16.6 5.6,15.2 7,16.4 C8.6,15.4 11,16.8 13.2,18.8 C11.4,22.8 4.6,23.4 1.4,18.6 Z", RED
        )
        canvas.line("M1.2,18.6 C5,19.4 9.6,19.4 13.4,18.8", INK, 0.9)
    else:
        canvas.shape("M.6,18.4 C4,17 6,16.4 7.2,17.2 C8.8,16.6 11,17.2 13.4,18.4 C10.4,21.6 5,21.8 .6,18.4 Z", LIP)
        canvas.line("M-.4,18.2 C4.4,19.2 9.6,19.2 14,18.4", INK, 1.1)
    canvas.line("M4.4,25.6 C6.4,26.6 8.4,26.6 10,25.4", SKIN_SHADE, 1.4)


def face_profile(
    canvas: Canvas,
    *,
    female: bool = False,
    brow: float = 2.4,
    kohl: float = 1,
    nose: float = 0,
    chin: float = 0,
    hook: float = 0,
) -> None:
    """Side view; ``nose`` and ``chin`` stand out by so much more, ``hook`` bends the bridge of the nose."""
    canvas.inked(
        "M12,-32 C15,-25 15.8,-19 16,-13 C16,-11 15.4,-9.6 16.2,-7.4 "
        f"C{18.6 + hook},{-3.6 + hook * 0.2} {21.4 + hook},{1 + hook * 0.2} {24.2 + nose},{6.2 + hook * 0.5} "
        f"C{25 + nose},8.4 {23.8 + nose},9.8 {21.6 + nose * 0.7},10.2 L17,11 C17.6,12.4 18,13.6 18.8,15.4 "
        "C19.2,17 17.4,17.8 16.2,18.2 C17.6,18.6 18.4,20.4 17.2,22 C16.2,23.2 16.8,24.2 "
        f"{17.4 + chin},26 C{18.2 + chin},29.4 {15.6 + chin},32.4 {11.4 + chin * 0.5},32.2 "
        "C4,31.6 -4,27 -10,19 L-14,8 L-14,-32 Z",
        SKIN,
        2,
    )
    lips = RED if female else LIP
    canvas.shape("M-13,-31 L-3,-31 C-7,-12 -7,8 5,29.6 C-1,27.6 -6,23.6 -9.4,18.6 L-13,8 Z", SKIN_SHADE)
    canvas.line("M17,11.2 L11,9.4 C12,6 14.4,4.4 17.4,5", INK, 1.3)
    canvas.shape("M18.9,15.4 C16,14.2 13,15.6 10.2,18.4 L16.2,18.2 C17.6,17.8 19.4,17 18.9,15.4 Z", lips)
    canvas.shape("M10.2,18.4 L16.2,18.2 C17.8,18.8 18.4,20.6 17.2,22.2 C14.4,22.8 11.8,21 10.2,18.4 Z", lips)
    canvas.line("M9.6,18.4 L16.4,18.2", INK, 1)
    canvas.shape(
        "M13.6,-7.2 C10,-8.6 5.6,-7 1.4,-3 C5.4,-1.6 10,-1.6 13,-2.6 C14.4,-4 14.4,-5.8 13.6,-7.2 Z", WHITE
    )
    canvas.shape(
        "M13.4,-7.2 C11,-8 9,-7.4 8.2,-6 C8.2,-3.6 9.4,-1.8 11.4,-1.8 C13.6,-2.4 14.6,-5 13.4,-7.2 Z", INK
    )
    canvas.line("M14.4,-7.2 C10,-9 5,-7.2 -.4,-2.4", INK, 2 * kohl)
    canvas.line("M2.4,-2.4 C6,-1 10,-1 13,-2.2", INK, 0.9)
    canvas.inked("M16.2,-12.6 C11,-17 4.4,-16.6 -1.4,-11.6 C4.4,-14 10.6,-13.8 16.2,-12.6 Z", INK, brow * 0.6)
