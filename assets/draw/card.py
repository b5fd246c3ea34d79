"""The blank of every card: its size, sheet and the use of one drawing for both ends."""

from .canvas import Canvas
from .palette import PAPER_EDGE
from .paths import Path, rounded_rect

WIDTH = 240.0
HEIGHT = 336.0
CORNER = 14.0
EDGE = 1.5  # width of the line round the card


def inner_sheet() -> Path:
    """The sheet without its edge."""
    return rounded_rect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, CORNER - EDGE)


def draw_sheet(canvas: Canvas, paper: str) -> None:
    """The empty card.  The edge is an area, because a line would bleed over the border of the picture."""
    canvas.shape(rounded_rect(0, 0, WIDTH, HEIGHT, CORNER), PAPER_EDGE)
    canvas.shape(inner_sheet(), paper)


def twice(lines: list[str], name: str) -> list[str]:
    """The lines as a group and, once more, turned by 180 degrees about the middle of the card."""
    turned = f'<use xlink:href="#{name}" transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})"/>'
    return [f'<g id="{name}">', *lines, "</g>", turned]
