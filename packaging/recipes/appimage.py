"""The AppImage: one file to be made executable and started.

The image is a squashfs of the program behind a small runtime that mounts it. The environment
variable APPIMAGE_RUNTIME names the file with the runtime.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from recipes.bundle import BUNDLE
from recipes.common import APP_ID, NAME, WORK, BuildError, date_all, fresh, run, tool, write
from recipes.menu import lay_out

if TYPE_CHECKING:
    from recipes.common import Release

_RUN = f"""#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/{NAME}/{NAME}" "$@"
"""
_ELF = b"\x7fELF"
_MAGIC = b"AI\x02"
_MAGIC_AT = 8


def build(release: Release) -> Path:
    """Make the image. Raises BuildError."""
    squash = tool("mksquashfs", package="squashfs-tools", why="it packs the image")
    runtime = _runtime()
    tree = fresh(WORK / "appimage" / "tree")
    (tree / "usr" / "lib").mkdir(parents=True)
    run(["cp", "-a", BUNDLE, tree / "usr" / "lib" / NAME])
    lay_out(tree / "usr" / "share", release)
    write(tree / "AppRun", _RUN, 0o755)
    shutil.copy(tree / "usr" / "share" / "applications" / f"{APP_ID}.desktop", tree)
    icon = tree / "usr" / "share" / "icons" / "hicolor" / "256x256" / "apps" / f"{APP_ID}.png"
    shutil.copy(icon, tree)
    (tree / ".DirIcon").symlink_to(icon.name)
    date_all(tree, release.moment)
    image = WORK / "appimage" / "image.squashfs"
    image.unlink(missing_ok=True)
    plain = ["-root-owned", "-noappend", "-no-progress", "-mkfs-time", str(release.moment)]
    run([squash, tree, image, *plain, "-comp", "xz", "-Xbcj", "x86", "-b", "131072"])
    target = release.file(f"{release.machine}.AppImage")
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(runtime + image.read_bytes())
    target.chmod(0o755)
    return target


def _runtime() -> bytes:
    """The program in front of the image: an ELF file of the kind that says so in its header."""
    named = os.environ.get("APPIMAGE_RUNTIME")
    path = Path(named) if named else None
    if path is None or not path.is_file():
        raise BuildError(
            "The runtime of AppImage is missing. Name its file in APPIMAGE_RUNTIME: the file runtime-x86_64 of "
            "https://github.com/AppImage/type2-runtime, or any AppImage, of which the front part is taken."
        )
    data = path.read_bytes()
    if data[:4] != _ELF or data[_MAGIC_AT : _MAGIC_AT + 3] != _MAGIC:
        raise BuildError(f"{path} is no runtime of AppImage: the mark of one is missing.")
    return data[: end_of_elf(data)]


def end_of_elf(data: bytes) -> int:
    """Where the program ends and an image may begin: after its table of sections (64 bit, little endian)."""
    table = int.from_bytes(data[0x28:0x30], "little")
    size, count = int.from_bytes(data[0x3A:0x3C], "little"), int.from_bytes(data[0x3C:0x3E], "little")
    return min(len(data), table + size * count)
