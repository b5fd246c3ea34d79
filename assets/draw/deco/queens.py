"""The four queens: fan, rose, mirror and sceptre."""

import math

from ..canvas import Canvas
from ..geometry import move, scale, turn
from ..palette import INK
from ..paths import mapped, points_along
from ..patterns import chevrons, dots_in, lozenges, rays, star, stripes
from .figure import (
    CUFF,
    SLEEVE,
    Robe,
    bare_neck,
    cloth,
    face_profile,
    face_turned,
    gem,
    neck,
    sign,
    sleeve,
    slim_fist,
    staff,
)
from .palette import BLUE, GOLD, PALE, RED, SAGE, SHEEN, SKIN, WHITE

DRAPED = Robe(
    ((104, 121), (66, 129), (40, 141), (4, 149)),
    ((142, 121), (184, 132), (214, 147), (260, 160)),
)
PUFFED = Robe(
    ((104, 120), (78, 123), (62, 117), (44, 121), (32, 133), (14, 133), (4, 141)),
    ((142, 120), (166, 123), (182, 119), (199, 125), (210, 141), (224, 150), (260, 180)),
)
SQUARED = Robe(
    ((104, 122), (74, 125), (48, 132), (28, 138), (4, 148)),
    ((142, 122), (176, 127), (204, 141), (222, 164), (260, 186)),
)
BROKEN = Robe(
    ((103, 121), (70, 124), (52, 135), (22, 137), (4, 148)),
    ((143, 121), (174, 126), (192, 139), (214, 147), (260, 182)),
)


def queen_spades(canvas: Canvas) -> None:
    canvas.inked(
        "M118,22 C84,24 68,60 66,96 C64,120 54,134 40,150 L60,200 L180,200 C196,170 186,140 "
        "172,120 C168,80 160,30 118,22 Z",
        INK,
        2.2,
    )
    dots_in(
        canvas,
        "M118,22 C84,24 68,60 66,96 C64,120 54,134 40,150 L60,200 L180,200 C196,170 186,140 "
        "172,120 C168,80 160,30 118,22 Z",
        (15, 15),
        1.7,
        GOLD,
        start=(0, 20),
    )
    with canvas.placed(move(119, 116), scale(0.952), move(-119, -116)):
        canvas.line(
            "M40,150 C54,134 64,120 66,96 C68,60 84,24 118,22 C160,30 168,80 172,120 C186,140 196,170 180,200",
            GOLD,
            1.5,
        )
    cloth(canvas, DRAPED.area, BLUE, chevrons(123, 16, 5, 0.62, 40, 250), INK)
    canvas.inked("M106,118 L124,158 L142,118 Z", SKIN, 2)
    canvas.inked("M98,116 L107,119 L124,158 L141,119 L150,116 L156,126 L130,200 L118,200 L92,126 Z", INK, 2)
    canvas.line("M100,122 L124,172 L148,122", GOLD, 2)
    canvas.line("M108,124 C112,136 136,136 140,124", GOLD, 2.4)
    gem(canvas, 124, 136, 4, 6, RED, 1.3)
    with canvas.placed(move(119, 86), scale(-0.97, 0.97)):
        canvas.inked("M10,-34 C-22,-42 -36,-22 -33,4 C-32,16 -26,24 -16,24 L-6,16 L4,-10 Z", INK, 2)
        bare_neck(canvas, -14, 6)
        face_profile(canvas, female=True, brow=2, kohl=1.2, nose=-1.4, chin=-0.6)
        canvas.inked(
            "M15,-20 C4,-24 -6,-18 -8,-6 C-10,4 -6,10 -14,16 C-24,20 -33,12 -33,-4 C-34,-26 -14,-38 12,-34 Z",
            INK,
            1.8,
        )
        canvas.line("M10,-26 C-2,-28 -14,-20 -15,-6 M4,-32 C-12,-32 -23,-20 -23,-4", SHEEN, 1.3)
        canvas.disc(-8.6, 12, 3, GOLD, INK, 1.2)
        canvas.inked("M-8.6,15 L-5.4,25 L-8.6,31 L-11.8,25 Z", RED, 1.2)
        canvas.inked(
            "M-24,-30 L-30,-58 L-17,-50 L-12,-66 L-3,-52 L6,-66 L10,-50 L22,-56 L16,-27 C2,-34 -12,-35 -24,-30 Z",
            GOLD,
            2,
        )
        for a, b in [(-25, -50), (-11.4, -57), (4.6, -57), (17.6, -49)]:
            canvas.line(f"M{-5 + (a + 5) * 0.35},{-30 + (b + 30) * 0.4} L{a},{b}", INK, 1.3)
        canvas.inked("M-25,-36 C-10,-42 4,-41 17,-34 L16,-26 C4,-33 -12,-34 -24,-28 Z", BLUE, 1.8)
        for gx, gy in [(-15, -35.4), (-4, -36.8), (7, -35)]:
            gem(canvas, gx, gy, 3, 2.8, GOLD, 0.9)
    with canvas.placed(move(189, 151), turn(-143 + 5.5)):
        for blade in range(9):
            with canvas.placed(turn(11 * blade)):
                canvas.inked("M9.9,-1 L54.7,-5.3 L60,0 L54.7,5.3 L9.9,1 Z", RED if blade % 2 else GOLD, 1.6)
                canvas.line("M39.8,-3.8 L45,0 L39.8,3.8", INK, 1.3)
    sleeve(
        canvas,
        "M140,196 C146,178 158,166 174,154 L198,168 C194,178 192,190 194,206 Z",
        INK,
        stripes(36, 9, 2.6, 188, 160),
        GOLD,
        "M170,152 L176,147 L204,165 L200,172 Z",
    )
    with canvas.placed(move(191, 152), turn(12), scale(0.9)):
        slim_fist(canvas)


