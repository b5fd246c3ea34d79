"""The setup program for Windows: NSIS wraps the bundle, which is made on Windows or, on Linux, under Wine."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from recipes import bundle, icons, version_resource, wine
from recipes.common import PACKAGING, WORK, BuildError, match_ending, run

if TYPE_CHECKING:
    from recipes.common import Release

ON_WINDOWS = sys.platform == "win32"
BUNDLE = bundle.BUNDLE if ON_WINDOWS else wine.BUNDLE


def build(release: Release) -> Path:
    """Make the setup program. Raises BuildError."""
    program = _nsis()
    icon, banner = WORK / "windows" / "setup.ico", WORK / "windows" / "banner.bmp"
    icons.write_ico(icon, icons.pictures())
    icons.write_banner(banner, icons.pictures())
    target = release.file("windows-x86_64-setup.exe")
    target.parent.mkdir(exist_ok=True)
    said = {
        # The only one that 64-bit Wine can run. NSIS for Windows comes without it.
        "TARGET": "x86-unicode" if ON_WINDOWS else "amd64-unicode",
        "VERSION": release.version,
        "VERSION4": ".".join(map(str, version_resource.numbers(release))),
        "BUNDLE": str(BUNDLE),
        "INTERNAL": "_internal",
        "ICON": str(icon),
        "BANNER": str(banner),
        "OUTPUT": str(target),
        "ENDING": match_ending(),
    }
    sign = "/" if ON_WINDOWS else "-"
    names = [f"{sign}D{name}={value}" for name, value in said.items()]
    plain = [f"{sign}V2", f"{sign}WX", f"{sign}INPUTCHARSET", "UTF8"]
    environment = {"SOURCE_DATE_EPOCH": str(release.moment)}
    run([program, *plain, *names, PACKAGING / "windows" / "setup.nsi"], env=environment)
    return target


def _nsis() -> str:
    """The compiler of setup programs; its own setup on Windows does not put it where programs are looked for."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "NSIS" / "makensis.exe"
    found = shutil.which("makensis") or (str(usual) if usual.is_file() else None)
    if found is None:
        raise BuildError(
            "makensis is missing: it makes the setup program. "
            "On Debian and Ubuntu: apt-get install nsis. On Windows: https://nsis.sourceforge.io"
        )
    return found
