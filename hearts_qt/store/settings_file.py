"""The settings on disk: ``{"kind": …, "version": 1, "options": {…}}``.

Two programs at once: each write is whole, and for every setting the later write wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hearts_qt.store.atomic import force_to_disk
from hearts_qt.store.errors import Fault, Notice, Unusable
from hearts_qt.store.json_file import read_file, read_object, write_object
from hearts_qt.store.options import DEFAULTS, KEYS, Options, read_options, write_options

if TYPE_CHECKING:
    from pathlib import Path

FILE_NAME = "settings.json"
KIND = "hearts-qt settings"
VERSION = 1


def load(path: Path) -> tuple[Options, tuple[Notice, ...]]:
    """The settings, and what a player should hear of.

    A file that cannot be used is set aside, and the previous copy or the defaults are used. A bad value gets
    its default. Raises nothing.
    """
    stored, notices = read_file(path, parse)
    if stored is None:
        return DEFAULTS, notices
    options, wrong = read_options(stored)
    bad = (Notice(Fault.BAD_VALUE, path, key=key, detail=reason) for key, reason in wrong.items())
    unknown = (Notice(Fault.UNKNOWN_SETTING, path, key=key) for key in stored if key not in KEYS)
    return options, (*notices, *bad, *unknown)


def save(path: Path, options: Options, *, forced: bool = True) -> tuple[Notice, ...]:
    """Write the settings; those that this version does not know keep what the file says of them.

    Once this returns they survive the death of the program; ``forced``: and a loss of power. That takes most of
    the time; without it `force` does it afterwards.
    A file that became unusable meanwhile is set aside first, which is what the notices are about.
    Raises StoreError: DISK_FULL or NOT_WRITABLE.
    """
    stored, notices = read_file(path, parse)
    unknown = {key: value for key, value in (stored or {}).items() if key not in KEYS}
    write_object(path, KIND, VERSION, {"options": {**write_options(options), **unknown}}, forced=forced)
    return notices


def force(path: Path) -> None:
    """Make what was saved without force outlast a loss of power. Raises StoreError: DISK_FULL or NOT_WRITABLE."""
    force_to_disk(path)


def parse(text: str) -> dict[str, Any]:
    """The settings in ``text`` by key, as JSON values. Raises Unusable."""
    stored = read_object(text, KIND, VERSION).get("options")
    if not isinstance(stored, dict):
        raise Unusable(Fault.DAMAGED, "there are no options")
    return stored
