"""The two jokers: a jester with the sun and a jester with the moon."""

from ..bell import bell
from ..canvas import Canvas
from ..geometry import move, scale
from ..palette import INK
from ..patterns import lozenges, star, stripes
from .figure import CUFF, SLEEVE, Robe, cloth, face_turned, fist, neck, sleeve, staff
from .palette import BLUE, GOLD, PALE, RED, SILVER, SKIN_SHADE, WHITE

ROBE = Robe(
    ((123, 118), (100, 119), (66, 120), (58, 132), (30, 130), (20, 146), (4, 148)),
    ((123, 118), (146, 119), (180, 123), (190, 136), (212, 140), (224, 160), (260, 180)),
)


def _motley(canvas: Canvas, left: str, right: str, figured: str) -> None:
    canvas.inked(ROBE.area, right, 2.2)
    half = "M123,118 L100,119 L66,120 L58,132 L30,130 L20,146 L4,148 V230 H123 Z"
    cloth(canvas, half, left, lozenges((26, 36), (26, 36), start=(6, 60), staggered=False), figured)


def _collar(canvas: Canvas, fill: str) -> None:
    points = "M86,119 L74,145 L95,134 L104,156 L114,138 L123,161 L132,138 L142,156 L151,134 L172,145 L160,119 Z"
    canvas.inked(points, fill, 2.2)
    canvas.line(
        "M91,122 L84,137 L98,129 L106,147 L115,131 L123,151 L131,131 L140,147 L148,129 L162,137 L155,122", INK, 1.2
    )
    for x, y in ((74, 147), (104, 158), (123, 163), (142, 158), (172, 147)):
        bell(canvas, x, y, 4, GOLD)


def _head(canvas: Canvas, left: str, right: str, middle: str, *, stern: float) -> None:
    """Face and three-horned cap, looking to the left."""
    canvas.inked("M-26,-34 L-34,-2 L-29,34 L-2,40 V-34 Z", right, 2)
    canvas.inked("M22,-34 L29,-2 L24,34 L-2,40 V-34 Z", left, 2)
    neck(canvas)
    face_turned(canvas, brow=2.6, stern=stern, bearded=True)
    canvas.inked("M-4,17 C2,20 10,20 16,16 C15,26 1,28 -4,17 Z", WHITE, 1.4)
    canvas.line("M-6,15.6 C-5,17 -4,17.6 -3,17.8 M17.6,14.6 C17,16 16.4,16.6 15.6,16.8", INK, 1.5)
    canvas.line("M4,28 C6,29 9,29 11,27.6", SKIN_SHADE, 1.4)
    canvas.inked("M18,-32 L36,-64 L58,-46 L53,-35 L40,-45 L28,-20 Z", left, 2)
    canvas.inked("M-22,-32 L-40,-64 L-62,-46 L-57,-35 L-44,-45 L-32,-20 Z", right, 2)
    canvas.inked("M-17,-34 L-2,-68 L13,-34 Z", middle, 2)
    for x, y in ((36, -52), (-40, -52), (-2, -46)):
        canvas.shape(star(x, y, 5.4, 2, 4), PALE)
    canvas.inked(
        "M-27,-39 H23 L22,-27 L16,-20 L10,-28 L4,-20 L-2,-28 L-8,-20 L-14,-28 L-20,-20 L-26,-27 Z", GOLD, 2
    )
    canvas.dots([(x, -33.4) for x in (-20, -11, -2, 7, 16)], 2, INK)
    for x, y in ((55, -36), (-59, -36), (-2, -69)):
        bell(canvas, x, y, 5, GOLD)


def _sun(canvas: Canvas) -> None:
    canvas.inked(star(0, 0, 29, 18, 12), GOLD, 1.8)
    canvas.disc(0, 0, 15.4, RED, INK, 1.8)
    canvas.disc(0, 0, 10.4, PALE, INK, 1.2)
    canvas.line("M-5,-1.6 H-1.6 M1.6,-1.6 H5 M0,-1 V2.4 M-3.6,4.6 C-1.4,6.4 1.4,6.4 3.6,4.6", INK, 1.3)


def _moon(canvas: Canvas) -> None:
    canvas.inked(
        "M6,-27 C-18,-24 -26,-6 -20,9 C-14,24 6,30 20,20 C2,20 -8,6 -6,-7 C-5,-15 -1,-22 6,-27 Z", SILVER, 2
    )
    canvas.line("M-12,-8 C-10,-10 -7.4,-10 -5.8,-8.6", INK, 1.4)
    canvas.inked(star(9, -3, 10, 3.6, 5), GOLD, 1.4)


def joker_red(canvas: Canvas) -> None:
    _motley(canvas, RED, BLUE, GOLD)
    _collar(canvas, WHITE)
    with canvas.placed(move(123, 88), scale(-0.97, 0.97)):
        _head(canvas, RED, BLUE, RED, stern=-0.6)
    staff(canvas, 192, 70, 204, 5.6)
    with canvas.placed(move(192, 54)):
        _sun(canvas)
    sleeve(canvas, SLEEVE, RED, stripes(41, 12, 4.4, 188, 160), GOLD, CUFF)
    with canvas.placed(move(192, 148), scale(0.94)):
        fist(canvas)


def joker_black(canvas: Canvas) -> None:
    _motley(canvas, INK, SILVER, WHITE)
    _collar(canvas, GOLD)
    with canvas.placed(move(123, 88), scale(-0.97, 0.97)):
        _head(canvas, INK, SILVER, INK, stern=0.4)
    staff(canvas, 192, 74, 204, 5.6)
    with canvas.placed(move(192, 54)):
        _moon(canvas)
    sleeve(canvas, SLEEVE, INK, stripes(41, 12, 4.4, 188, 160), GOLD, CUFF)
    with canvas.placed(move(192, 148), scale(0.94)):
        fist(canvas)
