"""What the trials of all artefacts share."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

PATIENCE = 180.0
"""Seconds that one thing may take before it counts as failed."""


class Failure(Exception):
    """The artefact is not in order; the text says in what."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where an artefact has been installed or unpacked.

    Attributes:
        command: starts the program.
        home: the folder of the person; everything that the program keeps is below it.
        profile: the folder of its settings.
        environment: what it needs besides.
        noise: a regular expression of what it may say there and nowhere else.
        opens: the command that opens a saved match there as a double click does; where no desktop has been told
            of the program, that is the program with the file.
    """

    command: Sequence[str]
    home: Path
    profile: str = ".config/hearts-qt"
    environment: Mapping[str, str] = field(default_factory=dict)
    noise: str = "$^"
    opens: Callable[[Path], Sequence[str]] | None = None


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