def queen_hearts(canvas: Canvas) -> None:
    cloth(canvas, PUFFED.area, RED, lozenges((20, 20), (10, 12.4), start=(0, 63)), GOLD)
    for line in PUFFED.trim(canvas, WHITE, 5):
        canvas.dots(points_along(line, 9), 1.3, RED)
    canvas.inked("M101,124 C96,146 94,160 92,190 L156,210 C153,176 150,146 145,124 Z", WHITE, 2)
    canvas.line("M104,140 L101,200 M142,140 L147,200", BLUE, 2.4)
    canvas.inked("M105,118 L123,148 L141,118 Z", SKIN, 2)
    canvas.inked("M98,117 L106,119 L123,148 L140,119 L148,117 L152,126 L123,164 L94,126 Z", GOLD, 2)
    canvas.line("M100,123 L123,157 L146,123", RED, 2)
    with canvas.placed(move(122, 86), scale(0.97)):
        canvas.inked(
            "M-20,-34 C-36,-26 -40,-6 -36,14 C-40,24 -34,36 -22,36 C-14,38 -10,32 -12,24 L20,22 "
            "C28,24 32,16 27,8 C30,-6 28,-24 18,-34 Z",
            GOLD,
            2,
        )
        bare_neck(canvas)
        face_turned(canvas, female=True, brow=1.6)
        canvas.inked(
            "M-2,-34 C-4,-24 -18,-22 -21,-8 C-23,4 -16,12 -20,22 C-22,30 -34,30 -35,20 C-36,12 -38,8 "
            "-36,-4 C-36,-22 -24,-36 -2,-34 Z",
            GOLD,
            1.8,
        )
        canvas.line(
            "M-10,-31 C-20,-26 -28,-16 -28,-2 C-28,8 -24,14 -28,24 M-18,-32 C-30,-22 -34,-10 -32,4", INK, 1.2
        )
        canvas.inked(
            "M-2,-34 C6,-32 14,-26 17,-16 C20,-8 19,-2 21,4 C24,10 30,10 29,2 C30,-10 28,-28 14,-35 Z", GOLD, 1.8
        )
        canvas.line("M8,-33 C16,-28 22,-18 23,-6", INK, 1.2)
        canvas.inked(
            "M-24,-34 L-26,-46 C-18,-48 -14,-44 -12,-40 C-12,-52 -8,-58 -2,-62 C4,-58 8,-52 8,-40 "
            "C10,-44 14,-48 22,-46 L20,-34 Z",
            GOLD,
            2,
        )
        sign(canvas, "H", -2, -49, 13, RED, 1.2)
        canvas.inked("M-25,-39 L21,-39 L21,-31 C6,-29 -10,-29 -25,-31 Z", RED, 1.8)
        for gx in (-18, -10, -2, 6, 14):
            canvas.disc(gx, -34.8, 2.2, WHITE, INK, 0.8)
    canvas.line("M192,84 C196,110 190,130 190,176", INK, 5.4)
    canvas.line("M192,84 C196,110 190,130 190,176", SAGE, 2.6)
    canvas.inked("M193,112 C200,98 212,98 218,104 C214,114 202,118 193,112 Z", SAGE, 1.8)
    canvas.inked("M193,104 C184,92 172,94 168,102 C174,110 184,112 193,104 Z", SAGE, 1.8)
    for petal in range(6):
        with canvas.placed(move(192, 62), turn(60 * petal)):
            canvas.disc(0, -13, 11.5, RED, INK, 1.8)
    canvas.disc(192, 62, 13, RED, INK, 1.6)
    canvas.disc(192, 62, 8, PALE, INK, 1.5)
    canvas.line("M187,62 C188,56 197,56 196,62 C195,66 190,65 191,62", INK, 1.4)
    sleeve(canvas, SLEEVE, BLUE, stripes(41, 12, 4.4, 188, 160), WHITE, CUFF)
    with canvas.placed(move(196, 148), scale(0.9)):
        slim_fist(canvas)


