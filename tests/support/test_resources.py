from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from hearts_qt.support import resources
from hearts_qt.support.errors import KnownError, Trouble

if TYPE_CHECKING:
    from pathlib import Path


def test_a_checkout_has_its_assets_beside_the_package() -> None:
    assert resources.asset("cards").is_dir()
    assert resources.assets_folder() == resources.PACKAGE.parent / "assets"


def test_an_installed_package_has_its_assets_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "hearts_qt"
    (package / "assets" / "cards").mkdir(parents=True)
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(resources, "PACKAGE", package)
    assert resources.asset("cards") == package / "assets" / "cards"


def test_a_frozen_program_looks_where_it_is_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hearts_qt" / "assets" / "icons").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.asset("icons") == tmp_path / "hearts_qt" / "assets" / "icons"
    assert resources.translations_folder() == tmp_path / "hearts_qt" / "i18n"


def test_a_missing_file_is_a_known_error_that_names_it() -> None:
    with pytest.raises(KnownError) as caught:
        resources.asset("cards", "no-such-deck")
    assert caught.value.trouble is Trouble.RESOURCE_MISSING
    assert caught.value.facts["file"].endswith("no-such-deck")


def test_missing_assets_are_a_known_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "hearts_qt")
    with pytest.raises(KnownError):
        resources.assets_folder()
