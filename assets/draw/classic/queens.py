"""The four queens: sceptre, rose, fan and mirror."""

from ..canvas import Canvas, sized
from ..geometry import move, scale, turn
from ..palette import INK
from ..paths import Path, ellipse
from ..patterns import stripes, woven
from .dress import bodice, bust, forearm, left_hand, sleeves
from .engrave import HEART, LILY, LOZENGE, TREFOIL, angular, beads, brocade, ribbon, spline, strands
from .faces import face, face_front, head, lady_profile
from .hair import fringe, loose_hair
from .headgear import fleur_crown, leaf_crown, spike_crown
from .palette import BLUE, COPPER, GOLD, RED, STRAND, WHITE
from .signs import SIGN
from .things import cuff, fan, hand, mirror, rose, sceptre


def queen_spades(canvas: Canvas) -> None:
    veil = spline("96,52 86,76 84,104 70,126 58,176! 186,196! 176,126 160,104 157,76 148,52")
    canvas.inked(veil, INK, 1.2)
    sleeves(canvas, BLUE, None, LILY, GOLD)
    bust(canvas)
    bodice(canvas, RED, LILY, GOLD)
    edge = "91,116 98,128 104,132 122,136 140,132 146,128 153,116"
    canvas.inked(ribbon(edge, 5), WHITE, 0.8)
    canvas.inked(ribbon("122,138 122,204", 12), GOLD, 0.9)
    for y in (146, 157, 168, 179):
        canvas.inked(angular(f"122,{y - 4} 125.6,{y} 122,{y + 4} 118.4,{y}"), BLUE, 0.6)
    for side in (-1, 1):
        with canvas.placed(move(122, 0), scale(side, 1)):
            canvas.inked(spline("20,62 31,84 34,104 46,122 52,150 42,150 31,128 22,108 19,84"), INK, 1)
            strands(
                canvas, "26,70 32,90 36,110 49,146", "19,70 21,94 27,114 44,146", 4, [0.2, 0.7, 0.7, 0.2], STRAND
            )
    beads(canvas, "108,113 114,121 122,124 130,121 136,113", 9, 1.9, (WHITE,))
    left_hand(canvas, 92, 142, BLUE, WHITE)
    sceptre(canvas, 172, 27, 200)
    forearm(canvas, 172, 134, BLUE, WHITE)
    with canvas.placed(*head()):
        canvas.inked(spline("-36,-46 -38,-10 -34,22 -22,46 -4,60 20,50 38,24 44,-10 42,-48 0,-60"), WHITE, 1)
        strands(canvas, "-35,-40 -36,-8 -32,22 -18,46", "-30,-36 -31,-8 -28,20 -14,42", 2, [0.3, 0.9, 0.3])
        strands(canvas, "41,-40 42,-8 35,26 14,50", "35,-36 35,-8 30,20 8,46", 3, [0.3, 0.9, 0.3])
        face(canvas, female=True, lid=0.12)
        fringe(canvas, INK, STRAND)
        canvas.inked(spline("-44,-20 -42,-48 0,-66 46,-50 50,-18 44,-30 30,-46 0,-50 -30,-44"), INK, 0.8)
        fleur_crown(canvas, RED, (BLUE, RED))


def queen_hearts(canvas: Canvas) -> None:
    with canvas.placed(*head(mirrored=True)):
        loose_hair(canvas, COPPER, INK)
    sleeves(canvas, BLUE, WHITE)
    bust(canvas)
    bodice(canvas, RED, HEART, GOLD)
    edge = "91,116 98,128 104,132 122,136 140,132 146,128 153,116"
    canvas.inked(ribbon(edge, 6), GOLD, 0.8)
    beads(canvas, edge, 11, 1.6, (RED, BLUE), 0.55)
    beads(canvas, "109,113 115,120 122,123 129,120 135,113", 8, 1.9, (WHITE,))
    canvas.inked(sized(SIGN["H"], 122, 127, 7), RED, 0.7)
    for side in (-1, 1):
        with canvas.placed(move(122, 0), scale(side, 1)):
            fall = spline("14,62 17,90 24,108 21,124 27,142 24,200 40,200 42,142 33,124 38,106 29,86 25,62")
            canvas.inked(fall, COPPER, 1)
            strands(
                canvas,
                "17,66 19,94 26,108 22,124 28,142 26,198",
                "24,66 31,92 37,106 32,124 41,142 38,198",
                4,
                [0.2, 0.8, 0.8, 0.2],
            )
    rose(canvas, 76, 104, 15, 42)
    canvas.inked(spline("44,178 44,154 52,144 64,142 74,150 72,178"), BLUE, 1.1)
    strands(canvas, "52,145 47,158 48,178", "64,144 70,158 68,178", 3, [0.4, 1.2, 0.5])
    cuff(canvas, 67, 146, 16, 9, 28, GOLD)
    hand(canvas, 77, 133, 0, 0.92, mirrored=True)
    with canvas.placed(*head(mirrored=True)):
        face(canvas, female=True)
        fringe(canvas, COPPER, INK)
        leaf_crown(canvas, BLUE, (RED, BLUE))


