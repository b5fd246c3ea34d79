"""Files that are whole at every instant, whatever kills the program.

A file is written beside its place, forced to the disk and then moved over the old one in one step; the old
one stays as ``<name>.bak``. Forcing is what takes long; whoever cannot wait leaves it to `force_to_disk`. When two
programs write the same file, each write is whole and the later one wins.
"""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
from contextlib import nullcontext, suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from hearts_qt.store.errors import write_error

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

STALE_SECONDS = 3600.0
"""A temporary file this old was left by a program that was killed; no write takes that long."""

_ALONE: AbstractContextManager[object] = threading.Lock() if sys.platform == "win32" else nullcontext()
"""Held by whoever moves or removes files, and by whoever has one of them open on another thread: Windows moves and
removes nothing that is open."""


def backup_of(path: Path) -> Path:
    """Where the previous copy of ``path`` lies."""
    real = _real(path)
    return real.with_name(real.name + ".bak")


def write_text_atomically(path: Path, text: str, *, forced: bool = True, keep: bool = True) -> None:
    """Replace the content of ``path``; its previous content stays as `backup_of` it if it is to be kept.

    At every instant ``path`` is its old or its new self, and so is the previous copy once there is one. That
    holds whatever kills the program. ``forced``: it holds through a loss of power too.
    Raises StoreError: DISK_FULL or NOT_WRITABLE; the old content is then still in place.
    """
    target = _real(path)
    try:
        new = _write_beside(target, text.encode("utf-8"), forced=forced)
        try:
            with _ALONE:
                if keep:
                    _keep_previous(target)
                os.replace(new, target)
        except OSError:
            new.unlink(missing_ok=True)
            raise
        if forced:
            _sync_folder(target.parent)
    except OSError as error:
        raise write_error(path, error) from error


def force_to_disk(path: Path) -> None:
    """Make what was written to ``path`` without force outlast a loss of power. Safe on any thread.

    Raises StoreError: DISK_FULL or NOT_WRITABLE. A file that has gone meanwhile is no error.
    """
    try:
        with _ALONE:
            # On Windows even to ask where a link leads opens the file.
            target = _real(path)
            # Windows forces only what is open for writing.
            with target.open("rb+") as file:
                os.fsync(file.fileno())
        _sync_folder(target.parent)
    except FileNotFoundError:
        return
    except OSError as error:
        raise write_error(path, error) from error


def set_aside(path: Path, label: str) -> Path:
    """Rename ``path`` to a free ``<name>.<label>-YYYYMMDD-HHMMSS[-n]`` in its folder and return that.

    Never overwrites anything, even when two programs do this at once. Raises OSError if it cannot be moved.
    """
    real = _real(path)
    stem = f"{real.name}.{label}-{time.strftime('%Y%m%d-%H%M%S')}"
    for n in count(1):
        free = real.with_name(stem if n == 1 else f"{stem}-{n}")
        with _ALONE:
            if not free.exists() and _move(real, free):
                return free
    raise AssertionError("unreachable: count() does not end")


def remove(path: Path) -> None:
    """Remove ``path`` and its previous copy, the copy first, so that it does not come back instead.

    Raises StoreError: NOT_WRITABLE.
    """
    try:
        with _ALONE:
            backup_of(path).unlink(missing_ok=True)
            _real(path).unlink(missing_ok=True)
    except OSError as error:
        raise write_error(path, error) from error


def sweep(path: Path) -> None:
    """Remove what killed programs left half-written beside ``path``."""
    real = _real(path)
    for left in real.parent.glob(f".{real.name}.*.tmp"):
        with suppress(OSError):
            found = left.stat()
            # A fresh link to an old file has an old mtime; its ctime tells.
            if time.time() - max(found.st_mtime, found.st_ctime) > STALE_SECONDS:
                left.unlink()


def _move(path: Path, free: Path) -> bool:
    """Rename ``path``; False if the new name has been taken meanwhile."""
    try:
        # A rename would overwrite what another program has just put there; a link does not.
        os.link(path, free)
    except FileExistsError:
        return False
    except FileNotFoundError:
        raise
    except OSError:
        # A folder, or a file system without links.
        path.rename(free)
        return True
    try:
        path.unlink()
    except OSError:
        free.unlink()
        raise
    return True


def _real(path: Path) -> Path:
    """The file itself, where ``path`` is a link to it."""
    return Path(os.path.realpath(path))


def _write_beside(target: Path, data: bytes, *, forced: bool) -> Path:
    # Only who writes needs it; it brings random numbers and hashes, and the first paint does not wait for those.
    import tempfile

    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".tmp", dir=target.parent)
    new = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            if forced:
                file.flush()
                os.fsync(file.fileno())
    except OSError:
        new.unlink(missing_ok=True)
        raise
    return new


def _keep_previous(target: Path) -> None:
    """Make the content of ``target`` the previous copy; ``target`` stays in its place."""
    spare = target.with_name(f".{target.name}.{os.urandom(8).hex()}.tmp")
    try:
        try:
            os.link(target, spare)
        except OSError:
            # The file system knows no links (FAT): a full copy under another name does the same.
            shutil.copyfile(target, spare)
            with spare.open("rb+") as file:
                os.fsync(file.fileno())
        os.replace(spare, backup_of(target))
    except FileNotFoundError:
        # There is nothing to keep yet, by far the most likely; writing the file itself will tell anything else.
        return
    finally:
        # Still there after an error, and where both names are links to one file: a rename does nothing then.
        spare.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Force the renames in ``folder`` to the disk, where the system can."""
    if sys.platform == "win32":
        return
    # Some network folders refuse; the file itself is safe by now.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
