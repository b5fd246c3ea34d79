"""Decks, backs and felts are chosen by their pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from hearts_qt.store.options import DEFAULTS
from hearts_qt.table.theme import Scheme
from hearts_qt.ui.dialogs import option_texts, samples
from hearts_qt.ui.dialogs.option_texts import Page
from hearts_qt.ui.dialogs.options import OptionsDialog
from hearts_qt.ui.dialogs.picture_choice import PictureChoice
from hearts_qt.ui.looks import backs, decks, felt_names

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SIZE = QSize(20, 28)


def choice(qtbot: QtBot, drawn: list[str]) -> PictureChoice:
    def picture(value: str, size: QSize, dpr: float) -> QPixmap:
        drawn.append(value)
        return QPixmap(size * dpr)

    made = PictureChoice(("a", "b", "c"), picture, SIZE, 2, named=True)
    made.set_names(str.upper)
    qtbot.addWidget(made)
    return made


def test_pictures_are_drawn_when_they_are_first_seen(qtbot: QtBot) -> None:
    drawn: list[str] = []
    made = choice(qtbot, drawn)
    made.draw_again()
    assert drawn == []
    made.show()
    assert drawn == ["a", "b", "c"]
    made.draw_again()
    assert drawn == ["a", "b", "c"] * 2


def test_a_click_or_the_space_bar_chooses(qtbot: QtBot) -> None:
    made = choice(qtbot, [])
    made.show()
    made.select("a")
    chosen: list[str] = []
    made.chosen.connect(chosen.append)
    QTest.mouseClick(made.tile("b"), Qt.MouseButton.LeftButton)
    QTest.keyClick(made.tile("c"), Qt.Key.Key_Space)
    assert (chosen, made.value()) == (["b", "c"], "c")


def test_a_value_that_is_not_offered_leaves_nothing_chosen(qtbot: QtBot) -> None:
    made = choice(qtbot, [])
    made.select("a")
    made.select("gone")
    assert made.value() is None
    made.select("b")
    assert made.value() == "b"


def test_the_chosen_one_shows_by_shape_and_weight(qtbot: QtBot) -> None:
    made = choice(qtbot, [])
    made.show()
    plain = made.tile("a").grab().toImage()
    made.select("a")
    assert made.tile("a").font().bold()
    assert made.tile("a").grab().toImage() != plain
    assert made.tile("a").accessibleName() == "A"


@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_every_deck_back_and_felt_has_a_picture_of_its_own(qtbot: QtBot, dpr: float) -> None:
    pictures = [
        *(samples.deck_sample(deck, "latin", samples.DECK, dpr) for deck in decks()),
        *(samples.back_sample("russian", back, samples.BACK, dpr) for back in backs() if back != "own"),
        *(samples.felt_sample(felt, Scheme.LIGHT, samples.FELT, dpr) for felt in felt_names()),
    ]
    images = [picture.toImage() for picture in pictures]
    assert all(one != other for k, one in enumerate(images) for other in images[:k])
    assert all(not image.isNull() and image.devicePixelRatio() == dpr for image in images)


def test_the_options_offer_all_of_them_by_name(qtbot: QtBot) -> None:
    dialog = OptionsDialog(DEFAULTS.changed(felt="wood"), Page.APPEARANCE)
    qtbot.addWidget(dialog)
    by_deck, by_back, by_felt = dialog.findChildren(PictureChoice)
    assert (by_deck.value(), by_back.value(), by_felt.value()) == (DEFAULTS.deck, DEFAULTS.back, "wood")
    by_deck.tile("deco").click()
    by_back.tile("quiet").click()
    by_felt.tile("blue").click()
    mine = dialog.options
    assert (mine.deck, mine.back, mine.felt) == ("deco", "quiet", "blue")
    names = [option_texts.back_text(back) for back in backs()] + [option_texts.felt_text(f) for f in felt_names()]
    assert len(set(names)) == len(names)


def test_a_new_deck_is_called_by_its_folder() -> None:
    assert option_texts.deck_text("old-berlin") == "Old berlin"
