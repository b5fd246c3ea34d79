"""Interface glyphs on a grid of 24 x 24: live area 3..21, weight 1.75, one dark colour that is tinted."""

import math
from collections.abc import Iterator

from .canvas import Canvas
from .geometry import MIRROR, move, scale, turn
from .paths import Path, Subpath, as_path, ellipse, mapped, rounded_rect
from .suits import SIGN
from .svg import document, elements

COLOUR = "#1e1e24"
WEIGHT = 1.75


def _sheet(x: float, y: float, width: float, height: float, angle: float = 0, radius: float = 1.8) -> Path:
    """A card centred on (x, y)."""
    return mapped(rounded_rect(-width / 2, -height / 2, width, height, radius), move(x, y) @ turn(angle))


def _gear() -> Path:
    corners = [
        (
            12 + radius * math.cos(tooth * math.tau / 8 + turned),
            12 + radius * math.sin(tooth * math.tau / 8 + turned),
        )
        for tooth in range(8)
        for turned, radius in ((-0.27, 6.9), (-0.17, 9.2), (0.17, 9.2), (0.27, 6.9))
    ]
    return (Subpath(corners[0], tuple((corner,) for corner in corners[1:]), True),)


def _chip() -> Path:
    marks = tuple(
        Subpath(
            (12 + 4.8 * math.cos(angle), 12 + 4.8 * math.sin(angle)),
            (((12 + 9 * math.cos(angle), 12 + 9 * math.sin(angle)),),),
            False,
        )
        for angle in (math.radians(30 + 60 * number) for number in range(6))
    )
    return ellipse(12, 12, 9) + ellipse(12, 12, 4.8) + marks


def _spots(radius: float, *places: tuple[float, float]) -> Path:
    return tuple(sub for x, y in places for sub in ellipse(x, y, radius))


def _flipped(path: Path) -> Path:
    return mapped(path, move(24, 0) @ MIRROR)


def _lines(*parts: Path | str) -> Path:
    return tuple(sub for part in parts for sub in as_path(part))


_HEART = (
    "M12,20.4 C10.4,17.6 3.2,14 3.2,8.7 C3.2,5.8 5.3,3.8 7.8,3.8 C9.7,3.8 11.2,4.9 12,6.8 "
    "C12.8,4.9 14.3,3.8 16.2,3.8 C18.7,3.8 20.8,5.8 20.8,8.7 C20.8,14 13.6,17.6 12,20.4 Z"
)
_PASS = _lines(_sheet(16.4, 12, 9, 14), "M11.4,12 H2.8 M6.4,8.2 L2.6,12 L6.4,15.8")
_UNDO = _lines("M7.4,4 L3.4,8 L7.4,12", "M3.8,8 H14.4 C18,8 20.6,10.6 20.6,14 C20.6,17.4 18,20 14.4,20 H8")
_SPEAKER = "M3.4,9.4 V14.6 H6.8 L11.6,18.8 V5.2 L6.8,9.4 Z"

