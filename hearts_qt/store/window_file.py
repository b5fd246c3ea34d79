"""Where the window was: a few texts by name. Losing them costs nothing, so nobody is told."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from hearts_qt.store.errors import Fault, StoreError, Unusable
from hearts_qt.store.json_file import read_file, read_object, write_object

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

FILE_NAME = "window.json"
KIND = "hearts-qt window"
VERSION = 1

logger = logging.getLogger(__name__)


def load(path: Path) -> dict[str, str]:
    """What `save` wrote; empty when there is nothing usable. Raises nothing."""
    values, notices = read_file(path, parse)
    for notice in notices:
        logger.info("%s is %s: %s", notice.path, notice.fault.value, notice.detail)
    return values or {}


def save(path: Path, values: Mapping[str, str]) -> None:
    """Write the texts. Raises nothing: a failure goes to the log only."""
    try:
        write_object(path, KIND, VERSION, {"values": dict(values)})
    except StoreError as error:
        logger.info("The window's place is not kept: %s", error)


def parse(text: str) -> dict[str, str]:
    """The texts in ``text`` by name. Raises Unusable."""
    values = read_object(text, KIND, VERSION).get("values")
    if not isinstance(values, dict) or not all(isinstance(value, str) for value in values.values()):
        raise Unusable(Fault.DAMAGED, "the values are not texts")
    return values
