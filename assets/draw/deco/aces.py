"""The four aces: one large sign before a sun in a ring, towers above and below it."""

from ..canvas import Canvas, sized
from ..geometry import Affine, move, scale, turn
from ..palette import INK
from ..paths import Path, ellipse, mapped, rounded_rect
from ..patterns import Polygon, chevrons, rays, star, weave
from ..suits import COLOUR
from .palette import BLUE, GOLD, PALE, RED, SAGE, WHITE
from .signs import SIGN

RING = 77.0


def draw_ace(canvas: Canvas, suit: str) -> None:
    tower = {"S": (BLUE, GOLD), "H": (RED, GOLD), "D": (RED, BLUE), "C": (SAGE, GOLD)}[suit]
    with canvas.placed(move(120, 168)):
        for half_turn in (0, 180):
            with canvas.placed(turn(half_turn)):
                _tower(canvas, tower)
        _sun(canvas)
        {"S": _spade, "H": _heart, "D": _diamond, "C": _club}[suit](canvas)


def _tower(canvas: Canvas, colours: tuple[str, str]) -> None:
    """Piers behind the ring, the lower the farther from the middle, and a gem on the highest."""
    for pier in (4, -4, 3, -3, 2, -2, 1, -1, 0):
        top = -138 + 6.4 * abs(pier) + 1.1 * pier * pier
        canvas.inked(rounded_rect(11 * pier - 5.5, top, 11, -40 - top, 1), colours[pier % 2], 1.3)
    canvas.inked("M0,-150 L6.5,-141 L0,-132 L-6.5,-141 Z", GOLD, 1.3)


def _sun(canvas: Canvas) -> None:
    canvas.disc(0, 0, RING + 7, WHITE, INK, 2.2)
    weave(canvas, ellipse(0, 0, RING), rays(0, 0, 40, 120, start=-2.25), "#f3e0b4")
    canvas.disc(0, 0, RING, None, INK, 1.2)
    beads = [turn(9 * number).apply((RING + 3.5, 0)) for number in range(40)]
    canvas.dots(beads[::2], 1.6, INK)
    canvas.dots(beads[1::2], 1.6, GOLD)


def _grown(path: Path | str, share: float, y: float = 0) -> Path:
    """The path scaled about (0, y), so that the line weight stays."""
    about: Affine = move(0, y) @ scale(share) @ move(0, -y)
    return mapped(path, about)


def _inlaid(canvas: Canvas, area: Path, pieces: list[Polygon], fill: str, figured: str, line: str) -> None:
    canvas.shape(area, fill)
    weave(canvas, area, pieces, figured)
    canvas.line(area, line, 1.6)


def _spade(canvas: Canvas) -> None:
    whole = sized(SIGN["S"], 0, 0, 141)
    canvas.shape(whole, COLOUR["S"], WHITE, 5)
    canvas.shape(whole, COLOUR["S"])
    body = mapped(
        "M0,-49 C7,-33 44,-10 44,15 C44,28 35,36 24,36 C14,36 8,30 4,21 L-4,21 C-8,30 -14,36 -24,36 "
        "C-35,36 -44,28 -44,15 C-44,-10 -7,-33 0,-49 Z",
        scale(1.38),
    )
    canvas.line(_grown(body, 0.87, 14), GOLD, 2)
    _inlaid(canvas, _grown(body, 0.73, 14), rays(0, 15, 32, 80, start=2.8, share=0.2), INK, GOLD, GOLD)
    canvas.disc(0, 14, 21, BLUE, GOLD, 2)
    canvas.disc(0, 14, 15, RED, GOLD, 1.6)
    canvas.shape(star(0, 14, 12, 4, 8), GOLD)
    for number, y in enumerate((48, 53.6, 59)):
        half = 3 + 2.4 * number
        canvas.line(f"M{-half},{y} H{half}", GOLD, 1.8)


def _heart(canvas: Canvas) -> None:
    whole = sized(SIGN["H"], 0, 4, 146)
    canvas.shape(whole, COLOUR["H"], WHITE, 5)
    canvas.shape(whole, COLOUR["H"])
    canvas.line(_grown(whole, 0.88, -4), PALE, 2)
    pieces = rays(0, -4, 36, 90, start=2.5)
    _inlaid(canvas, _grown(whole, 0.74, -4), pieces, WHITE, GOLD, INK)
    canvas.inked(_grown(whole, 0.42, -4), COLOUR["H"], 1.8)
    canvas.line(_grown(whole, 0.27, -4), PALE, 1.8)
    canvas.shape(star(0, -2, 7, 2, 4), PALE)


def _diamond(canvas: Canvas) -> None:
    whole = sized(SIGN["D"], 0, 0, 138)
    canvas.shape(whole, COLOUR["D"], WHITE, 5)
    canvas.shape(whole, COLOUR["D"])
    canvas.line(_grown(whole, 0.87), PALE, 2)
    upper = chevrons(0, 22, 10, 0.9, -132, -1)
    pieces = upper + [[(x, -y) for x, y in piece] for piece in upper]
    _inlaid(canvas, _grown(whole, 0.7), pieces, WHITE, GOLD, INK)
    canvas.inked(_grown(whole, 0.42), COLOUR["D"], 1.8)
    canvas.shape(star(0, 0, 19, 5, 4), PALE)


def _club(canvas: Canvas) -> None:
    whole = sized(SIGN["C"], 0, 0, 150)
    canvas.shape(whole, COLOUR["C"], WHITE, 5)
    canvas.shape(whole, COLOUR["C"])
    for x, y in ((0, -38), (-36, 13), (36, 13)):
        canvas.disc(x, y, 24.6, None, GOLD, 2)
        canvas.shape(star(x, y, 21, 8, 8), SAGE)
        canvas.inked(star(x, y, 14.4, 6.2, 8, -67.5), GOLD, 1.2)
        canvas.disc(x, y, 5.4, RED, INK, 1.6)
    canvas.shape(star(0, -2, 10, 3, 4), GOLD)
    canvas.line("M0,17 V50 M-14,64.6 H14 M-9,58.6 H9", GOLD, 2)
