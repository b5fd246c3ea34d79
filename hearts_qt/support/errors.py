"""Two kinds of trouble.

A `KnownError` is trouble of the world around the program (a folder that can not be written, a file that is
missing): the player gets one clear sentence and the game goes on as far as it can. Any other exception is a
mistake of ours and ends in a crash report.
"""

from __future__ import annotations

from enum import Enum


class Trouble(Enum):
    """What went wrong; the window has one sentence for each in every language."""

    FOLDER_NOT_WRITABLE = "folder-not-writable"
    """Facts: ``folder``, ``reason``."""
    FILE_NOT_READABLE = "file-not-readable"
    """Facts: ``file``, ``reason``."""
    FILE_NOT_WRITABLE = "file-not-writable"
    """Facts: ``file``, ``reason``."""
    NOT_A_PICTURE = "not-a-picture"
    """Facts: ``file``."""
    RESOURCE_MISSING = "resource-missing"
    """A file of the program itself is not there. Facts: ``file``."""


class KnownError(Exception):
    """Trouble that is not a mistake in the program.

    Attributes:
        trouble: which sentence to show.
        facts: the values that the sentence needs, by name, as text.
    """

    def __init__(self, trouble: Trouble, **facts: object) -> None:
        self.trouble = trouble
        self.facts = {name: str(value) for name, value in facts.items()}
        super().__init__(trouble, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
        return f"{self.trouble.value} ({facts})" if facts else self.trouble.value
