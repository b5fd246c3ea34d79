"""Compiles the simulator of the computer players where that is possible; else the same files run as they are."""

from __future__ import annotations

import os
import platform
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).resolve().parent


def extensions() -> list[Extension]:
    """A module for each .pxd file that types an ordinary module, or none where Cython is missing."""
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    typed = sorted((HERE / "hearts_qt" / "ai").glob("*.pxd"))
    flags = [] if os.name == "nt" else ["-O3", "-g0", "-fno-tree-slp-vectorize"]
    if os.name != "nt" and platform.machine() == "x86_64":
        flags.append("-mpopcnt")  # every such processor since 2008 counts bits in one instruction
    modules = [
        Extension(
            f"hearts_qt.ai.{path.stem}",
            [f"hearts_qt/ai/{path.stem}.py"],
            extra_compile_args=flags,
        )
        for path in typed
    ]
    compiled = list(cythonize(modules, build_dir="build/cython", language_level=3))
    for module in compiled:
        module.optional = True  # Cython does not hand it on
    return compiled


if __name__ == "__main__":
    os.chdir(HERE)
    setup(ext_modules=extensions())
