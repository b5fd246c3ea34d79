"""What a Linux desktop wants to know of the program: menu entry, metadata, pictures, manual page."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from recipes.common import APP_ID, NAME, PACKAGING, ROOT, copy, write, write_gzip

if TYPE_CHECKING:
    from pathlib import Path

    from recipes.common import Release

LINUX = PACKAGING / "linux"
SIZES = (16, 24, 32, 48, 64, 128, 256)


def lay_out(share: Path, release: Release) -> None:
    """Put everything below ``share``, the ``/usr/share`` of a package."""
    copy(LINUX / f"{APP_ID}.desktop", share / "applications" / f"{APP_ID}.desktop")
    metainfo = (LINUX / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    day = f"{datetime.fromtimestamp(release.moment, UTC):%Y-%m-%d}"
    filled = _with_addresses(metainfo).replace("@VERSION@", release.version).replace("@DATE@", day)
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", filled)
    copy(LINUX / f"{APP_ID}.mime.xml", share / "mime" / "packages" / f"{APP_ID}.xml")
    icons, theme = ROOT / "assets" / "icons", share / "icons" / "hicolor"
    for size in SIZES:
        copy(icons / f"hearts_qt-{size}.png", theme / f"{size}x{size}" / "apps" / f"{APP_ID}.png")
    copy(icons / "hearts_qt.svg", theme / "scalable" / "apps" / f"{APP_ID}.svg")
    copy(icons / "hearts_qt-symbolic.svg", theme / "symbolic" / "apps" / f"{APP_ID}-symbolic.svg")
    for page, folder in ((f"{NAME}.6", "man6"), (f"{NAME}.ru.6", "ru/man6")):
        text = (LINUX / page).read_text(encoding="utf-8").replace("@VERSION@", release.version)
        write_gzip(share / "man" / folder / f"{NAME}.6.gz", text.replace("@DATE@", day))


def _with_addresses(metainfo: str) -> str:
    """The metadata with the addresses of the project and of its pictures, or without what needs one.

    HEARTS_QT_HOME is the page of the project, HEARTS_QT_PICTURES the address at which ``docs/pictures`` lies.
    Software centres show pictures from the web only, and a checkout does not know where it is published.
    """
    for name, place, element in (
        ("HEARTS_QT_HOME", "@HOME@", r" *<url type=.*</url>\n"),
        ("HEARTS_QT_PICTURES", "@PICTURES@", r" *<screenshots>.*</screenshots>\n"),
    ):
        address = os.environ.get(name, "").rstrip("/")
        without = re.sub(element, "", metainfo, flags=re.DOTALL)
        metainfo = metainfo.replace(place, address) if address else without
    return metainfo