def queen_diamonds(canvas: Canvas) -> None:
    cloth(canvas, SQUARED.area, GOLD, lozenges((26, 34), (15, 20), start=(5, 64)), RED)
    for d, rx in (
        ("M105,122 C98,117 90,110 85,99 C77,108 74,122 80,134 L100,146 Z", 118),
        ("M141,122 C148,117 156,110 161,99 C169,108 172,122 166,134 L146,146 Z", 128),
    ):
        cloth(canvas, d, BLUE, rays(rx, 146, 40, 90, share=0.42), GOLD)
    canvas.inked("M104,122 L82,190 L164,210 L142,122 Z", BLUE, 2.2)
    canvas.line("M108,136 L94,190 M139,136 L154,206", GOLD, 2.4)
    canvas.inked("M106,120 L123,156 L140,120 Z", SKIN, 2)
    for x, y in points_along("M104,124 Q123,176 142,124", 7.4):
        canvas.disc(x, y, 3, WHITE, INK, 1.1)
    with canvas.placed(move(127, 86), scale(0.97)):
        canvas.inked("M10,-34 C-22,-42 -36,-22 -34,4 C-34,16 -32,24 -28,28 L-4,26 L4,-10 Z", RED, 2)
        bare_neck(canvas, -14, 6)
        face_profile(canvas, female=True, brow=2, nose=-2.4, hook=-1, chin=-0.4)
        canvas.inked(
            "M14,-20 C2,-24 -4,-14 -3,-2 C-2,8 4,10 6,18 C-2,24 -14,30 -28,29 C-34,16 -36,-2 -32,-14 "
            "C-26,-32 -8,-38 12,-34 Z",
            RED,
            1.8,
        )
        canvas.line(
            "M6,-28 C-10,-28 -16,-12 -14,2 C-13,12 -8,16 -6,24 M-4,-32 C-22,-26 -26,-8 -24,8 C-23,18 "
            "-18,22 -17,28",
            INK,
            1.2,
        )
        cloth(
            canvas,
            "M-30,-22 C-26,-40 -16,-50 2,-52 C12,-50 17,-40 16,-24 C2,-32 -16,-32 -30,-22 Z",
            BLUE,
            rays(-4, -20, 24, 70, start=-178, share=0.45),
            GOLD,
            2,
        )
        canvas.inked("M-31,-24 C-16,-37 4,-36 17,-28 L16,-20 C4,-28 -14,-29 -29,-16 Z", GOLD, 1.8)
        gem(canvas, 8, -42, 6, 9, GOLD, 1.6)
        gem(canvas, 8, -42, 2.6, 4.4, RED, 0.8)
        canvas.inked("M8,-48 C-2,-54 -8,-62 -18,-64 C-14,-52 -4,-45 8,-46 Z", WHITE, 1.6)
        canvas.line("M6,-47.6 C-2,-52 -8,-58 -15,-62", INK, 1.1)
        canvas.inked("M8,-50 C4,-58 6,-66 11,-71 C16,-64 14,-56 9,-50 Z", RED, 1.6)
    canvas.disc(191, 66, 27, GOLD, INK, 2.2, height=31)
    canvas.disc(191, 66, 20, "#dfe8ea", INK, 1.8, height=24)
    canvas.line("M177,78 L201,48 M183,84 L205,56", WHITE, 3)
    canvas.dots(
        [(191 + 23.6 * math.cos(math.pi / 6 * k), 66 + 27.6 * math.sin(math.pi / 6 * k)) for k in range(12)],
        1.7,
        RED,
    )
    gem(canvas, 191, 34, 5, 7, RED, 1.5)
    staff(canvas, 191, 97, 176, 6.4)
    sleeve(canvas, SLEEVE, BLUE, stripes(41, 13, 4.4, 188, 160), PALE, CUFF)
    with canvas.placed(move(191, 148), scale(0.9)):
        slim_fist(canvas)


