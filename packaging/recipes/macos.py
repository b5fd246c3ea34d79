"""The disk image for macOS: the program, and the folder of programs to drop it into.

Without further ado the program gets a signature of nobody, which macOS wants before it runs anything at all. Who
has an identity of Apple names it in the environment: HEARTS_QT_IDENTITY is that of the certificate,
HEARTS_QT_NOTARY the profile of ``xcrun notarytool store-credentials`` with which Apple looks the image over.
"""

from __future__ import annotations

import os
import platform
from typing import TYPE_CHECKING

from recipes.bundle import BUNDLE
from recipes.common import APP_ID, PACKAGING, WORK, BuildError, fresh, match_ending, run

if TYPE_CHECKING:
    from pathlib import Path

    from recipes.common import Release

APP = BUNDLE.parent / "Hearts.app"
MATCH_TYPE = f"{APP_ID}.match"

_NOBODY = "-"


def info_plist() -> dict[str, object]:
    """What macOS is told of the program, besides its name, version and icon, which PyInstaller adds."""
    return {
        "CFBundleDisplayName": "Hearts",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "ru"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Match of Hearts",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH_TYPE,
                "UTTypeDescription": "Match of Hearts",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {"public.filename-extension": [match_ending()]},
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The hearts_qt authors, MIT",
        "NSRequiresAquaSystemAppearance": False,
    }


def build(release: Release) -> Path:
    """Make the image. Raises BuildError."""
    if platform.system() != "Darwin":
        raise BuildError("The image for macOS can be made on macOS alone: only there are codesign and hdiutil.")
    identity = os.environ.get("HEARTS_QT_IDENTITY", _NOBODY)
    profile = os.environ.get("HEARTS_QT_NOTARY")
    if profile and identity == _NOBODY:
        raise BuildError("HEARTS_QT_NOTARY needs HEARTS_QT_IDENTITY: Apple looks over nothing that nobody signed.")
    sign(APP, identity)
    tree = fresh(WORK / "dmg")
    run(["ditto", APP, tree / APP.name])
    (tree / "Applications").symlink_to("/Applications")
    target = release.file(f"macos-{release.machine}.dmg")
    target.parent.mkdir(exist_ok=True)
    run(["hdiutil", "create", "-volname", "Hearts", "-srcfolder", tree, "-ov", "-format", "ULMO", target])
    if identity != _NOBODY:
        run(["codesign", "--sign", identity, "--timestamp", target])
    if profile:
        run(["xcrun", "notarytool", "submit", target, "--keychain-profile", profile, "--wait"])
        run(["xcrun", "stapler", "staple", target])
    return target


def sign(app: Path, identity: str) -> None:
    """Sign the program and all libraries in it, and look whether that holds. Raises BuildError."""
    command: list[str | Path] = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != _NOBODY:
        rights = PACKAGING / "macos" / "entitlements.plist"
        command += ["--timestamp", "--options", "runtime", "--entitlements", rights]
    run([*command, app])
    run(["codesign", "--verify", "--deep", "--strict", app])
