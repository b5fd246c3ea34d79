"""What the twelve figures are made of: faces, hands, robes.

Local frame: the axis of the head is x = 0, y in units of the card; the sash lies near y = 168.
"""

from collections.abc import Sequence

from ..canvas import OUTLINE, Canvas
from ..geometry import Affine, move, scale, turn
from ..palette import GOLD, INK, PAPER, RED, SKIN, SKIN_SHADE
from ..paths import mapped, points_along, rounded_rect
from .ornament import fitted, gem, pearls

MAN_LIPS = "#b4533c"
BLUSH = "#e8ab8f"
GREY_LOCK = "#62626e"
GREY_BROW = "#6b665e"
WHITE_LOCK = "#a79e8c"
CHESTNUT_LOCK = "#6e3f18"
FLAXEN_BROW = "#8a5a17"
BLACK_FUR_HAIR = "#6a6472"
BROWN_FUR_HAIR = "#b06a4a"

# The head is drawn with its chin at y = 112 and set on the collar; robes lie a little higher than drawn.
HEAD: tuple[Affine, ...] = (move(0, 117), scale(1.02), move(0, -112))
BODY = move(0, -6)

KING_ROBE = (
    "M-12,108 C-30,120 -66,120 -88,134 C-104,146 -112,176 -116,220 L116,220 "
    "C112,176 104,146 88,134 C66,120 30,120 12,108 Z"
)
QUEEN_ROBE = (
    "M-9,112 C-14,122 -40,124 -58,134 C-76,146 -86,176 -92,220 L92,220 "
    "C86,176 76,146 58,134 C40,124 14,122 9,112 Z"
)
JACK_ROBE = (
    "M-10,110 C-24,120 -52,122 -70,134 C-84,146 -92,176 -96,220 L96,220 "
    "C92,176 84,146 70,134 C52,122 24,120 10,110 Z"
)

_NECK = "M-11,96 L-13,116 C-11,129 11,129 13,116 L11,96 Z"
_BROW_SHADOW = "M-19.3,56 H19.3 V62 C8,66 -8,66 -19.3,62 Z"


# ---------------------------------------------------------------- face
def _eye(canvas: Canvas, x: float, y: float, width: float, height: float, look: float = 0) -> None:
    """An eye of half width and half height; ``look`` moves the pupil."""
    lid = "M-1,.1 C-.5,-1 .5,-1 1,.05 C.45,.75 -.45,.75 -1,.1 Z"
    canvas.shape(fitted(lid, x, y, width, height), PAPER)
    canvas.disc(x + look, y - 0.3, height * 0.64, INK)
    upper_lid = f"M{x - width - 0.6},{y + 0.6} C{x - width * 0.5},{y - height * 1.1} "
    upper_lid += f"{x + width * 0.5},{y - height * 1.1} {x + width + 0.6},{y + 0.2}"
    canvas.line(upper_lid, INK, 1.7)


def face(
    canvas: Canvas,
    side: int,
    brow: str,
    *,
    lips: str | None = RED,
    stern: float = 0,
    cheeks: bool = False,
    man: bool = False,
) -> None:
    """Neck and face in three-quarter view to the right (side = 1) or left (-1); ``stern`` tilts the brows.

    A man's face has a square jaw and full brows; ``lips=None`` leaves room for a beard.
    """
    canvas.inked(_NECK, SKIN_SHADE)
    with canvas.placed(scale(side, 1)):
        if man:
            canvas.inked(
                "M-20,54 C-21,78 -21,94 -15,103 C-8,111 0,115.4 8,114.4 C15,112.6 19.4,103 19.8,92 "
                "C20,88 19.4,86 20,82 C21,76 20,70 20,54 Z",
                SKIN,
            )
            canvas.shape(
                "M-19.3,56 C-20.2,78 -20.2,93.4 -14.4,102.4 C-8,109.8 0,114.4 6,113.8 "
                "C-2,110 -10,101 -10.4,88 "
                "C-10.8,78 -10.5,66 -9.5,56 Z",
                SKIN_SHADE,
            )
        else:
            canvas.inked(
                "M-20,54 C-21,78 -20,92 -10,103 C-4,110 2,114 7,113 C13,111 18,102 19.5,92 "
                "C20,88 19.4,86 20,82 C21,76 20,70 20,54 Z",
                SKIN,
            )
            canvas.shape(
                "M-19.3,56 C-20.2,78 -19.2,92 -9.6,102.4 C-4,109 2,113.2 6,112.4 C-2,108 -8,99 -9.5,88 "
                "C-10.5,78 -10.5,66 -9.5,56 Z",
                SKIN_SHADE,
            )
        canvas.shape(_BROW_SHADOW, SKIN_SHADE)
        if cheeks:
            canvas.disc(-5, 95, 4.6, BLUSH, height=3.4)
        canvas.shape("M4,80 C5,86 8,90 10,93.5 C8.5,96.5 5,96.6 2.6,95.4 C4,92 4.4,86 4,80 Z", SKIN_SHADE)
        canvas.line(  # brow and nose in one line
            f"M-14,{77 + stern} C-9,{72.4 - stern * 0.3} -2,72.6 2.6,76.6 C4.4,83 7,89 10,93.4 "
            "C8.6,96.4 5.4,96.6 2.8,95.4",
            brow,
            1.9,
        )
        canvas.line(f"M9,{75.6 + stern * 0.4} C12,72.6 15,72.6 18,{75.6 + stern}", brow, 1.9)
        if man:
            left, inner, right = 77.4 + stern, 75.8 + stern * 0.4, 76 + stern
            canvas.shape(f"M-15,{left} C-10,70.8 -2,71.2 3,76.4 C-3,74.6 -9,74.4 -15,{left} Z", brow, brow, 1)
            canvas.shape(f"M9,{inner} C12,71 16,71.4 19,{right} C15,74 12,74 9,{inner} Z", brow, brow, 1)
        _eye(canvas, -5, 82.6, 5.6, 3.6, 0.9)
        _eye(canvas, 13, 82.2, 4.2, 3.4, 0.7)
        if lips:
            canvas.shape(
                "M.6,102.6 C3,100.6 5,100.8 6.2,101.5 C7.6,100.8 9.6,100.9 11.6,102.4 "
                "C9,105.6 3.4,105.8 .6,102.6 Z",
                lips,
            )


