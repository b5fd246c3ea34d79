"""Program icon: a heart that keeps the queen of spades.

Three levels of detail: 96 px and up with a drawn face, 40 to 64 px with a plain one, 16 to 32 px heart and
spade only, fitted to a pixel grid of 16.
"""

from collections.abc import Iterator

from .canvas import Canvas
from .geometry import move, scale
from .paths import ellipse, mapped, parse
from .suits import SIGN
from .svg import document, elements

RED = "#c9352c"
RED_RIM = "#8e1d22"
RED_LIGHT = "#dc4a3c"
INK = "#1e1e24"
GOLD = "#e3ad44"
CREAM = "#fdf6e8"
SKIN = "#f6dcc0"
SKIN_SHADE = "#e6bb99"
SYMBOLIC = "#2e3436"

HEART = (
    "M128,246 C100,202 9,164 9,86 C9,45 39,17 75,17 C101,17 120,32 128,54 "
    "C136,32 155,17 181,17 C217,17 247,45 247,86 C247,164 156,202 128,246 Z"
)
SMALL_HEART = (
    "M8,15.5 C6.4,12.6 .4,10.4 .4,5.3 C.4,2.6 2.4,.6 4.8,.6 C6.3,.6 7.4,1.4 8,2.8 "
    "C8.6,1.4 9.7,.6 11.2,.6 C13.6,.6 15.6,2.6 15.6,5.3 C15.6,10.4 9.6,12.6 8,15.5 Z"
)
SMALL_SPADE = (
    "M8,3.2 C8.5,5.3 12.4,6.6 12.4,9.2 C12.4,10.6 11.4,11.4 10.3,11.4 C9.6,11.4 9,11.1 8.7,10.6 "
    "C8.7,11.4 9,12.2 9.6,13 H6.4 C7,12.2 7.3,11.4 7.3,10.6 C7,11.1 6.4,11.4 5.7,11.4 "
    "C4.6,11.4 3.6,10.6 3.6,9.2 C3.6,6.6 7.5,5.3 8,3.2 Z"
)


def _hood(half_width: float, bowl: float, foot: float, foot_width: float) -> str:
    """Spade: hood of the queen, its stem her collar.  ``bowl`` and ``foot`` are the y of their lower ends."""
    x, top, w, fw = 128.0, 44.0, half_width, foot_width
    h, f = bowl - top, foot - bowl
    right = (
        f"C{x + w * 0.1},{top + h * 0.3} {x + w},{top + h * 0.42} {x + w},{top + h * 0.72} "
        f"C{x + w},{top + h * 0.92} {x + w * 0.8},{bowl} {x + w * 0.56},{bowl} "
        f"C{x + w * 0.36},{bowl} {x + w * 0.2},{top + h * 0.96} {x + w * 0.12},{top + h * 0.87} "
        f"C{x + w * 0.12},{bowl + f * 0.4} {x + fw * 0.5},{bowl + f * 0.8} {x + fw},{foot} "
    )
    left = (
        f"H{x - fw} C{x - fw * 0.5},{bowl + f * 0.8} {x - w * 0.12},{bowl + f * 0.4} "
        f"{x - w * 0.12},{top + h * 0.87} "
        f"C{x - w * 0.2},{top + h * 0.96} {x - w * 0.36},{bowl} {x - w * 0.56},{bowl} "
        f"C{x - w * 0.8},{bowl} {x - w},{top + h * 0.92} {x - w},{top + h * 0.72} "
        f"C{x - w},{top + h * 0.42} {x - w * 0.1},{top + h * 0.3} {x},{top} Z"
    )
    return f"M{x},{top} {right}{left}"


def _draw_crown(canvas: Canvas, y: float, half_width: float, height: float, ball: float = 0) -> None:
    """Three points, with a ball on each if ``ball`` is its radius."""
    w, h = half_width, height
    with canvas.placed(move(128, y)):
        canvas.shape(
            f"M{-w * 0.78},0 L{-w},{-h * 0.74} L{-w * 0.44},{-h * 0.38} L0,{-h} L{w * 0.44},{-h * 0.38} "
            f"L{w},{-h * 0.74} L{w * 0.78},0 C{w * 0.3},{-h * 0.1} {-w * 0.3},{-h * 0.1} {-w * 0.78},0 Z",
            GOLD,
        )
        if ball:
            canvas.dots(((-w, -h * 0.78), (0, -h * 1.06), (w, -h * 0.78)), ball, GOLD)


def _draw_heart(canvas: Canvas, rim: float) -> None:
    canvas.shape(HEART, RED, CREAM, 2 * rim + 4)
    canvas.shape(HEART, RED_RIM)
    canvas.shape(mapped(HEART, move(128, 126) @ scale(0.955) @ move(-128, -126)), RED)
    canvas.shape(  # one quiet light on the left lobe
        "M26,84 C28,54 50,33 78,33 C60,41 44,58 40,84 C37,104 44,124 56,142 C38,126 25,106 26,84 Z", RED_LIGHT
    )


