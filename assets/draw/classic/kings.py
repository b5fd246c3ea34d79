"""The four kings: sword, orb, axe and sceptre."""

import math

from ..canvas import Canvas
from ..geometry import move, scale
from ..palette import INK
from ..paths import rounded_rect
from .dress import ermine, left_hand, neck, right_hand
from .engrave import (
    HEART,
    LILY,
    LOZENGE,
    QUATREFOIL,
    STAR,
    TREFOIL,
    beads,
    brocade,
    capsule,
    edge_shade,
    hatch,
    pen,
    ribbon,
    spline,
    strands,
)
from .faces import face, face_front, face_profile, head
from .hair import bearded_front, bearded_profile, curled_beard, forked_beard, hair_profile, royal_hair
from .headgear import fleur_crown, imperial_crown, leaf_crown, spike_crown
from .palette import BLUE, CHESTNUT, GOLD, RED, STRAND, WHITE
from .things import axe, cuff, hand, orb, sceptre, sword

MANTLE = spline("100,106 80,109 60,115 48,128 38,150 36,210! 206,220! 206,150 196,128 184,115 164,109 144,106")


def king_spades(canvas: Canvas) -> None:
    hair, strand = INK, STRAND
    canvas.inked(MANTLE, BLUE, 1.2)
    brocade(canvas, MANTLE, LILY, (17, 11.5), GOLD, origin=(54, 124), size=0.95)
    edge_shade(canvas, MANTLE, tail=14, lead=5)
    tunic = spline("102,108! 101,140 98,200! 150,200! 146,140 142,108!")
    canvas.inked(tunic, RED, 1.1)
    for x in (113, 131):
        strands(
            canvas, f"{x},118 {x - 2},150 {x - 3},190", f"{x + 3},118 {x + 3},150 {x + 3},190", 2, [0.3, 1, 0.6]
        )
    canvas.inked(rounded_rect(117.5, 120, 9, 80), GOLD, 0.8)
    for y in range(140, 200, 9):
        canvas.disc(122, y, 2.4, BLUE, INK, 0.6)
    for side in (-1, 1):
        with canvas.placed(move(122, 0), scale(side, 1)):
            border = spline("20,112 24,140 27,200 37,200 33,140 28,112")
            canvas.inked(border, GOLD, 0.9)
            beads(canvas, "26,132 29,150 32,196", 6, 2, (RED, WHITE), 0.55)
    pen(canvas, "66,124 60,140 58,160", [0.4, 1.5, 0.4])
    pen(canvas, "84,132 80,146 80,160", [0.3, 1.2, 0.3])
    cape = spline(
        "102,103 84,110 70,118 66,126 76,134 96,141 122,144 148,141 168,134 178,126 174,118 160,110 142,103"
    )
    ermine(canvas, cape, 122, 110)
    edge_shade(canvas, cape, tail=10, lead=4)
    neck(canvas)
    sleeve = spline("150,190 152,168 160,152 172,146 186,152 196,170 196,210! 150,210!")
    sword(canvas, 170, 136, -109)
    canvas.inked(sleeve, RED, 1.1)
    strands(canvas, "168,150 160,166 158,186", "184,152 190,168 192,190", 4, [0.4, 1.2, 0.5])
    cuff(canvas, 179, 150, 17, 10, -28, GOLD)
    hand(canvas, 170, 136)
    with canvas.placed(*head(dy=2, mirrored=True, size=0.58)):
        royal_hair(canvas, hair, strand)
        face(canvas, age=True, stern=2, beard=True, lid=0.17)
        forked_beard(canvas, hair, strand)
        imperial_crown(canvas, RED, (RED, BLUE))


def king_hearts(canvas: Canvas) -> None:
    hair, strand = CHESTNUT, INK
    canvas.inked(MANTLE, RED, 1.2)
    brocade(canvas, MANTLE, QUATREFOIL, (14, 8.5), GOLD, origin=(54, 122), size=0.85)
    edge_shade(canvas, MANTLE, tail=14, lead=5)
    tunic = spline("104,110! 102,140 100,200! 148,200! 144,140 140,110!")
    canvas.inked(tunic, WHITE, 1.1)
    brocade(canvas, tunic, HEART, (11, 8), RED, origin=(122, 141), size=0.85)
    edge_shade(canvas, tunic, tail=8)
    for side in (-1, 1):
        with canvas.placed(move(122, 0), scale(side, 1)):
            border = spline("18,112 22,140 25,200 38,200 34,140 27,112")
            canvas.inked(border, BLUE, 0.9)
            canvas.line(spline("23,114 27,140 31,198", closed=False), GOLD, 1.4)
    pen(canvas, "176,124 182,140 184,178", [0.4, 1.5, 0.4])
    pen(canvas, "166,130 170,150 170,176", [0.3, 1.2, 0.3])
    cape = spline("100,106 82,113 74,121 90,134 122,141 154,134 170,121 162,113 142,106")
    canvas.inked(cape, BLUE, 1.1)
    canvas.inked(ribbon("76,119 93,131 122,138 151,131 168,119", 5.4), GOLD, 0.8)
    beads(canvas, "88,117 101,125 122,129 143,125 156,117", 7, 3, (GOLD, WHITE), 0.55)
    edge_shade(canvas, cape, tail=9)
    neck(canvas)
    sleeve = spline("44,176 44,150 50,142 62,141 70,150 70,176")
    canvas.inked(sleeve, BLUE, 1.1)
    strands(canvas, "50,142 46,156 48,176", "62,142 67,156 66,176", 3, [0.4, 1.2, 0.5])
    cuff(canvas, 61, 143, 17, 9, 24, WHITE)
    right_hand(canvas, 152, 153, BLUE, WHITE)
    orb(canvas, 77, 119, 14.5)
    hand(canvas, 76, 132, -84, 0.95, 15, mirrored=True)
    with canvas.placed(*head(tilt=-3, dy=1, size=0.58)):
        royal_hair(canvas, hair, strand)
        face(canvas, age=True, beard=True)
        curled_beard(canvas, hair, strand)
        fleur_crown(canvas, BLUE, (RED, BLUE))


