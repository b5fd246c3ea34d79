"""The written texts: one file for each page and language under ``content/<language>``.

A file may begin with ``# Title``; a variant has its name elsewhere. Parts stand under ``## name``, the first one
without a name. Paragraphs are separated by empty lines; ``- `` begins a line of a list.
"""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from hearts_qt.support.i18n import FALLBACK, LANGUAGES

translate = QCoreApplication.translate

LIST = '<ul style="margin-left:-22px">{lines}</ul>'
TABLE = '<table cellpadding="3" cellspacing="0" style="margin-top:4px">{lines}</table>'
FOLDER = Path(__file__).resolve().parent / "content"


class Writing(Struct, frozen=True):
    """A page as it was written. ``parts`` are its paragraphs by the name of the part; "" is the first one."""

    title: str
    parts: dict[str, tuple[str, ...]]

    def html(self, part: str = "") -> str:
        """A part as paragraphs and lists."""
        return "".join(map(_paragraph, self.parts.get(part, ())))


def language() -> str:
    """The language that the long texts are shown in: that of the short ones."""
    code = translate("Rules", "en", "the folder of the long texts: ru")
    return next((known for known in LANGUAGES if known in code), FALLBACK)


def written(name: str) -> Writing | None:
    """The page ``name`` in the language of the moment, None if nobody has written it."""
    return read(name, language())


@cache
def read(name: str, language: str) -> Writing | None:
    """The page ``name`` in ``language``."""
    path = FOLDER / language / f"{name}.md"
    if not path.is_file():
        return None
    head, *rest = path.read_text(encoding="utf-8").split("\n## ")
    title, _, first = head.partition("\n") if head.startswith("# ") else ("", "", head)
    parts = {"": _paragraphs(first)}
    for part in rest:
        key, _, text = part.partition("\n")
        parts[key.strip()] = _paragraphs(text)
    return Writing(title.removeprefix("# ").strip(), parts)


def _paragraphs(text: str) -> tuple[str, ...]:
    return tuple(block.strip() for block in text.split("\n\n") if block.strip())


def _paragraph(text: str) -> str:
    lines = text.split("\n")
    if all(line.startswith("- ") for line in lines):
        return LIST.format(lines="".join(f"<li>{_inline(line[2:])}</li>" for line in lines))
    return f"<p>{_inline(' '.join(lines))}</p>"


def _inline(text: str) -> str:
    """Escaped, with ``**bold**``."""
    pieces = escape(text, quote=False).split("**")
    return "".join(f"<b>{piece}</b>" if k % 2 else piece for k, piece in enumerate(pieces))