def _large() -> Canvas:
    canvas = Canvas()
    _draw_heart(canvas, 4.5)
    hood = _hood(71, 184, 212, 20)
    canvas.shape(hood, CREAM, CREAM, 11)
    canvas.shape(hood, INK)
    canvas.line("M97,121 C82,128 69,135 69,148 C69,162 77,171 88,172.4", GOLD, 3.6)
    canvas.line("M159,121 C174,128 187,135 187,148 C187,162 179,171 168,172.4", GOLD, 3.6)
    with canvas.placed(move(0, -6)):
        canvas.shape(
            "M128,124 C148,124 158,136 157,150 C156,170 140,184 128,184 C116,184 100,170 99,150 "
            "C98,136 108,124 128,124 Z",
            SKIN,
        )
        canvas.shape(
            "M128,124 C148,124 158,136 157,150 C156,170 140,184 128,184 C143,176 148,160 146,146 "
            "C145,136 138,128 128,124 Z",
            SKIN_SHADE,
        )
        canvas.line(
            "M108,146 C112,141 119,141 122.5,146 C124,154 124,158 121.6,164 C123,166.4 128,166.6 130,165",
            INK,
            2.6,
        )
        canvas.line("M134,146 C138,141 145,141 149,146", INK, 2.6)
        canvas.line("M106,153 C109,157.6 116,157.6 119,153.6 M136,153.6 C139,157.6 147,157.6 151,153", INK, 3.2)
        canvas.shape(
            "M119.6,173 C122.4,170.6 125.6,170.6 128,172.2 C130.4,170.6 133.6,170.6 136.4,173 "
            "C133.6,178.4 122.4,178.4 119.6,173 Z",
            RED,
        )
        _draw_crown(canvas, 131, 28, 41, 4.4)
        canvas.dots(((128 + place * 8.2, 128.6 + abs(place) ** 1.6 * 0.9) for place in range(-3, 4)), 3.9, CREAM)
        canvas.shape(mapped(SIGN["H"], move(128, 112) @ scale(0.13)), RED)
    canvas.dots(((128 + place * 7.8, 194 + (1 - place**2) * 2) for place in (-1, 0, 1)), 3.4, CREAM)
    canvas.shape("M128,59.5 L133.2,66 L128,72.5 L122.8,66 Z", GOLD)
    return canvas


def _middle() -> Canvas:
    canvas = Canvas()
    _draw_heart(canvas, 5)
    hood = _hood(73, 187, 214, 21)
    canvas.shape(hood, CREAM, CREAM, 14)
    canvas.shape(hood, INK)
    with canvas.placed(move(0, -5)):
        canvas.shape(
            "M128,126 C150,126 160,138 159,152 C158,172 142,186 128,186 C114,186 98,172 97,152 "
            "C96,138 106,126 128,126 Z",
            SKIN,
        )
        canvas.shape(
            "M117,170 C121,166.6 125,166.6 128,168.6 C131,166.6 135,166.6 139,170 C135,178 121,178 117,170 Z",
            RED,
        )
        canvas.line("M106,153 C109,158 117,158 120,153 M136,153 C139,158 147,158 150,153", INK, 5)
        _draw_crown(canvas, 136, 36, 48)
    return canvas


def _small(pixels: int) -> Canvas:
    """16 and 24: heart and spade; 32: crown and face as two plain spots."""
    canvas = Canvas()
    canvas.shape(SMALL_HEART, RED)
    size, rim = {16: (0.92, 1.1), 24: (0.96, 1.0), 32: (1.0, 0.95)}[pixels]
    spade = mapped(SMALL_SPADE, move(8, 7.6) @ scale(size) @ move(-8, -7.8))
    canvas.shape(spade, CREAM, CREAM, rim)
    canvas.shape(spade, INK)
    if pixels == 32:
        canvas.shape(ellipse(8, 9.1, 1.75, 2), SKIN)
        canvas.shape("M6.3,7.7 L5.9,5.3 L7.1,6.3 L8,4.5 L8.9,6.3 L10.1,5.3 L9.7,7.7 Z", GOLD)
    return canvas


def _symbolic() -> Canvas:
    """One colour: the spade is a hole in the heart."""
    canvas = Canvas()
    spade = mapped(SMALL_SPADE, move(8, 7.5) @ scale(0.9) @ move(-8, -7.8))
    canvas.shape(parse(SMALL_HEART) + spade, SYMBOLIC, even_odd=True)
    return canvas


def icons() -> Iterator[tuple[str, str]]:
    """(file name without suffix, SVG)."""
    yield "hearts_qt", document(elements(_large().marks), (256, 256))
    yield "hearts_qt-48", document(elements(_middle().marks), (256, 256), (48, 48))
    for pixels in (16, 24, 32):
        yield f"hearts_qt-{pixels}", document(elements(_small(pixels).marks, 3), (16, 16), (pixels, pixels))
    yield "hearts_qt-symbolic", document(elements(_symbolic().marks, 3), (16, 16))