# Name -> (strokes, filled areas).
GLYPHS: dict[str, tuple[Path, Path]] = {
    "pass-left": (_PASS, ()),
    "pass-right": (_flipped(_PASS), ()),
    "pass-across": (_lines(_sheet(7.6, 12, 9, 14), "M17.4,19 V5.4 M13.8,8.8 L17.4,5.2 L21,8.8"), ()),
    "pass-hold": (_lines(_sheet(12, 12, 11, 16), "M9,10.4 H15 M9,13.6 H15"), ()),
    "undo": (_UNDO, ()),
    "redo": (_flipped(_UNDO), ()),
    "hint": (
        _lines(
            "M9.2,16.6 C9.2,14.4 5.6,13.2 5.6,9.2 C5.6,5.6 8.4,2.9 12,2.9 C15.6,2.9 18.4,5.6 18.4,9.2 "
            "C18.4,13.2 14.8,14.4 14.8,16.6 Z",
            "M9.6,19.2 H14.4 M10.8,21.4 H13.2",
        ),
        (),
    ),
    "last-trick": (
        _lines(
            "M4.6,5 V9.4 H9",
            "M4.9,9.2 C6.2,5.6 9.4,3.4 13,3.4 C17.6,3.4 21,7.1 21,12 C21,16.9 17.6,20.6 13,20.6 "
            "C9.6,20.6 6.6,18.6 5.2,15.4",
        ),
        _sheet(13, 12, 5, 7.4, 0, 1),
    ),
    "sound-on": (
        _lines(_SPEAKER, "M15,8.6 C16.8,10.4 16.8,13.6 15,15.4 M17.9,5.6 C21.6,9.2 21.6,14.8 17.9,18.4"),
        (),
    ),
    "sound-off": (_lines(_SPEAKER, "M15.6,9.2 L21.2,14.8 M21.2,9.2 L15.6,14.8"), ()),
    "score": (_lines("M5,4.6 V19.4 M9.4,4.6 V19.4 M13.8,4.6 V19.4 M18.2,4.6 V19.4 M2.6,16.4 L20.8,7.6"), ()),
    "settings": (_lines(_gear(), ellipse(12, 12, 3)), ()),
    "cards": (
        _lines(
            "M10,5 L9.5,3.9 C9,3 8.1,2.7 7.2,3.1 L3.2,4.9 C2.3,5.3 1.9,6.3 2.3,7.2 L6.6,16.6",
            _sheet(15, 13, 10.6, 15.4, 8),
        ),
        mapped(SIGN["H"], move(15, 13) @ turn(8) @ scale(0.055)),
    ),
    "chip": (_chip(), ()),
    "crown": (
        _lines("M5.2,17 L3.2,7.6 L8.2,11.4 L12,4.6 L15.8,11.4 L20.8,7.6 L18.8,17 Z", "M5.6,20.4 H18.4"),
        (),
    ),
    "dealer": (
        _lines("M8.6,3.4 H17.2 C18.6,3.4 19.6,4.4 19.6,5.8 V16.6"),
        _sheet(9.8, 13.6, 10.8, 15, 0, 2),
    ),
    "moon": (
        _lines(
            "M19.8,14.6 C18.6,18.2 15.4,20.6 11.6,20.6 C6.8,20.6 3.2,16.9 3.2,12.2 C3.2,8.3 5.8,4.9 9.6,3.8 "
            "C8.6,9.8 13.4,15.4 19.8,14.6 Z"
        ),
        _lines("M17,3.4 L18,6.4 L21,7.4 L18,8.4 L17,11.4 L16,8.4 L13,7.4 L16,6.4 Z"),
    ),
    "heart": (_lines(_HEART), ()),
    "broken-heart": (_lines(_HEART, "M12,6.8 L9.8,10.2 L13.6,12.2 L11,15.4 L12,20"), ()),
    "robot": (
        _lines(rounded_rect(4.4, 8, 15.2, 11.6, 3), "M12,8 V4.8 M2.2,12.4 V15.4 M21.8,12.4 V15.4 M9.6,16.4 H14.4"),
        _spots(1.35, (12, 3.6), (9, 12.6), (15, 12.6)),
    ),
    "thinking": (
        _lines(
            "M7,4 H17 C19.4,4 21,5.6 21,8 V12.4 C21,14.8 19.4,16.4 17,16.4 H12.4 L7.6,20.4 V16.4 H7 "
            "C4.6,16.4 3,14.8 3,12.4 V8 C3,5.6 4.6,4 7,4 Z"
        ),
        _spots(1.25, (7.9, 10.2), (12, 10.2), (16.1, 10.2)),
    ),
    "check": (_lines("M3.8,12.6 L9.4,18.2 L20.2,6.4"), ()),
    "info": (_lines(ellipse(12, 12, 9), "M12,11.2 V16.6"), _spots(1.2, (12, 7.7))),
    "help": (
        _lines(
            ellipse(12, 12, 9),
            "M9.2,9.6 C9.2,7.8 10.4,6.8 12,6.8 C13.7,6.8 14.9,7.9 14.9,9.4 C14.9,11.6 12,11.6 12,13.8",
        ),
        _spots(1.15, (12, 16.9)),
    ),
    "fullscreen": (
        _lines(
            "M3.6,9 V5.4 C3.6,4.4 4.4,3.6 5.4,3.6 H9 M15,3.6 H18.6 C19.6,3.6 20.4,4.4 20.4,5.4 V9 "
            "M20.4,15 V18.6 C20.4,19.6 19.6,20.4 18.6,20.4 H15 M9,20.4 H5.4 C4.4,20.4 3.6,19.6 3.6,18.6 V15"
        ),
        (),
    ),
    "fullscreen-exit": (
        _lines(
            "M9,3.6 V7.2 C9,8.2 8.2,9 7.2,9 H3.6 M20.4,9 H16.8 C15.8,9 15,8.2 15,7.2 V3.6 "
            "M15,20.4 V16.8 C15,15.8 15.8,15 16.8,15 H20.4 M3.6,15 H7.2 C8.2,15 9,15.8 9,16.8 V20.4"
        ),
        (),
    ),
    "queen-of-spades": (
        (),
        _lines(
            "M12,8 C12.7,10.6 19.8,12.2 19.8,16 C19.8,18.2 18.2,19.3 16.4,19.3 "
            "C14.8,19.3 13.5,18.6 12.7,17.3 "
            "C12.8,19 13.2,20.4 14.4,21.6 H9.6 C10.8,20.4 11.2,19 11.3,17.3 C10.5,18.6 9.2,19.3 7.6,19.3 "
            "C5.8,19.3 4.2,18.2 4.2,16 C4.2,12.2 11.3,10.6 12,8 Z",
            "M8.6,7.2 L7.4,2.6 L10.2,4.4 L12,1.4 L13.8,4.4 L16.6,2.6 L15.4,7.2 Z",
        ),
    ),
    "close": (_lines("M5.4,5.4 L18.6,18.6 M18.6,5.4 L5.4,18.6"), ()),
    "menu": (_lines("M3.8,6.4 H20.2 M3.8,12 H20.2 M3.8,17.6 H20.2"), ()),
    "new-deal": (_lines(_sheet(9.4, 13, 10.4, 14.6), "M18.4,3 V9 M15.4,6 H21.4"), ()),
    "statistics": (_lines("M4.4,20 V12.6 M9.5,20 V6.4 M14.6,20 V9.8 M19.6,20 V4"), ()),
}


def glyphs() -> Iterator[tuple[str, str]]:
    """(file name without suffix, SVG)."""
    for name, (strokes, areas) in GLYPHS.items():
        canvas = Canvas()
        if strokes:
            canvas.line(strokes, COLOUR, WEIGHT)
        if areas:
            canvas.shape(areas, COLOUR)
        yield name, document(elements(canvas.marks, 3), (24, 24))
