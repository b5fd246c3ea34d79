"""The four kings: sword, sceptre, axe and orb."""

from ..canvas import Canvas
from ..geometry import move, scale, turn
from ..palette import INK
from ..paths import points_along, rounded_rect
from ..patterns import chevrons, dots_in, lozenges, stripes
from .figure import (
    CUFF,
    SLEEVE,
    Robe,
    cloth,
    face_profile,
    face_turned,
    fist,
    gem,
    neck,
    sign,
    sleeve,
    staff,
    studs,
    temples,
)
from .palette import BLUE, BROWN, GOLD, LIP, RED, SAGE, SHEEN, SILVER, SKIN, WHITE

PLATED = Robe(
    ((100, 119), (62, 121), (30, 116), (20, 140), (4, 150)),
    ((146, 119), (186, 124), (218, 120), (232, 150), (248, 158)),
)
STEPPED = Robe(
    ((100, 117), (78, 117), (74, 125), (52, 125), (48, 133), (28, 133), (24, 142), (4, 143)),
    ((146, 117), (170, 118), (174, 128), (194, 130), (198, 142), (214, 145), (218, 160), (260, 172)),
)
WINGED = Robe(
    ((100, 119), (56, 113), (42, 131), (14, 127), (4, 140)),
    ((146, 119), (188, 117), (204, 138), (222, 144), (260, 172)),
)
SLOPED = Robe(
    ((100, 118), (64, 118), (30, 126), (4, 137)),
    ((146, 118), (184, 122), (216, 139), (260, 176)),
)


def king_spades(canvas: Canvas) -> None:
    cloth(canvas, PLATED.area, INK, chevrons(122, 15, 5, -0.9, -40, 360), GOLD)
    PLATED.trim(canvas, GOLD, 4.4)
    cloth(
        canvas,
        "M100,120 C96,140 84,160 70,186 L180,206 C166,170 150,146 146,120 Z",
        BLUE,
        chevrons(122, 15, 5, 0.7, 60, 240),
        WHITE,
    )
    with canvas.placed(move(122, 84), scale(0.97)):
        canvas.inked("M-22,-34 C-34,-20 -34,10 -30,38 C-24,44 -18,40 -16,34 L18,34 C24,30 24,10 20,-34 Z", INK, 2)
        canvas.line("M-30,-10 C-31,6 -29,22 -27,38 M-25.6,0 C-26,14 -24,26 -22,38", SHEEN, 1.3)
        neck(canvas)
        face_turned(canvas, brow=3.2, stern=1, bearded=True)
        temples(canvas, INK)
        canvas.inked(
            "M-23,-8 C-20,6 -14,11 -6,12 L14,13 C17,10 19,6 19.6,1 C22.6,14 21,26 17,36 L12,60 L6,46 "
            "L-1,63 L-8,44 L-15,52 C-22,34 -26,14 -23,-8 Z",
            INK,
            2,
        )
        canvas.line(
            "M-16,18 C-15,30 -14,38 -13.6,46 M-8,24 C-6,36 -3,46 -1,58 M2,27 C4,34 5.6,40 6,45 M9,26 "
            "C11,36 12,46 12,55 M15,22 C15.4,30 15,34 14,40",
            SHEEN,
            1.3,
        )
        canvas.shape("M3.4,20 C6,22 9.6,22 12,20 C10.4,24 5.4,24 3.4,20 Z", LIP)
        canvas.shape(
            "M7,12 C3,10.4 -3,12 -8,18 C-11,22 -15,22 -17,19 C-16,26 -8,28 -1,23 C3,20 5.6,17.6 "
            "7.4,17 C9.6,18 11.6,20 14,21 C17.6,22.6 21,20 21.6,16 C19.4,18 17,17 15,15 C12.4,12.4 "
            "10,11 7,12 Z",
            INK,
            SKIN,
            0.9,
        )
        canvas.inked(
            "M-28,-32 L-33,-53 L-24,-53 L-22,-46 L-15,-46 L-15,-57 L-9,-57 L-9,-64 L5,-64 L5,-57 "
            "L11,-57 L11,-46 L18,-46 L20,-53 L29,-53 L24,-32 Z",
            GOLD,
            2,
        )
        canvas.line("M-15,-46 L11,-46 M-9,-57 L5,-57", INK, 1.4)
        canvas.inked("M-29,-40 L25,-40 L23.5,-29.6 C6,-27.6 -10,-27.6 -27.5,-29.6 Z", BLUE, 2)
        for gx in (-19, -2, 15):
            gem(canvas, gx, -34.2, 4.8, 3.8, GOLD, 1)
        gem(canvas, -2, -51.6, 4, 5.6, RED)
    canvas.inked("M185.2,120 L185.2,38 L192,21 L198.8,38 L198.8,120 Z", WHITE, 2)
    canvas.shape("M192,24 L198.8,38 L198.8,120 L192,120 Z", "#c9cfd2")
    canvas.line("M185.2,120 L185.2,38 L192,21 L198.8,38 L198.8,120 M192,34 L192,120", INK, 1.6)
    canvas.inked("M172,117 L212,117 L215,125 L206,129 L178,129 L169,125 Z", RED, 2)
    gem(canvas, 192, 123, 6, 4.2, GOLD, 1.1)
    gem(canvas, 179, 123, 3.4, 2.8, GOLD, 1)
    gem(canvas, 205, 123, 3.4, 2.8, GOLD, 1)
    staff(canvas, 192, 129, 176, 7, INK)
    canvas.disc(192, 178, 7, GOLD, INK, 2)
    sleeve(canvas, SLEEVE, BLUE, stripes(41, 12, 4.4, 188, 160), GOLD, CUFF)
    with canvas.placed(move(192, 147), scale(0.98)):
        fist(canvas)


