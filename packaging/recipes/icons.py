"""The icon of the program in the two forms that want all sizes in one file, .ico of Windows and .icns of macOS,
and on the cloth of the table for the first page of a setup program.
"""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

from recipes.common import ROOT

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_AS_PNG = 128
"""From this size on Windows wants an icon packed; below it, some of its programs want it plain."""

_ICNS = {
    16: ("icp4",),
    32: ("icp5", "ic11"),
    64: ("ic12",),
    128: ("ic07",),
    256: ("ic08", "ic13"),
}
"""By edge in pixels: the names of the place, and of the half-size one at double density."""

_CLOTH_ABOVE, _CLOTH_BELOW = (36, 110, 76), (12, 47, 33)
_BANNER = (164, 314)
"""Width and height, as the pages of NSIS have it."""


def pictures() -> dict[int, bytes]:
    """The pictures of the icon as PNG, by edge in pixels."""
    files = (ROOT / "assets" / "icons").glob("hearts_qt-*.png")
    return dict(sorted((int(file.stem.rpartition("-")[2]), file.read_bytes()) for file in files))


def write_ico(target: Path, by_size: Mapping[int, bytes]) -> None:
    """Write an icon of Windows from PNG pictures with 8 bits of red, green, blue and alpha."""
    images = [(size, png if size >= _AS_PNG else _bitmap(size, png)) for size, png in by_size.items()]
    at = 6 + 16 * len(images)
    entries = b""
    for size, image in images:
        edge = size % 256  # 0 means 256
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(image), at)
        at += len(image)
    target.parent.mkdir(parents=True, exist_ok=True)
    head = struct.pack("<HHH", 0, 1, len(images))
    target.write_bytes(head + entries + b"".join(image for _, image in images))


def write_icns(target: Path, by_size: Mapping[int, bytes]) -> None:
    """Write an icon of macOS, whose places hold PNG as it is."""
    places = [(name, png) for size, png in by_size.items() for name in _ICNS.get(size, ())]
    body = b"".join(name.encode() + struct.pack(">I", 8 + len(png)) + png for name, png in places)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(b"icns" + struct.pack(">I", 8 + len(body)) + body)


def write_banner(target: Path, by_size: Mapping[int, bytes]) -> None:
    """Write the icon on green cloth as an upright bitmap of Windows, 24 bits deep."""
    width, height = _BANNER
    edge = 128
    icon = rgba_rows(by_size[edge])
    left, top = (width - edge) // 2, (height - edge) // 2
    lines = []
    for y in range(height):
        cloth = [a + (b - a) * y // height for a, b in zip(_CLOTH_ABOVE, _CLOTH_BELOW, strict=True)]
        line = bytearray(bytes(reversed(cloth)) * width)
        for x in range(edge) if top <= y < top + edge else ():
            *colour, cover = icon[y - top][4 * x : 4 * x + 4]
            mixed = [(c * cover + under * (255 - cover)) // 255 for c, under in zip(colour, cloth, strict=True)]
            line[3 * (left + x) : 3 * (left + x) + 3] = bytes(reversed(mixed))
        lines.append(bytes(line) + bytes(-len(line) % 4))
    pixels = b"".join(reversed(lines))
    head = struct.pack("<IiiHHIIiiII", 40, width, height, 1, 24, 0, len(pixels), 0, 0, 0, 0)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(b"BM" + struct.pack("<IHHI", 54 + len(pixels), 0, 0, 54) + head + pixels)


def _bitmap(size: int, png: bytes) -> bytes:
    """A picture as an icon holds it: rows from below, blue first, and a mask that hides nothing."""
    rows = [_blue_first(row) for row in reversed(rgba_rows(png))]
    mask = bytes((size + 31) // 32 * 4 * size)
    pixels = b"".join(rows)
    head = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, len(pixels) + len(mask), 0, 0, 0, 0)
    return head + pixels + mask


def _blue_first(row: bytes) -> bytes:
    out = bytearray(row)
    out[0::4], out[2::4] = row[2::4], row[0::4]
    return bytes(out)


def rgba_rows(png: bytes) -> list[bytes]:
    """The rows of a PNG picture with 8 bits for each of four channels, not interlaced. Raises ValueError.

    Source: Portable Network Graphics, third edition, chapters 5 and 9.
    """
    if png[:8] != _SIGNATURE:
        raise ValueError("no PNG file")
    width, height, *kind = struct.unpack(">IIBBBBB", png[16:29])
    if kind != [8, 6, 0, 0, 0]:
        raise ValueError(f"a PNG of another kind: {kind}")
    at, packed = 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += length + 12
    data = zlib.decompress(packed)
    rows, above = [], bytes(4 * width)
    for y in range(height):
        start = y * (4 * width + 1)
        above = _unfiltered(data[start], data[start + 1 : start + 1 + 4 * width], above)
        rows.append(above)
    return rows


def _unfiltered(kind: int, row: bytes, above: bytes) -> bytes:
    out = bytearray(row)
    for x in range(len(row)):
        left, corner = (out[x - 4], above[x - 4]) if x >= 4 else (0, 0)
        guess = (0, left, above[x], (left + above[x]) // 2, _paeth(left, above[x], corner))[kind]
        out[x] = (row[x] + guess) % 256
    return bytes(out)


def _paeth(left: int, above: int, corner: int) -> int:
    middle = left + above - corner
    return min((left, above, corner), key=lambda value: abs(middle - value))
