"""A pytest plugin that makes PySide6 absent: ``pytest -p no:pytest-qt -p tests.without_qt tests/rules``.

With it the tests of rules, ai and store show that these rooms need no Qt, on a machine that has it.
"""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

    import pytest

ABSENT = ("PySide6", "shiboken6")


class AbsentFinder(MetaPathFinder):
    """Answers every search for Qt as an empty machine would."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"No module named {fullname!r} (made absent here)", name=fullname)
        return None


def pytest_addoption(parser: pytest.Parser) -> None:
    # pyproject.toml sets these options of pytest-qt, and --strict-config refuses what no plugin knows.
    parser.addini("qt_api", "not used without Qt")
    parser.addini("qt_log_level_fail", "not used without Qt")
    parser.addini("qt_log_ignore", "not used without Qt")


def pytest_configure() -> None:
    loaded = [name for name in sys.modules if name.partition(".")[0] in ABSENT]
    if loaded:
        raise RuntimeError(f"Qt is loaded already, so this run proves nothing: {', '.join(loaded)}")


sys.meta_path.insert(0, AbsentFinder())
