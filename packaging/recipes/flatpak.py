"""The Flatpak, for systems that install programs in this form: the bundle in a sandbox without a network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from recipes.bundle import BUNDLE
from recipes.common import APP_ID, NAME, PACKAGING, WORK, copy, date_all, fresh, run, tool
from recipes.menu import lay_out

if TYPE_CHECKING:
    from pathlib import Path

    from recipes.common import Release

MANIFEST = PACKAGING / "flatpak" / f"{APP_ID}.yml"


def build(release: Release) -> Path:
    """Make a single file that ``flatpak install`` takes. Raises BuildError.

    The runtime that the manifest names is fetched from the remote ``flathub`` if it is not there.
    """
    builder = tool("flatpak-builder", package="flatpak-builder", why="it builds the Flatpak")
    flatpak = tool("flatpak", package="flatpak", why="it packs the Flatpak into a file")
    place = lay_out_tree(release)
    repository = place / "repository"
    target = release.file(f"{release.machine}.flatpak")
    target.parent.mkdir(exist_ok=True)
    options = ["--user", "--force-clean", "--disable-rofiles-fuse", "--install-deps-from=flathub"]
    state = f"--state-dir={place / 'state'}"
    run([builder, *options, state, f"--repo={repository}", place / "build", place / MANIFEST.name], cwd=place)
    run([flatpak, "build-bundle", repository, target, APP_ID])
    return target


def lay_out_tree(release: Release) -> Path:
    """The manifest with the files it wants, in a folder of their own."""
    place = fresh(WORK / "flatpak")
    (place / "files" / "lib").mkdir(parents=True)
    run(["cp", "-a", BUNDLE, place / "files" / "lib" / NAME])
    lay_out(place / "files" / "share", release)
    date_all(place / "files", release.moment)
    copy(MANIFEST, place / MANIFEST.name)
    return place
