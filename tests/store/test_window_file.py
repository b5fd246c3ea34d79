from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hearts_qt.store import window_file
from tests.store.matches import names

if TYPE_CHECKING:
    from pathlib import Path

VALUES = {"geometry": "AdnQywADAAA=", "screen": "Монитор 1"}


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "window.json"
    assert window_file.load(path) == {}
    window_file.save(path, VALUES)
    assert window_file.load(path) == VALUES


@pytest.mark.parametrize(
    "content", ["", "{}", '{"kind": "hearts-qt window", "version": 1, "values": {"geometry": 5}}']
)
def test_what_is_not_usable_is_set_aside_silently(tmp_path: Path, content: str) -> None:
    path = tmp_path / "window.json"
    path.write_text(content, encoding="utf-8")
    assert window_file.load(path) == {}
    (kept,) = names(tmp_path)
    assert kept.startswith("window.json.damaged-")


def test_a_place_that_cannot_be_kept_stops_nothing(tmp_path: Path) -> None:
    path = tmp_path / "none" / "window.json"
    window_file.save(path, VALUES)
    assert window_file.load(path) == {}
