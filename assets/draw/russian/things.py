"""What some figures hold, where it is a drawing of its own."""

from ..canvas import Canvas
from ..geometry import Point, move, scale, turn
from ..palette import GOLD, GOLD_SHADE, INK, PAPER, RED, TEAL, TEAL_SHADE
from ..paths import mapped, points_along, rounded_rect
from .figure import shaft
from .ornament import fitted, lozenge, suit_sign


def feather_fan(canvas: Canvas, size: float) -> None:
    """Seven peacock-black feathers on a gold rosette; origin = rosette."""
    for angle in (-63, 63, -42, 42, -21, 21, 0):
        with canvas.placed(turn(angle), scale(size)):
            canvas.shape("M-4,0 C-8,-24 -14,-40 -11,-54 C-9,-64 9,-64 11,-54 C14,-40 8,-24 4,0 Z", INK, PAPER, 1.4)
            canvas.disc(0, -48, 6.6, TEAL)
            canvas.disc(0, -48, 3.2, GOLD)
            canvas.line("M0,-6 V-38", GOLD, 1.4)
    canvas.inked("M-13,-11 C-6,-18 6,-18 13,-11 L5,3 H-5 Z", GOLD)
    canvas.disc(0, -8, 3, RED)
    shaft(canvas, 0, 0, 26, 6, GOLD)


def hawk(canvas: Canvas) -> None:
    """Falcon with a raised wing, looking left; origin = middle of the body."""
    canvas.inked("M6,30 L10,60 L18,66 L24,58 L20,32 Z", TEAL_SHADE)
    # wing behind
    canvas.inked(
        "M2,-8 C4,-30 14,-50 37,-66 C39,-58 38,-52 36,-47 C39,-44 39,-38 36,-33 C38,-29 37,-23 "
        "34,-19 C35,-14 33,-8 30,-4 C30,8 26,18 18,26 Z",
        TEAL,
    )
    for barb in (
        "M36,-47 C26,-40 18,-30 13,-18",
        "M36,-33 C28,-28 20,-20 15,-8",
        "M34,-19 C28,-14 22,-8 17,2",
        "M30,-4 C26,0 22,4 18,12",
    ):
        canvas.line(barb, GOLD, 1.6)
    canvas.inked(
        "M-6,-26 C-16,-14 -18,4 -12,20 C-8,32 0,38 8,42 L17,36 C21,20 19,0 11,-14 C7,-21 0,-28 -6,-26 Z",
        PAPER,
    )
    for x, y in (
        (-9, -7),
        (-1, -6),
        (-11, 2),
        (-3, 3),
        (5, 2),
        (-10, 11),
        (-2, 12),
        (6, 11),
        (-6, 20),
        (2, 21),
        (10, 20),
        (1, 30),
        (8, 29),
    ):
        canvas.inked(fitted("M-2.8,0 L0,3.4 L2.8,0 L0,1.2 Z", x, y, 1), INK, 0.8)
    canvas.inked(
        "M-16,-25 C-18.6,-34 -12,-40 -3,-40 C5,-40 12,-34 10,-23 C6,-16 -2,-13 -9,-15 C-13,-16 -15,-20 -16,-25 Z",
        TEAL,
    )
    canvas.shape("M-14,-22 C-9,-24 -3,-22 1,-17 C-3,-13.6 -7,-14 -9,-15 C-12,-16.4 -13.4,-18.6 -14,-22 Z", PAPER)
    canvas.inked(
        "M-15,-32 C-20,-32.6 -24,-28 -21.6,-20.4 C-19.6,-22.6 -17,-23 -14.6,-22 C-14,-25 -14.4,-29 -15,-32 Z",
        GOLD,
        1.3,
    )
    canvas.disc(-7.4, -30.6, 3.6, GOLD, INK, 1.2)
    canvas.disc(-8, -30.6, 1.7, INK)
    canvas.line("M-15,-34.6 L-2.6,-32.4", INK, 2.2)
    for x in (-3, 7):
        canvas.inked(rounded_rect(x - 2.4, 36, 6, 11, 2), GOLD, 1.2)


def gusli(canvas: Canvas) -> None:
    """Wing-shaped gusli, held upright like a harp."""
    canvas.inked("M42,230 L55,70 C56,60 66,56 74,61 L102,82 C107,86 108,92 107,99 L100,230 Z", GOLD_SHADE)
    canvas.inked("M48,230 L60.6,73 C61,67 67,64 72,67 L98,86.6 C101.6,89 102,93 101.6,98 L95,230 Z", GOLD, 1.2)
    for string in range(6):
        canvas.line(f"M{65 + string * 6},{80 + string * 4.4} L{56 + string * 6.6},230", PAPER, 1.5)
    canvas.inked("M59,76 L62,66.6 C65,64 69,64.6 72,67 L98,86.6 C101.4,89 102,93 101.6,99 Z", RED, 1.3)
    for string in range(6):
        canvas.disc(65.6 + string * 6, 73.6 + string * 4.2, 1.5, GOLD)


def sprig(canvas: Canvas, suit: str, top: Point, base: Point, fill: str) -> None:
    """A stem with leaves that opens into the suit's sign; it grows from behind the shoulder at ``base``."""
    top_x, top_y = top
    base_x, base_y = base
    bend = (base_y - top_y) / 3
    stem = f"M{base_x},{base_y} C{base_x - 6},{base_y - bend} {top_x + 8},{top_y + bend} {top_x},{top_y}"
    canvas.line(stem, TEAL, 3.4)
    leaf = "M0,0 C1,-9 7,-15 15,-17 C17,-8 10,-1 0,0 Z"
    points = points_along(stem, 1)
    for number, share in enumerate((0.45, 0.62, 0.79)):
        x, y = points[round(share * (len(points) - 1))]
        side = -1 if number % 2 else 1
        canvas.inked(mapped(leaf, move(x, y) @ scale(side * (1 - 0.1 * number), 1 - 0.1 * number)), TEAL, 1.3)
    suit_sign(canvas, suit, top_x, top_y - 9, 25, fill, INK, 1.5)
    lozenge(canvas, top_x, top_y - 9, 2.4, 4, GOLD)
