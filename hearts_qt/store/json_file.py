"""Small JSON files with a kind and a version, read with care and written atomically."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from hearts_qt.store.atomic import backup_of, set_aside, sweep, write_text_atomically
from hearts_qt.store.errors import Fault, Notice, Unusable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

T = TypeVar("T")

MAX_BYTES = 8_000_000
"""No file of ours comes near; a larger one is not ours."""


def read_file(path: Path, parse: Callable[[str], T]) -> tuple[T | None, tuple[Notice, ...]]:
    """What ``parse`` makes of the newest usable copy of ``path``, and what was wrong; None if there is none.

    A copy that cannot be used is renamed, never overwritten, and the previous copy is tried. ``parse`` raises
    Unusable. This function raises nothing.
    """
    sweep(path)
    notices: list[Notice] = []
    for copy in (path, backup_of(path)):
        try:
            value = parse(read_text(copy))
        except FileNotFoundError:
            continue
        except OSError as error:
            notices.append(_moved(copy, Fault.UNREADABLE, error.strerror or str(error)))
        except Unusable as error:
            notices.append(_moved(copy, error.fault, error.reason))
        else:
            return value, tuple(replace(notice, restored=True) for notice in notices)
    return None, tuple(notices)


def read_text(path: Path) -> str:
    """The text of a small file. Raises OSError and Unusable."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise Unusable(Fault.DAMAGED, f"larger than {MAX_BYTES} bytes")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unusable(Fault.DAMAGED, str(error)) from None


def read_object(text: str, kind: str, version: int) -> dict[str, Any]:
    """The JSON object of ``text``.

    Raises Unusable if it is not one of this ``kind``, or newer than ``version``.
    """
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unusable(Fault.DAMAGED, str(error)) from None
    if not isinstance(found, dict) or found.get("kind") != kind:
        raise Unusable(Fault.DAMAGED, f"not a file of the kind {kind!r}")
    written = found.get("version")
    if type(written) is not int or written < 1:
        raise Unusable(Fault.DAMAGED, f"{written!r} is not a version")
    if written > version:
        raise Unusable(Fault.NEWER, f"version {written}, this program knows {version}")
    return found


def write_object(
    path: Path, kind: str, version: int, content: Mapping[str, object], *, forced: bool = True, keep: bool = True
) -> None:
    """Write what `read_object` reads; ``forced`` and ``keep`` as in `write_text_atomically`.

    Raises StoreError: DISK_FULL or NOT_WRITABLE.
    """
    # ASCII only: a lone surrogate in a value that a newer version wrote could not be encoded.
    text = json.dumps({"kind": kind, "version": version, **content}, indent=2)
    write_text_atomically(path, text + "\n", forced=forced, keep=keep)


def _moved(path: Path, fault: Fault, reason: str) -> Notice:
    label = "newer" if fault is Fault.NEWER else "damaged"
    try:
        kept = set_aside(path, label)
    except OSError:
        # The folder is closed to us, so the file is safe from us as well; or another program moved it first.
        kept = None
    return Notice(fault, path, kept=kept, detail=reason)
