#!/usr/bin/env python3
"""Bring the translations up to date with the source: ``python3 i18n/update.py --lupdate PATH``.

``pyside6-lupdate`` collects the messages; the texts in ``i18n/parts/*_<language>.json`` are then filled in, and
what is missing or no longer used is listed. An entry of a part is ``"source": "translation"``, a list of forms for
a plural, and ``"source||comment"`` where the source alone would be ambiguous.

Use the program of PySide6 6.12 or newer: older ones do not see the plural in
``translate(context, text, None, n)``.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
HEADER = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
# English needs its plural forms only: everything else is the source itself.
FILES = {"ru": ("hearts_qt_ru.ts", ["-target-language", "ru_RU"]),
         "en": ("hearts_qt_en.ts", ["-target-language", "en_GB", "-pluralonly"])}  # fmt: skip

Part = dict[str, dict[str, "str | list[str]"]]


def main() -> int:
    """Update both files; 1 if a text is missing."""
    parser = argparse.ArgumentParser(description="Update the translations.")
    parser.add_argument("--lupdate", default="pyside6-lupdate", help="the program to collect with")
    lupdate = parser.parse_args().lupdate
    sources = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "hearts_qt").rglob("*.py"))]
    missing = 0
    for language, (name, options) in FILES.items():
        target = HERE / name
        command = [lupdate, "-silent", "-no-obsolete", "-locations", "none", *options, *sources]
        subprocess.run([*command, "-ts", str(target)], cwd=ROOT, check=True)
        missing += fill(target, language)
    return 1 if missing else 0


def fill(target: Path, language: str) -> int:
    """Write the texts of the parts into a collected file; the number of those that are still missing."""
    texts = read_parts(language)
    used: set[tuple[str, str]] = set()
    missing = 0
    tree = ElementTree.parse(target)
    for context in tree.getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            key = message.findtext("source", "")
            if comment := message.findtext("comment"):
                key = f"{key}||{comment}"
            if (name, key) in texts:
                used.add((name, key))
                set_text(message, texts[name, key])
            if message.find("translation[@type='unfinished']") is not None:
                missing += 1
                sys.stdout.write(f"{language} {name}: no text for {key!r}\n")
    for name, key in sorted(texts.keys() - used):
        sys.stdout.write(f"{language} {name}: not used: {key!r}\n")
    ElementTree.indent(tree, "    ")
    body = ElementTree.tostring(tree.getroot(), encoding="unicode")
    target.write_text(f"{HEADER}{body}\n", encoding="utf-8")
    return missing


def read_parts(language: str) -> dict[tuple[str, str], str | list[str]]:
    """Every text of a language by context and source; a second text for the same source is an error."""
    texts: dict[tuple[str, str], str | list[str]] = {}
    for path in sorted((HERE / "parts").glob(f"*_{language}.json")):
        part: Part = json.loads(path.read_text(encoding="utf-8"))
        for name, entries in part.items():
            for key, text in entries.items():
                if texts.setdefault((name, key), text) != text:
                    raise SystemExit(f"{path.name}: {name} has two texts for {key!r}")
    return texts


def set_text(message: ElementTree.Element, text: str | list[str]) -> None:
    """Fill in one message. A plural without forms, or forms without a plural, stays unfinished."""
    if (message.get("numerus") == "yes") != isinstance(text, list):
        return
    translation = message.find("translation")
    if translation is None:
        return
    translation.clear()
    if isinstance(text, str):
        translation.text = text
        return
    for form in text:
        ElementTree.SubElement(translation, "numerusform").text = form


if __name__ == "__main__":
    sys.exit(main())