def queen_clubs(canvas: Canvas) -> None:
    cloth(canvas, BROKEN.area, SAGE, stripes(90, 12, 4, 123, 168, phase=-2), INK)
    BROKEN.trim(canvas, GOLD, 4.4)
    canvas.inked("M96,124 C84,146 78,160 70,190 L176,210 C170,176 162,148 150,124 Z", RED, 2.2)
    dots_in(canvas, "M96,124 C84,146 78,160 70,190 L176,210 C170,176 162,148 150,124 Z", (15, 17), 3, GOLD)
    canvas.inked(mapped(star(0, 0, 1, 0.86, 22), move(123, 121) @ scale(37, 15)), WHITE, 2)
    for fold in range(22):
        angle = math.tau * (fold + 0.5) / 22
        x, y = math.cos(angle), math.sin(angle)
        canvas.line(f"M{123 + 12 * x:.2f},{119 + 5 * y:.2f} L{123 + 35 * x:.2f},{121 + 14 * y:.2f}", INK, 1.2)
    gem(canvas, 124, 141, 5, 7, GOLD, 1.6)
    with canvas.placed(move(124, 86), scale(-0.97, 0.97)):
        canvas.inked(
            "M-20,-34 C-38,-30 -44,-10 -38,6 C-34,14 -24,14 -20,10 L18,8 C26,14 36,8 36,-4 C36,-20 "
            "28,-32 18,-34 Z",
            INK,
            2,
        )
        neck(canvas)
        face_turned(canvas, female=True, brow=1.8)
        canvas.inked("M-2,-34 C-4,-24 -19,-20 -21,-6 C-24,10 -36,12 -40,0 C-42,-18 -30,-36 -2,-34 Z", INK, 1.8)
        canvas.inked("M-2,-34 C8,-30 16,-22 18,-8 C22,8 34,8 36,-4 C37,-20 24,-36 -2,-34 Z", INK, 1.8)
        for radius in (4.0, 8.0):
            canvas.disc(-30, -3, radius, None, SHEEN, 1.2)
        for radius in (3, 6.4):
            canvas.disc(28, -4, radius, None, SHEEN, 1.2)
        canvas.inked("M-26,-32 L-30,-52 L-16,-44 L-2,-62 L12,-44 L26,-52 L22,-32 Z", GOLD, 2)
        canvas.inked("M-2,-58 L-8,-44 L-2,-40 L4,-44 Z", RED, 1.2)
        canvas.inked("M-27,-40 L23,-40 L23,-30 C6,-28 -10,-28 -27,-30 Z", SAGE, 1.8)
        for gx in (-18, -2, 14):
            sign(canvas, "C", gx, -34.6, 8, INK)
        for gx, gy in [(-30, -53), (-2, -63), (26, -53)]:
            canvas.disc(gx, gy, 3, WHITE, INK, 1.3)
    staff(canvas, 192, 66, 196, 5.6)
    canvas.inked("M184,62 L200,62 L197,72 L187,72 Z", RED, 1.8)
    sign(canvas, "C", 192, 42, 44, GOLD, 2)
    for dx, dy in [(0, -11), (-10.4, 4), (10.4, 4)]:
        canvas.disc(192 + dx, 42 + dy, 4, RED, INK, 1.2)
    sleeve(canvas, SLEEVE, SAGE, stripes(41, 12, 4.4, 188, 160), INK, CUFF)
    with canvas.placed(move(192, 148), scale(0.9)):
        slim_fist(canvas)