def king_hearts(canvas: Canvas) -> None:
    cloth(canvas, STEPPED.area, RED, lozenges((17, 22), (8, 11), start=(0, 58)), GOLD)
    cloth(
        canvas,
        "M104,122 C96,146 92,160 88,190 L160,210 C156,176 150,146 142,122 Z",
        WHITE,
        stripes(90, 11, 4.6, 123, 168, phase=-2.3),
        BLUE,
        2,
    )
    canvas.inked(
        "M98,116 L66,121 L46,136 L62,149 L90,146 L122,155 L156,149 L184,155 L203,143 L186,126 L148,116 Z",
        WHITE,
        2.2,
    )
    canvas.line("M50,137 L64,145 L90,142 L122,151 L156,145 L183,151 L198,143", GOLD, 1.6)
    for ex, ey in [(68, 138), (82, 140), (76, 130), (168, 142), (184, 140), (174, 132), (92, 130), (156, 133)]:
        with canvas.placed(move(ex, ey)):
            canvas.ornament("M0,-2 C1,1 2.6,3 0,6 C-2.6,3 -1,1 0,-2 Z", INK)
            canvas.dots([(-2.6, -3), (2.6, -3), (0, -5)], 1.1, INK)
    with canvas.placed(move(124, 84), scale(-0.97, 0.97)):
        canvas.inked("M-22,-34 C-34,-24 -37,0 -32,26 C-28,34 -18,32 -14,28 L18,28 C24,20 24,0 20,-34 Z", GOLD, 2)
        canvas.line("M-31,-12 C-27,-6 -27,0 -32,4 C-27,8 -27,15 -31,20", INK, 1.3)
        neck(canvas)
        face_turned(canvas, brow=3, bearded=True)
        temples(canvas, GOLD)
        beard = (
            "M-23,-8 C-20,6 -14,11 -6,12 L14,13 C17,10 19,6 19.6,1 C24,14 25,30 20,42 C16,51 8,55 "
            "2,55 C-8,55 -18,48 -22,36 C-26,24 -26,8 -23,-8 Z"
        )
        canvas.inked(beard, GOLD, 2)
        for bx, by in [
            (-16, 22),
            (-8, 27),
            (1, 29),
            (10, 27),
            (17, 22),
            (-13, 34),
            (-4, 38),
            (5, 38),
            (14, 34),
            (-6, 47),
            (4, 48),
        ]:
            canvas.line(f"M{bx - 4.5},{by} C{bx - 4.5},{by + 6} {bx + 4.5},{by + 6} {bx + 4.5},{by}", INK, 1.3)
        canvas.shape("M3.4,20 C6,22 9.6,22 12,20 C10.4,24 5.4,24 3.4,20 Z", LIP)
        canvas.inked(
            "M7,11.4 C2,10 -4,12 -9,18 C-12,21 -16,20 -18,16 C-18,25 -9,28 -1,23 C3,20 5.6,17.6 "
            "7.4,17 C9.6,18 11.6,20 14,21 C18,23 22,20 22.6,14 C20,18 17,17 15,15 C12.4,12.4 10,11 "
            "7,11.4 Z",
            GOLD,
            1.5,
        )
        canvas.inked(
            "M-26,-34 L-32,-53 L-21,-46 L-15,-57 L-9.6,-46 C-9,-53 -7,-58 -2,-63 C3,-58 5,-53 "
            "5.6,-46 L11,-57 L17,-46 L28,-53 L22,-34 Z",
            GOLD,
            2,
        )
        for gx, gy in [(-32, -54), (-15, -58), (11, -58), (28, -54)]:
            canvas.disc(gx, gy, 3, RED, INK, 1.4)
        canvas.inked("M-27,-40 L23,-40 L23,-29.6 C6,-27.6 -10,-27.6 -27,-29.6 Z", RED, 2)
        for gx in (-18, -2, 14):
            canvas.disc(gx, -34.2, 3.2, GOLD, INK, 1)
        sign(canvas, "H", -2, -49, 11, RED, 1.1)
    staff(canvas, 192, 58, 200, 6)
    canvas.disc(192, 40, 16, BLUE, INK, 2)
    sign(canvas, "H", 192, 40, 22, GOLD, 1)
    canvas.inked("M183,56 L201,56 L197,66 L187,66 Z", GOLD, 1.8)
    canvas.inked("M188,25 L192,19 L196,25 Z", GOLD, 1.5)
    sleeve(canvas, SLEEVE, BLUE, stripes(41, 12, 4.4, 188, 160), WHITE, CUFF)
    with canvas.placed(move(192, 147), scale(0.98)):
        fist(canvas)


