"""The back of the deck: a lattice of engraved stars in two blues, the same after a half turn."""

from ..canvas import Canvas
from ..card import HEIGHT, WIDTH, draw_sheet
from ..deck import Layers
from ..geometry import move, scale, turn
from ..paths import rounded_rect
from ..patterns import star
from .engrave import DOT, QUATREFOIL, brocade, lens
from .palette import BLUE, GOLD, WHITE
from .signs import SIGN

MARGIN = 11.0
DEEP = "#1f3a6e"


def draw_back() -> Layers:
    canvas = Canvas()
    draw_sheet(canvas, WHITE)
    inside = (WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    canvas.shape(rounded_rect(MARGIN, MARGIN, *inside, 7), BLUE)
    canvas.line(rounded_rect(MARGIN + 4, MARGIN + 4, inside[0] - 8, inside[1] - 8, 5), GOLD, 1.4)
    field = rounded_rect(MARGIN + 7.5, MARGIN + 7.5, inside[0] - 15, inside[1] - 15, 3)
    canvas.shape(field, DEEP, WHITE, 1.4)
    centre = (WIDTH / 2, HEIGHT / 2)
    brocade(canvas, field, QUATREFOIL, (24, 16), WHITE, origin=centre, size=1.5)
    brocade(canvas, field, DOT, (24, 16), GOLD, origin=(centre[0] + 12, centre[1]), size=1.4)
    with canvas.placed(move(*centre)):
        canvas.shape(star(0, 0, 56, 47, 16), DEEP)
        canvas.shape(star(0, 0, 52, 44, 16), BLUE, WHITE, 1.4)
        canvas.disc(0, 0, 37, DEEP, GOLD, 1.6)
        for leaf in range(16):
            with canvas.placed(turn(22.5 * leaf)):
                canvas.shape(lens((13, 0), (34, 0), 6.4), GOLD if leaf % 2 else WHITE)
        canvas.disc(0, 0, 12, BLUE, WHITE, 1.4)
        for half_turn in (0, 180):
            with canvas.placed(turn(half_turn), move(0, -4.4), scale(0.075)):
                canvas.shape(SIGN["H"], WHITE)
    return Layers(canvas, Canvas(), Canvas())
