#!/usr/bin/env python3
"""Build what people install: ``python packaging/build.py TARGET [TARGET …]``.

Uses the standard library and, for the bundle, PyInstaller in the same Python as the requirements of the game
(``.venv`` of the checkout has these). Finished files go to ``dist``, their sums to ``dist/SHA256SUMS``.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent))

from recipes import appimage, bundle, deb, flatpak, macos, tarball, windows, wine
from recipes.common import DIST, BuildError, release

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from recipes.common import Release

RECIPES: dict[str, Callable[[Release], Path]] = {
    "bundle": bundle.build,
    "tar.xz": tarball.build,
    "deb": deb.build,
    "AppImage": appimage.build,
    "flatpak": flatpak.build,
    "windows-bundle": wine.build,
    "windows": windows.build,
    "dmg": macos.build,
}
"""By target, each after what it wraps."""

BUNDLES = {"bundle": bundle.BUNDLE, "windows-bundle": wine.BUNDLE}
"""The targets that the others wrap, and their folders."""

HERE = {
    "linux": ("bundle", "tar.xz", "deb", "AppImage"),
    "win32": ("bundle", "windows"),
    "darwin": ("bundle", "dmg"),
}
"""What ``all`` means on a system; where it is not named, the bundle alone."""


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def targets(asked: Sequence[str]) -> list[str]:
    """The recipes to follow, in order: ``all`` spelt out, and before each the bundle that it wraps."""
    wanted = {name for one in asked for name in (HERE.get(sys.platform, ("bundle",)) if one == "all" else (one,))}
    return [name for name in RECIPES if name in wanted | {_wrapped(one) for one in wanted}]


def _wrapped(target: str) -> str:
    if target in BUNDLES:
        return target
    return "windows-bundle" if target == "windows" and sys.platform != "win32" else "bundle"


def write_sums() -> None:
    """The sums of all finished files."""
    files = sorted(path for path in DIST.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Build; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", nargs="+", choices=[*RECIPES, "all"])
    parser.add_argument("--keep-bundle", action="store_true", help="wrap the bundle of the last build again")
    options = parser.parse_args(arguments)
    try:
        made = release()
        for name in targets(options.target):
            if options.keep_bundle and name in BUNDLES and BUNDLES[name].is_dir():
                continue
            begin = time.monotonic()
            path = RECIPES[name](made)
            size = sum(p.lstat().st_size for p in path.rglob("*")) if path.is_dir() else path.stat().st_size
            say(f"{name}: {path} ({size / 1e6:.1f} MB, {time.monotonic() - begin:.0f} s)")
        if DIST.is_dir():
            write_sums()
    except BuildError as error:
        say(f"\n{error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
