"""Grain of the felt: a seamless tile of short crossing fibres, a breath of white and black over any colour."""

import math
import random
import struct
import zlib

SIZE = 256  # device pixels
LEVELS = 8  # steps of white and of black; the strongest has an alpha of LEVELS / 255, about 3 %
SPREAD = 3.2  # standard deviations at which the strongest step is reached
SEED = 3


def _fibres(chance: random.Random) -> list[list[float]]:
    """Napped wool: slightly bent fibres, lighter or darker, fading towards their ends."""
    field = [[0.0] * SIZE for _ in range(SIZE)]
    for _ in range(SIZE * SIZE // 13):
        x, y, angle = chance.random() * SIZE, chance.random() * SIZE, chance.random() * math.tau
        tone, bend = chance.gauss(0, 1), chance.gauss(0, 0.07)
        length = chance.randint(7, 16)
        for step in range(length):
            weight = tone * math.sin(math.pi * (step + 0.5) / length)
            share_x, share_y = x - math.floor(x), y - math.floor(y)
            left, top = math.floor(x) % SIZE, math.floor(y) % SIZE
            right, bottom = (left + 1) % SIZE, (top + 1) % SIZE
            field[top][left] += weight * (1 - share_x) * (1 - share_y)
            field[top][right] += weight * share_x * (1 - share_y)
            field[bottom][left] += weight * (1 - share_x) * share_y
            field[bottom][right] += weight * share_x * share_y
            x += math.cos(angle)
            y += math.sin(angle)
            angle += bend
    return field


def grain() -> list[bytes]:
    """Rows of palette indices: LEVELS is clear, less is black, more is white."""
    chance = random.Random(SEED)
    field = _fibres(chance)
    values = [value for row in field for value in row]
    mean = sum(values) / len(values)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    rows = []
    for row in field:
        steps = (round((value - mean) / deviation / SPREAD * LEVELS) for value in row)
        rows.append(bytes(LEVELS + max(-LEVELS, min(LEVELS, step)) for step in steps))
    return rows


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def grain_png() -> bytes:
    """The tile as an indexed PNG with a translucent palette."""
    steps = range(-LEVELS, LEVELS + 1)
    palette = b"".join((b"\xff" if step > 0 else b"\x00") * 3 for step in steps)
    alphas = bytes(abs(step) for step in steps)
    pixels = b"".join(b"\x00" + row for row in grain())
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", SIZE, SIZE, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"tRNS", alphas),
            _chunk(b"IDAT", zlib.compress(pixels, 9)),
            _chunk(b"IEND", b""),
        )
    )
