"""Prints what the simulator does as plain Python, whatever has been compiled: ``python interpreted.py``.

Run as a program of its own, because a process holds either the compiled modules or these.
"""

from __future__ import annotations

import json
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def only_sources(path: str) -> FileFinder:
    """A finder that sees no compiled modules in the room of the computer players."""
    if Path(path) != ROOT / "hearts_qt" / "ai":
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))


def main() -> None:
    sys.path.insert(0, str(ROOT))
    sys.path_hooks.insert(0, only_sources)
    from hearts_qt.ai import kernel
    from tests.ai.simulated import fingerprints

    assert not kernel.COMPILED
    sys.stdout.write(json.dumps(fingerprints()))


if __name__ == "__main__":
    main()
