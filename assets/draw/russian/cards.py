"""The sixty-eight faces: 52 with international letters, aces and courts once more with Cyrillic ones."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..canvas import Canvas
from ..card import HEIGHT, WIDTH, draw_sheet, inner_sheet, twice
from ..geometry import move, scale, turn
from ..lettering import draw_character
from ..palette import GOLD, INK, PAPER, RED, TEAL
from ..paths import HalfPlane, Path, parse, rounded_rect
from ..suits import COLOUR, SIGN, SUITS
from ..svg import document, elements, number
from . import jacks, kings, queens
from .aces import draw_ace

CYRILLIC = {"A": "te", "K": "ka", "Q": "de", "J": "ve"}

INDEX_X, INDEX_TOP, INDEX_HEIGHT = 29.0, 15.0, 52.0
INDEX_SIGN_Y, INDEX_SIGN_HEIGHT = 90.0, 31.0


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
}

_LEFT, _MIDDLE, _RIGHT = 81.0, 120.0, 159.0
_TOP, _BOTTOM = 56.0, 280.0
_CENTRE = HEIGHT / 2
_QUARTERS = (_TOP, _TOP + (_BOTTOM - _TOP) / 3, _BOTTOM - (_BOTTOM - _TOP) / 3, _BOTTOM)


def _columns(*rows: float) -> list[tuple[float, float]]:
    return [(x, y) for x in (_LEFT, _RIGHT) for y in rows]


# Places of the suit signs on the number cards; those below the middle stand on their heads.
PLACES = {
    2: [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)],
    3: [(_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)],
    4: _columns(_TOP, _BOTTOM),
    5: [*_columns(_TOP, _BOTTOM), (_MIDDLE, _CENTRE)],
    6: _columns(_TOP, _CENTRE, _BOTTOM),
    7: [*_columns(_TOP, _CENTRE, _BOTTOM), (_MIDDLE, 113)],
    8: [*_columns(_TOP, _CENTRE, _BOTTOM), (_MIDDLE, 113), (_MIDDLE, 223)],
    9: [*_columns(*_QUARTERS), (_MIDDLE, _CENTRE)],
    10: [
        *_columns(*_QUARTERS),
        (_MIDDLE, (_QUARTERS[0] + _QUARTERS[1]) / 2),
        (_MIDDLE, (_QUARTERS[2] + _QUARTERS[3]) / 2),
    ],
}


# ---------------------------------------------------------------- parts of a face
def _blank() -> Canvas:
    canvas = Canvas()
    draw_sheet(canvas, PAPER)
    return canvas


def _index(character: str, suit: str) -> list[str]:
    """Letter or figure over a suit sign, in both corners."""
    canvas = Canvas()
    draw_character(canvas, character, INDEX_X, INDEX_TOP, INDEX_HEIGHT, COLOUR[suit])
    with canvas.placed(move(INDEX_X, INDEX_SIGN_Y), scale(INDEX_SIGN_HEIGHT / 100)):
        canvas.shape(SIGN[suit], COLOUR[suit])
    return twice(elements(canvas.marks), "index")


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


# ---------------------------------------------------------------- faces
def court_face(rank: str, suit: str, character: str) -> str:
    court = COURTS[rank + suit]
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
    below = _blank()
    below.shape(_panel(PANEL_INSET), GROUND[suit])
    below.line(_panel(14.6), GOLD, 1)
    above = Canvas()
    _draw_sash(above, court.rise, court.sash)
    # A mat with a panel-shaped hole lies on everything that sticks out of the panel.
    above.shape(inner_sheet() + _panel(PANEL_INSET), PAPER, even_odd=True)
    above.line(_panel(PANEL_INSET), INK, 1.6)
    lines = [
        *elements(below.marks),
        *twice(elements(figure.marks), "half"),
        *elements(above.marks),
        *_index(character, suit),
    ]
    return document(lines, (WIDTH, HEIGHT))


def ace_face(suit: str, character: str) -> str:
    canvas = _blank()
    draw_ace(canvas, suit)
    return document([*elements(canvas.marks), *_index(character, suit)], (WIDTH, HEIGHT))


def number_face(rank: int, suit: str) -> str:
    size = (49 if rank < 9 else 44) / 100
    sign = Canvas()
    with sign.placed(scale(size)):
        sign.shape(SIGN[suit], COLOUR[suit])
    lines = elements(_blank().marks)
    for place, (x, y) in enumerate(PLACES[rank]):
        flip = " rotate(180)" if y > _CENTRE else ""
        transform = f'transform="translate({number(x)} {number(y)}){flip}"'
        if place == 0:
            lines += [f"<g {transform}>", f'<g id="sign">{"".join(elements(sign.marks))}</g>', "</g>"]
        else:
            lines.append(f'<use xlink:href="#sign" {transform}/>')
    return document([*lines, *_index(str(rank), suit)], (WIDTH, HEIGHT))


def faces() -> Iterator[tuple[str, str]]:
    """(file name without suffix, SVG): ``QS`` with a Q, ``ru_QS`` with the Russian letter."""
    for suit in SUITS:
        for rank in range(2, 11):
            yield f"{rank}{suit}", number_face(rank, suit)
        for rank_letter, cyrillic in CYRILLIC.items():
            for prefix, character in (("", rank_letter), ("ru_", cyrillic)):
                name = f"{prefix}{rank_letter}{suit}"
                if rank_letter == "A":
                    yield name, ace_face(suit, character)
                else:
                    yield name, court_face(rank_letter, suit, character)
