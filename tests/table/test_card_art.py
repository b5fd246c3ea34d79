from __future__ import annotations

import json
import threading
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from hearts_qt.rules.cards import RANKS, SUITS, Card, card, cards, jokers
from hearts_qt.support.jobs import BackgroundExecutor, ManualJobExecutor
from hearts_qt.support.resources import asset
from hearts_qt.table import svg_jobs
from hearts_qt.table.card_art import CardArt
from hearts_qt.table.shadows import draw_shadow
from hearts_qt.table.svg_jobs import (
    Style,
    draw_card,
    draw_svgs,
    element_file,
    element_name,
    files_of,
    layering,
    layers,
)
from hearts_qt.table.theme import Scheme, appearance

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.conftest import ExpectedLogs


def art(jobs: ManualJobExecutor | None = None, dpr: float = 1.0) -> CardArt:
    made = CardArt(jobs)
    made.set_appearance(appearance())
    made.set_sizes([120], dpr)
    return made


@pytest.mark.parametrize("letters", ["latin", "ru"])
def test_the_deck_has_a_file_for_every_card(letters: str) -> None:
    pack = [Card(suit, rank) for suit in SUITS for rank in RANKS] + list(jokers(2))
    names = [element_name(c, letters) for c in pack]
    assert len(set(names)) == 54
    files = [file for name in names for file in files_of(name)]
    assert [file for file in files if element_file("russian", file) is None] == []


def test_names_of_elements() -> None:
    assert [element_name(c, "ru") for c in cards("QS TD 2C AH")] == ["ru_QS", "10D", "2C", "ru_AH"]
    assert element_name(card("KD"), "ru") == "KD"
    assert element_name(card("QS'"), "latin") == "QS"


def test_pictures_have_exactly_the_pixels_of_the_screen(qtbot: QtBot) -> None:
    picture = art(dpr=1.5).face(card("QS"), 120)
    assert (picture.width(), picture.height()) == (180, 252)
    assert picture.devicePixelRatio() == 1.5


