"""The four kings: helmet and sabre, royal cap and orb, gabled crown and sceptre, boyar crown and mace."""

from ..canvas import OUTLINE, Canvas
from ..geometry import move, scale, turn
from ..palette import (
    AUBURN,
    CHESTNUT,
    GOLD,
    GOLD_SHADE,
    INK,
    PAPER,
    RED,
    RED_SHADE,
    SKIN,
    STEEL,
    TEAL,
    TEAL_SHADE,
)
from ..paths import rounded_rect
from .figure import (
    BODY,
    CHESTNUT_LOCK,
    GREY_BROW,
    GREY_LOCK,
    HEAD,
    KING_ROBE,
    WHITE_LOCK,
    ear,
    face,
    frontal_face,
    fur_brim,
    grip,
    jewelled_collar,
    moustache,
    shaft,
)
from .ornament import brocade, gable, lozenge, suit_sign
from .things import sprig


def king_spades(canvas: Canvas) -> None:
    with canvas.placed(BODY):
        canvas.inked(KING_ROBE, TEAL_SHADE)
        canvas.inked_pair(
            "M-88,134 C-104,146 -112,176 -116,220 H-40 C-44,180 -44,150 -40,122 C-58,124 -76,127 -88,134 Z",
            INK,
        )
        for x in (-1, 1):
            with canvas.placed(scale(x, 1)):
                brocade(
                    canvas,
                    "M-88,134 C-104,146 -112,176 -116,220 H-60 C-58,180 -60,150 -70,125 "
                    "C-76,127 -82,130 -88,134 Z",
                    TEAL,
                    step=(22, 14),
                    motif=(4.4, 6.6),
                )
        brocade(
            canvas,
            "M-40,122 C-44,150 -44,180 -40,220 H40 C44,180 44,150 40,122 C20,118 -20,118 -40,122 Z",
            GOLD,
            step=(17, 11),
        )
        canvas.inked_pair(
            "M-24,112 C-46,116 -60,119 -70,125 C-60,150 -58,180 -60,220 H-44 C-48,180 -44,146 -24,112 Z", GOLD
        )
        for x in (-1, 1):
            for i, (a, b) in enumerate(((47, 128), (50, 145), (52, 162), (53, 179))):
                lozenge(canvas, x * a, b, 3.4, 5.4, RED if i % 2 else INK)
    with canvas.placed(*HEAD):
        ear(canvas, 20)
        face(canvas, -1, INK, stern=-1.6, lips=None)
        with canvas.placed(scale(-1, 1)):
            canvas.shape(
                "M-20.6,80 C-22,100 -22,114 -14,128 C-8,140 0,148 4,158 C10,146 16,138 19,126 C23,112 22,98 "
                "20.6,84 C18,93 15,97 11,97 H-4 C-12,96 -18,92 -20.6,80 Z",
                INK,
            )
            canvas.shape("M1,103.6 C4,102 7,102 10,103.4 C8,106.4 3.6,106.6 1,103.6 Z", RED)
            for lock in (
                "M-8,112 C-7,124 0,134 3,144",
                "M5,114 C6,124 6,132 6,140",
                "M14,112 C15,122 12,130 10,135",
            ):
                canvas.line(lock, GREY_LOCK, 1.3)
        moustache(canvas, INK, GREY_LOCK, -1)
        # helmet crown with spire
        canvas.inked(
            "M-23,54 C-24,42 -14,37 -6,30 C-3,26 -1.4,22 0,15 C1.4,22 3,26 6,30 C14,37 24,42 23,54 Z", INK
        )
        for lock in ("M-12,53 C-13,44 -8,37 -3,29", "M12,53 C13,44 8,37 3,29", "M0,53 V27"):
            canvas.line(lock, GOLD, 1.8)
        canvas.disc(0, 19, 2.8, GOLD, INK, 1.1)
        canvas.inked(
            "M-25.5,65 C-26.5,54 -22,50 -22,50 C-10,45 10,45 22,50 C22,50 26.5,54 25.5,65 C10,58 -10,58 "
            "-25.5,65 Z",
            GOLD,
        )
        for x, y in ((-16, 55.4), (0, 52.6), (16, 55.4)):
            canvas.disc(x, y, 3.2, RED if x else TEAL, INK, 0.9)
    with canvas.placed(move(72, 132), turn(5)):
        canvas.inked("M-5,-8 C-8,-42 -3,-76 17,-113 C21,-90 20,-74 18,-62 C16,-42 11,-26 7,-8 Z", STEEL)
        canvas.shape("M5.6,-10 C9.6,-28 14.4,-44 16.6,-62 C18.4,-76 19.4,-88 17,-108 C13,-80 6,-46 2,-10 Z", PAPER)
        canvas.line("M2,-12 C4.6,-44 10,-76 16.4,-104", INK, 1.1)
        canvas.inked(
            "M-17,-13 C-10,-15 10,-15 17,-13 C20,-12 20,-8 17,-7 C10,-9 -10,-9 -17,-7 C-20,-8 -20,-12 -17,-13 Z",
            GOLD,
        )
        shaft(canvas, 0, -8, 22, 7, GOLD_SHADE)
        canvas.disc(0, 22, 5, GOLD, INK, OUTLINE)
    grip(canvas, 70, 138, 1, 4, sleeve=TEAL)


