"""The package for Debian and Ubuntu: self-contained, so that it installs on any of them that is new enough."""

from __future__ import annotations

import hashlib
import re
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import TYPE_CHECKING

from recipes.bundle import BUNDLE
from recipes.common import (
    NAME,
    PACKAGING,
    ROOT,
    WORK,
    BuildError,
    copy,
    date_all,
    fresh,
    run,
    tool,
    write,
    write_gzip,
)
from recipes.menu import lay_out

if TYPE_CHECKING:
    from pathlib import Path

    from recipes.common import Release

PLACE = f"usr/lib/{NAME}"
MAINTAINER = "The hearts_qt authors <hearts-qt@authors.invalid>"

# Loaded by name while the program runs, so no library asks for them.
_ALSO = ("libgl1", "libegl1", "libxcb-cursor0", "fonts-dejavu-core | fonts-liberation | fonts-noto-core")


def build(release: Release) -> Path:
    """Make the package. Raises BuildError."""
    tool("dpkg-deb", package="dpkg", why="it packs the files")
    tree = fresh(WORK / "deb" / "tree")
    (tree / PLACE).parent.mkdir(parents=True)
    run(["cp", "-a", BUNDLE, tree / PLACE])
    (tree / "usr" / "games").mkdir(parents=True)
    (tree / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = tree / "usr" / "share"
    lay_out(share, release)
    document = share / "doc" / NAME
    copy(PACKAGING / "linux" / "copyright", document / "copyright")
    write_gzip(document / "changelog.gz", _changelog(release))
    copy(PACKAGING / "linux" / "lintian-overrides", share / "lintian" / "overrides" / NAME)
    date_all(tree, release.moment)
    write(tree / "DEBIAN" / "control", _control(release, tree))
    write(tree / "DEBIAN" / "md5sums", _sums(tree))
    date_all(tree / "DEBIAN", release.moment)
    target = release.file(f"{_architecture()}.deb")
    target.parent.mkdir(exist_ok=True)
    environment = {"SOURCE_DATE_EPOCH": str(release.moment)}
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", tree, target], env=environment)
    return target


def _architecture() -> str:
    asked = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def _control(release: Release, tree: Path) -> str:
    size = sum(path.lstat().st_size for path in tree.rglob("*") if not path.is_dir()) // 1024
    return f"""Package: {NAME}
Version: {release.version}
Architecture: {_architecture()}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {", ".join([*_dependencies(), *_ALSO])}
Section: games
Priority: optional
Description: card game Hearts and its whole family, against computer players
 The classic card game, played against computer players: nearly fifty games of
 the Hearts family from 1887 to today, by mouse or by keyboard alone, in Russian
 and English. It needs no network and no account; every match is kept.
"""


def _dependencies() -> list[str]:
    """The packages of the system's libraries that the bundle asks for, found by Debian's own tool."""
    tool("dpkg-shlibdeps", package="dpkg-dev", why="it finds the packages that the program depends on")
    work = fresh(WORK / "deb" / "shlibdeps")
    write(work / "debian" / "control", f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
    libraries = [path for path in sorted(BUNDLE.rglob("*.so*")) if path.is_file() and not path.is_symlink()]
    folders = sorted({path.parent for path in libraries})
    command = ["dpkg-shlibdeps", "--ignore-missing-info", "--warnings=0", "-O"]
    command += [f"-l{folder}" for folder in folders]
    command += [f"-e{path}" for path in [BUNDLE / NAME, *libraries]]
    told = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    found = re.search(r"^shlibs:Depends=(.*)$", told.stdout, re.MULTILINE)
    if told.returncode != 0 or found is None:
        raise BuildError(f"dpkg-shlibdeps failed:\n{told.stderr}")
    return found[1].split(", ")


def _changelog(release: Release) -> str:
    """The changelog of the project in Debian's form: one entry that points to the whole."""
    moment = format_datetime(datetime.fromtimestamp(release.moment, UTC))
    first = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()[0].lstrip("# ")
    return f"""{NAME} ({release.version}) stable; urgency=low

  * Version {release.version}; see the {first.lower()} of the project for what is new.

 -- {MAINTAINER}  {moment}
"""


def _sums(tree: Path) -> str:
    files = (path for path in sorted((tree / "usr").rglob("*")) if path.is_file() and not path.is_symlink())
    return "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)
