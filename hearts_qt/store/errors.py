"""What can be wrong with a file, as facts. The window makes the sentences."""

from __future__ import annotations

import errno
from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from pathlib import Path


class Fault(Enum):
    """What is wrong with a file, or with one value in it."""

    DAMAGED = "damaged"
    """The content is not what this program writes."""
    NEWER = "newer"
    """A newer version of the program wrote it."""
    UNREADABLE = "unreadable"
    """The system does not let us read it."""
    NOT_WRITABLE = "not_writable"
    """The system does not let us write it."""
    DISK_FULL = "disk_full"
    BUSY = "busy"
    """Another copy of the program is writing and did not finish in time."""
    BAD_VALUE = "bad_value"
    """A setting holds a value it cannot have; its default is used."""
    UNKNOWN_SETTING = "unknown_setting"
    """A setting this version does not know; it is kept as it is."""


class Notice(Struct, frozen=True):
    """Something a player should hear of after reading; the program goes on.

    Attributes:
        fault: what is wrong.
        path: the file that was to be read.
        kept: where it lies now, untouched; None if it was not moved.
        restored: whether the previous copy stands in for it.
        key: the setting concerned, for BAD_VALUE and UNKNOWN_SETTING.
        detail: more for the log, in English.
    """

    fault: Fault
    path: Path
    kept: Path | None = None
    restored: bool = False
    key: str = ""
    detail: str = ""


class StoreError(Exception):
    """Something could not be kept or read. Play can go on without it.

    Attributes:
        fault: what is wrong.
        path: the file concerned.
        reason: more for the log, in English or in the system's words.
    """

    def __init__(self, fault: Fault, path: Path, reason: str = "") -> None:
        self.fault = fault
        self.path = path
        self.reason = reason
        super().__init__(fault, path, reason)

    def __str__(self) -> str:
        return f"{self.path}: {self.fault.value}" + (f" ({self.reason})" if self.reason else "")


class Unusable(Exception):
    """The content of a file cannot be used: ``fault`` is DAMAGED or NEWER. Never leaves this package."""

    def __init__(self, fault: Fault, reason: str) -> None:
        self.fault = fault
        self.reason = reason
        super().__init__(fault, reason)


_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG}


def write_error(path: Path, error: OSError) -> StoreError:
    """The typed form of an error of the system while writing ``path``."""
    fault = Fault.DISK_FULL if error.errno in _FULL else Fault.NOT_WRITABLE
    return StoreError(fault, path, error.strerror or str(error))
