"""Cards that an earlier run has drawn: the same pixels, and never those of another card, deck or size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.rules.cards import card
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.table import card_art, svg_jobs
from hearts_qt.table.card_art import CardArt
from hearts_qt.table.drawn_cards import FILE_NAME, DrawnCards
from hearts_qt.table.theme import appearance

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QImage

    from hearts_qt.table.theme import Appearance
    from tests.conftest import ExpectedLogs

pytestmark = pytest.mark.usefixtures("qapp")

QUEEN = card("QS")
WIDTH = 90.0


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The elements that have been drawn."""
    told: list[str] = []
    draw = svg_jobs.draw_card

    def note(style: svg_jobs.Style, element: str, width: int) -> QImage | None:
        told.append(element)
        return draw(style, element, width)

    monkeypatch.setattr(card_art, "draw_card", note)
    return told


def run(folder: Path, looks: Appearance | None = None, *, width: float = WIDTH) -> QImage:
    """What a run of the program shows as the queen of spades; it ends by keeping what it has drawn."""
    art = CardArt()
    art.begin_with(DrawnCards(folder))
    art.set_appearance(looks or appearance())
    art.set_sizes([width], 1.0)
    shown = art.face(QUEEN, width).toImage()
    art.keep_drawn()
    return shown


def test_the_second_run_shows_the_same_card_without_drawing_it(tmp_path: Path, drawings: list[str]) -> None:
    first = run(tmp_path)
    assert run(tmp_path) == first
    assert drawings == ["QS"]
    assert not [file.name for file in tmp_path.iterdir() if file.name != FILE_NAME]


@pytest.mark.parametrize(
    "change", [{"deck": "classic"}, {"large_indices": True}, {"four_colours": True}, {"letters": "ru"}]
)
def test_other_looks_are_drawn_anew_and_kept_instead(
    tmp_path: Path, drawings: list[str], change: dict[str, object]
) -> None:
    run(tmp_path)
    other = replace(appearance(), **change)
    assert run(tmp_path, other) != run(tmp_path / "elsewhere", appearance())
    drawings.clear()
    run(tmp_path, other)
    assert not drawings


def test_another_size_is_drawn_anew(tmp_path: Path, drawings: list[str]) -> None:
    run(tmp_path)
    assert run(tmp_path, width=120.0).width() == 120
    assert drawings == ["QS", "QS"]


def test_a_deck_whose_files_have_changed_is_drawn_anew(
    tmp_path: Path, drawings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(tmp_path)
    monkeypatch.setattr("hearts_qt.table.drawn_cards._stamp", lambda folder: [1, 2, 3])
    run(tmp_path)
    assert drawings == ["QS", "QS"]


def test_changed_looks_in_the_middle_of_a_run_do_not_show_the_old_cards(tmp_path: Path) -> None:
    run(tmp_path)
    art = CardArt()
    art.begin_with(DrawnCards(tmp_path))
    art.set_appearance(appearance())
    art.set_sizes([WIDTH], 1.0)
    before = art.face(QUEEN, WIDTH).toImage()
    art.set_appearance(replace(appearance(), deck="deco"))
    assert art.face(QUEEN, WIDTH).toImage() != before


@pytest.mark.parametrize("at", [0, 3, 40, -4, -20_000])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, at: int) -> None:
    first = run(tmp_path)
    file = tmp_path / FILE_NAME
    content = bytearray(file.read_bytes())
    content[at] ^= 0x55
    file.write_bytes(content)
    assert run(tmp_path) == first


@pytest.mark.parametrize("length", [0, 1, 60, 400, 20_000])
def test_a_file_cut_short_is_as_good_as_none(tmp_path: Path, length: int) -> None:
    first = run(tmp_path)
    file = tmp_path / FILE_NAME
    file.write_bytes(file.read_bytes()[:length])
    assert run(tmp_path) == first


def test_a_card_that_a_name_stands_in_for_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawings: list[str], expected_logs: ExpectedLogs
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(card_art, "draw_card", lambda *_: None)
        expected_logs.expect("can not be read")
        run(tmp_path)
    run(tmp_path)
    assert drawings == ["QS"]


def test_a_folder_that_cannot_be_written_is_left_alone(tmp_path: Path) -> None:
    run(tmp_path / "missing")
    assert not (tmp_path / "missing").exists()


def test_in_the_background_too_nothing_is_drawn_that_is_there(tmp_path: Path, drawings: list[str]) -> None:
    first = run(tmp_path)
    jobs = ManualJobExecutor()
    art = CardArt(jobs)
    art.begin_with(DrawnCards(tmp_path))
    art.set_appearance(appearance())
    art.set_sizes([WIDTH], 1.0)
    art.face(QUEEN, WIDTH)
    jobs.run_next()
    assert art.face(QUEEN, WIDTH).toImage() == first
    assert drawings == ["QS"]
