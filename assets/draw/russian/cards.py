"""The courts of the deck, put together from figure, sash and panel."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from ..canvas import Canvas
from ..card import HEIGHT, WIDTH, inner_sheet
from ..deck import Deck, Index, Layers, suit_of
from ..geometry import move, scale, turn
from ..lettering import draw_character
from ..palette import GOLD, INK, PAPER, RED, TEAL
from ..paths import HalfPlane, Path, parse, rounded_rect
from ..suits import SIGN
from . import jacks, jokers, kings, queens
from .aces import draw_ace
from .back import draw_back


@dataclass(frozen=True, slots=True)
class Sash:
    """Colours of the band that hides the seam between the two halves."""

    ground: str
    edge: str
    mark: str
    dot: str = PAPER


@dataclass(frozen=True, slots=True)
class Court:
    """A figure and its place: x of the head's axis; mirrored figures look and lean the other way."""

    draw: Callable[[Canvas], None]
    axis: float
    sash: Sash
    mirrored: bool = False

    @property
    def rise(self) -> float:
        """How much lower the sash lies at the right edge than in the middle."""
        return -SASH_RISE if self.mirrored else SASH_RISE


SASH_RISE = 26.0
SASH_HALF_HEIGHT = 9.0
PANEL_INSET = 11.0
PANEL_HALF_WIDTH = WIDTH / 2 - PANEL_INSET - 1

GROUND = {"S": "#e5e3da", "H": "#f7e3d3", "D": "#f6e7c4", "C": "#dee8d9"}
COURTS = {
    "KS": Court(kings.king_spades, 122, Sash(TEAL, GOLD, GOLD)),
    "KH": Court(kings.king_hearts, 122, Sash(INK, GOLD, RED)),
    "KD": Court(kings.king_diamonds, 152, Sash(TEAL, GOLD, GOLD), mirrored=True),
    "KC": Court(kings.king_clubs, 122, Sash(INK, GOLD, GOLD)),
    "QS": Court(queens.queen_spades, 120, Sash(GOLD, INK, INK, RED)),
    "QH": Court(queens.queen_hearts, 122, Sash(TEAL, GOLD, GOLD)),
    "QD": Court(queens.queen_diamonds, 160, Sash(TEAL, GOLD, GOLD), mirrored=True),
    "QC": Court(queens.queen_clubs, 158, Sash(INK, GOLD, RED), mirrored=True),
    "JS": Court(jacks.jack_spades, 156, Sash(RED, GOLD, INK), mirrored=True),
    "JH": Court(jacks.jack_hearts, 120, Sash(TEAL, GOLD, PAPER)),
    "JD": Court(jacks.jack_diamonds, 118, Sash(TEAL, GOLD, GOLD)),
    "JC": Court(jacks.jack_clubs, 120, Sash(INK, GOLD, GOLD)),
    "joker-red": Court(jokers.joker_red, 128, Sash(TEAL, GOLD, GOLD)),
    "joker-black": Court(jokers.joker_black, 128, Sash(INK, GOLD, RED)),
}


# ---------------------------------------------------------------- parts of a face
def _panel(inset: float) -> Path:
    """Outline of a court's panel with two corners notched for the index; inset from the edge of the card."""
    left, right, top, bottom = inset, WIDTH - inset, inset, HEIGHT - inset
    radius, bend = 7, 10
    notch_x, notch_y = 53 + inset - PANEL_INSET, 112 + inset - PANEL_INSET
    far_x, far_y = WIDTH - notch_x, HEIGHT - notch_y
    return parse(
        f"M{notch_x + radius},{top} H{right - radius} Q{right},{top} {right},{top + radius} "
        f"V{far_y - bend} Q{right},{far_y} {right - bend},{far_y} "
        f"H{far_x + bend} Q{far_x},{far_y} {far_x},{far_y + bend} "
        f"V{bottom - radius} Q{far_x},{bottom} {far_x - radius},{bottom} "
        f"H{left + radius} Q{left},{bottom} {left},{bottom - radius} "
        f"V{notch_y + bend} Q{left},{notch_y} {left + bend},{notch_y} "
        f"H{notch_x - bend} Q{notch_x},{notch_y} {notch_x},{notch_y - bend} "
        f"V{top + radius} Q{notch_x},{top} {notch_x + radius},{top} Z"
    )


def _draw_sash(canvas: Canvas, rise: float, sash: Sash) -> None:
    """Band across the middle; it looks the same after a half turn and covers the seam."""
    angle = math.atan2(rise, PANEL_HALF_WIDTH)
    reach = PANEL_HALF_WIDTH / math.cos(angle) + 4
    h = SASH_HALF_HEIGHT
    with canvas.placed(move(WIDTH / 2, HEIGHT / 2), turn(math.degrees(angle))):
        canvas.inked(rounded_rect(-reach, -h, 2 * reach, 2 * h), sash.ground, 1.6)
        for side in (-1, 1):
            canvas.shape(rounded_rect(-reach, side * (h - 2.4) - 0.9, 2 * reach, 1.8), sash.edge)
        step = 26
        for place in range(-4, 5):
            x = place * step
            canvas.shape(f"M{x},-5 L{x + 6},0 L{x},5 L{x - 6},0 Z", sash.mark)
        canvas.dots([((place + 0.5) * step, 0) for place in range(-4, 4)], 1.8, sash.dot)


# ---------------------------------------------------------------- the deck
def _court(name: str) -> Layers:
    court = COURTS[name]
    figure = Canvas()
    with figure.placed(move(court.axis, 0), scale(-1 if court.mirrored else 1, 1)):
        court.draw(figure)
    # The half above the sash's middle line, no wider than the panel.
    normal_x = court.rise / PANEL_HALF_WIDTH
    figure.cut(
        HalfPlane(normal_x, -1, normal_x * WIDTH / 2 - HEIGHT / 2),
        HalfPlane(1, 0, PANEL_INSET - 2),
        HalfPlane(-1, 0, PANEL_INSET - 2 - WIDTH),
        HalfPlane(0, 1, PANEL_INSET - 2),
    )
    below = Canvas()
    below.shape(_panel(PANEL_INSET), GROUND[suit_of(name)])
    below.line(_panel(14.6), GOLD, 1)
    above = Canvas()
    _draw_sash(above, court.rise, court.sash)
    # A mat with a panel-shaped hole lies on everything that sticks out of the panel.
    above.shape(inner_sheet() + _panel(PANEL_INSET), PAPER, even_odd=True)
    above.line(_panel(PANEL_INSET), INK, 1.6)
    return Layers(below, figure, above)


RUSSIAN = Deck(
    name="russian",
    paper=PAPER,
    signs=SIGN,
    index=Index(draw_character, x=28),
    panel=INK,
    court=_court,
    ace=draw_ace,
    back=draw_back,
    corner=(PANEL_INSET, PANEL_INSET),
)
