"""The four jacks: halberd, lute, arrow and club leaf."""

from ..canvas import Canvas
from ..geometry import move, scale, turn
from ..palette import INK
from ..patterns import chevrons, dots_in, lozenges, rays, stripes
from .figure import CUFF, SLEEVE, Robe, cloth, face_profile, face_turned, fist, gem, neck, sign, sleeve, staff
from .palette import BLUE, BROWN, GOLD, PALE, RED, SAGE, SHEEN, SILVER, WHITE

MAILED = Robe(
    ((102, 120), (66, 124), (36, 128), (24, 144), (4, 150)),
    ((144, 120), (182, 126), (208, 136), (224, 158), (260, 180)),
)
SLASHED = Robe(
    ((102, 119), (70, 121), (58, 130), (38, 133), (24, 141), (4, 147)),
    ((144, 119), (178, 123), (190, 134), (208, 139), (222, 156), (260, 178)),
)
FACETED = Robe(
    ((102, 120), (64, 122), (36, 127), (28, 140), (14, 144), (4, 150)),
    ((144, 120), (180, 126), (204, 135), (214, 152), (228, 162), (260, 182)),
)
CAPED = Robe(
    ((102, 120), (66, 124), (42, 132), (24, 139), (4, 148)),
    ((144, 120), (180, 126), (206, 140), (222, 162), (260, 184)),
)


def jack_spades(canvas: Canvas) -> None:
    cloth(canvas, MAILED.area, BLUE, stripes(90, 16, 6, 122, 168, phase=-3), GOLD)
    plates = (
        "M30,138 L42,119 L72,115 L100,119 L95,137 L64,134 L44,150 Z",
        "M222,147 L206,124 L174,116 L146,119 L151,138 L184,139 L206,157 Z",
    )
    for plate in plates:
        canvas.inked(plate, SILVER, 2.2)
    canvas.line("M41,139 L50,126 L74,122 L96,126 M211,145 L199,131 L172,124 L150,126", INK, 1.4)
    canvas.dots(
        [(48, 122), (62, 118.6), (76, 117.6), (90, 120), (157, 120), (171, 118.6), (186, 121), (201, 125)],
        1.6,
        INK,
    )
    cloth(canvas, "M94,122 L122,190 L152,122 Z", INK, chevrons(122, 13, 4, 0.9, 60, 240), WHITE)
    with canvas.placed(move(122, 88), scale(-0.97, 0.97)):
        canvas.inked("M8,-34 C-22,-40 -34,-20 -32,6 C-32,16 -32,20 -32,26 L-4,26 L4,-10 Z", GOLD, 2)
        neck(canvas, -14, 6)
        face_profile(canvas, brow=2.6, nose=0.4, chin=1.4)
        canvas.inked(
            "M14,-22 C4,-22 -4,-16 -5,-4 L-5,26 L-32,26 C-33,6 -36,-8 -30,-20 C-22,-36 -4,-36 12,-32 Z", GOLD, 1.8
        )
        canvas.line(
            "M-12,24 L-12,-2 C-11,-14 -4,-20 4,-24 M-19,24 L-19,-4 C-18,-16 -10,-24 0,-28 M-26,24 "
            "L-26,-6 C-25,-18 -18,-26 -8,-31",
            INK,
            1.2,
        )
        canvas.inked("M-34,-26 C-40,-44 -20,-58 2,-54 C16,-52 22,-40 18,-26 C2,-34 -18,-34 -34,-26 Z", BLUE, 2)
        canvas.inked("M-35,-30 C-18,-39 4,-38 20,-30 L18,-22 C4,-29 -18,-30 -33,-21 Z", INK, 1.8)
        canvas.inked("M-6,-40 C-22,-46 -40,-62 -44,-70 C-28,-70 -8,-60 0,-42 Z", RED, 1.8)
        canvas.line("M-3,-42 C-16,-52 -30,-62 -42,-69", INK, 1.2)
        gem(canvas, -2, -40, 5, 6, GOLD, 1.5)
    staff(canvas, 192, 30, 200, 5.6, GOLD)
    canvas.inked("M187.4,44 L192,21 L196.6,44 Z", SILVER, 1.8)
    canvas.inked(
        "M195,50 L204,46 C214,44 218,36 219,32 C224,48 224,66 219,82 C218,76 212,70 204,68 L195,66 Z", SILVER, 2
    )
    canvas.inked("M189,48 L174,42 L178,56 L172,64 L189,66 Z", SILVER, 2)
    canvas.inked("M187,44 L197,44 L197,72 L187,72 Z", BLUE, 1.8)
    sleeve(canvas, SLEEVE, BLUE, stripes(41, 12, 4.4, 188, 160), GOLD, CUFF, INK)
    with canvas.placed(move(192, 148), scale(0.94)):
        fist(canvas)


