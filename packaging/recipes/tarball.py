"""The archive for any Linux: unpack it anywhere and start ``hearts-qt`` in it."""

from __future__ import annotations

import tarfile
from typing import TYPE_CHECKING

from recipes.bundle import BUNDLE
from recipes.common import NAME, PACKAGING

if TYPE_CHECKING:
    from pathlib import Path

    from recipes.common import Release


def build(release: Release) -> Path:
    """Pack the bundle; the archive."""
    target = release.file(f"linux-{release.machine}.tar.xz")
    target.parent.mkdir(exist_ok=True)
    folder = f"{NAME}-{release.version}"

    def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = release.moment
        return entry

    with tarfile.open(target, "w:xz", preset=6) as archive:
        for path in [BUNDLE, *sorted(BUNDLE.rglob("*"))]:
            inside = f"{folder}/{path.relative_to(BUNDLE).as_posix()}".rstrip("/.")
            archive.add(path, inside, recursive=False, filter=anonymous)
        archive.add(PACKAGING / "linux" / "README.tarball", f"{folder}/README", filter=anonymous)
    return target
