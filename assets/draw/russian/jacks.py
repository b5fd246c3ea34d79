"""The four jacks: guardsman with an axe, falconer, gusli player, bowman."""

from ..canvas import Canvas
from ..geometry import MIRROR, move, scale
from ..palette import AUBURN, GOLD, GOLD_SHADE, INK, PAPER, RED, STEEL, STEEL_SHADE, TEAL, TEAL_SHADE
from ..paths import rounded_rect
from .figure import (
    BODY,
    FLAXEN_BROW,
    GREY_LOCK,
    HEAD,
    JACK_ROBE,
    MAN_LIPS,
    bob,
    face,
    frogs,
    fur_brim,
    grip,
    moustache,
    profile,
    shaft,
)
from .ornament import brocade, lozenge, pearls
from .things import gusli, hawk, sprig


def jack_spades(canvas: Canvas) -> None:
    sprig(canvas, "S", (-52, 44), (-50, 140), INK)
    with canvas.placed(BODY):
        canvas.inked(JACK_ROBE, INK)
        canvas.inked_pair("M-70,134 C-84,146 -92,176 -96,220 H-66 C-68,180 -66,156 -58,128 Z", TEAL)
        canvas.line("M0,116 V220", GOLD, 1.4)
        frogs(canvas, (141, 154, 167, 180), GOLD, 36, RED)
        canvas.inked(
            "M-12,110 C-24,114 -32,119 -37,126 C-27,133 -10,132 0,139 C10,132 27,133 37,126 C32,119 "
            "24,114 12,110 Z",
            RED,
        )
    with canvas.placed(*HEAD):
        bob(canvas, INK, GREY_LOCK)
        face(canvas, 1, INK, lips=MAN_LIPS, man=True)
        moustache(canvas, INK, INK, 1, y=98, droop=4, width=14)
        # streltsy cap: soft crown leaning back, fur brim
        canvas.inked("M-21,54 C-30,40 -27,25 -16,19 C-10,16 -4,20 2,26 C14,32 24,42 21,54 Z", RED)
        canvas.line("M-2,50 C-4,38 -8,28 -14,22", GOLD, 2)
        canvas.line("M-14,50 C-20,40 -20,30 -16,22", GOLD, 1.6)
        canvas.line("M10,50 C8,40 2,32 -8,24", GOLD, 1.6)
        canvas.disc(-15, 20.4, 3.2, GOLD, INK, 1.2)
        fur_brim(canvas, AUBURN)
    with canvas.placed(move(3, 2)):
        canvas.inked(
            "M60,34 C70,30 78,24 84,13 C97,40 95,84 68,116 C70,110 70,104 67,100 L60,100 V92 C72,92 "
            "76,80 74,66 C72,58 68,54 60,54 Z",
            STEEL,
        )
        canvas.inked("M84,13 C97,40 95,84 68,116 C69,113 69.6,110 69.6,107 C89,82 90,44 83,15 Z", PAPER, 1.1)
    shaft(canvas, 66, 18, 230, 6.4, GOLD_SHADE)
    for y in (38, 97):
        canvas.inked(rounded_rect(61, y, 10, 5, 2), GOLD, 1.2)
    grip(canvas, 64, 140, 0.95, cuff=RED, cuff_stripe=GOLD, sleeve=TEAL)


def jack_hearts(canvas: Canvas) -> None:
    with canvas.placed(BODY):
        canvas.inked(JACK_ROBE, RED)
        canvas.inked("M-16,112 L-14,220 H14 L16,112 Z", PAPER)
        frogs(canvas, (148, 163, 178), GOLD, 24)
        canvas.inked(
            "M-12,110 C-24,116 -34,122 -38,132 L-10,136 L0,130 L10,136 L38,132 C34,122 24,116 12,110 Z", GOLD
        )
        pearls(canvas, "M-36,131 L-10,135 L0,129 L10,135 L36,131", 5.6, 2.1)
    with canvas.placed(*HEAD):
        canvas.inked("M-20,40 C-36,37 -43,28 -42,20 C-28,19 -14,26 -8,37 Z", PAPER)
        canvas.line("M-38,23 C-31,26 -22,31 -14,36", INK, 1.1)
        profile(canvas, AUBURN, MAN_LIPS)
        canvas.inked(
            "M-20,56 C-28,74 -29,94 -24,106 C-16,111 -8,109 -5,103 C-2,94 -6,86 -3,78 C0,72 3,66 2,56 Z",
            AUBURN,
        )
        canvas.line("M-16,64 C-20,78 -20,92 -17,103", GOLD, 1.2)
        canvas.line("M-9,66 C-12,78 -12,90 -11,102", GOLD, 1.2)
        canvas.inked("M-20,54 C-20,36 -12,28 2,26 C14,26 22,38 20,54 Z", RED)
        canvas.inked(
            "M-26,62 C-30,50 -26,42 -21,38 C-12,46 2,50 14,50 L25,43 C29,48 28,56 24,61 C10,58 -12,58 -26,62 Z",
            GOLD,
        )
        canvas.disc(-6, 53, 3.6, RED, INK, 1)
    with canvas.placed(move(8, -2)):
        canvas.inked(
            "M34,220 C34,180 40,150 50,130 C58,120 78,120 82,130 C84,138 80,148 74,152 C72,180 72,200 72,220 Z",
            GOLD_SHADE,
        )
        canvas.inked("M40,158 L73,160 L72,172 L37,170 Z", GOLD, 1.3)
    with canvas.placed(move(65, 84), scale(0.97)):
        hawk(canvas)
    with canvas.placed(move(8, -2)):
        canvas.inked("M48,132 C52,124 62,122 68,126 L70,140 C62,143 52,141 46,138 Z", GOLD_SHADE)
        for x in (55, 62):
            canvas.line(f"M{x},127 C{x - 1},132 {x - 1},135 {x},138", INK, 1.2)


