"""The recipes for Windows and macOS, as far as they can be tried on any system."""

from __future__ import annotations

import ast
import plistlib
import re
import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from hearts_qt.store import saved_match
from hearts_qt.support.resources import PACKAGE

sys.path.insert(0, str(PACKAGE.parent / "packaging"))

import build
from recipes import bundle, icons, macos, version_resource, windows, wine
from recipes.common import PACKAGING, BuildError, Release, match_ending

if TYPE_CHECKING:
    from collections.abc import Iterator

DAY = Release("7.8.9", 1_790_000_000)
TEXTS = ("english", "russian")


def images(ico: bytes) -> Iterator[tuple[int, bytes]]:
    """The edge and the content of each picture in an icon of Windows."""
    kind, count = struct.unpack("<HH", ico[2:6])
    assert kind == 1
    for n in range(count):
        edge, *_, size, at = struct.unpack("<BBBBHHII", ico[6 + 16 * n : 22 + 16 * n])
        yield edge or 256, ico[at : at + size]


def test_the_icon_of_windows_holds_every_picture_as_it_was_drawn(tmp_path: Path) -> None:
    pictures = icons.pictures()
    icons.write_ico(tmp_path / "a.ico", pictures)
    found = dict(images((tmp_path / "a.ico").read_bytes()))
    assert list(found) == [16, 24, 32, 48, 64, 128, 256]
    assert found[256] == pictures[256]
    for edge in (16, 48):
        drawn = QImage.fromData(pictures[edge]).convertToFormat(QImage.Format.Format_ARGB32)
        plain = bytes(drawn.constBits())
        rows = [plain[4 * edge * y : 4 * edge * (y + 1)] for y in reversed(range(edge))]  # from below
        assert struct.unpack("<Iii", found[edge][:12]) == (40, edge, 2 * edge)
        assert found[edge][40 : 40 + 4 * edge * edge] == b"".join(rows)


def test_the_icon_of_macos_holds_every_picture_as_it_was_drawn(tmp_path: Path) -> None:
    pictures = icons.pictures()
    icons.write_icns(tmp_path / "a.icns", pictures)
    data, at, found = (tmp_path / "a.icns").read_bytes(), 8, {}
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    while at < len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "big")
        found[data[at : at + 4].decode()] = data[at + 8 : at + size]
        at += size
    assert found["ic08"] == found["ic13"] == pictures[256]
    assert found["ic07"] == pictures[128]
    assert {"icp4", "icp5", "ic11", "ic12"} <= set(found)


def test_the_first_page_of_the_setup_program_shows_the_icon_on_the_cloth(tmp_path: Path) -> None:
    icons.write_banner(tmp_path / "a.bmp", icons.pictures())
    banner, icon = QImage(str(tmp_path / "a.bmp")), QImage.fromData(icons.pictures()[128])
    assert (banner.width(), banner.height()) == (164, 314)
    solid = [(x, y) for x in range(128) for y in range(128) if icon.pixelColor(x, y).alpha() == 255]
    assert len(solid) > 5000
    assert all(banner.pixel(18 + x, 93 + y) == icon.pixel(x, y) for x, y in solid)
    assert banner.pixelColor(0, 0).name() == "#246e4c"


def test_a_picture_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="no PNG"):
        icons.rgba_rows(b"GIF89a")


def test_windows_is_told_name_and_version_in_both_languages() -> None:
    tree = ast.parse(version_resource.text(DAY))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert {"Hearts", "Червы", "7.8.9", "040904B0", "041904B0", 1033, 1049} <= words
    assert version_resource.numbers(DAY) == (7, 8, 9, 0)
    assert version_resource.numbers(Release("1.2rc1", 0)) == (1, 21, 0, 0)


def test_each_system_has_its_own_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert build.targets(["windows"]) == ["windows-bundle", "windows"]
    assert build.targets(["windows", "deb"]) == ["bundle", "deb", "windows-bundle", "windows"]
    monkeypatch.setattr(sys, "platform", "win32")
    assert build.targets(["windows"]) == build.targets(["all"]) == ["bundle", "windows"]
    monkeypatch.setattr(sys, "platform", "darwin")
    assert build.targets(["dmg"]) == build.targets(["all"]) == ["bundle", "dmg"]