def jack_hearts(canvas: Canvas) -> None:
    cloth(canvas, SLASHED.area, RED, chevrons(122, 14, 5, -0.6, 60, 360), WHITE)
    cloth(
        canvas,
        "M92,122 C88,134 100,144 123,144 C146,144 158,134 154,122 Z",
        GOLD,
        rays(123, 100, 60, 80, share=0.4),
        RED,
    )
    with canvas.placed(move(122, 88), scale(0.97)):
        canvas.inked("M-20,-34 C-38,-26 -38,4 -32,18 C-26,24 -16,22 -14,16 L18,14 C26,12 28,-20 18,-34 Z", INK, 2)
        neck(canvas)
        face_turned(canvas, brow=2.2, stern=-0.2)
        for px, py, r in [(-25, -14, 8), (-27, -1, 8), (-25, 12, 7.5), (21, -16, 6), (22.5, -5, 6)]:
            canvas.disc(px, py, r, INK, SHEEN, 1.1)
        canvas.inked("M-36,-24 C-34,-52 -8,-60 12,-52 C26,-46 30,-34 26,-24 C8,-34 -18,-34 -36,-24 Z", RED, 2)
        canvas.inked("M-37,-28 C-18,-38 8,-38 28,-28 L26,-20 C8,-29 -18,-29 -35,-19 Z", GOLD, 1.8)
        canvas.inked("M10,-38 C20,-60 40,-64 50,-56 C46,-44 30,-36 14,-34 Z", WHITE, 1.8)
        canvas.line("M12,-36 C24,-46 36,-54 48,-56", INK, 1.2)
        sign(canvas, "H", 10, -38, 13, RED, 1.2)
    with canvas.placed(move(178, 146), turn(17)):
        canvas.inked("M-4,-40 L-3.4,-98 L3.4,-98 L4,-40 Z", BROWN, 1.8)
        for y in (-88, -76, -65, -55):
            canvas.line(f"M-3.6,{y} L3.6,{y}", GOLD, 1.3)
        canvas.inked("M-5,-96 L5,-96 L7,-120 L-7,-120 Z", GOLD, 1.8)
        for y in (-102, -110):
            canvas.line(f"M-11,{y} L11,{y}", INK, 2.2)
        canvas.shape("M-4,-96 L4,-96 L5.6,-120 L-5.6,-120 Z", GOLD)
        canvas.inked(
            "M0,-46 C14,-38 31,-18 31,8 C31,30 14,42 0,42 C-14,42 -31,30 -31,8 C-31,-18 -14,-38 0,-46 Z", GOLD, 2.2
        )
        canvas.inked(
            "M0,-38 C11,-31 25,-15 25,7 C25,25 11,36 0,36 C-11,36 -25,25 -25,7 C-25,-15 -11,-31 0,-38 Z", PALE, 1.3
        )
        canvas.disc(0, -4, 10.5, BROWN, INK, 1.8)
        canvas.disc(0, -4, 7, None, GOLD, 1.6)
        canvas.line("M-11,22 L11,22", INK, 3.6)
        for q in (-2.2, 0, 2.2):
            canvas.line(f"M{q},-96 L{q * 1.7},22", INK, 0.8)
    sleeve(
        canvas,
        "M240,118 L240,176 L206,130 L196,104 L216,92 C226,98 234,106 240,118 Z",
        BLUE,
        stripes(60, 12, 4.4, 210, 110),
        GOLD,
        "M192,104 L196,110 L221,95 L217,88 Z",
    )
    with canvas.placed(move(199, 88), turn(17), scale(0.9)):
        fist(canvas)