def king_diamonds(canvas: Canvas) -> None:
    cloth(canvas, WINGED.area, GOLD, lozenges((26, 34), (17, 23), start=(2, 62)), RED)
    studs(canvas, WINGED.trim(canvas, BLUE, 5), GOLD)
    canvas.inked("M100,118 L122,176 L146,118 L172,126 L132,230 L108,230 L72,126 Z", BLUE, 2.2)
    canvas.line("M80,130 L113,214 M164,130 L131,214", GOLD, 2)
    canvas.inked("M102,120 L122,170 L143,120 Z", WHITE, 2)
    canvas.line("M100,119 C104,146 142,146 146,119", INK, 5)
    canvas.line("M100,119 C104,146 142,146 146,119", GOLD, 2.4)
    gem(canvas, 124, 143, 5, 7, RED, 1.5)
    with canvas.placed(move(122, 84), scale(-0.97, 0.97)):
        canvas.inked("M8,-34 C-22,-40 -34,-20 -31,6 C-30,20 -33,28 -36,34 C-26,40 -12,38 -6,30 L0,0 Z", SILVER, 2)
        canvas.line(
            "M-28,0 C-26,14 -28,26 -31,34 M-21,2 C-19,16 -20,26 -23,35 M-14,6 C-12,18 -13,26 -15,34", INK, 1.2
        )
        neck(canvas, -14, 6)
        face_profile(canvas, brow=3, nose=0.6, hook=1.8)
        canvas.inked(
            "M-14,-12 C-12,2 -6,12 4,12 C8,12 10,15 12,20 L17,22.6 C20,28 24,38 22,52 C12,50 0,44 "
            "-6,30 C-12,18 -16,4 -14,-12 Z",
            SILVER,
            2,
        )
        canvas.line("M-6,14 C-2,24 6,38 18,46 M3,18 C6,28 12,36 20,41 M10,22 C12,28 16,32 20,35", INK, 1.2)
        canvas.inked(
            "M19.6,11.4 C14,10 8,13 4,19 C1,23 -4,23 -6,20 C-5,27 3,29 9,24 C13,20 16,16.6 20,15.6 Z", SILVER, 1.6
        )
        canvas.inked("M-22,-30 L-26,-52 L-12,-46 L-6,-62 L2,-46 L16,-58 L18,-30 Z", GOLD, 2)
        canvas.inked("M-22,-38 L18,-38 L18,-28.6 C4,-27 -8,-27 -22,-28.6 Z", RED, 2)
        for gx in (-14, -2, 10):
            gem(canvas, gx, -33.4, 4.4, 3.6, GOLD, 1)
        for gx, gy in [(-26, -53), (-6, -62), (16, -58)]:
            gem(canvas, gx, gy, 3.6, 4.6, BLUE)
    staff(canvas, 192, 34, 204, 6)
    canvas.inked("M195,42 C204,40 214,32 216,26 C223,44 223,66 216,84 C214,78 204,70 195,68 Z", SILVER, 2)
    canvas.line("M212,36 C217,48 217,62 212,74", INK, 1.3)
    canvas.inked("M189,44 L176,50 L176,60 L189,66 Z", GOLD, 2)
    canvas.inked("M186,40 L198,40 L198,70 L186,70 Z", RED, 1.8)
    gem(canvas, 192, 55, 4, 6, GOLD, 1)
    gem(canvas, 192, 30, 6, 9, GOLD, 1.8)
    sleeve(canvas, SLEEVE, WHITE, stripes(41, 13, 4.4, 188, 160), BLUE, CUFF, RED)
    with canvas.placed(move(192, 147), scale(0.98)):
        fist(canvas)


