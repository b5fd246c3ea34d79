"""Backs with a picture: a starry night over firs, and a garden of willow leaves and berries."""

import math
import random

from ..canvas import Canvas
from ..deck import Layers
from ..geometry import Point, mix, move, scale, turn
from ..paths import Path, evenly_spaced, flattened, mapped, parse
from ..patterns import polygon, star
from ..suits import SIGN
from .ground import HALF_HEIGHT, HALF_WIDTH, Back, box

Disc = tuple[float, float, float]  # x, y, radius


class Room:
    """Keeps shapes apart from each other, from their half turns and from the frame."""

    def __init__(self, half_width: float, half_height: float) -> None:
        self._discs: list[Disc] = []
        self._half_width, self._half_height = half_width, half_height

    def take(self, *discs: Disc) -> None:
        for x, y, radius in discs:
            self._discs += [(x, y, radius), (-x, -y, radius)]

    def gap(self, x: float, y: float) -> float:
        """Distance to the nearest shape or to the frame."""
        frame = min(self._half_width - abs(x), self._half_height - abs(y))
        return min(frame, min((math.hypot(x - a, y - b) - radius for a, b, radius in self._discs), default=frame))


# ---------------------------------------------------------------- night
HEART_STARS: list[Point] = [
    (0, -64),
    (-19, -83),
    (-21, -97),
    (-11, -105),
    (0, -95),
    (11, -104),
    (22, -95),
    (18, -82),
]
# x, foot and height of each.
FIRS: tuple[Disc, ...] = (
    *((-98, 140, 34), (-84, 138, 46), (-68, 138, 30), (-50, 139, 22), (28, 142, 24)),
    *((44, 141, 38), (60, 139, 28), (78, 138, 50), (94, 138, 36), (104, 138, 26)),
)


def _fir(canvas: Canvas, x: float, foot: float, height: float, fill: str) -> None:
    width = height * 0.3
    right: list[Point] = [(x, foot - height)]
    for tier, share in enumerate((0.55, 0.8, 1)):
        y = foot - height + height * (tier + 1) / 3
        right += [(x + width * share, y), (x + width * share * 0.42, y)]
    right.pop()
    canvas.shape(polygon([*right, *((2 * x - a, b) for a, b in right[:0:-1])]), fill)


def _sky(canvas: Canvas, gold: str, pale: str) -> None:
    """Stars that keep their distance, from the upper edge to the middle."""
    chance = random.Random(11)
    room = Room(HALF_WIDTH - 3, HALF_HEIGHT)
    room.take((0, 0, 46), (0, -84, 28), (0, -74, 26))
    left = 52
    for _ in range(4000):
        x, y = chance.uniform(9 - HALF_WIDTH, HALF_WIDTH - 9), chance.uniform(-114, 0)
        radius = chance.choice((1.2, 1.2, 1.5, 1.5, 1.9, 4.4, 5.8))
        if left and room.gap(x, y) > 9 + radius:
            room.take((x, y, radius))
            left -= 1
            if radius > 3:
                canvas.shape(star(x, y, radius, radius * 0.3, 4), gold)
            else:
                canvas.disc(x, y, radius, pale)


def night() -> Layers:
    sky, gold, pale, fir = "#1b2450", "#e3b95b", "#f6ecd2", "#10162f"
    back = Back(sky, fir)
    half, above = back.half, back.above
    with back.centred():
        for radius, fill in ((104, "#222e63"), (70, "#2b3a78")):
            back.below.disc(0, 0, radius, fill)
        _sky(half, gold, pale)
        with half.placed(turn(32)):
            half.shape(
                "M-8,-36 C-28,-31 -40,-14 -38,5 C-36,24 -22,36 -6,38 "
                "C-18,28 -24,14 -22,-4 C-21,-18 -16,-29 -8,-36 Z",
                gold,
            )
        half.line(polygon(HEART_STARS), "#8f9dd2", 1.1)
        for number, (x, y) in enumerate(HEART_STARS):
            if number in (0, 4):
                half.shape(star(x, y, 5.4, 1.8, 4), pale)
            else:
                half.disc(x, y, 2, pale)
        x, y = HALF_WIDTH + 3, HALF_HEIGHT + 3
        half.shape(f"M{-x},118 C-80,104 -40,112 -6,122 C30,132 70,108 {x},114 V{y} H{-x} Z", "#26356b")
        half.shape(f"M{-x},136 C-60,128 -30,142 6,140 C50,138 70,128 {x},134 V{y} H{-x} Z", fir)
        for tree_x, foot, height in FIRS:
            _fir(half, tree_x, foot, height, fir)
        above.shape(star(0, 0, 21, 7.2, 8), pale)
        above.shape(star(0, 0, 10, 4.5, 8, -67.5), gold)
        above.line(box(4.4, 4), gold, 1.4)
    return back.layers()


