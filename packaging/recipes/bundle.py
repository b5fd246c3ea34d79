"""The bundle: program, Python, Qt and all they read in one folder, which every installer then wraps."""

from __future__ import annotations

import importlib.util
import platform
import subprocess
import sys
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

from recipes import icons, version_resource
from recipes.common import NAME, ROOT, WORK, BuildError, date_all, fresh, run, tool, write

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from recipes.common import Release

BUNDLE = WORK / "bundle" / NAME

_INSIDE = ("PySide6_Essentials", "PySide6_Addons", "shiboken6", "appdirs", "msgspec", "PyInstaller")
"""What is in the bundle besides Python and the game, as its metadata name it."""


def build(release: Release) -> Path:
    """Make the bundle; its folder. Raises BuildError."""
    if importlib.util.find_spec("PyInstaller") is None:
        raise BuildError(
            f"PyInstaller is missing in this Python. Install it:  {sys.executable} -m pip install pyinstaller"
        )
    check_translations()
    _compile_players()
    environment = settings(release, WORK / "looks", sys.platform, platform.python_version(), sys.path)
    run([sys.executable, *arguments(BUNDLE.parent, WORK / "pyinstaller", ROOT)], env=environment)
    if sys.platform == "linux":
        _forget_build_paths(BUNDLE)
    date_all(BUNDLE, release.moment)
    return BUNDLE


def arguments(target: Path, work: Path, source: Path) -> list[str | Path]:
    """What Python is called with to make the bundle of the checkout ``source`` in ``target``."""
    plain = ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    places = [f"--distpath={fresh(target)}", f"--workpath={work}"]
    return [*plain, *places, source / "packaging" / "hearts_qt.spec"]


def settings(release: Release, work: Path, system: str, python: str, packages: Sequence[str]) -> dict[str, str]:
    """What `hearts_qt.spec` reads from the environment; the files it names are made in ``work``.

    Args:
        system: as in ``sys.platform``.
        python: the version of Python in the bundle.
        packages: the folders with its packages, and one with its licence in it or beside it.
    """
    notices = work / "NOTICES.txt"
    write(notices, _notices(python, packages))
    said = {
        "HEARTS_QT_VERSION": release.version,
        "HEARTS_QT_NOTICES": str(notices),
        "SOURCE_DATE_EPOCH": str(release.moment),
        "PYTHONHASHSEED": "1",
    }
    if system == "win32":
        icon, version = work / f"{NAME}.ico", work / "version.txt"
        icons.write_ico(icon, icons.pictures())
        write(version, version_resource.text(release))
        said |= {"HEARTS_QT_ICON": str(icon), "HEARTS_QT_VERSION_FILE": str(version)}
    elif system == "darwin":
        icon = work / f"{NAME}.icns"
        icons.write_icns(icon, icons.pictures())
        said |= {"HEARTS_QT_ICON": str(icon)}
    return said


def check_translations() -> None:
    """Whether there is something to be read in both languages. Raises BuildError."""
    for source in sorted((ROOT / "i18n").glob("*.ts")):
        compiled = ROOT / "hearts_qt" / "i18n" / f"{source.stem}.qm"
        if not compiled.exists():
            raise BuildError(f"{compiled} is missing. Compile the translations:  python3 dev.py lint")


def _compile_players() -> None:
    """Compile the simulator of the computer players: an installed game always has it compiled."""
    if importlib.util.find_spec("Cython") is None:
        raise BuildError(f"Cython is missing in this Python. Install it:  {sys.executable} -m pip install cython")
    run([sys.executable, "setup.py", "build_ext", "--inplace"])
    for typed in (ROOT / "hearts_qt" / "ai").glob("*.pxd"):
        if not any(typed.with_name(f"{typed.stem}{end}").exists() for end in EXTENSION_SUFFIXES):
            raise BuildError(f"{typed.stem}.py could not be compiled. Is there a C compiler?")


def _forget_build_paths(bundle: Path) -> None:
    """Take the library folders of the Python that built it out of the binaries; they lie beside each other."""
    patchelf = tool("patchelf", package="patchelf", why="it removes the paths of this machine from the libraries")
    for library in sorted(bundle.rglob("*.so*")):
        if library.is_symlink():
            continue
        asked = subprocess.run([patchelf, "--print-rpath", library], capture_output=True, text=True, check=False)
        if asked.returncode == 0 and any(part.startswith("/") for part in asked.stdout.strip().split(":")):
            run([patchelf, "--remove-rpath", library])


def _notices(python: str, packages: Sequence[str]) -> str:
    """What the bundle is made of, each with its licence."""
    lines = [
        "This program contains, besides its own files (MIT licence, see LICENSE):",
        "",
        f"Python {python}, PSF licence, https://www.python.org",
    ]
    for name in _INSIDE:
        (found, *_) = (one.metadata for one in metadata.distributions(name=name, path=list(packages)))
        licence = (found["License-Expression"] or found["License"] or "see its page").splitlines()[0]
        lines.append(f"{name} {found['Version']}, {licence}, https://pypi.org/project/{name}")
    lines += [
        "",
        "Qt and PySide6 are used under the LGPL, version 3 (LGPL-3.txt, which refers to GPL-3.txt). They lie here",
        "as shared libraries of their own in the folder _internal/PySide6 and can be replaced by other builds of",
        "the same version; their source is at https://download.qt.io.",
    ]
    for name, text in _licence_texts(packages):
        lines += ["", "-" * 80, name, "-" * 80, text]
    return "\n".join(lines) + "\n"


def _licence_texts(packages: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Names and licences of what wants its licence to go with it; those of Qt lie in packaging/licences."""
    beside = (place / "LICENSE.txt" for folder in map(Path, packages) for place in (folder, folder.parent))
    texts = {file.read_text(encoding="utf-8", errors="replace").strip() for file in beside if file.is_file()}
    yield from (("Python", text) for text in texts if "PYTHON SOFTWARE FOUNDATION" in text)
    for name in _INSIDE:
        (found, *_) = metadata.distributions(name=name, path=list(packages))
        for file in found.files or ():
            if file.name.startswith(("LICENSE", "COPYING")):
                yield name, Path(str(found.locate_file(file))).read_text(encoding="utf-8").strip()
