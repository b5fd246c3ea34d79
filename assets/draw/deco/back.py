"""The back of the deck: fans in rows like scales, a star in the middle, the same after a half turn."""

from ..canvas import Canvas
from ..card import HEIGHT, WIDTH, draw_sheet, inner_sheet
from ..deck import Layers
from ..geometry import move
from ..palette import INK
from ..paths import HalfPlane, ellipse, rounded_rect
from ..patterns import rays, star, weave
from .figure import gem
from .palette import BLUE, GOLD, RED, WHITE

MARGIN = 12.0
FAN = 24.0  # radius of a fan and half the distance to the next one
RISE = 13.5  # from one row to the next


def _scales(canvas: Canvas) -> None:
    """Rows of fans from the top edge to the middle of the card, each row over the one above."""
    rows = round(HEIGHT / 2 / RISE) + 2
    for row in range(rows):
        for column in range(-3, 4):
            x = WIDTH / 2 + (2 * column + row % 2) * FAN
            y = HEIGHT / 2 - (rows - 2 - row) * RISE
            if abs(x - WIDTH / 2) < WIDTH / 2 + FAN / 2:
                canvas.disc(x, y, FAN, BLUE, GOLD, 1.5)
                canvas.disc(x, y, FAN * 0.74, None, GOLD, 1.1)
                canvas.disc(x, y, FAN * 0.5, WHITE if row % 4 == 1 else RED, GOLD, 1.1)
                canvas.disc(x, y, FAN * 0.24, INK)


def _middle(canvas: Canvas) -> None:
    canvas.shape(rounded_rect(8, HEIGHT / 2 - 10, WIDTH - 16, 20), INK, GOLD, 2)
    with canvas.placed(move(WIDTH / 2, HEIGHT / 2)):
        for number in range(3, 8):
            for side in (-1, 1):
                gem(canvas, side * 15 * number, 0, 5.4, 5.4, GOLD if number % 2 else RED, 0.6)
        canvas.shape(star(0, 0, 47, 36, 12), INK, GOLD, 2.2)
        canvas.shape(ellipse(0, 0, 33), BLUE)
        weave(canvas, ellipse(0, 0, 33), rays(0, 0, 24, 50, start=3.75), GOLD)
        canvas.disc(0, 0, 33, None, GOLD, 1.8)
        canvas.shape(star(0, 0, 30, 11, 8), INK, GOLD, 1.4)
        canvas.shape(star(0, 0, 22, 7, 4), RED, GOLD, 1.4)
        canvas.disc(0, 0, 4, GOLD, INK, 1)


def draw_back() -> Layers:
    below, half, above = Canvas(), Canvas(), Canvas()
    draw_sheet(below, WHITE)
    _scales(half)
    half.cut(
        HalfPlane(0, -1, -HEIGHT / 2),
        HalfPlane(1, 0, MARGIN - 3),
        HalfPlane(-1, 0, MARGIN - 3 - WIDTH),
        HalfPlane(0, 1, MARGIN - 3),
    )
    _middle(above)
    inner = rounded_rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 6)
    above.shape(inner_sheet() + inner, WHITE, even_odd=True)
    above.line(inner, INK, 2.2)
    above.line(rounded_rect(8.6, 8.6, WIDTH - 17.2, HEIGHT - 17.2, 8.6), GOLD, 1.4)
    return Layers(below, half, above)
