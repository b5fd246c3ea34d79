"""The courts of the deck, put together from figure, sash and framed panel."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from ..canvas import Canvas, sized
from ..card import HEIGHT, WIDTH, inner_sheet
from ..deck import JOKERS, Deck, Index, Layers, suit_of
from ..geometry import move, scale, turn
from ..palette import INK
from ..paths import HalfPlane, rounded_rect
from ..suits import COLOUR
from . import jacks, jokers, kings, queens
from .aces import draw_ace
from .back import draw_back
from .engrave import angular, lens
from .lettering import draw_character
from .palette import BLUE, GOLD, PANEL, RED, WHITE
from .signs import SIGN

LEFT, TOP = 39.0, 12.0  # of the panel
FRAME = 5.0
SLOPE = 0.243  # of the sash
ENLARGED = 1.03  # figures are drawn for a panel a little narrower


@dataclass(frozen=True, slots=True)
class Court:
    """A figure and its sash: ground, what runs along it, its colour; mirrored figures lean the other way."""

    draw: Callable[[Canvas], None]
    ground: str
    pattern: Callable[[Canvas, str], None]
    colour: str
    edge: str = GOLD
    mirrored: bool = False


# ---------------------------------------------------------------- sashes
def _lozenges(canvas: Canvas, colour: str) -> None:
    for place in range(-7, 8):
        x = 12 * place
        canvas.shape(angular(f"{x - 4.4},0 {x},-3.3 {x + 4.4},0 {x},3.3"), colour)
    canvas.dots([(12 * place + 6, 0) for place in range(-7, 7)], 1.2, colour)


def _pearls(canvas: Canvas, colour: str) -> None:
    canvas.dots([(11.4 * place, 0) for place in range(-8, 9)], 2.9, colour, INK, 0.5)


def _chevrons(canvas: Canvas, colour: str) -> None:
    """Pointing outwards from a lozenge in the middle."""
    for side in (-1, 1):
        with canvas.placed(scale(side, 1)):
            for place in range(1, 10):
                with canvas.placed(move(9.4 * place, 0)):
                    canvas.shape(angular("-3.4,-4 -.4,-4 3.4,0 -.4,4 -3.4,4 .4,0"), colour)
    canvas.shape(angular("-6,0 0,-4 6,0 0,4"), colour)


def _laurel(canvas: Canvas, colour: str) -> None:
    """Leaves running outwards from a berry in the middle."""
    for side in (-1, 1):
        with canvas.placed(scale(side, 1)):
            for place in range(1, 7):
                x = 12.6 * place
                for tip in (-3.2, 3.2):
                    canvas.shape(lens((x - 5.5, 0), (x + 3, tip), 3.6), colour)
                canvas.disc(x + 5, 0, 1.2, colour)
    canvas.disc(0, 0, 3.4, colour)


def _rope(canvas: Canvas, colour: str) -> None:
    """Twisted cord."""
    for place in range(-16, 17):
        canvas.line(f"M{5.6 * place - 2.6},3.6 L{5.6 * place + 2.6},-3.6", colour, 2)


def _boss(canvas: Canvas, colour: str) -> None:
    """The clasp in the middle of a king's sash."""
    for bead in range(8):
        x, y = turn(45 * bead).apply((8.4, 0))
        canvas.disc(x, y, 3.4, GOLD, INK, 0.8)
    canvas.disc(0, 0, 8.6, GOLD, INK, 0.9)
    canvas.disc(0, 0, 5.6, colour, INK, 0.8)
    for leaf in range(4):
        with canvas.placed(turn(90 * leaf)):
            canvas.shape(lens((0, 0), (5.4, 0), 2.6), WHITE)


COURTS = {
    "KS": Court(kings.king_spades, RED, _lozenges, GOLD),
    "KH": Court(kings.king_hearts, BLUE, _pearls, WHITE),
    "KD": Court(kings.king_diamonds, BLUE, _chevrons, GOLD, mirrored=True),
    "KC": Court(kings.king_clubs, RED, _laurel, GOLD),
    "QS": Court(queens.queen_spades, INK, _pearls, WHITE),
    "QH": Court(queens.queen_hearts, WHITE, _laurel, RED),
    "QD": Court(queens.queen_diamonds, RED, _rope, GOLD),
    "QC": Court(queens.queen_clubs, BLUE, _lozenges, GOLD, mirrored=True),
    "JS": Court(jacks.jack_spades, GOLD, _rope, RED, BLUE, mirrored=True),
    "JH": Court(jacks.jack_hearts, RED, _chevrons, WHITE),
    "JD": Court(jacks.jack_diamonds, BLUE, _pearls, GOLD),
    "JC": Court(jacks.jack_clubs, WHITE, _lozenges, RED, INK),
    "joker-red": Court(jokers.joker_red, BLUE, _lozenges, GOLD),
    "joker-black": Court(jokers.joker_black, RED, _lozenges, GOLD, mirrored=True),
}
HALF_HEIGHT = {"K": 7.5, "Q": 6.5, "J": 6.0, "j": 6.5}  # of the sash