def king_hearts(canvas: Canvas) -> None:
    with canvas.placed(BODY):
        robe = canvas.inked(KING_ROBE, RED)
        brocade(canvas, robe, GOLD, step=(20, 13), motif=(4, 6))
        jewelled_collar(canvas, GOLD, RED, [RED, TEAL], half_width=54, drop=178)
    with canvas.placed(*HEAD):
        ear(canvas, -20, 80)
        ear(canvas, 20, 80)
        frontal_face(canvas, AUBURN)
        canvas.inked(
            "M-21,80 C-25,100 -26,122 -15,136 C-8,143 8,143 15,136 C26,122 25,100 21,80 C19,91 15,97 "
            "9,97 H-9 C-15,97 -19,91 -21,80 Z",
            AUBURN,
        )
        canvas.shape("M-4.6,104 C-2,102.4 2,102.4 4.6,104 C3,107 -3,107 -4.6,104 Z", RED)
        moustache(canvas, AUBURN, INK, 0)
        for lock in ("M-12,112 C-13,122 -10,130 -6,135", "M0,112 V137", "M12,112 C13,122 10,130 6,135"):
            canvas.line(lock, GOLD, 1.3)
        # Monomakh cap: gored dome, ermine, pearl
        canvas.inked("M-22,52 C-24,36 -14,29 0,23 C14,29 24,36 22,52 Z", GOLD)
        canvas.inked("M-8,50 C-9,38 -5,30 0,23 C5,30 9,38 8,50 Z", RED, 1.3)
        lozenge(canvas, 0, 40, 3.2, 4.6, GOLD)
        for x in (-1, 1):
            canvas.disc(x * 15, 43, 2.6, TEAL, INK, 0.8)
        fur_brim(canvas, PAPER, ermine=True)
        canvas.disc(0, 21.5, 3.6, PAPER, INK, 1.2)
    with canvas.placed(move(70, 122)):
        canvas.disc(0, 0, 22, GOLD, INK, OUTLINE)
        canvas.inked("M-21.6,-4 C-10,2 10,2 21.6,-4 L21.6,4 C10,10 -10,10 -21.6,4 Z", RED, 1.3)
        canvas.inked("M-4,-21.6 C-5,-12 -5,-6 -4,.4 H4 C5,-6 5,-12 4,-21.6 Z", RED, 1.3)
        canvas.disc(0, 3.6, 4.2, PAPER, INK, 1.2)
        canvas.inked("M-2.4,-22 L-3.4,-32 H-11 V-38 H-3.2 V-46 H3.2 V-38 H11 V-32 H3.4 L2.4,-22 Z", GOLD)
        canvas.inked("M-40,80 C-36,48 -28,34 -18,22 L14,26 C16,44 18,60 18,80 Z", RED_SHADE)
        canvas.inked("M-21,20 L15,25 L16,35 L-27,31 Z", GOLD)
        for i in range(4):
            with canvas.placed(move(-15 + i * 9.4, 20 + abs(i - 1.5) * 0.6), turn(-8 + i * 6)):
                canvas.inked(rounded_rect(-4.4, -10, 9, 17, 4.4), SKIN, 1.3)
        canvas.inked("M-22,22 C-27,12 -27,2 -22,-2 C-18,-3 -17,2 -18,6 C-17,12 -14,16 -10,20 Z", SKIN, 1.3)