# ---------------------------------------------------------------- garden
def _stem(points: list[Point]) -> Path:
    """A smooth line through the points."""
    data = f"M{points[0][0]},{points[0][1]}"
    for index in range(len(points) - 1):
        before, start = points[max(0, index - 1)], points[index]
        end, after = points[index + 1], points[min(len(points) - 1, index + 2)]
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        data += " C" + " ".join(f"{x:.2f},{y:.2f}" for x, y in (first, second, end))
    return parse(data)


STEMS: list[list[Point]] = [
    [
        (12, -14),
        (40, -24),
        (62, -58),
        (58, -104),
        (24, -132),
        (-24, -134),
        (-60, -106),
        (-64, -66),
        (-42, -40),
        (-10, -38),
    ],
    [(40, -24), (60, -20), (76, -4), (83, 18)],
    [(58, -104), (72, -122), (88, -126)],
    [(-60, -106), (-72, -124), (-88, -128)],
    [(-64, -66), (-78, -62), (-88, -48)],
]


def _leaf(length: float, width: float, bend: float) -> Path:
    """Tapered, from (0, 0) along the x axis, its tip bent sideways."""
    return parse(
        f"M0,0 C{length * 0.3},{bend * 0.2 - width} {length * 0.72},{bend * 0.7 - width * 0.9} {length},{bend} "
        f"C{length * 0.62},{width * 0.5 + bend * 0.75} {length * 0.25},{width * 0.75 + bend * 0.1} 0,0 Z"
    )


def _leaves(canvas: Canvas, room: Room, line: list[Point], colours: tuple[str, str, str]) -> None:
    """On both sides of a stem, each as long as there is room for."""
    for index in range(1, len(line) - 1):
        x, y = line[index]
        direction = math.degrees(math.atan2(line[index + 1][1] - y, line[index + 1][0] - x))
        for side in (-1, 1):
            for length in (36, 29, 23, 18, 13):
                place = move(x, y) @ turn(direction + side * 40)
                bend = -side * length * 0.24
                body = [place.apply((length * share, bend * share * share)) for share in (0.5, 0.75, 1)]
                if all(room.gap(*point) > margin for point, margin in zip(body, (4.4, 3.2, 2), strict=True)):
                    room.take(*((*point, length * 0.1) for point in body))
                    fill = colours[2 if length < 20 and index % 3 == 0 else index % 5 == 4]
                    canvas.shape(mapped(_leaf(length, length * 0.17, bend), place), fill)
                    break


def _berries(canvas: Canvas, room: Room, red: str, stalk: str, pale: str) -> None:
    """Bunches of three on their own stalks, and a few seeds between."""
    chance = random.Random(5)
    places = [(x, y) for x in range(-95, 96, 2) for y in range(-143, 1, 2)]
    chance.shuffle(places)
    for x, y in places:
        if room.gap(x, y) > 8.6:
            heading = chance.uniform(0, 360)
            ends = [turn(heading + 75 * number).apply((6.4, 0)) for number in (-1, 0, 1)]
            foot = turn(heading).apply((-6, 0))
            for end_x, end_y in ends:
                canvas.line(f"M{x + foot[0]:.2f},{y + foot[1]:.2f} L{x + end_x:.2f},{y + end_y:.2f}", stalk, 1.1)
            for end_x, end_y in ends:
                canvas.disc(x + end_x, y + end_y, 3, red)
                canvas.disc(x + end_x - 0.9, y + end_y - 0.9, 0.9, pale)
            room.take((x, y, 9.5))
    for x, y in places[:900]:
        if room.gap(x, y) > 4.6:
            canvas.disc(x, y, 1.3, pale)
            room.take((x, y, 5))


