"""Tells a second copy of the program that it is the second one."""

from __future__ import annotations

import logging
import os
import sys
from typing import TYPE_CHECKING

from hearts_qt.support.errors import KnownError, Trouble

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FILE_NAME = "profile.lock"

logger = logging.getLogger(__name__)


class ProfileLock:
    """A lock on a profile, held by the system: it ends with the program however the program ends.

    The file itself stays; only the lock on it means anything.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self._file: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._file is not None

    def acquire(self) -> bool:
        """Take the lock without waiting; False if another copy of the program has it.

        Raises:
            KnownError: FILE_NOT_WRITABLE, if the lock file can not be opened.
        """
        if self._file is not None:
            return True
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise KnownError(Trouble.FILE_NOT_WRITABLE, file=self.path, reason=error.strerror or error) from error
        if not _lock(file):
            os.close(file)
            return False
        self._file = file
        return True

    def release(self) -> None:
        """Give the lock back. Harmless when it is not held."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:
        # Some network folders know no locks. Playing without one is better than not playing.
        logger.warning("The profile can not be locked here: %s", error)
    return True