def king_diamonds(canvas: Canvas) -> None:
    hair, strand = INK, STRAND
    canvas.inked(MANTLE, GOLD, 1.2)
    brocade(canvas, MANTLE, LOZENGE, (13, 9), RED, origin=(54, 122), size=1.05)
    edge_shade(canvas, MANTLE, tail=14, lead=5)
    for side in (-1, 1):
        with canvas.placed(move(122, 0), scale(side, 1)):
            border = spline("18,108 44,118 40,140 30,200 14,200")
            canvas.inked(border, BLUE, 1)
            hatch(canvas, spline("20,112 28,120 22,200 14,200"), 30, 1.9, 0.6)
            canvas.line(spline("41,119 37,140 27,198", closed=False), GOLD, 0.7)
    tunic = spline("106,110! 105,140 105,200! 139,200! 139,140 138,110!")
    canvas.inked(tunic, RED, 1.1)
    for y in range(128, 200, 8):
        canvas.inked(ribbon(f"107,{y + 1} 122,{y + 3} 137,{y + 1}", 2.6), GOLD, 0.5)
        canvas.disc(122, y + 3, 2.4, WHITE, INK, 0.6)
    pen(canvas, "64,126 58,140 56,160", [0.4, 1.5, 0.4])
    neck(canvas)
    for pleat in range(13):
        angle = math.radians(8 + 164 * pleat / 12)
        cos, sin = math.cos(angle), math.sin(angle)
        with canvas.placed(move(122, 0)):
            canvas.inked(capsule((14 * cos, 106 + 7 * sin), (29 * cos, 109 + 13 * sin), 2.2, 4.1), WHITE, 0.8)
    axe(canvas, 167, 50, 150)
    sleeve = spline("150,196 152,172 160,154 172,148 186,154 196,172 196,214! 150,214!")
    canvas.inked(sleeve, BLUE, 1.1)
    strands(canvas, "166,150 158,166 156,190", "184,154 190,170 192,194", 4, [0.4, 1.2, 0.5])
    cuff(canvas, 177, 150, 17, 10, -28, WHITE)
    hand(canvas, 167, 136)
    with canvas.placed(*head(dy=1, mirrored=True, size=0.575)):
        face_profile(canvas)
        bearded_profile(canvas, INK, STRAND)
        hair_profile(canvas, hair, strand)
        spike_crown(canvas, RED, (RED, BLUE))


def king_clubs(canvas: Canvas) -> None:
    hair, strand = WHITE, INK
    canvas.inked(MANTLE, INK, 1.2)
    brocade(canvas, MANTLE, TREFOIL, (15, 10), GOLD, origin=(58, 122), size=0.95)
    edge_shade(canvas, MANTLE, tail=14, lead=5)
    tunic = spline("104,110! 100,140 96,200! 152,200! 146,140 140,110!")
    canvas.inked(tunic, BLUE, 1.1)
    brocade(canvas, tunic, STAR, (12, 8), GOLD, origin=(122, 140), size=0.8)
    edge_shade(canvas, tunic, tail=8)
    for side in (-1, 1):
        with canvas.placed(move(122, 0), scale(side, 1)):
            border = spline("20,110 26,140 30,200 39,200 35,140 28,112")
            canvas.inked(border, RED, 0.9)
            canvas.line(spline("25,112 30.5,140 34.5,198", closed=False), GOLD, 1.2)
    cape = spline(
        "100,105 80,112 66,122! 72,132 84,130! 92,139 104,135! 122,144 140,135! 152,139 160,130! "
        "172,132 178,122! 164,112 142,105"
    )
    canvas.inked(cape, RED, 1.1)
    canvas.line(
        spline(
            "71,123 76,127.5 84,126 93,134 104,131 122,139 140,131 151,134 160,126 168,127.5 173,123", closed=False
        ),
        GOLD,
        1.1,
    )
    neck(canvas)
    left_hand(canvas, 92, 144, RED, WHITE)
    sceptre(canvas, 171, 27, 200, trefoil=True)
    sleeve = spline("150,196 152,172 162,154 174,148 188,154 196,172 196,214! 150,214!")
    canvas.inked(sleeve, RED, 1.1)
    strands(canvas, "168,150 160,166 158,190", "186,154 191,170 192,194", 4, [0.4, 1.2, 0.5])
    cuff(canvas, 181, 150, 17, 10, -28, WHITE)
    hand(canvas, 171, 136)
    with canvas.placed(*head(dy=2, size=0.585)):
        royal_hair(canvas, hair, strand)
        face_front(canvas, bearded=True)
        bearded_front(canvas, WHITE, INK)
        leaf_crown(canvas, RED, (BLUE, RED))