# Beads and corner stones of the frame.
FRAMES = {"S": (INK, BLUE), "H": (RED, RED), "D": (RED, BLUE), "C": (INK, RED)}


def _draw_sash(canvas: Canvas, rank: str, court: Court) -> None:
    half = HALF_HEIGHT[rank]
    angle = math.degrees(math.atan(SLOPE)) * (-1 if court.mirrored else 1)
    with canvas.placed(move(WIDTH / 2, HEIGHT / 2), turn(angle)):
        canvas.inked(rounded_rect(-96, -half, 192, 2 * half), court.edge, 1)
        canvas.inked(rounded_rect(-96, 2 - half, 192, 2 * half - 4), court.ground, 0.7)
        court.pattern(canvas, court.colour)
        if rank == "K":
            _boss(canvas, court.ground)


def _draw_frame(canvas: Canvas, suit: str) -> None:
    bead, corner = FRAMES[suit]
    width, height = WIDTH - 2 * LEFT, HEIGHT - 2 * TOP
    outer = rounded_rect(LEFT, TOP, width, height)
    inner = rounded_rect(LEFT + FRAME, TOP + FRAME, width - 2 * FRAME, height - 2 * FRAME)
    # A mat with a hole lies on everything that sticks out of the panel.
    canvas.shape(inner_sheet() + outer, WHITE, even_odd=True)
    canvas.shape(outer + inner, GOLD, even_odd=True)
    columns, rows = 13, 26
    middles = [
        *((LEFT + FRAME + (width - 2 * FRAME) * (n + 0.5) / columns, TOP + FRAME / 2) for n in range(columns)),
        *((LEFT + FRAME / 2, TOP + FRAME + (height - 2 * FRAME) * (n + 0.5) / rows) for n in range(rows)),
    ]
    canvas.dots([*middles, *((WIDTH - x, HEIGHT - y) for x, y in middles)], 1.2, bead, fine=True)
    canvas.line(outer, INK, 1.1)
    canvas.line(inner, INK, 1)
    for x in (LEFT, WIDTH - LEFT - FRAME):
        for y in (TOP, HEIGHT - TOP - FRAME):
            canvas.inked(rounded_rect(x, y, FRAME, FRAME), corner, 0.8)


def _court(name: str) -> Layers:
    court, suit = COURTS[name], suit_of(name)
    way = -1 if court.mirrored else 1
    figure = Canvas(one_pen=True)
    # Figures are drawn about x = 122.
    with figure.placed(move(WIDTH / 2, HEIGHT / 2), scale(way * ENLARGED, ENLARGED), move(-122, -HEIGHT / 2)):
        court.draw(figure)
    slope = way * SLOPE
    figure.cut(
        HalfPlane(slope, -1, slope * WIDTH / 2 - HEIGHT / 2),
        HalfPlane(1, 0, LEFT + 2),
        HalfPlane(-1, 0, LEFT + 2 - WIDTH),
        HalfPlane(0, 1, TOP + 2),
    )
    below, above = Canvas(), Canvas(one_pen=True)
    below.shape(rounded_rect(LEFT + 2, TOP + 2, WIDTH - 2 * LEFT - 4, HEIGHT - 2 * TOP - 4), PANEL)
    _draw_sash(above, name[0], court)
    _draw_frame(above, suit)
    if name in JOKERS:
        return Layers(below, figure, above)
    x = LEFT + FRAME + 14.5
    for place_x, place_y, turned in ((x, TOP + 21, 0), (WIDTH - x, HEIGHT - TOP - 21, 180)):
        with above.placed(move(WIDTH - place_x if court.mirrored else place_x, place_y), turn(turned)):
            above.shape(sized(SIGN[suit], 0, 0, 22), COLOUR[suit])
    return Layers(below, figure, above)


CLASSIC = Deck(
    name="classic",
    paper=WHITE,
    signs=SIGN,
    index=Index(draw_character, x=21.5, top=13, height=43, sign_y=77, sign_height=26),
    panel=INK,
    court=_court,
    ace=draw_ace,
    back=draw_back,
    sign_height=47,
    corner=(LEFT, TOP),
)
