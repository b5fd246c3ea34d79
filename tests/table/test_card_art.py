from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from hearts_qt.rules.cards import RANKS, SUITS, Card, card, cards, jokers
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.table.card_art import CardArt
from hearts_qt.table.svg_jobs import draw_svg, element_file, element_name
from hearts_qt.table.theme import Scheme, appearance

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.conftest import ExpectedLogs

SHADE = QColor(0, 0, 0, 0)


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
    assert [name for name in names if element_file("russian", name) is None] == []


def test_names_of_elements() -> None:
    assert [element_name(c, "ru") for c in cards("QS TD 2C AH")] == ["ru_QS", "10D", "2C", "ru_AH"]
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

    monkeypatch.setattr("hearts_qt.table.card_art.element_file", missing)
    placeholder = pictures.face(card("QS"), 120).toImage()
    assert placeholder.size().width() == 120
    reds = [(x, y) for x in range(120) for y in range(60, 110) if placeholder.pixelColor(x, y).red() < 200]
    assert reds
    assert pictures.face(card("QS"), 120).toImage() == placeholder


@pytest.mark.qt_log_ignore("Cannot read file")
def test_a_broken_file_gives_no_picture(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "bad.svg"
    file.write_text("<svg", encoding="utf-8")
    assert draw_svg(file, 10, 14, SHADE) is None


def test_corners_of_a_card_are_transparent(qtbot: QtBot) -> None:
    file = element_file("russian", "2C")
    assert file is not None
    image = draw_svg(file, 120, 168, QColor(0, 0, 0, 18))
    assert image is not None
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(60, 84).alpha() == 255


def test_a_shadow_is_dark_in_the_middle_and_fades_out(qtbot: QtBot) -> None:
    shadow = art().shadow(120, 20).toImage()
    middle = shadow.pixelColor(shadow.width() // 2, shadow.height() // 2).alphaF()
    assert middle == pytest.approx(0.2, abs=0.02)
    assert shadow.pixelColor(0, 0).alphaF() == 0
    assert shadow.devicePixelRatio() == 1.0
    assert shadow.pixelColor(0, 0) == QColor(Qt.GlobalColor.transparent)