def jack_diamonds(canvas: Canvas) -> None:
    cloth(canvas, FACETED.area, GOLD, lozenges((26, 36), (26, 36), start=(6, 60), staggered=False), RED)
    canvas.inked("M96,120 L84,140 L104,136 L123,152 L142,136 L162,142 L150,120 Z", BLUE, 2.2)
    with canvas.placed(move(124, 88), scale(0.97)):
        canvas.inked("M8,-34 C-22,-40 -34,-20 -31,6 C-30,14 -34,18 -36,24 L-6,22 L4,-10 Z", INK, 2)
        neck(canvas, -14, 6)
        face_profile(canvas, brow=2.4, nose=-0.6, hook=1, chin=0.4)
        canvas.inked(
            "M14,-22 C4,-24 -6,-18 -8,-4 C-9,6 -4,14 -8,22 C-18,26 -28,26 -36,22 C-30,14 -34,2 "
            "-32,-12 C-28,-32 -8,-36 12,-32 Z",
            INK,
            1.8,
        )
        canvas.line("M-2,-24 C-14,-20 -17,-8 -16,6 C-15,14 -18,20 -20,24", SHEEN, 1.3)
        canvas.inked("M-36,-22 L-14,-58 L30,-26 C12,-32 -14,-32 -36,-22 Z", RED, 2)
        canvas.inked("M-38,-18 C-16,-34 12,-34 34,-24 L30,-30 C10,-40 -14,-40 -32,-28 Z", BLUE, 1.8)
        canvas.inked("M-12,-38 C-22,-52 -40,-60 -50,-58 C-48,-46 -34,-36 -16,-34 Z", WHITE, 1.8)
        canvas.line("M-14,-36 C-26,-46 -38,-54 -48,-57", INK, 1.2)
    staff(canvas, 192, 50, 204, 5)
    canvas.inked("M192,22 L206,58 L192,50 L178,58 Z", RED, 2)
    canvas.shape("M192,24 L206,58 L192,50 Z", "#8f1b22")
    canvas.line("M192,22 L206,58 L192,50 L178,58 Z M192,24 L192,50", INK, 1.8)
    canvas.inked(SLEEVE, BLUE, 2.2)
    canvas.inked(CUFF, GOLD, 2)
    with canvas.placed(move(192, 148), scale(0.9)):
        fist(canvas)


def jack_clubs(canvas: Canvas) -> None:
    canvas.inked(CAPED.area, SAGE, 2.2)
    dots_in(canvas, CAPED.area, (16, 18), 3.2, INK)
    CAPED.trim(canvas, GOLD, 3.6)
    cloth(canvas, "M100,122 L92,200 L154,214 L146,122 Z", RED, stripes(0, 11, 4, 123, 168), GOLD)
    canvas.inked(
        "M94,118 L86,136 L96,131 L103,144 L111,133 L122,147 L133,133 L142,144 L149,131 L160,137 L152,118 Z",
        GOLD,
        2,
    )
    with canvas.placed(move(122, 88), scale(-0.97, 0.97)):
        canvas.inked("M-20,-34 C-36,-26 -36,4 -33,26 L-14,26 L18,24 L24,24 C28,0 28,-20 18,-34 Z", BROWN, 2)
        neck(canvas)
        face_turned(canvas, brow=2.8, stern=0.5)
        canvas.inked("M-18,-34 L-18,-18 C-22,-8 -22,10 -22,26 L-33,26 C-36,0 -34,-24 -18,-34 Z", BROWN, 1.8)
        canvas.line("M-28,-14 L-28,24", INK, 1.2)
        canvas.inked("M-40,-30 C-40,-44 -20,-52 0,-50 C22,-50 36,-42 34,-30 C16,-34 -20,-36 -40,-30 Z", INK, 2)
        canvas.inked("M-26,-34 C-10,-38 8,-38 22,-33 L21,-24 C8,-29 -12,-30 -25,-24 Z", GOLD, 1.8)
        canvas.inked("M-14,-46 C-26,-62 -44,-62 -52,-54 C-44,-44 -30,-40 -16,-42 Z", SAGE, 1.8)
        sign(canvas, "C", -14, -42, 12, GOLD, 1.2)
    staff(canvas, 192, 80, 196, 5, SAGE)
    sign(canvas, "C", 192, 54, 60, SAGE, 2)
    canvas.line("M192,54 L192,32 M191,56 L173,63 M193,56 L211,63 M192,46 L187,41 M192,46 L197,41", INK, 1.3)
    sleeve(canvas, SLEEVE, INK, stripes(41, 12, 4.4, 188, 160), GOLD, CUFF)
    with canvas.placed(move(192, 148), scale(0.9)):
        fist(canvas)
