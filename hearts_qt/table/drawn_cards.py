"""Cards as they were drawn, kept in a file, so that the next start finds its hand of cards ready.

Drawing a hand takes a twentieth of a start. The file is one for all cards of the table: a line of JSON with what
they are, then their pixels. It is used only if the decks are the same files as then; losing it costs nothing but
that time. Safe on any thread.
"""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from msgspec import Struct
from msgspec.structs import asdict
from PySide6.QtGui import QImage

from hearts_qt import __version__
from hearts_qt.support.errors import KnownError
from hearts_qt.support.resources import asset

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hearts_qt.table.svg_jobs import Style

FILE_NAME = "drawn_cards.bin"
MOST_BYTES = 32_000_000
"""A pack on a large screen of high density; what would be larger is not kept."""

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_PIXEL = 4

logger = logging.getLogger(__name__)


class _Place(Struct, frozen=True):
    """Where the pixels of one card begin in the file, how many there are in each direction, their checksum."""

    start: int
    width: int
    height: int
    sum: int


class DrawnCards:
    """The cards of one file, each known by its element and its width in device pixels."""

    def __init__(self, folder: Path) -> None:
        """``folder`` is for what can be made again at any time. What cannot be read there counts as not there."""
        self._file = folder / FILE_NAME
        self._origin = ""
        self._places: dict[tuple[str, int], _Place] = {}
        try:
            with self._file.open("rb") as file:
                line = file.readline()
            told = json.loads(line)
            places, start = {}, len(line)
            for element, width, height, check in told["cards"]:
                places[str(element), int(width)] = _Place(start, int(width), int(height), int(check))
                start += int(width) * int(height) * _PIXEL
            self._origin, self._places = str(told["origin"]), places
        except FileNotFoundError:
            pass
        except (OSError, ValueError, LookupError, TypeError) as error:
            logger.info("The drawn cards are not used: %r", error)

    def of(self, style: Style) -> bool:
        """Whether the cards of the file are drawn like this."""
        return bool(self._places) and self._origin == _origin(style)

    def find(self, element: str, width: int) -> QImage | None:
        """One of them, or None if it is not there; only for who knows that they are drawn as is wanted."""
        place = self._places.get((element, width))
        if place is None:
            return None
        length = place.width * place.height * _PIXEL
        try:
            with self._file.open("rb") as file:
                file.seek(place.start)
                pixels = file.read(length)
        except OSError:
            return None
        if len(pixels) != length or crc32(pixels) != place.sum:
            return None
        return QImage(pixels, place.width, place.height, place.width * _PIXEL, _FORMAT).copy()

    def keep(self, style: Style, cards: Mapping[tuple[str, int], QImage]) -> None:
        """Keep these, by element and width, in place of all that are there; nothing if they are there already."""
        if cards.keys() <= self._places.keys() and self.of(style):
            return
        images = {key: image.convertToFormat(_FORMAT) for key, image in cards.items()}
        if sum(image.sizeInBytes() for image in images.values()) > MOST_BYTES:
            return
        blocks = [bytes(image.constBits()) for image in images.values()]
        told = {
            "origin": _origin(style),
            "cards": [
                [element, width, image.height(), crc32(block)]
                for ((element, width), image), block in zip(images.items(), blocks, strict=True)
            ],
        }
        beside = self._file.with_name(f".{os.getpid()}.{FILE_NAME}")
        try:
            with beside.open("wb") as file:
                file.write(json.dumps(told).encode() + b"\n")
                file.writelines(blocks)
            os.replace(beside, self._file)
        except OSError as error:
            logger.info("The drawn cards are not kept: %s", error)
            beside.unlink(missing_ok=True)


def _origin(style: Style) -> str:
    """What changes whenever cards would be drawn in another way: the program, the wishes, the files."""
    try:
        root = asset("cards")
        deck = [Path(folder) for folder, _, _ in os.walk(root / style.deck)]
        stamps = {str(folder.relative_to(root)): _stamp(folder) for folder in (root, root / "backs", *deck)}
    except (KnownError, OSError):
        stamps = {}
    return json.dumps([__version__, asdict(style), stamps], sort_keys=True)


def _stamp(folder: Path) -> list[int]:
    """How many files there are in a folder, their size in all and the time of the latest."""
    with os.scandir(folder) as entries:
        found = [entry.stat() for entry in entries if entry.is_file()]
    return [len(found), sum(one.st_size for one in found), max((one.st_mtime_ns for one in found), default=0)]