def king_clubs(canvas: Canvas) -> None:
    canvas.inked(SLOPED.area, SAGE, 2.2)
    dots_in(canvas, SLOPED.area, (18, 20), 3.4, INK)
    fur = SLOPED.trim(canvas, WHITE, 8)
    for x, y in [place for line in fur for place in points_along(line, 9)][1:-1]:
        canvas.line(f"M{x - 1},{y - 2.4} L{x + 1},{y + 2.4}", INK, 1.6)
    cloth(
        canvas,
        "M98,118 C84,136 70,150 58,190 L186,210 C178,166 164,142 148,118 Z",
        RED,
        stripes(90, 14, 5, 123, 168, phase=-2.5),
        GOLD,
    )
    with canvas.placed(move(122, 84), scale(0.97)):
        canvas.inked("M-22,-34 C-34,-24 -35,0 -32,34 C-28,38 -18,36 -14,30 L18,30 C24,20 24,0 20,-34 Z", BROWN, 2)
        for yy in (-16, -6, 4, 14, 24):
            canvas.line(f"M-32,{yy} L-22,{yy}", INK, 1.2)
        neck(canvas)
        face_turned(canvas, brow=3, bearded=True, stern=0.6)
        temples(canvas, BROWN)
        beard = (
            "M-23,-8 C-20,6 -14,11 -6,12 L14,13 C17,10 19,6 19.6,1 C23,14 26,30 27,50 C20,55 -20,56 "
            "-27,52 C-28,34 -27,12 -23,-8 Z"
        )
        canvas.inked(beard, BROWN, 2)
        for i in range(7):
            bx = -19 + 6.4 * i
            canvas.line(f"M{bx * 0.86 + 1:.1f},{(26 if 1 < i < 6 else 17)} L{bx:.1f},38", INK, 1.2)
            canvas.disc(bx, 44.5, 4.2, BROWN, INK, 1.3, height=5)
            canvas.disc(bx, 45, 1.3, INK, height=1.7)
        canvas.line("M-26.8,38.6 C-10,41 12,40.6 25.6,38", GOLD, 2.6)
        canvas.shape("M3.4,20 C6,22 9.6,22 12,20 C10.4,24 5.4,24 3.4,20 Z", LIP)
        canvas.inked(
            "M7,11.4 C2,10 -4,12 -9,18 C-12,21 -16,20 -18,16 C-18,25 -9,28 -1,23 C3,20 5.6,17.6 "
            "7.4,17 C9.6,18 11.6,20 14,21 C18,23 22,20 22.6,14 C20,18 17,17 15,15 C12.4,12.4 10,11 "
            "7,11.4 Z",
            BROWN,
            1.5,
        )
        canvas.inked(
            "M-26,-32 L-26,-46 C-20,-52 -16,-52 -14,-46 C-12,-58 8,-58 10,-46 C12,-52 16,-52 22,-46 L22,-32 Z",
            GOLD,
            2,
        )
        canvas.inked("M-12,-40 C-10,-52 6,-52 8,-40 Z", RED, 1.4)
        canvas.inked("M-27,-41 L23,-41 L23,-29.6 C6,-27.6 -10,-27.6 -27,-29.6 Z", GOLD, 2)
        for gx in (-20, -11, -2, 7, 16):
            canvas.disc(gx, -34.8, 2.8, INK)
        for gx in (-26, 22):
            sign(canvas, "C", gx + (2 if gx < 0 else -2), -52, 12, GOLD, 1.3)
        sign(canvas, "C", -2, -60, 14, GOLD, 1.4)
    sleeve(
        canvas,
        "M140,196 C148,176 158,164 172,152 L206,160 C202,176 200,190 202,208 Z",
        INK,
        stripes(20, 12, 4, 188, 160),
        GOLD,
        "M169,146 L208,154 L206,164 L171,157 Z",
    )
    canvas.inked("M174,132 C170,140 172,148 178,152 L205,158 C212,154 217,146 216,134 Z", SKIN, 2)
    for x, y, tilt in [(212.6, 131, 14), (215, 137, 20), (213.5, 143.4, 30)]:
        with canvas.placed(move(x, y), turn(tilt)):
            canvas.inked(rounded_rect(-4.2, -7, 8.4, 13, 4), SKIN, 1.5)
    canvas.disc(194, 122, 22, BLUE, INK, 2.2)
    canvas.inked("M172.4,117 C186,123 202,123 215.6,117 L215.8,125 C202,131 186,131 172.2,125 Z", GOLD, 1.6)
    canvas.inked("M190.5,100.4 L197.5,100.4 L197.5,121.4 L190.5,121.4 Z", GOLD, 1.6)
    canvas.inked(
        "M190.5,100 L190.5,92 L182,92 L182,85 L190.5,85 L190.5,76 L197.5,76 L197.5,85 L206,85 "
        "L206,92 L197.5,92 L197.5,100 Z",
        GOLD,
        1.8,
    )
    gem(canvas, 194, 125, 4, 4.6, RED, 1.2)
    with canvas.placed(move(176.5, 137), turn(-24)):
        canvas.inked(rounded_rect(-4.4, -12, 8.8, 22, 4.4), SKIN, 1.6)
    canvas.line("M176,146 C186,152 198,154 206,152", INK, 1.4)
