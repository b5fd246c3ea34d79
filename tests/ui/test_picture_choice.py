"""Decks, backs and felts are chosen by their pictures."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from shiboken6 import delete

from hearts_qt.store.options import DEFAULTS
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.table.svg_jobs import Style
from hearts_qt.ui.dialogs import option_texts, samples
from hearts_qt.ui.dialogs.option_looks import Preview
from hearts_qt.ui.dialogs.option_texts import Page
from hearts_qt.ui.dialogs.options import OptionsDialog
from hearts_qt.ui.dialogs.picture_choice import PictureChoice
from hearts_qt.ui.looks import appearance_of, backs, decks, felt_names

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.table.theme import Palette
    from hearts_qt.ui.dialogs.picture_choice import Drawing

SIZE = QSize(20, 28)


class Painter:
    """Draws plain pictures and remembers of which values; they change when told so."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.ink = 0

    def picture(self, value: str, size: QSize, dpr: float) -> Drawing:
        return partial(self.draw, value, self.ink if value != "c" else 0)

    def draw(self, value: str, ink: int) -> QImage:
        self.drawn.append(value)
        image = QImage(SIZE, QImage.Format.Format_RGB32)
        image.fill(ink)
        return image


def choice(qtbot: QtBot, painter: Painter | None = None, jobs: ManualJobExecutor | None = None) -> PictureChoice:
    picture = (painter or Painter()).picture
    made = PictureChoice(("a", "b", "c"), picture, SIZE, 2, named=True, jobs=jobs)
    made.set_names(str.upper)
    qtbot.addWidget(made)
    return made


def test_pictures_are_drawn_when_they_are_first_seen_and_when_they_change(qtbot: QtBot) -> None:
    painter = Painter()
    made = choice(qtbot, painter)
    made.draw_again()
    assert painter.drawn == []
    made.show()
    assert painter.drawn == ["a", "b", "c"]
    made.draw_again()
    assert painter.drawn == ["a", "b", "c"]
    painter.ink = 1
    made.draw_again()
    assert painter.drawn == ["a", "b", "c", "a", "b"]


def test_pictures_are_drawn_in_the_background_and_only_the_latest_are_shown(qtbot: QtBot) -> None:
    jobs, painter = ManualJobExecutor(), Painter()
    made = choice(qtbot, painter, jobs)
    made.show()
    assert painter.drawn == []
    painter.ink = 1
    made.draw_again()
    for _ in range(3):
        jobs.run_next()
    assert made.tile("a").icon().isNull()
    assert not made.tile("c").icon().isNull()
    jobs.drain()
    assert not made.tile("a").icon().isNull()


def test_a_choice_is_as_large_before_its_pictures_are_there(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    made = choice(qtbot, jobs=jobs)
    made.show()
    before = made.minimumSizeHint()
    assert before.width() >= 2 * SIZE.width()
    jobs.drain()
    assert made.minimumSizeHint() == before


def test_a_choice_that_is_gone_takes_no_picture(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    made = choice(qtbot, jobs=jobs)
    made.show()
    delete(made)
    jobs.drain()
    assert jobs.pending == 0


def test_one_more_value_can_be_offered_once(qtbot: QtBot) -> None:
    made = choice(qtbot)
    made.offer("d")
    made.offer("d")
    made.select("d")
    assert made.value() == "d"


def test_a_click_or_the_space_bar_chooses(qtbot: QtBot) -> None:
    made = choice(qtbot)
    made.show()
    made.select("a")
    chosen: list[str] = []
    made.chosen.connect(chosen.append)
    QTest.mouseClick(made.tile("b"), Qt.MouseButton.LeftButton)
    QTest.keyClick(made.tile("c"), Qt.Key.Key_Space)
    assert (chosen, made.value()) == (["b", "c"], "c")


def test_a_value_that_is_not_offered_leaves_nothing_chosen(qtbot: QtBot) -> None:
    made = choice(qtbot)
    made.select("a")
    made.select("gone")
    assert made.value() is None
    made.select("b")
    assert made.value() == "b"


def test_the_chosen_one_shows_by_shape_and_weight(qtbot: QtBot) -> None:
    made = choice(qtbot)
    made.show()
    plain = made.tile("a").grab().toImage()
    made.select("a")
    assert made.tile("a").font().bold()
    assert made.tile("a").grab().toImage() != plain
    assert made.tile("a").accessibleName() == "A"


def palette_of(felt: str) -> Palette:
    return appearance_of(DEFAULTS.changed(felt=felt), "en").palette


@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_every_deck_back_and_felt_has_a_picture_of_its_own(qtbot: QtBot, dpr: float) -> None:
    images = [
        *(samples.deck_sample(Style(deck), samples.DECK, dpr) for deck in decks()),
        *(samples.back_sample(Style("russian", back), samples.BACK_SIZE, dpr) for back in backs()[1:]),
        *(samples.cloth_sample(palette_of(felt), None, samples.FELT, dpr) for felt in felt_names()),
    ]
    assert all(one != other for k, one in enumerate(images) for other in images[:k])
    assert all(not image.isNull() and image.devicePixelRatio() == dpr for image in images)


def test_the_options_offer_all_of_them_by_name(qtbot: QtBot) -> None:
    dialog = OptionsDialog(DEFAULTS.changed(felt="wood"), Page.APPEARANCE)
    qtbot.addWidget(dialog)
    by_name = {choice.accessibleName(): choice for choice in dialog.findChildren(PictureChoice)}
    by_deck, by_back, by_felt = by_name["Deck"], by_name["Back"], by_name["Felt"]
    assert (by_deck.value(), by_back.value(), by_felt.value()) == (DEFAULTS.deck, DEFAULTS.back, "wood")
    by_deck.tile("deco").click()
    by_back.tile("quiet").click()
    by_felt.tile("blue").click()
    mine = dialog.options
    assert (mine.deck, mine.back, mine.felt) == ("deco", "quiet", "blue")
    names = [option_texts.back_text(back) for back in backs()] + [option_texts.felt_text(f) for f in felt_names()]
    assert len(set(names)) == len(names)


def shown_preview(dialog: OptionsDialog) -> Preview:
    return next(preview for preview in dialog.findChildren(Preview) if preview.isVisible())


def test_the_cards_of_the_options_look_as_they_would_on_the_table(qtbot: QtBot) -> None:
    dialog = OptionsDialog(DEFAULTS, Page.APPEARANCE)
    qtbot.addWidget(dialog)
    dialog.show()
    preview = shown_preview(dialog)
    assert preview.accessibleName()
    seen = [preview.pixmap().toImage()]
    for change in ({"large_indices": True}, {"four_colours": True}, {"deck": "deco"}, {"felt": "blue"}):
        dialog.change(**change)
        seen.append(preview.pixmap().toImage())
    assert all(one != other for k, one in enumerate(seen) for other in seen[:k])


def test_a_preview_waits_for_the_background_and_shows_only_the_latest(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    dialog = OptionsDialog(DEFAULTS, Page.APPEARANCE, jobs=jobs)
    qtbot.addWidget(dialog)
    dialog.show()
    jobs.drain()
    preview = shown_preview(dialog)
    old = preview.pixmap().toImage()
    dialog.change(four_colours=True)
    assert preview.pixmap().toImage() == old
    jobs.drain()
    assert preview.pixmap().toImage() != old


def test_a_new_deck_is_called_by_its_folder() -> None:
    assert option_texts.deck_text("old-berlin") == "Old berlin"