def frontal_face(canvas: Canvas, brow: str) -> None:
    """Neck and face seen from the front, without a mouth."""
    canvas.inked(_NECK, SKIN_SHADE)
    canvas.inked("M-20.5,54 C-21.5,78 -19.5,95 -9,106 C-4,111.4 4,111.4 9,106 C19.5,95 21.5,78 20.5,54 Z", SKIN)
    canvas.shape(
        "M1.4,56 H19.7 C20.6,78 18.8,94.4 8.4,105.4 C6,107.8 3,109.4 .6,109.6 V97 L4.6,95 C2.6,90 1.4,84 1.4,76 Z",
        SKIN_SHADE,
    )
    canvas.shape(_BROW_SHADOW, SKIN_SHADE)
    canvas.line("M-16,77 C-12,73 -5,72.8 -1.6,76.4 C-1.2,84 -2.6,90 -4,93.6 C-2,96.6 2,96.6 4,95", brow, 1.9)
    canvas.line("M4,75.4 C8,72.8 13,73.4 16,77", brow, 1.9)
    _eye(canvas, -9.4, 82.6, 5.4, 3.5)
    _eye(canvas, 9.8, 82.6, 5.4, 3.5)


def profile(canvas: Canvas, brow: str, lips: str) -> None:
    """Neck and face in pure profile, looking right."""
    canvas.inked("M-14,94 L-15,116 C-13,129 7,129 10,117 L5,106 Z", SKIN_SHADE)
    canvas.inked(
        "M-18,54 L-18,92 C-12,104 -4,112 4,113.4 C10,114 13.6,111 13.4,107 C13.2,105.4 12.6,104.4 13.4,103.4 "
        "L15,101.6 L13.6,99.6 L15.4,97.2 C14.6,95.6 14.4,94 15,92.6 C17.4,92.6 20.4,92 20.8,90 "
        "C21,88 16.8,82 16,77 C15.4,72 15.6,64 15.6,54 Z",
        SKIN,
    )
    canvas.shape("M-17.4,56 H15 V62 C6,66 -8,66 -17.4,62 Z", SKIN_SHADE)
    canvas.shape("M-17.2,84 C-10,98 -2,104 6,105 C8,108 8,111 5,112.6 C-4,111.4 -12,103 -17.2,92 Z", SKIN_SHADE)
    canvas.line("M3,76.6 C6,73.4 11,73 15,75.4", brow, 2.1)
    canvas.shape("M5,83 C8,79.4 11,79.6 13.2,81 C13,83.4 12.6,84.6 12,85.4 C9,85.8 7,85 5,83 Z", PAPER)
    canvas.disc(11, 82.2, 2.2, INK, height=2.6)
    canvas.line("M4,83.2 C7,79.2 11,79 14,80.6", INK, 1.7)
    canvas.line("M13.6,92.6 C12.4,93.4 11.4,92.8 11.4,91.4", brow, 1.4)
    canvas.shape(
        "M15.2,97.4 C12,97.4 9.6,98.6 7.6,100.2 C9.6,102.8 12,103.4 13.6,103.2 L15,101.6 L13.6,99.8 Z", lips
    )


