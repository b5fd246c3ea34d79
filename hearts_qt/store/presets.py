"""House rules of the person's own, kept by name: ``{"kind": …, "version": 1, "presets": [{"name", "rules"}, …]}``.

The rules are kept as the line that `notation.write_rules` gives, and read only when they are used: a preset that
this version cannot play stays in the file until the person deletes it.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules.notation import read_rules, write_rules
from hearts_qt.store.errors import Fault, Notice, Unusable
from hearts_qt.store.json_file import read_file, read_object, write_object

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.rules.ruleset import Rules

FILE_NAME = "presets.json"
KIND = "hearts-qt house rules"
VERSION = 1

HEADER = "hearts-qt rules 1"
"""The first line of a preset that travels as text."""

MAX_NAME = 60
"""The longest name, in characters."""
MAX_TEXT = 10_000
"""A longer text is no preset; nobody wants to wait for it."""
MAX_RULES = 4_000


class Preset(Struct, frozen=True):
    """Rules with a name; ``rules`` is a line of `notation.write_rules`."""

    name: str
    rules: str

    def read(self) -> tuple[str, Rules]:
        """The variant and the rules. Raises `notation.RulesError` if this version cannot play them."""
        return read_rules(self.rules)


class TextProblem(Enum):
    """Why a text is no preset."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    NO_RULES = "no_rules"
    """No line of it begins with ``rules``."""
    NAME = "name"
    """The name is too long or cannot be shown."""
    NEWER = "newer"
    """A newer version of the program wrote it."""


class NotPreset(ValueError):
    """The text is no preset."""

    def __init__(self, problem: TextProblem) -> None:
        super().__init__(problem.value)
        self.problem = problem


def clean_name(name: str) -> str:
    """``name`` with single spaces. Raises NotPreset for one that is empty, too long or cannot be shown."""
    cleaned = " ".join(name.split())
    if not cleaned or len(cleaned) > MAX_NAME or not cleaned.isprintable():
        raise NotPreset(TextProblem.NAME)
    return cleaned


def write_preset(preset: Preset) -> str:
    """The preset as text that `read_preset` reads."""
    return f"{HEADER}\nname {preset.name}\nrules {preset.rules}\n"


def read_preset(text: str) -> Preset:
    """The preset that ``text`` describes; its name is empty if it gives none.

    Lines that begin with ``#`` are for readers only. Raises NotPreset and `notation.RulesError`.
    """
    if len(text) > MAX_TEXT:
        raise NotPreset(TextProblem.TOO_LONG)
    lines = [line.strip().lstrip("\N{ZERO WIDTH NO-BREAK SPACE}") for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    if not lines:
        raise NotPreset(TextProblem.EMPTY)
    kind, _, version = HEADER.rpartition(" ")
    if lines[0].startswith(kind + " ") and lines[0] != HEADER:
        later = lines[0].removeprefix(kind).strip()
        raise NotPreset(TextProblem.NEWER if later.isdecimal() and later != version else TextProblem.NO_RULES)
    found = {"name": "", "rules": ""}
    for line in lines:
        key, _, value = line.partition(" ")
        if key in found and not found[key]:
            found[key] = value.strip()
    if not found["rules"]:
        raise NotPreset(TextProblem.NO_RULES)
    name = clean_name(found["name"]) if found["name"] else ""
    # Written again, so that the line is the shortest there is.
    return Preset(name, write_rules(*read_rules(found["rules"])))


class Presets:
    """The presets in one file, in the order in which they were made.

    Two programs at once: each change begins with what the file says, so one adds to the other.

    Attributes:
        items: as they are now.
        notices: what was wrong with the file when it was read.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.items: tuple[Preset, ...]
        self.notices: tuple[Notice, ...]
        self.items, self.notices = load(path)

    def named(self, name: str) -> Preset | None:
        """The preset of this name, upper and lower case being one."""
        return next((p for p in self.items if _same(p.name, name)), None)

    def put(self, preset: Preset) -> None:
        """Keep a preset; one of the same name is replaced. Raises StoreError and NotPreset."""
        preset = replace(preset, name=clean_name(preset.name))
        items = self._fresh()
        if any(_same(p.name, preset.name) for p in items):
            items = tuple(preset if _same(p.name, preset.name) else p for p in items)
        else:
            items = (*items, preset)
        self._save(items)

    def rename(self, name: str, new: str) -> None:
        """Give a preset another name; one that has it already is replaced. Raises StoreError and NotPreset."""
        new = clean_name(new)
        items = [p for p in self._fresh() if _same(p.name, name) or not _same(p.name, new)]
        self._save(tuple(replace(p, name=new) if _same(p.name, name) else p for p in items))

    def delete(self, name: str) -> None:
        """Forget a preset. Raises StoreError."""
        self._save(tuple(p for p in self._fresh() if not _same(p.name, name)))

    def _fresh(self) -> tuple[Preset, ...]:
        items, notices = load(self._path)
        self.notices += notices
        # A file that was lost meanwhile is written again from what is known.
        return self.items if notices and not items else items

    def _save(self, items: tuple[Preset, ...]) -> None:
        write_object(self._path, KIND, VERSION, {"presets": [{"name": p.name, "rules": p.rules} for p in items]})
        self.items = items


def load(path: Path) -> tuple[tuple[Preset, ...], tuple[Notice, ...]]:
    """The presets and what a player should hear of. A file that cannot be used is set aside. Raises nothing."""
    found, notices = read_file(path, parse)
    return found or (), notices


def parse(text: str) -> tuple[Preset, ...]:
    """The presets in ``text``. Raises Unusable."""
    rows = read_object(text, KIND, VERSION).get("presets")
    if not isinstance(rows, list):
        raise Unusable(Fault.DAMAGED, "there are no presets")
    return tuple(map(_preset, rows))


def _preset(row: object) -> Preset:
    match row:
        case {"name": str() as name, "rules": str() as rules} if len(rules) <= MAX_RULES:
            try:
                return Preset(clean_name(name), rules)
            except NotPreset:
                raise Unusable(Fault.DAMAGED, f"{name!r} is not a name") from None
        case _:
            raise Unusable(Fault.DAMAGED, f"{row!r} is not a preset")


def _same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()
