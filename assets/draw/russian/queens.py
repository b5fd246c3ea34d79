"""The four queens: a kokoshnik in the shape of each suit; fan, tulip, distaff and candle."""

from ..canvas import OUTLINE, Canvas
from ..geometry import move, scale, turn
from ..palette import AUBURN, CREAM, GOLD, GOLD_SHADE, INK, PAPER, RED, TEAL, TEAL_SHADE
from ..paths import points_along
from .figure import (
    BODY,
    FLAXEN_BROW,
    HEAD,
    QUEEN_ROBE,
    braid,
    brow_net,
    button_front,
    face,
    grip,
    necklace,
    shaft,
    temples,
)
from .ornament import brocade, ermine_tail, gem, lozenge, pearls, suit_sign
from .things import feather_fan, sprig


def queen_spades(canvas: Canvas) -> None:
    with canvas.placed(BODY):
        canvas.inked(QUEEN_ROBE, INK)
        brocade(canvas, "M-50,140 L-60,220 H60 L50,140 Z", GOLD, step=(16, 11))
        canvas.inked(
            "M-10,110 C-26,116 -50,120 -60,130 C-56,156 -30,172 0,174 C30,172 56,156 60,130 C50,120 "
            "26,116 10,110 Z",
            GOLD,
        )
        canvas.inked(
            "M-10,112 C-22,118 -40,122 -49,129 C-44,148 -24,161 0,162 C24,161 44,148 49,129 C40,122 "
            "22,118 10,112 Z",
            INK,
            1,
        )
        for x, y in points_along("M-38,133 C-32,145 -18,152 0,153 C18,152 32,145 38,133", 15):
            lozenge(canvas, x, y, 4, 5.4, GOLD)
        pearls(canvas, "M-60,130 C-56,156 -30,172 0,174 C30,172 56,156 60,130", 6, 2.4)
    with canvas.placed(*HEAD):
        canvas.inked_pair("M-18,52 C-34,66 -34,94 -42,122 C-36,126 -26,124 -18,116 C-26,100 -24,80 -20,66 Z", TEAL)
        face(canvas, -1, INK, stern=-1.2, lips=RED)
        # spade-shaped kokoshnik
        canvas.inked(
            "M-20,68 C-30,67 -41,60 -41,48 C-41,34 -6,30 0,16.6 C6,30 41,34 41,48 C41,60 30,67 20,68 "
            "C22,58 14,52 0,52 C-14,52 -22,58 -20,68 Z",
            INK,
        )
        canvas.line("M-34,52 C-34,41 -5,36 0,26 C5,36 34,41 34,52", GOLD, 1.7)
        pearls(canvas, "M-20,68 C-30,67 -41,60 -41,48 C-41,34 -6,30 0,18", 6, 2.5)
        pearls(canvas, "M20,68 C30,67 41,60 41,48 C41,34 6,30 0,18", 6, 2.5)
        suit_sign(canvas, "S", 0, 43, 14, GOLD)
        for x in (-1, 1):
            lozenge(canvas, x * 18, 48, 3.6, 4.6, RED)
        brow_net(canvas)
    with canvas.placed(BODY):
        necklace(canvas)
    with canvas.placed(move(61, 127), turn(3)):
        feather_fan(canvas, 0.74)
    grip(canvas, 59, 143, 0.86, 3, cuff=GOLD, cuff_stripe=RED, sleeve=TEAL, delicate=True)


