"""Garments of the figures, drawn about x = 122 in units of the card."""

from ..canvas import Canvas
from ..geometry import MIRROR, move, scale
from ..palette import INK
from ..paths import Path
from .engrave import ERMINE, Motif, brocade, edge_shade, hatch, pen, spline, strands
from .palette import GOLD, SKIN, WHITE
from .things import cuff, hand


def neck(canvas: Canvas, x: float = 122) -> None:
    neckline = spline(f"{x - 13},92! {x - 12},108 {x - 18},126! {x + 20},126! {x + 13},108 {x + 14},90!")
    canvas.inked(neckline, SKIN, 1)
    hatch(canvas, spline(f"{x - 12},100 {x + 13},98 {x + 13},110 {x + 4},108 {x - 4},106"), 28, 1.7, 0.6)


def ermine(canvas: Canvas, area: Path, x: float, y: float) -> None:
    canvas.inked(area, WHITE, 1)
    brocade(canvas, area, ERMINE, (11, 6.5), INK, origin=(x, y))


def left_hand(canvas: Canvas, x: float, y: float, fill: str, cuff_fill: str, angle: float = 14) -> None:
    """The second hand, coming in from the left and closing on a border or belt."""
    sleeve = spline(f"40,186 40,{y + 12} 52,{y - 1} {x - 20},{y - 3} {x - 14},{y + 8} {x - 24},{y + 24} 60,190")
    canvas.inked(sleeve, fill, 1.1)
    edge_shade(canvas, sleeve, tail=7)
    strands(
        canvas,
        f"52,{y} 46,{y + 10} 44,{y + 30}",
        f"{x - 20},{y + 1} {x - 22},{y + 12} 60,{y + 30}",
        3,
        [0.4, 1.2, 0.5],
    )
    cuff(canvas, x - 17, y + 4, 16, 9, 98, cuff_fill)
    hand(canvas, x, y, angle, 0.9, 13, mirrored=True)


def right_hand(canvas: Canvas, x: float, y: float, fill: str, cuff_fill: str, angle: float = 14) -> None:
    with canvas.placed(move(244, 0), MIRROR):
        left_hand(canvas, 244 - x, y, fill, cuff_fill, angle)


def bust(canvas: Canvas, x: float = 122, half_width: float = 22, y: float = 131) -> None:
    """Neck and decolletage."""
    skin = spline(
        f"{x - 10},92! {x - 10},106 {x - 22},113 {x - half_width - 4},118! {x - half_width + 2},{y} {x},{y + 4} "
        f"{x + half_width - 2},{y} {x + half_width + 4},118! {x + 22},113 {x + 11},106 {x + 11},90!"
    )
    canvas.inked(skin, SKIN, 1)
    hatch(canvas, spline(f"{x - 9},102 {x + 10},98 {x + 11},108 {x + 16},112 {x + 4},111"), 28, 1.7, 0.55)
    pen(canvas, f"{x - 14},116 {x - 6},119 {x - 2},117", [0.3, 1, 0.3])
    pen(canvas, f"{x + 12},117 {x + 6},119 {x + 3},117.5", [0.3, 1, 0.3])


def sleeves(
    canvas: Canvas, fill: str, stripe: str | None, motif: Motif | None = None, figured: str = GOLD
) -> None:
    for side in (-1, 1):
        with canvas.placed(move(122, 0), scale(side, 1)):
            bottom = 200 if side > 0 else 172
            inner, outer = f"34,119 33,140 36,{bottom}", f"58,114 75,138 76,{bottom}"
            outline = f"32,115 50,111 66,118 78,138 80,{bottom}! 14,{bottom + 16}! 18,146 20,122"
            canvas.inked(spline(outline), fill, 1.1)
            if motif:
                brocade(canvas, spline(outline), motif, (13, 8.5), figured, origin=(0, 124), size=0.85)
            if stripe:
                strands(canvas, inner, outer, 3, [1, 4.2, 4.2, 3], stripe, fine=False)
                strands(canvas, inner, outer, 7, [0.3, 0.9, 0.9, 0.5])
            else:
                strands(canvas, inner, outer, 3, [0.3, 1.3, 0.8, 0.3])
            edge_shade(canvas, spline(outline), tail=10 if side > 0 else 6)


def bodice(canvas: Canvas, fill: str, motif: Motif | None, figured: str, half_width: float = 24) -> None:
    area = spline(
        f"{122 - half_width - 8},116! {122 - half_width},128 {122 - half_width + 3},130 122,135 "
        f"{122 + half_width - 3},130 {122 + half_width},128 "
        f"{122 + half_width + 8},116! {122 + half_width + 14},132 "
        f"{122 + half_width + 8},150 {122 + half_width + 10},206! "
        f"{122 - half_width - 10},206! {122 - half_width - 8},150 "
        f"{122 - half_width - 14},132"
    )
    canvas.inked(area, fill, 1.1)
    if motif:
        brocade(canvas, area, motif, (13, 8.5), figured, origin=(122, 142), size=0.9)
    edge_shade(canvas, area, tail=9, lead=3)


def forearm(canvas: Canvas, x: float, y: float, fill: str, cuff_fill: str, lines: str = INK) -> None:
    """A sleeve rising from the lower right to a hand at (x, y)."""
    canvas.inked(
        spline(
            f"{x - 20},{y + 60} {x - 18},{y + 36} {x - 8},{y + 18} {x + 4},{y + 11} {x + 18},{y + 17} "
            f"{x + 27},{y + 34} {x + 28},{y + 78}! {x - 20},{y + 78}!"
        ),
        fill,
        1.1,
    )
    strands(
        canvas,
        f"{x - 2},{y + 14} {x - 11},{y + 30} {x - 14},{y + 56}",
        f"{x + 15},{y + 17} {x + 21},{y + 34} {x + 22},{y + 58}",
        4,
        [0.4, 1.2, 0.5],
        lines,
    )
    cuff(canvas, x + 10, y + 14, 17, 10, -28, cuff_fill)
    hand(canvas, x, y)


def doublet(
    canvas: Canvas,
    left: str,
    right: str,
    left_motif: Motif,
    right_motif: Motif,
    figures: tuple[str, str] = (GOLD, GOLD),
) -> None:
    half = spline("0,110! 24,110 38,116 40,140 34,206! 0,206!")
    for side, fill, motif, figure in ((-1, left, left_motif, figures[0]), (1, right, right_motif, figures[1])):
        with canvas.placed(move(122, 0), scale(side, 1)):
            canvas.inked(half, fill, 1.1)
            brocade(canvas, half, motif, (12, 8), figure, origin=(6, 130), size=0.85)
            edge_shade(canvas, half, tail=8)


def page_sleeves(canvas: Canvas, fill: str, stripe: str | None) -> None:
    for side in (-1, 1):
        with canvas.placed(move(122, 0), scale(side, 1)):
            bottom = 200 if side > 0 else 172
            outline = f"30,111 50,109 67,117 79,138 80,{bottom}! 22,{bottom + 16}! 24,146 22,122"
            canvas.inked(spline(outline), fill, 1.1)
            inner, outer = (f"36,116 38,140 40,{bottom}", f"57,112 75,138 77,{bottom}")
            if stripe:
                strands(canvas, inner, outer, 3, [1.5, 5, 5, 4], stripe, fine=False)
            strands(canvas, inner, outer, 7, [0.3, 0.9, 0.9, 0.5])
            edge_shade(canvas, spline(outline), tail=9 if side > 0 else 6)
