"""Grain of felt, linen and wood: seamless tiles, a breath of white and black over any colour.

A tile is rows of palette indices: the middle index is clear, less is black, more is white.
"""

import math
import random
import struct
import zlib

SIZE = 256  # device pixels
LEVELS = 8  # steps of white and of black; the strongest has an alpha of LEVELS / 255, about 3 %
TEXTURE_LEVELS = 20  # of linen and wood, about 8 %
LINEN_SIZE, THREAD = 192, 3
WOOD_WIDTH, WOOD_HEIGHT = 512, 512
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
    """Napped wool for ``LEVELS`` steps of white and of black."""
    return _steps(_fibres(random.Random(SEED)), LEVELS)


def linen() -> list[bytes]:
    """Threads over and under each other, some thicker or paler than others."""
    chance = random.Random(SEED)
    count = LINEN_SIZE // THREAD
    # A single odd thread would show where it comes again, in the next tile.
    warp, weft = ([max(-0.7, min(0.7, chance.gauss(0, 0.5))) for _ in range(count)] for _ in range(2))
    field = []
    for y in range(LINEN_SIZE):
        row, across = divmod(y, THREAD)
        line = []
        for x in range(LINEN_SIZE):
            column, along = divmod(x, THREAD)
            upright = (row + column) % 2 == 0
            tone = warp[column] if upright else weft[row]
            middle = 1.0 if (along if upright else across) == THREAD // 2 else -0.7
            line.append(tone + middle + chance.gauss(0, 0.25))
        field.append(line)
    return _steps(field, TEXTURE_LEVELS)


def wood() -> list[bytes]:
    """Long streaks that wander a little, along the x axis."""
    chance = random.Random(SEED)
    streaks = [chance.gauss(0, 1) for _ in range(WOOD_HEIGHT)]
    broad = [sum(streaks[(y + near) % WOOD_HEIGHT] for near in range(-9, 10)) / 4 for y in range(WOOD_HEIGHT)]
    field = []
    for y in range(WOOD_HEIGHT):
        line = []
        for x in range(WOOD_WIDTH):
            angle = math.tau * x / WOOD_WIDTH
            wander = 3.2 * math.sin(angle + y / WOOD_HEIGHT * math.tau) + 1.3 * math.sin(3 * angle)
            place = (y + wander) % WOOD_HEIGHT
            low, share = int(place) % WOOD_HEIGHT, place - int(place)
            high = (low + 1) % WOOD_HEIGHT
            line.append(broad[low] + 0.7 * (streaks[low] * (1 - share) + streaks[high] * share))
        field.append(line)
    return _steps(field, TEXTURE_LEVELS)


def _steps(field: list[list[float]], levels: int) -> list[bytes]:
    """The values as palette indices, ``SPREAD`` standard deviations reaching the strongest step."""
    values = [value for row in field for value in row]
    mean = sum(values) / len(values)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    rows = []
    for row in field:
        steps = (round((value - mean) / deviation / SPREAD * levels) for value in row)
        rows.append(bytes(levels + max(-levels, min(levels, step)) for step in steps))
    return rows


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def tiles() -> dict[str, bytes]:
    """File name and PNG of every tile."""
    return {
        "grain.png": _png(grain(), LEVELS),
        "linen.png": _png(linen(), TEXTURE_LEVELS),
        "wood.png": _png(wood(), TEXTURE_LEVELS),
    }


def _png(rows: list[bytes], levels: int) -> bytes:
    """The tile as an indexed PNG with a translucent palette."""
    steps = range(-levels, levels + 1)
    palette = b"".join((b"\xff" if step > 0 else b"\x00") * 3 for step in steps)
    alphas = bytes(abs(step) for step in steps)
    pixels = b"".join(b"\x00" + row for row in rows)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"tRNS", alphas),
            _chunk(b"IDAT", zlib.compress(pixels, 9)),
            _chunk(b"IEND", b""),
        )
    )
