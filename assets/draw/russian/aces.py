"""The four aces: one large sign with an inlaid bouquet, drawn in the sign's box of -50..50."""

from ..canvas import Canvas
from ..geometry import move, scale, turn
from ..palette import GOLD, PAPER, RED
from ..suits import COLOUR, SIGN
from .ornament import lozenge

SIZE = 1.62


def draw_ace(canvas: Canvas, suit: str) -> None:
    with canvas.placed(move(120, 168), scale(SIZE)):
        canvas.shape(SIGN[suit], COLOUR[suit])
        {"S": _spade, "H": _heart, "D": _diamond, "C": _club}[suit](canvas)


def _tendrils(canvas: Canvas, data: str, width: float = 1.5) -> None:
    canvas.pair(data, None, GOLD, width)


def _rosette(canvas: Canvas, x: float, y: float, radius: float) -> None:
    for petal in range(8):
        with canvas.placed(move(x, y), turn(petal * 45), scale(radius / 10)):
            canvas.shape("M0,-2.6 C3,-6 2.6,-8.4 0,-10 C-2.6,-8.4 -3,-6 0,-2.6 Z", GOLD)
    canvas.disc(x, y, radius * 0.2, PAPER)


def _tulip(canvas: Canvas, y: float, height: float) -> None:
    with canvas.placed(move(0, y), scale(height / 20)):
        canvas.shape(
            "M0,10 C-9,9 -11,1 -9,-7 C-6,-6 -4,-4 -3.4,-2 C-3.4,-6 -1.6,-9 0,-11 "
            "C1.6,-9 3.4,-6 3.4,-2 C4,-4 6,-6 9,-7 C11,1 9,9 0,10 Z",
            GOLD,
        )
        canvas.shape("M0,7 C-3,4 -3,0 0,-4 C3,0 3,4 0,7 Z", PAPER)


def _heart(canvas: Canvas) -> None:
    canvas.line(
        "M0,40 C-7,28 -40,10 -40,-15 C-40,-31 -29,-39.4 -20.6,-39.4 C-11,-39.4 -4,-33 0,-19 "
        "C4,-33 11,-39.4 20.6,-39.4 C29,-39.4 40,-31 40,-15 C40,10 7,28 0,40 Z",
        GOLD,
        1.2,
    )
    _tendrils(canvas, "M0,30 C-3,18 -30,8 -33,-13 C-35,-26 -22,-34 -16,-26 C-11,-19 -18,-12 -23,-16")
    _tulip(canvas, -3, 20)
    canvas.line("M0,31 V7", GOLD, 1.5)
    for x in (-21.5, 21.5):
        _rosette(canvas, x, -20.5, 6.4)
    canvas.pair("M-6,16 C-12,16 -17,12 -19,6 C-13,6 -8,10 -6,16 Z", GOLD)
    canvas.pair("M-9,3 C-16,3 -21,-1 -22,-7 C-16,-7 -11,-3 -9,3 Z", PAPER)


def _spade(canvas: Canvas) -> None:
    canvas.line(
        "M0,-38 C5,-24 37.6,-8 37.6,14 C37.6,25 30,30.6 22.6,30.6 C13,30.6 6,26 0,16 "
        "C-6,26 -13,30.6 -22.6,30.6 C-30,30.6 -37.6,25 -37.6,14 C-37.6,-8 -5,-24 0,-38 Z",
        GOLD,
        1.2,
    )
    _tendrils(canvas, "M0,-6 C-4,2 -13,-6 -21,0 C-33,8 -32,26 -21,25 C-12,24 -12,12 -20,12")
    _tulip(canvas, -14, 20)
    canvas.line("M0,-4 V14", GOLD, 1.5)
    for x in (-21.6, 21.6):
        _rosette(canvas, x, 13.6, 7)
    canvas.pair("M-2,10 C-8,11 -12,8 -13,3 C-7,2 -3,5 -2,10 Z", GOLD)
    canvas.pair("M-11,-4 C-16,-4 -20,-8 -20,-13 C-15,-13 -12,-9 -11,-4 Z", RED)
    lozenge(canvas, 0, 40, 2, 3.4, GOLD)


def _diamond(canvas: Canvas) -> None:
    canvas.line(
        "M0,-42 C8,-27 19,-12 34,0 C19,12 8,27 0,42 C-8,27 -19,12 -34,0 C-19,-12 -8,-27 0,-42 Z", GOLD, 1.2
    )
    _rosette(canvas, 0, 0, 11)
    for half_turn in (0, 180):
        with canvas.placed(turn(half_turn)):
            _tulip(canvas, -23, 15)
            canvas.line("M0,-17 V-11", GOLD, 1.5)
            canvas.pair("M-2,-12 C-7,-12 -10,-15 -10,-19 C-5,-19 -2,-16 -2,-12 Z", PAPER)
            _tendrils(canvas, "M-9,-7 C-14,-12 -21,-8 -20,-2 C-19,1 -15,1 -15,-2", 1.3)
        with canvas.placed(turn(half_turn + 90)):
            canvas.shape("M0,-12 C3,-16 3,-22 0,-27 C-3,-22 -3,-16 0,-12 Z", GOLD)


def _club(canvas: Canvas) -> None:
    for x, y in ((0, -27), (-23, 13), (23, 13)):
        canvas.disc(x, y, 16.4, None, GOLD, 1.2)
        _rosette(canvas, x, y, 11)
        with canvas.placed(move(x, y)):
            canvas.dots([turn(22.5 + 45 * number).apply((0, -12.6)) for number in range(8)], 1.1, PAPER)
    lozenge(canvas, 0, 2, 4, 6, GOLD)
    canvas.line("M0,12 V34", GOLD, 1.4)
    canvas.pair("M0,24 C-4,23 -6,20 -6,16 C-2,17 0,20 0,24 Z", GOLD)
    lozenge(canvas, 0, 40, 2, 3.4, GOLD)
