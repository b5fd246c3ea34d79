"""What every recipe needs: where things are, what the program is called, how tools are run and missed."""

from __future__ import annotations

import ast
import gzip
import os
import platform
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
WORK = ROOT / "build" / "packaging"
DIST = ROOT / "dist"

NAME = "hearts-qt"
APP_ID = "org.hearts_qt.Hearts"


class BuildError(Exception):
    """The build cannot go on; the text says why and what to do."""


@dataclass(frozen=True, slots=True)
class Release:
    """What is being built.

    Attributes:
        version: as in ``hearts_qt.__version__``, the only place that says it.
        moment: seconds since 1970 that every file of the build is dated with.
    """

    version: str
    moment: int

    @property
    def machine(self) -> str:
        """The processor, as file names call it."""
        return {"amd64": "x86_64", "x64": "x86_64"}.get(platform.machine().lower(), platform.machine().lower())

    def file(self, ending: str) -> Path:
        """Where a finished artefact goes: ``dist/hearts-qt-<version>-<ending>``."""
        return DIST / f"{NAME}-{self.version}-{ending}"


def release() -> Release:
    """The release that this checkout is. Raises BuildError."""
    tree = ast.parse((ROOT / "hearts_qt" / "__init__.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            return Release(str(node.value.value), _moment())
    raise BuildError("hearts_qt/__init__.py names no __version__.")


def match_ending() -> str:
    """The ending of the files in which a person keeps matches: the program says it in one place."""
    place = ROOT / "hearts_qt" / "store" / "saved_match.py"
    for node in ast.parse(place.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name("ENDING")], value=ast.Constant(str(ending))):
                return ending
    raise BuildError(f"{place} names no ENDING.")


def tool(name: str, *, package: str, why: str) -> str:
    """The path of a program. Raises BuildError that says what to install."""
    found = shutil.which(name)
    if found is None:
        raise BuildError(f"{name} is missing: {why}. On Debian and Ubuntu: apt-get install {package}")
    return found


def run(command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a program; what it says is shown only when it fails. Raises BuildError."""
    try:
        done = subprocess.run(
            list(map(str, command)),
            cwd=cwd, env={**os.environ, **(env or {})},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
        )  # fmt: skip
    except OSError as error:
        raise BuildError(f"{command[0]} cannot be started: {error}") from error
    if done.returncode != 0:
        raise BuildError(f"{' '.join(map(str, command))}\nended with exit code {done.returncode}:\n{done.stdout}")


def fresh(folder: Path) -> Path:
    """``folder``, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def copy(source: Path, target: Path, mode: int = 0o644) -> None:
    """Copy one file, its folder made, with exactly these rights."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


def write(target: Path, text: str, mode: int = 0o644) -> None:
    """Write one text file, its folder made, with exactly these rights."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")
    target.chmod(mode)


def write_gzip(target: Path, text: str) -> None:
    """Write one text file packed, without a date in it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), mtime=0))
    target.chmod(0o644)


def date_all(folder: Path, moment: int) -> None:
    """Date every file below ``folder`` with ``moment``; anybody may read all and start programs, not libraries."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            started = path.stat().st_mode & 0o100 and ".so" not in path.suffixes
            path.chmod(0o755 if path.is_dir() or started else 0o644)
        # Windows knows no date of a link itself.
        os.utime(path, (moment, moment), follow_symlinks=os.utime not in os.supports_follow_symlinks)


def _moment() -> int:
    """SOURCE_DATE_EPOCH, else the moment of the last commit, else of the version file."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdecimal():
        return int(given)
    try:
        command = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        return int(told)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return int((ROOT / "hearts_qt" / "__init__.py").stat().st_mtime)
