"""Serif letters and figures of the indices: upright stems, thin hair lines, slab serifs.

The cap height is 100.  A character is built of overlapping parts that all go round the same way, so that one
path can be filled with the nonzero rule; the hollows of bowls go round the other way.
"""

from collections.abc import Callable, Sequence

from ..canvas import Canvas
from ..geometry import MIRROR, Point, move, scale
from ..paths import Path, Subpath, ellipse, flattened, mapped
from ..patterns import area_of, polygon
from .engrave import Points, ribbon, spline

HALF_TURN = scale(-1, -1)
THIN = 9.2


def _clockwise(path: Path) -> Path:
    if area_of(flattened(path)[0]) > 0:
        return path
    return tuple(_reversed(sub) for sub in path)


def _reversed(sub: Subpath) -> Subpath:
    points = [sub.start, *(segment[-1] for segment in sub.segments)]
    segments = [
        (*reversed(segment[:-1]), points[index]) for index, segment in reversed(list(enumerate(sub.segments)))
    ]
    return Subpath(points[-1], tuple(segments), sub.closed)


def _block(*corners: Point) -> Path:
    return _clockwise(polygon(corners))


def _stroke(points: Points, widths: Sequence[float]) -> Path:
    return _clockwise(ribbon(points, widths))


def _ball(x: float, y: float, radius: float) -> Path:
    return _clockwise(ellipse(x, y, radius))


def _serif(
    left: float, right: float, y: float, *, foot: bool, stem: float | None = None, width: float = 18
) -> Path:
    """A slab at the head or foot of a stem, with small brackets where it meets it."""
    way = -1 if foot else 1
    path = _block((left, y), (right, y), (right - 1, y + way * 6), (left + 1, y + way * 6))
    if stem is not None:
        for inner, outer in ((stem, stem - 5), (stem + width, stem + width + 5)):
            path += _block((outer, y + way * 5.9), (inner, y + way * 11), (inner, y), (outer, y))
    return path


def _stem(x: float, top: float, bottom: float, width: float = 18) -> Path:
    return _block((x, top), (x + width, top), (x + width, bottom), (x, bottom))


def _oval(x: float, y: float, half_width: float, half_height: float) -> Path:
    """Fuller than an ellipse."""
    arm_x, arm_y = 0.6 * half_width, 0.6 * half_height
    left, right, top, bottom = x - half_width, x + half_width, y - half_height, y + half_height
    segments = (
        ((right, y + arm_y), (x + arm_x, bottom), (x, bottom)),
        ((x - arm_x, bottom), (left, y + arm_y), (left, y)),
        ((left, y - arm_y), (x - arm_x, top), (x, top)),
        ((x + arm_x, top), (right, y - arm_y), (right, y)),
    )
    return (Subpath((right, y), segments, True),)


def _bowl(x: float, y: float, half_width: float, half_height: float, side: float, cap: float = THIN) -> Path:
    """A ring that is thick at the sides and thin at head and foot."""
    hollow = mapped(_oval(0, 0, half_width - side, half_height - cap), move(x, y) @ MIRROR)
    return _clockwise(_oval(x, y, half_width, half_height)) + hollow


def _a() -> Path:
    return (
        _block((34, 0), (44, 0), (18, 98), (8, 98))
        + _block((33, 0), (51, 0), (80, 98), (60, 98))
        + _block((20, 59), (64, 59), (67, 69), (17, 69))
        + _serif(-2, 28, 100, foot=True)
        + _serif(48, 90, 100, foot=True)
    )


def _k() -> Path:
    return (
        _stem(12, 0, 100)
        + _serif(0, 42, 0, foot=False, stem=12)
        + _serif(0, 42, 100, foot=True, stem=12)
        + _block((62, 3), (74, 3), (36, 60), (27, 60))
        + _block((36, 46), (48, 36), (84, 98), (62, 98))
        + _serif(52, 86, 0, foot=False)
        + _serif(54, 93, 100, foot=True)
    )


