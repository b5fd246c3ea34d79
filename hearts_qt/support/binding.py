"""Loads PySide without parts of it that this game never uses, and that every start would wait for.

* The generator of stub files and what it makes of enums lie in the library as source: they would be compiled
  anew each time, with regular expressions of two pages.
* A hook of every import looks for ``from __feature__ import ...``. It reads the source of each module that is
  imported, to see whether that one speaks of PySide.

How much they cost is in ``docs/performance.md``.
"""

from __future__ import annotations

import builtins
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_LEFT_OUT = ("pyi_generator.py", "enum_sig.py")


def load_pyside() -> None:
    """Import Qt's core; whoever does so first decides how. Where the parts have other names they stay in."""
    plain: Callable[..., object] = builtins.compile

    def compile_wanted(source: object, filename: object, *rest: object, **named: object) -> object:
        return plain("" if str(filename).endswith(_LEFT_OUT) else source, filename, *rest, **named)

    built_in = vars(builtins)
    built_in["compile"] = compile_wanted
    try:
        import_module("PySide6.QtCore")
    finally:
        built_in["compile"] = plain
    # PySide keeps there what it has replaced.
    built_in["__import__"] = built_in.get("__orig_import__", built_in["__import__"])
