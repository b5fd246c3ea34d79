"""Finds a widget that must be there."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

W = TypeVar("W", bound="QWidget")


def child(parent: QWidget, kind: type[W], name: str | None = None) -> W:
    """The first widget of ``kind``, of this object name if one is given, below ``parent``."""
    found = parent.findChild(kind) if name is None else parent.findChild(kind, name)
    assert isinstance(found, kind)
    return found
