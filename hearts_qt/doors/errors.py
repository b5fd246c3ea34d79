"""Why a door stays closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class DoorError(Exception):
    """The question cannot be answered; the message is one clear sentence for whoever asked."""


def text_of(file: Path) -> str:
    """The text in ``file``. Raises DoorError if there is none to read."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise DoorError(f"{file} cannot be read: {error.strerror or error}.") from error
    except UnicodeDecodeError as error:
        raise DoorError(f"{file} cannot be read: it is not a text file.") from error
