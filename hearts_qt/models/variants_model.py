"""The catalogue of variants as a list model."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from hearts_qt.rules.catalogue import CATALOGUE, Variant

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Index = QModelIndex | QPersistentModelIndex


class VariantRole(IntEnum):
    """What a row knows beside its name."""

    ID = Qt.ItemDataRole.UserRole + 1
    """str: the id in the catalogue."""
    PLAYERS = Qt.ItemDataRole.UserRole + 2
    """str: how many play, for example ``4`` or ``3–6``."""


class VariantsModel(QAbstractListModel):
    """The variants in the order of the catalogue; ``name`` gives the words for an id."""

    def __init__(
        self,
        name: Callable[[str], str],
        variants: Iterable[Variant] = CATALOGUE.values(),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._variants = tuple(variants)

    def row_of(self, variant: str) -> int:
        """The row of an id, −1 if it is not in the list."""
        return next((k for k, v in enumerate(self._variants) if v.id == variant), -1)

    def retranslate(self) -> None:
        """The language changed: every name is new."""
        if self._variants:
            last = self.index(len(self._variants) - 1)
            self.dataChanged.emit(self.index(0), last, [Qt.ItemDataRole.DisplayRole])

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._variants)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        variant = self._variants[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._name(variant.id)
            case VariantRole.ID:
                return variant.id
            case VariantRole.PLAYERS:
                low, high = min(variant.counts), max(variant.counts)
                return str(low) if low == high else f"{low}–{high}"
            case _:
                return None

    def roleNames(self) -> dict[int, QByteArray]:
        return super().roleNames() | {role.value: QByteArray(role.name.lower().encode()) for role in VariantRole}