def jack_diamonds(canvas: Canvas) -> None:
    with canvas.placed(BODY):
        canvas.inked(JACK_ROBE, GOLD)
        brocade(canvas, "M-56,126 L-60,220 H60 L56,126 Z", RED, step=(18, 12), motif=(3.6, 5.4))
        canvas.inked_pair("M-70,134 C-84,146 -92,176 -96,220 H-60 C-62,180 -60,156 -54,126 Z", PAPER)
        canvas.inked("M-12,112 C-22,116 -32,120 -38,128 L-18,168 H18 L38,128 C32,120 22,116 12,112 Z", RED)
        canvas.inked_pair("M-12,112 C-22,116 -32,120 -38,128 L-28,140 C-18,134 -8,134 0,138 V128 Z", PAPER)
    with canvas.placed(*HEAD):
        bob(canvas, GOLD, GOLD_SHADE)
        face(canvas, -1, FLAXEN_BROW, lips=None, man=True)
        with canvas.placed(MIRROR):
            canvas.inked(
                "M-20.4,84 C-21.4,98 -18.6,107 -11.6,113 C-5,119.6 3,123 8,121.6 "
                "C15.4,118.4 20.4,107 20.4,88 C18.6,95 15,97.6 11,97.6 H-3 C-11.6,97.6 -17.6,94 -20.4,84 Z",
                GOLD,
            )
            canvas.shape("M.8,104 C4,102.2 7,102.2 10,103.6 C8,106.8 3.6,107 .8,104 Z", RED)
            canvas.line("M-9,106 C-8,111 -6,114 -3,116.6 M3,111 C3.4,115 4,117 5,118.6", GOLD_SHADE, 1.3)
        moustache(canvas, GOLD, INK, -1, droop=4, width=15)
        canvas.inked("M-21,56 C-22,40 -12,31 0,31 C12,31 22,40 21,56 Z", RED)
        for i in (-1, 0, 1):
            lozenge(canvas, i * 12, 42 + abs(i) * 2, 3, 4.4, GOLD)
        canvas.disc(0, 29, 3.6, GOLD, INK, 1.2)
        canvas.inked(
            "M-23,63 C-24,54 -22,49 -22,49 C-8,44 8,44 22,49 C22,49 24,54 23,63 C10,57 -10,57 -23,63 Z", TEAL
        )
        pearls(canvas, "M-21,56 C-8,50 8,50 21,56", 6, 2)
    gusli(canvas)
    grip(canvas, 60, 136, 0.95, -8, cuff=RED, cuff_stripe=GOLD, sleeve=PAPER, reach=21)


def jack_clubs(canvas: Canvas) -> None:
    with canvas.placed(BODY):
        canvas.inked(JACK_ROBE, TEAL)
        canvas.inked("M-70,134 L30,220 H64 L-46,124 Z", GOLD)
        canvas.line("M-62,130 L38,216", TEAL, 2)
    with canvas.placed(*HEAD):
        # mail hood
        hood = "M-22,58 C-27,78 -30,100 -42,120 C-24,132 24,132 42,120 C30,100 27,78 22,58 Z"
        canvas.inked(hood, INK)
        brocade(canvas, hood, STEEL, step=(8, 5.4), motif=(1.7, 2.2))
        face(canvas, 1, INK, lips=MAN_LIPS, man=True)
        canvas.inked(
            "M-22,60 C-23,44 -13,38 -6,30 C-3,26 -1.4,22 0,16 C1.4,22 3,26 6,30 C13,38 23,44 22,60 Z", STEEL
        )
        canvas.shape("M0,18 C1.4,22 3,26 6,30 C13,38 22,44 21.2,58 H4 C6,46 4,34 0,18 Z", STEEL_SHADE)
        canvas.line("M0,56 V28", GOLD, 2)
        canvas.disc(0, 18.4, 3, RED, INK, 1.1)
        canvas.inked(
            "M-24,65 C-25,56 -22,52 -22,52 C-8,47 8,47 22,52 C22,52 25,56 24,65 C10,59 -10,59 -24,65 Z", GOLD
        )
        canvas.inked("M-1.6,58 L2,84 C2.4,88.4 7.4,88.4 7.8,84 L9,58 Z", GOLD, 1.3)
        for x in (-14, 0, 14):
            lozenge(canvas, x, 55 - (0 if x else 1.4), 2.6, 3.4, RED)
    with canvas.placed(move(8, 118)):
        canvas.line("M57,-100 V106", INK, 1.4)
        for limb in (1, -1):
            with canvas.placed(scale(1, limb)):
                curve = "M66,0 C67,-18 85,-34 85,-59 C85,-80 70,-89 57,-100"
                canvas.line(curve, INK, 8.6)
                canvas.line(curve, GOLD, 5.2, "butt")
                canvas.line("M84.9,-64 V-54", RED, 5.2, "butt")
                canvas.line("M66.6,-91.6 L62,-95.6", RED, 5.2, "butt")
    grip(canvas, 73, 119, cuff=RED, cuff_stripe=GOLD, sleeve=TEAL_SHADE)
