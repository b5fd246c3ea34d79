"""The blank of every card: its size, sheet and the use of one drawing for both ends."""

from .geometry import Affine, move, turn
from .paths import Path, rounded_rect

WIDTH = 240.0
HEIGHT = 336.0
CORNER = 14.0
EDGE = 1.5  # weight of the line round the card

HALF_TURN: Affine = move(WIDTH, HEIGHT) @ turn(180)


def sheet() -> Path:
    """Middle line of the card's edge: painted with a line of weight EDGE it fills the picture exactly."""
    inset = EDGE / 2
    return rounded_rect(inset, inset, WIDTH - EDGE, HEIGHT - EDGE, CORNER - inset)


def twice(lines: list[str], name: str) -> list[str]:
    """The lines as a group and, once more, turned by 180 degrees about the middle of the card."""
    turned = f'<use xlink:href="#{name}" transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})"/>'
    return [f'<g id="{name}">', *lines, "</g>", turned]