def ear(canvas: Canvas, x: float, y: float = 82) -> None:
    canvas.disc(x, y, 4, SKIN, INK, OUTLINE, height=6.5)


def moustache(
    canvas: Canvas,
    fill: str,
    line: str,
    side: int = 1,
    *,
    y: float = 97,
    droop: float = 6,
    width: float = 18,
) -> None:
    """Two wings under the nose; the one on the far side of a turned face is shorter."""
    for direction in (-1, 1):
        reach = width - (3 if direction == side else 0)
        wing = (
            f"M0,-2.4 C4,-4.4 9,-1 12,2 C14,4 {reach - 2},{droop - 1} {reach},{droop - 2} "
            f"C{reach - 3},{droop + 4} 7,{droop + 3} 0,3.2 Z"
        )
        canvas.shape(mapped(wing, move(5 * side, y) @ scale(direction, 1)), fill, line, 1.1)


def bob(canvas: Canvas, fill: str, strand: str) -> None:
    """Straight hair to the jaw, cut round."""
    canvas.inked("M-22,58 C-27,74 -28,92 -24,104 C-18,108 -12,106 -10,102 L-10,60 Z", fill)
    canvas.inked("M22,58 C26,74 27,90 24,102 C20,106 14,104 12,100 L12,60 Z", fill)
    canvas.line("M-21.4,68 C-24,80 -24,90 -21.6,100", strand, 1.2)
    canvas.line("M21.6,68 C23.6,78 24,88 22.4,98", strand, 1.2)


def fur_brim(canvas: Canvas, fill: str, *, ermine: bool = False, y: float = 58, height: float = 17) -> None:
    """Fur edge of a cap, 54 wide; dark fur gets ticks of hair, ermine its black tails."""
    h = height
    half = (
        f"C27,{h * 0.62} 19,{h * 0.5} 18,{h * 0.46} C10,{h * 0.2} -10,{h * 0.2} -18,{h * 0.46} "
        f"C-19,{h * 0.5} -24,{h * 0.62} -27,{h * 0.35} Z"
    )
    edge = (
        f"M-27,{h * 0.35} C-30,{-h * 0.2} -24,{-h * 0.55} -19,{-h * 0.5} C-12,{-h * 0.78} 12,{-h * 0.78} "
        f"19,{-h * 0.5} C24,{-h * 0.55} 30,{-h * 0.2} 27,{h * 0.35} {half}"
    )
    canvas.inked(mapped(edge, move(0, y)), fill)
    if ermine:
        tail = "M0,-4.4 C2.4,0 1.6,4 0,5 C-1.6,4 -2.4,0 0,-4.4 Z"
        for number in range(-2, 3):
            canvas.shape(fitted(tail, number * 10.4, y - h * 0.25 + number**2 * 0.9, 1), INK)
    else:
        hair = BLACK_FUR_HAIR if fill == INK else BROWN_FUR_HAIR
        for number, x in enumerate((-20, -13, -6, 1, 8, 15, 21)):
            tick_y = y - h * 0.2 + x * x * 0.006 + (2.6 if number % 2 else -2.6)
            canvas.line(fitted("M-.6,-2.4 C.8,-.6 .8,.8 -.4,2.4", x, tick_y, 1), hair, 1.3)


# ---------------------------------------------------------------- hands and what they hold
def grip(
    canvas: Canvas,
    x: float,
    y: float,
    size: float = 1,
    angle: float = 0,
    *,
    cuff: str = GOLD,
    cuff_stripe: str = RED,
    sleeve: str | None = None,
    reach: float = 13.4,
    delicate: bool = False,
) -> None:
    """Fist round a vertical shaft (with a long reach: a hand on strings), the wrist down to the left.

    A delicate hand holds the shaft between thumb and forefinger.
    """
    with canvas.placed(move(x, y), turn(angle), scale(size)):
        if sleeve:
            canvas.inked("M-34,70 C-34,40 -30,24 -21,10 L-4,22 C-8,34 -8,50 -8,70 Z", sleeve)
        canvas.inked("M-23,7 L-13,-2 L3,13 L-7,25 Z", cuff)
        canvas.line("M-17,2.6 L-2,18.6", cuff_stripe, 2.4, "butt")
        canvas.inked("M-15,1 C-13,-7 -8,-11 -2,-11 L6,-9 L6,11 L-1,13.6 C-5,12 -11,7 -15,1 Z", SKIN)
        if delicate:
            _forefinger(canvas)
        for finger in range(1 if delicate else 0, 4):
            length = reach - abs(finger - 1.2) * 0.9
            with canvas.placed(move(-2.6, -11 + finger * 5.7), turn(4 - 6 * finger if delicate else 0)):
                canvas.inked(rounded_rect(0, 0, length, 6.2, 3.1), SKIN, 1.3)
        canvas.inked("M-9,-8 C-6,-13 0,-16 6,-15.6 C9.6,-15.2 9.6,-11.2 6,-10.8 C2,-10.6 -2,-8 -4,-4 Z", SKIN, 1.3)


