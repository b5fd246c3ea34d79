"""Letters and figures of the card indices: drawn, never set in a font of the computer.

A character is its width and its parts; the cap height is 44.  A filled part is an outline (even-odd), the
others are the middle lines of strokes of one weight.
"""

from dataclasses import dataclass

from .canvas import Canvas
from .geometry import move, scale

CAP_HEIGHT = 44.0
WEIGHT = 7.2


@dataclass(frozen=True, slots=True)
class Character:
    width: float
    filled: str = ""
    stroked: str = ""


_K = Character(
    28,
    "M0,0 H7.2 V18.4 L18.4,0 H26.6 L13.6,20.6 L28,44 H19.4 L9.4,27.4 L7.2,31 V44 H0 Z",
)

# By the index that is printed; the Cyrillic ones by the letter's name.
CHARACTERS = {
    "te": Character(28, "M0,0 H28 V6.8 H17.6 V44 H10.4 V6.8 H0 Z"),
    "ka": _K,
    "de": Character(
        30,
        "M8,0 H26 V34 H30 V47 H23.4 V40.6 H6.6 V47 H0 V34 H2.4 C6,27 7.8,16 8,0 Z "
        "M14.6,6.6 C14.2,18 12.8,26.4 9.6,34 H19 V6.6 Z",
    ),
    "ve": Character(
        27,
        stroked="M3.6,0 V44 M3.6,3.6 H12.4 C19,3.6 22,7 22,12 C22,17.4 18.6,21 12.6,21 H3.6 "
        "M12,21 C20,21 23.4,25.4 23.4,30.7 C23.4,36.6 19.8,40.4 12.8,40.4 H3.6",
    ),
    "A": Character(29, "M10.4,0 H18.6 L29,44 H21.8 L19.6,34.4 H9.4 L7.2,44 H0 Z M14.5,9.6 L10.8,28 H18.2 Z"),
    "O": Character(
        28,
        stroked="M14,3.5 C20.6,3.5 24.4,9.4 24.4,22 C24.4,34.6 20.6,40.5 14,40.5 C7.4,40.5 3.6,34.6 3.6,22 "
        "C3.6,9.4 7.4,3.5 14,3.5 Z",
    ),
    "E": Character(24, "M0,0 H24 V6.8 H7.2 V18.6 H21 V25.2 H7.2 V37.2 H24 V44 H0 Z"),
    "R": Character(
        28,
        "M11.6,24 H19.2 L28,44 H20 Z",
        "M3.6,0 V44 M3.6,3.5 H12.4 C20,3.5 23.4,7.6 23.4,13.4 C23.4,19.4 19.8,23.4 12.6,23.4 H3.6",
    ),
    "er": Character(
        27, stroked="M3.6,0 V44 M3.6,3.5 H12.4 C20,3.5 23.4,7.6 23.4,13.4 C23.4,19.4 19.8,23.4 12.6,23.4 H3.6"
    ),
    "zhe": Character(
        38,
        "M0,0 H7.8 L18,20.4 V23.6 L7.6,44 H-.4 L11,22 Z M38,0 H30.2 L20,20.4 "
        "V23.6 L30.4,44 H38.4 L27,22 Z M15.4,0 H22.6 V44 H15.4 Z",
    ),
    "K": _K,
    "Q": Character(
        29,
        "M13,29 H20.6 L29,47 H21 Z",
        "M14,3.5 C20.6,3.5 24.4,9.4 24.4,22 C24.4,34.6 20.6,40.5 14,40.5 C7.4,40.5 3.6,34.6 3.6,22 "
        "C3.6,9.4 7.4,3.5 14,3.5 Z",
    ),
    "J": Character(22, stroked="M18.4,0 V29.6 C18.4,36.8 15.6,40.5 10.8,40.5 C6.4,40.5 3.8,37.4 3.5,31"),
    "10": Character(
        36.4,
        "M5.6,0 H11.8 V44 H4.6 V9.2 L0,12 V4.4 Z",
        "M25.8,3.5 C31,3.5 32.8,9 32.8,22 C32.8,35 31,40.5 25.8,40.5 "
        "C20.6,40.5 18.8,35 18.8,22 C18.8,9 20.6,3.5 25.8,3.5 Z",
    ),
    "9": Character(  # the 6 turned round
        28,
        stroked="M5,32.6 C6,37.8 9,40.5 13.2,40.5 C20.8,40.5 24.4,34.2 24.4,20 C24.4,9 20.8,3.5 14,3.5 "
        "C7.4,3.5 3.6,8 3.6,15.2 C3.6,22.4 7.4,26.4 13.2,26.4 C18.6,26.4 23,23.2 24.3,18",
    ),
    "8": Character(
        28,
        stroked="M14,3.5 C19.8,3.5 23,6.8 23,12 C23,17.2 19.6,20.8 14,20.8 C8.4,20.8 5,17.2 5,12 "
        "C5,6.8 8.2,3.5 14,3.5 Z M14,20.8 C20.6,20.8 24.4,25 24.4,30.6 C24.4,36.6 20.4,40.5 14,40.5 "
        "C7.6,40.5 3.6,36.6 3.6,30.6 C3.6,25 7.4,20.8 14,20.8 Z",
    ),
    "7": Character(27, "M0,0 H27 V6.4 C20,16 15.6,28 14.8,44 H7.2 C8.2,29 12.4,17 19,7 H0 Z"),
    "6": Character(
        28,
        stroked="M23,11.4 C22,6.2 19,3.5 14.8,3.5 C7.2,3.5 3.6,9.8 3.6,24 C3.6,35 7.2,40.5 14,40.5 "
        "C20.6,40.5 24.4,36 24.4,28.8 C24.4,21.6 20.6,17.6 14.8,17.6 C9.4,17.6 5,20.8 3.7,26",
    ),
    "5": Character(
        27,
        stroked="M23.6,3.5 H6.4 L5.2,21.4 C7.6,18.8 10.4,17.6 13.4,17.6 C19.6,17.6 23.4,22 23.4,28.8 "
        "C23.4,36 19.4,40.5 13,40.5 C7.8,40.5 4.4,37.6 3.5,32.4",
    ),
    "4": Character(28, "M15.6,0 H23 V26.8 H28 V33.4 H23 V44 H16 V33.4 H0 V27.4 Z M16,10.6 L7.4,26.8 H16 Z"),
    "3": Character(
        27,
        stroked="M4.2,10.6 C5.2,6 8.4,3.5 13,3.5 C19,3.5 22.4,7 22.4,12 C22.4,17.2 18.8,20.7 12.6,20.7 H8.6 "
        "M8.6,20.7 H12.6 C19.8,20.7 23.4,25 23.4,30.5 "
        "C23.4,36.6 19.2,40.5 13,40.5 C7.6,40.5 4.2,37.6 3.4,32.4",
    ),
    "2": Character(
        27,
        stroked="M3.8,13.4 C3.8,7 7.8,3.5 13.6,3.5 C19.6,3.5 23.2,7 23.2,12.6 C23.2,18 19.8,21.8 14,28 "
        "C9,33.4 4.8,36.6 4.2,40.5 H25.8",
    ),
}


def draw_character(canvas: Canvas, name: str, x: float, top: float, height: float, colour: str) -> None:
    """Centred on x, its cap line at ``top``."""
    character = CHARACTERS[name]
    with canvas.placed(move(x, top), scale(height / CAP_HEIGHT), move(-character.width / 2, 0)):
        if character.filled:
            canvas.shape(character.filled, colour, even_odd=True)
        if character.stroked:
            canvas.shape(character.stroked, None, colour, WEIGHT, cap="butt", join="miter")
