"""The four jacks: halberd, leaf, lute and arrow."""

import math

from ..canvas import Canvas, sized
from ..palette import INK
from ..paths import rounded_rect
from .dress import doublet, forearm, left_hand, neck, page_sleeves, right_hand
from .engrave import HEART, LILY, LOZENGE, TREFOIL, beads, capsule, edge_shade, spline, strands
from .faces import face, face_front, face_profile, head
from .hair import fringe, hair_profile, page_hair
from .headgear import beret, brimmed_hat, hunting_hat, roll_hat
from .palette import BLUE, GOLD, RED, STRAND, WHITE
from .signs import SIGN
from .things import arrow, cuff, halberd, hand, leaf, lute


def jack_spades(canvas: Canvas) -> None:
    page_sleeves(canvas, BLUE, GOLD)
    doublet(canvas, RED, INK, LILY, LILY)
    for y in range(132, 200, 10):
        canvas.disc(122, y, 2.6, GOLD, INK, 0.7)
    neck(canvas)
    cape = spline("104,106 88,112 80,122 98,130 122,140! 146,130 164,122 156,112 140,106 130,116 122,122! 114,116")
    canvas.inked(cape, WHITE, 1.1)
    edge_shade(canvas, cape, tail=8)
    canvas.line(spline("86,121 101,126.5 122,135.5 143,126.5 158,121", closed=False), INK, 0.7)
    left_hand(canvas, 88, 147, BLUE, WHITE)
    halberd(canvas, 173, 40, 160)
    forearm(canvas, 173, 136, BLUE, WHITE)
    with canvas.placed(*head(mirrored=True)):
        face_profile(canvas)
        hair_profile(canvas, INK, STRAND, long=False)
        beret(canvas, RED, GOLD)


def jack_hearts(canvas: Canvas) -> None:
    page_sleeves(canvas, RED, WHITE)
    doublet(canvas, BLUE, BLUE, HEART, HEART)
    canvas.inked(rounded_rect(116, 118, 12, 90), GOLD, 0.9)
    for y in range(146, 204, 10):
        canvas.inked(sized(SIGN["H"], 122, y, 6.5), RED, 0.5)
    neck(canvas)
    cape = spline(
        "104,106 88,111 78,119! 84,128 96,127! 106,136 116,131! 122,138 128,131! 138,136 148,127! "
        "160,128 166,119! 156,111 140,106 130,114 122,117 114,114"
    )
    canvas.inked(cape, WHITE, 1.1)
    edge_shade(canvas, cape, tail=7)
    beads(canvas, "87,120 104,126 122,127 140,126 157,120", 9, 1.9, (RED, GOLD), 0.55)
    right_hand(canvas, 154, 155, RED, WHITE, 24)
    leaf(canvas, 73, 110, 58, -10)
    canvas.inked(spline("44,178 44,154 52,144 64,142 74,150 72,178"), RED, 1.1)
    strands(canvas, "52,145 47,158 48,178", "64,144 70,158 68,178", 3, [0.4, 1.2, 0.5])
    cuff(canvas, 67, 148, 16, 9, 28, WHITE)
    hand(canvas, 77, 137, 0, 0.92, mirrored=True)
    with canvas.placed(*head(tilt=3, mirrored=True)):
        page_hair(canvas, GOLD, INK)
        face(canvas, young=True)
        fringe(canvas, GOLD, INK)
        brimmed_hat(canvas, BLUE, RED, WHITE)


def jack_diamonds(canvas: Canvas) -> None:
    page_sleeves(canvas, GOLD, RED)
    doublet(canvas, BLUE, RED, LOZENGE, LOZENGE)
    for y in range(136, 200, 10):
        canvas.disc(122, y, 2.6, WHITE, INK, 0.7)
    neck(canvas)
    for i in range(11):
        a = math.radians(8 + 164 * i / 10)
        canvas.inked(
            capsule(
                (122 + 12 * math.cos(a), 105 + 6 * math.sin(a)),
                (122 + 25 * math.cos(a), 108 + 11 * math.sin(a)),
                2.2,
                4.1,
            ),
            WHITE,
            0.8,
        )
    lute(canvas, 160, 148, 6)
    canvas.inked(spline("116,196 122,170 134,158 146,154 152,164 142,180 140,200"), GOLD, 1.1)
    strands(canvas, "136,158 124,172 120,194", "150,162 140,178 138,196", 3, [0.4, 1.2, 0.5])
    cuff(canvas, 146, 159, 15, 8, 60, WHITE)
    hand(canvas, 158, 154, 20, 0.85, 13, mirrored=True)
    with canvas.placed(*head()):
        page_hair(canvas, INK, STRAND)
        face_front(canvas, 1)
        fringe(canvas, INK, STRAND)
        roll_hat(canvas, RED, GOLD)


def jack_clubs(canvas: Canvas) -> None:
    page_sleeves(canvas, RED, None)
    doublet(canvas, GOLD, BLUE, TREFOIL, TREFOIL, (INK, GOLD))
    neck(canvas)
    cape = spline("102,106 84,112 70,124! 84,132 100,140 122,152! 144,140 160,132 174,124! 160,112 142,106")
    canvas.inked(cape, INK, 1.1)
    canvas.line(spline("76,124 88,129 102,136 122,146.5 142,136 156,129 168,124", closed=False), GOLD, 1.4)
    strands(canvas, "104,110 96,122 94,130", "140,110 148,122 150,130", 6, [0.2, 0.8, 0.2], STRAND)
    left_hand(canvas, 88, 146, RED, GOLD)
    arrow(canvas, 171, 28, 190)
    forearm(canvas, 171, 142, RED, GOLD)
    with canvas.placed(*head(dy=3, size=0.54, mirrored=True)):
        page_hair(canvas, INK, STRAND)
        face(canvas)
        canvas.shape(spline("-11,20.5! -18,20.5 -27,25.5! -19,25 -11,24!"), INK)
        canvas.shape(spline("-11,20.5! -3,20.5 10,27! -2,25.6 -11,24!"), INK)
        canvas.inked(spline("-15,37! -9,35.5 -3,37! -3,46 -9,55! -14,46"), INK, 0.7)
        fringe(canvas, INK, STRAND)
        hunting_hat(canvas, BLUE, WHITE, RED)
