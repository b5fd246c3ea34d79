"""The rooms of the package and who may enter them.

    rules                       <-  ai
    rules                       <-  store
    rules, ai, store, support   <-  game
    rules, game.frames          <-  models
    rules, game.frames, support <-  table
    everything                  <-  ui  <-  doors  <-  app

``doors`` are the commands that need no window.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

import pytest

from hearts_qt.rules.catalogue import CATALOGUE

PACKAGE = Path(__file__).resolve().parent.parent / "hearts_qt"

ROOMS = ("rules", "ai", "store", "support", "game", "models", "table", "ui", "doors")

# What a room may import from other rooms. A name with a dot opens that one module only.
MAY_ENTER: dict[str, frozenset[str]] = {
    "rules": frozenset(),
    "ai": frozenset({"rules"}),
    "store": frozenset({"rules"}),
    "support": frozenset(),
    "game": frozenset({"rules", "ai", "store", "support"}),
    "models": frozenset({"rules", "game.frames"}),
    "table": frozenset({"rules", "game.frames", "support"}),
    "ui": frozenset(ROOMS) - {"doors"},
    "doors": frozenset(ROOMS),
}

# The modules of Qt that a room may use; a room that is not named may use all of them.
QT_MODULES: dict[str, frozenset[str]] = {
    "rules": frozenset(),
    "ai": frozenset(),
    "store": frozenset(),
    "game": frozenset({"QtCore"}),
    "models": frozenset({"QtCore"}),
}

# Modules without Qt in rooms that may use it.
PURE_MODULES = frozenset(
    {
        "support.errors",
        "support.paths",
        "support.log",
        "support.crash",
        "support.lock",
        "support.resources",
        "table.geometry",
        "table.pace",
    }
)

# The walk must find at least this many imports between modules, or it looks in the wrong place.
FEWEST_IMPORTS = 300


@dataclass(frozen=True, slots=True)
class Import:
    """One import: ``importer`` and ``imported`` without the leading ``hearts_qt.``, or with ``PySide6.``."""

    importer: str
    imported: str
    line: int

    @property
    def room(self) -> str:
        """The room that imports; empty for the modules at the top, which may import everything."""
        first = self.importer.partition(".")[0]
        return first if first in ROOMS else ""

    def __str__(self) -> str:
        return f"hearts_qt/{self.importer.replace('.', '/')}.py:{self.line} imports {self.imported}"


def imports_of(module: str, source: str, *, is_package: bool = False) -> list[Import]:
    """Every import of our own modules and of Qt, also those inside functions and for type checkers only."""
    found = []
    parents = ["hearts_qt", *module.split(".")][: None if is_package else -1]
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        names = [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            base = ".".join(parents[: len(parents) - node.level + 1]) if node.level else ""
            base = ".".join(part for part in (base, node.module or "") if part)
            # `from a import b` may mean the module a.b or a name in a; the longer one decides.
            names = [f"{base}.{name}" for name in names]
        for name in names:
            if name.startswith("hearts_qt."):
                found.append(Import(module, name.removeprefix("hearts_qt."), node.lineno))
            elif name.partition(".")[0] in ("PySide6", "shiboken6"):
                found.append(Import(module, name, node.lineno))
    return found


def all_imports() -> list[Import]:
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        if module:
            found += imports_of(module, file.read_text(encoding="utf-8"), is_package=is_package)
    return found


def fault(item: Import) -> str | None:
    """Why an import is against the rules and what to do instead, or None."""
    is_qt = item.imported.partition(".")[0] in ("PySide6", "shiboken6")
    if is_qt:
        return _fault_with_qt(item)
    target = item.imported.partition(".")[0]
    if target not in ROOMS:
        if item.room and target in ("app", "__main__"):
            return f"{item}: the rooms do not know the program around them; pass in what is needed."
        return None
    if item.room in ("", target):
        return None
    allowed = MAY_ENTER[item.room]
    if target in allowed or any(_within(item.imported, name) for name in allowed):
        return None
    return (
        f"{item}: {item.room} may import {', '.join(sorted(allowed)) or 'no other room'}. "
        f"Move what both need down into a room that both may enter, or let the caller pass it in."
    )


def _within(imported: str, name: str) -> bool:
    return "." in name and (imported == name or imported.startswith(f"{name}."))


def _fault_with_qt(item: Import) -> str | None:
    if item.importer in PURE_MODULES:
        return f"{item}: this module is pure; put what needs Qt into another one beside it."
    allowed = QT_MODULES.get(item.room)
    used = item.imported.split(".")[1] if "." in item.imported else item.imported
    if allowed is None or used in allowed:
        return None
    names = ", ".join(sorted(allowed)) or "no Qt at all"
    return f"{item}: {item.room} may use {names}. What is shown belongs in table or ui."


def test_every_import_keeps_to_the_rules() -> None:
    faults = [text for item in all_imports() if (text := fault(item)) is not None]
    assert not faults, "\n" + "\n".join(faults)


def test_the_walk_finds_the_imports() -> None:
    found = [item for item in all_imports() if not item.imported.startswith("PySide6")]
    assert len(found) >= FEWEST_IMPORTS


def test_every_folder_of_the_package_is_a_room() -> None:
    folders = {file.parent.relative_to(PACKAGE).parts[0] for file in PACKAGE.glob("*/*.py")}
    assert folders <= set(ROOMS)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules.cards", "from hearts_qt.ai import policy"),
        ("rules.cards", "from PySide6.QtCore import QObject"),
        ("rules.cards", "import shiboken6"),
        ("ai.policy", "from ..store.database import Database"),
        ("store.database", "def f():\n    import hearts_qt.support.paths"),
        ("game.controller", "from PySide6.QtWidgets import QWidget"),
        ("game.controller", "from PySide6 import QtGui"),
        ("models.score", "from hearts_qt.game.controller import Controller"),
        ("models.score", "from hearts_qt.game import controller"),
        ("models.score", "import hearts_qt.game"),
        ("table.scene", "from hearts_qt.ui import texts"),
        ("table.geometry", "from PySide6.QtCore import QPointF"),
        ("support.jobs", "from hearts_qt.rules.cards import Card"),
        ("ui.main_window", "from hearts_qt.app import main"),
    ],
)
def test_a_forbidden_import_is_found(module: str, source: str) -> None:
    assert [fault(item) for item in imports_of(module, source)] != [None]
    assert imports_of(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("ai.policy", "from hearts_qt.rules.cards import Card"),
        ("ai.policy", "from . import strategy"),
        ("game.controller", "from PySide6.QtCore import QObject"),
        ("models.score", "from hearts_qt.game.frames import Frame"),
        ("models.score", "from hearts_qt.game import frames"),
        ("table.scene", "from PySide6.QtWidgets import QGraphicsScene"),
        ("ui.main_window", "from hearts_qt.game.controller import Controller"),
        ("app", "from hearts_qt.ui.main_window import MainWindow"),
        ("support.crash", "from hearts_qt import __version__"),
    ],
)
def test_an_allowed_import_passes(module: str, source: str) -> None:
    found = imports_of(module, source)
    assert found
    assert [fault(item) for item in found] == [None] * len(found)


TABLES_OF_NAMES = {
    "rules/catalogue.py",
    "rules/choices.py",
    "ui/variant_names.py",
    # What the pictures show.
    "doors/family_shots.py",
    "doors/looks_shots.py",
}
ALSO_OTHER_WORDS = {"king", "kierki", "polignac", "black_maria"}
"""Variants after which a contract, an order of ranks or a question of the sources is called."""


def test_no_code_outside_the_catalogue_and_the_tables_of_names_knows_a_variant() -> None:
    known = CATALOGUE.keys() - ALSO_OTHER_WORDS
    found = [
        f"{path.relative_to(PACKAGE)}:{node.lineno} {node.value}"
        for path in PACKAGE.rglob("*.py")
        if path.relative_to(PACKAGE).as_posix() not in TABLES_OF_NAMES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known
    ]
    assert found == []