def queen_hearts(canvas: Canvas) -> None:
    with canvas.placed(BODY):
        canvas.inked(QUEEN_ROBE, PAPER)
        canvas.inked(
            "M-30,126 C-26,150 -40,190 -44,220 H44 C40,190 26,150 30,126 C20,134 8,138 0,138 C-8,138 "
            "-20,134 -30,126 Z",
            RED,
        )
        button_front(canvas, GOLD, RED, PAPER, 9, 140)
        canvas.inked_pair("M-36,126 C-31,150 -31,160 -36,180 L-25,182 C-20,160 -22,146 -26,124 Z", GOLD, 1.3)
        canvas.inked_pair("M53,139 L72.4,150 L76.6,159 L49,146 Z", RED, 1.1)
        canvas.inked(
            "M-14,114 C-24,122 -34,124 -42,129 C-28,144 -8,149 0,149 C8,149 28,144 42,129 C34,124 24,122 14,114 Z",
            GOLD,
        )
        pearls(canvas, "M-42,129 C-28,144 -8,149 0,149 C8,149 28,144 42,129", 5.8, 2.3)
    with canvas.placed(*HEAD):
        # kokoshnik, two lobes
        k = (
            "M-22,70 C-40,64 -51,48 -43,33 C-36,18 -12,18 0,29 C12,18 36,18 43,33 C51,48 40,64 22,70 "
            "C24,58 14,52 0,52 C-14,52 -24,58 -22,70 Z"
        )
        canvas.inked(k, RED)
        pearls(canvas, "M-22,70 C-40,64 -51,48 -43,33 C-36,18 -12,18 0,29", 6.2, 2.6)
        pearls(canvas, "M22,70 C40,64 51,48 43,33 C36,18 12,18 0,29", 6.2, 2.6, ends=True)
        suit_sign(canvas, "H", 0, 42, 14, GOLD)
        for x in (-1, 1):
            canvas.disc(x * 22, 38, 5.4, GOLD)
            canvas.disc(x * 22, 38, 2.2, RED)
            canvas.disc(x * 33, 48, 3, GOLD)
        face(canvas, 1, AUBURN, cheeks=True)
        temples(canvas, AUBURN)
        brow_net(canvas)
        for x in (-21, 21):
            canvas.line(f"M{x},76 V92", INK, 0.9)
            for i in range(4):
                canvas.disc(x, 80 + i * 5, 2.3, PAPER if i < 3 else RED, INK, 0.8)
    with canvas.placed(BODY):
        necklace(canvas)
    braid(
        canvas,
        [(-24, 122), (-29, 131), (-33, 140), (-35, 149), (-36, 158), (-36, 167), (-36, 176), (-36, 185)],
        AUBURN,
    )
    canvas.line("M68,190 C68,150 66,120 75,82", TEAL, 3.6)
    canvas.inked("M68,124 C78,118 88,106 88,96 C76,100 68,110 68,124 Z", TEAL, 1.3)
    canvas.inked("M69,106 C62,104 58,98 58,92 C65,93 70,98 69,106 Z", TEAL, 1.3)
    with canvas.placed(move(77, 62), turn(10), scale(0.96)):
        canvas.inked(
            "M0,22 C-16,20 -24,6 -20,-12 C-14,-8 -10,-6 -8,-2 C-8,-10 -4,-18 0,-24 C4,-18 8,-10 8,-2 "
            "C10,-6 14,-8 20,-12 C24,6 16,20 0,22 Z",
            RED,
        )
        canvas.inked("M0,22 C-8,16 -9,4 0,-10 C9,4 8,16 0,22 Z", GOLD, 1.3)
    grip(canvas, 66, 144, 0.86, 4, cuff=GOLD, sleeve=PAPER, delicate=True)


def queen_diamonds(canvas: Canvas) -> None:
    sprig(canvas, "D", (-56, 86), (-44, 150), RED)
    with canvas.placed(BODY):
        canvas.inked(QUEEN_ROBE, GOLD)
        canvas.inked_pair("M-58,134 C-76,146 -86,176 -92,220 H-62 C-60,180 -56,160 -50,131 Z", PAPER)
        body = (
            "M-50,130 C-54,170 -56,190 -58,220 H58 C56,190 54,170 50,130 C40,124 14,122 9,112 H-9 "
            "C-14,122 -40,124 -50,130 Z"
        )
        brocade(canvas, body, RED, step=(17, 12), motif=(4.4, 6.4), dot=PAPER)
        button_front(canvas, RED, GOLD, PAPER, 10, 130)
        # ermine collar
        canvas.inked(
            "M-12,112 C-28,116 -48,120 -56,130 C-52,142 -38,146 -26,146 C-16,149 -6,155 0,161 C6,155 "
            "16,149 26,146 C38,146 52,142 56,130 C48,120 28,116 12,112 C8,126 -8,126 -12,112 Z",
            PAPER,
        )
        for x, y in ((-45, 131), (-30, 134), (-16, 140), (45, 131), (30, 134), (16, 140)):
            ermine_tail(canvas, x, y)
    with canvas.placed(*HEAD):
        # rhombic kokoshnik
        canvas.inked(
            "M-20,70 C-26,60 -34,52 -45,45 C-30,38 -10,30 0,16 C10,30 30,38 45,45 C34,52 26,60 20,70 "
            "C22,58 14,52 0,52 C-14,52 -22,58 -20,70 Z",
            RED,
        )
        canvas.line("M-33,46 C-22,41 -7,35 0,26 C7,35 22,41 33,46", GOLD, 1.7)
        pearls(canvas, "M-20,70 C-26,60 -34,52 -45,45 C-30,38 -10,30 0,17", 6, 2.5)
        pearls(canvas, "M20,70 C26,60 34,52 45,45 C30,38 10,30 0,17", 6, 2.5)
        lozenge(canvas, 0, 41, 5, 8, GOLD)
        for x in (-1, 1):
            lozenge(canvas, x * 15, 46, 3, 4.6, GOLD)
            lozenge(canvas, x * 26, 52, 2.6, 4, GOLD)
        face(canvas, -1, FLAXEN_BROW, cheeks=True)
        temples(canvas, GOLD)
        brow_net(canvas)
        for x in (-20, 20):
            canvas.line(f"M{x},80 V93", INK, 1)
            lozenge(canvas, x, 99, 3.6, 6, TEAL, INK, 1)
    with canvas.placed(BODY):
        necklace(canvas, 122)
    shaft(canvas, 76, 70, 230, 6, GOLD_SHADE)
    with canvas.placed(move(8, 3)):
        canvas.inked(
            "M47,82 V32 C47,24 52,22 55,26 C57,16 64,16 65,24 C66,12 70,12 71,24 C72,16 79,16 81,26 "
            "C84,22 89,24 89,32 V82 C82,84 76,90 72,98 H64 C60,90 54,84 47,82 Z",
            TEAL,
        )
        canvas.line("M52,77 V36 H84 V77 C79,79 72,84 68,90 C64,84 57,79 52,77 Z", GOLD, 1.5)
        for i in range(8):
            with canvas.placed(move(68, 54), turn(i * 45)):
                canvas.shape("M0,-3 C4,-8 4,-11 0,-15 C-4,-11 -4,-8 0,-3 Z", GOLD)
        canvas.disc(68, 54, 2.8, RED)
        lozenge(canvas, 68, 78, 3.6, 5, RED)
    grip(canvas, 74, 144, 0.86, cuff=RED, cuff_stripe=GOLD, sleeve=PAPER)