def _forefinger(canvas: Canvas) -> None:
    canvas.inked("M-4,-3 C-4,-12 1,-21 6.4,-23.4 C10,-24.6 11.6,-20.8 9,-18 C5.4,-14 4.6,-8 4,-2 Z", SKIN, 1.3)


def shaft(canvas: Canvas, x: float, top: float, bottom: float, width: float, fill: str) -> None:
    canvas.inked(rounded_rect(x - width / 2, top, width, bottom - top), fill)


# ---------------------------------------------------------------- clothes
def jewelled_collar(
    canvas: Canvas,
    fill: str,
    edge: str,
    gems: Sequence[str],
    *,
    half_width: float = 58,
    drop: float = 176,
) -> None:
    """The barmy: a wide collar with pearls along its edge and set stones; ``drop`` is its lowest y."""
    w = half_width
    outer = f"M{-w},124 C{6 - w},{drop - 16} -28,{drop} 0,{drop} C28,{drop} {w - 6},{drop - 16} {w},124"
    canvas.inked(f"{outer} C{w - 16},116 22,114 12,108 H-12 C-22,114 {16 - w},116 {-w},124 Z", fill)
    low = drop - 5
    canvas.line(
        f"M{5 - w},125 C{10 - w},{low - 14} -26,{low} 0,{low} C26,{low} {w - 10},{low - 14} {w - 5},125",
        edge,
        1.6,
    )
    pearls(canvas, outer, 6.4, 2.3)
    low = drop - 16
    stones = f"M{18 - w},124 C{22 - w},{low - 12} -18,{low} 0,{low} C18,{low} {w - 22},{low - 12} {w - 18},124"
    for number, (x, y) in enumerate(points_along(stones, 20)):
        gem(canvas, x, y, 6, gems[number % len(gems)], PAPER)


def button_front(canvas: Canvas, fill: str, trim: str, button: str, half_width: float, top: float) -> None:
    """Strip down the middle of a dress, with trimmed edges and buttons."""
    canvas.inked(rounded_rect(-half_width, top, 2 * half_width, 120), fill)
    for side in (-1, 1):
        canvas.shape(rounded_rect(side * (half_width - 3) - 0.9, top, 1.8, 120), trim)
    for number in range(6):
        canvas.disc(0, top + 10 + number * 13, 3.4, button, INK, 1)


def frogs(canvas: Canvas, rows: Sequence[float], fill: str, half_width: float, knob: str = PAPER) -> None:
    """Braided bars across a coat, ending in lozenges."""
    for y in rows:
        canvas.inked(rounded_rect(-half_width, y - 2.4, 2 * half_width, 4.8, 2.4), fill, 1.1)
        for x in (-half_width, half_width):
            canvas.inked(fitted("M-1,0 L0,-1 L1,0 L0,1 Z", x, y, 4.4), fill, 1.1)
        canvas.disc(0, y, 3, knob, INK, 1)


def necklace(canvas: Canvas, y: float = 123) -> None:
    for row, (half_width, depth) in enumerate(((12.0, 8), (17.0, 15))):
        top, low, inner = y + row * 4, y + depth + row * 4, half_width * 0.6
        pearls(canvas, f"M{-half_width},{top} C{-inner},{low} {inner},{low} {half_width},{top}", 5.2, 2.3)


def brow_net(canvas: Canvas) -> None:
    """Gold band with a net of pearls on the forehead."""
    canvas.inked("M-21.4,53 C-14,46 14,46 21.4,53 L20.8,63 C14,55 -14,55 -20.8,63 Z", GOLD)
    pearls(canvas, "M-20,63.4 C-13,56.4 13,56.4 20,63.4", 5.4, 2.3)


def temples(canvas: Canvas, fill: str) -> None:
    """Hair drawn back under the headdress."""
    canvas.inked_pair("M-20,60 C-24,66 -25,76 -23,88 C-20,86 -18.6,80 -18,72 C-17.6,68 -16,64 -12,61 Z", fill, 1.3)


def braid(canvas: Canvas, points: Sequence[tuple[float, float]], fill: str) -> None:
    """Plait: overlapping hearts down a list of points, growing smaller."""
    for number, (x, y) in enumerate(points):
        k = 6.4 * (1 - 0.35 * number / len(points))
        knot = (
            f"M{-k},-3 C{-k * 0.8},-8 -1,-7 0,-4 C1,-7 {k * 0.8},-8 {k},-3 C{k},3 2,5 0,8 C-2,5 {-k},3 {-k},-3 Z"
        )
        canvas.inked(mapped(knot, move(x, y)), fill, 1.2)
