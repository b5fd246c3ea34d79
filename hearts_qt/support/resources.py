"""The program's own files: cards, sounds, icons and translations.

They lie in three different places: in a checkout in ``assets`` beside the package, installed in
``hearts_qt/assets``, in a frozen program in ``hearts_qt/assets`` below the folder that PyInstaller unpacks.
"""

from __future__ import annotations

import sys
from pathlib import Path

from hearts_qt.support.errors import KnownError, Trouble

PACKAGE = Path(__file__).resolve().parent.parent


def package_folder() -> Path:
    """The folder of the package, in a frozen program the one that holds its files."""
    unpacked = getattr(sys, "_MEIPASS", None)
    return PACKAGE if unpacked is None else Path(unpacked) / PACKAGE.name


def assets_folder() -> Path:
    """The folder that holds ``cards``, ``icons`` and ``sounds``.

    Raises:
        KnownError: RESOURCE_MISSING, if there is none.
    """
    package = package_folder()
    for folder in (package / "assets", package.parent / "assets"):
        if folder.is_dir():
            return folder
    raise KnownError(Trouble.RESOURCE_MISSING, file=package / "assets")


def asset(*parts: str) -> Path:
    """A file or folder below the assets: ``asset("cards", "classic", "QS.svg")``.

    Raises:
        KnownError: RESOURCE_MISSING, if it is not there.
    """
    path = assets_folder().joinpath(*parts)
    if not path.exists():
        raise KnownError(Trouble.RESOURCE_MISSING, file=path)
    return path


def translations_folder() -> Path:
    """The folder of the compiled translations; it may be missing when they have not been compiled."""
    return package_folder() / "i18n"
