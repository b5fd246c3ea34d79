"""``shots --variants``: a picture of every phase that a game has, from its own rules, always the same ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hearts_qt.doors import moments
from hearts_qt.doors.driver import Driver
from hearts_qt.doors.errors import DoorError
from hearts_qt.doors.looks_shots import LARGE, SMALL
from hearts_qt.doors.shots import make_folder
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.table.pace import INSTANT

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from hearts_qt.doors.driver import Maker, Program, Script
    from hearts_qt.rules.catalogue import Variant

PATIENCE_MS = 3_600_000
ALL = "all"


def chosen(text: str) -> tuple[Variant, ...]:
    """The games that ``text`` names, by id and divided by commas, or all of them.

    Raises:
        DoorError: if there is no such game.
    """
    if text == ALL:
        return tuple(CATALOGUE.values())
    ids = [part.strip() for part in text.split(",")]
    for key in ids:
        if key not in CATALOGUE:
            raise DoorError(f"there is no variant {key}.")
    return tuple(CATALOGUE[key] for key in ids)


def run(make: Maker, directory: Path, variants: Iterable[Variant], *, language: str) -> dict[str, Any]:
    """Draw the phases of ``variants`` with their usual number of players, and small with their largest.

    Raises:
        DoorError: if the folder cannot be made.
    """
    make_folder(directory)
    driver = Driver(make, language, INSTANT, patience=PATIENCE_MS)
    taken: list[str] = []
    unseen: list[str] = []
    driver.run(_script(driver.program, directory, tuple(variants), taken, unseen))
    return {"ok": not driver.problems, "pictures": taken, "problems": driver.problems, "unseen": unseen}


def _script(
    program: Program, directory: Path, variants: tuple[Variant, ...], taken: list[str], unseen: list[str]
) -> Script:
    window = program.window
    for size, prefix in ((LARGE, ""), (SMALL, "small-")):
        window.resize(*size)
        window.show()
        for variant in variants:
            seats = max(variant.counts) if prefix else variant.best
            rules = variant.rules(seats)
            found = moments.saved_moments(variant.id, rules)
            table = f"{prefix}{variant.id}-{seats}"
            unseen += [f"{table}-{name}" for name in moments.missing(rules, found)]
            for name, saved in found.items():
                program.game.resume(saved)
                yield program.game.offered
                window.grab().save(str(directory / f"{table}-{name}.png"))
                taken.append(f"{table}-{name}.png")
