"""The person's own picture for the table: copied into the profile, so that it stays when the original goes."""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPainter

from hearts_qt.support.errors import KnownError, Trouble

if TYPE_CHECKING:
    from pathlib import Path

LARGEST = QSize(3840, 2160)
"""A picture that would cover a larger table than this is kept smaller."""

_STEM = "table-"
_QUALITY = 92


def keep_picture(file: Path, folder: Path) -> str:
    """Copy the picture in ``file`` into ``folder`` and return the name of the copy there. Safe on any thread.

    The copy is upright and opaque, and has one name for one content.

    Raises:
        KnownError: NOT_A_PICTURE, FILE_NOT_READABLE or FILE_NOT_WRITABLE.
    """
    data = _as_jpeg(_read(file))
    copy = folder / f"{_STEM}{hashlib.sha256(data).hexdigest()[:12]}.jpg"
    beside = copy.with_suffix(".new")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        os.replace(beside, copy)
    except OSError as error:
        raise KnownError(Trouble.FILE_NOT_WRITABLE, file=copy, reason=error.strerror or error) from error
    return copy.name


def forget_others(folder: Path, name: str) -> None:
    """Remove the copies of pictures that were chosen before the one called ``name``; what cannot go stays."""
    for copy in folder.glob(f"{_STEM}*.jpg"):
        if copy.name != name:
            try:
                copy.unlink()
            except OSError:
                continue


def _read(file: Path) -> QImage:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise KnownError(Trouble.FILE_NOT_READABLE, file=file.name, reason=error.strerror or error) from error
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid():
        covering = size.scaled(LARGEST, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        if covering.width() < size.width():
            reader.setScaledSize(covering)
    image = reader.read()
    if image.isNull():
        raise KnownError(Trouble.NOT_A_PICTURE, file=file.name)
    return image


def _as_jpeg(picture: QImage) -> bytes:
    opaque = QImage(picture.size(), QImage.Format.Format_RGB32)
    opaque.fill(Qt.GlobalColor.black)
    painter = QPainter(opaque)
    painter.drawImage(0, 0, picture)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"jpeg"))
    writer.setQuality(_QUALITY)
    writer.write(opaque)
    return bytes(buffer.data().data())
