"""The recipes of the installers, as far as they can be tried without building one."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from typing import TYPE_CHECKING

import pytest

from hearts_qt import __version__
from hearts_qt.rules.notation import Record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store import saved_match
from hearts_qt.support.resources import PACKAGE

sys.path.insert(0, str(PACKAGE.parent / "packaging"))

import build
from recipes import appimage, bundle, flatpak, menu
from recipes.common import APP_ID, PACKAGING, ROOT, BuildError, Release, date_all, release, run, tool
from recipes.trim import is_wanted

if TYPE_CHECKING:
    from pathlib import Path

DAY = Release("7.8.9", 1_790_000_000)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libQt6Multimedia.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6\\plugins\\imageformats\\qwebp.dll",
        "PySide6/Qt/translations/qtbase_ru.qm",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "hearts_qt/i18n/hearts_qt_ru.qm",
        "hearts_qt/assets/cards/classic/QS.svg",
        "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
        "libxcb-cursor.so.0",
    ],
)
def test_what_the_game_needs_is_in_the_bundle(place: str) -> None:
    assert is_wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt6Qml.dll",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/Qt/lib/libavcodec.so.61",
        "PySide6\\avcodec-61.dll",
        "PySide6\\plugins\\platforms\\qdirect2d.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "libgtk-3.so.0",
        "libcrypto.so.3",
        "libpulse.so.0",
        "python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_what_it_never_loads_is_not(place: str) -> None:
    assert not is_wanted(place)


def test_the_version_comes_from_one_place() -> None:
    made = release()
    assert made.version == __version__
    assert made.file("x.deb").name == f"hearts-qt-{__version__}-x.deb"


def test_the_bundle_is_made_before_what_wraps_it() -> None:
    assert build.targets(["deb"]) == ["bundle", "deb"]
    assert build.targets(["AppImage", "tar.xz"]) == ["bundle", "tar.xz", "AppImage"]
    assert build.targets(["all"])[0] == "bundle"


def test_a_missing_tool_is_named_with_the_package_that_has_it() -> None:
    with pytest.raises(BuildError, match=r"no-such-tool is missing: it cuts\. .* install scissors"):
        tool("no-such-tool", package="scissors", why="it cuts")


def test_a_tool_that_fails_is_quoted() -> None:
    with pytest.raises(BuildError, match="ended with exit code 3:\nthe reason"):
        run([sys.executable, "-c", "import sys; print('the reason'); sys.exit(3)"])


def test_a_build_without_pyinstaller_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(BuildError, match="pip install pyinstaller"):
        bundle.build(DAY)


def test_the_menu_of_the_desktop_gets_every_file_that_it_looks_for(tmp_path: Path) -> None:
    menu.lay_out(tmp_path, DAY)
    entry = (tmp_path / "applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    assert f"Icon={APP_ID}\n" in entry
    assert len(list((tmp_path / "icons").rglob(f"{APP_ID}.*"))) == len(menu.SIZES) + 1
    root = ElementTree.parse(tmp_path / "metainfo" / f"{APP_ID}.metainfo.xml").getroot()
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    assert root.find("releases/release").attrib == {"version": "7.8.9", "date": "2026-09-21"}  # type: ignore[union-attr]
    for page in ("man6", "ru/man6"):
        text = gzip.decompress((tmp_path / "man" / page / "hearts-qt.6.gz").read_bytes()).decode()
        assert "7.8.9" in text
        assert "@" not in text


@pytest.mark.parametrize("page", ["hearts-qt.6", "hearts-qt.ru.6"])
def test_the_manual_names_every_option(page: str) -> None:
    command = [sys.executable, "-m", "hearts_qt", "--help"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True).stdout
    manual = (PACKAGING / "linux" / page).read_text(encoding="utf-8").replace("\\-", "-")
    options = set(re.findall(r"--[a-z-]+", said)) - {"--help"}
    assert {"--profile-dir", "--self-test"} <= options
    assert options <= set(re.findall(r"--[a-z-]+", manual))


def test_pictures_and_page_are_in_the_metadata_when_their_addresses_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    menu.lay_out(tmp_path / "without", DAY)
    monkeypatch.setenv("HEARTS_QT_HOME", "https://example.org/hearts/")
    monkeypatch.setenv("HEARTS_QT_PICTURES", "https://example.org/pictures")
    menu.lay_out(tmp_path / "with", DAY)
    place = f"metainfo/{APP_ID}.metainfo.xml"
    roots = [ElementTree.parse(tmp_path / one / place).getroot() for one in ("without", "with")]
    assert roots[0].find("screenshots") is None
    assert roots[0].find("url") is None
    assert roots[1].findtext("url") == "https://example.org/hearts"
    images = [element.text or "" for element in roots[1].iterfind("screenshots/screenshot/image")]
    assert len(images) == 8
    for image in images:
        address, _, name = image.rpartition("/")
        assert address == "https://example.org/pictures"
        assert (ROOT / "docs" / "pictures" / name).is_file()


def test_the_desktop_opens_the_files_that_the_program_writes(tmp_path: Path) -> None:
    menu.lay_out(tmp_path, DAY)
    types = ElementTree.parse(tmp_path / "mime" / "packages" / f"{APP_ID}.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = types
    glob, match = kind.find(f"{space}glob"), kind.find(f"{space}magic/{space}match")
    assert glob is not None
    assert glob.get("pattern") == f"*.{saved_match.ENDING}"
    entry = (tmp_path / "applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    assert f"MimeType={kind.get('type')};\n" in entry
    assert "Exec=hearts-qt %f\n" in entry
    file = tmp_path / "match"
    saved_match.write_copy(file, saved_match.SavedMatch.begin(Record("windows_hearts", Rules(), 1), ("easy",) * 3))
    assert match is not None
    assert match.get("value", "") in file.read_text(encoding="utf-8")[:64]


def test_the_flatpak_has_no_way_to_the_network() -> None:
    manifest = flatpak.MANIFEST.read_text(encoding="utf-8")
    assert f"id: {APP_ID}\n" in manifest
    rights = re.findall(r"^  - (--\S+)$", manifest, re.MULTILINE)
    assert "--socket=wayland" in rights
    assert not [right for right in rights if "network" in right or "filesystem" in right or "bus" in right]


def test_a_wheel_holds_every_package() -> None:
    """setuptools is told which; one that is not named would be missing only where the game is installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = set(project["tool"]["setuptools"]["packages"]) - {"hearts_qt.assets"}
    there = {".".join(file.parent.relative_to(ROOT).parts) for file in PACKAGE.rglob("__init__.py")}
    assert named == there


