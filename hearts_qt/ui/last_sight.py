"""The table as it was left: a picture taken when the window closes, shown while the game is being built.

A match goes on from where it was left, so the picture is what the table is about to show. It is shown only if
that is certain: the files that the table comes from are still the very same ones, and the window has the same
size. Losing it costs nothing but the sight of a bare cloth for a moment. Nothing here may import the game.
"""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPixmap

from hearts_qt import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QWidget

FILE_NAME = "last_table.bmp"
"""Neither packed nor unpacked: reading it takes a thousandth of a second or two."""

logger = logging.getLogger(__name__)


class LastSight:
    """The picture in one folder."""

    def __init__(self, folder: Path) -> None:
        """``folder`` is for what can be made again at any time."""
        self._file = folder / FILE_NAME

    def take(self, window: QWidget, origins: Iterable[Path]) -> str:
        """Keep what ``window`` shows, which comes from the files ``origins``.

        Returns the words by which `find` knows it again; empty when it could not be kept.
        """
        picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        beside = self._file.with_name(f".{os.getpid()}.{FILE_NAME}")
        try:
            if not picture.save(str(beside)):
                raise OSError(f"{beside} cannot be written")
            os.replace(beside, self._file)
            return json.dumps(
                {
                    "version": __version__,
                    "size": [window.width(), window.height()],
                    "ratio": window.devicePixelRatioF(),
                    "files": {str(path): _stamp(path) for path in (*origins, self._file)},
                }
            )
        except OSError as error:
            logger.info("The sight of the table is not kept: %s", error)
            beside.unlink(missing_ok=True)
            return ""

    def find(self, words: str, size: QSize, ratio: float) -> QPixmap | None:
        """The picture that ``words`` are about, for a window of this size; None if it may not be true any more."""
        try:
            told = json.loads(words)
            same = (
                told["version"] == __version__
                and told["size"] == [size.width(), size.height()]
                and told["ratio"] == ratio
                and all(_stamp(Path(path)) == stamp for path, stamp in told["files"].items())
            )
        except (OSError, ValueError, LookupError, TypeError, AttributeError):
            return None
        picture = QPixmap(str(self._file)) if same else QPixmap()
        picture.setDevicePixelRatio(ratio)
        return None if picture.isNull() or picture.deviceIndependentSize().toSize() != size else picture


def _stamp(path: Path) -> list[int]:
    """What changes whenever a file is written anew, or comes or goes. Raises OSError."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return []
    return [found.st_size, found.st_mtime_ns, found.st_ino]
