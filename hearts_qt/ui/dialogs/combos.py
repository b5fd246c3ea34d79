"""Combo boxes that hold values and show them in the language of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QComboBox


def select(combo: QComboBox, value: object, text: str) -> None:
    """Choose ``value``; one that is not in the list, from another variant, is added."""
    values = [combo.itemData(k) for k in range(combo.count())]
    if value not in values:
        combo.addItem(text, value)
        values.append(value)
    combo.setCurrentIndex(values.index(value))


def rewrite(combo: QComboBox, text: Callable[[Any], str]) -> None:
    """Set the texts of a combo box again from the values behind them."""
    for k in range(combo.count()):
        combo.setItemText(k, text(combo.itemData(k)))