def test_a_blank_card_stands_in_until_the_picture_arrives(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    pictures = art(jobs)
    blank = pictures.face(card("QS"), 120).toImage()
    with qtbot.waitSignal(pictures.arrived, check_params_cb=lambda name: name == "QS"):
        jobs.drain()
    assert pictures.face(card("QS"), 120).toImage() != blank


def test_a_picture_is_asked_for_once(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    pictures = art(jobs)
    for _ in range(3):
        pictures.face(card("QS"), 120)
    assert jobs.pending == 1


def test_nothing_is_drawn_that_nobody_asked_for(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    art(jobs)
    assert jobs.pending == 0


def test_the_old_size_is_shown_until_the_new_one_is_there(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    pictures = art(jobs)
    pictures.face(card("QS"), 120)
    jobs.drain()
    pictures.set_sizes([200], 1.0)
    assert pictures.face(card("QS"), 200).width() == 120
    jobs.drain()
    assert pictures.face(card("QS"), 200).width() == 200


def test_a_picture_of_the_deck_before_is_not_taken(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    pictures = art(jobs)
    blank = pictures.face(card("2C"), 120).toImage()
    pictures.set_appearance(appearance(Scheme.DARK))
    jobs.run_next()
    assert pictures.face(card("2C"), 120).toImage() == blank
    jobs.drain()
    dark = pictures.face(card("2C"), 120).toImage().pixelColor(60, 10)
    assert dark.lightness() < art().face(card("2C"), 120).toImage().pixelColor(60, 10).lightness()


def test_a_size_that_was_passed_by_while_resizing_is_not_drawn(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    pictures = art(jobs)
    pictures.face(card("2C"), 120)
    pictures.set_sizes([150], 1.0)
    pictures.face(card("2C"), 150)
    jobs.run_next()
    blank = pictures.face(card("3C"), 150).toImage()
    assert pictures.face(card("2C"), 150).toImage() == blank
    jobs.drain()
    pictures.set_sizes([120], 1.0)
    assert pictures.face(card("2C"), 120).width() == 150


def test_a_size_that_nobody_announced_is_drawn_too(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    pictures = art(jobs)
    pictures.face(card("2C"), 77)
    jobs.drain()
    assert pictures.face(card("2C"), 77).width() == 77
    assert jobs.pending == 0


def test_pictures_of_sizes_no_longer_used_are_given_up(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    pictures = art(jobs)
    pictures.face(card("2C"), 120)
    jobs.drain()
    pictures.set_sizes([200], 1.0)
    pictures.face(card("2C"), 200)
    jobs.drain()
    pictures.face(card("2C"), 120)
    assert jobs.pending == 1


def test_a_deck_that_is_not_there_is_refused(qtbot: QtBot, expected_logs: ExpectedLogs) -> None:
    expected_logs.expect("deck 'none' has no back 'own'")
    pictures = art()
    before = pictures.back(120).toImage()
    pictures.set_appearance(replace(appearance(), deck="none"))
    assert pictures.back(120).toImage() == before


def test_another_back_is_drawn_over_the_same_deck(qtbot: QtBot) -> None:
    pictures = art()
    own, face = pictures.back(120).toImage(), pictures.face(card("QS"), 120).toImage()
    pictures.set_appearance(replace(appearance(), back="stars"))
    assert pictures.back(120).toImage() != own
    assert pictures.face(card("QS"), 120).toImage() == face


def test_a_missing_picture_leaves_a_card_with_its_name(
    qtbot: QtBot, expected_logs: ExpectedLogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected_logs.expect("has no QS.svg")
    pictures = art()

    def missing(deck: str, element: str) -> Path | None:
        return None if element == "QS" else element_file(deck, element)

    monkeypatch.setattr(svg_jobs, "element_file", missing)
    placeholder = pictures.face(card("QS"), 120).toImage()
    assert placeholder.size().width() == 120
    reds = [(x, y) for x in range(120) for y in range(60, 110) if placeholder.pixelColor(x, y).red() < 200]
    assert reds
    assert pictures.face(card("QS"), 120).toImage() == placeholder


@pytest.mark.qt_log_ignore("Cannot read file")
def test_a_broken_file_gives_no_picture(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "bad.svg"
    file.write_text("<svg", encoding="utf-8")
    assert draw_svgs([file], 10, 14) is None


def test_corners_of_a_card_are_transparent(qtbot: QtBot) -> None:
    file = element_file("russian", "2C")
    assert file is not None
    image = draw_svgs([file], 120, 168, QColor(0, 0, 0, 18).rgba())
    assert image is not None
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(60, 84).alpha() == 255


def test_a_shadow_is_dark_in_the_middle_and_fades_out(qtbot: QtBot) -> None:
    shadow = draw_shadow(120, 20)
    middle = shadow.pixelColor(shadow.width() // 2, shadow.height() // 2).alphaF()
    assert middle == pytest.approx(0.2, abs=0.02)
    assert shadow.pixelColor(0, 0).alphaF() == 0
    assert shadow.pixelColor(0, 0) == QColor(Qt.GlobalColor.transparent)


# -- layers -------------------------------------------------------------------------------------------------


def names(element: str, width: int, *, large: bool = False) -> list[str]:
    """The layers as paths below the folder of the deck."""
    folder = element_file("classic", "2C")
    assert folder is not None
    files = layers(Style("classic", large_indices=large), element, width)
    return [file.relative_to(folder.parent).with_suffix("").as_posix() for file in files]


def test_a_court_is_its_drawing_with_the_letters_over_it() -> None:
    wide = layering().small_below
    assert names("ru_QS", wide) == ["QS", "index/ru_QS"]
    assert names("KH", wide) == ["KH", "index/KH"]
    assert names("joker-black", wide) == ["joker-black", "index/joker-black"]
    assert names("10H", wide) == ["10H"]


def test_a_narrow_court_is_drawn_plainly() -> None:
    narrow = layering().small_below - 1
    assert names("ru_QS", narrow) == ["small/QS", "index/ru_QS"]
    assert names("ru_joker-red", narrow) == ["small/joker-red", "index/ru_joker-red"]
    assert names("AS", narrow) == ["AS", "index/AS"]
    assert names("10H", narrow) == ["10H"]


def test_large_indices_have_letters_and_number_cards_of_their_own() -> None:
    wide = layering().small_below
    assert names("KH", wide, large=True) == ["KH", "large-index/KH"]
    assert names("KH", wide - 1, large=True) == ["small/KH", "large-index/KH"]
    assert names("ru_AH", wide, large=True) == ["large/AH", "large-index/ru_AH"]
    assert names("10H", wide, large=True) == ["large/10H"]


def test_a_deck_without_the_finer_layers_is_painted_with_those_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    def plain(deck: str, element: str) -> Path | None:
        return element_file(deck, element) if element.count("/") == element.startswith("index/") else None

    monkeypatch.setattr(svg_jobs, "element_file", plain)
    assert names("KH", 60, large=True) == names("KH", 200) == ["KH", "index/KH"]


def test_a_deck_without_letters_has_no_courts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        svg_jobs, "element_file", lambda deck, name: None if "index" in name else element_file(deck, name)
    )
    assert names("KH", 200) == []
    assert names("2C", 200) == ["2C"]


def colours_in(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height() // 3)}


@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.parametrize("large", [False, True])
def test_four_colours_reach_every_layer(qtbot: QtBot, width: int, large: bool) -> None:
    for suit, colour in json.loads(asset("cards", "decks.json").read_bytes())["four_colours"].items():
        for rank in ("K", "A", "7"):
            image = draw_card(Style("russian", large_indices=large, four_colours=True), f"{rank}{suit}", width)
            assert image is not None
            assert colour in colours_in(image), f"{rank}{suit}"


@pytest.mark.parametrize("change", [{"large_indices": True}, {"four_colours": True}, {"letters": "ru"}])
def test_a_change_of_the_indices_shows_the_old_picture_until_the_new_one_is_drawn(
    qtbot: QtBot, change: dict[str, Any]
) -> None:
    jobs = ManualJobExecutor()
    pictures = art(jobs)
    pictures.face(card("QD"), 120)
    jobs.drain()
    old = pictures.face(card("QD"), 120).toImage()
    pictures.set_appearance(replace(appearance(), **change))
    if "letters" not in change:  # with other letters it is another element
        assert pictures.face(card("QD"), 120).toImage() == old
    pictures.face(card("QD"), 120)
    jobs.drain()
    assert pictures.face(card("QD"), 120).toImage() != old


# -- in which order, and on which thread --------------------------------------------------------------------


def test_the_own_hand_comes_before_everything_that_was_asked_for_earlier(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    pictures = art(jobs)
    pictures.set_first(cards("QS 3D"))
    pictures.back(120)
    for c in cards("5H QS 9C 3D"):
        pictures.face(c, 120)
    came: list[str] = []
    pictures.arrived.connect(came.append)
    jobs.drain()
    assert came == ["QS", "3D", "back", "5H", "9C"]


def test_every_layer_is_read_and_drawn_away_from_the_thread_of_the_windows(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[int] = set()

    def watched(*args: Any) -> QImage | None:
        threads.add(threading.get_ident())
        return draw_svgs(*args)

    monkeypatch.setattr(svg_jobs, "draw_svgs", watched)
    jobs = BackgroundExecutor()
    pictures = CardArt(jobs)
    pictures.set_appearance(replace(appearance(), large_indices=True, four_colours=True))
    pictures.set_sizes([90], 1.0)
    with qtbot.waitSignal(pictures.arrived):
        pictures.face(card("KH"), 90)
    jobs.shutdown()
    assert threads
    assert threading.get_ident() not in threads
