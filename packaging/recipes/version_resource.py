"""What Windows shows as the properties of the program, in the form that PyInstaller reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from recipes.common import NAME

if TYPE_CHECKING:
    from recipes.common import Release

_UNICODE = 1200
_WORDS = {
    1033: ("Hearts", "Card game Hearts and its whole family"),
    1049: ("Червы", "Карточная игра «Червы» и вся её родня"),
}
"""By language of Windows: the name, which the task manager shows, and what it is."""

AUTHORS = "The hearts_qt authors"


def numbers(release: Release) -> tuple[int, int, int, int]:
    """The version as Windows compares it: four numbers, of which ours fill the first three."""
    parts = [int("".join(filter(str.isdecimal, part)) or 0) for part in release.version.split(".")[:3]]
    first, second, third = [*parts, 0, 0][:3]
    return first, second, third, 0


def text(release: Release) -> str:
    """The file that PyInstaller calls a version file."""
    version = numbers(release)
    tables = []
    for language, (name, comment) in _WORDS.items():
        said = {
            "CompanyName": AUTHORS,
            "FileDescription": name,
            "FileVersion": release.version,
            "InternalName": NAME,
            "LegalCopyright": f"{AUTHORS}, MIT",
            "OriginalFilename": f"{NAME}.exe",
            "ProductName": name,
            "ProductVersion": release.version,
            "Comments": comment,
        }
        lines = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in said.items())
        tables.append(f"StringTable('{language:04X}{_UNICODE:04X}', [{lines}])")
    languages = [number for language in _WORDS for number in (language, _UNICODE)]
    fixed = f"filevers={version}, prodvers={version}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0"
    return f"""VSVersionInfo(
  ffi=FixedFileInfo({fixed}),
  kids=[StringFileInfo([{", ".join(tables)}]), VarFileInfo([VarStruct('Translation', {languages})])],
)
"""
