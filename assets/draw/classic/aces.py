"""The four aces: one large sign, engraved in white and gold."""

from ..canvas import Canvas, sized
from ..geometry import move, scale, turn
from ..palette import INK
from ..paths import Path, mapped
from ..suits import COLOUR
from .engrave import DOT, LOZENGE, STAR, Points, Widths, brocade, lens, pen
from .headgear import lily
from .palette import GOLD, WHITE
from .signs import SIGN


def draw_ace(canvas: Canvas, suit: str) -> None:
    with canvas.placed(move(120, 168)):
        {"S": _spade, "H": _heart, "D": _diamond, "C": _club}[suit](canvas)


def _inner(path: Path, share: float, y: float = 0) -> Path:
    return mapped(path, move(0, y) @ scale(share) @ move(0, -y))


def _sun(canvas: Canvas, radius: float, rays: int) -> None:
    """A disc with pointed rays, white and gold in turn."""
    for number in range(rays):
        with canvas.placed(turn(360 / rays * number)):
            reach = radius * (1.55 if number % 2 else 1.42)
            canvas.shape(lens((radius, 0), (reach, 0), radius * 0.2), GOLD if number % 2 else WHITE)
    canvas.disc(0, 0, radius * 0.97, WHITE)


def _heart(canvas: Canvas) -> None:
    whole = sized(SIGN["H"], 0, 2, 140)
    canvas.shape(whole, COLOUR["H"])
    canvas.line(_inner(whole, 0.92, -6), WHITE, 1.4)
    canvas.line(_inner(whole, 0.87, -6), GOLD, 1)
    core = _inner(whole, 0.82, -6)
    brocade(canvas, core, STAR, (18, 11), WHITE, origin=(0, -2), size=1.15)
    brocade(canvas, core, DOT, (18, 11), GOLD, origin=(9, -2), size=1.2)
    with canvas.placed(move(0, -9)):
        canvas.disc(0, 0, 33, COLOUR["H"])
        _sun(canvas, 20, 24)
        canvas.disc(0, 0, 17.4, None, INK, 0.8)
        canvas.shape(sized(SIGN["H"], 0, 1, 22), COLOUR["H"])


def _diamond(canvas: Canvas) -> None:
    whole = sized(SIGN["D"], 0, 0, 142)
    canvas.shape(whole, COLOUR["D"])
    canvas.line(_inner(whole, 0.92), WHITE, 1.4)
    canvas.line(_inner(whole, 0.87), GOLD, 1)
    brocade(canvas, _inner(whole, 0.8), LOZENGE, (13, 10), WHITE, size=1)
    canvas.disc(0, 0, 30, COLOUR["D"])
    _sun(canvas, 18, 20)
    canvas.disc(0, 0, 15.6, None, INK, 0.8)
    canvas.shape(sized(SIGN["D"], 0, 0, 21), COLOUR["D"])


def _club(canvas: Canvas) -> None:
    size = 1.44
    canvas.shape(sized(SIGN["C"], 0, 0, 100 * size), COLOUR["C"])
    for x, y in ((0, -28), (-25.5, 6.5), (25.5, 6.5)):
        with canvas.placed(move(x * size, y * size)):
            canvas.disc(0, 0, 27.6, None, WHITE, 1.4)
            canvas.disc(0, 0, 24.6, None, GOLD, 1)
            for petal in range(8):
                with canvas.placed(turn(45 * petal)):
                    canvas.shape(lens((5, 0), (22, 0), 7.4), GOLD if petal % 2 else WHITE)
            canvas.disc(0, 0, 3.4, GOLD)
    canvas.shape(lens((0, 8), (0, 66), 4.4), WHITE)
    for side in (-1, 1):
        canvas.shape(lens((side * 4, 62), (side * 20, 69), 2.4), GOLD)


def _spade(canvas: Canvas) -> None:
    whole = sized(SIGN["S"], 0, 4, 184)
    canvas.shape(whole, COLOUR["S"])
    blade = mapped(
        "M0,-52 C5,-37 21,-22 33,-9 C51,9 47,36 25,36 C14,36 6,30 0,20 C-6,30 -14,36 -25,36 "
        "C-47,36 -51,9 -33,-9 C-21,-22 -5,-37 0,-52 Z",
        move(0, 4) @ scale(1.84),
    )
    canvas.line(_inner(blade, 0.93, 0), WHITE, 1.3)
    canvas.line(_inner(blade, 0.89, 0), GOLD, 1)
    with canvas.placed(move(0, 6)):
        _sun(canvas, 19.6, 28)
        canvas.disc(0, 0, 17.6, None, INK, 0.7)
        canvas.dots([turn(360 / 32 * number).apply((15.9, 0)) for number in range(32)], 0.75, INK)
        canvas.disc(0, 0, 13.8, None, INK, 0.6)
        canvas.shape(sized(SIGN["S"], 0, 0, 21), COLOUR["S"])
        for side in (-1, 1):
            with canvas.placed(scale(side, 1)):
                _acanthus(canvas)
        with canvas.placed(move(0, -36)):
            lily(canvas, 0, 0, 34, 0, WHITE)
        canvas.disc(0, -75, 1.8, WHITE)
        canvas.shape(lens((0, -84), (0, -78), 3.2), GOLD)
        canvas.shape(lens((0, 48), (0, 82), 5), WHITE)
        canvas.disc(0, 44, 1.6, GOLD)


def _acanthus(canvas: Canvas) -> None:
    """Scrolls and leaves on one side of the sun."""
    scrolls: tuple[tuple[Points, Widths, str], ...] = (
        ("36,-4 50,-2 66,10 68,26 56,34 46,27 50,18 57,22", (0.5, 2.4, 3.2, 3, 2.6, 2, 1.4, 0.5), WHITE),
        ("40,10 46,14 48,20", (0.4, 2, 0.4), GOLD),
        ("30,24 38,36 54,42 66,38", (0.4, 2.4, 2, 0.4), WHITE),
        ("28,-24 40,-22 48,-14", (0.4, 2.2, 0.4), GOLD),
        ("8,-38 20,-42 28,-34 24,-27 19,-31", (0.5, 2.4, 2.4, 1.6, 0.5), WHITE),
    )
    for points, widths, colour in scrolls:
        pen(canvas, points, widths, colour)
    for start, end, colour in (
        ((60, -2), (70, -3), GOLD),
        ((69, 14), (74, 21), WHITE),
        ((52, -8), (57, -16), WHITE),
        ((42, 40), (40, 48), GOLD),
        ((58, 44), (61, 50), WHITE),
        ((10, -50), (14, -59), GOLD),
    ):
        canvas.shape(lens(start, end, 4.2), colour)
    canvas.disc(33, 18, 1.6, GOLD)
