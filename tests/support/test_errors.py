from __future__ import annotations

from pathlib import Path

from hearts_qt.support.errors import KnownError, Trouble


def test_a_known_error_keeps_what_its_sentence_needs_as_text() -> None:
    error = KnownError(Trouble.FOLDER_NOT_WRITABLE, folder=Path("games"), reason="disk full")
    assert error.trouble is Trouble.FOLDER_NOT_WRITABLE
    assert error.facts == {"folder": "games", "reason": "disk full"}


def test_a_known_error_reads_well_in_a_log() -> None:
    error = KnownError(Trouble.RESOURCE_MISSING, file="QS.svg")
    assert str(error) == "resource-missing (file: QS.svg)"