def _lace_collar(canvas: Canvas) -> None:
    """Standing lace, a fan of scallops behind the head."""
    with canvas.placed(move(122, 112)):
        for scallop in range(15):
            with canvas.placed(turn(-196 + 212 * (scallop + 0.5) / 15)):
                canvas.disc(43, 0, 6.2, WHITE, INK, 0.9)
                canvas.disc(44.5, 0, 2, GOLD, INK, 0.5)
        rim = [turn(-200 + 220 * place / 12).apply((42, 0)) for place in range(13)]
        canvas.inked(spline([*rim, (0, 14)]), WHITE, 0.8)
        pleats: Path = ()
        for pleat in range(29):
            fold = turn(-196 + 212 * pleat / 28)
            pleats += ribbon([fold.apply((18, 0)), fold.apply((40, 0))], (1.1, 0.8, 0))
        canvas.ornament(pleats, INK)
        ring = [turn(-198 + 216 * place / 12).apply((35, 0)) for place in range(13)]
        canvas.line(spline(ring, closed=False), INK, 0.6)


def queen_diamonds(canvas: Canvas) -> None:
    _lace_collar(canvas)
    sleeves(canvas, GOLD, BLUE)
    bust(canvas, half_width=20)
    bodice(canvas, BLUE, LOZENGE, GOLD, half_width=22)
    canvas.inked(ribbon("104,136 122,140 140,136", 5), GOLD, 0.8)
    canvas.inked(angular("122,136 127,142 122,150 117,142"), RED, 0.8)
    for y in (158, 170, 182):
        canvas.inked(angular(f"122,{y - 4} 125,{y} 122,{y + 4} 119,{y}"), RED, 0.6)
    beads(canvas, "110,113 116,119 122,121 128,119 134,113", 8, 1.9, (WHITE,))
    fan(canvas, 168, 134, 33, -150, -48, 8)
    forearm(canvas, 168, 138, GOLD, WHITE)
    with canvas.placed(*head(mirrored=True)):
        hood = spline("-34,24 -46,0 -52,-34 -40,-62 -18,-66 2,-54! 24,-68 46,-62 56,-34 50,0 38,28 20,10 -20,10")
        canvas.inked(hood, RED, 1.1)
        brocade(canvas, hood, LOZENGE, (15, 10), GOLD, origin=(2, 0), size=1.1)
        beads(canvas, "-34,22 -45,0 -51,-34 -40,-60 -18,-65 2,-54", 11, 3.2, (WHITE,))
        beads(canvas, "38,26 49,0 55,-34 45,-61 24,-67 2,-54", 12, 3.2, (WHITE,))
        face_front(canvas, 1.2, female=True)
        fringe(canvas, INK, STRAND)
        with canvas.placed(move(2, -14), scale(0.74)):
            fleur_crown(canvas, BLUE, (RED, BLUE))


def queen_clubs(canvas: Canvas) -> None:
    sleeves(canvas, RED, GOLD)
    bust(canvas)
    bodice(canvas, INK, TREFOIL, GOLD)
    edge = "91,116 98,128 104,132 122,136 140,132 146,128 153,116"
    canvas.inked(ribbon(edge, 6.5), WHITE, 0.8)
    strands(
        canvas,
        "91,114 98,126 104,130 122,134 140,130 146,126 153,114",
        "91,119 98,130 104,134 122,138 140,134 146,130 153,119",
        1,
        0.6,
    )
    for y in range(146, 196, 8):
        canvas.line(angular(f"116,{y} 128,{y + 6}", closed=False), WHITE, 1.2)
        canvas.line(angular(f"128,{y} 116,{y + 6}", closed=False), WHITE, 1.2)
    beads(canvas, "108,113 114,121 122,124 130,121 136,113", 9, 2, (GOLD,))
    left_hand(canvas, 90, 146, RED, WHITE)
    mirror(canvas, 171, 66, 17, 134)
    forearm(canvas, 171, 134, RED, WHITE)
    with canvas.placed(*head(mirrored=True)):
        lady_profile(canvas)
        canvas.inked(spline("-22,-50! -20,-38 -6,-30 2,-12 4,6 14,14 26,6 34,18 46,8 52,-20 42,-52 0,-64"), INK, 1)
        strands(canvas, "-16,-44 2,-30 10,-4 16,10", "10,-56 38,-46 48,-20 44,4", 6, [0.3, 1.2, 1.2, 0.4], STRAND)
        net = ellipse(40, 16, 19, 22)
        canvas.inked(net, INK, 1)
        threads = [*stripes(47.5, 9, 1.2, 40, 16), *stripes(-47.5, 9, 1.2, 40, 16)]
        canvas.ornament(woven(net, threads), GOLD)
        canvas.disc(21, 4, 4.4, GOLD, INK, 0.7)
        canvas.line(angular("8,8 8,14", closed=False), GOLD, 0.8)
        canvas.disc(8, 18, 4, GOLD, INK, 0.7)
        spike_crown(canvas, RED, (RED, BLUE))
