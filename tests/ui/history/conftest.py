"""The browser speaks English unless a test wants something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_qt.support.i18n import Translations

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def translations(qapp: QApplication) -> Iterator[Translations]:
    """English, with its plurals; a test may choose another language."""
    made = Translations(qapp)
    made.use("en")
    yield made
    made.remove()
