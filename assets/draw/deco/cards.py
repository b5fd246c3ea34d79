"""The courts of the deck, put together from figure, band and panel."""

import math
from collections.abc import Callable

from ..canvas import Canvas
from ..card import HEIGHT, WIDTH, inner_sheet
from ..deck import Deck, Index, Layers, suit_of
from ..geometry import move, scale, turn
from ..lettering import draw_character
from ..palette import INK
from ..paths import HalfPlane, Path, rounded_rect
from ..patterns import polygon, rays, star, weave
from . import jacks, jokers, kings, queens
from .aces import draw_ace
from .back import draw_back
from .palette import BLUE, GOLD, RAY, RED, SAGE, WHITE
from .signs import SIGN

SLOPE = 0.16  # of the band through the middle of the card
EDGE = 10.0
NOTCH_X, NOTCH_Y, STEP = 51.0, 112.0, 8.0

FIGURES: dict[str, Callable[[Canvas], None]] = {
    "KS": kings.king_spades,
    "KH": kings.king_hearts,
    "KD": kings.king_diamonds,
    "KC": kings.king_clubs,
    "QS": queens.queen_spades,
    "QH": queens.queen_hearts,
    "QD": queens.queen_diamonds,
    "QC": queens.queen_clubs,
    "JS": jacks.jack_spades,
    "JH": jacks.jack_hearts,
    "JD": jacks.jack_diamonds,
    "JC": jacks.jack_clubs,
    "joker-red": jokers.joker_red,
    "joker-black": jokers.joker_black,
}

# Ground, ornament and medallion of the band.
BANDS = {
    "S": (INK, GOLD, BLUE),
    "H": (BLUE, WHITE, WHITE),
    "D": (RED, GOLD, BLUE),
    "C": (GOLD, INK, SAGE),
}


def panel(inset: float = 0) -> Path:
    """Outline of a court's panel with stepped notches for the two indices."""
    edge, right = EDGE + inset, WIDTH - EDGE - inset
    x, y = NOTCH_X + inset, NOTCH_Y + inset
    half = [(x, edge), (right, edge), (right, HEIGHT - y - STEP), (WIDTH - x + STEP, HEIGHT - y - STEP)]
    half += [(WIDTH - x + STEP, HEIGHT - y), (WIDTH - x, HEIGHT - y)]
    return polygon([*half, *((WIDTH - a, HEIGHT - b) for a, b in half)])


def _draw_band(canvas: Canvas, suit: str) -> None:
    ground, ornament, _ = BANDS[suit]
    with canvas.placed(move(WIDTH / 2, HEIGHT / 2), turn(math.degrees(math.atan(SLOPE)))):
        canvas.inked(rounded_rect(-116, -7.4, 232, 14.8), ground, 2.2)
        canvas.line("M-116,-4.7 H116 M-116,4.7 H116", ornament, 1.4)
        places = [14 * number for number in range(-8, 9) if abs(number) > 1]
        if suit in "SD":
            for x in places:
                canvas.shape(f"M{x},-3 L{x + 4.6},0 L{x},3 L{x - 4.6},0 Z", ornament)
        else:
            canvas.dots([(x, 0) for x in places], 2.4, ornament)
    with canvas.placed(move(WIDTH / 2, HEIGHT / 2)):
        {"S": _medallion_spades, "H": _medallion_hearts, "D": _medallion_diamonds, "C": _medallion_clubs}[suit](
            canvas
        )


def _medallion_spades(canvas: Canvas) -> None:
    canvas.inked(star(0, 0, 17, 12.6, 8), BLUE, 2.2)
    canvas.disc(0, 0, 9.6, INK, GOLD, 1.5)
    canvas.shape(star(0, 0, 7.4, 2.6, 4), GOLD)


def _medallion_hearts(canvas: Canvas) -> None:
    canvas.disc(0, 0, 14.4, WHITE, INK, 2.2)
    canvas.disc(0, 0, 10.4, RED, INK, 1.4)
    for petal in range(8):
        with canvas.placed(turn(45 * petal)):
            canvas.ornament("M0,-3.5 L-2,-9.4 H2 Z", WHITE)
    canvas.disc(0, 0, 4, GOLD, INK, 1.4)


def _medallion_diamonds(canvas: Canvas) -> None:
    canvas.inked("M0,-19 L19,0 L0,19 L-19,0 Z", BLUE, 2.2)
    canvas.line("M0,-13.4 L13.4,0 L0,13.4 L-13.4,0 Z", GOLD, 1.5)
    canvas.shape(star(0, 0, 9, 2.8, 4), GOLD)


def _medallion_clubs(canvas: Canvas) -> None:
    for size in (10.8, 8.6):
        for x, y in ((0, -7), (7, 0), (0, 7), (-7, 0)):
            canvas.disc(x, y, size, INK if size > 9 else SAGE)
    for x, y in ((0, -8), (8, 0), (0, 8), (-8, 0)):
        canvas.disc(x, y, 3.2, INK)
    canvas.disc(0, 0, 4, RED, INK, 1.3)


def _court(name: str) -> Layers:
    figure = Canvas()
    weave(figure, rounded_rect(7, 7, 226, 200, 8), rays(119, 82, 28, 260, start=3.2), RAY)
    with figure.placed(move(119, 16.5), scale(1.06), move(-122, -22)):
        FIGURES[name](figure)
    figure.cut(
        HalfPlane(SLOPE, -1, SLOPE * WIDTH / 2 - HEIGHT / 2),
        HalfPlane(1, 0, EDGE - 2),
        HalfPlane(-1, 0, EDGE - 2 - WIDTH),
        HalfPlane(0, 1, EDGE - 2),
    )
    above = Canvas()
    _draw_band(above, suit_of(name))
    above.shape(inner_sheet() + panel(), WHITE, even_odd=True)
    above.shape(panel(), None, INK, 2.2, cap="butt", join="miter")
    above.shape(panel(-3.2), None, GOLD, 1.4, cap="butt", join="miter")
    return Layers(Canvas(), figure, above)


DECO = Deck(
    name="deco",
    paper=WHITE,
    signs=SIGN,
    index=Index(draw_character, x=29, top=15, height=50, sign_y=88),
    panel=INK,
    court=_court,
    ace=draw_ace,
    back=draw_back,
    sign_height=51,
    corner=(EDGE, EDGE),
)