def king_diamonds(canvas: Canvas) -> None:
    sprig(canvas, "D", (-54, 42), (-56, 150), RED)
    with canvas.placed(BODY):
        robe = canvas.inked(KING_ROBE, GOLD)
        brocade(canvas, robe, RED, step=(19, 12), motif=(4.4, 6.4), dot=GOLD)
        canvas.inked(
            "M-46,121 C-32,160 -28,190 -30,220 H30 C28,190 32,160 46,121 C30,118 20,114 12,108 H-12 "
            "C-20,114 -30,118 -46,121 Z",
            PAPER,
        )
        canvas.inked("M-34,119 C-22,160 -18,190 -19,220 H19 C18,190 22,160 34,119 L12,108 H-12 Z", RED)
    with canvas.placed(*HEAD):
        ear(canvas, -20)
        face(canvas, 1, GREY_BROW, lips=None)
        canvas.inked(
            "M-20.6,80 C-24,98 -25,116 -20,130 C-16,138 -10,143 -9,150 C-3,143 1,136 2.4,126 C5,136 "
            "9,143 16,148 C16,141 22,136 24,126 C26,112 23,98 20.6,84 C18,93 15,97 11,97 H-4 C-12,96 "
            "-18,92 -20.6,80 Z",
            PAPER,
        )
        canvas.shape("M1,103.8 C4,102 7,102 10,103.4 C8,106.4 3.6,106.6 1,103.8 Z", RED)
        for lock in (
            "M-12,112 C-13,123 -11,132 -10,139",
            "M-4,114 C-4,122 -5,129 -7,134",
            "M9,114 C10,123 12,131 14,138",
            "M16,112 C18,120 18,127 17,132",
        ):
            canvas.line(lock, WHITE_LOCK, 1.3)
        moustache(canvas, PAPER, INK, 1)
        gable(canvas, -13, 50, 9, 29, RED)
        gable(canvas, 13, 50, 9, 29, RED)
        gable(canvas, 0, 50, 10, 32, GOLD)
        gable(canvas, -20, 55, 8, 21, GOLD)
        gable(canvas, 20, 55, 8, 21, GOLD)
        lozenge(canvas, 0, 38, 3.4, 6, RED, INK, 0.9)
        for x in (-1, 1):
            lozenge(canvas, x * 20, 45, 2, 3.4, TEAL)
            canvas.disc(x * 13, 21, 2.4, PAPER, INK, 1.1)
        canvas.disc(0, 18, 2.8, PAPER, INK, 1.1)
        fur_brim(canvas, AUBURN, y=57, height=14)
    shaft(canvas, 72, 40, 230, 6, GOLD)
    for y in (66, 112):
        canvas.inked(rounded_rect(66, y, 12, 5, 2), RED, 1.2)
    canvas.inked("M72,14 C76,26 82,34 90,40 C82,46 76,54 72,66 C68,54 62,46 54,40 C62,34 68,26 72,14 Z", RED)
    lozenge(canvas, 72, 40, 6, 9, GOLD, INK, 1.1)
    grip(canvas, 70, 139, sleeve=TEAL, cuff_stripe=TEAL)


def king_clubs(canvas: Canvas) -> None:
    with canvas.placed(BODY):
        canvas.inked(KING_ROBE, TEAL)
        jewelled_collar(canvas, TEAL_SHADE, GOLD, [GOLD, RED], half_width=70, drop=190)
    with canvas.placed(*HEAD):
        ear(canvas, -20)
        face(canvas, 1, CHESTNUT_LOCK, lips=None, stern=0.5)
        canvas.inked(
            "M-20.6,80 C-26,98 -30,116 -27,130 C-22,137 -14,138 -10,135 C-6,141 8,141 12,135 C16,138 "
            "24,137 28,130 C30,116 26,98 20.6,84 C18,93 15,97 11,97 H-4 C-12,96 -18,92 -20.6,80 Z",
            CHESTNUT,
        )
        canvas.shape("M1,103.8 C4,102 7,102 10,103.4 C8,106.4 3.6,106.6 1,103.8 Z", RED)
        for lock in (
            "M-17,112 C-18,120 -18,126 -17,131",
            "M-10,114 C-11,122 -11,128 -10,135",
            "M1,116 V130",
            "M11,114 C12,122 12,128 12,135",
            "M18,112 C19,120 19,126 18,131",
        ):
            canvas.line(lock, CHESTNUT_LOCK, 1.3)
        moustache(canvas, CHESTNUT, INK, 1)
        # flaring boyar crown
        canvas.inked("M-21,52 C-22,40 -26,30 -31,22 C-12,16 12,16 31,22 C26,30 22,40 21,52 Z", TEAL)
        canvas.inked("M-31,22 C-12,16 12,16 31,22 L28.4,27 C12,21 -12,21 -28.4,27 Z", GOLD, 1.3)
        for x in (-1, 1):
            lozenge(canvas, x * 17, 38, 3.4, 5.4, GOLD)
        suit_sign(canvas, "C", 0, 36, 21, GOLD, INK, 1.1)
        fur_brim(canvas, INK)
    shaft(canvas, 74, 60, 230, 6.4, GOLD)
    with canvas.placed(move(74, 44)):
        for a in range(0, 360, 45):
            with canvas.placed(turn(a)):
                canvas.inked("M-5,-16 L0,-27 L5,-16 Z", GOLD)
        canvas.disc(0, 0, 18.5, GOLD, INK, OUTLINE)
        canvas.line("M-18,-3 C-8,3 8,3 18,-3", INK, 1.3)
        canvas.inked("M-18,2 C-8,9 8,9 18,2 C17,7 15,10 13,13 C5,16 -5,16 -13,13 C-15,10 -17,7 -18,2 Z", TEAL, 1.1)
        for x in (-9, 0, 9):
            canvas.disc(x, -6 - (0 if x else 2), 2.4, RED)
    grip(canvas, 72, 139, sleeve=TEAL_SHADE)