def test_the_window_and_the_menu_know_each_other() -> None:
    start = (ROOT / "hearts_qt" / "start.py").read_text(encoding="utf-8")
    assert re.findall(r'setDesktopFileName\("(.*)"\)', start) == [APP_ID]


def test_a_file_that_is_no_runtime_of_appimage_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = tmp_path / "runtime"
    wrong.write_bytes(b"\x7fELF" + bytes(100))
    monkeypatch.setenv("APPIMAGE_RUNTIME", str(wrong))
    monkeypatch.setattr(appimage, "tool", lambda name, **_: name)
    with pytest.raises(BuildError, match="no runtime of AppImage"):
        appimage.build(DAY)


def test_only_the_front_part_of_an_appimage_is_its_runtime() -> None:
    table, size, count = 256, 64, 3
    header = bytearray(256)
    header[0x28:0x30] = table.to_bytes(8, "little")
    header[0x3A:0x3C] = size.to_bytes(2, "little")
    header[0x3C:0x3E] = count.to_bytes(2, "little")
    whole = bytes(header) + bytes(size * count) + b"hsqs and the image"
    assert appimage.end_of_elf(whole) == whole.index(b"hsqs")


def test_every_file_of_a_package_has_the_date_of_the_release(tmp_path: Path) -> None:
    (tmp_path / "program").write_text("", encoding="utf-8")
    (tmp_path / "program").chmod(0o700)
    (tmp_path / "library.so.6").write_text("", encoding="utf-8")
    (tmp_path / "library.so.6").chmod(0o755)
    (tmp_path / "text").write_text("", encoding="utf-8")
    (tmp_path / "text").chmod(0o600)
    date_all(tmp_path, DAY.moment)
    assert {(p.name, oct(p.stat().st_mode)[-3:], int(p.stat().st_mtime)) for p in tmp_path.iterdir()} == {
        ("program", "755", DAY.moment),
        ("library.so.6", "644", DAY.moment),
        ("text", "644", DAY.moment),
    }


def test_the_command_says_what_can_be_built() -> None:
    command = [sys.executable, str(PACKAGING / "build.py"), "floppy"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "tar.xz" in done.stderr
