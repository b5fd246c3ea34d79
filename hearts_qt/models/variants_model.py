"""The catalogue and the person's own rules as one list with headings, which can be searched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from hearts_qt.rules.catalogue import CATALOGUE, Family, Variant

Index = QModelIndex | QPersistentModelIndex
Words = Callable[[str], str]


class VariantRole(IntEnum):
    """What a row knows beside its name."""

    ID = Qt.ItemDataRole.UserRole + 1
    """str: the id in the catalogue; empty for a heading. Of the person's own rules: the variant they began as."""
    PLAYERS = Qt.ItemDataRole.UserRole + 2
    """str: how many play, for example ``4`` or ``3–6``; empty for a heading."""
    PRESET = Qt.ItemDataRole.UserRole + 3
    """str: the name of the person's own rules; empty for anything else."""
    HEADING = Qt.ItemDataRole.UserRole + 4
    """bool: whether the row is a heading; those cannot be chosen."""


class OwnRules(Struct, frozen=True):
    """Rules of the person's own: their name, the variant they began as, for how many."""

    name: str
    variant: str
    players: str


class _Row(Struct, frozen=True):
    variant: str = ""
    preset: str = ""
    players: str = ""
    family: Family | None = None

    @property
    def is_heading(self) -> bool:
        return not self.variant and not self.preset


class VariantsModel(QAbstractListModel):
    """The variants in the order of the catalogue, below the headings of their families; then the own rules."""

    def __init__(
        self,
        name: Words,
        family: Callable[[Family | None], str],
        also: Words = lambda _: "",
        variants: Iterable[Variant] = CATALOGUE.values(),
        parent: QObject | None = None,
    ) -> None:
        """
        Args:
            name: the words for the id of a variant.
            family: the words for a heading; None: for that of the own rules.
            also: other words by which a variant is found.
            variants: what to list.
            parent: Qt's.
        """
        super().__init__(parent)
        self._name = name
        self._family = family
        self._also = also
        self._variants = tuple(variants)
        self._own: tuple[OwnRules, ...] = ()
        self._wanted = ""
        self._rows = self._found()

    def row_of(self, variant: str, preset: str = "") -> int:
        """The row of a variant, or of the own rules ``preset``; −1 if it is not in the list."""
        keys = ((row.variant if not row.preset else "", row.preset) for row in self._rows)
        wanted = ("", preset) if preset else (variant, "")
        return next((k for k, key in enumerate(keys) if key == wanted), -1)

    def search(self, text: str) -> None:
        """List only what has every word of ``text`` in its names."""
        self._wanted = text
        self._renew()

    def set_own(self, own: Sequence[OwnRules]) -> None:
        """List these rules of the person's own."""
        self._own = tuple(own)
        self._renew()

    def retranslate(self) -> None:
        """The language changed: every name is new, and a search may find others."""
        self._renew()

    # -- private ----------------------------------------------------------------------------------------------

    def _renew(self) -> None:
        self.beginResetModel()
        self._rows = self._found()
        self.endResetModel()

    def _found(self) -> tuple[_Row, ...]:
        rows: list[_Row] = []
        for family, variants in groupby(sorted(self._variants, key=_family_order), lambda v: v.family):
            found = [_Row(v.id, "", _players(v)) for v in variants if self._matches(self._words(v.id, family))]
            rows += [_Row(family=family), *found] if found else []
        own = [
            _Row(o.variant, o.name, o.players)
            for o in self._own
            if self._matches(f"{o.name} {self._family(None)} {self._name(o.variant)}")
        ]
        return (*rows, *((_Row(), *own) if own else ()))

    def _words(self, variant: str, family: Family) -> str:
        return f"{self._name(variant)} {self._also(variant)} {self._family(family)}"

    def _matches(self, words: str) -> bool:
        have = _plain(words)
        return all(word in have for word in _plain(self._wanted).split())

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self._rows[index.row()].is_heading:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                if row.is_heading:
                    return self._family(row.family)
                return row.preset or self._name(row.variant)
            case Qt.ItemDataRole.ToolTipRole:
                names = self._name(row.variant) if row.preset else self._also(row.variant)
                return None if row.is_heading else names
            case Qt.ItemDataRole.AccessibleTextRole:
                name = self.data(index)
                return f"{name}, {row.players}" if row.players else name
            case VariantRole.ID:
                return row.variant
            case VariantRole.PLAYERS:
                return row.players
            case VariantRole.PRESET:
                return row.preset
            case VariantRole.HEADING:
                return row.is_heading
            case _:
                return None

    def roleNames(self) -> dict[int, QByteArray]:
        return super().roleNames() | {role.value: QByteArray(role.name.lower().encode()) for role in VariantRole}


def _family_order(variant: Variant) -> int:
    return list(Family).index(variant.family)


def _players(variant: Variant) -> str:
    low, high = min(variant.counts), max(variant.counts)
    return str(low) if low == high else f"{low}–{high}"


def _plain(text: str) -> str:
    """Without case, and with ё as е: nobody types it in a search."""
    return text.casefold().replace("ё", "е")