def _q() -> Path:
    tail = _stroke("30,76 42,77 54,88 68,104 82,107 90,100", [5, 10, 14, 14, 8, 3])
    return _bowl(42, 50, 41, 50, 18, 9.5) + tail


def _j() -> Path:
    return (
        _stem(34, 0, 68)
        + _serif(20, 66, 0, foot=False, stem=34)
        + _stroke("43,60 43,72 38,88 24,95.3 9,84", [18, 18, 15, 9.4, 9])
        + _ball(12.5, 79, 10)
    )


def _te() -> Path:
    return (
        _stem(32, 0, 100)
        + _serif(18, 64, 100, foot=True, stem=32)
        + _block((2, 0), (80, 0), (80, 10), (2, 10))
        + _block((2, 0), (13, 0), (6, 30), (0, 30))
        + _block((69, 0), (80, 0), (82, 30), (76, 30))
    )


def _de() -> Path:
    return (
        _stem(60, 0, 88)
        + _block((20, 0), (88, 0), (88, 9), (20, 9))
        + _stroke("36,4 35,34 29,62 14,86", [10, 10.5, 11, 10])
        + _block((2, 81), (96, 81), (96, 90.5), (2, 90.5))
        + _block((2, 81), (13, 81), (7, 107), (0, 107))
        + _block((85, 81), (96, 81), (98, 107), (91, 107))
    )


def _ve() -> Path:
    return (
        _stem(12, 0, 100)
        + _block((1, 0), (30, 0), (30, 9), (2, 6.5))
        + _block((1, 100), (30, 100), (30, 91), (2, 93.5))
        + _stroke("22,4.6 42,4.6 58,10 63.5,25 57,41 42,47.5 22,48", [9.2, 9.2, 13, 17, 13, 9, 9])
        + _stroke("22,48.5 44,49 63,57 69.5,73 62,90 44,95.4 22,95.4", [9, 9, 14, 18, 14, 9.2, 9.2])
    )


def _o() -> Path:
    return _bowl(42, 50, 38, 50, 18, 9.5)


def _e() -> Path:
    return (
        _stem(12, 0, 100)
        + _serif(0, 34, 0, foot=False)
        + _serif(0, 34, 100, foot=True)
        + _block((20, 0), (72, 0), (72, 9), (20, 9))
        + _block((66, 0), (72, 0), (74, 26), (68, 26))
        + _block((20, 46), (54, 46), (54, 55), (20, 55))
        + _block((50, 36), (56, 36), (56, 65), (50, 65))
        + _block((20, 91), (74, 91), (74, 100), (20, 100))
        + _block((70, 72), (76, 72), (74, 100), (68, 100))
    )


def _er() -> Path:
    return (
        _stem(12, 0, 100)
        + _serif(0, 40, 0, foot=False)
        + _serif(0, 42, 100, foot=True)
        + _stroke("20,4.5 48,4.5 66,13 70,28 64,43 46,51.5 20,52", [9, 9, 15, 18, 15, 8, 8])
    )


def _r() -> Path:
    return _er() + _block((40, 48), (58, 46), (84, 98), (64, 98)) + _serif(54, 92, 100, foot=True)


def _zhe() -> Path:
    path = _stem(48, 0, 100) + _serif(34, 80, 0, foot=False) + _serif(34, 80, 100, foot=True)
    for side in (-1, 1):
        path += _block(*((57 + side * x, y) for x, y in ((48, 2), (37, 2), (4, 50), (16, 54))))
        path += _block(*((57 + side * x, y) for x, y in ((8, 46), (22, 44), (54, 98), (34, 98))))
    return path


def _ten() -> Path:
    one = _stem(13, 0, 100, 19) + _serif(1, 44, 100, foot=True, stem=13, width=19)
    return one + _block((32, 0), (32, 13), (4, 25), (1, 15)) + _bowl(77, 50, 27, 50, 18.5)