def queen_clubs(canvas: Canvas) -> None:
    sprig(canvas, "C", (-56, 86), (-46, 150), INK)
    with canvas.placed(BODY):
        canvas.inked(QUEEN_ROBE, TEAL)
        canvas.inked_pair("M-58,134 C-76,146 -86,176 -92,220 H-50 C-54,180 -50,156 -44,128 Z", GOLD)
        for side in (-1, 1):
            with canvas.placed(scale(side, 1)):
                brocade(
                    canvas,
                    "M-58,134 C-76,146 -86,176 -92,220 H-50 C-54,180 -50,156 -44,128 Z",
                    TEAL,
                    step=(15, 11),
                )
        button_front(canvas, PAPER, TEAL, RED, 11, 140)
        canvas.inked(
            "M-12,112 C-24,120 -44,122 -54,131 C-44,154 -20,165 0,165 C20,165 44,154 54,131 C44,122 "
            "24,120 12,112 Z",
            TEAL_SHADE,
        )
        pearls(canvas, "M-54,131 C-44,154 -20,165 0,165 C20,165 44,154 54,131", 6, 2.4)
        hem = points_along("M-38,134 C-28,147 -12,153 0,153 C12,153 28,147 38,134", 16)
        canvas.dots(hem, 3.8, GOLD)
    with canvas.placed(*HEAD):
        canvas.disc(-29, 50, 17.5, TEAL, INK, OUTLINE)
        canvas.disc(29, 50, 17.5, TEAL, INK, OUTLINE)
        canvas.disc(0, 35.6, 18.5, TEAL, INK, OUTLINE)
        canvas.shape("M-34,50 L0,34 L34,50 L22,66 H-22 Z", TEAL)
        pearls(
            canvas,
            "M-20,66 C-33,71 -46.5,62 -46.5,50 C-46.5,39 -37,31.6 -27,32.6 C-22,32.6 -18.5,35.6 -18.5,35.6",
            6,
            2.4,
        )
        pearls(
            canvas,
            "M20,66 C33,71 46.5,62 46.5,50 C46.5,39 37,31.6 27,32.6 C22,32.6 18.5,35.6 18.5,35.6",
            6,
            2.4,
        )
        pearls(canvas, "M-18.5,35.6 C-18.5,11 18.5,11 18.5,35.6", 6, 2.4, ends=False)
        for x, y in ((-29.0, 50.0), (29.0, 50.0), (0.0, 35.6)):
            canvas.disc(x, y, 7.4, GOLD)
            canvas.disc(x, y, 4, RED)
            canvas.disc(x, y, 1.5, PAPER)
        face(canvas, 1, INK, cheeks=True)
        temples(canvas, INK)
        brow_net(canvas)
        for side in (-21, 21):
            canvas.line(f"M{side},78 V90", INK, 0.9)
            gem(canvas, side, 94, 4.4, RED)
    with canvas.placed(BODY):
        necklace(canvas)
    with canvas.placed(move(12, -2)):
        canvas.inked("M62,28 C70,38 74,46 70,54 C68,58 64,60 62,60 C58,59 54,55 54,49 C54,42 60,38 62,28 Z", RED)
        canvas.shape("M62.6,42 C66,48 66,54 62,57 C58,54 59,48 62.6,42 Z", GOLD)
        canvas.inked("M55,66 C58,62 66,62 69,66 V120 H55 Z", PAPER)
        canvas.inked(
            "M55,70 C57,74 56,82 58.6,86 C61,82 60,74 62.4,72 C64.6,74 66,76 69,71 V66 C66,62 58,62 55,66 Z",
            CREAM,
            1.1,
        )
        canvas.inked("M43,110 C50,115 74,115 81,110 C81,119 74,126 66,127 H58 C50,126 43,119 43,110 Z", GOLD)
        shaft(canvas, 62, 126, 156, 7, GOLD)
    grip(canvas, 72, 144, 0.86, cuff=GOLD, cuff_stripe=RED, sleeve=TEAL, delicate=True)