def garden() -> Layers:
    base, red, gold, leaf, pale = "#1d1a1c", "#c93b2b", "#e0a93f", "#4f8a5b", "#fbeed2"
    back = Back(base, base)
    half, above = back.half, back.above
    room = Room(HALF_WIDTH - 13, HALF_HEIGHT - 13)
    flower: Point = (-4, -84)
    room.take((*flower, 36), (0, 0, 23))
    lines = []
    with back.centred():
        for number, points in enumerate(STEMS):
            path = _stem(points)
            half.line(path, gold, 2 if number else 3)
            line = flattened(path, 12)[0]
            lines.append(line)
            tip_x, tip_y = points[-1]
            radius = 7 if number in (1, 4) else 5.2
            half.disc(tip_x, tip_y, radius, red)
            half.disc(tip_x - radius * 0.3, tip_y - radius * 0.3, radius * 0.28, pale)
            room.take((tip_x, tip_y, radius))
        spaced = [evenly_spaced(line, max(4, round(_length(line) / 11))) for line in lines]
        for line in lines:
            room.take(*((x, y, 1) for x, y in evenly_spaced(line, round(_length(line) / 4))))
        for line in spaced:
            _leaves(half, room, line, (gold, red, leaf))
        _berries(half, room, red, gold, pale)
        with half.placed(move(*flower)):
            for petal in range(14):
                with half.placed(turn(petal * 360 / 14)):
                    half.shape("M0,-25 C5,-28 5,-33 0,-36.5 C-5,-33 -5,-28 0,-25 Z", gold if petal % 2 else red)
            half.disc(0, 0, 26, base, gold, 1.8)
            half.shape(mapped(SIGN["H"], move(0, 1.4) @ scale(0.45)), red)
            half.line(mapped(SIGN["H"], move(0, 0.4) @ scale(0.32)), gold, 1.6)
            half.shape(mapped(SIGN["H"], move(0, 0.2) @ scale(0.16)), pale)
        for petal in (0, 2, 4, 6, 1, 3, 5, 7):
            with above.placed(turn(45 * petal)):
                above.shape("M0,-7 C8,-11 8,-17 0,-22 C-8,-17 -8,-11 0,-7 Z", gold if petal % 2 else red)
                above.shape(
                    "M0,-11 C2.6,-13 2.6,-16 0,-18 C-2.6,-16 -2.6,-13 0,-11 Z", base if petal % 2 else pale
                )
        above.disc(0, 0, 8, base, gold, 1.7)
        above.disc(0, 0, 3.6, pale)
        _frame(above, gold, pale)
    return back.layers()


def _length(line: list[Point]) -> float:
    return sum(math.dist(before, after) for before, after in zip(line, line[1:], strict=False))


def _frame(canvas: Canvas, gold: str, pale: str) -> None:
    canvas.shape(box(0) + box(12), "#a52a22", even_odd=True)
    x, y = HALF_WIDTH - 6.6, HALF_HEIGHT - 6.6
    for count, start, end in ((13, (-x, -y), (x, -y)), (19, (-x, -y), (-x, y))):
        for number in range(1, count + 1):
            place = mix(start, end, number / (count + 1))
            for side in (-1, 1):
                with canvas.placed(scale(side, side), move(*place), turn(90 if count > 13 else 0)):
                    canvas.shape("M0,-3.4 L4.6,0 L0,3.4 L-4.6,0 Z", gold)
    for side in (-1, 1):
        canvas.disc(side * x, y, 3.2, pale)
        canvas.disc(side * x, -y, 3.2, pale)
    canvas.line(box(12), gold, 1.7)
    canvas.line(box(1.6, 6), gold, 1.1)