def test_a_library_of_wine_is_known_by_its_mark(tmp_path: Path) -> None:
    own, foreign = tmp_path / "own.dll", tmp_path / "foreign.dll"
    own.write_bytes(b"MZ" + bytes(62) + bytes.fromhex("0e1fba0e00b409cd21") + bytes(100))
    foreign.write_bytes(b"MZ" + bytes(62) + b"Wine builtin DLL" + bytes(100))
    assert not wine.is_of_wine(own)
    assert wine.is_of_wine(foreign)


@pytest.mark.parametrize("file", ["packages.txt", "python.txt"])
def test_everything_that_is_fetched_is_known_by_its_sum(file: str) -> None:
    lines = (PACKAGING / "windows" / file).read_text(encoding="utf-8").splitlines()
    wanted = [line for line in lines if not line.startswith("#")]
    assert wanted
    assert all(re.fullmatch(r"[\w-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line) for line in wanted)


def test_the_setup_program_says_everything_in_both_languages() -> None:
    said = {}
    for language in TEXTS:
        text = (PACKAGING / "windows" / f"{language}.nsh").read_text(encoding="utf-8")
        said[language] = set(re.findall(r"^LangString (\w+) ", text, re.MULTILINE))
    script = (PACKAGING / "windows" / "setup.nsi").read_text(encoding="utf-8")
    asked = {name for name in re.findall(r'"\$\((\w+)\)', script) if not name.startswith("MUI")}
    assert said["english"] == said["russian"]
    assert asked <= said["english"]


def test_the_setup_program_and_the_program_agree_on_saved_matches() -> None:
    assert match_ending() == saved_match.ENDING


def test_without_nsis_one_is_told_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(BuildError, match="makensis is missing"):
        windows.build(DAY)


def test_without_wine_one_is_told_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(BuildError, match="wine is missing"):
        wine.build(DAY)


class Mac:
    """macOS, as far as a recipe asks it: commands are kept and not run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.commands: list[list[str]] = []
        monkeypatch.setattr("platform.system", lambda: "Darwin")
        monkeypatch.setattr("platform.machine", lambda: "arm64")
        monkeypatch.setattr("recipes.common.DIST", folder / "dist")
        monkeypatch.setattr(macos, "WORK", folder)
        monkeypatch.setattr(macos, "run", lambda command: self.commands.append([str(word) for word in command]))
        for name in ("HEARTS_QT_IDENTITY", "HEARTS_QT_NOTARY"):
            monkeypatch.delenv(name, raising=False)

    def said(self, *words: str) -> list[int]:
        """The places of the commands that begin with these words."""
        return [n for n, command in enumerate(self.commands) if command[: len(words)] == list(words)]


def test_without_an_identity_the_program_for_macos_is_signed_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mac = Mac(monkeypatch, tmp_path)
    target = macos.build(DAY)
    assert target.name == "hearts-qt-7.8.9-macos-arm64.dmg"
    (signed,) = mac.said("codesign", "--force")
    (checked,) = mac.said("codesign", "--verify")
    (made,) = mac.said("hdiutil", "create")
    assert signed < checked < made
    assert mac.commands[signed][mac.commands[signed].index("--sign") + 1] == "-"
    assert mac.commands[made][-1] == str(target)
    assert not mac.said("xcrun")
    assert (tmp_path / "dmg" / "Applications").is_symlink()


def test_with_an_identity_apple_looks_the_image_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mac = Mac(monkeypatch, tmp_path)
    monkeypatch.setenv("HEARTS_QT_IDENTITY", "Developer ID Application: Somebody")
    monkeypatch.setenv("HEARTS_QT_NOTARY", "hearts")
    macos.build(DAY)
    signed = mac.commands[mac.said("codesign", "--force")[0]]
    assert {"--timestamp", "runtime", "Developer ID Application: Somebody"} <= set(signed)
    rights = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert rights == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
    (submitted,), (stapled,) = mac.said("xcrun", "notarytool", "submit"), mac.said("xcrun", "stapler", "staple")
    assert mac.said("hdiutil", "create")[0] < submitted < stapled


def test_apple_is_not_asked_about_what_nobody_signed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Mac(monkeypatch, tmp_path)
    monkeypatch.setenv("HEARTS_QT_NOTARY", "hearts")
    with pytest.raises(BuildError, match="HEARTS_QT_IDENTITY"):
        macos.build(DAY)


def test_the_image_for_macos_is_made_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.system", lambda: "Linux")
    with pytest.raises(BuildError, match="on macOS alone"):
        macos.build(DAY)


def test_macos_is_told_all_it_asks_for() -> None:
    told = plistlib.loads(plistlib.dumps(macos.info_plist()))
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [saved_match.ENDING]
    assert told["NSHighResolutionCapable"] is True
    assert told["LSMinimumSystemVersion"] == "13.0"


def test_the_spec_of_all_systems_is_a_program_that_names_their_differences() -> None:
    tree = ast.parse((PACKAGING / "hearts_qt.spec").read_text(encoding="utf-8"))
    called = {
        node.func.id: node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert {"icon", "version", "console"} <= {word.arg for word in called["EXE"].keywords}
    assert {"bundle_identifier", "icon", "info_plist", "version"} <= {
        word.arg for word in called["BUNDLE"].keywords
    }


@pytest.mark.parametrize(
    ("system", "icon"), [("win32", "hearts-qt.ico"), ("darwin", "hearts-qt.icns"), ("linux", "")]
)
def test_the_spec_is_told_of_the_icon_where_it_is_part_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, icon: str
) -> None:
    monkeypatch.setattr(bundle, "_notices", lambda *_: "what is inside")
    said = bundle.settings(DAY, tmp_path, system, "3.11.9", [])
    assert said["HEARTS_QT_VERSION"] == "7.8.9"
    assert (tmp_path / "NOTICES.txt").read_text(encoding="utf-8") == "what is inside"
    assert said.get("HEARTS_QT_ICON", "") == (str(tmp_path / icon) if icon else "")
    assert all((tmp_path / name).exists() for name in [icon] if name)
    assert ("HEARTS_QT_VERSION_FILE" in said) == (system == "win32")


def test_licences_go_with_what_asks_for_it(tmp_path: Path) -> None:
    inside = ("PySide6_Essentials", "PySide6_Addons", "shiboken6", "appdirs", "msgspec", "PyInstaller")
    for name in inside:
        folder = tmp_path / "site-packages" / f"{name}-1.0.dist-info"
        folder.mkdir(parents=True)
        (folder / "METADATA").write_text(f"Name: {name}\nVersion: 1.0\nLicense: {name}'s own\n", encoding="utf-8")
        (folder / "LICENSE").write_text(f"whoever copies {name} says so\n", encoding="utf-8")
        (folder / "RECORD").write_text(f"{folder.name}/LICENSE,,\n{folder.name}/METADATA,,\n", encoding="utf-8")
    (tmp_path / "LICENSE.txt").write_text("the words of the PYTHON SOFTWARE FOUNDATION\n", encoding="utf-8")
    said = bundle.settings(DAY, tmp_path / "looks", "linux", "3.11.9", [str(tmp_path / "site-packages")])
    text = Path(said["HEARTS_QT_NOTICES"]).read_text(encoding="utf-8")
    assert "the words of the PYTHON SOFTWARE FOUNDATION" in text
    for name in inside:
        assert f"{name} 1.0, {name}'s own" in text
        assert f"whoever copies {name} says so" in text
    licences = {file.name for file in (PACKAGING / "licences").iterdir()}
    assert licences == {"GPL-3.txt", "LGPL-3.txt"}
    assert all(name in text for name in licences)