def _two() -> Path:
    return (
        _stroke("9,29 17,11 35,4.6 53,11 58,28 49,48 29,68 9,92", [8, 9, 9.2, 14, 17.5, 15, 11, 9])
        + _ball(14, 28, 9.6)
        + _block((3, 100), (6, 86), (59, 86), (65, 70), (70, 70), (67, 100))
    )


def _three() -> Path:
    return (
        _stroke("12,22 21,8.5 36,4.6 51,11 55,26 46,41 26,47.5", [8, 9, 9.2, 14, 16.5, 13, 9])
        + _stroke("26,47.5 48,53 59.5,71 53,89 35,95.4 18,91.5 8,78", [9, 13.5, 18, 14, 9.2, 9, 8])
        + _ball(14, 24, 9.6)
        + _ball(13, 75, 10)
    )


def _four() -> Path:
    return (
        _block((44, 0), (57, 0), (14, 63), (2, 63))
        + _block((1, 62), (76, 62), (76, 72), (0, 72))
        + _stem(42, 0, 100, 17)
        + _serif(29, 73, 100, foot=True, stem=42, width=17)
    )


def _five() -> Path:
    return (
        _block((13, 0), (61, 0), (58, 14), (12, 14))
        + _block((13, 0), (20, 0), (17, 50), (9, 52))
        + _stroke(
            "11,50 22,42.5 37,39.6 54,48 59.5,67 53,88 35,95.4 18,91.5 8,78",
            [5, 7.5, 9.2, 14, 18, 14.5, 9.2, 9, 8],
        )
        + _ball(13, 75, 10)
    )


def _six() -> Path:
    return (
        _stroke("58,19 47,6.5 34,8.5 24,24 18.8,46 18.4,70", [7, 8.5, 9.5, 14, 17, 17])
        + _bowl(36.5, 69.5, 27, 30.5, 17)
        + _ball(55, 21, 9.4)
    )


def _seven() -> Path:
    return (
        _block((3, 0), (69, 0), (69, 14), (5, 14))
        + _block((3, 0), (11, 0), (8, 31), (2, 31))
        + _clockwise(spline("69,10! 53,40 45,68 43,100! 23,100! 28,66 42,36 58,10!"))
    )


def _eight() -> Path:
    return _bowl(35, 25.5, 22, 25.5, 14.5, 8.6) + _bowl(35, 72.5, 28, 27.5, 17.5)


def _nine() -> Path:
    return mapped(_six(), move(71, 100) @ HALF_TURN)


# Width and outline by the index that is printed; the Cyrillic ones by the letter's name.
CHARACTERS: dict[str, tuple[float, Callable[[], Path]]] = {
    "A": (88, _a),
    "O": (84, _o),
    "E": (78, _e),
    "R": (90, _r),
    "er": (80, _er),
    "zhe": (114, _zhe),
    "K": (93, _k),
    "Q": (92, _q),
    "J": (66, _j),
    "te": (82, _te),
    "ka": (93, _k),
    "de": (98, _de),
    "ve": (79, _ve),
    "10": (104, _ten),
    "9": (71, _nine),
    "8": (70, _eight),
    "7": (70, _seven),
    "6": (71, _six),
    "5": (69, _five),
    "4": (76, _four),
    "3": (69, _three),
    "2": (71, _two),
}
# Wider characters are condensed to this; the ten stands on cards that leave it more room.
WIDEST = 71.0
WIDEST_TEN = 79.0


def draw_character(canvas: Canvas, name: str, x: float, top: float, height: float, colour: str) -> None:
    """Centred on x, its cap line at ``top``."""
    width, outline = CHARACTERS[name]
    across = height / 100 * min(1, (WIDEST_TEN if name == "10" else WIDEST) / width)
    place = move(x, top) @ scale(across, height / 100) @ move(-width / 2, 0)
    canvas.shape(mapped(outline(), place), colour)
