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


def ermine(canvas: Canvas, path: Path, ox: float, oy: float) -> None:
    canvas.inked(path, WHITE, 1)
    brocade(canvas, path, ERMINE, (11, 6.5), INK, origin=(ox, oy))


def left_hand(canvas: Canvas, x: float, y: float, col: str, cuffc: str, rot: float = 14) -> None:
    """The second hand, coming in from the left and closing on a border or belt."""
    sleeve = spline(f"40,186 40,{y + 12} 52,{y - 1} {x - 20},{y - 3} {x - 14},{y + 8} {x - 24},{y + 24} 60,190")
    canvas.inked(sleeve, col, 1.1)
    edge_shade(canvas, sleeve, tail=7)
    strands(
        canvas,
        f"52,{y} 46,{y + 10} 44,{y + 30}",
        f"{x - 20},{y + 1} {x - 22},{y + 12} 60,{y + 30}",
        3,
        [0.4, 1.2, 0.5],
    )
    cuff(canvas, x - 17, y + 4, 16, 9, 98, cuffc)
    hand(canvas, x, y, rot, 0.9, 13, mirrored=True)


def right_hand(canvas: Canvas, x: float, y: float, col: str, cuffc: str, rot: float = 14) -> None:
    with canvas.placed(move(244, 0), MIRROR):
        left_hand(canvas, 244 - x, y, col, cuffc, rot)


def bust(canvas: Canvas, x: float = 122, dx: float = 22, y: float = 131) -> None:
    """Neck and decolletage."""
    skin = spline(
        f"{x - 10},92! {x - 10},106 {x - 22},113 {x - dx - 4},118! {x - dx + 2},{y} {x},{y + 4} "
        f"{x + dx - 2},{y} {x + dx + 4},118! {x + 22},113 {x + 11},106 {x + 11},90!"
    )
    canvas.inked(skin, SKIN, 1)
    hatch(canvas, spline(f"{x - 9},102 {x + 10},98 {x + 11},108 {x + 16},112 {x + 4},111"), 28, 1.7, 0.55)
    pen(canvas, f"{x - 14},116 {x - 6},119 {x - 2},117", [0.3, 1, 0.3])
    pen(canvas, f"{x + 12},117 {x + 6},119 {x + 3},117.5", [0.3, 1, 0.3])


def sleeves(canvas: Canvas, col: str, stripe: str | None, motif: Motif | None = None, mcol: str = GOLD) -> None:
    for side in (-1, 1):
        with canvas.placed(move(122, 0), scale(side, 1)):
            bottom = 200 if side > 0 else 172
            inner, outer = f"34,119 33,140 36,{bottom}", f"58,114 75,138 76,{bottom}"
            pts = f"32,115 50,111 66,118 78,138 80,{bottom}! 14,{bottom + 16}! 18,146 20,122"
            canvas.inked(spline(pts), col, 1.1)
            if motif:
                brocade(canvas, spline(pts), motif, (13, 8.5), mcol, origin=(0, 124), size=0.85)
            if stripe:
                strands(canvas, inner, outer, 3, [1, 4.2, 4.2, 3], stripe, fine=False)
                strands(canvas, inner, outer, 7, [0.3, 0.9, 0.9, 0.5])
            else:
                strands(canvas, inner, outer, 3, [0.3, 1.3, 0.8, 0.3])
            edge_shade(canvas, spline(pts), tail=10 if side > 0 else 6)


def bodice(canvas: Canvas, col: str, motif: Motif | None, mcol: str, dx: float = 24) -> None:
    area = spline(
        f"{122 - dx - 8},116! {122 - dx},128 {122 - dx + 3},130 122,135 "
        f"{122 + dx - 3},130 {122 + dx},128 {122 + dx + 8},116! {122 + dx + 14},132 "
        f"{122 + dx + 8},150 {122 + dx + 10},206! {122 - dx - 10},206! {122 - dx - 8},150 "
        f"{122 - dx - 14},132"
    )
    canvas.inked(area, col, 1.1)
    if motif:
        brocade(canvas, area, motif, (13, 8.5), mcol, origin=(122, 142), size=0.9)
    edge_shade(canvas, area, tail=9, lead=3)


def forearm(canvas: Canvas, x: float, y: float, col: str, cuffc: str, lines: str = INK) -> None:
    """A sleeve rising from the lower right to a hand at (x, y)."""
    canvas.inked(
        spline(
            f"{x - 20},{y + 60} {x - 18},{y + 36} {x - 8},{y + 18} {x + 4},{y + 11} {x + 18},{y + 17} "
            f"{x + 27},{y + 34} {x + 28},{y + 78}! {x - 20},{y + 78}!"
        ),
        col,
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
    cuff(canvas, x + 10, y + 14, 17, 10, -28, cuffc)
    hand(canvas, x, y)


def doublet(
    canvas: Canvas, left: str, right: str, ml: Motif, mr: Motif, mc: tuple[str, str] = (GOLD, GOLD)
) -> None:
    half = spline("0,110! 24,110 38,116 40,140 34,206! 0,206!")
    for side, fill, motif, figure in ((-1, left, ml, mc[0]), (1, right, mr, mc[1])):
        with canvas.placed(move(122, 0), scale(side, 1)):
            canvas.inked(half, fill, 1.1)
            brocade(canvas, half, motif, (12, 8), figure, origin=(6, 130), size=0.85)
            edge_shade(canvas, half, tail=8)


def page_sleeves(canvas: Canvas, col: str, stripe: str | None) -> None:
    for side in (-1, 1):
        with canvas.placed(move(122, 0), scale(side, 1)):
            bottom = 200 if side > 0 else 172
            pts = f"30,111 50,109 67,117 79,138 80,{bottom}! 22,{bottom + 16}! 24,146 22,122"
            canvas.inked(spline(pts), col, 1.1)
            inner, outer = (f"36,116 38,140 40,{bottom}", f"57,112 75,138 77,{bottom}")
            if stripe:
                strands(canvas, inner, outer, 3, [1.5, 5, 5, 4], stripe, fine=False)
            strands(canvas, inner, outer, 7, [0.3, 0.9, 0.9, 0.5])
            edge_shade(canvas, spline(pts), tail=9 if side > 0 else 6)
